/** Everyday papers of Italy: a trattoria, a store for building, a program of the cloud, a craftsman who pays no tax, telephone for two months, web space, water of a town's company. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { it } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { settled } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { formed, tally, tornOff } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { nines, print } from '../twentieth/west-kit'
import { served, since, site } from './south-kit'

/** A tax number without its country. */
const own = (pen: Parameters<typeof taxNumber>[0]): string => taxNumber(pen, 'IT').slice(2)

export const itTills = {
  /** A trattoria's commercial document: table and covers, a price for each cover, rate beside the price, what was paid by which means, the register's number in one line with the day. */
  'scontrino-trattoria': slip(
    {
      shops:
        'TRATTORIA DA GIGETTO;Via dei Serpenti 41;00184 Roma (RM);Gigetto S.r.l.s.|Osteria al Sasso;Contrà Porti 9;36100 Vicenza (VI);di Dal Lago Renzo & C. S.a.s.|PIZZERIA VESUVIO 2;Via Tribunali 211;80138 Napoli (NA)|BAR CENTRALE;Corso Umberto I 5;98039 Taormina (ME);Cicala Salvatore',
      notation: it,
      days: 'DD-MM-YYYY|DD/MM/YYYY|DD/MM/YY',
      since,
    },
    80,
    (pen, shop) => {
      const covers = pen.whole(1, 5)
      const isBar = shop.name.startsWith('BAR')
      const sums = within([
        ...(isBar ? [] : [several('COPERTO', covers, pen.pick([150, 200, 250]), 10)]),
        ...served(
          pen,
          isBar
            ? 'CAFFE;1.1;1.5;10|CORNETTO;1.3;1.9;10|CAPPUCCINO;1.5;2.2;10|SPREMUTA;3;4.5;10|TOAST;3.5;5.5;10|GRANITA E BRIOCHE;4;6;10'
            : 'SPAGHETTI VONGOLE;13;18;10|TAGLIATA MANZO;18;25;10|MARGHERITA;6;9;10|INSALATA MISTA;4;6;10|ACQUA NAT. 0,75;2;3;10|VINO CASA 1/2 L;5;8;10|TIRAMISU;5;7;10|CAFFE;1.2;2;10|FRITTO MISTO;14;19;10',
          [2, 6],
          covers,
          isBar ? 10 : 50,
        ),
      ])
      const number = pen.digits('0###-00##')
      const means = say(pen, 'Pagamento elettronico|Pagamento contante|Pagamento elettronico')
      return [
        typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^P.IVA ${own(pen)}`,
            '',
            '^DOCUMENTO COMMERCIALE',
            '^di vendita o prestazione',
            '',
            !isBar && `Tavolo ${pen.whole(1, 30)}   Coperti ${covers}`,
            set(['DESCRIZIONE', 'IVA', 'Prezzo(€)'], [24, -7, -11]),
            each(sums.lines, (one) =>
              set(
                [
                  one.quantity > 1 ? `${one.text} x${one.quantity}` : one.text,
                  '10,00%',
                  pen.plain(one.amount),
                ],
                [24, -7, -11],
              ),
            ),
            '',
            `!TOTALE COMPLESSIVO|${pen.plain(sums.total)}`,
            `di cui IVA|${pen.plain(sums.vat)}`,
            '',
            `${means}|${pen.plain(sums.total)}`,
            `Importo pagato|${pen.plain(sums.total)}`,
            '',
            `^${pen.day()} ${pen.clock()} DOC.N.${number}`,
            `^RT ${pen.digits('@@@########')}`,
            '^Grazie e arrivederci',
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A store for building and garden: articles with their code, a discount of the card in a line, letters of the rate explained below, the buyer's tax code, bars. */
  'scontrino-brico': slip(
    {
      shops:
        'BRICOFACILE;Via Emilia Ovest 74;43126 Parma (PR);Bricofacile Italia S.p.A.|FERRAMENTA MORANDINI;Via Brennero 22;38121 Trento (TN);Morandini Luigi & Figli S.n.c.|CASA DEL COLORE;Via Monginevro 190;10142 Torino (TO);di Bosio Ivana',
      notation: it,
      days: 'DD/MM/YYYY|DD-MM-YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const goods = nines(
        pen,
        'VITI LEGNO 4X50;3.5;6.5;22|SMALTO ACQUA 750;14;24;22|TASSELLI 8MM;3;6;22|TUBO GIARDINO 15M;12;26;22|LAMPADA LED E27;3.5;7.9;22|NASTRO TELATO;4;8;22|GUANTI LAVORO;3;7;22|PROLUNGA 5M;9;17;22|SILICONE TRASP.;4;8;22|TERRICCIO 50L;5;9;22',
        { count: [2, 6], most: 4 },
      )
      const gross = goods.reduce((all, { amount }) => all + amount, 0)
      const off = pen.chance(0.4) ? Math.round(gross * 0.1) : 0
      const sums = within([...goods, ...(off > 0 ? [line('SCONTO CARD 10%', -off, 22)] : [])])
      const number = pen.digits('####-00##')
      const isCash = pen.chance(0.4)
      const given = isCash ? Math.ceil(sums.total / 1000) * 1000 : sums.total
      return [
        `${typed(
          80,
          42,
          print(
            `^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^Partita IVA ${own(pen)}`,
            `^Tel. ${pen.digits('0### ######')}`,
            '=-',
            '!^DOCUMENTO COMMERCIALE',
            '^di vendita o prestazione',
            '=-',
            each(goods, (one) =>
              print(
                pen.digits('80###########'),
                one.quantity > 1 && `··${one.quantity},00 x ${pen.plain(one.unit)}`,
                `${one.text}|A  ${pen.plain(one.amount).padStart(8)}`,
              ),
            ),
            off > 0 && `Subtotale|${pen.plain(gross)}`,
            off > 0 && `SCONTO CARD 10%|${pen.plain(-off)}`,
            '=-',
            `!TOTALE EURO|${pen.plain(sums.total)}`,
            `di cui IVA|${pen.plain(sums.vat)}`,
            isCash ? `CONTANTI|${pen.plain(given)}` : `CARTA DI DEBITO|${pen.plain(given)}`,
            isCash && `RESTO|${pen.plain(given - sums.total)}`,
            '=-',
            `A = IVA 22%     Articoli: ${goods.reduce((all, one) => all + one.quantity, 0)}`,
            pen.chance(0.4) && `Codice lotteria ${pen.digits('@#@#@@##')}`,
            `Cassa ${pen.digits('0#')}|Operatore ${pen.digits('1##')}`,
            `Documento n. ${number}|${pen.day()} ${pen.clock()}`,
            `Server RT ${pen.digits('88S25######')}`,
          ),
        )}${bars(pen, 60)}`,
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
} satisfies Papers

export const itBills: Papers = {
  /** A program of the cloud: the sign in letters, the firm's facts in a column at the right, number and day above the buyer, grey heads, terms of payment with a day in a table of its own. */
  'fattura-nuvola': paper(
    it,
    'DD/MM/YYYY|D month YYYY',
    'plain light wide',
    'Impianti Bortolin;Via Terraglio 18;31100 Treviso (TV);Impianti Bortolin S.r.l.|studio orsa minore;Via Savona 97;20144 Milano (MI);Orsa Minore Design S.n.c.|GLOBAL PULIZIE;Via Tiburtina 912;00156 Roma (RM);Global Servizi Soc. Coop.|Informatica Salentina;Viale Lo Re 33;73100 Lecce (LE);Informatica Salentina di Greco Antonio',
    'IT',
    (pen, firm, to) => {
      const stock = /Imp/.test(firm.name)
        ? 'Manutenzione caldaia;80;140;22|Manodopera tecnico (ora);32;45;22|Sostituzione valvola;45;95;22|Installazione climatizzatore 12000 BTU;350;620;10|Materiale di consumo;15;80;22'
        : /PUL/.test(firm.name)
          ? 'Pulizia uffici – canone mensile;180;520;22|Pulizia vetri;60;140;22|Fornitura materiale igienico;25;90;22|Sanificazione straordinaria;90;220;22'
          : 'Canone assistenza;45;160;22|Restyling logo;280;650;22|Gestione sito web;60;190;22|Consulenza (ore);40;65;22|Licenza software annuale;90;290;22'
      const sums = onTop(pen.buy(wares(stock), { count: [1, 4], most: 4, step: 10 }).lines)
      const number = pen.digits(say(pen, '##/2026|###|26/0##|##/A'))
      const due = pen.after(pen.pick([0, 30, 30, 60]))
      const colour = pen.pick(['#16a34a', '#2563eb', '#52525b'])
      const way = say(pen, 'Bonifico|Bonifico|Ri.Ba.')
      return [
        `<div class="sides"><div style="font:bold 19pt 'DejaVu Sans';color:${colour}">${escaped(firm.name)}</div><div class="r tiny"><b>${legal(firm)}</b><br>${place(firm)}<br>P.IVA ${own(pen)}<br>info@${site(firm.name)}.example</div></div><div class="sides" style="margin-top:14mm"><div><div style="font-size:16pt;color:${colour}">Fattura</div>nr. <b>${number}</b> del <b>${pen.day()}</b></div><div style="width:82mm"><span class="tiny grey">${say(pen, 'Destinatario|Spett.le')}</span><br><b>${escaped(to.name)}</b><br>${place(to)}<br>P.IVA ${own(pen)}</div></div><p class="tiny" style="margin-top:6mm">Oggetto: ${say(pen, 'lavori eseguiti presso la Vs. sede|prestazioni del mese|come da preventivo accettato')}</p><table class="t ruled"><tr style="background:#f4f4f5">${['Descrizione', 'Quantità', 'Prezzo', 'Importo', 'IVA'].map((head, at) => `<th class="${at === 0 ? 'l' : 'r'}">${head}</th>`).join('')}</tr>${linesAs(
          pen,
          sums.lines,
          'tqUAr',
        )
          .map(
            (cells) =>
              `<tr>${cells.map((cell, at) => `<td class="${at === 0 ? 'l' : 'r'}">${escaped(cell)}</td>`).join('')}</tr>`,
          )
          .join(
            '',
          )}</table><div class="cols" style="margin-top:5mm"><div>${grid('tiny', 'lrr', 'Riepilogo IVA|Imponibile|Imposta', ratesAs(pen, sums.shares, 'rNV'))}</div>${facts(
          sumsAs(pen, sums, 'NVT', 'Imponibile|Totale IVA|Totale documento'),
          `flex:0 0 78mm;font-size:112%;border-top:0.5mm solid ${colour}`,
        )}</div><p style="margin-top:10mm"><b>Modalità di pagamento</b>: ${way}${way === 'Bonifico' ? ` – IBAN ${iban(pen, 'IT')}` : ''}</p>${grid('tiny', 'lr', 'Scadenza|Importo', [[pen.day(due), pen.money(sums.total)]])}<div class="foot tiny grey mid">Copia di cortesia della fattura elettronica trasmessa al Sistema di Interscambio – Codice destinatario ${pen.digits('@#@@##@')}</div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
    since,
  ),

  /** A craftsman or freelancer of the flat regime: a page from a word processor, no tax by the law's words, the stamp of two euros as a line, one sum. */
  'forfettario-bollo': paper(
    it,
    'DD/MM/YYYY|D month YYYY|DD.MM.YYYY',
    'book slab plain',
    'Giada Lorenzini – Grafica;Via Mazzini 60;50132 Firenze (FI);Giada Lorenzini|Termoidraulica Piras;Via Sassari 14;07026 Olbia (SS);Piras Efisio|Dott. Matteo Bassi, consulente informatico;Via Saragozza 88;40123 Bologna (BO)|SARTORIA ROSALBA;Via Sparano 17;70121 Bari (BA);di Rosalba Lacerenza',
    'IT',
    (pen, firm, to) => {
      const work = pen.buy(
        wares(
          /Termo/.test(firm.name)
            ? 'Riparazione perdita bagno;70;160|Sostituzione rubinetto;55;110|Pulizia scarichi;60;130|Uscita e diagnosi;30;50'
            : /SART/.test(firm.name)
              ? 'Camici su misura;28;55|Riparazioni divise;10;24|Tende per sala;80;210|Tovaglie 180x180;18;34'
              : 'Progetto grafico;180;560|Consulenza (ore);35;60|Manutenzione sito;60;140|Impaginazione brochure;120;290',
        ),
        { count: [1, 3], most: 5, step: 100, isGross: true },
      ).lines
      const sum = work.reduce((all, { amount }) => all + amount, 0)
      const stamp = sum > 7747 ? [line('Imposta di bollo', 200)] : []
      const sums = within([...work, ...stamp])
      const number = pen.digits(say(pen, '#/2026|##/26|##|0##-2026'))
      const due = pen.chance(0.5) ? pen.after(pen.pick([15, 30])) : null
      return [
        `<div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>C.F. ${pen.digits('@@@@@@##@##@###@')} – P.IVA ${own(pen)}<br>cell. ${pen.digits('3## #######')}</div><div style="margin:10mm 0 10mm 100mm">Spett.le<br>${who(to)}<br>P.IVA ${own(pen)}</div><p><b>FATTURA N. ${number}</b> ${say(pen, 'DEL|del|in data')} <b>${pen.day()}</b></p>${grid('boxy', 'lrrr', 'Descrizione|Q.tà|Prezzo €|Importo €', linesAs(pen, sums.lines, 'tqua'))}<p class="r" style="font-size:14pt">${say(pen, 'TOTALE FATTURA|Totale da pagare|NETTO A PAGARE')} <b>${pen.money(sums.total)}</b></p><p>Operazione effettuata ai sensi dell’art. 1, commi da 54 a 89, della Legge n. 190/2014 – Regime forfettario. Operazione senza applicazione dell’IVA e non soggetta a ritenuta d’acconto.</p>${stamp.length > 0 ? '<p>Imposta di bollo assolta in modo virtuale.</p>' : ''}<p style="margin-top:8mm">Pagamento: ${say(pen, 'bonifico bancario|bonifico')} ${due ? `entro il ${pen.day(due)} ` : ''}– IBAN ${iban(pen, 'IT')}</p><p style="margin-top:16mm;text-align:right"><i>${escaped(firm.also[0]?.replace(/^di /, '') ?? firm.name)}</i></p>`,
        { sums, vat: null, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** A telephone company's two months: number of the line, subscription and extras by heading, sum and day in a frame, a slip of the post below. */
  'bolletta-telefono': paper(
    { ...it, money: '# €' },
    'DD/MM/YYYY|D month YYYY',
    'narrow plain light',
    'Linkadria Business;Via Nazionale 4;64026 Roseto degli Abruzzi (TE);Linkadria S.p.A.|VELOCITEL;Corso Sempione 221;20154 Milano (MI);Velocitel Italia S.r.l.|Onda Fibra Business;Via Amendola 172;70126 Bari (BA);Onda Telecomunicazioni S.p.A.',
    'IT',
    (pen, firm, to) => {
      const phone = pen.digits('0## #######')
      const sums = onTop([
        several('Canone Fibra Business 1 Giga', 2, pen.pick([2490, 2990, 3490]), 22),
        ...(pen.chance(0.6)
          ? [several('Linea voce aggiuntiva', 2, pen.pick([500, 800, 1000]), 22)]
          : []),
        ...(pen.chance(0.5) ? [several('Noleggio modem', 2, pen.pick([300, 500]), 22)] : []),
        ...(pen.chance(0.4) ? [line('Chiamate internazionali', pen.whole(40, 1800), 22)] : []),
        line('Spese invio fattura', 200, 22),
      ])
      const number = pen.digits(say(pen, '8@########|26########|RV0########-2026'))
      const due = pen.after(pen.pick([15, 20, 25]))
      return [
        `${beside(
          '1fr 80mm',
          `<b style="font-size:19pt;color:#1e3a8a">${escaped(firm.name)}</b><p class="tiny">${oneLine({ ...firm, name: firm.also[0] ?? firm.name })}<br>C.F. e P.IVA ${own(pen)}</p>`,
          `<div style="margin-top:20mm">${who(to)}</div>`,
        )}<div class="cols" style="margin-top:10mm"><div>${told([
          ['Linea telefonica', phone],
          ['Fattura n.', number],
          ['Data emissione', pen.day()],
          [
            'Bimestre',
            `${pen.day(pen.after(-62), 'month')} – ${pen.day(pen.after(-31), 'month YYYY')}`,
          ],
          ['Codice cliente', pen.digits('#########')],
        ])}</div><div style="border:0.6mm solid #1e3a8a;padding:4mm;text-align:center">Totale da pagare<br><b style="font-size:20pt">${pen.money(sums.total)}</b><br>entro il <b>${pen.day(due)}</b></div></div><p style="margin-top:8mm"><b>Abbonamenti e altri addebiti</b></p>${grid('ruled', 'lrrr', 'Voce|Mesi / n.|Prezzo|Importo IVA esclusa', linesAs(pen, sums.lines, 'tquA'))}${facts(
          sumsAs(pen, sums, 'NVT', 'Totale imponibile|IVA 22%|Totale fattura'),
          'margin-left:auto',
        )}<p class="tiny">La presente fattura elettronica è disponibile nel cassetto fiscale. Per il ritardato pagamento sono dovuti interessi di mora. Servizio clienti ${pen.digits('800 ### ###')}.</p>${tornOff(`${grid('tiny', 'llr', 'Bollettino di c/c postale|Intestato a|Importo', [[pen.digits('n. ########'), firm.also[0] ?? firm.name, pen.money(sums.total)]])}${bars(pen, 120)}<div class="mid tiny">${pen.digits('##################')} – ${number}</div>`)}`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** A seller of web space and mail: order and domain in a form, services with the years they run, tax, what was paid by card ahead with its day. */
  'dominio-rinnovo': paper(
    { ...it, money: '#€' },
    'DD/MM/YYYY|DD-MM-YYYY',
    'wide plain',
    'nembo.hosting;Via San Clemente 53;24036 Ponte San Pietro (BG);Nembo Servizi S.p.A.|SITIFACILI;Via Cavour 2;50129 Firenze (FI);Sitifacili S.r.l.|Dominia & Mail;Piazza della Repubblica 32;20124 Milano (MI);Dominia Group S.p.A.',
    'IT',
    (pen, firm, to) => {
      const domain = `${site(to.name).slice(0, 16)}.it`
      const until = `fino al ${dayOff(pen, 365)}`
      const sums = onTop([
        line(`Rinnovo dominio ${domain} ${until}`, pen.pick([999, 1249, 1490]), 22),
        ...(pen.chance(0.6)
          ? [line(`Hosting Linux Easy ${until}`, pen.pick([2690, 3990, 5490]), 22)]
          : []),
        ...(pen.chance(0.6)
          ? [several('Casella PEC Standard', pen.whole(1, 3), pen.pick([590, 790, 990]), 22)]
          : []),
      ])
      const number = pen.digits(say(pen, 'A26CO########|26-FE-######|V2-####/2026'))
      const order = pen.digits('MO#########')
      return [
        `<div class="sides"><div style="font-size:20pt;color:#c2410c"><b>${escaped(firm.name)}</b></div><div class="r">${legal(firm)}<br>${place(firm)}<br>P.IVA ${own(pen)}</div></div>${formed(
          [
            ['Fattura', number],
            ['Data', pen.day()],
            ['Ordine', order],
            ['Cliente', pen.digits('#######@WEB')],
          ],
          4,
        )}${part('margin:6mm 0', `Intestatario:<br>${who(to)}<br>P.IVA ${own(pen)}`)}${grid('ruled tiny', 'lrrrr', 'Servizio|Q.tà|Prezzo unitario|Aliquota|Imponibile', linesAs(pen, sums.lines, 'tqUrA'))}${ribbon(
          [
            ['Totale imponibile', pen.money(sums.net)],
            ['Totale IVA', pen.money(sums.vat)],
            ['TOTALE FATTURA', pen.money(sums.total)],
          ],
          'border-top:0.4mm solid #c2410c;padding-top:3mm;font-size:115%',
        )}<p>Fattura pagata con ${say(pen, 'carta di credito|PayPal|bonifico anticipato')} il ${pen.day()}.</p><div class="foot tiny grey">${legal(firm)} – Capitale sociale ${say(pen, '50.000|4.000.000')} € i.v. – REA ${pen.digits('@@-######')} – Documento privo di valenza fiscale: l’originale è la fattura elettronica inviata al SdI.</div>`,
        { sums, documentNumber: number, otherNumbers: [order], ...settled },
      ]
    },
    since,
  ),

  /** Water of a town's company: cubic metres by step of tariff, sewers and cleaning, tax of ten, days between two readings, by when to pay. */
  'bolletta-acqua': paper(
    it,
    'DD/MM/YYYY|D month YYYY|DD.MM.YYYY',
    'light plain narrow',
    'ACQUE DEL SANGRO;Via Spaventa 4;66034 Lanciano (CH);Acque del Sangro S.p.A.|Idrica Alto Lario;Via Statale 71;23823 Colico (LC);Idrica Alto Lario S.r.l.|ASM Acque Monferrato;Corso Alessandria 62;14100 Asti (AT);ASM Acque Monferrato Società consortile a r.l.',
    'IT',
    (pen, firm, to) => {
      const used = pen.whole(24, 260)
      const by = (thousandths: number) => Math.round((used * thousandths) / 10)
      const sums = onTop([
        line('Quota fissa acquedotto, fognatura e depurazione', pen.whole(900, 3200), 10),
        line(`Acquedotto – uso non domestico, ${used} mc`, by(pen.whole(780, 1560)), 10),
        line(`Fognatura ${used} mc`, by(pen.whole(190, 330)), 10),
        line(`Depurazione ${used} mc`, by(pen.whole(420, 690)), 10),
        line('Componenti perequative UI', by(pen.whole(20, 45)), 10),
      ])
      const number = pen.digits(say(pen, '2026/0#####|26######|0#########'))
      const due = pen.after(pen.pick([20, 25, 30]))
      const old = pen.whole(200, 4300)
      return [
        `<div class="sides" style="border-bottom:1mm solid #0891b2;padding-bottom:3mm"><div><b style="font-size:17pt;color:#0891b2">${escaped(firm.name)}</b><br>Servizio idrico integrato</div><div class="r tiny">${legal(firm)}<br>${place(firm)}<br>P.IVA ${own(pen)}<br>Guasti ${pen.digits('800 ### ###')}</div></div><div style="margin:9mm 0 7mm 96mm">${who(to)}</div><p>Bolletta n. <b>${number}</b> emessa il <b>${pen.day()}</b><br>Codice utenza ${pen.digits('########')} – matricola contatore ${pen.digits('@##-######')}</p><div style="display:grid;grid-template-columns:repeat(3,1fr);gap:4mm">${[
          ['Importo da pagare', pen.money(sums.total)],
          ['Scadenza', pen.day(due)],
          ['Consumo', `${used} mc`],
        ]
          .map(
            ([label = '', value = '']) =>
              `<div style="background:#ecfeff;padding:4mm"><span class="tiny">${label}</span><br><b style="font-size:15pt">${escaped(value)}</b></div>`,
          )
          .join(
            '',
          )}</div><p style="margin-top:6mm">Letture: ${dayOff(pen, -110)} mc ${old} – ${dayOff(pen, -12)} mc ${old + used} (rilevata)</p>${grid('ruled', 'lr', 'Dettaglio importi|€', linesAs(pen, sums.lines, 'ta'))}${tally(sumsAs(pen, sums, 'nvT', 'Totale imponibile|IVA 10%|Totale bolletta'))}<p style="margin-top:8mm">${say(pen, 'Pagamento con domiciliazione bancaria attiva.|Può pagare tramite l’avviso pagoPA allegato, in banca, in posta o in tabaccheria.')} Non risultano bollette precedenti insolute.</p><div class="foot tiny grey mid">${oneLine({ ...firm, name: firm.also[0] ?? firm.name })} – Pag. 1 di 1</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}
