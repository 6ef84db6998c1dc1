/** Plain papers of Denmark, Norway and Finland: a plumber's job, a bridge's toll, a month of roads with tolls, a lunch with its card's slip. */
import { escaped, line, onTop, several, sumOf, within } from '../eighth/kit'
import { dk, fi, no } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { rateFrom } from '../eleventh/kit'
import { grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { registered } from '../nineteenth/north-kit'
import { dayOff } from '../nineteenth/west-kit'
import { lawful } from '../seventeenth/kit'
import { tally, tornOff } from '../thirteenth/kit'
import { logo, say } from '../twelfth/kit'
import { letterOf, print } from '../twentieth/west-kit'
import { headOf, hostOf, later, toSecond } from '../twenty-fifth/north-kit'
import { monthOf, since } from '../twenty-second/north-kit'
import { daysBefore, trade } from './north-kit'

export const dkPapers: Papers = {
  /** A plumber's or an electrician's job: case, place and what was done in words, hours and material as sums under headings, tax on top, account of the bank and a giro's line at the foot. */
  'haandvaerker-sag': paper(
    { ...dk, money: '# kr.' },
    'DD-MM-YYYY|DD.MM.YYYY|D. month YYYY',
    'plain wide light',
    'Vestfyns VVS ApS;Industrivej 14;5610 Assens|BØGELUND EL;Hovedgaden 88;3460 Birkerød;Bøgelund El-installation ApS|Kloakmesteren Thy;Skolegade 3;7700 Thisted;Poul Overgaard|GLARMESTER HØJ;Amagerbrogade 211;2300 København S;Høj Glas & Facade ApS|Nordals Tømrer & Snedker;Løjtertoft 9;6430 Nordborg|RENGØRING ØST;Fabrikvej 20;3000 Helsingør;Rengøring Øst ApS',
    'DK',
    (pen, firm, to) => {
      const all = pen.buy(
        trade(
          firm,
          'BØGELUND:Svend, timer;480;595;25|Stikkontakt m. jord;79;149;25|HPFI-relæ 40A;690;1190;25|Kabel 3G1,5 pr. m;12;19;25||Kloak:Spuling af kloak, timer;950;1250;25|TV-inspektion;1450;2200;25|PVC-rør 110 mm;140;240;25||GLAR:Termorude på mål;1250;2600;25|Montør, timer;495;560;25|Fuge og silicone;85;140;25||Nord:Tømrer, timer;445;520;25|Reglar 45x95 pr. m;24;38;25|Skruer og beslag;95;380;25||RENG:Kontorrengøring pr. måned;1900;4800;25|Vinduespolering;450;900;25|Forbrugsartikler;180;420;25||:Svend, timer;495;590;25|Lærling, timer;310;360;25|Blandingsbatteri;890;1890;25|Fittings og pakninger;65;240;25',
        ),
        { count: [2, 4], most: 7, step: 100 },
      ).lines
      const sums = onTop([
        ...all,
        ...(pen.chance(0.5) ? [line('Kørsel, servicevogn', 39_500, 25)] : []),
        ...(pen.chance(0.3) ? [line('Miljøtillæg', 4500, 25)] : []),
      ])
      const number = pen.digits(say(pen, '2####|10###|####'))
      const days = pen.pick([8, 14, 30])
      const due = pen.after(days)
      const { own } = registered(pen, 'DK')
      const account = `${pen.digits('####')} ${pen.digits('##########')}`
      return [
        `<div class="sides"><div class="tiny">${escaped(lawful(firm))}<br>${place(firm)}<br>Tlf. ${pen.digits('## ## ## ##')}<br>CVR-nr. ${own}<br>mail@${hostOf(firm.name)}</div><div>${logo(firm.name, 8, 'font-weight:bold;color:#164e63;text-align:right')}</div></div><div class="cols" style="margin-top:12mm"><div>${who(to)}</div><div>${told(
          [
            ['Fakturanr.', number],
            ['Fakturadato', pen.day()],
            ['Sagsnr.', pen.digits('S-####')],
            ['Kundenr.', pen.digits('1###')],
            ['Side', '1 af 1'],
          ],
        )}</div></div><h1 style="font-size:17pt">Faktura</h1><p><b>Vedr.:</b> ${say(pen, 'Udført arbejde på adressen iht. aftale.|Opgave rekvireret af kontoret.|Akut tilkald, jf. arbejdsseddel.')}<br><b>Arbejdssted:</b> ${escaped(to.address[0] ?? '')}<br><b>Udført:</b> ${dayOff(pen, -pen.whole(1, 9))}</p>${grid(
          'ruled',
          'lrrr',
          'Beskrivelse|Antal|Stk. pris|Beløb ekskl. moms',
          linesAs(pen, sums.lines, 'tqua'),
        )}${tally(
          sumsAs(pen, sums, 'NVT', 'Subtotal|Moms (25 %)|Total DKK inkl. moms'),
          'margin-left:auto;width:84mm',
        )}<p style="margin-top:8mm">Betalingsbetingelser: Netto ${days} dage – forfaldsdato ${pen.day(due)}.</p><p>Beløbet indbetales på reg.- og kontonr. ${account}. Oplys venligst fakturanr. ved betaling. Ved for sen betaling tilskrives renter iht. renteloven samt gebyr på 100 kr.</p><p>Vi takker for opgaven.</p><div class="foot tiny mid grey" style="border-top:0.2mm solid #aaa;padding-top:2mm">FI: +71&lt;${number.padStart(15, '0')}+${pen.digits('8#######')}&lt; · MobilePay ${pen.digits('######')} · Autoriseret og medlem af branchens garantiordning</div>`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 9.6pt; }',
      ]
    },
    since,
  ),

  /** A bridge's or a ferry's counter: the crossing and the kind of car, tax held in the price, card, lane and booth, what is open and where to fetch the receipt again. */
  'bro-faerge-kvittering': slip(
    {
      shops:
        'LILLE STRÆDE BROEN;Brovej 1;4220 Korsør;Lille Stræde Forbindelsen ApS|Sundfærgen;Havnevej 2;5935 Bagenkop;Sundfærgen Rederi ApS|ØRUND FÆRGEFART;Færgelejet 4;7884 Fur;Ørund Kommunes Færgefart|NORDBÆLT BILFÆRGER;Færgevej 10;8400 Ebeltoft;Nordbælt Trafik ApS|Egesundsbroen;Betalingsanlægget 3;4583 Sjællands Odde;Egesund Broselskab Amba',
      notation: dk,
      days: 'DD-MM-YYYY|DD.MM.YY|DD/MM/YYYY',
      since,
    },
    76,
    (pen, shop) => {
      const isBridge = /BRO|bro/.test(shop.name)
      const rate = isBridge ? 25 : 0
      const kinds = isBridge
        ? ['Personbil under 6 m', 'Varebil over 6 m', 'Personbil m. påhæng', 'MC']
        : ['Bil indtil 5 m inkl. fører', 'Varebil 6 m', 'Bil m. trailer', 'Cykel']
      const sums = within([
        line(say(pen, kinds.join('|')), pen.whole(13, 52) * 1000 + pen.pick([0, 500]), rate),
        ...(isBridge || pen.chance(0.4)
          ? []
          : [several('Voksen passager', pen.whole(1, 3), 5900, 0)]),
        ...(isBridge || pen.chance(0.7) ? [] : [line('Kaffe og rundstykke', 5500, 25)]),
      ])
      const number = pen.digits(say(pen, '######|##-#####|0########'))
      const clock = pen.clock()
      const { own } = registered(pen, 'DK')
      const taxed = sums.shares.filter((share) => share.rate > 0)
      return [
        typed(
          76,
          36,
          print(
            `!^${shop.name}`,
            ...headOf(shop),
            `^CVR ${own}`,
            '',
            `^${say(pen, 'KVITTERING|Kvittering')}`,
            `Nr. ${number}|Bane ${pen.whole(1, 12)}`,
            `${pen.day()}|${toSecond(pen, clock)}`,
            '=-',
            isBridge
              ? `Passage ${say(pen, 'vest|øst')}`
              : `Afgang ${later(clock, pen.whole(5, 30))} ${say(pen, 'tur|tur/retur')}`,
            each(
              sums.lines,
              (one) =>
                `${one.quantity > 1 ? `${one.quantity} x ` : ''}${one.text}|${pen.plain(one.amount)}`,
            ),
            '=-',
            `!I ALT DKK|${pen.plain(sums.total)}`,
            each(taxed, (share) => `Heraf moms ${share.rate}%|${pen.plain(share.vat)}`),
            taxed.length === 0 && 'Momsfri persontransport',
            '',
            `${say(pen, 'Dankort|VISA/Dankort|Mastercard')}|${pen.digits('XXXX XXXX XXXX ####')}`,
            `Aut.kode|${pen.digits('######')}`,
            `AID|${pen.digits('A000000121####')}`,
            `Ref. ${pen.digits('######')}|GODKENDT`,
            '',
            `^${say(pen, 'God tur!|Kør forsigtigt|Tak og god rejse')}`,
            `^Kopi: www.${hostOf(lawful(shop))}`,
          ),
        ),
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const noPapers: Papers = {
  /** A month of roads with tolls: no tax on them, passages with plate and station by day, a discount of the tag, a giro's foot with a long number. */
  'bompenger-faktura': paper(
    { ...no, money: 'kr #' },
    'DD.MM.YYYY|DD.MM.YY',
    'narrow plain',
    'Fjordtoll;Sandviksbodene 2;5035 Bergen;Fjordtoll AS|VEIBRIKKEN;Lagårdsveien 78;4010 Stavanger;Veibrikken Norge AS|Midtbom;Brattørkaia 15;7010 Trondheim;Midtbom Bompengeselskap AS|ØSTVEI BRIKKE;Dronning Eufemias gate 16;0191 Oslo;Østvei Brikkeselskap AS|Passer;Gyldenløves gate 23;4611 Kristiansand;Passer Veibetaling AS',
    'NO',
    (pen, firm, to) => {
      const [, end] = monthOf(pen.date, -1)
      const shift = pen.date.getTime() - end.getTime()
      const plates = Array.from({ length: pen.whole(1, 3) }, () => pen.digits('@@ #####'))
      const all = daysBefore(pen, pen.whole(4, 14), 26).map((date) => ({
        ...line(
          say(
            pen,
            'Nygårdstangen|Ring 3 Nord|E18 Bjørvika|Fv. 505 Kverneland|E39 Øysand|Rv. 9 Baneheia|E6 Klett',
          ),
          pen.whole(15, 74) * 100,
          0,
        ),
        date: new Date(date.getTime() - shift),
        plate: pen.pick(plates),
        clock: pen.clock(),
      }))
      const gross = sumOf(all)
      const off = Math.round(gross * 0.2)
      const hasTag = pen.chance(0.4)
      const sums = within([
        line('Bompassering', gross, 0),
        line('Brikkerabatt 20 %', -off, 0),
        ...(hasTag ? [line('Brikkeleie', 4900, 25)] : []),
      ])
      const number = pen.digits(say(pen, '26#######|#########|7######'))
      const kid = pen.digits('################')
      const due = pen.after(pen.pick([14, 20, 21]))
      const { own } = registered(pen, 'NO')
      const account = pen.digits('####.##.#####')
      const name = lawful(firm)
      return [
        `<div class="sides"><div>${logo(firm.name, 9, 'font-weight:bold;color:#1d3557')}</div><div class="right tiny">${escaped(name)}<br>${place(firm)}<br>Org.nr. NO ${own}${hasTag ? ' MVA' : ''}<br>Kundeservice ${pen.digits('## ## ## ##')}</div></div><div class="cols" style="margin-top:9mm"><div>${who(to)}</div><div>${told(
          [
            ['Fakturanummer', number],
            ['Fakturadato', pen.day()],
            ['Forfallsdato', pen.day(due)],
            ['Kundenummer', pen.digits('#######')],
            ['KID', kid],
          ],
        )}</div></div><h1 style="font-size:14pt">Faktura for ${pen.day(end, 'month YYYY')}</h1>${grid(
          'ruled',
          'lr',
          'Beskrivelse|Beløp',
          linesAs(pen, sums.lines, 'ta'),
        )}${tally(
          [
            ['Herav mva. 25 %', pen.money(sums.vat)],
            ['Å betale', pen.money(sums.total)],
          ],
          'margin-left:auto;width:70mm',
        )}<p style="margin:4mm 0 0"><b>Passeringer</b></p><table class="t tiny">${all
          .map(
            (one) =>
              `<tr><td>${pen.day(one.date, 'DD.MM.YYYY')} ${one.clock}</td><td>${one.plate}</td><td>${escaped(one.text)}</td><td class="r">${pen.plain(one.amount)}</td></tr>`,
          )
          .join('')}</table>${tornOff(
          `<div class="sides"><div><span class="tiny">Kvittering</span><br><b>${account}</b><br><span class="tiny">Betalt til</span><br>${escaped(name)}<br>${place(firm)}</div><div class="right"><span class="tiny">Betalingsfrist</span><br><b>${pen.day(due)}</b><br><span class="tiny">Kundeidentifikasjon (KID)</span><br>${kid}<br><b>${pen.plain(sums.total)}</b></div></div>`,
        )}`,
        { sums, documentNumber: number, otherNumbers: [kid], due },
        '#sheet { font-size: 9.4pt; } .tiny td { padding-top: 0.3mm; padding-bottom: 0.3mm; }',
      ]
    },
    since,
  ),
}

export const fiPapers: Papers = {
  /** A lunch: dishes by how many with the letter of a rate, tax in a table, what the card said, the place's number in the register, now and then the words in Swedish beside the Finnish ones. */
  'lounas-kuitti': slip(
    {
      shops:
        'LOUNASKAHVILA HELMI;Tehtaankatu 11;15140 Lahti;Helmi Ateria Oy|Ravintola Kaisla;Rantakatu 20;90100 Oulu;Kaislan Keittiö Oy|KAHVILA AALLOTAR;Itäinen Pitkäkatu 4;20520 Turku;Café Vågen Ab|Ruokala Sampo;Hallituskatu 9;33200 Tampere|BISTRO METSÄ;Kauppakatu 31;40100 Jyväskylä;Metsä Bistro Oy|Matkakeidas Pulkkinen;Nelostie 120;17320 Asikkala;Pulkkinen & Pojat Ky',
      notation: fi,
      days: 'D.M.YYYY|DD.MM.YYYY',
      since,
    },
    72,
    (pen, shop) => {
      const low = rateFrom(pen, '2026-01-01', 14, 13.5)
      const isSwedish = shop.name.endsWith('AALLOTAR')
      const dishes = pen.buy(
        trade(
          shop,
          `:Lounas, arki;10.9;13.5;${low}|Keittolounas;8.5;10.9;${low}|Salaattibuffet;9.9;11.9;${low}|Kahvi;2.2;3.2;${low}|Pulla;2.4;3.4;${low}|Limonadi 0,33;2.8;3.6;${low}`,
        ),
        { count: [1, 4], most: 3 },
      ).lines
      const beer = pen.chance(0.3) ? [line('Keskiolut 0,33', 590, 25.5)] : []
      const sums = within([...dishes, ...beer])
      const mark = (rate: number) => letterOf(rate, [25.5, low], 'AB')
      const number = pen.digits(say(pen, '######|##-####|#####'))
      const clock = pen.clock()
      const { own } = registered(pen, 'FI')
      const widths = [10, -8, -8, -9]
      const sumWord = isSwedish ? 'YHTEENSÄ / SUMMA' : 'YHTEENSÄ'
      return [
        typed(
          72,
          36,
          print(
            `!^${shop.name}`,
            ...headOf(shop),
            `^Y-tunnus ${own}`,
            `^Puh. ${pen.digits('0## ### ####')}`,
            '',
            `${isSwedish ? 'Kuitti/Kvitto' : 'Kuitti'} ${number}|${pen.day()}`,
            `Kassa ${pen.whole(1, 3)}|klo ${clock}`,
            '=-',
            each(sums.lines, (one) =>
              print(
                `${one.text}|${pen.plain(one.amount)} ${mark(one.rate)}`,
                one.quantity > 1 && `··${one.quantity} kpl · à ${pen.plain(one.unit)}`,
              ),
            ),
            '=-',
            `!${sumWord}|${pen.money(sums.total)}`,
            '',
            set(['ALV', 'Veroton', 'Vero', 'Yht.'], widths),
            each(ratesAs(pen, sums.shares, 'nvg'), (cells, at) => {
              const rate = sums.shares[at]?.rate ?? 0
              return set([`${mark(rate)} ${rate.toFixed(1).replace('.', ',')}%`, ...cells], widths)
            }),
            '',
            say(pen, 'KORTTITAPAHTUMA|Korttitapahtuma'),
            `${say(pen, 'Visa Debit|Mastercard|Debit Mastercard')}|${pen.digits('**** **** **** ####')}`,
            `Viite: ${pen.digits('############')}|K/1`,
            `AID: ${pen.digits('A00000000#1010')}`,
            `Veloitus|${pen.money(sums.total)}`,
            'Hyväksytty',
            '',
            `^${isSwedish ? 'Kiitos - Tack!' : say(pen, 'Kiitos käynnistä!|Tervetuloa uudelleen')}`,
            `^${say(pen, 'Lounas ark. 10.30 - 14.00|Avoinna ma-pe 7-16')}`,
          ),
        ) + (pen.chance(0.3) ? code(pen, 22) : ''),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}
