/** More everyday bills of Germany: fuel cards on two pages, a shop's credit note, software that a reseller from abroad sells in dollars. */
import { escaped, line, negated, onTop, several, within } from '../eighth/kit'
import { de } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { part, ribbon } from '../nineteenth/kit'
import { dayOff, measured } from '../nineteenth/west-kit'
import { lawful, parted } from '../seventeenth/kit'
import { decimal, stacked, tally, usd } from '../thirteenth/kit'
import { say, windowed } from '../twelfth/kit'
import { nines } from '../twentieth/west-kit'
import { listing, noted, since } from './north-kit'

export const deMore: Papers = {
  /** Fuel cards: a first page with each purchase of a half month by card and station, the rest with a fee, the tax and the day of the draft on the second. */
  'tankkarten-abrechnung': paper(
    { ...de, money: '# EUR' },
    'DD.MM.YYYY',
    'plain narrow',
    'TankFlotte Service GmbH;Balcke-Dürr-Allee 3;40882 Ratingen|euroroute card;Heinrich-Eckstein-Str. 10;63801 Kleinostheim;Euroroute Card Services KG|FLEETNOVA;Wandalenweg 6;20097 Hamburg;Fleetnova Mobility Solutions GmbH',
    'DE',
    (pen, firm, to) => {
      const cards = Array.from({ length: pen.whole(1, 3) }, () => pen.digits('@@-@@ ###'))
      const stations = [
        'Aachen, Krefelder Str.',
        'A3 Medenbach West',
        'Ulm, Blaubeurer Ring',
        'Kassel-Ost',
        'Jena, Stadtrodaer Str.',
      ]
      const trips = Array.from({ length: pen.whole(11, 18) }, (_, at) => {
        const isWash = pen.chance(0.12)
        const one = isWash
          ? { ...line('Wagenwäsche', pen.pick([1084, 1336]), 19), measure: 100, price: 0 }
          : measured(
              say(pen, 'Diesel|Diesel|Super E10|AdBlue lose'),
              pen.whole(1800, 7200),
              pen.whole(1190, 1420),
              19,
            )
        return {
          one,
          plate: pen.pick(cards),
          day: dayOff(pen, at - 20),
          station: pen.pick(stations),
        }
      })
      const fee = line('Servicegebühr Karten', cards.length * 180, 19)
      const sums = onTop([...trips.map(({ one }) => one), fee])
      const { carried } = parted(
        trips.map(({ one }) => one),
        9,
      )
      const number = pen.digits(say(pen, '26########|900#######|RE-#####-26'))
      const due = pen.after(pen.pick([7, 14]))
      const head = (page: number) =>
        `<div class="sides" style="border-bottom:1mm solid #ea580c;padding-bottom:2mm"><b style="font-size:17pt">${escaped(firm.name)}</b><span class="tiny">Rechnung ${number} vom ${pen.day()} · Seite ${page} von 2</span></div>`
      const list = (from: number, until: number) =>
        `<table class="t ruled">${tr('lllrrr', [['Datum', 'Kennzeichen / Station', 'Produkt', 'Menge', 'Preis netto', 'Betrag netto']], 'th')}${trips
          .slice(from, until)
          .map(({ one, plate, day, station }) =>
            tr('lllrrr', [
              [
                day,
                `${plate}, ${station}`,
                one.text,
                one.price === 0 ? '1' : `${decimal(pen, one.measure / 100, 2)} l`,
                one.price === 0 ? pen.plain(one.amount) : decimal(pen, one.price / 1000, 3),
                pen.plain(one.amount),
              ],
            ]),
          )
          .join('')}`
      return [
        [
          `${head(1)}${windowed({ ...firm, name: lawful(firm) }, to)}${ribbon(
            [
              ['Rechnungsnummer', number],
              ['Rechnungsdatum', pen.day()],
              ['Kundennummer', pen.digits('######')],
              ['Abrechnungszeitraum', `${trips[0]?.day ?? ''} - ${trips.at(-1)?.day ?? ''}`],
            ],
            'background:#fff7ed;padding:2mm 3mm',
          )}${list(0, 9)}</table><p class="right">Übertrag ${pen.plain(carried)}</p>`,
          `${head(2)}<p class="right">Übertrag von Seite 1 ${pen.plain(carried)}</p>${list(9, 99)}${tr('lllrrr', [['', '', fee.text, String(cards.length), pen.plain(180), pen.plain(fee.amount)]])}</table>${grid('boxy', 'rrrr', 'USt-Satz|Netto EUR|USt EUR|Brutto EUR', ratesAs(pen, sums.shares, 'rnvg'))}<p class="right" style="font-size:12pt">Rechnungsbetrag <b>${pen.money(sums.total)}</b></p><p>Der Betrag wird am ${pen.day(due)} von Ihrem Konto per Firmenlastschrift eingezogen. Mandat ${pen.digits('TF-######-01')}.</p><p class="tiny">Es handelt sich um Lieferungen im Namen und für Rechnung der ${legal(firm)}. Reklamationen innerhalb von 60 Tagen.</p><div class="foot tiny mid" style="border-top:0.2mm solid #999;padding-top:1.5mm">${legal(firm)} · ${place(firm, ' · ')} · USt-IdNr. ${taxNumber(pen, 'DE')} · IBAN ${iban(pen, 'DE')}</div>`,
        ],
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.8pt; } .t.ruled td { padding: 2mm 1.5mm; }',
      ]
    },
    since,
  ),

  /** An online shop's credit for goods sent back: logo in the middle, the first bill and order told, sums below nothing, paid back the way it came. */
  'shop-gutschrift': paper(
    de,
    'DD.MM.YYYY|D. month YYYY',
    'light plain wide',
    'Papierladen24;Eichenweg 5;56410 Montabaur;PL24 Handels GmbH|Teichwelt & Garten;Moorstraße 18;27404 Zeven;Henrike Brandt e.K.|LEUCHTENHIMMEL;Seilerbahn 7;92637 Weiden;Leuchtenhimmel Onlineshop GmbH|werkzeugkiste.shop;Remscheider Str. 40;42899 Remscheid;Werkzeugkiste Versand OHG',
    'DE',
    (pen, firm, to) => {
      const goods = nines(
        pen,
        firm.name.startsWith('Teich')
          ? 'Teichpumpe 5000 l/h;69;119;19|UV-Klärer 18 W;59;99;19|Teichvlies 2 x 10 m;22;39;19|Seerosenkorb rund;6;12;19'
          : firm.name.startsWith('LEUCHT')
            ? 'Pendelleuchte Kupfer, 40 cm;79;149;19|LED-Strip 5 m warmweiß;19;39;19|Außenwandleuchte Edelstahl;34;69;19|Leuchtmittel E27 3er-Set;9;16;19'
            : firm.name.startsWith('werk')
              ? 'Akku-Schlagschrauber 18 V;119;189;19|Bit-Satz 32-teilig;14;29;19|Drehmomentschlüssel 1/2";39;69;19|Werkstattwagen 7 Fächer;199;349;19'
              : 'Versandtaschen C4, 250 St.;24;39;19|Malbuch für Kinder;4;9;7|Tintenpatrone schwarz XL;19;34;19|Aktenvernichter P4;79;139;19',
        { count: [1, 3], most: 3 },
      )
      const sums = negated(
        within([
          ...goods,
          ...(pen.chance(0.4) ? [line('Versandkosten', pen.pick([390, 495]), 19)] : []),
        ]),
      )
      const number = pen.digits(say(pen, 'GS-######|ST26####|GU-26-#####'))
      return [
        `<div class="mid" style="font-size:22pt;color:#9d174d">${escaped(firm.name)}</div><div class="mid tiny grey">${legal(firm)}, ${place(firm, ', ')}</div><div class="cols" style="margin-top:14mm"><div>${who(to)}<br>Deutschland</div><div>${told(
          [
            ['Kundennummer:', pen.digits('#####')],
            ['Bestellnummer:', pen.digits('1####')],
            ['Rechnung Nr.:', pen.digits('RE-######')],
            ['Datum:', pen.day()],
          ],
          'margin-left:auto',
        )}</div></div><h1 style="font-size:14pt">${say(pen, 'Gutschrift|Rechnungskorrektur|Stornorechnung')} Nr. ${number}</h1><p>zu Ihrer Rücksendung vom ${dayOff(pen, -pen.whole(3, 9))}</p>${grid(
          'ruled',
          'rlrrr',
          'Anz.|Artikel|USt.|Einzelpreis brutto|Gesamt brutto',
          linesAs(pen, sums.lines, 'qtrUA'),
        )}${tally(
          [
            ['Gesamtsumme netto', pen.money(sums.net)],
            ...ratesAs(pen, sums.shares, 'rV').map(
              ([rate = '', vat = '']) => [`enthaltene USt. ${rate}`, vat] as const,
            ),
            ['Gesamtsumme brutto', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<p style="margin-top:10mm">Der Betrag wird Ihnen über ${say(pen, 'PayPal|die gewählte Zahlungsart Kreditkarte|Klarna')} erstattet. Das kann einige Werktage dauern.</p><div class="foot tiny sides grey"><span>${legal(firm)}<br>${place(firm)}</span><span>USt-IdNr. ${taxNumber(pen, 'DE')}<br>Steuer-Nr. ${pen.digits('##/###/#####')}</span><span>Bankverbindung<br>${iban(pen, 'DE')}</span></div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null, hasRates: true },
      ]
    },
    since,
  ),

  /** Software by the year in dollars: a reseller sells it for the maker, who stands large at the top, with the German tax on top of it, paid by card. */
  'software-wiederverkauf': paper(
    usd,
    'mon D, YYYY|D mon YYYY|month D, YYYY',
    'light wide',
    'Fontbench;221 Judd House, Mare Street;London E8 3RH, United Kingdom;Merchantline Market Ltd|Screenloupe;70 Sir John Rogerson’s Quay;Dublin D02 R296, Ireland;Payhub Digital Ireland Limited|PDFMerlin;221 Judd House, Mare Street;London E8 3RH, United Kingdom;Merchantline Market Ltd',
    'DE',
    (pen, firm, to) => {
      const seller = lawful(firm)
      const sums = onTop([
        several(
          `${firm.name} ${say(pen, 'Pro|Team|Studio')} – ${say(pen, 'annual subscription|1 year of updates|yearly licence')}`,
          pen.whole(1, 6),
          pen.pick([1200, 1900, 2900, 4900, 7900]),
          19,
        ),
        ...(pen.chance(0.3) ? [line('Priority support', pen.pick([900, 1500]), 19)] : []),
      ])
      const number = pen.digits(say(pen, '######-#########|INV-26-#######|#####-##'))
      const isEnd = pen.chance(0.5)
      return [
        `<div class="sides"><div style="font-size:20pt;font-weight:bold">${escaped(firm.name)}</div><div class="right tiny"><b>Sold by ${escaped(seller)}</b><br>${place(firm)}<br>VAT ID ${pen.digits('EU#########')}</div></div><h1 style="font-size:24pt;font-weight:normal">Invoice</h1><div class="cols" style="border-top:0.2mm solid #bbb;padding-top:4mm"><div>${stacked(
          [
            ['Invoice no.', number],
            ['Invoice date', pen.day()],
            ['Payment', `${say(pen, 'Visa|Mastercard')} ending ${pen.digits('####')}`],
          ],
        )}</div><div><div class="tiny grey">Billed to</div>${who(to)}<br>Germany</div></div><table class="t">${tr('lrrr', [['Product', 'Qty', 'Unit price', 'Amount']], 'th')}${listing(
          pen,
          sums.lines,
          ({ t = '', q = '', U = '', A = '' }) => [
            noted(t, `${pen.day(pen.date, 'mon D, YYYY')} – ${dayOff(pen, 364, 'mon D, YYYY')}`),
            `<div class="r">${q}</div>`,
            `<div class="r">${U}</div>`,
            `<div class="r">${A}</div>`,
          ],
          'border-top:0.2mm solid #ddd;padding:2mm 1mm',
        )}</table>${facts(
          [
            ['Subtotal', pen.money(sums.net)],
            ['VAT (Germany 19%)', pen.money(sums.vat)],
            [isEnd ? 'Total (USD)' : 'Total', pen.money(sums.total)],
            ['Amount paid', pen.money(sums.total)],
          ],
          'margin-left:auto;width:78mm',
        )}${part('margin-top:12mm;font-size:85%;color:#555', `${escaped(seller)} is the authorized reseller of ${escaped(firm.name)} and appears on your card statement. This charge was made in US dollars. Thank you for your purchase!`)}`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
    since,
  ),
}
