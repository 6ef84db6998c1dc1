/** More papers of ordinary months: parcels sent, a shop's rent, a member's fee, a ride in a taxi. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { at, de, es, fr } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { facts, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { slip } from '../fifteenth/tills-kit'
import { frenchNumbers, iban, taxNumber } from '../ninth/numbers'
import { dotted, part } from '../nineteenth/kit'
import { dayOff, share } from '../nineteenth/west-kit'
import { footed, lawful } from '../seventeenth/kit'
import { decimal, formed, tornOff } from '../thirteenth/kit'
import { oneLine, say } from '../twelfth/kit'

export const deMore: Papers = {
  /** A parcel service's bill of half a month: how many of each kind, a surcharge for fuel in percent, facts in a form of boxes, collected. */
  paketdienst: paper(
    { ...de, money: 'EUR #' },
    'DD.MM.YYYY|DD.MM.YY',
    'narrow plain',
    'FLINK Paketdienst GmbH;Am Frachtzentrum 1;36272 Niederaula|Kurier Rhein-Neckar;Hafenstraße 66;68159 Mannheim;KRN Logistik GmbH & Co. KG|Spedition Uhlenbrock;Lise-Meitner-Str. 20;48161 Münster;Uhlenbrock Transport & Lager GmbH',
    'DE',
    (pen, firm, to) => {
      const parcels = [
        several('Paket bis 5 kg, Deutschland', pen.whole(4, 60), pen.whole(410, 560), 19),
        several('Paket bis 20 kg, Deutschland', pen.whole(1, 25), pen.whole(640, 890), 19),
        ...(pen.chance(0.5)
          ? [several('Paket EU Zone 1', pen.whole(1, 8), pen.whole(1190, 1590), 19)]
          : []),
        ...(pen.chance(0.4)
          ? [several('Zustellversuch, Rücksendung', pen.whole(1, 3), 495, 19)]
          : []),
      ]
      const goods = parcels.reduce((all, { amount }) => all + amount, 0)
      const percent = pen.whole(60, 149) / 10
      const sums = onTop([
        ...parcels,
        line(`Dieselzuschlag ${decimal(pen, percent, 1)} %`, share(goods, percent), 19),
        line('Mautpauschale', pen.whole(180, 1200), 19),
      ])
      const [number, due] = [
        pen.digits(say(pen, '26#######|RG-########|9########')),
        pen.after(pen.pick([7, 10, 14])),
      ]
      return [
        `<div class="sides"><div style="background:#facc15;font-size:19pt;font-weight:bold;padding:2mm 5mm">${escaped(firm.name)}</div><div class="r"><b style="font-size:14pt">RECHNUNG</b><br>Seite 1 / 1</div></div><div style="margin-top:9mm;font-size:65%">${oneLine({ ...firm, name: lawful(firm) }, ' • ')}</div><div style="margin-bottom:8mm">${who(to)}</div>${formed(
          [
            ['Rechnungs-Nr.', number],
            ['Rechnungsdatum', pen.day()],
            ['Kunden-Nr.', pen.digits('#######')],
            ['Leistungszeitraum', `${dayOff(pen, -16)} - ${dayOff(pen, -2)}`],
          ],
          4,
        )}${grid('ruled', 'lrrr', 'Leistung|Anzahl|Preis EUR|Netto EUR', linesAs(pen, sums.lines, 'tqua'))}${facts(
          sumsAs(pen, sums, 'nvT', 'Summe netto|19,00 % USt|Rechnungsbetrag'),
          'margin-left:auto;font-size:110%',
        )}<p style="margin-top:8mm">Der Betrag wird am ${pen.day(due)} mittels SEPA-Lastschrift eingezogen. Mandat ${pen.digits('FP######')}. Die Einzelsendungen entnehmen Sie bitte der Anlage. Es gelten die ADSp 2017.</p>${footed(
          [
            [lawful(firm), ...firm.address],
            [`USt-IdNr. ${taxNumber(pen, 'DE')}`, `St.-Nr. ${pen.digits('##/###/#####')}`],
            [`IBAN ${iban(pen, 'DE')}`, `Gläubiger-ID ${pen.digits('DE##ZZZ00000######')}`],
          ],
        )}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const atMore: Papers = {
  /** A member's fee of an association for a year: a letter without lines, what to pay in a sentence and on a slip to tear off, no tax. */
  mitgliedsbeitrag: paper(
    at,
    'DD.MM.YYYY|D. month YYYY',
    'book light plain',
    'Wirtschaftsforum Waldviertel;Hauptplatz 5;3910 Zwettl;Verein Wirtschaftsforum Waldviertel|Tourismusverband Seental;Seestraße 40;9872 Millstatt|Berufsverband Österreichischer Fotografen;Schottengasse 3a;1010 Wien;BÖF',
    'AT',
    (pen, firm, to) => {
      const year = pen.date.getUTCFullYear()
      const sums = within([
        line(`Mitgliedsbeitrag ${year}`, pen.pick([6000, 9500, 12_000, 18_000, 24_000])),
      ])
      const [number, due] = [
        pen.digits(say(pen, 'MB 26/###|26-####|B26###')),
        pen.after(pen.pick([21, 30])),
      ]
      return [
        `<div class="mid" style="border-bottom:0.4mm solid #166534;padding-bottom:3mm"><div style="font-size:17pt;color:#166534">${escaped(firm.name)}</div>${place(firm, ' | ')} | ZVR-Zahl ${pen.digits('#########')}</div><div style="margin:12mm 0">${who(to)}</div><p class="r">${escaped(firm.address[1]?.replace(/^\d+ /, '') ?? '')}, ${pen.day()}</p><p><b style="font-size:12pt">Vorschreibung ${number}</b><br>Mitgliedsnummer ${pen.digits('####')}</p><p>Sehr geehrtes Mitglied,<br><br>für das Jahr ${year} dürfen wir Ihnen gemäß Beschluss der Generalversammlung den Mitgliedsbeitrag in Höhe von</p><p class="mid" style="font-size:14pt"><b>${pen.money(sums.total)}</b></p><p>vorschreiben. Wir bitten um Einzahlung bis ${pen.day(due)}. Der Mitgliedsbeitrag unterliegt nicht der Umsatzsteuer.</p><p>Mit besten Grüßen<br><br>${say(pen, 'Dr. Karin Wimmer, Obfrau|Franz Kogler, Kassier|Mag. Peter Strobl, Obmann')}</p>${tornOff(
          told([
            ['Empfänger', firm.also[0] ?? firm.name],
            ['IBAN', iban(pen, 'AT')],
            ['Betrag', pen.money(sums.total)],
            ['Verwendungszweck', `${number}, ${to.name}`],
          ]),
        )}`,
        { sums, vat: null, documentNumber: number, due, hasLines: false },
      ]
    },
  ),
}

export const frMore: Papers = {
  /** A landlord's call for a shop's rent of a quarter or month: rent, charges and tax, the tenant's account, due on a day. */
  'avis-loyer': paper(
    fr,
    'DD/MM/YYYY|D month YYYY',
    'plain book',
    'Cabinet Delorme Immobilier;6 place Carnot;69002 Lyon;Delorme Gestion SARL|SCI DES QUATRE VENTS;31 rue du Port;56100 Lorient|AGENCE DU PARC;77 avenue Foch;59700 Marcq-en-Barœul;Agence du Parc SAS',
    'FR',
    (pen, firm, to) => {
      const isQuarter = pen.chance(0.5)
      const rent = pen.whole(420, 1600) * 100 * (isQuarter ? 3 : 1)
      const sums = onTop([
        line('Loyer commercial', rent, 20),
        line('Provision pour charges', pen.whole(40, 160) * 100, 20),
        ...(pen.chance(0.4)
          ? [line('Taxe foncière, provision', pen.whole(50, 190) * 100, 20)]
          : []),
      ])
      const [number, due] = [
        pen.digits(say(pen, 'AE26-####|26/####|Q-######')),
        pen.after(pen.pick([5, 10])),
      ]
      const period = isQuarter
        ? `du ${dayOff(pen, 10, 'DD/MM/YYYY')} au ${dayOff(pen, 100, 'DD/MM/YYYY')}`
        : pen.day(pen.after(12), 'month YYYY')
      return [
        `<div class="cols"><div><b style="font-size:14pt">${escaped(firm.name)}</b><br>${[...firm.also, ...firm.address].map(escaped).join('<br>')}<br>Tél. ${pen.digits('0# ## ## ## ##')}</div><div style="margin-top:22mm">${who(to)}</div></div>${part('margin:9mm 0;border:0.3mm solid #444;padding:2mm;text-align:center;font-size:14pt', `AVIS D’ÉCHÉANCE – ${say(pen, 'FACTURE|FACTURE DE LOYER')} N° ${number}`)}<p>Le ${pen.day()}</p>${told(
          [
            [
              'Locaux',
              say(
                pen,
                'Local commercial n° 3, rez-de-chaussée|Bureaux, 1er étage, 84 m²|Atelier, lot 12',
              ),
            ],
            ['Période', period],
            ['Votre compte', pen.digits('L0####')],
          ],
        )}${grid('', 'lr', 'Libellé|Montant', linesAs(pen, sums.lines, 'tA'))}<div style="width:95mm;margin-left:auto">${dotted(
          sumsAs(pen, sums, 'NVT', 'Total HT|TVA 20 %|TOTAL À PAYER'),
        )}</div><p style="margin-top:8mm">Montant exigible le <b>${pen.day(due)}</b>, par ${say(pen, 'virement|prélèvement|chèque ou virement')}. IBAN ${iban(pen, 'FR')}</p><p class="tiny">Cet avis ne vaut pas quittance. Sauf erreur ou omission de notre part, votre compte était soldé à ce jour.</p><div class="foot tiny mid">${legal(firm)} – N° TVA ${frenchNumbers(pen).vat}</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const esMore = {
  /** A ride in a taxi: licence, from where to where, kilometres, extras, tax of ten in the sum. */
  taxi: slip(
    {
      shops:
        'TAXI Licencia 1284;C/ Doctor Esquerdo 19;28028 Madrid;José Luis Moya Prieto|RADIO TAXI GIRALDA;Avda. Kansas City 32;41007 Sevilla;Soc. Coop. And. Radio Taxi Giralda|Eurotaxi Costa Blanca;C/ Italia 4;03500 Benidorm;Vicente Ferri Soler',
      notation: es,
      days: 'DD/MM/YYYY|DD-MM-YY|DD/MM/YY',
    },
    58,
    (pen, shop) => {
      const metres = pen.whole(21, 280)
      const sums = within([
        line('Carrera', 260 + metres * 13, 10),
        ...(pen.chance(0.4)
          ? [line(say(pen, 'Supl. aeropuerto|Supl. estación'), pen.pick([350, 550]), 10)]
          : []),
      ])
      const number = pen.digits(say(pen, '#####|26-####'))
      return [
        `<div class="mid"><b style="font-size:11pt">${escaped(shop.name)}</b><br>${[...shop.also, ...shop.address].map(escaped).join('<br>')}<br>NIF ${say(pen, '########').replace(/#/g, () => pen.digits('#'))}${pen.random.text(1, 'TRWAGMYFPDXBNJZS')}</div><hr><div class="mid"><b>RECIBO DE TAXI</b></div>${facts(
          [
            ['Nº recibo', number],
            ['Fecha', pen.day()],
            ['Inicio', pen.clock()],
            ['Matrícula', `${pen.digits('####')} ${pen.random.text(3, 'BCDFGHJKLMN')}`],
            ['Recorrido', `${decimal(pen, metres / 10, 1)} km`],
            ['Tarifa', say(pen, '1|2|Urbana')],
            ...sums.lines.map((one) => [one.text, pen.money(one.amount)] as const),
          ],
          'width:100%',
        )}<hr>${facts([['TOTAL', pen.money(sums.total)]], 'width:100%;font-size:140%;font-weight:bold')}<div>IVA 10% incluido: ${pen.money(sums.vat)}</div><div>Pago: ${say(pen, 'tarjeta|efectivo|app')}</div><div class="mid" style="margin-top:2mm">Origen: ______________<br>Destino: ______________<br>Gracias</div>`,
        { sums, documentNumber: number },
        '#sheet td { padding: 0.2mm 0; }',
      ]
    },
  ),
} satisfies Papers
