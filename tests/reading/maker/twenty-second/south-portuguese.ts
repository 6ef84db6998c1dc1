/** Everyday papers of Portugal: a supermarket's slip, a program of the cloud that prints to a page, an operator's month with a cash machine's reference. */
import { escaped, line, onTop, wares, within } from '../eighth/kit'
import { pt } from '../eighth/notations'
import { linesAs, ratesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code, each, set, slip, tall, typed } from '../fifteenth/tills-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside, part } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { formed, tally } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { letterOf, nines, print, weighed } from '../twentieth/west-kit'
import { measureOf, since } from './south-kit'

/** A tax number without its country. */
const own = (pen: Parameters<typeof taxNumber>[0]): string => taxNumber(pen, 'PT').slice(2)

export const ptPapers: Papers = {
  /** A supermarket's simplified bill: letters of the rates before goods, weight on a line of its own, what was saved, tax by letter, the buyer's number, the state's code. */
  'talao-supermercado': slip(
    {
      shops:
        'SUPERNORTE BRAGA;Av. da Liberdade 614;4710-249 Braga;Supernorte Hipermercados, S.A.|MINIPREÇO DO ROSSIO;Largo do Rossio 12;3800-246 Aveiro;Irmãos Pinho, Lda.|Mercado da Vila;Rua Direita 40;2560-286 Torres Vedras;Horta & Filhos, Unipessoal Lda.|DROGARIA CENTRAL DE TAVIRA;Rua da Liberdade 28;8800-399 Tavira',
      notation: { ...pt, money: '# €' },
      days: 'YYYY-MM-DD|DD/MM/YYYY|DD-MM-YYYY',
      since,
    },
    78,
    (pen, shop) => {
      const isFood = !shop.name.startsWith('DROG')
      const goods = nines(
        pen,
        isFood
          ? 'LEITE M/GORDO 1L;0.8;1.2;6|PAO MAFRA;1.2;1.9;6|ARROZ CAROLINO;1.3;1.9;6|AGUA 6X1,5L;1.5;2.9;13|VINHO TINTO ALENT.;2.9;5.9;13|DETERG. LOUCA;1.5;2.9;23|PAPEL COZINHA;1.9;3.9;23|SUMO LARANJA 1L;1.4;2.6;23|CAFE CAPS. 10;2.2;3.9;23|PASTEL NATA X4;2.4;3.6;23'
          : 'LIXIVIA 4L;2.2;3.9;23|ESFREGONA;3.5;6.9;23|LAMPADA LED;2.5;5.9;23|PILHAS AAA 4;2.9;5.9;23|SABAO AZUL;1.2;2.2;23|LUVAS LATEX;1.5;2.9;23',
        { count: [3, 8], most: 3 },
      )
      const fruit =
        isFood && pen.chance(0.6)
          ? [weighed(say(pen, 'BANANA|MACA GALA|BATATA'), pen.whole(400, 2600), 139, 6)]
          : []
      const sums = within([...goods, ...fruit])
      const serial = pen.digits(say(pen, '001A26/######|26T02/#####|0##/####'))
      const number = `FS ${serial}`
      const mark = (rate: number) => letterOf(rate, [6, 13, 23])
      return [
        `${typed(
          78,
          40,
          print(
            `!^${shop.name}`,
            ...[...shop.also, ...shop.address].map((text) => `^${text}`),
            `^NIF ${own(pen)}`,
            '=-',
            `Fatura Simplificada ${number}`,
            'Original',
            `${pen.day()}|${pen.clock()}`,
            `NIF cliente: ${pen.chance(0.7) ? own(pen) : 'Consumidor final'}`,
            '=-',
            each(sums.lines, (one) => {
              const found = fruit.find(({ text }) => text === one.text)
              const head = `(${mark(one.rate)}) ${one.text}`
              if (found)
                return `${head}\n··${measureOf(pen, found.grams / 10, 3)} kg X ${pen.plain(found.price)}|${pen.plain(one.amount)}`
              return one.quantity > 1
                ? `${head}\n··${one.quantity} X ${pen.plain(one.unit)}|${pen.plain(one.amount)}`
                : `${head}|${pen.plain(one.amount)}`
            }),
            '=-',
            `!TOTAL A PAGAR|${pen.plain(sums.total)}`,
            `${say(pen, 'Multibanco|Cartão de crédito|MB WAY')}|${pen.plain(sums.total)}`,
            '',
            set(['%IVA', 'Total Liq.', 'IVA', 'Total'], [10, -10, -9, -11]),
            each(sums.shares, (one) =>
              set(
                [
                  `(${mark(one.rate)}) ${one.rate}%`,
                  pen.plain(one.net),
                  pen.plain(one.vat),
                  pen.plain(one.net + one.vat),
                ],
                [10, -10, -9, -11],
              ),
            ),
            '',
            `ATCUD: ${pen.digits('@@@@@##@')}-${serial.replace(/.*\//, '')}`,
          ),
        )}${code(pen, 28)}<div class="mid">${pen.digits('@@@@')}-Processado por programa<br>certificado n.º ${pen.digits('####')}/AT<br>Obrigado pela sua visita</div>`,
        { sums, documentNumber: number, otherNumbers: [serial], hasRates: true },
        tall,
      ]
    },
  ),

  /** A program of the cloud printed to a page: the word and its number in a band, sender left and buyer right under thin rules, facts in boxes, lines with discounts, the account to pay to. */
  'fatura-nuvem': paper(
    { ...pt, money: '#€' },
    'DD-MM-YYYY|YYYY-MM-DD|DD/MM/YYYY',
    'light plain wide',
    'Oficina Três Rios;Rua dos Bombeiros 15;3430-001 Carregal do Sal;Auto Três Rios, Lda.|ContaCerta;Av. da República 87, 4.º;1050-189 Lisboa;ContaCerta – Contabilidade, Unipessoal Lda.|Joana Vilhena Design;Rua de Cedofeita 210;4050-174 Porto;Joana Vilhena|EXTINFOGO;Zona Industrial da Maia, lote 9;4470-177 Maia;Extinfogo – Segurança, S.A.',
    'PT',
    (pen, firm, to) => {
      const stock = /Oficina/.test(firm.name)
        ? 'Mudança de óleo e filtros;60;110;23|Pastilhas de travão (jogo);45;95;23|Mão de obra (hora);28;42;23|Pneu 195/65 R15;52;88;23'
        : /Conta/.test(firm.name)
          ? 'Avença contabilidade;110;260;23|Processamento salarial;12;20;23|Entrega IES;60;120;23'
          : /EXT/.test(firm.name)
            ? 'Manutenção extintor;7;14;23|Extintor pó 6 kg;32;48;23|Sinalética;4;9;23|Deslocação;15;30;23'
            : 'Logótipo;180;420;23|Cartões de visita 250 un.;28;55;23|Paginação de catálogo;150;390;23|Banner web;40;90;23'
      const sums = onTop(pen.buy(wares(stock), { count: [1, 4], most: 4, step: 50 }).lines)
      const serial = pen.digits(say(pen, '2026/###|A26/####|M26/##'))
      const number = `FT ${serial}`
      const due = pen.after(pen.pick([8, 15, 30]))
      const colour = pen.pick(['#2563eb', '#059669', '#374151'])
      return [
        `<div style="border-bottom:0.6mm solid ${colour};padding-bottom:2mm" class="sides"><div style="font-size:16pt">${escaped(firm.name)}</div><div class="r"><b style="font-size:14pt;color:${colour}">Fatura ${number}</b><br><span class="tiny">Original</span></div></div><div class="cols" style="margin:7mm 0"><div>${legal(firm)}<br>${place(firm)}<br>Portugal<br>NIF: ${own(pen)}</div><div><span class="tiny grey">Exmo.(s) Sr.(s)</span><br><b>${escaped(to.name)}</b><br>${place(to)}<br>NIF: ${own(pen)}</div></div>${formed(
          [
            ['Data', pen.day()],
            ['Vencimento', pen.day(due)],
            ['Condições', say(pen, 'Pronto pagamento|30 dias|Transferência')],
            ['V/ Ref.', ''],
          ],
          4,
        )}${grid(
          'ruled',
          'lrrrrr',
          'Descrição|Qtd.|Preço|Desc.|IVA|Total',
          linesAs(pen, sums.lines, 'tqUrA').map(([t = '', q = '', u = '', r = '', a = '']) => [
            t,
            q,
            u,
            '0%',
            r,
            a,
          ]),
        )}<div class="cols" style="margin-top:6mm"><div>${grid('tiny boxy', 'lrr', 'Taxa IVA|Base|Valor IVA', ratesAs(pen, sums.shares, 'rNV'))}${part('margin-top:4mm', `IBAN ${iban(pen, 'PT')}`)}</div>${facts(
          [
            ...sumsAs(pen, sums, 'NV', 'Total s/ IVA|Total IVA'),
            ['TOTAL A PAGAR', pen.money(sums.total)],
          ],
          `flex:0 0 76mm;font-size:110%;border-top:0.4mm solid ${colour}`,
        )}</div>${beside('32mm 1fr', code(pen, 28), `<p class="tiny" style="margin-top:4mm">ATCUD:${pen.digits('@@@@##@@')}-${serial.replace(/.*\//, '')}<br>Bens e serviços colocados à disposição do cliente em ${pen.day()}.</p>`)}<div class="foot tiny grey mid">${pen.digits('@#@@')}-Processado por programa certificado n.º ${pen.digits('####')}/AT</div>`,
        { sums, documentNumber: number, otherNumbers: [serial], due, hasRates: true },
      ]
    },
    since,
  ),

  /** An operator's month: account and client in a coloured head, services with their tax in, what is to be paid in a box with entity and reference, rates below. */
  'operadora-multibanco': paper(
    { ...pt, money: '€ #' },
    'DD/MM/YYYY|D de month de YYYY|YYYY-MM-DD',
    'plain narrow light',
    'NOVATEL EMPRESAS;Av. Fontes Pereira de Melo 38;1069-300 Lisboa;Novatel Comunicações, S.A.|onda mais;Rua Actor António Silva 9;1600-404 Lisboa;Onda Mais Telecomunicações, S.A.|Nortecabo;Rua do Heroísmo 120;4300-259 Porto;Nortecabo – Serviços de Televisão, Lda.',
    'PT',
    (pen, firm, to) => {
      const phone = () => pen.digits('9## ### ###')
      const sums = within([
        line('Pacote Net 500 + Voz', pen.pick([3690, 4190, 4799]), 23),
        ...Array.from({ length: pen.whole(1, 3) }, () =>
          line(`Telemóvel ${phone()}`, pen.pick([1230, 1599, 1845]), 23),
        ),
        ...(pen.chance(0.4) ? [line('Comunicações adicionais', pen.whole(20, 990), 23)] : []),
        ...(pen.chance(0.4) ? [line('Desconto fidelização', -pen.pick([200, 300, 500]), 23)] : []),
      ])
      const serial = pen.digits(say(pen, 'A26/########|26B/#######|01/#########'))
      const number = `FT ${serial}`
      const due = pen.after(pen.pick([15, 18, 20]))
      const colour = pen.pick(['#0e7490', '#dc2626', '#4c1d95'])
      return [
        `<div style="background:${colour};color:#fff;padding:5mm 6mm" class="sides"><b style="font-size:20pt">${escaped(firm.name)}</b><div class="r">Conta ${pen.digits('1.########')}<br>Cliente ${pen.digits('#########')}</div></div><div class="cols" style="margin:10mm 0"><div>${told(
          [
            ['Fatura n.º', number],
            ['Data da fatura', pen.day()],
            ['Período', `${dayOff(pen, -30, 'DD/MM')} a ${dayOff(pen, -1, 'DD/MM/YYYY')}`],
            ['Data limite de pagamento', pen.day(due)],
            ['NIF do cliente', own(pen)],
          ],
        )}</div><div>${who(to)}</div></div>${grid('ruled', 'lr', 'Serviços|Valor com IVA', linesAs(pen, sums.lines, 'tA'))}<div class="r" style="font-size:14pt;color:${colour}"><b>Total a pagar ${pen.money(sums.total)}</b></div><div class="cols" style="margin-top:8mm"><div style="border:0.4mm solid ${colour};padding:4mm"><b>Pagamento no Multibanco</b>${told(
          [
            ['Entidade', pen.digits('2####')],
            ['Referência', pen.digits('### ### ###')],
            ['Montante', pen.money(sums.total)],
          ],
        )}</div><div>${tally(
          [
            ['Base de incidência 23%', pen.money(sums.net)],
            ['IVA 23%', pen.money(sums.vat)],
          ],
          '',
        )}${code(pen, 24)}</div></div><p class="tiny">ATCUD: ${pen.digits('@@#@@##@')}-${serial.replace(/.*\//, '')}. Após a data limite acrescem juros à taxa legal. Apoio ao cliente: ${pen.digits('16###')}.</p><div class="foot tiny grey">${legal(firm)} · ${place(firm, ' · ')} · NIPC ${own(pen)} · Capital social ${say(pen, '50.000|15.000.000')} € · Processado por programa certificado n.º ${pen.digits('####')}/AT</div>`,
        { sums, documentNumber: number, otherNumbers: [serial], due },
      ]
    },
    since,
  ),
}
