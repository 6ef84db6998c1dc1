/** Receipts of the Netherlands: a bicycle maker’s counter, tickets of a theatre by mail. */
import { escaped, line, several, wares, within } from '../eighth/kit'
import { nl } from '../eighth/notations'
import { place, type Papers } from '../fifteenth/kit'
import { bars, each, row, sheet, slip, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { say } from '../twelfth/kit'
import { part } from './kit'

const paidBadge = (text: string) =>
  part(
    'display:inline-block;border:0.5mm solid #16a34a;color:#16a34a;padding:1mm 4mm;border-radius:2mm',
    text,
  )

export const nlTills = {
  /** Of a bicycle maker: work at the low rate, parts at the high, an order's number with the bicycle, paid by PIN with the terminal's lines. */
  fietsenmaker: slip(
    {
      shops:
        'FIETSPLEZIER DE SPAAK;Nieuwstraat 80;1621 ED Hoorn;De Spaak Tweewielers V.O.F.|Kees Verbruggen Fietsen;Markt 12;5401 GN Uden|TRAPWERK;Biltstraat 95;3572 AL Utrecht;Trapwerk Rijwielen B.V.',
      notation: { ...nl, money: '#' },
      days: 'DD-MM-YYYY|D-M-YYYY',
    },
    80,
    (pen, shop) => {
      const parts = pen.buy(
        wares(
          'Binnenband 28";8.5;12.95;21|Buitenband Marathon;34.95;47.95;21|Remblokken set;9.95;16.95;21|Ketting 8V;19.95;31.95;21|Achterlicht LED;14.95;24.95;21|Bel ding dong;7.95;13.95;21|Kettingslot ART2;59.95;84.95;21',
        ),
        { count: [1, 4], step: 5, isGross: true },
      )
      const sums = within([
        ...parts.lines,
        line(
          say(pen, 'Arbeidsloon reparatie|Onderhoudsbeurt klein|Band plakken/monteren'),
          pen.whole(25, 130) * 50,
          9,
        ),
      ])
      const [number, order] = [pen.digits(say(pen, '26-#####|B#######')), pen.digits('WO-####')]
      const clock = pen.clock()
      return [
        typed(
          80,
          42,
          `
          ${shop.name}
          ${each([...shop.also, ...shop.address], (text) => text)}
          KvK ${pen.digits('########')}  BTW ${taxNumber(pen, 'NL')}

          Datum ${pen.day()}|Tijd ${clock}
          Bon ${number}|Werkorder ${order}
          Fiets: ${say(pen, 'Gazelle Orange C7|Batavus Mambo|Cortina U4')} ${pen.digits('GZ#######')}
          =-
          ${each(sums.lines, (one) => `${one.text}|${pen.plain(one.amount)} ${one.rate === 21 ? 'H' : 'L'}`)}
          |----------··
          Totaal EUR|${pen.plain(sums.total)}··
          PIN|${pen.plain(sums.total)}··

          BTW L  9% over ${pen.plain(sums.shares.find(({ rate }) => rate === 9)?.net ?? 0)}|${pen.plain(sums.shares.find(({ rate }) => rate === 9)?.vat ?? 0)}··
          BTW H 21% over ${pen.plain(sums.shares.find(({ rate }) => rate === 21)?.net ?? 0)}|${pen.plain(sums.shares.find(({ rate }) => rate === 21)?.vat ?? 0)}··
          =*
          ^CCV - KOPIE KAARTHOUDER
          Terminal: ${pen.digits('CT######')}|Merchant: ${pen.digits('#######')}
          Periode: ${pen.digits('####')}|Transactie: ${pen.digits('0#######')}
          MAESTRO (A0000000043060)
          Kaart: ${pen.digits('xxxxxxxxxxxx####')}|Volgnr: ${pen.whole(0, 3)}
          Datum: ${pen.day()} ${clock}
          Autorisatiecode: ${pen.digits('######')}
          Totaal:|${pen.plain(sums.total)} EUR
          ^Akkoord
          =*
          ^Ruilen binnen 14 dagen met bon
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),

  /** A theatre's tickets by mail: seats, a fee for each order, paid by iDEAL, the evening's day larger than that of the order. */
  theaterkaarten: sheet(
    {
      shops:
        'Schouwburg De Kring;Stationsplein 2;4701 NP Roosendaal;Stichting Schouwburg De Kring|THEATER AAN DE HAVEN;Havenkade 5;9934 AA Delfzijl;Stichting Theater aan de Haven|Podium Zonnestraal;Kerkbrink 6;1211 BX Hilversum;Podium Zonnestraal B.V.',
      notation: nl,
      days: 'D month YYYY|DD-MM-YYYY',
    },
    'A4',
    (pen, shop) => {
      const sums = within([
        several(
          say(pen, 'Kaart 1e rang|Kaart parterre|Kaart balkon'),
          pen.whole(2, 6),
          pen.whole(38, 99) * 50,
          9,
        ),
        ...(pen.chance(0.5) ? [several('Pauzedrankje', pen.whole(2, 4), 350, 9)] : []),
        line('Servicekosten per bestelling', pen.pick([200, 275, 350]), 9),
      ])
      const number = pen.digits(say(pen, '########|SK26-######'))
      const evening = pen.after(pen.whole(12, 120))
      return [
        `<div class="tiny grey">Van: kassa@${shop.name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example.nl<br>Onderwerp: Je bestelling ${number}</div><h1 style="margin:8mm 0 2mm">Veel plezier bij de voorstelling!</h1><div style="background:#111;color:#fff;padding:5mm;font-size:14pt">${say(pen, 'De Kersentuin|Cabaret: Nooit Meer Zwemmen|Matthäus Passion|Het Zwanenmeer')}<br>${pen.day(evening)} · 20:15 uur · rij ${pen.whole(2, 18)}</div><p>Besteld op ${pen.day()} om ${pen.clock()} uur door ${say(pen, 'Ingrid Kok|Faisal Benali|Wim Dekkers')}. Bestelnummer <b>${number}</b>. ${paidBadge('Betaald met iDEAL')}</p><table style="width:100%">${sums.lines.map((one) => row(one.quantity > 1 ? `${one.quantity} × ${one.text}` : one.text, one.quantity > 1 ? pen.money(one.unit) : '', pen.money(one.amount))).join('')}${row('', 'Totaal', pen.money(sums.total))}${row('', `waarvan 9% btw`, pen.money(sums.vat))}</table>${bars(pen, 70)}<p class="tiny">Neem de e-tickets mee op je telefoon. Kaarten kunnen niet worden teruggenomen. ${escaped(lawful(shop))}, ${place(shop, ', ')}. KvK ${pen.digits('########')}, btw ${taxNumber(pen, 'NL')}.</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
} satisfies Papers
