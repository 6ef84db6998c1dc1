/** Everyday papers of Belgium: a stationer's receipt in French, a bill of a small program in Dutch, a power company's monthly part in French. */
import { escaped, line, onTop, pairs, wares, within } from '../eighth/kit'
import { be } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { facts, legal, paper, place, told, tr, who, type Papers } from '../fifteenth/kit'
import { bars, row, slip } from '../fifteenth/tills-kit'
import { french } from '../known/words-south'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part } from '../nineteenth/kit'
import { across, lawful } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { boxes } from '../eleventh/kit'
import { say } from '../twelfth/kit'
import { letterOf, nines } from '../twentieth/west-kit'
import { hostOf, listing, monthOf, noted, since } from './north-kit'

const walloon = { ...be, words: french, money: '# €' }

/** A message of a bank with the two figures that check it. */
function message(pen: { digits: (form: string) => string }): string {
  const body = pen.digits('##########')
  const check = String(Number(body) % 97 || 97).padStart(2, '0')
  return `+++${body.slice(0, 3)}/${body.slice(3, 7)}/${body.slice(7)}${check}+++`
}

export const bePapers: Papers = {
  /** A stationer's and bookshop's, French: rates by letter after the sums, books low and paper high, the tax with and without in a small table, a member's points. */
  'librairie-papeterie': slip(
    {
      shops:
        'Librairie du Perron;Rue Neuvice 22;4000 Liège;Le Perron SRL|PAPETERIE CENTRALE;Rue de Fer 60;5000 Namur;Papeterie Centrale SA|Au Fil des Pages;Grand-Rue 14;6800 Libramont;Martine Gillard|Burotop Nivelles;Chaussée de Mons 18;1400 Nivelles;Burotop SRL',
      notation: walloon,
      days: 'DD/MM/YYYY|DD-MM-YYYY|DD/MM/YY',
      since,
    },
    74,
    (pen, shop) => {
      const sums = within(
        nines(
          pen,
          'Bloc cours A4 quadrillé;2;5;21|Stylo bille bleu x4;3;7;21|Roman poche;8;12;6|Agenda de bureau;12;24;21|Enveloppes C5 x50;5;10;21|Guide pratique TVA;24;39;6|Cartouche encre noire;19;39;21|Classeur levier;3;6;21|Papier A4 500 f.;5;9;21',
          { count: [1, 6], most: 3 },
        ),
      )
      const mark = (rate: number) => letterOf(rate, [21, 6], 'AC')
      const number = pen.digits(say(pen, '######|T26-#####|####'))
      const paid = say(pen, 'Bancontact|Visa|Payconiq')
      return [
        `<div class="mid"><b style="font-size:13pt">${escaped(shop.name)}</b><br>${[...shop.also, ...shop.address].map(escaped).join('<br>')}<br>TVA ${taxNumber(pen, 'BE')}<br>Tél. ${pen.digits('0## ## ## ##')}</div><hr>${pairs(
          [
            [`Ticket n° ${number}`, `Caisse ${pen.whole(1, 3)}`],
            [`Le ${pen.day()} à ${pen.clock()}`, `Vendeur ${say(pen, 'Julie|Marc|02')}`],
          ],
        )}<hr><table style="width:100%">${sums.lines.map((one) => row(one.text, one.quantity > 1 ? `${one.quantity} x ${pen.plain(one.unit)}` : '', `${pen.plain(one.amount)} ${mark(one.rate)}`)).join('')}</table><hr><div class="pair" style="font-size:13pt"><b>À PAYER</b><b>${pen.money(sums.total)}</b></div>${pairs([[paid, pen.money(sums.total)]])}<table style="width:100%;margin:2mm 0;font-size:7pt">${row('TVA', 'HTVA', 'Taxe', 'TVAC')}${ratesAs(
          pen,
          sums.shares,
          'rnvg',
        )
          .map(([rate = '', ...cells], at) =>
            row(`${mark(sums.shares[at]?.rate ?? 0)} ${rate}`, ...cells),
          )
          .join(
            '',
          )}</table><div class="mid">${pen.chance(0.5) ? `Points fidélité : ${pen.whole(3, 90)}<br>` : ''}Échange sous 15 jours avec ticket.<br>Merci et à bientôt !</div>${bars(pen, 46)}`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),

  /** As a program for sending bills by the net prints it, Dutch: seller and buyer in two frames, facts in a row of boxes, a structured message beside the sum. */
  'e-facturatie': paper(
    { ...be, money: '€ #' },
    'DD/MM/YYYY|DD-MM-YYYY',
    'plain light',
    'Elektro Vermeersch BV;Torhoutsesteenweg 88;8200 Brugge|Tuinonderhoud Sels;Heidestraat 19;2275 Lille;Kevin Sels|COPYCENTER LEUVEN;Naamsestraat 61;3000 Leuven;Copycenter Leuven CommV|Marketingbureau Zinnig;Kortrijksestraat 120;8500 Kortrijk;Zinnig BV',
    'VL',
    (pen, firm, to) => {
      const sums = onTop(
        pen.buy(
          wares(
            firm.name.startsWith('COPY')
              ? 'Kopieën zwart-wit A4;0.05;0.1;21|Kleurprints A3;0.6;1.1;21|Inbinden thesis;6;11;21|Syllabus gedrukt;9;18;6|Affiches A2;8;14;21'
              : firm.name.startsWith('Tuin')
                ? 'Snoeien haag, uren;38;48;21|Gras maaien, beurt;45;95;21|Afvoer groenafval;35;80;21|Planten en struiken;25;240;6'
                : firm.name.startsWith('Mark')
                  ? 'Campagnebeheer, maand;350;850;21|Advertentiebudget;150;900;21|Copywriting, uren;75;95;21|Nieuwsbrief;140;260;21'
                  : 'Werkuren elektricien;52;64;21|Verplaatsing;35;55;21|Zekeringkast 3 rijen;190;390;21|Bekabeling en toebehoren;40;320;21',
          ),
          { count: [1, 4], most: 15 },
        ).lines,
      )
      const number = pen.digits(say(pen, '2026/####|26-0###|F26####|VF-2026-0###'))
      const due = pen.after(pen.pick([15, 30]))
      const frame = 'border:0.25mm solid #94a3b8;border-radius:2mm;padding:3mm'
      return [
        `<div class="sides" style="margin-bottom:6mm"><div style="font-size:17pt;font-weight:bold;color:#9a3412">${escaped(firm.name)}</div><div style="font-size:15pt">Factuur ${number}</div></div>${beside(
          '1fr 1fr',
          part(
            frame,
            `<span class="tiny">Verkoper</span><br><b>${legal(firm)}</b><br>${place(firm)}<br>${taxNumber(pen, 'BE')}<br>info@${hostOf(firm.name)}`,
          ),
          part(frame, `<span class="tiny">Klant</span><br>${who(to)}<br>${taxNumber(pen, 'BE')}`),
        )}${boxes(
          [
            ['Factuurdatum', pen.day()],
            ['Vervaldatum', pen.day(due)],
            ['Klantnummer', pen.digits('K0###')],
            ['Munt', 'EUR'],
          ],
          'margin-top:5mm',
        )}<table class="t ruled">${tr('lrrrr', [['Omschrijving', 'Aantal', 'Eenheidsprijs', 'Btw', 'Totaal excl.']], 'th')}${tr('lrrrr', linesAs(pen, sums.lines, 'tqUrA'))}</table>${beside(
          '1fr 80mm',
          part(
            `${frame};margin-top:4mm`,
            `Te betalen vóór <b>${pen.day(due)}</b><br>${iban(pen, 'BE')}<br>Gestructureerde mededeling<br><b>${message(pen)}</b>`,
          ),
          tally(
            [
              ['Totaal excl. btw', pen.money(sums.net)],
              ...ratesAs(pen, sums.shares, 'rNV').map(
                ([rate = '', net = '', vat = '']) => [`Btw ${rate} op ${net}`, vat] as const,
              ),
              ['Te betalen', pen.money(sums.total)],
            ],
            'width:100%;margin-top:4mm',
          ),
        )}<div class="foot tiny grey mid">Deze factuur werd ook elektronisch verzonden via Peppol. ${legal(firm)} – ${place(firm, ', ')}</div>`,
        { sums, documentNumber: number, due, hasRates: true },
      ]
    },
    since,
  ),

  /** A power company's monthly part for current and gas, French: a letter's head, what to pay in the middle of the page, the reckoning below, a structured message. */
  'energie-acompte': paper(
    walloon,
    'DD/MM/YYYY|D month YYYY',
    'light plain wide',
    'Lumel Énergie;Boulevard du Souverain 280;1160 Bruxelles;Lumel Énergie SA|ÉOLIA Belgique;Rue Louvrex 95;4000 Liège;Éolia Belgium SA|Watt & Moi;Avenue Jean Mermoz 14;6041 Gosselies;Watt et Moi SRL',
    'WA',
    (pen, firm, to) => {
      const [start, end] = monthOf(pen.date, 1)
      const span = `du ${pen.day(start, 'DD/MM/YYYY')} au ${pen.day(end, 'DD/MM/YYYY')}`
      const sums = onTop([
        line('Acompte électricité', pen.whole(62, 480) * 100 + 64, 21),
        ...(pen.chance(0.6)
          ? [line('Acompte gaz naturel', pen.whole(48, 390) * 100 + 33, 21)]
          : []),
        ...(pen.chance(0.3) ? [line('Assistance dépannage', 826, 21)] : []),
      ])
      const number = pen.digits(say(pen, '7########|26/#######|FA##########'))
      const due = pen.after(pen.pick([15, 18, 20]))
      const colour = pen.pick(['#ca8a04', '#0284c7', '#65a30d'])
      return [
        `<div style="border-top:3mm solid ${colour};margin:-14mm -18mm 8mm;padding:8mm 18mm 0" class="sides"><b style="font-size:20pt;color:${colour}">${escaped(firm.name)}</b>${told(
          [
            ['N° de client', pen.digits('5########')],
            ['N° de facture', number],
            ['Date', pen.day()],
          ],
        )}</div><div style="margin:10mm 0 12mm 88mm">${who(to)}<br>N° d’entreprise ${taxNumber(pen, 'BE')}</div><p>Adresse de fourniture : ${place(to, ', ')}<br>Code EAN ${pen.digits('541449############')}</p><h1 style="font-size:15pt">Votre facture intermédiaire ${pen.day(start, 'month YYYY')}</h1><div style="text-align:center;border:0.5mm solid ${colour};border-radius:4mm;padding:4mm;margin:4mm 0"><div>Montant à payer pour le <b>${pen.day(due)}</b> au plus tard</div><div style="font-size:22pt;font-weight:bold">${pen.money(sums.total)}</div></div><table class="t">${tr('lrr', [['Détail', 'TVA', 'Montant HTVA']], 'th')}${listing(
          pen,
          sums.lines,
          ({ t = '', r = '', A = '' }) => [
            noted(t, span),
            `<div class="r">${r}</div>`,
            `<div class="r">${A}</div>`,
          ],
          'border-bottom:0.2mm solid #ddd',
        )}</table>${facts(
          [
            ['Total HTVA', pen.money(sums.net)],
            [`TVA 21% sur ${pen.money(sums.net)}`, pen.money(sums.vat)],
            ['Total TVAC', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<p>${pen.chance(0.5) ? `Ce montant sera prélevé par domiciliation le ${pen.day(due)}.` : `Versez sur le compte ${iban(pen, 'BE')} avec la communication <b>${message(pen)}</b>.`}</p><div class="foot">${across(
          [
            [lawful(firm), ...firm.address],
            [`TVA ${taxNumber(pen, 'BE')}`, `Service clients ${pen.digits('078 ## ## ##')}`],
            ['Un acompte est déduit', 'de votre facture de régularisation'],
          ],
          `border-top:0.3mm solid ${colour};padding-top:2mm`,
        )}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}
