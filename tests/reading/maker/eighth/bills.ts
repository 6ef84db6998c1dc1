/** Bills of those who supply line, light and gas: several pages, customer numbers, a balance. */
import type { Random } from '../../../support/random'
import type { Sheet } from '../print'
import {
  block,
  escaped,
  firms,
  line,
  onTop,
  paged,
  Pen,
  pictured,
  sign,
  table,
  truthOf,
  wordmark,
} from './kit'
import { de, fr, gb, it } from './notations'
import { sumsAs } from './rows'

const networks = firms(
  'Nordlink Telekommunikation GmbH;Am Kabelpark 3;24114 Kiel;Nordlink|Funkwerk Mobil AG;Sendlinger Ring 88;80336 München;Funkwerk Mobil|Stadtnetz Jena;Rudolstädter Str. 39;07745 Jena',
)
const subscribers = firms(
  'Brandt Logistik GmbH;Hafenstraße 51;20457 Hamburg|Sabine Kuhlmann;Birkenweg 8;26135 Oldenburg|Physiotherapie Klaus Ritter;Marktplatz 1;07743 Jena',
)

/** Of a German telephone company: the logo a picture, the name in small type at the foot, connections on a second page. */
export function telephone(random: Random): Sheet {
  const pen = new Pen(random, de)
  const [network, buyer] = [pen.pick(networks), pen.pick(subscribers)]
  const calls = pen.whole(0, 900)
  const sums = onTop([
    line('Business Fiber 250, Grundpreis', pen.pick([3353, 4193, 5034]), 19),
    line('Mobilfunk Flat L, 2 Karten', pen.pick([2519, 3360, 5880]), 19),
    ...(calls > 0 ? [line('Verbindungen', calls, 19)] : []),
  ])
  const number = pen.digits('## #### #### ####')
  const [customer, account] = [pen.digits('3#########'), pen.digits('5########')]
  const brand = network.also[0] ?? network.name
  const logo = pictured(brand, '#d6006d', 'URW Gothic')
  const foot = `<div class="foot small grey sides" style="font-size:6.5pt"><span>${block([network.name, ...network.address])}</span><span>${block(['Geschäftsführung: Dr. Uta Reimann', `Handelsregister: HRB ${pen.digits('####')}`, `USt-IdNr.: ${pen.digits('DE#########')}`])}</span><span>${block([`Bank: IBAN ${pen.digits('DE## #### #### #### #### ##')}`, `Gläubiger-ID: ${pen.digits('DE##ZZZ###########')}`])}</span></div>`
  const facts = table('small', [
    ['Kundennummer', customer],
    ['Buchungskonto', account],
    ['Rechnungsnummer', number],
    ['Datum', pen.day()],
    ['Seite', '1 von 2'],
  ])
  const numbers = Array.from({ length: pen.whole(4, 12) }, (_, at) => [
    pen.day(pen.after(-at - 3)),
    pen.clock(),
    pen.digits('04## ######'),
    `00:0${pen.whole(1, 9)}:${pen.whole(10, 59)}`,
    pen.plain(pen.whole(0, 40)),
  ])
  return paged(
    'A4',
    `#sheet { font: 9.5pt 'Nimbus Sans'; } .sums { width: 100%; } .sums .strong { font-weight: bold; } h1 { font-size: 14pt; margin: 12mm 0 4mm; } .calls { width: 100%; font-size: 8pt; }`,
    [
      `<div class="right">${logo}</div><div class="sides" style="margin-top:16mm"><div><span style="font-size:6pt">${escaped(`${network.name} · Postfach 10 20 · ${network.address[1] ?? ''}`)}</span><br><br>${block([buyer.name, ...buyer.address])}</div>${facts}</div>
       <h1>Ihre Rechnung für ${pen.day(pen.after(-30), 'month YYYY')}</h1><p>Guten Tag, hiermit erhalten Sie die aktuelle Abrechnung Ihrer Anschlüsse.</p>
       ${table('sums', [
         ['Leistungen', 'Betrag (Netto) in €'],
         ...sums.lines.map(({ text, amount }) => [text, pen.plain(amount)]),
         ...sumsAs(pen, sums, 'nvT', 'Summe der Beträge (Netto)|Umsatzsteuer 19 %|Rechnungsbetrag'),
       ])}<p style="margin-top:6mm">Den Rechnungsbetrag buchen wir nicht vor dem 7. Tag nach Zugang der Rechnung von Ihrem Konto ${pen.digits('DE## **** **** ****')}${pen.digits(' ####')} ab.</p>${foot}`,
      `<div class="right">${logo}</div><p class="small">Rechnungsnummer ${number} · Kundennummer ${customer} · Seite 2 von 2</p><h1>Einzelverbindungsnachweis</h1>${table('calls', numbers, ['Datum', 'Beginn', 'Zielrufnummer', 'Dauer', 'Euro'])}${foot}`,
    ],
    truthOf(pen, { supplier: network, sums, documentNumber: number, hasRates: true }),
  )
}

const powers = firms(
  'Fellside Energy Limited;PO Box 4411;Kendal LA9 7AB;Fellside Energy|Brightwell Power;12 Turbine Way;Swansea SA1 8QT|Good Current Co-operative;1 Mill Wharf;Stroud GL5 1QZ;Good Current',
)
const households = firms(
  'The Copper Kettle Cafe;31 High Street;Ludlow SY8 1BE|Ms J Okafor;Flat 2, 18 Cliff Road;Sheffield S11 8AA',
)

/** A British bill for power: last balance paid, charges of a period, standing charge, VAT at the lower rate. */
export function power(random: Random): Sheet {
  const pen = new Pen(random, { ...gb, day: 'D month YYYY' })
  const [supplier, buyer] = [pen.pick(powers), pen.pick(households)]
  const units = pen.whole(240, 1900)
  const price = pen.pick([2234, 2486, 2703])
  const energy = Math.round((units * price) / 100)
  const days = pen.pick([30, 31, 91])
  const standing = Math.round(days * 61.64)
  const rate = buyer.name.startsWith('The') && pen.chance(0.5) ? 20 : 5
  const sums = onTop([
    line(`Electricity used ${units} kWh at ${(price / 100).toFixed(2)}p`, energy, rate),
    line(`Standing charge ${days} days at 61.64p`, standing, rate),
  ])
  const last = pen.whole(3000, 21_000)
  const hasNumber = pen.chance(0.6)
  const number = pen.digits('1#######-##')
  const account = pen.digits('A-########')
  const read = pen.whole(10_000, 60_000)
  return paged(
    'A4',
    `#sheet { font: 10pt '${pen.pick(['URW Gothic', 'DejaVu Sans', 'Liberation Sans'])}'; } .card { background: #eaf6ee; border-radius: 4mm; padding: 5mm; margin: 6mm 0; } .card b { font-size: 20pt; } h1 { font-size: 18pt; margin: 6mm 0; color: #0b6b3a; } h2 { font-size: 12pt; margin: 6mm 0 2mm; } .sums { width: 100%; }`,
    [
      `<div class="sides">${pen.chance(0.5) ? wordmark(supplier.also[0] ?? supplier.name, '#0b6b3a', 'URW Gothic') : pictured(supplier.also[0] ?? supplier.name, '#0b6b3a', 'URW Gothic')}<div class="right small">${block([`Account number: ${account}`, ...(hasNumber ? [`Bill number: ${number}`] : []), `Bill date: ${pen.day()}`, `Supply period: ${pen.day(pen.after(-days - 2), 'D mon YYYY')} - ${pen.day(pen.after(-2), 'D mon YYYY')}`])}</div></div>
       <div style="margin:10mm 0">${block([buyer.name, ...buyer.address])}</div><h1>Your electricity bill</h1>
       <div class="card"><div class="sides"><span>Amount to pay</span><b>${pen.money(sums.total)}</b></div>We'll collect this by Direct Debit on or after ${pen.day(pen.after(14))}</div>
       <h2>Your account since your last bill</h2>${table('sums', [
         ['Balance on your last bill', pen.money(last)],
         ['Direct Debit received, thank you', pen.money(-last)],
         ['Balance brought forward', pen.money(0)],
       ])}<h2>Charges for this period</h2>${table('sums', [
         ...sums.lines.map(({ text, amount }) => [text, pen.money(amount)]),
         ...sumsAs(
           pen,
           sums,
           'NVT',
           `Total charges excluding VAT|VAT at ${rate}%|Total charges including VAT`,
         ),
       ])}<p class="small">Meter ${pen.digits('L##@######')}: ${read} (actual) to ${read + units} (actual). MPAN ${pen.digits('## #### #### ###')}</p>
       <div class="foot small grey">${escaped(`${supplier.name}, ${supplier.address.join(', ')}. Registered in England and Wales ${pen.digits('0#######')}. VAT Reg No. ${pen.digits('GB ### #### ##')}`)}</div>`,
    ],
    truthOf(pen, {
      supplier,
      sums,
      documentNumber: hasNumber ? number : null,
      otherNumbers: hasNumber ? [] : [account],
      hasRates: true,
    }),
  )
}

const operators = firms(
  'Télécom Horizon;18 rue de Châteaudun;75009 Paris|BLEUMOBILE SA;ZAC des Chênes;35510 Cesson-Sévigné;Bleumobile|Fibréa;2 allée des Pins;33700 Mérignac',
)
const callers = firms(
  'Cabinet Morel;2 place Bellecour;69002 Lyon|Mme Claire Dubois;9 rue des Lilas;44000 Nantes|Menuiserie Le Goff EURL;ZA de Kerhoas;56270 Ploemeur',
)

/** A French bill for mobile and internet: `HT`, `TVA`, `TTC`, taken from the account. */
export function mobile(random: Random): Sheet {
  const pen = new Pen(random, fr)
  const [operator, buyer] = [pen.pick(operators), pen.pick(callers)]
  const options = pen.pick([0, 250, 417])
  const sums = onTop([
    line('Abonnement Fibre Pro', pen.pick([2667, 3332, 4165]), 20),
    line(
      `Forfait mobile 100 Go – 06 ${pen.digits('## ## ## ##')}`,
      pen.pick([832, 1666, 2083]),
      20,
    ),
    ...(options > 0 ? [line('Option appels internationaux', options, 20)] : []),
  ])
  const number = pen.digits(pen.pick(['26##########', 'FM26-########']))
  return paged(
    'A4',
    `#sheet { font: 9.5pt '${pen.pick(['Liberation Sans', 'Nimbus Sans'])}'; } h1 { font-size: 17pt; margin: 8mm 0 3mm; } .box { background: #0a2a66; color: #fff; padding: 4mm 6mm; width: 78mm; font-size: 13pt; } .sums { width: 100%; margin-top: 6mm; } .sums td { border-bottom: 0.1mm solid #bbb; }`,
    [
      `<div class="sides">${pen.chance(0.5) ? sign('#0a2a66') : wordmark(operator.also[0] ?? operator.name, '#0a2a66', 'Nimbus Sans')}<div class="small right">${block([`N° client : ${pen.digits('########')}`, `N° de facture : ${number}`, `Date de facture : ${pen.day()}`])}</div></div>
       <div style="margin:10mm 0 0 95mm">${block([buyer.name, ...buyer.address])}</div><h1>Votre facture du ${pen.day(pen.date, 'D month YYYY')}</h1>
       <div class="box sides"><span>Montant prélevé TTC</span><b>${pen.money(sums.total)}</b></div><p>Prélèvement le ${pen.day(pen.after(12))} sur le compte ${pen.digits('FR## XXXX XXXX XXXX ####')}.</p>
       ${table('sums', [
         [`Période du ${pen.day(pen.after(-31))} au ${pen.day(pen.after(-1))}`, 'Montant HT'],
         ...sums.lines.map(({ text, amount }) => [text, pen.money(amount)]),
         ...sumsAs(pen, sums, 'NVT', 'Total HT|TVA 20,00 %|Total TTC'),
       ])}<div class="foot small grey">${escaped(`${operator.name} – ${operator.address.join(' – ')} – SA au capital de 2 095 000 € – RCS ${pen.digits('Paris ### ### ###')} – TVA ${pen.digits('FR## ### ### ###')}`)}</div>`,
    ],
    truthOf(pen, { supplier: operator, sums, documentNumber: number, hasRates: true }),
  )
}

const companies = firms(
  "Energia dell'Adda S.p.A.;Via Cernaia 40;20121 Milano;Energia dell'Adda|Luce Etrusca S.r.l.;Piazza Grande 2;52100 Arezzo;Luce Etrusca|ACQUEDOTTO VALSUSA;Corso Francia 101;10098 Rivoli TO",
)
const customers = firms(
  'Trattoria da Beppe di Giuseppe Riva;Via Garibaldi 14;20900 Monza MB|Studio Associato Ferri e Conti;Via Roma 88;50123 Firenze FI',
)

/** An Italian bill: what it is made of by kinds of cost, tax at ten percent, the sum in a frame at the top. */
export function bolletta(random: Random): Sheet {
  const pen = new Pen(random, it)
  const [supplier, buyer] = [pen.pick(companies), pen.pick(customers)]
  const rate = pen.pick([10, 22])
  const sums = onTop([
    line('Spesa per la materia energia', pen.whole(4000, 26_000), rate),
    line('Spesa per il trasporto e la gestione del contatore', pen.whole(1500, 7000), rate),
    line('Spesa per oneri di sistema', pen.whole(700, 4200), rate),
  ])
  const number = pen.digits(pen.pick(['26#########', '26/M########']))
  return paged(
    'A4',
    `#sheet { font: 9.5pt 'Liberation Sans Narrow'; font-size: 11pt; } .box { border: 0.6mm solid #e67300; border-radius: 3mm; padding: 4mm 6mm; width: 84mm; } .box b { font-size: 18pt; } .sums { width: 100%; margin-top: 6mm; } .sums td { border-bottom: 0.1mm dotted #777; }`,
    [
      `<div class="sides">${wordmark(supplier.also[0] ?? supplier.name, '#e67300', 'Nimbus Sans')}<div class="small">${block([supplier.name, ...supplier.address, `P.IVA ${pen.digits('0##########')}`])}</div></div>
       <div class="sides" style="margin-top:10mm"><div class="box">Totale da pagare<br><b>${pen.money(sums.total)}</b><br>entro il ${pen.day(pen.after(20))}</div><div>Spett.le<br>${block([buyer.name, ...buyer.address])}</div></div>
       <p>${block([`Bolletta n. ${number} del ${pen.day()}`, `Periodo di fatturazione: ${pen.day(pen.after(-62))} - ${pen.day(pen.after(-2))}`, `Codice cliente: ${pen.digits('#########')}   POD: ${pen.digits('IT001E########')}`])}</p>
       ${table('sums', [
         ['Sintesi degli importi fatturati', ''],
         ...sums.lines.map(({ text, amount }) => [text, pen.money(amount)]),
         ...sumsAs(pen, sums, 'NVT', `Totale imponibile|IVA ${rate}%|Totale bolletta`),
       ])}<p class="small">I pagamenti delle bollette precedenti risultano regolari. Grazie.</p>`,
    ],
    truthOf(pen, { supplier, sums, documentNumber: number, hasRates: true }),
  )
}
