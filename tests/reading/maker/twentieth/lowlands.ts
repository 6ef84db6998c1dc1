/** Papers of Belgium: an accounting program's template, a car's lease, a DIY store. And receipts of France: a supermarket, a restaurant. */
import { escaped, line, onTop, several, wares, within, type Pen } from '../eighth/kit'
import { be, fr } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { facts, grid, legal, paper, told, who, type Papers } from '../fifteenth/kit'
import { bars, each, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import { part, ribbon } from '../nineteenth/kit'
import { footed } from '../seventeenth/kit'
import { say } from '../twelfth/kit'
import { letterOf, nines, pieces, print, weighed } from './west-kit'

/** A message of a Belgian bank whose last two digits check the rest. */
function message(pen: Pen): string {
  const body = pen.digits('##########')
  const all = body + String(Number(body) % 97 || 97).padStart(2, '0')
  return `+++${all.slice(0, 3)}/${all.slice(3, 7)}/${all.slice(7)}+++`
}

const walloon = { ...be, words: fr.words, money: '#\u00A0€' }

export const bePapers: Papers = {
  /** An open accounting program's template, French: sender small below a rule, a large number, three facts in a row, a structured message. */
  'facture-odoo': paper(
    walloon,
    'DD/MM/YYYY|DD-MM-YYYY',
    'plain light',
    'Les Jardins de Hesbaye SRL;Rue du Warichet 9;4280 Hannut|Imprimerie Colson;Chaussée de Wavre 402;1390 Grez-Doiceau;Imprimerie Colson SA|NUMERIK;Avenue Reine Astrid 92;5000 Namur;Numerik Solutions SRL|Nettoyage Brasseur & Cie SComm;Rue Grétry 110;4020 Liège',
    'WA',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Entretien mensuel des bureaux;180;540;21|Impression flyers A5, 1000 ex.;95;170;21|Cartes de visite, 250 ex.;39;75;21|Assistance informatique (h);65;85;21|Tonte et taille de haies;120;340;21|Licence logiciel, par poste;12;32;21|Ouvrage broché;14;29;6',
          ),
          { count: [1, 4], most: 4 },
        ).lines,
      )
      const days = pen.pick([15, 30])
      const [number, due] = [
        pen.digits(say(pen, 'FAC/2026/00###|INV/2026/0####|2026/####')),
        pen.after(days),
      ]
      const communication = message(pen)
      return [
        `<div class="sides" style="border-bottom:0.3mm solid #999;padding-bottom:3mm"><div style="font-size:19pt;color:#7e22ce"><b>${escaped(firm.name)}</b></div><div class="tiny grey r">${say(pen, 'Votre partenaire depuis 1994|Proche de vous|')}</div></div><div class="tiny" style="margin-top:2mm">${[...firm.also, ...firm.address, 'Belgique'].map(escaped).join('<br>')}</div><div style="margin:10mm 0 0 95mm">${who(to)}<br>Belgique<br>TVA : ${taxNumber(pen, 'BE').replace(/[ .]/g, '')}</div><h1 style="font-size:18pt;color:#7e22ce;font-weight:normal">Facture ${number}</h1>${ribbon(
          [
            ['Date de la facture :', pen.day()],
            ['Date d’échéance :', pen.day(due)],
            [say(pen, 'Origine :|Référence :'), pen.digits('S0####')],
          ],
        )}${grid(
          'ruled',
          'lrrrr',
          'Description|Quantité|Prix unitaire|Taxes|Montant',
          sums.lines.map((one) => [
            one.text,
            pen.plain(one.quantity * 100),
            pen.plain(one.unit),
            pen.rate(one.rate),
            pen.money(one.amount),
          ]),
        )}<div style="width:75mm;margin-left:auto">${facts(
          [
            ['Montant hors taxes', pen.money(sums.net)],
            ...ratesAs(pen, sums.shares, 'rNV').map(
              ([rate = '', net = '', vat = '']) => [`TVA ${rate} sur ${net}`, vat] as const,
            ),
          ],
          'width:100%',
        )}<div class="sides" style="border-top:0.4mm solid;font-weight:bold;padding:1.5mm 2mm"><span>Total</span><span>${pen.money(sums.total)}</span></div></div><p style="margin-top:9mm">Merci d’utiliser la communication suivante pour votre paiement : <b>${communication}</b><br>sur le compte suivant : ${iban(pen, 'BE')}</p><p>Conditions de paiement : ${days} jours</p><div class="foot tiny mid" style="border-top:0.3mm solid #999;padding-top:2mm">${pen.digits('+32 4 ### ## ##')} | ${say(pen, 'info|compta')}@${say(pen, 'entreprise.example|bureau.example')} | ${taxNumber(pen, 'BE')}<br>Page : 1 / 1</div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),

  /** A car's lease by the month, Dutch: two columns of facts above, a row for each car with plate and driver, services without tax, collected on a day. */
  'wagen-lease': paper(
    be,
    'DD/MM/YYYY|D month YYYY|DD-MM-YYYY',
    'narrow plain',
    'AutoVlot Lease NV;Kontichsesteenweg 60;2630 Aartselaar|Mobiliteit Plus;Leonardo da Vincilaan 9;1930 Zaventem;Mobiliteit Plus Fleet NV|D’Haese Leasing;Kortrijksesteenweg 1144;9051 Sint-Denijs-Westrem;D’Haese Leasing BV',
    'VL',
    (pen, firm, to) => {
      const cars = Array.from({ length: pen.whole(1, 4) }, () => ({
        plate: pen.digits('2-@@@-###'),
        model: say(pen, 'Škoda Octavia Combi|Peugeot e-2008|BMW i4|VW Caddy Cargo|Volvo EX30'),
        driver: say(pen, 'L. Peeters|S. Wouters|K. De Smet|poolwagen'),
        price: pen.whole(38_000, 79_000),
      }))
      const sums = onTop([
        ...cars.map(({ plate, price }) => line(plate, price, 21)),
        line('Verzekering en bijstand', cars.length * pen.whole(5200, 7900)),
      ])
      const [number, due] = [
        pen.digits(say(pen, '26-VF-#####|26######|VL/26/####')),
        pen.after(pen.pick([5, 10, 15])),
      ]
      const month = pen.day(pen.after(20), 'month YYYY')
      return [
        `<div style="background:#134e4a;color:#fff;margin:-14mm -18mm 8mm;padding:7mm 18mm;font-size:18pt">${escaped(firm.name)}</div><div class="sides"><div>${who(to)}<br>Ondernemingsnr. ${taxNumber(pen, 'BE')}</div>${told(
          [
            ['Factuurnummer', number],
            ['Factuurdatum', pen.day()],
            ['Vervaldag', pen.day(due)],
            ['Klantnummer', pen.digits('K#####')],
            ['Periode', month],
          ],
          'background:#f0fdfa',
        )}</div><h1>Factuur</h1>${grid(
          'ruled',
          'lllrr',
          'Nummerplaat|Voertuig|Bestuurder|BTW|Huur excl. btw',
          cars.map(({ plate, model, driver, price }) => [
            plate,
            model,
            driver,
            '21%',
            pen.money(price),
          ]),
        )}${facts(
          [
            ['Maandhuur voertuigen', pen.money(sums.shares[0]?.net ?? 0)],
            ['Btw 21%', pen.money(sums.vat)],
            ['Verzekering en bijstand (vrij van btw)', pen.money(sums.lines.at(-1)?.amount ?? 0)],
            ['Te betalen', pen.money(sums.total)],
          ],
          'margin-left:auto;font-size:110%',
        )}${part('margin-top:10mm;border:0.3mm solid #134e4a;padding:3mm', `Het bedrag van ${pen.money(sums.total)} wordt op ${pen.day(due)} via domiciliëring geïnd van uw rekening ${pen.digits('BE## **** **** ##')}. Mededeling ${message(pen)}.`)}${footed(
          [
            [legal(firm), ...firm.address],
            [`BTW ${taxNumber(pen, 'BE')}`, 'RPR Antwerpen'],
            [`IBAN ${iban(pen, 'BE')}`, `Tel. ${pen.digits('03 ### ## ##')}`],
          ],
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const beTills = {
  /** A DIY store, Dutch: the code of each article above its price, a card of the shop, tax in a table behind letters, strokes at the foot. */
  doehetzelf: slip(
    {
      shops:
        'KLUSWERELD Lokeren;Zelebaan 42;9160 Lokeren;Kluswereld België NV|Hobbyhout Mertens;Diestsesteenweg 201;3010 Kessel-Lo;Mertens Hout BV|BRICOPLAN;Gentseweg 380;8793 Sint-Eloois-Vijve;Bricoplan NV',
      notation: be,
      days: 'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const sums = within(
        nines(
          pen,
          'MUURVERF WIT 10L;39;69;21|SCHROEVEN 4X40 200ST;6.5;11;21|SILICONE TRANSPARANT;5.4;9.9;21|AFDEKFOLIE 4X5M;2.4;4.9;21|LED SPOT GU10 3ST;9.9;15;21|VERLENGKABEL 5M;8.9;14;21|POTGROND 40L;5.9;9.9;21|BOEK ZELF KLUSSEN;9.9;19;6|HAMER 500G;12;19;21',
          { count: [2, 6], most: 4 },
        ),
      )
      const number = pen.digits(say(pen, '####-##-#####|########'))
      const mark = (rate: number) => letterOf(rate, [21, 6], 'AC')
      return [
        `${typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^BTW ${taxNumber(pen, 'BE')}`,
            '=-',
            each(
              sums.lines,
              (one) =>
                `${pen.digits('54########')}\n${one.text}|${one.quantity} x ${pen.plain(one.unit)}  ${pen.plain(one.amount)} ${mark(one.rate)}`,
            ),
            '=-',
            `Aantal artikelen: ${pieces(sums.lines)}`,
            `!TOTAAL EUR|${pen.plain(sums.total)}`,
            `${say(pen, 'BANCONTACT|VISA|PAYCONIQ')}|${pen.plain(sums.total)}`,
            '',
            set(['BTW', 'excl.', 'btw', 'incl.'], [9, -11, -11, -11]),
            each(ratesAs(pen, sums.shares, 'rnvg'), ([rate = '', ...rest], at) =>
              set([`${mark(sums.shares[at]?.rate ?? 0)} ${rate}`, ...rest], [9, -11, -11, -11]),
            ),
            '=-',
            `Ticket ${number}|Kassa ${pen.whole(1, 12)}`,
            `${pen.day()} ${pen.clock()}|Bediende ${pen.digits('###')}`,
            '^Ruilen binnen 30 dagen met kasticket',
          ),
        )}${bars(pen, 52)}`,
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
} satisfies Papers

export const frTills = {
  /** A supermarket: prices with a figure for the rate, weight on a line before, how many articles, a card's slip, the day and numbers in one line at the foot. */
  'ticket-caisse': slip(
    {
      shops:
        'HYPER RIVOLIS;Route de Paris;14120 Mondeville;Rivolis Distribution SAS|Marché du Coin;11 rue Gambetta;31000 Toulouse|EPI’VERT;Centre commercial Les Arcades;67600 Sélestat;SAS Sélesdis|Proxi Market Saint-Michel;2 place Saint-Michel;49100 Angers;SARL JLB',
      notation: fr,
      days: 'DD/MM/YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const goods = nines(
        pen,
        'LAIT DEMI ECR 1L;0.95;1.4;5.5|BAGUETTE TRAD;0.9;1.3;5.5|BEURRE DOUX 250G;2.1;3.2;5.5|CAFE MOULU 250G;2.9;5.4;5.5|EAU 6X1,5L;1.8;3.9;5.5|YAOURT NAT X8;1.5;2.5;5.5|CHOCOLAT NOIR;1.6;2.9;5.5|ESSUIE TOUT X4;2.9;4.9;20|LIQ VAISSELLE;1.4;2.9;20|PILES LR6 X8;4.9;8.9;20|EPONGES X3;1.2;2.4;20',
        { count: [3, 9], most: 4 },
      )
      const fruit = pen.chance(0.6)
        ? [weighed(say(pen, 'POMME GOLDEN|BANANE|TOMATE GRAPPE'), pen.whole(320, 1800), 259, 5.5)]
        : []
      const sums = within([...goods, ...fruit])
      const rank = (rate: number) => (rate === 20 ? '2' : '1')
      const number = pen.digits(say(pen, '####|######'))
      const numbers = frenchNumbers(pen)
      return [
        typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^SIRET ${numbers.siret}`,
            `^Tél. ${pen.digits('0# ## ## ## ##')}`,
            '',
            pen.chance(0.5) && `Hôte(sse) : ${say(pen, 'NADIA|Caisse libre service|LUCAS')}`,
            '=-',
            each(sums.lines, (one) => {
              const found = fruit.find(({ text }) => text === one.text)
              const price = `${pen.plain(one.amount)} €  ${rank(one.rate)}`
              if (found)
                return `··${(found.grams / 1000).toFixed(3).replace('.', ',')} kg x ${pen.plain(found.price)} €/kg\n${one.text}|${price}`
              return one.quantity > 1
                ? `${one.text}\n··${one.quantity} x ${pen.plain(one.unit)} €|${price}`
                : `${one.text}|${price}`
            }),
            '=-',
            `!TOTAL  ${pieces(sums.lines)} ART|${pen.plain(sums.total)} €`,
            '',
            `${say(pen, 'CB SANS CONTACT|CARTE BANCAIRE|TITRE RESTAURANT|ESPECES')}|${pen.plain(sums.total)} €`,
            '',
            set(['TVA', 'Taux', 'HT', 'TVA', 'TTC'], [5, 8, -9, -9, -10]),
            each(ratesAs(pen, sums.shares, 'rnvg'), ([rate = '', ...rest], at) =>
              set([rank(sums.shares[at]?.rate ?? 0), rate, ...rest], [5, 8, -9, -9, -10]),
            ),
            '',
            `${pen.day()} ${pen.clock()}  Caisse ${pen.digits('0##')}|Ticket ${number}`,
            `^${say(pen, 'MERCI DE VOTRE VISITE|A BIENTOT DANS VOTRE MAGASIN')}`,
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A restaurant: covers and table, food at ten and wine at twenty, a note of a professional's meal, the sum in a box. */
  addition: slip(
    {
      shops:
        'Le Bistrot des Halles;7 rue du Marché;21000 Dijon;SARL Halles Gourmandes|CHEZ MARGOT;40 quai Saint-Antoine;69002 Lyon;SAS MGT Restauration|L’Atelier du Port;3 quai Valin;17000 La Rochelle|Brasserie de la Gare;Place Thiers;54000 Nancy;BDG SARL',
      notation: { ...fr, money: '#€' },
      days: 'DD/MM/YYYY|DD/MM/YY|D month YYYY',
    },
    76,
    (pen, shop) => {
      const guests = pen.whole(1, 4)
      const sums = within([
        several(
          say(pen, 'FORMULE MIDI|MENU DU JOUR|PLAT DU JOUR'),
          guests,
          pen.pick([1490, 1650, 1990, 2400]),
          10,
        ),
        ...pen.buy(
          wares(
            'CAFE GOURMAND;7.5;9.5;10|CAFE;1.8;2.6;10|EAU MINERALE 50CL;3.5;4.8;10|DESSERT MAISON;6.5;8.9;10|SIROP;2;3;10',
          ),
          { count: [1, 3], most: 2, step: 10 },
        ).lines,
        ...(pen.chance(0.6)
          ? [
              several(
                say(pen, 'VERRE COTES DU RHONE|PICHET 25CL|BIERE PRESSION 25CL'),
                pen.whole(1, 3),
                pen.whole(38, 72) * 10,
                20,
              ),
            ]
          : []),
      ])
      const number = pen.digits(say(pen, '26#####|####|N0#####'))
      const numbers = frenchNumbers(pen)
      return [
        `<div class="mid"><b style="font-size:13pt">${escaped(shop.name)}</b><br>${[...shop.address, ...shop.also].map(escaped).join('<br>')}<br>SIRET ${numbers.siret}<br>TVA ${numbers.vat}</div><hr><div class="sides"><span>NOTE N° ${number}</span><span>${pen.day()} ${pen.clock()}</span></div><div class="sides"><span>TABLE ${pen.whole(1, 40)}</span><span>COUVERTS ${guests}</span></div><hr><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity}  ${one.text}`, pen.plain(one.amount))).join('')}</table><div style="border:0.5mm solid;padding:1.5mm;margin:3mm 0;display:flex;justify-content:space-between;font-size:13pt;font-weight:bold"><span>TOTAL TTC</span><span>${pen.money(sums.total)}</span></div><table style="width:100%">${row('Taux', 'H.T.', 'T.V.A.')}${ratesAs(
          pen,
          sums.shares,
          'rnv',
        )
          .map((cells) => row(...cells))
          .join(
            '',
          )}</table><hr><div class="pair"><span>${say(pen, 'CB|Carte bancaire|Espèces|American Express')}</span><span>${pen.money(sums.total)}</span></div><div class="mid" style="margin-top:3mm">${pen.chance(0.5) ? `Repas d’affaires : ${guests} couvert${guests > 1 ? 's' : ''}<br>` : ''}Service compris – Merci et à bientôt</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
} satisfies Papers
