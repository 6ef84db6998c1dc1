/** Papers of Portugal: a post office's slip, a repairer's form. */
import { escaped, onTop, within, type Pen } from '../eighth/kit'
import { pt } from '../eighth/notations'
import { ratesAs, sumsAs } from '../eighth/rows'
import { grid, legal, paper, place, who, type Papers } from '../fifteenth/kit'
import { code, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { entries, listed } from '../seventeenth/kit'
import { tally } from '../thirteenth/kit'
import { headed, say } from '../twelfth/kit'
import { print } from '../twentieth/west-kit'
import { payer } from '../twenty-fifth/south-kit'
import { served, since, town } from '../twenty-second/south-kit'

/** A Portuguese tax number without its country. */
const nif = (pen: Pen): string => taxNumber(pen, 'PT').slice(2)

export const ptPapers: Papers = {
  /** The slip of a post or courier office's counter: letters and parcels without tax with their numbers, boxes with it, what was given and came back, why there is no tax, the state's code. */
  'balcao-correio': slip(
    {
      shops:
        'CORREIOS DO ATLÂNTICO;Loja Rossio - Pç. D. Pedro IV 12;1100-200 Lisboa;Correios do Atlântico, S.A.|POSTALUSA;Av. Fernão Magalhães 223;3000-176 Coimbra;Postalusa - Serviços Postais, S.A.|PAPELARIA CENTRAL - POSTO CORREIOS;Rua de Santo António 9;8000-283 Faro;Graça & Neves, Lda.|EXPRESSO IBÉRICO;Rua da Alegria 610;4000-037 Porto;Expresso Ibérico Transportes, Lda.|LOJA POSTAL MINHO;Largo do Toural 30;4810-427 Guimarães;Minho Postal, Unipessoal Lda.',
      notation: { ...pt, money: '# €' },
      days: 'YYYY-MM-DD|DD/MM/YYYY|DD-MM-YYYY',
      since,
    },
    80,
    (pen, shop) => {
      const letters = served(
        pen,
        'CORREIO AZUL NAC. ATE 20G;0.85;1.2|CORREIO REGISTADO NAC.;3.9;4.8|ENCOMENDA NAC. 2KG;6.2;8.9|CORREIO NORMAL INT.;1.2;2.4|AVISO DE RECEÇÃO;1.8;2.2|SELO N20G;0.65;0.75',
        [1, 3],
        6,
        5,
      )
      const boxes = pen.chance(0.5)
        ? served(
            pen,
            'CAIXA CARTÃO M;1.9;2.9;23|ENVELOPE ALMOFADADO;0.8;1.6;23|FITA ADESIVA;2.2;3.4;23',
            [1, 2],
            4,
            5,
          )
        : []
      const sums = within([...letters, ...boxes])
      const serial = pen.digits(say(pen, '2026L01/#####|L12A26/####|0426/######'))
      const number = `FS ${serial}`
      const isCard = pen.chance(0.6)
      const given = isCard ? sums.total : Math.ceil(sums.total / 500) * 500
      const shown = sums.shares.map((one) => [
        one.rate === 0 ? 'Isento M07' : pen.rate(one.rate),
        pen.plain(one.net),
        pen.plain(one.vat),
      ])
      return [
        `${typed(
          80,
          42,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^NIPC ${nif(pen)}  C.S. ${say(pen, '5.000|50.000|75.000.000')} EUR`,
            '=-',
            `Fatura Simplificada ${number}`,
            `${pen.day()} ${pen.clock()}|ORIGINAL`,
            `Balcão ${pen.whole(1, 9)}  Senha ${pen.digits('A##')}|Func.: ${pen.digits('0####')}`,
            `Contribuinte: ${nif(pen)}`,
            '=-',
            each(sums.lines, (one) =>
              print(
                one.text,
                ...(/REGIST|ENCOM/.test(one.text) ? [`··Obj. ${pen.digits('RF#########PT')}`] : []),
                `··${one.quantity} x ${pen.plain(one.unit)}  ${one.rate === 0 ? '(I)' : '(N)'}|${pen.plain(one.amount)}`,
              ),
            ),
            '=-',
            `!TOTAL A PAGAR EUR|${pen.plain(sums.total)}`,
            isCard ? `Multibanco|${pen.plain(given)}` : `Numerário|${pen.plain(given)}`,
            given > sums.total && `Troco|${pen.plain(given - sums.total)}`,
            '=-',
            set(['IVA', 'Base', 'Valor'], [16, -13, -13]),
            each(shown, (cells) => set(cells, [16, -13, -13])),
            '(I) Isento Artigo 9.º do CIVA',
            '=-',
            'Siga os seus envios em linha com o nº',
            'do objeto. Guarde este talão para',
            'qualquer reclamação.',
            `^ATCUD: ${pen.digits('@@@##@@@')}-${serial.replace(/.*\//, '')}`,
          ),
        )}${code(pen, 26)}<div class="mid" style="font-size:85%">${pen.digits('@@#@')}-Processado por programa certificado n.º ${pen.digits('####')}/AT</div>`,
        { sums, documentNumber: number, otherNumbers: [serial] },
        tall,
      ]
    },
  ),

  /** A repairer's or workshop's bill as the office's program prints it: the name in the middle, the buyer at the right, a row of facts under grey heads, goods with their code and tax, a table of taxes at the foot beside the sums, the bank, the certified program's words. */
  'fatura-oficina': paper(
    pt,
    'YYYY-MM-DD|DD-MM-YYYY|DD/MM/YYYY',
    'narrow plain',
    'Frio Total;Rua da Fonte 14;2430-120 Marinha Grande;Frio Total - Climatização, Lda.|AUTO ELÉCTRICA DO SADO;Estrada do Alentejo 8;2910-130 Setúbal;Palma & Palma, Lda.|Electro Minho;Rua D. Afonso Henriques 77;4700-030 Braga;Electro Minho, Unipessoal Lda.|SERRALHARIA BEIRÃ;Zona Industrial, lote 12;6000-459 Castelo Branco|Informática Ria;Av. Lourenço Peixinho 190;3800-164 Aveiro;Ria Sistemas, S.A.|Canalizações Algarve;Rua do Alportel 55;8000-293 Faro;José Viegas & Filhos, Lda.',
    'PT',
    (pen, firm) => {
      const to = payer(pen, 'PT')
      const goods = listed(
        pen,
        /Frio|Canal/.test(firm.name)
          ? 'Deslocação;20;35;23|Mão de obra técnico (hora);28;38;23|Gás R32 (kg);45;70;23|Filtro ar condicionado;12;28;23|Bomba de condensados;65;110;23'
          : /Info/.test(firm.name)
            ? 'Assistência remota (hora);30;42;23|Disco SSD 1TB;62;98;23|Cabo rede Cat6 (m);0.8;1.6;23|Contrato manutenção mensal;60;180;23|Toner compatível;24;59;23'
            : 'Mão de obra (hora);25;36;23|Bateria 70Ah;79;129;23|Alternador recondicionado;140;230;23|Perfil tubular (m);6;14;23|Lâmpada H7;5;12;23|Consumíveis oficina;4;12;23',
        { count: [1, 5], most: 6, step: 5, code: say(pen, '@@##|0####|SRV##'), offs: [0, 0, 0, 5] },
      )
      const sums = onTop(goods)
      const serial = pen.digits(say(pen, '2026A/###|A26/####|1/####'))
      const number = `${say(pen, 'FT|FT|FAC')} ${serial}`
      const due = pen.after(pen.pick([0, 30, 30, 60]))
      return [
        `<div class="mid"><div style="font-size:17pt;font-weight:bold">${escaped(firm.name)}</div><div class="tiny">${[...firm.also.map(escaped), place(firm, ' – ')].join('<br>')}<br>Contribuinte N.º ${nif(pen)} – Tel. ${pen.digits('2## ### ###')} (chamada para a rede fixa nacional)</div></div><div class="sides" style="margin-top:9mm"><div><b style="font-size:13pt">Fatura</b><br>${number}<br><span class="tiny">Original</span></div><div style="width:80mm">Exmo.(s) Sr.(s)<br><b>${who(to)}</b></div></div>${headed(
          [
            ['Data', pen.day()],
            ['Vencimento', pen.day(due)],
            ['V/N.º Contrib.', nif(pen)],
            [
              'Cond. Pagamento',
              due.getTime() === pen.date.getTime() ? 'Pronto pagamento' : 'Fatura a prazo',
            ],
            ['Moeda', 'EUR'],
          ],
        )}${grid('ruled tiny', 'llrrrrr', 'Artigo|Descrição|Qtd.|Pr. Unitário|Desc.|IVA|Valor', entries(pen, goods, 'ctqudra'))}<div class="cols" style="margin-top:14mm"><div><span class="tiny">Quadro Resumo de Impostos</span>${grid('boxy tiny', 'rrr', 'Taxa IVA|Incidência|Total IVA', ratesAs(pen, sums.shares, 'rnv'))}</div>${tally(
          sumsAs(pen, sums, 'nvT', 'Mercadoria/Serviços|IVA|Total ( EUR )'),
          'flex:0 0 74mm;font-size:110%',
        )}</div><p class="tiny">Os bens/serviços foram colocados à disposição do adquirente na data do documento.<br>IBAN ${iban(pen, 'PT')} – ${say(pen, 'Agradecemos a indicação do n.º da fatura.|Reclamações no prazo de 8 dias.')}</p><div class="sides" style="margin-top:5mm"><div>${code(pen, 27)}<div class="tiny mid">ATCUD:${pen.digits('@@@@##@#')}-${serial.replace(/.*\//, '')}</div></div></div><div class="foot tiny grey"><div class="sides"><span>${pen.digits('@@##')}-Processado por programa certificado n.º ${pen.digits('####')}/AT</span><span>Pág. 1/1</span></div>${legal(firm)} – Capital Social ${say(pen, '5.000,00|25.000,00|50.000,00')} € – Cons. Reg. Com. de ${escaped(town(firm).replace(/^\d{4}-\d{3} /, ''))}</div>`,
        { sums, documentNumber: number, otherNumbers: [serial], due, hasRates: true },
      ]
    },
    since,
  ),
}
