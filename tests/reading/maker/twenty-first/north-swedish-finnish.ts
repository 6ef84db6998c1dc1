/** Papers of Sweden and Finland: a town's leave to build, a boatyard, a magazine, a lift brought back early, a laboratory for teeth, a course called off. */
import { escaped, line, negated, onTop, several, wares, within } from '../eighth/kit'
import { fi, se } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { charged } from '../eighteenth/kit'
import { boxes, captioned } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { halved } from '../fourteenth/kit'
import { beside, dotted, part, priced, ribbon } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { iban } from '../ninth/numbers'
import { across } from '../seventeenth/kit'
import { formed, stacked, tally, tornOff } from '../thirteenth/kit'
import { headed, inLine, letterhead, logo, oneLine, roundedTo, say } from '../twelfth/kit'
import { besides } from './north-kit'

export const sePapers: Papers = {
  /** A town's fee for leave to build: a decision of its own day and number, steps of a tariff, less where the law's time ran out, no tax, a giro's line at the foot. */
  bygglovsavgift: paper(
    se,
    'YYYY-MM-DD|D month YYYY',
    'plain narrow',
    'Norrvike kommun;Box 12;826 21 Söderhamn;Miljö- och byggnadsnämnden|Sundsåkers kommun;Kommunhuset;614 80 Söderköping;Samhällsbyggnadsförvaltningen|Hammarviks stad;Rådhustorget 1;593 80 Västervik;Stadsbyggnadskontoret',
    'SE',
    (pen, firm, to) => {
      const base = pen.whole(28, 240) * 10_000
      const late = pen.pick([0, 0, 20, 40])
      const sums = within([
        line(
          say(pen, 'Bygglov, tillbyggnad verksamhet|Bygglov, skylt|Bygglov, ny byggnad lager'),
          base,
        ),
        line('Startbesked', pen.whole(10, 60) * 10_000),
        ...(pen.chance(0.5) ? [line('Kungörelse och expediering', 35_600)] : []),
        ...(pen.chance(0.4)
          ? [line('Nybyggnadskarta, förenklad', pen.whole(30, 70) * 10_000)]
          : []),
        ...(late > 0
          ? [line(`Avdrag överskriden handläggningstid ${late} %`, -share(base, late))]
          : []),
      ])
      const [number, due] = [pen.digits(say(pen, '2########|75######')), pen.after(30)]
      const department = firm.also[0] ?? ''
      return [
        `<div class="cols"><div><b style="font-size:14pt">${escaped(firm.name)}</b><br>${escaped(department)}<br>${place(firm)}</div><div><b>FAKTURA</b>${told(
          [
            ['Fakturanummer / OCR', number],
            ['Fakturadatum', pen.day()],
            ['Kundnummer', pen.digits('######')],
            ['Förfallodatum', pen.day(due)],
          ],
        )}<div style="margin-top:10mm">${who(to)}</div></div></div>${inLine(
          [
            ['Ärende', pen.digits('BYGG.2026.####')],
            ['Beslutsdatum', dayOff(pen, -pen.whole(8, 30))],
            ['Fastighet', say(pen, 'Skräddaren 4|Ekeby 3:17|Hamnen 1:2')],
          ],
          ' · ',
        )}${grid(
          'ruled',
          'lr',
          'Avser|Belopp',
          priced(pen, sums.lines).map(([text, amount]) => [text, amount]),
        )}${part('text-align:right;font-size:12pt', `Att betala: <b>${pen.money(sums.total)}</b>`)}<p>Avgiften är beslutad enligt kommunens taxa. Myndighetsutövning, ingen mervärdesskatt. Dröjsmålsränta enligt räntelagen. Frågor om fakturan: ${say(pen, 'Eva Sandström|Ali Rahimi')}, ${pen.digits('0### - ## ## ##')}.</p><p class="tiny">Organisationsnummer ${pen.digits('212000-####')}. Beslutet kan överklagas hos länsstyrelsen; överklagan påverkar inte betalningsskyldigheten.</p>${tornOff(`<div class="sides tiny"><span>Inbetalning/Girering</span><span>Till bankgironr <b>${pen.digits('###-####')}</b></span><span>${escaped(firm.name)}</span></div><pre style="margin-top:9mm">#                 ${number} #          ${(sums.total / 100).toFixed(2).replace('.', ' ')}   ${pen.whole(0, 9)} &gt;          ${pen.digits('#######')}#41#</pre>`)}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A boatyard's autumn: square metres of a place on land, the crane, the motor, whole crowns, the boat's facts in boxes, a part that stays until spring told in words. */
  batvarv: paper(
    { ...se, money: 'kr #' },
    'YYYY-MM-DD|YY-MM-DD',
    'wide light',
    'Brännskärs Varv AB;Varvsvägen 2;430 93 Hälsö|MARINSERVICE I ROSLAGEN;Hamnvägen 18;760 15 Gräddö;Marinservice i Roslagen AB|Vänerns Båt & Motor;Sjögatan 40;531 40 Lidköping;Vänerns Båt och Motor HB',
    'SE',
    (pen, firm, to) => {
      const [boat, long, wide] = pen.pick([
        ['Nimbus 26 Nova', 82, 29],
        ['Uttern 6902', 69, 24],
        ['Maxi 77', 77, 25],
        ['Hallberg-Rassy 29', 89, 28],
        ['Ryds 628', 63, 24],
      ] as const)
      const metres = Math.ceil((long * wide) / 100)
      const raw = onTop([
        several('Vinterplats utomhus, m²', metres, pen.pick([24_500, 29_800, 33_600]), 25),
        line('Upptagning och sjösättning', pen.whole(18, 42) * 10_000, 25),
        ...(pen.chance(0.6) ? [line('Bottentvätt högtryck', pen.whole(69, 120) * 1000, 25)] : []),
        ...(pen.chance(0.6)
          ? [line('Motorkonservering inkl. glykol', pen.whole(14, 32) * 10_000, 25)]
          : []),
        ...(pen.chance(0.4) ? [several('Mastkran, lyft', 2, 45_000, 25)] : []),
        ...(pen.chance(0.5) ? [several('Oljefilter', pen.whole(1, 2), 18_950, 25)] : []),
      ])
      const rounding = roundedTo(raw.total, 100) - raw.total
      const sums = charged(raw, rounding)
      const [number, due] = [
        pen.digits(say(pen, '1####|26-###|F####')),
        pen.after(pen.pick([15, 20, 30])),
      ]
      const { own, tax } = registered(pen, 'SE')
      return [
        `<div style="background:#0c4a6e;color:#fff;padding:4mm 6mm;display:flex;justify-content:space-between;align-items:center;margin-bottom:4mm"><b style="font-size:16pt">${escaped(firm.name)}</b><span>Faktura</span></div>${beside(
          '40mm 1fr',
          stacked([
            ['Fakturanr', number],
            ['Datum', pen.day()],
            ['Förfaller', pen.day(due)],
            ['Er ref', say(pen, 'Båtplats 14|Per|Sommarkontoret')],
            ['Dröjsmålsränta', '10 %'],
          ]),
          `<p style="margin:4mm 0 6mm 40mm">${who(to)}</p>`,
        )}${boxes([
          ['Båt', boat],
          [
            'Längd × bredd',
            `${(long / 10).toFixed(1).replace('.', ',')} × ${(wide / 10).toFixed(1).replace('.', ',')} m`,
          ],
          ['Plats', pen.digits('@-##')],
          ['Nyckel', say(pen, 'hänger på kontoret|lämnad')],
        ])}${grid('ruled', 'lrrr', 'Benämning|Antal|À-pris|Summa', linesAs(pen, sums.lines, 'tqua'))}${tally(
          [
            ...sumsAs(pen, sums, 'nv', 'Netto|Moms 25 %'),
            ...(rounding === 0 ? [] : [['Öresutjämning', pen.plain(rounding)] as const]),
            ['Att betala', pen.money(sums.total)],
          ],
        )}<p>Båten ska hämtas senast den 15 maj. Därefter debiteras sommarplats per påbörjad vecka.</p><div class="foot tiny">${across(
          [
            [legal(firm).replace('&amp;', '&'), ...firm.address],
            [`Org.nr ${own}`, `Momsreg.nr ${tax}`, 'Godkänd för F-skatt'],
            [`Bankgiro ${pen.digits('####-####')}`, `Swish ${pen.digits('123 ### ## ##')}`],
          ],
          'border-top:0.3mm solid #0c4a6e;padding-top:2mm',
        )}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A magazine's renewal, half a sheet: a price that holds the low tax, issues and months, a number for all, an earlier price struck out in words. */
  prenumeration: paper(
    se,
    'YYYY-MM-DD|D month YYYY',
    'slab book',
    'Tidskriften Skogsbrynet;Box 4017;102 61 Stockholm;Skogsbrynet Förlag AB|HANTVERK & HEM;Kyrkogatan 9;411 15 Göteborg;Hantverkspress i Väst AB|Landsvägen;Storgatan 22;903 26 Umeå;Åkeriförlaget Norr ek. för.',
    'SE',
    (pen, firm, to) => {
      const issues = pen.pick([6, 8, 11])
      const sums = within([
        line(`Prenumeration 12 månader, ${issues} nr`, pen.whole(39, 89) * 1000 + 900, 6),
        ...(pen.chance(0.5) ? [line('Digitalt arkiv', pen.pick([9900, 14_900]), 6)] : []),
        ...(pen.chance(0.3) ? [line('Pappersfaktura', 2900, 25)] : []),
      ])
      const [number, due] = [pen.digits(say(pen, '8#########|26#######')), pen.after(21)]
      const vat = sums.shares.map((each) => `moms ${pen.rate(each.rate)} ${pen.money(each.vat)}`)
      return [
        `${part('background:#7f1d1d;color:#fff;padding:3mm 5mm;margin:-9mm -9mm 4mm', `<span style="font-size:20pt;font-style:italic">${escaped(firm.name)}</span>`)}<p>${who(to)}</p><p style="font-size:11pt"><b>Dags att förnya – läs vidare för ${pen.money(sums.lines[0]?.amount ?? 0)}</b></p><p>Din prenumeration (nr ${pen.digits('######')}) löper ut med nummer ${pen.whole(1, issues)}. Betala fakturan så fortsätter den från ${dayOff(pen, 30)} till ${dayOff(pen, 395)}.</p>${dotted([...priced(pen, sums.lines, 'tA'), ['Att betala', pen.money(sums.total)]])}<p class="tiny">I beloppet ingår ${vat.join(' och ')}${vat.length > 1 ? `, tillsammans ${pen.money(sums.vat)}` : ''}. Ordinarie pris i butik ${pen.money(11_900)} per nummer.</p>${formed(
          [
            ['OCR / fakturanummer', number],
            ['Fakturadatum', pen.day()],
            ['Betala senast', pen.day(due)],
            ['Plusgiro', pen.digits('## ## ##-#')],
            ['Betalningsmottagare', firm.also[0] ?? firm.name],
            ['Belopp', pen.plain(sums.total)],
          ],
          2,
        )}<div class="foot tiny">${oneLine(firm)} · Org.nr ${registered(pen, 'SE').own} · kundtjänst ${pen.digits('0##-### ## ##')}</div>`,
        { sums, documentNumber: number, due },
        `${halved} #sheet { font-size: 8.8pt; }`,
      ]
    },
  ),

  /** A credit of a hirer of lifts: days that were not used, an earlier bill named, sums below nothing, money that is set against the next. */
  'kredit-hyra': paper(
    se,
    'YYYY-MM-DD',
    'narrow plain',
    'Liftpoolen Mälardalen;Stålgatan 11;721 32 Västerås;Liftpoolen Mälardalen AB|SKÅNSK BYGGHYRA;Grustagsgatan 3;254 64 Helsingborg;Skånsk Bygghyra AB|Gnesta Maskinuthyrning AB;Industrivägen 8;646 31 Gnesta',
    'SE',
    (pen, firm, to) => {
      const sums = negated(
        onTop(
          pen.buy(
            wares(
              'Saxlift 10 m el, dag;690;990;25|Bomlift 16 m diesel, dag;1450;2200;25|Byggfläkt 9 kW, dag;90;160;25|Manskapsbod, dag;120;190;25|Minigrävare 2,5 t, dag;1150;1690;25|Maskinförsäkring, dag;60;110;25',
            ),
            { count: [1, 4], most: 9, step: 500 },
          ).lines,
        ),
      )
      const [number, old] = [pen.digits(say(pen, 'K26###|90####|26#####')), pen.digits('4#####')]
      return [
        `<div class="sides"><div>${logo(firm.name, 6, 'font-weight:bold;color:#ca8a04')}</div><div style="font-size:18pt">KREDITFAKTURA</div></div>${headed(
          [
            ['Kreditfaktura nr', number],
            ['Datum', pen.day()],
            ['Krediterar faktura', old],
            ['Kundnr', pen.digits('1###')],
            ['Hyresavtal', pen.digits('H-#####')],
          ],
        )}<p>${who(to)}<br>VAT-nr ${registered(pen, 'SE').tax}</p><p>Återlämnat tidigare än avtalat, ${dayOff(pen, -6)}.</p>${grid('ruled', 'lrrr', 'Artikel|Antal|Pris|Belopp', linesAs(pen, sums.lines, 'tqua'))}${facts(
          sumsAs(pen, sums, 'nvT', 'Exkl. moms|Moms 25 %|Er tillgodo'),
          'margin:4mm 0 0 auto',
        )}<p>Beloppet kvittas mot nästa faktura. Önskas utbetalning, meddela oss bankgiro.</p><div class="foot tiny mid">${legal(firm)} – ${place(firm, ' – ')} – org.nr ${registered(pen, 'SE').own} – F-skatt</div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),
}

export const fiPapers: Papers = {
  /** A laboratory for teeth: works by patient's letters and tooth, metal by the gram, free of tax by a section of the law, a slip of the bank below. */
  hammaslaboratorio: paper(
    fi,
    'D.M.YYYY|DD.MM.YYYY',
    'plain narrow',
    'Hammaslaboratorio Purenta;Puistokatu 19;40200 Jyväskylä;Purenta Oy|DENTAALIPAJA HELMI;Itäinen Pitkäkatu 30;20810 Turku;Dentaalipaja Helmi Ky|Erikoishammasteknikko Reijo Aalto;Vaasankatu 5;65100 Vaasa;Tmi Reijo Aalto',
    'FI',
    (pen, firm) => {
      const works = [
        ['Zirkoniakruunu', 145, 260],
        ['Kokoproteesi, ylä', 320, 560],
        ['Purentakisko', 90, 160],
        ['Metallokeraaminen silta, 3 yks.', 420, 690],
        ['Proteesin pohjaus', 80, 140],
        ['Osaproteesi, ranka', 260, 420],
        ['Väriotto', 20, 40],
      ] as const
      const jobs = pen.random
        .shuffled(works)
        .slice(0, pen.whole(2, 5))
        .map(([text, least, most], at) => ({
          patient: pen.digits('@.@.'),
          tooth: pen
            .digits(pen.pick(['d.1#', 'd.2#', 'd.3#']))
            .replace('9', '6')
            .replace('8', '5'),
          day: dayOff(pen, -24 + at * 5, 'D.M.'),
          one: line(text, pen.whole(least, most) * 100),
        }))
      const grams = pen.whole(3, 28)
      const sums = within([
        ...jobs.map(({ one }) => one),
        ...(pen.chance(0.5) ? [several('Metalli CoCr, g', grams, 90)] : []),
        ...(pen.chance(0.6) ? [line('Lähetyskulut', pen.pick([790, 990]))] : []),
      ])
      const more = sums.lines.slice(jobs.length)
      const [number, due] = [pen.digits(say(pen, '26###|####|12####')), pen.after(14)]
      const to = say(pen, 'Hammasklinikka Säde Oy|Hammaslääkäriasema Koivula|HLL Pirjo Mattila')
      const { own } = registered(pen, 'FI')
      return [
        `<div class="sides"><div><b style="font-size:14pt;color:#0e7490">${escaped(firm.name)}</b>${besides(firm)}<br>${place(firm)}</div><div class="right"><span style="font-size:16pt">LASKU</span><br>nro ${number}<br>${pen.day()}</div></div><p style="margin:14mm 0 8mm">${escaped(to)}<br>${say(pen, 'Kauppakatu 33|Torikatu 8|Rantatie 15')}<br>${say(pen, '40100 Jyväskylä|20100 Turku|65100 Vaasa')}</p>${grid(
          'boxy',
          'llllr',
          'Pvm|Potilas|Hammas|Työ|€',
          [
            ...jobs.map(({ day, patient, tooth, one }) => [
              day,
              patient,
              tooth,
              one.text,
              pen.plain(one.amount),
            ]),
            ...more.map((one) => [
              '',
              '',
              '',
              `${one.text}${one.quantity > 1 ? ` ${one.quantity} × ${pen.plain(one.unit)}` : ''}`,
              pen.plain(one.amount),
            ]),
          ],
        )}<p class="right" style="font-size:12pt">Yhteensä <b>${pen.money(sums.total)}</b></p><p>Hammasteknikon työ on arvonlisäverotonta, AVL 36 §. Maksuehto 14 pv netto, eräpäivä ${pen.day(due)}, viivästyskorko 11,5 %.</p><div class="at" style="left:18mm;right:18mm;bottom:12mm">${formed(
          [
            ['Saaja', firm.also[0] ?? firm.name],
            ['Saajan tilinumero', iban(pen, 'FI')],
            ['Viitenumero', pen.digits('##### #####')],
            ['Y-tunnus', own],
            ['Eräpäivä', pen.day(due)],
            ['Euro', pen.plain(sums.total)],
          ],
          3,
        )}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A course that was called off: a credit of places with the day of the first bill, prices that hold the tax, the bank's account that it goes to. */
  'hyvityslasku-kurssi': paper(
    fi,
    'D.M.YYYY|D. month YYYY',
    'light wide',
    'Koulutustalo Sisu;Mannerheimintie 15 A;00260 Helsinki;Koulutustalo Sisu Oy|SATAKUNNAN TYÖTURVAKOULUTUS;Valtakatu 4;28100 Pori;Satakunnan Työturva Oy|Trukkikoulu Lehto;Ahertajankatu 9;33720 Tampere;Trukkikoulu Lehto Ky',
    'FI',
    (pen, firm, to) => {
      const seats = pen.whole(1, 6)
      const sums = negated(
        within([
          several(
            say(pen, 'Työturvallisuuskorttikurssi|Tulityökorttikurssi|Ensiapukurssi EA1'),
            seats,
            pen.whole(90, 260) * 100,
            25.5,
          ),
          ...(pen.chance(0.5) ? [several('Lounas', seats, 1450, 25.5)] : []),
          ...(pen.chance(0.5) ? [several('Kortti ja rekisteröinti', seats, 2000, 25.5)] : []),
        ]),
      )
      const [number, old] = [pen.digits(say(pen, 'H26###|9####|26-####')), pen.digits('3####')]
      const { own, tax } = registered(pen, 'FI')
      return [
        `${beside(
          '1fr 1fr 1fr',
          letterhead(firm, 4.5, 'font-weight:bold'),
          `<span class="tiny">Laskutusosoite</span><br>${who(to)}`,
          captioned([
            ['Hyvityslaskun numero', number],
            ['Päiväys', pen.day()],
            ['Hyvitetty lasku', `${old} / ${dayOff(pen, -pen.whole(15, 40))}`],
          ]),
        )}<h1 style="font-weight:300;font-size:20pt;margin-top:12mm">Hyvityslasku</h1><p>Kurssi ${dayOff(pen, 12)} on peruttu ${say(pen, 'kouluttajan sairastumisen vuoksi|vähäisen osallistujamäärän vuoksi')}. Hyvitämme maksunne kokonaisuudessaan.</p>${grid('ruled', 'lrrr', 'Selite|Kpl|Hinta sis. alv|Yhteensä', linesAs(pen, sums.lines, 'tqua'))}${ribbon(
          [
            ['Veroton', pen.plain(sums.net)],
            ['Alv 25,5 %', pen.plain(sums.vat)],
            ['Hyvitetään yhteensä', pen.money(sums.total)],
          ],
          'border-top:0.4mm solid #444;padding-top:2mm;font-size:11.5pt',
        )}<p>Summa palautetaan tilille, jolta lasku on maksettu, 14 päivän kuluessa. Ei maksettavaa.</p><div class="foot tiny">${legal(firm)} | Y-tunnus ${own} | ALV-tunnus ${tax} | ${pen.digits('koulutus 0## ### ####')}</div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
    '2024-09-01',
  ),
}
