/** Papers of Estonia, Latvia and Lithuania: a store of parts, a hotel by the sea, a wholesaler of drinks. */
import { escaped, onTop, several } from '../eighth/kit'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { ee } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { lt, lv, say } from '../twelfth/kit'
import { dense, entries, footed, listed, lawful } from './kit'

export const eePapers: Papers = {
  /** A shop of parts: codes, discounts, an offer, an order of its own day, a link to pay. */
  'varuosad-arve': paper(
    ee,
    'DD.MM.YYYY',
    'plain wide',
    'Autoosad Peipsi OÜ;Ringtee 26;50105 Tartu|RATTAKESKUS;Pärnu mnt 139;11317 Tallinn;Rattakeskus Grupp OÜ|Põllutehnika Jõgeva AS;Aia 40;48306 Jõgeva',
    'EE',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Õlifilter;6;12;24|Mootoriõli 5W30 4 l;24;38;24|Piduriklotsid esi;29;58;24|Amortisaator taga;48;89;24|Rattalaager;34;66;24|Hammasrihma kmpl;88;160;24|Klaasipesuvedelik 4 l;4;8;24|Pirn H7;4;9;24|Aku 74Ah;79;119;24|Salongifilter;9;19;24|Hammasratas Z21;19;44;24',
        { count: [7, 10], most: 4, step: 1, code: '@@ ####', offs: [0, 5, 12, 20] },
      )
      const sums = onTop(lines)
      const [number, due] = [pen.digits(say(pen, 'A26####|######')), pen.after(7)]
      return [
        `<div class="cols"><div><b style="font-size:15pt">${escaped(firm.name)}</b></div><div class="r"><span style="font-size:15pt">Arve nr ${number}</span><br>${pen.day()}</div></div><div class="cols" style="margin:8mm 0"><div>Maksja:<br>${who(to)}<br>KMKR ${pen.digits('EE10#######')}</div>${told(
          [
            ['Maksetähtaeg', pen.day(due)],
            ['Tellimus', `${pen.digits('T#####')} (${pen.day(pen.after(-5))})`],
            ['Saateleht', pen.digits('SL####')],
            ['Viitenumber', pen.digits('########')],
            ['Viivis', '0,1% päevas'],
          ],
        )}</div>${grid('ruled', 'llrrrr', 'Kood|Nimetus|Kogus|Hind|Soodustus|Summa', entries(pen, lines, 'ctquda'))}${facts(sumsAs(pen, sums, 'nvT', 'Summa km-ta|Käibemaks 24%|Tasuda kokku'), 'margin-left:auto')}<p>Kaup kuulub müüjale kuni täieliku tasumiseni. Tagastus 14 päeva jooksul pakendis.</p><p class="mid" style="background:#eee;padding:2mm">Talverehvide vahetus alates 39 €, broneeri aeg!</p>${footed(
          [
            [lawful(firm), ...firm.address],
            [`Reg.nr ${pen.digits('1#######')}`, `KMKR ${pen.digits('EE10#######')}`],
            [
              'Swedbank EE' + pen.digits('##22002210########'),
              'SEB EE' + pen.digits('##10100102########'),
            ],
          ],
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 8.5pt; }',
      ]
    },
    '2025-07-01',
  ),
}

export const lvPapers: Papers = {
  /** A hotel by the sea: nights at a low rate, things beside it at the full one, the sum in words, paid by transfer. */
  viesnica: paper(
    lv,
    'DD.MM.YYYY',
    'book plain',
    'Viesnīca Piekraste;Jūras iela 20;LV-2015 Jūrmala;SIA Piekraste Hotels|SIA Kuldīgas Nams;Liepājas iela 5;LV-3301 Kuldīga|Hotel Daugava 12;Krasta iela 12;LV-5401 Daugavpils;SIA Latgales viesmīlība',
    'LV',
    (pen, firm, to) => {
      const nights = pen.whole(2, 7)
      const extras = listed(
        pen,
        'Vakariņas;18;32;21|Autostāvvieta;6;12;21|Pirts, stunda;25;45;21|Konferenču telpa;80;180;21|Kafijas pauze;6;11;21|Veļas mazgāšana;5;12;21|Minibārs;4;19;21',
        { count: [4, 6], most: 4 },
      )
      const sums = onTop([
        several('Nakšņošana, divvietīga', nights, pen.whole(48, 110) * 100, 12),
        several('Brokastis', nights * 2, pen.pick([750, 900]), 21),
        ...extras,
      ])
      const [number, due] = [pen.digits(say(pen, 'VP-26/###|26####')), pen.after(10)]
      return [
        `<div class="mid" style="font-size:18pt">${escaped(firm.name)}</div><div class="mid tiny">${place(firm, ', ')}</div><h1 class="mid">RĒĶINS Nr. ${number}</h1><div class="cols">${told(
          [
            ['Datums', pen.day()],
            ['Apmaksāt līdz', pen.day(due)],
            ['Iebraukšana', pen.day(pen.after(-nights - 1))],
            ['Izbraukšana', pen.day(pen.after(-1))],
            ['Rezervācija', pen.digits('BK########')],
          ],
        )}<div>Saņēmējs<br>${who(to)}<br>PVN ${pen.digits('LV4000#######')}</div></div>${grid('boxy', 'lrrrr', 'Pakalpojums|Daudz.|Cena|PVN|Summa EUR', linesAs(pen, sums.lines, 'tqura'))}<div class="cols">${grid('boxy tiny', 'rrr', 'PVN|Bez PVN|PVN summa', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'nvT', 'Kopā bez PVN|PVN kopā|Pavisam apmaksai'))}</div><p>Rēķins sagatavots elektroniski un ir derīgs bez paraksta.</p>${footed([[lawful(firm)], [`PVN Reģ. Nr. ${pen.digits('LV4000#######')}`], [`Swedbank ${pen.digits('LV##HABA0551########')}`]])}`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),
}

export const ltPapers: Papers = {
  /** A wholesaler of drinks: a form with series and number, packs on deposit, two persons who sign. */
  'gerimai-saskaita': paper(
    lt,
    'YYYY-MM-DD|YYYY MM DD',
    'plain narrow',
    'UAB Gėrimų bazė;Raudondvario pl. 131;47191 Kaunas|VILNIAUS SANDĖLIS;Savanorių pr. 178;03154 Vilnius;UAB Vilniaus sandėlis LT|MB Pajūrio prekyba;Šilutės pl. 60;94181 Klaipėda',
    'LT',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Mineralinis vanduo 1,5 l;0.5;0.9;21|Gira 1 l;0.9;1.4;21|Alus šviesus 0,5 l;0.8;1.3;21|Sultys obuolių 1 l;1.2;1.9;21|Kava pupelėmis 1 kg;9;14;21|Limonadas 0,33;0.6;1;21|Vynas raudonas 0,75;4;7;21|Arbata 100 pak.;2;4;21|Energinis gėrimas;0.8;1.2;21|Tonikas 0,2 l;0.7;1.1;21|Sirupas 0,7 l;4;6;21',
        { count: [8, 10], most: 120, step: 1, code: '000###', offs: [0, 0, 3, 6] },
      )
      const sums = onTop([...lines, several('Užstatas (tara)', pen.whole(40, 300), 10, 0)])
      const [number, due] = [pen.digits(say(pen, 'GB Nr. ######|VS26-#####')), pen.after(21)]
      return [
        `<div class="mid"><b style="font-size:14pt">PVM SĄSKAITA FAKTŪRA</b><br>Serija ${number}<br>${pen.day()}</div><table class="t boxy"><tr><td style="width:50%"><b>Pardavėjas</b><br>${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>Įm. kodas ${pen.digits('30#######')}<br>PVM ${pen.digits('LT10000#######')}<br>${pen.digits('LT##7300010#########')}</td><td><b>Pirkėjas</b><br>${who(to)}<br>Įm. kodas ${pen.digits('30#######')}<br>PVM ${pen.digits('LT10000#######')}<br>Pristatymas: ${say(pen, 'Baro rampa|Sandėlis Nr. 2')}</td></tr></table><p class="tiny">Užsakymas ${pen.digits('U-####')} (${pen.day(pen.after(-2))}) · Apmokėti iki ${pen.day(due)} · Vairuotojas ${say(pen, 'J. Petraitis|R. Kazlas')}</p>${grid('boxy', 'llrrrrr', 'Kodas|Prekė|Kiekis|Kaina|Nuol.|PVM|Suma', [...entries(pen, lines, 'ctqudra'), ...linesAs(pen, sums.lines.slice(-1), 'tqura').map(([t = '', q = '', u = '', r = '', a = '']) => ['', t, q, u, '', r, a])])}<div class="cols">${grid('boxy tiny', 'rrr', 'Tarifas|Suma be PVM|PVM', ratesAs(pen, sums.shares, 'rnv'))}${facts(sumsAs(pen, sums, 'NVT', 'Suma be PVM|PVM suma|Iš viso mokėti'))}</div><p style="margin-top:12mm">Sąskaitą išrašė ________________ &nbsp; Sąskaitą priėmė ________________</p>`,
        {
          sums,
          documentNumber: number.replace(' Nr.', ''),
          otherNumbers: [number],
          due,
          hasRates: true,
        },
        dense,
      ]
    },
  ),
}
