/** Receipts of France and Belgium: a supermarket paid in part with meal vouchers, a card's ticket, clothes against a credit, a post office, drinks with empties brought back. */
import { line, several, wares, within } from '../eighth/kit'
import { be, fr } from '../eighth/notations'
import { frenchNumbers, taxNumber } from '../ninth/numbers'
import { say } from '../twelfth/kit'
import { type Places, bars, code, each, returned, row, set, slip, tall, typed } from './tills-kit'

const frTills = {
  /** Of a supermarket: figures for rates behind prices, a coupon's minus, meal vouchers before the card, points and a table of tax. */
  'caisse-tickets': slip(
    {
      shops:
        'MARCHÉ BELLONE;ZAC des Alouettes;72100 Le Mans;SAS Bellone Distribution|Primeur & Compagnie;34 rue Lecourbe;75015 Paris|Supérette Montorgueil;8 place Carnot;21000 Dijon;SARL Vidal et Fils',
      notation: fr,
      days: 'DD/MM/YY|DD/MM/YYYY',
    },
    80,
    (pen, shop) => {
      const [grams, price] = [pen.whole(240, 1300), pen.pick([299, 390, 450])]
      const weighed = say(pen, 'TOMATE GRAPPE|CLEMENTINE|COURGETTE')
      const sums = within([
        ...pen.buy(
          wares(
            'BAGUETTE TRADI;1.1;1.4;5.5|JAMBON BLANC X4;3.2;4.9;5.5|COMTE 12 MOIS;5;7.5;5.5|EPONGES X3;1.9;3.2;20|LIQ VAISSELLE;2.1;3.5;20|SALADE PIEMONT.;3.4;4.8;5.5|BIERE BLONDE 75;2.4;3.9;20',
          ),
          { count: [3, 6], most: 3, step: 1, isGross: true },
        ).lines,
        line(weighed, Math.round((grams * price) / 1000), 5.5),
        line('BON REDUC FIDELITE', -pen.pick([50, 100]), 5.5),
      ])
      const vouchers = Math.floor(sums.total / 2 / 100) * 100
      const number = pen.digits(say(pen, '######|##/####'))
      const mark = (rate: number) => (rate === 5.5 ? '1' : '2')
      const widths = [4, 8, -8, -10, -10]
      return [
        typed(
          80,
          40,
          `
          !^${shop.name}
          ${each([...shop.address, ...shop.also], (text) => `^${text}`)}
          ^Tél 0${pen.digits('# ## ## ## ##')}
          ^SIRET ${frenchNumbers(pen).siret}

          ${each(sums.lines, (one) =>
            one.text === weighed
              ? `${weighed}\n··${(grams / 1000).toFixed(3).replace('.', ',')} kg x ${pen.plain(price)} €/kg|${pen.plain(one.amount)}  ${mark(one.rate)}`
              : one.quantity > 1
                ? `${one.text}\n··${one.quantity} x ${pen.plain(one.unit)}|${pen.plain(one.amount)}  ${mark(one.rate)}`
                : `${one.text}|${pen.plain(one.amount)}  ${mark(one.rate)}`,
          )}
          =-
          ${sums.lines.length - 1} article(s)
          !TOTAL A PAYER|${pen.plain(sums.total)} EUR
          =-
          TITRES RESTAURANT|${pen.plain(vouchers)}
          CARTE BANCAIRE|${pen.plain(sums.total - vouchers)}

          ${set(['', 'TAUX', 'H.T.', 'T.V.A.', 'T.T.C.'], widths)}
          ${each(sums.shares, ({ rate, net, vat }) => set([`(${mark(rate)})`, pen.rate(rate), pen.plain(net), pen.plain(vat), pen.plain(net + vat)], widths))}

          Carte fidélité ${pen.digits('#########')}
          Cagnotte : ${pen.plain(pen.whole(20, 1900))} EUR
          =*
          ${pen.day()} ${pen.clock()}|Caisse ${pen.digits('0##')}
          Ticket ${number}|Hôte(sse) ${say(pen, 'NADIA|KEVIN|LIBRE SERVICE')}
          ${bars(pen, 56)}
          `,
        ),
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),

  /** A card's ticket as a terminal prints it: the day before the hour in one line, an amount in a line of its own, no goods, no tax. */
  'ticket-cb': slip(
    {
      shops:
        'LA TABLE D’HORTENSE;69230 ST GENIS LAVAL;FR|CORDONNERIE MINUTE;13001 MARSEILLE 1;FR|LIBRAIRIE DES CANUTS;69004 LYON 4;FR',
      notation: fr,
      days: 'DD/MM/YY|DD/MM/YYYY',
    },
    57,
    (pen, shop) => {
      const sums = within([line('MONTANT', pen.whole(390, 16_900))])
      const [approval, deposit] = [pen.digits('######'), pen.digits('######')]
      return [
        typed(
          57,
          24,
          `
          CARTE BANCAIRE
          SANS CONTACT
          A0000000421010
          ${say(pen, 'CB|VISA DEBIT|MASTERCARD')}
          LE ${pen.day()} A ${pen.clock().replace(':', 'H')}
          ${shop.name}
          ${shop.address[0] ?? ''}
          ${frenchNumbers(pen).siret.replaceAll(' ', '')}
          ${pen.digits('#####')}
          ${pen.digits('************####')}
          ${pen.digits('@@######@####')}
          ${pen.digits('###')} 000001 ${pen.digits('##')}
          C @
          No AUTO : ${approval}
          REMISE  : ${deposit}
          MONTANT REEL =
          !|${pen.plain(sums.total)} EUR
          DEBIT
          TICKET CLIENT
          A CONSERVER
          MERCI AU REVOIR
          `,
        ),
        { sums, hasLines: false, otherNumbers: [approval, deposit] },
        tall,
      ]
    },
  ),

  /** Of a shop for clothes: pieces taken back with a minus, a credit to be spent within a year, the ticket they came from. */
  'avoir-boutique': slip(
    {
      shops:
        'Maison Ysaline;17 rue Crébillon;44000 Nantes;SAS Ysaline Diffusion|ATELIER BRUNE ET LOUP;5 rue des Clercs;57000 Metz|L’Échoppe Marine;2 quai Gambetta;62200 Boulogne-sur-Mer;EURL Delattre',
      notation: fr,
      days: 'DD/MM/YYYY|D mon YYYY',
    },
    74,
    (pen, shop) => {
      const sums = returned(
        pen,
        'Marinière T.M;39;59;20|Jupe plissée 38;49;75;20|Ciré enfant 6A;35;55;20|Écharpe laine;29;45;20|Pull col roulé T.L;59;89;20',
        { count: [1, 2], step: 100, isGross: true },
      )
      const number = pen.digits(say(pen, 'AV######|A26-####'))
      return [
        `<div style="text-align:center;font:italic 17pt 'DejaVu Serif',serif">${shop.name}</div><div style="text-align:center;font-size:7pt">${[...shop.also, ...shop.address].join('<br>')}</div><div style="text-align:center;margin:4mm 0;letter-spacing:2mm">AVOIR</div><div>N° ${number} du ${pen.day()} à ${pen.clock()}</div><div style="font-size:7pt">sur ticket ${pen.digits('T######')} du ${pen.day(pen.after(-pen.whole(3, 28)))}</div><table style="width:100%;margin:3mm 0;border-top:0.2mm solid #000;border-bottom:0.2mm solid #000"><tr><td>Réf.</td><td>Article</td><td style="text-align:right">Qté</td><td style="text-align:right">Montant</td></tr>${sums.lines.map((one) => `<tr><td>${pen.digits('####')}</td><td>${one.text}</td><td style="text-align:right">${one.quantity}</td><td style="text-align:right">${pen.money(one.amount)}</td></tr>`).join('')}</table><div style="display:flex;justify-content:space-between"><span>HT</span><span>${pen.money(sums.net)}</span></div><div style="display:flex;justify-content:space-between"><span>TVA 20 %</span><span>${pen.money(sums.vat)}</span></div><div style="display:flex;justify-content:space-between;font-weight:bold;font-size:11pt"><span>Total TTC</span><span>${pen.money(sums.total)}</span></div><p style="text-align:center">Valable un an dans notre boutique</p>${bars(pen, 46)}<p style="font-size:6.5pt;text-align:center">TVA ${frenchNumbers(pen).vat}</p>`,
        { sums, documentNumber: number, kind: 'credit-note', hasRates: true },
      ]
    },
  ),

  /** A counter's bill for letters and boxes: what is exempt beside what is taxed, a client's name, sums in a small frame. */
  'guichet-colis': slip(
    {
      shops:
        'Relais Courrier Bastille;60 rue de la Roquette;75011 Paris;Relais Courrier SAS|BUREAU DES COLIS;4 place Jean Jaurès;42000 Saint-Étienne|Point Plis Lannion;9 quai d’Aiguillon;22300 Lannion;SCOP Armor Plis',
      notation: fr,
      days: 'DD/MM/YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const sums = within([
        several('Timbre lettre verte', pen.whole(2, 24), 139, 0),
        ...pen.buy(
          wares('Emballage M;2.9;4.5;20|Colis 2 kg suivi;9;13;20|Enveloppes bulle x5;6;9;20'),
          { count: [1, 3], most: 3, isGross: true },
        ).lines,
      ])
      const taxed = sums.shares.find(({ rate }) => rate === 20) ?? { net: 0, vat: 0 }
      const number = pen.digits(say(pen, '########|G##-#####'))
      return [
        `<table style="width:100%;background:#fef3c7"><tr><td style="padding:2mm;font-weight:bold;font-size:12pt">${shop.name}</td></tr><tr><td style="padding:0 2mm 2mm;font-size:7pt">${[...shop.also, ...shop.address].join(' – ')}</td></tr></table><p>FACTURE ACQUITTÉE ${number}<br>Guichet ${pen.whole(1, 7)}, le ${pen.day()} à ${pen.clock()}</p><p>Client : ${say(pen, 'Mme Solange Kerbrat|Menuiserie Aubin|M. Rachid Belkacem')}</p><table style="width:100%"><tr style="border-bottom:0.2mm solid #000"><td>Produit</td><td style="text-align:right">Qté</td><td style="text-align:right">P.U.</td><td style="text-align:right">TTC</td></tr>${sums.lines.map((one) => row(`${one.text}${one.rate === 0 ? ' *' : ''}`, String(one.quantity), pen.plain(one.unit), pen.plain(one.amount))).join('')}</table><div style="border:0.4mm solid #000;border-radius:2mm;padding:2mm;margin:3mm 0"><table style="width:100%">${row('Exonéré de TVA *', pen.money(sums.total - taxed.net - taxed.vat))}${row('Base HT 20 %', pen.money(taxed.net))}${row('TVA 20 %', pen.money(taxed.vat))}<tr style="font-weight:bold;font-size:11pt"><td>Total réglé</td><td style="text-align:right">${pen.money(sums.total)}</td></tr></table></div><div style="font-size:7pt">Règlement : ${say(pen, 'carte bancaire|espèces')}. SIREN ${frenchNumbers(pen).siren}</div>${code(pen, 18)}`,
        { sums, documentNumber: number, hasRates: true },
      ]
    },
  ),
}

const beTills = {
  /** Of a drinks' store in Flanders: crates with their deposit, empties brought back below nothing, the black box at the foot. */
  drankencentrale: slip(
    {
      shops:
        'Dranken De Blauwe Kuip;Gentsesteenweg 214;9160 Lokeren;De Blauwe Kuip BV|PINT PRIK & TIK VERELST KRAT VERELST;Kempenlaan 7;2300 Turnhout|Bierhal Zennebrug;Brusselsestraat 61;1500 Halle;Zennebrug Comm.V',
      notation: be,
      days: 'DD/MM/YYYY|DD/MM/YY',
    },
    80,
    (pen, shop) => {
      const crates = pen.whole(1, 4)
      const sums = within([
        several('PILS BAK 24X25CL', crates, pen.pick([1799, 1995, 2150]), 21),
        several('LEEGGOED BAK 24', crates, 450, 0),
        ...pen.buy(
          wares(
            'SPUITWATER 6X1L;3.2;4.8;6|TRIPEL 75CL;4.5;6.9;21|APPELSAP BIO 1L;2.4;3.6;6|CAVA BRUT;7;11;21',
          ),
          { count: [1, 3], most: 3, isGross: true },
        ).lines,
        several('RETOUR LEEGGOED', pen.whole(1, crates), -450, 0),
      ])
      const number = pen.digits(say(pen, '######|0#####'))
      const mark = (rate: number) => ({ 21: 'A', 6: 'C' })[rate] ?? 'D'
      const widths = [3, 8, -11, -11, -11]
      return [
        `${typed(
          80,
          44,
          `
          ^${shop.name}
          ${each([...shop.also, ...shop.address], (text) => `^${text}`)}
          ^BTW ${taxNumber(pen, 'BE')}
          =*
          ${each(sums.lines, (one) => set([`${one.quantity} x`, one.text, pen.plain(one.unit), pen.plain(one.amount), mark(one.rate)], [5, 19, -9, -9, -2]))}
          =*
          !TE BETALEN|${pen.money(sums.total)}
          ${say(pen, 'BANCONTACT|CONTANT|VISA')}|${pen.money(sums.total)}

          ${set(['', 'BTW', 'Excl.', 'BTW', 'Incl.'], widths)}
          ${each(sums.shares, ({ rate, net, vat }) => set([mark(rate), `${rate}%`, pen.plain(net), pen.plain(vat), pen.plain(net + vat)], widths))}

          KASTICKET ${number}|${pen.day()} ${pen.clock()}
          Bediend door ${say(pen, 'Wim|Ilse|Yusuf')}|Kassa ${pen.whole(1, 3)}
          `,
        )}<div style="font-size:6.5pt;margin-top:2mm;border-top:0.2mm solid #000">VSC ${pen.digits('0#######')} &nbsp; PLU-hash ${pen.random.text(8, '0123456789ABCDEF')}<br>Versie 2.4.1 &nbsp; ${pen.random.text(40, '0123456789ABCDEF')}</div><p class="mid">Ons vakmanschap drink je met verstand</p>`,
        { sums, documentNumber: number, hasRates: true },
        tall,
      ]
    },
  ),
}

export const tillsRomance: Places = { FR: frTills, BE: beTills }
