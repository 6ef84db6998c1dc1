/** Seldom slips of the south: a museum's tickets, a town's parking notice that is paid off, a tower in the hills, a cave by the sea. */
import { escaped, line, pairs, several, within } from '../eighth/kit'
import { cz, es, fr } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { hr, type Papers } from '../fifteenth/kit'
import { bars, code, each, row, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { frenchNumbers, taxNumber } from '../ninth/numbers'
import { registered } from '../nineteenth/north-kit'
import { say } from '../twelfth/kit'

export const frSlips: Papers = {
  /** A museum's desk: tickets by tariff at one rate, a guide to hear at another and a book at a third, the day that they hold, a code to scan. */
  'billet-musee': slip(
    {
      shops:
        'MUSÉE DE LA MINE ET DU FER;Carreau du Puits 4;57250 Moyeuvre;Association Mémoire du Fer|CHÂTEAU DE MONTBRAYE;Allée des Tilleuls;41120 Montbraye;SAS Château de Montbraye|Aquarium du Ponant;Quai des Terre-Neuvas;50400 Granville;SEML Ponant Loisirs',
      notation: fr,
      days: 'DD/MM/YYYY|D month YYYY|DD.MM.YY',
    },
    80,
    (pen, shop) => {
      const sums = within([
        several('Plein tarif', pen.whole(1, 4), pen.pick([900, 1150, 1400]), 10),
        ...(pen.chance(0.6)
          ? [
              several(
                say(pen, 'Tarif réduit|Enfant 6-12 ans'),
                pen.whole(1, 3),
                pen.pick([500, 650, 750]),
                10,
              ),
            ]
          : []),
        ...(pen.chance(0.5) ? [several('Audioguide', pen.whole(1, 2), 300, 20)] : []),
        ...(pen.chance(0.4) ? [line('Livre-guide de visite', pen.pick([500, 890]), 5.5)] : []),
      ])
      const number = pen.digits(say(pen, '26-######|#######|C1-#####'))
      return [
        `<div class="mid"><b style="font-size:12pt">${escaped(shop.name)}</b><br>${shop.address.map(escaped).join('<br>')}</div><hr>${pairs(
          [
            [`Ticket n° ${number}`, pen.day()],
            [`Caisse ${say(pen, 'accueil|boutique')}`, pen.clock()],
          ],
        )}<hr><table style="width:100%">${sums.lines.map((one) => row(`${one.quantity} ${one.text}`, pen.rate(one.rate), pen.money(one.amount))).join('')}</table><hr><div class="pair" style="font-size:12pt"><b>TOTAL TTC</b><b>${pen.money(sums.total)}</b></div>${pairs([[say(pen, 'Carte bancaire|Espèces|CB sans contact'), pen.money(sums.total)]])}<table style="width:100%;margin-top:2mm;font-size:88%">${row('TVA', 'HT', 'Taxe', 'TTC')}${ratesAs(
          pen,
          sums.shares,
          'rnvg',
        )
          .map((cells) => row(...cells))
          .join(
            '',
          )}</table>${code(pen, 28)}<div class="mid small">Billet valable le ${pen.day()} – ni repris, ni échangé<br>${shop.also.map(escaped).join('')}<br>SIRET ${frenchNumbers(pen).siret}</div>`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

export const esSlips: Papers = {
  /** A machine in the street: a notice for parking too long is paid off within the hour, its number and the plate, no tax, a firm that runs it for the town. */
  'anulacion-denuncia': slip(
    {
      shops:
        'ZONA AZUL BENAVENTE;Plaza Mayor 1;49600 Benavente;Parkings del Duero, S.A.|O.R.A. TORREVEGA;Bulevar Demetrio 2;39300 Torrevega;Regulación Urbana Norte, S.L.|ZONA REGULADA LORCA;Avda. Juan Carlos I 9;30800 Lorca;Limusa Aparca, S.A.',
      notation: { ...es, money: '# €' },
      days: 'DD/MM/YYYY|DD-MM-YY',
    },
    57,
    (pen, shop) => {
      const sums = within([line('ANULACION DE DENUNCIA', pen.pick([300, 500, 600, 1000]))])
      const number = pen.digits(say(pen, '########|##-######'))
      return [
        `${typed(
          57,
          30,
          `
          ^${shop.name}
          ^${shop.also[0] ?? ''}
          ^CIF ${taxNumber(pen, 'ES')}
          =-
          ^ANULACION DE DENUNCIA
          ^JUSTIFICANTE DE PAGO
          =-
          MATRICULA:|${pen.digits('####')} ${pen.random.text(3, 'BCDFGHJKLMNPRSTVWXYZ')}
          AVISO N.:|${pen.digits('#########')}
          FECHA:|${pen.day()}
          HORA:|${pen.clock()}
          =-
          !IMPORTE|${pen.money(sums.total)}
          ${say(pen, 'MONEDAS|TARJETA|APP MOVIL')}|${pen.plain(sums.total)}
          =-
          PARQUIMETRO ${pen.digits('###')}
          TICKET N. ${number}
          ^INTRODUZCA TICKET Y AVISO
          ^EN EL BUZON DEL PARQUIMETRO
          `,
        )}${bars(pen, 40)}`,
        { sums, documentNumber: number },
        tall,
      ]
    },
  ),
}

export const czSlips: Papers = {
  /** A tower to look from, or a cave: tickets as a simplified bill of tax, whole crowns, a rate told with its base, thanks to who keeps it. */
  'vstupenka-doklad': slip(
    {
      shops:
        'Rozhledna Velký Javor;Javorná 12;341 42 Javorná;Klub turistů Javorná, z.s.|ZOOPARK PODLESÍ;Podlesí 90;543 43 Podlesí;ZOOPARK PODLESÍ s.r.o.|Hornický skanzen Anna;Důlní 1;362 63 Dolní Žďár;Skanzen Anna, o.p.s.',
      notation: cz,
      days: 'DD.MM.YYYY|D. M. YYYY',
    },
    60,
    (pen, shop) => {
      const sums = within([
        several('Dospělí', pen.whole(1, 4), pen.pick([9000, 12_000, 18_000]), 12),
        ...(pen.chance(0.6) ? [several('Děti, studenti', pen.whole(1, 4), 6000, 12)] : []),
        ...(pen.chance(0.4)
          ? [line(say(pen, 'Pohlednice|Turistická známka'), pen.pick([1500, 4500]), 21)]
          : []),
      ])
      const number = pen.digits(say(pen, '26######|P1-#####|######'))
      const { own, tax } = registered(pen, 'CZ')
      return [
        typed(
          60,
          32,
          `
          !^${shop.name}
          ${each(shop.also, (text) => `^${text}`)}
          ${each(shop.address, (text) => `^${text}`)}
          ^IČO ${own} DIČ ${tax}

          Zjednodušený daňový doklad
          č. ${number}
          ${pen.day()}|${pen.clock()}
          =*
          ${each(sums.lines, (one) => `${one.text}\n${set([`··${one.quantity} x ${pen.plain(one.unit)}`, `${one.rate}%`, pen.plain(one.amount)], [16, -5, -11])}`)}
          =*
          !Celkem Kč|${pen.plain(sums.total)}
          ${say(pen, 'Hotově|Platební karta')}|${pen.plain(sums.total)}
          =-
          ${each(sums.shares, (one) => `Základ ${one.rate}%|${pen.plain(one.net)}\nDPH ${one.rate}%|${pen.plain(one.vat)}`)}
          =-
          ^Děkujeme za návštěvu
          ^a šťastnou cestu!
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const hrSlips: Papers = {
  /** A park or a cave by the sea: tickets at the low rate, the tax office's two codes in small letters, a number of three parts. */
  ulaznica: slip(
    {
      shops:
        'ŠPILJA MODRIČ;Modrič 2;23243 Modrič;Speleo turizam d.o.o.|Akvarij Punta;Obala 14;52210 Rovinj;Punta More j.d.o.o.|ADRENALIN PARK UČKA;Vela Učka bb;51414 Ičići;Učka avantura obrt',
      notation: { ...hr, money: '# EUR' },
      days: 'DD.MM.YYYY.|DD.MM.YY.',
    },
    72,
    (pen, shop) => {
      const sums = within([
        several('Ulaznica odrasli', pen.whole(1, 5), pen.pick([800, 1000, 1300, 2500]), 13),
        ...(pen.chance(0.6)
          ? [several('Ulaznica djeca', pen.whole(1, 3), pen.pick([400, 500]), 13)]
          : []),
        ...(pen.chance(0.4) ? [line('Parking', pen.pick([200, 400]), 25)] : []),
      ])
      const number = pen.digits(say(pen, '###/P1/1|####/ULAZ/2|1###-1-1'))
      return [
        `<div class="mid"><b style="font-size:11pt">${escaped(shop.name)}</b><br>${[...shop.also, ...shop.address].map(escaped).join('<br>')}<br>OIB ${pen.digits('###########')}</div><hr><b>Račun ${number}</b>${pairs(
          [
            ['Datum', `${pen.day()} ${pen.clock()}`],
            ['Blagajnik', say(pen, 'Ana|Marino|03')],
          ],
        )}<hr><table style="width:100%">${row('Naziv', 'Kol.', 'Iznos')}${sums.lines.map((one) => row(one.text, String(one.quantity), pen.plain(one.amount))).join('')}</table><hr><div class="pair" style="font-size:12pt"><b>ZA PLATITI</b><b>${pen.money(sums.total)}</b></div><table style="width:100%;font-size:90%">${row('PDV', 'Osnovica', 'Porez')}${ratesAs(
          pen,
          sums.shares,
          'rnv',
        )
          .map((cells) => row(...cells))
          .join(
            '',
          )}</table>${pairs([['Način plaćanja', say(pen, 'Gotovina|Kartica')]])}<div style="font-size:6pt;word-break:break-all">ZKI ${pen.digits('a#c#f##e#b##d####a##c##f#e##b#d#')}<br>JIR ${pen.digits('########-#c##-4a##-b###-############')}</div>${code(pen, 24)}`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}
