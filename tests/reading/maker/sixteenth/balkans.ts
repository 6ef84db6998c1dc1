/** Papers of Romania, Bulgaria, Croatia, Slovenia, Greece, Cyprus and Malta. */
import { escaped, line, onTop, several, wares, within } from '../eighth/kit'
import { ro } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { si } from '../eleventh/kit'
import { facts, gr, grid, hr, legal, paper, place, who, type Papers } from '../fifteenth/kit'
import { code, each, row, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { bg, cy, mt } from '../thirteenth/kit'
import { say } from '../twelfth/kit'

export const roPapers: Papers = {
  /** A carrier of Romania: series and number apart in boxes. */
  'serie-numar': paper(
    ro,
    'DD.MM.YYYY|DD/MM/YYYY',
    'plain book',
    'SC TRANS BUCOVINA SRL;Str. Gării 5;720001 Suceava|Florăria Iris;Str. Eroilor 21;550001 Sibiu;PFA Ionescu Iris',
    'RO',
    (pen, firm, to) => {
      const rate = pen.day(pen.date, 'YYYY-MM-DD') >= '2025-08-01' ? 21 : 19
      const sums = onTop([
        line(
          say(pen, 'Transport marfă Suceava - Arad|Aranjamente florale eveniment'),
          pen.whole(8, 60) * 10_000,
          rate,
        ),
      ])
      const [number, due] = [pen.digits('0####'), pen.after(15)]
      const series = pen.digits('@@@')
      return [
        `<div class="cols"><div><b>Furnizor:</b><br>${who(firm)}${firm.also.length > 0 ? `<br>${legal(firm)}` : ''}<br>CIF ${taxNumber(pen, 'RO')}</div><div class="mid"><b style="font-size:17pt">FACTURĂ</b>${grid('boxy', 'cc', 'Seria|Numărul', [[series, number]])}Data: ${pen.day()}<br>Scadența: ${pen.day(due)}</div><div><b>Client:</b><br>${who(to)}</div></div>${grid(
          'boxy',
          'lrrr',
          'Denumirea serviciilor|Cant.|Valoare fără TVA|TVA',
          sums.lines.map((each) => [each.text, '1', pen.plain(each.amount), pen.plain(sums.vat)]),
        )}<table class="t boxy"><tr><td>Cota TVA ${rate}%</td><td class="r">Total: ${pen.plain(sums.net)} + ${pen.plain(sums.vat)}</td></tr><tr><td><b>Total de plată</b></td><td class="r"><b>${pen.money(sums.total)}</b></td></tr></table><p class="tiny">Circulă fără semnătură și ștampilă.</p>`,
        { sums, documentNumber: `${series} ${number}`, due },
      ]
    },
  ),
}

export const bgPapers: Papers = {
  /** Of Bulgaria in euros: original marked, ten digits, giver and taker. */
  'faktura-original': paper(
    bg,
    'DD.MM.YYYY',
    'plain book',
    'Пчелин Мед ЕООД;ул. Орех 6;5300 Габрово|СЕРВИЗ ТРАКИЯ 7 ООД;бул. Източен 90;4000 Пловдив',
    'BG',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(pen, 'Мед акациев, 900 г|Смяна на масло'),
          pen.whole(1, 40),
          pen.whole(800, 2900),
          20,
        ),
      ])
      const number = pen.digits('000000####')
      return [
        `<div class="mid"><b style="font-size:18pt">ФАКТУРА</b> ОРИГИНАЛ</div><div class="mid">№ ${number} / ${pen.day()}</div><table class="t boxy"><tr><td style="width:50%"><b>Получател</b><br>${who(to)}</td><td><b>Доставчик</b><br>${who(firm)}<br>ИН по ЗДДС BG${pen.digits('#########')}</td></tr></table>${grid('boxy', 'lrrr', 'Стока/услуга|К-во|Ед. цена|Стойност', linesAs(pen, sums.lines, 'tqua'))}${facts(sumsAs(pen, sums, 'NVT', 'Данъчна основа|ДДС 20%|Сума за плащане'), 'margin-left:auto')}<p>Дата на данъчно събитие: ${pen.day(pen.after(-1))}. Плащане: в брой</p>`,
        { sums, documentNumber: number },
      ]
    },
    '2026-01-01',
  ),
}

export const hrTills = {
  /** Of a boat's jetty in Croatia: a sheet by mail, numbers with strokes, codes of the state. */
  'brod-karta': sheet(
    {
      shops:
        'Brodarica Kornat d.o.o.;Obala 9;22243 Murter|PLAVI KIT;Riva 21;51550 Mali Lošinj;Obrt za prijevoz Plavi kit',
      notation: hr,
      days: 'DD.MM.YYYY.',
    },
    'A4',
    (pen, shop) => {
      const sums = within([
        several('Izlet brodom, odrasli', pen.whole(1, 5), pen.whole(25, 60) * 100, 25),
      ])
      const number = pen.digits('###/P1/1')
      return [
        `<div style="text-align:right">${[shop.name, ...shop.also, ...shop.address].join('<br>')}<br>OIB: ${pen.digits('###########')}</div><h1 style="font-size:16pt">Račun br. ${number}</h1><p>Datum i vrijeme: ${pen.day()} ${pen.clock()}<br>Datum izleta: ${pen.day(pen.after(3))}</p><table style="width:100%;margin:6mm 0">${row('Naziv', 'Kol.', 'Cijena', 'Iznos')}${sums.lines.map((one) => row(one.text, String(one.quantity), pen.plain(one.unit), pen.plain(one.amount))).join('')}</table><p class="right"><b>UKUPNO ${pen.money(sums.total)}</b></p><table>${row('PDV 25%', `osnovica ${pen.plain(sums.net)}`, `porez ${pen.plain(sums.vat)}`)}</table><p>Način plaćanja: kartica</p><p class="small">ZKI: ${pen.digits('#@#@####@#@###@@')}<br>JIR: ${pen.digits('@#@#####-####-####')}</p>${code(pen, 24)}`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

export const siPapers: Papers = {
  /** A printer or a mason of Slovenia: number and sum in bars. */
  'racun-crta': paper(
    si,
    'D. M. YYYY|DD.MM.YYYY',
    'light plain',
    'Tiskarna Povše d.o.o.;Šmarska cesta 12;6000 Koper|KAMNOSEŠTVO ZUPAN;Cesta 4. julija 8;8270 Krško;Janez Zupan s.p.',
    'SI',
    (pen, firm, to) => {
      const sums = onTop([
        line(say(pen, 'Tisk zloženk|Okenske police, granit'), pen.whole(12, 190) * 1000, 22),
      ])
      const [number, due] = [pen.digits(say(pen, '26-###|1-2-####')), pen.after(15)]
      return [
        `<div class="cols"><div><b style="font-size:15pt">${escaped(firm.name)}</b><br>${firm.also.length > 0 ? `${legal(firm)}<br>` : ''}${place(firm)}<br>ID za DDV: SI${pen.digits('########')}</div><div>Kupec:<br>${who(to)}</div></div><div style="background:#334155;color:#fff;padding:2mm 4mm;margin:9mm 0">Račun št. ${number}</div><p>${escaped((firm.address[1] ?? '').slice(5))}, ${pen.day()}. Datum opravljene storitve: ${pen.day(pen.after(-4))}. Rok plačila: ${pen.day(due)}.</p>${grid('ruled', 'lr', 'Opis|Vrednost', linesAs(pen, sums.lines, 'ta'))}${facts(sumsAs(pen, sums, 'NV', 'Osnova za DDV|DDV 22 %'), 'margin-left:auto')}<div class="sides" style="background:#e2e8f0;padding:2mm 4mm"><b>Za plačilo</b><b>${pen.money(sums.total)}</b></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const grTills = {
  /** Of a tavern of Greece: capitals, a machine's mark. */
  'taverna-apodeixi': slip(
    {
      shops:
        'ΤΑΒΕΡΝΑ Ο ΘΩΜΑΣ;ΠΑΡΑΛΙΑ 14;84300 ΝΑΞΟΣ;ΘΩΜΑΣ ΒΛΑΧΟΣ|ΚΑΦΕ ΜΕΛΙ;ΕΡΜΟΥ 60;26221 ΠΑΤΡΑ;ΜΕΛΙ Ο.Ε.',
      notation: gr,
      days: 'DD/MM/YYYY|DD-MM-YYYY',
    },
    80,
    (pen, shop) => {
      const sums = pen.buy(
        wares('ΧΩΡΙΑΤΙΚΗ;7;10;13|ΣΟΥΒΛΑΚΙ;3;5;13|ΨΩΜΙ;1;1.5;13|ΚΑΛΑΜΑΡΙ;9;14;13'),
        { count: [2, 4], most: 3, isGross: true, step: 10 },
      )
      const number = pen.digits('####')
      return [
        typed(
          80,
          34,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^ΑΦΜ ${pen.digits('#########')}
          ^ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ
          ΑΡ. ${number}|ΤΡΑΠΕΖΙ ${pen.whole(1, 30)}
          ${each(sums.lines, (one) => `${one.quantity} x ${one.text}|${pen.plain(one.amount)}`)}
          =-
          !ΣΥΝΟΛΟ|${pen.money(sums.total)}
          ΚΑΡΤΑ|${pen.plain(sums.total)}
          ΦΠΑ 13%|${pen.plain(sums.vat)}
          ΚΑΘ. ΑΞΙΑ|${pen.plain(sums.net)}
          ${pen.day()}|${pen.clock()}
          ^ΜΑΡΚ ${pen.digits('4000##########')}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const cyPapers: Papers = {
  /** A boatyard of Cyprus: English, a stamp of receipt. */
  'boatyard-cy': paper(
    cy,
    'DD/MM/YYYY|D month YYYY',
    'slab plain',
    'Akamas Boat Services Ltd;12 Poseidonos Ave;8042 Paphos|A. & M. CHARALAMBOUS MARINE;Limassol Marina 4;3601 Limassol',
    'several',
    (pen, firm, to) => {
      const sums = onTop([
        line(
          say(pen, 'Hull cleaning and antifouling|Winter storage'),
          pen.whole(30, 240) * 1000,
          19,
        ),
      ])
      const number = pen.digits(say(pen, '0####|INV/26/##'))
      return [
        `<div class="cols"><div class="r"><b style="font-size:17pt">${escaped(firm.name)}</b><br>${place(firm)}<br>VAT ${pen.digits('CY########@')} &nbsp; TIC ${pen.digits('1########@')}</div></div><div class="mid" style="font-size:14pt;margin:8mm"><u>TAX INVOICE No. ${number}</u></div><div class="sides"><div>Messrs<br>${who(to)}</div><div>Date: ${pen.day()}</div></div>${grid('boxy', 'lr', 'Particulars|€', [...linesAs(pen, sums.lines, 'ta'), ...sumsAs(pen, sums, 'nvt', 'Total before VAT|VAT 19%|Grand total')])}<p>E. & O. E.</p><p>Received by ______________</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const mtTills = {
  /** Of a dive shop of Malta: a fiscal receipt. */
  'dive-shop': slip(
    {
      shops:
        'Blue Grotto Divers;Triq il-Port;Xlendi XLN 1150;BG Divers Co. Ltd|IL-KARTELL;Marina Street;Marsalforn MFN 9045',
      notation: mt,
      days: 'DD/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const sums = within([
        several(
          say(pen, 'Guided dive|Boat trip Comino'),
          pen.whole(1, 4),
          pen.whole(25, 55) * 100,
          18,
        ),
      ])
      const number = pen.digits('0#####')
      return [
        `<div class="mid">FISCAL RECEIPT<br><b style="font-size:13pt">${shop.name}</b><br>${[...shop.also, ...shop.address].join('<br>')}<br>VAT No MT${pen.digits('########')}<br>EXO ${pen.digits('####')}</div><p>${pen.day()} ${pen.clock()} &nbsp; No. ${number}</p><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity} ${one.text}`, pen.plain(one.amount), '18%')).join('')}</table><hr><div class="pair"><span>Taxable 18%</span><span>${pen.plain(sums.net)}</span></div><div class="pair"><span>VAT</span><span>${pen.plain(sums.vat)}</span></div><div class="pair" style="font-size:13pt;font-weight:bold"><span>Total EUR</span><span>${pen.plain(sums.total)}</span></div><div class="pair"><span>Revolut</span><span>${pen.plain(sums.total)}</span></div><p class="mid">Grazzi!</p>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}
