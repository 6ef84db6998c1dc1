/** Bills of France, Belgium, Spain, Portugal and Italy: a photographer below the limit, a fibre line, a market hall, a rent, works where the buyer owes the tax, a professional's retention, power, tolls, fees with a fund's part, a courtesy copy. */
import { block, negated, line, onTop, within } from '../eighth/kit'
import { be, es, fr, it, pt } from '../eighth/notations'
import { lettered } from '../ninth/kit'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import { boxes } from '../eleventh/kit'
import { divided, headed, logo, oneLine, say, windowed } from '../twelfth/kit'
import { decimal, formed, totalOf } from '../thirteenth/kit'
import { many, one, priced, rowsOf, sharesOf, sold } from './bought'
import { bill, lying, type Families } from './kit'
import { addressed, edged, listed, placed, spread } from './pieces'

export const frBills: Families = {
  /** A photographer below the limit: his own name, the article of law instead of tax, days of payment in the small print. */
  'franchise-base': bill(fr, 'DD/MM/YYYY|D month YYYY', 'wide light', (pen, firm, to) => {
    const sums = within([
      many(
        pen,
        'Reportage photo (demi-journée)|Retouche, la photo|Portrait d’équipe',
        [1, 12],
        [45, 390],
      ),
      ...(pen.chance(0.5) ? [line('Frais de déplacement', pen.whole(30, 140) * 100)] : []),
    ])
    const [number, due] = [pen.digits(say(pen, 'F2026-0##|26.##|2026##')), pen.after(30)]
    return [
      `<div class="sides"><div><span style="font-size:17pt">${firm.name}</span><br>Entrepreneur individuel<br>${block([...firm.also, ...firm.address])}<br>SIRET ${frenchNumbers(pen).siret}</div><div style="background:#0f172a;color:#fff;padding:5mm">FACTURE<br>${number}</div></div>${addressed('À l’attention de', to, 'margin:10mm 0')}<p>Émise le ${pen.day()}. Prestation réalisée le ${pen.day(pen.after(-5))}.</p>${listed(
        'airy rules',
        'lrrr',
        'Prestation|Quantité|Prix unitaire|Montant',
        rowsOf(pen, sums, 'tqpm'),
      )}<div class="right big">Total : ${pen.money(sums.total)}</div><p class="right">TVA non applicable, art. 293 B du CGI</p><p class="small">Échéance : ${pen.day(due)}. Pas d’escompte pour règlement anticipé. En cas de retard, indemnité forfaitaire de 40 € pour frais de recouvrement et pénalités de trois fois le taux légal. IBAN ${iban(pen, 'FR')}</p>`,
      { sums, documentNumber: number, due },
    ]
  }),

  /** A fibre line: the sum and the bank's day in a coloured frame, before and after tax side by side, a firm's capital below. */
  'fibre-pro': bill(fr, 'D month YYYY|DD/MM/YYYY', 'plain narrow', (pen, firm, to) => {
    const sums = onTop([
      line('Abonnement Fibre Pro', pen.whole(2900, 5900), 20),
      line(say(pen, 'Option IP fixe|Location box|Ligne fixe'), pen.whole(300, 1500), 20),
      ...(pen.chance(0.5) ? [line('Remise 12 mois', -pen.whole(200, 1000), 20)] : []),
    ])
    const [number, due] = [pen.digits(say(pen, '##########|FP26########')), pen.after(11)]
    return [
      `<div class="sides"><div>${logo(firm.name, 8, 'color:#ea580c;font-weight:bold')}</div><div class="right">votre facture du<br><b>${pen.day()}</b></div></div>${divided(
        [
          ['n° de client', pen.digits('1-########')],
          ['n° de facture', number],
          ['n° de ligne', pen.digits('09 ## ## ## ##')],
        ],
      )}<div style="margin:8mm 0 8mm 95mm">${lettered(to)}</div><div style="border:0.8mm solid #ea580c;border-radius:4mm;padding:4mm" class="sides"><span>montant prélevé<br>le ${pen.day(due)}</span><span style="font-size:20pt">${pen.money(sums.total)} <span style="font-size:9pt">TTC</span></span></div>${listed(
        '',
        'lrr',
        'détail|€ HT|€ TTC',
        [
          ...sums.lines.map((each) => [
            each.text,
            pen.plain(each.amount),
            pen.plain(Math.round(each.amount * 1.2)),
          ]),
          ['total', pen.plain(sums.net), pen.plain(sums.total)],
        ],
      )}<p>dont TVA à 20,00 % : ${pen.money(sums.vat)}</p><div class="foot tiny">${oneLine(firm)} – SA au capital de ${pen.digits('#')} 400 000 € – RCS ${frenchNumbers(pen).siren} – TVA ${frenchNumbers(pen).vat}</div>`,
      { sums, documentNumber: number, due },
    ]
  }),

  /** A market hall: kilos at prices with three decimals, origins, five and a half percent, crates that stand apart. */
  'carreau-halles': bill(fr, 'DD/MM/YY|DD/MM/YYYY', 'needle narrow', (pen, firm, to) => {
    const crops = pen.random
      .shuffled([
        'TOMATE GRAPPE|Maroc',
        'POIREAU|France',
        'CLÉMENTINE CORSE|France',
        'AVOCAT HASS|Pérou',
      ])
      .slice(0, pen.whole(2, 4))
      .map((crop) => {
        const [text = '', origin = ''] = crop.split('|')
        const [kilos, price] = [pen.whole(40, 900), pen.whole(820, 4900)]
        return { origin, kilos, price, ...line(text, Math.round((kilos * price) / 100), 5.5) }
      })
    const sums = onTop([...crops, line('EMBALLAGES CONSIGNÉS', pen.whole(2, 9) * 420, 20)])
    const number = pen.digits(say(pen, '######|B26#####'))
    const numbers = frenchNumbers(pen)
    return [
      `<div class="sides"><div><b>${firm.name}</b><br>${block([...firm.also, ...firm.address])}<br>SIRET ${numbers.siret}<br>TVA ${numbers.vat}</div><div style="border:0.3mm solid #000;padding:3mm;width:80mm">${lettered(to)}</div></div><p>FACTURE ${number} DU ${pen.day()} CLIENT ${pen.digits('#####')} VENDEUR ${pen.whole(1, 9)}</p>${listed(
        'box tiny',
        'lllrrr',
        'PRODUIT|ORIGINE|CAT|POIDS NET|PRIX KG|MONTANT HT',
        sums.lines.map((each, at) => {
          const crop = crops[at]
          return crop
            ? [
                each.text,
                crop.origin,
                'I',
                decimal(pen, crop.kilos / 10, 1),
                decimal(pen, crop.price / 1000, 3),
                pen.plain(each.amount),
              ]
            : [each.text, '', '', '', '', pen.plain(each.amount)]
        }),
      )}${listed(
        'box tiny',
        'rrrr',
        'TAUX|BASE HT|TVA|TTC',
        sharesOf(pen, sums),
      )}<p class="right"><b>NET A PAYER EUR ${pen.plain(sums.total)}</b></p><p>Règlement à 20 jours date de facture</p>`,
      { sums, documentNumber: number, hasRates: true, due: pen.after(20) },
    ]
  }),

  /** Rent of a shop for a quarter: called ahead of time, its charges and tax in a letter's columns, a day to pay it by. */
  'avis-echeance': bill(fr, 'DD/MM/YYYY|D month YYYY', 'book plain', (pen, firm, to) => {
    const sums = onTop([
      line('Loyer commercial', pen.whole(90, 480) * 1000, 20),
      line('Provision sur charges', pen.whole(60, 400) * 100, 20),
      ...(pen.chance(0.5) ? [line('Provision taxe foncière', pen.whole(80, 300) * 100, 20)] : []),
    ])
    const [number, due] = [pen.digits(say(pen, 'AE-26-####|Q26/###')), pen.after(15)]
    return [
      `${windowed(firm, to)}<p class="right">Fait le ${pen.day()}</p><h1 style="border:0.3mm solid #000;padding:2mm;text-align:center">AVIS D’ÉCHÉANCE N° ${number}</h1>${spread(
        [
          ['Locataire', pen.digits('L####')],
          ['Lot', say(pen, 'Boutique RDC|Local 4|Bureau 2e étage')],
          ['Bail du', pen.day(pen.after(-900))],
        ],
      )}${edged(
        [
          ...priced(pen, sums, 'a'),
          ['Sous-total HT', pen.plain(sums.net)],
          ['TVA 20 %', pen.plain(sums.vat)],
          ['Total à régler avant le ' + pen.day(due), `${pen.plain(sums.total)} EUR`],
        ],
        'border-bottom:0.15mm solid #aaa',
      )}<p>Cet avis ne vaut pas quittance. Virement : ${iban(pen, 'FR')}</p><div class="foot small">${[firm.name, ...firm.also].join(', ')} – gérance ${frenchNumbers(pen).siren}</div>`,
      { sums, documentNumber: number, due },
    ]
  }),
}

export const beBills: Families = {
  /** Works on a building in Flanders: the buyer owes the tax, a message of twelve digits to pay with, thirty days. */
  medecontractant: bill(be, 'DD/MM/YYYY|D month YYYY', 'plain wide', (pen, firm, to) => {
    const isTurned = pen.chance(0.7)
    const rate = isTurned ? 0 : pen.pick([6, 21])
    const sums = onTop([
      many(
        pen,
        'Werkuren dakwerker|Plaatsen roofing, m²|Schilderwerk, m²',
        [6, 60],
        [28, 58],
        rate,
      ),
      one(pen, 'Materiaal|Huur stelling|Container puin', [90, 1200], rate),
    ])
    const [number, due] = [pen.digits(say(pen, '2026/###|VF26####|26####')), pen.after(30)]
    return [
      `<div style="border-top:3mm solid #334155;padding-top:5mm" class="sides"><div>${logo(firm.name, 6, 'font-weight:bold')}${block([...firm.also, ...firm.address])}<br>BTW ${taxNumber(pen, 'BE')}</div><div class="boxed">${lettered(to)}<br>BTW ${taxNumber(pen, 'BE')}</div></div>${headed(
        [
          ['Factuur', number],
          ['Datum', pen.day()],
          ['Vervaldag', pen.day(due)],
          ['Werf', say(pen, 'Kortrijk|Aalst|Hasselt')],
        ],
      )}${listed('', 'lrrr', 'Omschrijving|Aantal|Prijs|Bedrag', rowsOf(pen, sums, 'tqua'))}${boxes(
        [
          ['Maatstaf', pen.plain(sums.net)],
          ['BTW %', isTurned ? '0' : String(rate)],
          ['BTW', pen.plain(sums.vat)],
          ['Te betalen EUR', pen.plain(sums.total)],
        ],
      )}${isTurned ? '<p>Btw verlegd. Bij gebrek aan schriftelijke betwisting binnen één maand wordt de afnemer geacht te erkennen dat hij een belastingplichtige is gehouden tot de indiening van periodieke aangiften (art. 20 KB nr. 1).</p>' : ''}<p class="mid">Mededeling <b>+++${pen.digits('###/####/#####')}+++</b> op ${iban(pen, 'BE')}</p>`,
      { sums, documentNumber: number, due },
    ]
  }),
}

export const esBills: Families = {
  /** A professional of Spain: what is kept for the income tax comes off the sum, so that the total is less than net and tax. */
  'autonomo-irpf': bill(es, 'DD/MM/YYYY|D de month de YYYY', 'light plain', (pen, firm, to) => {
    const sums = onTop([
      many(
        pen,
        'Traducción jurada, páginas|Consultoría, horas|Diseño web, jornadas',
        [2, 30],
        [25, 160],
        21,
      ),
    ])
    const kept = Math.round(sums.net * 0.15)
    const number = pen.digits(say(pen, '26/0##|2026-##|F-26-###'))
    return [
      `<div style="display:flex;gap:10mm"><div style="flex:0 0 55mm;border-right:0.4mm solid #d97706;padding-right:6mm"><div style="color:#d97706;font-size:20pt">Factura</div><p>${number}</p><p>${pen.day()}</p><p class="small grey">De</p><p>${block([firm.name, ...firm.address])}<br>NIF ${pen.digits('########@')}</p><p class="small grey">Para</p><p>${lettered(to)}<br>CIF ${taxNumber(pen, 'ES')}</p></div><div style="flex:1">${listed(
        'airy rules',
        'lr',
        'Concepto|Importe',
        sums.lines.map((each) => [
          `${each.text}: ${each.quantity} × ${pen.money(each.unit)}`,
          pen.money(each.amount),
        ]),
      )}${edged([
        ['Base imponible', pen.money(sums.net)],
        ['IVA 21%', pen.money(sums.vat)],
        ['Retención IRPF 15%', pen.money(-kept)],
      ])}<div style="background:#fef3c7;padding:3mm;font-size:14pt" class="right">Total factura ${pen.money(sums.total - kept)}</div><p>Transferencia a ${iban(pen, 'ES')}</p></div></div>`,
      { sums, documentNumber: number, total: totalOf(sums.total - kept) },
    ]
  }),

  /** Power of Spain: power and energy, a tax of the kind's own that is no input tax, then the tax on all, bars of a year's use. */
  'factura-luz': bill(es, 'DD/MM/YYYY|DD de month de YYYY', 'narrow wide', (pen, firm, to) => {
    const used = [
      line('Potencia facturada', pen.whole(900, 6500), 21),
      line('Energía consumida', pen.whole(1900, 32_000), 21),
    ]
    const base = used.reduce((all, { amount }) => all + amount, 0)
    const sums = onTop([
      ...used,
      line('Impuesto eléctrico 5,11269632%', Math.round(base * 0.0511269632), 21),
      line('Alquiler de contador', pen.whole(79, 180), 21),
    ])
    const [number, due] = [pen.digits(say(pen, 'P26CON########|SL26##########')), pen.after(8)]
    const bars = Array.from(
      { length: 12 },
      () => `<div style="width:4mm;height:${pen.whole(4, 18)}mm;background:#84cc16"></div>`,
    )
    return [
      `<div class="sides"><div>${logo(firm.name, 7, 'color:#4d7c0f')}<span class="tiny">${[...firm.also, ...firm.address].join(', ')}. CIF ${taxNumber(pen, 'ES')}</span></div><div>${lettered(to)}</div></div><div style="display:grid;grid-template-columns:1fr 1fr;gap:8mm;margin-top:10mm"><div><p style="background:#ecfccb;padding:2mm"><b>DATOS DE LA FACTURA</b></p>${edged(
        [
          ['Nº factura', number],
          ['Fecha de emisión', pen.day()],
          [
            'Periodo',
            `${pen.day(pen.after(-33), 'DD/MM/YY')} a ${pen.day(pen.after(-3), 'DD/MM/YY')}`,
          ],
          ['Fecha de cargo', pen.day(due)],
          ['IMPORTE FACTURA', pen.money(sums.total)],
        ],
      )}</div><div><p style="background:#ecfccb;padding:2mm"><b>RESUMEN</b></p>${edged([
        ...priced(pen, sums),
        [`IVA 21% s/ ${pen.plain(sums.net)}`, pen.money(sums.vat)],
        ['TOTAL', pen.money(sums.total)],
      ])}</div></div><div style="display:flex;gap:2mm;align-items:flex-end;margin-top:12mm">${bars.join('')}</div><p class="small">CUPS: ES${pen.digits('################@@')} · Peaje 2.0TD · Domiciliada en ${pen.digits('ES## **** **** ####')}</p>`,
      { sums, documentNumber: number, due },
    ]
  }),
}

export const ptBills: Families = {
  /** Tolls and parking of a month in Portugal on a sheet lying on its side: a row a passage, tax within, taken by a bank. */
  'extrato-portagens': bill(pt, 'YYYY-MM-DD|DD-MM-YYYY', 'narrow plain', (pen, firm, to) => {
    const sums = within(
      Array.from({ length: pen.whole(3, 8) }, () =>
        line(
          say(pen, 'Lisboa – Torres Vedras|Maia – Braga|Parque Saldanha|Ponte 25 de Abril'),
          pen.whole(15, 320) * 5,
          23,
        ),
      ),
    )
    const [number, due] = [`FT ${pen.digits('26')}/${pen.digits('########')}`, pen.after(12)]
    return [
      `<div class="sides"><div style="background:#15803d;color:#fff;padding:3mm 6mm;font-size:15pt">${firm.name}</div><div class="tiny">${[...firm.also, ...firm.address].join('<br>')}<br>NIPC ${taxNumber(pen, 'PT').slice(2)}</div><div>${lettered(to)}</div></div>${boxes(
        [
          ['Extrato/Fatura', number],
          ['Data', pen.day()],
          ['Matrícula', pen.digits('@@-##-@@')],
          ['Total a debitar', pen.money(sums.total)],
          ['Débito em', pen.day(due)],
        ],
      )}${listed(
        'zebra tiny',
        'lllr',
        'Data|Hora|Percurso|Valor c/ IVA',
        sums.lines.map((each, at) => [
          pen.day(pen.after(-28 + 3 * at)),
          pen.clock(),
          each.text,
          pen.plain(each.amount),
        ]),
      )}<p class="right">Base ${pen.plain(sums.net)} · IVA 23% ${pen.plain(sums.vat)} · Total ${pen.plain(sums.total)} EUR</p><p class="tiny">ATCUD: ${pen.digits('@@@#####')}-${number.split('/')[1]}</p>`,
      { sums, documentNumber: number, due },
      lying,
    ]
  }),
}

export const itBills: Families = {
  /** An architect's fees: a fund's part under the tax, what is kept for the income tax below the total, less to pay than that. */
  parcella: bill(it, 'DD/MM/YYYY|D month YYYY', 'book light', (pen, firm, to) => {
    const fee = pen.whole(6, 74) * 10_000
    const sums = onTop([
      line(say(pen, 'Progetto esecutivo, acconto|Direzione lavori|Perizia tecnica'), fee, 22),
      line('Contributo integrativo Cassa 4%', Math.round(fee * 0.04), 22),
    ])
    const kept = Math.round(fee * 0.2)
    const number = pen.digits(say(pen, '##/2026|#/PA|2026/##'))
    return [
      `<div style="letter-spacing:1mm;font-size:15pt">${firm.name}</div><div class="small grey">${[...firm.also, ...firm.address].join(' · ')} · P.IVA ${taxNumber(pen, 'IT').slice(2)}</div><div style="margin:14mm 0 8mm 100mm">Spett.le<br>${lettered(to)}</div><p>${firm.address[1]?.replace(/^\d+ /, '')}, ${pen.day()}</p><p>PARCELLA N. ${number}</p><table style="width:100%">${[
        ...priced(pen, sums),
        ['Imponibile', pen.money(sums.net)],
        ['IVA 22%', pen.money(sums.vat)],
        ['Totale fattura', pen.money(sums.total)],
        ['A dedurre ritenuta d’acconto 20%', pen.money(-kept)],
        ['Netto a pagare', pen.money(sums.total - kept)],
      ]
        .map(
          ([label, sum]) =>
            `<tr><td>${label}</td><td class="right" style="border-bottom:0.2mm solid #000">${sum}</td></tr>`,
        )
        .join('')}</table><p>Coordinate bancarie: ${iban(pen, 'IT')}</p>`,
      { sums, documentNumber: number },
    ]
  }),

  /** A courtesy copy of an electronic credit: blocks with captions as the state's viewer shows them, sums with a minus. */
  'copia-cortesia': bill(it, 'DD-MM-YYYY|DD/MM/YYYY', 'plain narrow', (pen, firm, to) => {
    const isCredit = pen.chance(0.4)
    const bought = sold(pen, 'copia-cortesia', { count: [2, 4], most: 12, step: 1, isGross: false })
    const sums = isCredit ? negated(bought) : bought
    const [number, due] = [pen.digits(say(pen, '####/A|FE-####|##/26')), pen.after(30)]
    return [
      `${placed(18, 8, '<span class="tiny grey">Copia di cortesia priva di valore fiscale. L’originale è disponibile nell’area riservata dell’Agenzia delle Entrate.</span>')}<div class="sides" style="margin-top:6mm"><div style="flex:1;background:#f1f5f9;padding:3mm"><span class="tiny">Cedente/prestatore (fornitore)</span><br>Denominazione: <b>${firm.name.replaceAll('&', '&amp;')}</b><br>Identificativo IVA: ${taxNumber(pen, 'IT')}<br>${block([...firm.also, ...firm.address])}</div><div style="flex:1;background:#f1f5f9;padding:3mm"><span class="tiny">Cessionario/committente (cliente)</span><br>Denominazione: ${to.name.replaceAll('&', '&amp;')}<br>${to.address.join('<br>')}</div></div>${formed(
        [
          ['Tipologia documento', isCredit ? 'TD04 nota di credito' : 'TD01 fattura'],
          ['Numero documento', number],
          ['Data documento', pen.day()],
          ['Codice destinatario', pen.digits('@#@@##@')],
        ],
        4,
      )}${listed(
        'rules tiny',
        'lrrrr',
        'Descrizione|Quantità|Prezzo unitario|%IVA|Prezzo totale',
        sums.lines.map((each) => [
          each.text,
          `${Math.abs(each.quantity)},00`,
          pen.plain(each.unit),
          `${each.rate},00`,
          pen.plain(each.amount),
        ]),
      )}${formed(
        [
          ['Totale imponibile', pen.plain(sums.net)],
          ['Totale imposta', pen.plain(sums.vat)],
          ['Totale documento', pen.plain(sums.total)],
        ],
        3,
      )}${isCredit ? '' : `<p class="tiny">Modalità pagamento MP05 Bonifico · Scadenza ${pen.day(due)} · IBAN ${iban(pen, 'IT')}</p>`}`,
      {
        sums,
        documentNumber: number,
        kind: isCredit ? 'credit-note' : 'invoice',
        due: isCredit ? null : due,
      },
    ]
  }),
}
