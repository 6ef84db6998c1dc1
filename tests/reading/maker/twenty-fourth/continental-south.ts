/** Papers of Spain and Italy: an irrigators' community's receipt, half a year of a lift's maintenance. */
import { escaped, firms, line, onTop, several, within } from '../eighth/kit'
import { es, it } from '../eighth/notations'
import { linesAs, ratesAs } from '../eighth/rows'
import { cutTo } from '../eleventh/kit'
import { grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { beside, dotted, part } from '../nineteenth/kit'
import { dayOff, measured, share } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { decimal, formed, tally } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'
import { since } from '../twenty-second/south-kit'

const houses = firms(
  'Condominio Le Magnolie;Via Fratelli Bandiera 21;20025 Legnano (MI)|Condominio Via Tasso 8;Via Torquato Tasso 8;24121 Bergamo (BG)|Supercondominio Parco Aurora;Viale Kennedy 110;80125 Napoli (NA)|Condominio Palazzo Sforni;Corso Mazzini 63;44121 Ferrara (FE)',
)

export const esPapers: Papers = {
  /** An irrigators' community's receipt, half a sheet on its side: a share by the hectare and water by the cubic metre, the community's budget and last year's receipt larger than the sum, no tax, drawn from the bank on another day. */
  'regantes-cuota': paper(
    { ...es, money: '# €' },
    'DD/MM/YYYY|DD-MM-YYYY|D de month de YYYY',
    'plain narrow book',
    'Comunidad de Regantes Acequia del Molino;C/ Mayor 3;26540 Alfaro|C.R. VEGA DEL JERTE;Avda. de la Estación 17;10600 Plasencia;Comunidad de Regantes de la Vega del Jerte|Sindicato de Riegos de Montesol;Plaza de España 6;22200 Sariñena;Comunidad de Regantes de Montesol|Pozo San Isidro;Camino de Liria s/n;46165 Bugarra;Sociedad Agraria de Transformación San Isidro|Acequia Mayor de Pinos;C/ Real 44;18240 Pinos Puente',
    'ES',
    (pen, firm, to) => {
      const hectares = pen.whole(45, 2800)
      const water = pen.whole(14, 190) * 100
      const year = pen.date.getUTCFullYear()
      const sums = within([
        measured('Cuota fija por hectárea', hectares, pen.whole(38, 96) * 1000, 0),
        measured('Agua consumida', water * 100, pen.pick([38, 46, 62, 85]), 0),
        ...(pen.chance(0.5)
          ? [measured('Derrama obras del canal', hectares, pen.whole(9, 24) * 1000, 0)]
          : []),
        ...(pen.chance(0.3) ? [line('Apertura de toma', 1800)] : []),
      ])
      const number = pen.digits(say(pen, '26/0####|R-#####|C26-####'))
      const due = pen.after(pen.pick([10, 20, 30]))
      const spent = [
        `${decimal(pen, hectares / 100, 2)} ha`,
        `${water} m³`,
        `${decimal(pen, hectares / 100, 2)} ha`,
      ]
      return [
        `<div class="sides" style="border-bottom:0.4mm solid #1d4ed8;padding-bottom:1.5mm"><b>${escaped(firm.name)}</b><span>${place(firm, ', ')}</span></div>${beside(
          '1fr 74mm',
          told([
            ['Recibo', number],
            ['Emitido', pen.day()],
            ['Campaña', `${year - 1}/${year}`],
            ['Lectura del contador', dayOff(pen, -pen.whole(9, 40))],
            ['Polígono y parcela', `${pen.whole(1, 28)} / ${pen.whole(3, 640)}`],
          ]),
          `<p>Comunero n.º ${pen.digits('###')}<br>${who(to)}</p>`,
        )}${grid(
          'boxy',
          'lrr',
          'Concepto|Base|Euros',
          sums.lines.map((one) => {
            const isGate = one.text === 'Apertura de toma'
            const base = one.text === 'Agua consumida' ? spent[1] : spent[0]
            return [one.text, isGate ? '' : (base ?? ''), pen.plain(one.amount)]
          }),
        )}<p class="r">${say(pen, 'Cuota a satisfacer|A cargo del comunero|Le corresponde abonar')} <b style="font-size:12pt">${pen.money(sums.total)}</b></p><p class="tiny">Se cargará el ${pen.day(due)} en ${iban(pen, 'ES')}. Campaña anterior: ${pen.money(share(sums.total, pen.whole(104, 137)))}. Presupuesto aprobado en junta de ${dayOff(pen, -pen.whole(60, 150))}: ${pen.money(pen.whole(120, 640) * 100_000)}. Operación no sujeta a IVA (art. 7.11.º LIVA).</p><div class="foot tiny mid">${firm.also.length > 0 ? `${legal(firm)} – ` : ''}CIF ${pen.digits('G########')} – Oficina: martes y jueves de 18 a 20 h</div>`,
        { sums, documentNumber: number, due },
        `${cutTo(210, 148, 10)} #sheet { font-size: 8.5pt; } .t :is(td, th) { padding: 0.7mm 1.5mm; }`,
      ]
    },
    since,
  ),
}

export const itPapers: Papers = {
  /** Half a year of a lift's maintenance for a house of flats: the lift's own facts in a form, a fee and spare parts at two rates, the year's fee and the insurer's limit larger than the sum, days of visits and of the next inspection, the firm's name below the sum beside its bank. */
  'ascensore-semestre': paper(
    { ...it, money: '€ #' },
    'DD/MM/YYYY|DD.MM.YYYY|D month YYYY',
    'plain narrow light',
    'Ascensori Brianza;Via dei Mille 17;20831 Seregno (MB);Ascensori Brianza S.r.l.|SALIFACILE;Via Argine 425;80147 Napoli (NA);Salifacile Impianti S.r.l.s.|Elevatori Fratelli Gualandi;Via Bologna 306;44122 Ferrara (FE);F.lli Gualandi S.n.c.|Verticale Manutenzioni;Via Zanica 58;24126 Bergamo (BG);Verticale Soc. Coop.|Officina Montacarichi Tosi;Via Pistoiese 240;50145 Firenze (FI);Tosi Gianfranco',
    'IT',
    (pen, firm) => {
      const to = pen.pick(houses)
      const fee = pen.whole(28, 64) * 1000
      const sums = onTop([
        line(say(pen, 'Canone semestrale manutenzione|Manutenzione, sei mesi'), fee, 10),
        ...(pen.chance(0.5) ? [line('Assistenza verifica biennale', 12_000, 10)] : []),
        several('Teleallarme, mese', 6, pen.pick([900, 1200, 1450]), 22),
        ...(pen.chance(0.4) ? [several('Pulsante di piano', pen.whole(1, 4), 3850, 22)] : []),
        ...(pen.chance(0.3) ? [line('Batteria emergenza', 8900, 22)] : []),
        ...(pen.chance(0.3) ? [line('Uscita fuori contratto', 9500, 22)] : []),
      ])
      const number = pen.digits(say(pen, '###/26|2026/0###|M-####'))
      const due = pen.after(pen.pick([30, 60]))
      return [
        `<div style="margin-left:98mm">${say(pen, 'Spett.le|Spettabile')}<br>${who(to)}<br>C.F. ${pen.digits('9##########')}</div><p style="font-size:14pt;margin-top:8mm">${say(pen, 'Fattura di manutenzione|Fattura canone ascensore')} n. <b>${number}</b> del ${pen.day()}</p>${formed(
          [
            ['Matricola impianto', pen.digits('@@ ####/##')],
            ['Portata e fermate', `${pen.pick([320, 480, 630])} kg, ${pen.whole(4, 9)} fermate`],
            ['Contratto dal', dayOff(pen, -pen.whole(400, 2400))],
            ['Semestre', say(pen, 'gennaio–giugno|luglio–dicembre')],
            ['Ultima visita', dayOff(pen, -pen.whole(4, 30))],
            ['Prossima verifica di legge', dayOff(pen, pen.whole(50, 600))],
          ],
          3,
        )}${grid('ruled', 'lrrrr', 'Descrizione|Q.tà|Prezzo|IVA|Imponibile', linesAs(pen, sums.lines, 'tqura'))}${beside(
          '1fr 84mm',
          grid('tiny boxy', 'rrr', 'Aliquota|Imponibile|Imposta', ratesAs(pen, sums.shares, 'rnv')),
          tally(
            [
              ['Imponibile', pen.money(sums.net)],
              ['Imposta', pen.money(sums.vat)],
              [say(pen, 'A Vostro debito|Importo del semestre IVA inclusa'), pen.money(sums.total)],
            ],
            'width:100%',
          ),
        )}${part(
          'margin-top:8mm;border-left:1.2mm solid #6d28d9;padding-left:4mm',
          `<b>${escaped(firm.name)}</b><br>${iban(pen, 'IT')}<br>Scadenza ${pen.day(due)}`,
        )}${dotted([
          ['Canone annuo IVA esclusa', pen.money(fee * 2)],
          ['Massimale responsabilità civile', pen.money(pen.pick([150_000_000, 300_000_000]))],
        ])}<p class="tiny">Aliquota 10% per manutenzione ordinaria su edifici a prevalente destinazione abitativa. Il canone si rinnova se non disdetto entro il ${dayOff(pen, pen.whole(60, 200))}.</p><div class="foot tiny mid grey">${oneLine({ ...firm, name: firm.also[0] ?? firm.name })} – P.IVA ${taxNumber(pen, 'IT').slice(2)} – Pronto intervento ${pen.digits('0## #######')}</div>`,
        { sums, documentNumber: number, hasRates: true, due },
      ]
    },
    since,
  ),
}
