/** Bills of the Netherlands and the North: a credit of a nursery, names in the web, power on two pages, a car's rent turned back, fish in euros, an accountant. */
import { escaped, line, negated, onTop, several, within } from '../eighth/kit'
import { dk, fi, ie, nl, se } from '../eighth/notations'
import { iban, taxNumber } from '../ninth/numbers'
import { rateFrom } from '../eleventh/kit'
import { say } from '../twelfth/kit'
import { decimal } from '../thirteenth/kit'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, tr, who, type Papers } from './kit'

export const nlPapers: Papers = {
  /** A nursery's credit: plants that were refused, the low rate, a minus behind nothing but before every sum. */
  'creditfactuur-kweker': paper(
    nl,
    'DD-MM-YYYY|D month YYYY',
    'plain light',
    'Kwekerij De Veenhof;Rijneveld 119;2771 XV Boskoop;De Veenhof Boomkwekers B.V.|Plantengroothandel Steenbergen B.V.;Westlandseweg 40;2678 LB De Lier',
    'NL',
    (pen, firm, to) => {
      const sums = negated(
        onTop([
          several(
            say(pen, 'Buxus sempervirens 30-40|Hortensia ‘Annabelle’ C5|Lavandula P9'),
            pen.whole(6, 60),
            pen.whole(140, 1290),
            9,
          ),
          ...(pen.chance(0.5) ? [several('Deense kar, statiegeld', pen.whole(1, 3), 7500, 0)] : []),
        ]),
      )
      const number = pen.digits(say(pen, 'CF26-####|26#####'))
      return [
        `<div class="sides"><div style="margin-top:20mm">${who(to)}</div><div style="border-left:1mm solid #65a30d;padding-left:4mm"><b style="font-size:14pt;color:#65a30d">${escaped(firm.name)}</b><br>${place(firm)}<br>KvK ${pen.digits('########')}<br>Btw ${taxNumber(pen, 'NL')}</div></div><h1>Creditfactuur</h1><p>Nummer: ${number}<br>Datum: ${pen.day()}<br>Debiteur: ${pen.digits('10####')}<br>Betreft factuur: ${pen.digits('F26-####')}</p>${grid(
          'ruled',
          'rlrrr',
          'Aantal|Omschrijving|Prijs|Btw|Bedrag',
          sums.lines.map((each) => [
            String(each.quantity),
            each.text,
            pen.money(each.unit),
            `${each.rate}%`,
            pen.money(each.amount),
          ]),
        )}${facts(
          sumsAs(pen, sums, 'NVT', 'Subtotaal|Btw 9%|Totaal te crediteren'),
          'width:85mm;margin-left:auto',
        )}<p>Wij storten het bedrag binnen 14 dagen terug.</p><div class="foot tiny">${legal(firm)} · ${iban(pen, 'NL')}</div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),

  /** Names in the web renewed: a head in colour, names as lines, a draft that comes by itself. */
  'domeinen-verlengd': paper(
    nl,
    'DD-MM-YYYY|DD/MM/YYYY',
    'wide narrow',
    'Hostvlieger;Stationsweg 22;6711 PS Ede;Hostvlieger Internet B.V.|Naamloket B.V.;Keizersgracht 500;1017 EH Amsterdam',
    'NL',
    (pen, firm, to) => {
      const names = pen.random
        .shuffled(['veenweide', 'kruimelhof', 'atelierzuid', 'goudappel', 'dewaard'])
        .slice(0, pen.whole(1, 4))
      const sums = onTop([
        ...names.map((name) => line(`${name}-online.nl, 1 jaar`, pen.whole(699, 1399), 21)),
        line('Hosting Medium, 12 maanden', pen.whole(40, 120) * 100, 21),
      ])
      const [number, due] = [pen.digits(say(pen, '26######|HV-######')), pen.after(7)]
      return [
        `<div style="background:#0f766e;color:#fff;margin:-14mm -18mm 8mm;padding:7mm 18mm" class="sides"><b style="font-size:17pt">${escaped(firm.name)}</b><span style="font-size:14pt">Factuur</span></div><div class="cols"><div>${told(
          [
            ['Factuurnummer', number],
            ['Factuurdatum', pen.day()],
            ['Klantnummer', pen.digits('K#####')],
            ['Incassodatum', pen.day(due)],
          ],
        )}</div><div>T.a.v. administratie<br>${who(to)}</div></div>${grid(
          '',
          'lr',
          'Dienst|Prijs',
          linesAs(pen, sums.lines, 'tA'),
        )}<div style="border-top:0.5mm solid #0f766e;display:flex;justify-content:space-between;padding-top:3mm"><span>Excl. btw<br>${pen.money(sums.net)}</span><span>Btw 21%<br>${pen.money(sums.vat)}</span><span><b>Totaal<br>${pen.money(sums.total)}</b></span></div><p>Het bedrag wordt omstreeks ${pen.day(due)} van uw rekening afgeschreven.</p><div class="foot tiny mid">${legal(firm)} | ${place(firm, ' | ')} | KvK ${pen.digits('########')} | ${taxNumber(pen, 'NL')}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const sePapers: Papers = {
  /** Power and its grid on two pages: a number for the bank that is longer than the bill's, what was used behind. */
  'elfaktura-tva': paper(
    se,
    'YYYY-MM-DD|D month YYYY',
    'plain narrow',
    'Ljusnans Elhandel AB;Box 118;827 22 Ljusdal|Kustkraft;Kajpromenaden 4;392 31 Kalmar;Kustkraft Energi AB',
    'SE',
    (pen, firm, to) => {
      const used = pen.whole(400, 5200)
      const sums = onTop([
        line('Rörligt elpris', used * pen.whole(48, 130), 25),
        line('Energiskatt', Math.round(used * 43.9), 25),
        line('Fast avgift', pen.whole(2900, 7900), 25),
      ])
      const [number, due] = [pen.digits(say(pen, '#########|26######')), pen.after(30)]
      const reference = `${number.replace(/\D/g, '')}${pen.digits('####')}`
      return [
        [
          `<div class="sides"><b style="font-size:18pt;color:#b45309">${escaped(firm.name)}</b><div class="r">Faktura<br><span class="tiny">Sida 1 av 2</span></div></div><div class="cols" style="margin:8mm 0 12mm">${told(
            [
              ['Fakturanummer', number],
              ['Fakturadatum', pen.day()],
              ['Kundnummer', pen.digits('######')],
              ['Anläggnings-id', pen.digits('735999#########')],
            ],
          )}<div style="padding-top:12mm">${who(to)}</div></div><p>Förbrukning ${pen.day(pen.after(-35), 'D month')} – ${pen.day(pen.after(-5), 'D month YYYY')}: ${used} kWh</p>${facts(
            sumsAs(pen, sums, 'NVT', 'Summa exkl. moms|Moms 25 %|Att betala'),
            'width:100%;background:#fef3c7',
          )}<div style="position:absolute;left:18mm;right:18mm;bottom:22mm;border-top:0.3mm solid;padding-top:3mm" class="cols"><div><span class="tiny">Bankgiro</span><br>${pen.digits('####-####')}</div><div><span class="tiny">OCR-nummer</span><br>${reference}</div><div><span class="tiny">Förfallodatum</span><br>${pen.day(due)}</div><div><span class="tiny">Belopp</span><br>${pen.plain(sums.total)}</div></div><div class="foot tiny">${legal(firm)}, ${place(firm, ', ')}. Momsreg.nr ${taxNumber(pen, 'SE')}. Godkänd för F-skatt</div>`,
          `<p class="r tiny">Faktura ${number}, sida 2 av 2</p><h1>Specifikation</h1>${grid(
            'ruled',
            'lrr',
            '|kWh|Belopp kr',
            sums.lines.map((each, at) => [
              each.text,
              at < 2 ? String(used) : '',
              pen.plain(each.amount),
            ]),
          )}<p>Mätarställning: ${pen.digits('#####')} (avläst)</p><p>Dröjsmålsränta enligt räntelagen. Vid frågor, ring ${pen.digits('0771-### ###')}.</p>`,
        ],
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const dkPapers: Papers = {
  /** A car's rent credited: plain figures under a word, the first bill's number, tax a fifth of all. */
  'kreditnota-bil': paper(
    dk,
    'DD-MM-YYYY|D. month YYYY',
    'wide plain',
    'Fjordens Biludlejning ApS;Havnevej 40;4000 Roskilde|Vognparken;Sønderhøj 8;8260 Viby J;Vognparken Danmark ApS',
    'DK',
    (pen, firm, to) => {
      const sums = onTop([
        several('Leje kassevogn, dage', pen.whole(1, 6), pen.whole(390, 890) * 100, 25),
        line('Selvrisikoreduktion', pen.whole(90, 290) * 100, 25),
      ])
      const number = pen.digits(say(pen, 'KN-#####|8####'))
      return [
        `<div style="font-size:19pt;border-bottom:1mm solid #be123c;padding-bottom:2mm">${escaped(firm.name)}</div><div class="cols" style="margin-top:8mm"><div>${who(to)}</div><div class="r">${place(firm)}<br>CVR ${taxNumber(pen, 'DK')}</div></div><h1 style="color:#be123c">KREDITNOTA</h1><table class="t"><tr class="tiny grey"><td>Nr.</td><td>Dato</td><td>Kunde</td><td>Faktura</td></tr><tr><td>${number}</td><td>${pen.day()}</td><td>${pen.digits('7####')}</td><td>${pen.digits('6####')}</td></tr></table>${grid(
          'ruled',
          'lrrr',
          'Tekst|Antal|Pris|Beløb',
          linesAs(pen, sums.lines, 'tqua'),
        )}<table style="margin-left:auto">${tr('lr', sumsAs(pen, sums, 'nvt', 'Beløb ekskl. moms|25% moms|Krediteret i alt DKK'))}</table><p>Beløbet overføres til jeres NemKonto.</p><div class="foot tiny">${legal(firm)}</div>`,
        { sums, documentNumber: number, kind: 'credit-note', due: null },
      ]
    },
  ),
}

export const noPapers: Papers = {
  /** Fish for a buyer abroad: in English and euros from a country of crowns, weights, free of tax. */
  'laks-i-euro': paper(
    { ...ie, money: 'EUR #' },
    'DD.MM.YYYY|D mon YYYY',
    'narrow wide',
    'Havgap Seafood AS;Kaigata 12;7240 Hitra|Vesterfjord Laks;Ytrøya 3;8430 Myre;Vesterfjord Oppdrett AS',
    'several',
    (pen, firm, to) => {
      const [kilos, price] = [pen.whole(300, 4200), pen.whole(640, 1090)]
      const sums = within([
        several(
          say(pen, 'Fresh Atlantic salmon HOG 4-5 kg|Fresh Atlantic salmon HOG 5-6 kg'),
          kilos,
          price,
        ),
        line('Freight', pen.whole(280, 1900) * 100),
      ])
      const [number, due] = [pen.digits(say(pen, '26####|1#####')), pen.after(21)]
      return [
        `<div class="cols"><div><b style="font-size:16pt;color:#1d4ed8">${escaped(firm.name)}</b><br>${place(firm)}<br>Norway</div><table class="t boxy" style="margin:0">${tr(
          'll',
          [
            ['INVOICE', number],
            ['Invoice date', pen.day()],
            ['Departure', pen.day(pen.after(-1))],
            ['Due date', pen.day(due)],
            ['Currency', 'EUR'],
          ],
        )}</table></div><div class="cols" style="margin:8mm 0"><div><span class="tiny">Buyer</span><br>${who(to)}</div><div><span class="tiny">Terms of delivery</span><br>DAP ${escaped((to.address[1] ?? '').replace(/[\d ]+/, ' ').trim())}<br>Truck ${pen.digits('@@ #####')}</div></div>${grid(
          'ruled',
          'lrrr',
          'Product|Kg / qty|Price EUR|Amount EUR',
          linesAs(pen, sums.lines, 'tqua'),
        )}<div class="r"><b>Total ${pen.money(sums.total)}</b><br><span class="tiny">VAT 0%, export</span></div><p>Packed in ${Math.ceil(kilos / 22)} boxes, ice added. Claims within 24 hours of arrival.</p><p>Bank: ${iban(pen, 'NO')} SWIFT ${pen.digits('DNBANOKK')}</p><div class="foot tiny">${legal(firm)}, org. no. ${taxNumber(pen, 'NO')}</div>`,
        { sums, documentNumber: number, due, currency: 'EUR' },
      ]
    },
  ),
}

export const fiPapers: Papers = {
  /** An accountant: labels and values in two columns at the right, a reference for the bank, the tax since it rose. */
  'tilitoimisto-lasku': paper(
    fi,
    'D.M.YYYY|DD.MM.YYYY',
    'light plain',
    'Tilipalvelu Havu Oy;Kuusitie 14;90500 Oulu|Lukutoimisto;Hämeenkatu 30 A;33200 Tampere;Lukutoimisto Mäkelä Ky',
    'FI',
    (pen, firm, to) => {
      const rate = rateFrom(pen, '2024-09-01', 24, 25.5)
      const sums = onTop([
        line('Kirjanpito, kuukausi', pen.whole(90, 380) * 100, rate),
        several('Palkanlaskenta, kpl', pen.whole(1, 14), pen.whole(1200, 1900), rate),
      ])
      const [number, due] = [pen.digits(say(pen, '####|26####')), pen.after(14)]
      return [
        `<div class="cols"><div><b style="font-size:14pt">${escaped(firm.name)}</b><br>${place(firm)}<div style="margin-top:16mm">${who(to)}</div></div><div><b style="font-size:16pt">LASKU</b>${facts(
          [
            ['Päivämäärä', pen.day()],
            ['Laskun numero', number],
            ['Asiakasnumero', pen.digits('1###')],
            ['Viitenumero', pen.digits('# ##### #####')],
            ['Eräpäivä', pen.day(due)],
            ['Viivästyskorko', `${decimal(pen, 11.5, 1)} %`],
          ],
          'width:100%',
        )}</div></div><div style="height:10mm"></div>${grid(
          'ruled',
          'lrrrr',
          'Kuvaus|Määrä|à-hinta|Alv %|Veroton',
          sums.lines.map((each) => [
            each.text,
            String(each.quantity),
            pen.plain(each.unit),
            decimal(pen, rate, 1),
            pen.plain(each.amount),
          ]),
        )}${facts(
          [
            ['Veroton yhteensä', pen.plain(sums.net)],
            [`Alv ${decimal(pen, rate, 1)} %`, pen.plain(sums.vat)],
            ['Maksettava yhteensä', pen.money(sums.total)],
          ],
          'margin-left:auto;width:80mm',
        )}<div class="foot tiny cols"><div>${legal(firm)}<br>Y-tunnus ${pen.digits('#######-#')}</div><div>${iban(pen, 'FI')}<br>BIC OKOYFIHH</div><div>ALV-nro ${taxNumber(pen, 'FI')}</div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
