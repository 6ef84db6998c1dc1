/** Everyday papers of Romania, Croatia, Greece and Lithuania: a chemist's till, bills of the countries' usual programs. */
import { escaped, onTop, wares, within } from '../eighth/kit'
import { ro } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { facts, gr, grid, hr, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban } from '../ninth/numbers'
import { beside, part, ribbon } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { formed, tally } from '../thirteenth/kit'
import { lt, say } from '../twelfth/kit'

export const roPapers: Papers = {
  /** A fiscal receipt: counts above goods, letters of rates, tax by letter, the buyer's code, the number among the machine's. */
  bonfiscal: slip(
    {
      shops:
        'FARMACIA ARNICA VERDE;STR. REPUBLICII 45;550012 SIBIU;S.C. ARNICA FARM S.R.L.|MAGAZIN LA DOI PAȘI;BD. TRAIAN 12;810151 BRĂILA;S.C. DOI PAȘI COM S.R.L.|DEPOZIT CASA NOUĂ;ȘOS. ALBA IULIA 201;550310 SIBIU;S.C. CASA NOUĂ CONSTRUCT S.R.L.|PAPETĂRIA OFFICE POINT;STR. HOREA 30;400275 CLUJ-NAPOCA;S.C. OFFICE POINT DISTRIB S.R.L.',
      notation: { ...ro, group: '' },
      days: 'DD.MM.YYYY|DD-MM-YYYY|DD/MM/YYYY',
      since: '2025-08-01',
    },
    60,
    (pen, shop) => {
      const goods = pen.buy(
        wares(
          'PARACETAMOL 500MG;6.5;11.9;11|VITAMINA C 1000;18.9;34.5;11|APA PLATA 2L;3.2;5.1;11|PAINE FELIATA;5.9;8.9;11|CAFEA MACINATA 250G;17.9;29.9;11|SAPUN LICHID;8.9;15.9;21|HARTIE COPIATOR A4;21.9;29.9;21|BEC LED 10W;9.9;18.9;21|BANDA ADEZIVA;4.5;11.9;21|SURUBURI SET 100;14.9;29.9;21|DOSAR PLASTIC;1.9;3.9;21',
        ),
        { count: [2, 7], most: 5, step: 10, isGross: true },
      )
      const sums = within(goods.lines)
      const mark = (rate: number) => (rate === 21 ? 'A' : 'B')
      const number = pen.digits(say(pen, '00##|0###|#####'))
      const { tax } = registered(pen, 'RO')
      return [
        typed(
          60,
          34,
          `
          ^${shop.also[0] ?? ''}
          ^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          ^COD FISCAL: ${tax}
          ${pen.chance(0.6) ? `CIF CLIENT:|RO${pen.digits('########')}` : ''}
          ^LEI
          ${each(sums.lines, (one) => `${one.quantity},000 BUC X ${pen.plain(one.unit)}\n${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}`)}
          =-
          !TOTAL LEI|${pen.plain(sums.total)}
          ${each(sums.shares, (one) => `TVA ${mark(one.rate)} - ${one.rate}%|${pen.plain(one.vat)}`)}
          TOTAL TVA|${pen.plain(sums.vat)}
          =-
          ${say(pen, 'CARD|NUMERAR')}|${pen.plain(sums.total)}
          CASIER: ${say(pen, 'MIHAELA|OP 03|IONUT')}
          ${set([`Z: ${pen.digits('0###')}`, `BF: ${number}`], [17, -17])}
          DATA: ${pen.day()}|ORA: ${pen.clock()}
          ID UNIC: ${pen.digits('##########')}
          ^BON FISCAL
          ^${pen.digits('DB ##########')}
          ^VA MULTUMIM!
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** As the programs on the web print it: supplier and buyer at the edges, series and number in a box between, numbered columns, signatures and the sum in the table's foot. */
  factura: paper(
    ro,
    'DD.MM.YYYY|DD/MM/YYYY',
    'plain narrow',
    'Clean Expert Service SRL;Str. Aviatorilor 8;300221 Timișoara|DIGITAL CRAFT STUDIO SRL;Calea Dorobanți 102;010575 București|Popescu Andrei PFA;Str. Morii 5;110040 Pitești|CONTAPLUS;Str. Lăpușneanu 14;700057 Iași;Contaplus Consulting SRL',
    'RO',
    (pen, firm, to) => {
      const { lines } = pen.buy(
        wares(
          'Servicii conform contract;350;2900;21|Abonament lunar;180;950;21|Manoperă;90;180;21|Deplasare;60;240;21|Materiale;40;760;21|Consultanță;150;390;21',
        ),
        { count: [1, 4], most: 8, step: 100 },
      )
      const sums = onTop(lines)
      const [series, serial] = [
        pen.digits(say(pen, '@@@|@@|FCT')),
        pen.digits(say(pen, '00##|0###|1##')),
      ]
      const due = pen.after(pen.pick([7, 15, 30]))
      const { tax } = registered(pen, 'RO')
      return [
        `<div style="display:grid;grid-template-columns:1fr 46mm 1fr;gap:4mm"><div><b>Furnizor:</b> ${legal(firm)}<br>${firm.also.length > 0 ? `<b>${escaped(firm.name)}</b><br>` : ''}Reg. com.: ${pen.digits('J##/####/201#')}<br>CIF: ${tax}<br>Adresa: ${place(firm, ', ')}<br>IBAN: ${iban(pen, 'RO')}<br>Banca: ${say(pen, 'Banca Transilvania|BRD|ING Bank')}<br>Capital social: 200 lei</div><div class="mid"><div style="font-size:17pt;margin-bottom:3mm"><b>FACTURA</b></div><div style="border:0.3mm solid #333;padding:2mm">Seria ${series} nr. ${serial}<br>Data: ${pen.day()}<br>Scadența: ${pen.day(due)}<br>Cota TVA: 21%</div></div><div><b>Client:</b> ${escaped(to.name)}<br>Reg. com.: ${pen.digits('J##/####/201#')}<br>CIF: ${pen.digits('RO########')}<br>Adresa: ${place(to, ', ')}<br>Țara: România</div></div>${grid(
          'boxy',
          'cllrrrr',
          'Nr. crt.|Denumirea produselor sau a serviciilor|U.M.|Cant.|Preț unitar (fără TVA) - Lei -|Valoarea - Lei -|Valoarea TVA - Lei -',
          [
            ['0', '1', '2', '3', '4', '5 (3x4)', '6'],
            ...linesAs(pen, sums.lines, 'tqua').map(([t = '', q = '', u = '', a = ''], at) => [
              String(at + 1),
              t,
              t === 'Manoperă' || t === 'Consultanță' ? 'ore' : 'buc',
              q,
              u,
              a,
              pen.plain(((sums.lines[at]?.amount ?? 0) * 21) / 100),
            ]),
          ],
        )}<table class="t boxy"><tr><td rowspan="2" style="width:42mm" class="tiny">Semnătura și ștampila furnizorului</td><td rowspan="2" class="tiny">Date privind expediția<br>Numele delegatului: ${say(pen, 'Ionescu Radu|Marin Elena|-')}<br>Întocmit de: ${say(pen, 'Stan Ioana|Dobre Paul')}</td><td>Total</td><td class="r">${pen.plain(sums.net)}</td><td class="r">${pen.plain(sums.vat)}</td></tr><tr><td><b>Total plată</b></td><td colspan="2" class="r"><b>${pen.money(sums.total)}</b></td></tr></table><p class="tiny">Factura circulă fără semnătură și ștampilă conform art. 319 alin. 29 din Legea 227/2015.</p><div class="foot tiny right">Pagina 1 din 1</div>`,
        {
          sums,
          documentNumber: `${series} ${serial}`,
          otherNumbers: [serial, `${series}${serial}`, `${series}-${serial}`],
          due,
        },
        '.t :is(td, th).r { white-space: normal; }',
      ]
    },
    '2025-08-01',
  ),
}

export const hrPapers: Papers = {
  /** Of a small firm: hour of issue, a number of three parts, who runs the till, codes of the tax office and a scan code for the bank. */
  racun: paper(
    hr,
    'DD.MM.YYYY.|D. M. YYYY.',
    'plain wide',
    'Instal-Grijanje d.o.o.;Vukovarska 58;31000 Osijek|OBRT „ČISTI DOM“;Kralja Zvonimira 12;47000 Karlovac;Čisti dom, obrt za čišćenje, vl. Ivana Matić|Knjigovodstvo Bilanca j.d.o.o.;Dubrovačka 3;21000 Split|TISAK I DIZAJN KVADRAT;Ilica 210;10000 Zagreb;Kvadrat grafika d.o.o.',
    'HR',
    (pen, firm, to) => {
      const { lines } = pen.buy(
        wares(
          'Usluga prema ugovoru;80;520;25|Radni sat;22;45;25|Materijal;15;340;25|Mjesečna naknada;60;240;25|Dolazak na teren;15;40;25|Potrošni materijal;8;60;25',
        ),
        { count: [1, 5], most: 8, step: 50 },
      )
      const sums = onTop(lines)
      const number = pen.digits(say(pen, '##-1-1|1##/P1/1|###-VP1-1'))
      const due = pen.after(pen.pick([8, 15, 30]))
      return [
        `<div style="text-align:center;border-bottom:0.4mm solid #0f172a;padding-bottom:3mm"><b style="font-size:15pt">${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm, ', ')].join('<br>')}<br>OIB: ${pen.digits('###########')} &nbsp; IBAN: ${pen.digits('HR## 2360 0001 1### #### #')}</div><div class="sides" style="margin-top:9mm"><div style="width:80mm;border-left:1mm solid #94a3b8;padding-left:4mm">${who(to)}<br>OIB: ${pen.digits('###########')}</div>${told(
          [
            ['Mjesto izdavanja:', (firm.address[1] ?? '').slice(6)],
            ['Datum i vrijeme:', `${pen.day()} ${pen.clock()}`],
            ['Datum isporuke:', pen.day(pen.after(-1))],
            ['Dospijeće:', pen.day(due)],
          ],
        )}</div><h1 style="font-size:14pt;margin:9mm 0 2mm">Račun br. ${number}</h1>${grid(
          'ruled',
          'rlrrrr',
          'R.br.|Opis|Količina|Cijena|PDV|Iznos',
          linesAs(pen, sums.lines, 'tqura').map((cells, at) => [`${at + 1}.`, ...cells]),
        )}${tally([
          ['Osnovica', pen.money(sums.net)],
          ['PDV 25%', pen.money(sums.vat)],
          ['Ukupno za platiti', pen.money(sums.total)],
        ])}${beside(
          '34mm 1fr',
          code(pen, 28),
          `<p>Način plaćanja: transakcijski račun<br>Model i poziv na broj: HR00 ${number.replaceAll('/', '-')}<br>Operater: ${say(pen, 'Ivana M.|Marko|OP1')}</p>${pen.chance(0.5) ? `<p class="tiny">ZKI: ${pen.digits('a#c#f##e#b##d####a##c##f#e##b#d#')}<br>JIR: ${pen.digits('########-#c##-4a##-b###-############')}</p>` : '<p class="tiny">Račun je izdan elektroničkim putem i pravovaljan je bez žiga i potpisa.</p>'}`,
        )}<div class="foot tiny mid">${say(pen, 'Sud upisa: Trgovački sud, MBS ' + pen.digits('0########') + ', temeljni kapital 2.500,00 € uplaćen u cijelosti|Obračun prema naplaćenim naknadama: NE')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const grPapers: Papers = {
  /** Of the tax office's own form of data: kind, series, number, day and hour in a row of boxes, the buyer's facts, codes and columns of tax, a mark and a code to scan. */
  timologio: paper(
    gr,
    'DD/MM/YYYY|D/M/YYYY',
    'plain narrow',
    'ΗΛΕΚΤΡΟΤΕΧΝΙΚΗ ΒΟΛΟΥ Ο.Ε.;ΙΑΣΟΝΟΣ 74;38221 ΒΟΛΟΣ|ΧΑΡΤΙΚΑ ΑΤΤΙΚΗΣ;ΛΕΩΦ. ΑΘΗΝΩΝ 215;12461 ΧΑΪΔΑΡΙ;ΧΑΡΤΙΚΑ ΑΤΤΙΚΗΣ ΜΟΝ. Ι.Κ.Ε.|ΠΑΠΑΔΑΚΗΣ ΝΙΚΟΛΑΟΣ;25ης ΑΥΓΟΥΣΤΟΥ 18;71202 ΗΡΑΚΛΕΙΟ|CLEAN LINE;ΤΣΙΜΙΣΚΗ 109;54622 ΘΕΣΣΑΛΟΝΙΚΗ;ΥΠΗΡΕΣΙΕΣ ΚΑΘΑΡΙΣΜΟΥ CLEAN LINE Α.Ε.',
    'GR',
    (pen, firm, to) => {
      const isService = firm.name === 'CLEAN LINE'
      const { lines } = pen.buy(
        wares(
          isService
            ? 'ΚΑΘΑΡΙΣΜΟΣ ΓΡΑΦΕΙΩΝ;180;420;24|ΚΑΘΑΡΙΣΜΟΣ ΤΖΑΜΙΩΝ;60;140;24|ΥΛΙΚΑ ΚΑΘΑΡΙΣΜΟΥ;15;70;24|ΑΠΟΛΥΜΑΝΣΗ ΧΩΡΩΝ;80;190;24'
            : 'ΧΑΡΤΙ Α4 ΚΟΥΤΙ 5 ΔΕΣΜ.;18;27;24|ΚΑΘΑΡΙΣΤΙΚΟ 4L;7;14;24|ΛΑΜΠΑ LED 12W;3;7;24|ΚΑΛΩΔΙΟ 3X1,5 100M;48;79;24|ΧΑΡΤΟΠΕΤΣΕΤΕΣ 12Χ;9;19;24|ΤΟΝΕΡ ΜΑΥΡΟ;32;74;24',
        ),
        { count: [1, isService ? 3 : 6], most: isService ? 2 : 10, step: 10 },
      )
      const sums = onTop(lines)
      const number = pen.digits(say(pen, '###|1###|000###'))
      const kind = isService ? 'ΤΙΜΟΛΟΓΙΟ ΠΑΡΟΧΗΣ ΥΠΗΡΕΣΙΩΝ' : 'ΤΙΜΟΛΟΓΙΟ ΠΩΛΗΣΗΣ'
      return [
        `<div class="sides"><div><b style="font-size:14pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${say(pen, 'ΕΜΠΟΡΙΟ – ΥΠΗΡΕΣΙΕΣ|ΧΟΝΔΡΙΚΗ & ΛΙΑΝΙΚΗ').replace('&', '&amp;')}<br>${place(firm, ' – ')}<br>ΑΦΜ ${pen.digits('09#######')} ΔΟΥ ${(firm.address[1] ?? '').slice(6)}<br>ΤΗΛ ${pen.digits('2#########')} Γ.Ε.ΜΗ. ${pen.digits('############')}</div>${code(pen, 24)}</div>${grid('boxy', 'lcccc', 'ΕΙΔΟΣ ΠΑΡΑΣΤΑΤΙΚΟΥ|ΣΕΙΡΑ|ΑΡΙΘΜΟΣ|ΗΜΕΡΟΜΗΝΙΑ|ΩΡΑ', [[kind, say(pen, 'Α|ΤΠ|Β'), number, pen.day(), pen.clock()]])}${formed(
          [
            ['ΕΠΩΝΥΜΙΑ', to.name],
            ['ΑΦΜ', pen.digits('0########')],
            ['ΔΙΕΥΘΥΝΣΗ', to.address.join(', ')],
            ['ΔΟΥ', say(pen, 'Α΄ ΘΕΣΣΑΛΟΝΙΚΗΣ|ΠΕΙΡΑΙΑ')],
            ['ΤΡΟΠΟΣ ΠΛΗΡΩΜΗΣ', say(pen, 'ΕΠΙ ΠΙΣΤΩΣΕΙ|ΚΑΤΑΘΕΣΗ ΣΕ ΤΡΑΠΕΖΑ')],
            ['ΣΚΟΠΟΣ ΔΙΑΚΙΝΗΣΗΣ', isService ? '-' : 'ΠΩΛΗΣΗ'],
          ],
          2,
        )}${grid(
          'boxy',
          'llcrrrr',
          'ΚΩΔΙΚΟΣ|ΠΕΡΙΓΡΑΦΗ|ΜΜ|ΠΟΣ.|ΤΙΜΗ|ΦΠΑ %|ΑΞΙΑ',
          linesAs(pen, sums.lines, 'tqua').map(([t = '', q = '', u = '', a = '']) => [
            pen.digits('##-####'),
            t,
            'ΤΕΜ',
            q,
            u,
            '24',
            a,
          ]),
        )}<div class="at" style="left:18mm;right:18mm;bottom:20mm">${beside(
          '1fr 72mm',
          `${grid('boxy', 'rrr', 'ΦΠΑ %|ΚΑΘΑΡΗ ΑΞΙΑ|ΑΞΙΑ ΦΠΑ', ratesAs(pen, sums.shares, 'rnv'))}<p class="tiny">ΜΑΡΚ: ${pen.digits('4000#############')}<br>ΤΡΑΠΕΖΑ ${say(pen, 'ΠΕΙΡΑΙΩΣ|EUROBANK|ΕΘΝΙΚΗ')}: ${pen.digits('GR## 0### #### #### #### #### ###')}</p>`,
          tally(
            [
              ['ΚΑΘΑΡΗ ΑΞΙΑ', pen.plain(sums.net)],
              ['ΦΠΑ', pen.plain(sums.vat)],
              ['ΠΛΗΡΩΤΕΟ ΠΟΣΟ', pen.money(sums.total)],
            ],
            'margin:3mm 0 0 auto',
          ),
        )}</div><div class="foot tiny"><div class="sides"><span>Ο ΕΚΔΟΤΗΣ</span><span>Ο ΠΑΡΑΛΑΒΩΝ</span><span>Πάροχος ηλεκτρονικής τιμολόγησης</span></div></div>`,
        { sums, documentNumber: number, hasRates: true, due: null },
      ]
    },
  ),
}

export const ltPapers: Papers = {
  /** The usual form: the heading with series and number in the middle, seller and buyer with codes, sums below the list, by when to pay, who wrote it. */
  pvmsaskaita: paper(
    lt,
    'YYYY-MM-DD|YYYY.MM.DD|YYYY m. month D d.',
    'plain book',
    'UAB Švaros meistrai;Savanorių pr. 178;03154 Vilnius|MB „Kodo dirbtuvės“;Liepų g. 12;92138 Klaipėda|UAB „Baltijos kanceliarija“;Pramonės pr. 4;51329 Kaunas|TRANSLITA;Dubysos g. 25;91181 Klaipėda;UAB „Translita ir partneriai“',
    'LT',
    (pen, firm, to) => {
      const { lines } = pen.buy(
        wares(
          'Paslaugos pagal sutartį;90;780;21|Mėnesinis mokestis;45;260;21|Darbo valandos;22;48;21|Transporto paslaugos;35;420;21|Medžiagos;10;240;21|Kanceliarinės prekės;5;64;21',
        ),
        { count: [1, 5], most: 8, step: 50 },
      )
      const sums = onTop(lines)
      const [series, serial] = [
        pen.digits(say(pen, '@@@|SF|KD')),
        pen.digits(say(pen, '00###|26###|####')),
      ]
      const due = pen.after(pen.pick([10, 14, 30]))
      const side = (title: string, name: string, address: string) =>
        `<b>${title}</b><br>${name}<br>Įmonės kodas ${pen.digits('30#######')}<br>PVM mokėtojo kodas ${pen.digits('LT10#########')}<br>${address}`
      return [
        `<div class="mid"><b style="font-size:14pt">PVM SĄSKAITA FAKTŪRA</b><br><b>Serija ${series} Nr. ${serial}</b><br>${pen.day()}</div><div class="cols" style="margin-top:10mm"><div>${side('Pardavėjas', `<b>${escaped(firm.name)}</b>${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}`, place(firm, ', '))}<br>A. s. ${pen.digits('LT## 7300 0### #### ####')}<br>Bankas: ${say(pen, 'Swedbank|SEB bankas|Luminor')}</div><div>${side('Pirkėjas', `<b>${escaped(to.name)}</b>`, place(to, ', '))}</div></div><div style="margin-top:6mm">${grid(
          'boxy',
          'rllrrr',
          'Eil. Nr.|Prekės ar paslaugos pavadinimas|Mato vnt.|Kiekis|Kaina be PVM, Eur|Suma be PVM, Eur',
          linesAs(pen, sums.lines, 'tqua').map(([t = '', ...rest], at) => [
            String(at + 1),
            t,
            t === 'Darbo valandos' ? 'val.' : 'vnt.',
            ...rest,
          ]),
        )}</div>${facts(
          [
            ['Suma be PVM', pen.money(sums.net)],
            ['PVM 21 %', pen.money(sums.vat)],
            ['Bendra suma su PVM', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}${ribbon([
          ['Apmokėti iki', pen.day(due)],
          ['Mokėjimo paskirtis', `${series} ${serial}`],
        ])}${part('margin-top:16mm', `Sąskaitą išrašė: ${say(pen, 'vyr. buhalterė Rasa Petraitienė|direktorius Tomas Žukas|vadybininkė Eglė')} ______________________<br><br>Sąskaitą priėmė: ______________________`)}`,
        {
          sums,
          documentNumber: `${series} ${serial}`,
          otherNumbers: [serial, `${series}${serial}`, `${series}-${serial}`],
          due,
        },
      ]
    },
  ),
}
