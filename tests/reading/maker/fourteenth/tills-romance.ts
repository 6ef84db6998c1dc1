/** Receipts of France, Belgium, Spain, Portugal and Italy: a toll, a brasserie, a cleaner's, a chip shop, fuel, a bar's menu, a pastry shop, a document of commerce, a toll gate. */
import { line, several, within } from '../eighth/kit'
import { be, es, fr, it, pt } from '../eighth/notations'
import { dots, strokes } from '../ninth/kit'
import { frenchNumbers, taxNumber } from '../ninth/numbers'
import { goods, rates, say } from '../twelfth/kit'
import { decimal } from '../thirteenth/kit'
import { linesOf, sold } from './bought'
import { till, under, type Families } from './kit'

export const frTills: Families = {
  /** Of a motorway: where it was entered and left, the class, the sum with and without tax in one column. */
  peage: till(fr, 'DD/MM/YYYY|DD/MM/YY', '58 plain needle', (pen, firm) => {
    const sums = within([line(`Classe ${pen.whole(1, 5)}`, pen.whole(21, 640) * 10, 20)])
    const number = pen.digits(say(pen, '##### ####|#######'))
    return [
      `
      ^${firm.name}
      ${under(firm)}
      ^RCS ${frenchNumbers(pen).siren}
      ===
      REÇU N° ${number}
      ${pen.day()} | ${pen.clock().replace(':', 'h')}
      ENTRÉE : ${say(pen, 'CHAMBÉRY|BEAUNE SUD|NIORT EST')}
      SORTIE : ${say(pen, 'LYON BRON|TAVEL|POITIERS NORD')}
      ${sums.lines[0]?.text} | Voie ${pen.whole(1, 24)}
      ---
      !TTC | ${pen.money(sums.total)}
      HT | ${pen.money(sums.net)}
      TVA ${pen.rate(20)} | ${pen.money(sums.vat)}
      CB ${pen.digits('************####')}
      ^BONNE ROUTE
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),

  /** A brasserie's note: seats and a table, two rates of tax told under the sum, service within, letters for rates. */
  'note-brasserie': till(fr, 'DD/MM/YYYY|dow DD/MM/YY', '78 narrow wide', (pen, shop) => {
    const sums = sold(pen, 'note-brasserie', { count: [3, 6], most: 3, step: 10 })
    const number = pen.digits(say(pen, '######|N°####|26-#####'))
    return [
      `
      ^!${shop.name}
      ${under(shop)}
      ^SIRET ${frenchNumbers(pen).siret}

      TABLE ${pen.whole(1, 60)} | COUVERTS : ${pen.whole(1, 6)}
      NOTE ${number} | ${pen.day()} ${pen.clock()}
      ${goods(pen, sums, 'qtuar', 'Qté|Désignation|PU|Total|TVA', { mark: (rate) => (rate === 10 ? 'B' : 'C') })}
      ===
      !NET À PAYER | ${pen.money(sums.total)}
      ===
      CARTE BANCAIRE | ${pen.money(sums.total)}
      ${rates(pen, sums, 'krnvg', '|Taux|HT|TVA|TTC', (rate) => (rate === 10 ? 'B' : 'C'))}
      ^Prix nets, service compris
      ^Merci de votre visite
      `,
      { sums, documentNumber: number.replace('N°', ''), hasRates: true },
    ]
  }),

  /** A cleaner's ticket: what was left, when it is to be fetched, a rebate by the piece, no tax by line. */
  pressing: till(fr, 'DD/MM/YY|D mon YYYY', '66 light book', (pen, shop) => {
    const dressed = sold(pen, 'pressing', { count: [1, 3], most: 5, step: 10 })
    const sums = within([
      ...dressed.lines,
      ...(pen.chance(0.4) ? [line('Remise fidélité', -200, 20)] : []),
    ])
    const number = pen.digits('#####')
    return [
      `
      ^!N° ${number}
      ^${shop.name}
      ${under(shop)}
      ---
      Déposé le | ${pen.day()}
      À retirer le | ${pen.day(pen.after(3))} après 16 h
      ---
      ${linesOf(sums, (each) => `${each.quantity} ${each.text} | ${pen.money(each.amount)}`)}
      ---
      TOTAL TTC | ${pen.money(sums.total)}
      dont TVA 20 % | ${pen.money(sums.vat)}
      RÉGLÉ ${say(pen, 'ESPÈCES|CB')} | ${pen.money(sums.total)}
      ^Articles gardés 60 jours
      ^SIREN ${frenchNumbers(pen).siren}
      `,
      { sums, documentNumber: number },
    ]
  }),
}

export const beTills: Families = {
  /** Of a chip shop in Flanders: a tax ticket with letters, counters of tickets, the black box told at length. */
  frituur: till(be, 'DD/MM/YYYY|D/MM/YY', '76 needle plain', (pen, shop) => {
    const sums = sold(pen, 'frituur', { count: [2, 5], most: 3, step: 10 })
    const number = pen.digits('######')
    return [
      `
      ^!${shop.name}
      ${under(shop)}
      ^BTW ${taxNumber(pen, 'BE')}
      ^BTW-KASTICKET
      ${pen.day()} ${pen.clock()} | ${number} NS
      ${linesOf(sums, (each) => `${each.quantity} ${each.text} | ${pen.money(each.amount)} ${each.rate === 12 ? 'B' : 'A'}`)}
      !TOTAAL | ${pen.money(sums.total)}
      ${say(pen, 'Bancontact|Cash|Payconiq')} | ${pen.money(sums.total)}
      BTW | Totaal | Excl. | Btw-bedrag
      ${sums.shares.map(({ rate, net, vat }) => `${rate === 12 ? 'B' : 'A'} ${rate}% | ${pen.plain(net + vat)} | ${pen.plain(net)} | ${pen.plain(vat)}`).join('\n')}
      ---
      Controlegegevens ${pen.day()} ${pen.clock()}:${pen.whole(10, 59)}
      Ticketteller: ${number}/${pen.digits('######')} NS
      Controlemodule: ${pen.digits('BMC0#######')}
      VSC ID: ${pen.digits('000000000000####')}
      ^Smakelijk!
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),
}

export const esTills: Families = {
  /** Of a fuel station of Spain: litres, price, sum in a row below their heads, tax within, a registration number typed in. */
  gasolinera: till(es, 'DD/MM/YYYY|DD-MM-YY', '72 plain narrow', (pen, shop) => {
    const [litres, price] = [pen.whole(1200, 7200), pen.whole(1379, 1769)]
    const fuel = say(pen, 'GASOLEO A|SIN PLOMO 95|ADBLUE GRANEL')
    const sums = within([line(fuel, Math.round((litres * price) / 1000), 21)])
    const number = pen.digits(say(pen, 'T##/######|#########'))
    return [
      `
      ^!${shop.name}
      ${under(shop)}
      ^N.I.F.: ${taxNumber(pen, 'ES')}
      ===
      FACTURA SIMPLIFICADA
      Número: | ${number}
      Fecha: ${pen.day()} | Hora: ${pen.clock()}
      Surtidor: ${pen.digits('0#')} | Matrícula: ${pen.digits('#### BCD')}

      Producto | Litros | €/L | Importe
      ${fuel} | ${decimal(pen, litres / 100, 2)} | ${decimal(pen, price / 1000, 3)} | ${pen.plain(sums.total)}

      B.IMPONIBLE | %IVA | CUOTA
      ${pen.plain(sums.net)} | 21,00 | ${pen.plain(sums.vat)}
      ^!TOTAL ${pen.money(sums.total)}
      TARJETA ${say(pen, 'VISA|SOLRED|WAYLET')}
      ^I.V.A. INCLUIDO
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),

  /** A bar's menu of the day: how many sat there, ten in the hundred within, a verse at its foot. */
  'menu-diario': till(es, 'DD/MM/YY|DD-MM-YYYY', '58 needle light', (pen, shop) => {
    const sums = within([
      several('MENU DEL DIA', pen.whole(1, 5), pen.whole(23, 33) * 50, 10),
      ...(pen.chance(0.6)
        ? [several('CAFE SOLO', pen.whole(1, 4), pen.pick([140, 150, 170]), 10)]
        : []),
      ...(pen.chance(0.4) ? [line('SUPL. CHULETON', pen.whole(3, 9) * 100, 10)] : []),
    ])
    const number = pen.digits(say(pen, '####|A-#####|26/####'))
    return [
      `
      ^${shop.name}
      ${under(shop)}
      ^CIF ${taxNumber(pen, 'ES')}

      FRA. SIMPL. ${number} | MESA ${pen.whole(1, 20)}
      ${pen.day()} ${pen.clock()}
      UD ARTICULO | PVP | IMP
      ${linesOf(sums, (each) => `${each.quantity} ${each.text} | ${pen.plain(each.unit)} | ${pen.plain(each.amount)}`)}
      ===
      !TOTAL | ${pen.money(sums.total)}
      ===
      Base 10% ${pen.plain(sums.net)} | IVA ${pen.plain(sums.vat)}
      EFECTIVO
      ^Le atendió ${say(pen, 'PACO|LORENA|IÑAKI')}
      ^¡Que aproveche!
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),
}

export const ptTills: Families = {
  /** A pastry shop of Portugal: a simplified invoice with its series, a unique code, the buyer's number, rates as a table. */
  pastelaria: till(pt, 'YYYY-MM-DD|DD-MM-YYYY|DD/MM/YYYY', '72 narrow plain', (pen, shop) => {
    const sums = sold(pen, 'pastelaria', { count: [2, 5], most: 4 })
    const serie = pen.digits(say(pen, 'FS A26|FS 1'))
    const number = `${serie}/${pen.digits('#####')}`
    return [
      `
      ^!${shop.name}
      ${under(shop)}
      ^NIF: ${taxNumber(pen, 'PT').slice(2)}
      ---
      Fatura Simplificada
      ${number} | Original
      ATCUD:${pen.digits('@#@@###@')}-${number.split('/')[1]}
      Data: ${pen.day()} | ${pen.clock()}
      NIF Cliente: ${pen.chance(0.5) ? taxNumber(pen, 'PT').slice(2) : 'Consumidor Final'}
      ---
      ${linesOf(sums, (each) => `${each.quantity} x ${pen.plain(each.unit)} (${each.rate}%)\n${each.text} | ${pen.plain(each.amount)}`)}
      ---
      !TOTAL | ${pen.money(sums.total)}
      Multibanco | ${pen.money(sums.total)}
      ${rates(pen, sums, 'rnvg', 'Taxa|Incidência|IVA|Total')}
      ${dots(28)}
      ^${pen.digits('@#@@')}-Processado por programa
      ^certificado n.º ${pen.digits('####')}/AT
      `,
      { sums, documentNumber: number, hasRates: true },
    ]
  }),
}

export const itTills: Families = {
  /** A document of commerce: rates in a column between goods and prices, how much of it is tax, a code of the till's. */
  'documento-commerciale': till(it, 'DD-MM-YYYY|DD/MM/YY', '78 needle wide', (pen, shop) => {
    const sums = sold(pen, 'documento-commerciale', { count: [2, 4], most: 3, step: 10 })
    const number = `${pen.digits('####')}-${pen.digits('####')}`
    return [
      `
      ^${shop.name}
      ${under(shop)}
      ^P.IVA ${taxNumber(pen, 'IT').slice(2)}

      ^DOCUMENTO COMMERCIALE
      ^di vendita o prestazione
      DESCRIZIONE | IVA | Prezzo(€)
      ${linesOf(sums, (each) => `${each.text} | ${each.rate},00% | ${pen.plain(each.amount)}`)}

      !TOTALE COMPLESSIVO | ${pen.plain(sums.total)}
      di cui IVA | ${pen.plain(sums.vat)}

      Pagamento elettronico | ${pen.plain(sums.total)}
      Importo pagato | ${pen.plain(sums.total)}
      ${pen.day()} ${pen.clock()}
      DOCUMENTO N. ${number}
      RT ${pen.digits('96@@@######')}
      `,
      { sums, documentNumber: number },
    ]
  }),

  /** A toll gate of Italy: a receipt the size of a thumb, one sum, tax within in small print, a company's long name. */
  casello: till(it, 'DD/MM/YYYY|DD.MM.YY', '54 plain light', (pen, firm) => {
    const sums = within([line(`Classe ${say(pen, 'A|B|3')}`, pen.whole(12, 480) * 10, 22)])
    const number = pen.digits('#########')
    return [
      `
      ${firm.name}
      ${[...firm.also, ...firm.address].join('\n')}
      P.I. ${taxNumber(pen, 'IT').slice(2)}

      RICEVUTA PEDAGGIO
      ${say(pen, 'MELEGNANO|ROMA NORD|MESTRE')} PISTA ${pen.digits('##')}
      DA ${say(pen, 'PIACENZA SUD|ORTE|PADOVA EST')}
      ${pen.day()} ${pen.clock()} ${sums.lines[0]?.text}
      !€ ${pen.plain(sums.total)}
      ${say(pen, 'CONTANTI|CARTA|FASTPAY')} N. ${number}
      PEDAGGIO COMPRESA IVA 22%
      ${strokes(38)}
      `,
      { sums, documentNumber: number },
    ]
  }),
}
