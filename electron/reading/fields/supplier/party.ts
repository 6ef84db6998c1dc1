/** Whose block of lines a name stands in: the sender's or the customer's, by labels, numbers and columns. */
import { isBesideSender, isOverCustomersNumber } from '../lines/blocks'
import { isNumbersLine } from '../lines/numbers-line'
import { overlap, type Part, type Row } from '../lines/rows'
import { labelForm, remembered } from '../lines/text'

type Place = Pick<Part, 'left' | 'right'> & { height: number }

/** In the languages of language.ts, as `labelForm` writes them. */
const customer =
  /^(?:BILL(?:ED|ING)?(?: TO| ADDRESS)|CREDIT TO|CREDITED TO|GUTSCHRIFT AN|CREDITEE? A|INVOICED? (?:TO|ADDRESS)|SOLD TO|SHIP(?:PED|PING)? (?:TO|ADDRESS)|DELIVER(?:ED|Y) (?:TO|ADDRESS)|CUSTOMER|CLIENT|BUYER|ATTN|ATTENTION|FAO|TO|GUEST|PASSENGER|PATIENT(?: ?IN)?|PATIENTE?|PACIENTE?|PAZIENTE|PACJENT|POTILAS|PUPIL|STUDENT|CHILD|ALUMNO A|ALUMN[OA]|ELEVE|SCHULER(?: IN)?|RENTER|TENANT|LESSEE|NOMNIEKS|NUOMININKAS|MIETER(?: IN)?|LOCATAIRE|LOCATARIO|ARRENDATARIO|INQUILINO|HUURDER|NAJEMCA|NAJEMNIK|HYRESGAST|LEJER|LEIETAKER|VUOKRALAINEN|NAJEMCE|BERLO|CHIRIAS|INSURED|POLICY ?HOLDER|VERSICHERTER?|VERSICHERUNGSNEHMER(?: IN)?|ASSURE|ASEGURADO|ASSICURATO|VERZEKERDE|UBEZPIECZONY|FORSIKRINGSTAGER|PET OWNER|TIERHALTER(?: IN)?|TIERBESITZER(?: IN)?|DOIT|TITULAR|ABONNE|ABONNENT|PREPARED FOR|FOR|DLA|PARA|POUR|FUR|VOOR|TILL?|ACCOUNT HOLDER|PAY[OE]R|RECEIVED FROM|PAID BY|BETALT A[VF]|BETALARE|EINZAHLER(?:IN)?|EINGEZAHLT VON|ZAHLUNGSPFLICHTIGER?|PAYEUR|RECU DE|REDEVABLE|PAGADOR|RECIBI(?:DO|MOS)? DE|RICEVUTO DA|VERSANTE|ONTVANGEN VAN|WPLACAJACY|INBETALARE|INDBETALER|MAKSAJA|PLATCE|PRIJATO OD|BEFIZETO|PLATITOR|UPLATITELJ|(?:DETAILS OF )?(?:RECEIVER|RECIPIENT|CONSIGNEE)|RECHNUNG(?:S?EMPFANGER|SADRESSE|SANSCHRIFT| AN)|LIEFER(?:ADRESSE|ANSCHRIFT|UNG AN)|KUNDE|AUFTRAGGEBER|EMPFANGER|AN|FACTUREE? A|CLIENT|DESTINATAIRE|LIVRE A|ADRESSE DE (?:FACTURATION|LIVRAISON)|A L ATTENTION DE|FACTUUR AAN|FACTU?URADRES|AFLEVERADRES|FACTUREREN AAN|KLANT|AAN|T A V|FACTURA(?:R|DO)? A|CLIENTE|DATOS DEL? CLIENTE|DESTINATARIO|ENVIAR A|SPETT(?:\w+| LE)?|INTESTATARIO|CESSIONARIO|FATURAR A|EXMO\w*(?: \w+)*|DADOS DO CLIENTE|NABYWCA|ODBIORCA|PLATNIK|FAKTURERAS(?: TILL)?|FAKTURAADRESS|LEVERANSADRESS|MOTTAGARE|KUND|KOBER|KOEBER|KJOPER|FAKTURERES TIL|FAKTURA TIL|MOTTAKER|ASIAKAS|OSTAJA|LASKUTUSOSOITE|TOIMITUSOSOITE|ODBERATEL|ZAKAZNIK|PRIJEMCE|VEVO(?: ADATAI)?|MEGRENDELO|CUMPARATOR|BENEFICIAR|OSTJA|KLIENT|ARVE SAAJA|MAKSJA|PIRCEJS|SANEMEJS|KLIENTS|MAKSATAJS|PIRKEJAS|KLIENTAS|MOKETOJAS|GAVEJAS|KUPAC|KUPEC|NARUCITELJ|NAROCNIK|PRIMATELJ|PRIMALAC|PREJEMNIK|PELATIS|STOICHEIA PELATI|PROS|AGORASTIS|PARALIPTIS|SAYIN|ALICI|MUSTERI|PRIJEMCA|ODBERATEL ADRESA|POLUCHATEL|KUPUVACH|KEPADA(?: YTH)?|PELANGGAN|DITAGIHKAN KEPADA|PEMBELI|PENERIMA|RECEPTOR|SENOR(?:ES| ES)?|RAZON SOCIAL|TOMADOR(?: DE SERVICOS)?|SACADO|PREJEMNIK RACUNA|PLACNIK|PLATEC|FACTURADO A|DATOS DEL RECEPTOR|POKUPETS|ZAMOVNIK|ODERZHUVACH|POKUPATEL|PLATELSHTIK|ZAKAZCHIK|KUPATS|KAUPANDI|VIDSKIPTAVINUR|GREIDANDI|CUSTAIMEIR|BLERESI|KLIENTI|CLIENTUL|LASKUN SAAJA|TILAAJA|VASTAANOTTAJA|ZAHLBAR DURCH|PAYABLE PAR|PAGABILE DA|PAYABLE BY|BETALER|BETALES AV|MAKSAJA|GASTNAME|GAST|NOM DU CLIENT|VENDU A|EXPEDIE A|BILL TO ADDRESS)$/
const sender =
  /^(?:FROM|BETALT TIL|BETALES TIL|BETAL(?:NINGS|INGS)MOTTA\w*|VENDU PAR|VERKAUFT (?:DURCH|VON)|VERKOCHT DOOR|VENDIDO POR|VENDUTO DA|SPRZEDAWANE PRZEZ|SALJS AV|SOLGT A[FV]|REMIT(?: PAYMENT)? TO|(?:PLEASE )?MAKE (?:ALL )?(?:CHECKS?|CHEQUES?) PAYABLE TO|PAY TO|SELLER|VENDOR|(?:SERVICE |HEALTH ?CARE |TRAINING )?PROVIDER|LEISTUNGSERBRINGER(?: IN)?|FOURNISSEUR DE PRESTATIONS|PRESTATAIRE(?: DE SERVICES?)?|FORNITORE DI PRESTAZIONI|PRESTATORE|DIENSTVERLENER|ZORGVERLENER|BEHANDLER|USLUGODAWCA|POSKYTOVATEL|SZOLGALTATO|PRESTATOR|PRUZATELJ USLUGE|IZVAJALEC|PAROCHOS|TJANSTELEVERANTOR|TJENESTEYDER|VERMIETER|LANDLORD|LESSOR|IZNOMATAJS|NUOMOTOJAS|RENDILEANDJA|PRONAJIMATEL|PRENAJIMATEL|BERBEADO|LOCATOR|NAJMODAVAC|NAJEMODAJALEC|EKMISTHOTIS|NAEMODATEL|LEIGUSALI|COLLECTIVITE CREANCIERE|CREANCIER|GLAUBIGER|BAILLEUR|ARRENDADOR|LOCATORE|VERHUURDER|WYNAJMUJACY|UTHYRARE|UDLEJER|UTLEIER|SUPPLIER|SOLD BY|BILL FROM|ISSUED BY|MERCHANT|VON|VERKAUFER|LIEFERANT|RECHNUNGSSTELLER|ABSENDER|EMETTEUR|VENDEUR|FOURNISSEUR|DE|VAN|VERKOPER|LEVERANCIER|AFZENDER|EMISOR|VENDEDOR|PROVEEDOR|FORNITORE|EMITTENTE|CEDENTE(?: PRESTATORE)?|EMITENTE|FORNECEDOR|SPRZEDAWCA|WYSTAWCA|AVSANDARE|SALJARE|LEVERANTOR|FRA|SAELGER|SELGER|MYYJA|LASKUTTAJA|DODAVATEL|PRODAVAJICI|ELADO|KIBOCSATO|SZALLITO|FURNIZOR|VANZATOR|EMITENT|MUUJA|SAATJA|TARNIJA|PARDEVEJS|PIEGADATAJS|PAKALPOJUMA SNIEDZEJS|SUPLIDOR|IZDAVALAC(?: RACUNA)?|PARDAVEJAS|TIEKEJAS|PRODAVATELJ|PRODAVAC|DOBAVLJAC|IZDAVATELJ|PRODAJALEC|IZDAJATELJ|EKDOTIS|PROMITHEYTIS|POLITIS|SATICI|DUZENLEYEN|TEDARIKCI|PREDAVAJUCI|PREDAJCA|DOSTAVCHIK|PRODAVACH|IZDATEL|PENJUAL|DARI|PENERBIT|DATOS DEL EMISOR|PRESTADOR(?: DE SERVICOS)?|REMETENTE|DOBAVITELJ|POSTACHALNIK|PRODAVETS|VIKONAVETS|POSTAVSHTIK|ISPOLNITEL|PRODAVATS|SELJANDI|UTGEFANDI|SHITESI|TOIMITTAJA|ZAHLBAR AN|PAYABLE A|PAGABILE A|PAYABLE TO|KIALLITO)$/
/** Whether a label says that the sender is named beside or below. */
export const isSenderLabel = (text: string) => sender.test(partyLabel(text))

/** Whether a label says that the customer is named beside or below. */
export const isCustomerLabel = (text: string) => customer.test(partyLabel(text))

/** Without the number of its box on a form, and what it says of itself in brackets: `Dodavatel (razítko)`. */
const partyLabel = remembered((text: string) =>
  labelForm(text.replace(/\s*\([^()]{3,40}\)\s*:?\s*$/, '')).replace(/^\d{1,2} (?=[A-Z])/, ''),
)

/** How far apart lines of a block may stand, in heights of a letter. */
const reach = 2.3
const longestBlock = 7

/** The lines just above a place, in its column and without a gap, the nearest first; and what its row says before it. */
function above(rows: readonly Row[], row: Row, place: Place): string[] {
  const found: string[] = []
  let last = row
  for (let index = row.index - 1; index >= 0 && found.length < longestBlock; index -= 1) {
    const other = rows[index]
    if (!other || other.page !== row.page || last.y - other.y > reach * lineHeight(other, place))
      break
    const part = other.parts.find((each) => isInColumn(each, place))
    if (!part) continue
    found.push(part.text)
    last = other
  }
  return found
}

const lineHeight = (row: Row, { height }: Place) => Math.max(height, row.unit)

const isInColumn = (part: Part, place: Place) =>
  Math.abs(part.left - place.left) < place.height || overlap(part, place)

export interface Standing {
  /** Under or beside a label of the customer's. */
  isCustomer: boolean
  /** Under or beside a label of the sender's. */
  isSender: boolean
  /** Numbers of a firm stand in its lines or close under them, and no label of a customer above. */
  hasNumbers: boolean
}

/** Heads what a customer sends back with the money: to whom it goes is who wrote the invoice. */
const slip = /^(?:PAYMENT|REMITTANCE)(?: (?:ADVICE|SLIP|STUB))?$/

/** From here on down a page, what stands side by side is all about the sender. */
const footFrom = 0.6

/** In a list of what is known of a party: whose name. */
const nameLabel =
  /^(?:NAME|COMPANY(?: NAME)?|BUSINESS NAME|FULL NAME|NAMN|NAVN|NAAM|BEDRIJFSNAAM|NOM|RAISON SOCIALE|NOMBRE(?: O RAZON SOCIAL)?|RAZON SOCIAL|NOME|DENOMINAZIONE|RAGIONE SOCIALE|DENOMINACAO|NAZWA|NAZEV|NAZOV|NEV|NEVE|MEGNEVEZES|DENUMIRE|NIMI|NOSAUKUMS|PAVADINIMAS|NAZIV|IME|EPONYMIA|NAIMENOVANIE|FIRMA|FIRMENNAME|FORETAGSNAMN|UNTERNEHMEN|NAFN)$/

/** In its column; a line across the page is in all of them. */
const hasNumbersIn = ({ text, parts, position }: Row, place: Place) =>
  isNumbersLine(text) &&
  (parts.length === 1 ||
    position > footFrom ||
    parts.some((part) => isInColumn(part, place) && isNumbersLine(part.text)))

/** @param from where the place begins in its row */
export function standingOf(rows: readonly Row[], row: Row, place: Place, from: number): Standing {
  const own = row.text.slice(from).split('  ')[0] ?? ''
  const before = row.text.slice(0, from).split('  ').at(-1) ?? ''
  const besidePart = row.parts.filter((part) => part.from + part.text.length <= from).at(-1)
  const besideText = besidePart?.text ?? ''
  // `Seller` over `Name | X`: the heading of a list is that of its labels.
  const heading =
    besidePart && nameLabel.test(labelForm(besideText)) ? above(rows, row, besidePart) : []
  // `Nazwa: X` in a column: what heads it stands over its label.
  const line = row.parts.findLast((part) => part.from <= from)
  const over = above(rows, row, { ...place, left: line?.left ?? place.left })
  const labels = [before, ...over, besideText, ...heading, own.split(':')[0] ?? ''].map(partyLabel)
  const isOnSlip = labels.some((label) => slip.test(label))
  const nearest = labels.find((label) => sender.test(label) || customer.test(label))
  const isSender = (isOnSlip && nearest === 'TO') || labels.some((label) => sender.test(label))
  const isNamed = nearest !== undefined && customer.test(nearest) && !(isOnSlip && nearest === 'TO')
  const isCustomer =
    isNamed ||
    (!isSender && (isBesideSender(rows, row, place) || isOverCustomersNumber(rows, row, place)))
  const following = rows.slice(row.index, row.index + 6).filter(({ page }) => page === row.page)
  return {
    isCustomer,
    isSender: isSender && !isCustomer,
    hasNumbers: !isCustomer && following.some((other) => hasNumbersIn(other, place)),
  }
}
