/** Seldom papers about money itself: a card terminal's month in Spain, a bank's fees in Poland, a broker's call in France, a corrected bill in Hungary. */
import { escaped, line, onTop, within, type Line } from '../eighth/kit'
import { es, fr, hu, pl } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { leaders } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { settled } from '../fourteenth/kit'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import { beside, part } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { footed } from '../seventeenth/kit'
import { cells, columned, formed, stacked, tally } from '../thirteenth/kit'
import { divided, headed, say } from '../twelfth/kit'
import { wholes } from '../twentieth/east-and-north-kit'

export const esMoney: Papers = {
  /** A card terminal's month: turnover by kind of card with its percent, the fee of each, hire of the terminal with tax, what was charged to the account; the turnover is the buyer's own. */
  'comisiones-tpv': paper(
    { ...es, money: '# €' },
    'DD/MM/YYYY|D de month de YYYY',
    'light wide plain',
    'PagoSol;Calle Orense 58;28020 Madrid;PagoSol Entidad de Pago, S.A.|TPVía Servicios de Pago, S.L.;Gran Via 640;08007 Barcelona|Cobra Fácil;Avda. de la Innovación 3;41020 Sevilla;Cobra Fácil E.D.E., S.L.',
    'ES',
    (pen, firm, to) => {
      const kinds = [
        ['Débito nacional', 0.35],
        ['Crédito nacional', 0.6],
        ['Tarjetas de empresa', 1.45],
        ['Internacional no UE', 2.1],
      ] as const
      const used = kinds.slice(0, pen.whole(2, 4)).map(([text, percent]) => {
        const turnover = pen.whole(900, 98_000) * 10
        return {
          text,
          percent,
          turnover,
          operations: pen.whole(9, 480),
          fee: share(turnover, percent),
        }
      })
      const fees = used.map(({ text, fee }) => line(text, fee))
      const sums = onTop([
        ...fees,
        line('Cuota mensual terminal', pen.pick([900, 1200, 1500, 1990]), 21),
        ...(pen.chance(0.3) ? [line('Rollos de papel térmico', 1250, 21)] : []),
      ])
      const number = pen.digits(say(pen, 'PS26########|F-26-######|26/CF/#####'))
      const due = pen.after(pen.pick([3, 5]))
      const month = pen.day(pen.after(-pen.date.getUTCDate()), 'month YYYY')
      return [
        `<div class="sides"><b style="font-size:20pt;color:#0e7490">${escaped(firm.name)}</b><div class="r">Comercio ${pen.digits('#########')}<br>Terminal ${pen.digits('#')}</div></div><div style="margin:8mm 0">${who(to)}<br>NIF ${taxNumber(pen, 'ES')}</div><h1 style="font-size:13pt">Factura y resumen de actividad – ${month}</h1>${headed(
          [
            ['Nº factura', number],
            ['Fecha', pen.day()],
            ['Cargo en cuenta', pen.day(due)],
          ],
        )}<b>1. Actividad del mes</b>${cells(
          'lrrrr',
          'Tipo de tarjeta|Operaciones|Importe cobrado|%|Comisión',
          used.map((one) => [
            one.text,
            String(one.operations),
            pen.plain(one.turnover),
            pen.rate(one.percent),
            pen.plain(one.fee),
          ]),
          'lined',
        )}<b>2. Otros servicios</b>${cells('lr', '', linesAs(pen, sums.lines.slice(fees.length), 'ta'), 'lined')}<b>3. Resumen de la factura</b>${tally(
          [
            [
              'Comisiones exentas de IVA (art. 20 LIVA)',
              pen.money(sums.shares.find(({ rate }) => rate === 0)?.net ?? 0),
            ],
            ['Servicios sujetos', pen.money(sums.shares.find(({ rate }) => rate === 21)?.net ?? 0)],
            ['IVA 21%', pen.money(sums.vat)],
            ['Total factura', pen.money(sums.total)],
          ],
          'width:100%',
        )}<p class="tiny">El total se adeudará en la cuenta ${pen.digits('ES## #### **** **** ****')}. Los importes cobrados ya fueron abonados diariamente.</p>${footed(
          [
            [legal(firm), ...firm.address.map(escaped)],
            [`NIF ${taxNumber(pen, 'ES')}`, `Registro Banco de España nº ${pen.digits('68##')}`],
            ['Atención al comercio', pen.digits('91# ### ###')],
          ],
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const plMoney: Papers = {
  /** A bank's bill of a month's fees: freed of tax, taken from the account already, a list by day, the bank's facts in a row of small print. */
  'faktura-bankowa': paper(
    pl,
    'YYYY-MM-DD|DD.MM.YYYY',
    'narrow light',
    'Bank Spółdzielczy Ziemi Nadwiślańskiej;ul. Rynkowa 2;24-100 Puławy|Kresowy Bank Spółdzielczy;ul. Warszawska 30;16-400 Suwałki|BANK RZEMIEŚLNIKÓW S.A.;ul. Cechowa 7;31-015 Kraków',
    'PL',
    (pen, firm, to) => {
      const fees = [
        ['Prowadzenie rachunku bieżącego', 1500],
        ['Przelewy Elixir', 100 * pen.whole(4, 46)],
        ['Wpłata gotówkowa – prowizja', pen.whole(900, 6900)],
        ['Karta debetowa Business', 700],
        ['Opinia bankowa', 15_000],
        ['Przelew zagraniczny SWIFT', 8000],
      ] as const
      const lines: Line[] = fees
        .filter((_, at) => at < 2 || pen.chance(0.5))
        .map(([text, amount]) => line(text, amount))
      const sums = within(lines)
      const number = pen.digits(say(pen, '26/000###/FB|FB/26/#####|####/0#/2026'))
      return [
        `<table style="width:100%"><tr><td style="width:60%"><b style="font-size:13pt;color:#166534">${escaped(firm.name)}</b><br>${place(firm, ', ')}<br>NIP ${taxNumber(pen, 'PL')}</td><td class="r">Wystawiono: ${pen.day()}<br>Sprzedaż: ${pen.day(pen.after(-pen.date.getUTCDate()), 'MM.YYYY')}</td></tr></table><h1 style="font-size:13pt;border-bottom:0.4mm solid #166534">Faktura ${number}</h1>${divided(
          [
            ['Nabywca', to.name],
            ['Adres', to.address.join(', ')],
            ['NIP', taxNumber(pen, 'PL')],
            ['Rachunek', iban(pen, 'PL').slice(2)],
          ],
        )}${grid(
          'ruled',
          'clcrr',
          'Lp.|Nazwa usługi|PKWiU|Stawka|Wartość',
          sums.lines.map((one, at) => [
            String(at + 1),
            one.text,
            '64.19',
            'zw.',
            pen.plain(one.amount),
          ]),
        )}<p class="r">Razem: <b>${pen.money(sums.total)}</b></p><p>Zapłacono: kwotę ${pen.money(sums.total)} pobrano z rachunku. <b>Do zapłaty: nic.</b></p><p class="tiny">Zwolnienie: art. 43 ust. 1 pkt 40 ustawy o VAT. Dokument wygenerowany elektronicznie, nie wymaga podpisu.</p><div class="foot tiny mid">KRS ${pen.digits('0000######')} · BFG – depozyty objęte gwarancją · Infolinia ${pen.digits('## ### ## ##')}</div>`,
        { sums, documentNumber: number, ...settled },
      ]
    },
  ),
}

export const frMoney: Papers = {
  /** A broker of insurance calls a premium: the insurer in small letters, cover by cover with the tax that is none on value, fees, a column at the right with what to pay until when. */
  'avis-echeance-courtier': paper(
    fr,
    'DD/MM/YYYY|D month YYYY',
    'plain light book',
    'Cabinet Roustan Assurances;22 boulevard Carnot;06400 Cannes;Roustan Assurances SARL|ASSUR’PRO OUEST;5 rue de l’Étoile;29200 Brest;Assur’Pro Ouest SAS|Guyot & Delmas Courtage;8 place Wilson;31000 Toulouse',
    'FR',
    (pen, firm, to) => {
      const covers = pen.random
        .shuffled([
          'Responsabilité civile professionnelle',
          'Incendie et vol des locaux',
          'Protection juridique',
          'Bris de machine',
          'Perte d’exploitation',
        ])
        .slice(0, pen.whole(2, 4))
        .map((text) => line(text, pen.whole(60, 900) * 100))
      const net = covers.reduce((all, { amount }) => all + amount, 0)
      const sums = within([
        ...covers,
        line('Taxes sur conventions d’assurance', share(net, 9)),
        line('Frais de courtage', pen.pick([2000, 2500, 4000])),
        line('Contribution attentats', 650),
      ])
      const [number, due] = [
        pen.digits(say(pen, 'Q26######|26-#####|AE/######')),
        pen.after(pen.whole(20, 30)),
      ]
      return [
        columned(
          `<b>À régler</b><div style="font-size:15pt;margin:2mm 0 6mm">${pen.money(sums.total)}</div>${stacked(
            [
              ['Avant le', pen.day(due)],
              ['Avis d’échéance n°', number],
              ['Contrat', pen.digits('########')],
              ['Période', `du ${pen.day(due)} au ${dayOff(pen, 365)}`],
              ['Votre conseiller', say(pen, 'Nadège Blin|Thierry Roux')],
            ],
            '#78350f',
          )}<p class="tiny">Virement<br>${iban(pen, 'FR').slice(0, 19)}<br>${pen.digits('#### #### ###')}</p>`,
          `<b style="font-size:15pt;color:#78350f">${escaped(firm.name)}</b><br><span class="tiny">${place(firm, ' – ')}</span><div style="margin:14mm 0 10mm 40mm">${who(to)}</div><p>${escaped((firm.address[1] ?? '').slice(6))}, le ${pen.day()}</p><p><b>Multirisque professionnelle – ${escaped(to.name)}</b><br><span class="tiny">Assureur : ${say(pen, 'Mutuelle des Arts et Métiers|La Prévoyante IARD')}</span></p>${leaders(linesAs(pen, sums.lines, 'tA').map(([text = '', amount = '']) => [text, amount] as const))}<p class="r"><b>Prime TTC ${pen.money(sums.total)}</b></p><p class="tiny">À défaut de paiement dans les dix jours de l’échéance, la garantie peut être suspendue (art. L113-3 du code des assurances).</p><p class="tiny" style="margin-top:20mm">${legal(firm)} – ORIAS ${pen.digits('07 ### ###')} – SIREN ${frenchNumbers(pen).siren} – courtier sous le contrôle de l’ACPR, 4 place de Budapest, 75009 Paris</p>`,
          'background:#fef3c7',
          true,
        ),
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const huMoney: Papers = {
  /** A bill that corrects one before it: the lines that were wrong with minus and the right ones, what is left to give back, the first bill's number and day; whole forints. */
  'modosito-szamla': paper(
    hu,
    'YYYY.MM.DD.|YYYY-MM-DD',
    'plain wide narrow',
    'Gépkölcsönző Tímár Kft.;Gyár utca 14.;2310 Szigetszentmiklós|TISZA KONTÉNER;Rakpart 5.;6725 Szeged;Tisza Konténer Szállítási Bt.|Zöldág Faiskola Kft.;Dűlő út 30.;8956 Páka',
    'HU',
    (pen, firm, to) => {
      const what = firm.name.startsWith('Zöld')
        ? 'Tuja 120-140 cm'
        : firm.name.startsWith('TISZA')
          ? 'Sittszállítás 6 m³ konténer'
          : 'Lapvibrátor bérlet, nap'
      const [before, unit] = [pen.whole(4, 20), pen.whole(6, 48) * 100_000]
      const after = pen.whole(1, before - 1)
      const wrong = { ...line(`Eredeti: ${what}`, -before * unit, 27), quantity: -before, unit }
      const right = { ...line(`Helyes: ${what}`, after * unit, 27), quantity: after, unit }
      const sums = wholes([wrong, right])
      const number = pen.digits(say(pen, 'M-2026/00##|GKT26/#####|2026-M-###'))
      return [
        `<div style="border:0.4mm solid #111;padding:3mm;display:flex;justify-content:space-between"><b style="font-size:15pt">MÓDOSÍTÓ SZÁMLA</b><span>Sorszám: <b>${number}</b></span></div>${beside('1fr 1fr', part('margin-top:4mm', `<u>Szállító</u><br><b>${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>Adószám: ${taxNumber(pen, 'HU')}`), part('margin-top:4mm', `<u>Vevő</u><br><b>${escaped(to.name)}</b><br>${place(to)}<br>Adószám: ${taxNumber(pen, 'HU')}`))}${formed(
          [
            ['Kiállítás kelte', pen.day()],
            ['Teljesítés', dayOff(pen, -pen.whole(8, 25))],
            ['Eredeti számla', pen.digits('2026/00###')],
            ['Eredeti számla kelte', dayOff(pen, -pen.whole(26, 40))],
          ],
          4,
        )}<p>A módosítás oka: ${say(pen, 'téves mennyiség|korábbi visszaszállítás|részbeni lemondás')}</p>${grid(
          'boxy',
          'lrrrr',
          'Megnevezés|Mennyiség|Egységár|ÁFA|Nettó érték',
          linesAs(pen, sums.lines, 'tqura'),
        )}${facts(sumsAs(pen, sums, 'NVT', 'Nettó különbözet|ÁFA 27%|Módosítás összesen'), 'margin-left:auto;font-weight:bold')}${told(
          [
            ['Visszatérítés módja', 'átutalás'],
            ['Pénznem', 'HUF'],
          ],
          'margin-top:6mm',
        )}<div class="foot tiny sides"><span>Bankszámla: ${pen.digits('11600006-00000000-########')}</span><span>1/1. oldal – 1. példány</span></div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),
}
