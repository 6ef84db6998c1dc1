/** Everyday papers of Hungary: a baker's till, a program on the web, a courier's month on two pages. */
import { escaped, line, several, wares } from '../eighth/kit'
import { hu } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { charged } from '../eighteenth/kit'
import { facts, grid, legal, paper, place, told, type Papers } from '../fifteenth/kit'
import { each, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { beside, part, ribbon } from '../nineteenth/kit'
import { formed, tally } from '../thirteenth/kit'
import { roundedTo, say } from '../twelfth/kit'
import { wholes } from './east-and-north-kit'

const collected = (rate: number) => (rate === 27 ? 'C00' : rate === 18 ? 'B00' : 'A00')

export const huPapers: Papers = {
  /** A till bound to the tax office: collectors of rates before goods, no tax told, cash rounded to five, the machine's code. */
  nyugta: slip(
    {
      shops:
        'KALÁSZ PÉKSÉG;Rákóczi út 21.;5000 Szolnok;Kalász Sütőipari Kft.|SAROK ABC;Petőfi u. 3.;3300 Eger;Tóth-Coop 2011 Bt.|Zöld Kereszt Drogéria;Kossuth tér 8.;8200 Veszprém;Zöld Kereszt Kft.|TINTA PAPÍR-ÍRÓSZER;Baross u. 44.;1085 Budapest;Tinta-Trade Kft.',
      notation: hu,
      days: 'YYYY.MM.DD.|YYYY.MM.DD|YYYY-MM-DD',
    },
    60,
    (pen, shop) => {
      const goods = pen.buy(
        wares(
          'FEHÉR KENYÉR 1KG;690;920;18|TÚRÓS BATYU;390;560;18|KAKAÓS CSIGA;380;520;18|TEJ 2,8% 1L;370;480;5|ÁSVÁNYVÍZ 0,5L;250;390;27|KÁVÉ ELVITELRE;490;790;27|PAPÍRZSEBKENDŐ;290;490;27|MÁSOLÓPAPÍR A4;1890;2690;27|GOLYÓSTOLL;250;650;27|FOLYÉKONY SZAPPAN;790;1290;27|ÉTKEZÉSI TOJÁS 10DB;799;1190;5',
        ),
        { count: [2, 7], most: 4, step: 500, isGross: true },
      )
      const isCash = pen.chance(0.45)
      const exact = wholes(goods.lines, true)
      const rest = isCash ? roundedTo(exact.total, 500) - exact.total : 0
      const sums = charged(exact, rest)
      const number = pen.digits('####/00###')
      return [
        typed(
          60,
          34,
          `
          ^${shop.also[0] ?? ''}
          ^${shop.address.toReversed().join(' ')}
          !^${shop.name}
          ^ADÓSZÁM: ${taxNumber(pen, 'HU')}
          =-
          ^N Y U G T A
          =-
          ${each(sums.lines, (one) => (one.quantity > 1 ? `${one.quantity} DB X ${pen.plain(one.unit)} Ft\n${collected(one.rate)} ${one.text}|${pen.money(one.amount)}` : `${collected(one.rate)} ${one.text}|${pen.money(one.amount)}`))}
          =-
          ${rest === 0 ? `TÉTELSZÁM:|${sums.lines.length}` : `RÉSZÖSSZESEN:|${pen.money(exact.total)}\nKEREKÍTÉS:|${pen.money(rest)}`}
          !ÖSSZESEN:|${pen.money(sums.total)}
          ${isCash ? 'KÉSZPÉNZ:' : 'BANKKÁRTYA:'}|${pen.money(sums.total)}
          =-
          ${say(pen, 'PÉNZTÁROS: ÉVA|KEZELŐ: 02|PÉNZTÁR: 1')}
          ^KÖSZÖNJÜK A VÁSÁRLÁST!
          NYUGTASZÁM:|${number}
          ${pen.day()}|${pen.clock()}
          NAV ELLENŐRZŐ KÓD:|${pen.digits('#@#@#')}
          ^AP ${pen.digits('A########')}
          `,
        ),
        { sums, vat: null, documentNumber: number },
        tall,
      ]
    },
  ),

  /** As the known program on the web prints it: the heading with its number, seller and buyer, four facts in a ribbon, rates, a small firm sometimes free of tax. */
  szamlaprogram: paper(
    hu,
    'YYYY-MM-DD|YYYY.MM.DD.|YYYY. month D.',
    'plain wide',
    'Varga Gergő e.v.;Dózsa György u. 17.;6720 Szeged|TISZTA IRODA Kft.;Váci út 140.;1138 Budapest|Bárány Könyvelőiroda Bt.;Széchenyi u. 9.;3530 Miskolc|PIXELMŰHELY;Hunyadi u. 30.;9022 Győr;Pixelműhely Stúdió Kft.',
    'HU',
    (pen, firm, to) => {
      const isFree = firm.name.endsWith('e.v.')
      const rate = isFree ? 0 : 27
      const { lines } = pen.buy(
        wares(
          `Szolgáltatás szerződés szerint;18000;140000;${rate}|Munkadíj;7000;15000;${rate}|Kiszállási díj;4000;12000;${rate}|Havi átalánydíj;15000;65000;${rate}|Anyagköltség;2500;48000;${rate}`,
        ),
        { count: [1, 4], most: 6, step: 50_000 },
      )
      const sums = wholes(lines)
      const number = pen.digits(say(pen, 'E-@@@@-26-##|2026-000##|SZ-26/00###'))
      const due = pen.after(pen.pick([8, 15, 30]))
      return [
        `<div class="sides" style="border-bottom:0.5mm solid #f97316;padding-bottom:2mm"><b style="font-size:19pt">SZÁMLA</b><div class="right">Sorszám<br><b>${number}</b></div></div><div class="cols" style="margin-top:5mm"><div><b style="color:#f97316">Eladó</b><br><b>${legal(firm)}</b><br>${firm.also.length > 0 ? `${escaped(firm.name)}<br>` : ''}${place({ ...firm, address: firm.address.toReversed() })}<br>Adószám: ${isFree ? pen.digits('########-1-42') : taxNumber(pen, 'HU')}<br>Bankszámlaszám: ${pen.digits('1#######-########-00000000')}</div><div><b style="color:#f97316">Vevő</b><br><b>${escaped(to.name)}</b><br>${place({ ...to, address: to.address.toReversed() })}<br>Adószám: ${taxNumber(pen, 'HU')}</div></div>${ribbon(
          [
            ['Fizetési mód', 'Átutalás'],
            ['Teljesítés dátuma', pen.day(pen.after(-pen.whole(0, 3)))],
            ['Számla kelte', pen.day()],
            ['Fizetési határidő', pen.day(due)],
          ],
          'background:#fff7ed;padding:3mm',
        )}${grid(
          'ruled',
          'lrlrrr',
          'Megnevezés|Menny.|Egység|Nettó egységár|ÁFA|Nettó érték',
          linesAs(pen, sums.lines, 'tqura').map(([t = '', q = '', u = '', r = '', a = '']) => [
            t,
            q,
            t === 'Munkadíj' ? 'óra' : 'db',
            u,
            isFree ? 'AAM' : r,
            a,
          ]),
        )}${tally(
          isFree
            ? [['Fizetendő összesen', pen.money(sums.total)]]
            : [
                ['Nettó összesen', pen.money(sums.net)],
                ['ÁFA 27%', pen.money(sums.vat)],
                ['Bruttó végösszeg', pen.money(sums.total)],
              ],
        )}${isFree ? '<p>Alanyi adómentes (AAM).</p>' : ''}<p style="margin-top:6mm">Megjegyzés: ${say(pen, 'Köszönjük a megrendelést!|Kérjük, utaláskor tüntesse fel a számla sorszámát.')}</p><div class="foot tiny mid grey">A számla elektronikusan készült, aláírás nélkül érvényes. 1/1 oldal</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A courier's month: boxes of facts, services with a surcharge for fuel, a table of tax, the buyer before the sender, parcels listed on a second page. */
  futar: paper(
    hu,
    'YYYY.MM.DD.|YYYY-MM-DD',
    'narrow plain',
    'VILLÁM FUTÁR;Európa út 12.;2351 Alsónémedi;Villám Futár Logisztika Kft.|Csomagvonal Hungary Kft.;Logisztikai Park 3.;2225 Üllő|PANNON EXPRESSZ;Ipari Park 7.;8000 Székesfehérvár;Pannon Expressz Zrt.',
    'HU',
    (pen, firm, to) => {
      const parcels = Array.from({ length: pen.whole(6, 16) }, (_, at) => ({
        code: pen.digits('8#########'),
        day: pen.day(pen.after(-30 + at)),
        town: say(pen, 'Budapest|Pécs|Debrecen|Győr|Szeged|Sopron|Baja'),
        weight: pen.whole(1, 24),
      }))
      const base = several(
        'Belföldi csomagszállítás',
        parcels.length,
        pen.whole(13, 24) * 10_000,
        27,
      )
      const sums = wholes([
        base,
        line('Üzemanyag-pótdíj', roundedTo(base.amount * 0.14, 100), 27),
        line('Útdíj', parcels.length * 4500, 27),
        ...(pen.chance(0.5) ? [several('Utánvét kezelés', pen.whole(1, 5), 45_000, 27)] : []),
      ])
      const number = pen.digits(say(pen, '26######|VF26/#####|8########'))
      const due = pen.after(pen.pick([8, 15]))
      const small = `${legal(firm)} · ${firm.address.toReversed().map(escaped).join(', ')} · Adószám: ${taxNumber(pen, 'HU')} · Cg. ${pen.digits('13-09-######')}`
      return [
        [
          `<div class="sides"><div style="padding-top:20mm">${escaped(to.name)}<br>${place(to)}<br>Adószám: ${taxNumber(pen, 'HU')}</div><div class="right"><i style="font-size:20pt;color:#b91c1c"><b>${escaped(firm.name)}</b></i></div></div><p style="margin-top:10mm;font-size:14pt">Számla / Invoice</p>${formed(
            [
              ['Számlaszám / Invoice No.', number],
              ['Kelt / Date', pen.day()],
              ['Teljesítés / Supply', pen.day(due)],
              ['Esedékesség / Due', pen.day(due)],
              ['Ügyfélszám / Customer', pen.digits('######')],
              ['Fizetési mód / Payment', 'Átutalás'],
              ['Időszak / Period', pen.day(pen.after(-31), 'YYYY.MM.')],
              ['Pénznem / Currency', 'HUF'],
            ],
            4,
          )}${grid('ruled', 'lrrr', 'Szolgáltatás|Mennyiség|Egységár|Nettó', linesAs(pen, sums.lines, 'tqua'))}${beside('1fr 1fr', grid('boxy', 'rrrr', 'ÁFA|Alap|Adó|Bruttó', ratesAs(pen, sums.shares, 'rnvg')), part('border:0.5mm solid #b91c1c;padding:3mm;font-size:12pt;margin-top:3mm', `<div class="sides"><span>Fizetendő összeg</span><b>${pen.money(sums.total)}</b></div>`))}<p class="tiny">A feladott csomagok listáját a melléklet tartalmazza. Reklamáció 8 napon belül.</p><div class="foot tiny mid">${small}<br>1/2</div>`,
          `<p><b>Melléklet a(z) ${number} számú számlához</b></p>${grid(
            'ruled',
            'llrr',
            'Csomagszám|Feladás|Célállomás|Súly, kg',
            parcels.map(({ code, day, town, weight }) => [code, day, town, String(weight)]),
          )}${facts([['Csomagok száma', String(parcels.length)]])}${told([['Ügyfél', to.name]])}<div class="foot tiny mid">${small}<br>2/2</div>`,
        ],
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),
}
