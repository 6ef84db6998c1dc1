/** Papers of Italy: an electronic invoice as accounting programs show it, a power bill, a hotel, a shop's commercial document. */
import { escaped, line, onTop, several, sumOf, wares, within } from '../eighth/kit'
import { it } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, who, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { part, ribbon } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { stacked } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { nines, print } from './west-kit'

export const itPapers: Papers = {
  /** An electronic invoice in the sheet that programs make of it: seller and buyer side by side, bands of small labels, tax's summary, terms of payment. */
  'fattura-elettronica': paper(
    it,
    'DD-MM-YYYY|DD/MM/YYYY',
    'plain narrow',
    'Ferramenta Bortolin S.r.l.;Via Feltrina 112;31044 Montebelluna (TV)|Informatica Sannita S.a.s. di Iorio P.;Viale Mellusi 40;82100 Benevento (BN)|PULISERVICE SOC. COOP.;Via Emilia Ovest 301;43126 Parma (PR)|Studio Grafico Linea Quattro S.n.c.;Corso Garibaldi 57;60121 Ancona (AN)|Marco Fontana;Via dei Mille 8;21047 Saronno (VA)',
    'IT',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Servizio di pulizia uffici mese corrente;240;780;22|Assistenza tecnica in sede (ore);38;60;22|Viti autofilettanti conf. 500 pz;6.5;14;22|Smalto all’acqua 2,5 l;24;39;22|Stampa brochure A5 conf. 500;95;180;22|Canone gestionale;45;120;22|Toner compatibile;28;65;22|Manutenzione ordinaria immobile abitativo;180;420;10',
          ),
          { count: [1, 5], most: 5, step: 1 },
        ).lines,
      )
      const [number, due] = [
        pen.digits(say(pen, '###/26|26/00###|FPR ##/26|2026/###')),
        pen.after(pen.pick([30, 60])),
      ]
      const vat = taxNumber(pen, 'IT')
      const side = (title: string, text: string) =>
        `<div style="border:0.25mm solid #333;padding:2mm 3mm"><b>${title}</b><br>${text}</div>`
      return [
        `<div class="tiny grey r" style="margin-bottom:2mm">FATTURA ELETTRONICA${pen.chance(0.5) ? ' - Formato FPR12' : ''}</div><div class="cols">${side('Cedente/prestatore (fornitore)', `Identificativo fiscale ai fini IVA: ${vat}<br>Codice fiscale: ${vat.slice(2)}<br>Denominazione: ${escaped(firm.name)}<br>Regime fiscale: RF01 ordinario<br>Indirizzo: ${escaped(firm.address[0] ?? '')}<br>Comune: ${escaped(firm.address[1]?.slice(6).replace(/ \((..)\)/, ' Provincia: $1') ?? '')}<br>Cap: ${escaped(firm.address[1]?.slice(0, 5) ?? '')} Nazione: IT`)}${side('Cessionario/committente (cliente)', `Identificativo fiscale ai fini IVA: ${taxNumber(pen, 'IT')}<br>Denominazione: ${escaped(to.name)}<br>Indirizzo: ${escaped(to.address[0] ?? '')}<br>Comune: ${escaped(to.address[1]?.slice(6).replace(/ \((..)\)/, ' Provincia: $1') ?? '')}<br>Cap: ${escaped(to.address[1]?.slice(0, 5) ?? '')} Nazione: IT`)}</div>${grid(
          'boxy',
          'lcccc',
          'Tipologia documento|Art. 73|Numero documento|Data documento|Codice destinatario',
          [['TD01 fattura', '', number, pen.day(), pen.digits('@#@@##@')]],
        )}${grid(
          'boxy',
          'lrrcr',
          'Descrizione|Quantità|Prezzo unitario|%IVA|Prezzo totale',
          sums.lines.map((one) => [
            one.text,
            pen.plain(one.quantity * 100),
            pen.plain(one.unit),
            pen.plain(one.rate * 100),
            pen.plain(one.amount),
          ]),
        )}<div class="mid"><b>RIEPILOGHI IVA E TOTALI</b></div>${grid(
          'boxy',
          'lcrr',
          'Esigibilità iva / riferimenti normativi|%IVA|Totale imponibile|Totale imposta',
          sums.shares.map(({ rate, net, vat: tax }) => [
            say(pen, 'I (esigibilità immediata)|Esigibilità immediata'),
            pen.plain(rate * 100),
            pen.plain(net),
            pen.plain(tax),
          ]),
        )}${grid('boxy', 'rrrr', 'Importo bollo|Sconto/Maggiorazione|Arr.|Totale documento', [['', '', '', pen.plain(sums.total)]])}${grid(
          'boxy',
          'llcr',
          'Modalità pagamento|Dettagli|Scadenze|Importo',
          [
            [
              say(pen, 'MP05 Bonifico|MP12 RIBA'),
              `IBAN ${iban(pen, 'IT').replaceAll(' ', '')}`,
              `Data scadenza ${pen.day(due)}`,
              pen.plain(sums.total),
            ],
          ],
        )}`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.3pt; }',
      ]
    },
  ),

  /** Power for two months: the sum and its day in a circle of a band, four parts of the cost, the meter, taken from the account or paid by slip. */
  'bolletta-luce': paper(
    { ...it, money: '# €' },
    'DD/MM/YYYY|DD.MM.YYYY|D month YYYY',
    'light plain',
    'Lumera Energia;Via Melchiorre Gioia 63;20124 Milano;Lumera Energia S.p.A.|ENERSUD;Via Amendola 172;70126 Bari;Enersud Mercato Libero S.r.l.|Alpenergia S.p.A.;Via Brennero 35;38122 Trento',
    'IT',
    (pen, firm, to) => {
      const units = pen.whole(380, 4200)
      const cost = (euros: number) => Math.round(units * euros * 100)
      const sums = onTop([
        line('Spesa per la vendita di energia elettrica', cost(pen.whole(118, 179) / 1000), 22),
        line('Spesa per la rete e gli oneri generali di sistema', cost(0.071) + 1840, 22),
        line('Accise', cost(0.0125), 22),
        ...(pen.chance(0.4) ? [line('Altre partite', pen.whole(120, 900), 22)] : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, '26##########|E26-#######|4#########')),
        pen.after(20),
      ]
      const months = `${dayOff(pen, -70, 'DD/MM/YYYY')} - ${dayOff(pen, -10, 'DD/MM/YYYY')}`
      return [
        `<div class="sides"><div style="font-size:22pt;color:#ca8a04"><b>${escaped(firm.name)}</b></div><div class="tiny r">Numero verde ${pen.digits('800 ### ###')}<br>Guasti ${pen.digits('803 ###')}</div></div><div class="cols" style="margin-top:7mm"><div>${stacked(
          [
            ['Numero cliente', pen.digits('### ### ###')],
            ['Codice POD', pen.digits('IT001E########')],
            ['Indirizzo di fornitura', to.address.join(', ')],
            ['Bolletta n.', number],
            ['Emessa il', pen.day()],
          ],
        )}</div><div style="margin-top:14mm">Spett.le<br>${who(to)}</div></div>${part('border-radius:4mm;background:#fef9c3;padding:5mm;display:flex;justify-content:space-between;align-items:center;margin:6mm 0', `<div>Bolletta per la fornitura di <b>energia elettrica</b><br>Periodo ${months}<br>Consumo fatturato ${units} kWh</div>`, `<div>Totale da pagare<br><b style="font-size:20pt">${pen.money(sums.total)}</b></div>`, `<div>entro il<br><b>${pen.day(due)}</b></div>`)}<b>Sintesi degli importi fatturati</b>${facts(
          [
            ...sums.lines.map((one) => [one.text, pen.money(one.amount)] as const),
            ['Totale imponibile', pen.money(sums.net)],
            ['IVA 22%', pen.money(sums.vat)],
            ['Totale bolletta', pen.money(sums.total)],
          ],
          'width:100%',
        )}<p>${say(pen, 'L’importo sarà addebitato sul tuo conto corrente alla data di scadenza.|Può pagare con bonifico, presso gli uffici postali o nell’area clienti.')} I pagamenti delle bollette precedenti risultano regolari.</p><div class="foot tiny grey">${legal(firm)} – Sede legale: ${place(firm, ', ')} – P.IVA ${taxNumber(pen, 'IT')} – R.E.A. ${say(pen, 'MI|BA|TN')}-${pen.digits('#######')}. Sito internet: area clienti. Il presente documento è la sintesi della fattura elettronica trasmessa al Sistema di Interscambio.</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A hotel: nights, breakfast and bar by day, the town's tax on guests outside the tax, paid at leaving. */
  'albergo-fattura': paper(
    it,
    'DD/MM/YYYY|D month YYYY',
    'book slab light',
    'Hotel Belvedere;Lungolago Marconi 18;28838 Stresa (VB);Belvedere Gestioni Alberghiere S.r.l.|ALBERGO DUE TORRI;Via Marsala 30;40126 Bologna (BO);Immobiliare Due Torri S.a.s.|Villa Ginestra B&B;Via Umberto I 6;90015 Cefalù (PA);Rosalia Cassarà',
    'IT',
    (pen, firm, to) => {
      const [nights, guests] = [pen.whole(1, 4), pen.whole(1, 2)]
      const tax = several(
        'Imposta di soggiorno (art. 15)',
        nights * guests,
        pen.pick([150, 200, 300]),
      )
      const sums = within([
        several(
          say(
            pen,
            'Camera doppia uso singola B&B|Camera matrimoniale e colazione|Camera Standard BB',
          ),
          nights,
          pen.whole(68, 149) * 100,
          10,
        ),
        ...(pen.chance(0.4)
          ? [several('Cena ristorante', guests, pen.whole(22, 36) * 100, 10)]
          : []),
        ...(pen.chance(0.4) ? [line('Frigobar', pen.whole(30, 90) * 10, 10)] : []),
        ...(pen.chance(0.3) ? [several('Garage', nights, 1500, 22)] : []),
        tax,
      ])
      const number = pen.digits(say(pen, '###/26|A-####|26-0###'))
      return [
        `<div class="mid"><div style="font-size:21pt;letter-spacing:0.6mm">${escaped(firm.name)}</div><div>★ ★ ★${say(pen, '| ★')}</div><div class="tiny">${[...firm.also, ...firm.address].map(escaped).join(' – ')}<br>P. IVA ${taxNumber(pen, 'IT').slice(2)} – Tel. ${pen.digits('0## #######')}</div></div>${ribbon(
          [
            [say(pen, 'Fattura N.|Ricevuta/Fattura n.'), number],
            ['Data', pen.day()],
            ['Camera', pen.digits('#0#')],
            ['Arrivo', dayOff(pen, -nights)],
            ['Partenza', dayOff(pen, 0)],
            ['Ospiti', String(guests)],
          ],
          'border-top:0.3mm solid;border-bottom:0.3mm solid;padding:2mm 0',
        )}<p>Intestata a: ${who(to, ', ')}<br>C.F./P.IVA ${taxNumber(pen, 'IT').slice(2)} – Ospite: ${say(pen, 'Sig. Andrea Moretti|Sig.ra Lucia Ferrero|Dott. P. Sartori')}</p>${grid(
          '',
          'lrrcr',
          'Servizio|Q.tà|Prezzo|IVA|Importo',
          sums.lines.map((one) => [
            one.text,
            String(one.quantity),
            pen.plain(one.unit),
            one.rate === 0 ? 'Escl.' : pen.rate(one.rate),
            pen.plain(one.amount),
          ]),
        )}<div class="cols" style="margin-top:8mm"><div>${grid(
          'boxy',
          'crr',
          'Aliquota|Imponibile|Imposta',
          ratesAs(
            pen,
            sums.shares.filter(({ rate }) => rate > 0),
            'rnv',
          ),
        )}</div><div class="r" style="font-size:15pt">Totale ${pen.money(sums.total)}<br><span style="font-size:60%">Pagato con ${say(pen, 'carta di credito|bancomat|POS')} – Saldo ${pen.money(0)}</span></div></div><p class="mid" style="margin-top:12mm"><i>Grazie per aver soggiornato da noi</i></p>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),
}

export const itTills = {
  /** A shop's commercial document: goods with rate and price, the whole sum, tax in it, how it was paid, its number and the register's at the foot. */
  'documento-commerciale': slip(
    {
      shops:
        'SUPERMERCATI DEL BORGO;Via Roma 115;12051 Alba (CN);Borgo Distribuzione S.p.A.|FARMACIA SAN ROCCO;Piazza San Rocco 2;24047 Treviglio (BG);Dott.ssa Elena Crippa & C. S.n.c.|Cartoleria Punto Blu;Via Garibaldi 39;57123 Livorno (LI);di Neri Stefano|PANIFICIO PASTICCERIA RUSSO;Corso Vittorio Emanuele 74;80121 Napoli (NA)',
      notation: it,
      days: 'DD-MM-YYYY|DD/MM/YYYY|DD-MM-YY',
    },
    76,
    (pen, shop) => {
      const stock = /FARM/.test(shop.name)
        ? 'PARACETAMOLO 1000;4.5;6.9;10|CREMA MANI;5.9;9.9;22|CEROTTI ASSORT.;3.5;5.9;22|TERMOMETRO DIG.;7.9;12.9;22|SCIROPPO TOSSE;8.9;12.5;10|FERMENTI LATTICI;9.9;15.9;10'
        : /Cart/.test(shop.name)
          ? 'RISMA A4 80G;4.5;6.9;22|PENNE BLU 12PZ;3.9;7.9;22|RACCOGLITORE D8;2.9;4.9;22|BUSTE C4 50PZ;5.9;9.9;22|COLLA STICK;1.5;2.9;22|EVIDENZIATORI 4PZ;3.5;5.9;22'
          : 'PANE COMUNE;1.2;3.2;4|LATTE INTERO 1L;1.2;1.8;4|CAFFE MACINATO;3.5;5.9;22|ACQUA NAT 6X1,5;1.8;3.2;22|PARMIGIANO 300G;4.9;7.9;4|BISCOTTI FROLLINI;1.9;3.2;10|DETERSIVO PIATTI;1.5;2.9;22|TORTA DELLA NONNA;9;15;10'
      const sums = within(nines(pen, stock, { count: [2, 6], most: 3 }))
      const number = pen.digits('####-####')
      const goods = sumOf(sums.lines)
      const how = say(pen, 'elettronico|contante|elettronico')
      const paid = how === 'contante' ? Math.ceil(goods / 500) * 500 : goods
      return [
        typed(
          76,
          38,
          print(
            ...[shop.name, ...shop.also, ...shop.address].map((text) => `^${text}`),
            `^P.IVA ${taxNumber(pen, 'IT').slice(2)}`,
            pen.chance(0.6) && `^Tel. ${pen.digits('0### ######')}`,
            '',
            '!^DOCUMENTO COMMERCIALE',
            '^di vendita o prestazione',
            '',
            set(['DESCRIZIONE', 'IVA', 'Prezzo(€)'], [22, -6, -10]),
            each(sums.lines, (one) =>
              one.quantity > 1
                ? `··${one.quantity} x ${pen.plain(one.unit)}\n${set([one.text, pen.rate(one.rate), pen.plain(one.amount)], [22, -6, -10])}`
                : set([one.text, pen.rate(one.rate), pen.plain(one.amount)], [22, -6, -10]),
            ),
            '',
            pen.chance(0.5) && `Subtotale|${pen.plain(goods)}`,
            `!TOTALE COMPLESSIVO|${pen.plain(goods)}`,
            `di cui IVA|${pen.plain(sums.vat)}`,
            '',
            `Pagamento ${how}|${pen.plain(paid)}`,
            paid > goods && `Resto|${pen.plain(paid - goods)}`,
            `Importo pagato|${pen.plain(goods)}`,
            '',
            `^${pen.day()} ${pen.clock()}`,
            `^DOCUMENTO N. ${number}`,
            `^RT ${pen.digits('99MEX######')}`,
            pen.chance(0.5) && `Cassa ${pen.whole(1, 8)}|Op. ${pen.digits('0##')}`,
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
} satisfies Papers
