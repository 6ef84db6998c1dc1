/** Everyday papers of Denmark, Norway and Finland: a ride in a cab, a bill of a program in the web, an airline's receipt and a repairer's bill above a transfer form. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { dk, fi, no } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { buyersOf } from '../fifteenth/buyers'
import { bars, each, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban } from '../ninth/numbers'
import { ribbon } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { dayOff } from '../nineteenth/west-kit'
import { across, lawful } from '../seventeenth/kit'
import { decimal, formed, tally } from '../thirteenth/kit'
import { logo, say } from '../twelfth/kit'
import { print } from '../twentieth/west-kit'
import { since, townOf } from '../twenty-second/north-kit'
import { hostOf, later, toSecond } from './north-kit'

export const dkPapers: Papers = {
  /** A ride in a cab, which bears no tax: car and driver, from when and where till where, the meter's parts, paid by card. */
  'taxa-kvittering': slip(
    {
      shops:
        'Øresunds Taxa;Kajvej 18;2770 Kastrup;Øresunds Taxa A.m.b.a.|TAXA MIDT 8 x 8;Nørregade 40;8600 Silkeborg;Taxa Midt ApS|Fjordtaxa;Havnevej 2;4000 Roskilde;Vognmand Yusuf Aydin|HOVEDSTADENS TAXI;Rugmarken 10;3520 Farum;Hovedstadens Taxi ApS|Limfjordens Taxi;Østre Havnegade 22;9000 Aalborg;Vognmand Bent Krogh',
      notation: { ...dk, money: 'DKK #' },
      days: 'DD-MM-YYYY|DD/MM-YYYY|DD.MM.YY',
      since,
    },
    58,
    (pen, shop) => {
      const metres = pen.whole(21, 380)
      const minutes = Math.ceil(metres / 8) + pen.whole(2, 12)
      const start = pen.clock()
      const sums = onTop([
        line('Startgebyr', pen.pick([3900, 4900, 5700]), 0),
        line(`Kørsel ${decimal(pen, metres / 10, 1)} km`, metres * pen.pick([98, 118, 134]), 0),
        line(`Tid ${minutes} min`, minutes * pen.pick([675, 733]), 0),
        ...(pen.chance(0.3) ? [line('Lufthavnstillæg', 1500, 0)] : []),
        ...(pen.chance(0.2) ? [line('Broafgift', 27_500, 0)] : []),
      ])
      const number = pen.digits(say(pen, '######|#######|##-#####'))
      const card = say(pen, 'VISA/DANKORT|MASTERCARD|DANKORT')
      return [
        typed(
          58,
          32,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^CVR ${registered(pen, 'DK').own}`,
            `^Tlf. ${pen.digits('## ## ## ##')}`,
            '',
            '^KVITTERING',
            `Bon nr.|${number}`,
            `Dato|${pen.day()}`,
            `Vogn nr.|${pen.digits('1###')}`,
            `Chauffør ID|${pen.digits('######')}`,
            '=-',
            `Start|${start}`,
            `Slut|${later(start, minutes)}`,
            `Fra|${say(pen, 'Banegården|Kystvejen 4|Lufthavnen T3')}`,
            `Til|${say(pen, 'Hotel Scandinavia|Søndergade 12|Rådhuspladsen')}`,
            `Takst|${pen.whole(1, 4)}`,
            '=-',
            each(sums.lines, (one) => `${one.text}|${pen.plain(one.amount)}`),
            '=-',
            `!I alt|${pen.money(sums.total)}`,
            '^Personbefordring er momsfri',
            '',
            card,
            `XXXX XXXX XXXX ${pen.digits('####')}`,
            `${pen.day()}|${toSecond(pen, later(start, minutes))}`,
            `KC3|Ref ${pen.digits('0#####')}`,
            `ATC ${pen.digits('00###')}|AED ${pen.digits('######')}`,
            'Autorisationskode|Y1',
            `Beløb|${pen.money(sums.total)}`,
            '^GODKENDT',
            '',
            `^${say(pen, 'Tak for turen|Tak fordi du kørte med os|God tur videre!')}`,
            '^Glemte sager: ring til os',
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),

  /** A program in the web for small firms: title and facts at the right, the sender beside the buyer, sums in a grey box, a bank's account; now and then in euros without tax to a firm abroad. */
  'webfaktura-konto': paper(
    { ...dk, money: '# kr.' },
    'DD.MM.YYYY|D. month YYYY|DD-MM-YYYY',
    'light plain wide',
    'Anlægsgartner Holst;Møllevej 6;5600 Faaborg;Anlægsgartner Holst ApS|KLIK & KODE;Åboulevarden 31;8000 Aarhus C;Klik & Kode ApS|Trykkeriet Lillebælt;Strandgade 9;5500 Middelfart;Lillebælt Grafisk ApS|Rengøring Nord;Hjørringvej 120;9900 Frederikshavn;Malene Østergaard|Fotograf Signe Bach;Guldbergsgade 29;2200 København N|EL-TEAM SYDHAVSØERNE;Industrivej 8;4930 Maribo;El-Team Sydhavsøerne ApS',
    'DK',
    (pen, firm, at) => {
      const isAbroad = /KLIK|Foto|Tryk/.test(firm.name) && pen.chance(0.35)
      const to = isAbroad ? pen.pick(buyersOf('DE')) : at
      const rate = isAbroad ? 0 : 25
      const goods = firm.name.startsWith('Anl')
        ? 'Hækklipning, timer;395;525;25|Fliselægning, m2;290;480;25|Bortkørsel af haveaffald;450;850;25|Beplantning;1200;4800;25'
        : firm.name.startsWith('KLIK')
          ? 'Udvikling, timer;650;950;25|Hosting pr. måned;149;390;25|Supportaftale;900;1900;25'
          : firm.name.startsWith('Tryk')
            ? 'Foldere A5, 1.000 stk.;1450;2300;25|Visitkort, 500 stk.;490;790;25|Korrektur;350;650;25'
            : firm.name.startsWith('Reng')
              ? 'Kontorrengøring, måned;1800;4200;25|Vinduespudsning;450;900;25|Artikler og forbrug;120;480;25'
              : firm.name.startsWith('Foto')
                ? 'Fotografering, halv dag;3500;5200;25|Redigering pr. billede;95;180;25|Kørsel;200;650;25'
                : 'Montør, timer;495;595;25|Materialer iflg. bilag;320;3900;25|Servicevogn;245;325;25|Ladestander 11 kW;5900;8200;25'
      const per = isAbroad ? 750 : 100
      const bought = pen.buy(wares(goods), { count: [1, 4], most: 6, step: 500 }).lines
      const sums = onTop(
        bought.map((one) =>
          several(one.text, one.quantity, Math.round((one.unit * 100) / per), rate),
        ),
      )
      const money = (cents: number) => `${pen.plain(cents)} ${isAbroad ? 'EUR' : 'kr.'}`
      const number = pen.digits(say(pen, '###|1###|26###'))
      const days = pen.pick([8, 14, 30])
      const due = pen.after(days)
      const { own, tax } = registered(pen, 'DK')
      return [
        `<div class="sides">${logo(firm.name, 7.5, 'font-weight:bold;color:#0f766e;border-left:3mm solid #0f766e;padding-left:3mm')}<h1 style="font-size:24pt;font-weight:normal">Faktura</h1></div><div class="cols" style="margin-top:12mm"><div><span class="tiny grey">Til</span><br>${who(to)}${isAbroad ? '<br>Tyskland' : ''}</div><div><span class="tiny grey">Fra</span><br>${who({ ...firm, name: lawful(firm) })}<br>CVR-nr. ${own}</div><div>${facts(
          [
            ['Fakturanummer', number],
            ['Fakturadato', pen.day()],
            ['Forfaldsdato', pen.day(due)],
          ],
          'width:100%',
        )}</div></div><table class="t" style="margin-top:12mm"><tr style="border-bottom:0.4mm solid #0f766e"><th>Beskrivelse</th><th class="r">Antal</th><th class="r">Enhed</th><th class="r">Enhedspris</th><th class="r">Pris</th></tr>${linesAs(
          pen,
          sums.lines,
          'tqua',
        )
          .map(
            ([t = '', q = '', u = '', a = '']) =>
              `<tr style="border-bottom:0.15mm solid #ccc"><td>${escaped(t)}</td><td class="r">${q}</td><td class="r">${t.includes('timer') ? 'timer' : 'stk.'}</td><td class="r">${u}</td><td class="r">${a}</td></tr>`,
          )
          .join(
            '',
          )}</table><div style="background:#f1f5f9;padding:3mm;width:86mm;margin-left:auto">${tally(
          [
            ['Subtotal', money(sums.net)],
            [isAbroad ? 'Moms (0%)' : 'Moms (25%)', money(sums.vat)],
            [isAbroad ? 'Total EUR' : 'Total DKK', money(sums.total)],
          ],
          'width:100%',
        )}</div>${isAbroad ? '<p>Omvendt betalingspligt, køber afregner momsen / Reverse charge.</p>' : ''}<p style="margin-top:10mm">Betalingsbetingelser: Netto ${days} dage. Beløbet indbetales på bankkonto:<br>${say(pen, 'Danske Andelskasse|Sydbank|Arbejdernes Landsbank')}, Reg.nr.: ${pen.digits('####')}, Kontonr.: ${pen.digits('00########')}${isAbroad ? `, IBAN ${iban(pen, 'DK')}` : ''}<br>Fakturanr. ${number} bedes angivet ved bankoverførsel.</p><p class="tiny">Ved betaling efter forfald tilskrives der renter på 0,81 % pr. påbegyndt måned samt et gebyr på 100,00 kr.</p><div class="foot tiny grey mid">${legal(firm)} · ${place(firm, ' · ')} · ${tax} · hej@${hostOf(firm.name)}</div>`,
        {
          sums,
          documentNumber: number,
          due,
          currency: isAbroad ? 'EUR' : 'DKK',
        },
        '#sheet { font-size: 9.2pt; }',
      ]
    },
    since,
  ),
}

export const noPapers: Papers = {
  /** An airline's receipt of a journey: booking and traveller, flights with hours and days to come, fare, charges and tax, the card and the day of buying. */
  'flyreise-kvittering': paper(
    { ...no, money: 'NOK #' },
    'DD.MM.YYYY|D. month YYYY|DD mon YYYY',
    'wide light plain',
    'Kystfly;Langstranda 6;8003 Bodø;Kystfly AS|NORDAVIND AIR;Snarøyveien 36;1364 Fornebu;Nordavind Airways ASA|Fjellvinge;Flyplassvegen 230;6040 Vigra;Fjellvinge Flyselskap AS|Polarruten;Flyplassvegen 31;9016 Tromsø;Polarruten AS|Vestavia;Lønningsvegen 47;5258 Blomsterdalen;Vestavia Luftfart AS',
    'NO',
    (pen, firm, to) => {
      const cities =
        'Oslo (OSL)|Bergen (BGO)|Trondheim (TRD)|Bodø (BOO)|Tromsø (TOS)|Stavanger (SVG)'
      const [from, till] = pen.pair(cities.split('|'))
      const isBack = pen.chance(0.6)
      const legs = isBack ? 2 : 1
      const away = pen.whole(4, 40)
      const sums = within([
        line('Billettpris', pen.whole(390, 1690) * 100 * legs, 12),
        line('Lufthavnavgifter', 8900 * legs, 12),
        ...(pen.chance(0.5) ? [line('Innsjekket bagasje 23 kg', 24_900 * legs, 12)] : []),
        ...(pen.chance(0.3) ? [line('Setereservasjon', 9900 * legs, 12)] : []),
      ])
      const booking = pen.random.text(6, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789')
      const number = pen.digits(say(pen, '328-##########|K26-#######|#########'))
      const flight = (days: number, a: string, b: string) => {
        const clock = pen.clock()
        return [
          dayOff(pen, days),
          pen.digits(say(pen, 'KF ###|NA ####')),
          a,
          clock,
          b,
          later(clock, pen.whole(50, 115)),
          say(pen, 'Lav|Fleks|Økonomi'),
        ]
      }
      const colour = pen.pick(['#0c4a6e', '#b91c1c', '#166534'])
      return [
        `<div style="background:${colour};color:#fff;margin:-14mm -18mm 8mm;padding:7mm 18mm" class="sides"><b style="font-size:21pt">${escaped(firm.name)}</b><span style="font-size:13pt">Reisekvittering</span></div>${ribbon(
          [
            ['Kvitteringsnummer', number],
            ['Kjøpsdato', pen.day()],
            ['Bestillingsreferanse', booking],
            ['Kundenummer', pen.digits('###### ###')],
          ],
        )}<div class="cols"><div><span class="tiny grey">Betaler</span><br>${who(to)}</div><div><span class="tiny grey">Reisende</span><br>${say(pen, 'Hr. Lars Solbakk|Fru Ingrid Fossum|Hr. Amir Rahimi')}<br>Billettnummer ${pen.digits('328 ##########')}</div></div><h2 style="font-size:12pt;margin:8mm 0 0">Reiserute</h2>${grid('ruled', 'lllclcl', 'Dato|Fly|Fra|Avgang|Til|Ankomst|Klasse', [flight(away, from, till), ...(isBack ? [flight(away + pen.whole(1, 4), till, from)] : [])])}<h2 style="font-size:12pt;margin:6mm 0 0">Betalingsinformasjon</h2>${grid('ruled', 'lrr', 'Beskrivelse|MVA-sats|Beløp NOK', linesAs(pen, sums.lines, 'tra'))}${tally(
          sumsAs(pen, sums, 'nvT', 'Beløp eks. MVA|Herav MVA 12 %|Totalt betalt'),
          'margin-left:auto',
        )}<p>Betalt med ${say(pen, 'Visa|Mastercard|Vipps')} ${pen.digits('**** **** **** ####')}, ${pen.day()}.</p><p class="tiny">Møt opp ved gate senest 20 minutter før avgang. Husk gyldig legitimasjon. Billetten kan endres mot gebyr inntil to timer før avgang, se vilkårene på ${hostOf(firm.name)}.</p>${bars(pen, 70, 12)}<div class="foot tiny grey">${legal(firm)}, ${place(firm, ', ')} · Foretaksregisteret ${registered(pen, 'NO').own} MVA · Kundeservice ${pen.digits('+47 ## ## ## ##')}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
        '#sheet { font-size: 9.2pt; }',
      ]
    },
    since,
  ),
}

export const fiPapers: Papers = {
  /** A repairer's bill: facts beside the buyer in two columns of labels, work and parts without tax, a transfer form with a long code to scan at the foot. */
  'huolto-tilisiirto': paper(
    { ...fi, money: '# EUR' },
    'D.M.YYYY|DD.MM.YYYY',
    'plain narrow wide',
    'LVI-Huolto Saarinen Oy;Teollisuustie 11;33880 Lempäälä|KORJAAMO PITKÄNEN;Varikontie 3;70420 Kuopio;Autokorjaamo Pitkänen Ky|Sähkö-Rantala;Meijerintie 7;61800 Kauhajoki;Sähkö-Rantala Tmi|Tilipalvelu Numero;Hämeenkatu 24;33200 Tampere;Tilipalvelu Numero Oy|Kiinteistöhuolto Havu;Koivukuja 2;90450 Kempele;Havu Palvelut Oy|Puhdas Piste;Satakunnankatu 18;28100 Pori;Siivouspalvelu Puhdas Piste Oy',
    'FI',
    (pen, firm, to) => {
      const goods = firm.name.startsWith('KORJ')
        ? 'Määräaikaishuolto;190;390;25.5|Moottoriöljy 5W-30, l;12;19;25.5|Jarrupalat eteen;64;129;25.5|Työ, h;72;98;25.5|Pientarvikkeet;6;15;25.5'
        : firm.name.startsWith('Tili')
          ? 'Kirjanpito, kuukausi;180;420;25.5|Palkanlaskenta, palkkalaskelma;18;29;25.5|Tilinpäätös;390;890;25.5|Arvonlisäveroilmoitus;35;60;25.5'
          : /Puhdas|Kiint/.test(firm.name)
            ? 'Ylläpitosiivous, kuukausi;240;620;25.5|Ikkunanpesu;95;220;25.5|Lumityöt;80;260;25.5|Tarvikkeet;12;48;25.5'
            : 'Asentajan työ, h;58;79;25.5|Matkakulut, km;0.9;1.4;25.5|Huoltoautolisä;22;38;25.5|Tarvikkeet erittelyn mukaan;45;680;25.5|Termostaatti;39;79;25.5'
      const sums = onTop(pen.buy(wares(goods), { count: [2, 5], most: 9 }).lines)
      const number = pen.digits(say(pen, '1####|26###|####'))
      const days = pen.pick([7, 14, 21])
      const due = pen.after(days)
      const { own, tax } = registered(pen, 'FI')
      const reference = pen.digits('1# #####')
      const account = iban(pen, 'FI')
      return [
        `<div class="cols"><div>${logo(firm.name, 6.5, 'font-weight:bold')}${firm.also.map((name) => `${escaped(name)}<br>`).join('')}${place(firm)}<div style="margin-top:12mm">${who(to)}</div></div><div><div style="font-size:16pt;font-weight:bold;margin-bottom:3mm">LASKU</div>${told(
          [
            ['Laskun numero', number],
            ['Laskun päivämäärä', pen.day()],
            ['Toimituspäivä', dayOff(pen, -pen.whole(1, 9))],
            ['Eräpäivä', pen.day(due)],
            ['Maksuehto', `${days} pv netto`],
            ['Viivästyskorko', '11,5 %'],
            ['Viitenumero', reference],
            ['Asiakasnumero', pen.digits('1###')],
            ['Viitteenne', say(pen, 'Timo Koskela|Toimisto|Orvokki')],
          ],
        )}</div></div><div style="margin-top:9mm">${grid(
          'ruled',
          'lrlrrr',
          'Kuvaus|Määrä|Yks.|à-hinta|Alv %|Yhteensä',
          linesAs(pen, sums.lines, 'tqura').map(([t = '', q = '', u = '', r = '', a = '']) => [
            t.replace(/, (?:h|km|l)$/, ''),
            q,
            /, (h|km|l)$/.exec(t)?.[1] ?? 'kpl',
            u,
            r.replace(/\D+$/, ''),
            a,
          ]),
        )}</div>${tally(
          sumsAs(pen, sums, 'nvT', 'Veroton hinta yhteensä|Alv 25,5 %|Maksettava yhteensä'),
          'margin-left:auto',
        )}<div class="at" style="left:18mm;right:18mm;bottom:10mm">${across(
          [
            [lawful(firm), ...firm.address, `Kotipaikka ${townOf(firm)}`],
            [`Y-tunnus ${own}`, `Alv-tunnus ${tax}`, 'Ennakkoperintärekisterissä'],
            [`Puh. ${pen.digits('04# ### ####')}`, `laskutus@${hostOf(firm.name)}`],
          ],
          'border-top:0.3mm solid #222;padding-top:1.5mm',
        )}<div style="margin-top:4mm;border-top:0.3mm dashed #222;padding-top:2mm"><b>TILISIIRTO</b> <span class="tiny">Girering</span></div>${formed(
          [
            ['Saajan tilinumero', account],
            ['BIC', pen.digits('OKOYFIHH')],
            ['Saaja', lawful(firm)],
            ['Viitenro', reference],
            ['Maksaja', `${to.name}, ${to.address.join(', ')}`],
            ['Eräpäivä / Euro', `${pen.day(due)}     ${pen.plain(sums.total)}`],
          ],
          2,
        )}${bars(pen, 105, 11)}<div class="tiny mid">${pen.digits('4################ ############### ######## ##############')}</div></div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9pt; }',
      ]
    },
    since,
  ),
}
