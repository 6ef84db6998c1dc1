/** Papers of odd trades of Australia: a pitch at a caravan park, a scaffolder's claim for part of a contract. */
import { escaped, line, onTop, several, within, type Line } from '../eighth/kit'
import { grid, paper, place, who, type Papers } from '../fifteenth/kit'
import { halved } from '../fourteenth/kit'
import { linesAs } from '../eighth/rows'
import { beside, part } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { au } from '../ninth/kit'
import { abn } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { formed, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { behindIt, note } from '../twentieth/english-kit'

/** A part of a contract, as far as it is done. Hundredths. */
interface Progress extends Line {
  contract: number
  /** In percent of the contract, by now. */
  done: number
  earlier: number
}

const works =
  'Supply and erect perimeter scaffold|Stair tower and access|Edge protection, level 2|Hire to the end of the month|Mesh and containment|Loading platforms, pair|Dismantle and remove|Engineer’s certificate'

const progressOf = (text: string, contract: number, before: number, done: number): Progress => {
  const earlier = share(contract, before)
  return { ...line(text, share(contract, done) - earlier, 10), contract, done, earlier }
}

export const auPapers: Papers = {
  /** A permit for a caravan's pitch to lie behind the windscreen, half a sheet: number of the site and day of departure in huge letters, nights and extras with tax within them, a bond that is held and not charged, the park named in its welcome. */
  'pitch-permit': paper(
    au,
    'DD/MM/YYYY|D mon YYYY|DD/MM/YY',
    'plain wide narrow',
    'Gumnut Beach Holiday Park;2 Foreshore Pde;Tuross Head NSW 2537;Gumnut Parks Pty Ltd|COORONG SHORES CARAVAN PARK;Princes Hwy;Meningie SA 5264|Boab & Billabong Tourist Park;41 Duncan Rd;Kununurra WA 6743;J & L Petrie Family Trust|Mt Sugarloaf Camping;890 Forest Rd;Bright VIC 3741|Wonga Creek Bush Camp;Cape Tribulation Rd;Wonga Beach QLD 4873;Wonga Creek Camping Co Pty Ltd',
    'AU',
    (pen, firm) => {
      const nights = pen.whole(1, 9)
      const sums = within([
        several(
          say(pen, 'Powered site, night|Unpowered site, night|Ensuite site, night'),
          nights,
          pen.whole(32, 78) * 100,
          10,
        ),
        ...(pen.chance(0.5) ? [several('Extra adult, night', nights, 1200, 10)] : []),
        ...(pen.chance(0.3) ? [several('Bag of firewood', pen.whole(1, 3), 1500, 10)] : []),
        ...(pen.chance(0.3) ? [line('Dog fee', pen.pick([1000, 1500]), 10)] : []),
      ])
      const number = pen.digits(say(pen, '######|TI-#####|R26####'))
      const site = `${say(pen, '||B|P')}${pen.whole(2, 140)}`
      return [
        `<div class="mid"><span class="tiny">DISPLAY BEHIND WINDSCREEN</span><div style="font-size:40pt;font-weight:bold;line-height:1.1">${say(pen, 'SITE|PITCH')} ${site}</div><div style="font-size:19pt">OUT BY 10 AM ${dayOff(pen, nights)}</div></div><p style="margin-top:5mm">Welcome to ${escaped(firm.name)}, ${say(pen, 'the Hendersons|Mr Papadakis and family|Kylie and Bronwyn')}! You booked on ${dayOff(pen, -pen.whole(6, 90))}; boom gate code ${pen.digits('####')}#, rego ${pen.digits('@@@ ##@')}.</p>${grid('ruled', 'lrrr', 'For your stay|No.|$|$', linesAs(pen, sums.lines, 'tqua'))}${tally(
          [
            [`GST included ${pen.money(sums.vat)}`, ''],
            [say(pen, 'Paid for stay|Stay paid|Taken on arrival'), pen.money(sums.total)],
          ],
        )}<p>Tax invoice ${number}, ${pen.day()} ${pen.clock()}, ${say(pen, 'EFTPOS|Visa|Mastercard')} ${pen.digits('x####')}. A bond of ${pen.money(pen.pick([10_000, 20_000, 50_000]))} is held on the card, not charged, and let go by ${dayOff(pen, nights + 5)}.</p><div class="foot tiny mid">${behindIt(firm, '# · ')}${place(firm, ', ')} · ABN ${abn(pen)} · ${pen.digits('0# #### ####')}<br>Quiet from 10 pm. Speed 8 km/h. Next season’s bookings open on ${dayOff(pen, 120)}.</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        halved,
      ]
    },
  ),

  /** A scaffolder's claim for work done so far: claimant and respondent in boxes of a form, each part of the contract with what it is worth, how far it is done, what was claimed before and now; a contract's sum far above the claim. */
  'payment-claim': paper(
    au,
    'DD/MM/YYYY|D month YYYY|DD mon YYYY',
    'plain narrow light',
    'Brindabella Scaffolds;14 Iron Knob St;Fyshwick ACT 2609;Brindabella Access Pty Ltd|ALLSPAN SCAFFOLDING;7 Barry Rd;Campbellfield VIC 3061|Yarra Rope & Rigging;Lot 3, Cooper St;Epping VIC 3076;YRR Contractors Pty Ltd|Top Deck Access (SA);29 Grand Junction Rd;Wingfield SA 5013;Top Deck Access Pty Ltd|Moreton Bay Shoring & Scaffold;66 Snook St;Clontarf QLD 4019',
    'AU',
    (pen, firm, to) => {
      const claims = pen.random
        .shuffled(works.split('|'))
        .slice(0, pen.whole(2, 6))
        .map((text) =>
          progressOf(
            text,
            pen.whole(18, 240) * 10_000,
            pen.pick([0, 0, 25, 40, 50]),
            pen.pick([60, 75, 80, 100]),
          ),
        )
      const sums = onTop(claims)
      const sumBy = (of: (one: Progress) => number) => claims.reduce((all, one) => all + of(one), 0)
      const claim = pen.whole(2, 6)
      const number = pen.digits(say(pen, 'PC-0###|####-0#|CLM#####'))
      const due = pen.after(pen.pick([14, 21, 25]))
      const order = pen.chance(0.6) ? pen.digits('SC-####') : ''
      return [
        `<div class="sides"><b style="font-size:15pt">${say(pen, 'PAYMENT CLAIM|PROGRESS CLAIM|TAX INVOICE – PROGRESS CLAIM')} No. ${claim}</b><span>Sheet 1 of 1</span></div>${formed(
          [
            ['Claimant', firm.name],
            ['Claimant’s ABN', abn(pen)],
            ['Respondent', to.name],
            ['Respondent’s ABN', abn(pen)],
            ['Tax invoice', number],
            ['Date of claim', pen.day()],
            ['Work done up to', dayOff(pen, -pen.whole(2, 6))],
            ['Date of contract', dayOff(pen, -pen.whole(70, 240))],
            ['Payment due', pen.day(due)],
            ['Subcontract order', order],
          ],
          2,
        )}${beside('1fr 1fr', `<b>To</b><br>${who(to)}`, `<b>Works at</b><br>${say(pen, 'Stage 2, 18 Cowper Street|Former silo, Wharf Road|St Brigid’s, east wing')}`)}${grid(
          'ruled tiny',
          'lrrrrr',
          'Part of works|Contract $|Done|To date $|Claimed before $|This claim $',
          [
            ...claims.map((one) => [
              one.text,
              pen.plain(one.contract),
              `${one.done}%`,
              pen.plain(one.earlier + one.amount),
              pen.plain(one.earlier),
              pen.plain(one.amount),
            ]),
            [
              'Sums, excluding GST',
              pen.plain(sumBy(({ contract }) => contract)),
              '',
              pen.plain(sumBy(({ earlier, amount }) => earlier + amount)),
              pen.plain(sumBy(({ earlier }) => earlier)),
              pen.plain(sums.net),
            ],
          ],
        )}${tally([
          ['This claim, excluding GST', pen.money(sums.net)],
          ['GST 10%', pen.money(sums.vat)],
          [
            say(pen, 'Claimed amount, including GST|Amount of this claim|This claim with GST'),
            pen.money(sums.total),
          ],
        ])}${part('background:#f3f4f6;padding:3mm;margin-top:6mm', `Left of the contract after this claim: ${pen.money(sumBy(({ contract, earlier, amount }) => contract - earlier - amount))} excluding GST. Public liability cover ${pen.money(2_000_000_000)}, until ${dayOff(pen, 150)}.`)}<p>Pay ${escaped(lawful(firm))}, BSB ${pen.digits('###-###')}, account ${pen.digits('########')}.</p>${note('This is a payment claim under the law on security of payment. A payment schedule is to be given within ten business days.')}<div class="foot tiny r">${place(firm, ', ')} · ${pen.digits('0# #### ####')} · Lic. ${pen.digits('SB######')}</div>`,
        {
          sums,
          documentNumber: number,
          due,
          ...(order ? { customerReference: order } : {}),
        },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),
}
