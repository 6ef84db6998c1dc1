/** Seldom papers of Slovenia and Croatia: toilets on hire with the country's slip to pay, a sworn translator who pays no tax, a quarry's two pages with each load that was weighed. */
import { escaped, line, onTop, several, type Pen } from '../eighth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { si } from '../eleventh/kit'
import { facts, grid, hr, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code } from '../fifteenth/tills-kit'
import { part } from '../nineteenth/kit'
import { dayOff, measured, thousandths } from '../nineteenth/west-kit'
import { footed, lawful } from '../seventeenth/kit'
import { cells, decimal, formed, stacked } from '../thirteenth/kit'
import { say } from '../twelfth/kit'

const slipBox = (label: string, value: string, css = '') =>
  `<div style="border:0.2mm solid #e07a1f;padding:0.5mm 1.2mm;${css}"><div style="font-size:5.5pt;color:#b45309">${label}</div><div style="font-size:8pt">${value || '&nbsp;'}</div></div>`

/** Slovenia's slip to pay at a bank, with a code to scan. */
const upn = (
  pen: Pen,
  { from, to, amount, about, due, account, reference }: Record<string, string>,
): string =>
  `<div class="at" style="left:0;right:0;bottom:0;height:96mm;background:#fff7ed;border-top:0.2mm dashed #b45309;padding:6mm 8mm;display:grid;grid-template-columns:56mm 1fr;gap:6mm"><div>${slipBox('Ime plačnika', from ?? '')}${slipBox('Namen in rok plačila', `${about}<br>${due}`)}${slipBox('Znesek', amount ?? '')}${slipBox('IBAN in referenca prejemnika', `${account}<br>${reference}`)}${slipBox('Ime prejemnika', to ?? '')}</div><div><div style="display:flex;gap:3mm">${code(pen, 32)}<div style="flex:1"><b style="color:#b45309">UPN QR</b>${slipBox('Ime, ulica in kraj plačnika', from ?? '')}${slipBox('Znesek', `EUR ${amount}`)}</div></div><div style="display:grid;grid-template-columns:1fr 2fr 1fr">${slipBox('Koda namena', 'OTHR')}${slipBox('Namen plačila', about ?? '')}${slipBox('Rok plačila', due ?? '')}</div>${slipBox('IBAN prejemnika', account ?? '')}${slipBox('Referenca prejemnika', reference ?? '')}${slipBox('Ime, ulica in kraj prejemnika', to ?? '')}</div></div>`

export const siPapers: Papers = {
  /** Toilets and fences on hire: weeks and cleanings, place of the building, the country's slip to pay at the foot, which says payer, sum and account again. */
  'najem-wc': paper(
    { ...si, money: '# EUR' },
    'D. M. YYYY|DD.MM.YYYY|D. month YYYY',
    'plain narrow light',
    'SANIMOBIL d.o.o.;Industrijska cesta 15;1290 Grosuplje|Eko Kabina;Ob železnici 8;2000 Maribor;Eko Kabina Najem in storitve d.o.o.|Najem opreme Kralj s.p.;Vrtna ulica 3;8270 Krško;Boštjan Kralj s.p.',
    'SI',
    (pen, firm, to) => {
      const [pieces, weeks] = [pen.whole(1, 6), pen.whole(2, 12)]
      const sums = onTop([
        several(
          `Najem WC kabine, ${weeks} tednov × kos`,
          pieces,
          weeks * pen.whole(14, 24) * 100,
          22,
        ),
        several(
          'Čiščenje in praznjenje',
          pieces * Math.ceil(weeks / 2),
          pen.whole(18, 32) * 100,
          22,
        ),
        line('Dostava in odvoz', pen.whole(60, 180) * 100, 22),
        ...(pen.chance(0.4) ? [several('Gradbena ograja 3,5 m', pen.whole(6, 40), 450, 22)] : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, '26-0###|2026/###|IR-26####')),
        pen.after(pen.pick([8, 15, 30])),
      ]
      const reference = `SI00 ${number.replace(/\D/g, '')}`
      return [
        `<div style="display:grid;grid-template-columns:1.3fr 1fr 1fr;font-size:85%;gap:4mm;border-bottom:0.5mm solid #0d9488;padding-bottom:2mm"><b style="font-size:150%">${escaped(firm.name)}</b><div>${place(firm)}<br>${legal(firm)}</div><div>ID za DDV: ${pen.digits('SI########')}<br>TRR: ${pen.digits('SI56 6100 0#### ######')}</div></div><div class="sides" style="margin-top:7mm"><div>${who(to)}<br>ID za DDV: ${pen.digits('SI########')}</div><div>${told(
          [
            ['Račun št.', number],
            ['Kraj in datum', `${(firm.address[1] ?? '').slice(5)}, ${pen.day()}`],
            ['Opravljeno', `${dayOff(pen, -weeks * 7)} – ${dayOff(pen, -1)}`],
            ['Rok plačila', pen.day(due)],
            ['Gradbišče', say(pen, 'OŠ Log|Obvoznica jug|Stanovanjska soseska')],
          ],
        )}</div></div>${grid('ruled', 'lrrr', 'Storitev|Količina|Cena|Vrednost', linesAs(pen, sums.lines, 'tqua'))}${facts(sumsAs(pen, sums, 'nvT', 'Osnova za DDV|DDV 22 %|Za plačilo'), 'margin-left:auto')}${upn(
          pen,
          {
            from: who(to, ', '),
            to: `${escaped(lawful(firm))}, ${place(firm, ', ')}`,
            amount: `***${pen.plain(sums.total)}`,
            about: `Plačilo računa ${number}`,
            due: pen.day(due, 'DD.MM.YYYY'),
            account: pen.digits('SI56 6100 0#### ######'),
            reference,
          },
        )}`,
        { sums, documentNumber: number, due },
        '#sheet { font-size: 8.6pt; }',
      ]
    },
  ),
}

export const hrPapers: Papers = {
  /** A sworn translator's: a person, pages told in sentences and a small table, no payer of tax by an article, number of three parts, a round seal. */
  'sudski-tumac': paper(
    { ...hr, money: '# EUR' },
    'DD.MM.YYYY.|D. month YYYY.|D.M.YYYY.',
    'book slab',
    'Lidija Horvatić, prof.;Strossmayerova 14;31000 Osijek;Stalni sudski tumač za njemački jezik|PRIJEVODI BABIĆ;Trg Republike 2;23000 Zadar;Obrt za prevođenje PRIJEVODI BABIĆ, vl. Nikola Babić|Verbum obrt;Ulica Ante Starčevića 31;42000 Varaždin;Verbum, obrt za poduke i prijevode',
    'HR',
    (pen, firm, to) => {
      const sums = onTop([
        several(
          say(
            pen,
            'Ovjereni prijevod s njemačkog, kartica|Ovjereni prijevod na engleski, kartica|Prijevod s talijanskog, kartica',
          ),
          pen.whole(2, 34),
          pen.pick([1500, 1800, 2000, 2400]),
        ),
        ...(pen.chance(0.5) ? [several('Ovjereni primjerak', pen.whole(1, 4), 300)] : []),
        ...(pen.chance(0.3) ? [line('Hitnost', pen.pick([2000, 3500]))] : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, '##/1/1|1##-1-1|##/P1/2')),
        pen.after(pen.pick([8, 15])),
      ]
      return [
        `<div style="font-size:14pt">${escaped(firm.name)}</div>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>OIB ${pen.digits('###########')}<br>mob. ${pen.digits('09# ### ####')}<div style="margin:12mm 0 10mm 84mm">${who(to)}<br>OIB ${pen.digits('###########')}</div><p>U mjestu ${(firm.address[1] ?? '').slice(6)}, ${pen.day()} u ${pen.clock()} sati</p><p style="font-size:13pt;letter-spacing:1mm;margin:8mm 0 4mm">RAČUN br. ${number}</p><p>Za prijevod isprava po Vašoj narudžbi od ${dayOff(pen, -pen.whole(3, 12))} zaračunavam:</p>${cells('lrrr', 'Vrsta usluge|Količina|Cijena|Iznos', linesAs(pen, sums.lines, 'tqua'), 'dotted')}<p class="r">Ukupno: <b>${pen.money(sums.total)}</b></p><p>PDV nije obračunat temeljem čl. 90. st. 1. i 2. Zakona o PDV-u (mali porezni obveznik).</p><p>Molim da iznos uplatite do ${pen.day(due)} na žiro-račun IBAN ${pen.digits('HR## 2340 0091 1### #### #')}, poziv na broj ${pen.digits('00 ##-26')}.</p>${part('position:absolute;right:34mm;bottom:42mm;width:36mm;height:36mm;border:0.5mm solid #1e3a8a;border-radius:50%;color:#1e3a8a;font-size:7pt;text-align:center;padding-top:12mm;transform:rotate(-8deg)', 'Republika Hrvatska<br>Županijski sud')}<div class="foot tiny">Oznaka operatera: 1. Način plaćanja: transakcijski račun.</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A quarry by weight: sums on the first page by kind of stone, each load with its ticket, plate and tonnes on the second; tax on top. */
  kamenolom: paper(
    hr,
    'DD.MM.YYYY.|DD.MM.YY.|D. M. YYYY.',
    'narrow plain wide',
    'Kamenolom Bukovac d.o.o.;Bukovačka cesta 1;33515 Orahovica|AGREGATI VELEBIT;Obrovac 88;23450 Obrovac;Agregati Velebit d.o.o.|TEHNO-GRADNJA BETON d.d.;Savska 210;44000 Sisak',
    'HR',
    (pen, firm, to) => {
      const kinds = pen.random
        .shuffled([
          'Drobljenac 0-31,5',
          'Tucanik 31,5-63',
          'Kamena sitnež 4-8',
          'Jalovina',
          'Rizla 8-16',
        ])
        .slice(0, pen.whole(1, 3))
        .map((text) => ({ text, price: pen.whole(620, 1780) * 10 }))
      const loads = Array.from({ length: pen.whole(6, 16) }, (_, at) => ({
        kind: kinds[at % kinds.length]?.text ?? '',
        tons: pen.whole(1180, 2890),
        day: dayOff(pen, Math.floor(at / 2) - 16),
        ticket: pen.digits('26-#####'),
        plate: pen.pick(['VT 482-GH', 'ZD 907-KL', 'SK 315-BM']),
      }))
      const weighed = kinds.map(({ text, price }) => {
        const tons = loads
          .filter(({ kind }) => kind === text)
          .reduce((all, one) => all + one.tons, 0)
        return measured(`${text}, t`, tons, price, 25)
      })
      const carried = pen.chance(0.5)
        ? [line('Prijevoz kamionom', pen.whole(18, 90) * 1000, 25)]
        : []
      const sums = onTop([...weighed, ...carried])
      const [number, due] = [
        pen.digits(say(pen, '1##-P1-1|##/VP1/1|2##-01-2')),
        pen.after(pen.pick([15, 30, 45])),
      ]
      const rows = weighed.map((one) => [
        one.text,
        decimal(pen, one.measure / 100, 2),
        thousandths(pen, one.price),
        '25%',
        pen.plain(one.amount),
      ])
      const head = `<div class="sides"><b style="font-size:14pt;color:#57534e">${escaped(firm.name)}</b><span class="tiny r">${legal(firm)}, ${place(firm, ', ')}<br>OIB: ${pen.digits('###########')}</span></div><hr>`
      return [
        [
          `${head}<div class="cols" style="margin-top:8mm"><div>${stacked([
            ['Račun broj', number],
            ['Datum i vrijeme izdavanja', `${pen.day()} ${pen.clock()}`],
            ['Razdoblje isporuke', `${loads[0]?.day ?? ''} - ${loads.at(-1)?.day ?? ''}`],
            ['Datum dospijeća', pen.day(due)],
          ])}</div><div class="boxed">Kupac<br>${who(to)}<br>OIB: ${pen.digits('###########')}</div></div>${grid('boxy', 'lrrrr', 'Naziv|Količina|Cijena|PDV|Iznos bez PDV-a', [...rows, ...carried.map((one) => [one.text, '', '', '25%', pen.plain(one.amount)])])}${facts(sumsAs(pen, sums, 'NVT', 'Osnovica 25%|Iznos PDV-a|UKUPNO'), 'margin-left:auto;font-size:110%')}<p style="margin-top:8mm">Specifikacija vaganja nalazi se na 2. stranici. Plaćanje na IBAN ${pen.digits('HR## 2402 0061 1### #### #')}, model HR00, poziv na broj ${number.replace(/\D/g, '')}.</p>${footed(
            [
              [`Uprava: ${say(pen, 'Mate Jurić|Davor Blažević')}`, 'Trgovački sud u Bjelovaru'],
              [`MBS ${pen.digits('0100#####')}`, 'Temeljni kapital 320.000,00 €'],
              ['Stranica 1 / 2', 'Račun je izdan na računalu'],
            ],
          )}`,
          `${head}<p><b>Specifikacija vaganja uz račun ${number}</b></p>${formed(
            [
              ['Vaga', 'mosna, 60 t'],
              ['Broj vaganja', String(loads.length)],
            ],
            2,
          )}${grid(
            'ruled tiny',
            'lllrl',
            'Datum|Vagarski list|Materijal|Neto t|Vozilo',
            loads.map(({ day, ticket, kind, tons, plate }) => [
              day,
              ticket,
              kind,
              decimal(pen, tons / 100, 2),
              plate,
            ]),
          )}<div class="foot tiny r">Stranica 2 / 2</div>`,
        ],
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
