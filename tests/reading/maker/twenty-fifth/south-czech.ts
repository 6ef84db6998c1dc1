/** A bill of Czechia as the most common program of small firms prints it. */
import { escaped, onTop } from '../eighth/kit'
import { cz } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { facts, grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code } from '../fifteenth/tills-kit'
import { registered } from '../nineteenth/north-kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { entries, listed } from '../seventeenth/kit'
import { say } from '../twelfth/kit'
import { since, site } from '../twenty-second/south-kit'
import { payer } from './south-kit'

export const czBills: Papers = {
  /** A form of frames: seller left, symbols and buyer right, days and way to pay in a row of their own, goods with tax and sum of each, the sum in a heavy frame, tax by rate below, a code to pay by. */
  'faktura-ramecky': paper(
    { ...cz, group: ' ', money: '# Kč' },
    'DD.MM.YYYY|D.M.YYYY',
    'plain narrow',
    'Elektromontáže Dvořák s.r.o.;Palackého 118;566 01 Vysoké Mýto|KOVOMAT CZ, a.s.;Slévárenská 12;709 00 Ostrava|Velkoobchod nápojů Sázava;Žižkovo pole 30;582 22 Přibyslav;Sázava Drinks s.r.o.|Tiskárna Orlice;Hradecká 44;500 03 Hradec Králové;Ing. Petr Vondra|AUTOSERVIS KLÍMA;Olomoucká 9;785 01 Šternberk;Klíma Motors s.r.o.|Papír & Obaly Morava;Vídeňská 204;619 00 Brno;P&O Morava, spol. s r.o.',
    'CZ',
    (pen, firm) => {
      const to = payer(pen, 'CZ')
      const goods = listed(
        pen,
        /nápoj/.test(firm.name)
          ? 'Pivo výčepní 50 l sud;1650;2190;21|Limonáda 1,5 l;18;29;12|Minerální voda 0,33 l;9;14;12|Víno sudové 30 l;1900;2700;21|Káva zrnková 1 kg;390;560;12'
          : /AUTO/.test(firm.name)
            ? 'Práce mechanika (hod.);590;850;21|Olej motorový 5W30 (l);190;310;21|Filtr olejový;180;320;21|Brzdové destičky přední;890;1690;21|Geometrie;900;1400;21'
            : /Tisk|Pap/.test(firm.name)
              ? 'Letáky A5, 1000 ks;1100;2200;21|Vizitky 250 ks;390;690;21|Krabice 400x300;19;34;21|Fólie stretch;129;189;21|Pořadač A4;49;79;21|Papír A4 balík;89;129;21'
              : 'Kabel CYKY 3x2,5 (m);19;32;21|Jistič 16A;119;189;21|Montážní práce (hod.);450;650;21|Profil ocelový 40x40 (m);129;210;21|Rozvaděč nástěnný;1290;2690;21|Doprava;250;690;21',
        { count: [1, 6], most: 12, step: 10, code: '#####' },
      )
      const sums = onTop(goods)
      const number = pen.digits(
        say(pen, `${pen.day(pen.date, 'YY')}010####|2026####|${pen.day(pen.date, 'YY')}10####`),
      )
      const due = pen.after(pen.pick([14, 14, 21, 30]))
      const { own, tax } = registered(pen, 'CZ')
      const theirs = registered(pen, 'CZ')
      const account = pen.digits('##########/0###')
      const frame = 'border:0.25mm solid #000;padding:2.5mm 3mm'
      return [
        `<div class="sides" style="margin-bottom:1mm"><b>${escaped(firm.name)}</b><b style="font-size:12pt">FAKTURA - DAŇOVÝ DOKLAD č. ${number}</b></div><div style="display:grid;grid-template-columns:1fr 1fr"><div style="${frame}"><span class="tiny">Dodavatel:</span><br><b>${[escaped(firm.name), ...firm.also.map(escaped)].join('<br>')}</b><br>${place(firm)}<br><br>IČ: ${own}<br>DIČ: ${tax}<br><span class="tiny">Telefon: ${pen.digits('### ### ###')}<br>E-mail: info@${site(firm.name).slice(0, 14)}.example<br>${firm.also[0] || /s\.r|a\.s/.test(firm.name) ? `Zapsáno v OR vedeném krajským soudem, oddíl C, vložka ${pen.digits('#####')}` : 'Zapsáno v živnostenském rejstříku'}</span></div><div style="${frame};border-left:0">${told(
          [
            ['Variabilní symbol:', number],
            ['Konstantní symbol:', '0308'],
            ['Objednávka č.:', pen.digits('OV26###')],
          ],
          'font-size:92%',
        )}<hr style="border:0;border-top:0.2mm solid #000"><span class="tiny">Odběratel:</span> IČ: ${theirs.own}, DIČ: ${theirs.tax}<br><br><b>${who(to)}</b></div></div><div style="display:grid;grid-template-columns:1fr 1fr"><div style="${frame};border-top:0">Číslo účtu: <b>${account}</b><br><span class="tiny">${say(pen, 'Komerční banka, a.s.|Fio banka, a.s.|Moneta Money Bank')}</span></div><div style="${frame};border-top:0;border-left:0">${told(
          [
            ['Datum vystavení:', pen.day()],
            ['Datum splatnosti:', pen.day(due)],
            ['Datum uskutečnění plnění:', dayOff(pen, -pen.whole(0, 3))],
            ['Forma úhrady:', 'Příkazem'],
          ],
          'font-size:92%',
        )}</div></div><p class="tiny">Fakturujeme Vám ${say(pen, 'dodané zboží a práce|za zboží dle dodacího listu|dle Vaší objednávky')}:</p>${grid(
          'tiny',
          'lrrrrrr',
          'Označení dodávky|Množství|J.cena|Cena|%DPH|DPH|Kč celkem',
          entries(pen, goods, 'tquar').map(([t = '', q = '', u = '', a = '', r = ''], at) => {
            const one = goods[at]
            const vat = one ? share(one.amount, one.rate) : 0
            return [
              t,
              q,
              u,
              a,
              r.replace(' ', ''),
              pen.plain(vat),
              pen.plain((one?.amount ?? 0) + vat),
            ]
          }),
        )}<div style="border-top:0.3mm solid #000;display:flex;justify-content:space-between;padding-top:1mm"><span>Součet položek bez DPH</span><span>${pen.plain(sums.net)}</span></div><div class="sides" style="border:0.6mm solid #000;padding:2.5mm 3mm;margin-top:3mm;font-size:13pt"><b>CELKEM K ÚHRADĚ</b><b>${pen.money(sums.total)}</b></div><div style="display:flex;gap:8mm;margin-top:8mm"><div>${code(pen, 32)}<div class="mid tiny">QR Platba+F</div></div><div style="flex:1">${grid('boxy tiny', 'rrrr', 'Sazba|Základ v Kč|DPH v Kč|Celkem s DPH v Kč', [...ratesAs(pen, sums.shares, 'rnvg'), ['Celkem', pen.plain(sums.net), pen.plain(sums.vat), pen.plain(sums.total)]])}${facts(
          [
            ['Vystavil:', say(pen, 'Jana Dvořáková|Petr Vondra|Účtárna')],
            ['Převzal:', '____________________'],
            ['Razítko:', ''],
          ],
          'margin-top:8mm',
        )}</div></div><div class="foot tiny grey sides"><span>Vytištěno ekonomickým systémem, ${dayOff(pen, 0)}</span><span>strana 1 / 1</span></div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
    since,
  ),
}
