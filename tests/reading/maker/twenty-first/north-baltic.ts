/** Papers of Estonia, Latvia and Lithuania: a notary, a harbour of guests, pests, a customs broker, a maker of gravestones. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { ee, rateFrom } from '../eleventh/kit'
import { facts, grid, legal, paper, place, who, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { beside, part } from '../nineteenth/kit'
import { titled } from '../nineteenth/north-kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { across } from '../seventeenth/kit'
import { formed, stacked, tally } from '../thirteenth/kit'
import { behind, divided, headed, letterhead, lt, lv, say } from '../twelfth/kit'
import { besides } from './north-kit'

/** Since these days Estonia's tax is two parts of a hundred higher. */
const estonian = '2025-07-01'

export const eePapers: Papers = {
  /** A notary: fees by section of the law with what they are taken on, the state's fee without tax, paid by card at the desk. */
  'notari-arve': paper(
    ee,
    'DD.MM.YYYY|D. month YYYY',
    'book plain',
    'Tallinna notar Triin Laasi;Roosikrantsi 11;10119 Tallinn|VILJANDI NOTAR ANDRES KUUSIK;Lossi 21;71004 Viljandi;Notar Andres Kuusik|Tartu notaribüroo Mets ja Sepp;Küüni 5;51004 Tartu;Notar Liis Mets',
    'EE',
    (pen, firm, to) => {
      const rate = rateFrom(pen, estonian, 22, 24)
      const value = pen.whole(8, 240) * 100_000
      const acts = [
        ['§ 22', say(pen, 'Müügileping, tehingutasu|Hüpoteegi seadmine'), pen.whole(40, 390) * 100],
        ['§ 31 p 9', 'Osaühingu põhikirja muutmine', 5750],
        ['§ 35', 'Digitaalallkirjaga ärakiri', 1275],
        ['§ 31 p 14', 'Volituse tõestamine', 1910],
        ['§ 29', 'Avalduse kinnitamine', 1275],
      ] as const
      const chosen = [acts[0], ...pen.random.shuffled(acts.slice(1)).slice(0, pen.whole(1, 3))]
      const own = onTop(chosen.map(([, text, price]) => line(text, price, rate)))
      const state = pen.chance(0.6) ? [line('Riigilõiv', pen.pick([1000, 2500, 6000]))] : []
      const more = state[0]?.amount ?? 0
      const sums = { ...own, lines: [...own.lines, ...state], total: own.total + more }
      const number = pen.digits(say(pen, '26/####|#####|A-26-####'))
      return [
        `<div class="mid"><div style="font-size:15pt">${escaped(firm.name)}</div><div class="tiny">${[...firm.also.map(escaped), place(firm, ', ')].join(' · ')}<br>tel ${pen.digits('6## ####')} · ametikoha nr ${pen.digits('###')}</div></div><div class="sides" style="margin-top:12mm"><div><b>ARVE-KVIITUNG nr ${number}</b><br>${pen.day()}</div><div>${who(to)}<br>Registrikood ${pen.digits('1#######')}</div></div><p>Ametitoimingute raamatu registri number ${pen.digits('####')}. Tehinguväärtus ${pen.money(value)}.</p>${grid(
          'boxy',
          'llr',
          'Alus (NotTS)|Notari toiming|Tasu €',
          [
            ...chosen.map(([section, text, price]) => [section, text, pen.plain(price)]),
            ...state.map((one) => ['RLS', one.text, pen.plain(one.amount)]),
          ],
        )}${facts(
          [
            ['Notari tasu kokku', pen.plain(own.net)],
            [`Käibemaks ${rate}%`, pen.plain(own.vat)],
            ...(more > 0 ? [['Riigilõiv', pen.plain(more)] as const] : []),
            ['KOKKU', pen.money(sums.total)],
          ],
          'margin-left:auto;font-size:11pt',
        )}<p>Tasutud pangakaardiga ${pen.day()}.</p><p style="margin-top:14mm">${say(pen, 'Notari sekretär Maire Pärn|Koostas: Katrin Ilves')}</p><div class="foot tiny mid">KMKR ${pen.digits('EE10#######')} · a/a ${pen.digits('EE## 1010 #### #### ####')} SEB Pank</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** A harbour of guests: a boat by its length, nights, power and a sauna, tax told once, the firm's number at the foot. */
  kulalissadam: slip(
    {
      shops:
        'LEPPNEEME KÜLALISSADAM;Sadama tee 4;74009 Viimsi;Leppneeme Sadam OÜ|Kuivastu jahisadam;Kuivastu;94701 Muhu vald;Saarte Jahisadamad MTÜ|PURTSE SADAM;Purtse sadam 1;43301 Lüganuse;Purtse Marina OÜ',
      notation: ee,
      days: 'DD.MM.YYYY|DD.MM.YY',
    },
    72,
    (pen, shop) => {
      const rate = rateFrom(pen, estonian, 22, 24)
      const nights = pen.whole(1, 5)
      const sums = within([
        several(
          say(pen, 'Kai koht kuni 8 m|Kai koht 8-12 m|Kai koht üle 12 m'),
          nights,
          pen.whole(18, 45) * 100,
          rate,
        ),
        ...(pen.chance(0.7) ? [several('Elekter, ööpäev', nights, 500, rate)] : []),
        ...(pen.chance(0.5) ? [several('Saun, tund', pen.whole(1, 3), 3500, rate)] : []),
        ...(pen.chance(0.4) ? [several('Pesumasin', pen.whole(1, 2), 400, rate)] : []),
        ...(pen.chance(0.3) ? [line('Septik', 800, rate)] : []),
      ])
      const number = pen.digits(say(pen, '#####|26-####'))
      return [
        typed(
          72,
          36,
          `
          ^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}

          KVIITUNG|${number}
          ${pen.day()}|${pen.clock()}
          Alus: ${say(pen, 'S/Y Merilind|M/Y Kati|S/Y Havsörn')}
          Lipp: ${say(pen, 'EST|FIN|SWE|LAT')}
          =-
          ${each(sums.lines, (one) => `${one.text}\n··${set([`${one.quantity} x ${pen.plain(one.unit)}`], [18])}|${pen.plain(one.amount)}`)}
          =-
          !KOKKU EUR|${pen.plain(sums.total)}
          =-
          sh käibemaks ${rate}%|${pen.plain(sums.vat)}
          Käibemaksuta|${pen.plain(sums.net)}
          ${say(pen, 'Pangakaart|Sularaha|Mobiilimakse')}|${pen.plain(sums.total)}

          Väravakood ${pen.digits('####')}
          Wifi: kylaline / ${pen.digits('sadam##')}
          Lahkumine hiljemalt kell 12.00
          ${shop.also[0] ?? ''}
          Reg ${pen.digits('1#######')} KMKR ${pen.digits('EE10#######')}
          `,
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const lvPapers: Papers = {
  /** Against rats and moths: places of a contract with baits that were looked at, an act's number, labels right of a line, signed by both or by none. */
  deratizacija: paper(
    lv,
    'DD.MM.YYYY|DD.MM.YYYY.|YYYY. gada D. month',
    'narrow wide',
    'SIA KaitesStop;Krasta iela 68;Rīga, LV-1019|DEZINFEKCIJAS NAMS;Ganību iela 105;Liepāja, LV-3401;SIA Dezinfekcijas nams|SIA "Tīrā vide Latgale";Daugavas iela 12;Daugavpils, LV-5404',
    'LV',
    (pen, firm, to) => {
      const places = [
        'Noliktava Nr. 2, deratizācija',
        'Ražošanas telpas, deratizācija',
        'Virtuve, dezinsekcija',
        'Teritorija, ērču apstrāde',
        'Pagrabs, deratizācija',
        'Kodes, feromonu slazdi',
      ]
      const baits = pen.random
        .shuffled(places)
        .slice(0, pen.whole(2, 4))
        .map((text) => several(text, pen.whole(3, 28), pen.whole(180, 460), 21))
      const sums = onTop([
        ...baits,
        ...(pen.chance(0.7) ? [line('Izbraukums', pen.whole(12, 38) * 100, 21)] : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, 'KS-26/####|DN26####|####/26')),
        pen.after(pen.pick([10, 14])),
      ]
      const reg = pen.digits('4010#######')
      const act = pen.digits('A-####')
      return [
        `${part('border:0.5mm solid #b91c1c;border-radius:2mm;padding:4mm;display:flex;justify-content:space-between', `<div><b style="font-size:15pt;color:#b91c1c">${escaped(firm.name)}</b>${besides(firm)}<br>${place(firm, ', ')}<br>PVN reģ. Nr. LV${reg}</div><div class="right"><b style="font-size:14pt">RĒĶINS</b><br>Nr. ${number}</div>`)}<div class="cols" style="margin:8mm 0"><div>${divided(
          [
            ['Datums', pen.day()],
            ['Apmaksāt līdz', pen.day(due)],
            ['Līgums', pen.digits('D-##/2022')],
            ['Darbu akts', `${act}, ${dayOff(pen, -3, 'DD.MM.YYYY')}`],
          ],
        )}</div><div><span class="tiny">Maksātājs</span><br>${who(to)}<br>Reģ. Nr. ${pen.digits('4000#######')}</div></div>${grid('ruled', 'lrrr', 'Objekts un pakalpojums|Ēsmu vietas|Cena|Summa', linesAs(pen, sums.lines, 'tqua'))}${tally(sumsAs(pen, sums, 'nvT', 'Summa bez PVN|PVN 21 %|Kopā apmaksai'))}<p>Konstatēts: ${say(pen, 'aktivitātes nav|2 ēsmas nomainītas|nepieciešams aizblīvēt durvis')}. Nākamā apsekošana ${dayOff(pen, 27, 'DD.MM.YYYY')}.</p><p class="tiny">Samaksas kavējuma gadījumā līgumsods 0,1 % dienā. Rēķins sagatavots elektroniski un derīgs bez paraksta.</p><div class="foot tiny">${across(
          [
            ['AS Swedbank, HABALV22', `Konts ${pen.digits('LV## HABA 0551 #### ####')}`],
            [
              `Speciālists: ${say(pen, 'Jānis Kalniņš|Aija Vītola')}`,
              `Tālr. ${pen.digits('2#######')}`,
            ],
          ],
        )}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const ltPapers: Papers = {
  /** A customs broker: duty and import tax that were laid out without tax of their own, the work with it, a declaration's number, rates in a table. */
  'muitines-tarpininkas': paper(
    lt,
    'YYYY-MM-DD|YYYY.MM.DD',
    'narrow plain',
    'UAB Muitvesta;Minijos g. 180;93269 Klaipėda|DEKLARANTŲ BIURAS;Savanorių pr. 178;03154 Vilnius;UAB Deklarantų biuras|UAB „Terminalas ir Ko“;Elektrėnų g. 8;51219 Kaunas',
    'LT',
    (pen, firm, to) => {
      const value = pen.whole(20, 290) * 10_000
      const duty = share(value, pen.pick([2.7, 3.7, 4.5, 6.5]))
      const works = [
        line('Importo deklaracijos pildymas', pen.whole(45, 90) * 100, 21),
        ...(pen.chance(0.6) ? [several('Papildomas prekės kodas', pen.whole(1, 7), 500, 21)] : []),
        ...(pen.chance(0.5) ? [line('Garantija tranzitui T1', pen.whole(25, 80) * 100, 21)] : []),
        ...(pen.chance(0.4) ? [line('Terminalo mokestis', pen.whole(20, 60) * 100, 21)] : []),
      ]
      const laid = [
        line('Importo muitas (kompensuojama)', duty, 0),
        ...(pen.chance(0.6)
          ? [line('Importo PVM (kompensuojama)', share(value + duty, 21), 0)]
          : []),
      ]
      const sums = onTop([...works, ...laid])
      const [number, due] = [
        pen.digits(say(pen, 'MV-26####|DB######|TK26-####')),
        pen.after(pen.pick([5, 7, 10])),
      ]
      return [
        `<div class="mid"><b style="font-size:13pt">PVM SĄSKAITA FAKTŪRA Nr. ${number}</b><br>${pen.day()}</div><div class="cols" style="margin:8mm 0"><div><b>Pardavėjas</b><br>${who(firm)}${besides(firm)}<br>Įmonės kodas ${pen.digits('30#######')}<br>PVM kodas ${pen.digits('LT10000#######')}<br>A. s. ${pen.digits('LT## 7044 0### #### ####')}</div><div><b>Pirkėjas</b><br>${who(to)}<br>Įmonės kodas ${pen.digits('30#######')}</div></div>${formed(
          [
            ['Deklaracija (MRN)', pen.digits('26LTVR1000######@#')],
            ['Deklaracijos data', dayOff(pen, -2)],
            ['Prekių vertė', pen.money(value)],
            ['Kilmės šalis', say(pen, 'CN|TR|GB|UA')],
            ['Transportas', pen.digits('@@@ ### / @@ ###')],
            ['Apmokėti iki', pen.day(due)],
          ],
          3,
        )}${grid('boxy', 'lrrrr', 'Pavadinimas|Kiekis|Kaina|PVM|Suma', linesAs(pen, sums.lines, 'tqura'))}${beside('1fr 72mm', grid('tiny ruled', 'rrr', 'PVM tarifas|Apmokestinama|PVM', ratesAs(pen, sums.shares, 'rnv')), facts(sumsAs(pen, sums, 'nvT', 'Suma be PVM|PVM|Iš viso mokėti'), 'width:100%;font-weight:bold'))}<p class="tiny">Kompensuojamos sumos į apmokestinamąją vertę neįtraukiamos (PVM įst. 15 str.). Pagal muitinės reikalavimus dokumentai saugomi 5 metus.</p><div class="cols" style="margin-top:10mm"><div>Sąskaitą išrašė: ${say(pen, 'muitinės tarpininkė Rasa Jonaitienė|deklarantas Darius Kairys')}</div><div>Sąskaitą gavo: ____________________</div></div>`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),

  /** A maker of gravestones who bears no tax: series and number apart, works of stone, an earlier payment told below the total, words by hand. */
  paminklai: paper(
    { ...lt, money: '# Eur' },
    'YYYY-MM-DD|YYYY m. month D d.',
    'slab book',
    'Akmens dirbtuvė Vytautas Stonkus;Kapų g. 3;90112 Plungė;Vytautas Stonkus, individuali veikla|GRANITO PAMINKLAI;Pramonės g. 4;28151 Utena;MB Granito linija|Ramunės Vilkienės akmens salonas;Vilniaus g. 210;76215 Šiauliai',
    'LT',
    (pen, firm) => {
      const sums = within([
        line(
          say(pen, 'Granitinis paminklas „Klasika“|Kapo plokštė, 5 cm|Paminklas su kryžiumi'),
          pen.whole(38, 210) * 1000,
        ),
        several('Raidžių kalimas, vnt.', pen.whole(14, 60), pen.pick([150, 200, 250])),
        ...(pen.chance(0.5) ? [line('Portreto graviravimas', pen.whole(8, 16) * 1000)] : []),
        ...(pen.chance(0.7) ? [line('Pamatai ir montavimas', pen.whole(20, 60) * 1000)] : []),
        ...(pen.chance(0.4) ? [line('Skaldelė, šviesi', pen.whole(4, 12) * 1000)] : []),
      ])
      const paid = pen.chance(0.6) ? Math.round(sums.total / 30_000) * 10_000 : 0
      const [series, serial] = [say(pen, 'AD|GP|RV'), pen.digits('0###')]
      const due = pen.after(14)
      return [
        `${beside(
          '1fr auto',
          letterhead(firm, 5.5, 'font-variant:small-caps'),
          stacked([
            ['Serija', series],
            ['Numeris', serial],
          ]),
        )}<h1 style="text-align:center;font-size:15pt">SĄSKAITA FAKTŪRA</h1><p class="mid">Serija ${series} Nr. ${serial}<br>${pen.day()}</p><p>Užsakovas: ${say(pen, 'Irena Petrauskienė, Telšių g. 9, Rietavas|Jonas Vaitkus, Aušros al. 40-2, Šiauliai|Dalia Bražėnienė, Kauno g. 12, Utena')}</p>${headed(
          [
            ['Užsakymas', pen.digits('Nr. ##-26')],
            ['Kapinės', say(pen, 'Rietavo senosios|Ginkūnų|Utenos miesto')],
            ['Pastatyta', dayOff(pen, -2, 'YYYY-MM-DD')],
          ],
        )}${grid('ruled', 'lrrr', 'Darbai ir medžiagos|Kiekis|Kaina|Suma', linesAs(pen, sums.lines, 'tqua'))}${titled(
          'Atsiskaitymas',
          facts([
            ['Bendra suma', pen.money(sums.total)],
            ...(paid > 0
              ? [
                  [`Sumokėtas avansas ${dayOff(pen, -55, 'YYYY-MM-DD')}`, pen.money(paid)] as const,
                  ['Liko mokėti', pen.money(sums.total - paid)] as const,
                ]
              : []),
            ['Apmokėti iki', pen.day(due)],
          ]),
          '#57534e',
        )}<p>Ne PVM mokėtojas. Garantija darbams – 3 metai.</p><p style="margin-top:12mm">${behind([['(parašas)', '______________________']])}</p><div class="foot tiny">${legal(firm)} · tel. ${pen.digits('+370 6## #####')} · a. s. ${pen.digits('LT## 7300 0### #### ####')}</div>`,
        {
          sums,
          vat: null,
          documentNumber: `${series} ${serial}`,
          otherNumbers: [`${series}${serial}`, serial],
          due,
        },
      ]
    },
  ),
}
