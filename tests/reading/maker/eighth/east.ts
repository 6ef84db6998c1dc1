/** Invoices of Poland, the Czech Republic, Hungary and Romania. */
import type { Random } from '../../../support/random'
import type { Sheet } from '../print'
import {
  block,
  escaped,
  firms,
  paged,
  Pen,
  penFor,
  pictured,
  sign,
  table,
  truthOf,
  wares,
} from './kit'
import { cz, hu, pl, ro } from './notations'
import { ratesAs, sumsAs } from './rows'

const polishFirms = firms(
  'Hurtownia Elektryczna Wolt Sp. z o.o.;ul. Przemysłowa 18;35-105 Rzeszów|Zakład Stolarski Marek Wójcik;ul. Leśna 4;34-400 Nowy Targ|Biuro Rachunkowe Saldo s.c.;al. Jana Pawła II 61;01-031 Warszawa|Żak-Druk;ul. Świętojańska 22/3;81-372 Gdynia|Auto Serwis 4x4 Sp. k.;ul. Krakowska 101;45-018 Opole',
)
const polishClients = firms(
  'Restauracja Pod Lipami Sp. z o.o.;Rynek 7;31-042 Kraków|Gabinet Stomatologiczny Ewa Kowal;ul. Długa 15;80-831 Gdańsk|Nowak i Wspólnicy Kancelaria;ul. Piękna 2;00-549 Warszawa',
)
const polishGoods = wares(
  'Przewód YDYp 3x2,5;3.2;5.9;23|Usługa księgowa;250;620;23|Stół dębowy na wymiar;1800;4200;23|Ulotki A5, 1000 szt.;140;290;23|Wymiana rozrządu;600;1250;23|Książka „Prawo pracy”;45;89;5|Catering – obiady;22;38;8',
)

/** `Sprzedawca` and `Nabywca` beside one another, a table of rates, the sum in words. */
export function polishInvoice(random: Random): Sheet {
  const pen = penFor(random, pl, 'DD.MM.YYYY|YYYY-MM-DD')
  const [seller, client] = [pen.pick(polishFirms), pen.pick(polishClients)]
  const sums = pen.buy(polishGoods, { count: [1, 5], most: 20, step: 1 })
  const number = pen.digits(pen.pick(['FV/##/10/2026', '1##/2026', 'FS ###/26/SKL', 'F/0###/26']))
  const grossOf = (amount: number, rate: number) => amount + Math.round((amount * rate) / 100)
  const isPaid = pen.chance(0.3)
  return paged(
    'A4',
    `#sheet { font: 9pt '${pen.pick(['DejaVu Sans', 'Liberation Sans', 'Nimbus Sans'])}'; } .half { width: 82mm; } .half b { display: block; background: #e5e5e5; padding: 1mm 2mm; } .items { margin: 6mm 0 4mm; font-size: 8pt; } .items :is(td, th), .rates :is(td, th) { border: 0.15mm solid #666; padding: 1mm 1.5mm; } .rates { margin-left: auto; } .rates td { text-align: right; } .pay { font-size: 12pt; font-weight: bold; }`,
    [
      `<div class="right">${block([`${seller.address[1]?.slice(7) ?? ''}, ${pen.day()}`])}</div><h1 class="mid" style="margin:5mm 0">Faktura VAT nr ${number}</h1>
       ${table('small', [
         ['Data wystawienia:', pen.day()],
         ['Data sprzedaży:', pen.day(pen.after(-pen.whole(0, 5)))],
         ['Termin płatności:', pen.day(pen.after(14))],
         ['Metoda płatności:', isPaid ? 'karta' : 'przelew'],
       ])}
       <div class="sides" style="margin-top:5mm"><div class="half"><b>Sprzedawca</b>${block([seller.name, ...seller.address, `NIP: ${pen.digits('###-###-##-##')}`])}</div><div class="half"><b>Nabywca</b>${block([client.name, ...client.address, `NIP: ${pen.digits('##########')}`])}</div></div>${table(
         'items',
         sums.lines.map((line, at) => [
           String(at + 1),
           line.text,
           'szt.',
           String(line.quantity),
           pen.plain(line.unit),
           pen.plain(line.amount),
           pen.rate(line.rate),
           pen.plain(grossOf(line.amount, line.rate)),
         ]),
         [
           'Lp.',
           'Nazwa towaru lub usługi',
           'J.m.',
           'Ilość',
           'Cena netto',
           'Wartość netto',
           'VAT',
           'Wartość brutto',
         ],
       )}${table(
         'rates',
         [
           ...ratesAs(pen, sums.shares, 'rnvg'),
           ['Razem', pen.plain(sums.net), pen.plain(sums.vat), pen.plain(sums.total)],
         ],
         ['Stawka VAT', 'Netto', 'VAT', 'Brutto'],
       )}<p class="pay">${isPaid ? `Zapłacono: ${pen.money(sums.total)}` : `Razem do zapłaty: ${pen.money(sums.total)}`}</p><p>${isPaid ? 'Do zapłaty: 0,00 zł' : `Numer konta: ${pen.digits('## #### #### #### #### #### ####')}`}</p>
       <div class="sides" style="margin-top:20mm"><span class="small grey">osoba upoważniona do wystawienia</span><span class="small grey">osoba upoważniona do odbioru</span></div>`,
    ],
    truthOf(pen, { supplier: seller, sums, documentNumber: number, hasRates: true }),
  )
}

const czechFirms = firms(
  'Truhlářství Bureš s.r.o.;Nádražní 18;796 01 Prostějov|Ing. Pavel Kříž;U Stadionu 5;370 01 České Budějovice|Papírnictví U Zvonu;Husova 9;301 00 Plzeň|Stavby 21 a.s.;Masarykova 40;602 00 Brno',
)
const czechClients = firms(
  'Atelier Novák s.r.o.;Dlouhá 16;110 00 Praha 1|Základní škola Lipová;Lipová 250;460 01 Liberec|Jana Dvořáková;Polní 3;779 00 Olomouc',
)
const czechGoods = wares(
  'Kuchyňská linka dle nabídky;18500;42000;21|Montáž, hod.;450;780;21|Účetní práce;1200;3900;21|Kancelářský papír, bal.;109;169;21|Odborná publikace;290;520;12|Doprava;350;900;21',
)

/** `Dodavatel` and `Odběratel` in ruled boxes, variable symbol, payment by transfer. */
export function czechInvoice(random: Random): Sheet {
  const pen = new Pen(random, cz)
  const [seller, client] = [pen.pick(czechFirms), pen.pick(czechClients)]
  const sums = pen.buy(czechGoods, { count: [1, 4], most: 6, step: 100 })
  const number = pen.digits(pen.pick(['2026####', '26010####', 'FV26####']))
  const box = (title: string, lines: string[]) =>
    `<td style="width:50%"><span class="small grey">${title}</span><br>${block(lines)}</td>`
  const isPayer = !seller.name.startsWith('Ing')
  const shown = isPayer ? sums : { ...sums, vat: 0, total: sums.net }
  return paged(
    'A4',
    `#sheet { font: 9.5pt '${pen.pick(['DejaVu Sans Condensed', 'Liberation Sans', 'P052'])}'; } .frame { width: 100%; } .frame td { border: 0.3mm solid #222; padding: 3mm; } .items { margin: 6mm 0 4mm; } .items th { border-bottom: 0.3mm solid #222; } .pay { border: 0.5mm solid #222; font-size: 13pt; font-weight: bold; padding: 3mm; margin: 4mm 0 0 auto; width: 90mm; }`,
    [
      `<div class="sides"><h1 style="font-size:15pt">Faktura${isPayer ? ' – daňový doklad' : ''}</h1><h1 style="font-size:15pt">č. ${number}</h1></div><table class="frame" style="margin-top:4mm"><tr>${box('Dodavatel', [seller.name, ...seller.address, `IČ: ${pen.digits('########')}`, ...(isPayer ? [`DIČ: ${pen.digits('CZ########')}`] : ['Neplátce DPH'])])}${box('Odběratel', [client.name, ...client.address, `IČ: ${pen.digits('########')}`])}</tr><tr>${box('Platební údaje', [`Účet: ${pen.digits('##########/0800')}`, `Variabilní symbol: ${number.replace(/\D/g, '')}`, 'Forma úhrady: převodem'])}${box('Data', [`Datum vystavení: ${pen.day()}`, `Datum splatnosti: ${pen.day(pen.after(14))}`, ...(isPayer ? [`Datum uskut. plnění: ${pen.day(pen.after(-3))}`] : [])])}</tr></table>${table(
        'items',
        sums.lines.map((line) => [
          line.text,
          String(line.quantity),
          pen.plain(line.unit),
          ...(isPayer ? [pen.rate(line.rate)] : []),
          pen.plain(line.amount),
        ]),
        ['Označení dodávky', 'Množství', 'J. cena', ...(isPayer ? ['DPH'] : []), 'Celkem'],
      )}${
        isPayer
          ? table(
              'sums',
              sums.shares.map(({ rate, net, vat }) => [
                `Základ ${pen.rate(rate)}: ${pen.plain(net)}   DPH:`,
                pen.plain(vat),
              ]),
            )
          : ''
      }<div class="pay sides"><span>Celkem k úhradě</span><span>${pen.money(shown.total)}</span></div><p class="small">Vystavil: ${escaped(seller.name)}. Firma je zapsána v živnostenském rejstříku.</p>`,
    ],
    truthOf(pen, {
      supplier: seller,
      sums: shown,
      documentNumber: number,
      hasRates: isPayer,
    }),
  )
}

const hungarianFirms = firms(
  'Pannon Klíma Kft.;Széchenyi út 22.;8000 Székesfehérvár|Szabó és Társa Bt.;Petőfi Sándor utca 9.;6720 Szeged|Kovács Eszter e.v.;Kossuth tér 3.;3300 Eger|Duna-Web 2010 Zrt.;Váci út 140.;1138 Budapest',
)
const hungarianClients = firms(
  'Kék Hordó Vendéglő Kft.;Fő tér 1.;7621 Pécs|Nagy Ügyvédi Iroda;Andrássy út 60.;1062 Budapest',
)
const hungarianGoods = wares(
  'Klímaszerelés;38000;92000;27|Karbantartás, óra;7500;12500;27|Könyvelés havi díj;25000;60000;27|Tárhely szolgáltatás;4900;14900;27|Szakkönyv;4200;9800;5',
)

/** `Eladó`, `Vevő`, whole forints, net, tax and gross of each line. */
export function hungarianInvoice(random: Random): Sheet {
  const pen = new Pen(random, hu)
  const [seller, client] = [pen.pick(hungarianFirms), pen.pick(hungarianClients)]
  const sums = pen.buy(hungarianGoods, { count: [1, 4], most: 4, step: 10_000 })
  const number = pen.digits(pen.pick(['E-@@-2026-###', '2026-000###', 'SZ00###/2026']))
  const vatOf = (amount: number, rate: number) => Math.round((amount * rate) / 10_000) * 100
  return paged(
    'A4',
    `#sheet { font: 9.5pt '${pen.pick(['Liberation Sans', 'DejaVu Sans'])}'; } .half { width: 84mm; border: 0.2mm solid #777; padding: 3mm; } .items { margin: 6mm 0; font-size: 8.5pt; } .items th { background: #f0e6d6; padding: 1.5mm; } .items td { padding: 1.5mm; } .facts { width: 100%; margin-top: 4mm; } .facts :is(td, th) { border: 0.2mm solid #777; padding: 1.5mm; }`,
    [
      `<h1 class="right" style="letter-spacing:1mm">SZÁMLA</h1><div class="right">Számlaszám: ${number}</div><div class="sides" style="margin-top:4mm"><div class="half"><b>Eladó</b><br>${block([seller.name, ...seller.address, `Adószám: ${pen.digits('########-2-##')}`, `Bankszámla: ${pen.digits('########-########-########')}`])}</div><div class="half"><b>Vevő</b><br>${block([client.name, ...client.address, `Adószám: ${pen.digits('########-2-##')}`])}</div></div>
       ${table('facts', [['Átutalás', pen.day(pen.after(-2)), pen.day(), pen.day(pen.after(8))]], ['Fizetési mód', 'Teljesítés', 'Számla kelte', 'Fizetési határidő'])}${table(
         'items',
         sums.lines.map((line) => {
           const vat = vatOf(line.amount, line.rate)
           return [
             line.text,
             `${line.quantity} db`,
             pen.plain(line.unit),
             pen.plain(line.amount),
             pen.rate(line.rate),
             pen.plain(vat),
             pen.plain(line.amount + vat),
           ]
         }),
         [
           'Megnevezés',
           'Menny.',
           'Nettó egységár',
           'Nettó érték',
           'ÁFA',
           'ÁFA érték',
           'Bruttó érték',
         ],
       )}${table('sums', sumsAs(pen, sums, 'NVT', 'Nettó összesen|ÁFA összesen|Fizetendő összesen'))}<p class="small grey">A számla aláírás és bélyegző nélkül érvényes.</p>`,
    ],
    truthOf(pen, { supplier: seller, sums, documentNumber: number, hasRates: true }),
  )
}

const romanianFirms = firms(
  'TRANSILVANIA SOFT SRL;Str. Memorandumului 28;Cluj-Napoca|Brutăria Maria SRL;Bd. Unirii 14;Brașov|Popescu Andrei PFA;Str. Lalelelor 3;Timișoara|Construct 99 S.A.;Calea Griviței 200;București',
)
const romanianClients = firms(
  'Clinica Dent SRL;Str. Republicii 9;Oradea|Asociația Verde;Str. Horea 6;Sibiu',
)
const romanianGoods = wares(
  'Servicii mentenanță software;600;2400;21|Pâine feliată;6;11;11|Lucrări de zugrăveli, mp;18;34;21|Consultanță (ore);120;260;21|Transport marfă;300;900;21',
)

/** `Furnizor` on the left, `Client` on the right, series and number, net and tax in two columns with their sums below. */
export function romanianInvoice(random: Random): Sheet {
  const pen = new Pen(random, ro)
  const [seller, client] = [pen.pick(romanianFirms), pen.pick(romanianClients)]
  const sums = pen.buy(romanianGoods, { count: [1, 4], most: 15, step: 100 })
  const [series, figure] = [pen.digits('@@@'), pen.digits('0####')]
  const vats = sums.lines.map(({ amount, rate }) => Math.round((amount * rate) / 100))
  return paged(
    'A4',
    `#sheet { font: 9.5pt '${pen.pick(['Liberation Sans', 'DejaVu Sans Condensed'])}'; } .items { margin: 6mm 0; } .items :is(td, th) { border: 0.2mm solid #888; padding: 1.5mm; } .last td { font-weight: bold; }`,
    [
      `<div class="sides"><div><span class="grey">Furnizor</span><br><b>${escaped(seller.name)}</b><br>${block([`CIF: ${pen.digits('RO########')}`, `Reg. com.: ${pen.digits('J12/####/2010')}`, `Sediul: ${seller.address.join(', ')}`, `IBAN: ${pen.digits('RO##BTRL################')}`])}</div>${pen.chance(0.4) ? pictured(seller.name, '#334', 'Nimbus Sans') : sign('#334')}<div><span class="grey">Client</span><br><b>${escaped(client.name)}</b><br>${block([`CIF: ${pen.digits('RO########')}`, client.address.join(', ')])}</div></div>
       <h1 class="mid" style="margin-top:8mm">FACTURĂ</h1><div class="mid">${block([`Seria ${series} nr. ${figure}`, `Data emiterii: ${pen.day()}`, `Data scadenței: ${pen.day(pen.after(15))}`])}</div>${table(
         'items',
         sums.lines.map((line, at) => [
           String(at + 1),
           line.text,
           'buc',
           String(line.quantity),
           pen.plain(line.unit),
           pen.plain(line.amount),
           pen.plain(vats[at] ?? 0),
         ]),
         [
           'Nr.',
           'Denumirea produselor sau a serviciilor',
           'U.M.',
           'Cant.',
           'Preț unitar',
           'Valoare',
           'Valoare TVA',
         ],
       )}${table('sums', [...sums.shares.map(({ rate, net, vat }) => [`Cota ${rate}%: bază ${pen.plain(net)}, TVA`, pen.plain(vat)]), ...sumsAs(pen, sums, 'nvT', 'Total fără TVA|Total TVA|Total de plată')])}`,
    ],
    truthOf(pen, {
      supplier: seller,
      sums,
      documentNumber: `${series} ${figure}`,
      otherNumbers: [figure, `${series}${figure}`],
      hasRates: true,
    }),
  )
}
