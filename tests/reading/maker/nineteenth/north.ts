/** Papers of Sweden, Denmark, Norway and Finland: a vet, a road of owners, machines on hire, a printer, a dentist, a ferry, a town's water, a taxi. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { dk, fi, no, se } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { boxes } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { formed, tally, tornOff } from '../thirteenth/kit'
import { behind, say } from '../twelfth/kit'
import { beside, dotted, part, priced, ribbon } from './kit'
import { registered } from './north-kit'

export const sePapers: Papers = {
  /** Of a club that keeps a road: shares by house, a fee for a fund, no tax, a number for the giro that is not the bill's. */
  vagforening: paper(
    se,
    'YYYY-MM-DD',
    'plain book',
    'Björkviks vägsamfällighet;c/o Ahlgren, Sjövägen 12;139 60 Värmdö|Solbacka Båtklubb;Hamnplan 1;611 32 Nyköping;Solbacka Båtklubb ideell förening|TORSBY RIDSÄLLSKAP;Ridhusvägen 4;685 33 Torsby',
    'SE',
    (pen, firm, to) => {
      const sums = within([
        line('Årsavgift', pen.whole(8, 38) * 10_000),
        line('Avsättning underhållsfond', pen.whole(2, 9) * 10_000),
        line('Snöröjning extra', pen.whole(1, 6) * 5000),
        line('Ej utförd arbetsplikt', 50_000),
      ])
      const [number, due] = [pen.digits(say(pen, '26-##|##')), pen.after(30)]
      return [
        `<p style="font-size:16pt">${escaped(firm.name)}</p><p>Hej! Här kommer avgiften för året enligt beslut på årsmötet den ${pen.day(pen.after(-41))}.</p>${facts(priced(pen, sums.lines, 'tA'), 'width:110mm')}<p style="font-size:13pt">Att betala: ${pen.money(sums.total)}</p><p>Betala senast ${pen.day(due)} till bankgiro ${pen.digits('###-####')}. Märk betalningen med ${pen.digits('OCR #########')}.</p>${beside(
          '1fr 1fr',
          `Till<br>${who(to)}`,
          told([
            ['Faktura nr', number],
            ['Fakturadatum', pen.day()],
            ['Medlem nr', pen.digits('1##')],
          ]),
        )}<p>Föreningen är inte momsregistrerad. Städdag den ${pen.day(pen.after(22))}, vi bjuder på korv!</p><p style="margin-top:12mm">${say(pen, 'Gunilla, kassör|Per-Olof, kassör')}<br>${[...firm.also.map(escaped), place(firm, ', ')].join('<br>')}<br>Org.nr ${pen.digits('71####-####')}</p>`,
        { sums, vat: null, documentNumber: number, due },
        '#sheet { font-size: 11pt; }',
      ]
    },
  ),

  /** An animal hospital's: works and drugs, a patient with a name, an insurer that does not pay straight away, values above their labels. */
  djursjukhus: paper(
    se,
    'YYYY-MM-DD|D month YYYY',
    'wide light',
    'Djurkliniken Lommen;Västergatan 9;234 34 Lomma;Lommens Veterinär AB|SMÅDJURSAKUTEN MÄLAR;Björnvägen 40;721 31 Västerås;Mälar Smådjur AB|Hästveterinärerna i Skara;Travbanevägen 2;532 37 Skara;HVS Hästvård i Skara AB',
    'SE',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Undersökning akut;890;1500;25|Blodprov CBC;520;790;25|Röntgen 2 bilder;1100;1900;25|Inj. Metacam;180;310;25|Dropp inkl. material;640;990;25|Stygn;480;900;25|Tandrengöring;1900;3200;25|Konvalescentfoder;120;240;25',
          ),
          { count: [4, 6], step: 100 },
        ).lines,
      )
      const [number, due] = [pen.digits(say(pen, '1#####|F-26####')), pen.after(20)]
      const { own, tax } = registered(pen, 'SE')
      return [
        `<div class="sides"><div style="width:60mm">${behind(
          [
            ['Fakturanummer', number],
            ['Fakturadatum', pen.day()],
            ['Förfallodatum', pen.day(due)],
            ['Journal', pen.digits('J#####')],
            ['Djur', say(pen, 'Sixten, tax|Molly, bondkatt|Silver, halvblod')],
          ].map(([label = '', value = '']) => [label, value] as const),
        )}</div><div class="r"><b style="font-size:18pt;color:#15803d">${escaped(firm.name)}</b></div></div><div style="margin:12mm 0">${who(to)}</div>${grid('ruled', 'lrrr', 'Åtgärd|Antal|à-pris|Summa exkl. moms', linesAs(pen, sums.lines, 'tqua'))}${part(
          'display:flex;justify-content:flex-end',
          tally(
            [
              ['Netto', pen.plain(sums.net)],
              ['Moms 25 %', pen.plain(sums.vat)],
              ['Fakturabelopp SEK', pen.plain(sums.total)],
            ],
            '',
          ),
        )}<p>Direktreglering nekad av försäkringsbolaget ${pen.day(pen.after(-1))}; hela beloppet betalas av djurägaren.</p><div class="foot tiny"><div class="cols"><div>${legal(firm)}<br>${place(firm)}</div><div>Org.nr ${own}<br>Momsreg.nr ${tax}<br>Godkänd för F-skatt</div><div>Bankgiro ${pen.digits('####-####')}<br>Swish ${pen.digits('123 ### ## ##')}</div></div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const seTills = {
  /** A place to charge and park: a receipt by mail on a narrow print, energy and time, the tax told in words. */
  'parkering-app': slip(
    {
      shops:
        'PARKERA LÄTT;Box 412;401 26 Göteborg;Parkera Lätt Norden AB|Kvartersparken;Storgatan 31;903 26 Umeå;Umeå Kvartersparkering AB|STOPP & GÅ;Södra Kajen 2;852 30 Sundsvall;Stopp & Gå Mobilitet AB',
      notation: se,
      days: 'YYYY-MM-DD',
    },
    80,
    (pen, shop) => {
      const sums = within([
        line('Parkering', pen.whole(12, 240) * 100, 25),
        line('Laddning AC', pen.whole(30, 190) * 100, 25),
        line('Serviceavgift', 395, 25),
      ])
      const number = pen.digits('PL-########')
      return [
        `<div class="mid"><span style="background:#1d4ed8;color:#fff;font-size:18pt;padding:1mm 3mm">P</span> <b>${escaped(shop.name)}</b></div><p class="mid">Kvitto på avslutad parkering</p>${told(
          [
            ['Zon', pen.digits('####')],
            ['Fordon', pen.digits('@@@ ##@')],
            ['Start', `${pen.day()} 09:${pen.whole(10, 59)}`],
            ['Stopp', `${pen.day()} 1${pen.whole(1, 8)}:${pen.whole(10, 59)}`],
            ['Energi', `${pen.whole(4, 40)},${pen.whole(10, 99)} kWh`],
          ],
        )}<hr>${dotted(priced(pen, sums.lines, 'tA'))}<p style="font-size:12pt"><b>Totalt ${pen.money(sums.total)}</b><br><span class="tiny">varav moms 25 % ${pen.money(sums.vat)}</span></p><p class="tiny">Betalt med Visa ${pen.digits('•••• ####')} den ${pen.day()}<br>Kvittonummer ${number}<br>${legal(shop)}, org.nr ${pen.digits('55####-####')}<br>${place(shop, ', ')}</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const dkPapers: Papers = {
  /** Machines on hire: weeks and days, fuel, a fee for the environment, a line for the giro at the foot. */
  materieludlejning: paper(
    dk,
    'DD-MM-YYYY|DD.MM.YYYY',
    'narrow plain',
    'Fjordens Materiel;Sydhavnsgade 28;7600 Struer;Fjordens Materieludlejning ApS|LIFT & GRAV;Industrivej 9;4690 Haslev;Lift & Grav Udlejning ApS|Nordjysk Stilladsleje;Teglværksvej 60;9400 Nørresundby;NJS Stillads ApS',
    'DK',
    (pen, firm, to) => {
      const days = pen.whole(2, 21)
      const price = pen.whole(45, 160) * 1000
      const sums = onTop([
        several(
          say(pen, 'Minigraver 1,7 t, dag|Teleskoplæsser, dag|Saxlift 12 m, dag'),
          days,
          price,
          25,
        ),
        line('Kørsel tur/retur', pen.whole(7, 18) * 10_000, 25),
        several('Diesel, liter', pen.whole(20, 160), 1525, 25),
        line('Miljøgebyr 1,5 %', Math.round(days * price * 0.015), 25),
        line('Skadesdækning', days * 9500, 25),
      ])
      const [number, due] = [pen.digits(say(pen, '3#####|26####')), pen.after(14)]
      return [
        `${beside(
          '60mm 1fr',
          `<div style="background:#dc2626;color:#fff;padding:4mm;font-size:14pt"><b>${escaped(firm.name)}</b></div><p>${place(firm)}<br>CVR ${taxNumber(pen, 'DK').slice(3)}</p>`,
          `${boxes([
            ['Fakturanr.', number],
            ['Fakturadato', pen.day()],
            ['Kundenr.', pen.digits('#####')],
          ])}${boxes([
            ['Lejekontrakt', pen.digits('LK-#####')],
            ['Udleveret', pen.day(pen.after(-days - 3))],
            ['Retur', pen.day(pen.after(-3))],
          ])}`,
        )}<p style="margin-top:6mm">${who(to)}<br>CVR ${taxNumber(pen, 'DK').slice(3)}</p>${grid('ruled', 'lrrr', 'Beskrivelse|Antal|Stk. pris|Beløb', linesAs(pen, sums.lines, 'tqua'))}<div class="sides"><div>Rekvisition: ${say(pen, 'Havnebyggeri etape 2|Mogens, 21 44')}</div>${facts(sumsAs(pen, sums, 'nvT', 'I alt ekskl. moms|25% moms|I alt DKK'))}</div><p>Netto 14 dage. Betales senest ${pen.day(due)}. Ved for sen betaling tilskrives 1,5% rente pr. måned.</p>${tornOff(`<pre>+71&lt;${pen.digits('###############')}+${pen.digits('8#######')}&lt;</pre><div class="sides"><span>${legal(firm)}</span><span>${pen.day(due)}</span><span>${pen.plain(sums.total)}</span></div>`)}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A printer's credit for a run that was wrong: no minus before amounts, the word and the old bill's number. */
  trykkeri: paper(
    dk,
    'D. month YYYY|DD.MM.YYYY',
    'slab light',
    'Tryk på Torvet;Bispetorv 2;6100 Haderslev;Torvets Trykkeri ApS|GRAFISK HUS MORS;Havnen 14;7900 Nykøbing Mors;Grafisk Hus Mors ApS|Lyngby Offset;Firskovvej 30;2800 Kongens Lyngby;Lyngby Offset ApS',
    'DK',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            'Flyers A5, 5.000 stk.;1100;2100;25|Årsskrift, 32 sider;4200;7900;25|Bannere 80x200;690;1200;25|Klistermærker;340;890;25|Visitkort;390;620;25',
          ),
          { count: [1, 3], step: 500 },
        ).lines,
      )
      const number = pen.digits(say(pen, 'K26-###|9####'))
      return [
        `<div class="r" style="font-size:22pt;letter-spacing:-0.5mm">${escaped(firm.name)}</div><div style="margin:16mm 0 10mm">${who(to)}</div><p style="font-size:15pt">Kreditnota ${number}</p>${ribbon(
          [
            ['Dato', pen.day()],
            ['Vedrører faktura', pen.digits('5####')],
            ['Fakturadato', pen.day(pen.after(-26))],
            ['Sag', pen.digits('S-####')],
          ],
        )}<p>Vi beklager fejlen i ${say(pen, 'farverne|beskæringen')} og godskriver:</p>${grid('ruled', 'lrr', 'Tekst|Antal|Beløb', linesAs(pen, sums.lines, 'tqa'))}${facts(
          [
            ['Subtotal', pen.plain(sums.net)],
            ['Moms 25%', pen.plain(sums.vat)],
            ['Krediteret i alt', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<p>Beløbet modregnes i næste faktura.</p><div class="foot tiny r">${legal(firm)}<br>${place(firm, ', ')}<br>CVR-nr. ${taxNumber(pen, 'DK').slice(3)}</div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),
}

export const noPapers: Papers = {
  /** A dentist's: teeth by number, codes of the tariff, no tax, the next visit's day, paid at the desk. */
  tannlege: paper(
    no,
    'DD.MM.YYYY',
    'plain wide',
    'Tannlegene på Brygga;Strandgata 8;9008 Tromsø;Tannlegene på Brygga AS|TANNKLINIKKEN SETESDAL;Valle sentrum;4747 Valle;Setesdal Tannhelse AS|Tannlege Inger Brekke;Storgata 50;2609 Lillehammer',
    'NO',
    (pen, firm, to) => {
      const sums = within(
        pen.buy(
          wares(
            'Undersøkelse, 2 røntgen;890;1290|Fylling tann 26;1150;1990|Rotfylling tann 14;3400;5900|Tannstein;650;980|Krone, e.max;5900;8200|Bittskinne;3900;5200|Hygienetillegg;90;160',
          ),
          { count: [3, 5], step: 500 },
        ).lines,
      )
      const number = pen.digits(say(pen, '####|26####'))
      return [
        `<div class="sides"><b style="font-size:13pt">${escaped(firm.name)}</b><span>REGNING ${number}</span></div>${boxes(
          [
            ['Pasient', to.name],
            ['Behandlingsdato', pen.day(pen.after(-1))],
            ['Regningsdato', pen.day()],
            ['Behandler', say(pen, 'Brekke|Moen|Aas')],
          ],
        )}${grid(
          'boxy',
          'llr',
          'Takst|Behandling|Beløb kr',
          linesAs(pen, sums.lines, 'ta').map((cells) => [pen.digits('3##'), ...cells]),
        )}${part('text-align:right;font-size:14pt', `Sum ${pen.money(sums.total)}`)}<p>Betalt med bankkort ${pen.day()}. Unntatt merverdiavgift etter mval. § 3-2. Ingen refusjon fra folketrygden.</p><p>Neste time: ${pen.day(pen.after(185))} kl. 08.30</p><p class="tiny" style="margin-top:20mm">${who(to, ', ')}</p><div class="foot tiny">${legal(firm)} · ${place(firm, ' · ')} · org.nr. ${taxNumber(pen, 'NO').slice(3, -4)}</div>`,
        { sums, vat: null, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),
}

export const noTills = {
  /** A ferry's: a car by length, people, the low tax, a kiosk's coffee at another rate, the firm only below. */
  ferje: slip(
    {
      shops:
        'VESTFJORDFERJENE;Kaigata 2;8250 Rognan;Vestfjordferjene AS|Sundbåten Linje 4;Hurtigbåtkaia;6508 Kristiansund N;Sundbåt Drift AS|RYFYLKE RUTER;Kai 3;4130 Hjelmeland;Ryfylke Ruter KF',
      notation: no,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    72,
    (pen, shop) => {
      const sums = within([
        line('Bil inntil 6 m', pen.whole(70, 260) * 100, 12),
        several('Passasjer', pen.whole(1, 3), 4900, 12),
        line('Kaffe', 3500, 15),
        line('Svele', 4500, 15),
      ])
      const number = pen.digits('######')
      return [
        typed(
          72,
          36,
          `
          !${shop.name}
          ${pen.day()} ${pen.clock()}|Salg ${number}
          =_
          ${each(sums.lines, (one) => `${one.quantity} ${one.text}|${pen.plain(one.amount)}`)}
          =_
          TOTALT NOK|${pen.plain(sums.total)}
          BankAxept|${pen.plain(sums.total)}

          MVA%   Grunnlag      MVA|Sum
          ${each(sums.shares, (share) => `${share.rate}%   ${pen.plain(share.net)}   ${pen.plain(share.vat)}|${pen.plain(share.net + share.vat)}`)}
          =_
          Samband ${say(pen, 'Festøya–Solavågen|Bognes–Skarberget|Nesvik–Hjelmeland')}
          Ref ${pen.digits('############')}
          ${shop.also[0] ?? ''}
          ${each(shop.address, (text) => text)}
          Foretaksnr ${taxNumber(pen, 'NO').slice(3)}
          ^God tur! Ta vare på kvitteringen.
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const fiPapers: Papers = {
  /** A town's water: an estimate and a reading, a transfer's form with a reference of checked digits, two languages on the labels. */
  vesilaitos: paper(
    fi,
    'D.M.YYYY|DD.MM.YYYY',
    'plain narrow',
    'Kuusjoen Vesi;Vesitornintie 3;32200 Loimaa;Kuusjoen Vesihuolto Oy|SALMELAN VESIHUOLTO;Satamakatu 21;57130 Savonlinna;Salmelan Vesihuolto Oy|Lakeuden Vesiosuuskunta;Rengastie 8;60510 Hyllykallio',
    'FI',
    (pen, firm, to) => {
      const [before, used] = [pen.whole(200, 3000), pen.whole(18, 320)]
      const { own } = registered(pen, 'FI')
      const sums = onTop([
        several('Vesi m³', used, pen.pick([168, 192]), 25.5),
        several('Jätevesi m³', used, pen.pick([244, 279]), 25.5),
        line('Perusmaksu vesi', 1840, 25.5),
        line('Perusmaksu jätevesi', 2310, 25.5),
      ])
      const [number, due] = [pen.digits(say(pen, '26#####|2#######')), pen.after(21)]
      return [
        `${beside(
          '1fr 1fr',
          `<b>${escaped(firm.name)}</b><br>${place(firm)}<br>Y-tunnus ${own}`,
          `<b>LASKU / FAKTURA</b>${told([
            ['Päiväys', pen.day()],
            ['Laskun numero', number],
            ['Asiakasnumero', pen.digits('####')],
            ['Eräpäivä', pen.day(due)],
          ])}`,
        )}<div style="margin:8mm 0">${who(to)}</div><p class="tiny">Kulutuspaikka ${escaped(to.address[0] ?? '')}. Mittari ${pen.digits('######')}: ${before} (arvio) – ${before + used} (luettu ${pen.day(pen.after(-9))})</p>${grid('', 'lrrrr', 'Selite|Määrä|á-hinta|ALV|Yhteensä', linesAs(pen, sums.lines, 'tqura'))}<hr>${ribbon(sumsAs(pen, sums, 'NVT', 'Veroton|ALV 25,5 %|Maksettava'))}<div class="at" style="left:18mm;right:18mm;bottom:14mm">${formed(
          [
            ['Saajan tilinumero / Mottagarens kontonummer', iban(pen, 'FI')],
            ['BIC', 'OKOYFIHH'],
            ['Saaja / Mottagare', legal(firm)],
            ['Viitenumero / Ref.nr', pen.digits('######## #####')],
            ['Maksaja / Betalare', to.name],
            [`Eräpäivä ${pen.day(due)}`, `EUR ${pen.plain(sums.total)}`],
          ],
          2,
        )}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    '2024-09-01',
  ),
}

export const fiTills = {
  /** A taxi's: a ride in parts, a card's own slip stapled below, tax by the rate of the day. */
  taksi: slip(
    {
      shops:
        'Taksi Lehtovaara;Kirkkokatu 11;90100 Oulu;Tmi Juha Lehtovaara|MENEVÄ JA SIRKKU;Asemakatu 5;13100 Hämeenlinna;Menevä ja Sirkku Oy|Saariston Kyyti;Rantatie 2;21660 Nauvo;Saariston Kyyti Ky',
      notation: fi,
      days: 'D.M.YYYY|DD.MM.YYYY',
      since: '2026-01-01',
    },
    57,
    (pen, shop) => {
      const sums = within([
        line('Lähtömaksu', pen.pick([490, 590, 790]), 13.5),
        line('Matkamaksu', pen.whole(40, 420) * 10, 13.5),
        line('Aikamaksu', pen.whole(20, 190) * 10, 13.5),
      ])
      const number = pen.digits('####')
      return [
        `<b>${escaped(shop.name)}</b><br>${[...shop.also.map(escaped), place(shop)].join('<br>')}<br>${pen.digits('FI########')}<br><br>Kuitti ${number}<br>${pen.day()} klo ${pen.clock()}<br>Auto ${pen.digits('@@@-###')}, ${pen.whole(2, 38)} km<br>${say(pen, 'Lentoasema – keskusta|Satama – hotelli')}<br><br>${facts([...priced(pen, sums.lines), ['YHTEENSÄ EUR', pen.plain(sums.total)], ['Alv 13,5 %', pen.plain(sums.vat)], ['Veroton', pen.plain(sums.net)]], 'width:100%')}<hr><div class="tiny">KORTTITAPAHTUMA<br>Debit Mastercard ${pen.digits('**** ####')}<br>Varmennus ${pen.digits('######')}<br>Veloitus ${pen.plain(sums.total)} EUR</div>${code(pen, 14)}<p class="mid">Kiitos matkasta!</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}
