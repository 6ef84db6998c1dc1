/** Words by which a line shows itself as a company, an address, a number to call, or the form's own print. */

/** A company's legal form, with what recognition makes of it. */
export const legalForm =
  /\b(?:[S5][A-Z0-9]?[NMI] ?\.? ?[BDE8]H[DUOI0]|SDNBHD|S ?\/ ?B|S\.B\.|BHD|BERHAD|LTD|LIMITED|LIMITED LIABILITY PARTNERSHIP|PLC|P\.L\.C|LLP|L\.L\.P|CIC|INC|LLC|GMBH|AG|PTE|PTY|B\.?V|S\.?A\.?R\.?L|CORP(?:ORATION)?)\b|SDN\.? ?BHD/

/** Forms of Europe; the shortest only at the end of a name, being words elsewhere. */
const europeanForm =
  /\b(?:GESMBH|OHG|SARL|SASU|EURL|SPRL|BVBA|LDA|OYJ?|APS|DAC|LTÉE|UNIPESSOAL|AKTIEBOLAG|SNC)\b|\b(?:S\.A\.S|S\.R\.L|S\.P\.A|S\.L\.U?|S\.A|N\.V|S\.R\.O|A\.S|S\.C)\.|\bA\/S\b|\bSP\.? ?Z ?O\.? ?O\b|(?<=\p{L}{3}[ ,]+)(?:AB|AS|AG|KG|OG|NV|BV|SA|SAS|SRL|SL|HB|DA|UG|E\.K\.)$/u

/** Of the countries east and south of those, and of America: at the end of a name, or before it. */
const otherForm =
  /(?<=\p{L}{2}["“”»]?[ ,]+)(?:KFT\.?|ZRT\.?|NYRT\.?|BT\.|D\.? ?O\.? ?O\.?|D\.D\.|OÜ|EHF\.?|HF\.|SLF\.?|A\.? ?Ş\.?|ŞT[Iİ]\.?|S\.? ?R\.? ?O\.?|ООД|ЕООД|АД|ЕАД|Α\.Ε\.|Ε\.Π\.Ε\.|Ι\.Κ\.Ε\.|Ο\.Ε\.|LTDA\.?|EIRELI|S\.A\. DE C\.V\.|S\. DE R\.L\.(?: DE C\.V\.)?|TBK|SH\.P\.K\.?)$|^(?:SIA|UAB|PT|ТОВ|ФОП|ООО|ЗАО|ОАО) +["„«“]?\p{L}{3}/u

/** The same with spaces lost or put between letters. */
const squeezedForm = /(?:[S5][A-Z0-9]?[NM][BDE8]H[DUOI0]|LIMITED|PTYLTD)$/

/** @param text in capitals */
export function hasLegalForm(text: string): boolean {
  return (
    legalForm.test(text) ||
    europeanForm.test(text) ||
    otherForm.test(text) ||
    squeezedForm.test(text.replace(/[^A-Z0-9]/g, ''))
  )
}

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
  /\b(?:RESTAURANTS?|RESTORAN|REST|CAF[EÉ]S?|COFFEE|TEA ?ROOMS?|TEA|KOPITIAM|BAKER(?:Y|IES|S)?|PATISSERIE|CONFECTIONERY|CAKES?|HARDWARE|STATIONER[YS]?|MART|MINIMART|MARKET|SUPERMARKET|HYPERMARKET|PASARAYA|STORES?|SHOP|BOOK(?:S|STORES?|SHOP)?|PHARMACY|FARMASI|CHEMISTS?|CLINIC|KLINIK|DENTAL|OPTICIANS?|VETERINARY|HOTEL|PUB|INN|BAR|ARMS|TAVERN|BREWERY|BISTRO|GRILL|KITCHEN|DELI|BUTCHERS?|FISHMONGERS?|GREENGROCERS?|FARM|FOODS?|ELECTRIC(?:AL|S)?|ELECTRONICS?|MOTORS?|MOTORCYCLES?|AUTO|TYRES?|CENTRE|CENTER|GIFTS?|DECO|FLORISTS?|FLOWERS|NURSERY|GARDENS?|HANDICRAFT|MACHINERY|TOOLS?|PLUMBING|TIMBER|PAINTS?|SEAFOOD|NOODLES?|GARAGE|PETROL|PETROLEUM|FUELS?|FILLING STATION|SERVICE STATION|STESEN|STATION|KEDAI|PASAR|RUNCIT|PUSAT|BORONG|UBAT|BUKU|MAKANAN|HOUSE|GALLERY|BAZAAR|SPORTS?|FASHIONS?|FURNITURE|FURNISHINGS?|TAXIS?|CABS?|CARS?|PARKING|CAR PARK|TRAVEL|RAIL(?:WAYS?)?|TRAINS?|BUS(?:ES)?|SALON|BARBERS?|BOUTIQUE|DIGITAL|PRINT(?:ING|ERS)?|CLEANERS|LAUNDRY|POST OFFICE|OFFICE|LEISURE|BEAUTY|COSMETICS?|HEALTHCARE|CASH ?(?:&|AND) ?CARRY|NURSERIES|CYCLES?|BIKES?|MUSEUM|THEATRE|CINEMA|GYM|CLUB|LODGE|GUEST ?HOUSE|B&B|HEATING|SIGNS|GLASS|CAMERAS?|MOBILE|PHONES?|COMPUTERS?)\b/

export const address =
  /\b(?:NO\.?\s?\d|LOT\b|JALAN|JLN|JL\.?N|TAMAN|TMN|ROAD|RD\.?$|RD\b|STREET|ST\.?,|LANE|AVENUE|AVE\b|DRIVE|CLOSE|CRESCENT|TERRACE|PLACE|SQUARE|QUAY|WHARF|HIGH ST|LEVEL|FLOOR|FLR|GROUND|BLOCK|BLK|UNIT|SUITE|PLAZA,|KAWASAN|BANDAR|PERSIARAN|LORONG|LRG|SEKSYEN|SECTION|BUSINESS PARK|INDUSTRIAL (?:ESTATE|PARK)|TRADING ESTATE|RETAIL PARK|STRASSE|STR\.|UNITED KINGDOM|\d{5}\b|BATU|KM\s?\d|POSTCODE)|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|^\d{1,4}[A-Z]?(?:-\d+)?,? [A-Z]/

/** Towns and counties: a line with one may be an address, or a branch in a name. */
export const town =
  /\b(?:KUALA|SELANGOR|JOHOR|PENANG|PERAK|MELAKA|KEDAH|SHAH ALAM|PETALING|KLANG|SUBANG|CHERAS|MALAYSIA|SINGAPORE|LONDON|MANCHESTER|BIRMINGHAM|LEEDS|LIVERPOOL|BRISTOL|SHEFFIELD|NEWCASTLE|NOTTINGHAM|EDINBURGH|GLASGOW|CARDIFF|BELFAST|CAMBRIDGE|OXFORD|\w+SHIRE|KENT|ESSEX|SURREY|SUSSEX|NORFOLK|SUFFOLK|DEVON|CORNWALL|DORSET|SOMERSET|ENGLAND|SCOTLAND|WALES|MALL|AIRPORT|SHOPPING)\b/

export const ukPostcode =
  /\b(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKSTUW]|[A-HK-Y]\d[ABEHMNPRV-Y]) ?\d[ABD-HJLNP-UW-Z]{2})\b/

export const contact =
  /\bTEL\b|TEL[:.]|TELEPHONE|\bFAX|\bPHONE|\bMOBILE:|\bT: ?\d|E-?MAIL|WWW\b|HTTP|\.COM\b|\.CO\.UK|\.CO\b\.|\.UK\b|\.MY\b|@|HOTLINE|CARELINE|H\/P|WHATSAPP|FACEBOOK|WEBSITE|INSTAGRAM/

export const registration =
  /\bGST\b|GST[:. ]|\bVAT\b|\bSST\b|\bREG(?:N|D|ISTERED|ISTRATION)?\b|REG\.|\bROC\b|R\.O\.C|COMPANY (?:NO|NUMBER|REG)|\bCO\.? ?(?:NO|REG)|\bBR NO|\bID NO|ID:|\bCRN\b|BUSINESS NO/

/** What the form itself says, on any receipt. */
export const formWord =
  /\bCHK\b|\bTBL\b|\bCHECK\b|\bGUESTS?\b|TAX ?INV|INVO[I1L]?CE|RECEIPT|TICKET|\bTOLL\b|CASH BILL|\bBILL\b|\bDATE\b|\bTIME\b|CASHIER|\bTABLE\b|WELCOME|THANK|COPY|DUPLICATE|REPRINT|\bORDER|COUNTER|OPERATED BY|OPERATOR|CUSTOMER|\bSALES?\b|DESCRIPTION|\bQTY|\bITEM|TERMINAL|STORE ?(?:NO|:|#)|\bSLIP|SIMPLIFIED|MEMBER|FORMERLY|\bATTN|DELIVERY|OFFICIAL|\bPOS\b|\bTILL\b|GOODS|RETURN|CASH ?SALES?|TAKE ?AWAY|\bDINE|HOURS|^CASH$|SERVED|OPEN(?:ING)?\b|PLEASE|^SITE|COMMENT|CREDIT|PAYMENT|\bPAGE\b|STATEMENT|QUOTATION|PROFORMA|AMOUNT|TOTAL|\bPAID\b|^CHANGE\b|CARD\b|MERCHANT (?:ID|NO|COPY)|REFERENCE|\bREF\b|ACCOUNT|RESERVATION|BOOKING|MANAGER|YOUR|^FROM$|^TO$|DUE|TERMS|VISIT|FEEDBACK|SURVEY|EVERY|ALWAYS|QUALITY|SINCE|EST(?:ABLISHED|D)?\.? ?\d{4}|^RM\b|^SUPPLIER$|^SELLER$|^STORE\b|^BRANCH\b|^SHOP\b ?\d|^PUMP|^REMITTANCE/

/** The form's own heading, and nothing else. */
export const title =
  /^\W*\w+ (?:RECEIPT|TICKET|INVOICE)\W*$|^(?:SIMPLIFIED|FULL|VAT|TAX|SALES?|OFFICIAL|CASH|CARD|CUSTOMER|MERCHANT|ORIGINAL|PURCHASE|PRO ?FORMA|RETAIL|GST|\W)*(?:INV[O0][I1L]CE|RECEIPT|BILL|SALES?|COPY|ORDER|CREDIT NOTE|STATEMENT|ESTIMATE|QUOTATION)(?: ?(?:NO|NUMBER|#|COPY|FORM)?)\W*$|^\W*(?:KOPIE|KOPIA|COPIE|COPIA|ORIGINAL|\W)*(?:RECHNUNG|FACTURE|FACTURA|FATTURA|FACTUUR|FAKTURA|FATURA|GUTSCHRIFT|DUPLI[CK]AT[AE]?|AVOIR|CREDIT ?NOTA|KREDITFAKTURA|KREDITNOTA|DOBROPIS|QUITTUNG|KASSENBON|BELEG|REÇU|RECIBO|SCONTRINO|RICEVUTA|KASSABON|PARAGON|KVITTO|KVITTERING|ÚČTENKA|UCTENKA)(?: (?:VAT|NR|NO|N°|ORIGINAL|KOPIE|COPIA|SIMPLIFICADA))?\W*[\d/-]*\W*$/

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
export const numbered = /\p{L}{3,}[.,]? \d{1,4} ?[A-Za-z]?(?:$|[,/])|^\d{1,4}[A-Za-z]?,? \p{L}/u

/** Whether it says from one place to another: `Leeds LS1 4DY - Exeter EX4 6NY`. */
export function isRoute(text: string): boolean {
  const places = text.split(/\s+[-–>→]+\s+/)
  return places.length === 2 && places.every((place) => /\d/.test(place) && /\p{L}{3}/u.test(place))
}
