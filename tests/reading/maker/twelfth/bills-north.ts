/** Bills of the Netherlands and the north: who works alone, a club's part of the year, a dentist, a host, a town, an accountant in two languages, a guest house. */
import type { Random } from '../../../support/random'
import { below, block, firms, line, onTop, penFor, several, truthOf, wares } from '../eighth/kit'
import { dk, fi, nl, no, se } from '../eighth/notations'
import { lettered } from '../ninth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import type { Sheet } from '../print'
import { rateFrom } from '../eleventh/kit'
import { buyerOf } from './buyers'
import {
  behind,
  divided,
  goods,
  headed,
  inLine,
  is,
  letter,
  logo,
  oneLine,
  pushed,
  rates,
  roundedTo,
  say,
  seEuro,
  windowed,
} from './kit'
import { sumsAs } from '../eighth/rows'

const loners = firms(
  'Sanne Kok Illustratie;Prinsengracht 702;1017 LA Amsterdam|Bureau Waterpas;Havenkade 3;4331 JN Middelburg;Waterpas Advies B.V.|Timmerbedrijf Roelofs;Dorpsstraat 18;6741 AK Lunteren',
)

/** Of a Dutchman who works alone: hours, tax passed to the buyer at times, few lines on much white, who sends it in the foot. */
export function zzp(random: Random): Sheet {
  const pen = penFor(random, nl, 'D month YYYY|DD-MM-YYYY|D-M-YYYY')
  const [firm, to] = [pen.pick(loners), buyerOf(pen, 'NL')]
  const isTurned = pen.chance(0.3)
  const sums = onTop([
    several(
      say(
        pen,
        'Illustraties jaarverslag (uren)|Advies bestemmingsplan (uren)|Kozijnen vervangen (uren)',
      ),
      pen.whole(3, 48),
      pen.pick([5500, 6500, 8250]),
      isTurned ? 0 : 21,
    ),
  ])
  const number = pen.digits(say(pen, '2026-0##|26###|F#####'))
  return letter(
    pen,
    { faces: 'light wide slab' },
    [
      `<p style="font-size:26pt;margin:0 0 18mm;letter-spacing:1mm">factuur</p><div class="sides"><div>${lettered(to)}</div><div>${behind(
        [
          ['factuurnummer', number],
          ['factuurdatum', pen.day()],
          ['vervaldatum', pen.day(pen.after(14))],
        ],
      )}</div></div>${goods(pen, sums, 'tquA', 'Omschrijving|Uren|Tarief|Bedrag')}${pushed(sumsAs(pen, sums, 'NVT', `Subtotaal|${isTurned ? 'Btw verlegd' : '21% btw'}|Te voldoen`))}${isTurned ? `<p>Btw verlegd naar NL${pen.digits('#########')}B01</p>` : ''}<div class="foot small mid">${oneLine(firm, ' | ')}${firm.also.map((also) => ` | ${also}`).join('')}<br>${iban(pen, 'NL')} | btw ${taxNumber(pen, 'NL')} | kvk ${pen.digits('########')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const unions = firms(
  'Vereniging van Boekverkopers;Herengracht 166;1016 BP Amsterdam|Gemeente Waterveen;Postbus 40;1140 AA Waterveen|Bedrijvenkring Zutphen-Oost;De Mars 11;7202 CK Zutphen',
)

/** A Dutch contribution or a town's charge: no tax, a payment code of sixteen digits that is no number, an envelope's window. */
export function contributie(random: Random): Sheet {
  const pen = penFor(random, nl, 'D month YYYY|DD-MM-YYYY')
  const [firm, to] = [pen.pick(unions), buyerOf(pen, 'NL')]
  const isTown = firm.name.startsWith('Gemeente')
  const sums = onTop([
    line(
      isTown ? 'Precariobelasting terras' : 'Contributie lidmaatschap',
      pen.whole(60, 620) * 100,
    ),
    ...(pen.chance(0.4)
      ? [line(isTown ? 'Reclamebelasting' : 'Bijdrage vakblad', pen.whole(20, 90) * 100)]
      : []),
  ])
  const number = pen.digits(say(pen, '26.####|C######|8#######'))
  return letter(
    pen,
    { faces: 'plain book' },
    [
      `${logo(firm.name, 8, 'color:#1d3557;font-weight:bold')}${windowed(firm, to)}${divided([
        [isTown ? 'Aanslag-/factuurnummer' : 'Factuurnummer', number],
        ['Dagtekening', pen.day()],
        ['Betalingskenmerk', pen.digits('#### #### #### ####')],
      ])}<h1>${isTown ? 'Heffing' : 'Contributiefactuur'}</h1>${goods(pen, sums, 'tA')}<p><b>Totaal te betalen ${pen.money(sums.total)}</b> vóór ${pen.day(pen.after(30))}.</p><p class="small">Over dit bedrag is geen btw verschuldigd. ${iban(pen, 'NL')}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const swedes = firms(
  'Fibernät Jämtland AB;Rådhusgatan 40;831 34 Östersund|Tandhälsan Mariestad;Kyrkogatan 9;542 30 Mariestad;Tandhälsan M. Lind AB|Backlunds El & Larm AB;Industrivägen 15;961 67 Boden',
)

/** A Swedish bill: moms in a table of its own, rounded to whole kronor, OCR in the last line, `öresutjämning` in the sums. */
export function fibernat(random: Random): Sheet {
  const pen = penFor(random, se, 'YYYY-MM-DD|D month YYYY')
  const [firm, to] = [pen.pick(swedes), buyerOf(pen, 'SE')]
  const isCare = firm.name.startsWith('Tand')
  const rate = isCare ? 0 : 25
  const raw = pen.buy(
    wares(
      isCare
        ? 'Basundersökning;820;1090;0|Tandfyllning, flera ytor;1240;1790;0|Bettskena;3100;4200;0'
        : `Fiber 500/500 månad;389.5;629.5;25|Montör, timmar;545;690;25|Larmcentral kvartal;612.5;890;25|Framkörning;385;495;25`,
    ),
    { count: [1, 3], most: 3, step: 50 },
  )
  const total = roundedTo(raw.total, 100)
  const number = pen.digits(say(pen, '########|26-#####|1000####'))
  return letter(
    pen,
    { faces: 'plain narrow wide' },
    [
      `<div class="sides"><div>${logo(firm.name, 8, 'font-weight:bold')}</div><div class="big">Faktura</div></div><div class="sides"><div style="margin-top:20mm">${lettered(to)}</div>${divided(
        [
          ['Fakturanr', number],
          ['Fakturadatum', pen.day()],
          ['Förfallodatum', pen.day(pen.after(30))],
          ['Kundnr', pen.digits('1####')],
          ['Dröjsmålsränta', '8 %'],
        ],
      )}</div>${goods(pen, raw, 'tqua', 'Benämning|Antal|À-pris|Belopp')}${headed([
        ['Exkl. moms', pen.plain(raw.net)],
        [isCare ? 'Momsfritt' : `Moms ${rate} %`, pen.plain(raw.vat)],
        ['Öresutjämning', pen.plain(total - raw.total)],
        ['ATT BETALA', pen.money(total)],
      ])}<div class="foot small sides"><div>${below(firm)}</div><div>Bankgiro ${pen.digits('####-####')}<br>OCR ${pen.digits('##########')}</div><div>Momsreg.nr ${taxNumber(pen, 'SE')}<br>Godkänd för F-skatt</div></div>`,
    ],
    truthOf(pen, {
      supplier: firm,
      sums: raw,
      total: (total / 100).toFixed(2),
      documentNumber: number,
    }),
  )
}

const exporters = firms(
  'Åre Ski Rental AB;Årevägen 78;837 52 Åre|Norrsken Ljud HB;Skeppsbron 12;972 31 Luleå|Glasbruket Målerås AB;Industrigatan 20;384 31 Målerås',
)

/** A Swede's invoice in English and euros: the tax of Sweden told with both currencies, the rate of the day, for a buyer abroad. */
export function euroFaktura(random: Random): Sheet {
  const pen = penFor(random, seEuro, 'YYYY-MM-DD|D mon YYYY')
  const [firm, to] = [pen.pick(exporters), buyerOf(pen, pen.pick(['DE', 'NL']))]
  const sums = pen.buy(
    wares(
      'Group ski rental, day;28;44;25|PA system weekend;280;420;25|Glass bowl, hand blown;68;140;25|Delivery in Sweden;18;45;25',
    ),
    {
      count: [1, 3],
      most: 6,
    },
  )
  const course = pen.whole(1089, 1174)
  const number = pen.digits(say(pen, '#####|E26-###|26###'))
  return letter(
    pen,
    { faces: 'light wide' },
    [
      `${logo(firm.name, 10, 'color:#475569')}${inLine([
        ['INVOICE', number],
        ['Date', pen.day()],
        ['Due', pen.day(pen.after(20))],
      ])}<p>${lettered(to)}</p>${goods(pen, sums, 'tqua', 'Item|Qty|Price|EUR')}${pushed(sumsAs(pen, sums, 'NVT', 'Net amount|Swedish VAT 25 %|To pay'))}<p class="small">VAT in SEK: ${pen.plain(Math.round((sums.vat * course) / 100))} (1 EUR = ${(course / 100).toFixed(2).replace('.', ',')} SEK)</p><div class="foot small">${oneLine(firm)}, Sweden · VAT no. ${taxNumber(pen, 'SE')} · ${iban(pen, 'SE')}</div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const danes = firms(
  'Klarvand Webhotel ApS;Åboulevarden 21;8000 Aarhus C|Grundejerforeningen Strandengen;v/ kasserer Bent Juhl, Tangvej 5;4500 Nykøbing Sj.|Advokatfirmaet Brix & Elkjær;Torvet 3;6700 Esbjerg;Brix & Elkjær Advokatpartnerselskab',
)

/** A Danish bill: a small sum by the year, moms in a sentence, the bank's line with its registration number, dots for thousands. */
export function webhotel(random: Random): Sheet {
  const pen = penFor(random, dk, 'DD-MM-YYYY|D. month YYYY|DD.MM.YYYY', {
    money: random.pick(['# DKK', 'kr. #', '# kr.']),
  })
  const [firm, to] = [pen.pick(danes), buyerOf(pen, 'DK')]
  const isClub = firm.name.startsWith('Grund')
  const rate = isClub ? 0 : 25
  const sums = isClub
    ? onTop([line('Kontingent 1. halvår', pen.whole(8, 40) * 10_000)])
    : onTop([
        line(
          firm.name.startsWith('Klar') ? 'Webhotel Pro, 12 mdr.' : 'Rådgivning lejekontrakt',
          pen.whole(35, 1200) * 1000,
          rate,
        ),
        ...(pen.chance(0.4)
          ? [line(firm.name.startsWith('Klar') ? 'Domæne .dk' : 'Tinglysningsbistand', 4900, rate)]
          : []),
      ])
  const number = pen.digits(say(pen, '######|26-###|1####'))
  return letter(
    pen,
    { faces: 'plain light slab' },
    [
      `<div class="sides"><div>${lettered(to)}</div><div class="right"><b>${firm.name.replace('&', '&amp;')}</b><br>${below(firm)}${isClub ? '' : `<br>CVR-nr. ${taxNumber(pen, 'DK').slice(3)}`}</div></div><h1 style="font-weight:normal">Faktura nr. ${number}</h1><p>${pen.day()}</p>${goods(pen, sums, 'tA', 'Beskrivelse|Beløb')}${isClub ? '' : `<table class="push"><tr><td>Beløb uden moms</td><td class="right">${pen.money(sums.net)}</td></tr><tr><td>Moms 25%</td><td class="right">${pen.money(sums.vat)}</td></tr></table>`}<p class="right big">I alt ${pen.money(sums.total)}</p><p>Betales senest ${pen.day(pen.after(8))} til reg. ${pen.digits('####')} konto ${pen.digits('##########')}.${isClub ? ' Kontingentet er momsfrit.' : ''}</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const norwegians = firms(
  'Lierne kommune;Økonomiavdelingen, Heggvollveien 6;7882 Nordli|Nordre Land Renovasjon IKS;Tømtevegen 2;2870 Dokka|Tannlegene på Brygga;Bryggen 11;6002 Ålesund;Brygga Tannhelse AS',
)

/** Of a Norwegian town and such: KID and account in a bar at the foot, fees by the term, MVA or none, the date in the head's column. */
export function kommunalt(random: Random): Sheet {
  const pen = penFor(random, no, 'DD.MM.YYYY|D. month YYYY|DD.MM.YY', { money: '# kr' })
  const [firm, to] = [pen.pick(norwegians), buyerOf(pen, 'NO')]
  const isCare = firm.name.startsWith('Tann')
  const sums = pen.buy(
    wares(
      isCare
        ? 'Undersøkelse og røntgen;690;1090;0|Fylling to flater;1190;1790;0|Rens;450;700;0'
        : `Vanngebyr termin;780;1490;25|Avløpsgebyr termin;980;1980;25|Slamtømming;1100;1900;25|Renovasjon næring;890;1600;25`,
    ),
    { count: [1, 3] },
  )
  const number = pen.digits(say(pen, '########|26#####|4####'))
  const kid = pen.digits('0###########')
  return letter(
    pen,
    {
      faces: 'plain wide narrow',
      css: '.bar { position: absolute; bottom: 20mm; left: 18mm; right: 18mm; background: #fdf1c7; padding: 4mm; display: flex; justify-content: space-between; }',
    },
    [
      `<div class="sides">${logo(firm.name, 9, 'font-weight:bold;color:#0c4a6e')}<div class="small right">${below(firm)}<br>Org.nr. ${taxNumber(pen, 'NO')}</div></div>${windowed(firm, to)}${divided(
        [
          ['Fakturanr.', number],
          ['Fakturadato', pen.day()],
          ['Forfall', pen.day(pen.after(21))],
        ],
      )}<h1>Faktura</h1>${goods(pen, sums, 'ta', 'Tekst|Beløb')}${pushed(sumsAs(pen, sums, 'nvT', `Sum eks. mva|${isCare ? 'Mva (fritatt)' : 'Mva 25 %'}|Å betale`))}<div class="bar"><div>KID<br><b>${kid}</b></div><div>Kontonummer<br><b>${pen.digits('####.##.#####')}</b></div><div>Beløp<br><b>${pen.plain(sums.total)}</b></div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}

const finns = firms(
  'Tilitoimisto Tähkä Oy;Kauppapuistikko 8;65100 Vaasa|Västnylands Rörservice Ab;Karjaantie 14;10650 Tammisaari|Lumityöt Hietala Tmi;Rantatie 77;90830 Haukipudas',
)

/** Of Finland, both languages in every label: hours, tax by the day's rate, a bank's form below with the reference. */
export function laskuFaktura(random: Random): Sheet {
  const pen = penFor(random, fi, 'D.M.YYYY|DD.MM.YYYY')
  const [firm, to] = [pen.pick(finns), buyerOf(pen, 'FI')]
  const rate = rateFrom(pen, '2024-09-01', 24, 25.5)
  const sums = pen.buy(
    wares(
      `Kirjanpito / Bokföring;95;260;${rate}|Asennustyö, h / Montering, tim;48;69;${rate}|Lumityö, kerta / Snöröjning;65;120;${rate}|Tarvikkeet / Material;14;190;${rate}`,
    ),
    {
      count: [1, 3],
      most: 5,
    },
  )
  const number = pen.digits(say(pen, '####|26###|######'))
  return letter(
    pen,
    {
      faces: 'plain narrow',
      css: '.form { position: absolute; bottom: 12mm; left: 18mm; right: 18mm; border-top: 0.3mm dashed #000; padding-top: 3mm; }',
    },
    [
      `<div class="sides"><div>${logo(firm.name, 6, 'font-weight:bold')}${block(firm.address)}</div><div class="right big">LASKU / FAKTURA</div></div><div class="sides" style="margin-top:8mm"><div>${lettered(to)}</div>${divided(
        [
          ['Laskun nro / Fakturans nr', number],
          ['Laskun pvm / Fakturadatum', pen.day()],
          ['Eräpäivä / Förfallodag', pen.day(pen.after(14))],
          ['Viivästyskorko / Dröjsmålsränta', '8 %'],
        ],
      )}</div>${goods(pen, sums, 'tqua', 'Kuvaus / Beskrivning|Määrä|À|EUR')}${rates(pen, sums, 'rnvg', 'ALV / Moms|Veroton / Skattefri|Vero / Skatt|Yhteensä / Totalt')}<p class="right big">Maksettava / Att betala ${pen.money(sums.total)}</p><div class="form sides small"><div>Saaja / Mottagare<br>${firm.name}<br>${iban(pen, 'FI')}</div><div>Viitenumero / Ref.nr<br>${pen.digits('## ##### #####')}</div><div>Euro<br>${pen.plain(sums.total)}</div></div>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number, hasRates: true }),
  )
}

const icelanders = firms(
  'Steypustöðin Berg ehf.;Malarhöfði 10;110 Reykjavík|Bókhald og ráð ehf.;Hafnargata 27;230 Reykjanesbær|Gröfuþjónusta Tómasar;Selás 5;700 Egilsstaðir',
)

/** Of Iceland: whole crowns with dots, a `kennitala` of both, a day of claim beside the day of the bill. */
export function reikningur(random: Random): Sheet {
  const pen = penFor(random, is, 'DD.MM.YYYY|D. month YYYY')
  const [firm, to] = [pen.pick(icelanders), buyerOf(pen, 'IS')]
  const sums = pen.buy(
    wares(
      'Steypa C25 m³;28900;33500;24|Bókhaldsvinna klst;11900;15900;24|Gröfuvinna klst;16500;19800;24|Akstur km;180;240;24',
    ),
    {
      count: [1, 3],
      most: 9,
      step: 1000,
    },
  )
  const number = pen.digits(say(pen, '######|R-#####|26-###'))
  return letter(
    pen,
    { faces: 'wide plain' },
    [
      `<div class="sides"><div>${logo(firm.name, 7, 'font-weight:bold')}${block([...firm.address, `Kt. ${pen.digits('######-####')}`, `VSK-númer ${pen.digits('#####')}`])}</div><div class="big">Reikningur</div></div><div class="sides" style="margin:10mm 0"><div>${lettered(to)}<br>Kt. ${pen.digits('######-####')}</div>${divided(
        [
          ['Reikningur nr.', number],
          ['Dagsetning', pen.day()],
          ['Gjalddagi', pen.day(pen.after(10))],
          ['Eindagi', pen.day(pen.after(20))],
        ],
      )}</div>${goods(pen, sums, 'tqua', 'Lýsing|Magn|Einingaverð|Upphæð')}${pushed(sumsAs(pen, sums, 'nvT', 'Samtals án VSK|VSK 24%|Til greiðslu'))}<p class="small">Krafa birtist í heimabanka.</p>`,
    ],
    truthOf(pen, { supplier: firm, sums, documentNumber: number }),
  )
}
