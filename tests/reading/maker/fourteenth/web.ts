/** Papers of firms that sell in many countries: advertisements, a name in the web, a marketplace's fees, a flight, hours in two currencies, a shop's mail. */
import { block, line, onTop, several, within } from '../eighth/kit'
import { de, gb, ie, us } from '../eighth/notations'
import { lettered } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import { mailHead } from '../eleventh/kit'
import { logo, say } from '../twelfth/kit'
import { usd } from '../thirteenth/kit'
import { many, priced } from './bought'
import { bill, settled, type Families } from './kit'
import { addressed, edged, listed, mailed, placed, spread } from './pieces'

export const webFamilies: Families = {
  /** Advertisements of a month from Dublin: campaigns with clicks, the buyer owes the tax, paid by a card at a threshold. */
  'ads-month': bill(ie, 'D mon YYYY|mon D, YYYY', 'plain light', (pen, firm, to) => {
    const sums = within(
      pen.random
        .shuffled(['Spring leads', 'Retargeting', 'Brand search', 'Video views'])
        .slice(0, pen.whole(1, 3))
        .map((campaign) => line(campaign, pen.whole(1900, 48_000))),
    )
    const number = pen.digits(say(pen, '50########|ADS-########'))
    return [
      `<div style="display:flex;justify-content:space-between;font-size:20pt;color:#5f6368"><span>Invoice</span><span>${firm.name}</span></div><div class="sides"><div style="width:70mm">${edged(
        [
          ['Invoice number', number],
          ['Invoice date', pen.day()],
          ['Billing ID', pen.digits('####-####-####')],
          ['Account ID', pen.digits('###-###-####')],
        ],
      )}</div>${addressed('Bill to', to)}</div><div style="background:#f1f3f4;padding:5mm;margin:6mm 0" class="sides"><span>Total amount due in EUR</span><span class="big">${pen.money(sums.total)}</span></div><p>Summary for ${pen.day(pen.after(-30))} – ${pen.day(pen.after(-1))}</p>${listed(
        'rules',
        'lrlr',
        'Campaign|Quantity|Units|Amount (€)',
        sums.lines.map((each) => [
          each.text,
          String(pen.whole(30, 4200)),
          'Clicks',
          pen.plain(each.amount),
        ]),
      )}<div class="right">Subtotal in EUR ${pen.money(sums.total)}<br>VAT (0%) ${pen.money(0)}<br><b>Total in EUR ${pen.money(sums.total)}</b></div><p class="small">Services subject to the reverse charge: VAT to be accounted for by the recipient, Article 196 of Council Directive 2006/112/EC.</p><div class="foot tiny">${[firm.name, ...firm.also, ...firm.address].join(', ')}. VAT number: ${taxNumber(pen, 'IE')}</div>`,
      { sums, documentNumber: number },
    ]
  }),

  /** A name in the web renewed: a receipt by mail in dollars, years and a fee for a registry, no tax, a buyer's user name. */
  'domain-renewed': bill(usd, 'mon D, YYYY|D mon YYYY', 'light wide letter', (pen, firm, to) => {
    const sums = within([
      line(
        say(
          pen,
          '.com renewal, 1 year: tidalrack.example|.io renewal, 1 year: otterhead.example|.dev renewal, 1 year: mora.example',
        ),
        pen.whole(1098, 6200),
      ),
      line('ICANN fee', 18),
      ...(pen.chance(0.5) ? [line('Privacy protection', pen.whole(0, 4) * 100 + 288)] : []),
    ])
    const number = pen.digits(say(pen, '#########|R-########'))
    return [
      `${mailHead([
        ['From', `${firm.name} Billing`],
        ['Subject', `Order summary ${number}`],
        ['Date', `${pen.day()} ${pen.clock()} UTC`],
      ])}<p>Dear ${to.name},</p><p>Your domain was renewed. Nothing for you to do.</p><pre style="font-family:'DejaVu Sans Mono';font-size:9pt">Order #:        ${number}
Order date:     ${pen.day()}
Payment:        Visa ****${pen.digits('####')}</pre>${listed('box', 'lr', 'Title|Price', [
        ...priced(pen, sums),
        ['TOTAL CHARGED (USD)', pen.money(sums.total)],
      ])}<p class="small grey">${[firm.name, ...firm.also, ...firm.address].join(' · ')}</p>`,
      { sums, documentNumber: number, ...settled },
    ]
  }),
}

export const gbWebFamilies: Families = {
  /** What a marketplace keeps of a seller's month: fees by kind, tax on them, all taken off what it pays out. */
  'fees-of-sales': bill(gb, 'D month YYYY|DD/MM/YYYY', 'narrow plain', (pen, firm, to) => {
    const sums = onTop([
      line('Final value fees', pen.whole(900, 26_000), 20),
      line('Promoted listings', pen.whole(200, 6000), 20),
      ...(pen.chance(0.6) ? [line('International fee', pen.whole(60, 1900), 20)] : []),
      ...(pen.chance(0.5) ? [line('Fee credits', -pen.whole(50, 190), 20)] : []),
    ])
    const number = pen.digits(say(pen, '26####-########|FEE-##########'))
    return [
      `${placed(150, 12, `<div style="border:1mm solid #dc2626;border-radius:50%;width:34mm;height:34mm;display:flex;align-items:center;justify-content:center;text-align:center;color:#dc2626">${firm.name}</div>`)}<h1>Tax invoice for your fees</h1><p>${lettered(to)}</p>${spread(
        [
          ['Seller', pen.digits('mill_lane_####')],
          ['Invoice', number],
          ['Issued', pen.day()],
          ['For', `${pen.day(pen.after(-31))} to ${pen.day(pen.after(-1))}`],
        ],
      )}${edged(
        [
          ...priced(pen, sums),
          ['Fees before VAT', pen.money(sums.net)],
          ['VAT at 20%', pen.money(sums.vat)],
          ['Total fees', pen.money(sums.total)],
          ['Deducted from payouts', pen.money(-sums.total)],
          ['You owe', pen.money(0)],
        ],
        'border-bottom:0.15mm solid #fecaca',
      )}<div class="foot tiny">${[...firm.also, ...firm.address].join(', ')} VAT ${taxNumber(pen, 'GB')}</div>`,
      { sums, documentNumber: number, due: null },
    ]
  }),

  /** Hours in dollars from Great Britain: each sum with the same in pounds below it, the tax in pounds as the law asks. */
  'two-purses': bill(us, 'D mon YYYY|D month YYYY', 'book wide', (pen, firm, to) => {
    const rate = pen.whole(74, 82) / 100
    const sums = onTop([
      many(
        pen,
        'Advisory hours|Sprint days, design|Copy editing, articles',
        [3, 30],
        [60, 240],
        20,
      ),
    ])
    const number = pen.digits(say(pen, 'US-26-##|INV-0###'))
    const due = pen.after(30)
    const pounds = (cents: number) => `£${pen.plain(Math.round(cents * rate))}`
    return [
      `<div style="font-size:26pt">${firm.name}</div><p class="small">${[...firm.also, ...firm.address].join(', ')}</p>${spread(
        [
          ['No.', number],
          ['Date', pen.day()],
          ['Due', pen.day(due)],
        ],
      )}<p>${lettered(to)}</p>${listed('rules', 'lrrr', 'Work|Units|USD|GBP', [
        ...sums.lines.map((each) => [
          each.text,
          String(each.quantity),
          pen.plain(each.amount),
          pen.plain(Math.round(each.amount * rate)),
        ]),
        ['Net', '', pen.money(sums.net), pounds(sums.net)],
        ['VAT 20%', '', pen.money(sums.vat), pounds(sums.vat)],
        ['Total due in US dollars', '', pen.money(sums.total), pounds(sums.total)],
      ])}<p class="small">Sterling at ${rate.toFixed(2)} for VAT purposes only. VAT number ${taxNumber(pen, 'GB')}. Please pay USD ${pen.plain(sums.total)}.</p>`,
      { sums, documentNumber: number, due },
    ]
  }),
}

export const deWebFamilies: Families = {
  /** A flight: fare and taxes of airports in codes, days of flying beside that of issue, a long number that begins with the airline's three figures. */
  'ticket-receipt': bill(de, 'DDmonYY|DD.MM.YYYY', 'needle plain', (pen, firm) => {
    const sums = within([
      line('TARIF', pen.whole(39, 880) * 100),
      line('ZUSCHLAG YQ', pen.whole(10, 160) * 100),
      line('STEUERN/GEB. DE OY RA', pen.whole(1900, 9900)),
    ])
    const number = pen.digits('220-##########')
    const flight = pen.after(pen.whole(5, 60))
    return [
      `<div class="sides"><div>${logo(firm.name, 7, 'color:#1e3a8a;font-weight:bold')}</div><div class="right tiny">${block([...firm.also, ...firm.address])}</div></div><h1>ELEKTRONISCHES TICKET – BELEG</h1>${edged(
        [
          ['PASSAGIER', say(pen, 'WENDT/TOBIAS MR|REUTER/SABINE DR|VOSS/IRIS MS')],
          ['TICKETNUMMER', number],
          ['BUCHUNGSCODE', pen.digits('@#@@#@')],
          ['AUSGESTELLT AM', pen.day()],
        ],
        'width:110mm',
      )}${listed('top', 'lllll', 'VON|NACH|FLUG|DATUM|KLASSE', [
        ['FRA', say(pen, 'LIS|OSL|TXL|VIE'), pen.digits('DK####'), pen.day(flight), 'Y'],
        ['', 'FRA', pen.digits('DK####'), pen.day(pen.after(70)), 'Y'],
      ])}${edged(
        [
          ...sums.lines.map((each) => [each.text, `EUR ${pen.plain(each.amount)}`] as const),
          ['GESAMT', `EUR ${pen.plain(sums.total)}`],
          ['ZAHLUNGSART', pen.digits('CC VI XXXXXXXXXXXX####')],
        ],
        'width:110mm',
      )}<p class="tiny">GRENZÜBERSCHREITENDE BEFÖRDERUNG, STEUERFREI NACH § 26 ABS. 3 USTG. 1 FREIGEPÄCKSTÜCK.</p>`,
      { sums, documentNumber: number, ...settled },
    ]
  }),

  /** A web shop's mail of thanks: sums with tax, a voucher and postage, the tax told in brackets behind the sum. */
  'danke-mail': bill(de, 'DD.MM.YYYY|D. month YYYY', 'plain narrow', (pen, firm, to) => {
    const sums = within([
      several(
        say(pen, 'Kaffeefilter Papier, 100 St.|Notizbuch A5|Schraubendreher-Set'),
        pen.whole(1, 4),
        pen.whole(4, 39) * 100 + 90,
        19,
      ),
      line('Versand', pen.pick([390, 490, 595]), 19),
      ...(pen.chance(0.5) ? [line('Gutschein WILLKOMMEN', -pen.whole(1, 3) * 100, 19)] : []),
    ])
    const number = pen.digits(say(pen, 'W-#######|1000####'))
    return [
      mailed(
        '#0f766e',
        firm.name,
        `<p>Hallo ${to.name},</p><p>danke für Ihren Einkauf! Ihre Rechnung <b>${number}</b> vom ${pen.day()}:</p>${edged(
          [
            ...sums.lines.map(
              (each) =>
                [
                  each.quantity > 1 ? `${each.quantity} × ${each.text}` : each.text,
                  pen.money(each.amount),
                ] as const,
            ),
            ['Summe inkl. MwSt.', pen.money(sums.total)],
          ],
          'border-bottom:0.1mm solid #ccc',
        )}<p class="small">(enthaltene MwSt. 19 %: ${pen.money(sums.vat)})</p><p>Bezahlt mit PayPal.</p><p>Lieferung an:<br>${lettered(to)}</p><p class="small grey">${[...firm.also, ...firm.address].join(', ')} · USt-IdNr. ${taxNumber(pen, 'DE')}</p>`,
      ),
      { sums, documentNumber: number, due: null },
    ]
  }),
}
