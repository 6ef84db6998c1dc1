/** Receipts of Croatia, Greece, Turkey and Portugal. */
import type { Random } from '../../../support/random'
import {
  escaped,
  firms,
  paged,
  penFor,
  roll,
  several,
  table,
  truthOf,
  wares,
  within,
} from '../eighth/kit'
import { pt } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { dots, monos, narrow, page, plains, shops, strip, till } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { gr, hr, tr } from './notations'

const konobas = firms(
  'Konoba Stari Mlin;Obala kralja Tomislava 7;21450 Hvar;MLIN UGOSTITELJSTVO d.o.o.|Buffet Kod Ante;Trg Gospe od Zdravlja 2;21000 Split;Obrt KOD ANTE, vl. Ante Matijević|Pizzeria Lanterna;Riva 18;52210 Rovinj;LANTERNA VITA j.d.o.o.',
)
const plates = wares(
  'Crni rižot;14;19;13|Salata hobotnica;13;18;13|Pizza Dalmatina;11;15;13|Vino bijelo 0,5;9;13;25|Pivo 0,5;3.8;5.2;25|Espresso;1.8;2.4;25|Kruh;1.5;2.5;13',
)

/** Of a Croatian restaurant: the firm above the place's name, `PDV` by rate, the codes of the tax office. */
export function konoba(random: Random): Sheet {
  const pen = penFor(random, hr, 'DD.MM.YYYY.|DD.MM.YYYY|D.M.YYYY.')
  const shop = pen.pick(konobas)
  const sums = pen.buy(plates, { count: [2, 5], most: 3, isGross: true, step: 10 })
  const number = pen.digits(pen.pick(['####/1/1', '###/POS1/2', '#####-1-1']))
  return roll(
    80,
    till(pen, [...monos, ...narrow], 8),
    `${strip([
      ...shop.also,
      `!${shop.name}`,
      ...shop.address,
      `OIB: ${pen.digits('###########')}`,
      null,
      [`Račun br. ${number}`],
      [`Datum: ${pen.day()}`, pen.clock()],
      [`Stol: ${pen.whole(1, 22)}`, `Konobar: ${pen.pick(['IVAN', 'Mare', '03'])}`],
      null,
    ])}${table('', linesAs(pen, sums.lines, 'tqua'), ['Naziv', 'Kol', 'Cijena', 'Iznos'])}${strip([
      null,
      ['!UKUPNO EUR:', pen.plain(sums.total)],
      ['Način plaćanja:', pen.pick(['Gotovina', 'Kartica'])],
      '',
    ])}${table(
      '',
      sums.shares.map(({ rate, net, vat }) => [`PDV ${rate}%`, pen.plain(net), pen.plain(vat)]),
      ['Porez', 'Osnovica', 'Iznos'],
    )}${strip([
      '',
      `ZKI: ${pen.digits('#a#f##c##e#d#b##')}`,
      `JIR: ${pen.digits('#b#c####-#a##-4##f-b###-########d##e')}`,
    ])}${dots(20)}${strip(['Hvala na posjetu!'])}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const greekShops = shops(
  'ΒΙΒΛΙΟΠΩΛΕΙΟ Ο ΚΕΔΡΟΣ;ΕΓΝΑΤΙΑ 118;54622 ΘΕΣΣΑΛΟΝΙΚΗ;Μ. ΠΑΠΑΔΑΚΗ & ΣΙΑ Ο.Ε.|ΤΑΒΕΡΝΑ ΤΟ ΛΙΜΑΝΙ;ΠΑΡΑΛΙΑ ΝΑΥΠΛΙΟΥ;21100 ΝΑΥΠΛΙΟ|ΚΑΦΕΚΟΠΤΕΙΟ ΛΟΥΜΙΔΗ ΝΕΟΝ;ΑΙΟΛΟΥ 60;10559 ΑΘΗΝΑ;ΝΕΟΝ ΚΑΦΕ Α.Ε.',
  'ΤΕΤΡΑΔΙΟ Α4;2.2;4.5;24|ΒΙΒΛΙΟ;9.9;19.9;6|ΜΟΛΥΒΙΑ ΣΕΤ;3.5;6;24|ΧΑΡΤΗΣ ΟΔΙΚΟΣ;7;9.5;6 || ΧΩΡΙΑΤΙΚΗ;7.5;10.5;13|ΚΑΛΑΜΑΡΙ ΤΗΓΑΝΙΤΟ;11;15;13|ΟΥΖΟ 200ML;8;11;24|ΝΕΡΟ 1L;1.5;2;13|ΨΩΜΙ ΑΤΟΜΟ;1;1;13 || ΚΑΦΕΣ 250ΓΡ;4.2;6.8;24|ΝΕΡΟ 0.5L;0.5;0.5;13|ΣΟΚΟΛΑΤΑ;1.6;3;24|ΚΟΥΛΟΥΡΙ;0.8;1.2;13',
)

/** Of a Greek shop: all in capitals of its own letters, percents behind prices, a mark of the tax office's machine. */
export function apodeixi(random: Random): Sheet {
  const pen = penFor(random, gr, 'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY')
  const { shop, stock } = pen.pick(greekShops)
  const sums = pen.buy(stock, { count: [1, 5], most: 3, isGross: true, step: 10 })
  const number = pen.digits(pen.pick(['####', '######', 'Α####']))
  return roll(
    80,
    till(pen, ['Liberation Mono', 'DejaVu Sans Mono', 'DejaVu Sans Condensed'], 8),
    `${strip([
      `!${shop.name}`,
      ...shop.also,
      ...shop.address,
      `ΑΦΜ ${pen.digits('#########')} ΔΟΥ ${pen.pick(['Α΄ ΑΘΗΝΩΝ', 'ΝΑΥΠΛΙΟΥ', 'Δ΄ ΘΕΣΣΑΛΟΝΙΚΗΣ'])}`,
      null,
      'ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ ΠΩΛΗΣΗΣ',
      [`ΑΡ. ΑΠΟΔΕΙΞΗΣ ${number}`, `ΤΑΜΕΙΟ 0${pen.whole(1, 3)}`],
      [pen.day(), pen.clock()],
      null,
      ...sums.lines.flatMap((each) => [
        ...(each.quantity > 1
          ? ([[`   ${each.quantity} X ${pen.plain(each.unit)}`]] as const)
          : []),
        [each.text, `${pen.plain(each.amount)}  ${each.rate}%`] as const,
      ]),
      null,
      ['!ΣΥΝΟΛΟ', pen.money(sums.total)],
      [pen.pick(['ΜΕΤΡΗΤΑ', 'ΚΑΡΤΑ']), pen.money(sums.total)],
      '',
      ...sums.shares.map(
        ({ rate, net, vat }) => [`ΦΠΑ ${rate}% ΚΑΘ. ${pen.plain(net)}`, pen.plain(vat)] as const,
      ),
      '',
      'ΕΥΧΑΡΙΣΤΟΥΜΕ',
      pen.digits('@##@##@#@##@@#####@#@##'),
    ])}${dots(18)}`,
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const turkish = shops(
  'ÇINAR KIRTASİYE;BAĞDAT CAD. NO:214;KADIKÖY/İSTANBUL;ÇINAR KIRTASİYE SAN. TİC. LTD. ŞTİ.|DENİZ OTO YIKAMA;ATATÜRK BULVARI 88;ALSANCAK/İZMİR|LOKANTA ANADOLU;KALEİÇİ MAH. 3;MURATPAŞA/ANTALYA;AKDENİZ GIDA TURİZM A.Ş.',
  'A4 FOTOKOPİ KAĞIDI;145;190;20|KALEM SETİ;80;160;20|KLASÖR;75;110;20|ROMAN;180;260;10 || İÇ DIŞ YIKAMA;350;500;20|MOTOR YIKAMA;400;600;20|OTO KOKUSU;75;120;20 || MERCİMEK ÇORBA;90;140;10|ADANA PORSİYON;320;450;10|AYRAN;35;50;10|KÜNEFE;160;220;10',
)

/** A Turkish `fiş`: percents with a sign before, stars before amounts, `TOPKDV` above the total. */
export function fis(random: Random): Sheet {
  const pen = penFor(random, tr, 'DD/MM/YYYY|DD-MM-YYYY|DD.MM.YYYY')
  const { shop, stock } = pen.pick(turkish)
  const sums = pen.buy(stock, { count: [1, 4], most: 3, isGross: true, step: 50 })
  const number = pen.digits(pen.pick(['####', '00##', '000###']))
  return roll(
    58,
    till(pen, ['Liberation Mono', 'DejaVu Sans Mono', 'Noto Sans Mono'], 7.5),
    strip([
      shop.name,
      ...shop.also,
      ...shop.address,
      `${pen.pick(['ERENKÖY', 'KONAK', 'MURATPAŞA'])} V.D. ${pen.digits('##########')}`,
      '',
      [`TARİH: ${pen.day()}`],
      [`SAAT : ${pen.clock()}`, `FİŞ NO: ${number}`],
      null,
      ...sums.lines.flatMap((each) => [
        ...(each.quantity > 1
          ? ([[`${each.quantity} AD X ${pen.plain(each.unit)}`]] as const)
          : []),
        [`${each.text} %${each.rate}`, pen.money(each.amount)] as const,
      ]),
      null,
      ...sumsAs(pen, sums, 'VTT', `TOPKDV|!TOPLAM|${pen.pick(['NAKİT', 'KREDİ KARTI'])}`),
      null,
      ...sums.shares.map(
        ({ rate, net, vat }) => [`KDV %${rate}  ${pen.plain(net + vat)}`, pen.money(vat)] as const,
      ),
      '',
      [`EKÜ NO: 0001`, `Z NO: ${pen.digits('####')}`],
      `MF ${pen.digits('@@ ########')}`,
      'TEŞEKKÜR EDERİZ',
    ]),
    truthOf(pen, { supplier: shop, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}

const ferries = firms(
  'Transado Barcos do Sado, S.A.;Cais da Ribeira;2900-300 Setúbal|Passeios Rio Azul;Avenida Gustavo Eiffel 14;4000-279 Porto;Rio Azul Animação Turística, Unip. Lda',
)

/** Of a Portuguese boat: a `fatura-recibo` on half a page, prices with tax, the day of the trip another than that of the paper. */
export function barco(random: Random): Sheet {
  const pen = penFor(random, pt, 'YYYY-MM-DD|DD/MM/YYYY|DD-MM-YYYY')
  const firm = pen.pick(ferries)
  const sums = within([
    several(
      pen.pick(['Passageiro adulto', 'Cruzeiro 6 pontes']),
      pen.whole(1, 6),
      pen.whole(9, 36) * 50,
      6,
    ),
    ...(pen.chance(0.5) ? [several('Viatura ligeira', 1, pen.whole(30, 44) * 50, 6)] : []),
    ...(pen.chance(0.4) ? [several('Bar: café e água', pen.whole(1, 4), 250, 23)] : []),
  ])
  const number = pen.digits(pen.pick(['FR 26A/#####', 'FR T1/####', 'FR BIL26/###']))
  return paged(
    'A4',
    page(
      pen,
      [...plains, ...narrow],
      '.items td { border-bottom: 0.1mm solid #bbb; } section { height: 150mm; }',
    ),
    [
      `<div class="sides"><div>${dots(26)}<div class="small">ATCUD: ${pen.digits('@@#@@##@-####')}</div></div><div class="right"><b>${escaped(firm.name)}</b><br>${escaped(firm.address.join(' · '))}<br><span class="small">${firm.also.map((also) => `${escaped(also)} · `).join('')}NIF ${taxNumber(pen, 'PT').slice(2)}</span></div></div>
       <h1 style="font-size:13pt">Fatura-Recibo ${number}</h1><div class="small">Data de emissão ${pen.day()} ${pen.clock()} · Viagem em ${pen.day(pen.after(pen.whole(1, 20)))} · Cliente: Consumidor final</div>
       ${table(
         'items',
         sums.lines.map((each) => [
           each.text,
           String(each.quantity),
           pen.plain(each.unit),
           `${each.rate}%`,
           pen.plain(each.amount),
         ]),
         ['Descrição', 'Qtd.', 'P. unit.', 'IVA', 'Valor'],
       )}
       <div class="sides">${table(
         'small',
         sums.shares.map(({ rate, net, vat }) => [`${rate}%`, pen.plain(net), pen.plain(vat)]),
         ['Taxa', 'Incidência', 'IVA'],
       )}${table('sums', [['Total (EUR)', pen.money(sums.total)]])}</div><p class="small">Pago por ${pen.pick(['Multibanco', 'MB Way', 'numerário'])}. ${pen.digits('@@@@')}-Processado por programa certificado n.º ${pen.digits('####')}/AT</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, kind: 'receipt', hasRates: true }),
  )
}
