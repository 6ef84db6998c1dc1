/** A bill of French Belgium: a dealer of drinks who lends its crates. */
import { escaped, line, negated, onTop } from '../eighth/kit'
import { fr } from '../eighth/notations'
import { ratesAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { iban, taxNumber } from '../ninth/numbers'
import { beside } from '../nineteenth/kit'
import { dayOff } from '../nineteenth/west-kit'
import { entries, listed } from '../seventeenth/kit'
import { say } from '../twelfth/kit'
import { since, site, town } from '../twenty-second/south-kit'
import { besideTax } from '../twenty-third/continental-kit'
import { brand, communication, payer } from './south-kit'

export const beBills: Papers = {
  /** Drinks delivered to an inn: beer and water at two rates, crates lent and taken back outside the tax, to pay with twelve digits between crosses; now and then a credit for what came back. */
  'brasseur-vidanges': paper(
    { ...fr, group: '.', money: '# €' },
    'DD/MM/YYYY|DD-MM-YYYY|DD.MM.YYYY',
    'narrow plain light',
    'BOISSONS DETHIER;Rue des Brasseurs 40;4801 Stembert;Dethier & Fils SRL|Drink Market Condroz;Chaussée de Liège 220;5300 Andenne;D.M.C. SA|Brasserie Vandenhoute;Rue de la Station 9;7090 Braine-le-Comte;Brasserie Vandenhoute SRL|LES CAVES DU LION;Avenue Reine Astrid 133;5000 Namur;Lion Négoce SA|Boissons Pirson;Route de Bastogne 17;6600 Bastogne;Pirson Jean-Marc',
    'WA',
    (pen, firm) => {
      const to = payer(pen, 'WA')
      const isCredit = pen.chance(0.2)
      const goods = listed(
        pen,
        'Pils 25 cl x 24;16;22;21|Pils fût 50 L;118;159;21|Brune d’abbaye 33 cl x 24;29;41;21|Triple 33 cl x 24;31;44;21|Eau plate 1 L x 12;6;9;6|Eau gazeuse 25 cl x 24;9;13;6|Cola 20 cl x 24;17;24;6|Jus d’orange 20 cl x 24;21;29;6|Vin rouge maison 5 L;17;26;21',
        { count: isCredit ? [1, 3] : [4, 9], most: 6, step: 1, code: '1####', offs: [0, 0, 0, 5] },
      )
      const crate = (least: number, most: number) => pen.whole(least, most) * 450
      const bare = onTop(goods)
      const lent = line('Vidanges livrées', isCredit ? 0 : crate(6, 22))
      const back = line('Vidanges reprises', isCredit ? 0 : -crate(2, 20))
      const sums = isCredit ? negated(bare) : besideTax(bare, [lent, back])
      const number = pen.digits(
        isCredit ? say(pen, 'NC26####|NC/26/###') : say(pen, 'VF26#####|26/#####|F26-####'),
      )
      const due = pen.after(pen.pick([8, 15, 30]))
      const own = taxNumber(pen, 'BE')
      const shown = isCredit
        ? sums.lines.map((one, at) => ({
            ...one,
            place: String(at + 1),
            code: goods[at]?.code ?? '',
            off: goods[at]?.off ?? 0,
          }))
        : goods
      return [
        `${beside(
          '1fr 80mm',
          `${brand(firm.name, 17, '#92400e')}<p>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>Tél. ${pen.digits('08# ## ## ##')}<br>commande@${site(firm.name)}.example<br>TVA ${own} – RPM ${say(pen, 'Liège|Namur|Mons')}</p>`,
          `<div style="border:0.3mm solid #92400e;padding:4mm;margin-top:10mm">${who(to)}<br>TVA ${taxNumber(pen, 'BE')}</div>`,
        )}<h1 style="font-size:14pt">${isCredit ? 'NOTE DE CRÉDIT' : 'FACTURE'} ${number}</h1>${told(
          [
            ['Date', pen.day()],
            ...(isCredit ? [] : [['Échéance', pen.day(due)] as const]),
            ['N° client', pen.digits('4####')],
            isCredit
              ? ['Concerne notre facture', pen.digits('26#####')]
              : [
                  'Bon de livraison',
                  `${pen.digits('BL######')} du ${dayOff(pen, -pen.whole(0, 4))}`,
                ],
            ['Tournée / chauffeur', `${pen.whole(1, 9)} / ${say(pen, 'Didier|Momo|Kevin')}`],
          ],
        )}${grid('ruled', 'llrrrrr', 'Code|Article|Qté|Prix HTVA|Rem.|Total HTVA|TVA', entries(pen, shown, 'ctqudar'))}${
          isCredit
            ? ''
            : facts(
                [lent, back].map(
                  (one) => [`${one.text} (hors TVA)`, pen.plain(one.amount)] as const,
                ),
                'margin-left:auto',
              )
        }<div class="cols" style="margin-top:6mm"><div>${grid('boxy tiny', 'rrrr', 'Taux|Base HTVA|TVA|TVAC', ratesAs(pen, sums.shares, 'rnvg'))}</div><div style="flex:0 0 80mm">${facts(
          [
            ['Total HTVA', pen.money(sums.net)],
            ['Total TVA', pen.money(sums.vat)],
            ...(isCredit ? [] : [['Vidanges', pen.money(lent.amount + back.amount)] as const]),
          ],
          'width:100%',
        )}<div class="sides" style="background:#92400e;color:#fff;padding:2mm 2.5mm;font-size:12pt"><span>${isCredit ? 'TOTAL EN VOTRE FAVEUR' : 'À PAYER'}</span><b>${pen.money(sums.total)}</b></div></div></div><p style="margin-top:9mm">${isCredit ? `Motif : ${say(pen, 'retour marchandise|fût non conforme|erreur de prix')}. Ce montant sera déduit de votre prochain paiement.` : `À verser sur le compte ${iban(pen, 'BE')} (BIC ${pen.digits('@@@@BEBB')})<br>Communication structurée : <b>${communication(pen)}</b>`}</p><div class="foot tiny grey mid">${legal(firm)} – ${escaped(town(firm))} – ${own}. Nos factures sont payables à l’échéance ; intérêt de 10 % l’an et clause pénale de 10 % (min. 50 €). Tribunaux de ${say(pen, 'Liège|Namur|Mons')} seuls compétents. Page 1/1</div>`,
        {
          sums,
          documentNumber: number,
          hasRates: true,
          ...(isCredit ? { kind: 'credit-note' as const, due: null } : { due }),
        },
      ]
    },
    since,
  ),
}
