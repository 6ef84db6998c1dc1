/** Papers of Malta and Cyprus, in English: a maker of aluminium windows, a hirer of cars. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { footed, lawful } from '../seventeenth/kit'
import { cy, formed, mt } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { beside, part, ribbon } from './kit'
import { buyer, dayOff, share } from './west-kit'

export const mtPapers: Papers = {
  /** A maker of windows in Malta: openings by measure, prices that hold the tax, a deposit of half and a part on delivery, the balance asked. */
  'aluminium-works': paper(
    mt,
    'DD/MM/YYYY|D mon YYYY',
    'plain narrow',
    'Camenzuli Aluminium;MRA 026, Industrial Estate;Marsa MRS 3000;Camenzuli Aluminium Works Ltd|GOZO APERTURES;Triq l-Imġarr;Għajnsielem GSM 9012;J&P Attard Co. Ltd|Bluestone Joinery;78, Valley Road;Birkirkara BKR 9011',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'MT')
      const openings = [
        ['Sliding door, thermal break, 2 panels', '2400 x 2150', 1280],
        ['Tilt & turn window, double glazed', '1200 x 1300', 545],
        ['Fixed pane, laminated', '900 x 600', 190],
        ['Louvred shutters (persjani)', '1250 x 2300', 690],
        ['Balcony railing, glass', '3800 x 1050', 1150],
        ['Insect screen, pleated', '1200 x 1300', 165],
      ] as const
      const chosen = pen.random.shuffled(openings).slice(0, pen.whole(3, 5))
      const sums = within([
        ...chosen.map(([text, , price]) =>
          several(text, pen.whole(1, 4), pen.whole(price - 40, price + 60) * 100, 18),
        ),
        line('Fitting and silicone', pen.whole(100, 400) * 100, 18),
        ...(pen.chance(0.4) ? [line('Lifter hire, half day', 12_000, 18)] : []),
      ])
      const paid = share(sums.total, 50)
      const more = pen.chance(0.5) ? share(sums.total, 30) : 0
      const number = pen.digits(say(pen, 'INV-26-0###|####|C/####'))
      const rows = sums.lines.map((one, at) => [
        String(one.quantity),
        one.text,
        chosen[at]?.[1] ?? '',
        pen.plain(one.unit),
        pen.plain(one.amount),
      ])
      return [
        `<div class="sides"><div><b style="font-size:19pt;letter-spacing:0.5mm">${escaped(firm.name)}</b><br>${place(firm, ', ')}</div><div class="r tiny">${pen.digits('2### ####')} / ${pen.digits('99######')}<br>VAT No. ${pen.digits('MT 2### ####')}<br>Exo. No. / Co. Reg. ${pen.digits('C #####')}</div></div><div style="background:#334155;color:#fff;padding:1.5mm 4mm;margin:4mm 0" class="sides"><b>TAX INVOICE</b><span>No. ${number}</span><span>Date: ${pen.day()}</span></div>${beside(
          '1fr 70mm',
          `<b>Client</b><br>${who(to)}<br>VAT ${pen.digits('MT ########')}`,
          told([
            ['Quotation', `${pen.digits('Q-####')} of ${dayOff(pen, -68)}`],
            ['Measurements taken', dayOff(pen, -61)],
            ['Fitted', dayOff(pen, -3)],
            ['Colour', say(pen, 'RAL 7016|RAL 9010|Verde Malta 6005')],
          ]),
        )}${grid('boxy', 'rllrr', 'Qty|Description|W x H mm|Each €|Total €', rows)}${facts(
          [
            ['Total incl. VAT', pen.money(sums.total)],
            ['of which VAT 18%', pen.money(sums.vat)],
            [`Deposit received ${dayOff(pen, -66)}`, pen.money(-paid)],
            ...(more > 0
              ? [[`Received on delivery ${dayOff(pen, -5)}`, pen.money(-more)] as const]
              : []),
            ['Balance', pen.money(sums.total - paid - more)],
          ],
          'margin-left:auto',
        )}<p>Cheques payable to ${escaped(lawful(firm))}, or BOV account ${pen.digits('400########')}. A VAT fiscal receipt follows upon payment. Ten years’ guarantee on profiles, two years on mechanisms.</p>${part('position:absolute;bottom:10mm;left:18mm;font-size:7pt', `Goods remain the property of ${escaped(lawful(firm))} until paid in full. Grazzi tal-fiduċja!`)}`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const cyPapers: Papers = {
  /** A hirer of cars in Cyprus: days out and in, extras, an excess that is blocked and not charged, a fine passed on without tax, paid by card. */
  'car-rental': paper(
    cy,
    'DD/MM/YYYY|DD.MM.YYYY|D month YYYY',
    'wide light',
    'Kato Paphos Rent-a-Car;32 Poseidonos Avenue;8042 Paphos;K.P. Rentals Ltd|SUNROAD CARS;Larnaca International Airport;7130 Larnaca;Sunroad Car Hire (Cyprus) Ltd|Andreou Self Drive Cars;9 Georgiou A Street;4040 Limassol;Andreou & Sons Self Drive Ltd',
    'several',
    (pen, firm) => {
      const to = buyer(pen, 'CY')
      const days = pen.whole(3, 14)
      const fine = pen.chance(0.4)
        ? [line('Traffic fine passed on, police notice', pen.pick([5000, 8000]), 0)]
        : []
      const sums = onTop([
        several(
          `${say(pen, 'Group B, Nissan Note|Group C, Kia Stonic|Group V, Ford Transit')}, days`,
          days,
          pen.whole(19, 58) * 100,
          19,
        ),
        several('Collision waiver, days', days, pen.pick([500, 800]), 19),
        ...(pen.chance(0.5) ? [several('Child seat, days', days, 200, 19)] : []),
        ...(pen.chance(0.5) ? [line('Airport collection', 2500, 19)] : []),
        line('Fuel, 3/8 tank', pen.whole(1800, 4900), 19),
        ...fine,
      ])
      const [number, contract] = [pen.digits(say(pen, 'I######|26-#####')), pen.digits('RA ######')]
      return [
        `<div class="sides"><b style="font-size:18pt;color:#0284c7">${escaped(firm.name)}</b><span class="r tiny">${escaped(lawful(firm))}<br>${place(firm, ', ')}<br>T.I.C. ${pen.digits('12######@')} · VAT ${pen.digits('CY1#######@')}</span></div><h1 style="margin:6mm 0 1mm;font-size:15pt">Invoice / Receipt ${number}</h1><div>${pen.day()}</div>${formed(
          [
            ['Hirer', to.name],
            ['Rental agreement', contract],
            ['Out', `${dayOff(pen, -days)} ${pen.clock()}`],
            ['In', `${pen.day()} ${pen.clock()}`],
            ['Registration', pen.digits('@@@ ###')],
            ['Driver', say(pen, 'Mr P. Hadjiyiannis|Ms C. Doyle|Mr A. Lindqvist')],
            ['Km out / in', `${pen.digits('4# ###')} / ${pen.digits('5# ###')}`],
            ['Excess blocked, not charged', pen.money(pen.pick([60_000, 80_000]))],
          ],
          4,
        )}<p class="tiny">${place(to, ', ')}</p>${grid('ruled', 'lrrrr', 'Charge|Units|Rate|VAT|Amount', linesAs(pen, sums.lines, 'tqura'))}${ribbon([...sumsAs(pen, sums, 'NVT', 'Net|VAT|Total'), [`${say(pen, 'Visa|Mastercard')} ${pen.digits('****####')}`, pen.money(sums.total)], ['Balance due', pen.money(0)]], 'background:#e0f2fe;padding:3mm;font-size:11pt')}${grid('tiny', 'rrr', 'VAT rate|Net|VAT', ratesAs(pen, sums.shares, 'rnv'))}${footed([['Open 07:30 - 22:00', pen.digits('+357 2# ######')], ['Drive on the left.', 'No off-road use with groups A to D.'], ['H.E. ' + pen.digits('######')]])}`,
        {
          sums,
          documentNumber: number,
          kind: 'receipt',
          due: null,
          hasRates: true,
        },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),
}
