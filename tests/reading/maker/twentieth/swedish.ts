/** Everyday papers of Sweden: a grocer's till, a bill of a widespread program, the power company's, a ticket by mail. */
import { escaped, line, onTop, several, summed, wares, within } from '../eighth/kit'
import { se } from '../eighth/notations'
import { charged } from '../eighteenth/kit'
import { rateFrom } from '../eleventh/kit'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { each, set, sheet, slip, tall, typed } from '../fifteenth/tills-kit'
import { linesAs, ratesAs } from '../eighth/rows'
import { beside, part } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { lawful } from '../seventeenth/kit'
import { roundedTo, say, windowed } from '../twelfth/kit'
import { tally } from '../thirteenth/kit'

export const sePapers: Papers = {
  /** A grocer's till: goods by piece and by weight, a deposit, a member's price off, the table of taxes, a card's slip below. */
  livsmedel: slip(
    {
      shops:
        'MATTORGET;Storgatan 14;352 30 Växjö;Mattorget i Växjö AB|Hemköksta Stormarknad;Handelsvägen 2;451 55 Uddevalla;Hemköksta Livs AB|NÄRA DIG Livs;Skolgatan 31;903 25 Umeå;Nära Dig Livs i Umeå AB|Stora Korgen;Ringvägen 100;118 60 Stockholm',
      notation: se,
      days: 'YYYY-MM-DD',
    },
    80,
    (pen, shop) => {
      const food = rateFrom(pen, '2026-04-01', 12, 6)
      const fare = pen.buy(
        wares(
          `Mellanmjölk 1,5L;19.9;23.9;${food}|Bryggkaffe 450g;54.9;79.9;${food}|Bananer eko;14.2;31.8;${food}|Lantägg 15p;42.9;56.9;${food}|Surdegslimpa;32;44;${food}|Prästost skivad;39.9;62.9;${food}|Havredryck;17.9;24.9;${food}|Smörgåskex;15.5;22.9;${food}|Toapapper 8p;52.9;69.9;25|Diskmedel;19.9;32.9;25|Servetter;14.9;29.9;25|Batterier AA 4p;39.9;69.9;25`,
        ),
        { count: [4, 11], most: 3, step: 10, isGross: true },
      )
      const sums = within([
        ...fare.lines,
        ...(pen.chance(0.5) ? [line('Läsk 1,5L', 2290, food), line('+Pant', 200, food)] : []),
        ...(pen.chance(0.5) ? [line('Medlemsrabatt', -pen.whole(5, 30) * 100, food)] : []),
      ])
      const number = pen.digits(say(pen, '######|#####'))
      const { own } = registered(pen, 'SE')
      return [
        typed(
          80,
          42,
          `
          !^${shop.name}
          ${each(shop.address, (text) => `^${text}`)}
          ^Org.nr ${own}
          ^Öppet alla dagar 7-22

          Kassa ${pen.whole(1, 9)}/${pen.digits('1##')}|${pen.day()} ${pen.clock()}
          Kvittonr: ${number}
          =-
          ${each(sums.lines, (one) => (one.quantity > 1 ? `${one.text}\n··${one.quantity}st*${pen.plain(one.unit)}|${pen.plain(one.amount)}` : `${one.text}|${pen.plain(one.amount)}`))}
          =-
          !Totalt (SEK)|${pen.plain(sums.total)}
          Mottaget Kontokort|${pen.plain(sums.total)}

          ${set(['Moms%', 'Moms', 'Netto', 'Brutto'], [9, -10, -11, -12])}
          ${each(sums.shares, (one) => set([`${one.rate},00`, pen.plain(one.vat), pen.plain(one.net), pen.plain(one.net + one.vat)], [9, -10, -11, -12]))}
          =-
          KORTKÖP|${pen.digits('************####')}
          Contactless  Ref ${pen.digits('######')}
          ${shop.also[0] === undefined ? '' : `^${shop.also[0]}`}
          ^SPARA KVITTOT
          ^Välkommen åter!
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** As the most sold accounting program prints it: the logo left, the buyer in the window at the right, a band of sums and four columns at the foot. */
  bokforingsprogram: paper(
    se,
    'YYYY-MM-DD',
    'plain narrow',
    'Lindåsens El & Larm AB;Fabriksgatan 7;504 33 Borås|Städpunkten;Box 118;761 22 Norrtälje;Städpunkten i Roslagen AB|Ramberg Redovisning AB;Hamngatan 3;252 21 Helsingborg|KONTORSHUSET;Norra Kungsgatan 18;803 20 Gävle;Kontorshuset Syd Norrland AB',
    'SE',
    (pen, firm, to) => {
      const goods = pen.buy(
        wares(
          'Arbete, timmar;520;890;25|Material enligt spec.;180;2400;25|Framkörning;350;550;25|Månadsavtal;990;3900;25|Löpande konsultation;850;1150;25|Förbrukningsmaterial;45;290;25',
        ),
        { count: [1, 4], most: 12, step: 50 },
      )
      const exact = onTop(goods.lines)
      const rest = roundedTo(exact.total, 100) - exact.total
      const sums = charged(exact, rest)
      const number = pen.digits(say(pen, '1##|2####|26####'))
      const [days, isLeft] = [pen.pick([10, 15, 30]), pen.chance(0.4)]
      const due = pen.after(days)
      const { own, tax } = registered(pen, 'SE')
      return [
        `<div class="sides"><div style="font-size:17pt;font-weight:bold;color:${pen.pick(['#0f766e', '#1e3a8a', '#9a3412'])}">${escaped(firm.name)}</div><div style="width:80mm"><span style="font-size:18pt">Faktura</span>${told(
          [
            ['Fakturanr', number],
            ['Fakturadatum', pen.day()],
            ['OCR', pen.digits('#######')],
          ],
        )}</div></div>${isLeft ? windowed({ ...firm, name: lawful(firm) }, to) : part('margin:8mm 0 12mm 92mm', who(to))}${beside(
          '1fr 1fr',
          told([
            ['Kundnr', pen.digits('1##')],
            ['Er referens', say(pen, 'Maria Holm|Anders Sjö|Ekonomi')],
            ['Vår referens', say(pen, 'Lena Björk|Jonas Ek')],
          ]),
          told([
            ['Betalningsvillkor', `${days} dagar netto`],
            ['Förfallodatum', pen.day(due)],
            ['Dröjsmålsränta', '8,00 %'],
          ]),
        )}${grid(
          'ruled',
          'llrlrr',
          'Artnr|Benämning|Lev ant|Enh|À-pris|Summa',
          linesAs(pen, sums.lines, 'tqua').map(([t = '', q = '', u = '', a = ''], at) => [
            pen.digits(`${at + 1}0#`),
            t,
            `${q},00`,
            t.includes('timmar') ? 'tim' : 'st',
            u,
            a,
          ]),
        )}<div class="at" style="left:18mm;right:18mm;bottom:13mm">${grid('boxy', 'rrrrrr', 'Netto|Exkl. moms|Moms %|Moms kr|Öresutj.|ATT BETALA', [[pen.plain(sums.net), pen.plain(sums.net), '25,00', pen.plain(sums.vat), pen.plain(rest), `SEK ${pen.plain(sums.total)}`]])}<div class="cols tiny" style="border-top:0.4mm solid #333;padding-top:2mm"><div><b>Adress</b><br>${legal(firm)}<br>${place(firm)}</div><div><b>Telefon</b><br>${pen.digits('0##-### ## ##')}<br><b>E-post</b><br>faktura@example.se</div><div><b>Bankgiro</b><br>${pen.digits('####-####')}</div><div><b>Org.nr</b><br>${own}<br><b>Momsreg.nr</b><br>${tax}<br>Godkänd för F-skatt</div></div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A power company's: what to pay in a box at the top, use of the month, net and trade by part, tax told in a line. */
  elhandel: paper(
    se,
    'YYYY-MM-DD|D month YYYY',
    'wide light',
    'Norrsken Energi;Box 610;971 28 Luleå;Norrsken Energi AB|ÄLVKRAFT;Kundservice, Box 27;651 02 Karlstad;Älvkraft Försäljning AB|Slättens Energi AB;Järnvägsgatan 5;541 30 Skövde',
    'SE',
    (pen, firm, to) => {
      const use = pen.whole(380, 4200)
      const rate = pen.pick([6290, 8140, 9470])
      const lines = [
        line(
          `Elhandel rörligt pris ${use} kWh x ${(rate / 100).toFixed(2).replace('.', ',')} öre`,
          Math.round((use * rate) / 100),
          25,
        ),
        line('Månadsavgift', pen.pick([3900, 4900, 5500]), 25),
        ...(pen.chance(0.6)
          ? [line('Elnät fast avgift 25 A', pen.pick([46_000, 52_500]), 25)]
          : []),
        line(`Elöverföring ${use} kWh`, Math.round(use * 24.4), 25),
        line(`Energiskatt ${use} kWh x 43,90 öre`, Math.round(use * 43.9), 25),
      ]
      const exact = summed(lines, { isGross: false, discount: 0 })
      const rest = roundedTo(exact.total, 100) - exact.total
      const sums = charged(exact, rest)
      const [number, due] = [pen.digits(say(pen, '############|6########')), pen.after(26)]
      const { own, tax } = registered(pen, 'SE')
      const last = new Date(Date.UTC(pen.date.getUTCFullYear(), pen.date.getUTCMonth(), 0))
      const first = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), 1))
      return [
        `<div class="sides"><div><b style="font-size:20pt;color:#047857">${escaped(firm.name)}</b></div><div style="background:#ecfdf5;padding:4mm;width:82mm">${facts(
          [
            ['Att betala', pen.money(sums.total)],
            ['Förfallodag', pen.day(due)],
            ['Bankgiro', pen.digits('5###-####')],
            ['OCR-nummer', pen.digits('##############')],
          ],
          'width:100%;font-weight:bold',
        )}</div></div><div style="margin:6mm 0 10mm">${who(to)}</div><p style="font-size:14pt">Faktura för din elförbrukning</p>${beside(
          '1fr 1fr',
          told([
            ['Fakturanummer', number],
            ['Fakturadatum', pen.day()],
            ['Kundnummer', pen.digits('#######')],
          ]),
          told([
            ['Period', `${pen.day(first)} – ${pen.day(last)}`],
            ['Anläggning', escaped(to.address[0] ?? '')],
            ['Anläggnings-ID', pen.digits('7359991##########')],
          ]),
        )}${grid('ruled', 'lr', 'Specifikation|Belopp kr', linesAs(pen, sums.lines, 'ta'))}${tally(
          [
            ['Summa exkl. moms', pen.plain(sums.net)],
            ['Moms 25 %', pen.plain(sums.vat)],
            ['Öresavrundning', pen.plain(rest)],
            ['Summa att betala', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<p class="tiny">Du använde ${use} kWh under perioden. Samma period förra året: ${Math.round(use * 0.93)} kWh. ${say(pen, 'Betalas via e-faktura.|Anmäl autogiro på Mina sidor.')}</p><div class="foot tiny">${legal(firm)} · ${place(firm, ' · ')} · Org.nr ${own} · Momsreg.nr ${tax} · Innehar F-skattsedel</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),

  /** A carrier's receipt by mail for a booked journey: travellers, trains with hours, the low tax in a line. */
  tagbiljett: sheet(
    {
      shops:
        'Mälarbanan;Centralplan 1;111 20 Stockholm;Mälarbanan Resor AB|Norrlandsresan;Järnvägsgatan 1;903 28 Umeå;Norrlandsresan AB|ÖSTRA LINJEN;Vasagatan 16;582 20 Linköping;Östra Linjen Trafik AB',
      notation: se,
      days: 'YYYY-MM-DD|D month YYYY',
    },
    'A4',
    (pen, shop) => {
      const [from, to] = pen.pair([
        'Stockholm C',
        'Uppsala C',
        'Linköping C',
        'Örebro C',
        'Sundsvall C',
      ])
      const ride = pen.after(pen.whole(2, 20))
      const seats = pen.whole(1, 2)
      const sums = within([
        several(`${from} – ${to}, 2 klass`, seats, pen.whole(95, 590) * 100, 6),
        ...(pen.chance(0.7)
          ? [several(`${to} – ${from}, 2 klass`, seats, pen.whole(95, 590) * 100, 6)]
          : []),
        ...(pen.chance(0.4) ? [several('Ombokningsbar', seats, 7900, 6)] : []),
      ])
      const number = pen.digits(say(pen, 'K########|##########'))
      const { own, tax } = registered(pen, 'SE')
      return [
        `${part('background:#1e293b;color:#fff;padding:5mm;font-size:16pt', escaped(shop.name))}<h1 style="font-size:15pt;margin:6mm 0 2mm">Tack för din bokning!</h1><p>Det här är ditt kvitto. Biljetten hittar du i appen eller i bifogad pdf.</p>${told(
          [
            ['Bokningsnummer', pen.digits('@@@####@')],
            ['Kvittonummer', number],
            ['Köpdatum', `${pen.day()} ${pen.clock()}`],
            ['Resenärer', say(pen, 'Karin Wallin|Per Åström|Sara Nyman')],
          ],
        )}<p><b>Avresa ${pen.day(ride)}</b> kl. ${pen.clock()} från ${from}, tåg ${pen.digits('1##')}, vagn ${pen.whole(1, 7)}, plats ${pen.whole(2, 78)}</p><table class="items" style="margin:5mm 0"><tr><th>Beskrivning</th><th>Antal</th><th>Pris</th></tr>${linesAs(
          pen,
          sums.lines,
          'tqA',
        )
          .map(
            ([t = '', q = '', a = '']) =>
              `<tr><td>${escaped(t)}</td><td>${q}</td><td>${a}</td></tr>`,
          )
          .join('')}</table>${tally(
          [
            ...ratesAs(pen, sums.shares, 'rV').map(
              ([r = '', v = '']) => [`Varav moms ${r}`, v] as const,
            ),
            ['Totalt belopp', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<p>Betalt med ${say(pen, 'Visa|Mastercard|Swish')} ${pen.day()}.</p><p style="font-size:8pt;color:#555;margin-top:14mm;border-top:0.2mm solid #999;padding-top:3mm">${legal(shop)}, ${place(shop, ', ')}<br>Organisationsnummer ${own} | Momsregistreringsnummer ${tax}<br>Detta mejl går inte att svara på. Kundservice når du på ${pen.digits('077#-## ## ##')}.</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}
