/** Seldom papers of Italy: a town's tax on waste, an agent's commissions, an exporter's two-tongued bill, a collecting society, a cleaner of drains with the buyer owing the tax. */
import { escaped, line, onTop, several, wares, within, type Pen } from '../eighth/kit'
import { it } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { boxes } from '../eleventh/kit'
import { facts, grid, legal, paper, place, who, type Papers } from '../fifteenth/kit'
import { bars, code } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part } from '../nineteenth/kit'
import { dayOff, measured, share, thousandths } from '../nineteenth/west-kit'
import { across, lawful } from '../seventeenth/kit'
import { columned, decimal, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'

const itNumber = (pen: Pen) => taxNumber(pen, 'IT').slice(2)

export const itPapers: Papers = {
  /** A town's tax on waste: what it is taken on by square metre, the province's share, the whole or two parts with the state's codes to pay by; no value added tax. */
  'avviso-tari': paper(
    it,
    'DD/MM/YYYY|D month YYYY',
    'plain narrow light',
    'COMUNE DI CASTELVERDE SUL MINCIO;Piazza Garibaldi 1;46044 Castelverde sul Mincio (MN)|Comune di Montefiore Alto;Via Roma 12;52010 Montefiore Alto (AR)|COMUNE DI PORTO SANT’ANDREA;Largo del Municipio 3;74025 Porto Sant’Andrea (TA)',
    'IT',
    (pen, firm, to) => {
      const [metres, year] = [pen.whole(42, 380), pen.date.getUTCFullYear()]
      const parts = [
        line('Quota fissa', Math.round(metres * pen.whole(110, 240))),
        line('Quota variabile', Math.round(metres * pen.whole(140, 390))),
      ]
      const base = parts.reduce((all, { amount }) => all + amount, 0)
      const raw = [...parts, line('TEFA – tributo provinciale 5%', share(base, 5))]
      const rest = raw.reduce((all, { amount }) => all + amount, 0) % 100
      const sums = within(
        rest === 0 ? raw : [...raw, line('Arrotondamento', rest < 50 ? -rest : 100 - rest)],
      )
      const half = Math.round(sums.total / 200) * 100
      const [number, due] = [
        pen.digits(say(pen, '26/00####|26########|####/26')),
        pen.after(pen.whole(28, 45)),
      ]
      const bill = (title: string, cents: number, day: string) =>
        `<div style="border:0.3mm solid #334155;padding:2mm;display:flex;gap:3mm">${code(pen, 20)}<div style="font-size:85%"><b>${title}</b><br>Importo <b>${pen.plain(cents)}</b> Euro<br>entro il ${day}<br>Codice avviso<br>${pen.digits('3001 #### #### #### ##')}</div></div>`
      return [
        `<div style="display:flex;gap:5mm;align-items:center;border-bottom:0.4mm solid #334155;padding-bottom:3mm"><svg width="44" height="52"><path d="M22 2L42 12v18c0 12-20 20-20 20S2 42 2 30V12z" fill="#fff" stroke="#334155" stroke-width="2"/><path d="M10 20h24M10 30h24" stroke="#b91c1c" stroke-width="3"/></svg><div><b style="font-size:13pt">${escaped(firm.name)}</b><br>Settore Entrate – Ufficio Tributi<br>${place(firm, ' – ')} – C.F. ${itNumber(pen)}</div></div><div style="margin:9mm 0 8mm 98mm">Spett.le<br>${who(to)}</div><p><b>TARI – Tassa sui rifiuti, anno ${year}</b><br>Avviso di pagamento n. ${number} del ${pen.day()} – Codice contribuente ${pen.digits('####')}</p><p>Gentile contribuente, in base alla dichiarazione presentata la tassa dovuta per l’anno ${year} è determinata come segue:</p>${grid(
          'ruled',
          'lllr',
          'Immobile|Categoria|Mq|Tariffa dovuta',
          [
            [
              to.address[0] ?? '',
              say(pen, '11 – Uffici, agenzie|14 – Botteghe artigiane|16 – Ristoranti, trattorie'),
              String(metres),
              '',
            ],
            ...sums.lines.map((one) => ['', one.text, '', pen.plain(one.amount)]),
          ],
        )}<p class="r">Totale da pagare <b style="font-size:13pt">${pen.money(sums.total)}</b></p><p>Il versamento può essere eseguito in unica soluzione entro il <b>${pen.day(due)}</b> oppure in due rate, tramite pagoPA presso banche, uffici postali o tabaccai.</p>${bill('RATA UNICA', sums.total, pen.day(due))}<div style="display:grid;grid-template-columns:1fr 1fr;gap:4mm;margin-top:4mm">${bill('1ª RATA', half, pen.day(due))}${bill('2ª RATA', sums.total - half, dayOff(pen, 150))}</div><div class="foot tiny">Il funzionario responsabile del tributo: ${say(pen, 'dott.ssa Carla Beltrami|rag. Ugo Santini')}. Firma autografa sostituita a mezzo stampa, art. 1 c. 87 L. 549/95.</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** An agent's bill of commissions for a quarter: sales with their percent, tax on top, then what is kept back for the income tax and the agents' fund. */
  'provvigioni-agente': paper(
    it,
    'DD/MM/YYYY|DD.MM.YYYY|D month YYYY',
    'slab book plain',
    'Rag. Fabio Morandini;Via Dante 44;24121 Bergamo (BG)|AGENZIA LEVANTE di Silvia Russo;Corso Cavour 102;70121 Bari (BA)|Bertolini Rappresentanze S.a.s.;Viale della Pace 8;36100 Vicenza (VI)',
    'IT',
    (pen, firm, to) => {
      const percent = pen.pick([3, 4, 5, 6, 8])
      const month = (back: number) =>
        pen.day(
          new Date(Date.UTC(pen.date.getUTCFullYear(), pen.date.getUTCMonth() - back, 1)),
          'month YYYY',
        )
      const sold = [3, 2, 1].slice(0, pen.whole(2, 3)).map((back) => ({
        text: `Provvigioni ${month(back)}`,
        turnover: pen.whole(90, 860) * 10_000,
      }))
      const sums = onTop([
        ...sold.map(({ text, turnover }) => line(text, share(turnover, percent), 22)),
        ...(pen.chance(0.3)
          ? [line('Premio obiettivo trimestrale', pen.whole(3, 12) * 10_000, 22)]
          : []),
      ])
      const [held, fund] = [share(Math.round(sums.net / 2), 23), share(sums.net, 8.5)]
      const [number, due] = [pen.digits(say(pen, '#/26|##/2026|0##')), pen.after(30)]
      return [
        `<div class="r"><div style="font-size:15pt">${escaped(firm.name)}</div><i>Agente di commercio</i><br>${place(firm)}<br>P. IVA ${itNumber(pen)}<br>Iscr. ENASARCO ${pen.digits('########')}</div><div style="margin-top:4mm">Spettabile<br>${who(to)}<br>P. IVA ${itNumber(pen)}</div><p style="margin:11mm 0 5mm"><b>Fattura n. ${number}</b> del ${pen.day()}</p>${grid(
          'boxy',
          'lrrr',
          'Descrizione|Fatturato|%|Provvigione',
          sums.lines.map((one, at) => [
            one.text,
            sold[at] ? pen.plain(sold[at].turnover) : '',
            sold[at] ? pen.rate(percent) : '',
            pen.plain(one.amount),
          ]),
        )}${facts(
          [
            ['Imponibile provvigioni', pen.money(sums.net)],
            ['IVA 22%', pen.money(sums.vat)],
            ['Totale fattura', pen.money(sums.total)],
            ['Ritenuta IRPEF 23% sul 50% dell’imponibile', pen.money(-held)],
            ['Ritenuta ENASARCO 8,50%', pen.money(-fund)],
            ['Netto a Vostro dare', pen.money(sums.total - held - fund)],
          ],
          'margin-left:auto;margin-top:6mm',
        )}<p style="margin-top:10mm">Pagamento: bonifico bancario a 30 giorni, scadenza ${pen.day(due)}<br>IBAN ${iban(pen, 'IT')}</p><p style="margin-top:18mm;text-align:right">In fede<br><span style="font:20pt Z003,cursive">${escaped((firm.name.split(' ').at(-1) ?? '').slice(0, 12))}</span></p><div class="foot tiny">Copia analogica della fattura elettronica inviata al Sistema di Interscambio.</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A maker of machines sells out of the Union: labels in Italian and English, no tax by an article, weights and packages, terms of delivery, sums in euros or dollars. */
  'fattura-esportazione': paper(
    { ...it, money: '# EUR', group: '.' },
    'DD/MM/YYYY|DD.MM.YYYY',
    'narrow plain',
    'Officine Meccaniche Gandolfi S.p.A.;Via dell’Industria 30;41043 Formigine (MO)|TECNOFORNI;Strada Padana 210;31020 San Fior (TV);Tecnoforni Europa S.r.l.|CERAMIC TOOLS ITALIA SRL;Via Radici 77;42014 Castellarano (RE)',
    'US',
    (pen, firm, to) => {
      const sums = within(
        pen.buy(
          wares(
            'Spare part kit PX-200 / Kit ricambi;280;960;0|Conveyor belt 600 mm / Nastro;410;1280;0|Gear motor 0,75 kW / Motoriduttore;260;540;0|Control board / Scheda elettronica;190;690;0|Diamond wheel D400 / Mola;120;330;0|Heating element / Resistenza;35;120;0',
          ),
          { count: [2, 5], most: 8, step: 10 },
        ).lines,
      )
      const [number, due] = [
        pen.digits(say(pen, 'E/26/###|26EX####|###/EXP')),
        pen.after(pen.pick([30, 60])),
      ]
      const gross = pen.whole(40, 900)
      return [
        `<div class="sides"><div style="font:italic bold 19pt 'Liberation Serif';color:#1e3a8a">${escaped(firm.name)}</div><div class="tiny r">${legal(firm)}<br>${place(firm, ' – ')} – ITALY<br>VAT no. ${taxNumber(pen, 'IT')}<br>EORI ${taxNumber(pen, 'IT')}</div></div>${boxes(
          [
            ['FATTURA / INVOICE', number],
            ['Data / Date', pen.day()],
            ['Cliente / Customer', pen.digits('C0####')],
            ['Agente / Agent', '—'],
            ['Pag. / Page', '1/1'],
          ],
        )}<div class="cols"><div class="boxed" style="min-height:27mm"><span class="tiny grey">Destinatario fattura / Bill to</span><br>${who(to)}<br>U.S.A.</div><div class="boxed"><span class="tiny grey">Luogo di consegna / Ship to</span><br>${say(pen, 'c/o Forwarder Transmare, Genova|Same address / Idem|c/o Northport Logistics, Newark NJ')}</div></div>${boxes(
          [
            ['Pagamento / Terms', `Wire transfer within ${pen.day(due)}`],
            ['Resa / Delivery', say(pen, 'FCA Modena|EXW|CPT Newark')],
            ['Vs. ordine / Your order', pen.digits('PO ####')],
          ],
          'font-size:90%',
        )}${grid(
          'ruled',
          'llrrr',
          'Codice / Code|Descrizione / Description|Q.tà / Qty|Prezzo / Price|Importo / Amount',
          linesAs(pen, sums.lines, 'tqua').map((cells) => [pen.digits('@@-####'), ...cells]),
        )}<p class="tiny">HS code ${pen.digits('8474 90 ##')} – Made in Italy – Origine preferenziale UE / EU preferential origin</p><div class="at" style="left:18mm;right:18mm;bottom:22mm">${boxes(
          [
            ['Colli / Packages', String(pen.whole(1, 6))],
            ['Peso lordo / Gross kg', String(gross)],
            ['Peso netto / Net kg', String(gross - pen.whole(3, 30))],
            ['Vettore / Carrier', say(pen, 'DHL|Savino|UPS')],
          ],
        )}${beside(
          '1fr 84mm',
          `<p class="tiny">Operazione non imponibile IVA art. 8, 1° comma, lett. a) DPR 633/72<br>VAT exempt – export<br>Banca / Bank: ${iban(pen, 'IT')}</p>`,
          tally(
            [
              ['Totale merce / Goods', pen.plain(sums.net)],
              ['TOTALE FATTURA / INVOICE TOTAL', pen.money(sums.total)],
            ],
            'margin:3mm 0 0 auto;width:100%',
          ),
        )}</div><div class="foot tiny mid">Cap. soc. € 1.200.000 i.v. – R.E.A. MO ${pen.digits('######')} – Contributo CONAI assolto ove dovuto</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A collecting society's yearly call for music in shops: a coloured column at the left, fees by room and kind with one rate, a slip of the post with a code. */
  'diritti-musica': paper(
    it,
    'DD/MM/YYYY|D month YYYY',
    'light plain wide',
    'ARMONIA DIRITTI;Viale della Letteratura 14;00144 Roma (RM);Armonia – Società per la Gestione dei Diritti Musicali|S.C.A.M. Suono;Via Savona 60;20144 Milano (MI);Società Consortile Autori Musicali a r.l.|FONODIRITTI ITALIA;Via Cernaia 11;10122 Torino (TO);Consorzio Fonodiritti Italia',
    'IT',
    (pen, firm, to) => {
      const sums = onTop([
        line(
          say(
            pen,
            'Musica d’ambiente – pubblico esercizio fino a 100 mq|Musica d’ambiente – esercizio commerciale fino a 200 mq|Musica d’attesa telefonica – fino a 10 linee',
          ),
          pen.whole(60, 320) * 100 + pen.whole(0, 99),
          22,
        ),
        ...(pen.chance(0.5)
          ? [several('Apparecchio televisivo', pen.whole(1, 3), pen.pick([3840, 5215]), 22)]
          : []),
        ...(pen.chance(0.4)
          ? [line('Diritti connessi produttori fonografici', pen.whole(2800, 9900), 22)]
          : []),
      ])
      const [number, due] = [pen.digits(say(pen, '1626######|26-#####|V1/######')), pen.after(28)]
      const year = pen.date.getUTCFullYear()
      return [
        columned(
          `<div style="font-size:17pt;font-weight:bold;line-height:1.1">${escaped(firm.name)}</div><p class="tiny">${legal(firm)}<br>${place(firm)}<br>P.IVA ${itNumber(pen)}</p><p class="tiny" style="margin-top:14mm">Abbonamento n.</p><b>${pen.digits('########')}</b><p class="tiny">Periodo</p><b>01/01/${year}<br>31/12/${year}</b><p class="tiny">Scadenza</p><b>${pen.day(due)}</b><p class="tiny" style="margin-top:14mm">Assistenza<br>${pen.digits('06 ########')}<br>lun–ven 9–17</p>`,
          `<div style="margin:10mm 0 10mm 34mm">${who(to)}</div><h1 style="font-size:14pt">Fattura n. ${number}</h1><p>${(firm.address[1] ?? '').slice(6).replace(/ \(.*/, '')}, ${pen.day()}</p><p>Rinnovo abbonamento per la diffusione di musica nei locali di ${escaped(to.address[0] ?? '')}.</p>${grid('ruled', 'lrr', 'Voce tariffaria|Q.tà|Compenso', linesAs(pen, sums.lines, 'tqa'))}${tally(sumsAs(pen, sums, 'nvT', 'Totale compensi|I.V.A. 22%|Totale da pagare'))}<p>Il pagamento dopo la scadenza comporta l’applicazione delle penali previste dalle condizioni generali.</p><div style="margin-top:18mm;border-top:0.3mm dashed #444;padding-top:3mm"><span class="tiny">BOLLETTINO – conto corrente ${pen.digits('n. ########')} intestato a ${legal(firm)}</span>${bars(pen, 90)}<div class="sides"><span>Codice cliente ${pen.digits('################')}</span><b>${pen.money(sums.total)}</b></div></div>`,
          `background:${pen.pick(['#7f1d1d', '#134e4a', '#312e81'])};color:#fff`,
        ),
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A cleaner of drains for other firms: cubic metres with three decimals, a form of waste's number, no tax as the buyer owes it, stamp of two euros not asked, facts in the foot. */
  'spurgo-inversione': paper(
    it,
    'DD/MM/YY|DD/MM/YYYY|DD-MM-YYYY',
    'needle plain narrow',
    'AUTOSPURGHI BRENTA;Via Valsugana 140;35010 Curtarolo (PD);Autospurghi Brenta di Tosato Mario & C. S.n.c.|Ecopozzi S.r.l.;Contrada Piano 8;95041 Caltagirone (CT)|SPURGO RAPIDO;Via Pontina km 41;04011 Aprilia (LT);Lazio Ambiente Servizi S.r.l.',
    'IT',
    (pen, firm, to) => {
      const works = [
        measured(
          'Aspirazione e trasporto fanghi, mc',
          pen.whole(300, 1900),
          pen.whole(280, 460) * 100,
          0,
        ),
        measured('Intervento con idrojet, ore', pen.pick([100, 150, 200, 350]), 95_000, 0),
        measured('Conferimento impianto, ton', pen.whole(240, 1600), pen.whole(380, 720) * 100, 0),
        measured('Diritto di chiamata', 100, pen.pick([60_000, 80_000]), 0),
      ].slice(0, pen.whole(2, 4))
      const sums = within(works)
      const [number, due] = [
        pen.digits(say(pen, '####/00|26/####|FE-###')),
        pen.after(pen.pick([30, 60])),
      ]
      return [
        `<table style="width:100%"><tr><td><b style="font-size:16pt">${escaped(firm.name)}</b><br>Espurgo pozzi neri – videoispezioni – pronto intervento 24 ore</td><td class="r"><b>FATTURA</b><br>N. ${number}<br>DATA ${pen.day()}</td></tr></table><hr><div class="cols" style="margin:6mm 0"><div class="tiny">Luogo intervento<br>${say(pen, 'Cantiere via Matteotti|Vs. stabilimento|Condominio Le Querce')}<br>Formulario FIR ${pen.digits('@@@@ ######@@')}<br>del ${dayOff(pen, -pen.whole(3, 20))}</div><div>Spett.le ${who(to)}<br>P.IVA ${itNumber(pen)}<br>Cod. dest. ${pen.digits('@#@@@##')}</div></div>${grid(
          'boxy',
          'lrrcr',
          'DESCRIZIONE|QUANTITÀ|PREZZO|COD. IVA|IMPORTO',
          works.map((one) => [
            one.text,
            decimal(pen, one.measure / 100, 2),
            thousandths(pen, one.price),
            'N6.7',
            pen.plain(one.amount),
          ]),
        )}${part('margin-top:8mm;border:0.3mm solid;padding:2mm', `N6.7 – Inversione contabile, operazione soggetta a reverse charge ex art. 17, comma 6, lett. a-ter) D.P.R. 633/72. Imponibile ${pen.plain(sums.net)}`)}<table style="width:100%;margin-top:4mm"><tr><td>Ri.Ba. scad. ${pen.day(due)}<br>Banca d’appoggio: ${say(pen, 'BCC Patavina|Intesa Sanpaolo ag. 4|Banca Sella')}</td><td class="r" style="font-size:14pt">TOTALE DOCUMENTO EURO <b>${pen.plain(sums.total)}</b></td></tr></table><div class="foot">${across(
          [
            [lawful(firm), ...firm.address],
            [
              `P.IVA ${itNumber(pen)}`,
              `REA ${pen.digits('######')}`,
              'Albo Gestori Ambientali cat. 4',
            ],
            [`IBAN ${iban(pen, 'IT')}`, `Tel. ${pen.digits('049 #######')}`],
          ],
        )}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
