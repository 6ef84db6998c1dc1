/** Plain papers of the Netherlands and of Flanders: a month of a parking app, a sheet of figures sent as a bill, a café's tab, a wholesaler's bill in two languages. */
import { escaped, line, negated, onTop, several, within, type Pen } from '../eighth/kit'
import { be, nl } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { dayOff } from '../nineteenth/west-kit'
import { entries, footed, lawful, listed } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { logo, roundedTo, say } from '../twelfth/kit'
import { letterOf, print } from '../twentieth/west-kit'
import { headOf, hostOf } from '../twenty-fifth/north-kit'
import { monthOf, since } from '../twenty-second/north-kit'
import { cellsOf, daysBefore, trade } from './north-kit'

/** How many there are of something that is sold by measure or by piece. */
const countOf = (pen: Pen, text: string): number => {
  if (/woord/.test(text)) return pen.whole(40, 240) * 10
  if (/Kilometers/.test(text)) return pen.whole(12, 180)
  return / per /.test(text) ? pen.whole(2, 36) : 1
}

export const nlPapers: Papers = {
  /** A month of a parking app: what was parked at towns bears no tax, garages and the app's own fees do; sessions with plate and time in a list, collected from the account. */
  'parkeerapp-maandfactuur': paper(
    { ...nl, money: '€ #' },
    'DD-MM-YYYY|D month YYYY',
    'wide plain light',
    'parkli;Stationsplein 26;6512 AB Nijmegen;Parkli Nederland B.V.|Zonewijs;Weena 505;3013 AL Rotterdam;Zonewijs Parkeren B.V.|STRAATVRIJ;Europalaan 100;3526 KS Utrecht;Straatvrij Mobility B.V.|P-minuut;Jan van Nassaustraat 7;2596 BM Den Haag;P-minuut Services B.V.|Bluespot Parking;Keizersgracht 555;1017 DR Amsterdam;Bluespot International B.V.',
    'NL',
    (pen, firm, to) => {
      const [first, last] = monthOf(pen.date, -1)
      const plates = Array.from({ length: pen.whole(1, 2) }, () => pen.digits('@-###-@@'))
      const sessions = daysBefore(pen, pen.whole(3, 9), 26).map((date) => {
        const isGarage = pen.chance(0.25)
        return {
          date: new Date(date.getTime() - (pen.date.getTime() - last.getTime())),
          from: pen.clock(),
          minutes: pen.whole(12, 290),
          plate: pen.pick(plates),
          zone: isGarage
            ? say(pen, 'Garage Mariaplaats|P+R Noorderplein|Parkeergarage De Veste')
            : `${say(pen, 'Utrecht|Haarlem|Zutphen|Breda|Leiden')} zone ${pen.digits('####')}`,
          isGarage,
          amount: pen.whole(60, 1890),
        }
      })
      const town = sessions
        .filter(({ isGarage }) => !isGarage)
        .reduce((all, { amount }) => all + amount, 0)
      const garage = sessions
        .filter(({ isGarage }) => isGarage)
        .reduce((all, { amount }) => all + amount, 0)
      const sums = within([
        ...(town > 0 ? [line('Parkeerkosten gemeenten', town, 0)] : []),
        ...(garage > 0 ? [line('Parkeerkosten garages', garage, 21)] : []),
        several('Transactiekosten', sessions.length, 39, 21),
        ...(pen.chance(0.4) ? [line('Abonnement Zakelijk', 375, 21)] : []),
      ])
      const number = pen.digits(say(pen, 'PF26########|2026-######|NL#########'))
      const due = pen.after(pen.whole(5, 14))
      const colour = pen.pick(['#0d9488', '#7c3aed', '#1d4ed8'])
      return [
        `<div class="sides"><div style="font-size:24pt;font-weight:bold;color:${colour}">${escaped(firm.name)}</div><div class="right tiny">${escaped(lawful(firm))}<br>${place(firm)}<br>KvK ${pen.digits('########')}<br>Btw-nr. ${taxNumber(pen, 'NL')}<br>${iban(pen, 'NL')}</div></div><div class="cols" style="margin-top:12mm"><div>${who(to)}</div><div>${told(
          [
            ['Factuurnummer', number],
            ['Factuurdatum', pen.day()],
            ['Klantnummer', pen.digits('#######')],
            ['Periode', `${pen.day(first, 'DD-MM-YYYY')} t/m ${pen.day(last, 'DD-MM-YYYY')}`],
          ],
        )}</div></div><h1 style="font-size:15pt;color:${colour}">Factuur parkeren</h1>${grid(
          'ruled',
          'lrrr',
          'Omschrijving|Aantal|Btw|Bedrag incl. btw',
          linesAs(pen, sums.lines, 'tqrA'),
        )}<div class="cols"><div>${grid(
          'tiny',
          'lrr',
          'Btw-tarief|Grondslag|Btw',
          ratesAs(pen, sums.shares, 'rNV'),
        )}</div><div>${tally(
          sumsAs(pen, sums, 'NVT', 'Totaal excl. btw|Totaal btw|Totaal te betalen'),
          'margin-left:auto',
        )}</div></div><p>Het bedrag wordt rond <b>${pen.day(due)}</b> automatisch afgeschreven van rekening ${pen.digits('NL## XXXX XXXX XX## ##')}.</p><p style="margin-top:5mm"><b>Specificatie parkeeracties</b></p><table class="t tiny"><tr>${['Datum', 'Start', 'Duur', 'Kenteken', 'Locatie', 'Bedrag'].map((each, at) => `<th class="${at === 5 ? 'r' : 'l'}">${each}</th>`).join('')}</tr>${sessions
          .map(
            (one) =>
              `<tr>${[pen.day(one.date, 'DD-MM-YYYY'), one.from, `${Math.floor(one.minutes / 60)}:${String(one.minutes % 60).padStart(2, '0')}`, one.plate, one.zone, pen.plain(one.amount)].map((text, at) => `<td class="${at === 5 ? 'r' : 'l'}">${escaped(text)}</td>`).join('')}</tr>`,
          )
          .join(
            '',
          )}</table><div class="foot tiny grey">Over parkeren bij gemeenten wordt geen btw berekend. Vragen? Kijk op www.${hostOf(firm.name)}/zakelijk of app met onze klantenservice.</div>`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 9pt; }',
      ]
    },
    since,
  ),

  /** A sheet of figures sent as a bill: cells with lines around them, empty ones too, name and street in the first rows or at the foot alone, facts right of their labels; now and then a credit. */
  'rekenblad-factuur': paper(
    { ...nl, money: '€ #' },
    'DD-MM-YYYY|D-M-YYYY|D mon YYYY',
    'plain wide',
    'Loonbedrijf Mulder;Veenweg 41;7913 TB Hollandscheveld|Stukadoor R. Bakkali;Lange Nieuwstraat 12;5041 DA Tilburg|Klusbedrijf Jansen & Zn.;De Wending 8;3262 XC Oud-Beijerland|DJ Services Peters;Beukenlaan 33;6413 GP Heerlen|Rietdekkersbedrijf Van der Kolk;Kanaaldijk 70;8355 VH Giethoorn|Taalbureau Nora Visser;Hoogte Kadijk 18;1018 BK Amsterdam',
    'NL',
    (pen, firm, to) => {
      const isCredit = pen.chance(0.2)
      const bought = onTop(
        pen
          .buy(
            trade(
              firm,
              'Loon:Maaien grasland per ha;48;62;21|Mest uitrijden per m3;3;5;21|Kraanwerk per uur;72;92;21||Stuk:Wanden glad pleisteren per m2;12;19;21|Plafond spuitwerk per m2;9;14;21|Afdekken en voorbereiden;60;180;21||Klus:Arbeid per uur;44;56;21|Materiaal volgens bijlage;80;640;21|Afvoer puin;65;140;21|Kilometers;0.35;0.5;21||DJ:Geluidsset huur per avond;140;260;21|Optreden DJ;250;480;21|Lichtset;60;120;21||Riet:Rietdekken per m2;75;98;21|Nok herstellen per meter;45;68;21|Steigerhuur;190;340;21||:Vertaling Engels, per woord;0.11;0.19;21|Redactie per uur;58;78;21|Spoedtoeslag;35;90;21',
            ),
            { count: [1, 4], step: 1 },
          )
          .lines.map(({ text, unit, rate }) =>
            several(text, countOf(pen, text), unit > 1000 ? roundedTo(unit, 50) : unit, rate),
          ),
      )
      const sums = isCredit ? negated(bought) : bought
      const number = pen.digits(say(pen, '260##|2026-##|26-0##|F2026###'))
      const days = pen.pick([14, 21, 30])
      const due = pen.after(days)
      const isFoot = pen.chance(0.4)
      const contact = [
        `Tel: ${pen.digits('06-########')}`,
        `${pen.pick(['info', 'mail'])}@${hostOf(firm.name)}`,
      ]
      const own = [firm.name, ...firm.address]
      const registry = [
        `KvK: ${pen.digits('########')}`,
        `BTW: ${taxNumber(pen, 'NL')}`,
        `IBAN: ${iban(pen, 'NL')}`,
      ]
      const blank = ['', '', '', '', '']
      const head = isFoot ? [] : [...own, ...contact].map((text) => [text, '', '', '', ''])
      const box = [to.name, ...to.address].map((text, at) => {
        const beside = [
          [isCredit ? 'Datum' : 'Factuurdatum', pen.day()],
          [isCredit ? 'Creditnota nr.' : 'Factuurnummer', number],
          isCredit ? ['Betreft factuur', pen.digits('9##')] : ['Vervaldatum', pen.day(due)],
        ][at] ?? ['', '']
        return [text, '', '', ...beside]
      })
      const figure = (cents: number) => pen.money(cents)
      const sheet = cellsOf('lrrrr', [
        ...head,
        blank,
        [isCredit ? '*CREDITNOTA' : '*FACTUUR', '', '', '', ''],
        blank,
        ...box,
        blank,
        ['Omschrijving', 'Aantal', 'Prijs', 'Btw %', 'Bedrag'],
        ...sums.lines.map((one) => [
          one.text,
          String(one.quantity),
          figure(one.unit),
          '21%',
          figure(one.amount),
        ]),
        ...Array.from({ length: pen.whole(1, 5) }, () => blank),
        ['', '', '', 'Subtotaal', figure(sums.net)],
        ['', '', '', 'Btw 21%', figure(sums.vat)],
        ['', '', '', isCredit ? '*Totaal credit' : '*TOTAAL', `*${figure(sums.total)}`],
        blank,
        [
          isCredit
            ? 'Dit bedrag wordt op uw rekening teruggestort.'
            : `Graag betalen binnen ${days} dagen o.v.v. factuurnummer.`,
          '',
          '',
          '',
          '',
        ],
        ...(isFoot ? [] : registry.map((text) => [text, '', '', '', ''])),
      ])
      return [
        `<style>td:first-child { width: 74mm; } td + td { white-space: nowrap; }</style>${sheet}${isFoot ? `<div class="foot mid tiny">${[...own, ...contact].map(escaped).join(' - ')}<br>${registry.map(escaped).join(' - ')}</div>` : ''}`,
        {
          sums,
          documentNumber: number,
          ...(isCredit ? { kind: 'credit-note', due: null } : { due }),
        },
        '#sheet { font-size: 9.8pt; }',
      ]
    },
    since,
  ),

  /** A café's tab: table and who served, how many before the dishes, low and high tax, what was given on top, paid by card. */
  'eetcafe-tafelbon': slip(
    {
      shops:
        'EETCAFÉ DE ZWAAN;Grote Markt 14;9712 HR Groningen;De Zwaan Horeca B.V.|Brasserie Maas;Maasboulevard 20;6211 JW Maastricht|Strandpaviljoen Zilt;Strandweg 30;4374 JD Zoutelande;Zilt Beach V.O.F.|CAFÉ DE LUIFEL;Herenweg 55;2105 MC Heemstede|Proeflokaal Eik;Nieuwstraat 3;4811 WV Breda;Eik Exploitatie B.V.|Lunchroom Pluk;Korte Bisschopstraat 9;7411 HJ Deventer',
      notation: nl,
      days: 'DD-MM-YYYY|DD/MM/YYYY|DD-MM-YY',
      since,
    },
    80,
    (pen, shop) => {
      const food = pen.buy(
        trade(
          shop,
          ':Uitsmijter ham kaas;10;13;9|Broodje kroket;8;11;9|Tosti;6;8.5;9|Soep v.d. dag;6.5;8.5;9|Saté met friet;18;23;9|Appeltaart;4.5;5.5;9|Cappuccino;3.4;4.2;9|Verse muntthee;3.6;4.4;9|Spa rood;2.9;3.5;9|Cola zero;3;3.6;9',
        ),
        { count: [2, 6], most: 3 },
      ).lines
      const drink = pen.chance(0.7)
        ? pen.buy(
            trade(shop, ':Pils 0,25;3.4;4.2;21|Huiswijn wit;5;6.5;21|Affligem Dubbel;5.2;6.4;21'),
            { count: [1, 2], most: 3 },
          ).lines
        : []
      const sums = within([...food, ...drink])
      const tip = pen.chance(0.25) ? pen.whole(1, 4) * 100 : 0
      const number = pen.digits(say(pen, '#####|######|2026-####'))
      const mark = (rate: number) => letterOf(rate, [9, 21], 'LH')
      const clock = pen.clock()
      const widths = [4, 23, -9]
      const total = sums.total + tip
      return [
        typed(
          80,
          38,
          print(
            `!^${shop.name}`,
            ...headOf(shop),
            `^${pen.digits('0##-#######')}`,
            '',
            `Tafel ${pen.whole(1, 42)}|Medew. ${say(pen, 'Sanne|Rik|Lotte|04')}`,
            `Bon ${number}|${pen.day()} ${clock}`,
            '=-',
            each(
              sums.lines,
              (one) =>
                set([`${one.quantity}x`, one.text, pen.plain(one.amount)], widths) + mark(one.rate),
            ),
            '=-',
            tip > 0 && `Totaal rekening|${pen.plain(sums.total)}`,
            tip > 0 && `Fooi|${pen.plain(tip)}`,
            `!${tip > 0 ? 'Totaal incl. fooi' : 'Totaal EUR'}|${pen.plain(total)}`,
            `${say(pen, 'PIN|Pin contactloos|V PAY')}|${pen.plain(total)}`,
            '',
            set(['Btw', 'Excl.', 'Btw', 'Incl.'], [9, -9, -9, -9]),
            each(ratesAs(pen, sums.shares, 'nvg'), (cells, at) => {
              const rate = sums.shares[at]?.rate ?? 0
              return set([`${mark(rate)} ${rate}%`, ...cells], [9, -9, -9, -9])
            }),
            '',
            `Terminal|${pen.digits('#######')}`,
            `Kaart|${pen.digits('XXXXXXXXXXXX####')}`,
            `Autorisatie|${pen.digits('######')}`,
            '',
            `^BTW ${taxNumber(pen, 'NL')}`,
            '^Bedankt voor uw bezoek!',
            `^${say(pen, 'Volg ons op Instagram|Keuken open tot 21.00 uur')}`,
          ),
        ),
        {
          sums: tip > 0 ? { ...sums, total } : sums,
          documentNumber: number,
          hasRates: true,
        },
        tall,
      ]
    },
  ),
}

export const bePapers: Papers = {
  /** A wholesaler's bill in Dutch and French: every label twice, customer and bill in a form of boxes, goods with codes and discounts, tax and sum at the foot; now and then a credit. */
  'groothandel-tweetalig': paper(
    { ...be, money: 'EUR #' },
    'DD/MM/YYYY|DD-MM-YYYY',
    'narrow plain',
    'VERHAEGHE HORECA;Kortrijksesteenweg 1144;9051 Gent;Verhaeghe Horeca Groothandel NV|Sanitair Brabant;Leuvensesteenweg 530;1930 Zaventem;Sanitair Brabant BV|DELMEIRE PAPIER;Ambachtenlaan 5;8500 Kortrijk;Delmeire Papier en Verpakking NV|Elektro Kempen;Steenweg op Turnhout 96;2360 Oud-Turnhout;Elektro Kempen Distributie BV|Brouwerijdepot Haspengouw;Truiersesteenweg 210;3500 Hasselt;Haspengouw Dranken BV',
    'VL',
    (pen, firm, to) => {
      const isCredit = pen.chance(0.15)
      const goods = firm.name.startsWith('VERH')
        ? 'Frituurolie bidon 10 l / Huile friture;24;34;6|Servetten 33x33 wit / Serviettes;18;29;21|Bierglas 25 cl, 6 st / Verre;11;19;21|Koffie bonen 1 kg / Café grains;11;16;6'
        : firm.name.startsWith('Sani')
          ? 'Wastafelkraan chroom / Mitigeur lavabo;58;98;21|Koppeling 15 mm / Raccord;2;5;21|Silicone wit / Silicone blanc;5;9;21|PVC-buis 40 mm, 4 m / Tuyau PVC;7;12;21'
          : firm.name.startsWith('DELM')
            ? 'Kopieerpapier A4 80 g, 5 riem / Papier;22;31;21|Dozen 400x300 / Cartons, 25 st;19;29;21|Kassarol 80x80, 50 st / Rouleaux;32;45;21'
            : firm.name.startsWith('Elek')
              ? 'Kabel XVB 3G2,5 per 100 m / Câble;118;149;21|Automaat 20A 2P / Disjoncteur;14;21;21|LED-spot inbouw / Spot encastré;8;15;21'
              : 'Tafelwater 24 x 25 cl / Eau de table;7;11;6|Pils vat 50 l / Fût pils;112;139;21|Cola 24 x 20 cl / Cola;13;18;6|CO2-fles vulling / Remplissage CO2;34;52;21'
      const list = listed(pen, goods, {
        count: [2, 4],
        most: 20,
        step: 1,
        code: '##-####',
        offs: [0, 0, 5, 10],
      })
      const sums = isCredit ? negated(onTop(list)) : onTop(list)
      const rows = entries(
        pen,
        list.map((one) => ({
          ...one,
          ...(isCredit ? { quantity: -one.quantity, amount: -one.amount } : {}),
        })),
        'ctquda',
      )
      const number = pen.digits(say(pen, 'VF26/#####|26######|V#######'))
      const due = pen.after(30)
      const box = (dutch: string, french: string, value: string) =>
        `<td style="border:0.2mm solid #555;padding:1mm 1.5mm"><span style="font-size:68%;color:#555">${dutch}<br>${french}</span><br>${escaped(value)}</td>`
      return [
        `<div class="sides"><div>${logo(firm.name, 8, 'font-weight:bold;color:#1e3a5f')}<span class="tiny">${escaped(lawful(firm))} · ${place(firm, ' · ')}<br>Tel. ${pen.digits('+32 ## ## ## ##')} · info@${hostOf(firm.name)}</span></div><div class="right"><b style="font-size:15pt">${isCredit ? 'CREDITNOTA<br>NOTE DE CRÉDIT' : 'FACTUUR<br>FACTURE'}</b></div></div><div class="cols" style="margin-top:9mm"><div></div><div class="boxed">${who(to)}<br>BTW/TVA ${taxNumber(pen, 'BE')}</div></div><table style="width:100%;margin-top:6mm"><tr>${box('Nummer', 'Numéro', number)}${box('Datum', 'Date', pen.day())}${box('Klantnr.', 'N° client', pen.digits('1####'))}${box('Leverbon', 'Bon de livraison', pen.digits('L######'))}${box('Leverdatum', 'Date de livraison', dayOff(pen, -pen.whole(0, 5)))}${isCredit ? box('Op factuur', 'Sur facture', pen.digits('9####')) : box('Vervaldag', 'Échéance', pen.day(due))}</tr></table>${grid(
          'boxy tiny',
          'llrrrr',
          'Art.|Omschrijving / Désignation|Aantal / Qté|Prijs / Prix|Kort. / Rem.|Bedrag / Montant',
          rows,
        )}<div class="cols" style="margin-top:6mm"><div>${grid(
          'boxy tiny',
          'lrr',
          'BTW / TVA|Maatstaf / Base|Bedrag / Montant',
          ratesAs(pen, sums.shares, 'rnv'),
        )}</div><div>${tally(
          sumsAs(
            pen,
            sums,
            'NVT',
            `Totaal excl. / Total HTVA|BTW / TVA|${isCredit ? 'Uw tegoed / Votre avoir' : 'Te betalen / À payer'}`,
          ),
          'margin-left:auto',
        )}</div></div><p class="tiny">${isCredit ? 'Dit bedrag wordt verrekend met uw openstaande facturen.' : `Betaalbaar op rekening ${iban(pen, 'BE')} met vermelding van het factuurnummer.`} Onze algemene voorwaarden zijn van toepassing. / Nos conditions générales sont d’application.</p>${footed(
          [
            [lawful(firm), ...firm.address],
            [
              `BTW/TVA ${taxNumber(pen, 'BE')}`,
              `RPR ${say(pen, 'Gent|Brussel|Antwerpen|Hasselt')}`,
            ],
            ['Bank', say(pen, 'KBC|BNP Paribas Fortis|Belfius')],
          ],
        )}`,
        {
          sums,
          documentNumber: number,
          hasRates: true,
          ...(isCredit ? { kind: 'credit-note', due: null } : { due }),
        },
        '#sheet { font-size: 9pt; }',
      ]
    },
    since,
  ),
}
