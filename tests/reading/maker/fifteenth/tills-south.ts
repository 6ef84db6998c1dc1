/** Receipts of Spain, Portugal, Italy and Greece: a market with its card's slip below, seafood with a guest's number, goods given back on a document of commerce, a tavern. */
import { gr } from '../tenth/notations'
import { line, wares, within } from '../eighth/kit'
import { es, it, pt } from '../eighth/notations'
import { taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { type Places, code, each, returned, row, set, slip, tall, typed } from './tills-kit'

const esTills = {
  /** Of a supermarket: three rates, fruit by weight, below a table of tax the slip of the card with numbers of its own. */
  'compra-tarjeta': slip(
    {
      shops:
        'SUPER EL CANTIL;Avda. de la Constitución 58;33207 Gijón;El Cantil Alimentación, S.A.|Mercado La Encina;C/ Ancha 12;24003 León|ULTRAMARINOS BENIMAR;Carrer Major 90;12001 Castelló;Benimar Retail, S.L.',
      notation: es,
      days: 'DD/MM/YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const [grams, price] = [pen.whole(300, 1700), pen.pick([149, 199, 289])]
      const weighed = say(pen, 'NARANJA MESA|TOMATE RAMA|PATATA AGRIA')
      const sums = within([
        line(weighed, Math.round((grams * price) / 1000), 4),
        ...pen.buy(
          wares(
            'PAN GALLEGO;1.2;1.9;4|LECHE ENTERA 1L;0.9;1.2;4|ATUN CLARO PK3;3;4.6;10|GALLETA MARIA;1.4;2.2;10|LEJIA 2L;1.1;1.9;21|VINO RIOJA CRZA;5;8;21|CHORIZO SARTA;2.9;4.2;10',
          ),
          { count: [3, 6], most: 4, step: 1, isGross: true },
        ).lines,
      ])
      const number = pen.digits(say(pen, '####-###-######|A-V26-########'))
      const widths = [8, -15, -12]
      const operation = pen.digits('0#####')
      return [
        typed(
          80,
          40,
          `
          ^${shop.name}${shop.also[0] === undefined ? '' : `\n^${shop.also[0]}`}
          ^${shop.address[0] ?? ''}
          ^${shop.address[1] ?? ''}
          ^TELÉFONO: ${pen.digits('9########')}
          ^NIF ${taxNumber(pen, 'ES')}
          ${pen.day()} ${pen.clock()}|OP: ${pen.digits('####')}
          FACTURA SIMPLIFICADA: ${number}
          ${set(['', 'Descripción', 'P. Unit', 'Importe'], [3, 19, -8, -9])}
          ${each(sums.lines, (one) =>
            one.text === weighed
              ? `1  ${weighed}\n··· ${(grams / 1000).toFixed(3).replace('.', ',')} kg      ${pen.plain(price)} €/kg|${pen.plain(one.amount).padStart(9)} `
              : set(
                  [
                    String(one.quantity),
                    one.text,
                    one.quantity > 1 ? pen.plain(one.unit) : '',
                    pen.plain(one.amount),
                  ],
                  [3, 19, -8, -9],
                ),
          )}
          !·······TOTAL (€)|${pen.plain(sums.total)}
          ·······TARJETA BANCARIA|${pen.plain(sums.total)}

          ··${set(['IVA', 'BASE IMPONIBLE', 'CUOTA'], widths)}
          ${each(sums.shares, ({ rate, net, vat }) => `··${set([`${rate}%`, pen.plain(net), pen.plain(vat)], widths)}`)}
          ··${set(['TOTAL', pen.plain(sums.net), pen.plain(sums.vat)], widths)}
          =-
          TARJ. BANCARIA: ${pen.digits('**** **** **** ####')}
          N.C: ${pen.digits('#########')}|AUT: ${pen.digits('######')}
          AID: A0000000041010|ARC: 00
          OPERACION: ${operation}
          Importe: ${pen.money(sums.total)}|${say(pen, 'Visa Débito|Mastercard')}
          ^SE ADMITEN DEVOLUCIONES CON TICKET
          `,
        ),
        { sums, documentNumber: number, otherNumbers: [operation], hasRates: true },
        tall,
      ]
    },
  ),
}

const ptTills = {
  /** A house for seafood: an invoice that is a receipt, its guest with name and number, a unique code, the sum before its tax. */
  'fatura-recibo': slip(
    {
      shops:
        'Marisqueira do Cais;Largo do Cais 3;2750-320 Cascais;Cais & Maré, Lda.|TASCA DA RIBEIRA VELHA;Rua dos Bacalhoeiros 21;4050-080 Porto|O Polvo Guloso;Av. 5 de Outubro 77;8700-304 Olhão;Fernandes e Brito, Lda.',
      notation: pt,
      days: 'DD-MM-YYYY|YYYY-MM-DD',
    },
    76,
    (pen, house) => {
      const sums = within(
        pen.buy(
          wares(
            'Arroz de marisco;24;34;13|Polvo à lagareiro;17;23;13|Couvert;1.5;2.5;13|Vinho verde jarro;6;9;23|Água 1L;1.9;2.6;13|Leite-creme;3.5;4.8;13|Cerveja 33cl;2;2.8;23',
          ),
          { count: [3, 6], most: 3, step: 10, isGross: true },
        ).lines,
      )
      const serie = pen.digits('FR 26A')
      const count = pen.digits('####')
      const number = `${serie}/${count}`
      return [
        `<div style="font-size:13pt;font-weight:bold">${house.name}</div><div>${[...house.also, ...house.address].join('<br>')}</div><div>Contribuinte nº ${taxNumber(pen, 'PT').slice(2)}</div><hr><div><b>Fatura-Recibo ${number}</b></div><div>ATCUD: ${pen.random.text(8, 'BCDFGHJKMNPQRSTVWXYZ23456789')}-${count}</div><div style="display:flex;justify-content:space-between"><span>${pen.day()} ${pen.clock()}</span><span>Mesa ${pen.whole(1, 30)}</span></div><div>Exmo(a). Sr(a). ${say(pen, 'Clínica Sol Poente, Lda.|Rui Patrício Lobo|Helena Mourão')}<br>NIF ${taxNumber(pen, 'PT').slice(2)}</div><hr><table style="width:100%">${row('Descrição', 'Qtd', 'IVA', 'Valor')}${sums.lines.map((one) => row(one.text, String(one.quantity), `${one.rate}%`, pen.plain(one.amount))).join('')}</table><hr><table style="width:100%">${row('Total ilíquido', pen.plain(sums.net))}${row('Total IVA', pen.plain(sums.vat))}<tr style="font-size:13pt;font-weight:bold"><td>TOTAL EUR</td><td style="text-align:right">${pen.plain(sums.total)}</td></tr>${row(say(pen, 'MB Way|Multibanco|Numerário'), pen.plain(sums.total))}</table><table style="width:100%;font-size:7pt;margin:2mm 0">${row('Taxa', 'Incidência', 'IVA')}${sums.shares.map(({ rate, net, vat }) => row(`${rate},00%`, pen.plain(net), pen.plain(vat))).join('')}</table><div style="font-size:6.8pt">${pen.random.text(4, 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghk')}-Processado por programa certificado nº ${pen.digits('####')}/AT</div>${code(pen, 28)}<div class="mid">Obrigado e volte sempre</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

const itTills = {
  /** Of a shop whose goods came back: a document of commerce for it, the document it undoes, sums below nothing. */
  'reso-merce': slip(
    {
      shops:
        'CALZATURE BORGHETTI;Corso Cavour 40;37121 Verona (VR);Borghetti Fratelli S.n.c.|Casalinghi Tutto Casa;Via Etnea 312;95131 Catania (CT)|FERRAMENTA DEL PONTE;Via Ponte Seveso 8;20125 Milano (MI);Del Ponte di Riva Ezio',
      notation: it,
      days: 'DD-MM-YYYY|DD/MM/YYYY',
    },
    74,
    (pen, shop) => {
      const sums = returned(
        pen,
        'SCARPA DONNA 38;59;99;22|STIVALE 41;89;139;22|PADELLA 28 CM;24;39;22|TRAPANO 12V;69;109;22|LAMPADA LED;14;29;22',
        { count: [1, 2], step: 10, isGross: true },
      )
      const number = `${pen.digits('0###')}-${pen.digits('00##')}`
      return [
        typed(
          74,
          38,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^P.IVA ${taxNumber(pen, 'IT').slice(2)}

          ^DOCUMENTO COMMERCIALE
          ^emesso per RESO MERCE

          Doc. di riferimento N. ${pen.digits('0###-00##')}
          del ${pen.day(pen.after(-pen.whole(2, 13)))}

          ${set(['DESCRIZIONE', 'IVA', 'Prezzo(€)'], [18, -8, -12])}
          ${each(sums.lines, (one) => set([one.text, '22,00%', pen.plain(one.amount)], [18, -8, -12]))}

          !TOTALE COMPLESSIVO|${pen.plain(sums.total)}
          di cui IVA|${pen.plain(sums.vat)}

          Rimborso ${say(pen, 'contante|elettronico')}|${pen.plain(sums.total)}

          ^${pen.day()} ${pen.clock()}
          ^DOCUMENTO N. ${number}
          ^RT ${pen.digits('99@@@######')}
          `,
        ),
        { sums, documentNumber: number, kind: 'credit-note' },
        tall,
      ]
    },
  ),
}

const grTills = {
  /** A tavern of Greece: letters of its own, rates behind prices, a mark of the tax office and a code. */
  'apodeixi-taverna': slip(
    {
      shops:
        'ΤΑΒΕΡΝΑ Ο ΓΛΑΡΟΣ;Ακτή Τομπάζη 14;Ύδρα 180 40;Γλάρος Εστίαση ΙΚΕ|ΚΑΦΕΝΕΙΟ Η ΜΟΥΡΙΑ;Πλατεία Αγοράς 2;Χανιά 731 32|Ψητοπωλείο Ο Λάμπρος;Λεωφ. Δημοκρατίας 88;Βόλος 383 33;Λ. Καραμήτρος & ΣΙΑ ΟΕ',
      notation: gr,
      days: 'DD/MM/YYYY|DD/MM/YY',
    },
    78,
    (pen, house) => {
      const sums = within(
        pen.buy(
          wares(
            'ΧΩΡΙΑΤΙΚΗ;7;9.5;13|ΧΤΑΠΟΔΙ ΣΧΑΡΑΣ;13;18;13|ΣΟΥΒΛΑΚΙ ΜΕΡΙΔΑ;9;12;13|ΤΖΑΤΖΙΚΙ;4;5.5;13|ΡΕΤΣΙΝΑ 500ML;4.5;6;24|ΜΠΥΡΑ 500ML;4;5.5;24|ΨΩΜΙ;1;1.5;13',
          ),
          { count: [3, 6], most: 3, step: 10, isGross: true },
        ).lines,
      )
      const number = pen.digits('####')
      return [
        typed(
          78,
          38,
          `
          ^${house.name}
          ${each([...house.also, ...house.address], (text) => `^${text}`)}
          ^ΑΦΜ ${pen.digits('0########')} ΔΟΥ ${say(pen, 'ΠΕΙΡΑΙΑ|ΧΑΝΙΩΝ|ΒΟΛΟΥ')}

          ^ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ ΠΩΛΗΣΗΣ
          ΑΡΙΘΜΟΣ: ${number}|${pen.day()} ${pen.clock()}
          =-
          ${each(sums.lines, (one) => `${one.quantity} x ${one.text}|${pen.plain(one.amount)} ${one.rate},00%`)}
          =-
          !ΣΥΝΟΛΟ|${pen.plain(sums.total)} €
          ${say(pen, 'ΚΑΡΤΑ|ΜΕΤΡΗΤΑ')}|${pen.plain(sums.total)}

          ${set(['ΦΠΑ', 'ΚΑΘΑΡΗ ΑΞΙΑ', 'ΦΟΡΟΣ'], [10, -14, -14])}
          ${each(sums.shares, ({ rate, net, vat }) => set([`${rate}%`, pen.plain(net), pen.plain(vat)], [10, -14, -14]))}

          ΜΑΡΚ: ${pen.digits('4000#########')}
          UID: ${pen.random.text(32, '0123456789ABCDEF')}
          ${code(pen, 22)}
          ^ΕΥΧΑΡΙΣΤΟΥΜΕ
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const tillsSouth: Places = { ES: esTills, PT: ptTills, IT: itTills, GR: grTills }
