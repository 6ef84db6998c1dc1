/** Papers of France, Belgium, Spain, Portugal and Italy: water, an artist, a copy shop, a bar, a toll, what is held back of a fee. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { be, es, fr, it, pt } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, row, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { frenchNumbers, taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'

export const frPapers: Papers = {
  /** Water of half a year: several sums by who gets them, two rates, a draft. */
  'eau-semestre': paper(
    fr,
    'DD/MM/YYYY|D month YYYY',
    'plain wide',
    'Eaux du Haut-Doubs;6 rue des Remparts;25300 Pontarlier;Régie des Eaux du Haut-Doubs|AQUALIS;Parc des Glaisins;74940 Annecy;Aqualis Services SA',
    'FR',
    (pen, firm, to) => {
      const m3 = pen.whole(20, 240)
      const sums = onTop([
        line('Distribution de l’eau', m3 * 184 + 2600, 5.5),
        line('Collecte et traitement des eaux usées', m3 * 141, 10),
        line('Organismes publics', m3 * 42, 5.5),
      ])
      const [number, due] = [pen.digits(say(pen, '26 ### ### ##|E-#######')), pen.after(20)]
      return [
        `<div class="cols"><div><div style="font-size:20pt;color:#0284c7">≈ ${escaped(firm.name)}</div><span class="tiny">${[...(firm.also.length > 0 ? [legal(firm)] : []), place(firm, ', ')].join('<br>')}</span></div><div style="background:#e0f2fe;padding:4mm"><b>VOTRE FACTURE D’EAU</b><br>du ${pen.day()}<br>n° ${number}<br>Réf. client ${pen.digits('########')}</div></div><div style="margin:12mm 0 8mm 100mm">${who(to)}</div><div style="font-size:15pt;text-align:center;border:0.4mm solid #0284c7;padding:3mm">Montant TTC : <b>${pen.money(sums.total)}</b><br><span style="font-size:9pt">prélevé le ${pen.day(due)}</span></div>${told(
          [
            ['Relevé du', pen.day(pen.after(-12))],
            ['Consommation', `${m3} m³`],
            ['Prochain relevé', pen.day(pen.after(170), 'month YYYY')],
          ],
        )}${grid('ruled', 'lrr', '|TVA|Montant HT', linesAs(pen, sums.lines, 'tra'))}${grid('tiny', 'rrr', 'Taux|Base HT|TVA', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Total HT|Total TVA|Total TTC'), 'margin-left:auto')}<p class="foot tiny">SIRET ${frenchNumbers(pen).siret}</p>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),

  /** An artist's fee: sender at the foot of the left column, tax not owed. */
  'note-auteur': paper(
    fr,
    'D month YYYY|DD.MM.YYYY',
    'light book',
    'Solène Kervadec;22 quai des Indes;56100 Lorient|Jean-Baptiste Aubrac, photographe;3 impasse du Four;12100 Millau|Atelier 37°2;8 rue Sainte;13001 Marseille;Nadia Benhaddou EI',
    'FR',
    (pen, firm, to) => {
      const sums = within([
        line(
          say(pen, 'Reportage, demi-journée|Illustrations (3)|Relecture d’un manuscrit'),
          pen.whole(3, 18) * 10_000,
        ),
        line('Frais de déplacement', pen.whole(20, 190) * 100),
      ])
      const number = pen.digits(say(pen, '2026-##|F0##'))
      return [
        `<div style="display:flex;min-height:260mm"><div style="flex:0 0 48mm;border-right:0.3mm solid;display:flex;flex-direction:column;justify-content:space-between;padding-right:4mm"><div style="font-size:24pt;white-space:nowrap;writing-mode:vertical-rl">note d’honoraires</div><div class="tiny">${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>SIRET ${frenchNumbers(pen).siret}</div></div><div style="padding-left:9mm;flex:1"><p>N° ${number}</p><p>Le ${pen.day()}</p><p style="margin:12mm 0">Pour<br>${who(to)}</p>${sums.lines.map((each) => `<div class="pair sides"><span>${escaped(each.text)}</span><span>${pen.money(each.amount)}</span></div>`).join('')}<hr><div class="sides"><b>Net à payer</b><b>${pen.money(sums.total)}</b></div><p class="tiny">TVA non applicable, art. 293 B du CGI. Règlement à 30 jours par virement.</p></div></div>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const frTills = {
  /** Of a brasserie at noon: rates of food and wine in small columns. */
  'brasserie-midi': slip(
    {
      shops:
        'BRASSERIE DU PALAIS;2 place Verdun;38000 Grenoble;SARL DPV|Chez Lulu;41 rue Mouffetard;75005 Paris|L’Écume 29;Quai du Styvel;29570 Camaret-sur-Mer;SAS Iroise Tables',
      notation: fr,
      days: 'DD/MM/YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const sums = pen.buy(
        wares(
          'Formule midi;15;22;10|Café gourmand;7;10;10|Verre Chinon;5;8;20|Pichet 50cl;9;14;20|Œuf mayo;5;7;10',
        ),
        { count: [2, 4], most: 3, isGross: true, step: 10 },
      )
      const number = pen.digits(say(pen, '######|T-####'))
      return [
        `<div class="mid"><b style="font-size:13pt">${shop.name}</b><br>${[...shop.also, ...shop.address].join('<br>')}<br>SIRET ${frenchNumbers(pen).siret}</div><p>Table ${pen.whole(1, 40)} &nbsp; Couverts ${pen.whole(1, 5)}<br>Ticket ${number}<br>Le ${pen.day()} à ${pen.clock()}</p><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity} ${one.text}`, pen.plain(one.amount))).join('')}</table><div style="border:0.4mm solid;padding:1mm;font-size:13pt;margin:2mm 0" class="pair"><b>TOTAL TTC</b><b>${pen.money(sums.total)}</b></div><table style="width:100%;font-size:7pt">${row('TVA', 'HT', 'TVA', 'TTC')}${sums.shares.map(({ rate, net, vat }) => row(pen.rate(rate), pen.plain(net), pen.plain(vat), pen.plain(net + vat))).join('')}</table><p>CB ${pen.money(sums.total)}</p><p class="mid">Prix nets, service compris. À bientôt !</p>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

export const bePapers: Papers = {
  /** A removal firm of Flanders: a form's heads in a row, a structured message to pay by. */
  verhuis: paper(
    be,
    'DD/MM/YYYY|D month YYYY',
    'plain narrow',
    'Verhuizingen Stoffels BV;Kempische Steenweg 301;3500 Hasselt|LIFTSERVICE 24;Kortrijksestraat 80;8500 Kortrijk;Liftservice Deprez CommV|De Kist & Co;Mechelseplein 6;2000 Antwerpen',
    'VL',
    (pen, firm, to) => {
      const sums = onTop([
        several('Ploeg 3 man, uur', pen.whole(3, 10), pen.whole(120, 165) * 100, 21),
        line('Verhuislift', pen.whole(120, 290) * 100, 21),
      ])
      const [number, due] = [pen.digits(say(pen, 'VF26####|####')), pen.after(15)]
      return [
        `<div class="cols"><div>${who(to)}</div><div class="r"><b style="font-size:17pt;color:#c2410c">${escaped(firm.name)}</b><br>${place(firm)}<br>BTW ${taxNumber(pen, 'BE')}</div></div><h1>FACTUUR</h1>${grid('boxy', 'cccc', 'Factuurnr.|Datum|Verhuisdatum|Vervaldag', [[number, pen.day(), pen.day(pen.after(-5)), pen.day(due)]])}${grid('', 'lrrr', 'Omschrijving|Aantal|Prijs|Bedrag', linesAs(pen, sums.lines, 'tqua'))}${grid('boxy', 'rrrr', 'Maatstaf|BTW %|BTW|Te betalen', [[pen.plain(sums.net), '21', pen.plain(sums.vat), pen.money(sums.total)]])}<p>Gelieve te betalen op ${pen.digits('BE## #### #### ####')} met mededeling +++${pen.digits('###/####/#####')}+++</p>${firm.also.length > 0 ? `<p class="foot tiny">${legal(firm)}, RPR</p>` : ''}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const esPapers: Papers = {
  /** A lawyer's fee of Spain: tax comes on, a part is held back for the state, what is left is paid. */
  'minuta-retencion': paper(
    es,
    'DD/MM/YYYY|D de month de YYYY',
    'book plain',
    'Lucía Arantzamendi Goñi;C/ San Francisco 4;31001 Pamplona|Estudio Peral Arquitectura;Plaza Mayor 9;37002 Salamanca;Marcos Peral Nieto',
    'ES',
    (pen, firm, to) => {
      const sums = onTop([
        line(
          say(pen, 'Asistencia en procedimiento ordinario|Proyecto básico, fase 1'),
          pen.whole(6, 60) * 10_000,
          21,
        ),
      ])
      const kept = Math.round(sums.net * 0.15)
      const left = sums.total - kept
      const number = pen.digits(say(pen, '26/0##|M-###'))
      return [
        `<div class="mid" style="border-bottom:0.3mm double #000"><b style="font-size:15pt">${escaped(firm.name)}</b><br>${[...(firm.also.length > 0 ? [legal(firm)] : []), place(firm, ' – ')].join('<br>')}<br>NIF ${pen.digits('########@')}</div><div class="sides" style="margin:10mm 0"><div>Minuta núm. ${number}<br>Fecha: ${pen.day()}</div><div><b>Cliente</b><br>${who(to)}</div></div>${grid('ruled', 'lr', 'Concepto|Importe', linesAs(pen, sums.lines, 'tA'))}${facts([...sumsAs(pen, sums, 'NV', 'Base imponible|I.V.A. 21%'), ['I.R.P.F. -15%', pen.money(-kept)], ['TOTAL A PAGAR', pen.money(left)]], 'margin-left:auto')}<p>Forma de pago: transferencia a ${pen.digits('ES## #### #### #### #### ####')}</p>`,
        { sums, documentNumber: number, total: (left / 100).toFixed(2) },
      ]
    },
  ),
}

export const esTills = {
  /** Of a toll: a simplified bill on a small strip. */
  peaje: slip(
    {
      shops:
        'AUTOPISTAS DEL EBRO S.A.;Ctra. N-232 km 18;26540 Alfaro|Túneles de Sóller;Ctra. Palma km 25;07100 Sóller;Túnel Balear, S.A.',
      notation: es,
      days: 'DD/MM/YYYY|DD-MM-YY',
    },
    57,
    (pen, shop) => {
      const sums = within([line('Clase 1 ligeros', pen.whole(35, 480) * 5, 21)])
      const number = pen.digits('########')
      return [
        typed(
          57,
          26,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^CIF A${pen.digits('########')}
          FACTURA SIMPLIFICADA
          N.º ${number}
          ${pen.day()}|${pen.clock()}
          Vía ${pen.whole(1, 12)}|Entrada ${pen.digits('##')}
          Clase 1 ligeros|${pen.plain(sums.total)}
          !IMPORTE|${pen.money(sums.total)}
          IVA 21% incluido|${pen.plain(sums.vat)}
          Tarjeta|****${pen.digits('####')}
          ^Buen viaje
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const itPapers: Papers = {
  /** A courtesy copy of an electronic bill: boxes of who gives and who takes, a stamp of two euros where there is no tax. */
  'cortesia-bollo': paper(
    it,
    'DD/MM/YYYY|DD-MM-YYYY',
    'plain narrow',
    'Dott.ssa Chiara Moretti;Via Garibaldi 31;43121 Parma (PR)|FISIOLAB 3 S.r.l.;Corso Italia 140;95127 Catania (CT)|Traduzioni Zeta;Via Dante 8;38122 Trento (TN);Zeta di Paolo Zeni',
    'IT',
    (pen, firm, to) => {
      const sums = within([
        line(
          say(pen, 'Consulenza psicologica|Ciclo fisioterapia 10 sedute|Traduzione tecnica'),
          pen.whole(9, 90) * 1000,
        ),
        line('Imposta di bollo', 200),
      ])
      const [number, due] = [pen.digits(say(pen, '##/2026|FPR ##/26')), pen.after(30)]
      return [
        `<table class="t boxy"><tr><td style="width:50%"><span class="tiny">Cedente/prestatore</span><br>${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>P.IVA ${taxNumber(pen, 'IT')}</td><td><span class="tiny">Cessionario/committente</span><br>${who(to)}<br>Codice destinatario ${pen.digits('@@#@@##')}</td></tr></table>${grid('boxy tiny', 'cccc', 'Tipologia documento|Numero documento|Data documento|Codice fiscale', [['TD01 fattura', number, pen.day(), pen.digits('###########')]])}${grid(
          'boxy tiny',
          'lrrr',
          'Descrizione|Quantità|%IVA|Prezzo totale',
          sums.lines.map((each) => [each.text, '1,00', 'N2.2', pen.plain(each.amount)]),
        )}${grid('boxy tiny', 'rrr', 'Imponibile|Totale imposta|Totale documento', [[pen.plain(sums.net), '0,00', pen.plain(sums.total)]])}${grid('boxy tiny', 'lllr', 'Modalità pagamento|IBAN|Data scadenza|Importo', [['MP05 Bonifico', pen.digits('IT##@##########0000000####'), pen.day(due), pen.plain(sums.total)]])}<p class="tiny mid">Copia di cortesia priva di valore fiscale. Importi in EUR.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const itTills = {
  /** Of a bar of Italy: the commercial document. */
  'documento-commerciale': slip(
    {
      shops:
        'BAR STELLA ALPINA;PIAZZA DUOMO 5;32100 BELLUNO;DI CASAGRANDE LUCA|Pasticceria Scaturchio 2;Via Chiaia 60;80121 Napoli',
      notation: it,
      days: 'DD-MM-YYYY|DD/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const sums = pen.buy(
        wares('CAFFE;1.2;1.6;10|CORNETTO;1.4;1.9;10|SPRITZ;5;7;10|TRAMEZZINO;3;4.5;10'),
        { count: [1, 3], most: 3, isGross: true, step: 10 },
      )
      const number = pen.digits('####-####')
      return [
        typed(
          80,
          36,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^P.IVA ${taxNumber(pen, 'IT').slice(2)}

          ^DOCUMENTO COMMERCIALE
          ^di vendita o prestazione

          DESCRIZIONE         IVA|Prezzo(€)
          ${each(sums.lines, (one) => `${one.text}|10%   ${pen.plain(one.amount)}`)}

          !TOTALE COMPLESSIVO|${pen.plain(sums.total)}
          di cui IVA|${pen.plain(sums.vat)}

          Pagamento elettronico|${pen.plain(sums.total)}
          Importo pagato|${pen.plain(sums.total)}

          ^${pen.day()} ${pen.clock()}
          ^DOCUMENTO N. ${number}
          ^RT ${pen.digits('99MEX######')}
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const ptTills = {
  /** Of a copy shop of Portugal: a sheet with a code, bill and receipt in one. */
  'fatura-recibo': sheet(
    {
      shops:
        'Papelaria Fernandes & Neto, Lda.;Rua Direita 77;3500-115 Viseu|COPYPLUS;Av. da República 210;4450-239 Matosinhos;Copyplus Unipessoal Lda',
      notation: pt,
      days: 'YYYY-MM-DD|DD-MM-YYYY',
    },
    'A4',
    (pen, shop) => {
      const sums = within([
        several(
          say(pen, 'Cópias A4 cor|Encadernação térmica'),
          pen.whole(2, 60),
          pen.pick([35, 50, 250]),
          23,
        ),
        line('Resma A4 80g', pen.whole(420, 690), 23),
      ])
      const number = pen.digits(say(pen, 'FR 2026A/####|FR M/###'))
      return [
        `<div style="display:flex;justify-content:space-between"><div><b style="font-size:15pt">${shop.name}</b><br>${[...shop.also, ...shop.address].join('<br>')}<br>NIF ${taxNumber(pen, 'PT').slice(2)}</div>${code(pen, 26)}</div><p class="right small">ATCUD:${pen.digits('@#@@##@@')}-${pen.digits('####')}</p><table style="width:100%;border-top:0.3mm solid"><tr><td><b>Fatura-Recibo ${number}</b> (Original)</td><td style="text-align:right">Data: ${pen.day()}</td></tr></table><p>Exmo. Sr. Consumidor final, NIF 999999990</p><table style="width:100%;margin:8mm 0">${row('Artigo', 'Qtd.', 'Preço', 'IVA', 'Total')}${sums.lines.map((one) => row(one.text, String(one.quantity), pen.plain(one.unit), '23%', pen.plain(one.amount))).join('')}</table><p class="small">Taxa 23% &nbsp; Incidência ${pen.plain(sums.net)} &nbsp; IVA ${pen.plain(sums.vat)}</p><p class="right" style="font-size:14pt">Total pago: <b>${pen.money(sums.total)}</b></p><p class="small">Multibanco. ${pen.digits('@@@@')}-Processado por programa certificado n.º ${pen.digits('####')}/AT</p>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}
