/** Words by which a line shows itself as a company, an address, a number to call, or the form's own print. */
import { countryNames } from '../countries/names'
import { remembered } from '../lines/text'

/** A company's legal form, with what recognition makes of it. */
export const legalForm =
  /\b(?:[S5][A-Z0-9]?[NMI] ?\.? ?[BDE8]H[DUOI0]|SDNBHD|S ?\/ ?B|S\.B\.|BHD|BERHAD|LTD|LIMITED|LIMITED LIABILITY PARTNERSHIP|PLC|P\.L\.C|LLP|L\.L\.P|CIC|INC|LLC|GMBH|AG|PTE|PTY|B\.?V|S\.?[AÀ]\.? ?R\.?L|CORP(?:ORATION)?)\b|SDN\.? ?BHD/

/** Forms of Europe; the shortest only at the end of a name, being words elsewhere. */
const europeanForm =
  /\b(?:GESMBH|OHG|SARL|SASU|EURL|SPRL|BVBA|CVBA|LDA|PLLC|GBR|KGAA|OYJ?|APS|DAC|LTÉE|UNIPESSOAL|AKTIEBOLAG|SNC)\b|\b(?:S\.A\.S|S\.R\.L|S\.P\.A|S\.L(?:\.[ULP])?|S\.A|N\.V|S\.R\.O|A\.S|S\.C)\.|\bA\/S\b|\bSP\.? ?Z ?O\.? ?O\b|(?<=\p{L}{3}[ ,]+)(?:AB|AS|AG|KG|OG|NV|BV|SA|SAS|SRL|SL|HB|KB|KY|TMI|VOF|DA|UG|E\.K\.)$/u

/** Of the countries east and south of those, and of America: at the end of a name, or before it. */
const otherForm =
  /(?<=\p{L}{2}["“”»]?[ ,]+)(?:KFT\.?|ZRT\.?|NYRT\.?|BT\.|D\.? ?O\.? ?O\.?|D\.D\.|OÜ|EHF\.?|HF\.|SLF\.?|A\.? ?Ş\.?|ŞT[Iİ]\.?|S\.? ?R\.? ?O\.?|ООД|ЕООД|АД|ЕАД|Α\.Ε\.|Ε\.Π\.Ε\.|Ι\.Κ\.Ε\.|Ο\.Ε\.|LTDA\.?|EIRELI|S\.A\. DE C\.V\.|S\. DE R\.L\.(?: DE C\.V\.)?|TBK|SH\.P\.K\.?)$|^(?:SIA|UAB|PT|ТОВ|ФОП|ООО|ЗАО|ОАО) +["„«“]?\p{L}{3}/u

/** Rarer ones: at the end of a name. */
const rareForm =
  /(?<=\p{L}{2}["“”»]?[ ,]+)(?:CIO|CLG|ULC|L\.L\.C\.|P\.C\.|L\.P\.|PBC|NPC|LTEE|S\.E\.N\.C\.(?:R\.L\.)?|SENC(?:RL)?|E\. ?KFM\.|E\. ?KFR\.|E\. ?G\.|E\. ?V\.|E\. ?U\.|G?GMBH|MBH|GES\. ?M\. ?B\. ?H\.|SCOP|SCIC|SELARL|EIRL|SRLS|S\.R\.L\.S\.|SPA|S\.N\.C\.|S\.? ?C\. ?A ?R\. ?L\.|SCARL|(?:SOC\.?|SOCIETÀ) COOP(?:\.|ERATIVA)?|SLU|SLL|SLP|S\. ?COOP\.?|C\.B\.|CRL|V\. ?O\. ?F\.?|C\.V\.|COMM\.?V|SCOMM|I\/S|K\/S|P\/S|IVS|ASA|ANS|ENK|OSK|SP\. ?[JK]\.|V\. ?O\. ?S\.|K\. ?S\.|J\.D\.O\.O\.|S\. ?P\.|OBRT|EOOD|OOD|PLT|K\.K\.)$/u

/** The same with spaces lost or put between letters. */
const squeezedForm = /(?:[S5][A-Z0-9]?[NM][BDE8]H[DUOI0]|LIMITED|PTYLTD)$/

/** Of lawyers and accountants in Germany. */
const partnership = /\bPARTG(?: ?MBB)?\b|\bPARTNERSCHAFT MBB\b/

/** @param text in capitals */
export const hasLegalForm = remembered(
  (text: string): boolean =>
    legalForm.test(text) ||
    europeanForm.test(text) ||
    otherForm.test(text) ||
    rareForm.test(text) ||
    partnership.test(text) ||
    squeezedForm.test(text.replace(/[^A-Z0-9]/g, '')),
)

/** Malaysian forms: there the registered name, not the brand above it, is what books and receipts go by. */
const sdnBhd = /S[A-Z0-9]?[NM][BDE8]H[DUOI0](?![A-Z])|BERHAD|\bBHD\b|\bS ?\/ ?B\b/

/** @param text in capitals */
export function hasMalaysianForm(text: string): boolean {
  return sdnBhd.test(text) || sdnBhd.test(text.replace(/[^A-Z0-9]/g, ''))
}

/** Words a firm calls itself by. */
export const tradeWord =
  /\b(?:ENTERPRISES?|TRADING|TRADERS?|COMPANY|CO\b\.?|& ?(?:CO|SONS?|SON|DAUGHTERS?|PARTNERS)|BROTHERS|BROS|HOLDINGS?|GROUP|INDUSTR(?:Y|IES|IAL)|RESOURCES|SERVICES?|SOLUTIONS?|SUPPL(?:Y|IES|IERS)|MARKETING|VENTURES?|DISTRIBUT(?:ORS?|ION)|WHOLESALE(?:RS?)?|MANUFACTURING|CONSULT(?:ING|ANTS?|ANCY)|CONTRACTORS?|BUILDERS?|MERCHANTS?|ENGINEERING|PERNIAGAAN|SYARIKAT|PERUSAHAAN|ASSOCIATES|PARTNERSHIP|UNIVERSITY|COUNCIL|AGENCY|STUDIOS?|SYSTEMS?|TECHNOLOGY|TECHNOLOGIES|LOGISTICS|COURIERS?|TELECOM|ENERGY|INSURANCE)\b/

/** Words for the kind of place or trade. */
export const placeWord =
  /^(?:(?:ROYAL |LONDON )?BOROUGH|CITY|COUNTY|TOWN) OF \w|\b(?:RESTAURANTS?|RESTORAN|REST|CAF[EÉ]S?|COFFEE|TEA ?ROOMS?|TEA|KOPITIAM|BAKER(?:Y|IES|S)?|PATISSERIE|CONFECTIONERY|CAKES?|HARDWARE|STATIONER[YS]?|MART|MINIMART|MARKET|SUPERMARKET|HYPERMARKET|PASARAYA|STORES?|SHOP|BOOK(?:S|STORES?|SHOP)?|PHARMACY|FARMASI|CHEMISTS?|CLINIC|KLINIK|DENTAL|OPTICIANS?|VETERINARY|HOTEL|PUB|INN|BAR|ARMS|TAVERN|BREWERY|BISTRO|GRILL|KITCHEN|DELI|BUTCHERS?|FISHMONGERS?|GREENGROCERS?|FARM|FOODS?|ELECTRIC(?:AL|S)?|ELECTRONICS?|MOTORS?|MOTORCYCLES?|AUTO|TYRES?|CENTRE|CENTER|GIFTS?|DECO|FLORISTS?|FLOWERS|NURSERY|GARDENS?|HANDICRAFT|MACHINERY|TOOLS?|PLUMBING|TIMBER|PAINTS?|SEAFOOD|NOODLES?|GARAGE|PETROL|PETROLEUM|FUELS?|FILLING STATION|SERVICE STATION|STESEN|STATION|KEDAI|PASAR|RUNCIT|PUSAT|BORONG|UBAT|BUKU|MAKANAN|HOUSE|GALLERY|BAZAAR|SPORTS?|FASHIONS?|FURNITURE|FURNISHINGS?|TAXIS?|CABS?|CARS?|PARKING|CAR PARK|TRAVEL|RAIL(?:WAYS?)?|TRAINS?|BUS(?:ES)?|SALON|BARBERS?|BOUTIQUE|DIGITAL|PRINT(?:ING|ERS)?|CLEANERS|LAUNDRY|POST OFFICE|OFFICE|LEISURE|BEAUTY|COSMETICS?|HEALTHCARE|CASH ?(?:&|AND) ?CARRY|NURSERIES|CYCLES?|BIKES?|MUSEUM|THEATRE|CINEMA|GYM|CLUB|LODGE|GUEST ?HOUSE|B&B|HEATING|SIGNS|GLASS|CAMERAS?|MOBILE|PHONES?|COMPUTERS?)\b/

export const address =
  /\b(?:NO\.?\s?\d|LOT\b|JALAN|JLN|JL\.?N|TAMAN|TMN|ROAD|RD\.?$|RD\b|STREET|ST\.?,|LANE|AVENUE|AVE\b|DRIVE|CLOSE|CRESCENT|TERRACE|PLACE|SQUARE|QUAY|WHARF|HIGH ST|LEVEL|FLOOR|FLR|GROUND|BLOCK|BLK|UNIT|SUITE|PLAZA,|KAWASAN|BANDAR|PERSIARAN|LORONG|LRG|SEKSYEN|SECTION|BUSINESS PARK|INDUSTRIAL (?:ESTATE|PARK)|TRADING ESTATE|RETAIL PARK|STRASSE|STR\.|UNITED KINGDOM|\d{5}\b|BATU|KM\s?\d|POSTCODE)|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|^\d{1,4}[A-Z]?(?:-\d+)?,? [A-Z]/

/** Towns and counties: a line with one may be an address, or a branch in a name. */
export const town =
  /\b(?:KUALA|SELANGOR|JOHOR|PENANG|PERAK|MELAKA|KEDAH|SHAH ALAM|PETALING|KLANG|SUBANG|CHERAS|MALAYSIA|SINGAPORE|LONDON|MANCHESTER|BIRMINGHAM|LEEDS|LIVERPOOL|BRISTOL|SHEFFIELD|NEWCASTLE|NOTTINGHAM|EDINBURGH|GLASGOW|CARDIFF|BELFAST|CAMBRIDGE|OXFORD|\w+SHIRE|KENT|ESSEX|SURREY|SUSSEX|NORFOLK|SUFFOLK|DEVON|CORNWALL|DORSET|SOMERSET|ENGLAND|SCOTLAND|WALES|MALL|AIRPORT|SHOPPING)\b/

/** One letter alone stands for eight towns and parts of London, and an ordinal for a floor: `UNIT B1 2ND FLOOR`. */
export const ukPostcode =
  /\b(?:GIR ?0AA|(?=[BEGLMNSW]\d|[A-Z]{2})[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y]) ?(?!1ST|2ND|3RD|\dTH)\d[ABD-HJLNP-UW-Z]{2})\b/

export const contact =
  /\bTEL\b|TEL[:.]|TELEPHONE|\bFAX|\bPHONE|\bMOBILE:|\bT: ?\d|E-?MAIL|WWW\b|HTTP|\.COM\b|\.CO\.UK|\.CO\b\.|\.UK\b|\.MY\b|@|HOTLINE|CARELINE|H\/P|WHATSAPP|FACEBOOK|WEBSITE|INSTAGRAM/

export const registration =
  /\bGST\b|GST[:. ]|\bVAT\b|\bSST\b|\bREG(?:N|D|ISTERED|ISTRATION)?\b|REG\.|\bROC\b|R\.O\.C|COMPANY (?:NO|NUMBER|REG)|\bCO\.? ?(?:NO|REG)|\bBR NO|\bID NO|ID:|\bCRN\b|BUSINESS NO/

/** What the form itself says, on any receipt. */
export const formWord =
  /\bCHK\b|\bTBL\b|\bCHECK\b|\bGUESTS?\b|TAX ?INV|INVO[I1L]?CE|RECEIPT|TICKET|\bTOLL\b|CASH BILL|\bBILL\b|\bDATE\b|\bTIME\b|CASHIER|\bTABLE\b|WELCOME|THANK|COPY|DUPLICATE|REPRINT|\bORDER|COUNTER|OPERATED BY|OPERATOR|CUSTOMER|\bSALES?\b|DESCRIPTION|\bQTY|\bITEM|TERMINAL|STORE ?(?:NO|:|#)|\bSLIP|SIMPLIFIED|MEMBER|FORMERLY|\bATTN|DELIVERY|OFFICIAL|\bPOS\b|\bTILL\b|GOODS|RETURN|CASH ?SALES?|TAKE ?AWAY|\bDINE|HOURS|^CASH$|SERVED|OPEN(?:ING)?\b|PLEASE|^SITE|COMMENT|CREDIT|PAYMENT|\bPAGE\b|STATEMENT|QUOTATION|PROFORMA|AMOUNT|TOTAL|\bPAID\b|^CHANGE\b|CARD\b|MERCHANT (?:ID|NO|COPY)|REFERENCE|\bREF\b|ACCOUNT|RESERVATION|BOOKING|MANAGER|YOUR|^FROM$|^TO$|DUE|TERMS|VISIT|FEEDBACK|SURVEY|EVERY|ALWAYS|QUALITY|SINCE|EST(?:ABLISHED|D)?\.? ?\d{4}|^RM\b|^SUPPLIER$|^SELLER$|^STORE\b|^BRANCH\b|^SHOP\b ?\d|^PUMP|^REMITTANCE/

/** The form's own heading, and nothing else. */
export const title =
  /^\W*\w+ (?:TICKET )?(?:RECEIPT|TICKET|INVOICE)\W*$|^(?:SIMPLIFIED|FULL|VAT|TAX|SALES?|OFFICIAL|CASH|CARD|CUSTOMER|MERCHANT|ORIGINAL|PURCHASE|PRO ?FORMA|RETAIL|GST|\W)*(?:INV[O0][I1L]CE|RECEIPT|BILL|SALES?|COPY|ORDER|CREDIT NOTE|STATEMENT|ESTIMATE|QUOTATION)(?: ?(?:NO|NUMBER|#|COPY|FORM)?)\W*$|^\W*(?:KOPIE|KOPIA|COPIE|COPIA|ORIGINAL|\W)*(?:RECHNUNG|FACTURE|FACTURA|FATTURA|FACTUUR|FAKTURA|FATURA|GUTSCHRIFT|DUPLI[CK]AT[AE]?|AVOIR|CREDIT ?NOTA|KREDITFAKTURA|KREDITNOTA|DOBROPIS|QUITTUNG|KASSENBON|BELEG|REÇU|RECIBO|SCONTRINO|RICEVUTA|KASSABON|PARAGON|KVITTO|KVITTERING|ÚČTENKA|UCTENKA)(?: (?:VAT|NR|NO|N°|ORIGINAL|KOPIE|COPIA|SIMPLIFICADA))?\W*[\d/-]*\W*$/

/** Whoever stands under this is not the supplier. */
export const customerWord =
  /BILL(?:ED)? TO|INVOICE(?:D)? TO|SOLD TO|SHIP(?:PED)? TO|DELIVER(?:ED|Y)? (?:TO|ADDRESS)|CUSTOMER|CLIENT\b|ATTN|ATTENTION|^TO\b|BILLING ADDRESS|INVOICE ADDRESS|PREPARED FOR|ACCOUNT HOLDER|RECHNUNGSEMPFÄNGER|RECHNUNG AN|KUNDE\b|CLIENTE?\b|FACTURÉ À|DESTINATAIRE|DESTINATARIO|KLANT\b|NABYWCA|ODBĚRATEL|KUND\b|KØBER|GUEST\b|PASSENGER|^FAO\b|^NAME\b/

/** What follows names another firm: an earlier name, a licence, a group. */
export const otherFirm =
  /FORMERLY|KNOWN AS|LICENSEE|FRANCHISEE|PART OF|MEMBER OF|SUBSIDIARY|DIVISION OF|POWERED BY|OPERATED BY|MANAGED BY|SOFTWARE BY|PRINTED BY/

/** Whoever follows this in its row is the supplier. */
export const payeeWord =
  /PAYABLE TO|ACCOUNT NAME|ACC(?:OUN)?T\.? NAME|BENEFICIARY|ON BEHALF OF|THANK YOU FOR (?:SHOPPING|VISITING|CHOOSING|DINING|STAYING)(?: AT| WITH| IN)?|PAYEE|TRADING AS|\bT ?\/ ?A\b/

/** `12345 Town`, `00-123 Town`. */
export const postcoded =
  /^(?:[A-Z]{1,2}-)?\d{4,5}(?:[ -]\d{2,3})?,? +(?:[A-Z]{2} )?\p{L}{3}|^\d{2,3}[ -]\d{2,3} \p{L}{3}|\p{L}{3}.* [A-Z]\d[A-Z] ?\d[A-Z]\d$|\p{L}{3}, [A-Z]{2},? \d{5}(?:-\d{4})?$/u
/** `Street 12`, `12 Street`. */
export const numbered =
  /\p{L}{3,}[.,]? \d{1,4} ?[A-Za-z]?(?:$|[,/]| [.·•|–—-] (?=(?:[A-Z]{1,2}-)?\d{3}))|^\d{1,4}[A-Za-z]?,? \p{L}/u

/** With a number at its end or before a town: `Lungolago 8`, `Vilniaus g. 3, Kaunas`. Some names are written so too. */
export const isLikeStreet = (name: string) =>
  /\p{L}{3,}[.,]? \d{1,4} ?[A-Za-z]?$|\p{L}[.,]? \d{1,4}[A-Za-z]?,? \p{L}{4}/u.test(name)

/** Ends with, or opens with, a word for streets; with its number or without. In letters without accents, as capitals. */
const streetWord =
  /(?:^|[ .])(?:STREET|ST|ROAD|RD|LANE|LN|AVENUE|AVE|BOULEVARD|BLVD|DRIVE|DR|PARKWAY|PKWY|HIGHWAY|HWY|CRESCENT|TERRACE|CLOSE|COURT|QUAY|WHARF|SQUARE|MEWS|YARD|ESTATE|ROW|WALK|PARADE|GROVE|GARDENS|HILL|EMBANKMENT|BROADWAY)(?: (?:N|S|E|W|NORTH|SOUTH|EAST|WEST))?$|\w{2}(?:STRASSE|STRABE|STR|WEG|GASSE|ALLEE|PLATZ|DAMM|UFER|STRAAT|LAAN|PLEIN|KADE|GRACHT|DIJK|SINGEL|GATAN|VAGEN|GRAND|TORGET|GATE|GATA|VEIEN|VEGEN|GADE|VEJ|KATU|KUJA|TIE)$|^(?:RUE|CHEMIN|IMPASSE|QUAI|CHAUSSEE|CALLE|CARRER|RUA|PRACA|TRAVESSA|UL|ULICA|ALEJA|BULEVARDUL|CALEA|SOSEAUA|JALAN|JLN|LORONG) \w|\w (?:UTCA|UT|UTJA|TER|KORUT|FASOR|ULICE|NAMESTI|TRIDA|NABREZI)$/

/** Opens a street where its number stands with it: a shop may be named so too. */
const streetOpening =
  /^(?:AV|AVENUE|BOULEVARD|BD|ALLEE|PLACE|AVDA|AVENIDA|PLAZA|PASEO|CARRETERA|VIA|VIALE|PIAZZA|PIAZZALE|CORSO|STRADA|LARGO|ESTRADA|AL|PLAC|OS|STR) \w/

/** The same with its number alone: `Alter Platz 4`. */
const streetApart =
  / (?:STRASSE|STRABE|STR|WEG|GASSE|ALLEE|PLATZ|RING|DAMM|UFER|MARKT|STRAAT|LAAN|PLEIN|KADE|GRACHT|GATAN|VAGEN|TORGET|GATE|GATA|VEI|VEIEN|GADE|VEJ|KATU|TIE)$/

/** `Altstadtring`; with its number `Seering 4` as well. Not `Catering`, `Tailoring`, `Spring`. */
const ring = /\w{2}RING$/
const trade = /(?:[EIOU]|SP|ST|B)RING$/

/** `The Coal Yard`, `Lakeland Gardens`: over all else a name. */
export const namedLikeStreet = /^[^\d]*\b(?:YARD|GARDENS|GROVE|MEWS|ESTATE)$/

/** Whether it is a street: `Chapel Street`, `14 Shandon Street`, `16 bis quai Vauban`, `Hauptstr. 112`. */
export function isStreetName(name: string): boolean {
  if (hasLegalForm(name.toUpperCase())) return false
  const letters = name
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[.,/]+(?=\s|$)/g, '')
  const bare = letters
    .replace(/^(?:(?:UNIT|SUITE|SHOP|NO) )?\d{1,5}[A-Z]?(?:-\d+)?(?: (?:BIS|TER))? /, '')
    .replace(/,? \d{1,5}(?:[A-Z]|[-/]\d+\w?)?$/, '')
    .trim()
  const isNumbered = bare !== letters
  return (
    streetWord.test(bare) ||
    (ring.test(bare) && (isNumbered || !trade.test(bare))) ||
    (isNumbered && [streetOpening, streetApart].some((word) => word.test(bare)))
  )
}

/** Whether it says from one place to another: `Leeds LS1 4DY - Exeter EX4 6NY`. */
export function isRoute(text: string): boolean {
  const places = text.split(/\s+[-–>→]+\s+/)
  return places.length === 2 && places.every((place) => /\d/.test(place) && /\p{L}{3}/u.test(place))
}

/** Whoever follows this, in its row, issued the paper or is paid: a label of the party, at the beginning of a row. In capitals. */
export const issuerWord =
  /^(?:SOLD BY|(?:EVENT )?ORGANI[SZ](?:ED BY|ER)|VERANSTALTER|VERANSTALTET VON|ORGANISATEUR|ORGANIS[ÉE] PAR|ORGANIZADOR|ORGANIZZAT(?:O DA|ORE)|ORGANISATOR|ORGANIZATOR|ARRANG[ÖØ]R|JÄRJESTÄJÄ|POŘADATEL|REMIT(?: PAYMENT)? TO|PLEASE REMIT TO|(?:PLEASE )?(?:MAKE|MAIL) (?:ALL )?(?:CHECKS?|CHEQUES?) PAYABLE TO|BETALA TILL|BETALES TIL|BETAL TIL|BETALEN AAN|SAAJA|ZAHLBAR AN|PAYER À|PAGAR A|PAGARE A|SOLD AND (?:SHIPPED|DISPATCHED) BY|ISSUED BY|ISSUED FOR AND ON BEHALF OF|ISSUING (?:AIRLINE|CARRIER|AGENT)|SELLER|VENDOR|MERCHANT NAME|PROVIDED BY|SERVICES? PROVIDED BY|RECHNUNG VON|LEISTUNGSERBRINGER|AUSSTELLENDE FLUGGESELLSCHAFT|COMPAGNIE ÉMETTRICE|AEROL[IÍ]NEA EMISORA|EM[ÈE]S PER|PRESTATAIRE|FAKTURA FRA|FACTUUR VAN|LASKUN ANTAJA|LASKUTTAJA|PAY TO|OPERATOR|OPERATED BY|BENEFICIARY|THANK YOU FOR YOUR (?:PAYMENT|PURCHASE|ORDER) (?:TO|FROM|WITH)|VERKAUFT (?:DURCH|VON)|AUSGESTELLT VON|ZAHLUNGSEMPFÄNGER|BETREIBER|VIELEN DANK FÜR IHRE ZAHLUNG AN|VENDU PAR|[ÉE]MIS PAR|B[ÉE]N[ÉE]FICIAIRE|EXPLOITANT|MERCI POUR VOTRE (?:PAIEMENT|ACHAT) (?:À|CHEZ)|VENDIDO POR|EMITIDO POR|BENEFICI[AÁ]RI[OU]?|GRACIAS POR SU (?:PAGO A|COMPRA EN)|VENDUTO DA|EMESSO DA|GESTORE|GRAZIE PER IL PAGAMENTO A|OPERADOR|OBRIGADO PELO PAGAMENTO A|VERKOCHT DOOR|UITGEGEVEN DOOR|BEGUNSTIGDE|EXPLOITANT|BEDANKT VOOR UW BETALING AAN|SPRZEDAWANE PRZEZ|WYSTAWIONE PRZEZ|ODBIORCA PŁATNOŚCI|SÄLJS AV|UTFÄRDAD AV|BETALNINGSMOTTAGARE|SOLGT AF|UDSTEDT AF|BETALINGSMODTAGER|SOLGT AV|UTSTEDT AV|BETALINGSMOTTAKER|MAKSUN SAAJA|VYSTAVIL|PŘÍJEMCE PLATBY|PROVOZOVATEL)(?=[\s:])/

/** Before who sells on a portal, or on whose day it sells tickets; on the slip of a till it may be a clerk. In capitals. */
export const sellerWord =
  /^(?:SOLD (?:AND \w+ )?BY|SELLER|VENDOR|(?:MERCHANT|STORE|SHOP|RESTAURANT|PROPERTY|HOTEL|ACCOMMODATION|UNTERKUNFT|HÄNDLER)(?=:| {2})|VERKÄUFER(?:IN)?|VERKAUFT (?:DURCH|VON)|ANBIETER(?=:| {2})|VENDU PAR|VENDEUR|(?:COMMERÇANT|HÉBERGEMENT|ÉTABLISSEMENT)(?= ?:| {2})|VENDIDO POR|VENDEDOR|ALOJAMIENTO(?=:| {2})|VENDUTO DA|VENDITORE|STRUTTURA(?=:| {2})|VERKOCHT DOOR|VERKOPER|ACCOMMODATIE(?=:| {2})|SPRZEDAWANE PRZEZ|SPRZEDAJ[ĄA]CY|SPRZEDAWCA|SÄLJS AV|SÄLJARE|SOLGT A[FV]|SÆLGER|SELGER|MYYJÄ|PRODEJCE|PREDAJCA|ELADÓ|VÂNZĂTOR|PRODAVATELJ|PRODAJALEC|(?:EVENT )?ORGANI[SZ](?:ED BY|ER)|VERANSTALTER|ORGANISATEUR|ORGANIZADOR|ORGANIZZATORE|ORGANISATOR|ORGANIZATOR)(?=[\s:])/

/** Alone before or over whoever sells. */
export const soldBy =
  /^(?:sold(?: and shipped)? by|verkauft? (?:durch|von)|vendu par|vendido por|venduto da|verkocht door|sprzedawane przez|säljs av|solgt a[fv])\s*:?$/i

/** Where a portal tells whoever bought from whom: `Your receipt from X`. */
export const boughtFrom =
  /^(?:(?:here['’]s )?your )?(?:receipt|invoice|order|payment|booking|stay) (?:from|at|with) (?=\p{Lu})|^(?:Ihre|Deine) (?:Rechnung|Quittung|Bestellung|Zahlung|Buchung) (?:von|bei|im) (?=\p{Lu})|^(?:Votre|Ta) (?:reçu|commande|réservation) (?:de|chez) (?=\p{Lu})|^(?:Su|Tu) (?:recibo|pedido|reserva) (?:de|en) (?=\p{Lu})|^(?:Il tuo|La tua|Il suo) (?:ordine|ricevuta|prenotazione) (?:da|presso) (?=\p{Lu})|^(?:Uw|Je) (?:bestelling|bon|boeking) (?:bij|van) (?=\p{Lu})/iu

/** The same of a bank account, where its number stands near; elsewhere a customer may be called so. */
export const holderWord =
  /^(?:ACCOUNT (?:HOLDER|NAME)|NAME OF ACCOUNT|KONTOINHABER(?:IN)?|ACCOUNT IN THE NAME OF|ACC(?:OUN)?T\.? NAME|TITULAIRE DU COMPTE|TITULAR D[AE] (?:LA )?CUENTA|TITULAR DA CONTA|INTESTATARIO DEL CONTO|REKENINGHOUDER|WŁAŚCICIEL RACHUNKU|KONTOINNEHAVARE|KONTOHAVER|KONTOEIER|TILIN OMISTAJA|MAJITEL ÚČTU)(?=[\s:])/

/** Welcomes whoever comes in, the name standing in the next line. As `labelForm` writes it. */
export const welcome =
  /^(?:(?:HERZLICH )?WILLKOMMEN(?: BEI| BEIM| IN| IM)?|WELCOME(?: TO| AT)?|BIENVENUES?(?: CHEZ| A| AU)?|BIENVENID[OA]S?(?: AL?)?|BENVENUT[OI](?: DA| AL?| PRESSO)?|BEM VINDOS?(?: AO?)?|WELKOM(?: BIJ| IN)?|WITAMY(?: W| SERDECZNIE)?|VALKOMMEN(?: TILL)?|VELKOMMEN(?: TIL)?|TERVETULOA|VITEJTE(?: V)?|VITAJTE(?: V)?|UDVOZOLJUK|BINE ATI VENIT(?: LA)?|DOBRODOSLI(?: U| V)?|KALOS IRTHATE|TERE TULEMAST|LAIPNI LUDZAM|SVEIKI ATVYKE)$/

/** Opens a letter or a mail to whoever bought. In capitals. */
export const greeting =
  /^(?:HI|HELLO|DEAR|HALLO|LIEBER?|GUTEN TAG|SEHR GEEHRTER?|BONJOUR|CHERE?|CHÈRE|HOLA|ESTIMAD[OA]|CIAO|GENTILE|OLÁ|CAR[OA]|BESTE|GEACHTE|CZEŚĆ|DZIEŃ DOBRY|HEJ|HEI|KÆRE|HYVÄ|DOBRÝ DEN) \p{L}[\p{L}' .-]*,$/u

/** Before the name of a person; not those that a practice bears in its own. */
const courtesy = 'MR|MRS|MS|MISS|HERR|FRAU|MME|MLLE|MONSIEUR|MADAME|SIG|DHR|MEVR|PAN|PANI|HR|FRU'

/** In capitals. */
export const personTitle = new RegExp(
  String.raw`^(?:${courtesy}|DR|PROF|SR|SRA|SIG\.RA)\b\.? \p{L}`,
  'u',
)

/** A person or a couple and nothing else: `MR H BREUER`, `DEAR MR & MRS DUNNE`. In capitals. */
export const personAlone = new RegExp(
  String.raw`^(?:(?:DEAR|SEHR GEEHRTER?|CHÈRE?|CHERE?) )?(?:${courtesy})\.?(?: (?:&|\+|AND|UND|ET|E|Y|EN|OG|OCH|I) (?:${courtesy})\.?)? (?:\p{L}[\p{L}'’.-]* ?){1,3}$`,
  'u',
)

/** Who takes payments for shops, and whose name stands on slips of card terminals. In capitals. */
export const paymentService =
  /\b(?:VISA|MASTERCARD|AMEX|AMERICAN EXPRESS|MAESTRO|PAYPAL|STRIPE|SQUARE|KLARNA|ADYEN|WORLDPAY|WORLDLINE|ELAVON|SUMUP|ZETTLE|IZETTLE|NETS|BARCLAYCARD|FIRST DATA|FISERV|GLOBAL PAYMENTS|CARDNET|INGENICO|VERIFONE|PAYONE|CONCARDIS|REDSYS|SIX PAYMENT|MOLLIE|EVO PAYMENTS|ACQUIR\p{L}*|MERCHANT SERVICES|TERMINAL|MERCHANT COPY|CUSTOMER COPY|CARDHOLDER COPY)\b/u

/** `Join X Rewards today`. */
export const loyalty =
  /^(?:Join|Download(?: the)?|Get the|Visit|Become an?|Your|Collect|Earn)\s+(.+?)\s+(?:Rewards?|Club|Clubcard|Card|App|Points|Loyalty|Members?|Membership|Family)\b/u

/** Opens what is said to whoever bought: `Votre course`, `Ihre Fahrt`. In capitals. */
export const yours =
  /^(?:YOUR|VOTRE|VOS|IHRE?|DEINE?|UW|JE|SU|TU|SUS|IL TUO|LA TUA|LA SUA|O SEU|A SUA|TWOJ\p{L}|DIN|DITT|DIT|SINUN|VAŠE|TVOJE|AZ ÖN) \p{L}/u

/** Under the name of whom a letter goes to. In capitals. */
export const attention =
  /^(?:T\.?A\.?V\.?|Z\.? ?HD?\.?|ZU HÄNDEN|ATTN|ATTENTION|ATT\.?|FAO|C\/O|À L['’]ATTENTION|A L['’]ATTENTION|A LA ATENCIÓN|ALLA C\.? ?A\.?|C\.A\.|A\/C|DO RĄK|ATT)[\s:.]/u

/** Whoever is named next is who sold or issued: a portal or an agent wrote the paper for it. */
export const onBehalf =
  /\b(?:on behalf of|im (?:Namen und (?:für|auf) Rechnung|Namen|Auftrag) (?:von|der|des)|au nom et pour (?:le )?compte d(?:e|u)|pour le compte d(?:e|u)|in nome e per conto (?:di|della)|per conto (?:di|della)|en nombre (?:y por cuenta )?de|por cuenta de|em nome (?:e por conta )?de|namens|in opdracht van|por conta e em nome de|w imieniu(?: i na rzecz)?|på uppdrag av|(?:på|for) (?:vegne|regning) a[fv]|för .{0,12}räkning|puolesta|nimissä|jménem(?: a na účet)?|v mene(?: a na účet)?|nevében|în numele(?: și pe seama)?|u ime(?: i za račun)?|v imenu(?: in za račun)?|nimel|vārdā|vardu|εκ μέρους|για λογαριασμό)(?: ?: ?|\s+)(?=\p{Lu})/u

/** The same at the end of a line: the next names it. */
export const onBehalfAtEnd =
  /\b(?:on behalf of|im Namen(?: und (?:für|auf) Rechnung)? (?:von|der|des)|im Auftrag (?:von|der|des)|pour le compte de|in nome e per conto di|per conto di|por cuenta de|em nome (?:e por conta )?de|namens|w imieniu(?: i na rzecz)?|på uppdrag av|på vegne a[fv]|jménem) ?:?$/u

/** Where others sell: whoever is labelled as the seller is, and not the portal. In capitals. */
export const portal =
  /^(?:(?:WWW\.)?(?:AMAZON|EBAY|ETSY|ALLEGRO|ZALANDO|BOL|CDISCOUNT|FNAC|VINTED|OTTO|KAUFLAND|EMAG|MANOMANO|RAKUTEN|WALMART|ALIEXPRESS|TEMU|UBER(?: ?EATS)?|BOLT(?: FOOD)?|FREE ?NOW|LYFT|DELIVEROO|JUST ?EAT|LIEFERANDO|THUISBEZORGD|TAKEAWAY|WOLT|GLOVO|FOODORA|DOORDASH|GRUBHUB|TOO GOOD TO GO|BOOKING|AIRBNB|EXPEDIA|HOTELS|AGODA|HRS|HOSTELWORLD|EVENTBRITE|TICKETMASTER|EVENTIM|SEE TICKETS|SKIDDLE|GETYOURGUIDE|TREATWELL|FRESHA|DOCTOLIB|CHECKATRADE)(?:\.(?:CO\.)?[A-Z]{2,4}(?:\.[A-Z]{2})?)?\.?(?: MARKETPLACE)?)$/

/** Who keeps a shop, under its sign: `Inh. Marlene Voss`. */
export const keeper =
  /^(?:Inh(?:aber(?:in)?)?\.?|Prop(?:rietor|\.)|Owner|vl\.|Titolare|Titular|Propriétaire|Gérante?|Eigenaar|Właściciel(?:ka)?|Innehavare|Indehaver|Innehaver|Geschäftsführer(?:in)?|Managing Director|Amministratore)\s*:?\s+\p{Lu}/u

/**
 * Where somebody is reached or registered, when they are open, and headings that states and their systems print over a firm's
 * paper: no name, nor a part of one. As `labelForm` writes them.
 */
export const besideNames =
  /^C O [A-Z]|^PAID (?:(?:BY|IN|WITH) )?(?:CASH|CARD|CHEQUE|CHECK)$|\b(?:JE ZAPISANA? V|ZAPSANA? V|EINGETRAGEN IM|INSCRITA EN|ISCRITTA AL|WPISANA DO|BEJEGYEZVE|REGISTERED IN (?:ENGLAND|SCOTLAND|WALES|IRELAND))\b|^(?:POSTBUS|POSTFACH|PO BOX|P O BOX|CASE POSTALE|BOITE POSTALE|CASELLA POSTALE|APARTADO(?: DE CORREOS)?|CASILLA|POSTBOKS|BOX) \d|^(?:OFFNUNGSZEITEN|OPENING HOURS|HORAIRES|HORARIO|ORARIO|OPENINGSTIJDEN|OPPETTIDER|ABNINGSTIDER|APNINGSTIDER|AUKIOLOAJAT)\b|^(?:REPUBLIQUE FRANCAISE|LIBERTE EGALITE FRATERNITE|ROYAUME DE BELGIQUE|REPUBLIK OSTERREICH|RZECZPOSPOLITA POLSKA|REPUBBLICA ITALIANA|REINO DE ESPANA|REPUBLICA PORTUGUESA|KRAJOWY SYSTEM E FAKTUR|RO E ?FACTURA|DANE IDENTYFIKACYJNE|SISTEMA DI INTERSCAMBIO|INSTRUCTIUNI DE PLATA|TOTALURI DOCUMENT)$/

/** To whom a shop sells, what a slip says of itself and heads its columns with, and countries: no name. As `labelForm` writes them. */
export const saysOfPaper = new RegExp(
  String.raw`^(?:TRADE|STAFF|MEMBERS|CUSTOMERS|ADULTS|CARD|CASH|CARDS) ONLY$|^EFTPOS$|\bTHIS SIDE UP$|^(?:ZALOHOVA|PROFORMA|PRO FORMA|KONCOVA) FAKTURA\b|\bDANOVYM DOKLAD[EO]M$|^(?:UNSERE |IHRE |OUR |YOUR )?(?:ART(?:IKEL|ICLE)?|ITEM) (?:NR|NO|NUMBER|NUMMER)$|^(?:${countryNames}|UNITED STATES(?: OF AMERICA)?|CANADA)$`,
)

/** What a paper is not good for, and who is not registered for a tax: no name, nor a part of one. As `labelForm` writes them. */
export const saysNot =
  /\bPRIVACY (?:POLICY|NOTICE|STATEMENT)$|\bTERMS (?:OF (?:USE|SERVICE|SALE)|AND CONDITIONS|& CONDITIONS)$|^(?:DATENSCHUTZ\w*|POLITIQUE DE CONFIDENTIALITE|INFORMATIVA PRIVACY|PRIVACYBELEID)|^(?=[A-Z ]+$)(?:[A-Z]+ ){2,}(?:MUST|SHALL|MAY NOT|WILL BE|ARE NOT|IS NOT|CANNOT|HAVE BEEN|HAS BEEN) |^(?:THIS IS )?NOT (?:VALID|TRANSFERABLE|NEGOTIABLE|REFUNDABLE|FOR (?:RESALE|TRAVEL|SALE)|AN? )|^NON ?(?:TRANSFERABLE|REFUNDABLE|NEGOTIABLE|VALABLE|CESSIBLE|VALIDO|CEDIBILE|FISCALE)\b|^NO (?:CASH VALUE|REFUNDS?|VALIDO|VALIDA|VALE|TRANSFERIBLE)\b|^(?:NICHT|KEINE?) (?:GULTIG|UBERTRAGBAR|ERSTATTUNG|FAHRKARTE|RECHNUNG|QUITTUNG)|^(?:NIET|EJ|INTE|IKKE) (?:GELDIG|OVERDRAAGBAAR|GILTIG\w*|GYLDIG\w*|GALLER)|^NAO (?:E )?(?:VALIDO|VALIDA|TRANSMISSIVEL|SERVE)|^(?:NIEWAZNY|NIE (?:STANOWI|JEST|UPRAWNIA)|NEPLATI|NEM (?:ERVENYES|ADOUGYI)|NU ESTE|EI (?:KELPAA|OLE|OIKEUTA)|EI KEHTI|NAV DERIGS|NEGALIOJA|NIJE |NI VELJAVN\w*|DEN ISCHYEI|NE VAZHI)|\b(?:NEJSEM|NEJSME|NENI|NIE SOM|NIE SME) PLATC\w+ (?:DPH|DANE)|\bNEPLATC\w+ DPH|\bNOT (?:VAT|GST) REGISTERED|\bNOT REGISTERED FOR (?:VAT|GST|TAX)|\bTVA NON APPLICABLE|\bNON (?:ASSUJETTI\w*|SOGGETT\w*) (?:A LA TVA|A IVA|AD IVA)|\bKLEINUNTERNEHMER\b|\bZWOLNION\w+ Z VAT|\bNIE (?:JESTEM|JESTESMY) (?:PLATNIK\w+|PODATNIK\w+)|\bALANYI ADOMENTES|\bNEPLATITOR DE TVA|\bNEPLATITOARE DE TVA|\bNI ZAVEZANEC|\bNIJE U SUSTAVU PDV|\bNIJE OBVEZNIK PDV|\bIKKE MVA REGISTRERT|\bIKKE MOMSREGISTRERET|\bEI (?:OLE )?ALV (?:VELVOLLINEN|REKISTERI)|\bVRIJGESTELD VAN BTW/

/** Before or over whoever signs. */
export const signedBy =
  /^(?:(?:Authori[sz]ed )?Signat(?:ure|ory)|Signed(?: by)?|Unterschrift|Gezeichnet|Gez\.|Signé|Handtekening|Getekend|Firmado|Firma(?: del?| e | autorizzata)|Assinatura|Assinado|Podpis|Podepsal|Podpísal|Underskrift|Undertecknat|Allekirjoitus|Aláírás|Semnătura|Potpis|Allkiri|Paraksts|Parašas|Υπογραφή|Подпис|Потпис|Підпис|İmza)(?![\p{L}])/iu

/** Ends a line in which a name does not end: `Museo della Ceramica di`. */
export const goesOnAfter =
  /\s(?:of|the|and|for|de|del|della|delle|degli|dei|des|du|da|do|dos|das|di|la|le|les|von|van|der|den|zum|zur|für|und|et|en|e|y|i|og|och|voor|pour|per|para|&|\+)$/u

/** Signs of what is no part of a name, whatever it begins with. */
export const notInNames = [
  'address',
  'comma',
  'contact',
  'dated',
  'sentence',
  'colon',
  'manyDigits',
]

/** Where money is to be paid in, whoever gets it. */
export const ofBank = /bank(?:en)?\b/i
