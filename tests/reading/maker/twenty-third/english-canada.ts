/** A paper of an odd trade of Canada: a courier's waybill with its charges. */
import { escaped, line, onTop } from '../eighth/kit'
import { ca } from '../eighth/notations'
import { boxes } from '../eighteenth/kit'
import { paper, place, who, type Papers } from '../fifteenth/kit'
import { bars } from '../fifteenth/tills-kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { behindIt } from '../twentieth/english-kit'

/** Percents of tax on carriage, by province. */
const taxes: Readonly<Record<string, number>> = { ON: 13, NB: 15, AB: 5, MB: 5 }

const frame = (label: string, html: string, css = ''): string =>
  `<div style="border:0.3mm solid #111;padding:1.5mm 2.5mm;${css}"><div style="font-size:65%">${escaped(label)}</div>${html}</div>`

export const caPapers: Papers = {
  /** A courier's waybill that is the receipt as well: its number below strokes on top, sender and receiver in frames, pieces and two weights, a declared value above all charges, tax of the province; the carrier in small letters of its own below the charges. */
  'waybill-charges': paper(
    ca,
    'YYYY-MM-DD|DD mon YYYY|YYYY/MM/DD',
    'plain narrow wide letter',
    'northlane courier;415 Elmira Rd N;Guelph ON N1H 6T9;Northlane Courier Ltd.|Sprint Bison Delivery;1290 Sargent Ave;Winnipeg MB R3E 0G3;5512208 Manitoba Ltd.|FUNDY EXPRESS;60 Crown St;Saint John NB E2L 2X6|chinook couriers;3820 32 St NE;Calgary AB T1Y 7L9;Chinook Same Day Inc.|Trillium Parcel Service;22 Advance Rd;Etobicoke ON M8Z 2T6',
    'CA',
    (pen, firm, to) => {
      const rate = taxes[/ ([A-Z]{2}) /.exec(firm.address[1] ?? '')?.[1] ?? ''] ?? 5
      const freight = pen.whole(1180, 9600)
      const [percent, declared] = [pen.pick([12.5, 14, 16.75, 21]), pen.whole(3, 48) * 10_000]
      const sums = onTop([
        line(say(pen, 'Overnight, envelope to 30 kg|Ground|Same day, direct'), freight, rate),
        line(`Fuel surcharge ${percent}%`, share(freight, percent), rate),
        ...(pen.chance(0.5)
          ? [line('Declared value over $100', Math.round(declared / 100) * 2, rate)]
          : []),
        ...(pen.chance(0.4) ? [line('Residential delivery', pen.pick([395, 450, 525]), rate)] : []),
        ...(pen.chance(0.25) ? [line('Dangerous goods form', pen.pick([1500, 2200]), rate)] : []),
      ])
      const number = pen.digits(say(pen, '### ### ###|WB########|@@#######CA'))
      const weight = pen.whole(4, 280) / 10
      const receiver = say(
        pen,
        'Dr. A. Gauthier;212 Rue Principale;Gatineau QC J8X 2K1|Red River Seed Lab Inc.;8 Pembina Hwy;Morden MB R6M 1T5|Okanagan Optics Ltd.;1700 Byland Rd;Kelowna BC V1Z 1A9|J. Whitfield;51 Water St;St. Stephen NB E3L 2A7',
      )
        .split(';')
        .map(escaped)
        .join('<br>')
      const service = rate > 10 ? `HST ${rate}%` : `GST ${rate}%`
      return [
        `${bars(pen, 96, 16)}<div class="mid" style="font-size:15pt;letter-spacing:0.8mm">${number}</div><div style="display:grid;grid-template-columns:1fr 1fr;gap:2mm;margin-top:5mm">${frame('FROM / EXPÉDITEUR', who(to), 'min-height:28mm')}${frame('TO / DESTINATAIRE', receiver, 'min-height:28mm')}</div><div style="display:grid;grid-template-columns:repeat(5,1fr);gap:2mm;margin-top:2mm">${frame('Picked up', `${pen.day()} ${pen.clock()}`)}${frame('Deliver by', `${dayOff(pen, pen.whole(1, 4))} 17:00`)}${frame('Pieces', String(pen.whole(1, 6)))}${frame('Actual / cubed kg', `${weight.toFixed(1)} / ${(weight * 1.7).toFixed(1)}`)}${frame('Declared value', pen.money(declared))}</div><p>${boxes(['Bill sender', 'Bill receiver', 'Prepaid by card'], 'Prepaid by card')} &nbsp; Reference: ${say(pen, 'samples|contract copies|lenses, 2 trays')}</p><div style="margin-left:86mm">${tally(
          [
            ...sums.lines.map((one) => [one.text, pen.plain(one.amount)] as const),
            [service, pen.plain(sums.vat)],
            [
              say(pen, 'Prepaid charges|Charges collected|Charges, all in') + ' CAD',
              pen.money(sums.total),
            ],
          ],
          'width:100%',
        )}</div><p style="margin-top:8mm">Card ${pen.digits('****####')} approved ${pen.digits('######')}. Received at destination by ________________ on ____________</p><div style="margin-top:16mm;font-size:13pt;font-style:italic;color:#0f766e">${escaped(firm.name)}</div><div class="tiny">${behindIt(firm, '# · ')}${place(firm, ', ')} · ${rate > 10 ? 'HST' : 'GST'} ${taxNumber(pen, 'CA')}<br>We answer for no more than $100.00 a shipment unless a higher value is declared, and never for more than $25,000.00. Claims within 30 days, by ${dayOff(pen, 30)}.</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),
}
