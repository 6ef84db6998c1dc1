/** Papers of Slovakia, Hungary, Romania, Greece, Croatia, Slovenia, Lithuania and Bulgaria. */
import { gr, hr } from '../tenth/notations'
import { block, line, onTop, within } from '../eighth/kit'
import { hu, ro } from '../eighth/notations'
import { dots, lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { rateFrom, si, sk } from '../eleventh/kit'
import { goods, headed, logo, lt, rates, say } from '../twelfth/kit'
import { bg, decimal, stacked } from '../thirteenth/kit'
import { linesOf, many, rowsOf, sold } from './bought'
import { bill, till, under, type Families } from './kit'
import { addressed, edged, listed, payingIn, spread } from './pieces'

export const eastFamilies: Readonly<Record<string, Families>> = {
  SK: {
    /** A slip of the state's till: its code in a line of figures, tax in a table that names its rate by a letter. */
    'doklad-ekasa': till(sk, 'DD.MM.YYYY|DD-MM-YYYY', '72 needle', (pen, shop) => {
      const standard = rateFrom(pen, '2025-01-01', 20, 23)
      const sums = sold(pen, 'doklad-ekasa', { count: [1, 3], most: 3 }, { standard })
      const number = pen.digits(say(pen, '####|#####'))
      return [
        `
        ^!${shop.name}
        ${under(shop)}
        DIČ: ${pen.digits('20########')} | IČ DPH: ${pen.digits('SK20########')}
        POKLADNIČNÝ DOKLAD č. ${number}
        ${linesOf(sums, (each) => `${each.text}\n${each.quantity} x ${pen.plain(each.unit)} | ${pen.plain(each.amount)} A`)}
        ---
        !SPOLU EUR | ${pen.plain(sums.total)}
        Sadzba | Základ | DPH
        A ${standard}% | ${pen.plain(sums.net)} | ${pen.plain(sums.vat)}
        Platobná karta | ${pen.plain(sums.total)}
        ---
        KP: ${pen.digits('888##############')}
        Dátum ${pen.day()} | Čas ${pen.clock()}:${pen.whole(10, 59)}
        OKP: ${pen.digits('@#@##@##-@@#####@-#@##@###')}
        ${dots(24)}
        `,
        { sums, documentNumber: number, hasRates: true },
      ]
    }),
  },
  HU: {
    /** An invoice in forints without decimals: a name's two lines in capitals, the sum's tax in percents of twenty-seven. */
    'szamla-utalas': bill(hu, 'YYYY.MM.DD.|YYYY. MM. DD.', 'plain narrow', (pen, firm, to) => {
      const net = pen.whole(120, 6400) * 100
      const sums = onTop([
        line(say(pen, 'Fuvarozás|Könyvelési díj|Honlap karbantartás'), net * 100, 27),
      ])
      const [number, due] = [
        pen.digits(say(pen, 'SZ-26/####|2026-000###|E-####/2026')),
        pen.after(8),
      ]
      return [
        `<div class="sides"><span style="font-size:20pt">SZÁMLA</span><span>Sorszám: <b>${number}</b></span></div><div class="sides" style="border-top:0.5mm solid #000;border-bottom:0.5mm solid #000;padding:3mm 0"><div><i>Szállító</i><br>${lettered(firm)}<br>${block(firm.also)}<br>Adószám ${taxNumber(pen, 'HU')}<br>${iban(pen, 'HU')}</div><div><i>Vevő</i><br>${lettered(to)}</div></div>${headed(
          [
            ['Fizetés módja', 'átutalás'],
            ['Számla kelte', pen.day()],
            ['Teljesítés', pen.day(pen.after(-2))],
            ['Fizetési határidő', pen.day(due)],
          ],
        )}${listed('rules', 'lrrrr', 'Megnevezés|Nettó ár|ÁFA %|ÁFA|Bruttó', [
          [
            sums.lines[0]?.text ?? '',
            pen.plain(sums.net),
            '27',
            pen.plain(sums.vat),
            pen.plain(sums.total),
          ],
        ])}<p class="right big">Fizetendő: ${pen.money(sums.total)}</p><p class="small">A számla aláírás nélkül is érvényes. Készült 1 példányban.</p>`,
        { sums, documentNumber: number, due },
      ]
    }),
  },
  RO: {
    /** A fiscal slip of Romania: quantity by price before the name, letters for rates, taxes in a line each, the buyer's number. */
    'bon-fiscal': till(ro, 'DD.MM.YYYY|DD-MM-YYYY|DD/MM/YYYY', '60 needle wide', (pen, shop) => {
      const standard = rateFrom(pen, '2025-08-01', 19, 21)
      const sums = sold(pen, 'bon-fiscal', { count: [1, 3], most: 2, step: 1 }, { standard })
      const number = pen.digits('0####')
      return [
        `
        ^${shop.name}
        ${under(shop)}
        ^C.I.F.: ${taxNumber(pen, 'RO')}
        CLIENT C.U.I.: ${taxNumber(pen, 'RO')}
        ${linesOf(sums, (each) => `${each.quantity},000 BUC x ${pen.plain(each.unit)}\n${each.text} | ${pen.plain(each.amount)} A`)}
        ---
        SUBTOTAL | ${pen.plain(sums.total)}
        !TOTAL LEI | ${pen.plain(sums.total)}
        CARD | ${pen.plain(sums.total)}
        TOTAL TVA A ${standard}% | ${pen.plain(sums.vat)}
        ---
        BON FISCAL: ${number} | Z: ${pen.digits('0###')}
        DATA: ${pen.day()} | ORA: ${pen.clock()}
        ^${pen.digits('500#######')}
        `,
        { sums, documentNumber: number },
      ]
    }),
  },
  GR: {
    /** A parking place of Athens: a slip of retail in Greek, hours of coming and going, tax in one line, the box's signs. */
    'parking-athina': till(gr, 'DD/MM/YYYY|DD-MM-YY', '58 wide plain', (pen, shop) => {
      const sums = within([line(say(pen, 'ΣΤΑΘΜΕΥΣΗ|ΦΥΛΑΞΗ ΟΧΗΜΑΤΟΣ'), pen.whole(8, 60) * 50, 24)])
      const number = pen.digits('######')
      return [
        `
        ^${shop.name}
        ${under(shop)}
        ^ΑΦΜ ${pen.digits('09#######')} ΔΟΥ ${say(pen, 'Α΄ ΑΘΗΝΩΝ|ΠΕΙΡΑΙΑ')}
        ===
        ΑΠΟΔΕΙΞΗ ΠΑΡΟΧΗΣ ΥΠΗΡΕΣΙΩΝ
        ΑΡ. ${number}
        ΗΜ/ΝΙΑ ${pen.day()} | ${pen.clock()}
        ΑΡ. ΚΥΚΛ. ${pen.digits('ΙΖΕ ####')}
        ---
        ${sums.lines[0]?.text} | ${pen.plain(sums.total)}
        ΚΑΘ. ΑΞΙΑ 24% | ${pen.plain(sums.net)}
        ΦΠΑ 24% | ${pen.plain(sums.vat)}
        !ΣΥΝΟΛΟ | ${pen.money(sums.total)}
        ΜΕΤΡΗΤΑ | ${pen.plain(sums.total)}
        ${dots(20)}
        `,
        { sums, documentNumber: number, hasRates: true },
      ]
    }),
  },
  HR: {
    /** An inn by the sea: two rates in a small table, codes for protection in long rows of letters, the waiter's number. */
    konoba: till(hr, 'DD.MM.YYYY.|DD.MM.YYYY', '76 plain light', (pen, shop) => {
      const sums = sold(pen, 'konoba', { count: [2, 5], most: 3, step: 10 })
      const number = `${pen.digits('####')}/1/${pen.whole(1, 4)}`
      return [
        `
        ${shop.name}
        ${[...shop.also, ...shop.address].join(', ')}
        OIB: ${pen.digits('###########')}
        ---
        Račun br.: ${number} | ${pen.day()} ${pen.clock()}
        ${goods(pen, sums, 'tqua', 'Naziv|Kol.|Cijena|Iznos')}
        ---
        !UKUPNO EUR | ${pen.plain(sums.total)}
        Način plaćanja: ${say(pen, 'GOTOVINA|KARTICA')}
        ${rates(pen, sums, 'rnv', 'PDV|Osnovica|Porez')}
        Operater: ${pen.digits('0#')}
        ZKI: ${pen.digits('@#@##@##@@#####@#@##@###@#@####@').toLowerCase()}
        JIR: ${pen.digits('####@###-@#@#-####-@###-#####@##@###').toLowerCase()}
        ^Hvala i doviđenja!
        `,
        { sums, documentNumber: number, hasRates: true },
      ]
    }),
  },
  SI: {
    /** A bill above a form to pay by in two parts, purpose and reference in them, the day of payment in the text. */
    'upn-nalog': bill(si, 'D. M. YYYY|DD.MM.YYYY', 'light plain', (pen, firm, to) => {
      const sums = onTop([
        many(pen, 'Čiščenje dimnika|Servis peči|Najem dvorane, ur', [1, 8], [28, 95], 22),
        line('Potni stroški', pen.whole(8, 60) * 100, 22),
      ])
      const [number, due] = [pen.digits(say(pen, '26-300-####|R26####|###/2026')), pen.after(15)]
      const [account, reference] = [
        `SI56 ${pen.digits('#### #### #### ###')}`,
        `SI00 ${number.replace(/\D/g, '')}`,
      ]
      return [
        `<div class="sides"><div>${logo(firm.name, 6)}${block([...firm.also, ...firm.address])}<br>ID za DDV: ${pen.digits('SI########')}</div>${stacked(
          [
            ['Račun št.', number],
            ['Datum računa', pen.day()],
            ['Rok plačila', pen.day(due)],
          ],
        )}</div>${addressed('Prejemnik', to, 'margin:4mm 0')}${listed(
          'zebra',
          'lrrr',
          'Storitev|Kol.|Cena|Vrednost',
          rowsOf(pen, sums, 'tqua'),
        )}${spread([
          ['Osnova', pen.plain(sums.net)],
          ['DDV 22%', pen.plain(sums.vat)],
          ['Za plačilo EUR', pen.plain(sums.total)],
        ])}${payingIn(
          [
            ['Plačnik', to.name],
            ['Namen / rok plačila', `Račun ${number}, ${pen.day(due)}`],
            ['Znesek', `***${pen.plain(sums.total)}`],
            ['IBAN in referenca prejemnika', `${account}\n${reference}`],
            ['Prejemnik', firm.name],
          ],
          [
            ['Namen plačila', `Račun ${number}`],
            ['Znesek', `EUR ***${pen.plain(sums.total)}`],
            ['IBAN prejemnika', account],
            ['Referenca', reference],
            ['Prejemnik', [firm.name, ...firm.address].join('\n')],
          ],
        )}`,
        { sums, documentNumber: number, due },
      ]
    }),
  },
  LT: {
    /** An invoice of Lithuania: series and number apart, sums in words under the table, names of who wrote and who took it. */
    'saskaita-faktura': bill(lt, 'YYYY-MM-DD|YYYY m. month D d.', 'book wide', (pen, firm, to) => {
      const sums = onTop([
        many(
          pen,
          'Vertimo paslaugos, psl.|Automobilio remontas, val.|Salės nuoma, val.',
          [2, 20],
          [14, 75],
          21,
        ),
      ])
      const [digits, due] = [pen.digits('####'), pen.after(10)]
      const serie = say(pen, 'VRT|AA|SF')
      return [
        `<h1 class="mid">PVM SĄSKAITA FAKTŪRA</h1><p class="mid">Serija ${serie} Nr. ${digits}<br>${pen.day()}</p><div class="sides">${addressed('Pardavėjas', firm)}${addressed('Pirkėjas', to)}</div><p class="small">${firm.also.join(', ')} PVM kodas ${pen.digits('LT#########')}</p>${goods(pen, sums, 'ntqua', 'Eil.|Pavadinimas|Kiekis|Kaina|Suma')}${edged(
          [
            ['Iš viso be PVM', pen.money(sums.net)],
            ['PVM 21 %', pen.money(sums.vat)],
            ['Bendra suma su PVM', pen.money(sums.total)],
          ],
          'margin-left:60mm',
        )}<p>Apmokėti iki ${pen.day(due, 'YYYY-MM-DD')}</p><p style="margin-top:16mm">Sąskaitą išrašė ____________ &nbsp; Sąskaitą gavo ____________</p>`,
        {
          sums,
          documentNumber: digits,
          otherNumbers: [`${serie} ${digits}`, `${serie}${digits}`],
          due,
        },
      ]
    }),
  },
  BG: {
    /** A cash slip of Bulgaria with the sum in leva below euros at the fixed rate. */
    'bon-dve-valuti': till(
      bg,
      'DD.MM.YYYY|DD-MM-YYYY',
      '64 plain needle',
      (pen, shop) => {
        const sums = sold(pen, 'bon-dve-valuti', { count: [2, 4], most: 3, step: 1 })
        const number = pen.digits('00#####')
        return [
          `
        ^${shop.name}
        ${under(shop)}
        ^ЕИК ${pen.digits('#########')}
        ^ЗДДС № ${pen.digits('BG#########')}
        ---
        ${linesOf(sums, (each) => `${each.quantity}.000 x ${decimal(pen, each.unit / 100, 2)}\n${each.text} | ${pen.plain(each.amount)} Б`)}
        ---
        !ОБЩА СУМА EUR | ${pen.plain(sums.total)}
        ОБЩА СУМА BGN | ${pen.plain(Math.round(sums.total * 1.95583))}
        КУРС 1 EUR = 1.95583 BGN
        В БРОЙ | ${pen.plain(sums.total)}
        ${number} ${pen.day()} ${pen.clock()}
        ^ФИСКАЛЕН БОН
        ${pen.digits('DT######')} | ${pen.digits('02######')}
        `,
          // The tax is told by a letter alone.
          { sums, vat: null, documentNumber: number },
        ]
      },
      '2026-01-01',
    ),
  },
}
