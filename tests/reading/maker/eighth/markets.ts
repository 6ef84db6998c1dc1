/** Invoices that a marketplace makes for its sellers. */
import type { Random } from '../../../support/random'
import type { Sheet } from '../print'
import {
  block,
  escaped,
  type Firm,
  firms,
  type Line,
  paged,
  Pen,
  pictured,
  table,
  truthOf,
  type Ware,
  wares,
  within,
  wordmark,
} from './kit'
import { de, fr, gb, type Notation } from './notations'
import { ratesAs } from './rows'

interface Market {
  notation: Notation
  market: string
  sellers: Firm[]
  buyers: Firm[]
  wares: Ware[]
  words: Record<
    | 'invoice'
    | 'paid'
    | 'soldBy'
    | 'vatNumber'
    | 'number'
    | 'date'
    | 'due'
    | 'billTo'
    | 'shipTo'
    | 'order'
    | 'orderDate'
    | 'net'
    | 'rate'
    | 'gross'
    | 'quantity'
    | 'item'
    | 'total'
    | 'ship'
    | 'behalf'
    | 'sum'
    | 'vat'
    | 'page',
    string
  >
}

const markets: readonly Market[] = [
  {
    notation: { ...gb, day: 'DD month YYYY' },
    market: 'bazaarly',
    sellers: firms(
      'Shenzhen Litong Trading Co., Ltd;Room 1205, Nanshan;518000 Shenzhen, China|Desk & Dot Ltd;Unit 4 Aston Way;Leyland PR26 7UX|Kettlewell Supplies;19 Foundry Yard;Leeds LS11 5QP',
    ),
    buyers: firms(
      'Rowan Tate;7 Elm Close;Guildford GU1 2PB|Tate Accountancy;88 Station Rd;Woking GU21 6JY',
    ),
    wares: wares(
      'USB-C hub, 7 in 1, aluminium;19.99;44.99;20|A4 copier paper 80 gsm, 5 x 500;17.49;28.99;20|Desk lamp LED with clamp, black;21.50;39.95;20|Label printer tape 12 mm (3 pack);9.99;18.99;20',
    ),
    words: {
      invoice: 'Invoice',
      paid: 'Paid',
      soldBy: 'Sold by',
      vatNumber: 'VAT #',
      number: 'Invoice #',
      date: 'Invoice date / Delivery date',
      due: 'Total payable',
      billTo: 'Billing address',
      shipTo: 'Delivery address',
      order: 'Order #',
      orderDate: 'Order date',
      net: 'Unit price (excl. VAT)',
      rate: 'VAT rate',
      gross: 'Item subtotal (incl. VAT)',
      quantity: 'Qty',
      item: 'Description',
      total: 'Invoice total',
      ship: 'Shipping Charges',
      behalf: 'issued on behalf of',
      sum: 'Item subtotal (excl. VAT)',
      vat: 'VAT subtotal',
      page: 'Page',
    },
  },
  {
    notation: { ...de, day: 'DD month YYYY' },
    market: 'Markthalle24',
    sellers: firms(
      'Bürofuchs GmbH & Co. KG;Industriestr. 9;33415 Verl;Bürofuchs|Papier-Ecke Sigrid Thoma;Lindenweg 22;91052 Erlangen;Papier-Ecke|TechNova Europe S.à r.l.;12 rue du Fort;L-2340 Luxembourg',
    ),
    buyers: firms(
      'Peter Hofmann;Sägeweg 3;83646 Bad Tölz|Praxis Dr. Yildiz;Goethestr. 14;34119 Kassel',
    ),
    wares: wares(
      'Toner schwarz, kompatibel, 2 Stück;24.90;59.90;19|Ordner A4 breit, 10er-Pack;14.99;26.99;19|Fachbuch Steuerlehre 2026, Taschenbuch;24.90;39.90;7|HDMI-Kabel 2 m, vergoldet;6.99;12.99;19',
    ),
    words: {
      invoice: 'Rechnung',
      paid: 'Bezahlt',
      soldBy: 'Verkauft von',
      vatNumber: 'USt-IDNr.',
      number: 'Rechnungsnummer',
      date: 'Rechnungsdatum/Lieferdatum',
      due: 'Zahlbetrag',
      billTo: 'Rechnungsadresse',
      shipTo: 'Lieferadresse',
      order: 'Bestellnummer',
      orderDate: 'Bestelldatum',
      net: 'Stückpreis (ohne USt.)',
      rate: 'USt. %',
      gross: 'Zwischensumme (inkl. USt.)',
      quantity: 'Menge',
      item: 'Beschreibung',
      total: 'Gesamtpreis',
      ship: 'Versandkosten',
      behalf: 'ausgestellt im Auftrag von',
      sum: 'Zwischensumme (ohne USt.)',
      vat: 'USt.',
      page: 'Seite',
    },
  },
  {
    notation: { ...fr, day: 'D month YYYY' },
    market: 'grandmarché',
    sellers: firms(
      'Papeterie du Vieux Port;3 quai du Port;13002 Marseille|ELECTROVIA SAS;ZA des Prés;59650 Villeneuve-d’Ascq;Electrovia',
    ),
    buyers: firms(
      'Claire Dubois;9 rue des Lilas;44000 Nantes|Cabinet Morel;2 place Bellecour;69002 Lyon',
    ),
    wares: wares(
      'Ramette papier A4 80 g, lot de 5;21.90;32.90;20|Souris sans fil ergonomique;15.99;39.99;20|Le guide du comptable, broché;18.00;32.00;5.5|Bloc-notes quadrillé A5;4.50;9.90;20',
    ),
    words: {
      invoice: 'Facture',
      paid: 'Payé',
      soldBy: 'Vendu par',
      vatNumber: 'TVA',
      number: 'Numéro de la facture',
      date: 'Date de la facture/Date de la livraison',
      due: 'Total à payer',
      billTo: 'Adresse de facturation',
      shipTo: 'Adresse de livraison',
      order: 'Numéro de la commande',
      orderDate: 'Date de la commande',
      net: 'Prix unitaire (HT)',
      rate: 'Taux TVA',
      gross: 'Prix total (TTC)',
      quantity: 'Qté',
      item: 'Description',
      total: 'Total facture',
      ship: "Frais d'expédition",
      behalf: 'émise au nom de',
      sum: 'Prix total (HT)',
      vat: 'TVA',
      page: 'Page',
    },
  },
]

/** A marketplace's form with its own name in the logo: the supplier is whoever sold. */
export function marketplace(random: Random): Sheet {
  const { notation, market, sellers, buyers, wares: goods, words } = random.pick(markets)
  const pen = new Pen(random, notation)
  const [seller, [buyer, other]] = [pen.pick(sellers), pen.pair(buyers)]
  const bought = pen.buy(goods, { count: [1, 3], most: 2, step: 1, isGross: true })
  const shipping = pen.chance(0.5) ? pen.pick([299, 390, 499]) : 0
  const lines: Line[] = shipping
    ? [
        ...bought.lines,
        {
          text: words.ship,
          quantity: 1,
          unit: shipping,
          amount: shipping,
          rate: bought.lines[0]?.rate ?? 0,
        },
      ]
    : bought.lines
  const sums = within(lines)
  const number = pen.digits(pen.pick(['INV-GB-#######-26', 'DS-@@@-26-#######', 'LU26######']))
  const order = pen.digits('3##-#######-#######')
  const vatNumber = pen.digits(
    notation === markets[0]?.notation ? 'GB#########' : pen.pick(['DE#########', 'FR##########']),
  )
  const netOf = (line: Line) => pen.money(Math.round((line.unit * 100) / (100 + line.rate)))
  const isInitialled = pen.chance(0.4)
  return paged(
    'A4',
    `#sheet { font: 8.5pt 'Liberation Sans'; } h1 { font-size: 17pt; } .box { border: 0.2mm solid #999; padding: 3mm; width: 82mm; } .items { margin: 6mm 0; } .items th { background: #eee; padding: 1.5mm; font-size: 7.5pt; white-space: normal !important; } .items td { padding: 1.5mm; border-bottom: 0.1mm solid #ccc; } .three > div { width: 56mm; }`,
    [
      `<div class="sides">${pen.chance(0.5) ? pictured(market, '#e47911', 'Nimbus Sans') : wordmark(market, '#e47911', 'Nimbus Sans')}<div class="right"><h1>${words.invoice}</h1>${isInitialled ? '' : `<b>${words.paid}</b>`}</div></div>
       <div class="sides" style="margin:4mm 0"><div>${block([buyer.name, ...buyer.address])}</div><div class="box">${escaped(words.soldBy)} ${escaped(seller.name)}<br>${words.vatNumber} ${vatNumber}<br>${table(
         '',
         [
           [words.number, number],
           [words.date, pen.day()],
           [words.due, pen.money(sums.total)],
         ],
       )}</div></div>
       <div class="sides three"><div><b>${words.billTo}</b><br>${block([buyer.name, ...buyer.address])}</div><div><b>${words.shipTo}</b><br>${block([buyer.name, ...other.address])}</div><div><b>${words.soldBy}</b><br>${block([seller.name, ...seller.address])}<br>${words.vatNumber} ${vatNumber}</div></div>
       <p>${words.orderDate} ${pen.day(pen.after(-2))}<br>${words.order} ${order}</p>${table(
         'items',
         lines.map((line) => [
           line.text,
           String(line.quantity),
           netOf(line),
           pen.rate(line.rate),
           pen.money(line.amount),
         ]),
         [words.item, words.quantity, words.net, words.rate, words.gross],
       )}${table('sums', [[words.total, pen.money(sums.total)]])}<div style="height:5mm"></div>${table(
         'sums',
         ratesAs(pen, sums.shares, 'rNV'),
         [words.rate, words.sum, words.vat],
       )}<div class="foot small grey sides"><span>${escaped(market)} · ${words.behalf} ${escaped(seller.name)}</span><span>${words.page} 1 / 1</span></div>`,
    ],
    truthOf(pen, {
      supplier: seller,
      sums,
      documentNumber: number,
      kind: 'invoice',
      hasRates: true,
    }),
  )
}
