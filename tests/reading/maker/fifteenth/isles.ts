/** Bills of Great Britain: an animal's doctor, a wholesaler's two pages, a firm abroad that asks for dollars, a school, a solicitor with money on account, a joiner's own letter. */
import { block, escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { gb, us } from '../eighth/notations'
import { taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from './kit'

const larder = wares(
  'Plain flour 16kg;11;15;0|Caster sugar 10kg;9;13;0|Chopped toms 2.5kg x6;14;19;0|Rapeseed oil 20L;28;36;0|Basmati rice 20kg;31;39;0|Cheddar mild 5kg;27;34;0|Frozen peas 4x2.5kg;13;17;0|Blue roll 6pk;14;18;20|Bin liners 200;12;19;20|Cola 24x330ml;9;13;20|Sparkling water 12x750ml;7;11;20|Degreaser 5L;9;14;20|Foil 450mm x 75m;11;16;20|Crisps salted 32;11;14;20|Dishwash tabs 100;16;22;20|Takeaway boxes 500;24;33;20|Butter unsalted 40x250g;72;88;0|Eggs M 15dz;24;31;0|Chips 4x2.5kg;14;18;0|Hot choc 2kg;10;14;20|Orange juice 12x1L;13;17;20|Puff pastry 6kg;15;21;0',
)

export const gbPapers: Papers = {
  /** An animal's doctor: the patient's name large, treatments by day, part of it paid at the desk. */
  'vet-account': paper(
    gb,
    'DD/MM/YYYY|D mon YYYY',
    'plain light',
    'Priory Lane Vets;Priory Lane;Ludlow SY8 1EL;Priory Lane Veterinary Practice Ltd|Fetlock Equine Clinic;Home Farm;Lambourn RG17 8QT|The Hedgerow Veterinary Surgery;80 Mill Street;Oakham LE15 6EA;MJ & R Tolland Ltd',
    'GB',
    (pen, firm, to) => {
      const sums = onTop([
        line('Consultation', pen.whole(38, 62) * 100, 20),
        line(
          say(pen, 'Meloxicam 1.5mg/ml 32ml|Amoxiclav 250mg x 20|Booster L4'),
          pen.whole(1400, 4800),
          20,
        ),
        ...(pen.chance(0.6)
          ? [
              line(
                say(pen, 'Dental scale and polish|Radiograph, 2 views'),
                pen.whole(9500, 28_000),
                20,
              ),
            ]
          : []),
      ])
      const number = pen.digits(say(pen, '######|I-####-26'))
      const paid = pen.chance(0.4) ? 4000 : 0
      return [
        `<div class="cols"><div><div style="font-size:17pt;color:#3f6212">${escaped(firm.name)}</div><div class="tiny">${place(firm, ' | ')}</div></div><div class="r" style="flex:0 0 40mm"><div style="font-size:26pt">${say(pen, 'Biscuit|Otis|Pepper|Hamish')}</div><div class="tiny">${say(pen, 'Canine, neutered male|Feline, spayed female|Equine, gelding')}</div></div></div>
        <div class="cols" style="margin-top:10mm"><div>${who(to)}</div>${told([
          ['Client', pen.digits('C#####')],
          ['Invoice', number],
          ['Invoice date', pen.day()],
        ])}</div>${grid(
          'ruled',
          'lllr',
          'Date|Item|Vet|Fee ex VAT',
          sums.lines.map((each) => [
            pen.day(pen.after(-1)),
            each.text,
            say(pen, 'HB|KLM'),
            pen.plain(each.amount),
          ]),
        )}${facts(
          [
            ...sumsAs(pen, sums, 'nvT', 'Total ex VAT|VAT @ 20%|Invoice total'),
            ...(paid > 0
              ? ([
                  ['Paid at reception', pen.money(-paid)],
                  ['Balance', pen.money(sums.total - paid)],
                ] as const)
              : []),
          ],
          'width:75mm;margin-left:auto;background:#f7fee7',
        )}<p>Insurance claims: a fee of £15.00 applies to each form. Please quote your client number on all payments.</p><div class="foot tiny grey">${legal(firm)} VAT reg. ${taxNumber(pen, 'GB')}. Out of hours 0${pen.digits('1### ######')}</div>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** A wholesaler's delivery on two pages: codes, packs and a letter for the tax, the sum carried over, the tax told by letter at the end. */
  'cash-van': paper(
    gb,
    'DD/MM/YY|DD-mon-YYYY',
    'narrow needle',
    'Fellgate Foodservice Ltd;Depot 2, Quarry Bank;Kendal LA9 5QA|Marlpit Wholesale;Stafford Park 11;Telford TF3 3BD;Marlpit Trading (UK) Limited|Cinque Ports Catering Supplies;Westwood Road;Broadstairs CT10 2NR',
    'GB',
    (pen, firm, to) => {
      const sums = pen.buy(larder, { count: [17, 21], most: 6, step: 1 })
      const number = pen.digits(say(pen, 'SIN######|#######'))
      const cut = 12
      const account = `${escaped(to.name.slice(0, 3).toUpperCase())}${pen.digits('###')}`
      const route = pen.digits('##')
      const code = (rate: number) => (rate === 0 ? 'Z' : 'S')
      const table = (from: number, until: number) =>
        grid(
          'tiny',
          'lrlrrc',
          'Code|Qty|Description|Price|Goods|V',
          sums.lines
            .slice(from, until)
            .map((each) => [
              pen.digits('@##-###'),
              String(each.quantity),
              each.text,
              pen.plain(each.unit),
              pen.plain(each.amount),
              code(each.rate),
            ]),
        )
      const head = (page: number) =>
        `<table class="t boxy"><tr><td rowspan="2" style="width:90mm"><b>${escaped(firm.name)}</b><br>${place(firm, ', ')}</td><td>INVOICE NO<br><b>${number}</b></td><td>TAX POINT<br>${pen.day()}</td><td>PAGE<br>${page} of 2</td></tr><tr><td>A/C ${account}</td><td>ROUTE ${route}</td><td>DROP 7</td></tr></table>`
      const carried = sums.lines.slice(0, cut).reduce((all, { amount }) => all + amount, 0)
      const due = pen.after(14)
      return [
        [
          `${head(1)}<div class="cols"><div><b>Invoice to</b><br>${who(to)}</div><div><b>Deliver to</b><br>${place(to)}<br>(rear door)</div></div>${table(0, cut)}<p class="r">Carried forward ${pen.plain(carried)}</p>`,
          `${head(2)}<p class="r">Brought forward ${pen.plain(carried)}</p>${table(cut, 99)}<div class="cols">${grid(
            'boxy',
            'lrrr',
            'V|Rate|Goods|VAT',
            sums.shares.map(({ rate, net, vat }) => [
              code(rate),
              `${rate}%`,
              pen.plain(net),
              pen.plain(vat),
            ]),
          )}${facts(sumsAs(pen, sums, 'nvt', 'Goods total|VAT|INVOICE TOTAL GBP'))}</div><p>Payment due ${pen.day(due)} by direct debit. Shortages must be noted on the driver’s copy.</p><p class="tiny">${legal(firm)}, registered in England ${pen.digits('0#######')}, VAT no ${taxNumber(pen, 'GB')}</p>`,
        ],
        { sums, documentNumber: number, due, hasRates: sums.shares.length > 1 },
      ]
    },
  ),

  /** Software of an American firm for a buyer in Britain, asked for in dollars, the tax told in pounds as well. */
  'seats-in-dollars': paper(
    us,
    'month D, YYYY|mon D, YYYY',
    'plain wide',
    'Loopwell, Inc.;548 Market Street PMB 30112;San Francisco, CA 94104|Northbeam Docs, Inc.;169 Madison Ave;New York, NY 10016|Tally Harbor LLC;1007 N Orange St;Wilmington, DE 19801',
    'GB',
    (pen, firm, to) => {
      const [seats, unit] = [pen.whole(2, 40), pen.whole(8, 45) * 100]
      const sums = onTop([several(say(pen, 'Team plan|Pro seats|Business'), seats, unit, 20)])
      const number = pen.digits(say(pen, '@#@#@###-00##|INV-0####|####-####'))
      const due = pen.day()
      const rate = pen.whole(7400, 8100)
      return [
        `<div class="sides"><div style="font-size:22pt;font-weight:bold">Invoice</div><div style="font-size:18pt;color:#999">${escaped(firm.name.replace(/,? (Inc\.|LLC)$/, ''))}</div></div>${told(
          [
            ['Invoice number', number],
            ['Date of issue', pen.day()],
            ['Date due', due],
          ],
          'margin:5mm 0',
        )}<div class="cols"><div><b>${escaped(firm.name)}</b><br>${place(firm)}<br>United States<br>billing@example.com<br>GB VAT ${taxNumber(pen, 'GB')}</div><div><b>Bill to</b><br>${who(to)}<br>United Kingdom</div></div><div style="font-size:14pt;font-weight:bold;margin:8mm 0 4mm">${pen.money(sums.total)} USD due ${due}</div><p style="color:#4f46e5">Pay online</p>${grid(
          'ruled',
          'lrrrr',
          'Description|Qty|Unit price|Tax|Amount',
          sums.lines.map((each) => [
            `${each.text}, ${pen.day(pen.date, 'mon D')} – ${pen.day(pen.after(30), 'mon D, YYYY')}`,
            String(each.quantity),
            pen.money(each.unit),
            '20%',
            pen.money(each.amount),
          ]),
        )}${facts(
          [
            ...sumsAs(pen, sums, 'NN', 'Subtotal|Total excluding tax'),
            [`VAT - United Kingdom (20% on ${pen.money(sums.net)})`, pen.money(sums.vat)],
            ['Total', pen.money(sums.total)],
            ['Amount due', `${pen.money(sums.total)} USD`],
          ],
          'width:100mm;margin-left:auto',
        )}<p class="tiny">VAT amount in GBP: £${pen.plain(Math.round((sums.vat * rate) / 10_000))} (1 USD = ${(rate / 10_000).toFixed(4)} GBP)</p>`,
        { sums, documentNumber: number, due: pen.date },
      ]
    },
  ),

  /** A school's term: fees and extras free of tax for a child, to be paid by the first day of term. */
  'school-term': paper(
    gb,
    'D month YYYY|DD/MM/YYYY',
    'book slab',
    'St Ebba’s Preparatory School;Coldbrook;Berwick-upon-Tweed TD15 2XG;St Ebba’s School Trust|Little Acorns Day Nursery;34 Ash Grove;Stockport SK4 3AH;Acorns Childcare Ltd|Wychwood Montessori;The Old Rectory;Charlbury OX7 3PW',
    'GB',
    (pen, firm, { address }) => {
      const name = say(pen, 'Mr and Mrs R Aldous|Dr F Banerjee|Ms Kirsty Monroe')
      const sums = within([
        line(say(pen, 'Tuition fee, Lent term|Fees, spring term'), pen.whole(140, 520) * 1000),
        line('Lunches', pen.whole(180, 290) * 100),
        ...(pen.chance(0.6)
          ? [line(say(pen, 'Piano lessons x 10|After-school club'), pen.whole(120, 340) * 100)]
          : []),
      ])
      const [number, due] = [pen.digits(say(pen, 'F26/####|######')), pen.after(21)]
      return [
        `<div class="mid"><div style="margin:0 auto 2mm;width:16mm;height:18mm;border:0.6mm solid #7f1d1d;border-radius:0 0 8mm 8mm"></div><div style="font-size:15pt;letter-spacing:0.4mm;color:#7f1d1d">${escaped(firm.name)}</div><div class="tiny">${place(firm, ' · ')}</div></div><div class="sides" style="margin:12mm 0 6mm"><div>${name}<br>${block(address)}</div><div>Our ref ${number}<br>${pen.day()}</div></div><p>Pupil: <b>${say(pen, 'Isla Aldous, Year 4|Rohan Banerjee, Reception|Finlay Monroe, Pre-school')}</b></p><h1 style="font-size:13pt">Fee invoice</h1>${grid(
          '',
          'lr',
          '',
          [...linesAs(pen, sums.lines, 'ta'), ['Total fees for the term', pen.money(sums.total)]],
        )}<p>Fees are payable by <b>${pen.day(due)}</b>. A charge of 1.5% per month is made on fees received late. A full term’s notice in writing is required before a pupil is withdrawn.</p><p>Account name ${legal(firm)}, sort code ${pen.digits('##-##-##')}, account ${pen.digits('########')}, reference ${number}</p><p class="tiny">Exempt from VAT. Registered charity ${pen.digits('1######')}.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A solicitor's bill: costs with tax and payments made for the client without, money held on account taken off below the total. */
  'solicitor-bill': paper(
    gb,
    'D month YYYY',
    'book plain',
    'Pargeter Lyle Solicitors;9 Castle Gates;Shrewsbury SY1 2AT;Pargeter Lyle LLP|Honeychurch & Strand;Temple Chambers, 4 Abbey Street;Carlisle CA3 8TX|Amara Osei Law;Unit 12, The Printworks;Reading RG1 3EH;Amara Osei Law Limited',
    'GB',
    (pen, firm, to) => {
      const sums = onTop([
        line('Our professional charges', pen.whole(40, 260) * 1000, 20),
        line(
          say(pen, 'Land Registry fee|Court issue fee|Search fees'),
          pen.whole(20, 280) * 100,
          0,
        ),
      ])
      const number = pen.digits(say(pen, '#####|B-26-####'))
      const held = pen.whole(10, 60) * 1000
      const base = sums.lines[0]?.amount ?? 0
      return [
        `<div style="position:absolute;right:18mm;top:14mm;width:52mm;font-size:80%"><div style="font-size:150%;font-weight:bold">${escaped(firm.name)}</div>${place(firm)}<br>DX ${pen.digits('#####')}<br>Tel ${pen.digits('01### ######')}<p>Solicitors: R Calloway, S Finch</p><p>VAT ${taxNumber(pen, 'GB')}</p></div><div style="margin-top:34mm">${who(to)}</div><p style="margin-top:9mm">${pen.day()}</p><p>Our ref: ${pen.digits('RC/@@@/####.1')}</p><p><b>${say(pen, 'Lease of Unit 4, Tannery Court|Re: Dispute with former supplier|Purchase of 17 Bell Lane')}</b></p><p style="text-align:center"><b>BILL No. ${number}</b></p>${grid(
          '',
          'lrr',
          '|VAT|£',
          [
            [sums.lines[0]?.text ?? '', pen.plain(sums.vat), pen.plain(base)],
            [`${sums.lines[1]?.text ?? ''} (no VAT)`, '', pen.plain(sums.lines[1]?.amount ?? 0)],
            ['VAT at 20%', '', pen.plain(sums.vat)],
            ['Total of this bill', '', pen.plain(sums.total)],
            [
              'Less: received on account of costs',
              '',
              `(${pen.plain(Math.min(held, sums.total - 5000))})`,
            ],
            ['Balance now payable', '', pen.plain(sums.total - Math.min(held, sums.total - 5000))],
          ],
        )}<p>With compliments</p><p style="margin-top:14mm">${escaped(firm.name)}</p><p class="tiny">You have a right to object to this bill by making a complaint to the Legal Ombudsman. ${legal(firm)} is authorised and regulated by the Solicitors Regulation Authority, no. ${pen.digits('######')}.</p>`,
        { sums, documentNumber: number, hasLines: false },
      ]
    },
  ),

  /** A joiner's letter as he types it himself: all in one column, sums behind tabs, the bank underneath, no tax. */
  'joiners-letter': paper(
    gb,
    'DD/MM/YYYY|D month YYYY|D.M.YY',
    'book wide',
    'Gethin Pryce Joinery;Bryn Awel;Dolgellau LL40 2TR|K. Barlow – Painter and Decorator;6 Hulme Street;Oldham OL8 1NS|Stovold Fencing;Pond Cottage;Cranleigh GU6 8NQ;Neil Stovold',
    'GB',
    (pen, firm, to) => {
      const sums = within([
        line(
          say(
            pen,
            'Hang 4 no. oak doors|Strip and repaint stairwell|Take down old fence and cart away',
          ),
          pen.whole(180, 950) * 100,
        ),
        line('Materials as per receipts', pen.whole(2200, 64_000)),
        ...(pen.chance(0.4) ? [line('Skip', pen.whole(180, 290) * 100)] : []),
      ])
      const number = pen.digits(say(pen, '##|0##|26/##'))
      return [
        `<div style="text-align:center;font-size:19pt;text-decoration:underline">${escaped(firm.name)}</div><div style="text-align:center">${place(firm, ', ')}<br>Mob: ${pen.digits('07### ######')}</div><br><br><div style="text-align:right">${pen.day()}</div>${who(to)}<br><br><b><u>INVOICE ${number}</u></b><br><br>To carry out the following works at the above:<br><br>${sums.lines
          .map(
            (each) =>
              `<div style="display:flex"><span style="width:115mm">${escaped(each.text)}</span><span>${pen.money(each.amount)}</span></div><br>`,
          )
          .join(
            '',
          )}<div style="display:flex"><span style="width:115mm;text-align:right;padding-right:6mm"><b>TOTAL</b></span><b style="border-top:0.3mm solid;border-bottom:0.8mm double">${pen.money(sums.total)}</b></div><br><br>Please make payment to:<br>${escaped(firm.also[0] ?? firm.name)}<br>Sort Code ${pen.digits('##-##-##')} Acc ${pen.digits('########')}<br><br>Many thanks for your custom`,
        { sums, documentNumber: number },
      ]
    },
  ),
}
