/** Papers of Portugal: tolls of a month, a pastry shop. */
import { escaped, line, wares, within } from '../eighth/kit'
import { pt } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { grid, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { lawful } from '../seventeenth/kit'
import { say } from '../twelfth/kit'
import { beside } from './kit'
import { dayOff } from './west-kit'

export const ptPapers: Papers = {
  /** Tolls of a month in Portugal: journeys by concession, parking and a ferry at the same rate, a number of the state's, a draft. */
  'portagens-mes': paper(
    pt,
    'YYYY-MM-DD|DD-MM-YYYY|DD/MM/YYYY',
    'plain narrow',
    'Passa Verde;Quinta da Torre da Aguilha;2785-599 São Domingos de Rana;Passa Verde Serviços, S.A.|ESTRADA LIVRE;Rua do Heroísmo 291;4300-259 Porto;Estrada Livre – Sistemas de Portagem, Lda.|MobiPass;Av. D. João II 44;1990-095 Lisboa;MobiPass Portugal, S.A.',
    'PT',
    (pen, firm, to) => {
      const legs = [
        'A1 Alverca – Aveiras',
        'A2 Coina – Marateca',
        'A3 Maia – Santo Tirso',
        'A8 Loures – Torres Vedras',
        'A28 Neiva',
        'A41 Alfena',
        'Ponte 25 de Abril',
        'Ponte Vasco da Gama',
        'Parque Saba Oriente',
      ]
      const trips = Array.from({ length: pen.whole(5, 11) }, (_, at) => ({
        when: `${dayOff(pen, -36 + at * 3)} ${pen.clock()}`,
        one: line(pen.pick(legs), pen.whole(7, 190) * 10, 23),
      }))
      const sums = within([
        ...trips.map(({ one }) => one),
        line('Mensalidade identificador', pen.pick([99, 115]), 23),
      ])
      const [number, due] = [pen.digits('FT 26@/######'), pen.after(12)]
      const atcud = pen.digits('@@######-').concat(number.slice(-6).replace(/^0+/, ''))
      return [
        `${beside('1fr 40mm', `<b style="font-size:20pt;color:#15803d">${escaped(firm.name)}</b><br><span class="tiny">${escaped(lawful(firm))}, ${place(firm, ', ')} · NIF ${taxNumber(pen, 'PT').slice(2)} · Capital social 250 000,00 €</span>`, code(pen, 26))}<div class="cols" style="margin-top:4mm"><div style="border-left:1.5mm solid #15803d;padding-left:3mm">${told(
          [
            ['Fatura', number],
            ['ATCUD', atcud],
            ['Data de emissão', pen.day()],
            ['Débito direto a partir de', pen.day(due)],
            ['N.º de contrato', pen.digits('5#######')],
            ['NIF cliente', taxNumber(pen, 'PT').slice(2)],
          ],
        )}</div><div style="padding-top:8mm">Exmo.(s) Sr.(s)<br>${who(to)}</div></div><div style="background:#dcfce7;padding:3mm;margin:6mm 0" class="sides"><span>Valor a pagar</span><b style="font-size:15pt">${pen.money(sums.total)}</b></div><p>Identificador ${pen.digits('2#########')} · Matrícula ${pen.digits('@@-##-@@')} · Classe ${pen.whole(1, 2)}</p>${grid(
          'ruled',
          'llr',
          'Data e hora|Descrição|Valor c/ IVA',
          trips.map(({ when, one }) => [when, one.text, pen.plain(one.amount)]),
        )}<p>Mensalidade identificador, ${dayOff(pen, -9, 'month YYYY')}: ${pen.plain(sums.lines.at(-1)?.amount ?? 0)}</p>${grid('boxy', 'rrrr', 'Taxa IVA|Incidência|IVA|Total', ratesAs(pen, sums.shares, 'rnvg'))}<div class="foot tiny">${pen.random.text(4, 'ABCDEFGHKLMNPQRSTUVXYZabcdefghkmnpq')}-Processado por programa certificado n.º ${pen.digits('0###')}/AT. Os bens/serviços foram colocados à disposição do adquirente nas datas indicadas. Consulte os extratos na app.</div>`,
        { sums, documentNumber: number, due, hasRates: true },
        '#sheet { font-size: 8.8pt; }',
      ]
    },
  ),
}

export const ptTills = {
  /** Of a pastry shop: a simplified invoice with a final consumer or a number, rates by letter, code and ATCUD, change. */
  pastelaria: slip(
    {
      shops:
        'PASTELARIA FLOR DO MINHO;Rua D. Diogo de Sousa 70;4700-422 Braga;Flor do Minho – Panificação, Lda|Café Central de Lagos;Praça Gil Eanes 12;8600-668 Lagos;Silva & Tavares, Lda|CONFEITARIA AVENIDA;Av. Luísa Todi 301;2900-465 Setúbal;Maria do Céu Ramos Unipessoal Lda',
      notation: { ...pt, money: '#€' },
      days: 'YYYY-MM-DD|DD-MM-YYYY|DD/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const sums = within(
        pen.buy(
          wares(
            'Pastel de nata;1.2;1.6;13|Galão;1.5;2.1;13|Café;0.8;1.1;13|Torrada;2.2;3;13|Sumo laranja nat.;2.9;3.8;13|Bolo de arroz;1.3;1.7;13|Broa kg;2.4;3.4;6|Pão de Mafra;1.6;2.3;6|Imperial;1.5;2.2;23|Refrigerante lata;1.6;2.2;23|Rebuçados;1.2;2.9;23',
          ),
          { count: [3, 7], most: 4, step: 5, isGross: true },
        ).lines,
      )
      const number = pen.digits(say(pen, 'FS 1A2603/#####|FS 001/#####'))
      const letter = (rate: number) => (rate === 6 ? 'A' : rate === 13 ? 'B' : 'C')
      const given = Math.ceil(sums.total / 1000) * 1000
      return [
        typed(
          80,
          42,
          `
          !^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^NIF: ${taxNumber(pen, 'PT').slice(2)}

          Fatura Simplificada|Original
          ${number}|${pen.day()} ${pen.clock()}
          NIF: ${say(pen, 'Consumidor final|514238077|509961122')}|Mesa ${pen.whole(1, 18)}
          =-
          ${set(['Qt', 'Artigo', 'IVA', 'Preço', 'Total'], [4, 19, -3, -8, -8])}
          ${each(sums.lines, (one) => set([String(one.quantity), one.text, letter(one.rate), pen.plain(one.unit), pen.plain(one.amount)], [4, 19, -3, -8, -8]))}
          =-
          !TOTAL|${pen.money(sums.total)}
          ${pen.chance(0.5) ? `Numerário|${pen.money(given)}\nTroco|${pen.money(given - sums.total)}` : `Multibanco|${pen.money(sums.total)}`}

          ${set(['IVA', 'Taxa', 'Base', 'Valor', 'Total'], [5, 7, -10, -10, -10])}
          ${each(ratesAs(pen, sums.shares, 'rnvg'), (cells, at) => set([`(${letter(sums.shares[at]?.rate ?? 0)})`, ...cells], [5, 7, -10, -10, -10]))}

          ATCUD:${pen.digits('J@@@####-')}${number.slice(-5).replace(/^0+(?=.)/, '')}
          ${code(pen, 30)}
          ${pen.random.text(4, 'ABCDEFGHKLMNPQRSTUVXYZ')}-Processado por programa
          certificado n.º ${pen.digits('####')}/AT
          ^Obrigado e volte sempre
          `.replace(/^ *<svg/m, '<svg'),
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
} satisfies Papers
