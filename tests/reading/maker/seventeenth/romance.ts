/** Papers of France, Belgium, Luxembourg, Italy, Spain and Portugal: an office supplier's two pages, a hypermarket, an insurer, a landlord's charges, a transport, a water bill, a clinic of animals. */
import { escaped, line, negated, onTop, wares, within } from '../eighth/kit'
import { be, es, fr, it, pt } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { lu } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { bars, code, each, slip, tall, typed } from '../fifteenth/tills-kit'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import { say, windowed } from '../twelfth/kit'
import { across, dense, entries, footed, listed, parted } from './kit'

export const frPapers: Papers = {
  /** A supplier of offices, two pages: orders and slips of delivery, discounts, a contribution for waste, the sums over the page. */
  'fournitures-deux-pages': paper(
    fr,
    'DD/MM/YYYY|DD.MM.YY',
    'narrow plain',
    'Bureau Plus Services;ZAC des Portes de l’Oise;60230 Chambly;BPS Distribution SAS|PAPETERIE DELCOURT;18 rue Nationale;59800 Lille;Établissements Delcourt SARL|Burotik Ouest;4 allée des Ajoncs;44800 Saint-Herblain',
    'FR',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Ramette A4 80 g x5;19;27;20|Toner noir HC 5500 p.;88;139;20|Classeur levier 80 mm;2.2;3.9;20|Stylo bille bleu x50;9;15;20|Bloc repositionnable x12;7;12;20|Enveloppes C5 x500;24;36;20|Chemises 3 rabats x25;14;22;20|Fauteuil Ergo Sync;149;239;20|Lampe LED bureau;29;49;20|Café moulu 1 kg x4;38;52;5.5|Sucre bûchettes x500;7;11;5.5|Gobelets carton x1000;42;58;20|Agrafes 24/6 x5000;3;5;20|Piles AA x24;12;19;20|Essuie-mains x15;24;33;20|Savon 5 L;11;17;20|Calendrier bancaire;3;5;20',
        { count: [13, 16], most: 12, step: 1, code: '###.###', offs: [0, 0, 8, 20, 35] },
      )
      const sums = onTop([...lines, line('Éco-participation DEEE', pen.whole(40, 450), 20)])
      const { here, there, carried } = parted(lines, 10)
      const { siret, vat } = frenchNumbers(pen)
      const [number, due] = [pen.digits(say(pen, 'FA26-######|F########')), pen.after(45)]
      const head = (page: number) =>
        `${across([[firm.name, ...firm.also, ...firm.address], ['Service clients 0 800 ' + pen.digits('### ###'), 'lundi au vendredi 8 h – 18 h'], ['Agence : ' + say(pen, 'Compiègne|Lens|Vannes')], [`Page ${page} / 2`]], 'border-bottom:0.6mm solid #1d4ed8;padding-bottom:1.5mm')}${grid('boxy tiny', 'cccc', 'Facture n°|Date|Code client|Échéance', [[number, pen.day(), pen.digits('C#####'), pen.day(due)]])}`
      const list = (some: typeof here) =>
        grid(
          'ruled',
          'llrrrrr',
          'Réf.|Désignation|Qté|P.U. HT|Rem.|TVA|Montant HT',
          entries(pen, some, 'ctqudra'),
        )
      return [
        [
          `${head(1)}<div class="cols"><div><span class="tiny">Adresse de livraison</span><br>Accueil, bât. B<br>${place(to)}</div><div><span class="tiny">Facturé à</span><br>${who(to)}<br>TVA ${frenchNumbers(pen).vat}</div></div><p class="tiny">Commande ${pen.digits('CW######')} du ${pen.day(pen.after(-8))} – BL ${pen.digits('######')} du ${pen.day(pen.after(-5))} – BL ${pen.digits('######')} du ${pen.day(pen.after(-2))}</p>${list(here)}<p class="r">À reporter ${pen.plain(carried)}</p><p class="mid" style="background:#dbeafe;padding:3mm"><b>RENTRÉE : 1 fauteuil acheté, le repose-pieds offert !</b> Code FAUTEUIL26</p>`,
          `${head(2)}<p class="r">Report ${pen.plain(carried)}</p>${list(there)}<p class="r">Éco-participation DEEE ${pen.plain(sums.lines.at(-1)?.amount ?? 0)}</p><div class="cols">${grid('boxy', 'rrr', 'Taux|Base HT|TVA', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Total HT|Total TVA|NET À PAYER TTC'), 'font-size:11pt')}</div><p class="tiny">Virement à 45 jours. Pénalités : trois fois le taux légal ; indemnité forfaitaire de recouvrement 40 €. Pas d’escompte pour paiement anticipé.</p>${footed(
            [
              [legal(firm), 'au capital de 150 000 €', place(firm, ', ')],
              [`SIRET ${siret}`, `TVA ${vat}`, 'APE 4665Z'],
              [`IBAN ${iban(pen, 'FR')}`, 'PEFC 10-31-1234'],
            ],
          )}`,
        ],
        { sums, documentNumber: number, due, hasRates: true },
        dense,
      ]
    },
  ),

  /** A credit of a wholesaler with minus before amounts and a bill named that it mends. */
  'avoir-retour': paper(
    fr,
    'D month YYYY|DD/MM/YYYY',
    'plain light',
    'Carrelages du Midi;ZI Nord;13200 Arles;CDM Négoce SARL|SANIDEPOT;Route de Lorient;35000 Rennes;Sanidépôt SAS|Comptoir des Bois Vauclair;Quai du Port;71100 Chalon-sur-Saône',
    'FR',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Carrelage grès 60x60, m²;24;39;20|Colle C2S1 25 kg;22;31;20|Croisillons 2 mm x500;6;9;20|Receveur 90x90;140;210;20|Mitigeur douche;75;120;20|Plinthe 2,40 m;7;12;20|Palette consignée;14;18;20|Joint gris 5 kg;13;19;20',
        { count: [5, 7], most: 9, offs: [0, 10, 25] },
      )
      const sums = negated(onTop(lines))
      const { siret, vat } = frenchNumbers(pen)
      const number = pen.digits(say(pen, 'AV26/####|AVC######'))
      return [
        `<div class="cols"><div><b style="font-size:17pt;color:#b91c1c">${escaped(firm.name)}</b><br>${place(firm)}</div><div style="margin-top:22mm">${who(to)}</div></div><h1>AVOIR N° ${number} DU ${pen.day()}</h1><p>Sur facture ${pen.digits('FC######')} du ${pen.day(pen.after(-24))}. Bon de retour ${pen.digits('BR####')} du ${pen.day(pen.after(-6))}. Motif : ${say(pen, 'surplus de chantier|casse au transport|erreur de référence')}.</p>${grid(
          'boxy',
          'llrrrr',
          'Réf.|Désignation|Qté|P.U. HT|Remise|Total HT',
          entries(pen, lines, 'ctquda').map((cells) =>
            cells.map((cell, at) => (at === 2 || at === 5 ? `-${cell}` : cell)),
          ),
        )}${facts(sumsAs(pen, sums, 'nvT', 'Total HT|TVA 20 %|Total TTC en votre faveur'), 'margin-left:auto')}<p>Cet avoir viendra en déduction de votre prochain règlement.</p>${footed(
          [
            [legal(firm), place(firm, ', ')],
            [`SIRET ${siret}`, `TVA ${vat}`],
            ['RCS', 'Capital 80 000 €'],
          ],
        )}`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
  ),
}

export const frTills = {
  /** Of a hypermarket: goods by weight, offers, a card of the house with money on it, a table of tax by letter. */
  hypermarche: slip(
    {
      shops:
        'HYPER GÉANT ROUERGUE;Av. de Rodez;12850 Onet-le-Château;SAS Rodis|SUPER MARCHÉ BLEU;Rue de la Gare;29200 Brest|Frais & Malin;Place Carnot;21200 Beaune;FM Beaune SARL',
      notation: fr,
      days: 'DD/MM/YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'BAGUETTE TRAD;1;1.4;5.5|LAIT 1/2 ECR 6X1L;5.2;6.9;5.5|COMTE 12 MOIS;4.8;8.5;5.5|JAMBON X4;2.9;4.3;5.5|LESSIVE LIQ 2L;8.5;13;20|EPONGES X3;1.6;2.6;20|COTES DU RHONE;5;9;20|CAFE GRAINS 1KG;11;16;5.5|SHAMPOOING;2.8;5.2;20|YAOURT X12;3;4.2;5.5|PAPIER TOIL X12;5;7.4;20|CHOCOLAT NOIR;1.8;3;5.5|EAU 6X1,5L;2.2;4;5.5|PILES LR6 X8;6;9;20',
        ),
        { count: [8, 12], step: 1, isGross: true },
      )
      const grams = pen.whole(300, 1600)
      const sums = within([
        ...bought.lines,
        line('TOMATES GRAPPE', Math.round(grams * 0.298), 5.5),
        line('REM. 2EME -50%', -pen.whole(60, 190), 20),
      ])
      const number = pen.digits('######')
      const mark = (rate: number) => (rate === 20 ? 'B' : 'A')
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^SIRET ${frenchNumbers(pen).siret}
          =-
          ${each(sums.lines, (one) => `${mark(one.rate)} ${one.text}|${pen.plain(one.amount)}${one.text.startsWith('TOMATES') ? `\n···${(grams / 1000).toFixed(3).replace('.', ',')} kg x 2,98 EUR/kg` : ''}`)}
          =-
          ${sums.lines.length - 1} ARTICLES
          !TOTAL A PAYER|${pen.money(sums.total)}
          TICKET RESTAURANT|${pen.plain(Math.min(1900, Math.floor(sums.total / 2)))}
          CB SANS CONTACT|${pen.plain(sums.total - Math.min(1900, Math.floor(sums.total / 2)))}
          =-
          TVA      HT      TVA|TTC
          ${each(sums.shares, ({ rate, net, vat }) => `${mark(rate)} ${pen.rate(rate)}  ${pen.plain(net)}  ${pen.plain(vat)}|${pen.plain(net + vat)}`)}
          =-
          Carte fidelite ${pen.digits('***####')}
          Cagnotte avant ${pen.plain(pen.whole(200, 3000))}
          Gagne ce jour|${pen.plain(pen.whole(10, 90))}
          ${pen.day()} ${pen.clock()}|C${pen.whole(1, 30)} T${number}
          <${bars(pen, 60)}
          ^MERCI DE VOTRE VISITE
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const bePapers: Papers = {
  /** An insurer's notice of a premium: parts of cover, a tax that is no value added tax, a contribution, a structured note. */
  premie: paper(
    be,
    'DD/MM/YYYY|D month YYYY',
    'plain light',
    'Zegelborg Verzekeringen;Meir 120;2000 Antwerpen;Zegelborg NV|DE VOORZORG;Vrijdagmarkt 18;9000 Gent;De Voorzorg Onderlinge CVBA|Lieve Maes Makelaars BV;Statiestraat 5;3300 Tienen',
    'VL',
    (pen, firm, to) => {
      const parts = [
        'BA uitbating',
        'Brand gebouw',
        'Brand inhoud',
        'Diefstal',
        'Bedrijfsschade',
        'Rechtsbijstand',
        'Glasbraak',
        'Machinebreuk',
      ].map((text) => line(text, pen.whole(1800, 44_000)))
      const net = parts.reduce((all, { amount }) => all + amount, 0)
      const sums = within([
        ...parts,
        line('Premietaks 9,25 %', Math.round(net * 0.0925)),
        line('Bijdragen en kosten', Math.round(net * 0.065)),
      ])
      const [number, due] = [pen.digits(say(pen, 'KW26/#######|#########')), pen.after(20)]
      const note = pen.digits('+++###/####/#####+++')
      return [
        `<div class="sides"><div style="font-size:21pt;color:#155e75"><b>${escaped(firm.name)}</b></div>${across([['Uw makelaar', say(pen, 'Kantoor Peeters, Lier|Assurimo, Aalst'), `FSMA ${pen.digits('######')}A`]])}</div>${windowed(firm, to)}${told(
          [
            ['Vervaldagbericht', number],
            ['Datum', pen.day()],
            ['Polis', `${pen.digits('45.###.###')} van ${pen.day(pen.after(-800))}`],
            ['Ondernemingsnr. klant', taxNumber(pen, 'BE')],
            ['Periode', `${pen.day(due)} – ${pen.day(pen.after(384))}`],
            ['Verzekerd kapitaal', pen.money(pen.whole(20, 90) * 1_000_000)],
          ],
        )}${grid('ruled', 'lr', 'Waarborg|Premie in euro', linesAs(pen, sums.lines, 'ta'))}<p style="font-size:13pt" class="r">Te betalen vóór ${pen.day(due)}: <b>${pen.money(sums.total)}</b></p><p>Verzekeringen zijn vrij van btw. Mededeling: <b>${note}</b> &nbsp; ${iban(pen, 'BE')}</p><p class="mid" style="border:0.3mm solid #155e75;padding:2mm">Domiciliëring aanvragen? U krijgt 5 euro korting op de volgende premie.</p>${footed([[legal(firm), ...firm.address], [taxNumber(pen, 'BE'), 'RPR'], ['Toegelaten onder code 00##'.replace('##', pen.digits('##'))]])}`,
        { sums, vat: null, documentNumber: number, due },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
  ),
}

export const luPapers: Papers = {
  /** A landlord's account of charges for a year: parts by share, advances taken off, the rest is asked. */
  'decompte-charges': paper(
    lu,
    'DD/MM/YYYY|DD.MM.YYYY',
    'plain book',
    'Gérance Kieffer s.à r.l.;12, avenue de la Gare;L-1611 Luxembourg|IMMO-SYNDIC NORD;4, Grand-rue;L-9050 Ettelbruck;Immo-Syndic Nord S.A.|Fiduciaire Thill & Majerus;31, rue Dicks;L-4081 Esch-sur-Alzette',
    'LU',
    (pen, firm, to) => {
      const share = pen.whole(28, 140)
      const parts = [
        'Chauffage',
        'Eau et canalisation',
        'Électricité des communs',
        'Ascenseur, entretien',
        'Nettoyage',
        'Assurance immeuble',
        'Jardin et déneigement',
        'Honoraires de gérance',
      ].map((text) => line(text, share * pen.whole(90, 900), 0))
      const spent = parts.reduce((all, { amount }) => all + amount, 0)
      const sums = within([
        ...parts,
        line('Acomptes versés', -Math.round((spent * 0.8) / 1200) * 1200, 0),
      ])
      const [number, due] = [pen.digits(say(pen, 'DC-26-###|26/####')), pen.after(30)]
      return [
        `<div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${place(firm, ', ')}</div><div class="tiny r">Tél. ${pen.digits('+352 ## ## ##')}<br>Autorisation ${pen.digits('10######')}/0</div></div><div style="margin:16mm 0 8mm 95mm">${who(to)}</div><p><b>Décompte annuel des charges n° ${number}</b>, ${pen.day()}</p><p>Résidence ${say(pen, 'Beau-Site|Les Tilleuls')}, lot ${pen.whole(2, 40)}, ${share}/1000 tantièmes. Exercice du ${pen.day(pen.after(-460))} au ${pen.day(pen.after(-96))}.</p>${grid(
          'ruled',
          'lrr',
          'Poste|Total immeuble|Votre part',
          sums.lines.map((one) => [
            one.text,
            one.amount < 0 ? '' : pen.plain(Math.round((one.amount * 1000) / share)),
            pen.plain(one.amount),
          ]),
        )}<p class="r"><b>Solde à votre charge : ${pen.money(sums.total)}</b></p><p>À régler avant le ${pen.day(due)} sur LU28 0019 4006 4475 0000. Nouvelle avance mensuelle dès le mois prochain : ${pen.money(Math.round(spent / 1200) * 100)}.</p>${footed([[legal(firm)], [pen.digits('R.C.S. Luxembourg B ######')], [pen.digits('TVA LU########')]])}`,
        { sums, vat: null, documentNumber: number, due },
      ]
    },
  ),
}

export const itPapers: Papers = {
  /** A carrier's: many consignments with days and weights, tax at one rate and none, a stamp, the heads of a form, a copy of courtesy. */
  'trasporti-mese': paper(
    it,
    'DD/MM/YYYY|DD-MM-YY',
    'narrow needle',
    'Autotrasporti Bortolotti S.r.l.;Via Emilia Ovest 204;43126 Parma (PR)|CORRIERE ADRIATICO;Zona Ind.le A. Merloni;60035 Jesi (AN);Corriere Adriatico Soc. Coop.|Fratelli Cattaneo Spedizioni;Via Molino 7;24044 Dalmine (BG)',
    'IT',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Piacenza - Bari;88;210;22|Jesi - Torino;64;170;22|Milano - Palermo;140;320;22|Dalmine - Lyon (F);180;420;0|Verona - Roma;52;130;22|Parma - Wien (A);190;400;0|Ancona - Pescara;38;80;22|Bologna - Napoli;70;160;22|Trieste - Genova;66;150;22|Lecco - Firenze;45;110;22|Sosta oltre franchigia;25;60;22|Contrassegno, diritto;6;12;22|Ribaltatura sponda;20;45;22',
        { count: [9, 13], step: 1, code: '26/#####' },
      )
      const sums = onTop([
        ...lines,
        line('Adeguamento gasolio', pen.whole(1200, 9800), 22),
        line('Imposta di bollo', 200, 0),
      ])
      const [number, due] = [pen.digits(say(pen, '####/26|V2/####')), pen.after(60)]
      return [
        `<div class="sides"><div><b style="font-size:16pt">${escaped(firm.name)}</b><br>${place(firm, ' - ')}<br>P.IVA e C.F. ${taxNumber(pen, 'IT')} - REA ${pen.digits('PR-######')}</div><div class="tiny r">Albo autotrasp. ${pen.digits('PR/#######/@')}<br>ISO 9001 - SQAS<br>PEC: amm@pec.example.it</div></div><div class="cols" style="margin:4mm 0"><div class="tiny" style="border:0.2mm solid;padding:1.5mm">Destinazione<br>Magazzino 2<br>${place(to)}</div><div style="border:0.2mm solid;padding:1.5mm"><span class="tiny">Spett.le</span><br>${who(to)}<br><span class="tiny">P.IVA ${taxNumber(pen, 'IT')} - Cod. dest. ${pen.digits('@@@####')}</span></div></div>${grid('boxy tiny', 'ccccc', 'Documento|Numero|Data|Cliente|Pagamento', [['FATTURA DIFFERITA', number, pen.day(), pen.digits('####'), 'RIBA 60 gg DF']])}${grid('ruled', 'lllrrr', 'Lettera vett.|Data|Tratta|Kg|IVA|Importo', [...entries(pen, lines, 'ctra').map(([c = '', t = '', r = '', a = ''], at) => [c, pen.day(pen.after(at - 30)), t, String(pen.whole(60, 4200)), r, a]), ...linesAs(pen, sums.lines.slice(-2), 'tra').map(([t = '', r = '', a = '']) => ['', '', t, '', r, a])])}<div class="cols">${grid('boxy tiny', 'rrr', 'Aliquota|Imponibile|Imposta', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Totale imponibile|Totale IVA|TOTALE DOCUMENTO'))}</div><p>Scadenza: ${pen.day(due)} ${pen.money(sums.total)}. Banca d’appoggio: ${iban(pen, 'IT')}</p><p class="tiny">0% = non imponibile art. 9 DPR 633/72 o fuori campo. Copia di cortesia priva di valore fiscale: l’originale è nel Suo cassetto fiscale. Contributo CONAI assolto ove dovuto.</p>${footed([[legal(firm)], ['Cap. soc. € 100.000 i.v.'], ['Foro competente: sede del vettore']])}`,
        { sums, documentNumber: number, due, hasRates: true },
        dense,
      ]
    },
  ),
}

export const esPapers: Papers = {
  /** Water of a town: blocks of use by price, fees of two owners at two rates, a history, a box with what is charged. */
  'agua-recibo': paper(
    es,
    'DD/MM/YYYY|DD-MM-YYYY',
    'plain narrow',
    'Aguas del Jiloca, S.A.;C/ del Pilar 3;44200 Calamocha|AQUALIRIA;Avda. del Puerto 77;46021 Valencia;Aqualiria Gestión Integral del Agua, S.L.U.|Servicio Municipal de Aguas;Plaza Mayor 1;37001 Salamanca;SMA Concesionaria, S.A.',
    'ES',
    (pen, firm, to) => {
      const sums = onTop([
        line('Cuota de servicio', pen.whole(900, 1900), 10),
        line('Consumo bloque 1', pen.whole(400, 1200), 10),
        line('Consumo bloque 2', pen.whole(600, 2900), 10),
        line('Consumo bloque 3', pen.whole(200, 5900), 10),
        line('Alcantarillado', pen.whole(500, 1500), 10),
        line('Depuración', pen.whole(700, 2600), 10),
        line('Conservación contador', pen.whole(90, 240), 21),
        line('Canon de saneamiento', pen.whole(800, 2900), 0),
      ])
      const [number, due] = [pen.digits(say(pen, '26##########|A26-#######')), pen.after(12)]
      return [
        `<div class="cols"><div><b style="font-size:18pt;color:#0369a1">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm, ', ')}<br>CIF ${taxNumber(pen, 'ES')}</div><div style="background:#e0f2fe;padding:3mm">${facts(
          [
            ['Factura nº', number],
            ['Fecha de emisión', pen.day()],
            ['Periodo', `${pen.day(pen.after(-66))} a ${pen.day(pen.after(-5))}`],
            ['TOTAL FACTURA', pen.money(sums.total)],
            ['Fecha de cargo', pen.day(due)],
          ],
          'width:100%',
        )}</div></div><div class="cols" style="margin:8mm 0"><div class="tiny">Contrato ${pen.digits('########')}<br>Contador ${pen.digits('@##@@######')}<br>Lectura anterior ${pen.digits('1###')} (${pen.day(pen.after(-66))})<br>Lectura actual ${pen.digits('2###')} (${pen.day(pen.after(-5))})<br>Consumo ${pen.whole(12, 98)} m³</div><div>${who(to)}</div></div>${grid('ruled', 'lrr', 'Concepto|IVA|Importe €', linesAs(pen, sums.lines, 'tra'))}<div class="cols">${grid('boxy tiny', 'rrr', 'Tipo IVA|Base|Cuota', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Base imponible|IVA|Total a pagar'))}</div><p>Consumos anteriores (m³): ${Array.from({ length: 6 }, () => String(pen.whole(10, 99))).join(' · ')}. Facturas pendientes: ninguna.</p><p>Domiciliado en ES** **** **** ${pen.digits('####')}. Averías 24 h: 900 ${pen.digits('### ###')}.</p><p class="foot tiny">Reg. Merc. Tomo ${pen.digits('###')}, Folio ${pen.digits('##')}. Cierra el grifo: cada gota cuenta.</p>`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),
}

export const ptPapers: Papers = {
  /** A vet's bill that is at once a receipt: a code of the state, discounts, two rates, a number with series. */
  'clinica-fatura-recibo': paper(
    pt,
    'YYYY-MM-DD|DD-MM-YYYY',
    'plain narrow',
    'Clínica Veterinária do Mondego, Lda.;Rua do Brasil 210;3030-175 Coimbra|PATAS & COMPANHIA;Av. da Boavista 1180;4100-113 Porto;Patinhas Cuidados Animais, Unipessoal Lda.|Hospital Animal da Ria;Rua do Cais 5;3800-200 Aveiro',
    'PT',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Consulta;28;42;23|Hemograma;18;29;23|Raio-X tórax;35;52;23|Vacina raiva;14;20;23|Microchip;22;30;23|Desparasitante;9;17;6|Internamento, dia;30;48;23|Ração renal 2 kg;19;28;23|Antibiótico 20 comp.;11;19;6|Penso e limpeza;12;18;23|Ecografia;40;58;23',
        { count: [8, 11], most: 3, code: 'SV###', offs: [0, 0, 5, 10] },
      )
      const sums = onTop(lines)
      const number = pen.digits(say(pen, 'FR 2026/####|FR A26/#####'))
      return [
        `<div class="sides"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>NIF ${taxNumber(pen, 'PT').slice(2)} · Tel. ${pen.digits('239 ### ###')} (rede fixa nacional)</div><div class="mid">${code(pen, 26)}<span class="tiny">ATCUD:${pen.digits('@@@@####-####')}</span></div></div><div class="cols" style="margin:4mm 0"><div><b>Fatura-Recibo ${number}</b><br>Original<br>Data de emissão ${pen.day()}</div><div>Exmo.(s) Sr.(s)<br>${who(to)}<br>NIF ${taxNumber(pen, 'PT').slice(2)}</div></div><p>Animal: ${say(pen, 'Faísca, canídeo|Mia, felídeo')}, processo ${pen.digits('####')}, alta em ${pen.day(pen.after(-1))}</p>${grid('ruled', 'llrrrrr', 'Código|Designação|Qtd.|Preço|Desc.|IVA|Valor', entries(pen, lines, 'ctqudra'))}<div class="cols">${grid('boxy tiny', 'rrr', 'Taxa|Incidência|IVA', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Total ilíquido de IVA|Total IVA|Total (EUR)'))}</div><p>Pago por Multibanco em ${pen.day()}. Próxima vacina: ${pen.day(pen.after(365))}.</p><p class="foot tiny">${pen.digits('@@@@')}-Processado por programa certificado n.º ${pen.digits('####')}/AT. Capital social 5.000,00 €. Os bens e serviços foram colocados à disposição na data do documento.</p>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),
}
