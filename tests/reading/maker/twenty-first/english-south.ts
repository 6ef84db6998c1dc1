/** Seldom papers of Australia, New Zealand and South Africa: a vehicle's registration, glasses with a fund's share, a builder's claim with retention, a gang of shearers, dogs, a borehole, a course. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { buyer } from '../eighteenth/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { beside, dotted, part, ribbon } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { au, nz, taxWithin, za } from '../ninth/kit'
import { abn, taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { formed, stacked, tally, tornOff } from '../thirteenth/kit'
import { letterhead, logo, say, windowed } from '../twelfth/kit'
import { note } from '../twentieth/english-kit'
import { settledBy } from './english-kit'

export const auPapers: Papers = {
  /** A state's notice to renew a vehicle's registration: parts of the price, insurance that alone holds tax, a day to pay by, codes to pay with, a form to keep below. */
  'rego-notice': paper(
    au,
    'D mon YYYY|DD/MM/YYYY|D month YYYY',
    'plain narrow',
    'Transport for Eyre;GPO Box 1533;Port Adelaide SA 5015;Department of Transport for Eyre|VicLand Roads;Locked Bag 9000;Kew VIC 3101;VicLand Roads Corporation|Roads & Maritime Tasman;GPO Box 1002;Hobart TAS 7001',
    'AU',
    (pen, firm, to) => {
      const insurance = pen.whole(280, 720) * 100
      const gst = taxWithin(insurance, 10)
      const lines = [
        line('Registration fee', pen.pick([18_700, 34_200, 42_900])),
        line('Motor vehicle tax', pen.pick([9500, 21_300, 30_800])),
        line(say(pen, 'Compulsory third party insurance|Transport accident charge'), insurance),
        ...(pen.chance(0.5) ? [line('Emergency services levy', 3200)] : []),
        ...(pen.chance(0.5) ? [line('Administration fee', pen.pick([900, 1150]))] : []),
      ]
      const base = within(lines)
      const sums = { ...base, vat: gst, net: base.total - gst }
      const number = pen.digits(say(pen, '#### #### ##|########'))
      const due = pen.after(pen.whole(28, 42))
      const plate = pen.digits(say(pen, 'S###@@@|1@@-#@@|XT ## @@'))
      return [
        `${part('background:#1f2937;color:#fff;margin:-14mm -18mm 6mm;padding:8mm 18mm;display:flex;justify-content:space-between', `<span style="font-size:18pt">${escaped(firm.name)}</span><span>Vehicle registration renewal</span>`)}<div class="tiny">ABN ${abn(pen)} · Tax invoice as to the insurance</div>${beside(
          '1fr 70mm',
          `<div style="margin-top:12mm">${who(to)}</div>`,
          stacked([
            ['Plate', plate],
            ['Notice number', number],
            ['Issued', pen.day()],
            ['Pay by', pen.day(due)],
            ['Total', pen.money(base.total)],
          ]),
        )}${formed(
          [
            ['Make and body', say(pen, 'Toyota HiLux utility|Isuzu NLR tipper|Ford Transit van')],
            ['Year', String(pen.whole(2009, 2023))],
            ['VIN', pen.digits('@@@@@##@########')],
            ['Term', '12 months'],
          ],
          4,
        )}<div style="width:120mm;margin:5mm 0">${dotted([...linesAs(pen, lines, 'tA').map(([a = '', b = '']) => [a, b] as const), ['Total for 12 months', pen.money(base.total)], ['GST included (insurance only)', pen.money(gst)]])}</div><p>If you do not pay by the date above the vehicle may not be driven. Change of address? Tell us within 14 days.</p>${tornOff(`<div class="cols"><div><b>BPAY</b><br>Biller code ${pen.digits('#####')}<br>Ref ${pen.digits('#### #### #### #')}</div><div><b>Phone or web</b><br>13 ${pen.digits('## ##')}<br>Client ${pen.digits('########')}</div><div class="r"><b>${plate}</b><br>${pen.money(base.total)}<br>by ${pen.day(due)}</div></div>`)}${firm.also.length > 0 ? `<div class="at tiny" style="left:18mm;bottom:4mm">${legal(firm)}, ${place(firm, ', ')}</div>` : `<div class="at tiny" style="left:18mm;bottom:4mm">${place(firm, ', ')}</div>`}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** An optometrist's receipt: item numbers, eyes and lenses free of tax, a case that is not, what the health fund paid at the counter and the gap. */
  'optical-gap': paper(
    au,
    'DD/MM/YYYY|DD mon YYYY|D/MM/YYYY',
    'light plain wide',
    'Clearwater Optometry;Shop 3, 90 Ocean Street;Maroochydore QLD 4558;J. & R. Petrakis Pty Ltd|EYES ON HIGH;412 High Street;Northcote VIC 3070|Lachlan Vision Centre;15 Court Street;Parkes NSW 2870;Lachlan Optical Pty Ltd',
    'AU',
    (pen, firm) => {
      const patient = say(pen, 'Ms Tahlia Brennan|Mr Dong Nguyen|Mrs Pam Oakley|Mr Stavros Kalas')
      const lines = [
        ...(pen.chance(0.5)
          ? [line('10910 Comprehensive consultation', pen.pick([7500, 9500]), 0)]
          : []),
        line('110 Frame', pen.whole(99, 380) * 100, 0),
        line(
          say(
            pen,
            '212 Single vision lenses, pair|312 Bifocal lenses, pair|512 Progressive lenses, pair',
          ),
          pen.whole(120, 540) * 100,
          0,
        ),
        ...(pen.chance(0.5) ? [line('Anti-reflective coating', pen.pick([9000, 12_000]), 0)] : []),
        ...(pen.chance(0.7)
          ? [
              line(
                say(pen, 'Lens cleaner and cloth|Hard case|Non-prescription sunglasses'),
                pen.pick([1650, 2200, 8800]),
                10,
              ),
            ]
          : []),
      ]
      const sums = within(lines)
      const fund = pen.chance(0.7) ? pen.whole(80, 250) * 100 : 0
      const number = pen.digits(say(pen, '######|INV####|L#####'))
      const rows = lines.map((one) => [
        one.text,
        one.rate > 0 ? 'GST' : 'free',
        pen.money(one.amount),
      ])
      return [
        `<div class="cols"><div>${letterhead(firm, 7, 'color:#0f766e')}<br>ABN ${abn(pen)}</div><div class="r">${say(pen, 'TAX INVOICE / RECEIPT|Tax Invoice and Receipt')}<br><b>${number}</b><br>${pen.day()}<br>${say(pen, 'Optometrist A. Petrakis|Optometrist S. Lim')}<br>Provider ${pen.digits('######@@')}</div></div><p style="margin-top:8mm">Patient: <b>${escaped(patient)}</b><br>Date of birth ${pen.whole(1, 28)}/${pen.whole(10, 12)}/${pen.whole(1948, 2001)} &nbsp; Member ${pen.digits('########')}</p>${grid('ruled', 'lcr', 'Item and description|GST|Fee', rows)}${tally([...sumsAs(pen, sums, 'VT', 'GST included|Invoice total')])}${facts(
          [
            ...(fund > 0
              ? [
                  [
                    say(pen, 'Health fund benefit (claimed on the spot)|Paid by your health fund'),
                    pen.money(-fund),
                  ] as const,
                ]
              : []),
            [`Paid by ${say(pen, 'EFTPOS|Visa|Mastercard')}`, pen.money(-(sums.total - fund))],
            ['Still owing', pen.money(0)],
          ],
          'margin-left:auto;margin-top:3mm',
        )}${note('Spectacles are made to order. Ask us within 60 days if they do not suit. Keep this receipt for your fund and for tax.')}`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** A trade's claim under a building contract: works with percent done and value to date, less what was claimed before and retention held, tax on this claim alone. */
  'progress-claim': paper(
    au,
    'DD/MM/YYYY|D month YYYY',
    'narrow plain',
    'Ironbark Formwork Pty Ltd;8 Tipper Road;Wodonga VIC 3690|COOROY STEEL & SCAFFOLD;17 Jarrah Street;Cooroy QLD 4563;CSS (Qld) Pty Ltd|Dalby Civil & Concrete;Lot 4, Jandowae Road;Dalby QLD 4405;Dalby Earthmoving Pty Ltd',
    'AU',
    (pen, firm, to) => {
      const works = pen
        .buy(
          wares(
            'Site establishment;3000;9000|Footings and slab;18000;64000|Suspended deck;22000;90000|Structural steel;15000;70000|Stair and landing;6000;18000|Edge protection;4000;12000',
          ),
          { count: [2, 4], step: 10_000 },
        )
        .lines.map(({ text, unit }) => ({
          text,
          value: unit,
          percent: pen.pick([40, 60, 75, 80, 100]),
        }))
      const toDate = works.reduce((all, { value, percent }) => all + share(value, percent), 0)
      const before = share(toDate, pen.pick([35, 50, 60]))
      const retention = share(toDate - before, 5)
      const claim = toDate - before - retention
      const at = pen.whole(2, 6)
      const sums = onTop([line(`Progress claim ${at}`, claim, 10)])
      const number = pen.digits(say(pen, 'PC26-###|####|INV-0###'))
      const due = pen.after(pen.pick([15, 25, 30]))
      return [
        `<div class="sides"><div style="font-size:15pt;font-weight:bold">${escaped(firm.name)}<div class="tiny" style="font-weight:normal">${firm.also.length > 0 ? `${legal(firm)} · ` : ''}ABN ${abn(pen)}<br>${place(firm, ', ')}</div></div><div class="r"><b style="font-size:14pt">PROGRESS CLAIM No. ${at}</b><br>Tax Invoice ${number}</div></div>${formed(
          [
            ['Principal', to.name],
            [
              'Project',
              say(pen, 'Stage 2 medical centre|Apartments, 44 River Terrace|Saleyards upgrade'),
            ],
            ['Contract', pen.digits('SC-###')],
            ['Claim date', pen.day()],
            ['Works to', dayOff(pen, -3)],
            ['Payment due', pen.day(due)],
          ],
          3,
        )}<p>${place(to, ', ')}</p>${grid(
          'boxy',
          'lrrr',
          'Item|Contract value|Complete|Value to date',
          works.map(({ text, value, percent }) => [
            text,
            pen.money(value),
            `${percent}%`,
            pen.money(share(value, percent)),
          ]),
        )}${facts(
          [
            ['A Value of work to date', pen.money(toDate)],
            ['B Less claimed before', pen.money(-before)],
            ['C Less retention, 5% of this claim', pen.money(-retention)],
            ['D This claim excluding GST', pen.money(claim)],
            ['E GST 10%', pen.money(sums.vat)],
            ['F Amount now payable (D + E)', pen.money(sums.total)],
          ],
          'width:100%;border:0.3mm solid #111',
        )}<p style="margin-top:8mm">This is a payment claim made under the Building and Construction Industry (Security of Payment) Act. Retention is released half at practical completion and half at the end of the defects period.</p>${footed([[`BSB ${pen.digits('###-###')}`, `Account ${pen.digits('########')}`], [lawful(firm)]])}`,
        { sums, documentNumber: number, due, hasLines: false },
      ]
    },
  ),
}

export const nzPapers: Papers = {
  /** A gang of shearers to a farm: heads of sheep by kind at a price, hands by the hour, travel, tax of fifteen, an account to pay on the twentieth. */
  'shearing-tally': paper(
    nz,
    'D month YYYY|DD/MM/YYYY|D/MM/YY',
    'plain slab wide',
    'Rangi & Sons Shearing;42 Weka Street;Taihape 4720;Rangi Shearing Contractors Ltd|HIGH COUNTRY SHEARING LTD;RD 2;Omarama 9448|Te Puna Woolhandling;118 Gladstone Road;Gisborne 4010',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'NZ')
      const sums = onTop([
        several(
          say(pen, 'Ewes, full wool|Hoggets, second shear|Two-tooths'),
          pen.whole(180, 1900),
          pen.pick([385, 420, 465]),
          15,
        ),
        ...(pen.chance(0.6)
          ? [several('Lambs', pen.whole(90, 900), pen.pick([290, 315]), 15)]
          : []),
        ...(pen.chance(0.5) ? [several('Rams', pen.whole(6, 40), pen.pick([850, 930]), 15)] : []),
        ...(pen.chance(0.6)
          ? [several('Crutching', pen.whole(100, 1200), pen.pick([110, 135]), 15)]
          : []),
        several('Rousies, hours', pen.whole(16, 80), pen.pick([3150, 3400]), 15),
        ...(pen.chance(0.5) ? [several('Van, km', pen.whole(40, 220), 95, 15)] : []),
      ])
      const number = pen.digits(say(pen, '####|INV-0###|26/##'))
      const due = new Date(Date.UTC(pen.date.getUTCFullYear(), pen.date.getUTCMonth() + 1, 20))
      return [
        `<div class="r"><b>TAX INVOICE</b> &nbsp; ${number}</div><div style="font-size:20pt;margin-top:4mm">${escaped(firm.name)}</div><div>${firm.also.length > 0 ? `${legal(firm)}, ` : ''}${place(firm, ', ')} &nbsp; GST No ${taxNumber(pen, 'NZ')}</div>${part('border-top:0.8mm solid #44403c;border-bottom:0.2mm solid #44403c;padding:3mm 0;margin:5mm 0', beside('1fr 1fr 50mm', who(to), `Shed: ${say(pen, 'Top shed|Woolshed Rd|Glenmore')}<br>Stands: ${pen.whole(3, 6)}<br>Runs: ${pen.whole(2, 9)}`, `Date ${pen.day()}<br>Due ${pen.day(due)}`))}${grid('ruled', 'lrrr', 'Tally|Head / no.|$ each|$', linesAs(pen, sums.lines, 'tqua'))}${tally(sumsAs(pen, sums, 'nvT', 'Excl. GST|GST 15%|Total'))}<p style="margin-top:9mm">Wet sheep stood down: ${say(pen, 'nil|half a day|one day')}. Thanks for the good tucker.</p><p>Please pay by the 20th of next month: ${pen.digits('0#-####-#######-00')}</p>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 10.5pt; }',
      ]
    },
  ),

  /** A district council registers dogs: one row each with breed and tag, a rebate, a penalty where it is late, tax within the whole, where to post it. */
  'dog-tags': paper(
    nz,
    'D month YYYY|DD/MM/YYYY|DD mon YYYY',
    'light narrow plain',
    'Waipara District Council;66 Carters Road;Amberley 7441|Ruapeka Council;Private Bag 1005;Balclutha 9240;Ruapeka District Council|Kaimanawa District Council;32 Story Place;Tūrangi 3334',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'NZ')
      const fee = pen.pick([4900, 7200, 9500])
      const isLate = pen.chance(0.3)
      const dogs = Array.from({ length: pen.whole(1, 5) }, () => ({
        name: say(pen, 'Moss|Jed|Tui|Floss|Boss|Meg|Ziggy'),
        breed: say(pen, 'Huntaway|Heading dog|Labrador|Fox terrier cross|Border collie'),
        tag: pen.digits('26-####'),
      }))
      const base = within([
        ...dogs.map(({ name, breed }) => line(`${name}, ${breed}`, fee, 15)),
        ...(isLate
          ? [line('Penalty for late registration, 50%', share(fee * dogs.length, 50), 15)]
          : []),
        ...(pen.chance(0.4) ? [line('Less responsible owner rebate', -1500, 15)] : []),
      ])
      const number = pen.digits(say(pen, 'DOG######|#######|D26/####'))
      const due = pen.after(pen.pick([21, 28, 30]))
      return [
        `${windowed({ ...firm, name: lawful(firm) }, to)}<div class="at r" style="right:18mm;top:16mm;width:70mm">${logo(firm.name, 6, 'color:#166534;font-weight:bold')}<span class="tiny">Animal Management<br>GST ${taxNumber(pen, 'NZ')}</span></div><h1 style="font-size:14pt">Dog registration ${pen.day(pen.date, 'YYYY')}: ${isLate ? 'overdue account and tax invoice' : 'tax invoice'}</h1>${ribbon(
          [
            ['Owner number', pen.digits('######')],
            ['Invoice', number],
            ['Date', pen.day()],
            ['Last day for payment', pen.day(due)],
          ],
          'border-top:0.3mm solid #166534;padding-top:2mm',
        )}${grid(
          'boxy',
          'llr',
          'Dog|Tag|Fee incl. GST',
          base.lines.map((one, at) => [one.text, dogs[at]?.tag ?? '', pen.money(one.amount)]),
        )}${facts(
          [
            ['Total payable', pen.money(base.total)],
            ['GST content', pen.money(base.vat)],
          ],
          'margin-left:auto;font-weight:bold',
        )}<p style="margin-top:8mm">All dogs over three months must be registered. If a dog has died or moved, please return this account with a note. Fees unpaid after the last day attract a penalty of 50%.</p><div class="foot tiny">Internet banking ${pen.digits('0#-####-#######-00')}, reference your owner number · ${place(firm, ', ')}</div>`,
        { sums: base, documentNumber: number, due },
      ]
    },
  ),
}

export const zaPapers: Papers = {
  /** A driller's final bill for a borehole: metres by the kind of rock, casing, a test of the yield, the deposit that was paid before, the balance. */
  'borehole-final': paper(
    za,
    'YYYY/MM/DD|DD/MM/YYYY|D month YYYY',
    'plain narrow needle',
    'Karoo Waterwise Drilling;14 Voortrekker Street;Graaff-Reinet 6280;Karoo Waterwise (Pty) Ltd|AQUAVELD BOORKONTRAKTEURS;Plot 88, Kameeldrift;Pretoria 0035;Aquaveld BK|Sisonke Boreholes CC;23 Umgeni Road;Howick 3290',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'ZA')
      const depth = pen.whole(45, 160)
      const soft = pen.whole(8, 30)
      const price = pen.pick([38_000, 45_000, 52_500])
      const sums = onTop([
        line('Establishment and travel', pen.whole(35, 90) * 10_000, 15),
        several('Drilling 0 m to soft rock, per m', soft, price, 15),
        several('Drilling hard rock, per m', depth - soft, price + 7500, 15),
        several('Steel casing 177 mm, per m', soft, pen.pick([49_000, 56_000]), 15),
        ...(pen.chance(0.6) ? [line('Yield test, 4 hours', 480_000, 15)] : []),
        ...(pen.chance(0.5) ? [line('Water sample to laboratory', 195_000, 15)] : []),
      ])
      const deposit = share(sums.total, pen.pick([50, 60, 70]))
      const number = pen.digits(say(pen, 'INV####|BH26-##|#####'))
      return [
        `<div class="mid"><b style="font-size:17pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)} · ` : ''}Reg ${pen.digits('20##/######/07')} · VAT ${taxNumber(pen, 'ZA')}<br>${place(firm, ', ')} · ${pen.digits('08# ### ####')}</div>${part('border:0.3mm solid;text-align:center;padding:1.5mm;margin:4mm 0;font-size:12pt', say(pen, 'TAX INVOICE – FINAL|FINAL TAX INVOICE'))}<div class="cols"><div>TO: ${who(to)}</div>${told(
          [
            ['Invoice No', number],
            ['Date', pen.day()],
            ['Quote', pen.digits('Q####')],
            ['GPS', pen.digits('S3# ##.### E2# ##.###')],
          ],
          'flex:0 0 74mm',
        )}</div><p>Depth ${depth} m. Water struck at ${pen.whole(soft + 4, depth - 4)} m. Blow yield ${pen.whole(4, 90) * 100} l/h.</p>${grid('boxy', 'lrrr', 'Description|Qty|Rate|Total', linesAs(pen, sums.lines, 'tqua'))}${facts(
          [
            ['Sub-total excl. VAT', pen.money(sums.net)],
            ['VAT @ 15%', pen.money(sums.vat)],
            ...settledBy(
              pen,
              sums.total,
              deposit,
              `Total incl. VAT|Less deposit ${dayOff(pen, -24)}|BALANCE DUE`,
            ),
          ],
          'margin-left:auto;font-weight:bold',
        )}<p>Balance strictly on completion. No water, no pump: the metres drilled are payable whether or not water is found. EFT: ${say(pen, 'Standard Bank|FNB|Absa')} ${pen.digits('62#########')}, branch ${pen.digits('25####')}.</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** A university's short course: a pro forma for an employer, student and course in a table, exempt from tax, a reference for the payment, valid until a day. */
  'course-pro-forma': paper(
    za,
    'D month YYYY|DD month YYYY|YYYY-MM-DD',
    'book light plain',
    'University of the Overberg;Private Bag X1;Hermanus 7200;UO Executive Education|TSHIPISE BUSINESS SCHOOL;155 Katherine Street;Sandton 2196;Tshipise Business School NPC|Nelspruit University of Technology;Madiba Drive;Mbombela 1200;Centre for Continuing Education',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'ZA')
      const course = say(
        pen,
        'Certificate in Labour Relations|Bookkeeping to Trial Balance|Project Management Foundations|Food Safety for Managers|Advanced Spreadsheets',
      )
      const heads = pen.whole(1, 4)
      const sums = within([
        several(`${course}, tuition`, heads, pen.whole(38, 190) * 10_000),
        ...(pen.chance(0.5)
          ? [several('Registration fee', heads, pen.pick([45_000, 75_000]))]
          : []),
        ...(pen.chance(0.4) ? [several('Study guide and courier', heads, 62_000)] : []),
      ])
      const number = pen.digits(say(pen, 'PF26####|PRO-#####|26/####'))
      const due = pen.after(pen.pick([14, 21, 30]))
      const names = pen.random
        .shuffled(['N. Khumalo', 'J. van Zyl', 'A. Pillay', 'T. Mokoena', 'R. Abrahams'])
        .slice(0, heads)
      return [
        `<div style="display:flex;gap:6mm;align-items:center"><svg width="56" height="62"><path d="M4 4h48v30q0 18-24 26Q4 52 4 34z" fill="#7c2d12"/><path d="M16 20h24M16 28h24M16 36h24" stroke="#fff" stroke-width="3"/></svg><div><div style="font-size:17pt;color:#7c2d12">${escaped(firm.name)}</div><div>${firm.also.map((also) => `${escaped(also)} · `).join('')}${place(firm, ', ')}</div></div></div><h1 style="font-size:16pt;margin-top:9mm">PRO FORMA INVOICE</h1>${beside(
          '1fr 74mm',
          `<b>Employer / sponsor</b><br>${who(to)}`,
          told([
            ['Number', number],
            ['Date', pen.day()],
            ['Pay before', pen.day(due)],
            ['Course begins', dayOff(pen, 45)],
          ]),
        )}<p>${heads > 1 ? 'Delegates' : 'Delegate'}: ${names.map((name) => `${name} (${pen.digits('2######')})`).join(', ')}</p>${grid('ruled', 'lrrr', 'Description|No.|Fee R|Amount R', linesAs(pen, sums.lines, 'tqua'))}${facts(
          [
            ['Total', pen.money(sums.total)],
            ['VAT', 'Exempt, section 12(h)'],
          ],
          'margin-left:auto;font-weight:bold',
        )}${part('border:0.2mm dashed #7c2d12;padding:3mm;margin-top:9mm', `Places are held until ${pen.day(due)} and confirmed once the fee is in our account. Payment reference: <b>${number}</b>. Bank: ${say(pen, 'Absa|Nedbank|FNB')}, account ${pen.digits('40########')}, branch code ${pen.digits('63####')}.`)}<div class="foot tiny">Fees are not refunded within seven days of the first lecture; a delegate may be replaced at no cost.</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
