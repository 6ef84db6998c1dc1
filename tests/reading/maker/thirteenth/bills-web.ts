/** What comes by mail from the web: a seller's bill by a marketplace, credits bought ahead, a credit of a cloud, labels for parcels, fees for cards, pictures. */
import type { Random } from '../../../support/random'
import { block, firms, line, negated, onTop, Pen, penFor, several, within } from '../eighth/kit'
import { de, es, fr, gb, it, nl, pl, se, type Notation } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { lettered, strokes } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { euroAbroad, mailHead } from '../eleventh/kit'
import { behind, goods, inLine, letter, logo, oneLine, rates, say } from '../twelfth/kit'
import { buyerOf } from './buyers'
import { cells, formed, paidBy, stacked, tally, toldBy, usd } from './kit'

interface Tongue {
  notation: Notation
  country: 'DE' | 'FR' | 'IT' | 'ES' | 'NL' | 'PL' | 'SE'
  rate: number
  words: readonly string[]
  sellers: string
}

const tongues: readonly Tongue[] = [
  {
    notation: de,
    country: 'DE',
    rate: 19,
    words:
      'Rechnung|Rechnungsnummer|Rechnungsdatum|Bestellnummer|Verkauft von|Artikel|Versand|Gutschein|Netto|USt.|Rechnungsbetrag|Bereits bezahlt'.split(
        '|',
      ),
    sellers:
      'LichtHaus24 GmbH;Am Kreuzstein 9;63477 Maintal|Gartenfreund Ulrich e.K.;Rosenweg 1;97318 Kitzingen',
  },
  {
    notation: fr,
    country: 'FR',
    rate: 20,
    words:
      'Facture|Numéro de facture|Date de facture|Commande|Vendu par|Article|Livraison|Code promo|Total HT|TVA|Total TTC|Déjà payé'.split(
        '|',
      ),
    sellers:
      'Luminéo Distribution SARL;5 rue du Stade;59170 Croix|Jardins d’Oc SAS;ZI Nord;34500 Béziers',
  },
  {
    notation: it,
    country: 'IT',
    rate: 22,
    words:
      'Fattura|Numero fattura|Data fattura|Ordine|Venduto da|Articolo|Spedizione|Buono sconto|Imponibile|IVA|Totale fattura|Già pagato'.split(
        '|',
      ),
    sellers:
      'Luce e Casa S.r.l.s.;Via Appia 300;04100 Latina (LT)|Verde Vivo di Bassi Carla;Via Po 5;27100 Pavia (PV)',
  },
  {
    notation: es,
    country: 'ES',
    rate: 21,
    words:
      'Factura|Número de factura|Fecha de factura|Pedido|Vendido por|Artículo|Envío|Cupón|Base imponible|IVA|Total factura|Ya pagado'.split(
        '|',
      ),
    sellers:
      'Iluminación Duero, S.L.;Pol. San Cristóbal 40;47012 Valladolid|Huerto Fácil, S.C.;C/ Olivo 2;14009 Córdoba',
  },
  {
    notation: nl,
    country: 'NL',
    rate: 21,
    words:
      'Factuur|Factuurnummer|Factuurdatum|Bestelling|Verkocht door|Artikel|Verzending|Kortingscode|Totaal excl. btw|Btw|Totaal incl. btw|Reeds betaald'.split(
        '|',
      ),
    sellers:
      'Lampenloods B.V.;Fokkerstraat 12;3125 BD Schiedam|Moestuinwinkel Ter Horst;Esdijk 4;7591 PK Denekamp',
  },
  {
    notation: pl,
    country: 'PL',
    rate: 23,
    words:
      'Faktura|Numer faktury|Data wystawienia|Zamówienie|Sprzedawca|Towar|Wysyłka|Kupon|Razem netto|VAT|Razem brutto|Zapłacono'.split(
        '|',
      ),
    sellers:
      'Świat Lamp Sp. z o.o.;ul. Przemysłowa 21;33-100 Tarnów|Ogrodnik Wielkopolski;ul. Polna 3;62-020 Swarzędz',
  },
  {
    notation: se,
    country: 'SE',
    rate: 25,
    words:
      'Faktura|Fakturanummer|Fakturadatum|Order|Säljs av|Artikel|Frakt|Rabattkod|Summa exkl. moms|Moms|Summa inkl. moms|Redan betalt'.split(
        '|',
      ),
    sellers:
      'Ljuskällan i Borås AB;Viskastrandsgatan 9;506 30 Borås|Odlarglädje HB;Kvarnvägen 2;247 50 Dalby',
  },
]

/** A seller's bill that a marketplace made for it: the place's name is nowhere but in the foot, a coupon taken off, paid before it came. */
export function placeOrder(random: Random): Sheet {
  const { notation, country, rate, words, sellers } = random.pick(tongues)
  const pen = new Pen(random, notation)
  const [firm, to] = [pen.pick(firms(sellers)), buyerOf(pen, country)]
  const factor = country === 'SE' || country === 'PL' ? 8 : 1
  const price = pen.whole(19, 140) * 100 * factor
  const sums = within([
    several(
      say(pen, 'LED Strip 5 m RGB|Solar Lamp Nordic|Raised Bed XL'),
      pen.whole(1, 3),
      price,
      rate,
    ),
    line(words[6] ?? '', pen.pick([399, 499, 599]) * factor, rate),
    ...(pen.chance(0.5) ? [line(words[7] ?? '', -Math.round(price / 10), rate)] : []),
  ])
  const number = pen.digits(say(pen, 'INV-@@-26-######|26-##-#######|#####-@@-###'))
  const [title = '', no = '', day = '', order = '', by = '', item = ''] = words
  const [net = '', tax = '', total = '', paid = ''] = words.slice(8)
  return letter(
    pen,
    { faces: 'plain light' },
    [
      `<div class="sides"><h1>${title}</h1><div style="width:46mm">${strokes(44)}</div></div>${formed(
        [
          [no, number],
          [day, pen.day()],
          [order, pen.digits('###-#######-#######')],
        ],
        3,
      )}<div class="sides"><div style="width:80mm">${lettered(to)}</div><div style="width:80mm"><span class="small grey">${by}</span><br>${lettered(firm)}</div></div>${cells(
        'lrrr',
        `${item}||%|`,
        linesAs(pen, sums.lines, 'tqrA'),
        'lined',
      )}${tally(sumsAs(pen, sums, 'NVTT', `${net}|${tax} ${pen.rate(rate)}|${total}|${paid}`))}<div class="foot small grey mid">Bazarino Marketplace · www.bazarino.example</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due: null, hasRates: true }),
  )
}

const labs = firms(
  'Corvid Language Models, PBC;600 Brannan Street;San Francisco, CA 94107;Corvid|Vectorleaf AI Inc.;2261 Market Street;San Francisco, CA 94114;Vectorleaf|Polyp Compute LLC;8 The Green;Dover, DE 19901;Polyp',
)

/** Credits bought ahead from an American firm by one of Europe: what was charged, a receipt's number beside the bill's, tax owed by the buyer. */
export function aheadCredits(random: Random): Sheet {
  const pen = penFor(random, usd, 'month D, YYYY|mon D, YYYY')
  const country = pen.pick(['DE', 'FR', 'NL', 'SE'] as const)
  const [firm, to] = [pen.pick(labs), buyerOf(pen, country)]
  const sums = onTop([
    line(
      say(pen, 'API usage credits|Prepaid credits, auto-reload|Compute credits'),
      pen.pick([500, 1000, 2500, 5000, 12_000]),
    ),
  ])
  const number = pen.digits(say(pen, '@#@##@@#-00##|#@#@@##@-0001'))
  const receipt = pen.digits('####-####')
  return letter(
    pen,
    { faces: 'light wide plain' },
    [
      `<div class="sides"><span style="font-size:20pt;font-weight:bold">Receipt</span>${logo(firm.also[0] ?? firm.name, 7)}</div>${cells(
        'll',
        '',
        [
          ['Invoice number', number],
          ['Receipt number', receipt],
          ['Date paid', pen.day()],
          ['Payment method', pen.digits('Visa - ####')],
        ],
        'bare',
        'width:90mm;margin:6mm 0',
      )}<div style="display:flex;gap:24mm"><div><b>${firm.name}</b><br>${block(firm.address)}<br>United States</div><div><b>Bill to</b><br>${lettered(to)}</div></div><p style="font-size:14pt;font-weight:bold;margin-top:10mm">${pen.money(sums.total)} paid on ${pen.day()}</p>${goods(pen, sums, 'tqua', 'Description|Qty|Unit price|Amount')}${tally(
        [
          ['Subtotal', pen.money(sums.net)],
          ['Total excluding tax', pen.money(sums.net)],
          ['VAT (0% reverse charge)', pen.money(0)],
          ['Total', pen.money(sums.total)],
          ['Amount paid', pen.money(sums.total)],
        ],
      )}<p class="small">Tax to be paid on reverse charge basis.</p>`,
    ],
    paidBy(pen, { supplier: firm, sums, documentNumber: number, otherNumbers: [receipt] }),
  )
}

const clouds = firms(
  'Cirrostack Europe SARL;5, rue Plaetis;L-2338 Luxembourg;Cirrostack|Halyard Cloud Services Ltd;1 Grand Canal Square;Dublin 2;Halyard|Packetfjord AS;Universitetsgata 2;0164 Oslo;Packetfjord',
)

/** A credit of a cloud's firm: refunds below nothing, the bill it is for, euros before figures, nothing to be paid. */
export function cloudRefund(random: Random): Sheet {
  const pen = penFor(random, euroAbroad, 'mon D, YYYY|D month YYYY|YYYY-MM-DD')
  const country = pen.pick(['DE', 'IT', 'ES', 'PL'] as const)
  const [firm, to] = [pen.pick(clouds), buyerOf(pen, country)]
  const sums = negated(
    onTop([
      line('Service credit, availability below 99.9%', pen.whole(400, 18_000)),
      ...(pen.chance(0.5) ? [line('Storage billed twice', pen.whole(100, 6000))] : []),
    ]),
  )
  const number = pen.digits(say(pen, 'CM26-######|EUCN#######|C########'))
  return letter(
    pen,
    { faces: 'wide narrow' },
    [
      `<div class="sides"><div>${logo(firm.also[0] ?? firm.name, 9, 'color:#ea580c')}</div><div class="right"><span class="big">VAT credit note</span></div></div><div class="sides" style="margin-top:8mm">${stacked(
        [
          ['Credit note number', number],
          ['Issue date', pen.day()],
          ['Original invoice', pen.digits('EUIN########')],
        ],
      )}<div>${lettered(to)}<br>VAT ${country === 'ES' ? `ES${taxNumber(pen, 'ES')}` : taxNumber(pen, country)}</div></div>${goods(pen, sums, 'tA', 'Adjustment|Amount')}${tally(
        [
          ['Net', pen.money(sums.net)],
          ['VAT 0% (reverse charge)', pen.money(0)],
          ['Total credit', pen.money(sums.total)],
        ],
      )}<p>The credit will be applied to your next invoice.</p><div class="foot small">${oneLine(firm)}</div>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, kind: 'credit-note', due: null }),
  )
}

const posters = firms(
  'Parcelhare Ltd;Sidings House, 9 Station Approach;Tamworth B79 7JU;Parcelhare|Labelmonkey Limited;The Tannery;Bermondsey, London SE1 3XF|Shetland Parcel Co-op;Commercial Road;Lerwick ZE1 0NL',
)

/** Labels for parcels bought on a site, as its mail says: each with where to, an insurance without tax, paid from a balance. */
export function parcelLabels(random: Random): Sheet {
  const pen = penFor(random, gb, 'D month YYYY|dow D mon YYYY|DD/MM/YYYY')
  const [firm, to] = [pen.pick(posters), buyerOf(pen, 'GB')]
  const sums = within([
    ...Array.from({ length: pen.whole(1, 4) }, () =>
      line(
        `Label to ${say(pen, 'IV51|BT7|SW19|CF24')}, ${say(pen, '2 kg|5 kg|10 kg')}`,
        pen.whole(289, 1499),
        20,
      ),
    ),
    ...(pen.chance(0.5) ? [line('Cover up to £100 (exempt)', pen.pick([150, 250]), 0)] : []),
  ])
  const number = pen.digits(say(pen, 'PH-#######|######|26-@@@-####'))
  return letter(
    pen,
    { faces: 'light plain', css: 'section { padding: 14mm 45mm 14mm 20mm !important; }' },
    [
      `${mailHead([
        ['From', `${firm.also[0] ?? firm.name} <hello@labels.example>`],
        ['To', to.name],
        ['Subject', `Your VAT receipt ${number}`],
        ['Date', `${pen.day()} ${pen.clock()}`],
      ])}<p>Hello,</p><p>Thanks for sending with us. Here is your VAT receipt <b>${number}</b>.</p>${goods(pen, sums, 'tA')}${inLine(
        sumsAs(pen, sums, 'NVT', 'Net|VAT|You paid'),
        '   ',
      )}<p>Paid with your prepaid balance.</p><p class="small grey">${oneLine(firm)}<br>VAT number ${taxNumber(pen, 'GB')}</p>`,
    ],
    paidBy(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const acquirers = firms(
  'Tapstone Payments Europe DAC;3 Dublin Landings;Dublin 1;Tapstone|Zahlwerk Payment UAB;Gedimino pr. 44;01110 Vilnius;Zahlwerk|Kroonpay B.V.;Simon Carmiggeltstraat 6;1011 DJ Amsterdam;Kroonpay',
)

/** Fees for cards: payments by kind with their share in percent, kept back already, free of tax by an article, a reference of the account. */
export function cardFees(random: Random): Sheet {
  const pen = penFor(random, euroAbroad, 'D mon YYYY|YYYY-MM-DD|DD/MM/YYYY')
  const country = pen.pick(['FR', 'ES', 'DE', 'IT'] as const)
  const [firm, to] = [pen.pick(acquirers), buyerOf(pen, country)]
  const paid = (['Debit, domestic', 'Credit, domestic', 'Cards outside the EEA'] as const).map(
    (kind, at) => {
      const [volume, share] = [pen.whole(200, 9000) * 100, [0.9, 1.4, 2.6][at] ?? 1]
      return { kind, volume, share, fee: Math.round((volume * share) / 100) }
    },
  )
  const sums = onTop([
    ...paid.map((each) => line(each.kind, each.fee)),
    ...(pen.chance(0.5) ? [line('Terminal rental', 1900)] : []),
  ])
  const number = pen.digits(say(pen, 'TS-26##-#####|INV########|#######'))
  return letter(
    pen,
    { faces: 'narrow light' },
    [
      `<div style="display:flex;gap:14mm"><div style="flex:0 0 50mm">${logo(firm.also[0] ?? firm.name, 8, 'font-weight:bold;color:#4f46e5')}<div class="small">${block([firm.name, ...firm.address])}</div></div><div>${behind(
        [
          [' invoice number', number],
          [' issued', pen.day()],
          [' merchant ID', pen.digits('M########')],
          [' period', `${pen.day(pen.after(-30))} to ${pen.day(pen.after(-1))}`],
        ],
      )}</div><div>${lettered(to)}</div></div>${cells(
        'lrrr',
        'Payments|Volume|Rate|Fee',
        [
          ...paid.map((each) => [
            each.kind,
            pen.plain(each.volume),
            `${each.share}%`,
            pen.money(each.fee),
          ]),
          ...sums.lines.slice(3).map((each) => [each.text, '', '', pen.money(each.amount)]),
        ],
        'upright',
      )}${tally(sumsAs(pen, sums, 'TT', 'Fees, VAT exempt (Art. 135 2006/112/EC)|Invoice total'))}<p>Fees were deducted from your settlements. Nothing is left to pay.</p><p class="small">Settlement account ${iban(pen, country)}</p>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due: null }),
  )
}

const libraries = firms(
  'Grainhouse Images Ltd;22 Redchurch Street;London E2 7DP|Sfumato Stock S.r.l.;Via Tortona 33;20144 Milano (MI)|Typefold Foundry GbR;Karl-Marx-Allee 96;10243 Berlin',
)

/** Pictures or typefaces licensed on the web, in euros: the buyer's own rate of tax named with its country, a licence's number below. */
export function licenceShop(random: Random): Sheet {
  const pen = penFor(random, euroAbroad, 'YYYY-MM-DD|D month YYYY|mon D, YYYY', {
    money: random.pick(['€#', '# EUR', 'EUR #']),
  })
  const [country, rate, name] = pen.pick([
    ['DE', 19, 'Germany'],
    ['FR', 20, 'France'],
    ['IT', 22, 'Italy'],
    ['PL', 23, 'Poland'],
    ['SE', 25, 'Sweden'],
  ] as const)
  const [firm, to] = [pen.pick(libraries), buyerOf(pen, country)]
  const sums = onTop([
    several(
      say(pen, 'Standard image licence|Desktop font licence|Webfont, 10k views'),
      pen.whole(1, 6),
      pen.whole(9, 120) * 100,
      rate,
    ),
    ...(pen.chance(0.4) ? [line('Extended print run', pen.whole(20, 90) * 100, rate)] : []),
  ])
  const number = pen.digits(say(pen, '######|GH-26-####|26#####'))
  return letter(
    pen,
    { faces: 'book slab wide' },
    [
      `<div class="mid">${logo(firm.name, 8, 'letter-spacing:0.6mm')}</div><p class="mid" style="font-size:13pt;margin:10mm 0">Invoice ${number}<br><span class="small">${pen.day()} · paid</span></p><p class="mid">${lettered(to)}</p>${goods(pen, sums, 'tquA', 'Licence|Qty|Each|Total')}${rates(pen, sums, 'rnv', `VAT ${name}|Net|VAT`)}<p class="mid">Total paid <b>${pen.money(sums.total)}</b></p><p class="mid small">Licence ${pen.digits('@@##-@@##-####')}<br>${block(firm.address)}</p>`,
    ],
    toldBy(pen, { supplier: firm, sums, documentNumber: number, due: null, hasRates: true }),
  )
}
