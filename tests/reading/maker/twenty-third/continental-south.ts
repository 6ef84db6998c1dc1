/** Odd papers of Spain, Italy and Portugal: a forwarder's bill with duties passed on, an olive mill's ticket, a therapist's receipt with a stamp duty, a breakdown lorry's bill. */
import { escaped, line, onTop, several, sumOf, wares, within } from '../eighth/kit'
import { es, it, pt } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { halved, settled } from '../fourteenth/kit'
import { beside, dotted, part } from '../nineteenth/kit'
import { dayOff, measured, share } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { decimal, formed, needles, tally } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { since, town } from '../twenty-second/south-kit'
import { besideTax, penned, someone, stamped } from './continental-kit'

export const esPapers: Papers = {
  /** A forwarder's bill for goods from overseas: the file's facts in a form, what customs put the goods at, duty and import tax in a column of outlays beside the firm's own services, its name beside the number in the middle. */
  'transitario-importacion': paper(
    { ...es, money: '# €' },
    'DD/MM/YYYY|DD-MM-YYYY|D de month de YYYY',
    'plain narrow wide',
    'Transitarios del Abra, S.L.;Muelle de Churruca 6;48930 Getxo|ADUANAS RÍAS BAIXAS;Avda. de Beiramar 73;36202 Vigo;Agencia de Aduanas Rías Baixas, S.A.|Grupaje Levantino;C/ Menorca 19;46023 València;Grupaje Levantino Internacional, S.L.U.|Sotavento Cargo;Pol. Guadalhorce, C/ Hemingway 40;29004 Málaga;Sotavento Logística, S.L.',
    'ES',
    (pen, firm, to) => {
      const worth = pen.whole(90, 480) * 10_000
      const duty = share(worth, pen.pick([2.7, 3.7, 4.5, 6]))
      const own = onTop([
        line('Flete marítimo (exento)', pen.whole(68, 290) * 1000),
        line('Gastos de terminal', pen.whole(180, 320) * 100, 21),
        line('Despacho de aduana', pen.whole(85, 150) * 100, 21),
        ...(pen.chance(0.6) ? [line('Entrega en almacén', pen.whole(160, 520) * 100, 21)] : []),
        ...(pen.chance(0.4) ? [line('Inspección SOIVRE', 6500, 21)] : []),
      ])
      const outlays = [
        line('Derechos arancelarios', duty),
        line('IVA a la importación', share(worth + duty, 21)),
        ...(pen.chance(0.5) ? [line('Tasa portuaria T3', pen.whole(1900, 6400))] : []),
      ]
      const sums = besideTax(own, outlays)
      const number = pen.digits(say(pen, '26/0####|IM26-#####|F########'))
      const file = pen.digits(say(pen, 'EXP-######|MI26####'))
      const due = pen.after(pen.pick([7, 10, 15]))
      return [
        `${formed(
          [
            ['Expediente', file],
            ['Buque / viaje', say(pen, 'MSC Alboran 612E|Ever Bright 044W|CMA Tormes 2208')],
            ['Contenedor', pen.digits('@@@U #######')],
            ['Bultos y peso', `${pen.whole(4, 60)} bultos, ${pen.whole(900, 9800)} kg`],
            ['DUA', pen.digits('26ES00####3#######')],
            ['Fecha levante', dayOff(pen, -pen.whole(2, 8))],
            ['Valor en aduana', pen.money(worth)],
            ['Origen', say(pen, 'Ningbo, China|Mumbai, India|Izmir, Turquía')],
          ],
          4,
        )}${beside(
          '1fr 82mm',
          `<p style="margin-top:6mm">Factura <b>${number}</b> de ${legal(firm)}<br>Fecha de expedición ${pen.day()}<br>Vencimiento ${pen.day(due)}</p>`,
          `<p style="margin-top:6mm">${who(to)}<br>NIF ${taxNumber(pen, 'ES')}</p>`,
        )}${grid('ruled', 'lrrr', 'Concepto|IVA|Suplidos|Servicios', [
          ...own.lines.map((one) => [one.text, pen.rate(one.rate), '', pen.plain(one.amount)]),
          ...outlays.map((one) => [one.text, '', pen.plain(one.amount), '']),
        ])}${tally(
          [
            ['Total servicios', pen.money(own.net)],
            ['IVA 21%', pen.money(own.vat)],
            ['Suplidos (art. 78.Tres.3.º LIVA)', pen.money(sumOf(outlays))],
            [say(pen, 'Total a su cargo|Importe a satisfacer'), pen.money(sums.total)],
          ],
          'width:96mm;margin-left:auto',
        )}<p style="margin-top:8mm">Transferencia a ${iban(pen, 'ES')} antes de la retirada de la mercancía. Se adjuntan los justificantes de los suplidos a nombre del importador.</p><div class="foot tiny mid grey">${oneLine(firm)} – NIF ${taxNumber(pen, 'ES')} – Reg. Mercantil de ${escaped(town(firm))}, hoja ${pen.digits('@@-#####')}</div>`,
        { sums, documentNumber: number, otherNumbers: [file], due },
      ]
    },
    since,
  ),
}

export const itPapers: Papers = {
  /** An olive mill's ticket by a printer of needles: weights of olives and oil, the yield, pressing by the quintal with tins at another rate, what the oil would fetch, the mill named in the last lines. */
  'frantoio-molitura': paper(
    it,
    'DD/MM/YYYY|DD.MM.YYYY|DD/MM/YY',
    'needle',
    'Frantoio Oleario Sant’Agnese;Contrada Sant’Agnese 3;06039 Trevi (PG);Sant’Agnese di Proietti F. & C. S.n.c.|OLEIFICIO COLLE ALTO;Via Tiburtina Valeria km 214;65028 Tocco da Casauria (PE);Oleificio Colle Alto Soc. Coop. Agr.|Frantoio Pugliese Larovere;S.P. 231 km 38;70033 Corato (BA);Larovere Michele|Antico Frantoio della Riviera;Regione Molini 11;18100 Imperia (IM);Riviera Oli S.r.l.',
    'IT',
    (pen, firm) => {
      const to = someone(pen, 'IT')
      const press = measured('Molitura olive', pen.whole(180, 1900), pen.whole(26, 44) * 500, 4)
      const sums = within([
        press,
        ...(pen.chance(0.4) ? [line('Filtrazione', pen.whole(8, 30) * 100, 4)] : []),
        ...(pen.chance(0.7)
          ? [several('Lattina 5 litri', pen.whole(2, 30), pen.whole(24, 32) * 10, 22)]
          : []),
      ])
      const oil = Math.round((press.measure * pen.whole(110, 185)) / 1000)
      const number = pen.digits(say(pen, '###/2026|0###|M26-###'))
      return [
        `<b>${say(pen, 'BOLLETTA DI MOLITURA|RICEVUTA DI MOLITURA')}</b> n. ${number} del ${pen.day()}<p>Conferente: ${who(to, ', ')}</p>${dotted(
          [
            ['Conferimento olive', dayOff(pen, -pen.whole(1, 4))],
            ['Peso lordo', `kg ${press.measure + pen.whole(20, 90)}`],
            ['Peso netto olive', `kg ${press.measure}`],
            ['Olio ottenuto', `kg ${oil}`],
            ['Resa', `${decimal(pen, (oil * 100) / press.measure, 1)} %`],
            ['Valore indicativo olio', pen.money(oil * pen.whole(820, 1090))],
          ],
        )}${grid(
          '',
          'lrrrr',
          'Descrizione|q.li / n.|Prezzo|IVA|Importo',
          sums.lines.map((one, at) => [
            one.text,
            at === 0 ? decimal(pen, press.measure / 100, 2) : String(one.quantity),
            at === 0 ? decimal(pen, press.price / 1000, 2) : pen.plain(one.unit),
            pen.rate(one.rate),
            pen.plain(one.amount),
          ]),
        )}<p class="r">di cui IVA ${pen.plain(sums.vat)}</p><p class="r">${say(pen, 'DOVUTO PER LA LAVORAZIONE|COSTO LAVORAZIONE IVA COMPRESA')} <b>${pen.money(sums.total)}</b></p><p>Pagato al ritiro dell’olio, ${say(pen, 'contanti|bancomat|assegno')}. Partita n. ${pen.digits('##')}, sansa lasciata al frantoio.</p><p style="margin-top:12mm">${escaped(firm.name)}<br>${[...firm.also.map(escaped), place(firm, ', ')].join('<br>')}<br>P.IVA ${taxNumber(pen, 'IT').slice(2)}</p>`,
        { sums, documentNumber: number, ...settled },
        needles,
      ]
    },
    since,
  ),

  /** A therapist's receipt of half a page: from whom money came, sessions with their days, a stamp duty of two euros where the law wants it, no tax, the price of ten sessions told besides, the therapist in the stamp and signature alone. */
  'ricevuta-sanitaria': paper(
    it,
    'DD/MM/YYYY|D month YYYY',
    'plain book light',
    'Dott.ssa Elena Furlan;Via San Vitale 22;37129 Verona (VR);Dott.ssa Elena Furlan Logopedista|Studio Fisioterapico Sestini;Via Senese 81;50124 Firenze (FI);Dott. Lorenzo Sestini|Centro Podologico Lucano;Via Mazzini 140;85100 Potenza (PZ);Dott. Rocco Telesca|Dott.ssa Giulia Amadori Psicoterapeuta;Via Arienti 5;40124 Bologna (BO);Giulia Amadori',
    'IT',
    (pen, firm) => {
      const to = someone(pen, 'IT')
      const times = pen.whole(1, 5)
      const price = pen.pick([3500, 4500, 5000, 6000, 7000])
      const care = several(
        say(pen, 'Seduta individuale|Trattamento|Colloquio e valutazione'),
        times,
        price,
      )
      const sums = within([care, ...(care.amount > 7747 ? [line('Marca da bollo', 200)] : [])])
      const number = pen.digits(say(pen, '##/2026|###|R-26-0##'))
      const days = Array.from({ length: times }, (_, at) => dayOff(pen, (at + 1 - times) * 7))
      return [
        `<p>Ricevo da <b>${escaped(to.name)}</b>, ${place(to, ', ')}, C.F. ${pen.digits('@@@@@@##@##@###@')}</p><p>per prestazioni sanitarie eseguite nei giorni: ${escaped(days.join('; '))}</p>${grid('ruled', 'lrrr', '', linesAs(pen, sums.lines, 'tqua'))}<p>la somma di ${say(pen, 'complessivi|totali')} <b>${pen.money(sums.total)}</b> – ${say(pen, 'POS|bonifico|contanti')}</p>${facts(
          [
            ['Ricevuta n.', number],
            ['Data', pen.day()],
          ],
        )}<p class="tiny">Operazione esente da IVA ai sensi dell’art. 10, n. 18, D.P.R. 633/72. ${sums.lines.length > 1 ? `Imposta di bollo assolta sull’originale, identificativo ${pen.digits('01############')}.` : ''} Il paziente ${say(pen, 'si oppone|non si oppone')} all’invio dei dati al Sistema Tessera Sanitaria.</p><p>Prossimo appuntamento: ${dayOff(pen, pen.whole(6, 15))}. Ciclo di 10 sedute a ${pen.money(price * 9)}.</p>${part('position:absolute;right:9mm;bottom:12mm;text-align:center', `${stamped([firm.name, ...firm.address, `P.IVA ${taxNumber(pen, 'IT').slice(2)}`])}<p><i>${escaped(lawful(firm))}</i></p>`)}`,
        { sums, documentNumber: number, ...settled },
        halved,
      ]
    },
    since,
  ),
}

export const ptPapers: Papers = {
  /** A breakdown lorry's bill of half a page: the car's plate and mileage, from where to where and hours filled by hand, kilometres at a price, what the insurer would bear at most, the firm in one line at the foot. */
  'pronto-socorro-reboque': paper(
    { ...pt, money: '# €' },
    'YYYY-MM-DD|DD/MM/YYYY|DD-MM-YYYY',
    'plain narrow',
    'Reboques Vale do Lis;Estrada da Marinha Grande 40;2400-251 Leiria;Reboques Vale do Lis, Lda.|AUTO-SOCORRO GERÊS;Lugar do Assento;4845-061 Terras de Bouro;Domingos Araújo Vilela|Pronto-Socorro Calhandra;EN 3, km 41;2070-220 Cartaxo;Calhandra & Filhos, Lda.|Rebocar Sotavento;Zona Industrial, lote 22;8700-281 Olhão;Sotavento Assistência, Unipessoal Lda.',
    'PT',
    (pen, firm, to) => {
      const sums = onTop([
        line(say(pen, 'Saída ligeiros, dia|Saída ligeiros, noite'), pen.whole(35, 60) * 100, 23),
        several('Quilómetros', pen.whole(8, 140), pen.pick([75, 85, 95]), 23),
        ...pen.buy(
          wares('Desempanagem no local;20;35;23|Espera, meia hora;12;18;23|Portagens;3;14;23'),
          { count: [0, 2], step: 50 },
        ).lines,
      ])
      const series = pen.digits(say(pen, 'FR 26A/####|FR 1/####|FR R26/###'))
      return [
        `<div class="sides"><b style="font-size:13pt">${say(pen, 'FATURA-RECIBO|Fatura-recibo')}</b><span>${series}</span></div><p class="tiny">Original – ATCUD:${pen.digits('@@@@####-###')}</p>${told(
          [
            ['Data', pen.day()],
            ['Cliente', to.name],
            ['NIF', taxNumber(pen, 'PT').slice(2)],
          ],
        )}${penned(
          [
            ['Matrícula', pen.digits('@@-##-@@')],
            ['Quilometragem', `${pen.plain(pen.whole(48_000, 290_000) * 100).slice(0, -3)} km`],
            ['De', say(pen, 'A8 km 96|EN 125 Tavira|Centro|IC2 Pombal')],
            ['Para', say(pen, 'Oficina Simões|concessionário|garagem do cliente')],
            ['Pedido / chegada', `${pen.clock()} / +${pen.whole(20, 70)} min`],
            ['Plafond da apólice', pen.money(pen.pick([25_000, 30_000, 50_000]))],
          ],
          2,
        )}${grid('ruled', 'lrrr', 'Serviço|Qtd.|Preço|Valor', linesAs(pen, sums.lines, 'tqua'))}${tally(
          sumsAs(
            pen,
            sums,
            'NVT',
            `Incidência|IVA 23%|${say(pen, 'Valor do serviço c/ IVA|A pagar pelo serviço')}`,
          ),
        )}<p>Recebido por ${say(pen, 'Multibanco|numerário|MB WAY')}. Participe à seguradora até ${dayOff(pen, 8)}.</p><div class="foot tiny mid">${legal(firm)} – ${firm.also.length > 0 ? `${escaped(firm.name)} – ` : ''}${place(firm, ', ')} – NIF ${taxNumber(pen, 'PT').slice(2)}<br>Processado por programa certificado n.º ${pen.digits('####')}/AT</div>`,
        { sums, documentNumber: series, ...settled },
        halved,
      ]
    },
    since,
  ),
}
