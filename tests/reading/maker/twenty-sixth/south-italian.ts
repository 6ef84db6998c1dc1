/** Papers of Italy: a car park's slip, a craftsman's spreadsheet, an inn's bill by a booking portal, a company doctor's bill without tax. */
import { escaped, line, onTop, several, wares, within, type Pen } from '../eighth/kit'
import { it } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, slip, tall, typed } from '../fifteenth/tills-kit'
import { settled } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { dayOff } from '../nineteenth/west-kit'
import { tally } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { print } from '../twentieth/west-kit'
import { besideTax, someone } from '../twenty-third/continental-kit'
import { payer, plastic } from '../twenty-fifth/south-kit'
import { monthOf } from '../twenty-second/north-kit'
import { since, site, town } from '../twenty-second/south-kit'
import { twoLines } from './english-kit'
import { spacedOut, spread } from './south-kit'

/** A tax number without its country. */
const own = (pen: Pen): string => taxNumber(pen, 'IT').slice(2)

/** Minutes as a clock has them, and back. */
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

export const itSlips: Papers = {
  /** The slip of a car park's machine: place and firm, in and out with how long, the sum with its tax in it, what was put in and what came back or the card, the register's document. */
  'scontrino-parcheggio': slip(
    {
      shops:
        'PARCHEGGIO PIAZZA ROMA;Piazza Roma 1;60121 Ancona;Marche Parking S.p.A.|Autosilo Lungolago;Viale Rosselli 14;22100 Como;Lario Sosta S.r.l.|GARAGE SAN FREDIANO;Borgo Tegolaio 30/R;50125 Firenze;Autorimessa S. Frediano S.n.c.|Park Stazione Verona;Via Palladio 18;37138 Verona;Scaligera Parcheggi S.r.l.|PARCHEGGIO PORTO;Molo Beverello;80133 Napoli;Parthenope Park S.r.l.|P1 AEROPORTO;Viale Fratelli Wright;70128 Bari;Puglia Airport Park S.p.A.',
      notation: it,
      days: 'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY',
      since,
    },
    58,
    (pen, shop) => {
      const start = pen.whole(7 * 60, 15 * 60)
      const stay = pen.whole(25, 400)
      const price = pen.pick([150, 180, 200, 250])
      const sums = within([line('SOSTA', Math.ceil(stay / 60) * price, 22)])
      const number = pen.digits('0###-00##')
      const isCard = pen.chance(0.5)
      const given = isCard ? sums.total : Math.ceil(sums.total / 500) * 500
      const { scheme, end } = plastic(pen)
      return [
        `${typed(
          58,
          30,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^P.IVA ${own(pen)}`,
            '=-',
            '^DOCUMENTO COMMERCIALE',
            '^di vendita o prestazione',
            '=-',
            `Cassa automatica ${pen.whole(1, 4)}`,
            `Biglietto|${pen.digits('###########')}`,
            `Ingresso|${pen.day()} ${clockOf(start)}`,
            `Uscita|${pen.day()} ${clockOf(start + stay)}`,
            `Durata|${Math.floor(stay / 60)} h ${String(stay % 60).padStart(2, '0')} min`,
            `Tariffa|${pen.plain(price)} / ora`,
            '=-',
            `SOSTA  IVA 22%|${pen.plain(sums.total)}`,
            `!TOTALE EURO|${pen.plain(sums.total)}`,
            `di cui IVA|${pen.plain(sums.vat)}`,
            isCard
              ? `Pagamento elettronico|${pen.plain(given)}`
              : `Pagamento contante|${pen.plain(given)}`,
            `Resto|${pen.plain(given - sums.total)}`,
            isCard && `${scheme} ****${end}|Aut. ${pen.digits('######')}`,
            '=-',
            `${pen.day()} ${clockOf(start + stay)}|DOC. N. ${number}`,
            `RT ${pen.digits('99MEX######')}`,
            '',
            '^Uscire entro 15 minuti',
            '^Assistenza: tasto rosso',
          ),
        )}${bars(pen, 42)}`,
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const itBills: Papers = {
  /** A craftsman's bill typed into a spreadsheet and printed with its lines: firm in the first cells, number and day in cells of their own, work with its measure, empty rows, sums at the right, the bank in the last cell. */
  'foglio-di-calcolo': paper(
    { ...it, money: '# €' },
    'DD/MM/YYYY|DD/MM/YY|D-mon-YY',
    'plain narrow',
    'Idraulica Sartorelli;Via Piave 21;31044 Montebelluna (TV);Sartorelli Diego|IMBIANCATURE COLORVIVO;Via dei Tigli 5;41012 Carpi (MO);Colorvivo di Rossi e Bini S.n.c.|Elettro Ghedini;Strada Statale 16, 140;44011 Argenta (FE);Ghedini Paolo|SERRAMENTI LUPO;C.da Santa Lucia 8;74015 Martina Franca (TA);Lupo S.r.l.s.|Giardini Verde Sesia;Via Vercelli 77;13045 Gattinara (VC);Az. Agr. Verde Sesia|Spazzacamino Alpi Orobie;Via Nazionale 33;24021 Albino (BG)',
    'IT',
    (pen, firm) => {
      const to = payer(pen, 'IT')
      const sums = onTop(
        pen.buy(
          wares(
            /Idr/.test(firm.name)
              ? 'Ore manodopera;32;42;22|Miscelatore lavabo;60;130;22|Tubo multistrato (m);4;9;22|Spurgo colonna;110;190;22'
              : /IMB/.test(firm.name)
                ? 'Tinteggiatura pareti (mq);5;9;22|Rasatura (mq);7;12;22|Noleggio trabattello;60;120;22|Pulizia finale;80;140;22'
                : /Elet/.test(firm.name)
                  ? 'Punto luce;38;55;22|Presa 16A;32;48;22|Differenziale 4P;110;170;22|Ore elettricista;32;40;22'
                  : /SERR/.test(firm.name)
                    ? 'Zanzariera su misura;90;160;22|Registrazione infissi;25;40;22|Cilindro europeo;45;90;22|Trasporto e posa;60;150;22'
                    : 'Ore di lavoro;26;38;22|Smaltimento;40;120;22|Uscita;35;60;22|Materiale vario;20;90;22|Intervento annuale;70;140;22',
          ),
          { count: [1, 4], most: 24, step: 50 },
        ).lines,
      )
      const number = pen.digits(say(pen, '##/2026|##|##-26'))
      const due = pen.chance(0.6) ? pen.after(pen.pick([30, 60])) : null
      const isCash = due === null && pen.chance(0.5)
      const lines = linesAs(pen, sums.lines, 'tquA')
      const empty = Array.from({ length: 9 - lines.length }, () => [])
      const mark = (at: number) => (/^Ore/.test(sums.lines[at]?.text ?? '') ? 'h' : 'n')
      return [
        spread(
          'llrrr',
          [
            [firm.name, '', '', '', ''],
            [firm.also[0] ?? '', '', '', '', ''],
            [firm.address[0] ?? '', '', '', '', ''],
            [firm.address[1] ?? '', '', '', 'Spett.le', ''],
            [`P.IVA ${own(pen)}`, '', '', to.name, ''],
            [`Cell. ${pen.digits('3## #######')}`, '', '', to.address[0] ?? '', ''],
            ['', '', '', to.address[1] ?? '', ''],
            ['', '', '', `P.IVA ${own(pen)}`, ''],
            [],
            ['FATTURA N.', number, '', 'DATA', pen.day()],
            [],
            ['DESCRIZIONE', 'U.M.', "Q.TA'", 'PREZZO', 'IMPORTO'],
            ...lines.map(([t = '', q = '', u = '', a = ''], at) => [t, mark(at), q, u, a]),
            ...empty,
            ['', '', '', 'IMPONIBILE', pen.money(sums.net)],
            ['', '', '', 'IVA 22%', pen.money(sums.vat)],
            ['', '', '', 'TOTALE FATTURA', pen.money(sums.total)],
            [],
            [
              due
                ? `PAGAMENTO: BONIFICO ENTRO IL ${pen.day(due)}`
                : isCash
                  ? 'PAGATO IN CONTANTI'
                  : 'PAGAMENTO: RIMESSA DIRETTA',
            ],
            [`IBAN ${iban(pen, 'IT')}`],
            ['Copia di cortesia - originale inviato tramite SdI'],
          ],
          'width:100%;font-size:9.5pt',
        ),
        { sums, documentNumber: number, ...(isCash ? settled : due ? { due } : {}) },
        '#sheet section { padding: 12mm 14mm; } table tr:nth-child(12) td, table tr:nth-child(10) td { font-weight: bold; } table tr:first-child td { font-size: 13pt; font-weight: bold; }',
      ]
    },
    since,
  ),

  /** An inn's or guest house's bill for nights that a portal brought: the name in the middle in spaced capitals, guest and stay in a list, the portal's number, nights with breakfast at ten, the town's tax outside it, paid at leaving. */
  'soggiorno-portale': paper(
    it,
    'DD/MM/YYYY|D month YYYY',
    'book light plain',
    'Locanda del Melograno;Via Cavour 8;53045 Montepulciano (SI);Melograno S.a.s. di Bindi Laura & C.|Hotel Miralago;Lungolago Gramsci 22;28838 Stresa (VB);Miralago Gestioni S.r.l.|B&B Le Due Torri;Via Rizzoli 30;40125 Bologna (BO);Fantini Ospitalità S.r.l.s.|ALBERGO AL PORTICCIOLO;Calata Porto 5;91014 Castellammare del Golfo (TP);Alberghi del Golfo S.r.l.|Residenza Manin;Corso di Porta Nuova 66;20121 Milano (MI);Manin Suites S.r.l.|Agriturismo Podere Nuovo;Loc. Podere Nuovo 3;06055 Marsciano (PG);Soc. Agr. Podere Nuovo S.S.',
    'IT',
    (pen, firm) => {
      const isFirm = pen.chance(0.6)
      const to = isFirm ? payer(pen, 'IT') : someone(pen, 'IT')
      const nights = pen.whole(1, 4)
      const guests = pen.whole(1, 2)
      const taxable = [
        several(
          say(
            pen,
            'Camera doppia uso singola, colazione inclusa|Camera matrimoniale con colazione|Camera Comfort B&B',
          ),
          nights,
          pen.whole(62, 158) * 100,
          10,
        ),
        ...(pen.chance(0.35) ? [several('Cena', guests, pen.pick([2200, 2500, 2800]), 10)] : []),
        ...(pen.chance(0.3) ? [several('Garage', nights, pen.pick([1000, 1500]), 22)] : []),
      ]
      const stay = several(
        'Imposta di soggiorno (fuori campo IVA)',
        nights * guests,
        pen.pick([150, 200, 250, 400]),
      )
      const sums = besideTax(within(taxable), [stay])
      const number = pen.digits(say(pen, '###/2026|####|26/###|###/B'))
      const { scheme } = plastic(pen)
      return [
        `<div class="mid">${spacedOut(firm.name, 16, pen.pick(['#7c2d12', '#1e3a5f', '#3f3f46']))}<div class="tiny" style="margin-top:1.5mm">${[...firm.also.map(escaped), place(firm, ' – ')].join('<br>')}<br>Tel. ${pen.digits('0### ######')} – P.IVA ${own(pen)} – CIN IT${pen.digits('0#####A1@@##@#@@')}</div></div><div style="border-top:0.3mm solid #999;margin:5mm 0 7mm"></div><div class="cols"><div>${told(
          [
            [
              'Ospite',
              isFirm ? say(pen, 'Luca Tosi|Sara Monti|Marco Ferri + 1|Elena Greco') : to.name,
            ],
            ['Arrivo', dayOff(pen, -nights)],
            ['Partenza', pen.day()],
            ['Camera', say(pen, '12|104|Glicine|203|Lavanda')],
            [say(pen, 'Prenotazione Stanzeo|Prenotazione Alloggify'), pen.digits('4#########')],
          ],
          'font-size:92%',
        )}</div><div>Intestata a:<br>${who(to)}<br>${isFirm ? `P.IVA / C.F. ${own(pen)}` : ''}</div></div><p style="margin-top:8mm;font-size:12pt">${say(pen, 'FATTURA|Ricevuta fiscale / Fattura|FATTURA')} n. <b>${number}</b> del <b>${pen.day()}</b></p>${grid(
          'ruled',
          'lrrrr',
          'Descrizione|Q.tà|Prezzo|IVA|Importo',
          linesAs(pen, sums.lines, 'tqura').map((cells, at) =>
            at === sums.lines.length - 1 ? [...cells.slice(0, 3), '–', cells[4] ?? ''] : cells,
          ),
        )}<div class="cols"><div>${grid('tiny', 'lrr', 'Aliquota|Imponibile|Imposta', ratesAs(pen, sums.shares, 'rnv'))}</div>${tally(
          [
            ['Totale servizi', pen.money(sums.total - stay.amount)],
            ['Imposta di soggiorno', pen.money(stay.amount)],
            ['TOTALE', pen.money(sums.total)],
          ],
          'flex:0 0 76mm;font-size:108%',
        )}</div><p style="margin-top:8mm">Pagato con ${say(pen, `carta ${scheme}|bancomat|contanti|carta di credito`)} ${pen.money(sums.total)} – Saldo ${pen.money(0)}</p><p>Grazie per aver soggiornato da noi. Lasci una recensione sul portale!</p><div class="foot tiny grey mid">Prezzi comprensivi di IVA. Check-out entro le ore 10:30. ${site(firm.name)}.example</div>`,
        { sums, documentNumber: number, hasRates: true, ...settled },
      ]
    },
    since,
  ),

  /** A company doctor's bill: name and title on two lines at the right, visits and tests of those employed without tax by the law's words, a stamp duty as a line, when to pay. */
  'medico-competente': paper(
    it,
    'DD/MM/YYYY|D month YYYY|DD.MM.YYYY',
    'book slab light',
    'Dott.ssa Marta Colnaghi;Via Visconti 11;23900 Lecco (LC)|Dott. Salvatore Intorre;Viale Regione Siciliana 402;90145 Palermo (PA)|Studio Medico Dott. Bruni;Via Emilia Ovest 90;43126 Parma (PR);Dott. Franco Bruni|SALUS LAVORO;Via Torino 150;10093 Collegno (TO);Salus Lavoro S.r.l.|Poliambulatorio Sant’Orsola;Corso Vercelli 12;28100 Novara (NO);Poliambulatorio Sant’Orsola S.r.l.|Dott. Giulio Pedrazzi;Via Canalino 40;41121 Modena (MO)',
    'IT',
    (pen, firm) => {
      const to = payer(pen, 'IT')
      const lines = pen.buy(
        wares(
          'Visita medica periodica;38;60|Visita preventiva;42;65|Audiometria;15;25|Spirometria;18;28|Visiotest;12;20|Sopralluogo annuale;120;240|Nomina e gestione sorveglianza sanitaria;150;320',
        ),
        { count: [1, 4], most: 6, step: 100 },
      ).lines
      const stamp = line('Imposta di bollo', 200)
      const sums = within(
        lines.reduce((all, one) => all + one.amount, 0) > 7747 ? [...lines, stamp] : lines,
      )
      const number = pen.digits(say(pen, '##/2026|###|##-2026|1##/PA'))
      const [, end] = monthOf(pen.date, 1)
      const due = pen.chance(0.5) ? pen.after(30) : end
      return [
        `<div style="margin-left:92mm;border-left:0.4mm solid #555;padding-left:5mm">${twoLines(firm.name, 'font-size:16pt')}<div class="tiny">${/^Dott/.test(firm.name) ? 'Medico Chirurgo – Specialista in Medicina del Lavoro' : 'Medicina del lavoro e sorveglianza sanitaria'}${firm.also.map((name) => `<br>${escaped(name)}`).join('')}<br>${place(firm)}<br>P.IVA ${own(pen)}<br>PEC: ${site(firm.name)}@pec.example</div></div><div style="margin-top:9mm">Spett.le<br>${who(to)}<br>C.F./P.IVA ${own(pen)}</div><p style="margin-top:9mm">${escaped(town(firm).replace(/ \(..\)$/, ''))}, ${pen.day()}</p><p><b>Fattura n. ${number}</b></p><p>Prestazioni ai sensi del D.Lgs. 81/2008 – ${say(pen, 'sorveglianza sanitaria|visite ai dipendenti')}:</p>${grid('', 'lrrr', 'Prestazione|N.|Euro|Totale', linesAs(pen, sums.lines, 'tqua'))}${tally(
          [
            ['Imponibile esente', pen.plain(sums.total - (sums.lines.includes(stamp) ? 200 : 0))],
            ['IVA', 'esente'],
            ['Totale da corrispondere', pen.money(sums.total)],
          ],
          'margin-left:auto;min-width:84mm',
        )}<p style="margin-top:8mm">Operazione esente IVA ai sensi dell’art. 10, n. 18, D.P.R. 633/72.${sums.lines.includes(stamp) ? ' Bollo assolto in modo virtuale.' : ''}</p><p>Bonifico entro il ${pen.day(due)} – IBAN ${iban(pen, 'IT')}</p><div class="foot tiny grey">${oneLine({ ...firm, name: firm.also[0] ?? firm.name })} – Iscrizione Albo Medici n. ${pen.digits('####')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}
