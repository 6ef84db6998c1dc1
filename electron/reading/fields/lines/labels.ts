/** What the words beside an amount say it is: a total, tax, cash given, change and so on. */
import { moreLabels } from './more-labels'
import { labelForm, remembered } from './text'

const patterns = {
  total:
    /T[O0]TA[LI1]|\bT TAL\b|\bTO AL\b|\b[LI1]OTAL\b|\bTOTA\b|\bT[O0]TL|JUMLAH|GESAMT(?!BETRAG DER (?:AB|ZU)SCHLAGE)|\b(?:RECHNUNGS|END|ZAHL|BRUTTO)?SUMME\b|(?<!FREI|MINDEST|HOCHST|SELBST|RABATT|SKONTO)BETRAG(?!T\b| DER (?:AB|ZU)SCHLAGE)|\bTTL\b|\b(?:TOTAAL|SUMA|RAZEM|CELKEM|I ALT|IMPORTE|MONTANT TTC|BRUTTO(?!PREIS|GEWICHT|LOHN|GEHALT|VEKT|VIKT|VAEGT)\w*|NET A PAYER|TE BETALEN|DO ZAPLATY|ATT BETALA|AT BETALE|TIL BETALING|K UHRADE)\b|\b(?:YHTEENSA|LOPPUSUMMA|MAKSETTAVA|SUM|SUMA|SUMMA|CELKEM|CELKOVA CASTKA|FACTUURBEDRAG|TOTAALBEDRAG|BELOB I ALT|TOTALBELO\w+|I ALT|A BETALE|MONTANT (?:DU|TOTAL)|NETTO A PAGARE|A PAGAR|A PAYER|ZAPLATY|UHRADE|VALOR TOTAL|ZAHLBETRAG|VEROLLINEN)\b(?! (?:NETTO|NETTE|EXK\w*|EKS\w*|HT|BEZ|VEROTON|CZESCIOWA))/,
  strong:
    /GRAND ?T[O0]T|AMOUNT (?:NOW )?DUE|AM(?:OUN)?T\.? ?(?:PAYABLE|TO PAY|OWED)|(?:BALANCE|TOTAL|PAYMENT|NOW) ?DUE|(?:BALANCE )?TO PAY\b|^DUE$|T[O0]TAL ?PAYABLE|TO BE PAID|NETT? ?T[O0]TAL|T[O0]TAL ?(?:NETT?|AM(?:OUN)?T|SALES?|R[MH]\b|INC|AFTER|ROUND|PAID|PRICE|GROSS|GBP|£)|ROUNDED ?T[O0]T|NETT? ?AM(?:OUN)?T|ZU ZAHLEN|BILL ?(?:AM(?:OUN)?T|TOTAL)|INVOICE ?(?:AM(?:OUN)?T|TOTAL|VALUE)|ORDER TOTAL|SALE TOTAL|FINAL ?TOTAL|GROSS ?(?:TOTAL|AMOUNT)|\b(?:NET A PAYER|(?:TOTAL|MONTANT) TTC|(?:GESAMT|RECHNUNGS|ZAHL|END|BRUTTO)(?:BETRAG|SUMME)(?! DER (?:AB|ZU)SCHLAGE)|(?:TOTAL|IMPORTE) A PAGAR|IMPORTE TOTAL|TOTALE (?:DOCUMENTO|FATTURA|DA PAGARE)|TE BETALEN|TOTAAL INCL\w*|DO ZAPLATY|RAZEM BRUTTO|ATT BETALA|AT BETALE|TIL BETALING|K UHRADE|VALOR TOTAL)\b|\b(?:MAKSETTAVA(?: YHTEENSA)?|(?:LASKUN )?LOPPUSUMMA|(?:BELOP )?A BETALE|SUMMA ATT BETALA|MONTANT DU|NETTO A PAGARE|TOTALE? (?:DOCUMENTO|FATTURA|FACTURA|DA FATURA|COMPLESSIVO)|TOTAL(?:E|T)? (?:A PAYER|A PAGAR|TE BETALEN|ATT BETALA)|CASTKA K UHRADE|CELKEM (?:K UHRADE|S DPH)|(?:I ALT|SUM|SUMMA|TOTAALT?|TOTAL|CELKEM) (?:INK\w*|INCL\w*|CON IVA|COM IVA|S DPH)|VEROLLINEN YHTEENSA|KWOTA DO ZAPLATY|WARTOSC BRUTTO)\b/,
  fee: /\bFARE\b|\bFEE\b|\bCHARGED?\b|\bPRICE\b|\bAM(?:OUN)?T\b|\bSALE\b|\bPURCHASE\b|\bCOST\b|PAYABLE|INVOICED/,
  sub: /SUB ?-?T[O0]T|SUBT[O0]|ZWISCHEN|SUB T|GOODS TOTAL|TOTAL GOODS|ITEMS? TOTAL|^ITEMS? SUB|\b(?:SOUS TOTAL|TOTALE (?:PARZIALE|COMPENSI|ONORARI|COMPETENZE)|DELSUMMA|MEZISOUCET)\b|\b(?:SUBTOTA\w*|MEZISOUCET|DELSUM|VALISUMMA|PODSUMA|SUMA CZESCIOWA|TUSSENTOTAAL)\b/,
  excl: /\bEX(?:C(?:L\w*)?)?\b|EXCLU|BEFORE|W O ?(?:GST|VAT)|WITHOUT|NET OF|\bBEF\b|TAXABLE|\bNET\b(?! ?(?:TOTAL|AM(?:OUN)?T|DUE|PAY|A PAYER))|\b(?:HT|HORS TAXES?|NETTO\w*|EXKL\w*|BASE IMPONIBLE|IMPONIBILE|BEZ DPH|ZONDER BTW|S[IE][NM] IVA)\b|\b(?:EKS\w*|HT\w?|HORS TAXE\w*|BASE HT|VEROTON|ILIQUIDO|INCIDENCIA|SEM IVA|ZAKLAD DANE|NETT[OE]|EXCLUSIEF|IMPOSABLE|HTVA|HORS TVA)\b/,
  incl: /\bINC(?:L\w*)?\b|\bIN\w{1,2}USI|INCLU|\bINCI\b|WITH (?:GST|VAT)|W ?GST|\b(?:TTC|INKL\w*)\b|BRUTTO(?!PREIS|GEWICHT|LOHN|GEHALT|VEKT|VIKT|VAEGT)|\b(?:IVA INCLUIDO|TVA COMPRISE|TVAC|INCLUSIEF|CON IVA|COM IVA|S DPH)\b/,
  tax: /\b(?:TAX ?\d(?! \d{2,} \d)|GST|G5T|6ST|CST|VAT|V A T|TAX|SST|MWST|UST|SVC|SERVICE ?(?:CHARGE|TAX|CHRG))\b|SERVICE CH|\b(?:TVA|IVA|BTW|MOMS|DPH|PTU|MEHRWERTSTEUER|UMSATZSTEUER)\b|\b(?:MVA|ALV|ARVONLISAVERO|TPS|TVQ|QST|HST|PST|IMPOSTA|SALES TAX|I V A|T V A|UST|CUOTA)\b/,
  cash: /\bCASH\b(?! ?(?:BILL|SALES?|RECEIPT|MEMO|INV|BACK))|TENDER|\bPAID\b|RECEIVED|AM(?:OUN)?T ?RCV|\bPAY(?:MENTS?|ED)?\b|GEGEBEN|\bBAR\b|DEPOSIT|\b(?:ESPECES|EFECTIVO|CONTANTI|CONTANT|GOTOWKA|DINHEIRO|KONTANT|HOTOVOST)\b|\b(?:KONTANTER|KONTANTE|KATEINEN|HOTOVE|PRIJATO|NUMERARIO|ENTREGUE|ENTREGADO|EFECTIVO|ESPECES|BARGELD|GEGEBEN|CONTANTE)\b/,
  card: /VISA|MASTER ?(?:CARD)?|DEBIT|CREDIT ?CARD|\bCARD\b|AMEX|CONTACTLESS|EFTPOS|MAESTRO|GIROCARD|KARTE|\bCHIP\b|E ?WALLET|GRAB|PAYWAVE|APPLE PAY|GOOGLE PAY|PAYPAL|\b(?:CARTE|CB|BANCONTACT|PIN|PINNEN|BANKKAART|TARJETA|CARTA|BANCOMAT|BANKOMAT|ELETTRONICO|MULTIBANCO|CARTAO|KARTA|KARTOU|KORT|BANKKORT|DANKORT|BANKAXEPT|KORTTI|PANKKIKORTTI|SWISH|VIPPS|MOBILEPAY|TWINT|DEBIT|KARTENZAHLUNG|EC KARTE)\b/,
  change:
    /(?<!CLIMATE )CHANGE|CHANG\b|CHANCE|\bCHAN E\b|R(?:U|Ü)CKGELD|\bBAKI\b|BALANCE(?! ?(?:DUE|TO PAY))|\b(?:WECHSELGELD|RENDU|RESTO|WISSELGELD|RESZTA|TROCO|VAXEL|BYTTEPENGE|VRACENO)\b|\b(?:RUCKGELD|ZURUCK|RENDUE?|MONNAIE|A RENDRE|CAMBIO|DEVOLUCION|RETUR|TILBAGE|TILLBAKA|TILBAKE|VEKSEL|VRATIT|VRACENO|VAIHTORAHA|TAKAISIN|TERUG)\b/,
  round:
    /(?<!G)R[O0]U ?N ?D|R[O0]UN[O0]|R[O0]UR ?DING|\bRNDG|\b(?:RUNDUNG|AFRONDING|ARRONDI|REDONDEO|ARROTONDAMENTO|ARREDONDAMENTO|ZAOKRAGLENIE|(?:ORES)?AVRUNDNING|(?:ORE)?AFRUNDING|(?:ORE)?AVRUNDING|PYORISTYS|ZAOKROUHLENI|HALEROVE VYROVNANI|ORESUTJ(?:AMNING)?|OREUTJAMNING|OREAFRUNDING)\b/,
  discount:
    /DISC|SAVING|SAVED|REDUC|PROMO|COUPON|VOUCHER|RABATT|OFFER|MULTIBUY|MEAL DEAL|CLUBCARD|NECTAR|LOYALTY|\b(?:RABAT|NACHLASS|KORTING|REMISE|DESCUENTO|DTO|SCONTO|DESCONTO|OPUST|SLEVA|ALENNUS)\b/,
  quantity: /\bQTY|QUANTITY|\bITEMS?\b|\bPCS\b|\bUNIT|\bNO OF|COUNT|POINTS?|\bPTS\b/,
  summary:
    /SUMMARY|(?:TAX|GST|VAT) ?(?:CODE|ANALYSIS|RATE|BREAKDOWN)|ANALYSIS|TAX ?AM(?:OUN)?T|\bSR\b|\bZRL?\b|GST ?@|\bS ?= ?\d|\b(?:TVA|IVA|BTW|MWST|UST|MOMS|MVA|ALV|DPH|PTU)\b.*\b(?:NETTO|BRUTTO|HT|TTC|IMPONIBLE|IMPONIBILE|INCIDENCIA|BASE|GRUNDLAG)/,
  rate: /\d ?%/,
  supplies: /SUPPL/,
  net: /\bNET (?:TOTAL|AM)/,
  paid: /TOTAL PAID|ACCEPTED TOTAL|TOTAL (?:CASH|TENDER|RECEIVED|PAYMENT)|PAID TOTAL|AMOUNT PAID/,
  taxTotal:
    /(?:GST|VAT|TAX|SST) ?(?:TOTAL|AM(?:OUN)?T)|TOTAL ?(?:GST|VAT|TAX|SST)\b(?! ?INV)|^(?:GST|VAT|TAX)$/,
  delivery:
    /DELIVERY|CARRIAGE|POSTAGE|SHIPPING|P&P|GRATUITY|\bTIPS?\b|SERVICE CHARGE|\b(?:TRINKGELD|FOOI|POURBOIRE|PROPINA|MANCIA|GRATIFICACAO|NAPIWEK|DRICKS|DRIKKEPENGE|JUOMARAHA|SPROPITNE|VERSAND\w*|LIVRAISON|ENVIO|SPEDIZIONE|VERZENDKOSTEN|FRAKT|FRAGT)\b/,
  unrelated:
    /\bLIMIT\b|APPROVED|\bAID\b|\bRRP\b|\bWAS\b|PER (?:LITRE|LTR|KG)|LITRES?\b|PREVIOUS|BROUGHT FORWARD|OPENING|AVAILABLE|YOU (?:COULD|WOULD|EARNED)|FAILURE TO|WILL RESULT IN|IF (?:NOT )?PAID (?:BY|AFTER|WITHIN)/,
} as const

type Role = keyof typeof patterns
export type Roles = Readonly<Record<Role, boolean>>

/** For labels whose letters stand apart (`Tota l`, `C HANGE`): the same without any spaces. */
const squeezed: Partial<Record<Role, RegExp>> = {
  total:
    /^(?:GRAND|NETT?|SUB)?TOTAL|^(?:AMOUNT|BALANCE)DUE$|^(?:NET)?APAYER$|^ZUZAHLEN$|^TEBETALEN$|^DAPAGARE$|^APAGAR$|^ATTBETALA$|^(?:AT|TIL)BETALE?$|^DOZAPLATY$/,
  strong:
    /^(?:AMOUNT|BALANCE|TOTAL)DUE$|^(?:NET|TOTAL)?APAYER$|^ZUZAHLEN$|^TEBETALEN$|^(?:TOTALE?)?DAPAGARE$|^(?:TOTAL)?APAGAR$|^ATTBETALA$|^DOZAPLATY$/,
  sub: /^SUBTOTAL/,
  change: /^CHANGE/,
  cash: /^CASH(?:TEND\w*)?$/,
  round: /^ROUNDING/,
  tax: /^(?:GST|VAT|SERVICETAX)/,
  incl: /INCLUSIVE|INCLUDED/,
}

const names = Object.keys(patterns) as Role[]

/** The roles that a label's words speak for; several may hold at once (`TOTAL INCL GST`). */
export const rolesOf = remembered((text: string): Roles => {
  const label = labelForm(text)
  const tight = label.replace(/\s/g, '')
  const found = Object.fromEntries(
    names.map((name) => [
      name,
      patterns[name].test(label) ||
        (moreLabels[name]?.test(label) ?? false) ||
        (squeezed[name]?.test(tight) ?? false),
    ]),
  )
  return settled(found as Record<Role, boolean>, label, text)
})

/** The total of a credit note: what goes back to whoever paid. */
const returned =
  /\b(?:WIJ BETALEN TERUG|TERUG TE BETALEN|TERUGBETALING|U ONTVANGT TERUG|K VRACENI|NA VRATENIE|A REMBOURSER|MONTANT REMBOURSE|A RESTITUER|ERSTATTUNGSBETRAG|AUSZAHLUNGSBETRAG|ZU ERSTATTEN|DA RIMBORSARE|A RIMBORSO|A REEMBOLSAR|A DEVOLVER|TIL GODE|ATT ERHALLA|TILBAGEBETALES|ATT ATERBETALA|ATERBETALAS|DO ZWROTU|PALAUTETAAN|HYVITETAAN|TOTAL REFUND|REFUND (?:TOTAL|AMOUNT|DUE)|AMOUNT REFUNDED|TOTAL CREDIT)\b/

/** Said of the sum by whoever got it, on receipts that have no other word for the total. */
const received =
  /\b(?:RECEIVED WITH THANKS|(?:PAID|SETTLED) WITH THANKS|DANKEND ERHALTEN|BETRAG ERHALTEN|POUR ACQUIT|RECU POUR ACQUIT|DANK ONTVANGEN|VOLDAAN ONTVANGEN|RICEVUTO A SALDO)$/

/** A sum that proves or counts something, and is of no money to be paid. */
const ofOther =
  /\b(?:CONTROL SUM|CHECK ?SUM|KONTROLLSUMME|SUMA KONTROLNA|SOMME DE CONTROLE|TOTAL (?:HOURS|HRS|WEIGHT|MILES|MILEAGE|KM|NIGHTS|LITRES|UNITS)|(?:GESAMT|SUMME) (?:STUNDEN|GEWICHT)|GESAMT(?:STUNDEN|GEWICHT)|ENTHALTENE? (?:LOHN|ARBEITS)\w*|SUMS? INSURED|INSURED SUM|SOM VERZEKERD|VERZEKERDE SOM|SUMA (?:UBEZPIECZENIA|ASEGURADA)|SOMME ASSUREE|ORIGINAL (?:TOTAL|AMOUNT|(?:ORDER|PURCHASE|SALE|INVOICE|RECEIPT)(?: TOTAL| AMOUNT| VALUE)?))\b/

/** The sum so far at the end of a page, and at the beginning of the next. */
const carried =
  /\b(?:CARRIED (?:FORWARD|OVER)|SUMA Y SIGUE|SUMA ANTERIOR|A REPORTER|REPORT (?:DE LA )?PAGE|UBERTRAG|ZU UBERTRAGEN|A RIPORTARE|RIPORTO|A TRANSPORTAR|OVER TE (?:BRENGEN|DRAGEN)|DO PRZENIESIENIA|Z PRZENIESIENIA|SIIRRETAAN|OVERFORES|TRANSPORTERAS)\b/

/** Whether words say that a sum goes on on the next page, or comes from the one before. */
export const isCarriedOver = remembered((text: string) => carried.test(labelForm(text)))

/** A sum of all in words of everyday: `Macht zusammen`, `Charges, all in`, `Amount taken`. */
const inAll =
  /(?:^(?:MACHT(?: ALLES)?(?: ZUSAMMEN)?|(?:ALLES )?ZUSAMMEN|(?:ALLES )?SAMEN)|\b(?:ALL IN|IN ALL|ALTOGETHER|COMES TO|ALL UP|AMOUNT (?:TAKEN|CHARGED|CLAIMED)|CLAIMED AMOUNT|(?:PRICE|SUM) PAID|(?:NOW )?TO SETTLE|RECEIVED FOR THIS|PRIX PAYE|SOMME (?:DUE|PAYEE)|BOEKINGSBEDRAG|PREZZO PAGATO|IN TUTTO|PRECIO PAGADO|PRECO PAGO|TILLSAMMANS|TILSAMMEN))(?: (?:(?:INCL|INKL)\w*.*|(?:IN )?(?:CAD|USD|EUR|GBP|AUD|£|€)|(?:MIT |INKL )?(?:TVA|IVA|VAT|GST|MWST|UST)\b.*))?$/

const withoutBrackets = (text: string) => text.replace(/ ?\([^()\d]*\)/g, '')

/** `Prix payé, TVA 6 % comprise`; not what of a sum is the tax: `di cui IVA compresa`. */
const taxHeld =
  /^(?!.*\b(?:DI CUI|DONT|DARIN|DAVON|WAARVAN)\b).*\b(?:I ?V ?A|T ?V ?A) (?:\d+ ?%? ?)?(?:COMPRES[AO]|INCLUS[AO]|INCLUID[AO]|COMPRISE)\b/

/** What a thing is worth, or what goes back once it is returned. */
const worth =
  /\b(?:(?:DECLARED|INSURED|REPLACEMENT|INDICATIVE|MARKET|CUSTOMS|VEHICLE) VALUE|VALUE (?:WHEN )?NEW|SUM INSURED|MASSIMALE|LIABILITY COVER|ESTIMATED (?:COST|PRICE|AT)|GESCHAFTSWERT|VERSICHERUNGS(?:SUMME|WERT)|NEUWERT|WARENWERT|ZOLLWERT|KOSTENVORANSCHLAG|KAUTION|VALEUR (?:A NEUF|DECLAREE|ASSUREE|EN DOUANE)|CAUTION|DEPOT DE GARANTIE|VALORE (?:INDICATIVO|DICHIARATO|ASSICURATO|COMMERCIALE)|CAUZIONE|VALOR (?:DECLARADO|ASEGURADO|EN ADUANA|SEGURADO|ADUANEIRO)|FIANZA|CAUCAO|VERZEKERDE (?:WAARDE|SOM)|NIEUWWAARDE|WAARBORGSOM|BORGSOM|WARTOSC (?:DEKLAROWANA|UBEZPIECZENIA)|KAUCJA|FORSAKRAT VARDE|FORSIKRINGSSUM|POJISTNA CASTKA|SHARE CAPITAL|CAPITAL SOCIALE?|AU CAPITAL(?: SOCIAL)? DE|CAP SOC|(?:STAMM|GRUND|AKTIE)KAPITAL|KAPITAL ZAKLADOWY)\b/

/** What of the sum is taxed at one rate, or not at all. */
const partOfRate =
  /^(?:(?:STANDARD|REDUCED|ZERO|LOWER) RATED\b(?! TOTAL)|EXEMPT (?:SUPPLIES|SALES|ITEMS|GOODS|AMOUNT)|VATABLE (?:SALES|SUPPLIES|AMOUNT)|VAT EXEMPT SALES|TAXABLE (?:SALES|SUPPLIES|CHARGES|AMOUNT)|NON TAXABLE)\b/

/** Levies and duties that are no VAT: nobody can reclaim them as such. */
const otherLevy =
  /\bIPT\b|\bCIS (?:TAX|DEDUCTIONS?)\b|\bLESS CIS\b|UNIVERSAL SERVICE|REGULATORY|PREMIUM TAX|VERSICHERUNGSTEUER|\bLEVY\b|(?<!NY |STATE |SALES )\b(?:CITY|TOURIST|TOURISM|VISITOR|OCCUPANCY|LODGING|BED) (?:TAX|FEE|CHARGE)\b|KURTAXE|BETTENSTEUER|TAXE DE SEJOUR|TASA TURISTICA|(?:TASSA|IMPOSTA) DI SOGGIORNO|TOERISTENBELASTING|\bEXCISE\b|PASSENGER DUTY|\bIMPORT (?:VAT|DUTY)\b|EINFUHRUMSATZSTEUER|TVA A L IMPORTATION|IVA (?:DE |A LA |ALL )?IMPORTA\w*|\b(?:TRANSPORTATION|SEGMENT|AIRPORT|DEPARTURE) (?:TAX|FEE|CHARGE)|STAMP DUTY|(?:IMPOSTA|MARCA) (?:DI|DA) BOLLO|BOLLO VIRTUALE|DROIT DE TIMBRE|TIMBRE FISCAL/

/** Whether words name a levy that is no VAT. */
export const isOtherLevy = remembered((text: string) => otherLevy.test(labelForm(text)))

/** Says of an amount that it is not taxed, and is no tax itself: `Tasa de anotación (no sujeta a IVA)`. */
const untaxed =
  /\b(?:NO SUJET[OA]S? A I ?V ?A|NON SOGGETT\w+ (?:A |AD )?I ?V ?A|HORS CHAMP (?:DE LA )?TVA|NON SOUMISE?S? A (?:LA )?TVA|NICHT STEUERBAR\w*|NIET BELAST MET BTW|NAO SUJEIT[OA]S? A IVA|(?:OUTSIDE THE SCOPE OF|NOT SUBJECT TO|EXEMPT FROM|FREE OF) (?:VAT|TAX)|NIE PODLEGA VAT|NEPODLEHA DPH|NEPODLIEHA DPH)\b/

/** Work that somebody is paid for who sees to another's taxes, and no tax itself: `VAT return prep`, `USt-Voranmeldung`. */
const taxWork =
  /\b(?:(?:VAT|GST|TAX) RETURNS?|(?:UST|UMSATZSTEUER|MWST) ?(?:VOR)?ANMELDUNG\w*|DECLARATIONS? (?:DE )?TVA|BTW ?AANGIFTE\w*|MOMSDEKLARATION\w*|DECLARACION(?:ES)? (?:DE )?IVA|DICHIARAZION[EI] IVA|PRIZNANI K DPH)\b/

/** What is to be paid by whoever pays early. */
const early =
  /\b(?:(?:BEI|MIT|ABZ\w*|NACH|INKL\w*|UNTER ABZUG VON|MINUS)(?: \d+%?)*(?: ABZUG VON)? SKONTO|SKONTO\w*BETRAG|SKONTIERT\w*|AVEC ESCOMPTE|ESCOMPTE DEDUIT|(?:IF|WHEN) PAID (?:EARLY|WITHIN|BY)|WITH (?:EARLY|PROMPT|CASH) (?:PAYMENT |SETTLEMENT )?DISCOUNT|MET KORTING VOOR CONTANT|MED KASSARABATT|CON PRONTO PAGO)\b/

/** Before what a sum is at most or at least, or that of an invoice of a day is: `Total proceeds (max. £20,000)`, `factuur 118 d.d. 1-10-2026 (totaal € 134,83)`. */
const bracketed =
  /\((?:max|min)(?:\.|imum)?\s*$|\b(?:invoice|factuur|facture|rechnung|fattura|factura|faktura|fatura)\b[^(]{0,30}\d[^(]{0,30}[^\d(]20\d\d[^(]{0,30}\((?:total|totaal|totale|gesamt|summe|i alt|celkem|razem)\s*:?\s*$/i

/** A paper that is named, as in a statement's lines, and whoever charges no tax. */
const namesTax = /\b(?:TAX|VAT|GST) INVOICE\b|\bNOT (?:\w+ )?REGISTERED FOR (?:VAT|GST|TAX)\b/

const isOfPaper = (label: string) =>
  namesTax.test(label) && !/\b(?:VAT|GST|TAX|INCL?)\b/.test(label.replace(namesTax, ''))

const isNoTax = (label: string) =>
  otherLevy.test(label) || untaxed.test(label) || taxWork.test(label) || isOfPaper(label)

function settled(roles: Record<Role, boolean>, label: string, text: string): Roles {
  const isAsked = /TO BE PAID|TO PAY/.test(label)
  const isReceived = received.test(label)
  const isReturned = returned.test(label)
  const isEarly = early.test(label)
  const isCarried = carried.test(label) || bracketed.test(text)
  const incl = roles.incl || taxHeld.test(label)
  const isTaxAlone = roles.tax && !incl
  const isNamed =
    (roles.total && !ofOther.test(label)) ||
    (inAll.test(labelForm(withoutBrackets(text))) && !isTaxAlone)
  return {
    ...roles,
    ...(isNoTax(label) && { tax: false, taxTotal: false }),
    total: (isNamed || isAsked || isReturned || isReceived) && !isEarly && !isCarried,
    sub: roles.sub || partOfRate.test(label),
    strong:
      (roles.strong || isReturned || isReceived) &&
      !roles.sub &&
      !partOfRate.test(label) &&
      !isEarly &&
      !isCarried,
    incl,
    unrelated:
      roles.unrelated ||
      isEarly ||
      isCarried ||
      (worth.test(label) && !roles.total && !roles.strong && !incl),
    change: roles.change && !isReturned && !isCarried,
    cash: (roles.cash || roles.paid) && !isAsked && !isReceived,
  }
}

/** Says nothing: the roles of an amount without a label. */
export const noRoles: Roles = rolesOf('')

export const hasRole = (roles: Roles) => names.some((name) => roles[name])

/** Whether it was handed over, in whatever way. */
export const isHandedOver = ({ cash, card, paid }: Roles) => cash || card || paid
