/** Papers of Portugal: a filling station's slip, power for a month over two pages. */
import { line, onTop, within, type Line, type Pen } from '../eighth/kit'
import { pt } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { taxNumber } from '../ninth/numbers'
import { beside, part } from '../nineteenth/kit'
import { dayOff, measured, thousandths } from '../nineteenth/west-kit'
import { tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { nines, print } from '../twentieth/west-kit'
import { monthOf } from '../twenty-second/north-kit'
import { measureOf, since } from '../twenty-second/south-kit'
import { brand, payer, plastic } from './south-kit'

/** A tax number without its country. */
const own = (pen: Pen): string => taxNumber(pen, 'PT').slice(2)

export const ptPapers: Papers = {
  /** A filling station's simplified bill: pump, litres and price of three decimals, money off by the litre, coffee at another rate, the buyer's number, the terminal's record, the state's code. */
  'posto-combustivel': slip(
    {
      shops:
        'POSTO SÃO GENS;EN 1, km 142;3105-295 Pombal;Combustíveis São Gens, Lda.|GALÉCIA VIANA SUL;Av. 25 de Abril 530;4935-077 Viana do Castelo;Galécia Energia, S.A.|Auto-Posto Alentejano;Estrada da Circunvalação;7800-305 Beja|PETROLUSO;Rua da Indústria 77;2430-069 Marinha Grande;Petroluso Retalho, S.A.|Bombas do Barreiro;Av. do Bocage 40;2830-002 Barreiro;Nunes & Irmão, Lda.',
      notation: { ...pt, money: '# €' },
      days: 'YYYY-MM-DD|DD-MM-YYYY|DD/MM/YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const fuel = measured(
        say(pen, 'GASÓLEO SIMPLES|GASOLINA 95|GASÓLEO ADITIVADO|GASOLINA 98'),
        pen.whole(1200, 6300),
        pen.whole(1499, 1839),
        23,
      )
      const off = pen.chance(0.4) ? Math.round((fuel.measure * pen.pick([40, 60, 100])) / 1000) : 0
      const more = pen.chance(0.5)
        ? nines(
            pen,
            'CAFÉ EXPRESSO;0.7;1;13|ÁGUA 0,5L;0.8;1.3;13|SANDES MISTA;2.4;3.6;13|LIMPA-VIDROS 5L;4;7;23|GELO 2KG;1.9;2.9;23',
            { count: [1, 2] },
          )
        : []
      const sums = within([
        fuel,
        ...(off > 0 ? [line('DESC. CARTÃO FROTA', -off, 23)] : []),
        ...more,
      ])
      const serial = pen.digits(say(pen, '0026/######|P1A/#####|2026A12/####'))
      const number = `FS ${serial}`
      const { scheme, aid, end } = plastic(pen)
      const time = pen.clock()
      return [
        `${typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^NIF ${own(pen)} - Cap. Social ${say(pen, '5.000|50.000|250.000')} EUR`,
            '=-',
            `FATURA SIMPLIFICADA ${number}`,
            `Data: ${pen.day()} ${time}|Original`,
            `Operador: ${say(pen, 'TÂNIA|RUI|CX 2')}|Caixa ${pen.whole(1, 4)}`,
            `NIF Cliente: ${own(pen)}`,
            pen.chance(0.5) && `Matrícula: ${pen.digits('@@-##-@@')}|Km: ${pen.digits('1#####')}`,
            '=-',
            set(['Descrição', 'IVA', 'Valor'], [28, -5, -9]),
            `Bomba ${pen.whole(1, 10)}`,
            set([fuel.text, '23%', pen.plain(fuel.amount)], [28, -5, -9]),
            `··${measureOf(pen, fuel.measure)} L x ${thousandths(pen, fuel.price)} €/L`,
            each(sums.lines.slice(1), (one) =>
              set([one.text, `${one.rate}%`, pen.plain(one.amount)], [28, -5, -9]),
            ),
            '=-',
            `!TOTAL EUR|${pen.plain(sums.total)}`,
            `${say(pen, 'Multibanco|Cartão de débito|Cartão de crédito')}|${pen.plain(sums.total)}`,
            '=-',
            set(['Taxa', 'Incidência', 'IVA', 'Total'], [8, -12, -10, -12]),
            each(ratesAs(pen, sums.shares, 'rnvg'), (cells) => set(cells, [8, -12, -10, -12])),
            `Total IVA|${pen.plain(sums.vat)}`,
            '=-',
            `^COMPRA - ${scheme} ************${end}`,
            `TPA ${pen.digits('00######')}|AUT ${pen.digits('######')}`,
            `AID ${aid}`,
            '^CÓPIA CLIENTE',
            '=-',
            `^ATCUD: ${pen.digits('@@@##@@@')}-${serial.replace(/.*\//, '')}`,
          ),
        )}${code(pen, 28)}<div class="mid" style="font-size:85%">${pen.digits('@#@@')}-Processado por programa certificado n.º ${pen.digits('####')}/AT<br>Obrigado e boa viagem!</div>`,
        { sums, documentNumber: number, otherNumbers: [serial], hasRates: true },
        tall,
      ]
    },
  ),

  /** Power for a month: what is to be paid and when at the top with entity and reference, the story of readings, then on a second page terms of power and energy with fees and taxes at two rates. */
  'eletricidade-mensal': paper(
    { ...pt, money: '# €' },
    'YYYY-MM-DD|DD/MM/YYYY|D de month de YYYY|DD.MM.YYYY',
    'plain light narrow',
    'LUSENERGIA COMERCIAL;Av. da Liberdade 144;1250-146 Lisboa;Lusenergia Comercial – Comercialização de Energia, S.A.|volta verde;Rua de Santa Catarina 700;4000-446 Porto;Volta Verde Energia, S.A.|Endesul Empresas;Quinta da Fonte, edif. D. José;2770-071 Paço de Arcos;Endesul Portugal, Unipessoal Lda.|SOLIDÁRIA ENERGIA;Rua Visconde Moreira de Rey 3;1400-361 Lisboa;Solidária, C.R.L.|Luz do Dão;Av. António José de Almeida 12;3510-043 Viseu;Luz do Dão Energia, S.A.',
    'PT',
    (pen, firm) => {
      const to = payer(pen, 'PT')
      const [used, days] = [pen.whole(240, 1900), pen.whole(28, 32)]
      const by = (price: number) => Math.round((used * price) / 100)
      const low = Math.round(by(pen.whole(1500, 1720)) * 0.2)
      const energy: Line[] = [
        line('Energia simples – consumo real', by(pen.whole(1490, 1790)), 23),
        line('Energia simples – até 200 kWh (taxa reduzida)', low, 6),
        line(
          `Potência contratada ${say(pen, '6,9|10,35|13,8|20,7')} kVA (${days} dias)`,
          days * pen.whole(31, 88),
          23,
        ),
      ]
      const fees: Line[] = [
        line('Imposto especial de consumo (IEC)', Math.round(used / 10), 23),
        line('Taxa exploração DGEG', pen.pick([7, 35]), 23),
        line('Contribuição audiovisual', 285, 6),
      ]
      const sums = onTop([...energy, ...fees])
      const serial = pen.digits(say(pen, '26/1########|LE26/#######|2026A/######'))
      const number = `FT ${serial}`
      const due = pen.after(pen.pick([15, 18, 20, 22]))
      const colour = pen.pick(['#e11d48', '#15803d', '#0369a1', '#7c3aed'])
      const [first, last] = monthOf(pen.date, -1)
      const old = pen.whole(2000, 70_000)
      const tax = own(pen)
      const net = (lines: readonly Line[]) =>
        pen.money(lines.reduce((all, { amount }) => all + amount, 0))
      const isDebit = pen.chance(0.4)
      const [certified, capital] = [pen.digits('####'), say(pen, '250.000|5.000.000')]
      const foot = (page: number) =>
        `<div class="foot tiny grey">${legal(firm)} – Sede: ${place(firm, ', ')} – Matriculada na C.R.C. com o n.º único ${tax} – Capital social: ${capital} €. Processado por programa certificado n.º ${certified}/AT – Página ${page} de 2</div>`
      const table = (title: string, lines: Line[]) =>
        `<p style="margin-top:6mm"><b style="color:${colour}">${title}</b></p>${grid('ruled', 'lrr', 'Descrição|Valor (€)|Taxa IVA', linesAs(pen, lines, 'tar'))}<div class="r">Subtotal ${net(lines)}</div>`
      return [
        [
          `<div class="sides">${brand(firm.name, 20, colour)}<div class="r"><b style="font-size:13pt">FATURA</b><br>N.º ${number}<br>Data de emissão: <b>${pen.day()}</b></div></div><div style="margin:10mm 0 8mm 96mm">${who(to)}</div>${beside(
            '1fr 78mm',
            `${told([
              ['N.º de contrato', pen.digits('00##########')],
              ['NIF', own(pen)],
              ['CPE', pen.digits('PT 0002 ### ### ### ## @@')],
              ['Período de faturação', `${pen.day(first)} a ${pen.day(last)}`],
              ['Consumo', `${used} kWh`],
            ])}<p class="tiny">Leitura anterior ${old} kWh – leitura atual ${old + used} kWh (${say(pen, 'real, contador inteligente|comunicada|empresa')}). Próxima leitura a partir de ${dayOff(pen, 24)}.</p>`,
            `<div style="background:${colour};color:#fff;padding:5mm;border-radius:2mm">Valor a pagar<div style="font-size:22pt"><b>${pen.money(sums.total)}</b></div>${isDebit ? 'Débito direto a partir de' : 'Data limite de pagamento'}<br><b>${pen.day(due)}</b></div>`,
          )}<div class="cols" style="margin-top:9mm"><div>${facts(
            [
              ['Eletricidade', net(energy)],
              ['Taxas e impostos', net(fees)],
              ['Total sem IVA', pen.money(sums.net)],
              ['Total IVA', pen.money(sums.vat)],
              ['Total da fatura', pen.money(sums.total)],
            ],
            'width:100%',
          )}</div><div style="border:0.4mm solid ${colour};padding:4mm">${
            isDebit
              ? `<b>Débito direto SEPA</b><br>IBAN ${pen.digits('PT50 00## ****  **** **** **')}<br>ADC ${pen.digits('###########')}<br>Não necessita de efetuar qualquer pagamento.`
              : `<b>Pagamento por Multibanco</b>${told([
                  ['Entidade', pen.digits('2####')],
                  ['Referência', pen.digits('### ### ###')],
                  ['Valor', pen.money(sums.total)],
                ])}`
          }</div></div>${part('margin-top:9mm', `${code(pen, 28)}<div class="mid tiny">ATCUD: ${pen.digits('@@@@##@#')}-${serial.replace(/.*\//, '')}</div>`)}<p class="tiny">Saldo anterior: 0,00 €. Apoio ao cliente ${pen.digits('808 ### ###')} (dias úteis 9h–19h). Avarias ${pen.digits('800 506 50#')}. Emissões de CO2: ${Math.round(used / 8)} kg.</p>${foot(1)}`,
          `<div class="sides" style="border-bottom:0.6mm solid ${colour}"><b>Detalhe da fatura ${number}</b><span>${pen.day()}</span></div>${table('Eletricidade', energy)}${table('Taxas e impostos', fees)}${tally(sumsAs(pen, sums, 'NVT', 'Total sem IVA|IVA|TOTAL DA FATURA'), 'margin:6mm 0 4mm auto;width:80mm')}<p><b>Resumo do IVA</b></p><div style="width:110mm">${grid('boxy', 'lrrr', 'Taxa|Base de incidência|IVA|Total', ratesAs(pen, sums.shares, 'rnvg'))}</div><p class="tiny">O valor das tarifas de acesso às redes incluído nesta fatura é de ${pen.money(Math.round(sums.net * 0.21))}. Os preços constam das condições particulares do contrato. Em caso de atraso são devidos juros à taxa legal.</p>${foot(2)}`,
        ],
        { sums, documentNumber: number, otherNumbers: [serial], due, hasRates: true },
      ]
    },
    since,
  ),
}
