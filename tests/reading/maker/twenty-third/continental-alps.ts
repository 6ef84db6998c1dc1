/** Odd papers of Austria and Switzerland: a music school's fee for a term, a saddler's repair slip. */
import { escaped, line, several, wares, within } from '../eighth/kit'
import { at, ch } from '../eighth/notations'
import { linesAs } from '../eighth/rows'
import { grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { halved, settled } from '../fourteenth/kit'
import { beside, dotted, part } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { tornOff } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { since } from '../twenty-second/north-kit'
import { penned, someone } from './continental-kit'

export const atPapers: Papers = {
  /** A music school's fee for a term: the pupil and the lesson on top, the school named in the opening sentence and on the slip below, the year's fee beside the term's, an instrument on loan and what it is worth, no tax. */
  'musikschule-schulgeld': paper(
    { ...at, money: '€ #' },
    'DD.MM.YYYY|D. month YYYY',
    'light plain book',
    'Musikschule Vöckla-Ager;Stadtplatz 14;4840 Vöcklabruck|Musikschulverband Wagram-West;Schulgasse 2;3470 Kirchberg am Wagram|Musikschule Oberes Gailtal;Hauptstraße 276;9640 Kötschach-Mauthen;Verein Musikschule Oberes Gailtal|Klangwerkstatt Irrsee;Am Anger 8;4893 Zell am Moos;Irene Pachler',
    'AT',
    (pen, firm) => {
      const to = someone(pen, 'AT')
      const [pupil, second] = pen.pair(['Lena', 'Jakob', 'Marie', 'Simon', 'Valentina', 'Elias'])
      const subject = say(pen, 'Klavier|Violine|Steirische Harmonika|Querflöte|Tenorhorn|Gitarre')
      const half = pen.whole(210, 340) * 100
      const isTwo = pen.chance(0.5)
      const lends = /Violine|Querflöte|Tenorhorn/.test(subject)
      const other = line(`Ensemble, ${second}`, pen.whole(60, 110) * 100)
      const sums = within([
        line(`${subject}, ${pupil}, Einzelunterricht 40 Min.`, half),
        ...(isTwo ? [other, line('Geschwisterermäßigung 20 %', -share(other.amount, 20))] : []),
        ...(lends ? [several('Leihinstrument, 5 Monate', 5, pen.pick([1200, 1500, 1800]))] : []),
        ...(pen.chance(0.6) ? [line('Notenkopien und Versicherung', pen.whole(8, 18) * 100)] : []),
      ])
      const number = pen.digits(say(pen, 'SG26/####|26-####|V-#####'))
      const due = pen.after(pen.pick([14, 21, 30]))
      const code = pen.digits('#### 26## ####')
      return [
        `${beside(
          '1fr 1fr',
          `<div style="margin-top:8mm">${who(to)}</div>`,
          dotted([
            ['Schüler/in', isTwo ? `${pupil} und ${second}` : pupil],
            ['Hauptfach', subject],
            ['Lehrkraft', say(pen, 'Mag. Reitinger|B. Hödl, BA|Prof. Sattlecker')],
            ['Schulgeld im Jahr', pen.money(half * 2)],
            ['Vorschreibung', number],
            ['Ausgestellt am', pen.day()],
          ]),
        )}<h1 style="font-size:15pt;font-weight:normal;margin:14mm 0 4mm">${say(pen, 'Vorschreibung des Schulgeldes|Schulgeldvorschreibung')}</h1><p>${escaped(firm.name)} dankt für Ihr Vertrauen und erlaubt sich, für das ${say(pen, 'Sommersemester|Wintersemester')} folgende Beiträge vorzuschreiben:</p>${grid('ruled', 'lr', 'Beitrag|Euro', linesAs(pen, sums.lines, 'ta'))}<p class="r" style="font-size:12pt">${say(pen, 'Vorschreibungsbetrag|Semesterbeitrag gesamt')} <b>${pen.money(sums.total)}</b></p><p>Bitte zahlen Sie bis ${pen.day(due)} ein. Abmeldungen für das nächste Schuljahr sind bis ${dayOff(pen, pen.whole(50, 90))} möglich.${lends ? ` Das Leihinstrument ist mit ${pen.money(pen.pick([90_000, 145_000, 180_000]))} versichert.` : ''}</p><p class="tiny">Umsatzsteuerfrei gemäß § 6 Abs. 1 Z 11 UStG.</p>${tornOff(
          `${told([
            ['Empfänger', [firm.name, ...firm.also].join(', ')],
            ['IBAN', iban(pen, 'AT')],
            ['Zahlungsreferenz', code],
            ['Betrag', pen.money(sums.total)],
          ])}<div class="tiny mid">${oneLine(firm)} · Tel. ${pen.digits('0#### / ####')}</div>`,
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}

export const chPapers: Papers = {
  /** A saddler's slip of half a page, printed as a form and filled by hand: when it came in, what is to be mended, a ceiling of costs above the price, works and tax, a day of the account in its own box, the shop printed at the foot. */
  'sattler-zettel': paper(
    { ...ch, money: 'CHF #' },
    'DD.MM.YYYY|D.M.YYYY|DD.MM.YY',
    'plain slab',
    'Sattlerei Zurbriggen;Furkastrasse 33;3900 Brig;Beat Zurbriggen|SATTLEREI AM RHEIN;Unterstadt 5;8200 Schaffhausen;Sattlerei am Rhein GmbH|Leder-Atelier Wyss;Kramgasse 48;3400 Burgdorf;Corinne Wyss|Reitsport & Sattlerei Odermatt;Ennetmooserstrasse 21;6370 Stans;Odermatt AG',
    'CH',
    (pen, firm) => {
      const sums = within(
        pen.buy(
          wares(
            'Gurtstrupfen ersetzen;65;110;8.1|Kissen neu polstern;180;340;8.1|Naht nachnähen;25;60;8.1|Sattelblatt ersetzen;220;380;8.1|Schnalle und Riemen;18;45;8.1|Reissverschluss Tasche;38;75;8.1|Lederpflege;20;35;8.1',
          ),
          { count: [1, 4], step: 50, isGross: true },
        ).lines,
      )
      const number = pen.digits(say(pen, '0###|####|26/###'))
      const ceiling = Math.ceil((sums.total * 1.25) / 5000) * 5000
      const isPaid = pen.chance(0.7)
      const due = pen.after(30)
      return [
        `<div class="sides"><b style="font-size:14pt">${say(pen, 'Reparaturschein|Reparatur-Zettel')}</b><span>Nr. <b style="font-size:13pt;color:#b91c1c">${number}</b></span></div>${penned(
          [
            ['Kunde', say(pen, 'R. Imfeld|Fr. Bieri|Reitverein Stans|A. Hug')],
            ['Telefon', pen.digits('07# ### ## ##')],
            ['Annahme', dayOff(pen, -pen.whole(9, 28))],
            ['Versprochen auf', dayOff(pen, -pen.whole(0, 3))],
            ['Gegenstand', say(pen, 'Vielseitigkeitssattel|Dressursattel, braun|Zaum + Tasche')],
            ['Kostendach', pen.plain(ceiling)],
          ],
          2,
        )}<p style="margin-top:4mm"><b>Ausgeführte Arbeiten</b></p>${grid('boxy', 'lr', 'Arbeit|CHF', linesAs(pen, sums.lines, 'ta'))}${penned(
          [
            ['Rechnung vom', pen.day()],
            ['Zu zahlen inkl. MWST', pen.money(sums.total)],
          ],
          2,
        )}<p class="tiny">MWST 8.1% enthalten: ${pen.money(sums.vat)}</p><p>${isPaid ? `Bezahlt: ${say(pen, '☒ bar ☐ TWINT ☐ Karte|☐ bar ☒ TWINT ☐ Karte|☐ bar ☐ TWINT ☒ Karte')}` : `Zahlbar bis ${pen.day(due)} auf ${iban(pen, 'CH')}`}</p>${part('position:absolute;left:9mm;right:9mm;bottom:6mm;border-top:0.6mm solid #78350f;padding-top:1.5mm', `<b>${escaped(firm.name)}</b><br><span class="tiny">${[...firm.also.map(escaped), place(firm, ', ')].join(' · ')} · ${taxNumber(pen, 'CH')} MWST</span>`)}`,
        { sums, documentNumber: number, ...(isPaid ? settled : { due }) },
        halved,
      ]
    },
    since,
  ),
}
