/** Seldom papers of Czechia and Slovakia: a town's fees, scaffolding with the buyer owing the tax, a chimney sweep who pays none, a call for money ahead of a meeting. */
import { escaped, line, several, within } from '../eighth/kit'
import { cz } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { byHand, cutTo, leaders, sk } from '../eleventh/kit'
import { grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code } from '../fifteenth/tills-kit'
import { settled } from '../fourteenth/kit'
import { beside } from '../nineteenth/kit'
import { registered, titled } from '../nineteenth/north-kit'
import { dayOff } from '../nineteenth/west-kit'
import { columned, formed, stacked, tally, tornOff } from '../thirteenth/kit'
import { divided, say } from '../twelfth/kit'

export const czPapers: Papers = {
  /** A town asks for its fees: for waste by head or can, a dog, a place on the street; file's number beside the symbol to pay by, a day by a decree, a slip of the post below. */
  'mistni-poplatek': paper(
    cz,
    'D. M. YYYY|DD.MM.YYYY|D. month YYYY',
    'plain narrow book',
    'Město Horní Lípová;nám. Míru 1;789 01 Horní Lípová;Městský úřad Horní Lípová|OBEC DOLNÍ BŘEZÍ;Dolní Březí 14;379 01 Třeboň;Obecní úřad Dolní Březí|Městys Kamenný Újezdec;Náves 3;675 73 Kamenný Újezdec;Úřad městyse Kamenný Újezdec',
    'CZ',
    (pen, firm, to) => {
      const cans = pen.whole(1, 4)
      const sums = within([
        several(
          'Poplatek za odkládání komunálního odpadu, nádoba 240 l',
          cans,
          pen.whole(9, 28) * 10_000,
        ),
        ...(pen.chance(0.5) ? [line('Poplatek ze psa', pen.pick([20_000, 30_000, 60_000]))] : []),
        ...(pen.chance(0.4)
          ? [line('Užívání veřejného prostranství – předzahrádka', pen.whole(8, 60) * 10_000)]
          : []),
      ])
      const [symbol, due] = [pen.digits('1345######'), pen.after(pen.whole(24, 45))]
      const number = pen.digits(say(pen, 'MU/####/2026|OÚ-####/26|26/####/FO'))
      return [
        `<div style="display:flex;gap:4mm"><svg width="40" height="46"><path d="M2 2h36v22c0 12-18 20-18 20S2 36 2 24z" fill="#1d4ed8"/><path d="M20 8l4 10H16z" fill="#fde047"/></svg><div><b style="font-size:13pt">${escaped(firm.name)}</b><br>${firm.also.map(escaped).join('')}, odbor finanční<br>${place(firm, ', ')}</div></div><div class="cols" style="margin:9mm 0">${told(
          [
            ['Č. j.:', number],
            ['Vyřizuje:', say(pen, 'Jana Bártová|Ing. Petr Sýkora')],
            ['Telefon:', pen.digits('### ### ###')],
            ['Dne:', pen.day()],
          ],
        )}<div>${who(to)}</div></div><p><b>Věc: Předpis místních poplatků na rok ${pen.date.getUTCFullYear()}</b></p><p>Podle platné obecně závazné vyhlášky Vám byly na letošní rok předepsány tyto místní poplatky:</p>${leaders(linesAs(pen, sums.lines, 'qtA').map(([quantity = '', text = '', amount = '']) => [quantity === '1' ? text : `${text} (${quantity} ks)`, amount] as const))}<p class="r"><b>Celkem k úhradě ${pen.money(sums.total)}</b></p><p>Poplatek je splatný do <b>${pen.day(due)}</b>. Uhradit jej můžete hotově v pokladně úřadu (Po a St 8–17) nebo převodem. Včas nezaplacené poplatky může správce poplatku zvýšit až na trojnásobek.</p>${tornOff(
          beside(
            '1fr 34mm',
            formed(
              [
                ['Číslo účtu', pen.digits('19-#######/0100')],
                ['Variabilní symbol', symbol],
                ['Částka', pen.money(sums.total)],
                ['Splatnost', pen.day(due)],
              ],
              2,
            ),
            code(pen, 26),
          ),
        )}`,
        { sums, documentNumber: number, otherNumbers: [symbol], due },
      ]
    },
  ),

  /** Scaffolding: put up, days of hire, taken down; square metres; no tax as the buyer owes it by a paragraph; facts in a divided table, the firm's own facts at the foot. */
  leseni: paper(
    { ...cz, money: '# Kč' },
    'DD.MM.YYYY|D.M.YYYY',
    'wide narrow plain',
    'Lešení Vysočina s.r.o.;Průmyslová 1420;580 01 Havlíčkův Brod|LEŠENÁŘSTVÍ DOUBEK;Plzeňská 77;332 03 Šťáhlavy;Martin Doubek|STAVOPLOŠINA;Nádražní 230;747 05 Opava;STAVOPLOŠINA Slezsko, spol. s r.o.',
    'CZ',
    (pen, firm, to) => {
      const [area, days] = [pen.whole(60, 640), pen.whole(14, 90)]
      const hire = Math.round(area * days * pen.pick([95, 110, 130]))
      const sums = within([
        several('Montáž fasádního lešení, m²', area, pen.whole(38, 62) * 100),
        line(`Pronájem ${area} m² × ${days} dní`, Math.round(hire / 100) * 100),
        several('Demontáž, m²', area, pen.whole(24, 36) * 100),
        line('Doprava tam a zpět', pen.whole(18, 90) * 10_000),
        ...(pen.chance(0.4) ? [several('Ochranná síť, m²', area, 900)] : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, '26####|2600###|FV-26-###')),
        pen.after(pen.pick([14, 21, 30])),
      ]
      const { own, tax } = registered(pen, 'CZ')
      return [
        `<div class="sides" style="align-items:center"><b style="font-size:18pt;color:#a16207">${escaped(firm.name)}</b><b style="font-size:13pt">Faktura ${number}</b></div><hr><div class="cols" style="margin-top:6mm">${divided(
          [
            ['Vystaveno', pen.day()],
            ['Datum uskutečnění plnění', dayOff(pen, -pen.whole(1, 9))],
            ['Splatnost', pen.day(due)],
            ['Úhrada', 'převodem'],
            ['Účet', pen.digits('#########/2010')],
            ['VS', number.replace(/\D/g, '')],
          ],
        )}<div><span class="grey">Odběratel</span><br>${who(to)}<br>IČO ${registered(pen, 'CZ').own}<br>DIČ ${registered(pen, 'CZ').tax}</div></div>${titled(`Stavba: ${say(pen, 'zateplení bytového domu|oprava střechy kostela|fasáda ZŠ')}`, grid('', 'lrrr', 'Položka|Množství|Cena/j.|Celkem bez DPH', linesAs(pen, sums.lines, 'tqua')), '#a16207')}<p>Montáž a demontáž: režim přenesení daňové povinnosti dle § 92e zákona o DPH. <b>Daň odvede zákazník.</b> Kód předmětu plnění 4.</p><div class="r" style="font-size:14pt;margin-top:6mm">K úhradě <b>${pen.money(sums.total)}</b></div><div class="foot tiny">Dodavatel: ${legal(firm)}, ${place(firm, ', ')}, IČO ${own}, DIČ ${tax}. ${say(pen, 'Zapsáno v obchodním rejstříku.|Předávací protokol je přílohou faktury.')} Vystavil: ${say(pen, 'Doubková|Novák P.')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const skPapers: Papers = {
  /** A chimney sweep's form of half a page that is report and bill in one: filled by hand, no payer of tax, paid in cash on the spot. */
  kominar: paper(
    sk,
    'D. M. YYYY|DD.MM.YYYY|D.M.YYYY',
    'plain book',
    'Kominárstvo Ondrej Bielik;Sadová 9;034 01 Ružomberok|KOMINÁRSTVO TATRY;Slnečná 21;060 01 Kežmarok;Peter Gajdoš – KOMINÁRSTVO TATRY|Ján Michalko – kominár;Okružná 4;960 01 Zvolen',
    'SK',
    (pen, firm, to) => {
      const sums = within([
        several('Kontrola a čistenie komína', pen.whole(1, 3), pen.pick([2500, 3000, 3500])),
        ...(pen.chance(0.5) ? [line('Čistenie dymovodu', pen.pick([1000, 1500]))] : []),
        line('Doprava', pen.pick([500, 800, 1000])),
      ])
      const number = pen.digits(say(pen, '26###|###/2026|0####'))
      return [
        `<div class="sides"><div><b>${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>IČO: ${pen.digits('4#######')} DIČ: ${pen.digits('10########')}<br><span class="tiny">Nie som platiteľ DPH</span></div><div class="r"><b>Potvrdenie o kontrole<br>a príjmový doklad</b><br>č. <span style="color:#b91c1c;font-size:130%">${number}</span></div></div><table class="t" style="margin-top:5mm"><tr><td>Objednávateľ:</td><td style="border-bottom:0.2mm dotted">${byHand(to.name)}</td></tr><tr><td>Adresa:</td><td style="border-bottom:0.2mm dotted">${byHand(to.address.join(', '))}</td></tr><tr><td>Stav komína:</td><td style="border-bottom:0.2mm dotted">${byHand(say(pen, 'vyhovuje|bez závad|vyhovuje, vymeniť dvierka'))}</td></tr></table>${grid('boxy', 'lrrr', 'Úkon|ks|cena €|spolu €', linesAs(pen, sums.lines, 'tqua'))}<div class="sides"><span>Prijaté v hotovosti dňa ${byHand(pen.day())}</span><b>Spolu ${pen.money(sums.total)}</b></div><div class="cols" style="margin-top:11mm;text-align:center;font-size:80%"><div style="border-top:0.2mm solid">podpis objednávateľa</div><div style="border-top:0.2mm solid">pečiatka a podpis kominára</div></div>`,
        { sums, documentNumber: number, ...settled },
        cutTo(148, 210, 9),
      ]
    },
  ),

  /** An organiser of meetings asks ahead: a call that is no bill of tax, who comes by name, prices with the tax in them, symbols to pay by in a column at the right. */
  'zalohova-konferencia': paper(
    sk,
    'DD.MM.YYYY|D. month YYYY|D.M.YYYY',
    'light wide plain',
    'Akadémia účtovníkov s.r.o.;Miletičova 60;821 08 Bratislava|KONGRES SERVIS;Hviezdoslavova 7;010 01 Žilina;KONGRES SERVIS Slovakia, a.s.|Slovenská spoločnosť údržby;Mlynské nivy 18;811 09 Bratislava;SSU, občianske združenie',
    'SK',
    (pen, firm, to) => {
      const people = pen.random
        .shuffled(['Ing. Eva Hanzelová', 'Marek Brezina', 'Zuzana Kráľová', 'Ján Dudáš'])
        .slice(0, pen.whole(1, 3))
      const price = pen.pick([12_900, 18_900, 24_900, 33_000])
      const sums = within([
        several(
          say(pen, 'Účastnícky poplatok – konferencia|Odborný seminár, 2 dni'),
          people.length,
          price,
          23,
        ),
        ...(pen.chance(0.5) ? [several('Spoločenský večer', people.length, 3900, 19)] : []),
        ...(pen.chance(0.5) ? [several('Zborník prednášok', people.length, 1500, 5)] : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, '2610####|ZF26###|9026####')),
        pen.after(pen.pick([7, 10, 14])),
      ]
      return [
        columned(
          `${stacked(
            [
              ['Dátum vystavenia', pen.day()],
              ['Dátum splatnosti', pen.day(due)],
              ['Variabilný symbol', number.replace(/\D/g, '')],
              ['Konštantný symbol', '0308'],
              ['IBAN', pen.digits('SK## 1100 0000 00## #### ####')],
              ['Suma na úhradu', pen.money(sums.total)],
            ],
            '#475569',
          )}${code(pen, 30)}<div class="mid tiny">PAY by square</div>`,
          `<b style="font-size:16pt">${escaped(firm.name)}</b><br><span class="tiny">${[...firm.also.map(escaped), place(firm, ', ')].join(' · ')}<br>IČO ${pen.digits('3#######')} · DIČ ${pen.digits('20########')} · IČ DPH ${pen.digits('SK20########')}</span><h1 style="font-size:15pt;margin:12mm 0 1mm">Zálohová faktúra ${number}</h1><p class="tiny">Nie je daňovým dokladom. Faktúru zašleme po prijatí platby.</p><div class="boxed" style="margin:6mm 0">${who(to)}<br>IČO ${pen.digits('4#######')}</div>${grid('ruled', 'lrrr', 'Položka|Počet|DPH|Spolu s DPH', linesAs(pen, sums.lines, 'tqra'))}<p class="tiny">Účastníci: ${people.join(', ')}<br>Miesto: ${say(pen, 'Hotel Sitno, Vyhne|Dom techniky, Žilina')}, ${dayOff(pen, 21)}</p>${grid('tiny', 'rrrr', 'Sadzba|Základ|DPH|Spolu', ratesAs(pen, sums.shares, 'rnvg'))}${tally(
            [
              ['DPH spolu', pen.money(sums.vat)],
              ['Celkom na úhradu', pen.money(sums.total)],
            ],
          )}`,
          'background:#f1f5f9',
          true,
        ),
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
    '2025-01-01',
  ),
}
