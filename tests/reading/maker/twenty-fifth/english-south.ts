/** Papers of Australia, New Zealand and South Africa of an ordinary month: a warehouse's docket, a tradesman's invoice with advice of payment, a month of fibre. */
import { escaped, line, onTop, several, sumOf, wares, within } from '../eighth/kit'
import { buyer } from '../eighteenth/kit'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside, ribbon } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { au, nz, za } from '../ninth/kit'
import { abn, taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { stacked, tally, tornOff } from '../thirteenth/kit'
import { logo, say } from '../twelfth/kit'
import { note, workday } from '../twentieth/english-kit'
import { pieces, print } from '../twentieth/west-kit'

import { bigName, these, twelve } from './english-kit'

/** Things of a warehouse at the prices that it likes. @param ends of the price, in hundredths */
const priced = (amount: number, ends: readonly number[], at: number): number =>
  Math.floor(amount / 100) * 100 + (ends[at % ends.length] ?? 0)

export const auPapers: Papers = {
  /** A warehouse's docket: a big name, the company's number, the words of the law, codes in a line above each thing, the total with the tax in it, the card's machine, a number with day in it, how long to keep it. */
  'warehouse-docket': slip(
    {
      shops:
        'HAMMERSHED WAREHOUSE;Cnr Nepean Hwy & Warrigal Rd;MENTONE VIC 3194;Hammershed Group Pty Ltd|OfficeHub;212 Scarborough Beach Rd;OSBORNE PARK WA 6017;Officehub Superstores Pty Ltd|TOOL TOWN TOOWOOMBA;44 Anzac Avenue;TOOWOOMBA QLD 4350;Darling Downs Tools Pty Ltd|Autobay Parts & Accessories;7 Parramatta Road;LIDCOMBE NSW 2141;Autobay Retail Limited|GREEN THUMB NURSERY;1191 North East Rd;RIDGEHAVEN SA 5097',
      notation: au,
      days: 'DD/MM/YYYY|DD/MM/YY|D mon YYYY',
    },
    80,
    (pen, shop) => {
      const stock = shop.name.startsWith('Office')
        ? 'Copy Paper A4 5pk;24;36;10|Ink Cartridge Black;28;49;10|Whiteboard Markers 4pk;6;10;10|Lever Arch File;4;8;10|HDMI Cable 2m;12;24;10|Desk Organiser;14;28;10'
        : shop.name.startsWith('Auto')
          ? 'Engine Oil 10W-40 5L;32;52;10|Wiper Blades Pair;24;42;10|Coolant 5L;18;32;10|Globe H7;12;22;10|Car Wash 2L;9;16;10'
          : shop.name.startsWith('GREEN')
            ? 'Potting Mix Premium 25L;9;16;10|Seedling Punnet;4;6;10|Sugar Cane Mulch;14;19;10|Native Tubestock;5;8;10|Secateurs;22;39;10'
            : 'Treated Pine 90x45 3m;11;17;10|Decking Screws 500pk;34;49;10|Silicone Clear 300g;7;13;10|Paint Roller Kit;14;24;10|Extension Lead 10m;12;22;10|Cable Ties 100pk;5;9;10'
      const sums = within(
        pen
          .buy(wares(stock), { count: [1, 5], most: 4 })
          .lines.map((one, at) =>
            several(one.text, one.quantity, priced(one.unit, [98, 50, 90, 45], at), 10),
          ),
      )
      const number = pen.digits(say(pen, '###-#####-####|0######|R##-######'))
      const isEftpos = pen.chance(0.8)
      const given = Math.ceil(sums.total / 2000) * 2000
      return [
        typed(
          80,
          40,
          print(
            bigName(shop.name, 14, 'margin-bottom:1mm'),
            ...shop.address.map((text) => `^${text}`),
            `^Ph ${pen.digits('0# #### ####')}`,
            ...shop.also.map((text) => `^${text}`),
            `^ABN ${abn(pen)}`,
            '',
            '^TAX INVOICE',
            `Invoice ${number}|Reg ${pen.whole(1, 12)}`,
            `${pen.day()} ${twelve(pen.clock())}|${say(pen, 'Served by Trent|Op 2213|Served by Mei')}`,
            '=-',
            each(sums.lines, (one) =>
              print(
                pen.digits('93###########'),
                one.quantity > 1
                  ? `${one.text}\n··${one.quantity} @ ${pen.money(one.unit)}|${pen.money(one.amount)}`
                  : `${one.text}|${pen.money(one.amount)}`,
              ),
            ),
            '=-',
            `${pieces(sums.lines)} item${pieces(sums.lines) > 1 ? 's' : ''}`,
            `!Total|${pen.money(sums.total)}`,
            `GST included in the total|${pen.money(sums.vat)}`,
            isEftpos
              ? `EFT|${pen.money(sums.total)}`
              : print(`Cash|${pen.money(given)}`, `Change|${pen.money(given - sums.total)}`),
            isEftpos &&
              print(
                '=-',
                `TERMINAL ID ${pen.digits('########')}`,
                `${say(pen, 'VISA DEBIT|MASTERCARD|EFTPOS SAV')} (T)|****${pen.digits('####')}`,
                `PURCHASE|AUD${pen.plain(sums.total)}`,
                `APPROVED 00   STAN ${pen.digits('0#####')}`,
              ),
            '=-',
            '^Thank you for shopping with us',
            '^Please retain this tax invoice as',
            '^proof of purchase for returns',
            '^and warranty',
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const nzPapers: Papers = {
  /** A tradesman's invoice of the books in the web: a large title above whom it goes to, day, number, reference and the number for tax in a narrow column, the firm at the right, lines without tax, a slip of advice to tear off at the foot. */
  'payment-advice': paper(
    nz,
    'D mon YYYY|DD mon YYYY|D month YYYY',
    'plain light',
    'Tui Plumbing & Gas Limited;18 Kaimai Road;Tauranga 3112|Southern Lakes Sparkies;5 Glenda Drive;Queenstown 9300;Southern Lakes Electrical Ltd|RIMU BUILDERS;141 Waimea Road;Nelson 7010;Rimu Construction (2012) Limited|Harakeke Cleaning Services;27 Te Rapa Straight;Hamilton 3200|Pōhutukawa Signs Ltd;9 Rosedale Road;Auckland 0632',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'NZ')
      const stock = firm.name.includes('Plumb')
        ? 'Labour, certifying plumber;88;110;15|Hot water valve kit;165;240;15|Travel and van;35;65;15|Fittings and sundries;18;75;15'
        : firm.name.includes('Spark')
          ? 'Labour, registered electrician;92;115;15|LED downlight;24;42;15|Electrical certificate;55;90;15|Cable TPS 2.5mm, m;3.2;4.6;15'
          : firm.name.startsWith('RIMU')
            ? 'Builder hours;72;88;15|Apprentice hours;42;55;15|Pine decking 140x32, m;9;13;15|Skip bin hire;280;390;15'
            : firm.name.startsWith('Hara')
              ? 'Office clean, week;120;210;15|Windows, outside;90;160;15|Carpet steam clean;140;260;15'
              : 'Vinyl lettering, per m;48;75;15|Install at site;120;220;15|Sandwich board;180;260;15|Artwork;60;120;15'
      const sums = onTop(pen.buy(wares(stock), { count: [1, 4], most: 8, step: 10 }).lines)
      const number = pen.digits(say(pen, 'INV-0###|INV-####|1###'))
      const due = new Date(Date.UTC(pen.date.getUTCFullYear(), pen.date.getUTCMonth() + 1, 20))
      const reference = pen.chance(0.5) ? say(pen, 'Unit 3 bathroom|Job 1184|PO 7741') : ''
      return [
        `${beside(
          '1fr 42mm 50mm',
          `<div style="font-size:22pt">TAX INVOICE</div><div style="margin:9mm 0 0 9mm">${who(to)}</div>`,
          `<div style="margin-top:12mm">${stacked(
            these(
              ['Invoice Date', pen.day()] as const,
              ['Invoice Number', number] as const,
              reference !== '' && (['Reference', reference] as const),
              ['GST Number', taxNumber(pen, 'NZ')] as const,
            ),
            '#111',
          )}</div>`,
          `<div style="margin-top:12mm">${firm.also.length > 0 ? `<b>${escaped(firm.name)}</b><br>` : ''}${escaped(lawful(firm))}<br>${place(firm)}<br>NEW ZEALAND<br>${pen.digits('0# ### ####')}</div>`,
        )}<div style="margin-top:14mm">${grid(
          'ruled',
          'lrrr',
          'Description|Quantity|Unit Price|Amount NZD',
          sums.lines.map((one) => [
            one.text,
            pen.plain(one.quantity * 100),
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}${tally(
          [
            ['Subtotal', pen.plain(sums.net)],
            ['TOTAL GST 15%', pen.plain(sums.vat)],
            ['TOTAL NZD', pen.plain(sums.total)],
          ],
          'margin-left:auto;width:72mm',
        )}</div><p style="margin-top:9mm"><b>Due Date: ${pen.day(due)}</b><br>Please pay by direct credit to ${pen.digits('##-####-#######-00')}. Use the invoice number as reference.</p>${tornOff(
          beside(
            '1fr 84mm',
            `<div style="font-size:15pt">PAYMENT ADVICE</div><div style="margin:4mm 0 0 6mm">To: ${escaped(lawful(firm))}<br>${place(firm)}<br>NEW ZEALAND</div>`,
            told(
              [
                ['Customer', to.name],
                ['Invoice Number', number],
                ['Amount Due', pen.plain(sums.total)],
                ['Due Date', pen.day(due)],
                ['Amount Enclosed', '____________________'],
              ],
              'width:100%',
            ),
          ),
        )}`,
        {
          sums,
          documentNumber: number,
          due,
          ...(reference ? { customerReference: reference } : {}),
        },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),
}

export const zaPapers: Papers = {
  /** A month of fibre: the words of the law beside a coloured name, account, number and days in a ribbon, what was owed and paid, charges without tax, tax and with it, the day of the debit order, the company's directors at the foot. */
  'fibre-month': paper(
    { ...za, money: 'R #' },
    'DD/MM/YYYY|YYYY/MM/DD|DD month YYYY',
    'plain light wide',
    'Baobab Fibre;12 Jan Smuts Avenue;Rosebank 2196;Baobab Internet Services (Pty) Ltd|WEBSURFER;Block C, Century Way;Cape Town 7441;Websurfer Communications (Pty) Ltd|Springbok Telecom SA Limited;61 Oak Avenue;Centurion 0157|Durbanet;8 Silverton Road;Durban 4001;Durbanet Connect (Pty) Ltd|Kalahari Voice & Data;19 Bismarck Street;Upington 8801;KVD Networks CC',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'ZA')
      const month = pen.day(pen.date, 'month YYYY')
      const sums = onTop([
        line(
          `${say(pen, 'Fibre 50/50 Mbps|Business Fibre 100/100|Fibre 25/25 uncapped')}, ${month}`,
          pen.whole(520, 1390) * 100,
          15,
        ),
        ...(pen.chance(0.6) ? [several('VoIP extension', pen.whole(1, 5), 6900, 15)] : []),
        ...(pen.chance(0.5)
          ? [line('Call charges, previous month', pen.whole(900, 41_000), 15)]
          : []),
        ...(pen.chance(0.4) ? [line('Static IP address', 4500, 15)] : []),
        ...(pen.chance(0.3) ? [line('Router rental', 8900, 15)] : []),
      ])
      const taxes = sums.lines.map(({ amount }) => Math.round((amount * 15) / 100))
      const off = sums.vat - taxes.reduce((all, vat) => all + vat, 0)
      const rows = sums.lines.map((one, at) => {
        const vat = (taxes[at] ?? 0) + (at === 0 ? off : 0)
        return [
          one.text,
          String(one.quantity),
          pen.plain(one.amount),
          pen.plain(vat),
          pen.plain(one.amount + vat),
        ]
      })
      const last = pen.whole(60_000, 190_000)
      const debit = workday(pen.after(pen.pick([5, 7, 14])))
      const number = pen.digits(say(pen, 'INV#######|IN######|26#######'))
      const colour = pen.pick(['#15803d', '#b91c1c', '#1d4ed8', '#7c3aed'])
      return [
        `<div class="sides"><div>${logo(firm.name, 8.5, `font-weight:bold;color:${colour}`)}${firm.also.length > 0 ? `${escaped(lawful(firm))}<br>` : ''}${place(firm)}<br>Tel ${pen.digits('0## ### ####')}<br>VAT Reg. No. ${taxNumber(pen, 'ZA')}</div><div style="font-size:16pt;color:${colour}">TAX INVOICE</div></div><div style="margin-top:9mm">${who(to)}<br>VAT No. ${taxNumber(pen, 'ZA')}</div>${ribbon(
          [
            ['Account number', pen.digits('@@@####')],
            ['Invoice number', number],
            ['Invoice date', pen.day()],
            ['Debit order date', pen.day(debit)],
            ['Amount due', pen.money(sums.total)],
          ],
          `border-top:0.5mm solid ${colour};border-bottom:0.5mm solid ${colour};padding:2mm 0`,
        )}${facts(
          [
            ['Balance brought forward', pen.money(last)],
            [`Debit order received ${dayOff(pen, -pen.whole(18, 26))}`, pen.money(-last)],
          ],
          'width:100%',
        )}${grid('ruled', 'lrrrr', 'Description|Qty|Excl. VAT|VAT 15%|Incl. VAT', rows)}${tally(
          [
            ['Total excl. VAT', pen.money(sumOf(sums.lines))],
            ['VAT @ 15%', pen.money(sums.vat)],
            ['Total incl. VAT', pen.money(sums.total)],
          ],
          'margin-left:auto;width:80mm',
        )}<p style="margin-top:8mm">Your account will be debited with ${pen.money(sums.total)} on ${pen.day(debit)}. Bank charges apply to debit orders that are returned unpaid.</p>${note('Log a fault or change your package in the client portal. Annual price review takes place on 1 April.')}${footed(
          [
            [lawful(firm), pen.digits('Reg. No. 201#/######/07')],
            ['Directors: T. Mokoena, H. van Wyk', 'Licensed ECNS/ECS'],
            [
              `${say(pen, 'First Cape Bank|Standard Union')} ${pen.digits('##########')}`,
              'Page 1 of 1',
            ],
          ],
        )}`,
        { sums, documentNumber: number, due: debit, hasLines: false },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),
}
