/** Receipts of the Netherlands and the north: a builder's market, books and coffee, a mountain shop, a ferry's kiosk in two currencies, a card's slip, an ironmonger whose rates changed. */
import { line, several, wares, within } from '../eighth/kit'
import { dk, fi, nl, no, se } from '../eighth/notations'
import { taxNumber } from '../ninth/numbers'
import { rateFrom } from '../eleventh/kit'
import { say } from '../twelfth/kit'
import { bars, code, each, row, set, slip, tall, typed, type Places } from './tills-kit'

const nlTills = {
  /** Of a builder's market: numbers before goods, a member's rebate below them, tax in one line of words, its day at the foot with all numbers in a row. */
  bouwmarkt: slip(
    {
      shops:
        'De Spijkerbak;Ambachtsweg 19;3831 KA Leusden;Spijkerbak Bouwmarkten B.V.|BOUWHAL ZUID;Heerbaan 120;4817 NL Breda|Verf & Hout Dijkema;Hoofdstraat 44;9401 AS Assen;Dijkema V.O.F.',
      notation: nl,
      days: 'DD-MM-YYYY|DD-MM-YY',
    },
    80,
    (pen, shop) => {
      const bought = pen.buy(
        wares(
          'Schroeven 4x40 200st;6;9;21|Latex wit 10L;34;59;21|Vurenlat 240cm;2.5;4.5;21|Kitspuit;7;14;21|Muurverfroller;5;9;21|Boorset HSS 13dlg;14;24;21',
        ),
        { count: [2, 5], most: 6, step: 1, isGross: true },
      )
      const off = Math.round(bought.sum / 10)
      const sums = within([...bought.lines, line('Pluspas 10%', -off, 21)])
      const number = pen.digits(say(pen, '####-##-####|7######'))
      return [
        `<div style="background:#000;color:#fff;padding:2mm;font-size:15pt;font-weight:bold">${shop.name}</div><div style="font-size:7.5pt;margin:1mm 0 3mm">${[...shop.also, ...shop.address].join('<br>')}<br>KvK ${pen.digits('########')} &nbsp; BTW ${taxNumber(pen, 'NL')}</div>${sums.lines.map((one) => `<div style="font-size:7pt;color:#444">${one.amount < 0 ? '' : pen.digits('87###########')}</div><div style="display:flex;justify-content:space-between"><span>${one.text}${one.quantity > 1 ? ` &nbsp;${one.quantity} × ${pen.plain(one.unit)}` : ''}</span><span>${pen.plain(one.amount)}</span></div>`).join('')}<div style="border-top:0.3mm solid #000;margin-top:2mm;padding-top:1mm;display:flex;justify-content:space-between;font-size:14pt;font-weight:bold"><span>Totaal</span><span>${pen.money(sums.total)}</span></div><div style="display:flex;justify-content:space-between"><span>${say(pen, 'Pinnen|iDEAL QR|Contant')}</span><span>${pen.plain(sums.total)}</span></div><p style="font-size:7.5pt">21% btw over ${pen.plain(sums.net)} is ${pen.plain(sums.vat)}<br>Je voordeel vandaag: ${pen.plain(off)}<br>Gespaarde punten: ${Math.floor(sums.total / 100)}</p>${bars(pen, 60)}<div style="text-align:center;font-size:7pt">Bon ${number} &nbsp; Kassa ${pen.digits('0#')} &nbsp; ${pen.day()} ${pen.clock()}</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

const seTills = {
  /** Books and coffee in Sweden: three rates, the tax's net and gross in columns, the control unit with its long code. */
  kontrollkod: slip(
    {
      shops:
        'Blad & Böna;Kungsgatan 14;753 32 Uppsala;Blad och Böna i Uppsala AB|LJUNGS BOKHANDEL;Stora Torget 6;621 56 Visby|Café Manuskript;Drottninggatan 40;652 25 Karlstad;Manuskript Kaffe HB',
      notation: se,
      days: 'YYYY-MM-DD|YY-MM-DD',
    },
    76,
    (pen, shop) => {
      const sums = within([
        ...pen.buy(
          wares('Pocket Vintergatan;79;109;6|Barnbok Räven;129;189;6|Kartbok Norrland;199;259;6'),
          {
            count: [1, 2],
            step: 100,
            isGross: true,
          },
        ).lines,
        ...pen.buy(wares('Kaffe latte;42;56;12|Kardemummabulle;32;42;12|Räksmörgås;119;149;12'), {
          count: [1, 2],
          most: 3,
          step: 100,
          isGross: true,
        }).lines,
        ...(pen.chance(0.5) ? [line('Anteckningsbok A5', pen.pick([7900, 11_900]), 25)] : []),
      ])
      const number = pen.digits(say(pen, '#####|10####'))
      const widths = [9, -10, -8, -11]
      return [
        typed(
          76,
          38,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^Org.nr ${pen.digits('55####-####')}

          ^KVITTO
          Kvittonr ${number}|${pen.day()} ${pen.clock()}
          Kassa 1|Säljare ${say(pen, 'Alva|Olle|Nour')}
          =-
          ${each(sums.lines, (one) => `${one.text}${one.quantity > 1 ? `\n··${one.quantity} st à ${pen.plain(one.unit)}` : ''}|${pen.plain(one.amount)}`)}
          =-
          !TOTALT SEK|${pen.plain(sums.total)}
          ${say(pen, 'Kontokort|Swish')}|${pen.plain(sums.total)}

          ${set(['Moms%', 'Netto', 'Moms', 'Brutto'], widths)}
          ${each(sums.shares, ({ rate, net, vat }) => set([`${rate},00`, pen.plain(net), pen.plain(vat), pen.plain(net + vat)], widths))}

          Kontrollenhet: ${pen.digits('SRV@###########')}
          Kontrollkod:
          ${pen.random.text(32, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}
          ${pen.random.text(24, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')}
          ^Öppet köp 14 dagar
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

const noTills = {
  /** A shop in the mountains of Norway: food and other things, a bottle's deposit, what the bank's terminal said in the middle of it. */
  fjellbutikk: slip(
    {
      shops:
        'Fjellstua Nærbutikk;Haugastølvegen 3;3593 Ustaoset;Ustaoset Handel AS|TINDEN DAGLIGVARE;Sentrumsvegen 12;2663 Dovreskogen|Kaikanten Landhandel;Havnegata 2;8392 Sørvågen;Lofot Landhandel AS',
      notation: no,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    76,
    (pen, shop) => {
      const bottles = pen.whole(1, 3)
      const sums = within([
        ...pen.buy(
          wares(
            'Brunost G35 500g;79;99;15|Kneipp;29;39;15|Kvikk 3pk;49;62;15|Tennbriketter;39;59;25|Myggspray;89;129;25|Knekkebrød;34;46;15',
          ),
          { count: [2, 5], most: 2, step: 10, isGross: true },
        ).lines,
        several('Solo 1,5L', bottles, 3490, 15),
        several('Pant', bottles, 300, 25),
      ])
      const [number, clock] = [pen.digits(say(pen, '####|3#####')), pen.clock()]
      return [
        `<div style="text-align:center"><div style="font-size:14pt;font-weight:bold">${shop.name}</div>${[...shop.also, ...shop.address].join('<br>')}<br>Foretaksregisteret ${taxNumber(pen, 'NO')}</div><div style="text-align:center;margin:2mm 0;border-top:0.3mm dotted #000;border-bottom:0.3mm dotted #000">SALGSKVITTERING ${number} &nbsp; ${pen.day()} ${clock}</div><table style="width:100%">${sums.lines.map((one) => `<tr><td>${one.text}</td><td style="text-align:right">${one.rate}%</td><td style="text-align:right">${one.quantity > 1 ? `${one.quantity} x ${pen.plain(one.unit)}` : ''}</td><td style="text-align:right">${pen.plain(one.amount)}</td></tr>`).join('')}</table><div style="display:flex;justify-content:space-between;font-size:12pt;font-weight:bold;margin:2mm 0"><span>Totalt (${sums.lines.length} artikler)</span><span>${pen.plain(sums.total)}</span></div><div style="font-family:'DejaVu Sans Mono',monospace;font-size:6.8pt;margin-left:6mm">${say(pen, 'BankAxept|Visa')} ${pen.digits('************####-#')}<br>BAX: ${pen.digits('########-######')}<br>${pen.day()} ${clock}  AID: D5780000021010<br>KJØP  NOK ${pen.plain(sums.total)}<br>GODKJENT</div><table style="width:100%;margin-top:3mm">${row('Mva-sats', 'Grunnlag', 'Mva', 'Sum')}${sums.shares.map(({ rate, net, vat }) => row(`${rate} %`, pen.plain(net), pen.plain(vat), pen.plain(net + vat))).join('')}</table><div style="text-align:center;margin-top:2mm">Takk for handelen, god tur!</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

const dkTills = {
  /** Of a kiosk on a ferry: crowns with the same in euros below, tax told in one line, the ship's name with a till's number. */
  faergekiosk: slip(
    {
      shops:
        'Bæltfærgen Kiosk;Færgevej 1;4220 Korsør;Bæltfærgen Kiosk ApS|M/F SOLRØD SHOP;Havnepladsen 4;4970 Rødby|Kattegat Travel Shop;Odden Færgehavn;4583 Sjællands Odde;Odden Travel Retail ApS',
      notation: dk,
      days: 'DD-MM-YYYY|DD.MM.YY',
    },
    72,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'Fransk hotdog;35;45;25|Kaffe lille;25;32;25|Sudoku blad;39;49;25|Lakrids 200g;45;65;25|Solbriller;129;199;25|Danskvand;20;28;25',
          ),
          { count: [2, 4], most: 3, step: 100, isGross: true },
        ).lines,
      )
      const rate = pen.pick([735, 740, 745])
      const number = pen.digits(say(pen, '#####|2-####'))
      return [
        typed(
          72,
          34,
          `
          ${shop.name}
          ${[...shop.also, ...shop.address].join('\n')}
          CVR ${pen.digits('########')}

          BON ${number}|${pen.day()} ${pen.clock()}
          =*
          ${each(sums.lines, (one) => `${one.quantity} ${one.text}|${pen.plain(one.amount)}`)}
          =*
          !I ALT DKK|${pen.plain(sums.total)}
          I ALT EUR (KURS ${pen.plain(rate)})|${pen.plain(Math.round((sums.total * 100) / rate))}

          ${say(pen, 'DANKORT|MASTERCARD|MOBILEPAY')} DKK|${pen.plain(sums.total)}

          HERAF MOMS 25%|${pen.plain(sums.vat)}
          MOMSGRUNDLAG|${pen.plain(sums.net)}

          ^God rejse med ${say(pen, 'M/F Freja|M/F Urd|M/F Skjold')}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A card's slip of Denmark: a sum in crowns, the terminal's words, a slip's number, no goods, no tax. */
  'dankort-bon': slip(
    {
      shops:
        'Grønthuset Amager;Amagerbrogade 122;2300 København S|TANDLÆGERNE TORVET;Torvet 5;7400 Herning|Cykelsmeden Lind;Nørregade 31;5000 Odense C',
      notation: dk,
      days: 'DD.MM.YYYY|DD-MM-YY',
    },
    57,
    (pen, shop) => {
      const sums = within([line('KØB', pen.whole(45, 4900) * 100 + pen.pick([0, 50, 95]))])
      const number = pen.digits('0#####')
      return [
        typed(
          57,
          26,
          `
          ^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          ^Tlf. ${pen.digits('## ## ## ##')}

          KØB|${pen.day()} ${pen.clock()}
          =-
          !DKK|${pen.plain(sums.total)}
          =-
          ^KONTAKTLØS
          DANKORT|PSN: 00
          ${pen.digits('XXXX XXXX XXXX ####')}
          TERM:|${pen.digits('00######')}
          NETS NR:|${pen.digits('#######')}
          ATC:|${pen.digits('00###')}
          AID:|A0000001211010
          BON NR:|${number}
          AUT. KODE:|${pen.digits('######')}
          ^GODKENDT
          ^KUNDENS KVITTERING
          `,
        ),
        { sums, documentNumber: number, hasLines: false },
        tall,
      ]
    },
  ),
}

const fiTills = {
  /** A country shop of Finland: iron and food at rates that changed, tax with and without in four columns, points of a card. */
  maakauppa: slip(
    {
      shops:
        'Rauta-Kankaanpää;Keskustie 8;38700 Kankaanpää;Kankaanpään Rautakauppa Oy|KYLÄKAUPPA VÄINÖLÄ;Jokitie 210;98720 Suomutunturi|Saariston Tarvike;Rantakatu 2;21710 Korppoo;Skärgårdens Varor Ab',
      notation: fi,
      days: 'D.M.YYYY|DD.MM.YYYY|D.M.YY',
    },
    78,
    (pen, shop) => {
      const iron = rateFrom(pen, '2024-09-01', 24, 25.5)
      const food = rateFrom(pen, '2026-01-01', 14, 13.5)
      const sums = within([
        ...pen.buy(
          wares(
            `NAULAT 75MM 1KG;4.9;7.9;${iron}|KATTILAHARJA;6.9;9.9;${iron}|SAHANTERÄ 530;5.5;8.9;${iron}|RAIVAUSHANSKAT;7.9;12.9;${iron}`,
          ),
          { count: [1, 3], most: 3, isGross: true },
        ).lines,
        ...pen.buy(
          wares(
            `KAHVI 500G;5.9;7.5;${food}|RUISLEIPÄ;2.2;3.4;${food}|MAKKARA 400G;2.9;4.4;${food}|MAITO 1L;1.1;1.5;${food}`,
          ),
          { count: [1, 3], most: 2, isGross: true },
        ).lines,
      ])
      const number = pen.digits(say(pen, '#####|K1/####'))
      const mark = (rate: number) => (rate === iron ? 'A' : 'B')
      return [
        `<div style="font-size:12pt;font-weight:bold">${shop.name}</div><div>${[...shop.also, ...shop.address].join('<br>')}<br>Y-tunnus ${pen.digits('#######-#')}</div><div style="margin:3mm 0;display:flex;justify-content:space-between"><span>Kuitti ${number}</span><span>${pen.day()} klo ${pen.clock().replace(':', '.')}</span></div><table style="width:100%">${sums.lines.map((one) => `<tr><td>${one.text}${one.quantity > 1 ? `<br><span style="padding-left:4mm">${one.quantity} KPL &nbsp;${pen.plain(one.unit)} €/KPL</span>` : ''}</td><td style="text-align:right;vertical-align:bottom">${pen.plain(one.amount)} ${mark(one.rate)}</td></tr>`).join('')}</table><div style="text-align:right;font-size:13pt;font-weight:bold;margin:2mm 0;border-top:0.3mm solid #000">YHTEENSÄ ${pen.plain(sums.total)}</div><div style="text-align:right">${say(pen, 'KORTTI|PANKKIKORTTI|KÄTEINEN')} ${pen.plain(sums.total)}</div><table style="width:100%;margin:3mm 0;font-size:7.5pt"><tr style="border-bottom:0.2mm solid #000"><td>ALV</td><td style="text-align:right">Veroton</td><td style="text-align:right">Vero</td><td style="text-align:right">Verollinen</td></tr>${sums.shares.map(({ rate, net, vat }) => row(`${mark(rate)} ${pen.rate(rate)}`, pen.plain(net), pen.plain(vat), pen.plain(net + vat))).join('')}</table><div style="border:0.2mm dashed #000;padding:1mm 2mm">Kanta-asiakas ${pen.digits('####')}<br>Ostohyvitystä kertyi ${Math.floor(sums.total / 100)} pistettä</div>${code(pen, 14)}<div class="mid">Kiitos käynnistä!</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

export const tillsNorth: Places = {
  NL: nlTills,
  SE: seTills,
  NO: noTills,
  DK: dkTills,
  FI: fiTills,
}
