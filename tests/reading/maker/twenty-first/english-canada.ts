/** Seldom papers of Canada: hours of ice of a town, a boat laid up for the winter, a laboratory of soils; in French, the dues of a professional order and snow cleared by instalments. */
import { escaped, line, several, wares } from '../eighth/kit'
import { quebec } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { caWest, taxed } from '../eleventh/kit'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { formed, stacked, tally, tornOff } from '../thirteenth/kit'
import { logo, say } from '../twelfth/kit'
import { note } from '../twentieth/english-kit'
import { settledBy } from './english-kit'

export const caPapers: Papers = {
  /** A town lets its arena: a permit with a row for each day and hour, harmonised tax, insurance by the head, what is not allowed, due before the first day. */
  'ice-permit': paper(
    caWest,
    'YYYY-MM-DD|mon D, YYYY|month D, YYYY',
    'plain narrow letter',
    'Town of Penetang Bay;98 Robert St;Penetang Bay ON L9M 2G2;The Corporation of the Town of Penetang Bay|MUNICIPALITY OF NORTH GRENVALE;285 County Road 44;Kempton ON K0G 1J0|City of Quintbridge, Recreation Services;70 Front St S;Quintbridge ON K8N 2Y3;The Corporation of the City of Quintbridge',
    'CA',
    (pen, firm, to) => {
      const hour = pen.pick([14_850, 18_725, 21_240])
      const days = Array.from({ length: pen.whole(2, 7) }, (_, at) => ({
        day: dayOff(pen, 20 + at * 7),
        from: pen.whole(17, 21),
        hours: pen.pick([1, 1, 1.5, 2]),
      }))
      const lines = [
        ...days.map(({ day, hours }) => line(day, Math.round(hour * hours))),
        ...(pen.chance(0.5) ? [line('Community room', 6000)] : []),
        ...(pen.chance(0.5) ? [several('User group insurance, per day', days.length, 425)] : []),
      ]
      const { sums, taxes } = taxed(lines, [13])
      const number = pen.digits(say(pen, '#####|R-26-####|FP0#####'))
      const due = pen.after(pen.pick([10, 14, 15]))
      return [
        `<div class="sides"><div><b style="font-size:15pt;color:#075985">${escaped(firm.name)}</b><br><span class="tiny">${firm.also.map((also) => `${escaped(also)}<br>`).join('')}${place(firm, ', ')}</span></div><div class="r"><b style="font-size:13pt">${say(pen, 'Facility Permit & Invoice|Rental Contract and Invoice')}</b><br>No. ${number}</div></div>${formed(
          [
            ['Permit holder', to.name],
            ['Address', to.address.join(', ')],
            ['Issued', pen.day()],
            ['Payment due', pen.day(due)],
            ['Facility', say(pen, 'Memorial Arena, Pad A|Wellness Centre, Rink 2|Lions Arena')],
            ['Purpose', say(pen, 'Staff hockey league|Private skating|Figure skating club')],
          ],
          3,
        )}${grid(
          'boxy',
          'llcrr',
          'Date|Start|Hours|Rate|Amount',
          days.map(({ day, from, hours }) => [
            day,
            `${from}:00`,
            String(hours),
            pen.money(hour),
            pen.money(Math.round(hour * hours)),
          ]),
        )}${sums.lines.length > days.length ? grid('boxy', 'lrrr', 'Extras|Number|Rate|Amount', linesAs(pen, sums.lines.slice(days.length), 'tqUA')) : ''}${tally(
          [
            ['Rental charges', pen.money(sums.net)],
            ['HST 13%', pen.money(taxes[0]?.vat ?? 0)],
            ['Total', pen.money(sums.total)],
          ],
        )}<p class="tiny">HST registration ${taxNumber(pen, 'CA')}. Cancellations need 14 days’ notice in writing. No alcohol in dressing rooms. The permit holder is answerable for damage done by those whom it admits.</p><div class="cols" style="margin-top:14mm"><div>____________________________<br>Permit holder</div><div>____________________________<br>Recreation clerk</div></div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A marina lays a boat up: by the foot, a boat's data in a narrow column, a deposit of the autumn taken off, both sums told in the same column. */
  'boat-layup': paper(
    caWest,
    'month D, YYYY|DD/MM/YYYY|mon D YYYY',
    'light wide book letter',
    'Gull Rock Marina;RR 2, 1140 Harbour Rd;Lion’s Head ON N0H 1W0;Gull Rock Marine Ltd.|PORT CARVER BOATWORKS;4 Wharf St;Port Carver ON L0K 2A0;712208 Ontario Inc.|Thousand Isles Yacht Services Inc.;610 King St W;Gananoque ON K7G 2H5',
    'CA',
    (pen, firm, to) => {
      const feet = pen.whole(19, 38)
      const { sums, taxes } = taxed(
        [
          several('Winter storage, per foot', feet, pen.pick([2800, 3400, 4650])),
          ...pen.buy(
            wares(
              'Haul-out and launch;240;460|Pressure wash hull;95;190|Winterize engine and fuel system;210;420|Shrink wrap;310;690|Battery storage and charge;60;95|Bottom paint, two coats;380;860',
            ),
            { count: [1, 4], step: 500 },
          ).lines,
        ],
        [13],
      )
      const deposit = pen.chance(0.6) ? pen.pick([20_000, 35_000, 50_000]) : 0
      const number = pen.digits(say(pen, '####|W26-###|INV-#####'))
      const due = pen.after(pen.pick([15, 30]))
      return [
        `<div style="display:grid;grid-template-columns:50mm 1fr;gap:8mm"><div style="border-right:0.3mm solid #0e7490;padding-right:4mm">${logo(firm.name, 6, 'color:#0e7490;font-weight:bold')}<br>${place(firm)}<br><br>${stacked(
          [
            ['Invoice', number],
            ['Date', pen.day()],
            ['Due', pen.day(due)],
            ['Vessel', say(pen, '“Second Wind”|“Nauti Bouy”|“Marguerite II”')],
            ['Length overall', `${feet} ft`],
            ['Hull no.', pen.digits('@@@#####@###')],
            ['Slip', pen.digits('@-##')],
            ['HST no.', taxNumber(pen, 'CA')],
            ...(firm.also.length > 0 ? ([['Legal name', lawful(firm)]] as const) : []),
          ],
          '#0e7490',
        )}</div><div><h1 style="font-size:18pt;font-weight:normal;margin:0 0 6mm">Winter lay-up invoice</h1><span class="tiny grey">For</span><br>${who(to)}<div style="height:6mm"></div>${grid('ruled', 'lrr', 'Service|Units|Amount', linesAs(pen, sums.lines, 'tqA'))}${facts(
          [
            ['Subtotal', pen.money(sums.net)],
            ['HST (13%)', pen.money(taxes[0]?.vat ?? 0)],
            ...settledBy(
              pen,
              sums.total,
              deposit,
              'Invoice total|Deposit received, thank you|Balance owing',
            ),
          ],
          'width:100%;border-top:0.3mm solid #0e7490',
        )}<p style="margin-top:9mm">E-transfer, cheque or card at the fuel dock. Boats are not launched in spring until the account is paid. Owners must carry their own insurance over the winter.</p></div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A laboratory of soils in the Prairies: samples with their numbers, tests by the sample, federal tax alone, what the total comes to in American dollars below it. */
  'soil-lab': paper(
    caWest,
    'DD-mon-YYYY|YYYY-MM-DD|D month YYYY',
    'plain light narrow letter',
    'Chernozem Analytical;102-15 Innovation Blvd;Saskatoon SK S7N 2X8;Chernozem Analytical Services Ltd.|PRAIRIE AGRI-LABS INC.;Bay 6, 4410 50 Ave;Lacombe AB T4L 1W8|Assiniboine Environmental Testing;77 Otter St;Winnipeg MB R3T 0M8;AET Laboratories Corp.',
    'CA',
    (pen, firm, to) => {
      const { sums, taxes } = taxed(
        pen.buy(
          wares(
            'Nutrient package A (N, P, K, S);38;62|Organic matter and pH;14;24|Salinity, saturated paste;26;44|Total metals, ICP-MS;78;135|Moisture and texture;18;36|Petroleum hydrocarbons F1-F4;110;165|Sample disposal;2;4|Rush turnaround, 3 days;45;90',
          ),
          { count: [2, 5], most: 9, step: 50 },
        ).lines,
        [5],
      )
      const number = pen.digits(say(pen, 'L26#####|#######|26-0####'))
      const due = pen.after(30)
      const rate = pen.pick([13_585, 13_712, 13_940])
      return [
        `<div style="display:flex;justify-content:space-between;border-bottom:0.6mm solid #65a30d;padding-bottom:3mm"><div style="font-size:10pt">INVOICE<br><b style="font-size:14pt">${number}</b></div><div class="r"><b style="font-size:13pt">${escaped(firm.name)}</b><br><span class="tiny">${place(firm, ', ')}</span></div></div>${beside(
          '1fr 1fr',
          `<p class="tiny grey">Report and invoice to</p>${who(to)}`,
          `<p class="tiny grey">About this work</p>${told([
            ['Lot', pen.digits('26######')],
            ['Received', dayOff(pen, -12)],
            ['Reported', dayOff(pen, -1)],
            ['Project', say(pen, 'NE 14-31-8 W3|Yard remediation, phase 2|Spring sampling')],
            ['Quote', pen.digits('Q#####')],
          ])}`,
        )}${ribbon(
          [
            ['Invoice date', pen.day()],
            ['Terms', 'Net 30 days'],
            ['Due', pen.day(due)],
            ['GST reg.', taxNumber(pen, 'CA')],
          ],
          'border:0.2mm solid #65a30d;padding:2mm',
        )}${grid('ruled', 'rlrr', 'Samples|Test|Unit price|Extended', linesAs(pen, sums.lines, 'qtua'))}${tally(
          [
            ['Sub-total', pen.plain(sums.net)],
            ['GST 5%', pen.plain(taxes[0]?.vat ?? 0)],
            ['TOTAL CAD', pen.money(sums.total)],
          ],
        )}<p class="r tiny">If you pay in U.S. funds: US$${pen.plain(Math.round((sums.total * 10_000) / rate))} at ${(rate / 10_000).toFixed(4)}</p>${note('Results relate only to the samples as received. Accredited to ISO/IEC 17025 for the tests marked in the report.')}${footed([[lawful(firm)], [`Interest of 1.5% per month after ${pen.day(due)}`]])}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** Dues of a professional order in Quebec: dues with both taxes, a levy and an insurance without them, the tax on insurance in a line of its own, a slip to send back. */
  'cotisation-ordre': paper(
    quebec,
    'D month YYYY|YYYY-MM-DD',
    'book plain letter',
    'Ordre des métreurs du Québec;1801, avenue McGill College;Montréal (Québec) H3A 2N4;OMQ|Ordre des horlogers-bijoutiers du Québec;500, Grande Allée Est;Québec (Québec) G1R 2J7|Corporation des traducteurs techniques du Québec;2021, avenue Union;Montréal (Québec) H3A 2S9;CTTQ',
    'QC',
    (pen, firm, to) => {
      const { sums: base, taxes } = taxed(
        [line('Cotisation annuelle', pen.whole(380, 940) * 100)],
        [5, 9.975],
      )
      const premium = pen.pick([14_500, 21_000, 28_900])
      const free = [
        line('Contribution à l’Office des professions', pen.pick([2650, 2975, 3125])),
        line('Assurance responsabilité professionnelle', premium),
        line('Taxe de 9 % sur l’assurance', share(premium, 9)),
      ]
      const more = free.reduce((all, { amount }) => all + amount, 0)
      const sums = {
        ...base,
        lines: [...base.lines, ...free],
        sum: base.sum + more,
        net: base.net + more,
        total: base.total + more,
      }
      const number = pen.digits(say(pen, '26-#####|C######'))
      const due = pen.after(pen.pick([28, 30, 31]))
      const member = pen.digits('M-#####')
      return [
        `<div class="mid">${logo(firm.name, 7, 'color:#1e3a8a')}<span class="tiny">${firm.also.map((also) => `${escaped(also)} · `).join('')}${place(firm, ' · ')}</span></div><h1 class="mid" style="font-size:14pt">${say(pen, 'Avis de cotisation|Facture – Inscription au tableau')} ${pen.day(pen.date, 'YYYY')}</h1>${beside(
          '1fr 74mm',
          `À l’attention de : ${say(pen, 'Mme Josiane Lavoie|M. Rachid Benali|Mme Ève Tremblay-Roy')}<br>${who(to)}`,
          told([
            ['N° de facture :', number],
            ['N° de membre :', member],
            ['Date :', pen.day()],
            ['Échéance :', pen.day(due)],
          ]),
        )}<div style="height:7mm"></div>${grid(
          'boxy',
          'lcr',
          'Description|Taxable|Montant',
          sums.lines.map((one, at) => [one.text, at === 0 ? 'oui' : 'non', pen.money(one.amount)]),
        )}${tally([
          ['Sous-total', pen.money(sums.net)],
          [`TPS 5 % (${taxNumber(pen, 'CA')})`, pen.money(taxes[0]?.vat ?? 0)],
          [`TVQ 9,975 % (${pen.digits('##########')} TQ0001)`, pen.money(taxes[1]?.vat ?? 0)],
          ['Total à payer', pen.money(sums.total)],
        ])}<p style="margin-top:8mm">À défaut de paiement à l’échéance, le membre est radié du tableau. Des frais de réinscription de 150,00 $ s’appliquent alors.</p>${tornOff(
          `<div class="cols"><div><b>Coupon de paiement</b><br>${escaped(firm.name)}<br>${place(firm)}</div>${facts(
            [
              ['Facture', number],
              ['Membre', member],
              ['Montant', pen.money(sums.total)],
            ],
            'flex:0 0 70mm',
          )}</div>`,
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9.5pt; }',
      ]
    },
  ),

  /** Snow cleared for a season: the contract's price and its instalments with their days, which one this bill asks for, both taxes on it. */
  'deneigement-versement': paper(
    quebec,
    'D month YYYY|YYYY-MM-DD|DD/MM/YYYY',
    'light wide narrow letter',
    'Déneigement Boisvert et fils;1210, rang Saint-Édouard;Saint-Liguori (Québec) J0K 2X0;9310-4471 Québec inc.|NEIGE-PLUS;55, rue de l’Industrie;Lévis (Québec) G6V 9B4;Les Entreprises Neige-Plus inc.|Paysagement Lacasse;880, ch. du Golf;Magog (Québec) J1X 5R9',
    'QC',
    (pen, firm, to) => {
      const count = pen.pick([2, 3])
      const at = pen.whole(1, count)
      const part1 = pen.whole(24, 95) * 1000
      const { sums, taxes } = taxed(
        [
          line(`Contrat de déneigement, versement ${at} de ${count}`, part1),
          ...(pen.chance(0.4)
            ? [
                line(
                  say(
                    pen,
                    'Épandage d’abrasif, hors contrat|Transport de neige, 2 voyages|Déneigement de toiture',
                  ),
                  pen.whole(9, 60) * 1000,
                ),
              ]
            : []),
        ],
        [5, 9.975],
      )
      const number = pen.digits(say(pen, '####|F-26-###|26####'))
      const due = pen.after(pen.pick([10, 15, 30]))
      const stages = Array.from({ length: count }, (_, place1) => [
        `Versement ${place1 + 1}`,
        dayOff(pen, (place1 + 1 - at) * 45),
        pen.money(part1),
        place1 + 1 < at ? 'payé' : place1 + 1 === at ? 'présente facture' : 'à venir',
      ])
      return [
        `<div class="sides"><div><b style="font-size:16pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${escaped(lawful(firm))}<br>` : ''}${place(firm)}<br>Tél. ${pen.digits('450 ###-####')}</div><div class="r"><span style="font-size:19pt;color:#2563eb">FACTURE</span><br>N° ${number}<br>${pen.day()}</div></div>${part('background:#eff6ff;padding:4mm;margin:7mm 0', beside('1fr 1fr', `<b>Facturé à</b><br>${who(to)}`, `<b>Lieu des travaux</b><br>Stationnement et entrées<br>${place(to)}<br>Saison d’hiver, contrat ${pen.digits('D-###')}`))}${grid('ruled', 'lr', 'Description|Montant', linesAs(pen, sums.lines, 'tA'))}${facts(
          [
            ['Sous-total', pen.money(sums.net)],
            ['TPS 5 %', pen.money(taxes[0]?.vat ?? 0)],
            ['TVQ 9,975 %', pen.money(taxes[1]?.vat ?? 0)],
            ['Total', pen.money(sums.total)],
          ],
          'margin-left:auto;font-weight:bold',
        )}<p>Payable au plus tard le ${pen.day(due)}.</p><p style="margin-top:8mm"><b>Échéancier du contrat</b> (avant taxes)</p>${grid('boxy tiny', 'llrl', 'Versement|Date|Montant|État', stages)}<p>Un intérêt de 2 % par mois (24 % par an) est exigé sur tout solde en souffrance.</p><div class="foot tiny mid">TPS ${taxNumber(pen, 'CA')} · TVQ ${pen.digits('##########')} TQ0001 · Licence RBQ ${pen.digits('5###-####-01')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
