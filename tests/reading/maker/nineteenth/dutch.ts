/** Papers of the Netherlands: a dentist, a water board, a helper paid by the hour, power for cars. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { nl } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { tornOff } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { beside, dotted, priced, ribbon } from './kit'
import { dayOff, thousandths } from './west-kit'

export const nlPapers: Papers = {
  /** A dentist's: codes of treatments by day and tooth, work of a technician, no tax, for the patient's insurer. */
  tandarts: paper(
    nl,
    'DD-MM-YYYY|D month YYYY',
    'plain light',
    'Mondzorg De Linde;Lindelaan 18;3723 BK Bilthoven;Mondzorg De Linde B.V.|TANDARTSPRAKTIJK VEENSTRA;Oude Gracht 7;8911 HM Leeuwarden;J.H. Veenstra Tandarts|Tandartsen aan de Vecht;Herengracht 40;1382 AG Weesp;Maatschap Tandartsen aan de Vecht',
    'NL',
    (pen, firm) => {
      const codes = [
        ['C002', 'Periodieke controle', 2615],
        ['X10', 'Kleine röntgenfoto', 1879],
        ['M03', 'Gebitsreiniging, per 5 minuten', 1621],
        ['A10', 'Verdoving', 1762],
        ['V92', 'Eenvlaksvulling composiet', 5992],
        ['V93', 'Tweevlaksvulling composiet', 7401],
        ['R24', 'Kroon op natuurlijk element', 34_500],
        ['G62', 'Beetregistratie', 7050],
        ['E60', 'Wortelkanaalbehandeling', 14_100],
      ] as const
      const done = pen.random
        .shuffled(codes)
        .slice(0, pen.whole(3, 6))
        .map(([code, text, price], at) => {
          const count = code === 'M03' ? pen.whole(2, 6) : 1
          const tooth = /^[VREA]/.test(code) ? String(pen.pick([14, 16, 26, 36, 37, 46])) : ''
          return {
            code,
            tooth,
            day: dayOff(pen, at < 2 ? -13 : -6),
            one: several(text, count, price),
          }
        })
      const crown = done.some(({ code }) => code === 'R24')
      const technique = crown
        ? [line('Techniekkosten laboratorium', pen.whole(19_500, 31_000))]
        : []
      const sums = within([...done.map(({ one }) => one), ...technique])
      const [number, due] = [pen.digits(say(pen, '26######|#######|F26-####')), pen.after(30)]
      const sorted = done.toSorted((a, b) =>
        a.day === b.day ? 0 : a.day === dayOff(pen, -13) ? -1 : 1,
      )
      const patient = say(pen, 'Mevr. S.M. Hoekstra|Dhr. R. el Idrissi|Mevr. J. Brouwer-Smit')
      return [
        `<div class="right"><div style="font-size:17pt;color:#0e7490">${escaped(firm.name)}</div>${place(firm, ' | ')}<br>${pen.digits('0## - ### ## ##')} | AGB-code praktijk ${pen.digits('12######')}</div><p style="margin-top:14mm">${escaped(patient)}<br>${say(pen, 'Soestdijkseweg 201|Prinsengracht 3|Laan van Vollenhove 88')}<br>${firm.address[1] ?? ''}</p><h1>Nota</h1>${told(
          [
            ['Notanummer', number],
            ['Notadatum', pen.day()],
            [
              'Patiënt / geboortedatum',
              `${patient.replace(/^\S+ /, '')}, ${dayOff(pen, -pen.whole(9000, 24_000))}`,
            ],
            [
              'Behandelaar',
              `${say(pen, 'drs. J.H. Veenstra|mw. A. Kleijn, tandarts|dhr. T. Postma')} (${pen.digits('12-0#####')})`,
            ],
            ['Verzekeraar', say(pen, 'VGZ|Zilveren Kruis|CZ')],
          ],
        )}${grid('ruled', 'llclrr', 'Datum|Code|Elem.|Omschrijving|Aantal|Bedrag', [...sorted.map(({ code, tooth, day, one }) => [day, code, tooth, one.text, String(one.quantity), pen.plain(one.amount)]), ...technique.map((one) => ['', '', '', one.text, '1', pen.plain(one.amount)])])}<p class="right" style="font-size:12pt">Totaal te voldoen <b>${pen.money(sums.total)}</b></p><p>Wij verzoeken u dit bedrag uiterlijk ${pen.day(due)} over te maken naar ${iban(pen, 'NL')} t.n.v. ${escaped(lawful(firm))} onder vermelding van het notanummer. Deze nota kunt u zelf bij uw zorgverzekeraar indienen.</p><p class="tiny">Mondzorg is vrijgesteld van btw. De tarieven zijn vastgesteld door de Nederlandse Zorgautoriteit (NZa). Geen gehoor aan een afspraak? Afzeggen tot 24 uur van tevoren. KvK ${pen.digits('########')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A water board's assessment: boxes of object, measure and tariff, one last day or terms by draft, an objection's address. */
  'waterschap-aanslag': paper(
    nl,
    'DD-MM-YYYY|D month YYYY',
    'narrow plain',
    'Waterschap Hunze en Lauwers;Postbus 114;9640 AC Veendam|BELASTINGSAMENWERKING VECHTLAND;Postbus 5000;7700 AX Dedemsvaart;BSV|Hoogheemraadschap De Oude IJ;Postbus 61;1400 AB Bussum;HHDOIJ',
    'NL',
    (pen, firm, to) => {
      const units = pen.whole(3, 22)
      const worth = pen.whole(180, 940) * 1000
      const sums = within([
        several('Zuiveringsheffing bedrijven', units, pen.whole(6480, 9890)),
        line('Watersysteemheffing gebouwd', Math.round((worth * pen.whole(290, 520)) / 10_000)),
        ...(pen.chance(0.4)
          ? [line('Watersysteemheffing ongebouwd', pen.whole(4500, 19_900))]
          : []),
        ...(pen.chance(0.4) ? [line('Wegenheffing', pen.whole(2200, 8900))] : []),
      ])
      const bases = [
        `${units} vervuilingseenheden`,
        `WOZ-waarde € ${String(worth).replace(/(\d{3})$/, '.$1')}`,
        'perceeloppervlakte',
        '',
      ]
      const [number, due] = [
        pen.digits(say(pen, '26######.01|########|0##-26-####')),
        pen.after(60),
      ]
      const subject = pen.digits('4######')
      return [
        `<div class="sides"><div><svg width="44" height="30"><path d="M2 10q7-8 14 0t14 0t12 0M2 20q7-8 14 0t14 0t12 0" fill="none" stroke="#0369a1" stroke-width="3"/></svg><br><b style="font-size:12pt;color:#0369a1">${escaped(firm.name)}</b></div><div class="tiny">${place(firm)}<br>Telefoon ${pen.digits('088 - ### ## ##')}<br>Bezwaar: zie ommezijde</div></div><div style="margin:15mm 0 8mm 6mm">${who(to)}</div><b style="font-size:14pt">Aanslagbiljet waterschapsbelastingen ${pen.date.getUTCFullYear()}</b>${ribbon(
          [
            ['Aanslagnummer', number],
            ['Subjectnummer', subject],
            ['Dagtekening', pen.day()],
            ['Uiterste betaaldatum', pen.day(due)],
          ],
          'border:0.3mm solid #0369a1;padding:2mm',
        )}<p>Belastingobject: ${to.address.join(' ')}. Tijdvak 1 januari t/m 31 december.</p>${grid(
          'ruled',
          'llrr',
          'Heffing|Grondslag|Tarief|Bedrag',
          sums.lines.map((one, at) => [
            one.text,
            bases[at] ?? '',
            one.quantity > 1 ? pen.plain(one.unit) : '',
            pen.money(one.amount),
          ]),
        )}<table style="margin-left:auto;font-size:11pt"><tr><td><b>Totaalbedrag van deze aanslag</b></td><td class="r"><b>${pen.money(sums.total)}</b></td></tr></table><p>U heeft ${say(pen, 'geen|nog geen')} machtiging voor automatische incasso afgegeven. Met een machtiging betaalt u in ${pen.whole(8, 10)} termijnen. Zonder machtiging dient het bedrag uiterlijk op de hierboven genoemde datum te zijn bijgeschreven.</p>${tornOff(
          `<div class="cols"><div><span class="tiny">Bedrag</span><br><b>${pen.money(sums.total)}</b></div><div><span class="tiny">Betalingskenmerk</span><br>${pen.digits('#### #### #### ####')}</div><div><span class="tiny">Rekening</span><br>${iban(pen, 'NL')}<br>t.n.v. ${escaped(firm.name)}</div></div>`,
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A helper paid by the hour: weeks with hours and a rate, one without tax as a small trader or with it, a number of an assignment. */
  'zzp-weken': paper(
    nl,
    'D month YYYY|DD-MM-YYYY',
    'wide book',
    'Roos van der Heijden Interim;Kanaalweg 9-2;3526 KL Utrecht|KLUSBEDRIJF ABDI;Maashaven 61;3081 JB Rotterdam|Tekst & Zo;Achterom 4;2611 PL Delft;Jolanda Pronk',
    'NL',
    (pen, firm, to) => {
      const isSmall = pen.chance(0.4)
      const rate = isSmall ? 0 : 21
      const price = pen.whole(42, 98) * 100
      const week = Math.ceil(
        (pen.date.getTime() - Date.UTC(pen.date.getUTCFullYear(), 0, 1)) / 604_800_000,
      )
      const weeks = Array.from({ length: pen.whole(2, 5) }, (_, at) =>
        several(`Week ${((week + 46 + at) % 52) + 1}`, pen.whole(6, 40), price, rate),
      )
      const sums = onTop([
        ...weeks,
        ...(pen.chance(0.5) ? [several('Reiskosten km', pen.whole(40, 380), 23, rate)] : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, '2026-0##|26###|2026####')),
        pen.after(pen.pick([14, 30])),
      ]
      const order = pen.digits(say(pen, 'PO-######|IO 45####'))
      const totals = isSmall
        ? sumsAs(pen, sums, 'T', 'Te betalen')
        : sumsAs(pen, sums, 'NVT', 'Subtotaal|21% btw|Te betalen')
      return [
        `<div style="font-size:23pt;letter-spacing:-0.3mm">${escaped(firm.name)}</div><div style="height:1mm;background:#be123c;width:34mm;margin:2mm 0 14mm"></div>${beside(
          '1fr 1fr',
          `<span class="grey">Aan</span><br>${who(to)}<br>t.a.v. ${say(pen, 'crediteurenadministratie|mevr. Otten')}`,
          told([
            ['Factuurnummer', number],
            ['Factuurdatum', pen.day()],
            ['Vervaldatum', pen.day(due)],
            ['Uw referentie', order],
          ]),
        )}<p style="margin-top:12mm">Werkzaamheden ${say(pen, 'opdracht voorjaar|project verbouwing|vervanging ziekteverlof')}, uurtarief ${pen.money(price)}${isSmall ? '' : ' excl. btw'}.</p>${grid('', 'lrrr', 'Omschrijving|Aantal|Prijs|Bedrag', linesAs(pen, sums.lines, 'tqua'))}<div style="border-top:0.6mm solid #be123c;padding-top:2mm">${facts(totals, 'margin-left:auto;font-size:11pt')}</div>${isSmall ? '<p>Vrijgesteld van omzetbelasting op grond van artikel 25 Wet OB (kleineondernemersregeling).</p>' : ''}<p style="margin-top:14mm">Graag overmaken op ${iban(pen, 'NL')} o.v.v. ${number}. Dank je wel!</p><div class="foot tiny grey">${[...firm.also, firm.name].slice(0, 1).map(escaped).join('')} · ${place(firm, ' · ')} · KvK ${pen.digits('########')}${isSmall ? '' : ` · btw-id ${taxNumber(pen, 'NL')}`} · ${pen.digits('06-########')}</div>`,
        { sums, documentNumber: number, due, customerReference: order },
      ]
    },
  ),

  /** Power for cars by card: charges of a month with kilowatt hours at poles of others, starting fees, what a home's pole gives back. */
  laadsessies: paper(
    { ...nl, money: '€#' },
    'DD-MM-YYYY|DD/MM/YY',
    'light narrow',
    'Stroomweg;Jan van Galenstraat 335;1061 AZ Amsterdam;Stroomweg Mobility B.V.|laadkompas;Ekkersrijt 4006;5692 DA Son;Laadkompas Nederland B.V.|VOLTERRA CHARGE;Zuiderzeelaan 27;8017 JV Zwolle;Volterra Charge Services B.V.',
    'NL',
    (pen, firm, to) => {
      const places = [
        'Q-Park Centrum, Breda',
        'Gemeente Tilburg, Spoorlaan',
        'Fastned De Horn',
        'Allego Hoog Catharijne',
        'Parkeerplein Oost, Ede',
        'Ionity Bodegraven',
      ]
      const sessions = Array.from({ length: pen.whole(4, 9) }, (_, at) => {
        const watts = pen.whole(6200, 58_000)
        const price = pen.pick([289, 339, 410, 595])
        return {
          when: `${dayOff(pen, -33 + at * 3)} ${pen.clock()}`,
          watts,
          price,
          one: line(pen.pick(places), Math.round((watts * price) / 10_000), 21),
        }
      })
      const fee = line(`Starttarieven, ${sessions.length} × 0,29`, sessions.length * 29, 21)
      const sums = onTop([
        ...sessions.map(({ one }) => one),
        fee,
        line('Abonnement laadpas', pen.pick([249, 350, 417]), 21),
      ])
      const [number, due] = [pen.digits(say(pen, 'SW26#######|LK-######|26-######')), pen.after(14)]
      return [
        `<div class="sides"><span style="font-size:24pt;color:#059669">${escaped(firm.name)}</span><span style="font-size:24pt;color:#aaa">factuur</span></div><div style="background:#ecfdf5;padding:4mm;margin:6mm 0" class="cols"><div>${who(to)}</div><div>${dotted(
          [
            ['Factuurnummer', number],
            ['Factuurdatum', pen.day()],
            ['Klant', pen.digits('NL-STW-C0######-@')],
            ['Incasso omstreeks', pen.day(due)],
          ],
        )}</div><div class="r">Totaal incl. btw<br><b style="font-size:18pt">${pen.money(sums.total)}</b></div></div><p>Laadpas ${pen.digits('NL-STW-C########')} op naam van ${say(pen, 'bestelauto 3|dhr. Koenen|V-###-BB'.replace('###', String(pen.whole(100, 999))))}</p>${grid(
          'ruled',
          'llrrr',
          'Start|Locatie|kWh|€ per kWh|€ excl. btw',
          sessions.map(({ when, watts, price, one }) => [
            when,
            one.text,
            thousandths(pen, watts),
            thousandths(pen, price),
            pen.plain(one.amount),
          ]),
        )}${facts([...priced(pen, sums.lines.slice(-2)), ...sumsAs(pen, sums, 'nvT', 'Totaal exclusief btw|Btw 21%|Totaal inclusief btw')], 'margin-left:auto')}<p class="tiny">Laden bij de eigen thuislader is deze maand niet vergoed (0 kWh). Vragen over een sessie? Meld het binnen 60 dagen.</p>${footed(
          [
            [lawful(firm), ...firm.address],
            [`KvK ${pen.digits('########')}`, `Btw ${taxNumber(pen, 'NL')}`],
            [`IBAN ${iban(pen, 'NL')}`, `Incassant-ID ${pen.digits('NL##ZZZ########0000')}`],
          ],
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 8.6pt; }',
      ]
    },
  ),
}
