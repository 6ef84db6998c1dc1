/** Slips that a small firm of Great Britain brings back from the day: a reader of cards on a market, a shop for food round the corner, a counter for the trade. */
import { escaped, line, wares, within, type Sums } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { place, type Papers } from '../fifteenth/kit'
import { bars, each, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { say } from '../twelfth/kit'
import { behindIt } from '../twentieth/english-kit'
import { nines, pieces, print } from '../twentieth/west-kit'

import { bigName, cardOf } from './english-kit'

/** What is sold on a market, by a word of the shop's name. */
const stalls: Readonly<Record<string, string>> = {
  Coffee:
    'Flat white;3.2;3.8;20|Americano;2.8;3.2;20|Mocha;3.6;4.2;20|Tea;2.2;2.6;20|Brownie;2.8;3.5;0|Cheese scone;2.5;3.2;0',
  Flowers:
    'Hand-tied bouquet;28;45;20|Stems, mixed;6;12;20|Lavender in pot;7.5;9.5;20|Glass vase;14;24;20|Delivery local;5;7;20',
  DELI: 'Sausage roll;3.9;4.8;20|Olives 250g;4.2;5.6;0|Farmhouse cheddar;5.5;9;0|Elderflower pressé;2.6;3.2;20|Sourdough loaf;3.8;4.6;0|Hamper, medium;38;55;20',
  Kiln: 'Espresso cup;14;18;20|Serving bowl;32;48;20|Mug, speckled;19;24;20|Planter small;16;26;20',
  Kitchen:
    'Chicken tikka wrap;8;9.5;20|Paneer box;8.5;9.5;20|Masala fries;4;5;20|Mango lassi;3.5;4.5;20|Can of drink;1.5;2;20',
  Candles:
    'Soy candle fig;14;18;20|Wax melts x6;5;7;20|Reed diffuser;18;26;20|Gift box;3;5;20|Matches;3.5;4.5;20',
}

const stallOf = (name: string) =>
  Object.entries(stalls).find(([word]) => name.includes(word))?.[1] ?? ''

const withoutTax = ({ lines }: Sums) => within(lines.map((one) => ({ ...one, rate: 0 })))

export const gbTills: Papers = {
  /** A reader of cards on a market: the stall's name, a receipt's number, day and time, goods, the total in heavy letters, tax by rate where the trader is registered, the card's record. */
  'market-reader': slip(
    {
      shops:
        'Copper Pot Coffee Van;Riverside Car Park;Clitheroe BB7 2DD|Fen & Field Flowers;Stall 14, Market Hall;Ely CB7 4NS;F&F Flowers (Ely) Ltd|THE LONG BARN DELI;Home Farm, Station Road;Pulborough RH20 1AH;Long Barn Provisions Ltd|Little Kiln Ceramics;3 Harbour Workshops;Whitstable CT5 1AB|Ravi’s Street Kitchen;Pitch 22, Castle Square;Swansea SA1 1DW|Bloom & Wick Candles;7 Borough Arcade;Hitchin SG5 1BH;Bloom & Wick Limited',
      notation: gb,
      days: 'D mon YYYY|DD mon YYYY|DD/MM/YYYY',
    },
    58,
    (pen, shop) => {
      const bought = within(
        pen.buy(wares(stallOf(shop.name)), { count: [1, 4], most: 3, step: 10 }).lines,
      )
      const isTaxed = shop.also.length > 0 || pen.chance(0.5)
      const sums = isTaxed ? bought : withoutTax(bought)
      const number = pen.digits(say(pen, '####|###|1####'))
      const card = cardOf(pen)
      const things = sums.lines.map((one) =>
        one.quantity > 1
          ? row(`${one.quantity} × ${pen.money(one.unit)} ${one.text}`, pen.money(one.amount))
          : row(one.text, pen.money(one.amount)),
      )
      const taxes = `<table style="width:100%;margin-top:2mm">${row('VAT %', 'Net', 'VAT', 'Total')}${sums.shares
        .map(({ rate, net, vat }) =>
          row(pen.rate(rate), pen.plain(net), pen.plain(vat), pen.plain(net + vat)),
        )
        .join('')}</table>`
      return [
        `<div class="mid"><div style="font-size:12.5pt;font-weight:bold;line-height:1.2;margin-bottom:1.5mm">${escaped(shop.name)}</div>${place(shop)}<br>${pen.digits('07### ######')}${isTaxed ? `<br>VAT no. ${taxNumber(pen, 'GB')}` : ''}</div><div style="margin-top:3mm">Receipt no. ${number}<br>${pen.day()} ${pen.clock()}</div><hr><table style="width:100%">${things.join('')}</table><hr><table style="width:100%;font-size:11pt;font-weight:bold">${row('Total', pen.money(sums.total))}</table>${isTaxed ? taxes : ''}<hr><div>${card.name} **** **** **** ${card.end}<br>${say(pen, 'Contactless|Chip and PIN|Mobile wallet')}<br>AID: ${card.aid}<br>Auth code: ${pen.digits('######')}<br>Terminal: ${pen.digits('T######')}</div><p class="mid">${say(pen, 'Thank you, see you on Saturday!|Thanks for supporting a small business.|Thank you!')}${shop.also.length > 0 ? `<br>${behindIt(shop)}` : ''}</p><div class="mid small grey">Card payments by Tapwell</div>`,
        { sums, documentNumber: number, hasRates: isTaxed },
        '#sheet { font-size: 7.4pt; } td:last-child { padding-right: 0; }',
      ]
    },
  ),

  /** A shop for food round the corner: a big name, goods with how many, a saving for members, card or cash, at times a table of the tax by letters, points, a survey. */
  'express-till': slip(
    {
      shops:
        'Marlow’s;114 Bath Road;Reading RG1 6NY;Marlow’s Stores Limited|FARESAVE;2-4 Union Street;Dundee DD1 4BH;Faresave Supermarkets Ltd|Holt & Daughter;Market Square;Holmfirth HD9 2DN|Greenmart Local;Unit 1, Quay Point;Ipswich IP3 0BG;Greenmart Stores Ltd|NORTHWAY CO-OPERATIVE FOOD;37 Front Street;Consett DH8 5AF;Northway Co-operative Society Limited|Aldermans;High Street;Chepstow NP16 5LN;Aldermans Food Group plc',
      notation: gb,
      days: 'DD/MM/YY|DD/MM/YYYY|DDmonYYYY',
    },
    80,
    (pen, shop) => {
      const goods = nines(
        pen,
        'SEMI SKIM MILK 4PT;1.4;1.6;0|TEABAGS 160S;3.2;4.8;0|GROUND COFFEE 227G;3.4;5.2;0|BISCUIT SELECTION;1.9;3.2;0|MILK CHOC BAR 180G;1.6;2.4;20|RS CRISPS 6PK;1.6;2.2;20|KITCHEN ROLL 2PK;2.2;3.6;20|WASH UP LIQUID;1.1;1.9;20|AA BATTERIES 4S;3.6;5.4;20|CHKN SALAD SANDWICH;2.9;3.6;0|ORANGE JUICE 1L;1.9;2.9;20|BANANAS LOOSE;0.7;1.1;0|COPY PAPER A4 500;3.9;5.4;20|SPRING WATER 6X50;2.4;3.2;20',
        { count: [2, 8], most: 3 },
      )
      const first = goods[0]
      const saving =
        first && pen.chance(0.4)
          ? [line('MEMBER PRICE', -Math.floor(first.amount / 5), first.rate)]
          : []
      const sums = within([...goods, ...saving])
      const hasTable = pen.chance(0.5)
      const letter = (rate: number) => (hasTable ? (rate > 0 ? ' B' : ' A') : '')
      const card = pen.chance(0.75) ? cardOf(pen) : undefined
      const given = Math.ceil(sums.total / 1000) * 1000
      const number = pen.digits(say(pen, '####|#####|0###-####'))
      const paid = card
        ? print(
            `${card.name} SALE|${pen.money(sums.total)}`,
            `··NUMBER ************${card.end}`,
            `··AID ${card.aid}`,
            `··AUTH CODE ${pen.digits('######')}  ${say(pen, 'CONTACTLESS|CHIP READ')}`,
            `··MERCHANT ${pen.digits('***#####')}`,
          )
        : print(`CASH|${pen.money(given)}`, `CHANGE DUE|${pen.money(given - sums.total)}`)
      return [
        typed(
          80,
          38,
          print(
            bigName(shop.name, 18, 'margin:1mm 0'),
            ...shop.address.map((text) => `^${text}`),
            `^Tel ${pen.digits('0345 ### ####')}`,
            `^VAT No ${taxNumber(pen, 'GB')}`,
            '',
            `|£`,
            each(goods, (one) =>
              print(
                `${one.text}|${pen.plain(one.amount)}${letter(one.rate)}`,
                one.quantity > 1 && `··${one.quantity} x ${pen.money(one.unit)}`,
              ),
            ),
            ...saving.map((one) => `${one.text}|${pen.plain(one.amount)}${letter(one.rate)}`),
            '=-',
            `!TOTAL (${pieces(goods)} ITEM${pieces(goods) > 1 ? 'S' : ''})|${pen.money(sums.total)}`,
            '',
            paid,
            hasTable &&
              print(
                '=-',
                set(['VAT', 'NET', 'VAT', 'GROSS'], [8, -10, -10, -10]),
                each([...sums.shares].reverse(), ({ rate, net, vat }) =>
                  set(
                    [
                      `${rate > 0 ? 'B' : 'A'} ${rate}%`,
                      pen.plain(net),
                      pen.plain(vat),
                      pen.plain(net + vat),
                    ],
                    [8, -10, -10, -10],
                  ),
                ),
              ),
            '=-',
            `${say(pen, 'MEMBER CARD|REWARDS NO')} ${pen.digits('******####')}`,
            `POINTS THIS VISIT ${Math.floor(sums.total / 100)}   BALANCE ${pen.whole(40, 1900)}`,
            '=-',
            '^Tell us how we did and win a',
            '^£500 gift card: see our website',
            '^Please keep your receipt for refunds',
            ...shop.also.map((text) => `^${text}`),
            '',
            `RECEIPT ${number}  TILL ${pen.whole(1, 9)}  OP ${pen.digits('1##')}`,
            `${pen.day()} ${pen.clock()}|STORE ${pen.digits('####')}`,
          ),
        ) + bars(pen, 58),
        {
          sums,
          ...(hasTable ? {} : { vat: null }),
          documentNumber: number,
          hasLines: saving.length === 0,
          hasRates: hasTable,
        },
        tall,
      ]
    },
  ),

  /** A counter for the trade: an invoice on a roll with order and invoice number, codes above the goods, prices with tax, net and tax below the total, a card, terms of return. */
  'trade-counter': slip(
    {
      shops:
        'BOLTFAST;Unit 4, Vulcan Retail Park;Lincoln LN6 7QZ;Boltfast Direct Limited|Tradepoint Tools;91 Slough Lane Industrial Estate;Kilmarnock KA1 2NR;Tradepoint Tool Supply Ltd|PLUMBRIGHT;3 Cobden Street;Burton-on-Trent DE14 2BX;Plumbright Heating & Plumbing plc|Dockside Electrical Factors;18 Tern Way;Plymouth PL4 0LP|Painters’ Yard;Brookfield Works;Halifax HX3 6TE;The Painters’ Yard Trade Centre Ltd',
      notation: gb,
      days: 'DD/MM/YYYY|D mon YYYY|DD-mon-YYYY',
    },
    80,
    (pen, shop) => {
      const stock = shop.name.startsWith('PLUMB')
        ? '15mm copper tube 3m;14.5;19.9|22mm elbow pack 10;6.9;9.9|Isolating valve 15mm;2.9;4.9|PTFE tape 5 pk;2.4;3.9|Basin mixer chrome;39;68|Flux 100g;4.9;6.9|Inhibitor 1 ltr;14.9;21.9'
        : shop.name.includes('Electrical')
          ? '2.5mm T&E 50m drum;44;59|2G socket white 10pk;19.9;27.9|LED downlight 6 pk;28;42|Back box 35mm;0.8;1.4|RCBO B32;16;24|Cable clips 100;2.4;3.9'
          : shop.name.startsWith('Painters')
            ? 'Trade matt magnolia 10L;34;49|9" roller frame;4.9;7.9|Masking tape 50mm;2.9;4.9|Dust sheet cotton;8.9;13.9|Decorator’s caulk;1.9;2.9|Sugar soap 5L;7.9;11.9'
            : 'Wood screws 4.0x40 200pk;4.9;7.9|Hex bolts M10x80 10pk;5.9;8.9|SDS drill bit 8mm;3.9;6.9|Grab adhesive 350ml;4.9;7.9|Work gloves L;5.9;9.9|Cordless drill 18V;89;139|Expanding foam 750ml;6.9;9.9'
      const sums = within(
        nines(pen, stock, { count: [1, 6], most: 6 }).map((one) => ({ ...one, rate: 20 })),
      )
      const number = pen.digits(say(pen, '##########|A#########|INV-#######'))
      const order = pen.digits(say(pen, 'A#-#######|W########|####-####'))
      const card = cardOf(pen)
      const isAccount = pen.chance(0.3)
      return [
        `<div class="mid"><div style="background:#111;color:#fff;font-size:16pt;font-weight:bold;padding:1mm">${escaped(shop.name)}</div><div style="margin-top:1.5mm">${place(shop)}<br>Tel: ${pen.digits('01### ######')}</div><div style="margin:2mm 0;font-weight:bold">VAT INVOICE</div></div><table style="width:100%">${row('Invoice No:', number)}${row('Order No:', order)}${row('Date:', `${pen.day()} ${pen.clock()}`)}${row('Served by:', say(pen, 'Kieran|Aleks|Donna'))}${row('Customer:', isAccount ? pen.digits('Trade card ####') : 'Cash sale')}</table><hr>${sums.lines
          .map(
            (one) =>
              `<div>${pen.digits('#####')} ${escaped(one.text)}</div><div class="pair"><span>&nbsp; ${one.quantity} @ ${pen.money(one.unit)}</span><span>${pen.money(one.amount)}</span></div>`,
          )
          .join(
            '',
          )}<hr><table style="width:100%"><tr style="font-size:11pt;font-weight:bold"><td>Total inc VAT</td><td class="right">${pen.money(sums.total)}</td></tr>${row('Goods ex VAT', pen.money(sums.net))}${row('VAT @ 20.00%', pen.money(sums.vat))}</table><hr><div>${card.name} ************${card.end}<br>Amount ${pen.money(sums.total)} &nbsp; APPROVED<br>AID ${card.aid} &nbsp; Auth ${pen.digits('######')}<br>Cardholder verified by ${say(pen, 'PIN|device')}</div><hr><p class="mid small">Unused goods may be returned within 30 days with this invoice. Special orders are not refundable.</p><div class="mid small">${escaped(lawful(shop))}<br>Reg. in ${shop.address[1]?.startsWith('Kilm') ? pen.digits('Scotland SC######') : pen.digits('England 0#######')}<br>VAT Reg. No. ${taxNumber(pen, 'GB')}</div>${bars(pen, 52)}<div class="mid small">Open Mon-Fri 7-8, Sat 7-6, Sun 9-4</div>`,
        { sums, documentNumber: number, otherNumbers: [order] },
        '#sheet { font-size: 8pt; } td:last-child { padding-right: 0; }',
      ]
    },
  ),
}
