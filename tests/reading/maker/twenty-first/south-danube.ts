/** Seldom papers of Hungary and Romania: a chamber's call for its fee, a caterer's last bill of a feast, a broker at the customs, a town's receipt, a store of furniture. */
import { escaped, line, onTop, several, sumOf, wares, within, type Line } from '../eighth/kit'
import { hu, ro } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { byHand, cutTo } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { settled } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, dotted, part } from '../nineteenth/kit'
import { registered, titled } from '../nineteenth/north-kit'
import { dayOff } from '../nineteenth/west-kit'
import { across, lawful } from '../seventeenth/kit'
import { cells, formed, tally } from '../thirteenth/kit'
import { headed, say, windowed } from '../twelfth/kit'
import { wholes } from '../twentieth/east-and-north-kit'

export const huPapers: Papers = {
  /** A chamber or union asks its members for a year's fee: a letter with a call for payment that is no bill yet, no tax, a table of what it is for. */
  'tagdij-dijbekero': paper(
    hu,
    'YYYY.MM.DD.|YYYY. month D.|YYYY-MM-DD',
    'book plain slab',
    'Dél-Alföldi Kézműves Kamara;Kossuth Lajos sugárút 9.;6722 Szeged|MAGYAR SÜTŐIPARI SZÖVETSÉG;Attila út 34.;1013 Budapest|Észak-Dunántúli Borászok Egyesülete;Fő tér 2.;9021 Győr',
    'HU',
    (pen, firm, to) => {
      const year = pen.date.getUTCFullYear()
      const sums = within([
        line(`Éves tagdíj ${year}`, pen.whole(12, 90) * 100_000),
        ...(pen.chance(0.5) ? [line('Szaklap előfizetés', pen.whole(6, 18) * 100_000)] : []),
        ...(pen.chance(0.4) ? [line('Regisztrációs díj', 500_000)] : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, 'D-2026/####|DB26-#####|TD/###/2026')),
        pen.after(pen.pick([15, 30])),
      ]
      return [
        `<div style="text-align:center;border-bottom:0.5mm solid #14532d;padding-bottom:3mm"><div style="font-size:17pt;color:#14532d">${escaped(firm.name)}</div>${place(firm).replace('<br>', ' · ')} · Adószám: ${taxNumber(pen, 'HU').replace('-2-42', '-1-41')} · Tel.: ${pen.digits('+36 ## ###-###')}</div>${part('margin:12mm 0 8mm', who(to))}<p style="text-align:right">${escaped((firm.address[1] ?? '').slice(5))}, ${pen.day()}</p><p><b>Tárgy: Díjbekérő – ${year}. évi tagdíj</b></p><p>Tisztelt Tagunk!</p><p>Nyilvántartásunk szerint az alábbi tételek esedékesek. Kérjük, hogy az összeget ${pen.day(due)} napjáig szíveskedjen átutalni. A számlát a befizetést követően állítjuk ki.</p>${formed(
          [
            ['Díjbekérő sorszáma', number],
            ['Tagsági szám', pen.digits('######')],
            ['Fizetési határidő', pen.day(due)],
            ['Bankszámlaszám', pen.digits('10918001-########-########')],
          ],
          2,
        )}${cells('lr', 'Megnevezés|Összeg', linesAs(pen, sums.lines, 'tA'), 'lined')}<div style="text-align:right;font-size:13pt">Fizetendő összesen: <b>${pen.money(sums.total)}</b></div><p>A tagdíj az áfa hatályán kívül esik. A közleményben kérjük feltüntetni: <b>${number}</b></p><p style="margin-top:16mm;width:70mm;text-align:center;margin-left:auto">${say(pen, 'Dr. Szilágyi Ernő|Pintér Judit')}<br>titkár</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A caterer's last bill of a feast: food at a low rate, the hall and drinks at the high one, the bill for money ahead taken off in the list with its number. */
  'rendezveny-vegszamla': paper(
    hu,
    'YYYY.MM.DD.|YYYY-MM-DD|YYYY. MM. DD.',
    'plain narrow wide',
    'Rózsakert Rendezvényház;Tópart sétány 12.;8230 Balatonfüred;Rózsakert Vendéglátó Kft.|FEHÉR ABROSZ CATERING KFT.;Raktár u. 8.;2040 Budaörs|Pajta Esküvőhelyszín;Külterület 044/3.;2022 Tahitótfalu;Dunakanyar Pajta Bt.',
    'HU',
    (pen, firm, to) => {
      const guests = pen.whole(30, 140)
      const all = [
        several('Svédasztalos vacsora, fő', guests, pen.whole(72, 165) * 10_000, 5),
        several('Italcsomag, fő', guests, pen.whole(35, 78) * 10_000, 27),
        line('Terembérlet', pen.whole(12, 60) * 1_000_000, 27),
        ...(pen.chance(0.5) ? [line('Dekoráció, terítés', pen.whole(8, 30) * 500_000, 27)] : []),
        ...(pen.chance(0.4) ? [line('Torta, 4 emeletes', pen.whole(5, 14) * 1_000_000, 27)] : []),
      ]
      const bill = pen.digits('E-2026/##')
      const ahead = line(`Előleg (${bill})`, -Math.round(sumOf(all) / 5_000_000) * 1_000_000, 27)
      const sums = wholes([...all, ahead])
      const [number, due] = [pen.digits(say(pen, '2026/00###|RK-26-####|V26/###')), pen.after(8)]
      return [
        `<table class="t"><tr><td style="width:50%"><b style="font-size:15pt;color:#9d174d">${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>Adószám: ${taxNumber(pen, 'HU')}<br>Bank: ${pen.digits('11600006-00000000-########')}</td><td class="r" style="white-space:normal"><b style="font-size:15pt">VÉGSZÁMLA</b><br>Sorszám: ${number}</td></tr></table><div style="background:#fdf2f8;padding:3mm;margin:4mm 0"><span class="tiny">Vevő</span><br>${who(to, ', ')}<br>Adószám: ${taxNumber(pen, 'HU')}</div>${headed(
          [
            ['Kelt', pen.day()],
            ['Teljesítés', dayOff(pen, -pen.whole(1, 5))],
            ['Fizetési határidő', pen.day(due)],
            ['Fizetési mód', 'átutalás'],
          ],
        )}<p>Rendezvény: ${say(pen, 'esküvő|céges karácsony|születésnapi ebéd|évzáró rendezvény')}, ${guests} fő</p>${grid('ruled', 'lrrrr', 'Megnevezés|Menny.|Nettó egységár|ÁFA|Nettó érték', linesAs(pen, sums.lines, 'tqura'))}<div class="cols"><div>${grid('boxy tiny', 'rrrr', 'ÁFA kulcs|Nettó|ÁFA|Bruttó', ratesAs(pen, sums.shares, 'rnvg'))}</div><div style="flex:0 0 70mm">${tally(sumsAs(pen, sums, 'NVT', 'Nettó összesen|ÁFA összesen|Fizetendő'))}</div></div><p class="tiny">A számla az előlegszámlával együtt érvényes. Köszönjük, hogy minket választottak!</p><div class="foot tiny mid">${legal(firm)} · cégjegyzékszám ${pen.digits('##-09-######')} · 1 / 1 oldal</div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),
}

export const roPapers: Papers = {
  /** A broker at the customs: its own fee with tax, below that duty and tax of import that it paid for the buyer, with the declaration's long number. */
  'comisionar-vamal': paper(
    { ...ro, money: '# lei' },
    'DD.MM.YYYY|DD/MM/YYYY|D month YYYY',
    'narrow plain light',
    'Vama Expres Logistic SRL;Șos. Portului 12;900900 Constanța|TRANSDECLAR;Calea Aradului 90;300645 Timișoara;Transdeclar Comisionari SRL|Euroborder Customs S.R.L.;Bd. Republicii 3;710217 Botoșani',
    'RO',
    (pen, firm, to) => {
      const own: Line[] = [
        line('Comision vamal declarație import', pen.whole(12, 45) * 1000, 21),
        ...(pen.chance(0.6)
          ? [several('Poziții tarifare suplimentare', pen.whole(1, 6), 3500, 21)]
          : []),
        ...(pen.chance(0.5) ? [line('Depozitare temporară', pen.whole(6, 30) * 1000, 21)] : []),
      ]
      const value = pen.whole(60, 900) * 10_000
      const duty = Math.round((value * pen.pick([2.7, 4.5, 6.5])) / 10_000) * 100
      const paid = [
        line('Taxe vamale achitate în numele clientului', duty),
        line('TVA import achitată în vamă', Math.round(((value + duty) * 0.21) / 100) * 100),
      ].slice(0, pen.pick([1, 2, 2]))
      const sums = onTop([...own, ...paid])
      const [series, serial] = [
        pen.digits(say(pen, 'VEL|TD|CV')),
        pen.digits(say(pen, '0###|26###|1####')),
      ]
      const due = pen.after(pen.pick([0, 5, 10]))
      const { tax } = registered(pen, 'RO')
      return [
        `<div style="background:#1e293b;color:#fff;padding:4mm 6mm;margin:-14mm -18mm 6mm;display:flex;justify-content:space-between"><b style="font-size:16pt">${escaped(firm.name)}</b><span class="r">FACTURĂ FISCALĂ<br>Seria ${series} Nr. ${serial}</span></div>${beside('1fr 1fr', `${legal(firm)}<br>${place(firm)}<br>C.I.F. ${tax}<br>Reg. Com. ${pen.digits('J##/###/20##')}`, `<div class="boxed">Cumpărător<br>${who(to)}<br>C.I.F. ${taxNumber(pen, 'RO')}</div>`)}${told(
          [
            ['Data facturii', pen.day()],
            ['Termen de plată', pen.day(due)],
            ['MRN declarație', pen.digits('26ROCT#######@#####@#')],
            ['Valoare în vamă', pen.money(value)],
            [
              'Mărfuri / origine',
              say(pen, 'piese mașini / Turcia|textile / China|scule / Elveția'),
            ],
          ],
          'margin:5mm 0',
        )}${titled('A. Servicii proprii', grid('', 'lrrrr', 'Denumire|Cant.|Preț|TVA|Valoare', linesAs(pen, own, 'tqura')))}${titled('B. Sume decontate în numele și pe contul clientului (fără TVA)', grid('', 'lr', '', linesAs(pen, paid, 'ta')))}${cells(
          'rrrr',
          'Bază 21%|TVA 21%|Sume decontate|TOTAL DE PLATĂ',
          [
            [
              pen.plain(sumOf(own)),
              pen.plain(sums.vat),
              pen.plain(sumOf(paid)),
              pen.money(sums.total),
            ],
          ],
          'boxed',
        )}<p>IBAN ${iban(pen, 'RO')} ${say(pen, 'Banca Transilvania|BCR|Raiffeisen')}</p><div class="foot tiny">Anexe: declarația vamală, dovada plății drepturilor de import.</div>`,
        {
          sums,
          documentNumber: `${series} ${serial}`,
          otherNumbers: [serial, `${series}${serial}`, `${series}-${serial}`],
          due,
        },
      ]
    },
    '2025-08-01',
  ),

  /** A town's receipt for local taxes on a slip of a third of a page: county and town at the top, what was paid by kind, from whom, a series and a number; no tax. */
  'chitanta-primarie': paper(
    { ...ro, money: '# lei', group: '' },
    'DD.MM.YYYY|DD-MM-YYYY|DD/MM/YYYY',
    'plain needle narrow',
    'Primăria Municipiului Sfânta Ana;Piața Unirii 1;445100 Sfânta Ana;Municipiul Sfânta Ana|COMUNA VALEA TEIULUI;Str. Principală 210;737555 Valea Teiului;Primăria Comunei Valea Teiului|Orașul Bistra de Jos;Str. Avram Iancu 4;515200 Bistra de Jos;Direcția de Impozite și Taxe Bistra de Jos',
    'RO',
    (pen, firm, to) => {
      const kinds = [
        ['Impozit clădiri PJ', 12_000, 190_000],
        ['Impozit teren', 3000, 38_000],
        ['Impozit mijloace de transport', 9000, 96_000],
        ['Taxă salubrizare', 4800, 32_000],
        ['Taxă firmă și reclamă', 2500, 18_000],
      ] as const
      const sums = within(
        pen.random
          .shuffled(kinds)
          .slice(0, pen.whole(1, 4))
          .map(([text, least, most]) => line(text, Math.round(pen.whole(least, most) / 100) * 100)),
      )
      const [series, serial] = [pen.digits(say(pen, 'SA|VTX|BJ26')), pen.digits('00#####')]
      return [
        `<div class="sides"><div>ROMÂNIA<br>Județul ${say(pen, 'Satu Mare|Neamț|Alba')}<br><b>${escaped(firm.name)}</b><br>${firm.also.map(escaped).join('')}<br>${place(firm, ', ')}<br>Cod fiscal ${pen.digits('4######')}</div><div class="boxed mid"><b>CHITANȚĂ</b><br>pentru creanțe ale bugetului local<br>Seria ${series} Nr. ${serial}<br>Data ${pen.day()} ora ${pen.clock()}</div></div><p style="margin-top:4mm">Am primit de la <b>${escaped(to.name)}</b>, CUI ${pen.digits('########')}, cu domiciliul fiscal în ${place(to, ', ')}, rol nr. ${pen.digits('####')}, următoarele sume:</p>${grid(
          'boxy tiny',
          'clrrr',
          'Nr.|Denumirea creanței|Debit curent|Majorări|Total',
          [
            ...linesAs(pen, sums.lines, 'ta').map(([text = '', amount = ''], at) => [
              String(at + 1),
              text,
              amount,
              pen.plain(0),
              amount,
            ]),
            ['', 'TOTAL', '', '', pen.money(sums.total)],
          ],
        )}<p>Modalitate de plată: ${say(pen, 'POS|numerar|card online Ghișeul.ro')}. Operator: ${byHand(say(pen, 'Moldovan I.|Rusu A.'))}</p>`,
        {
          sums,
          documentNumber: `${series} ${serial}`,
          otherNumbers: [serial, `${series}${serial}`],
          ...settled,
        },
        cutTo(210, 148, 11),
      ]
    },
  ),

  /** A place to store furniture: two months ahead, a key's deposit apart, a window for the address with the sender in a small line, sums in a table's foot, facts across the foot. */
  depozitare: paper(
    { ...ro, money: '# RON' },
    'DD.MM.YYYY|YYYY-MM-DD',
    'wide light plain',
    'CutiaMea Self Storage;Bd. Preciziei 24;062203 București;Box Urban Depozitare SRL|DEPOZIT PE CHEIE;Str. Traian Vuia 208;400397 Cluj-Napoca;Cheia Storage SRL|Mutări & Depozit Anton SRL;Str. Calea Națională 61;710010 Botoșani',
    'RO',
    (pen, firm, to) => {
      const size = pen.pick([3, 5, 8, 12])
      const sums = onTop([
        several(
          `Chirie boxă ${size} mp, lună`,
          pen.pick([1, 2, 3, 6]),
          size * pen.whole(55, 82) * 100,
          21,
        ),
        ...(pen.chance(0.5) ? [line('Transport și manipulare', pen.whole(30, 95) * 1000, 21)] : []),
        ...pen.buy(
          wares('Cutie carton 60 x 40;6;11;21|Folie cu bule, rolă;28;54;21|Lacăt;35;60;21'),
          { count: [0, 2], most: 10, step: 50 },
        ).lines,
      ])
      const [number, due] = [
        pen.digits(say(pen, 'BUD26####|DPC-####|MD0####')),
        pen.after(pen.pick([5, 10])),
      ]
      const { tax } = registered(pen, 'RO')
      return [
        `${windowed(firm, to)}<div class="at" style="right:18mm;top:14mm;text-align:right"><b style="font-size:15pt;color:#c2410c">${escaped(firm.name)}</b></div><h1 style="font-weight:normal">Factura ${number}</h1>${beside(
          '1fr 1fr',
          dotted([
            ['Emisă la', pen.day()],
            ['Scadentă la', pen.day(due)],
          ]),
          dotted([
            ['Contract', pen.digits('C-####/2026')],
            ['Boxa', pen.digits('@-##')],
          ]),
        )}${grid('ruled', 'lrrrr', 'Serviciu|Cantitate|Preț unitar|Cotă|Total fără TVA', linesAs(pen, sums.lines, 'tqura'))}${facts([...sumsAs(pen, sums, 'nv', 'Total fără TVA|TVA'), ['De plată', pen.money(sums.total)]], 'margin-left:auto;border:0.3mm solid #c2410c')}<p class="tiny" style="margin-top:8mm">Garanția pentru cheie, ${pen.money(10_000)}, se restituie la încetarea contractului și nu face parte din prezenta factură. La întârziere de peste 15 zile accesul se suspendă.</p><div class="foot">${across(
          [
            [lawful(firm), ...firm.address],
            [`CUI ${tax}`, `Nr. înreg. ${pen.digits('J40/####/2019')}`],
            [`IBAN ${iban(pen, 'RO')}`, 'ING Bank'],
          ],
        )}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    '2025-08-01',
  ),
}
