/** Words of single trades, and of what the buyer gave as a reference: in the order of `names`, for each language of the papers. */

const names = [
  'labour',
  'materials',
  'site',
  'fees',
  'disbursements',
  'matter',
  'policy',
  'premium',
  'premiumTax',
  'insured',
  'orderNumber',
  'orderDate',
  'shipping',
  'coupon',
  'saved',
  'suggested',
  'original',
  'dated',
  'page',
  'yourReference',
  'purchaseOrder',
  'points',
  'started',
  'ended',
  'energy',
  'calls',
  'hours',
  'reason',
] as const

export type TradeWord = (typeof names)[number]

const lines = {
  en: 'Labour|Materials|Work carried out at|Professional fees|Disbursements|Re|Policy number|Premium|Insurance premium tax|Insured|Order number|Order date|Shipping|Coupon|You saved|Suggested gratuity|Original invoice|dated|Page|Your reference|PO number|Points earned|Started|Ended|Energy|Calls and data|hours|Reason for credit',
  de: 'Arbeitsleistung|Material|Ausführungsort|Honorar|Auslagen|In Sachen|Versicherungsschein-Nr.|Beitrag|Versicherungsteuer|Versicherte Sache|Bestellnummer|Bestelldatum|Versandkosten|Coupon|Sie haben gespart|Trinkgeldvorschlag|Ursprüngliche Rechnung|vom|Seite|Ihr Zeichen|Ihre Bestellnummer|Gesammelte Punkte|Beginn|Ende|Energie|Verbindungen|Stunden|Grund der Gutschrift',
  fr: "Main-d'œuvre|Fournitures|Lieu d'intervention|Honoraires|Débours|Affaire|N° de police|Prime|Taxe sur les assurances|Assuré|N° de commande|Date de commande|Frais de port|Bon de réduction|Vous avez économisé|Pourboire suggéré|Facture d'origine|du|Page|Votre référence|Votre bon de commande|Points cumulés|Début|Fin|Énergie|Communications|heures|Motif de l'avoir",
  nl: 'Arbeidsloon|Materiaal|Werkadres|Honorarium|Verschotten|Inzake|Polisnummer|Premie|Assurantiebelasting|Verzekerde|Bestelnummer|Besteldatum|Verzendkosten|Kortingsbon|U bespaarde|Voorgestelde fooi|Oorspronkelijke factuur|van|Pagina|Uw referentie|Uw inkoopordernummer|Gespaarde punten|Start|Einde|Energie|Gesprekken en data|uren|Reden van creditering',
  es: 'Mano de obra|Materiales|Lugar de la obra|Honorarios|Suplidos|Asunto|N.º de póliza|Prima|Impuesto sobre primas|Asegurado|N.º de pedido|Fecha del pedido|Gastos de envío|Cupón|Usted ahorró|Propina sugerida|Factura original|de fecha|Página|Su referencia|Su orden de compra|Puntos acumulados|Inicio|Fin|Energía|Llamadas y datos|horas|Motivo del abono',
  it: "Manodopera|Materiali|Luogo dei lavori|Onorari|Spese anticipate|Pratica|Polizza n.|Premio|Imposta sulle assicurazioni|Assicurato|Numero ordine|Data ordine|Spese di spedizione|Buono sconto|Hai risparmiato|Mancia suggerita|Fattura originaria|del|Pagina|Vostro riferimento|Vostro ordine d'acquisto|Punti accumulati|Inizio|Fine|Energia|Chiamate e dati|ore|Motivo dell'accredito",
  pt: 'Mão de obra|Materiais|Local da obra|Honorários|Despesas|Assunto|Apólice n.º|Prémio|Imposto sobre seguros|Segurado|Encomenda n.º|Data da encomenda|Portes de envio|Cupão|Poupou|Gratificação sugerida|Fatura original|de|Página|Vossa referência|Vossa nota de encomenda|Pontos acumulados|Início|Fim|Energia|Chamadas e dados|horas|Motivo do crédito',
  pl: 'Robocizna|Materiały|Miejsce wykonania|Honorarium|Wydatki|Sprawa|Nr polisy|Składka|Podatek od składki|Ubezpieczony|Numer zamówienia|Data zamówienia|Koszt dostawy|Kupon|Zaoszczędzono|Sugerowany napiwek|Faktura pierwotna|z dnia|Strona|Państwa znak|Państwa zamówienie nr|Zebrane punkty|Początek|Koniec|Energia|Połączenia i dane|godz.|Powód korekty',
  sv: 'Arbete|Material|Arbetsplats|Arvode|Utlägg|Ärende|Försäkringsnummer|Premie|Premieskatt|Försäkrad|Ordernummer|Orderdatum|Frakt|Kupong|Du sparade|Föreslagen dricks|Ursprunglig faktura|daterad|Sida|Er referens|Ert ordernr|Intjänade poäng|Start|Slut|Energi|Samtal och data|timmar|Orsak till kredit',
  da: 'Arbejdsløn|Materialer|Udført på|Honorar|Udlæg|Vedrørende|Policenummer|Præmie|Skadesforsikringsafgift|Forsikrede|Ordrenummer|Ordredato|Fragt|Kupon|Du sparede|Foreslåede drikkepenge|Oprindelig faktura|af|Side|Deres ref.|Deres rekvisitionsnr.|Optjente point|Start|Slut|Energi|Opkald og data|timer|Årsag til kreditering',
  no: 'Arbeid|Materiell|Utført hos|Salær|Utlegg|Sak|Polisenummer|Premie|Forsikringsavgift|Forsikret|Ordrenummer|Ordredato|Frakt|Kupong|Du sparte|Foreslått tips|Opprinnelig faktura|av|Side|Deres ref.|Deres innkjøpsordre|Opptjente poeng|Start|Slutt|Energi|Samtaler og data|timer|Årsak til kreditering',
  fi: 'Työ|Tarvikkeet|Työkohde|Palkkio|Kulut|Asia|Vakuutusnumero|Vakuutusmaksu|Vakuutusmaksuvero|Vakuutettu|Tilausnumero|Tilauspäivä|Toimituskulut|Kuponki|Säästit|Juomarahaehdotus|Alkuperäinen lasku|pvm|Sivu|Viitteenne|Ostotilausnumeronne|Kertyneet pisteet|Alkoi|Päättyi|Energia|Puhelut ja data|tuntia|Hyvityksen syy',
  cs: 'Práce|Materiál|Místo provedení|Odměna|Hotové výdaje|Ve věci|Číslo pojistné smlouvy|Pojistné|Daň z pojistného|Pojištěný|Číslo objednávky|Datum objednávky|Doprava|Kupón|Ušetřili jste|Doporučené spropitné|Původní faktura|ze dne|Strana|Vaše značka|Vaše objednávka č.|Získané body|Začátek|Konec|Energie|Hovory a data|hodin|Důvod dobropisu',
  lv: 'Darbs|Materiāli|Darbu izpildes vieta|Honorārs|Izdevumi|Lieta|Polises Nr.|Prēmija|Apdrošināšanas nodoklis|Apdrošinātais|Pasūtījuma numurs|Pasūtījuma datums|Piegāde|Kupons|Jūs ietaupījāt|Ieteicamā dzeramnauda|Sākotnējais rēķins|no|Lapa|Jūsu atsauce|Jūsu pasūtījuma Nr.|Uzkrātie punkti|Sākums|Beigas|Enerģija|Sarunas un dati|stundas|Kredīta iemesls',
  sr: 'Rad|Materijal|Mesto izvođenja|Honorar|Troškovi|Predmet|Broj polise|Premija|Porez na premiju|Osiguranik|Broj porudžbine|Datum porudžbine|Dostava|Kupon|Uštedeli ste|Predložena napojnica|Prvobitni račun|od|Strana|Vaša oznaka|Vaša narudžbenica br.|Sakupljeni poeni|Početak|Kraj|Energija|Pozivi i internet|sati|Razlog odobrenja',
} as const

type Tongue = keyof typeof lines

/** Where a country's code is not its language's. */
const tongues: Readonly<Record<string, Tongue>> = {
  GB: 'en',
  IE: 'en',
  US: 'en',
  CA: 'en',
  MT: 'en',
  PH: 'en',
  AT: 'de',
  LU: 'fr',
  SE: 'sv',
  DK: 'da',
  CZ: 'cs',
  RS: 'sr',
  DO: 'es',
}

/** What is said so in the language of a country. @throws where it has no such words */
export function tradeWord(country: string, name: TradeWord): string {
  const tongue = tongues[country] ?? (country.split('-').at(-1) ?? '').toLowerCase()
  const found = (lines as Partial<Record<string, string>>)[tongue]?.split('|')[names.indexOf(name)]
  if (found === undefined) throw new Error(`There are no words of trades for ${country}`)
  return found
}
