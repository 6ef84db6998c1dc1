/** Papers of Italy: an electronic bill as a viewer of the trade's makers prints it, a wholesaler's bill of the month's deliveries, an express carrier's two pages, a pharmacy's slip. */
import { escaped, line, onTop, sumOf, wares, within, type Pen } from '../eighth/kit'
import { it } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { entries, listed } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { headed, oneLine, say } from '../twelfth/kit'
import { print } from '../twentieth/west-kit'
import { since, site, town } from '../twenty-second/south-kit'
import { brand, payer, plastic } from './south-kit'

/** A tax number without its country. */
const own = (pen: Pen): string => taxNumber(pen, 'IT').slice(2)

/** A town without its province, and that. */
const placed = (text: string) => {
  const [, code = '', name = '', province = ''] = /^(\d+) (.*) \((\w\w)\)$/.exec(text) ?? []
  return { code, name, province }
}

export const itTills = {
  /** A pharmacy's document that tells who bought: kind of each good before its name with the state's code, tax beside it, the buyer's tax code, what may be set against income. */
  'scontrino-parlante': slip(
    {
      shops:
        'FARMACIA SAN ROCCO;Via Cavour 88;24047 Treviglio (BG);del Dott. Piero Gatti & C. S.a.s.|Farmacia Comunale n. 3;Piazza del Popolo 9;52100 Arezzo (AR);AFM Arezzo S.p.A.|FARMACIA DEL PORTO;Molo San Vincenzo 2;80133 Napoli (NA);Dott.ssa Carmela Esposito|ANTICA FARMACIA GHISLIERI;Strada Nuova 31;27100 Pavia (PV);Ghislieri S.n.c.|Parafarmacia Verdesalute;Via Tuscolana 704;00174 Roma (RM);Verdesalute S.r.l.|FARMACIA MONTELLO;Via Schiavonesca 14;31040 Volpago (TV)',
      notation: it,
      days: 'DD-MM-YYYY|DD/MM/YYYY|DD/MM/YY',
      since,
    },
    80,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'FARMACO TACHIDOL 20CPR;5.9;8.9;10|FARMACO OMEPRAZEN 14CPS;7.2;11.5;10|FARMACO COLLIRIO ALFA 10ML;8.5;13.9;10|INTEGRAT. MAGNESIO B6 40CPR;9.9;16.9;10|DM CE CEROTTI ASSORTITI;3.2;6.4;22|DM CE MASCHERINE FFP2 10PZ;6;12;22|COSMETICO CREMA MANI 75ML;5.5;9.9;22|DM CE SPRAY NASALE IPERT.;7.9;11.9;22|PARAFARM. DISINFETT. 500ML;4.5;7.9;22',
          ),
          { count: [1, 5], most: 2, step: 10, isGross: true },
        ).lines,
      )
      const number = pen.digits('0###-00##')
      const buyer = pen.digits('@@@@@@##@##@###@')
      const health = sumOf(
        sums.lines.filter(({ text }) => /FARMACO|DM CE/.test(text) && !/PARA/.test(text)),
      )
      const isCard = pen.chance(0.75)
      const given = isCard ? sums.total : Math.ceil(sums.total / 1000) * 1000
      const { scheme, aid, end } = plastic(pen)
      return [
        typed(
          80,
          44,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^P.IVA ${own(pen)}`,
            `^Tel. ${pen.digits('0### ######')}`,
            '',
            '^DOCUMENTO COMMERCIALE',
            '^di vendita o prestazione',
            '',
            set(['DESCRIZIONE', 'IVA', 'Prezzo(€)'], [28, -6, -10]),
            each(sums.lines, (one) =>
              print(
                one.quantity > 1 && `··n.${one.quantity} x ${pen.plain(one.unit)}`,
                set([one.text.slice(0, 27), `${one.rate}%`, pen.plain(one.amount)], [28, -6, -10]),
                one.text.startsWith('FARMACO') ? `··AIC ${pen.digits('0########')}` : false,
              ),
            ),
            '',
            `!TOTALE COMPLESSIVO|${pen.plain(sums.total)}`,
            `di cui IVA|${pen.plain(sums.vat)}`,
            '',
            `${isCard ? 'Pagamento elettronico' : 'Pagamento contante'}|${pen.plain(given)}`,
            given > sums.total && `Resto|${pen.plain(given - sums.total)}`,
            `Importo pagato|${pen.plain(sums.total)}`,
            '=-',
            `Codice fiscale cliente: ${buyer}`,
            health > 0 && `Spesa sanitaria detraibile|${pen.plain(health)}`,
            pen.chance(0.4) && `Carta Salute ${pen.digits('20######')}|punti ${pen.whole(4, 320)}`,
            `Operatore: ${say(pen, 'BANCO 2|Dott.ssa Elisa|MARTA')}`,
            '=-',
            `^${pen.day()} ${pen.clock()}`,
            `^DOCUMENTO N. ${number}`,
            `^RT ${pen.digits('@@@########')}`,
            isCard && `^${scheme} ****${end} AID ${aid}`,
            `^${say(pen, 'Orario continuato 8:30-20:00|Grazie e arrivederci')}`,
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
} satisfies Papers

export const itBills: Papers = {
  /** An electronic bill as the viewer of the makers of programs prints it: seller and buyer in two boxes of labels, kind and number in a row, goods with unit, tax by rate, way to pay with its code; now and then a credit. */
  'stampa-assosoftware': paper(
    { ...it, money: '# €' },
    'DD-MM-YYYY|DD/MM/YYYY',
    'plain narrow',
    'ELETTROFORNITURE PICENE S.R.L.;VIA DELL’INDUSTRIA 42;63100 ASCOLI PICENO (AP)|Caseificio Valbruna Soc. Agr.;Località Prati 3;33010 Malborghetto (UD)|TIPOGRAFIA BARONI SNC;VIA LUCCHESE 118;51100 PISTOIA (PT)|NOVARA ASCENSORI SPA;CORSO VERCELLI 61;28100 NOVARA (NO)|Vivai Maremma di Santi Paolo;Strada Aurelia Sud 9;58100 Grosseto (GR)|SICUR IMPIANTI S.R.L.S.;VIA MESSINA 230;95126 CATANIA (CT)',
    'IT',
    (pen, firm) => {
      const to = payer(pen, 'IT')
      const isCredit = pen.chance(0.15)
      const stock = /ELETTRO|SICUR/.test(firm.name)
        ? 'CAVO FG16 3G2,5 (M);1.4;2.9;22|INTERRUTTORE MT 16A;9;22;22|PLAFONIERA LED 120;24;48;22|RIVELATORE DOPPIA TECN.;38;72;22|MANODOPERA SPECIALIZZATA (ORE);32;42;22'
        : /Caseif/.test(firm.name)
          ? 'Montasio DOP 60 gg (kg);8.2;10.9;4|Ricotta affumicata (kg);9;13;4|Burro di malga 250 g;3.1;4.4;4|Consegna refrigerata;8;15;22'
          : /TIPO/.test(firm.name)
            ? 'BIGLIETTI DA VISITA PZ 500;38;70;22|PIEGHEVOLI A4 PZ 1000;95;190;22|BLOCCHI COPIE PZ 10;45;85;22|IMPIANTO STAMPA;30;60;22'
            : /Vivai/.test(firm.name)
              ? 'Olivo vaso 24;18;34;10|Lavanda vaso 14;2.2;3.9;10|Prato in rotoli (mq);4.5;7;10|Messa a dimora (ore);25;32;22'
              : 'CANONE MANUTENZIONE IMPIANTO;90;180;22|INTERVENTO FUORI CONTRATTO;70;130;22|FUNE ACCIAIO (M);6;11;22|SPESE DI TRASFERTA;25;50;22'
      const goods = listed(pen, stock, {
        count: isCredit ? [1, 2] : [1, 5],
        most: 12,
        step: 1,
        code: '@@####',
        offs: [0, 0, 5],
      })
      const sums = onTop(goods)
      const number = pen.digits(
        isCredit ? say(pen, 'NC/##|#/NC') : say(pen, '1/000###|FPR ##/26|2026/###|##/A'),
      )
      const due = pen.after(pen.pick([0, 30, 30, 60]))
      const [sender, receiver] = [placed(firm.address[1] ?? ''), placed(to.address[1] ?? '')]
      const label = (name: string, text: string) =>
        `<div><span style="color:#555">${name}:</span> <b>${escaped(text)}</b></div>`
      const box = (title: string, html: string) =>
        `<div style="border:0.25mm solid #000"><div style="border-bottom:0.25mm solid #000;padding:1mm 2mm;font-size:88%"><b>${title}</b></div><div style="padding:2mm;font-size:88%">${html}</div></div>`
      const [tax, theirs] = [own(pen), own(pen)]
      return [
        `<div class="cols" style="gap:4mm">${box('Cedente/prestatore (fornitore)', `${label('Identificativo fiscale ai fini IVA', `IT${tax}`)}${label('Codice fiscale', tax)}${label('Denominazione', firm.name)}${label('Regime fiscale', 'RF01 (ordinario)')}${label('Indirizzo', firm.address[0] ?? '')}${label('Comune', `${sender.name} Provincia: ${sender.province}`)}${label('Cap', `${sender.code} Nazione: IT`)}${label('Telefono', pen.digits('0### ######'))}`)}${box('Cessionario/committente (cliente)', `${label('Identificativo fiscale ai fini IVA', `IT${theirs}`)}${label('Codice fiscale', theirs)}${label('Denominazione', to.name)}${label('Indirizzo', to.address[0] ?? '')}${label('Comune', `${receiver.name} Provincia: ${receiver.province}`)}${label('Cap', `${receiver.code} Nazione: IT`)}`)}</div>${grid('boxy tiny', 'ccccc', 'Tipologia documento|Art. 73|Numero documento|Data documento|Codice destinatario', [[isCredit ? 'TD04 (nota di credito)' : say(pen, 'TD01 (fattura)|TD24 (fattura differita)'), '', number, pen.day(), pen.digits('@#@@##@')]])}${grid(
          'boxy tiny',
          'llrrcrrr',
          'Cod. articolo|Descrizione|Quantità|Prezzo unitario|UM|Sconto o magg.|%IVA|Prezzo totale',
          entries(pen, goods, 'ctqudra').map(
            ([c = '', t = '', q = '', u = '', d = '', r = '', a = '']) => [
              c,
              t,
              `${q},00`,
              u,
              /\(ORE\)|\(ore\)/.test(t)
                ? 'H'
                : /\(kg\)/.test(t)
                  ? 'KG'
                  : /\(M\)/.test(t)
                    ? 'MT'
                    : 'NR',
              d,
              r.replace('%', ',00'),
              a,
            ],
          ),
        )}<div class="mid tiny" style="border:0.25mm solid #000;background:#eee;padding:1mm"><b>RIEPILOGHI IVA E TOTALI</b></div>${grid(
          'boxy tiny',
          'lrrrr',
          'Esigibilità IVA / riferimenti normativi|%IVA|Spese accessorie|Totale imponibile|Totale imposta',
          ratesAs(pen, sums.shares, 'rnv').map(([r = '', n = '', v = '']) => [
            'I (esigibilità immediata)',
            r.replace('%', ',00'),
            '',
            n,
            v,
          ]),
        )}${grid('boxy tiny', 'rrrr', 'Importo bollo|Sconto/Maggiorazione|Valuta|Totale documento', [['', '', 'EUR', pen.plain(sums.total)]])}${
          isCredit
            ? `<p class="tiny">Causale: reso merce – Vs. fattura ${pen.digits('1/000###')} del ${dayOff(pen, -pen.whole(9, 40))}</p>`
            : grid('boxy tiny', 'lllr', 'Modalità pagamento|Dettagli|Scadenze|Importo', [
                [
                  say(pen, 'MP05 Bonifico|MP12 RIBA'),
                  `IBAN ${iban(pen, 'IT')}`,
                  `Data scadenza ${pen.day(due)}`,
                  pen.plain(sums.total),
                ],
              ])
        }<div class="tiny grey" style="margin-top:6mm">(*) Versione prodotta con foglio di stile. Copia analogica di fattura elettronica; l’originale è disponibile nell’area riservata dell’Agenzia delle Entrate. Versione tracciato FPR12 – progressivo invio ${pen.digits('@##@#')}</div>`,
        {
          sums,
          documentNumber: number,
          hasRates: true,
          ...(isCredit ? { kind: 'credit-note' as const, due: null } : { due }),
        },
      ]
    },
    since,
  ),

  /** A wholesaler's bill for the deliveries of a month: boxes of a program of the office, goods under the note they came with, discounts, three rates, a collection order with its day. */
  'differita-ingrosso': paper(
    it,
    'DD/MM/YYYY|DD/MM/YY',
    'needle narrow plain',
    'DISTRIBUZIONE ALIMENTARE GARDA S.R.L.;Via Mantova 160;25017 Lonato del Garda (BS)|Salumi e Formaggi Bertoldi;Via Brennero 91;38123 Trento (TN);Bertoldi F.lli S.n.c.|CENTRO HO.RE.CA. TIRRENO;Via Aurelia 540;57023 Cecina (LI);Ho.Re.Ca. Tirreno S.p.A.|ITTICA SALENTO;Zona P.I.P. lotto 18;73014 Gallipoli (LE);Ittica Salento Soc. Coop.|Bevande Fumagalli;Via Como 33;23807 Merate (LC);Fumagalli Bevande S.a.s.',
    'IT',
    (pen, firm) => {
      const to = payer(pen, 'IT')
      const goods = listed(
        pen,
        /ITTICA/.test(firm.name)
          ? 'GAMBERO ROSSO KG;22;34;10|POLPO CONG. 2-3 KG;12;17;10|COZZE NERE RETE;3;5;10|SURGELATO MISTO FRITTO;8;12;10|GHIACCIO SACCO;2;4;22|CASSETTA POLIST.;1;2;22|FILETTO BRANZINO;14;19;10'
          : /Bev/.test(firm.name)
            ? 'ACQUA NAT. CL50X24;4.8;7.2;22|BIRRA FUSTO LT30;72;98;22|PROSECCO DOC CL75;4.9;7.8;22|SUCCO ACE LT1X6;7.2;9.8;22|CAFFE MISC. BAR KG1;11;16;22|LATTE UHT LT1X6;5.4;7.2;4|ZUCCHERO BUST. KG10;14;19;10'
            : 'PROSCIUTTO COTTO KG;7.9;11.9;10|GRANA PADANO 24M KG;13;16;4|OLIO EVO LT5;34;46;4|FARINA 00 KG25;16;22;4|PELATI KG2,5X6;14;19;4|TOVAGLIOLI 2V X2400;18;27;22|MOZZARELLA KG3;17;22;4|UOVA PASTOR. KG1;4.5;6.2;10',
        { count: [4, 7], most: 8, step: 1, code: '0#####', offs: [0, 0, 5, 10] },
      )
      const sums = onTop(goods)
      const number = pen.digits(say(pen, '####/00|26/0####|V1-####'))
      const due = pen.after(pen.pick([30, 45, 60]))
      const [first, second] = [pen.digits('####'), pen.digits('####')]
      const half = Math.ceil(goods.length / 2)
      const rows = entries(pen, goods, 'ctqudar').map(
        ([c = '', t = '', q = '', u = '', d = '', a = '', r = '']) => [
          c,
          t,
          'PZ',
          `${q},000`,
          u,
          d.replace('%', ''),
          a,
          r.replace('%', ''),
        ],
      )
      const note = (text: string) => ['', text, '', '', '', '', '', '']
      return [
        `<div class="cols"><div>${brand(firm.name, 14, '#14532d')}<p class="tiny">${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>Tel. ${pen.digits('0### ######')} – ordini@${site(firm.name).slice(0, 18)}.example<br>P.IVA e C.F. ${own(pen)} – REA ${pen.digits('@@-######')}</p></div><div style="border:0.3mm solid #333;padding:3mm"><span class="tiny">Spett.le</span><br>${who(to)}</div></div>${headed(
          [
            ['Documento', 'FATTURA DIFFERITA'],
            ['Numero', number],
            ['Data', pen.day()],
            ['Cod. cliente', pen.digits('00####')],
            ['Partita IVA', own(pen)],
            ['Pag.', '1 / 1'],
          ],
        )}${grid('tiny', 'lllrrrrr', 'Articolo|Descrizione|UM|Quantità|Prezzo|Sc.%|Importo|IVA', [note(`D.D.T. n. ${first} del ${dayOff(pen, -16)}`), ...rows.slice(0, half), note(`D.D.T. n. ${second} del ${dayOff(pen, -5)}`), ...rows.slice(half)])}<div style="position:absolute;left:18mm;right:18mm;bottom:24mm">${beside('1fr 66mm', grid('boxy tiny', 'rrr', 'Aliquota|Imponibile|Imposta', ratesAs(pen, sums.shares, 'rnv')), part('border:0.4mm solid #333;padding:1mm 2.5mm;margin-top:3mm', tally(sumsAs(pen, sums, 'NVT', 'Totale imponibile|Totale imposta|TOTALE FATTURA'), 'width:100%')))}${headed(
          [
            ['Pagamento', say(pen, 'RI.BA. 30 GG D.F.|RICEVUTA BANCARIA|RI.BA. 60 GG F.M.')],
            ['Banca d’appoggio', say(pen, 'BANCO BPM AG. 2|BPER BANCA|CREDEM')],
            ['Scadenza', pen.day(due)],
            ['Importo rata', pen.plain(sums.total)],
          ],
        )}<div class="tiny grey">Contributo ambientale CONAI assolto ove dovuto. Assolve gli obblighi di cui all’articolo 62, comma 1, del D.L. 24 gennaio 2012, n. 1. Copia di cortesia priva di valore fiscale. ${legal(firm)}</div></div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
    since,
  ),

  /** An express carrier's half month: a summary with the sum on the first page, parcels with their letter, day, place and weight on the second, a surcharge for fuel in percent. */
  'corriere-espresso': paper(
    { ...it, money: 'EUR #' },
    'DD/MM/YYYY|DD.MM.YYYY',
    'plain light',
    'VELOX EXPRESS;Via Cassanese 224;20054 Segrate (MI);Velox Express Courier S.p.A.|Freccia Adriatica;Interporto Quadrante, blocco 4;37137 Verona (VR);Freccia Adriatica S.r.l.|NORDSUD LOGISTICA;Via Casilina 1110;00133 Roma (RM);Consorzio Nordsud|PACCOPRONTO;Strada del Francese 97;10156 Torino (TO);Paccopronto Italia S.r.l.|S.D.E. Spedizioni;Via Zona Industriale 8;36040 Torri di Quartesolo (VI);S.D.E. S.r.l. a socio unico',
    'IT',
    (pen, firm) => {
      const to = payer(pen, 'IT')
      const towns = [
        'BOLOGNA',
        'BARI',
        'CUNEO',
        'PALERMO',
        'UDINE',
        'FIRENZE',
        'LATINA',
        'NUORO',
        'MODENA',
        'TERNI',
      ]
      const count = pen.whole(4, 16)
      const sent = Array.from({ length: count }, (_, at) => {
        const kilos = pen.whole(1, 48)
        return {
          day: Math.floor((at * 15) / count) - 17,
          number: pen.digits('0##-#######'),
          town: pen.pick(towns),
          kilos,
          amount: 590 + kilos * pen.pick([18, 22, 27]),
        }
      })
      const carried = sumOf(sent.map((one) => line('', one.amount)))
      const percent = pen.pick([9.5, 11.2, 12.75, 14])
      const sums = onTop([
        line(`Spedizioni nazionali (n. ${sent.length})`, carried, 22),
        line(`Supplemento carburante ${pen.rate(percent)}`, share(carried, percent), 22),
        ...(pen.chance(0.5) ? [line('Diritto fisso contrassegno', pen.whole(1, 4) * 450, 22)] : []),
        ...(pen.chance(0.3) ? [line('Giacenze', pen.whole(1, 3) * 800, 22)] : []),
      ])
      const number = pen.digits(say(pen, '26/#######|MI26-#####|A2026/#####'))
      const due = pen.after(pen.pick([30, 60]))
      const colour = pen.pick(['#b91c1c', '#1d4ed8', '#ca8a04'])
      const head = `<div class="sides" style="border-bottom:1.2mm solid ${colour};padding-bottom:2mm">${brand(firm.name, 20, colour, 'font-style:italic')}<div class="tiny r">Fattura n. ${number}<br>del ${pen.day()}</div></div>`
      const [tax, register] = [own(pen), pen.digits('@@#######@')]
      const foot = (page: number) =>
        `<div class="foot tiny grey sides"><span>${oneLine({ ...firm, name: firm.also[0] ?? firm.name })} – P.IVA ${tax} – Albo Autotrasportatori ${register}</span><span>Pag. ${page} di 2</span></div>`
      return [
        [
          `${head}<div style="margin:9mm 0 8mm 96mm">Spett.le<br>${who(to)}<br>P.IVA ${own(pen)}</div>${told(
            [
              ['Fattura numero', number],
              ['Data fattura', pen.day()],
              ['Periodo', `${dayOff(pen, -17)} – ${dayOff(pen, -2)}`],
              ['Codice cliente', pen.digits('0######')],
              ['Condizioni di pagamento', say(pen, 'Bonifico bancario|SDD B2B addebito diretto')],
              ['Scadenza', pen.day(due)],
            ],
          )}<p style="margin-top:8mm"><b>Riepilogo addebiti</b></p>${grid('ruled', 'lr', 'Descrizione|Importo', linesAs(pen, sums.lines, 'tA'))}${tally(sumsAs(pen, sums, 'NVT', 'Imponibile|IVA 22%|TOTALE FATTURA'), `margin-left:auto;border-top:0.6mm solid ${colour};font-size:115%`)}${part('margin-top:14mm;background:#f3f4f6;padding:4mm', `Coordinate bancarie: ${say(pen, 'Intesa Sanpaolo|UniCredit|Banco BPM')}<br>IBAN ${iban(pen, 'IT')}<br>Causale: ${number} – eventuali contestazioni entro 10 giorni dal ricevimento.`)}<p class="tiny">Servizio clienti ${pen.digits('199 ### ###')} – ${escaped(town(firm))}. Documento originale trasmesso al Sistema di Interscambio.</p>${foot(1)}`,
          `${head}<p><b>Dettaglio spedizioni</b></p>${grid(
            'ruled tiny',
            'lllrrr',
            'Data|Lettera di vettura|Destinazione|Colli|Peso kg|Importo',
            [
              ...sent.map((one) => [
                dayOff(pen, one.day),
                one.number,
                one.town,
                '1',
                String(one.kilos),
                pen.plain(one.amount),
              ]),
              ['', '', 'Totale spedizioni', String(sent.length), '', pen.plain(carried)],
            ],
          )}${foot(2)}`,
        ],
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}
