/** Papers of Denmark and Norway: a reminder with its fee, people at a conference, timber that the buyer settles, concrete on two pages, a town's dues. */
import { escaped, firms, line, onTop, several, sumOf, within } from '../eighth/kit'
import { dk, no } from '../eighth/notations'
import { ratesAs, sumsAs } from '../eighth/rows'
import { boxes } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { beside, priced, ribbon } from '../nineteenth/kit'
import { registered, titled } from '../nineteenth/north-kit'
import { dayOff, measured, share } from '../nineteenth/west-kit'
import { parted } from '../seventeenth/kit'
import { cells, decimal, stacked, tally, tornOff } from '../thirteenth/kit'
import { behind, logo, oneLine, say } from '../twelfth/kit'
import { besides } from './north-kit'

export const dkPapers: Papers = {
  /** A second reminder as a letter: the bill that is open with its days, a fee of the law and interest, what is asked for now, a bank's numbers in a sentence. */
  rykkerskrivelse: paper(
    dk,
    'DD-MM-YYYY|D. month YYYY',
    'plain book',
    'Vestkystens Kølemontage ApS;Tømrervej 11;6710 Esbjerg V|GLARMESTER ODGAARD;Grønnegade 40;5700 Svendborg;Odgaards Glarmesterforretning ApS|Låsesmeden på Amager;Amagerbrogade 158;2300 København S;Amager Lås & Alarm A/S',
    'DK',
    (pen, firm, to) => {
      const open = pen.whole(900, 28_000) * 25
      const [old, own] = [pen.digits(say(pen, '2####|26-###|11####')), pen.digits('R-####')]
      const sums = within([
        line('Skyldigt beløb', open),
        line('Rykkergebyr', 10_000),
        ...(pen.chance(0.6) ? [line('Renter', share(open, 1.5))] : []),
      ])
      const due = pen.after(10)
      const ours = pen.digits('9### / 000#######')
      return [
        `<div class="sides"><div style="margin-top:22mm">${who(to)}</div><div class="right"><b>${escaped(firm.name)}</b>${besides(firm)}<br>${place(firm)}<br>CVR ${registered(pen, 'DK').own}<br>bogholderi ${pen.digits('## ## ## ##')}</div></div><p style="margin-top:18mm" class="right">${pen.day()}</p><p style="font-size:13pt"><b>${say(pen, '1. rykker|2. rykker|Rykkerskrivelse')} – kundenummer ${pen.digits('1####')}</b><br><span class="tiny">Rykker nr. ${own}</span></p><p>Ved gennemgang af vores bogholderi kan vi se, at nedenstående faktura endnu ikke er betalt:</p>${grid(
          'boxy',
          'llllr',
          'Bilag|Fakturanr.|Fakturadato|Forfaldt|Restbeløb DKK',
          [
            [
              'Faktura',
              old,
              dayOff(pen, -62, 'DD-MM-YYYY'),
              dayOff(pen, -34, 'DD-MM-YYYY'),
              pen.plain(open),
            ],
          ],
        )}${facts(
          [...priced(pen, sums.lines.slice(1)), ['Beløb til betaling', pen.money(sums.total)]],
          'margin-left:auto',
        )}<p>Vi skal venligst bede Dem indbetale ${pen.money(sums.total)} senest den ${pen.day(due)} på konto ${ours} med angivelse af fakturanummeret. Gebyret er momsfrit og pålagt efter rentelovens § 9 b.</p><p>Er betaling sket inden for de seneste dage, bedes De se bort fra denne skrivelse. I modsat fald overgives sagen til inkasso uden yderligere varsel.</p><p>Med venlig hilsen<br><br>${say(pen, 'Lone Vestergaard|Palle Mikkelsen|Tina Bro')}<br>Debitorbogholderiet</p>`,
        { sums, documentNumber: old, otherNumbers: [own], due, hasLines: false },
        '#sheet { font-size: 10pt; }',
      ]
    },
  ),

  /** Places at a conference: a line for each who comes, a dinner, less for members, a public buyer's number, facts in front of a coloured edge. */
  konferencedeltagelse: paper(
    dk,
    'DD.MM.YYYY|D. month YYYY|DD-MM-YYYY',
    'light wide',
    'Dansk Driftsforum;Vesterbrogade 1 D;1620 København V;Foreningen Dansk Driftsforum|NORDISK KURSUSCENTER;Sverigesgade 5;5000 Odense C;NKC Konference ApS|Byggeriets Dage;Gammel Kongevej 60;1850 Frederiksberg C;Byggedage A/S',
    'DK',
    (pen, firm, to) => {
      const title = say(pen, 'Årsmøde om drift|Temadag: Bæredygtig renovering|Fagkonference')
      const price = pen.whole(19, 58) * 10_000
      const names = pen.random.shuffled([
        'Anne Holst',
        'Morten Bay',
        'Fatima Saleh',
        'Jens Ulrik Toft',
        'Kirsten Winther',
      ])
      const people = names
        .slice(0, pen.whole(1, 4))
        .map((name) => line(`Deltager: ${name}`, price, 25))
      const off = pen.pick([0, 10, 15])
      const sums = onTop([
        ...people,
        ...(off > 0 ? [line(`Medlemsrabat ${off} %`, -share(sumOf(people), off), 25)] : []),
        ...(pen.chance(0.6) ? [several('Aftenmiddag', people.length, 64_500, 25)] : []),
        ...(pen.chance(0.3) ? [line('Enkeltværelse, 1 nat', 129_500, 25)] : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, 'K26####|10#####|5####')),
        pen.after(pen.pick([8, 14, 30])),
      ]
      const reference = say(pen, 'Anne Holst|PO 4711-B|Projekt 880')
      return [
        `<div style="border-left:3mm solid #0891b2;padding-left:6mm"><div class="sides">${logo(firm.name, 7, 'color:#0891b2')}<div class="tiny right">${place(firm)}<br>CVR ${registered(pen, 'DK').own}</div></div>${beside(
          '1fr 1fr',
          `<p style="margin-top:10mm">${who(to)}<br><span class="tiny">EAN ${pen.digits('5798########')}<br>Reference: ${reference}</span></p>`,
          stacked([
            ['Fakturanummer', number],
            ['Udstedt', pen.day()],
            ['Betalingsfrist', pen.day(due)],
          ]),
        )}<p style="font-size:13pt">${title}, ${dayOff(pen, pen.whole(15, 60))}<br><span class="tiny">${say(pen, 'Hotel Nyborg Strand|Odense Congress Center|Bella Center')}, kl. 9.30–16.00</span></p>${cells(
          'lr',
          'Tekst|Pris ekskl. moms',
          priced(pen, sums.lines).map(([text, amount]) => [text, amount]),
          'lined',
        )}${tally(sumsAs(pen, sums, 'nvT', 'I alt ekskl. moms|Moms (25 %)|At betale'))}<p>Kontooverførsel: reg. ${pen.digits('####')} konto ${pen.digits('##########')}. Afmelding senere end 14 dage før afholdelse refunderes ikke, men pladsen kan overdrages til en kollega.</p></div><div class="foot tiny right">${legal(firm)}</div>`,
        { sums, documentNumber: number, due, customerReference: reference },
      ]
    },
  ),
}

const forests = firms(
  'Østskog SA;Skogveien 7;2408 Elverum|Fjordtømmer SA;Brugata 22;6770 Nordfjordeid|Trøndersk Virke AS;Stasjonsgata 3;7710 Sparbu',
)

export const noPapers: Papers = {
  /** Timber that the buyer measures and bills for the owner of the wood: kinds with solid cubic metres, the seller named in a box, a fund's part held back below the total. */
  tommeravregning: paper(
    { ...no, money: '#' },
    'DD.MM.YYYY|DD.MM.YY',
    'needle narrow',
    'Bjørnstad Skog;Bjørnstadvegen 210;2420 Trysil;Halvor Bjørnstad|Sundet Gård ANS;Sundsvegen 9;6783 Stryn|Kari Ness Utmark;Nessvegen 84;7724 Steinkjer;Kari Ness ENK',
    'NO',
    (pen, firm) => {
      const to = pen.pick(forests)
      const kinds = [
        ['Gran sagtømmer', 62_000, 81_000],
        ['Furu sagtømmer', 58_000, 74_000],
        ['Gran massevirke', 36_000, 47_000],
        ['Furu massevirke', 34_000, 43_000],
        ['Lauv massevirke', 31_000, 40_000],
        ['Energivirke', 18_000, 26_000],
      ] as const
      const loads = pen.random
        .shuffled(kinds)
        .slice(0, pen.whole(2, 5))
        .map(([text, least, most]) => {
          const [volume, price] = [pen.whole(900, 24_000), pen.whole(least, most)]
          return { volume, price, one: line(text, Math.round((volume * price) / 100), 25) }
        })
      const sums = onTop(loads.map(({ one }) => one))
      const fund = share(sums.net, pen.pick([4, 8, 12, 20]))
      const number = pen.digits(say(pen, 'T26######|26-#####|A########'))
      const { tax } = registered(pen, 'NO')
      return [
        `${beside(
          '1fr 70mm',
          `<b style="font-size:16pt;color:#3f6212">${escaped(to.name)}</b><br>${place(to, ', ')}<br><span class="tiny">${pen.digits('Tlf. ## ## ## ##')}</span>`,
          told([
            ['AVREGNING', ''],
            ['Fakturanr.', number],
            ['Dato', pen.day()],
            ['Kontrakt', pen.digits('##-#####')],
            ['Måleperiode', `${dayOff(pen, -30, 'DD.MM.')}–${dayOff(pen, -4, 'DD.MM.YY')}`],
          ]),
        )}<table class="t boxy" style="margin-top:8mm"><tr><td style="width:50%"><span class="tiny">Selger / leverandør</span><br><b>${escaped(firm.name)}</b>${besides(firm)}<br>${place(firm)}<br>Org.nr. ${tax}</td><td><span class="tiny">Kjøper og utsteder på vegne av selger</span><br>${who(to)}<br>Org.nr. ${registered(pen, 'NO').own}</td></tr></table>${grid(
          'ruled',
          'lrrrr',
          'Sortiment|m³ fub|Pris|Mva|Beløp NOK',
          loads.map(({ volume, price, one }) => [
            one.text,
            decimal(pen, volume / 100, 2),
            pen.plain(price),
            pen.rate(25),
            pen.plain(one.amount),
          ]),
        )}${tally(sumsAs(pen, sums, 'nvt', 'Tømmerverdi eks. mva|Mva 25 %|Sum inkl. mva NOK'))}${titled(
          'Oppgjør',
          facts([
            ['Trukket til skogfond', pen.plain(-fund)],
            [
              `Utbetales ${dayOff(pen, 20)} til konto ${pen.digits('####.##.#####')}`,
              pen.plain(sums.total - fund),
            ],
          ]),
          '#3f6212',
        )}<p class="tiny">Denne fakturaen er utstedt av kjøper etter avtale med selger, jf. bokføringsforskriften § 5-2-1. Selger er ansvarlig for innberetning av utgående merverdiavgift. Måling: Norsk Virkesmåling.</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),

  /** Concrete on two pages: every load with its slip and recipe, carried over, waiting and winter's heat, tax and what to pay on the last page. */
  'betong-to-sider': paper(
    { ...no, money: 'NOK #' },
    'DD.MM.YYYY|DD.MM.YY',
    'narrow plain',
    'Innherred Betong;Havnegata 60;7604 Levanger;Innherred Betong AS|BETONGKOMPANIET SØR;Lundevågveien 19;4550 Farsund;Betongkompaniet Sør AS|Dalane Ferdigbetong AS;Langholmen 4;4370 Egersund',
    'NO',
    (pen, firm, to) => {
      const recipes = [
        ['B30 M60 D22', 1445],
        ['B35 M45 D16', 1520],
        ['B25 M90 D22', 1390],
      ] as const
      const loads = Array.from({ length: pen.whole(12, 19) }, (_, at) => {
        const [recipe, price] = pen.pick(recipes)
        const cubes = pen.pick([250, 400, 550, 600, 700, 750])
        const day = dayOff(pen, Math.floor(at / 2) - 15)
        return { day, slip: pen.digits('6#####'), one: measured(recipe, cubes, price * 1000, 25) }
      })
      const cube = loads.reduce((all, { one }) => all + one.measure, 0)
      const extras = [
        line('Vintertillegg', share(sumOf(loads.map(({ one }) => one)), 4), 25),
        ...(pen.chance(0.7) ? [several('Ventetid, kvarter', pen.whole(1, 9), 28_500, 25)] : []),
        ...(pen.chance(0.5) ? [line('Pumpebil, oppstilling', 390_000, 25)] : []),
        line('Miljøtillegg, vaskevann', pen.whole(3, 9) * 10_000, 25),
      ]
      const sums = onTop([...loads.map(({ one }) => one), ...extras])
      const first = parted(
        loads.map(({ one }) => one),
        10,
      )
      const [number, due] = [pen.digits(say(pen, '2#####|26####')), pen.after(pen.pick([15, 30]))]
      const order = pen.digits(say(pen, 'B-26##|Prosjekt ####'))
      const head = (page: number) =>
        `<div class="sides"><b style="font-size:15pt">${escaped(firm.name)}</b><div class="right">FAKTURA ${number}<br>${pen.day()}<br>side ${page} av 2</div></div>`
      const list = (from: number, to2: number) =>
        tr(
          'lllrrr',
          loads
            .slice(from, to2)
            .map(({ day, slip, one }) => [
              day,
              slip,
              one.text,
              decimal(pen, one.measure / 100, 2),
              pen.plain(one.price / 10),
              pen.plain(one.amount),
            ]),
        )
      const top = tr('lllrrr', [['Levert', 'Seddel', 'Betong', 'm³', 'Pris', 'Beløp']], 'th')
      const kid = pen.digits('##############')
      return [
        [
          `${head(1)}<p style="margin-top:10mm">${who(to)}</p>${boxes([
            ['Kundenr.', pen.digits('1####')],
            ['Deres ref.', order],
            ['Byggeplass', say(pen, 'Nye Leira skole|Bru Fv. 17|Tomt 4, Havna')],
            ['Forfallsdato', pen.day(due)],
          ])}<table class="t ruled roomy">${top}${list(0, 10)}</table><p class="right">Overføres ${pen.plain(first.carried)}</p>`,
          `${head(2)}<p class="right">Overført ${pen.plain(first.carried)}</p><table class="t ruled">${top}${list(10, 99)}${tr(
            'lllrrr',
            extras.map((one) => [
              '',
              '',
              one.text,
              one.quantity > 1 ? String(one.quantity) : '',
              one.quantity > 1 ? pen.plain(one.unit) : '',
              pen.plain(one.amount),
            ]),
          )}</table><p>Levert i alt ${decimal(pen, cube / 100, 2)} m³</p>${tally(sumsAs(pen, sums, 'nvT', 'Netto|25 % mva|Å betale'))}<p>Betales til konto ${pen.digits('#### ## #####')} innen ${pen.day(due)}. KID ${kid}. Ved forsinkelse beregnes rente etter forsinkelsesrenteloven.</p><div class="foot tiny"><hr>${legal(firm)} · ${place(firm, ' · ')} · Foretaksregisteret ${registered(pen, 'NO').tax}</div>`,
        ],
        { sums, documentNumber: number, due, customerReference: order },
        '#sheet { font-size: 9pt; } .roomy td { padding: 2.4mm 1.5mm; }',
      ]
    },
  ),

  /** A town's dues of a quarter for a plot: water, drains, waste and sweeping, a part of a year each, rates of tax that differ, values before their labels. */
  'kommunale-avgifter': paper(
    no,
    'DD.MM.YYYY',
    'plain wide',
    'Hellvik kommune;Postboks 33;4376 Helleland|Øvre Sigdal kommune;Kommunevegen 2;3350 Prestfoss|Skarfjord kommune;Rådhusgata 1;9690 Havøysund;Skarfjord kommune, Kemnerkontoret',
    'NO',
    (pen, firm, to) => {
      const term = Math.floor(pen.date.getUTCMonth() / 3) + 1
      // Waste and sweeping bear the tax at the full rate, as water did until the law lowered it.
      const water = pen.date.toISOString() < '2025-05-01' ? 25 : 15
      const dues = [
        ['Vann, abonnementsgebyr', water, 120, 290],
        ['Vann, forbruk', water, 180, 520],
        ['Avløp, abonnementsgebyr', water, 150, 390],
        ['Avløp, forbruk', water, 210, 640],
        ['Renovasjon, næring', 25, 420, 780],
        ['Feiing og tilsyn', 25, 45, 78],
      ] as const
      const rows = dues
        .filter((_, at) => at < 5 || pen.chance(0.6))
        .map(([text, rate, least, most]) => {
          const year = pen.whole(least, most) * 1000
          return { year, one: line(text, year / 4, rate) }
        })
      const sums = onTop(rows.map(({ one }) => one))
      const [number, due] = [pen.digits(say(pen, '1#######|26######')), pen.after(30)]
      return [
        `<div class="sides"><div style="display:flex;gap:4mm"><svg width="34" height="42"><path d="M2 2 H32 V24 Q32 36 17 41 Q2 36 2 24 Z" fill="#1e3a8a"/><path d="M17 8 L25 26 L9 26 Z" fill="#fbbf24"/></svg><div><b style="font-size:13pt">${escaped(firm.name)}</b>${besides(firm)}<br>${place(firm, ', ')}</div></div><div>${behind(
          [
            ['fakturanummer', number],
            ['fakturadato', pen.day()],
            ['forfallsdato', pen.day(due)],
            ['eiendoms-id', pen.digits('##/###/0')],
          ],
        )}</div></div><div style="margin:14mm 0 8mm">${who(to)}</div><p><b>Kommunale gebyrer ${pen.date.getUTCFullYear()}, termin ${term} av 4</b> – ${escaped(to.address[0] ?? '')}</p>${grid(
          'ruled',
          'lrrrr',
          'Gebyr|Årsgebyr|Andel|Mva|Beløp',
          rows.map(({ year, one }) => [
            one.text,
            pen.plain(year),
            '1/4',
            pen.rate(one.rate),
            pen.plain(one.amount),
          ]),
        )}${grid('boxy tiny', 'rrr', 'Mva-sats|Grunnlag|Mva', ratesAs(pen, sums.shares, 'rnv'))}${ribbon(
          [
            ['Sum gebyrer', pen.plain(sums.net)],
            ['Sum mva', pen.plain(sums.vat)],
            ['Å betale', pen.money(sums.total)],
          ],
          'font-size:12pt;background:#e0e7ff;padding:2mm 4mm',
        )}${tornOff(`<div class="sides"><div><span class="tiny">Betalt av</span><br>${who(to)}</div><div><span class="tiny">Betalt til</span><br>${oneLine(firm)}</div></div><div class="sides" style="margin-top:5mm"><span>KID ${pen.digits('############')}</span><span>${pen.plain(sums.total)}</span><span>${pen.digits('####.##.#####')}</span></div>`)}`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 9.2pt; }',
      ]
    },
  ),
}
