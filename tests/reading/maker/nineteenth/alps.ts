/** Papers of Austria and Switzerland: a chimney sweep, a credit of a farmers’ store, a day nursery, a trustee of Romandy. */
import { escaped, line, negated, onTop, several, sumOf, wares, within } from '../eighth/kit'
import { at, ch } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { charged } from '../eighteenth/kit'
import { romandy } from '../eleventh/kit'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { stacked, tornOff } from '../thirteenth/kit'
import { roundedTo, say } from '../twelfth/kit'
import { beside } from './kit'
import { buyer, dayOff, share } from './west-kit'

export const atPapers: Papers = {
  /** A chimney sweep's half year: posts of a province's tariff for a house, a form to pay with at the foot. */
  rauchfangkehrer: paper(
    at,
    'DD.MM.YYYY|D. month YYYY',
    'plain narrow',
    'Rauchfangkehrermeister Alois Pichlbauer;Grazer Straße 41;8190 Birkfeld|RAUCHFANGKEHRER HÖLZL;Stadtgraben 9;4710 Grieskirchen;Hölzl Rauchfangkehrer GmbH|Kehrbetrieb Mag. Petra Ortner;Neubaugasse 60;1070 Wien',
    'AT',
    (pen, firm, to) => {
      const sums = onTop([
        several('Kehrung Rauchfang, TP 1a', pen.whole(2, 4), pen.whole(1190, 1650), 20),
        line('Grundtaxe je Objekt, TP 0', pen.whole(980, 1490), 20),
        ...(pen.chance(0.6)
          ? [line('Abgasmessung Gasgerät, TP 7', pen.whole(3200, 4900), 20)]
          : []),
        several('Überprüfung Reinigungstür, TP 3', pen.whole(1, 3), pen.whole(420, 690), 20),
        ...(pen.chance(0.4)
          ? [line('Feuerstättenbescheid, Befund', pen.whole(4800, 9600), 20)]
          : []),
      ])
      const [number, due] = [pen.digits(say(pen, '26/####|R-26-#####|######')), pen.after(14)]
      const customer = pen.digits('K####')
      return [
        `${beside(
          '1fr 62mm',
          `<div style="font-size:15pt;font-weight:bold">${escaped(firm.name)}</div><p class="tiny">${place(firm, ', ')}<br>Tel. ${pen.digits('0### / ## ##')}, öffentlich zugelassen, Kehrgebiet ${pen.whole(1, 12)}</p><p style="margin-top:12mm">${who(to)}</p>`,
          stacked([
            ['Rechnung Nr.', number],
            ['Rechnungsdatum', pen.day()],
            ['Kundennummer', customer],
            ['Objekt', `${to.address[0] ?? ''}, ${say(pen, 'Stiege 1|Haupthaus|Nebengebäude')}`],
            ['Kehrtermine', `${dayOff(pen, -92)}, ${dayOff(pen, -11)}`],
          ]),
        )}<p>Sehr geehrte Kundschaft! Für die im ${pen.date.getUTCMonth() < 6 ? '1.' : '2.'} Halbjahr ${pen.date.getUTCFullYear()} laut Höchsttarifverordnung erbrachten Leistungen erlauben wir uns zu verrechnen:</p>${grid(
          'ruled',
          'rllr',
          'Menge|Leistung||EUR',
          sums.lines.map((one) => [
            `${one.quantity} ×`,
            one.text,
            `à ${pen.plain(one.unit)}`,
            pen.plain(one.amount),
          ]),
        )}${facts(sumsAs(pen, sums, 'nvT', 'Nettobetrag|+ 20 % USt.|Gesamtbetrag'), 'margin-left:auto')}<p class="tiny">UID ${taxNumber(pen, 'AT')} · Nächster Kehrtermin: ${dayOff(pen, 88)}, Änderungen bitte rechtzeitig bekanntgeben.</p>${tornOff(
          `<div class="sides"><div><b>ZAHLUNGSANWEISUNG</b><br><span class="tiny">Empfänger</span><br>${escaped(lawful(firm))}<br><span class="tiny">IBAN</span><br>${iban(pen, 'AT')}<br><span class="tiny">Zahlungsreferenz</span><br>${number.replaceAll(/\D/g, '')}${pen.digits('#####')}</div><div class="right"><span class="tiny">Betrag EUR</span><br><b style="font-size:14pt">${pen.plain(sums.total)}</b><br><br><span class="tiny">zahlbar bis</span><br>${pen.day(due)}</div>${code(pen, 26)}</div>`,
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A farmers' store's credit: grain bags and pallets that came back, sums below nothing, the slip of the return, two rates. */
  'lager-gutschrift': paper(
    { ...at, money: 'EUR #' },
    'DD.MM.YYYY|DD.MM.YY',
    'needle narrow',
    'Lagerhaus Unteres Pulkautal;Bahnstraße 12;2054 Haugsdorf;Raiffeisen-Lagerhaus Unteres Pulkautal eGen|AGRARHANDEL LEITGEB;Hauptstraße 77;8492 Halbenrain;Leitgeb Agrar GmbH|Futtermittel Zellinger;Hofmühle 3;4481 Asten;Zellinger Mühlen KG',
    'AT',
    (pen, firm, to) => {
      const sums = negated(
        onTop(
          pen.buy(
            wares(
              'Palette EUR Retour;11;14;20|Saatgerste BIO 25 kg;19;27;10|Kälberstarter 25 kg;17;24;10|Bindegarn 9 kg;22;31;20|Winterweizen Z-Saat 50 kg;29;41;10|Stretchfolie 750 mm;68;92;20|Mineralfutter 25 kg;26;38;10',
            ),
            { count: [2, 5], most: 12, step: 1 },
          ).lines,
        ),
      )
      const number = pen.digits(say(pen, 'GU26-#####|7######|G/####'))
      return [
        `<div style="border:0.3mm solid;padding:3mm" class="sides"><div><b style="font-size:13pt">${escaped(firm.name)}</b><br>${escaped(lawful(firm))}</div><div class="r tiny">${place(firm)}<br>UID ${taxNumber(pen, 'AT')}<br>${pen.digits('FN ######')}${say(pen, 'a|f|k')}</div></div><div class="cols" style="margin:12mm 0 8mm"><div>${who(to)}</div><div>${told(
          [
            ['GUTSCHRIFT', number],
            ['Belegdatum', pen.day()],
            ['Mitglieds-/Kundennr.', pen.digits('2#####')],
            ['zu Rechnung', `${pen.digits('RE26-#####')} v. ${dayOff(pen, -pen.whole(12, 60))}`],
            ['Rücknahmeschein', `${pen.digits('RS####')} v. ${dayOff(pen, -4)}`],
          ],
        )}</div></div>${grid('', 'rlrrr', 'Menge|Artikel|Preis|USt|Betrag', linesAs(pen, sums.lines, 'qtura'))}<hr>${grid('', 'rrrr', 'USt-Satz|Entgelt|USt|Brutto', ratesAs(pen, sums.shares, 'rnvg'))}<p class="right">Gutschriftsbetrag <b>${pen.money(sums.total)}</b></p><p>Der Betrag wird Ihrem Konto gutgeschrieben und mit offenen Posten verrechnet.</p><div class="foot tiny">Öffnungszeiten Mo-Fr 7-12, 13-17 Uhr, Sa 8-12 Uhr · Es wird um Beachtung der Sackgebinde ersucht.</div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null, hasRates: true },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
  ),
}

export const chPapers: Papers = {
  /** A day nursery's month: days of each child, brothers and sisters cheaper, the town's part taken off, no tax. */
  'kita-monat': paper(
    ch,
    'DD.MM.YYYY|D. month YYYY',
    'wide light',
    'Kita Murmeltier;Seestrasse 204;8810 Horgen;Verein Kita Murmeltier|KINDERVILLA BALU;Bernstrasse 77;3072 Ostermundigen;Balu Kinderbetreuung GmbH|Chinderhuus Rägeboge;Dorfplatz 3;6300 Zug;Stiftung Chinderhuus Rägeboge',
    'CH',
    (pen, firm) => {
      const [first, second] = pen.pair(['Lena', 'Malik', 'Nino', 'Elin', 'Aurora', 'Levin'])
      const price = pen.whole(105, 138) * 100
      const days = pen.whole(8, 18)
      const sums = within([
        several(`Betreuung ${first}, ganzer Tag`, days, price),
        several(`Betreuung ${second}, ganzer Tag`, days, price),
        line(`Geschwisterrabatt 10 %`, -share(days * price, 10)),
        ...(pen.chance(0.6) ? [several(`Zusatztag ${first}`, pen.whole(1, 2), price + 500)] : []),
        several('Mittagessen', days * 2, 850),
        ...(pen.chance(0.5) ? [line('Subvention Gemeinde', -pen.whole(180, 640) * 100)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, '26-####|RG-#####')), pen.after(20)]
      const month = dayOff(pen, 12, 'month YYYY')
      const parents = say(pen, 'Familie Hofstetter-Kaya|Frau Deborah Inäbnit|Herr und Frau Rüegg')
      return [
        `<div class="mid" style="background:#fef3c7;padding:5mm;border-radius:6mm"><span style="font-size:20pt;color:#b45309">${escaped(firm.name)}</span></div><div class="cols" style="margin-top:14mm"><div>${told(
          [
            ['Rechnung', number],
            ['vom', pen.day()],
            ['Betreuungsmonat', month],
            ['Gruppe', say(pen, 'Zwergli|Füchse|Spatzen')],
          ],
        )}</div><div>${escaped(parents)}<br>${say(pen, 'Rebhaldenweg 11|Alte Landstrasse 56')}<br>${firm.address[1] ?? ''}</div></div><h1>Elternbeitrag ${month}</h1>${grid(
          '',
          'lrrr',
          '|Anzahl|Ansatz|CHF',
          sums.lines.map((one) => [
            one.text,
            one.quantity > 1 ? String(one.quantity) : '',
            one.amount < 0 ? '' : pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}<div class="sides" style="border-top:0.5mm solid #b45309;border-bottom:0.5mm solid #b45309;padding:2mm 0;font-size:12pt"><b>Rechnungsbetrag</b><b>${pen.money(sums.total)}</b></div><p>Bitte begleichen Sie den Betrag bis spätestens ${pen.day(due)} auf ${iban(pen, 'CH')}, lautend auf ${escaped(lawful(firm))}, ${place(firm, ', ')}. Die Leistung ist von der Mehrwertsteuer ausgenommen (Art. 21 Abs. 2 Ziff. 9 MWSTG).</p><p>Ferien: Vom ${dayOff(pen, 60)} bis ${dayOff(pen, 74)} bleibt unser Haus geschlossen. Den Steuerausweis erhalten Sie jeweils im Januar.</p><p>Herzliche Grüsse<br>${say(pen, 'Bettina Küng, Kita-Leitung|Yves Amstad, Administration')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A trustee of Romandy: hours by person, costs laid out, rounded to five centimes, money paid on account taken off below the total. */
  'fiduciaire-heures': paper(
    romandy,
    'D month YYYY|DD.MM.YYYY',
    'book slab',
    'Fiduciaire Perrochon SA;Rue du Simplon 28;1800 Vevey|BORCARD & PARTENAIRES;Boulevard de Pérolles 57;1700 Fribourg;Borcard & Partenaires Sàrl|Cabinet fiscal Anne-Lise Jaton;Rue des Moulins 6;1400 Yverdon-les-Bains',
    'CH',
    (pen, firm) => {
      const to = buyer(pen, 'VD')
      const work = [
        ['Tenue de la comptabilité', 'LM', 9500],
        ['Bouclement annuel et annexe', 'AB', 16_000],
        ['Déclaration d’impôt PM', 'AB', 16_000],
        ['Décomptes TVA trimestriels', 'LM', 9500],
        ['Salaires et certificats', 'SR', 11_000],
        ['Entretiens, correspondance', 'AP', 22_000],
      ] as const
      const hours = pen.random
        .shuffled(work)
        .slice(0, pen.whole(3, 5))
        .map(([text, by, price]) => ({ text, by, price, quarters: pen.whole(3, 58) }))
      const lines = hours.map(({ text, price, quarters }) =>
        line(text, (price * quarters) / 4, 8.1),
      )
      const raw = onTop([
        ...lines,
        line('Frais et débours, 3 %', roundedTo(share(sumOf(lines), 3), 5), 8.1),
      ])
      const rounding = roundedTo(raw.total, 5) - raw.total
      const sums = charged(raw, rounding)
      const paid = pen.chance(0.6) ? Math.floor(sums.total / 30_000) * 10_000 : 0
      const [number, due] = [pen.digits(say(pen, '26.####|H-#####|26-0###')), pen.after(30)]
      return [
        `<div class="sides"><div style="border-top:1mm solid #1e3a5f;padding-top:2mm"><b style="font-size:14pt">${escaped(firm.name)}</b>${firm.also.length > 0 ? `<br>${escaped(lawful(firm))}` : ''}<br>${place(firm)}<br>${pen.digits('+41 2# ### ## ##')}</div></div><div style="margin:10mm 0 10mm 92mm">${who(to)}<br><br>${escaped(firm.address[1]?.slice(5) ?? '')}, le ${pen.day()}</div><p><b>NOTE D’HONORAIRES N° ${number}</b></p><p>Concerne : prestations du ${dayOff(pen, -120)} au ${dayOff(pen, -6)}, dossier ${pen.digits('D###.##')}</p>${grid('ruled', 'lcrrr', 'Prestation|Coll.|Heures|Tarif|CHF', [...hours.map(({ text, by, price, quarters }, at) => [text, by, (quarters / 4).toFixed(2), pen.plain(price), pen.plain(lines[at]?.amount ?? 0)]), ['Frais et débours, 3 %', '', '', '', pen.plain(sums.lines.at(-1)?.amount ?? 0)]])}${facts(
          [
            ...sumsAs(pen, sums, 'nv', 'Montant hors taxe|TVA 8.1%'),
            ...(rounding === 0 ? [] : [['Arrondi', pen.plain(rounding)] as const]),
            ['Total TTC', `CHF ${pen.plain(sums.total)}`],
            ...(paid > 0
              ? [
                  [`Acompte reçu le ${dayOff(pen, -44)}`, pen.plain(-paid)] as const,
                  ['Solde en notre faveur', `CHF ${pen.plain(sums.total - paid)}`] as const,
                ]
              : []),
          ],
          'margin-left:auto',
        )}<p>Payable jusqu’au ${pen.day(due)}, IBAN ${iban(pen, 'CH')}. Avec nos remerciements pour votre confiance.</p><div class="foot tiny mid">${taxNumber(pen, 'CH')} TVA · Membre FIDUCIAIRE|SUISSE · agréé ASR n° ${pen.digits('50####')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
