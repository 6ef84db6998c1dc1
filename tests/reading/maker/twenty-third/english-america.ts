/** Papers of odd trades of the United States: a licence for pictures by mail, a parts counter with cores, a taxidermist's work order. */
import { escaped, line, onTop, wares } from '../eighth/kit'
import { us } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { pencilled } from '../eighteenth/kit'
import { mailHead } from '../eleventh/kit'
import { grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { sheet } from '../fifteenth/tills-kit'
import { beside } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { lawful } from '../seventeenth/kit'
import { cells, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { behindIt, note } from '../twentieth/english-kit'
import { settledBy, siteOf } from '../twenty-first/english-kit'

/** Exchange units: name, least and most of the price in hundredths, and what is charged for the old one. */
const exchanged = [
  ['ALT7790R ALTERNATOR 140A REMAN', 13_900, 23_900, 4500],
  ['STR3318R STARTER REMAN', 9900, 18_900, 3500],
  ['CAL194L BRAKE CALIPER LF LOADED', 6400, 12_900, 4000],
  ['BAT94R AGM BATTERY GROUP 94R', 16_900, 24_900, 2200],
  ['PSP208 POWER STEERING PUMP', 8800, 15_900, 3000],
  ['TRB66 TURBOCHARGER REMAN', 62_000, 118_000, 25_000],
] as const

/** Percents of tax on sales, by state. */
const taxes: Readonly<Record<string, number>> = {
  GA: 8,
  OH: 7.25,
  TX: 8.25,
  WA: 8.9,
  MN: 7.375,
  WI: 5.5,
  MT: 0,
}

const taxIn = (town: string): number => taxes[/, ([A-Z]{2}) /.exec(town)?.[1] ?? ''] ?? 0

export const usPapers: Papers = {
  /** A licence for pictures that comes by mail: a sender without a name, a table of pictures and what each may be used for, dearer terms, a promise up to a sum and a plan that begins later; who grants it stands in the small print. */
  'picture-license': sheet(
    {
      shops:
        'Pixelmoor;2100 Market St Ste 400;Philadelphia, PA 19103;Pixelmoor Images Inc|Larkfoto;548 Valencia St;San Francisco, CA 94110;Larkfoto LLC|NORTHLIGHT STOCK;80 Congress St;Portsmouth, NH 03801|framegarden;1401 Lavaca St #210;Austin, TX 78701;Framegarden Media Inc|Old Mill Picture Archive;17 Canal Row;Lowell, MA 01852',
      notation: us,
      days: 'month D, YYYY|mon D, YYYY|MM/DD/YYYY',
    },
    'letter',
    (pen, shop) => {
      const pictures = pen.random.shuffled(
        'Heron at dawn|Empty diner, neon|Hands kneading dough|Server room aisle|Corn field, drone|Granite texture 4'.split(
          '|',
        ),
      )
      const use = say(pen, 'Standard|Web and print|Editorial')
      const sums = onTop(
        pictures
          .slice(0, pen.whole(1, 4))
          .map((text) => line(`${text} – ${use} license`, pen.pick([900, 1200, 1900, 3300, 4900]))),
      )
      const number = pen.digits(say(pen, 'R-########|######-26|@@#######'))
      const rows = sums.lines.map((one) => [
        pen.digits('########'),
        one.text,
        pen.money(one.amount),
      ])
      return [
        `${mailHead([
          ['From:', `no-reply@${siteOf(shop.name, '.com')}`],
          ['To:', say(pen, 'accounts@kirschner.example|dana@osagehill.example')],
          ['Sent:', `${pen.day()} ${pen.clock()}`],
          ['Subject:', `Your license receipt ${number}`],
        ])}<p style="font-size:14pt;margin:6mm 0">Your files are ready.</p>${cells('llr', 'Picture|License|Price', rows, 'lined')}${tally(
          [
            ['Sales tax', pen.money(0)],
            [
              `${say(pen, 'Charged to|Taken from|Paid with')} ${say(pen, 'Visa|Amex|Mastercard')} ${pen.digits('••••####')}`,
              pen.money(sums.total),
            ],
          ],
        )}<p>Need it on merchandise? An extended license for the same ${sums.lines.length > 1 ? 'pictures' : 'picture'} is ${pen.money(pen.pick([14_900, 19_900, 24_900]))}. We stand behind every file with legal protection of up to ${pen.money(1_000_000)}.</p><p>You have a free trial of the monthly plan. Unless you cancel, ${pen.money(pen.pick([2900, 7900, 9900]))} a month will be taken from ${dayOff(pen, 14)}.</p><p style="margin-top:14mm;font-size:8pt;color:#555">This license was granted on ${pen.day()} by ${escaped(shop.name)}${behindIt(shop, ' (#)')}, ${place(shop, ', ')}, and does not end. Copies may be printed until ${dayOff(pen, 365)}. Credit line: © contributor / ${escaped(shop.name)}.</p>`,
        { sums, documentNumber: number },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),

  /** A parts counter: whom it goes to on top, the shop's name in one line with number and day, list prices above what is asked, a charge for the old unit below its part and what comes back for it. */
  'core-charge': paper(
    us,
    'MM/DD/YY|M/D/YYYY|MM/DD/YYYY',
    'needle narrow letter',
    'Tri-County Auto Parts;1840 Pio Nono Ave;Macon, GA 31206;TCAP Holdings Inc|MAUMEE DIESEL & ELECTRIC;902 Perry St;Defiance, OH 43512|Sal’s Rebuilders;4417 Gessner Rd;Houston, TX 77041;S. Ybarra|PALOUSE PARTS WAREHOUSE;220 Grand Ave;Pullman, WA 99163;Palouse Parts LLC|Iron Range Truck & Auto;15 Chestnut St;Virginia, MN 55792',
    'US',
    (pen, firm, to) => {
      const rate = taxIn(firm.address[1] ?? '')
      const units = pen.random
        .shuffled(exchanged)
        .slice(0, pen.whole(1, 3))
        .flatMap(([text, least, most, core]) => [
          line(text, pen.whole(least, most), rate),
          line('CORE CHARGE', core, rate),
          ...(pen.chance(0.65) ? [line('CORE RETURNED', -core, rate)] : []),
        ])
      const small = pen
        .buy(
          wares(
            'BC14 BRAKE CLEANER 14OZ;4.49;6.99|TWL200 SHOP TOWELS;12.99;18.99|BLT6K SERPENTINE BELT;24.99;46.99|ATF1 TRANS FLUID QT;6.99;9.99',
          ),
          { count: [0, 2], most: 6, step: 1 },
        )
        .lines.map((one) => ({ ...one, rate }))
      const sums = onTop([...units, ...small])
      const number = pen.digits(say(pen, '######|1-#####|0#-####'))
      const order = pen.chance(0.4) ? pen.digits('PO ####') : ''
      const isCore = (text: string) => text.startsWith('CORE ')
      const rows = sums.lines.map((one) => [
        String(one.amount < 0 ? -one.quantity : one.quantity),
        one.text,
        isCore(one.text) ? '' : pen.plain(Math.round(one.unit * 1.44)),
        pen.plain(Math.abs(one.unit)),
        pen.plain(one.amount),
      ])
      return [
        `${beside('1fr 1fr', `<b>SOLD TO</b><br>${who(to)}`, `<b>VEHICLE</b><br>${say(pen, '2014 FORD F-250 6.7|2017 SILVERADO 5.3|2009 PETERBILT 387')}<br>${pen.digits('###,###')} MI &nbsp; VIN ${pen.digits('1F@##@@#######')}`)}<div style="border-top:0.3mm solid #111;border-bottom:0.3mm solid #111;margin:7mm 0 3mm;padding:1.2mm 0">INVOICE ${number} &nbsp;·&nbsp; ${escaped(firm.name)} &nbsp;·&nbsp; ${pen.day()} ${pen.clock()} &nbsp;·&nbsp; COUNTER ${say(pen, 'RAY|DEB|03')}${order ? ` &nbsp;·&nbsp; ${order}` : ''}</div>${grid('', 'rlrrr', 'QTY|PART|LIST|PRICE|AMOUNT', rows)}${tally(
          [
            ['PARTS AND CORES', pen.plain(sums.net)],
            [`TAX ${rate}%`, pen.plain(sums.vat)],
            [say(pen, 'PAY THIS AMOUNT|NET INVOICE|AMOUNT THIS INVOICE'), pen.money(sums.total)],
          ],
        )}<p style="margin-top:10mm">OPEN CORES MUST BE BACK BY ${dayOff(pen, 30)} IN THE BOX OF THE NEW PART. WARRANTY UNTIL ${dayOff(pen, 365)}.</p><div class="foot mid tiny">${behindIt(firm, '# · ')}${place(firm, ', ')} · ${pen.digits('###-###-####')}</div>`,
        {
          sums,
          documentNumber: number,
          ...(order ? { customerReference: order } : {}),
        },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),

  /** A taxidermist's work order that became the bill: days of receipt, tanning and pickup, inches measured by hand, a declared value, a deposit taken and the balance paid; whom to make a check out to is all that names the shop. */
  'mount-order': paper(
    us,
    'M/D/YYYY|MM/DD/YYYY|mon D, YYYY',
    'slab book plain letter',
    'Chippewa Valley Taxidermy;N4410 County Rd E;Menomonie, WI 54751|BIG SKY WILDLIFE ART;88 Bridger Creek Rd;Bozeman, MT 59715;Big Sky Wildlife Art Studio LLC|Hank Tolliver’s Mounts;3307 Ellis Ferry Rd;Albany, GA 31721;H. Tolliver|Lone Pecan Taxidermy Studio;1190 FM 1431;Marble Falls, TX 78654|Up North Fish & Game Mounts;505 Sheridan St;Ely, MN 55731;Up North Studio Inc',
    'US',
    (pen, firm) => {
      const rate = taxIn(firm.address[1] ?? '')
      const sums = onTop(
        pen
          .buy(
            wares(
              'Whitetail shoulder mount;575;795|Walleye, skin mount;260;390|Turkey fan and beard;140;220|Black bear rug, open mouth;1350;1900|Elk hide, tanned hair on;380;520|Antler plaque, velvet;95;160|Pedestal base, walnut;110;185',
            ),
            { count: [1, 3], step: 500 },
          )
          .lines.map((one) => ({ ...one, rate })),
      )
      const deposit = Math.round(share(sums.total, 50) / 1000) * 1000
      const came = -pen.whole(150, 330)
      const number = pen.digits(say(pen, '####|26-###|W#####'))
      return [
        `<div class="sides"><b style="font-size:16pt">${say(pen, 'WORK ORDER AND BILL|SPECIMEN ORDER|CUSTOMER ORDER')}</b><span>Order ${number}</span></div>${beside(
          '1fr 78mm',
          `<p>Customer: ${pencilled(say(pen, 'Dale Vandenberg|Rosa Trujillo|Pete Amundson'))}</p><p>Hunting license: ${pencilled(pen.digits('###-###-###'))}</p><p>Eye to nose: ${pencilled(`${pen.whole(6, 8)} 1/4 in`)} &nbsp; Neck: ${pencilled(`${pen.whole(17, 24)} in`)}</p><p>Declared value: ${pencilled(pen.money(pen.pick([250_000, 300_000, 450_000])))}</p>`,
          told([
            ['Specimen received', dayOff(pen, came)],
            ['To tannery', dayOff(pen, came + 20)],
            ['Promised for', dayOff(pen, pen.whole(-40, 25))],
            ['Billed and picked up', pen.day()],
          ]),
        )}${grid('boxy', 'lr', 'Work|Price', linesAs(pen, sums.lines, 'tA'))}${tally([
          ['Work', pen.money(sums.net)],
          [`Sales tax ${rate}%`, pen.money(sums.vat)],
          ...settledBy(
            pen,
            sums.total,
            deposit,
            `${say(pen, 'Order total|Total for this order|Job total')}|Deposit ${dayOff(pen, came)}|Balance on pickup`,
          ),
        ])}<p>Balance received ${pen.day()}, ${say(pen, 'check|cash|card')}. Paid in full.</p><p style="margin-top:8mm">Make checks out to ${escaped(firm.name)}, ${place(firm, ', ')}.</p>${note('Unclaimed work is sold after 90 days. We are not responsible for hair slippage or for freezer burn before we receive it.')}<div class="foot tiny">${escaped(lawful(firm))} · state and federal permit ${pen.digits('MB######')}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { font-size: 10pt; }',
      ]
    },
  ),
}
