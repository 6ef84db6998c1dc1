/** Papers of Austria and Switzerland: a tax adviser's fee, a trustee's and a power company's bill with a payment part, a ticket of a supermarket. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { at, ch } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { romandy, ticino } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { buyer, dayOff } from '../nineteenth/west-kit'
import { tally } from '../thirteenth/kit'
import { oneLine, roundedTo, say } from '../twelfth/kit'
import { letterOf, nines, paymentPart, print } from './west-kit'

export const atPapers: Papers = {
  /** A tax adviser's fee: a letter with the sender at the foot only and in the window's line, services in sentences, sums in a row of figures. */
  honorarnote: paper(
    at,
    'DD.MM.YYYY|D. month YYYY',
    'book light plain',
    'Pichler Steuerberatung GmbH;Stelzhamerstraße 10;4600 Wels|Mag. Eva Rainer;Maria-Theresien-Straße 38;6020 Innsbruck;Mag. Eva Rainer Steuerberaterin|BILANZWERK;Neubaugasse 25;1070 Wien;Bilanzwerk Wirtschaftstreuhand- und Steuerberatungs GmbH & Co KG|Dr. Holzer & Partner Rechtsanwälte OG;Herrengasse 7;8010 Graz',
    'AT',
    (pen, firm, to) => {
      const isLaw = firm.name.includes('Rechts')
      const month = pen.day(pen.after(-30), 'month YYYY')
      const works: [text: string, from: number, to: number][] = isLaw
        ? [
            ['Prüfung Mietvertrag Geschäftsräume samt Stellungnahme', 280, 960],
            ['Telefonate und Korrespondenz mit der Gegenseite', 90, 340],
            ['Barauslagen (Grundbuchsauszüge, Porti)', 18, 64],
          ]
        : [
            [`Laufende Buchhaltung ${month}`, 160, 520],
            [`Lohnverrechnung ${month}`, 54, 290],
            ['Umsatzsteuervoranmeldung, elektronisch', 30, 70],
            ['Jahresabschluss, Akontozahlung', 300, 900],
          ]
      const chosen = works.slice(0, pen.whole(2, works.length))
      const sums = onTop(
        chosen.map(([text, least, most]) => line(text, pen.whole(least, most) * 100, 20)),
      )
      const [number, due] = [pen.digits(say(pen, '26/0###|HN-26-####|26####')), pen.after(14)]
      const isPlain = pen.chance(0.5)
      return [
        `<div style="height:24mm;font-size:16pt;color:#7c2d12">${isPlain ? '' : escaped(firm.name)}</div><div style="font-size:65%">${oneLine(firm, ' | ')}</div><div style="margin:3mm 0 10mm">${who(to)}</div><div class="sides"><div><b style="font-size:13pt">${isLaw ? 'HONORARNOTE' : say(pen, 'Honorarnote|HONORARNOTE')} Nr. ${number}</b><br><span class="tiny">Klient ${pen.digits('#####')} ${pen.chance(0.5) ? `· UID des Leistungsempfängers: ${taxNumber(pen, 'AT')}` : ''}</span></div><div class="r">${escaped(firm.address[1]?.replace(/^\d+ /, '') ?? '')}, am ${pen.day()}</div></div><p style="margin-top:8mm">Für unsere Leistungen im Zeitraum ${month} erlauben wir uns zu verrechnen:</p>${grid('', 'lr', '', linesAs(pen, sums.lines, 'tA'))}<div style="border-top:0.3mm solid #333">${facts(
          sumsAs(pen, sums, 'NVT', 'Honorar netto|20 % Umsatzsteuer|Honorarnote gesamt'),
          'margin-left:auto;font-size:105%',
        )}</div><p style="margin-top:10mm">Wir ersuchen um Überweisung bis ${pen.day(due)} ohne Abzug auf unser Konto ${iban(pen, 'AT')}.</p><p>Mit freundlichen Grüßen</p><p style="margin-top:10mm">${escaped(firm.name)}</p><div class="foot tiny mid" style="border-top:0.2mm solid #999;padding-top:2mm">${legal(firm)} · ${place(firm, ' · ')} · Tel. +43 ${pen.digits('#### #####')}<br>UID ${taxNumber(pen, 'AT')} · FN ${pen.digits('######')}${say(pen, 'a|d|k')} · ${say(pen, 'Landesgericht Wels|Handelsgericht Wien|Landesgericht Innsbruck')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const chPapers: Papers = {
  /** A trustee of the French part: the customer's window at the right, hours by task, a payment part at the foot. */
  'fiduciaire-qr': paper(
    romandy,
    'DD.MM.YYYY|D month YYYY',
    'plain light',
    'Fiduciaire du Léman SA;Avenue de Rumine 20;1005 Lausanne|Comptalys Sàrl;Rue du Rhône 65;1204 Genève|Gestion & Conseils Perroud;Boulevard de Pérolles 12;1700 Fribourg|INFOGERIS Informatique Sàrl;Rue de la Serre 4;2300 La Chaux-de-Fonds',
    'FR',
    (pen, firm) => {
      const to = buyer(pen, 'VD')
      const price = pen.pick([110, 120, 135, 160]) * 100
      const tasks = pen.random.shuffled(
        firm.name.startsWith('INFO')
          ? [
              'Maintenance serveur',
              'Support à distance',
              'Configuration postes',
              'Sauvegarde, contrôle',
            ]
          : ['Saisie comptable', 'Décompte TVA trimestriel', 'Salaires', 'Bouclement, acompte'],
      )
      const sums = onTop([
        ...tasks
          .slice(0, pen.whole(1, 3))
          .map((text) => several(text, pen.whole(1, 9), price, 8.1)),
        ...(pen.chance(0.5)
          ? [line('Frais de bureau et ports', pen.whole(10, 45) * 100, 8.1)]
          : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, '26-####|F26####|10####')),
        pen.after(pen.pick([10, 30])),
      ]
      return [
        `<div class="sides"><div><b style="font-size:14pt;color:#1e3a5f">${escaped(firm.name)}</b><br>${place(firm)}<br><span class="tiny">Tél. 021 ${pen.digits('### ## ##')}<br>${taxNumber(pen, 'CH')} TVA</span></div><div style="width:75mm;margin-top:16mm">${who(to)}</div></div><p style="margin:8mm 0 2mm"><b style="font-size:13pt">Facture ${number}</b></p>${told(
          [
            ['Date', pen.day()],
            ['Échéance', pen.day(due)],
            ['Prestations', pen.day(pen.after(-20), 'month YYYY')],
          ],
        )}${grid('ruled', 'lrrr', 'Désignation|Quantité|Prix CHF|Total CHF', linesAs(pen, sums.lines, 'tqua'))}${tally(sumsAs(pen, sums, 'nvT', 'Total hors TVA|TVA 8.1%|Total TTC'), 'margin-left:auto')}${paymentPart(
          pen,
          'fr',
          {
            account: iban(pen, 'CH'),
            reference: pen.digits('## ##### ##### ##### ##### #####'),
            firm,
            to,
            amount: pen.plain(sums.total).replace("'", ' '),
            about: `Facture ${number}`,
          },
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; } h1 { margin: 0; }',
      ]
    },
  ),

  /** Power and water of a town in the Ticino for a quarter: meter's days and units, two rates of tax, a payment part. */
  'azienda-elettrica': paper(
    ticino,
    'DD.MM.YYYY',
    'narrow plain',
    'Azienda Elettrica Valle SA;Via Stazione 14;6710 Biasca;AEV SA|AZIENDA MULTISERVIZI CERESIO;Via San Gottardo 3;6900 Massagno;AMC|Servizi Industriali Verbano;Piazza Grande 7;6600 Locarno;SIV SA',
    'TI',
    (pen, firm, to) => {
      const [day, night] = [pen.whole(400, 3200), pen.whole(100, 1400)]
      const cost = (units: number, tenths: number) => Math.round((units * tenths) / 100)
      const lines = [
        { text: 'Energia tariffa alta', unit: `${day} kWh`, price: 1425 },
        { text: 'Energia tariffa bassa', unit: `${night} kWh`, price: 1180 },
        { text: 'Utilizzazione rete', unit: `${day + night} kWh`, price: 982 },
        { text: 'Servizi di sistema e tributi', unit: `${day + night} kWh`, price: 365 },
      ].map((one) => ({ ...one, line: line(one.text, cost(parseInt(one.unit), one.price), 8.1) }))
      const water = pen.whole(9, 60)
      const sums = onTop([
        ...lines.map((one) => one.line),
        several('Acqua potabile, consumo', water, 145, 2.6),
        line('Acqua potabile, tassa base', 3000, 2.6),
      ])
      const [number, due] = [pen.digits(say(pen, '26######|###.####.26')), pen.after(30)]
      const units = [...lines.map(({ unit }) => unit), `${water} m³`, '1 trim.']
      const prices = [
        ...lines.map(({ price }) => `${(price / 100).toFixed(2)} cts`),
        pen.plain(145),
        pen.plain(3000),
      ]
      return [
        `<div class="cols"><div><b style="font-size:13pt">${escaped(firm.name)}</b><br>${place(firm)}<br><span class="tiny">${firm.also.map((name) => `${escaped(name)} · `).join('')}${taxNumber(pen, 'CH')} IVA</span></div><div>${told(
          [
            ['Fattura n.', number],
            ['Data fattura', pen.day()],
            ['Cliente n.', pen.digits('######')],
            ['Periodo', `${dayOff(pen, -100)} - ${dayOff(pen, -10)}`],
            ['Scadenza', pen.day(due)],
          ],
        )}</div></div><div style="margin:9mm 0 5mm 95mm">${who(to)}</div><b>Fattura per elettricità e acqua</b><br><span class="tiny">Luogo di consumo: ${place(to, ', ')} · Contatore ${pen.digits('########')}</span>${grid(
          'ruled',
          'lrrrr',
          'Prestazione|Consumo|Prezzo|IVA|CHF',
          sums.lines.map((one, index) => [
            one.text,
            units[index] ?? '',
            prices[index] ?? '',
            pen.rate(one.rate),
            pen.plain(one.amount),
          ]),
        )}<div class="cols"><div>${grid('', 'lrr', 'IVA|Imponibile|Imposta', ratesAs(pen, sums.shares, 'rnv'))}</div><div>${tally(
          sumsAs(pen, sums, 'nvT', 'Totale senza IVA|IVA|Totale da pagare'),
          'margin-left:auto;margin-top:3mm',
        )}</div></div>${paymentPart(pen, 'it', { account: iban(pen, 'CH'), reference: pen.digits('## ##### ##### ##### ##### #####'), firm, to, amount: pen.plain(sums.total).replace("'", ' '), about: `Fattura ${number}` })}`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.4pt; } .t :is(td, th) { padding: 0.6mm 1.5mm; } section { padding-top: 10mm !important; }',
      ]
    },
  ),

  /** A supermarket: how many, price, saving and total in columns, a sum in francs, rounded where paid in cash, tax by letter. */
  kassabon: slip(
    {
      shops:
        'QUARTIERLADEN WYLER;Wylerstrasse 60;3014 Bern|Landmarkt Genossenschaft Thal;Hauptstrasse 12;4710 Balsthal|Bau+Garten Ehrsam AG;Gewerbepark 5;8302 Kloten|PAPETERIE STUDER;Marktgasse 33;9000 St. Gallen;Studer Papier AG',
      notation: ch,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    80,
    (pen, shop) => {
      const isFood = /LADEN|Land/.test(shop.name)
      const goods = nines(
        pen,
        isFood
          ? 'Vollmilch UHT 1l;1.2;1.9;2.6|Ruchbrot 500g;2.2;3.2;2.6|Bratbutter;6;8;2.6|Rivella rot 1.5l;2;2.9;2.6|Gruyère 240g;4.5;6.5;2.6|Kaffee Bohnen 500g;7.9;12.5;2.6|Abwaschmittel;2.9;4.5;8.1|Haushaltpapier;4.9;8.9;8.1'
          : 'Kugelschreiber;1.9;4.9;8.1|Ordner A4 7cm;4.5;7.9;8.1|Klebeband;3.2;6.9;8.1|Kabelbinder 100 St.;5.9;9.9;8.1|LED-Lampe E27;7.9;14.9;8.1|Universalerde 40l;8.9;12.9;8.1|Couverts C5 100;9.9;15.9;8.1',
        { count: [2, 6], most: 3 },
      ).map((one) => several(one.text, one.quantity, roundedTo(one.unit, 5), one.rate))
      const sums = within(goods)
      const number = pen.digits(say(pen, '#####|### ####'))
      const mark = (rate: number) => letterOf(rate, [2.6, 8.1], '01')
      const how = say(pen, 'TWINT|Maestro CHF|Bargeld CHF|Postcard')
      return [
        typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^Tel. 0${pen.digits('## ### ## ##')}`,
            '',
            set(['Artikel', 'Menge', 'Preis', 'Total', ''], [20, -5, -7, -8, -2]),
            each(goods, (one) =>
              set(
                [
                  one.text,
                  String(one.quantity),
                  pen.plain(one.unit),
                  pen.plain(one.amount),
                  mark(one.rate),
                ],
                [20, -5, -7, -8, -2],
              ),
            ),
            '=-',
            `!Total CHF|${pen.plain(sums.total)}`,
            '=-',
            `${how}|${pen.plain(sums.total)}`,
            '',
            set(['MWST', '%', 'Total', 'Steuer'], [8, 7, -12, -12]),
            each(ratesAs(pen, sums.shares, 'rgv'), ([rate = '', gross = '', vat = ''], index) =>
              set([mark(sums.shares[index]?.rate ?? 0), rate, gross, vat], [8, 7, -12, -12]),
            ),
            '',
            `${taxNumber(pen, 'CH')} MWST`,
            `Bon ${number}|${pen.day()} ${pen.clock()}`,
            `Kasse ${pen.whole(1, 6)}|Es bediente Sie ${say(pen, 'Frau Zaugg|Herr Iseli|Self-Checkout')}`,
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}
