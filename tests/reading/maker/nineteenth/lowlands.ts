/** Papers of Belgium and Luxembourg: an inspector of wiring, a roofer who leaves the tax to the builder, a club’s camps, a chip stall, fuel oil by the tanker. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { be } from '../eighth/notations'
import { ratesAs, sumsAs } from '../eighth/rows'
import { lu } from '../eleventh/kit'
import { facts, grid, paper, place, who, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { halved } from '../fourteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { footed, lawful } from '../seventeenth/kit'
import { formed } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { beside, part, priced, ribbon } from './kit'
import { buyer, dayOff, measured, share, thousandths } from './west-kit'

export const bePapers: Papers = {
  /** An inspector of wiring in Flanders: several addresses that were looked at, each with its report, a note to pay by. */
  keuringen: paper(
    be,
    'DD/MM/YYYY|DD-MM-YYYY',
    'plain light',
    'Elektrotest Kempen;Turnhoutsebaan 88;2400 Mol;Elektrotest Kempen vzw|KEURPUNT;Kortrijksesteenweg 1007;9000 Gent;Keurpunt BV|ALFA CONTROLE HASPENGOUW;Sint-Truidersteenweg 40;3700 Tongeren;Controle Haspengouw VZW',
    'VL',
    (pen, firm, to) => {
      const places = pen.random.shuffled([
        'Lindenlaan 5, Geel',
        'Dorp 33 bus 2, Retie',
        'Steenweg 140, Balen',
        'Kapelstraat 9, Dessel',
        'Molenberg 2, Olen',
      ])
      const visits = places.slice(0, pen.whole(2, 4)).map((address, at) => ({
        address,
        day: dayOff(pen, -20 + at * 3),
        report: pen.digits('26/####/##'),
        one: line(
          say(pen, 'Huishoudelijke installatie|Zonnepanelen tot 10 kVA|Werfkast|Laadpaal'),
          pen.whole(26, 44) * 500,
          21,
        ),
      }))
      const sums = onTop(visits.map(({ one }) => one))
      const [number, due] = [pen.digits(say(pen, 'VF26-#####|26######')), pen.after(30)]
      const note = pen.digits('+++###/####/#####+++')
      return [
        `<div class="cols"><div><div style="font-size:19pt;color:#a16207"><b>⚡ ${escaped(firm.name)}</b></div><span class="tiny">Erkend controleorganisme – BELAC ${pen.digits('###-INSP')}</span></div><div class="tiny r">${escaped(lawful(firm))}<br>${place(firm)}<br>${taxNumber(pen, 'BE')} – RPR Antwerpen<br>${iban(pen, 'BE')}</div></div>${ribbon(
          [
            ['FACTUUR', number],
            ['Datum', pen.day()],
            ['Vervaldag', pen.day(due)],
            ['Klantnr.', pen.digits('K####')],
            ['Btw klant', taxNumber(pen, 'BE')],
          ],
          'background:#fef9c3;padding:2mm 3mm;margin-top:10mm',
        )}<p>${who(to)}</p>${visits
          .map(
            ({ address, day, report, one }) =>
              `<div style="border-bottom:0.2mm solid #bbb;padding:2mm 0"><div class="sides"><b>${one.text}</b><span>${pen.plain(one.amount)}</span></div><div class="tiny">${address} – bezoek ${day} – verslag ${report}</div></div>`,
          )
          .join('')}${facts(
          sumsAs(pen, sums, 'nvt', 'Maatstaf van heffing|Btw 21%|Te betalen EUR'),
          'margin:4mm 0 4mm auto',
        )}<p>Gelieve te betalen met de mededeling <b>${note}</b>.</p>${part('position:absolute;bottom:12mm;left:18mm;right:18mm;font-size:7pt', 'Herkeuring binnen 12 maanden aan half tarief. Klachten schriftelijk binnen 8 dagen. Intrest 8 % en schadebeding 10 % van rechtswege bij laattijdige betaling.')}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A roofer to a builder in Flanders: progress in percent of lots of an offer, the tax moved to the one who takes it, a part kept back. */
  'vorderingsstaat-verlegd': paper(
    be,
    'DD/MM/YYYY|D month YYYY',
    'narrow plain',
    'Dakwerken Verhulst;Industrielaan 14;9320 Erembodegem;Verhulst Dakwerken BV|DE BROUWER ZINK & LOOD;Kasteelstraat 3;8530 Harelbeke;Gebroeders De Brouwer BV|Platdak Limburg;Genkersteenweg 288;3500 Hasselt;PDL Dichtingen NV',
    'VL',
    (pen, firm) => {
      const to = buyer(pen, 'aannemers')
      const lots = [
        'Dakdichting EPDM',
        'Isolatie PIR 2 x 80 mm',
        'Zinken goten en afvoeren',
        'Dakranden aluminium',
        'Koepels en lichtstraten',
      ]
        .slice(0, pen.whole(3, 5))
        .map((text) => {
          const [whole, done] = [pen.whole(24, 190) * 10_000, pen.pick([20, 25, 40, 50, 60, 75])]
          return { whole, done, one: line(text, share(whole, done)) }
        })
      const sums = onTop(lots.map(({ one }) => one))
      const [number, due] = [pen.digits(say(pen, 'F26-0###|2026/###|26####')), pen.after(30)]
      const order = pen.digits(say(pen, 'WERF 26-##|B######'))
      return [
        `<table style="width:100%"><tr><td style="width:60%"><b style="font-size:16pt">${escaped(firm.name)}</b><br>${place(firm, ' · ')}</td><td style="background:#e7e5e4;padding:3mm">Factuur nr. <b>${number}</b><br>Datum: ${pen.day()}<br>Vervaldatum: ${pen.day(due)}</td></tr></table><p style="margin:14mm 0 6mm 100mm">${who(to)}<br>${taxNumber(pen, 'BE')}</p><p>Werf: ${say(pen, 'Nieuwbouw sporthal|KMO-units Noord|Renovatie school De Klim')} – uw bestelling ${order} – vorderingsstaat nr. ${pen.whole(2, 6)}, toestand op ${dayOff(pen, -8)}</p>${grid(
          'boxy',
          'lrrr',
          'Post|Aannemingssom|Uitgevoerd|Deze staat',
          lots.map(({ whole, done, one }) => [
            one.text,
            pen.plain(whole),
            pen.rate(done),
            pen.plain(one.amount),
          ]),
        )}${facts(
          [
            ['Totaal excl. btw', pen.money(sums.net)],
            ['Btw', 'verlegd'],
            ['Totaal te betalen', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<p>Btw verlegd – KB nr. 1, art. 20. Bij gebrek aan schriftelijke betwisting binnen een termijn van één maand na de ontvangst van de factuur, wordt de afnemer geacht te erkennen dat hij een belastingplichtige is gehouden tot de indiening van periodieke aangiften.</p><p class="tiny">Controleer de inhoudingsplicht via checkinhoudingsplicht.be. Ondernemingsnummer ${taxNumber(pen, 'BE')}.</p>${footed(
          [
            [lawful(firm), ...firm.address],
            [`IBAN ${iban(pen, 'BE')}`, 'BIC KREDBEBB'],
            ['RPR Gent', 'Erkenning D8 klasse 3'],
          ],
        )}`,
        { sums, documentNumber: number, due, customerReference: order },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A club's letter in Wallonia, half a sheet: a child's week of sport, brothers cheaper, no tax, an attestation to follow. */
  'stage-asbl': paper(
    { ...be, money: '# €' },
    'D month YYYY|DD/MM/YYYY',
    'book wide',
    'Les Archers de Ciney asbl;Rue du Condroz 51;5590 Ciney|ROYAL HOCKEY CLUB DE L’ORNEAU;Chaussée de Tirlemont 8;5030 Gembloux;RHC de l’Orneau asbl|Centre équestre des Quatre Vents;Rue des Haies 12;4890 Thimister;CE Quatre Vents asbl',
    'WA',
    (pen, firm) => {
      const [one, two] = pen.pair(['Zoé', 'Arthur', 'Inès', 'Mathis', 'Louise', 'Noah'])
      const price = pen.whole(95, 190) * 100
      const sums = within([
        line(`Stage ${one}, 5 jours`, price),
        ...(pen.chance(0.6) ? [line(`Stage ${two}, 5 jours (2e enfant −10 €)`, price - 1000)] : []),
        ...(pen.chance(0.7) ? [several('Garderie 8 h – 9 h', pen.whole(2, 5), 250)] : []),
        line('Assurance fédération', pen.pick([1200, 1550, 1800])),
      ])
      const number = pen.digits(say(pen, '26/0##|S26-###'))
      const note = pen.digits('***###/####/#####***')
      const due = pen.after(10)
      const start = 14 + ((8 - pen.after(14).getUTCDay()) % 7)
      return [
        `<div class="mid"><b style="font-size:14pt">${escaped(firm.name)}</b><br>${firm.also.map(escaped).join('')}${firm.also.length > 0 ? ' – ' : ''}${place(firm, ', ')}<br><span class="tiny">N° d’entreprise ${taxNumber(pen, 'BE').slice(3)} – non assujettie à la TVA</span></div><p class="right">Le ${pen.day()}</p><p>À l’attention de ${say(pen, 'Mme Delphine Lambotte|M. et Mme Pirard|M. Youssef Amrani')}</p><p><u>Note de participation n° ${number}</u></p><p>Chers parents, merci pour votre inscription à la semaine du ${dayOff(pen, start)} au ${dayOff(pen, start + 4)}. Voici le détail :</p>${grid(
          'boxy',
          'lr',
          '|€',
          priced(pen, sums.lines).map(([text, amount]) => [text, amount]),
        )}<p class="right"><b>Total : ${pen.money(sums.total)}</b></p><p>L’inscription devient définitive dès réception du paiement, au plus tard le ${pen.day(due)}, sur le compte ${iban(pen, 'BE')} avec la communication ${note}.</p><p>L’attestation pour votre mutuelle et l’attestation fiscale de frais de garde vous seront remises en fin de stage.</p><p class="right">${say(pen, 'Benoît Collard, trésorier|Marie-Paule Henrotte, secrétaire')}</p>`,
        { sums, documentNumber: number, due },
        `${halved} #sheet { font-size: 8.3pt; }`,
      ]
    },
  ),
}

export const beTills = {
  /** Of a chip stall: menus with sauces without a price, eaten there or taken away, the ticket of the tax office's black box. */
  frituur: slip(
    {
      shops:
        "FRITUUR 'T HOEKSKE;Statieplein 3;2800 Mechelen;Hoekske BV|Friterie Chez Momo;Place Jourdan 12;1040 Etterbeek;Momo Snack SRL|DE GOUDEN FRIET;Bruggestraat 61;8830 Hooglede",
      notation: be,
      days: 'DD/MM/YYYY|DD-MM-YY',
    },
    80,
    (pen, shop) => {
      const isHere = pen.chance(0.4)
      const rate = isHere ? 12 : 6
      const isFrench = shop.name.startsWith('Friterie')
      const say2 = (dutch: string, french: string) => (isFrench ? french : dutch)
      const food = pen.buy(
        wares(
          `${say2('Middel pak friet', 'Frite moyenne')};3.6;4.8;${rate}|${say2('Grote friet', 'Grande frite')};4.4;5.6;${rate}|${say2('Bicky Burger', 'Bicky Burger')};4.5;5.9;${rate}|${say2('Frikandel speciaal', 'Fricadelle spéciale')};3.8;4.9;${rate}|${say2('Stoofvlees', 'Carbonnades')};6.5;8.9;${rate}|${say2('Kaaskroket', 'Croquette fromage')};2.6;3.4;${rate}|Mitraillette;8;10.5;${rate}`,
        ),
        { count: [2, 5], most: 3, step: 10, isGross: true },
      )
      const sums = within([
        ...food.lines,
        ...(pen.chance(0.6) ? [several('Jupiler 33 cl', pen.whole(1, 2), 280, 21)] : []),
        several('Cola zero 33 cl', pen.whole(1, 3), 250, isHere ? 21 : 6),
      ])
      const number = pen.digits('######')
      const letters: Readonly<Record<number, string>> = { 21: 'A', 12: 'B', 6: 'C' }
      const sauces = ['andalouse', 'mayonaise', 'samoerai', 'tartaar']
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^${taxNumber(pen, 'BE')}

          !^${say2('NUMMER', 'NUMÉRO')} ${pen.whole(2, 99)}
          ^** ${isHere ? say2('TER PLAATSE', 'SUR PLACE') : say2('MEENEMEN', 'À EMPORTER')} **
          =-
          ${each(sums.lines, (one, at) => `${set([`${one.quantity}x`, one.text], [4, 24])}|${pen.plain(one.amount)} ${letters[one.rate] ?? ''}${at < 2 ? `\n·····+ ${pen.pick(sauces)}` : ''}`)}
          =-
          !${say2('TOTAAL', 'TOTAL')}|${pen.plain(sums.total)} EUR
          ${say(pen, 'BANCONTACT|CASH|PAYCONIQ')}|${pen.plain(sums.total)}
          =-
          ^${say2('BTW-KASTICKET', 'TICKET DE CAISSE TVA')}
          ${set(['', '%', say2('Btw', 'TVA'), say2('Netto', 'Net'), say2('Totaal', 'Total')], [3, -6, -9, -10, -11])}
          ${each(ratesAs(pen, sums.shares, 'rvng'), (cells, at) => set([letters[sums.shares[at]?.rate ?? 0] ?? '', ...cells], [3, -6, -9, -10, -11]))}
          =-
          ${say2('Ticket', 'Ticket')} ${number} NS|${pen.day()} ${pen.clock()}
          FDM ${pen.digits('BMC0######')} VSC ${pen.digits('########')}
          ${pen.random.text(40, '0123456789ABCDEF')}
          ^${say2('Smakelijk!', 'Bon appétit !')}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
} satisfies Papers

export const luPapers: Papers = {
  /** Fuel oil by the tanker in Luxembourg: a meter's print of litres, a price by a hundred litres, duties told, the bill below the delivery. */
  mazout: paper(
    lu,
    'DD/MM/YYYY|DD.MM.YYYY',
    'narrow needle',
    'Mazout Weyland s.à r.l.;Zone industrielle In den Allern;L-9911 Troisvierges|COMBUSTIBLES HOFFMANN;55, route d’Arlon;L-8310 Capellen;Hoffmann Energies S.A.|Pétrolière du Sud;10, rue de l’Industrie;L-3895 Foetz;Pétrolière du Sud S.A.',
    'LU',
    (pen, firm, to) => {
      const litres = pen.whole(900, 4600)
      const price = pen.whole(6150, 8450)
      const oil = measured('Gasoil chauffage 10 ppm', litres * 100, price / 10, 14)
      const sums = onTop([
        oil,
        line('Additif protecteur', pen.whole(1200, 2900), 14),
        ...(pen.chance(0.5) ? [line('Contrôle de la jauge', pen.whole(29, 59) * 100, 17)] : []),
      ])
      const [number, slipNumber] = [pen.digits(say(pen, '26-0####|F######')), pen.digits('#####')]
      const due = pen.after(15)
      const oilPrice = pen.plain(price)
      return [
        `${beside(
          '1fr 60mm',
          `<b style="font-size:16pt;color:#b91c1c">${escaped(firm.name)}</b>${firm.also.length > 0 ? `<br>${escaped(lawful(firm))}` : ''}<br>${place(firm)}<br>Tél. ${pen.digits('+352 ## ## ##')}<br>TVA ${pen.digits('LU########')}`,
          `<div style="border:0.3mm solid #444;padding:3mm">${who(to)}</div>`,
        )}<h1 style="font-size:14pt">Facture n° ${number}</h1>${formed(
          [
            ['Date facture', pen.day()],
            ['Bon de livraison', slipNumber],
            ['Livré le', dayOff(pen, -2)],
            ['Chauffeur / camion', `${say(pen, 'Steve|Da Silva|Mike')} / ${pen.digits('@@####')}`],
            ['Votre n° client', pen.digits('4#####')],
            ['Échéance', pen.day(due)],
          ],
          6,
        )}${grid(
          'boxy',
          'lrrr',
          'Produit|Litres à 15 °C|Prix / 100 l HTVA|Montant HTVA',
          sums.lines.map((one, at) => [
            one.text,
            at === 0 ? `${litres}` : '',
            at === 0 ? oilPrice : '',
            pen.plain(one.amount),
          ]),
        )}${part(
          'background:#f5f5f4;width:90mm;padding:3mm;white-space:pre',
          `<b>TICKET COMPTEUR</b>\nDébut   ${dayOff(pen, -2)} ${pen.clock()}\nIndex   ${pen.digits('00#######')} L\nTempérature moyenne  ${pen.whole(16, 24)},${pen.whole(0, 9)} °C\nVolume brut  ${litres + pen.whole(2, 14)} L`,
        )}<div class="cols" style="margin-top:5mm">${grid('tiny', 'rrrr', 'TVA|Base|Taxe|Total', ratesAs(pen, sums.shares, 'rnvg'))}${facts(sumsAs(pen, sums, 'nvT', 'Total hors TVA|TVA|Total à payer'), 'width:100%;font-size:11pt')}</div><p class="tiny">Le prix comprend l’accise et la taxe CO₂ (${thousandths(pen, 98)} €/l). Prix moyen facturé, produit destiné au chauffage uniquement (coloré rouge).</p>${footed([[`CCPL ${pen.digits('LU## 1111 #### #### ####')}`, `BCEE ${pen.digits('LU## 0019 #### #### ####')}`], [pen.digits('RCS Luxembourg B#####')], ['Marchandise impayée : propriété du vendeur']])}`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),
}
