/** Odd papers of Poland and Sweden: a sailing yacht's charter with its deposit given back, a parish's care of a grave. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { pl, se } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { captioned } from '../eleventh/kit'
import { grid, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { settled } from '../fourteenth/kit'
import { beside, part, ribbon } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { dayOff } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { inPolish } from '../twentieth/east-and-north-kit'
import { since } from '../twenty-second/north-kit'
import { someone } from './continental-kit'

export const plPapers: Papers = {
  /** A yacht's charter: days aboard with hours of the engine, what the hull is insured for, prices with the tax in them, a deposit given back in cash, the sum in words, the owner's facts as captions at the foot. */
  'czarter-jachtu': paper(
    { ...pl, money: '# zł' },
    'DD.MM.YYYY|YYYY-MM-DD|D month YYYY',
    'plain light narrow',
    'Czartery Wielki Wiatr;ul. Portowa 9;11-500 Giżycko;Wielki Wiatr Sp. z o.o.|PORT SZUWAREK;ul. Kętrzyńskiego 4;11-730 Mikołajki;Agnieszka Sielawa|Jachty Zalew;ul. Nadbrzeżna 31;82-300 Elbląg;Jachty Zalew s.c. J. i P. Morawscy|Żeglarnia Solina;Polańczyk 118;38-610 Polańczyk;Żeglarnia Solina Krzysztof Rewera',
    'PL',
    (pen, firm) => {
      const to = someone(pen, 'PL')
      const days = pen.whole(2, 14)
      const name = say(pen, 'Cyranka|Biały Szkwał|Halina II|Perkoz')
      const sums = within([
        several(`Czarter jachtu „${name}”, doba`, days, pen.whole(28, 72) * 1000, 23),
        ...(pen.chance(0.6) ? [line('Sprzątanie końcowe', pen.pick([15_000, 20_000]), 23)] : []),
        ...(pen.chance(0.5) ? [line('Opróżnienie zbiornika', 6000, 23)] : []),
        ...(pen.chance(0.4) ? [several('Paliwo, litr', pen.whole(4, 22), 690, 23)] : []),
        ...(pen.chance(0.3) ? [several('Pościel, komplet', pen.whole(2, 6), 3500, 23)] : []),
      ])
      const number = pen.digits(say(pen, 'FV ##/2026|##/CZ/2026|F/0###/26'))
      const isPaid = pen.chance(0.7)
      const due = pen.after(7)
      const hours = pen.whole(410, 2600)
      return [
        `${ribbon(
          [
            ['Zaokrętowanie', dayOff(pen, -days)],
            ['Zejście z jachtu', pen.day()],
            ['Motogodziny', `${hours} – ${hours + pen.whole(2, 18)}`],
            ['Wartość jachtu (casco)', pen.money(pen.whole(14, 46) * 1_000_000)],
            ['Umowa', `${pen.digits('C/###')} z ${dayOff(pen, -days - pen.whole(30, 140))}`],
          ],
          'border-bottom:0.6mm solid #0e7490;padding-bottom:3mm',
        )}<p style="font-size:14pt">Faktura <b>${number}</b></p>${beside(
          '1fr 1fr',
          told([
            ['Data wystawienia', pen.day()],
            ['Data sprzedaży', pen.day()],
          ]),
          `Nabywca:<br>${who(to)}`,
        )}${grid('ruled', 'lrrr', 'Nazwa|Ilość|Cena brutto|Wartość brutto', linesAs(pen, sums.lines, 'tqua'))}${part('width:100mm;margin-left:auto', grid('boxy', 'rrrr', 'VAT|Netto|Kwota VAT|Brutto', ratesAs(pen, sums.shares, 'rnvg')))}<p style="font-size:13pt">${say(pen, 'Należność za czarter|Razem za czarter')}: <b>${pen.money(sums.total)}</b></p><p>Słownie: ${inPolish(sums.total)}</p><p>${isPaid ? `Zapłacono ${say(pen, 'kartą|gotówką|BLIK')}.` : `Przelew do ${pen.day(due)}, konto ${iban(pen, 'PL').slice(2)}.`} Kaucję zwrotną ${pen.money(pen.pick([150_000, 200_000, 300_000]))} zwrócono gotówką po odbiorze jachtu bez uwag.</p><div class="at" style="left:18mm;right:18mm;bottom:14mm"><div class="cols">${[
          [firm.name, 'sprzedawca'],
          [[...firm.also, ...firm.address].join(', '), 'firma i adres'],
          [taxNumber(pen, 'PL'), 'NIP'],
        ]
          .map(([value = '', label = '']) => `<div>${captioned([[label, value]])}</div>`)
          .join('')}</div></div>`,
        { sums, documentNumber: number, hasRates: true, ...(isPaid ? settled : { due }) },
      ]
    },
    since,
  ),
}

export const sePapers: Papers = {
  /** A parish's care of a grave: churchyard, quarter and number of the grave, plantings of the year, what the agreement for five years comes to, a number for the payment, the parish in the column of small print below. */
  gravskotsel: paper(
    { ...se, money: '# kr' },
    'YYYY-MM-DD|D month YYYY',
    'plain book light',
    'Norra Vätterbygdens pastorat;Kyrkogatan 4;561 31 Huskvarna;Svenska kyrkan Norra Vätterbygden|FORSA KYRKOGÅRDSFÖRVALTNING;Prästvägen 2;824 92 Hudiksvall;Forsa-Högs församling|Gravvård Möre;Gamla landsvägen 18;388 31 Ljungbyholm;Möre Gravvård AB|Kyrkogårdens Vänner i Bro;Bro kyrkväg 9;197 91 Bro;Mikael Sundh Trädgård',
    'SE',
    (pen, firm) => {
      const to = someone(pen, 'SE')
      const yearly = pen.whole(98, 168) * 1000
      const sums = onTop([
        line('Skötsel av grav, årsavgift', yearly, 25),
        line('Vårplantering', pen.whole(28, 45) * 1000, 25),
        ...(pen.chance(0.7) ? [line('Sommarplantering', pen.whole(36, 62) * 1000, 25)] : []),
        ...(pen.chance(0.5) ? [line('Vinterdekoration, krans', pen.whole(25, 42) * 1000, 25)] : []),
        ...(pen.chance(0.2) ? [line('Riktning av gravsten', pen.whole(9, 19) * 10_000, 25)] : []),
      ])
      const number = pen.digits(say(pen, '26####|5#####|GS26-###'))
      const code = pen.digits('##########')
      const due = pen.after(30)
      const { own, tax } = registered(pen, 'SE')
      return [
        `<div style="margin:14mm 0 0 100mm">${who(to)}</div><p style="font-size:15pt;margin-top:12mm">${say(pen, 'Gravskötsel|Skötsel av gravplats')} ${pen.date.getUTCFullYear()}</p>${beside(
          '1fr 1fr',
          told([
            ['Gravplats', `${say(pen, 'Norra|Gamla|Skogs')}kyrkogården, kv. ${say(pen, '4|11|C')}`],
            ['Gravnummer', pen.digits('###–###')],
            ['Avtal tecknat', dayOff(pen, -pen.whole(400, 1400))],
          ]),
          told([
            ['Fakturanummer', number],
            ['Fakturadatum', pen.day()],
            ['Oss tillhanda senast', pen.day(due)],
            ['Avtalssumma fem år inkl. moms', pen.money((yearly * 25) / 4)],
          ]),
        )}<table class="t">${tr('lrr', [['Tjänst', 'Moms', 'Belopp exkl. moms']], 'th')}${tr('lrr', linesAs(pen, sums.lines, 'tra'))}</table>${tally(
          sumsAs(
            pen,
            sums,
            'nvT',
            `Summa exkl. moms|Moms 25 %|${say(pen, 'Avgift i år|Årets avgift')}`,
          ),
          'width:80mm;margin-left:auto',
        )}<p style="margin-top:8mm">Plantering sker vecka ${pen.whole(20, 24)}. Nästa års avgift aviseras ${dayOff(pen, 360, 'month YYYY')}. Meddela oss om ni vill säga upp avtalet.</p><div class="at" style="left:18mm;right:18mm;bottom:16mm;border-top:0.3mm solid #222;padding-top:3mm">${beside(
          '1fr 40mm 40mm',
          `<span class="tiny">${escaped(firm.name)}<br>${escaped(lawful(firm))}<br>${place(firm, ', ')}<br>Org.nr ${own}, momsreg.nr ${tax}</span>`,
          `Bankgiro<br><b>${pen.digits('###-####')}</b>`,
          `OCR<br><b>${code}</b><br>${pen.money(sums.total)}`,
        )}</div>`,
        { sums, documentNumber: number, otherNumbers: [code], due },
      ]
    },
    since,
  ),
}
