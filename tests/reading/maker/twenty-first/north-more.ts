/** Papers of several countries: fees of a card terminal, pictures under licence, freight in two currencies, a boat before it is built, a share of a building's price. */
import { escaped, line, onTop, several, within, type Pen } from '../eighth/kit'
import { de, fi, ie, nl } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { code } from '../fifteenth/tills-kit'
import { beside, part, ribbon } from '../nineteenth/kit'
import { registered, titled } from '../nineteenth/north-kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import { across, footed, lawful } from '../seventeenth/kit'
import { stacked, tally } from '../thirteenth/kit'
import { headed, letterhead, logo, lv, say, windowed } from '../twelfth/kit'

export const deMore: Papers = {
  /** A card terminal's month: turnover by card with a share of each that bears no tax, the machine's hire that does, a draft on a day; the turnover is no sum of the bill. */
  'terminal-monat': paper(
    de,
    'DD.MM.YYYY',
    'plain light',
    'PAYNOVA;Solmsstraße 18;60486 Frankfurt am Main;Paynova Deutschland GmbH|Girofix Zahlungssysteme GmbH;Hafenstraße 55;28217 Bremen|KassenLink;Marienstraße 30;70178 Stuttgart;KassenLink Payment AG',
    'DE',
    (pen, firm, to) => {
      const cards = [
        ['girocard', 0.25],
        ['Debit Mastercard / Visa', 0.89],
        ['Kreditkarten', 1.29],
        ['Firmenkarten', 2.69],
      ] as const
      const used = cards.slice(0, pen.whole(2, 4)).map(([name, rate]) => {
        const [count, turnover] = [pen.whole(8, 420), pen.whole(900, 16_000) * 73]
        return { name, rate, count, turnover, one: line(name, share(turnover, rate)) }
      })
      const services = [
        line('Terminalmiete', pen.pick([990, 1490, 1990]), 19),
        several(
          'Transaktionspreis',
          used.reduce((all, { count }) => all + count, 0),
          pen.pick([5, 8, 9]),
          19,
        ),
        ...(pen.chance(0.4) ? [line('SIM-Karte Terminal', 390, 19)] : []),
      ]
      const sums = onTop([...used.map(({ one }) => one), ...services])
      const [number, due] = [
        pen.digits(say(pen, '26########|PN-#######|TK26/######')),
        pen.after(pen.pick([3, 5])),
      ]
      const month = pen.day(pen.after(-20), 'month YYYY')
      return [
        `${logo(firm.name, 8, 'font-weight:bold;color:#4f46e5')}${windowed(firm, to)}<div class="sides"><div><b style="font-size:13pt">Abrechnung ${month}</b><br>Vertragspartner-Nr. ${pen.digits('4########')} · Terminal-ID ${pen.digits('6#######')}</div>${told(
          [
            ['Rechnungsnr.', number],
            ['Rechnungsdatum', pen.day()],
          ],
        )}</div>${titled(
          'Kartenumsätze',
          grid(
            'tiny',
            'lrrrr',
            'Kartenart|Anzahl|Umsatz €|Entgelt %|Entgelt €',
            used.map(({ name, count, turnover, rate, one }) => [
              name,
              String(count),
              pen.plain(turnover),
              String(rate).replace('.', ','),
              pen.plain(one.amount),
            ]),
          ),
          '#4f46e5',
        )}${titled(
          'Dienstleistungen',
          grid('tiny', 'lrrr', 'Leistung|Anzahl|Preis €|Betrag €', linesAs(pen, services, 'tqua')),
          '#4f46e5',
        )}${grid('boxy tiny', 'lrrr', 'USt-Satz|Netto €|USt €|Brutto €', ratesAs(pen, sums.shares, 'rnvg'))}${part('text-align:right;font-size:13pt', `Rechnungsbetrag <b>${pen.money(sums.total)}</b>`)}<p>Der Rechnungsbetrag wird am ${pen.day(due)} von Ihrem Konto eingezogen. Ihre Umsätze von ${pen.money(used.reduce((all, { turnover }) => all + turnover, 0))} wurden bereits täglich ausgezahlt. Umsatzentgelte sind nach § 4 Nr. 8 UStG steuerfrei.</p>${footed(
          [
            [lawful(firm), place(firm, ', ')],
            [`USt-IdNr. ${taxNumber(pen, 'DE')}`, pen.digits('HRB ######')],
            [`Händlerservice ${pen.digits('0800 #######')}`],
          ],
        )}`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 9pt; }',
      ]
    },
  ),
}

/** The tax number of a buyer of one country or another. */
function vatOf(pen: Pen, name: string): string {
  if (name.startsWith('Atelier')) return frenchNumbers(pen).vat
  const country = name.endsWith('GmbH') ? 'DE' : name.endsWith('B.V.') ? 'NL' : 'GB'
  return taxNumber(pen, country)
}

export const luMore: Papers = {
  /** Pictures under licence from Luxembourg, in English: what each may be used for, the tax left to the buyer with both numbers, thirty days. */
  'picture-licence': paper(
    ie,
    'D month YYYY|DD/MM/YYYY|YYYY-MM-DD',
    'light plain',
    'Pixarium;33, avenue de la Liberté;L-1931 Luxembourg;Pixarium Images S.à r.l.|ALZETTE STOCK;5, rue Plaetis;L-2338 Luxembourg;Alzette Stock Media S.A.|Grain & Frame;2, rue du Fort Wallis;L-2714 Luxembourg;GF Licensing S.à r.l.-S',
    'several',
    (pen, firm, to) => {
      const uses = [
        'Web, all sizes',
        'Print run up to 50,000',
        'Book cover, 10 years',
        'Social media, 1 year',
        'Exhibition panel',
      ]
      const pictures = Array.from({ length: pen.whole(1, 5) }, () => ({
        id: pen.digits('#########'),
        by: say(pen, 'M. Lindqvist|A. Okoye|R. Tanaka|J. Weber'),
        one: line(pen.pick(uses), pen.pick([4900, 8900, 12_500, 19_900, 34_000])),
      }))
      const sums = within(pictures.map(({ one }) => one))
      const [number, due] = [pen.digits(say(pen, 'INV-26-#####|L#######|2026-####')), pen.after(30)]
      const order = pen.digits('ORD-######')
      return [
        `<div class="sides">${logo(firm.name, 9, 'letter-spacing:-0.3mm')}<div class="right" style="font-size:20pt;color:#9ca3af">Invoice</div></div><div class="cols" style="margin-top:10mm"><div><span class="tiny grey">Licensee</span><br>${who(to)}<br>VAT: ${vatOf(pen, to.name)}</div>${stacked(
          [
            ['Invoice number', number],
            ['Issued', pen.day()],
            ['Payment due', pen.day(due)],
            ['Order', order],
          ],
        )}</div>${pictures
          .map(
            ({ id, by, one }) =>
              `<div style="display:flex;gap:5mm;border-top:0.2mm solid #bbb;padding:2.5mm 0"><div style="width:18mm;height:12mm;background:linear-gradient(135deg,#${pen.pick(['93c5fd', 'fca5a5', '86efac'])},#e5e7eb)"></div><div style="flex:1"><b>${escaped(one.text)}</b><br><span class="tiny">Image ${id} · © ${by}</span></div><div>${pen.money(one.amount)}</div></div>`,
          )
          .join('')}<div style="border-top:0.5mm solid #111;padding-top:2mm">${facts(
          [
            ['Subtotal', pen.money(sums.net)],
            ['VAT', 'reverse charge'],
            ['Total EUR', pen.money(sums.total)],
          ],
          'margin-left:auto;font-size:11pt',
        )}</div><p>Reverse charge: VAT is accounted for by the recipient, Articles 44 and 196 of Directive 2006/112/EC. Licences take effect on receipt of payment.</p><p>Please pay to ${pen.digits('LU## 0019 #### #### ####')} (BCEELULL), quoting ${number}.</p><div class="foot tiny grey">${legal(firm)}, ${place(firm, ', ')} · ${pen.digits('R.C.S. Luxembourg B######')} · VAT ${pen.digits('LU########')}</div>`,
        { sums, vat: null, documentNumber: number, due },
      ]
    },
  ),
}

export const lvMore: Papers = {
  /** A forwarder: freight in dollars with the day's rate beside euros, terminal and customs work, some at nothing and some with tax. */
  'ekspedicija-valutas': paper(
    { ...lv, money: 'EUR #' },
    'DD.MM.YYYY|DD.MM.YYYY.',
    'narrow plain',
    'Baltic Freight Line SIA;Uriekstes iela 3;Rīga, LV-1005|VENTA EKSPEDĪCIJA;Dzintaru iela 22;Ventspils, LV-3602;SIA Venta ekspedīcija|Kurzemes Loģistika AS;Roņu iela 6;Liepāja, LV-3401',
    'LV',
    (pen, firm, to) => {
      const rate = pen.whole(10_420, 11_760)
      const dollars = pen.whole(9, 42) * 10_000
      const euros = (usd: number) => Math.round((usd * 10_000) / rate)
      const handling = pen.whole(45, 95) * 100
      const items = [
        { usd: dollars, one: line('Jūras frakts Ningbo – Rīga', euros(dollars), 0) },
        ...(pen.chance(0.6)
          ? [{ usd: handling, one: line('Dokumentācija izcelsmes ostā', euros(handling), 0) }]
          : []),
        { usd: 0, one: line('Termināla apstrāde (THC)', pen.whole(160, 240) * 100, 0) },
        { usd: 0, one: line('Muitas deklarācija', pen.whole(45, 90) * 100, 21) },
        { usd: 0, one: line('Piegāde līdz noliktavai', pen.whole(120, 420) * 100, 21) },
      ]
      const sums = onTop(items.map(({ one }) => one))
      const [number, due] = [
        pen.digits(say(pen, 'BF26-#####|VE-####/26|26#####')),
        pen.after(pen.pick([7, 14])),
      ]
      const course = (rate / 10_000).toFixed(4).replace('.', ',')
      return [
        `${beside(
          '1fr 1fr',
          `${letterhead(firm, 6, 'font-weight:bold;color:#155e75')}<br>PVN ${pen.digits('LV40003######')}`,
          `<div class="right"><span style="font-size:15pt">Rēķins / Invoice</span><br><b>${number}</b></div>`,
        )}${headed([
          ['Datums / Date', pen.day()],
          ['Apmaksas termiņš / Due', pen.day(due)],
          ['Konosaments / B/L', pen.digits('COSU##########')],
          ['Konteiners', pen.digits('TGHU#######')],
          ['Mūsu Nr.', pen.digits('IMP-#####')],
        ])}<p>${who(to)}<br>PVN ${pen.digits('LV40203######')}</p>${grid(
          'ruled',
          'lrrrr',
          'Pakalpojums|USD|Kurss|PVN|EUR',
          items.map(({ usd, one }) => [
            one.text,
            usd > 0 ? pen.plain(usd) : '',
            usd > 0 ? course : '',
            pen.rate(one.rate),
            pen.plain(one.amount),
          ]),
        )}<div class="cols"><div>${grid('boxy tiny', 'rrr', 'PVN likme|Bāze EUR|PVN EUR', ratesAs(pen, sums.shares, 'rnv'))}</div><div>${tally(sumsAs(pen, sums, 'nvT', 'Kopā|PVN|Apmaksai'))}</div></div><p class="tiny">ECB kurss ${dayOff(pen, -1, 'DD.MM.YYYY')}: 1 EUR = ${course} USD. PVN 0 % saskaņā ar PVN likuma 46. pantu.</p><p>Bankas konts ${pen.digits('LV## UNLA 0050 #### #####')}, UNLALV2X. Rēķins derīgs bez paraksta.</p>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
  ),
}

export const nlMore: Papers = {
  /** A builder of boats before he begins: a pro forma for a share of an order, the whole order told in a sentence, a code to pay by. */
  'proforma-aanbetaling': paper(
    nl,
    'D month YYYY|DD-MM-YYYY',
    'slab wide',
    'Jachtwerf Ypma;It Dok 14;8447 GL Heerenveen;Ypma Jachtbouw B.V.|SLOEPENMAKERIJ DE VLIET;Zijlweg 8;2266 GL Leidschendam;De Vliet Sloepen V.O.F.|Tiny Houses Drenthe;Nijverheidsweg 21;9403 VT Assen;THD Houtbouw B.V.',
    'NL',
    (pen, firm, to) => {
      const isHouse = firm.name.startsWith('Tiny')
      const whole = pen.whole(36, 160) * 50_000
      const part1 = pen.pick([25, 30, 40, 50])
      const what = isHouse
        ? say(pen, 'tiny house „Es”|tiny house „Berk”')
        : say(pen, 'sloep 720 Classic|vlet 900 OK|sloep 580 Tender')
      const sums = onTop([line(`Aanbetaling ${part1}% ${what}`, share(whole, part1), 21)])
      const [number, due] = [pen.digits(say(pen, 'PF26-###|P#####|PRO-26##')), pen.after(8)]
      const order = pen.digits('VO26###')
      return [
        `<div class="right">${letterhead(firm, 7, 'color:#92400e')}</div><p style="margin-top:8mm">${who(to)}</p><h1 style="font-size:17pt;color:#92400e">Proforma factuur</h1>${told(
          [
            ['Proformanummer', number],
            ['Datum', pen.day()],
            ['Orderbevestiging', `${order} d.d. ${dayOff(pen, -9)}`],
          ],
        )}<p>Geachte klant,</p><p>Hartelijk dank voor uw opdracht. Volgens de orderbevestiging (ordersom ${pen.money(whole)} exclusief btw) vragen wij u vóór aanvang van de bouw te voldoen:</p>${grid('ruled', 'lr', 'Omschrijving|Bedrag', linesAs(pen, sums.lines, 'tA'))}${tally(sumsAs(pen, sums, 'NVT', 'Exclusief btw|Btw 21%|Te voldoen'))}<div style="display:flex;gap:6mm;margin-top:8mm">${code(pen, 24)}<p style="flex:1">Graag ontvangen wij uw betaling uiterlijk ${pen.day(due)} op ${iban(pen, 'NL')} ten name van ${legal(firm)}. Na ontvangst sturen wij u de definitieve btw-factuur. De oplevering staat gepland in ${dayOff(pen, 150, 'month YYYY')}.</p></div><div class="foot tiny">${across([[`KvK ${pen.digits('########')}`], [`Btw ${taxNumber(pen, 'NL')}`], [pen.digits('Telefoon 0### ######')]])}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const fiMore: Papers = {
  /** A share of a building's price: the list of all shares with what was billed before, this one in bold, an extra work, the tax left to the main builder. */
  'urakan-maksuera': paper(
    fi,
    'D.M.YYYY|DD.MM.YYYY',
    'plain wide',
    'Peltikatto Rantanen Oy;Teollisuustie 9;33470 Ylöjärvi|LVI-TIIMI HÄME;Sepänkatu 14;13110 Hämeenlinna;LVI-Tiimi Häme Oy|Sähköasennus M. Kettunen;Yrittäjäntie 5;70150 Kuopio;Sähköasennus M. Kettunen Ky',
    'FI',
    (pen, firm) => {
      const to = say(pen, 'Rakennusliike Saarto Oy|Kivijalka Rakennus Oy|Pohjantalo Oy')
      const price = pen.whole(18, 120) * 100_000
      const shares = pen.random.shuffled([10, 15, 15, 20, 20, 20])
      const stages = [
        'Työ aloitettu',
        'Runko',
        'Asennukset 30 %',
        'Asennukset 70 %',
        'Työ valmis',
        'Vastaanotto',
      ]
      const at = pen.whole(1, 4)
      const now = line(`Maksuerä ${at + 1}: ${stages[at] ?? ''}`, share(price, shares[at] ?? 0))
      const sums = within([
        now,
        ...(pen.chance(0.6) ? [line('Lisätyö 1, hyväksytty', pen.whole(25, 240) * 1000)] : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, '26###|1####|####')),
        pen.after(pen.pick([14, 21])),
      ]
      const { own } = registered(pen, 'FI')
      return [
        `${ribbon(
          [
            ['LASKUTTAJA', firm.name],
            ['LASKU', number],
            ['PÄIVÄYS', pen.day()],
            ['ERÄPÄIVÄ', pen.day(due)],
          ],
          'border:0.4mm solid #334155;padding:2mm 4mm',
        )}<div class="cols" style="margin:8mm 0"><div>${escaped(to)}<br>${say(pen, 'PL 50|Laskutus, PL 812')}<br>${say(pen, '00521 Helsinki|33101 Tampere')}</div><div>Työmaa: ${say(pen, 'As. Oy Koivurinne|Lentävänniemen koulu|Hoivakoti Helmi')}<br>Urakkasopimus ${dayOff(pen, -130)}<br>Tilaajan ALV-tunnus ${taxNumber(pen, 'FI')}</div></div><table class="t boxy tiny">${tr('clrr', [['Erä', 'Peruste', '%', 'EUR']], 'th')}${stages
          .map((stage, index) => {
            const text = index < at ? `${stage} (laskutettu)` : stage
            const one = shares[index] ?? 0
            const row = tr('clrr', [
              [String(index + 1), text, String(one), pen.plain(share(price, one))],
            ])
            return index === at
              ? row.replace('<tr>', '<tr style="font-weight:bold;background:#e2e8f0">')
              : row
          })
          .join('')}</table><p><b>Tällä laskulla laskutetaan</b></p>${grid(
          'ruled',
          'lr',
          '',
          sums.lines.map((one) => [one.text, pen.plain(one.amount)]),
        )}${facts(
          [
            ['ALV', '0 %'],
            ['Maksettava yhteensä', pen.money(sums.total)],
          ],
          'margin-left:auto;font-size:12pt',
        )}<p>Ostaja on verovelvollinen, AVL 8 c § (rakennusalan käännetty verovelvollisuus). Viitenumero ${pen.digits('##### #####')}, tili ${iban(pen, 'FI')}.</p><div class="foot tiny mid">${[...firm.also.map(escaped), place(firm, ', ')].join(' · ')} · Y-tunnus ${own}</div>`,
        { sums, vat: null, documentNumber: number, due },
        '#sheet { font-size: 9.2pt; }',
      ]
    },
  ),
}
