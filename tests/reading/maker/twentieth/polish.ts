/** Everyday papers of Poland: a discounter's till, a small program's bill, a wholesaler's long list. */
import { escaped, onTop, wares, within } from '../eighth/kit'
import { pl } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part } from '../nineteenth/kit'
import { dense, entries, listed } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { inPolish, polishRegister } from './east-and-north-kit'

const letters: Readonly<Record<number, string>> = { 23: 'A', 8: 'B', 5: 'C', 0: 'D' }
const letter = (rate: number) => letters[rate] ?? 'E'

export const plTills: Papers = {
  /** A discounter's fiscal print: goods with letters of their rates, sums and tax by letter, the buyer's tax number at the foot. */
  dyskont: slip(
    {
      shops:
        'MARKET SŁONECZKO;ul. Witosa 15;20-315 Lublin;Słoneczko Markety Sp. z o.o.|Delikatesy Zielony Koszyk;ul. Mickiewicza 44;15-232 Białystok;PHU Zielony Koszyk Anna Wrona|DROGERIA LAWENDA 37;al. Pokoju 82;31-564 Kraków;Lawenda Drogerie S.A.|DOBRY WYBÓR;ul. Piłsudskiego 10;62-800 Kalisz;Dobry Wybór Sp. z o.o. Sp. k.',
      notation: pl,
      days: 'YYYY-MM-DD|DD-MM-YYYY',
    },
    62,
    (pen, shop) => {
      const goods = pen.buy(
        wares(
          'MLEKO 3,2% 1L;3.19;4.29;5|CHLEB ŻYTNI 500G;4.99;7.49;5|SER GOUDA KG;21.9;32.9;5|JAJA M10;9.99;13.99;5|KAWA MIEL. 500G;21.9;34.9;23|WODA GAZ. 1,5L;1.89;2.99;23|PAPIER TOAL. 8R;9.99;16.99;8|PŁYN DO NACZYŃ;6.49;9.99;23|RĘCZNIK PAP. 2R;5.99;8.99;23|CUKIER 1KG;3.29;4.99;8|BATERIA AAA 4SZT;9.99;19.99;23',
        ),
        { count: [3, 9], most: 4, step: 1, isGross: true },
      )
      const sums = within(goods.lines)
      const number = pen.digits('######')
      return [
        typed(
          62,
          36,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^NIP ${taxNumber(pen, 'PL')}
          =-
          ${pen.day()}|nr:${number}
          !^PARAGON FISKALNY
          =-
          ${each(sums.lines, (one) => `${set([one.text, `${one.quantity} x${pen.plain(one.unit)}`], [16, -10])}|${pen.plain(one.amount)}${letter(one.rate)}`)}
          =-
          ${each(sums.shares, (one) => `SPRZEDAŻ OPODATKOWANA ${letter(one.rate)}|${pen.plain(one.net + one.vat)}\nPTU ${letter(one.rate)} ${one.rate},00 %|${pen.plain(one.vat)}`)}
          SUMA PTU|${pen.plain(sums.vat)}
          !SUMA PLN|${pen.plain(sums.total)}
          =-
          ROZLICZENIE PŁATNOŚCI
          ${say(pen, 'KARTA|GOTÓWKA')}|${pen.plain(sums.total)} PLN
          ${pen.digits('0###')} #${pen.whole(1, 9)} KASJER ${pen.whole(1, 40)}|${pen.clock()}
          ${pen.digits('9F####@@####C#@##A####@##')}
          ^${pen.digits('@@@ ##########')}
          ${pen.chance(0.7) ? `NIP NABYWCY|${taxNumber(pen, 'PL').replaceAll('-', '')}` : ''}
          ^Nr transakcji ${pen.digits('##########')}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const plPapers: Papers = {
  /** As programs on the web print it: place and day at the top right, both sides below, a list, rates with their sum, the amount spelt. */
  program: paper(
    pl,
    'YYYY-MM-DD|DD.MM.YYYY',
    'plain wide',
    'Biuro Rachunkowe Saldo Ewa Kaczmarek;ul. Kościuszki 8;64-100 Leszno|KREATYWNI.PRO Sp. z o.o.;ul. Hoża 51 lok. 7;00-681 Warszawa|Usługi Remontowe Tomasz Bielak;ul. Sosnowa 3;39-300 Mielec|Tłumaczenia i Szkolenia Lingua Nova s.c.;ul. Świdnicka 22;50-068 Wrocław',
    'PL',
    (pen, firm, to) => {
      const { lines } = pen.buy(
        wares(
          'Usługa według umowy;350;2900;23|Obsługa miesięczna;250;1400;23|Konsultacje, godz.;120;260;23|Dojazd;60;180;23|Materiały;40;890;23|Opracowanie dokumentacji;200;1600;23',
        ),
        { count: [1, 4], most: 8, step: 500 },
      )
      const sums = onTop(lines)
      const month = pen.day(pen.date, 'MM')
      const number = pen.digits(
        say(pen, `##/${month}/2026|FV ${pen.whole(1, 30)}/${month}/2026|#/2026`),
      )
      const days = pen.pick([7, 14, 21])
      const due = pen.after(days)
      const account = iban(pen, 'PL')
      return [
        `<div class="right">${facts(
          [
            ['Miejsce wystawienia', (firm.address[1] ?? '').slice(7)],
            ['Data wystawienia', pen.day()],
            ['Data sprzedaży', pen.day(pen.after(-pen.whole(0, 4)))],
          ],
          'margin-left:auto',
        )}</div><h1 style="font-size:16pt;margin:5mm 0">Faktura ${pen.chance(0.5) ? 'nr ' : ''}${number}</h1>${beside(
          '1fr 1fr',
          `<div style="border-bottom:0.3mm solid #888;margin-bottom:1.5mm"><b>Sprzedawca</b></div>${who(firm)}<br>NIP: ${taxNumber(pen, 'PL')}`,
          `<div style="border-bottom:0.3mm solid #888;margin-bottom:1.5mm"><b>Nabywca</b></div>${who(to)}<br>NIP: ${taxNumber(pen, 'PL')}`,
        )}<div style="margin-top:6mm">${grid(
          'boxy',
          'rllrrrr',
          'Lp.|Nazwa towaru lub usługi|J.m.|Ilość|Cena netto|VAT|Wartość netto',
          linesAs(pen, sums.lines, 'tqura').map(([t = '', ...rest], at) => [
            String(at + 1),
            t,
            t.includes('godz') ? 'godz.' : 'szt.',
            ...rest,
          ]),
        )}</div><div class="sides"><div></div>${grid('boxy', 'lrrrr', '|Stawka|Netto|VAT|Brutto', [
          ...ratesAs(pen, sums.shares, 'rnvg').map((cells, at) => [
            at === 0 ? 'W tym' : '',
            ...cells,
          ]),
          ['Razem', '', pen.plain(sums.net), pen.plain(sums.vat), pen.plain(sums.total)],
        ])}</div><p style="font-size:14pt"><b>Do zapłaty: ${pen.money(sums.total)}</b></p><p>Słownie: ${inPolish(sums.total)}</p>${polishRegister(pen)}${told(
          [
            ['Sposób zapłaty', `przelew, ${days} dni`],
            ['Termin płatności', pen.day(due)],
            ['Numer konta', account.slice(2)],
          ],
        )}<div class="cols" style="margin-top:22mm"><div class="mid tiny" style="border-top:0.2mm dotted #333">osoba upoważniona do odbioru</div><div class="mid tiny" style="border-top:0.2mm dotted #333">osoba upoważniona do wystawienia</div></div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),

  /** A wholesaler's from a program of the counter: a long list with codes and discounts at three rates, what is paid and what is left, who may sign. */
  hurtownia: paper(
    pl,
    'YYYY-MM-DD|DD.MM.YYYY',
    'narrow plain',
    'HURTOWNIA GASTRO-SMAK;ul. Składowa 12;35-105 Rzeszów;Gastro-Smak Sp. z o.o.|PHU ELMAX Piotr Maciąg;ul. Przemysłowa 40;26-600 Radom|Papirus Hurt Sp. j.;ul. Magazynowa 5;75-016 Koszalin|Centrum Dystrybucji WIGRY;ul. Utrata 2;16-400 Suwałki;Wigry Dystrybucja S.A.',
    'PL',
    (pen, firm, to) => {
      const lines = listed(
        pen,
        'Mąka pszenna T550 25 kg;42;62;5|Olej rzepakowy 10 l;58;84;5|Kubek papierowy 250 ml 50 szt.;7;12;23|Serwetki 33x33 500 szt.;18;29;23|Cukier trzcinowy 1 kg;6;10;8|Rękawice nitrylowe M 100 szt.;16;28;8|Papier ksero A4 500 ark.;14;22;23|Folia spożywcza 300 m;21;34;23|Worki 120 l 25 szt.;9;17;23|Herbata czarna 100 t.;11;19;23|Ryż parboiled 5 kg;24;37;5|Płyn do podłóg 5 l;22;39;23|Sól kamienna 10 kg;12;18;8|Koncentrat pomidorowy 4,5 kg;27;41;5|Czyściwo przemysłowe 2 rolki;34;52;23',
        {
          count: [8, 14],
          most: 12,
          step: 1,
          code: say(pen, '59#####|#####|@@-####'),
          offs: [0, 0, 3, 5, 10],
        },
      )
      const sums = onTop(lines)
      const number = pen.digits(
        say(pen, `FS ###/MAG/2026|FS-####/26/H|${pen.whole(100, 990)}/H/2026`),
      )
      const days = pen.pick([14, 21, 30])
      const due = pen.after(days)
      return [
        `<div class="sides"><div><b style="font-size:13pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>NIP ${taxNumber(pen, 'PL')} &nbsp; BDO ${pen.digits('000######')}<br>${say(pen, 'mBank|Santander|PKO BP')} ${iban(pen, 'PL').slice(2)}</div><div class="right">${firm.address[1]?.slice(7) ?? ''}, ${pen.day()}<br><br><b style="font-size:12pt">Faktura VAT sprzedaż</b><br><b style="font-size:12pt">${number}</b><br>oryginał</div></div>${beside(
          '1fr 1fr',
          part(
            'border:0.25mm solid #333;padding:2mm',
            `<b>Nabywca</b><br>${who(to)}<br>NIP ${taxNumber(pen, 'PL')}`,
          ),
          told([
            ['Data dostawy', pen.day()],
            ['Zamówienie', pen.digits('ZK ####/26')],
            ['Wydanie', pen.digits('WZ ####/MAG/26')],
            ['Forma płatności', `Przelew ${days} dni`],
            ['Termin płatności', pen.day(due)],
          ]),
        )}${grid(
          'boxy',
          'rllrlrrrr',
          'Lp|Kod|Nazwa towaru|Ilość|Jm|Rabat|Cena netto|VAT|Wart. netto',
          entries(pen, lines, 'nctqdura').map(
            ([n = '', c = '', t = '', q = '', d = '', u = '', r = '', a = '']) => [
              n,
              c,
              t,
              q,
              'szt',
              d,
              u,
              r,
              a,
            ],
          ),
        )}<div class="sides"><div>${grid('boxy', 'rrrr', 'Stawka VAT|Wartość netto|Kwota VAT|Wartość brutto', [...ratesAs(pen, sums.shares, 'rnvg'), ['Razem', pen.plain(sums.net), pen.plain(sums.vat), pen.plain(sums.total)]])}</div>${tally(
          [
            ['Zapłacono', pen.plain(0)],
            ['Pozostało do zapłaty', pen.plain(sums.total)],
            ['RAZEM DO ZAPŁATY', `${pen.plain(sums.total)} PLN`],
          ],
          'margin:3mm 0 0 auto',
        )}</div><p>Słownie: ${inPolish(sums.total)}</p>${polishRegister(pen)}<div class="cols" style="margin-top:14mm"><div class="mid tiny">......................................<br>Odebrał</div><div class="mid tiny">......................................<br>Wystawił: ${say(pen, 'Monika Sroka|Krzysztof Zając|Beata Kot')}</div></div>`,
        { sums, documentNumber: number, due, hasRates: true },
        dense,
      ]
    },
  ),
}
