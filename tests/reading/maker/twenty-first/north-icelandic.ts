/** Papers of Iceland: dues of a harbour for what was landed, a workshop of cars. */
import { escaped, line, several } from '../eighth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { boxes, leaders } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { beside, part, ribbon } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { decimal } from '../thirteenth/kit'
import { inLine, is, say } from '../twelfth/kit'
import { wholes } from '../twentieth/east-and-north-kit'
import { addressed, besides, chapter } from './north-kit'

const share100 = (amount: number, percent: number) => Math.round((amount * percent) / 10_000) * 100

export const isPapers: Papers = {
  /** A harbour's dues: a hundredth and more of a catch's worth by day of landing, the quay and water, a ship in boxes, whole crowns, a claim at the bank. */
  hafnargjold: paper(
    is,
    'DD.MM.YYYY|D.M.YYYY',
    'plain narrow',
    'Hafnarsjóður Ströndumbyggðar;Hafnarbraut 25;510 Hólmavík|HAFNIR AUSTURFJARÐA;Strandgötu 1;735 Eskifirði;Hafnir Austurfjarða bs.|Höfnin á Breiðanesi;Hafnargötu 4;350 Grundarfirði;Breiðaneshöfn',
    'DK',
    (pen, firm) => {
      const to = addressed(pen, 'IS')
      const rate = pen.pick([1.25, 1.58, 1.6])
      const landings = Array.from({ length: pen.whole(2, 6) }, (_, at) => {
        const kind = pen.pick(['Þorskur', 'Ýsa', 'Grásleppa', 'Ufsi', 'Blandaður afli'])
        const kilos = pen.whole(400, 9800)
        const value = kilos * pen.whole(180, 620) * 100
        const one = line(`Aflagjald, ${kind.toLowerCase()}`, share100(value, rate), 24)
        return { day: dayOff(pen, at * 4 - 28), kilos, value, one }
      })
      const more = [
        line('Bryggjugjald, mánuður', pen.whole(9, 24) * 100_000, 24),
        ...(pen.chance(0.6) ? [several('Vatn, tonn', pen.whole(2, 18), 38_000, 24)] : []),
        ...(pen.chance(0.5) ? [several('Rafmagn, kWst', pen.whole(40, 600), 2900, 24)] : []),
        ...(pen.chance(0.4) ? [line('Vigtun, lágmarksgjald', 210_000, 24)] : []),
      ]
      const sums = wholes([...landings.map(({ one }) => one), ...more])
      const number = pen.digits(say(pen, '26####|H-#####|####'))
      const [asked, last] = [pen.after(14), pen.after(28)]
      const rows = landings.map(({ day, kilos, value, one }) => [
        day,
        one.text,
        `${pen.plain(kilos * 100)} kg`,
        pen.plain(value),
        pen.plain(one.amount),
      ])
      return [
        `<div class="sides"><div><b style="font-size:14pt;color:#075985">${escaped(firm.name)}</b>${besides(firm)}<br>${place(firm)}<br><span class="tiny">Kt. ${pen.digits('######-####')} · VSK-nr. ${pen.digits('#####')}</span></div><div class="right"><b>REIKNINGUR</b><br>${number}</div></div><div style="margin:12mm 0 6mm">${who(to)}<br>Kt. ${pen.digits('######-####')}</div>${boxes(
          [
            ['Dags. reiknings', pen.day()],
            ['Gjalddagi', pen.day(asked)],
            ['Eindagi', pen.day(last)],
            ['Skip', `${say(pen, 'Sæbjörg|Hafrún|Kópur')} ${pen.digits('@@-##')}`],
            ['Skrnr.', pen.digits('2###')],
          ],
        )}<table class="t ruled">${tr('llrrr', [['Löndun', 'Gjald', 'Magn', 'Aflaverðmæti', 'Upphæð']], 'th')}${tr('llrrr', rows)}${chapter(5, 'Önnur hafnargjöld')}${tr(
          'llrrr',
          more.map((one) => [
            '',
            one.text,
            one.quantity > 1 ? String(one.quantity) : '',
            one.quantity > 1 ? pen.plain(one.unit) : '',
            pen.plain(one.amount),
          ]),
        )}</table><div class="cols"><p class="tiny">Aflagjald er ${decimal(pen, rate, 2)}% af aflaverðmæti samkvæmt gjaldskrá hafnarinnar. Krafa birtist í netbanka. Dráttarvextir reiknast frá gjalddaga sé ekki greitt á eindaga.</p>${facts(sumsAs(pen, sums, 'nvT', 'Samtals án vsk.|24% vsk.|Til greiðslu'), 'width:100%;font-weight:bold')}</div><div class="foot tiny mid">${legal(firm)} · Hafnarvog ${pen.digits('### ####')} · hafnarvörður ${say(pen, 'Sigurður|Jóna|Gunnar Þór')}</div>`,
        { sums, documentNumber: number },
        '#sheet { font-size: 9.2pt; }',
      ]
    },
  ),

  /** A workshop of cars: what was complained of in words, hours with a decimal, parts with numbers, prices that hold the tax, paid by card when the car was fetched. */
  bilaverkstaedi: paper(
    { ...is, money: 'kr. #' },
    'D. month YYYY|DD.MM.YYYY',
    'wide light',
    'Bílaverkstæði Hauks;Smiðjuvegi 52;200 Kópavogi;Haukur Jónsson ehf.|BÍLASMIÐJAN SUÐURFELL;Gagnheiði 19;800 Selfossi;Suðurfell ehf.|Dekk og bremsur Akureyri;Draupnisgötu 7;603 Akureyri;Dekk & bremsur slf.',
    'DK',
    (pen, firm) => {
      const to = addressed(pen, 'IS')
      const tenths = pen.whole(8, 64)
      const price = pen.pick([1_690_000, 1_890_000, 2_150_000])
      const parts = [
        ['Bremsuklossar framan', 12, 24],
        ['Bremsudiskur', 14, 32],
        ['Olíusía', 3, 6],
        ['Mótorolía 5W-30, lítri', 2, 4],
        ['Tímareim, sett', 28, 59],
        ['Rafgeymir 70 Ah', 24, 38],
        ['Spindilkúla', 9, 18],
      ] as const
      const used = pen.random
        .shuffled(parts)
        .slice(0, pen.whole(1, 4))
        .map(([text, least, most]) =>
          several(text, pen.whole(1, 4), pen.whole(least, most) * 100_000 - 1000, 24),
        )
      const work = line('Vinna bifvélavirkja', Math.round((tenths * price) / 1000) * 100, 24)
      const sums = wholes(
        [work, ...used, line('Umhverfisgjald, efni', pen.whole(9, 29) * 10_000, 24)],
        true,
      )
      const number = pen.digits(say(pen, '1####|R26-####|00#####'))
      return [
        `${part('display:flex;justify-content:space-between;border-bottom:1mm solid #ea580c;padding-bottom:2mm', `<b style="font-size:18pt">${escaped(firm.name)}</b><span class="tiny right">${place(firm)}<br>Sími ${pen.digits('4## ####')}</span>`)}${beside(
          '1fr 74mm',
          `<p style="margin-top:6mm">Greiðandi:<br>${who(to)}</p>`,
          `<div style="margin-top:6mm">${leaders([
            ['Staðgreiðslureikningur', number],
            ['Dagsetning', pen.day()],
            ['Verkbeiðni', pen.digits('V####')],
            ['Bílnúmer', pen.digits('@@ @##')],
            ['Ekinn', `${pen.whole(28, 310)} þús. km`],
          ])}</div>`,
        )}<p><i>Kvörtun: ${say(pen, 'ískur að framan, bremsar illa|ljós í mælaborði|smurning og skoðun fyrir ferðalag')}</i></p>${grid(
          'boxy',
          'lrrr',
          'Lýsing|Magn|Ein.verð m/vsk|Samtals m/vsk',
          sums.lines.map((one) =>
            one === work
              ? [one.text, decimal(pen, tenths / 10, 1), pen.plain(price), pen.plain(one.amount)]
              : (linesAs(pen, [one], 'tqua')[0] ?? []),
          ),
        )}${ribbon(
          [
            ['Án vsk.', pen.plain(sums.net)],
            ['Þar af vsk. 24%', pen.plain(sums.vat)],
            ['Samtals', pen.money(sums.total)],
          ],
          'background:#ffedd5;padding:3mm 5mm;font-size:12pt',
        )}${inLine(
          [
            ['Greitt með', say(pen, 'debetkorti|kreditkorti|reiðufé')],
            ['þann', pen.day()],
          ],
          ' ',
        )}<p class="tiny">Ábyrgð á vinnu 3 mánuðir. Skipt um olíu næst eftir 12 mánuði.</p><div class="foot tiny">${told(
          [
            ['Seljandi', firm.also[0] ?? firm.name],
            ['Kennitala', pen.digits('######-####')],
            ['VSK-númer', pen.digits('1#####')],
          ],
        )}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),
}
