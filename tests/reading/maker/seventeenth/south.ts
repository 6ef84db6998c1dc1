/** Papers of Italy, Spain and Portugal: a carrier's month, water of a town, a clinic of animals. */
import { escaped, line, onTop } from '../eighth/kit'
import { es, it, pt } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, who, type Papers } from '../fifteenth/kit'
import { code } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { dense, entries, footed, listed, lawful } from './kit'

export const itPapers: Papers = {
  /** A carrier's: many consignments with days and weights, tax at one rate and none, a stamp, the heads of a form, a copy of courtesy. */
  'trasporti-mese': paper(
    it,
    'DD/MM/YYYY|DD-MM-YY',
    'narrow needle',
    'Autotrasporti Bortolotti S.r.l.;Via Emilia Ovest 204;43126 Parma (PR)|CORRIERE ADRIATICO;Zona Ind.le A. Merloni;60035 Jesi (AN);Corriere Adriatico Soc. Coop.|Fratelli Cattaneo Spedizioni;Via Molino 7;24044 Dalmine (BG)',
    'IT',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Piacenza - Bari;88;210;22|Jesi - Torino;64;170;22|Milano - Palermo;140;320;22|Dalmine - Lyon (F);180;420;0|Verona - Roma;52;130;22|Parma - Wien (A);190;400;0|Ancona - Pescara;38;80;22|Bologna - Napoli;70;160;22|Trieste - Genova;66;150;22|Lecco - Firenze;45;110;22|Sosta oltre franchigia;25;60;22|Contrassegno, diritto;6;12;22|Ribaltatura sponda;20;45;22',
        { count: [9, 13], step: 1, code: '26/#####' },
      )
      const sums = onTop([
        ...lines,
        line('Adeguamento gasolio', pen.whole(1200, 9800), 22),
        line('Imposta di bollo', 200, 0),
      ])
      const [number, due] = [pen.digits(say(pen, '####/26|V2/####')), pen.after(60)]
      return [
        `<div class="sides"><div><b style="font-size:16pt">${escaped(firm.name)}</b><br>${place(firm, ' - ')}<br>P.IVA e C.F. ${taxNumber(pen, 'IT')} - REA ${pen.digits('PR-######')}</div><div class="tiny r">Albo autotrasp. ${pen.digits('PR/#######/@')}<br>ISO 9001 - SQAS<br>PEC: amm@pec.example.it</div></div><div class="cols" style="margin:4mm 0"><div class="tiny" style="border:0.2mm solid;padding:1.5mm">Destinazione<br>Magazzino 2<br>${place(to)}</div><div style="border:0.2mm solid;padding:1.5mm"><span class="tiny">Spett.le</span><br>${who(to)}<br><span class="tiny">P.IVA ${taxNumber(pen, 'IT')} - Cod. dest. ${pen.digits('@@@####')}</span></div></div>${grid('boxy tiny', 'ccccc', 'Documento|Numero|Data|Cliente|Pagamento', [['FATTURA DIFFERITA', number, pen.day(), pen.digits('####'), 'RIBA 60 gg DF']])}${grid('ruled', 'lllrrr', 'Lettera vett.|Data|Tratta|Kg|IVA|Importo', [...entries(pen, lines, 'ctra').map(([c = '', t = '', r = '', a = ''], at) => [c, pen.day(pen.after(at - 30)), t, String(pen.whole(60, 4200)), r, a]), ...linesAs(pen, sums.lines.slice(-2), 'tra').map(([t = '', r = '', a = '']) => ['', '', t, '', r, a])])}<div class="cols">${grid('boxy tiny', 'rrr', 'Aliquota|Imponibile|Imposta', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Totale imponibile|Totale IVA|TOTALE DOCUMENTO'))}</div><p>Scadenza: ${pen.day(due)} ${pen.money(sums.total)}. Banca d’appoggio: ${iban(pen, 'IT')}</p><p class="tiny">0% = non imponibile art. 9 DPR 633/72 o fuori campo. Copia di cortesia priva di valore fiscale: l’originale è nel Suo cassetto fiscale. Contributo CONAI assolto ove dovuto.</p>${footed([[lawful(firm)], ['Cap. soc. € 100.000 i.v.'], ['Foro competente: sede del vettore']])}`,
        { sums, documentNumber: number, due, hasRates: true },
        dense,
      ]
    },
  ),
}

export const esPapers: Papers = {
  /** Water of a town: blocks of use by price, fees of two owners at two rates, a history, a box with what is charged. */
  'agua-recibo': paper(
    es,
    'DD/MM/YYYY|DD-MM-YYYY',
    'plain narrow',
    'Aguas del Jiloca, S.A.;C/ del Pilar 3;44200 Calamocha|AQUALIRIA;Avda. del Puerto 77;46021 Valencia;Aqualiria Gestión Integral del Agua, S.L.U.|Servicio Municipal de Aguas;Plaza Mayor 1;37001 Salamanca;SMA Concesionaria, S.A.',
    'ES',
    (pen, firm, to) => {
      const sums = onTop([
        line('Cuota de servicio', pen.whole(900, 1900), 10),
        line('Consumo bloque 1', pen.whole(400, 1200), 10),
        line('Consumo bloque 2', pen.whole(600, 2900), 10),
        line('Consumo bloque 3', pen.whole(200, 5900), 10),
        line('Alcantarillado', pen.whole(500, 1500), 10),
        line('Depuración', pen.whole(700, 2600), 10),
        line('Conservación contador', pen.whole(90, 240), 21),
        line('Canon de saneamiento', pen.whole(800, 2900), 0),
      ])
      const [number, due] = [pen.digits(say(pen, '26##########|A26-#######')), pen.after(12)]
      return [
        `<div class="cols"><div><b style="font-size:18pt;color:#0369a1">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm, ', ')}<br>CIF ${taxNumber(pen, 'ES')}</div><div style="background:#e0f2fe;padding:3mm">${facts(
          [
            ['Factura nº', number],
            ['Fecha de emisión', pen.day()],
            ['Periodo', `${pen.day(pen.after(-66))} a ${pen.day(pen.after(-5))}`],
            ['TOTAL FACTURA', pen.money(sums.total)],
            ['Fecha de cargo', pen.day(due)],
          ],
          'width:100%',
        )}</div></div><div class="cols" style="margin:8mm 0"><div class="tiny">Contrato ${pen.digits('########')}<br>Contador ${pen.digits('@##@@######')}<br>Lectura anterior ${pen.digits('1###')} (${pen.day(pen.after(-66))})<br>Lectura actual ${pen.digits('2###')} (${pen.day(pen.after(-5))})<br>Consumo ${pen.whole(12, 98)} m³</div><div>${who(to)}</div></div>${grid('ruled', 'lrr', 'Concepto|IVA|Importe €', linesAs(pen, sums.lines, 'tra'))}<div class="cols">${grid('boxy tiny', 'rrr', 'Tipo IVA|Base|Cuota', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Base imponible|IVA|Total a pagar'))}</div><p>Consumos anteriores (m³): ${Array.from({ length: 6 }, () => String(pen.whole(10, 99))).join(' · ')}. Facturas pendientes: ninguna.</p><p>Domiciliado en ES** **** **** ${pen.digits('####')}. Averías 24 h: 900 ${pen.digits('### ###')}.</p><p class="foot tiny">Reg. Merc. Tomo ${pen.digits('###')}, Folio ${pen.digits('##')}. Cierra el grifo: cada gota cuenta.</p>`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),
}

export const ptPapers: Papers = {
  /** A vet's bill that is at once a receipt: a code of the state, discounts, two rates, a number with series. */
  'clinica-fatura-recibo': paper(
    pt,
    'YYYY-MM-DD|DD-MM-YYYY',
    'plain narrow',
    'Clínica Veterinária do Mondego, Lda.;Rua do Brasil 210;3030-175 Coimbra|PATAS & COMPANHIA;Av. da Boavista 1180;4100-113 Porto;Patinhas Cuidados Animais, Unipessoal Lda.|Hospital Animal da Ria;Rua do Cais 5;3800-200 Aveiro',
    'PT',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Consulta;28;42;23|Hemograma;18;29;23|Raio-X tórax;35;52;23|Vacina raiva;14;20;23|Microchip;22;30;23|Desparasitante;9;17;6|Internamento, dia;30;48;23|Ração renal 2 kg;19;28;23|Antibiótico 20 comp.;11;19;6|Penso e limpeza;12;18;23|Ecografia;40;58;23',
        { count: [8, 11], most: 3, code: 'SV###', offs: [0, 0, 5, 10] },
      )
      const sums = onTop(lines)
      const number = pen.digits(say(pen, 'FR 2026/####|FR A26/#####'))
      return [
        `<div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>NIF ${taxNumber(pen, 'PT').slice(2)} · Tel. ${pen.digits('239 ### ###')} (rede fixa nacional)</div><div class="mid">${code(pen, 26)}<span class="tiny">ATCUD:${pen.digits('@@@@####-####')}</span></div></div><div class="cols" style="margin:4mm 0"><div><b>Fatura-Recibo ${number}</b><br>Original<br>Data de emissão ${pen.day()}</div><div>Exmo.(s) Sr.(s)<br>${who(to)}<br>NIF ${taxNumber(pen, 'PT').slice(2)}</div></div><p>Animal: ${say(pen, 'Faísca, canídeo|Mia, felídeo')}, processo ${pen.digits('####')}, alta em ${pen.day(pen.after(-1))}</p>${grid('ruled', 'llrrrrr', 'Código|Designação|Qtd.|Preço|Desc.|IVA|Valor', entries(pen, lines, 'ctqudra'))}<div class="cols">${grid('boxy tiny', 'rrr', 'Taxa|Incidência|IVA', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Total ilíquido de IVA|Total IVA|Total (EUR)'))}</div><p>Pago por Multibanco em ${pen.day()}. Próxima vacina: ${pen.day(pen.after(365))}.</p><p class="foot tiny">${pen.digits('@@@@')}-Processado por programa certificado n.º ${pen.digits('####')}/AT. Capital social 5.000,00 €. Os bens e serviços foram colocados à disposição na data do documento.</p>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),
}
