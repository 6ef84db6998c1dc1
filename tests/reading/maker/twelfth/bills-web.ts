/** What comes by mail from the web and over a border: a subscription, fees of a marketplace, a rail ticket, advertising in a foreign currency, clearance at customs, a pro forma that was paid. */
import type { Random } from '../../../support/random'
import { block, firms, line, onTop, Pen, penFor, several, truthOf, within } from '../eighth/kit'
import { de, es, fr, gb, it, nl, pl, se, us, type Notation } from '../eighth/notations'
import { lettered } from '../ninth/kit'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { mailHead } from '../eleventh/kit'
import { buyerOf } from './buyers'
import {
  divided,
  goods,
  headed,
  inLine,
  letter,
  logo,
  oneLine,
  pushed,
  rates,
  say,
  windowed,
} from './kit'
import { sumsAs } from '../eighth/rows'

interface Tongue {
  notation: Notation
  day: string
  rate: number
  words: readonly string[]
}

const tongueOf = (notation: Notation, day: string, rate: number, words: string): Tongue => ({
  notation,
  day,
  rate,
  words: words.split('|'),
})

const tongues: readonly Tongue[] = [
  tongueOf(
    gb,
    'D month YYYY',
    20,
    'Your receipt|Order ID|Billed on|Monthly plan|VAT|Total|Manage your subscription|Renews',
  ),
  tongueOf(
    de,
    'D. month YYYY',
    19,
    'Deine Quittung|Bestell-ID|Abgerechnet am|Monatsabo|MwSt.|Gesamt|Abo verwalten|Verlängert sich am',
  ),
  tongueOf(
    fr,
    'D month YYYY',
    20,
    'Votre reçu|ID de commande|Facturé le|Formule mensuelle|TVA|Total|Gérer l’abonnement|Renouvellement le',
  ),
  tongueOf(
    es,
    'D de month de YYYY',
    21,
    'Tu recibo|ID del pedido|Cobrado el|Plan mensual|IVA|Total|Gestionar suscripción|Se renueva el',
  ),
  tongueOf(
    it,
    'D month YYYY',
    22,
    'La tua ricevuta|ID ordine|Addebitato il|Piano mensile|IVA|Totale|Gestisci abbonamento|Si rinnova il',
  ),
  tongueOf(
    nl,
    'D month YYYY',
    21,
    'Je bon|Bestelnummer|Afgerekend op|Maandabonnement|Btw|Totaal|Abonnement beheren|Wordt verlengd op',
  ),
  tongueOf(
    se,
    'D month YYYY',
    25,
    'Ditt kvitto|Order-ID|Debiterat|Månadsplan|Moms|Totalt|Hantera abonnemang|Förnyas',
  ),
]

const streamers = firms(
  'Canopy Books Ltd;12 Clerkenwell Close;London EC1R 0AT|Fermata Music AB;Katarinavägen 15;116 45 Stockholm|Sketchpit B.V.;Danzigerkade 85;1013 AP Amsterdam|Wordhearth GmbH;Oranienstraße 24;10999 Berlin',
)

/** A subscription's mail in the reader's language: a firm of another country in the foot, the tax within, an order's letters. */
export function subscriptionMail(random: Random): Sheet {
  const { notation, day, rate, words } = random.pick(tongues)
  const pen = new Pen(random, { ...notation, day })
  const [
    title = '',
    order = '',
    billed = '',
    plan = '',
    tax = '',
    total = '',
    manage = '',
    renews = '',
  ] = words
  const firm = pen.pick(streamers)
  const price =
    notation === se ? pen.pick([9900, 11_900, 17_900]) : pen.pick([599, 999, 1299, 1799])
  const brand = firm.name.split(' ').slice(0, -1).join(' ')
  const sums = within([line(`${brand} Plus – ${plan}`, price, rate)])
  const number = pen.digits(say(pen, '@@@##@####|####-####-####-#####|@##@#@##'))
  return letter(
    pen,
    {
      faces: 'light wide',
      css: 'section { padding: 16mm 42mm !important; } .card { background: #f6f6f6; padding: 6mm; margin-top: 6mm; }',
    },
    [
      `${mailHead([
        ['', `${brand} <no-reply@${brand.toLowerCase().replaceAll(' ', '')}.example>`],
        ['', `${title} – ${brand}`],
      ])}<div class="sides">${logo(brand, 7, 'font-weight:bold')}<div class="big grey">${title}</div></div><div class="card">${divided(
        [
          [billed, pen.day()],
          [order, number],
        ],
      )}</div>${goods(pen, sums, 'tA')}<p class="small grey">${renews} ${pen.day(pen.after(30))}</p><hr><div class="sides"><span>${tax} ${pen.rate(rate)}</span><span>${pen.money(sums.vat)}</span></div><div class="sides big"><span>${total}</span><span>${pen.money(sums.total)}</span></div><p style="color:#2563eb">${manage}</p><p class="small grey mid" style="margin-top:20mm">${oneLine(firm)}</p>`,
    ],
    truthOf(pen, {
      supplier: { ...firm, also: [brand] },
      sums,
      documentNumber: number,
      kind: 'receipt',
      hasRates: true,
    }),
  )
}

const places = firms(
  'Handcart Europe S.à r.l.;21, rue du Fossé;L-1536 Luxembourg;Handcart|Bricolo Marketplace SAS;8 rue de la Victoire;75009 Paris;Bricolo Marketplace|Vintable UAB;Švitrigailos g. 13;03228 Vilnius;Vintable',
)

/** Fees that a marketplace asks of who sells on it: by kind, reverse charge, what was kept back already, the buyer's number. */
export function sellerFees(random: Random): Sheet {
  const pen = penFor(
    random,
    { ...gb, currency: 'EUR', money: '€#' },
    'D month YYYY|YYYY-MM-DD|D mon YYYY',
  )
  const country = pen.pick(['DE', 'IT', 'ES', 'PL'] as const)
  const [firm, to] = [pen.pick(places), buyerOf(pen, country)]
  const sums = onTop([
    line('Commission on sales', pen.whole(900, 48_000)),
    line('Payment processing fees', pen.whole(150, 9000)),
    ...(pen.chance(0.6) ? [line('Listing fees', pen.whole(2, 80) * 20)] : []),
    ...(pen.chance(0.3) ? [line('Fee refund, cancelled order', -pen.whole(20, 140))] : []),
  ])
  const number = pen.digits(say(pen, 'EU-26-#######|FEES######|26##-#####'))
  return letter(
    pen,
    { faces: 'plain narrow wide' },
    [
      `<div class="sides">${logo(firm.also[0] ?? '', 8, 'color:#ea580c;font-weight:bold')}<div class="right">Statement of seller fees<br><b>Invoice ${number}</b></div></div><div class="sides" style="margin-top:10mm"><div><span class="grey">Seller</span><br>${lettered(to)}<br>VAT ${taxNumber(pen, country)}</div>${divided(
        [
          ['Invoice date', pen.day()],
          ['Period', `${pen.day(pen.after(-31))} – ${pen.day(pen.after(-1))}`],
          ['Currency', 'EUR'],
        ],
      )}</div>${goods(pen, sums, 'tA', 'Fee type|Amount')}${pushed([
        ['Total excl. VAT', pen.money(sums.net)],
        ['VAT (reverse charge)', pen.money(0)],
        ['Total fees', pen.money(sums.total)],
      ])}<p>These fees were deducted from your payouts. No payment is needed.</p><p class="small">VAT to be accounted for by the recipient under Article 196 of Directive 2006/112/EC.</p><div class="foot small grey">${oneLine(firm)}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const railways = [
  {
    notation: de,
    day: 'DD.MM.YYYY',
    rate: 7,
    firm: firms('Süddeutsche Regiobahn AG;Bahnhofstraße 1;89073 Ulm'),
    words:
      'Online-Ticket|Auftragsnummer|Gebucht am|Fahrt am|Summe|MwSt (D) 7%|Ulm Hbf|Lindau-Insel|Sparpreis 2. Klasse|Sitzplatz',
  },
  {
    notation: fr,
    day: 'DD/MM/YYYY',
    rate: 10,
    firm: firms('Trains du Littoral SA;Gare Saint-Roch;34000 Montpellier'),
    words:
      'E-billet justificatif|Référence|Acheté le|Voyage du|Prix total|dont TVA 10 %|Montpellier|Perpignan|Tarif loisir 2de classe|Réservation',
  },
  {
    notation: it,
    day: 'DD/MM/YYYY',
    rate: 10,
    firm: firms('Ferrovie Appennine S.p.A.;Piazza della Stazione 3;06128 Perugia'),
    words:
      'Biglietto elettronico|Codice prenotazione|Emesso il|Viaggio del|Totale pagato|di cui IVA 10%|Perugia|Terontola|Ordinaria 2ª|Posto',
  },
  {
    notation: pl,
    day: 'DD.MM.YYYY',
    rate: 8,
    firm: firms('Koleje Pomorza S.A.;ul. Morska 112;81-222 Gdynia'),
    words:
      'Bilet internetowy|Nr biletu|Zakupiono|Przejazd dnia|Do zapłaty|w tym PTU 8%|Gdynia Gł.|Hel|Bilet normalny|Miejsce',
  },
] as const

/** A rail ticket from the web: the journey's day larger than the day of booking, a class, seats, tax within by its rate. */
export function railTicket(random: Random): Sheet {
  const { notation, day, rate, firm: owners, words } = random.pick(railways)
  const pen = new Pen(random, { ...notation, day })
  const [
    title = '',
    no = '',
    booked = '',
    travel = '',
    total = '',
    tax = '',
    from = '',
    until = '',
    fare = '',
    seat = '',
  ] = words.split('|')
  const firm = pen.pick(owners)
  const sums = within([
    several(fare, pen.whole(1, 3), pen.whole(90, 690) * 10, rate),
    ...(pen.chance(0.5) ? [line(seat, pen.pick([300, 490]), rate)] : []),
  ])
  const number = pen.digits(say(pen, '@@@###|########|@#@#@#@'))
  return letter(
    pen,
    {
      faces: 'wide plain',
      css: '.code { width: 36mm; height: 36mm; background: repeating-conic-gradient(#000 0 25%, #fff 0 50%) 0 / 1.4mm 1.4mm; }',
    },
    [
      `<div class="sides"><div>${logo(firm.name, 7, 'font-weight:bold;color:#166534')}<div class="big">${title}</div></div><div class="code"></div></div><div class="boxed" style="margin:6mm 0"><div class="big">${from} → ${until}</div><div>${travel} ${pen.day(pen.after(11))}, ${pen.clock()}</div></div>${headed(
        [
          [no, number],
          [booked, pen.day()],
          [seat, pen.digits('Wg. 2 / ##')],
        ],
      )}${goods(pen, sums, 'qtA')}<table class="push"><tr><td>${total}</td><td class="right"><b>${pen.money(sums.total)}</b></td></tr><tr><td>${tax}</td><td class="right">${pen.money(sums.vat)}</td></tr></table><div class="foot small grey">${oneLine(firm, ' · ')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const adverts = firms(
  'Spotlark Advertising Ireland Ltd;Block C, Harcourt Yards;Dublin 2;Spotlark Ads|Pinnacle Clicks Pte. Ltd.;80 Robinson Road #08-01;Singapore 068898;Pinnacle Clicks|Reelmark Media Inc.;1601 Bryant Ave;Palo Alto, CA 94301;Reelmark',
)

/** Advertising billed in dollars to a firm of Europe: campaigns with impressions, a credit, reverse charge, a transaction's number apart from the bill's. */
export function campaigns(random: Random): Sheet {
  const pen = penFor(
    random,
    { ...us, currency: 'USD', money: random.pick(['$#', 'US$#', '# USD']) },
    'mon D, YYYY|D mon YYYY|YYYY-MM-DD',
  )
  const country = pen.pick(['DE', 'FR', 'SE', 'NL'] as const)
  const [firm, to] = [pen.pick(adverts), buyerOf(pen, country)]
  const sums = onTop([
    line('Spring lead form', pen.whole(1200, 90_000)),
    ...(pen.chance(0.6) ? [line('Retargeting EU', pen.whole(500, 40_000))] : []),
    ...(pen.chance(0.3) ? [line('Promotional credit', -500)] : []),
  ])
  const number = pen.digits(say(pen, 'SPK-########|########|26-##-######'))
  return letter(
    pen,
    { faces: 'plain light wide' },
    [
      `<div class="sides"><div><b>${firm.also[0] ?? ''}</b></div><div class="right big">Tax invoice</div></div>${headed(
        [
          ['Invoice #', number],
          ['Invoice date', pen.day()],
          ['Account ID', pen.digits('act_###########')],
          ['Transaction ID', pen.digits('####-#######')],
        ],
      )}<div class="sides"><div><b>Bill to</b><br>${lettered(to)}<br>VAT ID ${country === 'FR' ? frenchNumbers(pen).vat : taxNumber(pen, country)}</div><div><b>From</b><br>${lettered(firm)}</div></div><table class="grid"><tr><th class="t">Campaign</th><th>Impressions</th><th>Amount</th></tr>${sums.lines.map((each) => `<tr><td class="t">${each.text}</td><td>${each.amount < 0 ? '' : pen.digits('##,###')}</td><td>${pen.money(each.amount)}</td></tr>`).join('')}</table>${pushed(
        [
          ['Subtotal', pen.money(sums.net)],
          ['VAT 0% – reverse charge', pen.money(0)],
          ['Amount charged', pen.money(sums.total)],
        ],
      )}<p class="small grey">Charged to Mastercard ···· ${pen.digits('####')}. Customer to account for any VAT arising on this supply.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const brokers = firms(
  'Hansa Zollservice GmbH;Am Windhukkai 5;20457 Hamburg|Spedition Gruber Logistik KG;Güterverkehrszentrum 8;85107 Manching|KURIER BLITZ Express GmbH;Cargo City Süd 537;60549 Frankfurt',
)

/** Clearance at customs: duty laid out without tax, fees with it, a customs office's number that is not the bill's. */
export function verzollung(random: Random): Sheet {
  const pen = penFor(random, de, 'DD.MM.YYYY|DD.MM.YY')
  const [firm, to] = [pen.pick(brokers), buyerOf(pen, 'DE')]
  const sums = onTop([
    line('Importverzollung', pen.whole(40, 95) * 100, 19),
    line('Kapitalbereitstellungsprovision', pen.whole(900, 2500), 19),
    line('Zoll, verauslagt (lt. Bescheid)', pen.whole(800, 39_000), 0),
  ])
  const number = pen.digits(say(pen, 'Z26#####|######|26-1####'))
  return letter(
    pen,
    { faces: 'narrow needle plain' },
    [
      `${logo(firm.name, 7, 'font-weight:bold')}${windowed(firm, to)}<div class="sides"><h1>Rechnung ${number}</h1><div>${pen.day()}</div></div>${inLine(
        [
          ['Sendung', pen.digits('1Z###@##########')],
          ['MRN', pen.digits('26DE############@#')],
          ['Ursprung', 'CN'],
        ],
      )}${goods(pen, sums, 'tra', 'Leistung|USt|EUR')}${rates(pen, sums, 'rnv', 'USt-Satz|Bemessung|USt')}<div class="boxed push">Rechnungsbetrag ${pen.money(sums.total)}</div><p class="small">Die Einfuhrumsatzsteuer wurde Ihrem Aufschubkonto belastet und ist nicht Teil dieser Rechnung. Zahlbar sofort. ${iban(pen, 'DE')}</p><div class="foot small">USt-IdNr. ${taxNumber(pen, 'DE')} · Wir arbeiten nach ADSp 2017.</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const planners = firms(
  'Copse & Clay Weddings;The Granary, Home Farm;Ludlow SY8 2JN|Larkrise Marquees Ltd;Unit 3, Airfield Estate;Honiton EX14 3PG|Sound Bothy Studios;7 Shore Street;Ullapool IV26 2UJ',
)

/** A pro forma that became the invoice: its old number told, the new one above, an instalment of the whole as the only line, paid stamp. */
export function instalment(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|DD/MM/YYYY')
  const [firm, to] = [pen.pick(planners), buyerOf(pen, 'GB')]
  const part = pen.whole(2, 3)
  const sums = onTop([
    line(
      `Instalment ${part} of 3, event ${pen.day(pen.after(90))}`,
      pen.whole(300, 2400) * 100,
      20,
    ),
  ])
  const number = pen.digits(say(pen, 'INV-26-0##|L####|###'))
  return letter(
    pen,
    {
      faces: 'slab light book',
      css: '.paid { position: absolute; right: 30mm; top: 150mm; transform: rotate(-14deg); border: 1mm solid #b91c1c; color: #b91c1c; font-size: 24pt; padding: 1mm 5mm; opacity: 0.7; }',
    },
    [
      `<div class="right">${logo(firm.name, 9, 'font-style:italic')}<span class="small">${block(firm.address)}<br>VAT ${taxNumber(pen, 'GB')}</span></div><h1>VAT Invoice ${number}</h1><p>replaces pro forma ${pen.digits('PF-##')} · tax point ${pen.day()}</p><p>${lettered(to)}</p>${goods(pen, sums, 'tA', 'For|Net')}${pushed(sumsAs(pen, sums, 'NVT', 'Net|VAT @ 20%|Instalment total'))}<div class="paid">PAID</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}
