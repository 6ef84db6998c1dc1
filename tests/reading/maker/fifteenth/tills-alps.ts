/** Receipts of Austria and Switzerland: a bakery whose day stands in its signature, a train, a shop at the border, a garage by the lake. */
import { line, several, wares, within } from '../eighth/kit'
import { at, ch } from '../eighth/notations'
import { minutesAfter } from '../ninth/kit'
import { taxNumber } from '../ninth/numbers'
import { romandy } from '../eleventh/kit'
import { say } from '../twelfth/kit'
import { code, each, row, set, sheet, signed, slip, tall, typed, type Places } from './tills-kit'

const atTills = {
  /** Of a bakery in Austria: no day but in the machine's signature, rates in percent before the sums that hold them. */
  'backstube-signatur': slip(
    {
      shops:
        'Backstube Moser;Linzer Straße 14;4840 Vöcklabruck;Moser Brot GmbH|Feinbäckerei Tschurtschenthaler;Maria-Theresien-Str. 50;6020 Innsbruck|KIPFERL & CO;Mariahilfer Straße 188;1150 Wien;KC Gebäck OG',
      notation: at,
      days: 'YYYY-MM-DD',
    },
    72,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'Kornspitz;1.1;1.5;10|Topfengolatsche;2.2;2.9;10|Hausbrot 1kg;4.2;5.6;10|Melange;3.6;4.6;20|Sodazitron 0,5;2.9;3.7;20|Leberkässemmel;3.2;4.2;10',
          ),
          { count: [2, 4], most: 4, step: 10, isGross: true },
        ).lines,
      )
      const number = pen.digits('#####')
      const of = (rate: number) => sums.shares.find((share) => share.rate === rate)
      const gross = (rate: number) => pen.plain((of(rate)?.net ?? 0) + (of(rate)?.vat ?? 0))
      return [
        typed(
          72,
          36,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^${taxNumber(pen, 'AT')}

          Beleg ${number}|Kassa ${pen.whole(1, 3)}
          ${each(sums.lines, (one) => `${one.quantity} ${one.text}|${pen.plain(one.amount)}`)}
          =.
          !GESAMT|${pen.money(sums.total)}
          =.
          ${each(sums.shares, ({ rate, net, vat }) => `${rate}% Netto ${pen.plain(net)}|MwSt ${pen.plain(vat)}`)}
          Gegeben ${say(pen, 'Bar|Bankomat')}|${pen.money(sums.total)}

          _R1-AT1_KASSA${pen.whole(1, 3)}_${number}_
          ${pen.day()}T${pen.clock()}:${pen.whole(10, 59)}_
          ${gross(20)}_${gross(10)}_0,00_0,00_0,00_
          ${signed(pen, 100, 36)}
          ${code(pen, 24)}
          ^Danke und baba!
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A train's ticket as a sheet: bought on the day it is for, the fare with its tax in small print, a number of the ticket under a code. */
  'zug-online': sheet(
    {
      shops:
        'Alpenquell Bahn;Wiedner Gürtel 9;1100 Wien;Alpenquell Personenverkehr AG|Donaukurier Züge;Bahnhofplatz 1;4020 Linz;DKZ Verkehrs GmbH',
      notation: at,
      days: 'DD.MM.YYYY|D. month YYYY',
    },
    'A4',
    (pen, firm) => {
      const fare = several('Erwachsene, 2. Klasse', pen.whole(1, 2), pen.whole(19, 88) * 50, 10)
      const sums = within([
        fare,
        ...(pen.chance(0.5) ? [several('Sitzplatz', fare.quantity, 300, 10)] : []),
      ])
      const number = pen.digits(say(pen, '#### #### #### ####|AQ-##########'))
      const [from, to] = pen.pair([
        'Wien Meidling',
        'Graz Hbf',
        'Villach',
        'Wels',
        'Bruck an der Mur',
      ])
      return [
        `<div style="display:flex;gap:10mm"><div style="flex:1"><div style="font-size:18pt;color:#b91c1c;font-weight:bold">${firm.name}</div><h1 style="font-size:13pt;margin:3mm 0">Ticket und Rechnung</h1><p>${from} → ${to}<br>Gültig am ${pen.day()}<br>Zug ${pen.digits('RJ ###')}, ab ${pen.clock()}</p></div><div>${code(pen, 42)}<div style="text-align:center;font-size:8pt">${number}</div></div></div><div style="border-top:0.3mm solid #999;margin-top:8mm;padding-top:3mm">Gebucht am ${pen.day()} von ${say(pen, 'Eva Wimmer|Gernot Haslinger|Lea Poscher')}</div><table style="width:100%;margin-top:6mm"><tr style="border-bottom:0.3mm solid #000"><th>Leistung</th><th style="text-align:right">Anzahl</th><th style="text-align:right">Preis</th><th style="text-align:right">Betrag</th></tr>${sums.lines.map((one) => row(one.text, String(one.quantity), pen.money(one.unit), pen.money(one.amount))).join('')}</table><div style="text-align:right;margin-top:5mm"><b style="font-size:13pt">Gesamtpreis ${pen.money(sums.total)}</b><br><span class="small">inkl. 10 % USt. ${pen.money(sums.vat)} (Entgelt ${pen.money(sums.net)})<br>bezahlt mit Kreditkarte</span></div><p class="small grey" style="margin-top:20mm">${[...firm.also, ...firm.address].join(', ')}, ${taxNumber(pen, 'AT')}. Ticketnummer ${number}. Nicht übertragbar.</p>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

const chTills = {
  /** Of a shop at the border: francs and the same in euros, paid in euros with francs given back. */
  'grenz-markt': slip(
    {
      shops:
        'RHYBLICK MARKT;Zollstrasse 2;8280 Kreuzlingen;Rhyblick Detail AG|Käse & Wein Bargetzi;Hauptstrasse 71;9450 Altstätten|Dorflade Moosbach;Grenzweg 1;4125 Riehen;Genossenschaft Moosbach',
      notation: ch,
      days: 'DD.MM.YY|DD.MM.YYYY',
    },
    78,
    (pen, shop) => {
      const bought = within(
        pen.buy(
          wares(
            'Gruyère rez. 250g;6.2;8.4;2.6|Ruchbrot 500g;2.4;3.6;2.6|Rivella 1.5L;2.2;2.9;2.6|Fendant 7.5dl;11;17;8.1|Duschgel;3.9;6.5;8.1|Schoggi Milch;2.1;3.3;2.6',
          ),
          { count: [3, 5], most: 3, isGross: true },
        ).lines,
      )
      const rate = pen.pick([92, 93, 95])
      const [euros, note] = [Math.ceil((bought.total * 100) / rate), 1000]
      const given = Math.ceil(euros / note) * note
      const back = Math.round(((given * rate) / 100 - bought.total) / 5) * 5
      const number = pen.digits(say(pen, '######|###/####'))
      return [
        typed(
          78,
          38,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^${taxNumber(pen, 'CH')} MWST

          ${each(bought.lines, (one) => `${one.text}\n····${one.quantity} x ${pen.plain(one.unit)}|${pen.plain(one.amount)} ${one.rate === 2.6 ? '2' : '1'}`)}
          =-
          !TOTAL CHF|${pen.plain(bought.total)}
          TOTAL EUR|${pen.plain(euros)}
          Kurs|1 EUR = 0.${rate} CHF
          =-
          BAR EUR|${pen.plain(given)}
          RUECKGELD CHF|${pen.plain(back)}

          ${set(['MWST', 'SATZ', 'TOTAL', 'STEUER'], [6, 8, -12, -12])}
          ${each(bought.shares, (share) => set([share.rate === 2.6 ? '2' : '1', `${share.rate}%`, pen.plain(share.net + share.vat), pen.plain(share.vat)], [6, 8, -12, -12]))}

          BON ${number}  ${pen.day()} ${pen.clock()}  K${pen.whole(1, 4)}
          ^Merci und uf Widerluege
          `,
        ),
        { sums: bought, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** Of a garage by the lake: in and out, the sum in francs in the middle, tax within told in small letters. */
  'parking-lac': slip(
    {
      shops:
        'Parking des Bastions;Place Neuve 4;1204 Genève;Fondation des Parcs SA|PARKING DE LA NAVIGATION;Avenue d’Ouchy 75;1006 Lausanne|Parking du Vieux-Port;Quai Perdonnet 12;1800 Vevey;Vevey Parc SA',
      notation: romandy,
      days: 'DD.MM.YYYY|DD/MM/YY',
    },
    60,
    (pen, firm) => {
      const sums = within([line('Stationnement', pen.whole(4, 84) * 50, 8.1)])
      const number = pen.digits(say(pen, '######|00#####'))
      const start = pen.clock()
      return [
        `<div style="display:flex;align-items:center;gap:2mm"><div style="background:#1d4ed8;color:#fff;font-size:17pt;font-weight:bold;width:9mm;text-align:center">P</div><div><b>${firm.name}</b><br><span style="font-size:7pt">${[...firm.also, ...firm.address].join('<br>')}</span></div></div><div style="text-align:center;margin:3mm 0 1mm">QUITTANCE N° ${number}</div><table style="width:100%">${row('Entrée', `${pen.day()} ${start}`)}${row('Sortie', `${pen.day()} ${minutesAfter(start, pen.whole(31, 150))}`)}${row('Caisse', pen.digits('0#'))}</table><div style="text-align:center;border:0.4mm solid #000;margin:3mm 0;padding:2mm">Montant payé<br><span style="font-size:15pt;font-weight:bold">CHF ${pen.plain(sums.total)}</span></div><div style="font-size:7pt">TVA incluse 8.1% : ${pen.plain(sums.vat)}<br>N° TVA ${taxNumber(pen, 'CH')} TVA<br>Carte ${pen.digits('xxxx xxxx xxxx ####')}</div><div style="text-align:center;margin-top:2mm">Bonne route !</div>`,
        { sums, documentNumber: number, hasLines: false },
      ]
    },
  ),
}

export const tillsAlps: Places = { AT: atTills, CH: chTills }
