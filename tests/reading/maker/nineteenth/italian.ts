/** Papers of Italy: tyres with their contribution, a psychologist, cleaners of a town, fuel by night, a co-owner's instalment. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { it } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, paper, place, who, type Papers } from '../fifteenth/kit'
import { each, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { formed, stacked } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { beside, part } from './kit'
import { dayOff, measured, share, thousandths } from './west-kit'

export const itPapers: Papers = {
  /** Tyres of a van: discounts down to the net price, a contribution for old ones by piece, a bank's draft at the month's end, a courtesy copy. */
  'gommista-pfu': paper(
    it,
    'DD/MM/YYYY|DD-MM-YYYY',
    'narrow plain',
    'Pneus Service Galvani;Via Galvani 33;41012 Carpi (MO);Pneus Service Galvani S.r.l.|CENTRO GOMME BRUGNERA;Viale Lino Zanussi 8;33070 Brugnera (PN);Centro Gomme di Moras Denis & C. S.n.c.|Autogomma 2000;S.S. 16 Adriatica km 788;76125 Trani (BT);Autogomma 2000 di Lorusso Michele',
    'IT',
    (pen, firm, to) => {
      const count = pen.pick([2, 4, 4, 6])
      const [list, off] = [pen.whole(118, 240) * 100, pen.pick([28, 35, 42, 50])]
      const price = share(list, 100 - off)
      const sums = onTop([
        several(
          say(pen, 'PNEU 215/65R16C 109T EST.|PNEU 195/75R16C 107R 4S|PNEU 225/70R15C 112S INV.'),
          count,
          price,
          22,
        ),
        several('CONTRIBUTO AMBIENTALE PFU', count, 245, 22),
        several('MONTAGGIO + EQUILIBRATURA', count, pen.whole(13, 19) * 100, 22),
        ...(pen.chance(0.6) ? [line('CONVERGENZA', pen.whole(40, 65) * 100, 22)] : []),
        ...(pen.chance(0.4) ? [several('DEPOSITO GOMME STAG.', count, 1000, 22)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, '###/A|FV/####|26/####')), pen.after(60)]
      const rows = sums.lines.map((one, at) => [
        pen.digits(at === 0 ? 'MI######' : 'ZZ0##'),
        one.text,
        'NR',
        String(one.quantity),
        at === 0 ? pen.plain(list) : pen.plain(one.unit),
        at === 0 ? `${off}` : '',
        pen.plain(one.amount),
        '22',
      ])
      return [
        `<div class="cols"><div style="border:0.3mm solid #333;padding:2mm"><b style="font-size:14pt">${escaped(firm.name)}</b><br>${firm.also[0] ? `${escaped(firm.also[0])}<br>` : ''}${place(firm)}<br>P.IVA ${taxNumber(pen, 'IT')} – Tel. ${pen.digits('0### ######')}</div><div style="border:0.3mm solid #333;padding:2mm"><span class="tiny">Spett.le</span><br><b>${who(to)}</b></div></div>${formed(
          [
            ['Tipo documento', 'FATTURA'],
            ['Numero', number],
            ['Data', pen.day()],
            ['Cod. cliente', pen.digits('C0####')],
            ['Partita IVA cliente', taxNumber(pen, 'IT').slice(2)],
            ['Targa / km', pen.digits('@@###@@ / 1#####')],
            ['Rif. DDT', `${pen.digits('###')} del ${dayOff(pen, -4)}`],
            ['Pagamento', 'RI.BA. 60 GG D.F.'],
          ],
          4,
        )}${grid('boxy tiny', 'llcrrrrc', 'Articolo|Descrizione|UM|Q.tà|Prezzo|Sc.%|Importo|IVA', rows)}<div class="cols">${grid('boxy tiny', 'rrr', 'Aliq.|Imponibile|Imposta', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'nvT', 'Totale imponibile|Totale imposta|TOTALE FATTURA'), 'width:100%')}</div><p>Scadenza: ${pen.day(due)} – ${pen.money(sums.total)}, appoggio ${say(pen, 'BPER Banca, filiale di Carpi|Intesa Sanpaolo, ag. 2|Banca Popolare di Puglia')}</p><p class="tiny">Copia analogica della fattura elettronica inviata allo SdI, priva di valore fiscale. Contributo PFU assolto ove dovuto (art. 228 D.Lgs. 152/2006). Serrare i dadi dopo 50 km.</p>`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
  ),

  /** A psychologist's: talks by day, a contribution to a pension fund, exempt of tax, a stamp of two euros, the patient's tax code. */
  'parcella-enpap': paper(
    it,
    'DD/MM/YYYY|D month YYYY',
    'book light',
    'Dott.ssa Chiara Montanari;Via San Felice 26;40122 Bologna|STUDIO DI PSICOLOGIA ALTHEA;Corso Cairoli 88;71121 Foggia;Dott. Nicola Russo|Dott. Federico Zaccaria – Psicoterapeuta;Via Etnea 310;95129 Catania;Dott. Federico Zaccaria',
    'IT',
    (pen, firm) => {
      const visits = pen.whole(1, 5)
      const price = pen.pick([6000, 6500, 7000, 8000])
      const fund = share(visits * price, 2)
      const sums = within([
        several(say(pen, 'Colloqui psicologici individuali|Sedute di psicoterapia'), visits, price),
        line('Contributo ENPAP 2%', fund),
        ...(visits * price + fund > 7747 ? [line('Marca da bollo', 200)] : []),
      ])
      const number = pen.digits(say(pen, '##/2026|###|26-0##'))
      const days = Array.from({ length: visits }, (_, at) =>
        dayOff(pen, (at - visits + 1) * 7, 'DD/MM'),
      )
      const patient = say(pen, 'Sig.ra Elena Bassi|Sig. Tommaso Greco|Sig.ra Irina Popescu')
      return [
        `<div class="right"><span style="font-size:17pt;font-style:italic;color:#6d28d9">${escaped(firm.name)}</span><br>${firm.also.map((also) => `${escaped(also)}<br>`).join('')}${place(firm, ' – ')}<br><span class="tiny">P.IVA ${taxNumber(pen, 'IT').slice(2)} – Ordine degli Psicologi n. ${pen.digits('####')}</span></div><p style="margin-top:18mm">${escaped(patient)}<br>${say(pen, 'Via Mazzini 40|Viale Libertà 7')} – ${firm.address[1] ?? ''}<br>C.F. ${pen.digits('@@@@@@##@##@###@')}</p><p style="margin-top:10mm"><b>Fattura n. ${number} del ${pen.day()}</b></p><p>${sums.lines[0]?.text ?? ''} ${visits === 1 ? 'il giorno' : 'nei giorni'} ${days.join(', ')} (${visits} × ${pen.money(price)})</p>${facts(
          [
            ['Compenso', pen.money(visits * price)],
            ['Contributo ENPAP 2%', pen.money(fund)],
            ['Imponibile (esente art. 10 n. 18 DPR 633/72)', pen.money(visits * price + fund)],
            ...(sums.lines.length > 2 ? [['Marca da bollo', pen.money(200)] as const] : []),
            ['Totale', pen.money(sums.total)],
          ],
          'width:100%',
        )}<p>Pagamento ricevuto tramite ${say(pen, 'bonifico|POS|bonifico istantaneo')} in data ${pen.day()}.</p><p>${sums.lines.length > 2 ? 'Imposta di bollo assolta sull’originale, identificativo ' + pen.digits('01#############') + '. ' : ''}Spesa detraibile al 19%: i dati sono trasmessi al Sistema Tessera Sanitaria salvo opposizione del paziente.</p><p class="right" style="margin-top:16mm">In fede<br><span style="font:18pt Z003,cursive">${escaped(lawful(firm).replace(/ –.*/, ''))}</span></p>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** Cleaners of a town's schools: the tax paid apart by the town, so less to pay than the bill's sum, codes of tender and project. */
  'split-payment': paper(
    it,
    'DD/MM/YYYY',
    'plain wide',
    'Coop Arcobaleno;Via delle Industrie 19;47122 Forlì (FC);Arcobaleno Società Cooperativa Sociale a r.l.|NITIDA SERVIZI;Via Casilina 1200;00133 Roma (RM);Nitida Servizi S.r.l.|Global Clean Sud;C.da Pantano;85100 Potenza (PZ);Global Clean Sud S.r.l. unipersonale',
    'IT',
    (pen, firm) => {
      const sums = onTop([
        line(
          `Canone pulizie ${say(pen, 'scuole primarie|uffici comunali|palestre')}`,
          pen.whole(18, 96) * 10_000,
          22,
        ),
        ...(pen.chance(0.7)
          ? [several('Interventi straordinari, ore', pen.whole(4, 30), pen.whole(1750, 2190), 22)]
          : []),
        line('Oneri della sicurezza', pen.whole(30, 190) * 100, 22),
      ])
      const [number, due] = [pen.digits(say(pen, 'PA/##|##/PA|26/###-E')), pen.after(30)]
      const town = say(pen, 'COMUNE DI BERTINORO|COMUNE DI CASTEL MADAMA|COMUNE DI AVIGLIANO')
      return [
        beside(
          '70mm 1fr',
          part(
            'border-right:0.4mm solid #999;min-height:230mm',
            `<b style="font-size:15pt;color:#1d4ed8">${escaped(firm.name)}</b><p class="tiny">${escaped(lawful(firm))}<br>${place(firm)}</p>${stacked(
              [
                ['Documento', `Fattura ${number}`],
                ['Data documento', pen.day()],
                ['Cessionario', town],
                ['Codice univoco ufficio', pen.digits('UF@@##')],
                ['CIG', pen.digits('A0########').slice(0, 10)],
                ['CUP', pen.digits('@##@##########9')],
                ['Determina', `n. ${pen.digits('###')} del ${dayOff(pen, -190)}`],
                ['P.IVA prestatore', taxNumber(pen, 'IT')],
                ['Rep. contratto', pen.digits('####')],
              ],
            )}`,
          ),
          `<p>Periodo di riferimento: ${dayOff(pen, -22, 'month YYYY')}</p>${sums.lines
            .map((one) =>
              part(
                'border-bottom:0.2mm dotted #777;padding:2mm 0',
                `${escaped(one.text)}<div class="sides"><span class="tiny">${one.quantity > 1 ? `${one.quantity} × ${pen.plain(one.unit)}` : 'a corpo'}, IVA 22%</span><b>${pen.plain(one.amount)}</b></div>`,
              ),
            )
            .join('')}<div style="margin-top:6mm">${facts(
            [
              ...sumsAs(pen, sums, 'NVT', 'Imponibile|IVA 22% (esigibilità S)|Totale documento'),
              ['IVA a carico dell’ente', pen.money(-sums.vat)],
              ['Netto da versare al fornitore', pen.money(sums.net)],
            ],
            'width:100%',
          )}</div><p>Operazione soggetta a scissione dei pagamenti, art. 17-ter DPR 633/72.</p><p>Bonifico entro il ${pen.day(due)} sul conto dedicato (L. 136/2010):<br>${iban(pen, 'IT')}</p><p class="tiny">DURC regolare fino al ${dayOff(pen, 75)}.</p>`,
        ),
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** An administrator's call on a co-owner: instalments of a budget with this one marked, no tax, sums earlier paid. */
  'rata-condominio': paper(
    it,
    'DD/MM/YYYY|D month YYYY',
    'wide plain',
    'Condominio Residenza Aurora;Via Torino 15;10093 Collegno (TO)|CONDOMINIO PALAZZO DORIA;Via Balbi 31;16126 Genova (GE)|Supercondominio I Glicini;Via dei Castagni 2-18;20900 Monza (MB)',
    'IT',
    (pen, firm, to) => {
      const parts = within([
        line('Spese generali', pen.whole(9000, 42_000)),
        line('Riscaldamento acconto', pen.whole(12_000, 60_000)),
        line('Ascensore e scale', pen.whole(2500, 14_000)),
        line('Acqua potabile', pen.whole(1800, 9900)),
        ...(pen.chance(0.4) ? [line('Fondo lavori facciata', pen.whole(15_000, 80_000))] : []),
      ])
      const [rate, due] = [pen.whole(2, 4), pen.after(pen.whole(12, 25))]
      const number = pen.digits(say(pen, 'AV-26-####|26/0###'))
      const earlier = Array.from({ length: rate - 1 }, (_, at) => [
        `${at + 1}ª rata`,
        dayOff(pen, -90 * (rate - 1 - at)),
        pen.plain(parts.total),
        'pagata',
      ])
      const manager = say(
        pen,
        'Rag. Luisa Peirano|Studio Amministrazioni Colombo|Geom. Davide Ferrero',
      )
      return [
        `<div class="mid"><b style="font-size:15pt">${escaped(firm.name)}</b><br>${place(firm, ', ')}<br>C.F. ${pen.digits('9##########')}</div><div class="cols" style="margin:10mm 0"><div class="tiny">Amministratore:<br>${manager}<br>Riceve su appuntamento<br>${pen.digits('3## #######')}</div><div>Egr. Condomino<br>${who(to)}</div></div><p style="background:#e2e8f0;padding:2mm 3mm"><b>AVVISO DI PAGAMENTO N. ${number}</b> del ${pen.day()} – Gestione ordinaria ${pen.date.getUTCFullYear() - 1}/${pen.date.getUTCFullYear()} – ${rate}ª rata</p>${grid('ruled', 'lr', `Unità ${say(pen, 'A/12|B/3|C/27')}, millesimi ${pen.whole(11, 96)},${pen.whole(10, 99)}|Euro`, linesAs(pen, parts.lines, 'ta'))}<p class="right" style="font-size:13pt">Importo della rata <b>${pen.money(parts.total)}</b><br><span style="font-size:10pt">da versare entro il ${pen.day(due)}</span></p>${grid('boxy tiny', 'lcrl', 'Rate|Scadenza|Euro|Stato', [...earlier, [`${rate}ª rata`, pen.day(due), pen.plain(parts.total), 'presente avviso']])}<p>Conto del condominio: ${iban(pen, 'IT')}, causale «rata ${rate} ${number}». Si prega di non pagare in contanti in portineria.</p><p class="tiny">Preventivo approvato dall’assemblea del ${dayOff(pen, -320)}. Per il mancato versamento si procederà ai sensi dell’art. 63 disp. att. c.c.</p>`,
        { sums: parts, documentNumber: number, due },
      ]
    },
  ),
}

export const itTills = {
  /** Of a pump by night: money or card put in first, litres with a price of three decimals, what was left over as a credit. */
  'self-notte': slip(
    {
      shops:
        'STAZIONE DI SERVIZIO ROSSI;S.S. 9 Via Emilia km 204;29010 Cadeo (PC);Rossi Carburanti di Rossi Ivan|ENERPETROLI CASSIA;Via Cassia 1790;00123 Roma (RM);Fratelli Mancini S.n.c.|KEROS SELF 24H;Viale Sardegna 51;09045 Quartu S.E. (CA);Keros Petroli S.r.l.',
      notation: { ...it, money: '# EUR' },
      days: 'DD/MM/YY|DD-MM-YYYY',
    },
    58,
    (pen, shop) => {
      const fuel = measured(
        say(pen, 'SUPER SP95|GASOLIO|GASOLIO+'),
        pen.whole(640, 5800),
        pen.whole(1599, 1949),
        22,
      )
      const sums = within([fuel])
      const isCash = pen.chance(0.5)
      const paid = Math.ceil(fuel.amount / 1000) * 1000
      const number = pen.digits(say(pen, '#####|0####'))
      return [
        typed(
          58,
          32,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^P.IVA ${taxNumber(pen, 'IT').slice(2)}
          =*
          ^EROGAZIONE SELF
          SCONTRINO N.|${number}
          DATA ${pen.day()}|${pen.clock()}
          TERMINALE ${pen.whole(1, 2)}|POMPA ${pen.whole(1, 8)}
          =-
          PRODOTTO|${fuel.text}
          LITRI|${pen.plain(fuel.measure)}
          EURO/LITRO|${thousandths(pen, fuel.price)}
          !IMPORTO|${pen.money(sums.total)}
          =-
          ${
            isCash
              ? `INTRODOTTO BANCONOTE|${pen.plain(paid)}\nRESTO DA RITIRARE|${pen.plain(paid - fuel.amount)}\nCOD. RESTO ${pen.digits('######')}`
              : `PAGOBANCOMAT|${pen.plain(fuel.amount)}\nPAN ${pen.digits('************####')}\nAUT. ${pen.digits('######')}  STAN ${pen.digits('######')}`
          }
          =*
          NON VALIDO AI FINI FISCALI
          SALVO RICHIESTA FATTURA
          ^ARRIVEDERCI
          `,
        ),
        { sums: { ...sums, vat: 0, shares: [] }, documentNumber: number },
        tall,
      ]
    },
  ),
} satisfies Papers
