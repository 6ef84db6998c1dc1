/** Everyday papers of Hungary, Romania, Luxembourg and Quebec: a restaurant's print, a bill in euros, an order on the web, an adviser of computers, a program's bill with two taxes. */
import { escaped, line, onTop, several, summed, wares } from '../eighth/kit'
import { fr, hu, quebec, ro } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { taxed } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, slip, tall, typed } from '../fifteenth/tills-kit'
import { settled } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part, ribbon } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { decimal, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { print } from '../twentieth/west-kit'
import { numbered, since, site, town } from './south-kit'

const forints = { ...hu, group: '.', money: '# Ft' }
const hungarianEuro = { ...hu, currency: 'EUR', money: '# EUR', isWhole: false }

export const huPapers: Papers = {
  /** A restaurant's print bound to the tax office: dishes and drinks by collector, a charge for service in percent, paid by card or cash, no tax told. */
  'nyugta-etterem': slip(
    {
      shops:
        'HALÁSZCSÁRDA A TISZÁHOZ;Tiszapart sétány 5.;6720 Szeged;Tisza Vendéglátó Kft.|Bisztró Kéknyelű;Városház tér 2.;8200 Veszprém;Kéknyelű Bisztró Kft.|PAPRIKA VENDÉGLŐ;Dózsa György út 72.;1071 Budapest;Paprika 2008 Bt.|Cukrászda Mignon;Fő tér 11.;7621 Pécs;Mignon Pécs Kft.',
      notation: forints,
      days: 'YYYY.MM.DD.|YYYY-MM-DD|YYYY.MM.DD',
      since,
    },
    60,
    (pen, shop) => {
      const eaten = pen.buy(
        wares(
          'HALÁSZLÉ;2690;3890;5|RÁNTOTT SZELET;3290;4490;5|NAPI MENÜ;2190;2990;5|GULYÁSLEVES;2190;2990;5|SOMLÓI GALUSKA;1590;2190;5|ESPRESSO;590;890;5|HÁZI LIMONÁDÉ;990;1490;5|CSAPOLT SÖR 0,5;990;1390;27|FRÖCCS 0,3;790;1190;27|PÁLINKA 4CL;1290;1890;27',
        ),
        { count: [2, 6], most: 3, step: 1000, isGross: true },
      ).lines
      const sum = eaten.reduce((all, { amount }) => all + amount, 0)
      const percent = pen.pick([0, 10, 12, 13])
      const service =
        percent > 0
          ? [line(`SZERVIZDÍJ ${percent}%`, Math.round((sum * percent) / 10_000) * 100, 5)]
          : []
      const sums = summed([...eaten, ...service], { isGross: true, discount: 0, unit: 100 })
      const number = pen.digits('####/00###')
      const collector = (rate: number) => (rate === 27 ? 'C00' : 'A00')
      return [
        typed(
          60,
          34,
          print(
            `^${shop.also[0] ?? ''}`,
            `!^${shop.name}`,
            `^${shop.address.toReversed().join(' ')}`,
            `^ADÓSZÁM: ${taxNumber(pen, 'HU')}`,
            '^NYUGTA',
            '=-',
            `ASZTAL: ${pen.whole(1, 30)}|PINCÉR: ${say(pen, 'ZOLI|ÁGI|MÁTÉ')}`,
            each(sums.lines, (one) =>
              print(
                `${collector(one.rate)} ${one.text}|${one.quantity > 1 ? '' : pen.money(one.amount)}`,
                one.quantity > 1 &&
                  `··${one.quantity} db x ${pen.plain(one.unit)}|${pen.money(one.amount)}`,
              ),
            ),
            '=-',
            `!ÖSSZESEN:|${pen.money(sums.total)}`,
            `BANKKÁRTYA|${pen.money(sums.total)}`,
            '=-',
            `NYUGTASZÁM:|${number}`,
            `${pen.day()}|${pen.clock()}`,
            `NAV ELLENŐRZŐ KÓD:|${pen.digits('@#@##')}`,
            `^AP ${pen.digits('Y########')}`,
            '^KÖSZÖNJÜK, HOGY NÁLUNK JÁRT!',
          ),
        ),
        { sums, vat: null, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A program on the web, made out in euros: two languages on one line, rates with the tax in forints as the law wants it, an account in euros, net to pay in a dark box. */
  'szamla-euro': paper(
    hungarianEuro,
    'YYYY-MM-DD|YYYY.MM.DD.',
    'plain light wide',
    'Danubio Kft.;Bécsi út 68.;1034 Budapest|Kovács Nóra e.v.;Arany János u. 6.;9400 Sopron|ALFÖLD SOFTWARE;Piac u. 45.;4025 Debrecen;Alföld Software Zrt.|Zenit Fordítóiroda;Király u. 20.;7621 Pécs;Zenit Lingua Bt.',
    'HU',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Szoftverfejlesztés / Development (óra);28;55;27|Havi támogatás / Support;180;490;27|Fordítás / Translation (oldal);14;24;27|Tanácsadás / Consulting (óra);45;80;27|Licencdíj / Licence fee;90;390;27',
          ),
          { count: [1, 3], most: 12, step: 50 },
        ).lines,
      )
      const rate = pen.whole(38_200, 41_500) / 100
      const number = numbered(pen, '2026-00####|SZ-2026-MM-###|E-DAN-2026-##')
      const due = pen.after(pen.pick([8, 15, 30]))
      const inForint = (cents: number) =>
        `${String(Math.round((cents * rate) / 100)).replace(/\B(?=(\d{3})+$)/g, '\u00A0')} HUF`
      return [
        `<div class="sides"><div style="font:bold 17pt 'DejaVu Sans'">${escaped(firm.name)}</div><div class="r"><b style="font-size:15pt">Számla / Invoice</b><br>${number}</div></div><div class="cols" style="margin:9mm 0"><div><span class="grey tiny">Kibocsátó / Supplier</span><br><b>${legal(firm)}</b><br>${place({ ...firm, address: firm.address.toReversed() })}<br>Adószám: ${taxNumber(pen, 'HU')}<br>Bank: ${say(pen, 'OTP Bank|K&H|Wise').replace('&', '&amp;')}, ${iban(pen, 'HU')}</div><div><span class="grey tiny">Vevő / Customer</span><br><b>${escaped(to.name)}</b><br>${place({ ...to, address: to.address.toReversed() })}<br>Adószám: ${taxNumber(pen, 'HU')}</div></div>${ribbon(
          [
            ['Kelt / Date', pen.day()],
            ['Teljesítés / Fulfilment', dayOff(pen, -pen.whole(0, 5))],
            ['Fizetési határidő / Due', pen.day(due)],
            ['Fizetés módja / Method', 'átutalás'],
          ],
          'border:0.2mm solid #999;padding:2mm 3mm',
        )}${grid(
          'ruled',
          'lrrrrr',
          'Megnevezés|Menny.|Nettó egységár|Nettó|ÁFA|Bruttó',
          linesAs(pen, sums.lines, 'tqua').map(([t = '', q = '', u = '', a = ''], at) => [
            t,
            q,
            u,
            a,
            '27%',
            pen.plain((sums.lines[at]?.amount ?? 0) + share(sums.lines[at]?.amount ?? 0, 27)),
          ]),
        )}${beside('1fr 78mm', `<p class="tiny">Árfolyam: 1 EUR = ${decimal(pen, rate, 2)} HUF (MNB)<br>Áthárított ÁFA: ${inForint(sums.vat)}</p>`, facts(sumsAs(pen, sums, 'NV', 'Nettó összesen|ÁFA 27%'), 'width:100%') + part('background:#1f2937;color:#fff;padding:3mm', `<div class="sides"><span>Fizetendő</span><b style="font-size:14pt">${pen.money(sums.total)}</b></div>`))}<div class="foot tiny grey mid">Elektronikus számla · NAV Online Számla · 1 / 1 oldal</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}

export const roPapers: Papers = {
  /** A shop on the web: sign and order at the top, both firms in a table of two, goods with guarantee and two rates, a fee for delivery, paid by card ahead. */
  'comanda-online': paper(
    ro,
    'DD.MM.YYYY|DD-MM-YYYY|D month YYYY',
    'plain narrow',
    'emagazin.example;Șos. Virtuții 148;060787 București;Emagazin Retail S.R.L.|BIROTICA EXPRES;Str. Depozitelor 6;540240 Târgu Mureș;Birotica Expres S.R.L.|Librăria Coresi;Str. Republicii 10;500030 Brașov;S.C. Coresi Distribuție S.R.L.|SCULE PENTRU TOȚI;Calea Șagului 92;300517 Timișoara;Scule Market Online S.A.',
    'RO',
    (pen, firm, to) => {
      const goods = pen.buy(
        wares(
          /Lib/.test(firm.name)
            ? 'Codul fiscal 2026, volum;62;98;11|Agendă datată A5;24;48;21|Set pixuri 12 buc.;18;36;21|Manual contabilitate;45;79;11|Hârtie copiator A4;19;27;21'
            : /SCULE/.test(firm.name)
              ? 'Mașină de găurit 18 V;289;549;21|Set biți 32 buc.;49;89;21|Ochelari protecție;12;24;21|Polizor unghiular;189;329;21'
              : 'Monitor 24 inch;429;749;21|Mouse wireless;39;99;21|Toner compatibil;69;149;21|Scaun birou;349;699;21|Tastatură;69;159;21',
        ),
        { count: [1, 4], most: 3, step: 1 },
      ).lines
      const sums = onTop([
        ...goods,
        ...(pen.chance(0.6) ? [line('Taxă livrare', pen.pick([1239, 1652, 1570]), 21)] : []),
      ])
      const [series, serial] = [say(pen, 'EMG|BX|FCT|WEB'), pen.digits(say(pen, '########|#####'))]
      const order = pen.digits('3########')
      const { own, tax } = registered(pen, 'RO')
      return [
        `<div class="sides"><div style="font:bold 19pt 'DejaVu Sans';color:#1d4ed8">${escaped(firm.name)}</div><div class="r">Comanda nr. ${order}<br>din ${dayOff(pen, -pen.whole(1, 3))}</div></div><div style="background:#eff6ff;padding:3mm;margin:5mm 0" class="sides"><b style="font-size:14pt">Factură fiscală</b><span>Seria <b>${series}</b> nr. <b>${serial}</b></span><span>Data emiterii: <b>${pen.day()}</b></span></div><table class="t boxy"><tr><td style="width:50%"><b>Vânzător</b><br>${legal(firm)}<br>${place(firm)}<br>CUI: ${tax}, Reg. com. ${pen.digits('J40/#####/2015')}<br>IBAN ${iban(pen, 'RO')}</td><td><b>Cumpărător</b><br>${escaped(to.name)}<br>${place(to)}<br>CUI: ${registered(pen, 'RO').own}</td></tr></table>${grid(
          'boxy tiny',
          'rllrrrr',
          'Nr.|Denumire produs|UM|Cant.|Preț unitar fără TVA|Valoare fără TVA|Valoare TVA',
          sums.lines.map((one, at) => [
            String(at + 1),
            `${one.text} (TVA ${one.rate}%)`,
            'buc',
            String(one.quantity),
            pen.plain(one.unit),
            pen.plain(one.amount),
            pen.plain(share(one.amount, one.rate)),
          ]),
        )}<div class="cols"><div>${grid('tiny boxy', 'lrr', 'Cotă TVA|Bază|TVA', ratesAs(pen, sums.shares, 'rnv'))}</div>${tally(
          [
            ...sumsAs(pen, sums, 'NV', 'Total fără TVA|Total TVA'),
            ['Total de plată', pen.money(sums.total)],
          ],
          'flex:0 0 78mm',
        )}</div><p>Modalitate de plată: ${say(pen, 'card online – achitat integral|card bancar, achitat')} la ${pen.day()}.</p><p class="tiny">Certificat de garanție conform legii. Factura circulă fără semnătură și ștampilă (art. 319 alin. (29) Cod fiscal).</p><div class="foot tiny grey">${legal(firm)} – ${own} – suport@${site(firm.name)}.example – pag. 1/1</div>`,
        {
          sums,
          documentNumber: `${series} ${serial}`,
          otherNumbers: [serial, order],
          hasRates: true,
          ...settled,
        },
      ]
    },
    '2025-08-01',
  ),
}

export const luPapers: Papers = {
  /** A firm of computers in Luxembourg, in French: the sender's facts in a column at the right edge, hours and a licence with their rate, amounts with EUR before, two accounts at banks. */
  'informatique-lux': paper(
    { ...fr, money: 'EUR #', group: '.' },
    'DD/MM/YYYY|DD.MM.YYYY|D month YYYY',
    'light plain narrow',
    'Kirchberg IT;22, rue Edward Steichen;L-2540 Luxembourg;Kirchberg IT Services s.à r.l.|BUROMAX;45, zone industrielle;L-3372 Leudelange;Buromax S.A.|Nettoyage Moselle;6, route du Vin;L-5440 Remerschen;Nettoyage Moselle s.à r.l.-S|Marc Weyland Conseils;11, Grand-Rue;L-9240 Diekirch',
    'LU',
    (pen, firm, to) => {
      const stock = /BURO/.test(firm.name)
        ? 'Contrat copies noir/blanc;45;140;17|Contrat copies couleur;60;220;17|Toner;55;110;17|Location multifonction;65;160;17'
        : /Nett/.test(firm.name)
          ? 'Nettoyage bureaux – forfait mensuel;320;890;17|Nettoyage des vitres;90;240;17|Produits sanitaires;25;80;17'
          : 'Prestations techniques (h);85;120;17|Licence antivirus;28;45;17|Forfait maintenance;150;420;17|Déplacement;35;55;17|Sauvegarde en ligne;25;70;17'
      const sums = onTop(pen.buy(wares(stock), { count: [1, 4], most: 6, step: 10 }).lines)
      const number = pen.digits(say(pen, '2026/0###|VEN-26####|260###'))
      const due = pen.after(pen.pick([14, 30]))
      const own = pen.digits('LU########')
      return [
        `${beside(
          '1fr 52mm',
          `<div style="font-size:20pt;margin-bottom:16mm">${escaped(firm.name)}</div>${who(to)}<br>N° TVA ${pen.digits('LU########')}<h1 style="font-size:14pt;margin:10mm 0 3mm">FACTURE ${number}</h1>${told(
            [
              ['Date', pen.day()],
              ['Échéance', pen.day(due)],
              ['N° client', pen.digits('4####')],
            ],
          )}`,
          `<div class="tiny" style="border-left:0.6mm solid #0ea5e9;padding-left:3mm">${legal(firm)}<br>${place(firm)}<br>Tél. (+352) ${pen.digits('## ## ##')}<br>info@${site(firm.name)}.example<br><br>Autorisation d’établissement ${pen.digits('10######/0')}<br>${firm.also[0] ? `R.C.S. Luxembourg ${pen.digits('B 2#####')}<br>` : ''}N° TVA ${own}</div>`,
        )}${grid('ruled', 'lrrrr', 'Libellé|Qté|Prix unit.|TVA %|Total HTVA', linesAs(pen, sums.lines, 'tqura'))}<div class="cols" style="margin-top:5mm"><div>${grid('tiny', 'rrr', 'Taux|Base|TVA', ratesAs(pen, sums.shares, 'rnv'))}</div>${tally(sumsAs(pen, sums, 'NVT', 'Total HTVA|TVA 17 %|Total TTC'), 'flex:0 0 74mm')}</div><p style="margin-top:12mm">Merci de bien vouloir régler le montant de <b>${pen.money(sums.total)}</b> avant l’échéance en indiquant le numéro de facture.</p>${told(
          [
            ['BCEE', pen.digits('LU## 0019 #### #### ####')],
            ['BGLL', pen.digits('LU## 0030 #### #### ####')],
          ],
        )}`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
    since,
  ),
}

export const qcPapers: Papers = {
  /** A program's bill of Quebec in French: heading in blue capitals over the sender, whom it goes to beside number and days, activity with its text, both taxes by name, the balance in large. */
  'facture-solde': paper(
    quebec,
    'YYYY-MM-DD|DD/MM/YYYY',
    'plain wide letter',
    'Plomberie Gagnon et fils;1885, 3e Avenue;Québec (Québec) G1L 2Y1;Plomberie Gagnon et fils inc.|Studio Mélèze;4040, rue Saint-Denis;Montréal (Québec) H2W 2M4;9388-1175 Québec inc.|Déneigement Bernier;620, rang Saint-Georges;Saint-Hyacinthe (Québec) J2S 8B6|Conciergerie Outaouais;85, rue Jean-Proulx;Gatineau (Québec) J8Z 1W2;Conciergerie Outaouais S.E.N.C.',
    'QC',
    (pen, firm, to) => {
      const stock = /Plomb/.test(firm.name)
        ? 'Appel de service;110;160|Main-d’œuvre (h);95;125|Pièces et matériaux;25;260|Débouchage de drain;180;320'
        : /Studio/.test(firm.name)
          ? 'Conception graphique (h);75;110|Hébergement web;18;45|Impression;90;380|Photographie;250;600'
          : /Dén/.test(firm.name)
            ? 'Déneigement – versement;450;1200|Épandage d’abrasif;60;120|Ramassage de neige (h);110;150'
            : 'Entretien ménager mensuel;380;980|Lavage de vitres;90;220|Produits d’entretien;25;95'
      const work = pen.buy(wares(stock), { count: [1, 3], most: 4, step: 50 }).lines
      const { sums, taxes } = taxed(
        pen.chance(0.3) ? [...work, several('Frais de déplacement', 1, 3500)] : work,
        [5, 9.975],
      )
      const number = pen.digits(say(pen, '1###|26-###|#####'))
      const due = pen.after(pen.pick([15, 30, 30]))
      return [
        `<div style="font-size:19pt;color:#2c6ab0;letter-spacing:0.5mm">FACTURE</div><div style="margin-top:3mm"><b>${escaped(firm.name)}</b><br>${firm.also.map((name) => `${escaped(name)}<br>`).join('')}${place(firm)}<br>${pen.digits('### ###-####')}<br>facturation@${site(firm.name)}.example<br>N° TPS/TVH : ${taxNumber(pen, 'CA')}<br>N° TVQ : ${pen.digits('12######## TQ0001')}</div><div class="cols" style="margin:9mm 0;border-top:0.3mm solid #bcd;padding-top:5mm"><div><span style="color:#2c6ab0" class="tiny">FACTURER À</span><br>${who(to)}</div>${told(
          [
            ['N° DE FACTURE', number],
            ['DATE', pen.day()],
            ['ÉCHÉANCE', pen.day(due)],
            ['MODALITÉS', say(pen, 'Net 30|Net 15|À l’échéance')],
          ],
          'flex:0 0 78mm',
        )}</div><table class="t"><tr style="background:#e3edf7;color:#2c6ab0"><th class="l">ACTIVITÉ</th><th class="r">QTÉ</th><th class="r">TAUX</th><th class="c">TAXES</th><th class="r">MONTANT</th></tr>${sums.lines.map((one) => `<tr><td>${escaped(one.text)}</td><td class="r">${one.quantity}</td><td class="r">${pen.plain(one.unit)}</td><td class="c">TPS/TVQ QC</td><td class="r">${pen.plain(one.amount)}</td></tr>`).join('')}</table><div style="border-top:0.4mm dashed #9ab"></div>${beside(
          '1fr 84mm',
          `<p class="tiny">${say(pen, 'Merci de faire affaire avec nous.|Payable par virement Interac.|Chèque à l’ordre de')} ${escaped(firm.name)}, ${escaped(town(firm).replace(/ \(.*/, ''))}.</p>`,
          facts(
            [
              ['SOUS-TOTAL', pen.plain(sums.net)],
              ['TPS @ 5 %', pen.plain(taxes[0]?.vat ?? 0)],
              ['TVQ @ 9,975 %', pen.plain(taxes[1]?.vat ?? 0)],
              ['TOTAL', pen.plain(sums.total)],
              ['SOLDE À PAYER', pen.money(sums.total)],
            ],
            'width:100%;font-size:108%',
          ),
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}
