/** Papers of the Netherlands, Belgium and Luxembourg: an auction, a skip, a fine for parking, a notary, a hall on hire, a notice in a newspaper, a sworn translator. */
import { escaped, line, onTop, several, sumOf, within } from '../eighth/kit'
import { be, nl } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { captioned, lu } from '../eleventh/kit'
import { facts, grid, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { halved } from '../fourteenth/kit'
import { beside, dotted, part, priced, ribbon } from '../nineteenth/kit'
import { dayOff, measured, share } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { across, footed, lawful } from '../seventeenth/kit'
import { decimal, formed, stacked, tally } from '../thirteenth/kit'
import { divided, headed, inLine, letterhead, say } from '../twelfth/kit'
import { addressed, besides, chapter } from './north-kit'

export const nlPapers: Papers = {
  /** An auction's bill to who bought: lots with the hammer's price, a premium that holds its tax, taxed on the margin so that none is told. */
  veilinghuis: paper(
    nl,
    'DD-MM-YYYY|D month YYYY',
    'book plain',
    'Veilinghuis Van der Kolk;Gedempte Oude Gracht 55;2011 GL Haarlem;Van der Kolk Veilingen B.V.|KUNSTVEILING DE WAAG;Brink 14;7411 BR Deventer;De Waag Kunst & Antiek B.V.|Onlineveiling Noord;Zernikelaan 3;9351 VA Leek;OVN Industrial Auctions B.V.',
    'NL',
    (pen, firm, to) => {
      const goods = [
        'Eikenhouten kastenwand, vroeg 20e eeuw',
        'Partij horecastoelen, 12 stuks',
        'Staande klok, Friesland',
        'Kolomboormachine Flott, 400 V',
        'Olieverf op doek, havengezicht',
        'Werkbank met bankschroef',
        'Kroonluchter, messing',
        'Koffiemachine, 2-groeps',
      ]
      const lots = pen.random
        .shuffled(goods)
        .slice(0, pen.whole(1, 5))
        .map((text) => line(text, pen.whole(4, 180) * 1000))
      const premium = pen.pick([18, 24.2, 27.83, 30.25])
      const hammer = sumOf(lots)
      const sums = within([
        ...lots,
        line(`Opgeld ${pen.rate(premium)} (inclusief btw)`, share(hammer, premium)),
        ...(pen.chance(0.4) ? [line('Internettoeslag', pen.pick([750, 1500]))] : []),
      ])
      const places = lots.map(() => pen.whole(3, 940)).toSorted((a, b) => a - b)
      const [number, due] = [pen.digits(say(pen, '26####|V118-####|K26-0###')), pen.after(5)]
      return [
        `<div class="mid"><div style="font-size:19pt;letter-spacing:1mm">${escaped(firm.name)}</div><div class="tiny">${place(firm, ' – ')} – taxaties, inboedels, vrijwillige veilingen</div></div>${headed(
          [
            ['Koopnota', number],
            ['Datum', pen.day()],
            ['Veiling', `nr. ${pen.whole(88, 240)}, zitting ${dayOff(pen, -1)}`],
            ['Paddle', pen.digits('###')],
          ],
        )}<p>Koper<br>${who(to)}</p>${grid(
          'ruled',
          'rlr',
          'Kavel|Omschrijving|Hamerprijs €',
          lots.map((one, at) => [String(places[at] ?? ''), one.text, pen.plain(one.amount)]),
        )}${tally([
          ['Totaal hamerprijs', pen.plain(hammer)],
          ...priced(pen, sums.lines.slice(lots.length)),
          ['Te voldoen', pen.money(sums.total)],
        ])}<p>Bijzondere regeling – kunstvoorwerpen, antiquiteiten en gebruikte goederen (margeregeling). De btw is niet afzonderlijk vermeld en kan niet worden verrekend.</p><p>Betaling uiterlijk ${pen.day(due)} op ${iban(pen, 'NL')}; afgifte van de kavels alleen na ontvangst van de betaling, dinsdag tot en met vrijdag van 10 tot 16 uur.</p>${footed(
          [
            [lawful(firm), pen.digits('KvK ########')],
            [`Btw ${taxNumber(pen, 'NL')}`],
            ['Algemene veilingvoorwaarden', 'liggen ter inzage'],
          ],
        )}`,
        { sums, vat: null, documentNumber: number, due },
      ]
    },
  ),

  /** A skip: put down and fetched, tons of waste by the slips of a weighbridge, days past the first ones, values above their labels in a narrow column. */
  afzetcontainer: paper(
    nl,
    'DD-MM-YYYY|DD-MM-YY',
    'narrow light',
    'Container Express Twente;Bedrijvenpark 9;7575 BM Oldenzaal;CET Recycling B.V.|VAN BEUZEKOM AFVALBEHEER;Havenweg 31;4205 BZ Gorinchem;J. van Beuzekom & Zn. B.V.|Bouwbak.nu;Energieweg 120;3641 RT Mijdrecht;Bouwbak Nederland B.V.',
    'NL',
    (pen, firm, to) => {
      const kind = pen.pick([
        'Bouw- en sloopafval',
        'Groenafval',
        'Puin schoon',
        'Hout B-kwaliteit',
      ])
      const price = pen.whole(55, 240) * 1000
      const slips = Array.from({ length: pen.whole(1, 3) }, (_, at) => ({
        day: dayOff(pen, -14 + at * 4),
        slip: pen.digits('WB######'),
        one: measured(`${kind}, verwerking per ton`, pen.whole(85, 690), price, 21),
      }))
      const days = pen.whole(2, 18)
      const sums = onTop([
        line(
          `Plaatsen en afvoeren container ${pen.pick([6, 10, 20])} m³`,
          pen.whole(95, 180) * 100,
          21,
        ),
        ...slips.map(({ one }) => one),
        several('Extra huur na 14 dagen, per dag', days, 350, 21),
        ...(pen.chance(0.5) ? [line('CO₂-toeslag', pen.whole(450, 1290), 21)] : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, '2026#####|F26-####|90#####')),
        pen.after(pen.pick([14, 30])),
      ]
      const order = pen.digits(say(pen, 'PO ####|Werk 26-##'))
      return [
        beside(
          '46mm 1fr',
          `<b style="font-size:15pt;color:#0369a1">${escaped(firm.name)}</b><p class="tiny">${[...firm.also.map(escaped), place(firm)].join('<br>')}</p><div style="margin-top:12mm">${captioned(
            [
              [number, 'factuurnummer'],
              [pen.day(), 'factuurdatum'],
              [pen.day(due), 'vervaldatum'],
              [pen.digits('D####'), 'debiteur'],
              [order, 'uw referentie'],
              [pen.digits('7#########'), 'orderbon'],
            ].map(([value = '', label = '']) => [label, value] as const),
          )}</div><p class="tiny">KvK ${pen.digits('########')}<br>Btw ${taxNumber(pen, 'NL')}<br>VIHB ${pen.digits('OV######VXXB')}</p>`,
          `<div style="margin:4mm 0 16mm">${who(to)}</div><h1 style="font-size:18pt;font-weight:300">Factuur</h1><p>Locatie: ${say(pen, 'Verlengde Hoogravenseweg 8|Nieuwbouw Parkzicht|eigen terrein')}</p><table class="t ruled">${tr('lrrr', [['', 'Ton', 'Prijs', 'Bedrag']], 'th')}${tr(
            'lrrr',
            sums.lines.map((one) => {
              const slip = slips.find((each) => each.one === one)
              const count = slip ? decimal(pen, slip.one.measure / 100, 2) : String(one.quantity)
              const price = slip ? pen.plain(slip.one.price / 10) : pen.plain(one.unit)
              return [one.text, count, price, pen.plain(one.amount)]
            }),
          )}</table><p class="tiny">${slips.map(({ day, slip }) => `Weegbon ${slip} van ${day}`).join('; ')}</p>${tally(sumsAs(pen, sums, 'nvT', 'Subtotaal|21% btw|Totaal'))}<p style="margin-top:12mm">Graag overmaken op ${iban(pen, 'NL')} o.v.v. ${number}.</p>`,
        ),
        { sums, documentNumber: number, due, customerReference: order },
      ]
    },
  ),

  /** A town's demand after a car stood without a ticket: one sum of a tax and its costs, when and where in boxes, how to object, a number to pay with. */
  'naheffing-parkeren': paper(
    nl,
    'DD-MM-YYYY|D month YYYY',
    'plain wide',
    'Gemeente Waterwolde;Postbus 60;8900 AA Leeuwarden|Belastingsamenwerking Maasrand;Postbus 3114;5203 DC ’s-Hertogenbosch;BSM|Gemeente Zuidergouw;Postbus 12;1600 AA Enkhuizen;Cocensus Zuidergouw',
    'NL',
    (pen, firm, to) => {
      const sums = within([
        line('Parkeerbelasting', pen.whole(14, 52) * 10),
        line('Kosten naheffing', pen.pick([7290, 7670, 7880])),
      ])
      const [number, due] = [pen.digits(say(pen, '26########|##.##.####.####')), pen.after(42)]
      return [
        `<div class="sides"><div><b style="font-size:15pt;color:#1d4ed8">${escaped(firm.name)}</b><br><span class="tiny">${place(firm, ', ')}<br>Telefoon ${pen.digits('14 0## / 0## ### ####')}</span></div><div style="border-left:1.5mm solid #1d4ed8;padding-left:3mm">Naheffingsaanslag<br>parkeerbelasting</div></div><div style="margin:20mm 0 12mm">${who(to)}</div>${divided(
          [
            ['Aanslagnummer', number],
            ['Dagtekening', pen.day()],
            ['Te betalen', pen.money(sums.total)],
            ['Uiterlijk op', pen.day(due)],
            ['Betalingskenmerk', pen.digits('#### #### #### ####')],
          ],
        )}<p style="margin-top:8mm">Tijdens een controle is vastgesteld dat voor het hieronder genoemde voertuig geen of te weinig parkeerbelasting was betaald.</p>${formed(
          [
            ['Kenteken', pen.digits('@@-###-@')],
            ['Merk', say(pen, 'PEUGEOT|VOLKSWAGEN|TOYOTA')],
            ['Datum en tijd controle', `${dayOff(pen, -pen.whole(9, 16))} ${pen.clock()}`],
            ['Straat', say(pen, 'Havenkade|Korte Nieuwstraat|Grote Markt')],
            ['Parkeerzone', pen.digits('###')],
            ['Tarief per uur', pen.money(sums.lines[0]?.amount ?? 0)],
          ],
          3,
        )}<p>Het bedrag is als volgt berekend: ${sums.lines.map((one) => `${one.text.toLowerCase()} ${pen.money(one.amount)}`).join(' en ')}, samen ${pen.money(sums.total)}. Over dit bedrag wordt geen btw berekend.</p><p>U betaalt op rekening ${iban(pen, 'NL')} ten name van ${escaped(lawful(firm))} of met de QR-code op de website. Bent u het niet eens met de aanslag, dan kunt u binnen zes weken na de dagtekening bezwaar maken. Bezwaar schort de betaling niet op.</p><p>De heffingsambtenaar</p>`,
        { sums, documentNumber: number, due, hasLines: false },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),
}

export const bePapers: Papers = {
  /** A notary of Flanders: fee and costs with tax, duties and registers without in a column of their own, what was paid in before taken off below the total. */
  'notaris-afrekening': paper(
    be,
    'DD/MM/YYYY|D month YYYY',
    'book plain',
    'Notaris Katrien Holvoet;Stationsstraat 112;8790 Waregem;Notaris Holvoet BV|GEASSOCIEERDE NOTARISSEN MEEUS & BAERT;Grote Markt 8;9800 Deinze;Meeus & Baert Geassocieerde Notarissen BV|Notariskantoor Pauwels;Kerkplein 3;3290 Diest',
    'VL',
    (pen, firm) => {
      const to = addressed(pen, 'BE')
      const own = onTop([
        line('Ereloon akte', pen.whole(380, 2300) * 100, 21),
        line('Aktekosten en opzoekingen', pen.whole(480, 890) * 100, 21),
        ...(pen.chance(0.5)
          ? [line('Afschriften en volmachten', pen.whole(40, 120) * 100, 21)]
          : []),
      ])
      const duties = [
        line('Registratierechten', pen.whole(50, 9800) * 100),
        line('Rechten op geschriften', pen.pick([5000, 10_000])),
        line('Kantoor Rechtszekerheid', pen.whole(220, 280) * 100),
      ].slice(0, pen.whole(2, 3))
      const more = sumOf(duties)
      const sums = { ...own, lines: [...own.lines, ...duties], total: own.total + more }
      const paid = pen.chance(0.7) ? Math.floor(sums.total / 20_000) * 10_000 : 0
      const [number, due] = [
        pen.digits(say(pen, '2026/0###|26-####|A/####/26')),
        pen.after(pen.pick([15, 30])),
      ]
      return [
        `<div style="width:62mm;text-align:center;border-bottom:0.2mm solid #333;padding-bottom:2mm"><b>${escaped(firm.name)}</b><br>${place(firm)}<br><span class="tiny">Btw ${taxNumber(pen, 'BE')}</span></div><div style="margin:4mm 0 10mm 95mm">${who(to)}</div><div class="sides"><div>Dossier ${pen.digits('26-##-####')}/${say(pen, 'AV|KH|LM')}<br>${say(pen, 'Aankoop woning te Zulte|Schenking roerende goederen|Huwelijkscontract')}, akte van ${dayOff(pen, -pen.whole(6, 30))}</div><div>${pen.day()}</div></div><h1 style="font-size:13pt;text-align:center">AFREKENING – FACTUUR nr. ${number}</h1><table class="t boxy">${tr('lrr', [['', 'btw-plichtig EUR', 'niet btw-plichtig EUR']], 'th')}${chapter(3, 'Ereloon en kosten')}${tr(
          'lrr',
          own.lines.map((one) => [one.text, pen.plain(one.amount), '']),
        )}${chapter(3, 'Belastingen en uitgaven voor uw rekening')}${tr(
          'lrr',
          duties.map((one) => [one.text, '', pen.plain(one.amount)]),
        )}${tr('lrr', [
          ['Subtotaal', pen.plain(own.net), pen.plain(more)],
          ['Btw 21 %', pen.plain(own.vat), ''],
        ])}</table>${facts(
          [
            ['Totaal', pen.money(sums.total)],
            ...(paid > 0
              ? [
                  [`Ontvangen provisie op ${dayOff(pen, -62)}`, pen.money(-paid)] as const,
                  ['Saldo in ons voordeel', pen.money(sums.total - paid)] as const,
                ]
              : []),
          ],
          'margin-left:auto;font-size:11pt',
        )}<p>Gelieve het verschuldigde te storten vóór ${pen.day(due)} op derdenrekening ${iban(pen, 'BE')} met vermelding van het factuurnummer.</p><div class="foot tiny mid">${escaped(lawful(firm))} · RPR Gent · open elke werkdag van 9 tot 12 en van 14 tot 18 uur, zaterdag na afspraak</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A village's hall in Wallonia: an evening's hire without tax, crockery and heating by meter, a guarantee that is paid apart and comes back. */
  'salle-des-fetes': paper(
    { ...be, money: '# €' },
    'DD/MM/YYYY|D month YYYY',
    'wide slab',
    'Salle La Ruche asbl;Place de l’Église 4;5370 Havelange|FOYER COMMUNAL D’OHEY-HAUT;Rue Draily 12;5350 Ohey;Foyer communal asbl|Cercle Saint-Roch;Rue du Moulin 27;6690 Vielsalm;Cercle paroissial Saint-Roch asbl',
    'WA',
    (pen, firm, to) => {
      const [units, price] = [pen.whole(40, 260), pen.pick([38, 42, 45])]
      const sums = within([
        line(
          say(pen, 'Location grande salle, 1 jour|Location week-end|Location petite salle'),
          pen.whole(14, 60) * 1000,
        ),
        ...(pen.chance(0.7) ? [several('Vaisselle, couverts', pen.whole(30, 180), 60)] : []),
        several('Chauffage et électricité, kWh', units, price),
        ...(pen.chance(0.5) ? [line('Nettoyage par nos soins', pen.whole(6, 12) * 1000)] : []),
        ...(pen.chance(0.4) ? [several('Verres cassés', pen.whole(1, 9), 150)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, '##/2026|2026-0##|L26###')), pen.after(15)]
      const evening = dayOff(pen, -pen.whole(4, 12))
      return [
        `<div style="display:flex;gap:6mm;align-items:center"><svg width="60" height="46"><path d="M4 42 V20 L30 4 L56 20 V42 Z" fill="#b45309"/><rect x="24" y="26" width="12" height="16" fill="#fff"/></svg><div><b style="font-size:13pt">${escaped(firm.name)}</b>${besides(firm)}<br>${place(firm, ' – ')}</div></div><p style="margin:12mm 0 6mm">À : ${who(to, ', ')}</p><p><b>Décompte de location n° ${number}</b> du ${pen.day()}</p>${inLine(
          [
            ['Occupation le', evening],
            ['Index début', String(pen.whole(2000, 9000))],
            ['consommé', `${units} kWh`],
          ],
          ' – ',
        )}${grid('ruled', 'lrrr', 'Poste|Quantité|P.U. €|Montant €', linesAs(pen, sums.lines, 'tqua'))}<div style="border:0.5mm solid #b45309;padding:2.5mm 4mm;width:fit-content;margin-left:auto;font-size:12pt">Total à payer : <b>${pen.money(sums.total)}</b></div><p>À verser pour le ${pen.day(due)} au compte ${iban(pen, 'BE')}. La caution de ${pen.money(25_000)} versée à la réservation vous sera restituée séparément après l’état des lieux.</p><p class="tiny">Location immobilière exonérée de TVA (art. 44 § 3, 2° du Code TVA). N° d’entreprise ${taxNumber(pen, 'BE').slice(3)}.</p><p style="margin-top:10mm">Pour le comité, ${say(pen, 'Josiane Petit, trésorière|Ph. Marchal, gérant de la salle')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A notice in a newspaper, in French: what was printed shown in a frame, columns and millimetres, days on which it came out, a structured message. */
  'annonce-journal': paper(
    { ...be, money: '€ #' },
    'DD/MM/YYYY|DD-MM-YY',
    'plain narrow',
    'Le Courrier de l’Ourthe;Rue des Guillemins 70;4000 Liège;Éditions de l’Ourthe SA|L’ÉCHO DU HAUT-PAYS;Grand-Place 21;7300 Boussu;Presse Haut-Pays SRL|Hebdo Gaume;Rue de France 9;6760 Virton;Régie Gaume SC',
    'WA',
    (pen, firm, to) => {
      const [columns, height] = [pen.whole(1, 4), pen.whole(30, 180)]
      const price = pen.whole(45, 140)
      const days = pen.whole(1, 3)
      const size = line(
        `Annonce ${columns} col. × ${height} mm, ${days} parution${days > 1 ? 's' : ''}`,
        columns * height * price * days,
        21,
      )
      const sums = onTop([
        size,
        ...(pen.chance(0.6) ? [line('Quadrichromie', share(size.amount, 20), 21)] : []),
        ...(pen.chance(0.5) ? [line('Mise en page', 4500, 21)] : []),
        ...(pen.chance(0.4) ? [line('Remise fidélité', -share(size.amount, 10), 21)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, 'P26/#####|26######|RG-####')), pen.after(30)]
      return [
        `<div style="border-bottom:0.8mm double #111;text-align:center"><span style="font:bold 24pt 'Liberation Serif',serif">${escaped(firm.name)}</span></div>${ribbon(
          [
            ['Facture n°', number],
            ['Date', pen.day()],
            ['Client', pen.digits('C#####')],
            ['Échéance', pen.day(due)],
            ['Représentant', say(pen, 'A. Lejeune|R. Colson')],
          ],
        )}${beside(
          '1fr 64mm',
          `<p>${who(to)}<br>TVA ${taxNumber(pen, 'BE')}</p><p>Parution(s) : ${Array.from({ length: days }, (_, at) => dayOff(pen, at * 7 - 24)).join(', ')}<br>Rubrique : ${say(pen, 'Emploi|Avis commerciaux|Immobilier')}</p>`,
          part(
            'border:0.4mm solid #555;padding:3mm;text-align:center;font-family:serif;transform:rotate(0.4deg)',
            `<div class="tiny">JUSTIFICATIF</div><b>${escaped(to.name)}</b><br>${say(pen, 'engage collaborateur (h/f/x)|portes ouvertes ce dimanche|fermeture annuelle')}`,
          ),
        )}${dotted(priced(pen, sums.lines))}<div style="margin-top:4mm">${facts(sumsAs(pen, sums, 'nvT', 'Base imposable|TVA 21 %|Total TVAC'), 'margin-left:auto;font-weight:bold')}</div><p>Communication structurée : <b>${pen.digits('+++###/####/#####+++')}</b> – compte ${iban(pen, 'BE')}</p>${footed(
          [
            [lawful(firm), place(firm, ', ')],
            [taxNumber(pen, 'BE'), 'RPM Liège'],
            [`${decimal(pen, price / 100, 2)} € par mm et par colonne`, 'Tarif HTVA'],
          ],
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const luPapers: Papers = {
  /** A sworn translator in Luxembourg, half a sheet: pages and stamps, under the threshold of tax, two languages in the heading. */
  'traductrice-juree': paper(
    lu,
    'DD.MM.YYYY|D month YYYY',
    'book light',
    'Maître-traductrice Ana Ferreira;14, rue Glesener;L-1630 Luxembourg|VERBATIM;6, Grand-rue;L-9240 Diekirch;Nadine Schiltz, traductrice assermentée|Cabinet linguistique Petrović;22, rue de l’Alzette;L-4011 Esch-sur-Alzette;Milena Petrović',
    'LU',
    (pen, firm, to) => {
      const pages = pen.whole(1, 14)
      const sums = within([
        several(
          say(
            pen,
            'Traduction portugais – français, pages|Traduction allemand – français, pages|Traduction serbe – allemand, pages',
          ),
          pages,
          pen.whole(38, 62) * 100,
        ),
        ...(pen.chance(0.7)
          ? [several('Certification conforme, exemplaire', pen.whole(1, 4), 1200)]
          : []),
        ...(pen.chance(0.4) ? [line('Supplément urgence', pen.whole(25, 60) * 100)] : []),
        ...(pen.chance(0.5) ? [line('Envoi recommandé', 850)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, '26-0##|T/26/###|2026.##')), pen.after(20)]
      return [
        `<div class="sides"><div>${letterhead(firm, 5, 'font-weight:bold')}</div>${stacked([
          ['Note d’honoraires / Honorarnote', number],
          ['Date / Datum', pen.day()],
        ])}</div><p style="margin:7mm 0">${who(to)}</p>${told([
          [
            'Objet',
            say(pen, 'Acte de naissance et diplôme|Contrat de bail commercial|Statuts de société'),
          ],
          ['Vos réf.', pen.digits('@@/####')],
        ])}${grid(
          '',
          'rlrr',
          '|||EUR',
          sums.lines.map((one) => [
            String(one.quantity),
            one.text,
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}<p class="right" style="border-top:0.3mm solid #222">À payer <b>${pen.money(sums.total)}</b></p><p class="tiny">Franchise de taxe : TVA non applicable, article 57 de la loi modifiée du 12 février 1979.</p><p>Merci de régler avant le ${pen.day(due)}.</p><div class="foot tiny">${across(
          [
            [`IBAN ${pen.digits('LU## 0030 #### #### ####')}`, 'BIC BGLLLULL'],
            [
              `Matricule ${pen.digits('19## #### ###')}`,
              'Assermentée près la Cour supérieure de justice',
            ],
          ],
        )}</div>`,
        { sums, vat: null, documentNumber: number, due },
        `${halved} #sheet { font-size: 8.6pt; }`,
      ]
    },
  ),
}
