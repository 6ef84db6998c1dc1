/** Papers of the Netherlands, the North and the Baltic: a bulb grower, a train, a snow plough, an electrician, a swimming bath, a saw mill, a parcel, a data line. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { dk, fi, nl, no, se } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { ee } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, row, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { is, lt, lv, say } from '../twelfth/kit'

export const nlPapers: Papers = {
  /** A grower of bulbs: a band down the right with facts, the sender in the band's foot. */
  bollenkweker: paper(
    nl,
    'DD-MM-YYYY|D month YYYY',
    'light wide',
    'Kwekerij Van der Zon;Leidsevaart 88;2211 WD Noordwijkerhout;Van der Zon Bloembollen B.V.|TULP & TAK;Zuiddijk 3;1761 AA Anna Paulowna|Hoveniersbedrijf Ter Braak V.O.F.;Esweg 14;7475 KB Markelo',
    'NL',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Tulp Apeldoorn, 100 st.|Narcis gemengd, 50 st.'),
          pen.whole(2, 40),
          pen.whole(950, 2900),
          9,
        ),
        line('Transport', pen.whole(20, 90) * 100, 21),
      ])
      const [number, due] = [pen.digits(say(pen, '2026####|F26.###')), pen.after(30)]
      return [
        `<div style="display:flex;min-height:262mm"><div style="flex:1;padding-right:8mm">${who(to)}<h1 style="font-size:24pt;margin-top:30mm">Factuur</h1>${grid('ruled', 'rlrr', 'Aantal|Artikel|Prijs|Totaal', linesAs(pen, sums.lines, 'qtua'))}${facts([['Subtotaal', pen.money(sums.net)], ...sums.shares.map(({ rate, vat }) => [`Btw ${rate}%`, pen.money(vat)] as const), ['Totaalbedrag', pen.money(sums.total)]], 'margin-left:auto')}<p>We ontvangen uw betaling graag vóór ${pen.day(due)}.</p></div><div style="flex:0 0 50mm;background:#fef3c7;padding:5mm;display:flex;flex-direction:column;justify-content:space-between"><div><span class="grey tiny">Factuurnummer</span><br>${number}<p><span class="grey tiny">Factuurdatum</span><br>${pen.day()}</p><span class="grey tiny">Leverdatum</span><br>${pen.day(pen.after(-3))}<p><span class="grey tiny">Klant</span><br>${pen.digits('1###')}</p></div><div class="tiny"><b>${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>KvK ${pen.digits('########')}<br>Btw ${taxNumber(pen, 'NL')}<br>${pen.digits('NL## RABO 0### #### ##')}</div></div></div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),
}

export const nlTills = {
  /** Of a garden centre: a strip with a customer's card. */
  tuincentrum: slip(
    {
      shops:
        'Tuincentrum De Bosrand;Rijksweg 41;6585 AB Mook|INTRATUIL;Westeinde 9;2371 AS Roelofarendsveen;Intratuil Retail B.V.',
      notation: nl,
      days: 'DD-MM-YYYY|DD-MM-YY',
    },
    80,
    (pen, shop) => {
      const sums = pen.buy(
        wares('Hortensia;9;16;9|Potgrond 40L;5;9;21|Viooltjes tray;4;7;9|Snoeischaar;12;29;21'),
        { count: [2, 3], isGross: true },
      )
      const number = pen.digits('#####')
      return [
        `<b style="font-size:14pt;color:#15803d">${shop.name}</b><br>${[...shop.also, ...shop.address].join('<br>')}<hr>Bonnr. ${number} &nbsp; Kassa ${pen.whole(1, 9)}<table style="width:100%">${sums.lines.map((one) => row(one.text, pen.plain(one.amount))).join('')}</table><hr><table style="width:100%;font-size:11pt;font-weight:bold">${row('Totaal', pen.money(sums.total))}</table><table style="width:100%">${row('PIN Maestro', pen.plain(sums.total))}</table><table style="width:100%;font-size:7pt">${row('Btw', 'Over', 'Bedrag')}${sums.shares.map(({ rate, net, vat }) => row(pen.rate(rate), pen.plain(net), pen.plain(vat))).join('')}</table><p class="mid">${pen.day()} ${pen.clock()}<br>Ruilen binnen 14 dagen met bon</p>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

export const dkPapers: Papers = {
  /** An electrician of Denmark: centred, facts in one line, the card for paying at the foot. */
  'el-installatoer': paper(
    dk,
    'DD-MM-YYYY|D. month YYYY',
    'plain narrow',
    'Vestergaard El-Teknik ApS;Håndværkervej 8;8800 Viborg|LYS & KRAFT;Strandgade 12;4400 Kalundborg;v/ Søren Bøgh|Aut. kloakmester K. Thygesen;Mosevej 40;5610 Assens',
    'DK',
    (pen, firm, to) => {
      const sums = onTop([
        several('Timer, svend', pen.whole(2, 24), pen.whole(46, 62) * 1000, 25),
        line(say(pen, 'Materialer iflg. bilag|HPFI-afbryder'), pen.whole(300, 6200) * 100, 25),
      ])
      const [number, due] = [pen.digits(say(pen, '#####|26-####')), pen.after(8)]
      return [
        `<div class="mid"><b style="font-size:17pt">${escaped(firm.name)}</b><br>${[...(firm.also.length > 0 ? [legal(firm)] : []), place(firm, ', ')].join(', ')}<br>CVR ${taxNumber(pen, 'DK').slice(3)}</div><div style="margin:14mm 0">${who(to)}</div><p><b>Faktura ${number}</b> · Dato ${pen.day()} · Sagsnr. ${pen.digits('S####')} · Forfald ${pen.day(due)}</p>${grid('ruled', 'lrrr', 'Tekst|Antal|Stk. pris|Pris', linesAs(pen, sums.lines, 'tqua'))}${facts(sumsAs(pen, sums, 'nvT', 'I alt ekskl. moms|25% moms|I alt inkl. moms DKK'), 'margin-left:auto')}<div class="foot" style="border-top:0.3mm dashed;padding-top:3mm">+71&lt; ${pen.digits('###############')} +${pen.digits('########')}&lt; &nbsp; Reg. ${pen.digits('####')} konto ${pen.digits('##########')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const sePapers: Papers = {
  /** A snow plough of Sweden: facts on the left, a number to pay with beside the bill's own. */
  snoerojning: paper(
    se,
    'YYYY-MM-DD',
    'plain light',
    'Jämtlands Maskintjänst AB;Hissmovägen 20;831 72 Östersund|NORRPLOG;Storgatan 60;903 30 Umeå;Norrplog Entreprenad HB|Åke Sandgren Åkeri & Schakt;Byvägen 3;796 91 Älvdalen',
    'SE',
    (pen, firm, to) => {
      const sums = onTop([
        several('Snöröjning traktor, tim', pen.whole(2, 18), pen.whole(78, 115) * 1000, 25),
        line('Sandning', pen.whole(40, 190) * 1000, 25),
      ])
      const [number, due] = [pen.digits('#####'), pen.after(30)]
      return [
        `<div class="sides"><b style="font-size:18pt">${escaped(firm.name)}</b><b style="font-size:18pt">Faktura</b></div><div class="cols" style="margin-top:8mm">${told(
          [
            ['Fakturadatum', pen.day()],
            ['Fakturanr', number],
            ['OCR', `${number}${pen.digits('###')}`],
            ['Kundnr', pen.digits('1###')],
            ['Er referens', say(pen, 'Anna Lind|Bo Ek')],
            ['Förfallodatum', pen.day(due)],
            ['Dröjsmålsränta', '8,00 %'],
          ],
        )}<div><span class="tiny">Faktureringsadress</span><br>${who(to)}</div></div>${grid('ruled', 'lrrr', 'Benämning|Antal|À-pris|Summa', linesAs(pen, sums.lines, 'tqua'))}${grid('boxy', 'rrrr', 'Netto|Moms %|Moms kr|ATT BETALA', [[pen.plain(sums.net), '25', pen.plain(sums.vat), pen.money(sums.total)]])}<div class="foot tiny cols" style="border-top:0.3mm solid"><div><b>Adress</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}</div><div><b>Bankgiro</b><br>${pen.digits('####-####')}</div><div><b>Momsreg.nr</b><br>${taxNumber(pen, 'SE')}<br>Godkänd för F-skatt</div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const noTills = {
  /** Of a train in Norway: an app's receipt on a sheet. */
  togbillett: sheet(
    {
      shops:
        'Fjelltog;Jernbanetorget 2;0154 Oslo;Fjelltog AS|NORDLANDSEKSPRESSEN;Sjøgata 1;8006 Bodø',
      notation: no,
      days: 'DD.MM.YYYY|D. month YYYY',
    },
    'A4',
    (pen, shop) => {
      const sums = within([
        several('Voksen, Fleks', pen.whole(1, 3), pen.whole(199, 690) * 100, 12),
        line('Plass i stillesone', 5900, 12),
      ])
      const number = pen.digits(say(pen, '@@@-####-###|########'))
      return [
        `<div style="border-top:4mm solid #e11d48;padding-top:5mm"><div style="font-size:17pt">${shop.name}</div><p>Kvittering for kjøp i appen</p></div><table style="margin:8mm 0">${[
          ['Kjøpt', `${pen.day()} kl. ${pen.clock()}`],
          ['Ordrenummer', number],
          ['Reise', say(pen, 'Oslo S – Voss|Bodø – Mosjøen')],
          ['Avgang', `${pen.day(pen.after(11))} kl. ${pen.clock()}`],
        ]
          .map(([a = '', b = '']) => `<tr><td class="grey">${a}</td><td>${b}</td></tr>`)
          .join(
            '',
          )}</table><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity} × ${one.text}`, pen.money(one.amount))).join('')}</table><hr><div style="display:flex;justify-content:space-between"><b>Betalt med Vipps</b><b>${pen.money(sums.total)}</b></div><p>Herav mva. 12 %: ${pen.money(sums.vat)}</p><p class="small grey">${[...shop.also, ...shop.address].join(', ')}. Org.nr. ${taxNumber(pen, 'NO')}</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const fiPapers: Papers = {
  /** A yard's upkeep in Finland: a bank's form fills the lower third. */
  tilisiirto: paper(
    fi,
    'D.M.YYYY|DD.MM.YYYY',
    'plain',
    'Kiinteistöhuolto Rantanen Oy;Teollisuuskatu 5;70460 Kuopio|NUOHOUS-PEKKA;Mäntytie 8;45100 Kouvola;Tmi Pekka Ihalainen|Saunamaailma Löyly & Kivi;Satamakatu 14;33200 Tampere',
    'FI',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Huoltokäynti, h|Hormin nuohous'),
          pen.whole(1, 12),
          pen.whole(42, 78) * 100,
          25.5,
        ),
        line('Kilometrikorvaus', pen.whole(8, 60) * 100, 25.5),
      ])
      const [number, due] = [pen.digits(say(pen, '####|26###')), pen.after(14)]
      return [
        `<div class="cols"><div><b>${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>Y-tunnus ${taxNumber(pen, 'FI').slice(2, 9)}-${pen.whole(0, 9)}</div><div><b style="font-size:15pt">LASKU</b>${told(
          [
            ['Päiväys', pen.day()],
            ['Laskun numero', number],
            ['Toimituspäivä', pen.day(pen.after(-6))],
            ['Eräpäivä', pen.day(due)],
            ['Viivästyskorko', '11,5 %'],
          ],
        )}</div></div><div style="margin:8mm 0">${who(to)}</div>${grid('ruled', 'lrrr', 'Kuvaus|Määrä|à-hinta|Veroton', linesAs(pen, sums.lines, 'tqua'))}${facts(sumsAs(pen, sums, 'NVT', 'Veroton yhteensä|ALV 25,5 %|Yhteensä'), 'margin-left:auto')}<table class="t boxy at" style="left:18mm;right:18mm;bottom:12mm;width:174mm"><tr><td>Saajan tilinumero<br>${pen.digits('FI## #### #### #### ##')}</td><td>BIC NDEAFIHH</td></tr><tr><td>Saaja<br>${legal(firm)}</td><td>Viitenumero<br>${pen.digits('#### #####')}</td></tr><tr><td>Maksaja<br>${who(to)}</td><td>Eräpäivä ${pen.day(due)} &nbsp; Euro ${pen.plain(sums.total)}</td></tr></table>`,
        { sums, documentNumber: number, due },
      ]
    },
    '2024-09-01',
  ),
}

export const isTills = {
  /** Of a bath of Iceland: whole crowns. */
  sundlaug: slip(
    {
      shops:
        'Sundlaug Norðurþings;Héðinsbraut 2;640 Húsavík|KAFFI HORNIÐ;Hafnarbraut 42;780 Höfn;Hornið veitingar ehf.',
      notation: is,
      days: 'DD.MM.YYYY',
    },
    80,
    (pen, shop) => {
      const items = [
        several('Fullorðinn', pen.whole(1, 4), pen.whole(110, 160) * 1000, 11),
        line('Kaffi', pen.whole(55, 79) * 1000, 11),
      ]
      const all = items.reduce((sum, { amount }) => sum + amount, 0)
      const vat = Math.round((all * 11) / 111 / 100) * 100
      const sums = { ...within(items), vat, net: all - vat, total: all }
      const number = pen.digits('#####')
      return [
        typed(
          80,
          34,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^Kt. ${pen.digits('######-####')}

          Kvittun nr. ${number}|${pen.day()}
          =-
          ${each(sums.lines, (one) => `${one.quantity} x ${one.text}|${pen.plain(one.amount)}`)}
          =-
          !Samtals|${pen.money(sums.total)}
          Greiðslukort|${pen.plain(sums.total)}
          þar af VSK 11%|${pen.plain(sums.vat)}
          ^Takk fyrir komuna
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const eePapers: Papers = {
  /** A data line of Estonia: the sum in a circle of colour, sent by mail. */
  'arve-ee': paper(
    ee,
    'DD.MM.YYYY',
    'light plain',
    'Võrguvärk OÜ;Akadeemia tee 21;12618 Tallinn|PILVEPESA;Riia 24;51010 Tartu;Pilvepesa Hosting AS',
    'EE',
    (pen, firm, to) => {
      const sums = onTop([
        line(say(pen, 'Internetiühendus 500/100|Virtuaalserver M'), pen.whole(19, 120) * 100, 24),
        line('IP-aadress', 300, 24),
      ])
      const [number, due] = [pen.digits(say(pen, 'A-26####|######')), pen.after(14)]
      return [
        `<div class="sides"><div><b style="font-size:22pt;color:#4338ca">Arve</b><br>${number}</div><div style="width:48mm;height:26mm;border-radius:13mm;background:#c7d2fe;text-align:center;padding-top:6mm">Tasuda<br><b style="font-size:14pt">${pen.money(sums.total)}</b></div></div>${told(
          [
            ['Kuupäev', pen.day()],
            ['Maksetähtaeg', pen.day(due)],
            ['Periood', pen.day(pen.after(-20), 'MM/YYYY')],
            ['Viitenumber', pen.digits('#######')],
          ],
        )}<p>Maksja: ${who(to, ', ')}</p>${grid('ruled', 'lr', 'Teenus|Summa', linesAs(pen, sums.lines, 'ta'))}${facts(sumsAs(pen, sums, 'nvT', 'Kokku km-ta|Käibemaks 24%|Kokku koos km-ga'), 'margin-left:auto')}<div class="foot tiny">${[escaped(firm.name), ...(firm.also.length > 0 ? [legal(firm)] : []), place(firm, ', ')].join(' | ')} | KMKR ${pen.digits('EE#########')} | ${pen.digits('EE## 2200 #### #### ####')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    '2025-07-01',
  ),
}

export const lvPapers: Papers = {
  /** A saw mill of Latvia: who sends and who takes in a table, the sum in words. */
  'pavadzime-rekins': paper(
    lv,
    'DD.MM.YYYY|YYYY. gada D. month',
    'book plain',
    'SIA "Vidzemes Koks";Cēsu iela 40;LV-4126 Priekuļi|Z/S Kalnozoli;Kalnozoli;LV-3320 Saldus pag.',
    'LV',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Dēļi 25x100, m3|Malka, berkubs'),
          pen.whole(2, 30),
          pen.whole(32, 240) * 100,
          21,
        ),
      ])
      const [number, due] = [pen.digits(say(pen, 'VK ######|26/###')), pen.after(10)]
      return [
        `<div class="mid"><b style="font-size:14pt">PAVADZĪME - RĒĶINS Nr. ${number}</b><br>${pen.day()}</div><table class="t boxy"><tr><td>Piegādātājs</td><td>${who(firm)}<br>PVN reģ. Nr. ${pen.digits('LV4##########')}</td></tr><tr><td>Saņēmējs</td><td>${who(to)}</td></tr><tr><td>Apmaksas termiņš</td><td>${pen.day(due)}</td></tr></table>${grid('boxy', 'lrrr', 'Nosaukums|Daudzums|Cena|Summa EUR', linesAs(pen, sums.lines, 'tqua'))}${facts(sumsAs(pen, sums, 'nvt', 'Kopā bez PVN|PVN 21%|Pavisam apmaksai EUR'), 'margin-left:auto')}<p>Izsniedza ______________ &nbsp; Pieņēma ______________</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const ltTills = {
  /** Of a parcel's machine in Lithuania: a short receipt. */
  siuntos: slip(
    {
      shops:
        'Siuntų Taškas, UAB;Savanorių pr. 178;44150 Kaunas|VENIPOST;Gedimino pr. 9;01103 Vilnius;UAB Venipost LT',
      notation: lt,
      days: 'YYYY-MM-DD',
    },
    57,
    (pen, shop) => {
      const sums = within([
        line('Siunta M', pen.whole(250, 690), 21),
        ...(pen.chance(0.5) ? [line('Dėžutė', 99, 21)] : []),
      ])
      const number = pen.digits('######')
      return [
        typed(
          57,
          26,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          PVM kodas ${pen.digits('LT#########')}
          Kvitas ${number}
          =-
          ${each(sums.lines, (one) => `${one.text} A|${pen.plain(one.amount)}`)}
          =-
          Be PVM|${pen.plain(sums.net)}
          PVM A 21%|${pen.plain(sums.vat)}
          !Mokėti EUR|${pen.plain(sums.total)}
          Kortelė|${pen.plain(sums.total)}
          ${pen.day()}|${pen.clock()}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}
