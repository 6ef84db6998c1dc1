/** Papers of the Netherlands: a bookkeeping program, a web shop, parking by telephone, software in dollars, a supermarket. */
import { escaped, line, onTop, several, sumOf, wares, within } from '../eighth/kit'
import { nl } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { stacked, usd } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { letterOf, nines, pieces, print } from './west-kit'

export const nlPapers: Papers = {
  /** A bookkeeping program for small firms: customer above, sender's facts in a narrow column at the right, amounts before their text, a plea to pay by a day. */
  'factuur-boekhoudprogramma': paper(
    nl,
    'D month YYYY|DD-MM-YYYY',
    'light wide plain',
    'Studio Koperdraad;Piersonstraat 14;6531 DN Nijmegen|Loodgietersbedrijf De Graaf;Nijverheidsweg 3;3771 ME Barneveld;De Graaf Installaties B.V.|HELDER GROEN;Zandpad 70;3621 NE Breukelen;Helder Groen Hoveniers V.O.F.|Sanne Bakker Fotografie;Westewagenstraat 55;3011 AR Rotterdam',
    'NL',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Werkzaamheden op locatie (uren);48;85;21|Ontwerp en opmaak;220;640;21|Onderhoud tuin, per bezoek;95;185;21|Voorrijkosten;25;45;21|Materialen volgens bijlage;40;480;21|Bedrijfsreportage halve dag;340;520;21|Beplanting en bollen;45;210;9',
          ),
          { count: [1, 4], most: 6 },
        ).lines,
      )
      const [number, due] = [
        pen.digits(say(pen, '2026-0###|26####|F2026-00##|202600##')),
        pen.after(pen.pick([14, 30])),
      ]
      const column = `<div class="tiny">${firm.also[0] ? `${escaped(firm.also[0])}<br>` : ''}<b>${escaped(firm.name)}</b><br>${place(firm)}<br><br>${pen.digits('06 ########')}<br>${say(pen, 'hallo|info|post')}@${say(pen, 'kantoor.example|bedrijf.example')}<br><br>KVK ${pen.digits('########')}<br>BTW ${taxNumber(pen, 'NL')}<br>IBAN ${iban(pen, 'NL')}</div>`
      return [
        `<div style="text-align:right;font-size:20pt;color:#0369a1;margin-bottom:10mm">${escaped(firm.name)}</div>${beside(
          '1fr 58mm',
          `${who(to)}<div style="margin-top:14mm"><b style="font-size:16pt">Factuur${pen.chance(0.4) ? ` ${number}` : ''}</b>${told(
            [
              ['Factuurnummer', number],
              ['Factuurdatum', pen.day()],
              ['Vervaldatum', pen.day(due)],
            ],
            'margin-top:3mm',
          )}</div>`,
          column,
        )}<div style="margin-top:8mm">${grid(
          'ruled',
          'rlrrr',
          ' |Omschrijving|Btw|Bedrag|Totaal',
          sums.lines.map((one) => [
            `${one.quantity} x`,
            one.text,
            pen.rate(one.rate),
            pen.money(one.unit),
            pen.money(one.amount),
          ]),
        )}</div>${facts(
          [
            ['Subtotaal', pen.money(sums.net)],
            ...ratesAs(pen, sums.shares, 'rV').map(
              ([rate = '', vat = '']) => [`${rate} btw`, vat] as const,
            ),
            ['Totaal', pen.money(sums.total)],
          ],
          'margin-left:auto;font-size:108%',
        )}<p style="margin-top:16mm">We verzoeken je vriendelijk het bovenstaande bedrag van ${pen.money(sums.total)} voor ${pen.day(due)} te voldoen op onze bankrekening onder vermelding van de omschrijving ${number}.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A web shop: a thick band with order and invoice, what was paid by which bank, a parcel's fee, tax told in a sentence, paid. */
  webwinkel: paper(
    { ...nl, money: '€ #' },
    'DD-MM-YYYY|D month YYYY|D-M-YYYY',
    'plain narrow',
    'Kantoorkiezer;Marssteden 40;7547 TC Enschede;Kantoorkiezer Online B.V.|keukenwereld24.nl;Vlijtseweg 130;7317 AK Apeldoorn;KW24 E-commerce B.V.|GEREEDSCHAPGIGANT;De Trompet 1801;1967 DB Heemskerk;Gereedschapgigant Nederland B.V.|Printpoint Webshop B.V.;Ampèrestraat 8;2652 BB Berkel en Rodenrijs',
    'NL',
    (pen, firm, to) => {
      const goods = nines(
        pen,
        'Bureaustoel ergonomisch zwart;119;249;21|Toner zwart XL, huismerk;29;79;21|Laptopstandaard aluminium;24;49;21|Accuboormachine 18V incl. koffer;89;159;21|Koffiebonen 1 kg donker;12;19;9|Whiteboard 90 x 60 cm;34;64;21|Monitorarm dubbel;49;99;21|Werkhandschoenen 12 paar;11;22;21',
        { count: [1, 3], most: 3 },
      )
      const sums = within([
        ...goods,
        ...(pen.chance(0.5) ? [line('Verzendkosten', pen.pick([395, 495, 695]), 21)] : []),
        ...(pen.chance(0.3) ? [line('Kortingscode', -pen.pick([500, 1000]), 21)] : []),
      ])
      const [number, order] = [
        pen.digits(say(pen, 'F26-######|2026######|WF########')),
        pen.digits(say(pen, '########|KK#######|4#########')),
      ]
      const taxes = ratesAs(pen, sums.shares, 'rV').map(([rate, vat]) => `${rate} btw ${vat}`)
      return [
        `<div style="background:#1e293b;color:#fff;padding:5mm 6mm;display:flex;justify-content:space-between;align-items:center"><b style="font-size:17pt">${escaped(firm.name)}</b><span>FACTUUR ${say(pen, '|– voldaan')}</span></div>${ribbon(
          [
            ['Bestelnummer', order],
            ['Factuurnummer', number],
            ['Factuurdatum', pen.day()],
            ['Klantnummer', pen.digits('#######')],
          ],
          'background:#f1f5f9;margin:0;padding:3mm 6mm',
        )}<div class="cols" style="margin:7mm 0"><div><b>Factuuradres</b><br>${who(to)}</div><div><b>Bezorgadres</b><br>${who(to)}</div></div><table style="width:100%">${sums.lines
          .map(
            (one) =>
              `<tr style="border-bottom:0.2mm solid #cbd5e1"><td style="padding:2mm 0;width:12mm">${one.quantity > 0 && goods.includes(one) ? `${one.quantity}x` : ''}</td><td style="padding:2mm 0">${escaped(one.text)}${goods.includes(one) ? `<br><span class="tiny grey">Artikelnr. ${pen.digits('######')}</span>` : ''}</td><td class="r" style="padding:2mm 0">${one.quantity > 1 ? `${pen.money(one.unit)} p/st` : ''}</td><td class="r" style="padding:2mm 0 2mm 6mm">${pen.money(one.amount)}</td></tr>`,
          )
          .join(
            '',
          )}</table><div class="sides" style="margin-top:5mm;font-size:13pt"><b>Totaal (incl. btw)</b><b>${pen.money(sums.total)}</b></div><p class="r grey">Waarvan ${taxes.join(' en ')}</p><p style="margin-top:8mm">${say(pen, 'Betaald met iDEAL|Betaald via iDEAL (Rabobank)|Betaald met creditcard')} op ${pen.day()}. Je hoeft niets meer te betalen.</p><p class="tiny">Ruilen of retourneren kan binnen 30 dagen. Bewaar deze factuur als garantiebewijs.</p><div class="foot tiny grey mid">${legal(firm)} | ${place(firm, ' | ')} | KvK ${pen.digits('########')} | btw-nr. ${taxNumber(pen, 'NL')}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** Parking by telephone: a month's sessions with place and plate, fees of towns without tax and the firm's own with it, collected by the bank. */
  parkeerapp: paper(
    nl,
    'DD-MM-YYYY|DD/MM/YYYY',
    'plain light narrow',
    'ParkVlot;Marconistraat 16;3029 AK Rotterdam;ParkVlot Nederland B.V.|slimparkeren;Laan van Zuid Hoorn 60;2289 DE Rijswijk;Slimparkeren Services B.V.|Parkomat B.V.;Hogehilweg 22;1101 CD Amsterdam',
    'NL',
    (pen, firm, to) => {
      const plates = [pen.digits('@-###-@@'), pen.digits('@@@-##-@')]
      const sessions = Array.from({ length: pen.whole(3, 9) }, (_, at) => ({
        when: `${dayOff(pen, -32 + at * 3)} ${pen.clock()}`,
        plate: pen.pick(plates),
        one: line(
          say(
            pen,
            'Utrecht, zone 3512|Den Haag, zone 20110|Amersfoort, zone 400|Gemeente Breda, zone 76013|Haarlem, zone 1201',
          ),
          pen.whole(90, 1480),
        ),
      }))
      const parking = sumOf(sessions.map(({ one }) => one))
      const fee = several('Transactiekosten', sessions.length, pen.pick([29, 33, 36]), 21)
      const plan = line('Abonnement zakelijk', pen.pick([199, 249, 350]), 21)
      const sums = onTop([...sessions.map(({ one }) => one), fee, plan])
      const [number, due] = [
        pen.digits(say(pen, 'PV26-#######|########|26.####.###')),
        pen.after(pen.pick([5, 7, 14])),
      ]
      return [
        `<div class="sides"><div><span style="font-size:21pt;color:#16a34a"><b>P</b> ${escaped(firm.name)}</span><br><span class="tiny">${[...firm.also, ...firm.address].map(escaped).join(' · ')}</span></div>${stacked(
          [
            ['Factuur', number],
            ['Datum', pen.day()],
            ['Klantnummer', pen.digits('#######')],
          ],
        )}</div><p style="margin:6mm 0 9mm">${who(to)}</p><div class="cols"><div style="flex:0 0 70mm"><b>Samenvatting</b>${facts(
          [
            ['Parkeerkosten (geen btw)', pen.money(parking)],
            ['Transactiekosten', pen.money(fee.amount)],
            ['Abonnement zakelijk', pen.money(plan.amount)],
            ['Btw 21%', pen.money(sums.vat)],
            ['Totaalbedrag', pen.money(sums.total)],
          ],
          'width:100%',
        )}</div><div>${part('border:0.3mm solid #16a34a;border-radius:2mm;padding:3mm', `Het bedrag van <b>${pen.money(sums.total)}</b> schrijven wij omstreeks <b>${pen.day(due)}</b> af van rekening ${pen.digits('NL## **** **** ##')}.`)}</div></div><p style="margin-top:8mm"><b>Parkeeracties</b></p>${grid(
          'ruled',
          'lllr',
          'Start|Locatie|Kenteken|Kosten',
          sessions.map(({ when, plate, one }) => [when, one.text, plate, pen.money(one.amount)]),
        )}<div class="foot tiny grey">KvK ${pen.digits('########')} · Btw ${taxNumber(pen, 'NL')} · IBAN ${iban(pen, 'NL')} · De parkeerkosten worden namens de gemeente doorbelast.</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** An online service of America in dollars: the receipt of a card's payment, a grey head, the period, a history of the payment with its number. */
  'saas-dollar': paper(
    usd,
    'month D, YYYY|mon D, YYYY|YYYY-MM-DD',
    'light wide plain',
    'Formloop, Inc.;548 Market St, PMB 72296;San Francisco, CA 94104|Cloudpeg;1209 Orange Street;Wilmington, DE 19801;Cloudpeg Technologies LLC|PROMPTARIA;2261 Lakeside Ave;Seattle, WA 98109;Promptaria Labs, Inc.|Deskwren Software Inc.;101 W 6th St, Suite 500;Austin, TX 78701',
    'NL',
    (pen, firm, to) => {
      const sums = within([
        several(
          say(pen, 'Pro plan|Growth plan (monthly)|Plus subscription'),
          pen.chance(0.6) ? 1 : pen.whole(2, 8),
          pen.pick([900, 1200, 2000, 2900, 4900, 9900]),
        ),
        ...(pen.chance(0.4) ? [line('Additional usage', pen.whole(110, 3900))] : []),
      ])
      const number = pen.digits(say(pen, '@#@#@@##-00##|FL-26-######|#######'))
      const receipt = pen.digits('####-####')
      const isReceipt = pen.chance(0.5)
      const card = `${say(pen, 'Mastercard|Visa|American Express')} - ${pen.digits('####')}`
      return [
        `<div style="background:#f4f4f5;margin:-14mm -18mm 9mm;padding:11mm 18mm" class="sides"><div><div style="font-size:17pt">${isReceipt ? 'Receipt' : 'Invoice'} from ${escaped(firm.name)}</div><div class="grey">${pen.money(sums.total)} USD paid on ${pen.day()}</div></div></div><div class="cols"><div>${told(
          [
            ['Invoice number', number],
            ...(isReceipt ? ([['Receipt number', receipt]] as const) : []),
            [isReceipt ? 'Date paid' : 'Date of issue', pen.day()],
            ['Payment method', card],
          ],
        )}</div></div><div class="cols" style="margin:8mm 0"><div>${who({ ...firm, name: firm.also[0] ?? firm.name })}<br>United States</div><div><span class="grey">Bill to</span><br>${who(to)}<br>Netherlands</div></div><div class="grey tiny">${pen.day(pen.after(-30)).toUpperCase()} – ${pen.day().toUpperCase()}</div><table style="width:100%">${sums.lines.map((one) => `<tr><td style="padding:2mm 0">${escaped(one.text)}<br><span class="grey">Qty ${one.quantity}${one.quantity > 1 ? ` × ${pen.money(one.unit)}` : ''}</span></td><td class="r" style="padding:2mm 0">${pen.money(one.amount)}</td></tr>`).join('')}</table><hr>${facts(
          [
            ['Subtotal', pen.money(sums.total)],
            ['Total', pen.money(sums.total)],
            ['Amount paid', `${pen.money(sums.total)} USD`],
          ],
          'width:100%;font-weight:bold',
        )}<p class="grey tiny" style="margin-top:12mm">Questions? Contact us at billing@${say(pen, 'support.example|help.example')} or call at +1 ${pen.digits('### ### ####')}.</p>`,
        {
          sums,
          vat: null,
          documentNumber: number,
          ...(isReceipt ? { otherNumbers: [receipt] } : {}),
          kind: 'receipt',
          due: null,
        },
        'hr { border: 0; border-top: 0.2mm solid #bbb; }',
      ]
    },
  ),
}

export const nlTills = {
  /** A supermarket: how many before the goods, a discount of the week below a subtotal, the card's slip, tax over what it is taken on. */
  kassabon: slip(
    {
      shops:
        'DAGMARKT Heuvelrug;Dorpsstraat 81;3941 JL Doorn;Supermarkt Heuvelrug B.V.|VERSHUIS;Grote Markt 6;4611 NR Bergen op Zoom|Bakkerij Tolsma;Voorstreek 44;8911 JR Leeuwarden;Tolsma Brood en Banket V.O.F.|Drogist De Wit;Kruisstraat 19;5612 CB Eindhoven',
      notation: nl,
      days: 'DD-MM-YYYY|DD/MM/YYYY|D-M-YYYY',
    },
    76,
    (pen, shop) => {
      const isDrug = shop.name.startsWith('Drog')
      const goods = nines(
        pen,
        isDrug
          ? 'HANDZEEP;1.4;2.9;21|TANDPASTA;1.2;3.5;21|PARACETAMOL 50;1.5;2.9;9|PLEISTERS;1.9;4.5;21|WC-REINIGER;1.5;2.9;21|TISSUES BOX;1.2;2.5;21|THEE GROEN;1.5;2.9;9'
          : 'HALFVOLLE MELK;0.9;1.5;9|VOLKOREN HEEL;1.9;3.2;9|KOFFIE SNELFILTER;5.9;9.5;9|KAAS JONG BELEGEN;4.5;7.9;9|APPELTAART;5.9;9.9;9|FRISDRANK 6X;2.9;4.9;9|KRENTENBOLLEN;1.9;2.9;9|VAATWASTABLET;4.9;8.9;21|KEUKENROL;1.9;3.9;21',
        { count: [3, 8], most: 3 },
      )
      const rate = goods[0]?.rate ?? 9
      const off = pen.chance(0.5) ? [line('BONUSKORTING', -pen.pick([50, 99, 129, 200]), rate)] : []
      const kept = sumOf(goods.filter((one) => one.rate === rate)) > 250 ? off : []
      const sums = within([...goods, ...kept])
      const number = pen.digits(say(pen, '####|######'))
      const mark = (of: number) => letterOf(of, [21, 9], 'BA')
      return [
        typed(
          76,
          37,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            pen.chance(0.6) && `^${pen.digits('0## - ### ## ##')}`,
            set(['', 'OMSCHRIJVING', 'PRIJS', 'BEDRAG'], [4, 17, -7, -9]),
            '=-',
            each(goods, (one) =>
              set(
                [
                  String(one.quantity),
                  one.text,
                  one.quantity > 1 ? pen.plain(one.unit) : '',
                  pen.plain(one.amount),
                ],
                [4, 17, -7, -9],
              ),
            ),
            '=-',
            `${pieces(goods)} SUBTOTAAL|${pen.plain(sumOf(goods))}`,
            ...kept.map((one) => `${one.text}|${pen.plain(one.amount)}`),
            `!TOTAAL|${pen.plain(sums.total)}`,
            '=-',
            `${say(pen, 'PINNEN|CONTACTLOOS|MAESTRO')}|${pen.plain(sums.total)}`,
            '',
            set(['BTW', 'OVER', 'EUR'], [12, -12, -13]),
            each(ratesAs(pen, sums.shares, 'rnv'), ([rated = '', net = '', vat = ''], at) =>
              set([`${mark(sums.shares[at]?.rate ?? 0)} ${rated}`, net, vat], [12, -12, -13]),
            ),
            set(['TOTAAL', pen.plain(sums.net), pen.plain(sums.vat)], [12, -12, -13]),
            '',
            `Bon ${number}  Kassa ${pen.whole(1, 14)}|${pen.clock()}  ${pen.day()}`,
            `Terminal ${pen.digits('@@@###')}|Periode ${pen.digits('####')}`,
            '^BEDANKT EN TOT ZIENS',
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
} satisfies Papers
