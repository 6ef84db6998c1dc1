/** Papers of Denmark, Norway, Finland, Iceland, Estonia, Latvia and Lithuania: a craftsman's last bill, tolls, a car's test, an electrician, a house of owners, rooms on lease, fuel by card. */
import { escaped, firms, line, onTop, several, summed, within, type Line } from '../eighth/kit'
import { dk, fi, no } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { ee, leaders } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { across, entries, listed } from '../seventeenth/kit'
import { columned, decimal, formed, tally, tornOff } from '../thirteenth/kit'
import { divided, headed, inLine, is, lt, lv, say } from '../twelfth/kit'
import { beside, part } from './kit'
import { registered, titled } from './north-kit'

export const dkMore: Papers = {
  /** A craftsman's last bill of a job: the price that was offered, hours beside it, bills on account taken off with their numbers and days. */
  slutafregning: paper(
    dk,
    'DD-MM-YYYY|D. month YYYY|DD.MM.YY',
    'plain wide',
    'MALERFIRMAET BUNDGAARD;Energivej 5;8500 Grenaa;Malerfirmaet Bundgaard ApS|Vestsjællands VVS-Service;Ndr. Ringgade 70;4200 Slagelse;VSJ VVS-Service ApS|Tømrermester Kim Overby;Møllevej 3;5620 Glamsbjerg',
    'DK',
    (pen, firm, to) => {
      const offered = pen.whole(60, 320) * 50_000
      const account = Math.round((offered * pen.pick([30, 40, 60])) / 10_000) * 100
      const sums = onTop([
        line(`Arbejde udført iht. tilbud af ${pen.day(pen.after(-75))}`, offered, 25),
        several('Ekstraarbejde iht. aftalesedler, timer', pen.whole(3, 40), 48_500, 25),
        ...(pen.chance(0.6) ? [line('Ekstra materialer', pen.whole(8, 90) * 5000, 25)] : []),
        line(`Aconto, faktura ${pen.digits('9###')} af ${pen.day(pen.after(-38))}`, -account, 25),
      ])
      const [number, due] = [pen.digits(say(pen, '10###|11###')), pen.after(8)]
      return [
        `<div class="r" style="font-size:17pt;color:#0f766e"><b>${escaped(firm.name)}</b></div><div class="sides" style="margin-top:14mm"><div>${who(to)}<br>Att.: ${say(pen, 'Bogholderiet|Hanne Friis')}</div>${told(
          [
            ['Fakturanr.', number],
            ['Fakturadato', pen.day()],
            ['Kundenr.', pen.digits('1###')],
            ['Sagsnr.', pen.digits('26-###')],
            ['Side', '1 af 1'],
          ],
        )}</div><h1 style="margin:12mm 0 2mm;font-size:15pt">${say(pen, 'FAKTURA – slutafregning|Slutfaktura')}</h1><p>Vedr.: ${say(pen, 'Renovering af 1. sal og trappeopgang|Nyt badeværelse i stueetagen')}, ${escaped(to.address[0] ?? '')}</p>${grid('ruled', 'lrrr', 'Beskrivelse|Antal|Enhedspris|Beløb', linesAs(pen, sums.lines, 'tqua'))}<div style="margin-top:5mm">${tally(sumsAs(pen, sums, 'nvt', 'Subtotal|25,00% moms|Total DKK'))}</div><p style="margin-top:14mm">Betalingsbetingelser: Netto 8 dage – forfaldsdato ${pen.day(due)}<br>Beløbet indbetales på ${say(pen, 'Sparekassen Danmark|Middelfart Sparekasse')}, reg.nr. ${pen.digits('9###')} / kontonr. ${pen.digits('##########')}. Fakturanr. ${number} bedes angivet ved betaling.</p><div class="foot tiny mid">${legal(firm)} · ${place(firm, ' · ')} · CVR-nr. ${registered(pen, 'DK').own} · Tlf. ${pen.digits('## ## ## ##')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const noMore: Papers = {
  /** Tolls of a month: each time past a station with a cut for the tag, a fee, no tax, facts in a column of colour, a KID at the foot. */
  bompenger: paper(
    no,
    'DD.MM.YYYY|DD.MM.YY',
    'narrow light',
    'Nordvegen Bompengeselskap AS;Postboks 114;8001 Bodø|BOMRING SØR;Postboks 611;4665 Kristiansand S;Bomring Sør AS|Vestpass;Postboks 55 Sentrum;5804 Bergen;Vestpass Bompenger AS',
    'NO',
    (pen, firm, to) => {
      const car = pen.digits('@@ #####').replace(/[IOQ]/g, 'K')
      const gates = ['Vardåsen nord', 'Elvebrua', 'Fv. 44 Skarpnes', 'Tunnelen vest', 'Hanevik']
      const passes = Array.from({ length: pen.whole(4, 9) }, (_, at) => {
        const price = pen.pick([1900, 2400, 2700, 3200])
        const day = pen.after(at * 2 - 30)
        return { day, price, gate: pen.pick(gates), clock: pen.clock() }
      })
      const lines = passes.map(({ gate, price }) => line(gate, Math.round(price * 0.8)))
      const fee = pen.chance(0.5) ? [line('Fakturagebyr', 3500)] : []
      const sums = within([...lines, ...fee])
      const [number, due] = [pen.digits(say(pen, '7#########|26-#######')), pen.after(21)]
      const rows = passes.map(({ day, gate, price, clock }, at) => [
        `${pen.day(day)} ${clock}`,
        gate,
        pen.plain(price),
        pen.plain((lines[at]?.amount ?? 0) - price),
        pen.plain(lines[at]?.amount ?? 0),
      ])
      const kid = pen.digits('################')
      return [
        columned(
          `<b style="font-size:14pt">${escaped(firm.name)}</b><p>${place(firm)}</p><p>Faktura<br><b>${number}</b></p><p>Fakturadato<br><b>${pen.day()}</b></p><p>Forfallsdato<br><b>${pen.day(due)}</b></p><p>Avtalenummer<br><b>${pen.digits('1#######')}</b></p><p>Brikke<br><b>${pen.digits('5782 #### ####')}</b></p><p class="tiny">Kundesenter ${pen.digits('## ## ## ##')}<br>hverdager 8–15.30</p><p class="tiny">${legal(firm)}<br>Org.nr. ${registered(pen, 'NO').own}</p>`,
          `<div style="margin:14mm 0 12mm">${who(to)}</div><h1 style="font-size:14pt">Bompasseringer ${pen.day(pen.after(-31))} – ${pen.day(pen.after(-3))}</h1><p>Kjøretøy ${car}, takstgruppe 1</p>${grid('ruled tiny', 'llrrr', 'Passert|Bomstasjon|Takst|Rabatt|Beløp', [...rows, ...linesAs(pen, fee, 'ta').map(([text = '', amount = '']) => ['', text, '', '', amount])])}${tally([['Å betale', pen.money(sums.total)]])}<p>Bompenger er ikke avgiftspliktige etter merverdiavgiftsloven. Vil du slippe papir? Søk opp «${escaped(firm.name)}» under eFaktura i nettbanken.</p>${formed(
            [
              ['Kontonummer', pen.digits('#### ## #####')],
              ['KID', kid],
              ['Beløp', pen.plain(sums.total)],
              ['Betalingsfrist', pen.day(due)],
            ],
            2,
          )}`,
          'background:#0c4a6e;color:#fff',
        ),
        { sums, vat: null, documentNumber: number, due },
      ]
    },
  ),
}

export const fiMore: Papers = {
  /** A car's test: paid at the desk, prices with tax and a fee of the state without, the car's facts, the next test's day. */
  katsastus: paper(
    fi,
    'D.M.YYYY|DD.MM.YYYY',
    'plain wide',
    'Pohjolan Autotesti Oy;Konepajankatu 4;96320 Rovaniemi|A-KATSASTUS KIVELÄ;Teollisuustie 11;05880 Hyvinkää;Katsastus Kivelä Oy|Sataman Katsastus;Laivurinkatu 2;28100 Pori;Porin Ajoneuvotarkastus Ky',
    'FI',
    (pen, firm, to) => {
      const sums = within([
        line('Määräaikaiskatsastus, henkilöauto', pen.whole(36, 62) * 100, 25.5),
        line(say(pen, 'Päästömittaus diesel|OBD-mittaus bensiini'), pen.whole(16, 32) * 100, 25.5),
        ...(pen.chance(0.5) ? [line('Ajanvarausalennus', -pen.pick([300, 500]), 25.5)] : []),
        ...(pen.chance(0.6)
          ? [line('Rekisteröintimaksu, Traficom', pen.pick([900, 1300]), 0)]
          : []),
      ])
      const number = pen.digits(say(pen, '######|26/#####'))
      const { own, tax } = registered(pen, 'FI')
      return [
        `<div class="mid"><b style="font-size:18pt;letter-spacing:1mm">${escaped(firm.name)}</b><br>${place(firm, ', ')} · puh. ${pen.digits('0## ### ####')}</div>${part(
          'border:0.5mm solid #111;padding:5mm;margin:8mm 0',
          `<div class="sides"><b>KUITTI ${number}</b><span>${pen.day()} klo ${pen.clock()}</span></div>`,
          divided([
            ['Rekisteritunnus', pen.digits('@@@-###')],
            ['Merkki ja malli', say(pen, 'Toyota Corolla|Škoda Octavia|Volvo V60')],
            ['Mittarilukema', `${pen.whole(41, 289)} ${pen.whole(100, 999)} km`],
            ['Tulos', say(pen, 'Hyväksytty|Hyväksytty huomautuksin')],
            ['Seuraava katsastus viimeistään', pen.day(pen.after(364))],
            ['Asiakas', to.name],
          ]),
        )}${leaders(linesAs(pen, sums.lines, 'ta').map(([text = '', amount = '']) => [text, amount] as const))}<p class="r" style="font-size:15pt">Yhteensä <b>${pen.money(sums.total)}</b></p>${grid('boxy tiny', 'rrrr', 'ALV|Veroton|Vero|Verollinen', ratesAs(pen, sums.shares, 'rnvg'))}<p>Maksutapa: ${say(pen, 'pankkikortti|luottokortti')} ${pen.plain(sums.total)} EUR. Kassa 1, ${say(pen, 'Marko|Tiina')}.</p><p class="tiny mid">${legal(firm)}, Y-tunnus ${own}, ALV-numero ${tax}. Kiitos käynnistä – muistutamme seuraavasta katsastuksesta tekstiviestillä!</p>`,
        { sums, documentNumber: number, kind: 'receipt', due: null, hasRates: true },
        '#sheet { font-size: 10pt; }',
      ]
    },
    '2024-09-01',
  ),
}

const icelanders = firms(
  'Bakaríið Kornið ehf.;Hafnarstræti 92;600 Akureyri|Gistiheimilið Lundur;Austurvegur 14;800 Selfoss|Tannlæknastofa Önnu slf.;Síðumúli 15;108 Reykjavík',
)

export const isPapers: Papers = {
  /** An electrician's: whole crowns, hours and goods with a cut in percent, a due day and a last day, a claim at the bank, a word on books kept by machine. */
  rafverktaki: paper(
    is,
    'DD.MM.YYYY|D.M.YYYY|D. month YYYY',
    'plain narrow',
    'Rafstöðin Norðurljós ehf.;Óseyri 6;603 Akureyri|STRAUMUR RAFVERKTAKAR;Skemmuvegur 38;200 Kópavogur;Straumur rafverktakar ehf.|Raflagnir Suðurlands slf.;Gagnheiði 40;800 Selfoss',
    'NO',
    (pen, firm) => {
      const to = pen.pick(icelanders)
      const goods = listed(
        pen,
        'Rofi, hvítur;1900;3900;24|Tengill tvöfaldur;2400;4600;24|Kapall 3x1,5, metri;290;520;24|LED ljós 18W;5900;12900;24|Lekaliði 30 mA;8900;17900;24|Dós innfelld;390;790;24',
        { count: [2, 4], most: 12, step: 1000, code: '10####', offs: [0, 10, 15, 20] },
      )
      const hours = pen.whole(2, 24)
      const works = [
        {
          ...several('Vinna rafvirkja, klst.', hours, pen.pick([1_290_000, 1_390_000]), 24),
          off: 0,
          code: 'V01',
          place: '',
        },
        { ...several('Akstur', pen.whole(1, 4), 390_000, 24), off: 0, code: 'A10', place: '' },
      ]
      const sums = summed([...works, ...goods], { isGross: false, discount: 0, unit: 100 })
      const number = pen.digits(say(pen, 'R######|00####|SR-26###'))
      const [asked, last] = [pen.after(pen.pick([0, 10])), pen.after(25)]
      return [
        `<div class="sides"><div style="font-size:16pt"><b>${escaped(firm.name)}</b></div><div class="tiny r">${place(firm)}<br>Sími ${pen.digits('### ####')}<br>Kt. ${pen.digits('######-####')}<br>VSK nr. ${pen.digits('1#####')}</div></div><hr><div class="cols" style="margin:6mm 0"><div>${who(to)}<br>Kt. ${pen.digits('######-####')}</div>${facts(
          [
            ['Reikningur nr.', number],
            ['Útgáfudagur', pen.day()],
            ['Gjalddagi', pen.day(asked)],
            ['Eindagi', pen.day(last)],
            ['Verk', pen.digits('V-####')],
            ['Beiðni', say(pen, 'Anna|Símtal 12.')],
          ],
        )}</div>${grid('ruled', 'llrrrr', 'Vörunr.|Lýsing|Magn|Ein.verð|Afsl.|Upphæð', entries(pen, [...works, ...goods], 'ctquda'))}${across([['Krafa birtist í netbanka.', `Banki ${pen.digits('0133-26-######')}`, 'Dráttarvextir reiknast eftir eindaga.'], []], 'margin-top:5mm')}${tally(sumsAs(pen, sums, 'nvT', 'Samtals án VSK|VSK 24%|Til greiðslu'))}<div class="foot tiny">Reikningur þessi á uppruna sinn í rafrænu bókhaldskerfi skv. reglugerð nr. 505/2013.${firm.also.length > 0 ? ` ${legal(firm)}` : ''}</div>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const eePapers: Papers = {
  /** A house of owners: costs by area and meter, a fund, a balance from before beside the bill's own sum, no tax. */
  korteriuhistu: paper(
    ee,
    'DD.MM.YYYY|D. month YYYY',
    'plain light',
    'KÜ Sõpruse 188;Sõpruse pst 188;13424 Tallinn;Korteriühistu Sõpruse pst 188|Korteriühistu Kase 14;Kase 14;80021 Pärnu|RÜÜTLI 5 MAJA;Rüütli 5;51007 Tartu;Korteriühistu Rüütli 5',
    'EE',
    (pen, firm, to) => {
      const area = pen.whole(310, 1480)
      const cost = (text: string, unit: string, amount: number, price: number) => ({
        cells: [text, unit, decimal(pen, amount, 1), pen.plain(price)],
        line: line(text, Math.round(amount * price)),
      })
      const costs = [
        cost('Haldus- ja hooldustasu', 'm²', area / 10, pen.whole(35, 62)),
        cost('Remondifond', 'm²', area / 10, pen.whole(40, 110)),
        cost('Küte', 'm²', area / 10, pen.whole(20, 190)),
        cost('Vesi ja kanalisatsioon', 'm³', pen.whole(10, 90) / 10, pen.whole(260, 420)),
        cost('Üldelekter', 'osa', 1, pen.whole(180, 640)),
        cost('Prügivedu', 'osa', 1, pen.whole(250, 790)),
      ]
      const sums = within(costs.map((each) => each.line))
      const before = pen.pick([0, 0, pen.whole(1200, 19_000)])
      const [number, due] = [pen.digits(say(pen, '26-####|26##-##')), pen.after(16)]
      return [
        `<p>${escaped(firm.name)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>${place(firm, ', ')}<br>Registrikood ${pen.digits('80######')}</p><h1 style="font-size:20pt;font-weight:normal">Arve nr ${number}</h1><p>Periood: ${pen.day(pen.after(-18), 'month YYYY')}</p>${beside(
          '1fr 70mm',
          `Maksja<br><b>${escaped(to.name)}</b><br>Äriruum ${pen.whole(1, 4)}, üldpind ${decimal(pen, area / 10, 1)} m²`,
          facts([
            ['Arve kuupäev', pen.day()],
            ['Maksetähtaeg', pen.day(due)],
            ['Viitenumber', pen.digits('######')],
            ['Arvelduskonto', pen.digits('EE##2200############')],
          ]),
        )}${grid(
          'boxy',
          'llrrr',
          'Teenus|Ühik|Kogus|Hind|Summa',
          costs.map((each) => [...each.cells, pen.plain(each.line.amount)]),
        )}${tally([['Arve summa kokku', pen.money(sums.total)]])}${titled(
          'Arveldused',
          facts([
            [`Saldo ${pen.day(pen.after(-32))}`, pen.plain(before)],
            ['Laekunud', pen.plain(before)],
            ['Viivis', pen.plain(0)],
            ['Tasuda', pen.plain(sums.total)],
          ]),
        )}<p>Korteriühistu ei ole käibemaksukohustuslane. Palume veenäidud esitada hiljemalt kuu viimaseks päevaks.</p><p>Lugupidamisega<br>${say(pen, 'Aime Rebane, juhatuse liige|Toomas Kask, raamatupidaja')}</p>`,
        { sums, vat: null, documentNumber: number, due },
      ]
    },
  ),
}

export const lvPapers: Papers = {
  /** Rooms on lease: both sides told in sentences of labels, costs passed on, a contract's number and day, valid without a hand below it. */
  'telpu-noma': paper(
    lv,
    'DD.MM.YYYY|DD.MM.YYYY.|YYYY. gada D. month',
    'book plain',
    'SIA Dzirnavu Kvartāls;Dzirnavu iela 67;Rīga, LV-1011|SIA LIELUPES BIZNESA PARKS;Viestura iela 20;Jūrmala, LV-2010|AS Valmieras Nami;Rīgas iela 40;Valmiera, LV-4201',
    'LV',
    (pen, firm, to) => {
      const reg = pen.digits('4010#######')
      const sums = onTop([
        line(`Telpu noma, ${pen.whole(38, 240)} m²`, pen.whole(28, 190) * 1000, 21),
        line('Apsaimniekošana', pen.whole(30, 240) * 100, 21),
        line('Elektroenerģija pēc skaitītāja', pen.whole(1900, 24_000), 21),
        ...(pen.chance(0.6) ? [line('Ūdens un kanalizācija', pen.whole(600, 4800), 21)] : []),
        ...(pen.chance(0.5) ? [line('Apkure', pen.whole(4000, 29_000), 21)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, 'N-26/###|TN 26####|###/26')), pen.after(10)]
      return [
        `<div class="mid"><b style="font-size:15pt">RĒĶINS Nr. ${number}</b><br>${pen.day()}</div><p style="margin-top:8mm"><b>Iznomātājs:</b> ${escaped(firm.name)}, vienotais reģ. Nr. ${reg}, PVN reģ. Nr. LV${reg}<br>Adrese: ${place(firm, ', ')}<br>Banka: Luminor Bank AS Latvijas filiāle, kods RIKOLV2X, konts ${pen.digits('LV##RIKO00020########')}</p><p><b>Nomnieks:</b> ${escaped(to.name)}, reģ. Nr. ${pen.digits('4020#######')}<br>Adrese: ${place(to, ', ')}</p>${inLine(
          [
            ['Pamatojums:', `telpu nomas līgums Nr. ${pen.digits('##/2023')}`],
            ['Periods:', pen.day(pen.date, 'YYYY. gada month')],
            ['Apmaksas termiņš:', pen.day(due)],
          ],
          '; ',
        )}${grid(
          'boxy',
          'rlrr',
          'N.p.k.|Nosaukums|PVN|Summa EUR',
          linesAs(pen, sums.lines, 'tra').map((cells, at) => [`${at + 1}.`, ...cells]),
        )}${facts(sumsAs(pen, sums, 'nvt', 'Kopā bez PVN|PVN 21 %|Kopā apmaksai EUR'), 'margin-left:auto;font-weight:bold')}<p>Maksājuma uzdevumā lūdzam norādīt rēķina numuru. Par kavējumu līgumsods 0,1 % dienā.</p><p>Rēķins sagatavots elektroniski un ir derīgs bez paraksta.</p><p>Rēķinu sagatavoja: ${say(pen, 'Inga Bērziņa|Māris Ozols')}, tālr. ${pen.digits('2#######')}</p>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 10.5pt; }',
      ]
    },
  ),
}

export const ltPapers: Papers = {
  /** Fuel by card of half a month: fillings by day and place with litres, what is off by the litre, prices with tax, sums by rate. */
  'degalu-korteles': paper(
    lt,
    'YYYY-MM-DD|YYYY.MM.DD',
    'narrow plain',
    'UAB Baltijos degalai;Savanorių pr. 174;03154 Vilnius|KELIO DEGALINĖS;Tilžės g. 60;91108 Klaipėda;UAB Kelio kuras|UAB „Aukštaitijos nafta“;Ramygalos g. 151;36220 Panevėžys',
    'LT',
    (pen, firm, to) => {
      const stations = ['Kaunas, Islandijos pl.', 'Ukmergė A2', 'Vilnius, Gariūnai', 'Kryžkalnis']
      const base = pen.whole(1359, 1649)
      const fillings = Array.from({ length: pen.whole(4, 9) }, (_, at) => {
        const [litres, price] = [pen.whole(1800, 7200) / 100, (base + pen.whole(-19, 19)) / 1000]
        const text = pen.pick(['Dyzelinas', 'Dyzelinas', 'Benzinas A95'])
        const one: Line = line(text, Math.round(litres * price * 100), 21)
        const cells = [pen.day(pen.after(at - 16)), pen.digits('…####'), pen.pick(stations), text]
        return { one, litres, cells: [...cells, decimal(pen, litres, 2), decimal(pen, price, 3)] }
      })
      const litres = fillings.reduce((all, each) => all + each.litres, 0)
      const off = line('Nuolaida už litrą', -Math.round(litres * 4), 21)
      const wash = pen.chance(0.5) ? [line('Plovykla', pen.pick([990, 1490]), 21)] : []
      const sums = within([...fillings.map((each) => each.one), ...wash, off])
      const [number, due] = [pen.digits(say(pen, 'DKL26#####|KK-######')), pen.after(15)]
      return [
        `<table class="t"><tr><td style="width:50%"><b style="font-size:13pt">${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>Įmonės kodas ${pen.digits('30#######')}<br>PVM mokėtojo kodas ${pen.digits('LT10000#######')}</td><td style="background:#fef9c3;padding:3mm">Pirkėjas<br>${who(to)}<br>Kliento Nr. ${pen.digits('######')}</td></tr></table><h1 style="font-size:14pt;margin:5mm 0">PVM sąskaita faktūra Nr. ${number}</h1>${headed(
          [
            ['Išrašymo data', pen.day()],
            ['Laikotarpis', `${pen.day(pen.after(-16))} – ${pen.day(pen.after(-1))}`],
            ['Apmokėti iki', pen.day(due)],
            ['Sutartis', pen.digits('S-23/####')],
          ],
        )}${grid('ruled tiny', 'llllrrr', 'Data|Kortelė|Degalinė|Prekė|Kiekis, l|Kaina|Suma su PVM', [...fillings.map((each) => [...each.cells, pen.plain(each.one.amount)]), ...[...wash, off].map((each) => ['', '', '', each.text, '', '', pen.plain(each.amount)])])}<p class="r">Iš viso litrų: ${decimal(pen, litres, 2)}</p>${grid('boxy tiny', 'rrrr', 'PVM tarifas|Suma be PVM|PVM suma|Suma su PVM', ratesAs(pen, sums.shares, 'rnvg'))}<p style="font-size:13pt" class="r">Mokėti: <b>${pen.money(sums.total)}</b></p>${tornOff(`<span class="tiny">Mokėjimo paskirtis: ${number}. Gavėjas ${legal(firm)}, sąskaita ${pen.digits('LT## 7300 0### #### ####')}, „Swedbank“, AB. Likęs kredito limitas ${pen.money(pen.whole(20, 90) * 5000)}.</span>`)}`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),
}
