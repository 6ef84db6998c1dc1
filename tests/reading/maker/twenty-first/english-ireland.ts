/** Seldom papers of Ireland: a translator's words for a firm abroad, a quarry's week, a reminder with a fee, a horse at livery and shod. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { ie } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { ordinal } from '../eighteenth/kit'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff, measured } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { decimal, formed, tally } from '../thirteenth/kit'
import { letterhead, logo, say } from '../twelfth/kit'
import { note } from '../twentieth/english-kit'
import { settledBy } from './english-kit'

export const iePapers: Papers = {
  /** A translator bills a firm in Germany: words at a price of three decimals, a revision by the hour, both tax numbers, no tax with the sentence of the law. */
  'words-abroad': paper(
    ie,
    'D month YYYY|DD.MM.YYYY|YYYY-MM-DD',
    'light wide plain',
    'Orla Ní Bhriain Translations;3 Páirc na Coille;Galway H91 TK3F|Greenquill Language Services;Unit 6, Docklands Innovation Park;Dublin D03 C9P5;Greenquill Ltd|Pádraig Hession;Doonbeg;Co. Clare V15 PX70|LEXIS NORTH;18 Main Street;Carndonagh F93 KV21;Lexis North Translations Limited',
    'DE',
    (pen, firm, to) => {
      const jobs = Array.from({ length: pen.whole(1, 4) }, () => ({
        text: say(
          pen,
          'Operating manual, German to English|Website texts, German to English|Supply agreement, English to German|Data sheets, German to English|Annual report, section 2',
        ),
        words: pen.whole(380, 9400),
        price: pen.pick([95, 110, 125, 145, 160]),
      }))
      const hours = pen.chance(0.5)
        ? [
            several(
              'Revision of client’s layout, hours',
              pen.whole(1, 5),
              pen.pick([4500, 5000, 6000]),
            ),
          ]
        : []
      const sums = within([
        ...jobs.map(({ text, words, price }) => measured(text, words * 100, price, 0)),
        ...hours,
      ])
      const number = pen.digits(say(pen, '26-###|2026/##|OB####'))
      const days = pen.pick([14, 30, 45])
      const rows = [
        ...jobs.map(({ text, words, price }, at) => [
          text,
          String(words),
          (price / 1000).toFixed(3),
          pen.plain(sums.lines[at]?.amount ?? 0),
        ]),
        ...hours.map((one) => [
          one.text,
          String(one.quantity),
          pen.plain(one.unit),
          pen.plain(one.amount),
        ]),
      ]
      return [
        `<div style="font-size:9pt;color:#0f766e;border-bottom:0.2mm solid #0f766e">${[firm.name, ...firm.address, 'Ireland'].map(escaped).join(' · ')}</div><div style="margin:14mm 0 10mm">${who(to)}<br>Germany</div>${ribbon(
          [
            ['Invoice', number],
            ['Date', pen.day()],
            ['Your VAT no.', taxNumber(pen, 'DE')],
            ['Our VAT no.', taxNumber(pen, 'IE')],
          ],
        )}${grid('ruled', 'lrrr', 'Service|Words / hours|€ each|€', rows)}${tally([
          ['Net', pen.money(sums.net)],
          ['VAT: reverse charge', pen.money(0)],
          ['Payable', pen.money(sums.total)],
        ])}<p style="margin-top:10mm">Reverse charge: VAT is to be accounted for by the recipient under Articles 44 and 196 of Directive 2006/112/EC.</p><p>Please pay by ${pen.day(pen.after(days))} to ${iban(pen, 'IE')}, BIC ${pen.digits('@@@@IE2D')}, ${escaped(lawful(firm))}.</p><p>${say(pen, 'Thank you, and until the next one!|With kind regards|Vielen Dank!')}</p>${footed(
          [
            [lawful(firm), 'Member of the ITIA'],
            ['Texts are kept for two years', 'and treated in confidence.'],
          ],
        )}`,
        { sums, documentNumber: number, due: pen.after(days) },
      ]
    },
  ),

  /** A quarry's week of a builder: a docket for each lorry with place and tonnes, concrete at one rate and stone at another, a levy, terms by the month. */
  'quarry-week': paper(
    ie,
    'DD/MM/YYYY|DD/MM/YY|DD-mon-YY',
    'narrow plain needle',
    'Corrib Stone & Concrete;Ballygar Road;Roscommon F42 WR80;Corrib Stone Products Ltd|McHALE QUARRIES LTD;Knockmore;Ballina F26 D7W2|Slieve Bawn Readymix;Strokestown;Co. Roscommon F42 TN24;Slieve Bawn Concrete Unlimited Company',
    'IE',
    (pen, firm, to) => {
      const loads = Array.from({ length: pen.whole(4, 11) }, () => {
        const isConcrete = pen.chance(0.5)
        return {
          isConcrete,
          docket: pen.digits('######'),
          day: dayOff(pen, -pen.whole(1, 6), 'DD/MM'),
          text: isConcrete
            ? say(pen, '30N20 S3 readymix, m3|C25 kerb mix, m3|35A floor mix, m3')
            : say(pen, '804 crushed stone, t|Clause 505, t|6F2 fill, t|Washed sand, t'),
          much: isConcrete ? pen.pick([350, 450, 600, 750, 800]) : pen.whole(1640, 2120),
          price: isConcrete ? pen.pick([9800, 10_450, 11_200]) : pen.pick([950, 1150, 1420, 1890]),
        }
      }).toSorted((a, b) => Number(a.docket) - Number(b.docket))
      const sums = onTop(
        loads.map(({ text, much, price, isConcrete }) =>
          line(text, Math.round((much * price) / 100), isConcrete ? 13.5 : 23),
        ),
      )
      const number = pen.digits(say(pen, '0#####|Q26####|SI-#####'))
      const due = pen.after(30)
      const rows = loads.map(({ docket, day, text, much, price, isConcrete }) => [
        docket,
        day,
        text,
        decimal(pen, much / 100, 2),
        pen.plain(price),
        isConcrete ? 'R' : 'S',
        pen.plain(Math.round((much * price) / 100)),
      ])
      return [
        `<div class="cols"><div>${letterhead(firm, 6, 'font-weight:bold')}<br>Tel ${pen.digits('09# ### ####')} · VAT ${taxNumber(pen, 'IE')}</div><div class="r"><b style="font-size:16pt">INVOICE</b></div></div>${formed(
          [
            ['Account', pen.digits('@@##')],
            ['Invoice', number],
            ['Week ending', pen.day()],
            ['Site', say(pen, 'Crossna|Clonown Rd|Boyle NS extension')],
          ],
          4,
        )}<div style="margin:3mm 0">${who(to)}</div>${grid('boxy', 'lllrrcr', 'Docket|Date|Material|Quantity|€ each|VAT|€', rows)}<div class="cols"><div>${grid(
          'boxy',
          'lrr',
          'Rate|Net €|VAT €',
          sums.shares.map((one) => [
            `${one.rate === 23 ? 'S' : 'R'} ${pen.rate(one.rate)}`,
            pen.plain(one.net),
            pen.plain(one.vat),
          ]),
        )}</div>${facts(sumsAs(pen, sums, 'nvT', 'Total net|Total VAT|INVOICE TOTAL'), 'flex:0 0 66mm;font-weight:bold')}</div><p>Invoice date is the week ending. Payment within 30 days. Queries on dockets within seven days of delivery.</p>${note('Waiting time over 30 minutes is charged. Loads are sold at the weight of our bridge.')}<div class="foot tiny mid">${escaped(lawful(firm))} · IBAN ${iban(pen, 'IE')}</div>`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.5pt; } .t :is(td, th) { padding: 0.6mm 1.5mm; }',
      ]
    },
  ),

  /** A chamber or a trade body reminds a member: the open invoice with its own day in a frame, a fee added, what is to be paid now and by when. */
  'dues-reminder': paper(
    ie,
    'D month YYYY|DD/MM/YYYY',
    'book plain',
    'Kinsale & District Chamber of Trade;The Old Mint;Kinsale P17 XY45|Irish Craft Bakers’ Guild;11 Merchants Quay;Cork T12 N6C8;ICBG CLG|West Cork Tourism Network;Glengarriff Road;Bantry P75 E223;WCTN Company Limited by Guarantee',
    'IE',
    (pen, firm, to) => {
      const dues = pen.pick([18_000, 24_500, 32_000, 45_000])
      const fee = pen.pick([1000, 1500, 4000])
      const sums = within([line('Annual subscription', dues), line('Late payment fee', fee)])
      const number = pen.digits(say(pen, 'SUB-26-###|M####/26|#####'))
      const due = pen.after(pen.pick([7, 10, 14]))
      return [
        `<div class="mid">${logo(firm.name, 7, 'font-variant:small-caps')}<span class="tiny">${firm.also.length > 0 ? `${escaped(lawful(firm))} · ` : ''}${place(firm, ' · ')}</span></div><div style="border-top:0.3mm solid;margin:3mm 0 10mm"></div><div class="sides"><div>${say(pen, 'The Treasurer|Accounts|The Manager')}<br>${who(to)}</div><div>${pen.chance(0.5) ? ordinal(pen) : pen.day()}</div></div><h1 style="font-size:13pt;margin-top:10mm">${say(pen, 'Second reminder|Final reminder|Reminder')}: annual subscription</h1><p>Dear member,</p><p>Our records show that your subscription is still unpaid. As agreed at the general meeting, a fee is added to subscriptions that are more than sixty days late.</p>${part(
          'border:0.3mm solid #333;padding:4mm;margin:5mm 0',
          told([
            ['Member', to.name],
            ['Invoice no.', number],
            ['Invoice dated', dayOff(pen, -pen.whole(75, 120))],
          ]),
          facts(
            [
              ['Subscription outstanding', pen.money(dues)],
              ['Late payment fee', pen.money(fee)],
              ['To pay now', pen.money(sums.total)],
            ],
            'width:100%;font-weight:bold;margin-top:3mm',
          ),
        )}<p>Please let us have your payment by <b>${pen.day(due)}</b>. If you have paid in the last few days, please disregard this letter.</p><p>Bank transfer: ${iban(pen, 'IE')}, quoting your invoice number.</p><p style="margin-top:12mm">${say(pen, 'Fionnuala Daly|Con Murphy|Gráinne Sheehy')}<br>Honorary Treasurer</p><div class="foot tiny mid">Subscriptions are not subject to VAT.</div>`,
        { sums, documentNumber: number, due, hasLines: false },
      ]
    },
  ),

  /** A livery yard's monthly bill typed as a list: keep, lessons, a farrier paid for the owner, some paid in cash before, no tax for the yard is small. */
  'livery-month': paper(
    ie,
    'DD/MM/YY|D month|D mon YYYY',
    'needle slab wide',
    'Ballinagee Livery;Ballinagee;Donard, Co. Wicklow|Carrigeen Stables;Carrigeen;Cappoquin P51 W6V0;M. & T. Hennessy|Meadowlark Equestrian;Rathcoffey Road;Maynooth W23 P8K5',
    'IE',
    (pen, firm, to) => {
      const horse = say(pen, 'Bran|Silver Lady|Oisín|Clover|Mr Tully')
      const weeks = pen.pick([4, 5])
      const sums = within([
        several(
          `${say(pen, 'Full livery|Grass livery|DIY livery with hay')}, ${horse}, weeks`,
          weeks,
          pen.pick([6500, 9500, 16_500]),
        ),
        ...(pen.chance(0.6)
          ? [several('Schooling session', pen.whole(1, 6), pen.pick([2500, 3000]))]
          : []),
        ...(pen.chance(0.6)
          ? [
              line(
                `Farrier, ${dayOff(pen, -9, 'D mon')}, ${say(pen, 'trim|front shoes|full set')}`,
                pen.pick([4500, 7000, 12_000]),
              ),
            ]
          : []),
        ...(pen.chance(0.5)
          ? [line('Wormer and extra haylage', pen.pick([2200, 3450, 4100]))]
          : []),
        ...(pen.chance(0.4) ? [line('Transport to show', pen.pick([3000, 5500]))] : []),
      ])
      const paid = pen.chance(0.3) ? 10_000 : 0
      const isNumbered = pen.chance(0.6)
      const number = isNumbered ? pen.digits(say(pen, '##|26-##|L###')) : null
      const day = pen.day(
        pen.date,
        pen.notation.day.includes('Y') ? pen.notation.day : 'D month YYYY',
      )
      return [
        `${beside('1fr 60mm', `<u style="font-size:16pt">${escaped(firm.name)}</u><br>${firm.also.length > 0 ? `${escaped(lawful(firm))}<br>` : ''}${place(firm)}<br>${pen.digits('08# ### ####')}`, `<div style="text-align:right">${day}${number === null ? '' : `<br>Bill no. ${number}`}</div>`)}<p style="margin-top:12mm">To: ${who(to, ', ')}</p><p>Account for ${pen.day(pen.after(-15), 'month YYYY')}</p>${grid('', 'lrrr', '', linesAs(pen, sums.lines, 'tqUA'))}<div style="border-top:0.3mm solid #222"></div>${facts(settledBy(pen, sums.total, paid, 'Total|Less cash received|Now due'), 'margin-left:auto')}<p style="margin-top:12mm">Payment on receipt please${pen.chance(0.5) ? ', cash or transfer' : ''}: ${iban(pen, 'IE')}</p><p>Passports must be left in the tack room. Not registered for VAT.</p>`,
        { sums, documentNumber: number },
        '#sheet { font-size: 11pt; }',
      ]
    },
  ),
}
