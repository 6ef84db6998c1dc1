/** Everyday papers of Norway: a grocer's till, a bill of a small program, a power company's month. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { no } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside, part } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { lawful } from '../seventeenth/kit'
import { decimal, stacked, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { nines, print } from '../twentieth/west-kit'
import { hostOf, monthOf, since, townOf } from './north-kit'

export const noPapers: Papers = {
  /** A grocer's: the rate before each sum, a deposit and a bag, the tax in a table, the terminal's lines, a member's bonus at the foot. */
  dagligvare: slip(
    {
      shops:
        'JOKERN NÆRMAT;Sentrumsveien 2;2670 Otta;Otta Nærmat AS|Bryggetorget Mat;Strandgata 15;8400 Sortland;Bryggetorget Mat AS|PRISKUPP;Åsaveien 60;4017 Stavanger;Priskupp Dagligvare AS|Bondens Butikk;Storgata 40;3674 Notodden',
      notation: { ...no, money: 'kr #' },
      days: 'DD.MM.YYYY|DD.MM.YY',
      since,
    },
    80,
    (pen, shop) => {
      const food = nines(
        pen,
        'TINE LETTMELK 1L;20;27;15|GROVBRØD SKIVET;32;46;15|NORVEGIA SKIVET;49;75;15|FILTERKAFFE 500G;59;89;15|EPLER RØDE 6PK;29;42;15|KNEKKEBRØD RUG;22;35;15|SMØREOST REKER;31;43;15|APPELSINJUICE 1L;24;39;15',
        { count: [2, 6], most: 3 },
      )
      const other = nines(
        pen,
        'TØRKERULLER 4PK;29;55;25|OPPVASKMIDDEL;19;35;25|BATTERI AAA 6PK;39;79;25|SØPPELSEKKER 20S;25;45;25',
        { count: [0, 2], most: 2 },
      )
      const bags = pen.chance(0.5) ? [several('BÆREPOSE', pen.whole(1, 2), 425, 25)] : []
      const bottle = pen.chance(0.5) ? [line('FARRIS 1,5L', 3190, 15), line('PANT', 300, 15)] : []
      const sums = within([...food, ...bottle, ...other, ...bags])
      const number = pen.digits(say(pen, '######|####|#####'))
      const widths = [11, -10, -10, -11]
      return [
        typed(
          80,
          42,
          print(
            `^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^Org.nr: ${registered(pen, 'NO').own} MVA`,
            '',
            `Salgskvittering ${number}|${pen.day()} ${pen.clock()}`,
            `Kasse: ${pen.whole(1, 6)}|Operatør: ${pen.digits('###')}`,
            '=-',
            each(sums.lines, (one) => {
              const priced = `${set([one.text, `${one.rate}%`], [24, 6])}|${pen.plain(one.amount)}`
              return one.quantity > 1
                ? `${priced}\n··${one.quantity} x kr ${pen.plain(one.unit)}`
                : priced
            }),
            '=-',
            `!Totalt (${sums.lines.length} artikler)|${pen.plain(sums.total)}`,
            `${say(pen, 'BankAxept|Visa|Vipps')}|${pen.plain(sums.total)}`,
            '',
            set(['MVA%', 'Grunnlag', 'MVA', 'Sum'], widths),
            each(ratesAs(pen, sums.shares, 'rnvg'), (cells) => set(cells, widths)),
            '=-',
            `${pen.digits('Terminal ########')}|${pen.digits('Ref ############')}`,
            'KJØP  GODKJENT|Kontaktløs',
            pen.chance(0.5) && `Bonus opptjent hittil|${pen.plain(pen.whole(900, 60_000))}`,
            '',
            '^Åpent 7-23 (9-20)',
            `^${say(pen, 'Velkommen tilbake!|Takk for handelen')}`,
          ),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A program for one-man firms: seller and buyer one below the other at the left, labels above values in a column right, one rate by line, account and number to pay by in a grey box. */
  'enkel-faktura': paper(
    { ...no, money: 'kr #' },
    'DD.MM.YYYY|D. month YYYY',
    'light plain wide',
    'Maler Sivertsen;Nedre gate 8;3015 Drammen;Knut Sivertsen ENK|Hagestell & Snørydding AS;Bekkeveien 14;1940 Bjørkelangen|TEKSTBYRÅET;Olaf Ryes plass 3;0552 Oslo;Tekstbyrået Lie og Moe DA|Elektriker Johansen;Industriveien 5;9406 Harstad;Johansen Elektro AS',
    'NO',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            firm.name.startsWith('TEKST')
              ? 'Tekst til nettside, timer;950;1250;25|Språkvask;1800;4200;25|Pressemelding;2900;4500;25|Møte, timer;850;1100;25'
              : firm.name.startsWith('Hage')
                ? 'Brøyting, per gang;350;690;25|Strøing;250;420;25|Klipping av plen;390;780;25|Bortkjøring av avfall;650;1400;25'
                : 'Arbeid, timer;690;980;25|Materialer;320;5400;25|Kjøring;190;450;25|Oppmøte;390;590;25',
          ),
          { count: [1, 4], most: 10, step: 100 },
        ).lines,
      )
      const number = pen.digits(say(pen, '10###|###|26##'))
      const due = pen.after(pen.pick([10, 14, 20]))
      return [
        `${beside(
          '1fr 52mm',
          `<div style="font-size:16pt;margin-bottom:3mm">${escaped(firm.name)}</div>${firm.also.map((name) => `${escaped(name)}<br>`).join('')}${place(firm)}<br>Org.nr. ${registered(pen, 'NO').own} MVA<div style="margin-top:14mm"><b>${escaped(to.name)}</b><br>${place(to)}</div>`,
          stacked([
            ['Faktura', number],
            ['Fakturadato', pen.day()],
            ['Leveringsdato', pen.day(pen.after(-pen.whole(0, 8)))],
            ['Leveringssted', townOf(to)],
            ['Forfallsdato', pen.day(due)],
            ['Vår referanse', say(pen, 'Knut|Ida Lie|Kontoret')],
          ]),
        )}<h1 style="font-size:22pt;font-weight:normal">Faktura</h1>${grid(
          'ruled',
          'lrrrr',
          'Beskrivelse|Antall|Pris|MVA|Beløp',
          linesAs(pen, sums.lines, 'tqura'),
        )}${tally(
          sumsAs(pen, sums, 'nvT', 'Sum eks. mva|Merverdiavgift 25 %|Å betale'),
          'margin-left:auto;font-size:108%',
        )}${part(
          'background:#f3f4f6;padding:4mm;margin-top:14mm;width:100mm',
          told([
            ['Kontonummer', pen.digits('####.##.#####')],
            ['KID', pen.digits('#########')],
            ['Beløp', pen.money(sums.total)],
            ['Betales innen', pen.day(due)],
          ]),
        )}<p class="tiny">Ved forsinket betaling påløper renter etter forsinkelsesrenteloven.</p><div class="foot tiny grey">${escaped(lawful(firm))} – post@${hostOf(firm.name)} – ${pen.digits('9## ## ###')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),

  /** A power company's: the month as a heading, spot price and a mark-up by the hour, a fee, the tax, all to be paid with a number by a day, two columns of small facts. */
  stromfaktura: paper(
    { ...no, money: '# kr' },
    'DD.MM.YYYY|D. month YYYY',
    'plain light',
    'Fossekraft;Postboks 210;5804 Bergen;Fossekraft Strøm AS|NORDAVIND ENERGI;Storgata 88;8006 Bodø;Nordavind Energi AS|Dalstrøm AS;Kraftvegen 1;2630 Ringebu',
    'NO',
    (pen, firm, to) => {
      const [start, end] = monthOf(pen.date, -1)
      const use = pen.whole(900, 9800)
      const price = pen.whole(28, 128) * 100 + pen.whole(0, 99)
      const charge = (hundredths: number) => Math.round((use * hundredths) / 100)
      const extra = pen.pick([295, 399, 520])
      const sums = onTop([
        line(`Spotpris, ${use} kWh à ${decimal(pen, price / 100, 2)} øre`, charge(price), 25),
        line(`Påslag, ${use} kWh à ${decimal(pen, extra / 100, 2)} øre`, charge(extra), 25),
        line('Månedsbeløp', pen.pick([3920, 4720, 5600]), 25),
        ...(pen.chance(0.4) ? [line('Opprinnelsesgaranti', charge(112), 25)] : []),
        ...(pen.chance(0.3) ? [line('Papirfaktura', 3920, 25)] : []),
      ])
      const number = pen.digits(say(pen, '26########|3#######|#########'))
      const due = pen.after(pen.pick([14, 16]))
      return [
        `<div style="display:flex;justify-content:space-between;align-items:center;border-bottom:0.4mm solid #0369a1;padding-bottom:3mm"><b style="font-size:19pt;color:#0369a1">${escaped(firm.name)}</b><span class="tiny right">${legal(firm)}<br>${place(firm, ', ')}<br>Org.nr. ${registered(pen, 'NO').own} MVA</span></div>${beside(
          '1fr 76mm',
          `<div style="margin-top:12mm">${who(to)}</div>`,
          `<div style="margin-top:6mm">${facts(
            [
              ['Fakturanummer', number],
              ['Fakturadato', pen.day()],
              ['Kundenummer', pen.digits('#######')],
              ['Målepunkt-ID', pen.digits('7070575000########')],
              ['Anlegg', to.address[0] ?? ''],
            ],
            'width:100%',
          )}</div>`,
        )}<h1 style="font-size:16pt;color:#0369a1">Strøm ${pen.day(start, 'month YYYY')}</h1><p>Periode ${pen.day(start)} – ${pen.day(end)}. Forbruk ${use} kWh.</p><table class="t ruled">${tr('lr', [['Strømleveranse', 'Beløp eks. mva']], 'th')}${tr('lr', linesAs(pen, sums.lines, 'tA'))}${tr('lr', sumsAs(pen, sums, 'NV', 'Sum eks. mva|25 % mva'))}</table><div class="sides" style="background:#e0f2fe;padding:4mm 5mm;font-size:14pt"><span>Å betale innen ${pen.day(due)}</span><b>${pen.money(sums.total)}</b></div><div class="cols" style="margin-top:8mm"><div>Til konto<br><b>${pen.digits('####.##.#####')}</b></div><div>KID<br><b>${pen.digits('#################')}</b></div><div>Betalingsmåte<br><b>${say(pen, 'eFaktura|Giro|AvtaleGiro')}</b></div></div><p class="tiny" style="margin-top:10mm">Nettleie faktureres av ditt nettselskap. Klage på fakturaen må sendes oss før forfall. Kundeservice ${pen.digits('## ## ## ##')}.</p>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}
