/** Papers of the Netherlands and the Nordic countries: a nursery's list, a market's till, a consultant's hours, power and net, lines and data. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { dk, fi, nl, no, se } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, told, who, type Papers } from '../fifteenth/kit'
import { each, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { say, windowed } from '../twelfth/kit'
import { across, dense, entries, footed, listed, lawful } from './kit'

export const nlPapers: Papers = {
  /** A nursery's: plants at the low rate, pots and carriage at the high, trays on loan, a slip of delivery of another day. */
  'kwekerij-factuur': paper(
    nl,
    'DD-MM-YYYY|D month YYYY',
    'plain narrow',
    'Kwekerij De Vlier B.V.;Zuideinde 88;2771 GD Boskoop|PLANTENHAL OOST;Hengelosestraat 210;7521 AK Enschede;Plantenhal Oost Beheer B.V.|Firma Gebr. Zonneveld;Teylingerlaan 12;2215 RT Voorhout',
    'NL',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Buxus semp. P13;2.4;3.6;9|Hydrangea mac. P23;7;11;9|Lavandula ang. P10;1.1;1.9;9|Prunus l. Rotundifolia 100-125;9;15;9|Taxus bacc. 80-100 kl;14;22;9|Hedera helix C1,5;1.8;2.9;9|Potgrond 40 l;4;7;21|Terracotta pot 30 cm;6;11;21|Boompaal 250 cm;3;5;21|Acer palm. Atropurp. C5;24;38;9|Carex mor. P11;1.4;2.3;9|Bemesting organisch 20 kg;14;21;21|Fuchsia riccartonii P14;2.9;4.4;9',
        { count: [9, 12], most: 60, step: 1, code: '####', offs: [0, 0, 5, 7.5] },
      )
      const sums = onTop([
        ...lines,
        several('Deense kar, huur', pen.whole(1, 4), 450, 21),
        line('Vrachtkosten', pen.whole(3500, 9500), 21),
      ])
      const [number, due] = [pen.digits(say(pen, '2026####|F26-#####')), pen.after(14)]
      return [
        `${across(
          [
            [firm.name, ...firm.also, ...firm.address],
            [`Tel. 0${pen.digits('172-######')}`, 'verkoop@example.nl'],
            [`KvK ${pen.digits('########')}`, `Btw ${taxNumber(pen, 'NL')}`],
            ['MPS-A gecertificeerd', 'Planet Proof'],
          ],
          'border-bottom:1mm solid #15803d;padding-bottom:2mm',
        )}<div class="cols" style="margin:8mm 0"><div>${who(to)}<br>Btw ${taxNumber(pen, 'NL')}</div>${told(
          [
            ['Factuurnummer', number],
            ['Factuurdatum', pen.day()],
            ['Debiteur', pen.digits('1####')],
            ['Uw ref.', say(pen, 'tel. Marieke|mail 12/3')],
            ['Pakbon', `${pen.digits('P######')} d.d. ${pen.day(pen.after(-3))}`],
          ],
        )}</div>${grid('ruled', 'llrrrrr', 'Art.|Omschrijving|Aantal|Prijs|Korting|Btw|Bedrag', [...entries(pen, lines, 'ctqudra'), ...linesAs(pen, sums.lines.slice(-2), 'tqura').map(([t = '', q = '', u = '', r = '', a = '']) => ['', t, q, u, '', r, a])])}<div class="cols">${grid('boxy tiny', 'rrr', 'Btw|Grondslag|Btw-bedrag', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Totaal excl. btw|Totaal btw|Te voldoen'))}</div><p>Gelieve te betalen vóór ${pen.day(due)} op ${iban(pen, 'NL')}. Reclames binnen 24 uur na levering.</p><p class="mid"><b>Open dagen: ${pen.day(pen.after(20))} en ${pen.day(pen.after(21))}, koffie staat klaar!</b></p>${footed([[lawful(firm)], ['HIBN-voorwaarden van toepassing'], ['Fustsaldo: 14 karren, 66 platen']])}`,
        { sums, documentNumber: number, due, hasRates: true },
        dense,
      ]
    },
  ),
}

export const dkTills = {
  /** Of a market: goods, a bottle's deposit, discounts of a member, a card with a fee of nothing. */
  supermarked: slip(
    {
      shops:
        'Torvehallens Køb;Algade 44;4000 Roskilde;Torvehallens Køb ApS|MINIKØB VESTER;Vestergade 8;6200 Aabenraa|Strandens Dagli;Strandvej 19;3250 Gilleleje;Kjær Detail A/S',
      notation: dk,
      days: 'DD.MM.YYYY|DD-MM-YY',
    },
    80,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'SKUMMETMÆLK 1L;11;14;25|RUGBRØD;19;27;25|LEVERPOSTEJ;17;24;25|ÆG M/L 10;28;36;25|SMØR 200G;22;29;25|KAFFE 400G;49;69;25|HAKKET OKSE 500G;45;62;25|BANANER ØKO;16;22;25|COLA 1,5L;18;25;25|TOILETPAPIR 8;29;42;25|OPVASKETABS;55;89;25|REMOULADE;14;19;25',
        ),
        { count: [8, 11], most: 2, isGross: true },
      )
      const sums = within([
        ...bought.lines,
        several('PANT B', pen.whole(1, 4), 150, 25),
        line('PLUS-RABAT', -pen.whole(500, 1900), 25),
      ])
      const number = pen.digits('######')
      return [
        typed(
          80,
          38,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^CVR ${taxNumber(pen, 'DK').slice(3)}
          =-
          Bon ${number}  Kasse ${pen.whole(1, 6)}|${pen.day()} ${pen.clock()}
          =-
          ${each(sums.lines, (one) => `${one.text}${one.quantity > 1 ? `\n··${one.quantity} x ${pen.plain(one.unit)}` : ''}|${pen.plain(one.amount)}`)}
          =-
          !TOTAL DKK|${pen.plain(sums.total)}
          DANKORT ${pen.digits('****####')}|${pen.plain(sums.total)}
          BETALINGSGEBYR|0,00
          =-
          MOMS UDGØR|${pen.plain(sums.vat)}
          Moms 25% af ${pen.plain(sums.net)}
          Plus-bonus i år|${pen.plain(pen.whole(2000, 30_000))}
          ^Du sparede ${pen.plain(-(sums.lines.at(-1)?.amount ?? 0))} i dag
          ^Byttes indtil ${pen.day(pen.after(30))}
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const sePapers: Papers = {
  /** A consultant's list of hours, of days and people, rounding to a krona, a giro's form in words at the foot. */
  'konsult-timmar': paper(
    se,
    'YYYY-MM-DD',
    'light plain',
    'Granvik Ingenjörsbyrå AB;Storgatan 12;903 26 Umeå|Nordhus Projekt AB;Kungsportsavenyn 4;411 36 Göteborg|MÄTTEK;Fabriksgatan 30;702 23 Örebro;Mättek Konsult i Närke AB',
    'SE',
    (pen, firm, to) => {
      const base = onTop([
        ...Array.from({ length: pen.whole(8, 12) }, (_, at) =>
          several(
            `${pen.day(pen.after(at * 2 - 30))} ${say(pen, 'E. Ström|J. Hed|A. Wiik')}, ${say(pen, 'projektering|platsbesök|ritning rev B|byggmöte')}`,
            pen.whole(1, 8),
            pen.pick([98_000, 112_500, 124_000]),
            25,
          ),
        ),
        line('Milersättning 184 km', pen.whole(200, 900) * 100, 25),
        line('Plottning A1', pen.whole(20, 90) * 100, 25),
      ])
      const total = Math.round(base.total / 100) * 100
      const sums = { ...base, total }
      const [number, due] = [pen.digits(say(pen, '26###|####')), pen.after(30)]
      return [
        `<div class="sides"><div style="font-size:18pt">${escaped(firm.name)}</div><div class="r"><b>FAKTURA</b><br><span class="tiny">Sida 1 (1)</span></div></div><div class="cols" style="margin:6mm 0">${told(
          [
            ['Fakturanr', number],
            ['Fakturadatum', pen.day()],
            ['Kundnr', pen.digits('1###')],
            ['OCR-nummer', pen.digits('###########')],
            ['Förfallodatum', pen.day(due)],
          ],
        )}<div>${who(to)}</div></div><div class="cols tiny">${told([
          ['Er referens', say(pen, 'Kostnadsställe 410|Lena Öst')],
          ['Ert ordernr', pen.digits('B#####')],
        ])}${told([
          ['Vår referens', 'Erik Ström'],
          ['Uppdrag', `${pen.digits('U-###')}, avtal ${pen.day(pen.after(-200))}`],
        ])}</div>${grid('ruled', 'lrrr', 'Benämning|Tim/st|À-pris|Belopp', linesAs(pen, base.lines, 'tqua'))}${grid('boxy', 'rrrrr', 'Exkl. moms|Moms 25 %|Öresavr.|Summa att betala SEK|', [[pen.plain(base.net), pen.plain(base.vat), pen.plain(total - base.total), pen.plain(total), 'SEK']])}<p class="tiny">Dröjsmålsränta 8 % över referensränta. Påminnelseavgift 60 kr. Kom ihåg vår sommarstängning vecka 28–30.</p>${footed(
          [
            [lawful(firm), ...firm.address],
            [`Tel 0${pen.digits('90-######')}`, 'Bankgiro ' + pen.digits('####-####')],
            [`Org.nr ${pen.digits('55####-####')}`, taxNumber(pen, 'SE')],
            ['Godkänd för F-skatt', `Säte: ${(firm.address[1] ?? '').slice(7)}`],
          ],
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
  ),
}

export const noPapers: Papers = {
  /** Power and net of a home: use, net rent, support of the state taken off, days of a month, a KID. */
  'strom-nettleie': paper(
    no,
    'DD.MM.YYYY|D. month YYYY',
    'plain light',
    'Fosskraft Strøm AS;Elvegata 6;2609 Lillehammer|HAVBLIKK ENERGI;Kaigata 14;5523 Haugesund;Havblikk Energi AS|Nordvatn Kraftlag SA;Sentrumsveien 2;8650 Mosjøen',
    'NO',
    (pen, firm, to) => {
      const sums = onTop([
        line('Strømforbruk spot', pen.whole(20_000, 160_000), 25),
        line('Påslag 4,9 øre/kWh', pen.whole(2000, 9000), 25),
        line('Fastbeløp', 3920, 25),
        line('Nettleie energiledd', pen.whole(15_000, 60_000), 25),
        line('Nettleie kapasitetsledd', pen.whole(20_000, 42_000), 25),
        line('Forbruksavgift', pen.whole(8000, 30_000), 25),
        line('Enova-avgift', pen.whole(500, 2000), 25),
        line('Strømstøtte', -pen.whole(3000, 19_000), 25),
      ])
      const [number, due] = [pen.digits('#########'), pen.after(16)]
      return [
        `<div class="sides"><b style="font-size:20pt;color:#0f766e">${escaped(firm.name)}</b><div class="tiny r">Kundeservice ${pen.digits('### ## ###')}<br>Nettselskap: ${say(pen, 'Innlandsnett AS|Kystnett AS')}</div></div>${windowed(firm, to)}<div class="cols">${told(
          [
            ['Faktura', number],
            ['Fakturadato', pen.day()],
            ['Forfallsdato', pen.day(due)],
            ['Kundenummer', pen.digits('######')],
          ],
        )}${told([
          ['Målepunkt-ID', pen.digits('7070575000########')],
          ['Periode', `${pen.day(pen.after(-34))} – ${pen.day(pen.after(-4))}`],
          ['Forbruk', `${pen.whole(400, 2900)} kWh`],
          ['Saldo forrige faktura', '0,00'],
        ])}</div>${grid('ruled', 'lr', 'Spesifikasjon|Beløp eks. mva', linesAs(pen, sums.lines, 'ta'))}${facts(sumsAs(pen, sums, 'nvT', 'Sum eks. mva|Mva 25 %|Å betale inkl. mva'), 'margin-left:auto;font-size:11pt')}<p>Årsavregning: hittil i år har du brukt ${pen.money(sums.total * 5)}. Verv en nabo og få 500 kr.</p><div class="at boxy" style="left:18mm;right:18mm;bottom:26mm;border-top:0.3mm dashed;padding-top:2mm"><div class="cols tiny"><div>Kvittering<br>Innbetalt til konto ${pen.digits('####.##.#####')}</div><div>KID ${pen.digits('################')}</div><div>Kroner ${pen.plain(sums.total)}</div><div>Betalingsfrist ${pen.day(due)}</div></div></div>${footed([[lawful(firm), ...firm.address], [taxNumber(pen, 'NO'), 'Foretaksregisteret'], ['Klage: Elklagenemnda']])}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
  ),
}

export const fiPapers: Papers = {
  /** Lines and data of a firm: prices of the month, uses, a bar with the giro's facts at the foot. */
  teleoperaattori: paper(
    fi,
    'D.M.YYYY|DD.MM.YYYY',
    'plain narrow',
    'Kaiku Verkot Oy;Satamakatu 11;90100 Oulu|LINJA 7;Hämeenkatu 30;33200 Tampere;Linja Seitsemän Oyj|Saaristo Data Oy;Linnankatu 5;20100 Turku',
    'FI',
    (pen, firm, to) => {
      const sums = onTop([
        ...Array.from({ length: pen.whole(5, 8) }, () =>
          line(
            `${pen.digits('04# ### ####')} ${say(pen, 'Yritys 5G|Data S|Puhe XL')}`,
            pen.whole(690, 3990),
            25.5,
          ),
        ),
        line('Kuituliittymä 500/500', pen.whole(4900, 9900), 25.5),
        line('Kiinteä IP, 2 kpl', 1000, 25.5),
        line('Ulkomaan datapaketti', pen.whole(500, 1900), 25.5),
        line('Sopimushyvitys', -pen.whole(300, 1500), 25.5),
        line('Paperilaskulisä', 590, 25.5),
      ])
      const [number, due] = [pen.digits(say(pen, '########|26-######')), pen.after(14)]
      const reference = pen.digits('##### ##### #####')
      return [
        `<div class="sides"><b style="font-size:20pt">${escaped(firm.name)}</b><b style="font-size:13pt">LASKU</b></div><div class="cols" style="margin:8mm 0"><div>${who(to)}</div>${told(
          [
            ['Laskun numero', number],
            ['Laskun päivä', pen.day()],
            ['Eräpäivä', pen.day(due)],
            ['Asiakasnumero', pen.digits('######')],
            ['Laskutuskausi', `${pen.day(pen.after(-30))}–${pen.day(pen.after(-1))}`],
            ['Viivästyskorko', '11,5 %'],
          ],
        )}</div>${grid('ruled', 'lrr', 'Palvelu|ALV|Veroton €', linesAs(pen, sums.lines, 'tra'))}<div class="cols">${grid('tiny boxy', 'rrrr', 'ALV-kanta|Veroton|Vero|Verollinen', ratesAs(pen, sums.shares, 'rnvg'))}${facts(sumsAs(pen, sums, 'NVT', 'Veroton yhteensä|Arvonlisävero|Maksettava yhteensä'))}</div><p>Siirry e-laskuun ennen ${pen.day(pen.after(30))}, niin lisä poistuu.</p><table class="t boxy" style="position:absolute;bottom:24mm;left:18mm;width:174mm"><tr><td>Saajan tilinumero<br>${iban(pen, 'FI')}</td><td>Viitenumero<br>${reference}</td></tr><tr><td>Saaja<br>${legal(firm)}</td><td>Eräpäivä ${pen.day(due)} &nbsp; Euro ${pen.plain(sums.total)}</td></tr></table>${footed(
          [
            [lawful(firm), ...firm.address],
            [`Y-tunnus ${pen.digits('#######-#')}`, taxNumber(pen, 'FI')],
            ['Asiakaspalvelu 0800 ' + pen.digits('####'), 'ark. 8–16'],
          ],
        )}`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
    '2024-09-01',
  ),
}
