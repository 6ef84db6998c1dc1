/** Odd papers of the Netherlands and Belgium: a berth in a marina, a co-operative's delivery of feed, a taxi's receipt filled by hand, a reminder that is no bill. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { be, nl } from '../eighth/notations'
import { ratesAs, sumsAs } from '../eighth/rows'
import { cutTo } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { settled } from '../fourteenth/kit'
import { beside, part } from '../nineteenth/kit'
import { dayOff, measured } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { decimal, formed, needles, tally } from '../thirteenth/kit'
import { oneLine, say, windowed } from '../twelfth/kit'
import { since, townOf } from '../twenty-second/north-kit'
import { besideTax, penned, someone, stamped } from './continental-kit'

export const nlPapers: Papers = {
  /** A marina's dues: the boat's facts in a form on top with what its hull is insured for, a berth by the metre, power, the town's tax on nights outside the tax, the harbour named at the foot only. */
  'jachthaven-havengeld': paper(
    { ...nl, money: '€ #' },
    'DD-MM-YYYY|D month YYYY',
    'plain light wide',
    'Jachthaven De Lauwers;Havenkade 12;9976 VS Lauwersoog;Jachthaven De Lauwers B.V.|W.V. Het Kompas;Oosterpoort 7;1621 HA Hoorn;Watersportvereniging Het Kompas|MARINA WORKUMER DIEP;It Soal 4;8711 GV Workum;Workumer Diep Watersport V.O.F.|Passantenhaven Blokzijl;Kolksluis 1;8356 DN Blokzijl;Stichting Haven Blokzijl',
    'NL',
    (pen, firm) => {
      const to = someone(pen, 'NL')
      const long = pen.whole(72, 138)
      const [nights, heads] = [pen.whole(2, 24), pen.whole(1, 4)]
      const isYear = pen.chance(0.4)
      const berth = isYear
        ? line('Ligplaats zomerseizoen', Math.round(long * pen.whole(620, 940)), 21)
        : several('Ligplaats, nacht', nights, Math.round(long * pen.whole(17, 26)), 21)
      const own = within([
        berth,
        line(`Stroom ${pen.whole(8, 190)} kWh`, pen.whole(320, 6400), 21),
        ...(pen.chance(0.4) ? [line('Gebruik kraan', pen.whole(65, 140) * 100, 21)] : []),
        ...(pen.chance(0.3) ? [line('Vuilwaterstation', 500, 21)] : []),
      ])
      const tax = several('Toeristenbelasting', nights * heads, pen.pick([125, 150, 180, 215]))
      const sums = besideTax(own, [tax])
      const number = pen.digits(say(pen, 'HG26-####|2026####|H####'))
      const isPaid = !isYear && pen.chance(0.6)
      const due = pen.after(pen.pick([14, 30]))
      return [
        `<p style="font-size:16pt;letter-spacing:0.8mm;margin:0">${say(pen, 'HAVENGELDNOTA|NOTA HAVENGELD')}</p>${formed(
          [
            ['Schip', say(pen, 'Zilvermeeuw|Vrouwe Antje|Tante Sjaan|Noorderzon')],
            ['Lengte x breedte', `${decimal(pen, long / 10, 2)} x ${decimal(pen, long / 30, 2)} m`],
            ['Steiger / box', `${say(pen, 'A|B|C')} ${pen.whole(1, 60)}`],
            ['Verzekerde waarde casco', pen.money(pen.whole(12, 95) * 100_000)],
            ['Aankomst', dayOff(pen, -nights)],
            ['Vertrek', pen.day()],
            ['Personen', String(heads)],
            ['Nota', number],
          ],
          4,
        )}${beside(
          '1fr 70mm',
          `<p style="margin:8mm 0">${who(to)}</p>`,
          part(
            'margin-top:8mm',
            told([
              ['Notadatum', pen.day()],
              ['Liggernummer', pen.digits('L####')],
            ]),
          ),
        )}${grid(
          'ruled',
          'lrrr',
          'Omschrijving|Aantal|Tarief incl. btw|Bedrag',
          own.lines.map((one) => [
            one.text,
            String(one.quantity),
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}${facts(
          [
            ['Havengeld incl. 21% btw', pen.money(own.total)],
            ['waarvan btw', pen.money(own.vat)],
            [
              `${tax.text}, ${tax.quantity} x ${pen.plain(tax.unit)} (geen btw)`,
              pen.money(tax.amount),
            ],
            [say(pen, 'Verschuldigd|Te voldoen'), pen.money(sums.total)],
          ],
          'margin-left:auto;font-weight:bold',
        )}<p style="margin-top:8mm">${isPaid ? `Voldaan bij de havenmeester per ${say(pen, 'pin|pin|contant')}. Behouden vaart!` : `Gaarne vóór ${pen.day(due)} overmaken op ${iban(pen, 'NL')}.`}</p><p class="tiny">De sleutelborg van ${pen.money(2500)} ontvangt u bij inlevering retour. Winterstalling opgeven vóór 1 september.</p><div class="foot tiny mid" style="border-top:0.5mm solid #0369a1;padding-top:1.5mm">${[...new Set([escaped(firm.name), legal(firm)])].join(' – ')} – ${place(firm, ', ')} – KvK ${pen.digits('########')} – btw ${taxNumber(pen, 'NL')}</div>`,
        { sums, documentNumber: number, ...(isPaid ? settled : { due }) },
      ]
    },
    since,
  ),

  /** A farmers' co-operative's docket that is the bill too, by a printer of needles: the lorry's weights, feed by a hundred kilograms, two rates, pallets on deposit, its name beside the signature at the foot. */
  'cooperatie-afleverbon': paper(
    { ...nl, money: 'EUR #' },
    'DD-MM-YYYY|DD-MM-YY',
    'needle',
    'Coöperatie De Goede Korrel U.A.;Industriehaven 3;7772 TC Hardenberg|AGRARIËRS UNIE ZUIDOOST;Provincialeweg 61;6021 GL Budel;Agrariërs Unie Zuidoost U.A.|Aankoopcoöperatie Terschuur;Hoevelakenseweg 80;3784 WE Terschuur;Coöperatieve Aankoopvereniging Terschuur U.A.|Boerenbond Maas & Peel;Meijelseweg 45;5986 AB Beringe',
    'NL',
    (pen, firm) => {
      const to = someone(pen, 'NL')
      const feed = pen.random
        .shuffled(['Rundveebrok A', 'Opfokbrok', 'Bietenpulp', 'Legmeel', 'Sojaschroot', 'Gerst'])
        .slice(0, pen.whole(1, 3))
        .map((text) => measured(text, pen.whole(10, 140) * 50, pen.whole(2150, 4890) * 10, 9))
      const sums = onTop([
        ...feed,
        ...(pen.chance(0.6)
          ? [several('Kunstmest KAS 27%, bigbag', pen.whole(1, 6), pen.whole(190, 310) * 100, 21)]
          : []),
        ...(pen.chance(0.4) ? [several('Liksteen 10 kg', pen.whole(1, 8), 1150, 21)] : []),
        line('Loskosten blaaswagen', pen.pick([1500, 2250, 2750]), 21),
        ...(pen.chance(0.5) ? [several('Pallet, statiegeld', pen.whole(1, 6), 1750)] : []),
      ])
      const number = pen.digits(say(pen, '26#####|AB-26####|######'))
      const due = pen.after(pen.pick([14, 21, 30]))
      const net = feed.reduce((all, { measure }) => all + measure, 0)
      const tare = pen.whole(1380, 1720) * 10
      return [
        `<div class="sides"><b>AFLEVERBON, TEVENS FACTUUR</b><span>blad 1</span></div>${beside(
          '1fr 74mm',
          `<p style="margin:6mm 0">${who(to)}<br>Lidnr. ${pen.digits('####')}  UBN ${pen.digits('#######')}</p>`,
          told([
            ['Bonnummer', number],
            ['Datum', pen.day()],
            ['Besteld', dayOff(pen, -pen.whole(1, 5))],
            ['Chauffeur', say(pen, 'Gerrit|H. Bos|Wim T.')],
            ['Silo', say(pen, '1|2|3 achter')],
          ]),
        )}${grid(
          '',
          'lrrrr',
          'Artikel|kg / st.|per 100 kg / st.|Btw|Bedrag',
          sums.lines.map((one, at) => {
            const load = feed[at]
            return [
              one.text,
              load ? String(load.measure) : String(one.quantity),
              load ? decimal(pen, load.price / 1000, 2) : pen.plain(one.unit),
              pen.rate(one.rate),
              pen.plain(one.amount),
            ]
          }),
        )}${beside(
          '1fr 76mm',
          `${told([
            ['Bruto wagen', `${net + tare} kg`],
            ['Tarra', `${tare} kg`],
            ['Netto los', `${net} kg`],
          ])}${grid('tiny', 'rrr', 'Btw|Grondslag|Bedrag', ratesAs(pen, sums.shares, 'rnv'))}`,
          tally(
            sumsAs(pen, sums, 'nvT', `Goederen|Btw|${say(pen, 'Totaal deze bon|Boekingsbedrag')}`),
            'width:100%',
          ),
        )}<p>Wordt op ${pen.day(due)} van uw ledenrekening afgeschreven. Reclames binnen 24 uur.</p>${part('margin-top:14mm', beside('1fr 1fr', 'Voor ontvangst:<br><br>....................', `Namens ${escaped(lawful(firm))}<br>${place(firm, ', ')}<br>${taxNumber(pen, 'NL')}`))}`,
        { sums, documentNumber: number, due, hasRates: true },
        needles,
      ]
    },
    since,
  ),
}

export const bePapers: Papers = {
  /** A taxi's receipt from a pad in two languages, filled by hand: kilometres of two readings, waiting, a box for the price paid, the firm's stamp below. */
  'taxi-carnet': paper(
    { ...be, money: '# €' },
    'DD/MM/YYYY|D/M/YYYY|DD.MM.YY',
    'plain book',
    'Taxis Condroz;Rue de Huy 18;4500 Huy;Taxis Condroz SRL|TAXI BAYARD;Place de la Station 3;5000 Namur;Mustapha Idrissi|Radio-Taxis du Hainaut;Boulevard Tirou 96;6000 Charleroi|Autos Ourthe;Quai de l’Ourthe 40;4020 Liège;Autos Ourthe SComm',
    'WA',
    (pen, firm, to) => {
      const kilometres = pen.whole(4, 68)
      const wait = pen.chance(0.4) ? [line('Attente / Wachttijd', pen.whole(2, 9) * 250, 6)] : []
      const sums = within([
        line('Course / Rit', 500 + kilometres * pen.pick([200, 220, 240]), 6),
        ...wait,
      ])
      const number = pen.digits(say(pen, '0####|####|######'))
      const start = pen.whole(48_000, 290_000)
      return [
        `<div class="mid"><b>${say(pen, 'REÇU – ONTVANGSTBEWIJS|REÇU DE COURSE – RITBEWIJS')}</b><br><span class="tiny">N° ${number}</span></div>${penned(
          [
            ['Date / Datum', pen.day()],
            ['Heure / Uur', pen.clock()],
            ['De / Van', say(pen, 'Gare|Hôtel de ville|Aéroport|Hôpital')],
            ['À / Naar', say(pen, 'Seraing|Zoning nord|Dinant|CHU')],
            ['Km départ', String(start)],
            ['Km arrivée', String(start + kilometres)],
            ...sums.lines.map((one) => [one.text, pen.plain(one.amount)] as const),
            ['Client / Klant', to.name.split(' ').slice(-2).join(' ')],
            ['Plaque', pen.digits('TXAA-###')],
          ],
          2,
        )}${penned([['Prix payé, TVA 6% comprise / Betaald', pen.money(sums.total)]], 1)}<div class="mid">${stamped([firm.name, ...firm.also, ...firm.address, `TVA ${taxNumber(pen, 'BE')}`])}</div>`,
        { sums, documentNumber: number, ...settled },
        cutTo(110, 165, 8),
      ]
    },
    since,
  ),

  /** A reminder that says it is no bill: the open bill with its own day in a table, a flat damage added, what is to be paid now, the firm in the line over the window and below the greeting. */
  'herinnering-openstaand': paper(
    be,
    'D month YYYY|DD/MM/YYYY',
    'book plain light',
    'Drukkerij Vandekerckhove NV;Ieperseweg 112;8800 Roeselare|KOELTECHNIEK DEMER;Leuvensesteenweg 201;3290 Diest;Koeltechniek Demer BV|Wasserij Het Wit Laken;Kaai 17;9300 Aalst;Het Wit Laken CV|Vertaalbureau Polyglos;Italiëlei 80;2000 Antwerpen;Polyglos BV',
    'VL',
    (pen, firm, to) => {
      const open = pen.whole(8500, 345_000)
      const sums = onTop([line('Openstaand', open), line('Schadevergoeding', 4000)])
      const number = pen.digits(say(pen, '26/####|VF26-#####|2026###'))
      const own = pen.digits(say(pen, 'H-###|R26/##'))
      const due = pen.after(pen.pick([8, 10, 14]))
      const code = pen.digits('+++###/####/#####+++')
      return [
        `${windowed(firm, to)}<p class="r">${escaped(townOf(firm))}, ${pen.day()}</p><p style="font-size:13pt"><b>${say(pen, 'Betalingsherinnering|Tweede herinnering|Ingebrekestelling')}</b> <span class="tiny">ons kenmerk ${own}</span></p><p>Geachte heer, mevrouw,</p><p>Dit schrijven is geen factuur. Volgens onze boekhouding bleef onderstaande factuur tot op heden onbetaald:</p>${grid('boxy', 'lllr', 'Factuur|Factuurdatum|Vervaldag|Openstaand bedrag', [[number, dayOff(pen, -62), dayOff(pen, -32), pen.money(open)]])}<p>Overeenkomstig artikel 6 van de wet van 2 augustus 2002 vermeerderen wij dit met een forfaitaire schadevergoeding van ${pen.money(4000)}.</p>${part('border:0.4mm solid #222;padding:3mm;width:100mm;margin:5mm 0', `${say(pen, 'Thans te betalen|Nu verschuldigd')}: <b>${pen.money(sums.total)}</b><br>vóór ${pen.day(due)}<br>${iban(pen, 'BE')}<br>${code}`)}<p>Hebt u intussen betaald, dan mag u deze brief als niet geschreven beschouwen. Onze volgende stap is een incassobureau, met minimaal ${pen.money(9500)} kosten.</p><p style="margin-top:10mm">Met de meeste hoogachting,</p><p style="margin-top:10mm">Debiteurenbeheer<br>${escaped(lawful(firm))}</p><div class="foot tiny mid">${oneLine(firm)} – ${taxNumber(pen, 'BE')}</div>`,
        { sums, documentNumber: number, otherNumbers: [own], due, hasLines: false },
      ]
    },
    since,
  ),
}
