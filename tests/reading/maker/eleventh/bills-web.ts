/** What the web sends: renewals by mail, a marketplace's order of a small seller, an order abroad, tickets of an event. */
import type { Random } from '../../../support/random'
import {
  block,
  escaped,
  firms,
  line,
  onTop,
  paged,
  Pen,
  penFor,
  several,
  sign,
  table,
  truthOf,
  within,
} from '../eighth/kit'
import { de, fr, gb, nl, type Notation } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { customer, lettered, page, plains, shops } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { euroAbroad, leaders, mailHead } from './kit'

const renewers = firms(
  'Notebird, Inc.;2261 Market Street #4090;San Francisco, CA 94114;Notebird|Pixelhoist Labs Ltd;Level 2, 10 Fenwick Lane;Dublin D02 X285;Pixelhoist|Typeforge Software S.L.;Carrer de Pallars 99;08018 Barcelona;Typeforge',
)

/** A renewal told in sentences by mail: plan, seats, what was charged, the next charge; tax of the buyer's country. */
export function renewalMail(random: Random): Sheet {
  const pen = penFor(random, euroAbroad, 'month D, YYYY|D mon YYYY|mon D, YYYY')
  const firm = pen.pick(renewers)
  const [land, rate] = pen.pick([
    ['Germany', 19],
    ['Netherlands', 21],
    ['Austria', 20],
    ['Finland', 25.5],
  ] as const)
  const sums = onTop([
    several('Team plan, seats', pen.whole(1, 24), pen.pick([700, 900, 1250]), rate),
  ])
  const number = pen.digits(pen.pick(['NB-####-####', '@@##@#@#-000#', '#######']))
  const host = `${(firm.also[0] ?? 'mail').toLowerCase()}.example`
  return paged(
    'A4',
    page(pen, plains, 'p { margin: 3mm 0; }'),
    [
      `${mailHead([
        ['From:', `${firm.also[0] ?? ''} Billing <billing@${host}>`],
        ['Sent:', `${pen.day()} ${pen.clock()}`],
        ['To:', 'office@studio.example'],
        ['Subject:', `Your ${firm.also[0] ?? ''} subscription has renewed`],
      ])}
       <p>Hello there,</p><p>Your <b>Team plan</b> renewed today. We charged ${pen.money(sums.total)} to your ${pen.digits('Visa ending in ####')}. That covers ${sums.lines[0]?.quantity ?? 1} seats at ${pen.money(sums.lines[0]?.unit ?? 0)} each until ${pen.day(pen.after(30))}, when the plan renews again.</p>
       <div style="width:95mm;background:#f8fafc;padding:4mm">${leaders([
         ['Invoice', number],
         ...sumsAs(pen, sums, 'NVT', `Plan|VAT ${land} ${rate}%|Charged`),
       ])}</div>
       <p>You can download every invoice from Settings → Billing. Questions? Just reply, a human will answer.</p><p>– The ${escaped(firm.also[0] ?? '')} team</p><p class="small grey">${escaped(firm.name)}, ${escaped(firm.address.join(', '))}. EU OSS VAT number EU372${pen.digits('######')}.<br>You receive this because you own the workspace. Unsubscribe from product news.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

interface Tongue {
  notation: Notation
  words: readonly string[]
  rate: number
  day: string
}

const tongues: readonly Tongue[] = [
  {
    notation: gb,
    day: 'D mon YYYY',
    rate: 20,
    words:
      'Receipt for your order|Order no.|Sold by|Ordered on|Item total|Postage|Order total|VAT included|Thank you for supporting a small business.'.split(
        '|',
      ),
  },
  {
    notation: de,
    day: 'DD. mon YYYY',
    rate: 19,
    words:
      'Beleg zu Ihrer Bestellung|Bestellnr.|Verkauft von|Bestellt am|Artikelsumme|Versand|Bestellsumme|enthaltene MwSt.|Danke, dass Sie bei kleinen Werkstätten kaufen.'.split(
        '|',
      ),
  },
  {
    notation: fr,
    day: 'D month YYYY',
    rate: 20,
    words:
      'Récapitulatif de commande|Commande n°|Vendu par|Passée le|Sous-total articles|Port|Total de la commande|dont TVA|Merci de soutenir l’artisanat.'.split(
        '|',
      ),
  },
  {
    notation: nl,
    day: 'D month YYYY',
    rate: 21,
    words:
      'Overzicht van je bestelling|Bestelnummer|Verkocht door|Besteld op|Artikelen|Verzending|Totaalbedrag|waarvan btw|Bedankt voor je aankoop bij een kleine maker.'.split(
        '|',
      ),
  },
]
const handmade = shops(
  'Oakling Studio;14 Mill Lane;Frome;Hannah Birch|WerkstattKiesel;Rosenweg 3;Erfurt;Arne Kiesel|Atelier Minuit;5 rue Neuve;Uzès;Claire Fontan|PapierVogel;Singel 80;Schiedam;Papiervogel V.O.F.',
  'Oak desk tray;38;64;0|Pen rest;14;22;0|Letter stand;28;44;0 || Schlüsselbrett Nuss;32;49;0|Stempelset;18;29;0|Visitenkartenhalter;16;24;0 || Carnet relié cuir;24;39;0|Trousse lin;18;28;0|Affiche A3;15;25;0 || Wenskaarten set 12;14;22;0|Weekplanner;9;16;0|Inpakpapier rol;8;14;0',
)

const markets = tongues.flatMap((tongue, at) => {
  const seller = handmade[at]
  return seller ? [{ tongue, ...seller }] : []
})

/** A marketplace's mail on an order: the seller by the shop's name and the person's, the place's own name in the foot. */
export function makersMarket(random: Random): Sheet {
  const { tongue, shop, stock } = random.pick(markets)
  const pen = new Pen(random, { ...tongue.notation, day: tongue.day })
  const [head, orderNo, soldBy, placed, items, postage, total, tax, thanks] = tongue.words
  const isTaxed = pen.chance(0.5)
  const rate = isTaxed ? tongue.rate : 0
  const bought = pen.buy(stock, { count: [1, 3], most: 3, isGross: true, step: 50 })
  const sent = pen.pick([0, 390, 550])
  const sums = within([
    ...bought.lines.map((each) => ({ ...each, rate })),
    ...(sent > 0 ? [line(postage ?? '', sent, rate)] : []),
  ])
  const number = pen.digits(pen.pick(['##########', '30########']))
  return paged(
    'A4',
    page(
      pen,
      ['URW Gothic', ...plains],
      '.items { width: 120mm; } section { padding-left: 30mm !important; }',
    ),
    [
      `<h1 style="font-weight:normal">${head ?? ''}</h1><p class="grey">${orderNo ?? ''} ${number}</p>
       <div class="sides" style="justify-content:flex-start;gap:4mm">${sign('#a16207')}<div><span class="small grey">${soldBy ?? ''}</span><br><b>${escaped(shop.name)}</b> (${escaped(shop.also[0] ?? '')})<br><span class="small">${escaped(shop.address.join(', '))}</span></div></div>
       <p>${placed ?? ''} ${pen.day()}</p>
       ${table(
         'items',
         sums.lines
           .slice(0, bought.lines.length)
           .map((each) => [`${each.quantity} × ${each.text}`, pen.money(each.amount)]),
       )}
       <div style="width:120mm;margin-top:4mm">${leaders([
         [items ?? '', pen.money(bought.lines.reduce((all, each) => all + each.amount, 0))],
         ...(sent > 0 ? [[postage ?? '', pen.money(sent)] as const] : []),
         [total ?? '', pen.money(sums.total)],
         ...(isTaxed ? [[`${tax ?? ''} (${rate}%)`, pen.money(sums.vat)] as const] : []),
       ])}</div><p>${thanks ?? ''}</p><div class="foot small grey mid">© Tallybird Marketplace · Tallybird Ireland UC, 66 Great Strand Street, Dublin 1</div>`,
    ],
    truthOf(pen, { supplier: shop, sums, documentNumber: number }),
  )
}

const organisers = firms(
  'Founders North Festival CIC;Baltic Works, Jamaica Street;Liverpool L1 0AF;Founders North|Kite & Compass Events Ltd;3 Rope Walk;Bristol BS1 6ZJ;Kite & Compass|The Data Guild;Colony, 5 Piccadilly Place;Manchester M1 3BR;Data Guild Conferences Limited',
)

/** A seat at a conference bought through a seller of tickets: the event's name at the head, the organiser by small letters, a fee of booking. */
export function conferenceSeat(random: Random): Sheet {
  const pen = penFor(random, gb, 'dow, D mon YYYY|D month YYYY|YYYY-MM-DD')
  const firm = pen.pick(organisers)
  const client = customer(pen, 'GB')
  const sums = onTop([
    several('Early bird pass', pen.whole(1, 4), pen.whole(60, 490) * 100, 20),
    line('Booking fee', pen.pick([250, 495, 1200]), 20),
  ])
  const number = pen.digits(pen.pick(['#9########', 'TK-@@@##', '26-######-1']))
  const event = pen.pick(['MAKE IT SCALE 2026', 'Ledger & Lattes Summit', 'North Star Data Day'])
  return paged(
    'A4',
    page(pen, plains, '.card { border: 0.3mm solid #ddd; border-radius: 3mm; padding: 6mm; }'),
    [
      `<div class="card"><div style="font-size:19pt;font-weight:bold">${escaped(event)}</div><div class="grey">${pen.day(pen.after(45))}, 09:00 · St George’s Hall</div></div>
       <h1>Tax invoice</h1><div class="sides"><div class="small"><b>Attendee company</b><br>${lettered(client)}</div><div class="small"><b>Organiser</b><br>${block([firm.also[0] ?? firm.name, ...firm.address])}<br>VAT ${taxNumber(pen, 'GB')}</div></div>
       <p>Order ${number} placed ${pen.day()}</p>
       ${table('items', linesAs(pen, sums.lines, 'tqUA'), ['Ticket', 'Qty', 'Price', 'Net'])}
       ${table('sums', sumsAs(pen, sums, 'NVT', 'Net|VAT 20%|Paid in full'))}<div class="foot small grey">Ticketing by Gatecrest. Gatecrest UK Ltd collects payment on behalf of ${escaped(firm.name)}, who is responsible for the event.</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const clouds = firms(
  'Anvilstack GmbH;Torstraße 140;10119 Berlin;Anvilstack|Ostrov Hosting OÜ;Sepapaja 6;15551 Tallinn;Ostrov|Bluefjord Cloud AS;Grenseveien 21;4313 Sandnes;Bluefjord Cloud',
)

/** A month of machines by the hour: usage to four decimals, a credit of the trial, dollars; no tax since the buyer owes it. */
export function cloudUsage(random: Random): Sheet {
  const pen = penFor(
    random,
    { ...euroAbroad, currency: 'USD', money: '$#' },
    'YYYY-MM-DD|mon DD, YYYY|DD mon YYYY',
  )
  const country = pen.pick(['DE', 'NL', 'DK'] as const)
  const [firm, client] = [pen.pick(clouds), customer(pen, country)]
  const lines = [
    line('Compute cx21, 744 h', pen.whole(490, 9800)),
    line('Block storage 80 GB', pen.whole(300, 990)),
    line('Egress traffic', pen.whole(5, 2400)),
    ...(pen.chance(0.4) ? [line('Promotional credit', -pen.whole(100, 400))] : []),
  ]
  const sums = onTop(lines)
  const number = pen.digits(pen.pick(['AS-2026-11-#####', '000#######', 'R00########']))
  return paged(
    'A4',
    page(
      pen,
      ['DejaVu Sans', 'Liberation Mono', ...plains],
      '#sheet { font-size: 8.5pt; } .items td { border-bottom: 0.1mm solid #ddd; } .items { margin-top: 8mm; }',
    ),
    [
      `<div class="sides"><div>Invoice<br><span style="font-size:15pt">${number}</span></div><div class="right"><b>${escaped(firm.also[0] ?? firm.name)}</b></div></div><div class="sides" style="margin-top:8mm"><div>Bill to<br>${lettered(client)}<br>VAT: ${taxNumber(pen, country)}</div><div>${leaders(
        [
          ['Issued', pen.day()],
          ['Usage from', pen.day(pen.after(-32))],
          ['Usage to', pen.day(pen.after(-2))],
          ['Currency', 'USD'],
        ],
      )}</div></div>
       ${table(
         'items',
         lines.map((each) => [each.text, `$0.0${pen.digits('###')}`, pen.money(each.amount)]),
         ['Resource', 'Rate', 'Charge'],
       )}
       ${table('sums', [
         ['Usage charges', pen.money(sums.net)],
         ['VAT 0% (reverse charge)', pen.money(0)],
         ['Total', pen.money(sums.total)],
         ['Paid by card', pen.money(-sums.total)],
         ['Balance', pen.money(0)],
       ])}<p>Reverse charge: the customer accounts for VAT (Art. 196, Directive 2006/112/EC).</p><div class="foot small">${escaped([firm.name, ...firm.address].join(' · '))}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}
