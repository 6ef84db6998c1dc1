/** Seldom slips of a counter: a bicycle's repair in England, kilometres of the road bought in New Zealand, a licence disc in South Africa, the key cut and the lock opened in Ireland. */
import { line, several, wares, within } from '../eighth/kit'
import { gb, ie } from '../eighth/notations'
import type { Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { nz, za } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { print } from '../twentieth/west-kit'

export const gbSlips: Papers = {
  /** A bicycle shop's workshop: the ticket that hung at the bike, labour and parts apart, a deposit paid when it was handed in, a card for the rest. */
  'bike-ticket': slip(
    {
      shops:
        'SPOKE & SADDLE;27 Mill Road;Cambridge CB1 2AB;Spoke & Saddle Cycles Ltd|Pennine Pedals;4 Bridge Gate;Hebden Bridge HX7 8EX|THE WHEELHOUSE;Arch 12, Cumberland Road;Bristol BS1 6UX;Wheelhouse Bicycles CIC',
      notation: gb,
      days: 'DD/MM/YYYY|DD-mon-YY|D mon YYYY',
    },
    76,
    (pen, shop) => {
      const labour = [
        line(
          say(pen, 'Full service|Gear and brake tune|Wheel true x 2|E-bike diagnostic'),
          pen.pick([3500, 4500, 6000, 9000]),
          20,
        ),
      ]
      const parts = pen.buy(
        wares(
          'Chain 11 speed;18;34;20|Brake pads pair;9;19;20|Inner tube 700c;5;8;20|Tyre 700x28;22;44;20|Gear cable;4;7;20|Bottom bracket;24;39;20',
        ),
        { count: [0, 4], most: 2, isGross: true, step: 50 },
      ).lines
      const sums = within([...labour, ...parts])
      const deposit = pen.chance(0.5) ? 2000 : 0
      const number = pen.digits(say(pen, 'W####|#####|26-0###'))
      return [
        typed(
          76,
          36,
          print(
            `!^${shop.name}`,
            ...shop.address.map((text) => `^${text}`),
            `^${pen.digits('01### ######')}`,
            ...(pen.chance(0.6) ? [`^VAT ${taxNumber(pen, 'GB')}`] : []),
            '==',
            `WORKSHOP RECEIPT|${number}`,
            `Ticket ${pen.whole(1, 99)}|${say(pen, 'Genesis Croix|Raleigh cargo|Cube e-bike|Dawes tandem')}`,
            `Collected|${pen.day()} ${pen.clock()}`,
            '=-',
            'LABOUR',
            ...labour.map((one) => `··${one.text}|${pen.plain(one.amount)}`),
            parts.length > 0 && 'PARTS',
            ...parts.map(
              (one) =>
                `··${one.quantity > 1 ? `${one.quantity} x ` : ''}${one.text}|${pen.plain(one.amount)}`,
            ),
            '=-',
            `!TOTAL|${pen.money(sums.total)}`,
            `incl. VAT 20%|${pen.plain(sums.vat)}`,
            deposit > 0 && `Deposit paid|${pen.plain(-deposit)}`,
            `${say(pen, 'Card|Visa debit|Contactless')}|${pen.plain(sums.total - deposit)}`,
            '==',
            `Mechanic: ${say(pen, 'Jo|Sunil|Big Dave')}`,
            '^Bring it back in six weeks',
            '^for a free check of the cables',
            ...shop.also.map((text) => `^${text}`),
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const ieSlips: Papers = {
  /** A locksmith's till: keys by the piece, a call by night in words, two rates told at the foot, signed for with a name. */
  'keys-and-locks': slip(
    {
      shops:
        'LOCK & LAST;Shop 3, Merchants Arcade;Waterford X91 F2K8;Lock & Last Ltd|Farrell Keys & Shoes;11 Tholsel Street;Drogheda A92 N4T1|CITYWIDE LOCKSMITHS;Unit 40, Ballymount Cross;Dublin D24 E7V3;Citywide Security Locks Limited',
      notation: ie,
      days: 'DD/MM/YYYY|DD-mon-YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const sums = within([
        several(
          say(pen, 'KEY CUT CYLINDER|KEY CUT SECURITY|CAR KEY TRANSPONDER'),
          pen.whole(1, 6),
          pen.pick([650, 1200, 2500]),
          23,
        ),
        ...(pen.chance(0.5)
          ? [
              line(
                say(pen, 'EURO CYLINDER 35/45|NIGHT LATCH|PADLOCK 50MM'),
                pen.pick([2450, 3900, 8500]),
                23,
              ),
            ]
          : []),
        ...(pen.chance(0.5)
          ? [line(say(pen, 'HEEL BAR, PAIR|LOCK REPAIR AT BENCH'), pen.pick([1400, 2200]), 13.5)]
          : []),
      ])
      const number = pen.digits(say(pen, '#####|K-####|00####'))
      return [
        typed(
          80,
          38,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^VAT No ${taxNumber(pen, 'IE')}`,
            '=*',
            `DOCKET ${number}|${pen.day()}`,
            `${say(pen, 'AIDAN|NIAMH|PAWEL')}|${pen.clock()}`,
            '=*',
            ...sums.lines.map(
              (one) =>
                `${one.text}${one.quantity > 1 ? `\n··${one.quantity} @ ${pen.plain(one.unit)}` : ''}|${pen.plain(one.amount)}`,
            ),
            '=-',
            `!TOTAL EUR|${pen.plain(sums.total)}`,
            `${say(pen, 'CARD|CASH EXACT')}|${pen.plain(sums.total)}`,
            '=-',
            set(['RATE', 'NET', 'VAT'], [10, -12, -12]),
            each(sums.shares, (one) =>
              set([pen.rate(one.rate), pen.plain(one.net), pen.plain(one.vat)], [10, -12, -12]),
            ),
            '=-',
            '^KEYS ARE CUT AT CUSTOMER’S RISK',
            '^KEEP THIS DOCKET FOR EXCHANGE',
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const nzSlips: Papers = {
  /** Road user charges at an agent's counter: a vehicle, distances from and to, the charge and a fee, tax within, a licence's number to stick on the window. */
  'road-charges': slip(
    {
      shops:
        'Automobile Centre Blenheim;23 Main Street;Blenheim 7201;Automobile Centre (Marlborough) Ltd|VTX VEHICLE TESTING;180 Great South Road;Manukau 2104;VTX Testing New Zealand Ltd|PostPoint Geraldine;47 Talbot Street;Geraldine 7930',
      notation: nz,
      days: 'DD/MM/YYYY|DD mon YYYY|D/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const units = pen.pick([1, 2, 3, 5, 10])
      const start = pen.whole(41, 288) * 1000
      const sums = within([
        line(`RUC ${units * 1000} KM`, units * pen.pick([7600, 7600, 10_800]), 15),
        line('ADMINISTRATION FEE', pen.pick([1298, 1371]), 15),
        ...(pen.chance(0.3) ? [line('REPLACEMENT LABEL', 680, 15)] : []),
      ])
      const number = pen.digits(say(pen, '#########|A#######|##-######'))
      return [
        typed(
          80,
          38,
          print(
            `^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^GST NO ${taxNumber(pen, 'NZ')}`,
            '',
            '!^TAX INVOICE',
            `Receipt|${number}`,
            `Date|${pen.day()} ${pen.clock()}`,
            '=-',
            'ROAD USER CHARGES LICENCE',
            `Plate|${pen.digits('@@@###')}`,
            `Vehicle type|${say(pen, '1 (light diesel)|2|6')}`,
            `From km|${start}`,
            `To km|${start + units * 1000}`,
            `Licence no.|${pen.digits('#########')}`,
            '=-',
            ...sums.lines.map((one) => `${one.text}|${pen.money(one.amount)}`),
            '=-',
            `!TOTAL|${pen.money(sums.total)}`,
            `INCL GST 15%|${pen.money(sums.vat)}`,
            `${say(pen, 'EFTPOS CHQ|VISA|EFTPOS SAV')}|${pen.money(sums.total)}`,
            '',
            '^DISPLAY YOUR LABEL NOW',
            '^Thank you - drive safely',
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const zaSlips: Papers = {
  /** A municipality's desk for licences: a disc renewed, arrears and a penalty now and then, a fee for the transaction, no tax, cashier and register. */
  'licence-disc': slip(
    {
      shops:
        'UMVOTI MUNICIPALITY;Licensing Department;41 Bell Street, Greytown 3250|Swartberg Local Municipality;Motor Licensing;Voortrekker Road, Oudtsberg 6625|CITY OF MALUTI;Treasury: Motor Vehicle Registration;Civic Centre, Bethlehem Road 9700;Maluti Metropolitan Municipality',
      notation: za,
      days: 'YYYY/MM/DD|YYYY-MM-DD|DD/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const isLate = pen.chance(0.3)
      const fee = pen.pick([45_600, 61_200, 88_800, 134_400])
      const sums = within([
        line('LICENCE FEE', fee),
        ...(isLate ? [line('ARREARS', fee / 12), line('PENALTY', fee / 20)] : []),
        line('TRANSACTION FEE', 7200),
      ])
      const number = pen.digits(say(pen, '##########|4###-######|R26######'))
      return [
        typed(
          80,
          40,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            '==',
            'RECEIPT: MOTOR VEHICLE LICENCE',
            `RECEIPT NO|${number}`,
            `DATE|${pen.day()} ${pen.clock()}`,
            `REGISTER NO|${pen.digits('@@@###@')}`,
            `LICENCE NO|${pen.digits('N@ #####')}`,
            `DISC CONTROL NO|${pen.digits('1###########')}`,
            '=-',
            ...sums.lines.map((one) => `${one.text}|${pen.plain(one.amount)}`),
            '=-',
            `AMOUNT DUE|${pen.money(sums.total)}`,
            `TENDERED ${say(pen, 'CARD|CASH|EFT')}|${pen.money(sums.total)}`,
            'CHANGE|R0.00',
            '==',
            `CASHIER ${say(pen, 'MKHIZE T|BOTHA EL|0117')}|COUNTER ${pen.whole(1, 9)}`,
            '^NOT SUBJECT TO VAT',
            '^DANKIE - ENKOSI - THANK YOU',
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}
