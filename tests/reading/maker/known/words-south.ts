/** French, Spanish, Italian and Portuguese, Polish and Czech. */
import { words, type Words } from '../words'

export const french: Words = words(`
invoice: Facture|FACTURE|Facture client
creditNote: Avoir|AVOIR|Facture d'avoir|Note de crédit
receipt: Ticket de caisse|Reçu|TICKET|Ticket client
number: Facture n°|N° de facture|Numéro de facture|N° facture|Facture N°
creditNumber: Avoir n°|N° d'avoir|Numéro d'avoir
receiptNumber: Ticket n°|N° ticket|Ticket|Reçu n°
date: Date de facture|Date de facturation|Date|Date d'émission|Émise le
plainDate: Date|Le
due: Date d'échéance|Échéance|À payer avant le|Date limite de paiement
delivered: Date de livraison|Livré le|Date de la prestation
order: N° de commande|Commande n°|Votre commande|Bon de commande
customerNumber: N° client|Code client|Numéro de client
reference: Votre référence|Réf. client
billTo: Facturé à|Client|Adresse de facturation|Destinataire|À l'attention de
from: Émetteur|Vendeur|De
net: Total HT|Montant HT|Sous-total HT|Total hors taxes|Base HT
vat: TVA
vatOf: TVA {rate}|TVA ({rate})|TVA à {rate}|Montant TVA {rate}
total: Total TTC|Montant TTC|Net à payer|Total à payer|TOTAL TTC|Montant total|Total
tillTotal: TOTAL|TOTAL TTC|A PAYER|Total à payer|NET A PAYER
subtotal: Sous-total|SOUS-TOTAL
cash: Espèces|ESPECES
change: Rendu|Monnaie rendue|A RENDRE
card: Carte bancaire|CB|CARTE BLEUE|Carte|CB EMV
discount: Remise|REMISE
tip: Pourboire
rounding: Arrondi
columns: Désignation|Qté|Prix unitaire|TVA|Montant
vatNumber: N° TVA|TVA intracommunautaire|N° TVA intracom.|TVA
registration: SIRET|RCS Paris|SIREN|RCS Lyon B
phone: Tél.|Téléphone|Tél
thanks: Merci de votre visite|Merci et à bientôt|Ticket à conserver|Merci de votre confiance
terms: Conditions de règlement : {days} jours net|Paiement à {days} jours|Merci de régler avant le {date}|En cas de retard, une indemnité de 40 € sera due.
untaxed: TVA non applicable, art. 293 B du CGI|Exonéré de TVA
served: Servi par|Caisse|Table
goods: Chaise de bureau|Maintenance du site|Papier A4|Conseil, à l'heure|Frais de déplacement|Support d'écran|Abonnement mensuel|Sauvegarde 500 Go|Nettoyage de vitres|Filtre de rechange|Entretien du jardin|Dalle LED 60 x 60|Chaussures de sécurité 43|Licence annuelle|Livraison et pose
foods: Café|Croissant|Eau minérale 50cl|Salade niçoise|Steak frites|Verre de rouge|Baguette|Comté 200g|Bananes|Lait demi-écrémé|Soupe du jour|Jus d'orange|Tarte aux pommes
months: janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre
short: janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.
trade: Numéro de compte|Période de facturation|Solde précédent|Paiements reçus|Consommations de la période|Solde|Arrivée|Départ|Chambre|Hébergement|Petit déjeuner|Votre facture|Billet|Date du voyage|Émis le|Référence de réservation|Débit|Crédit|Relevé de compte|Solde reporté|Livrer à|Adulte
weekdays: dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi
`)

export const spanish: Words = words(`
invoice: Factura|FACTURA|Factura simplificada
creditNote: Factura rectificativa|Nota de crédito|Abono
receipt: Ticket|Factura simplificada|Recibo
number: Factura nº|Número de factura|Nº factura|Nº de factura|Factura N.º
creditNumber: Factura rectificativa nº|Nº de abono|Número
receiptNumber: Ticket nº|Nº ticket|Factura simpl. nº|Ticket
date: Fecha de factura|Fecha|Fecha factura|Fecha de emisión
plainDate: Fecha|FECHA
due: Fecha de vencimiento|Vencimiento|Fecha límite de pago
delivered: Fecha de entrega|Fecha de operación
order: Nº de pedido|Pedido|Su pedido
customerNumber: Nº cliente|Código de cliente|Cód. cliente
reference: Su referencia|Referencia
billTo: Facturar a|Cliente|Datos del cliente|Facturado a
from: Emisor|Vendedor|De
net: Base imponible|Subtotal|Total neto|Importe neto
vat: IVA|I.V.A.
vatOf: IVA {rate}|{rate} IVA|I.V.A. {rate}|Cuota IVA {rate}
total: Total|Total factura|Total a pagar|Importe total|TOTAL EUR|Total con IVA
tillTotal: TOTAL|Total|TOTAL A PAGAR|Total EUR
subtotal: Subtotal|SUBTOTAL
cash: Efectivo|EFECTIVO|Entregado
change: Cambio|CAMBIO|Devolución
card: Tarjeta|TARJETA|VISA|Tarjeta bancaria
discount: Descuento|Dto.
tip: Propina
rounding: Redondeo
columns: Concepto|Cantidad|Precio|IVA|Importe
vatNumber: NIF|CIF|N.I.F.|NIF/CIF
registration: Registro Mercantil de Madrid|CIF
phone: Tel.|Teléfono|Tlf.
thanks: Gracias por su visita|Gracias por su compra|Conserve este ticket|IVA incluido
terms: Forma de pago: transferencia a {days} días|Pago a {days} días|Rogamos realicen el pago antes del {date}
untaxed: Operación exenta de IVA|Exento de IVA según art. 20
served: Le atendió|Caja|Mesa
goods: Silla de oficina|Mantenimiento web|Papel A4|Consultoría, hora|Gastos de viaje|Soporte portátil|Suscripción mensual|Copia de seguridad|Limpieza de cristales|Filtro de recambio|Jardinería|Panel LED 60 x 60|Botas de seguridad 43|Licencia anual|Entrega y montaje
foods: Café con leche|Tostada|Agua mineral|Menú del día|Tortilla|Caña|Barra de pan|Queso curado|Plátanos|Leche entera|Gazpacho|Zumo de naranja|Tarta de queso
months: enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre
short: ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic
trade: Número de cuenta|Período de facturación|Saldo anterior|Pagos recibidos|Cargos del período|Saldo|Llegada|Salida|Habitación|Alojamiento|Desayuno|Su factura|Billete|Fecha de viaje|Emitido el|Localizador|Debe|Haber|Estado de cuenta|Saldo anterior|Enviar a|Adulto
weekdays: domingo|lunes|martes|miércoles|jueves|viernes|sábado
`)

export const italian: Words = words(`
invoice: Fattura|FATTURA|Fattura di cortesia
creditNote: Nota di credito|NOTA DI CREDITO
receipt: Documento commerciale|Scontrino fiscale|Ricevuta
number: Fattura n.|Numero fattura|N. fattura|Fattura nr.|Fattura n°
creditNumber: Nota di credito n.|Numero documento
receiptNumber: Documento n.|Scontrino n.|DOC. N.|Ricevuta n.
date: Data fattura|Data|Data documento|Data emissione|del
plainDate: Data|DATA
due: Scadenza|Data scadenza|Da pagare entro il
delivered: Data consegna|Data di consegna
order: N. ordine|Ordine n.|Vs. ordine
customerNumber: Codice cliente|Cod. cliente
reference: Vostro riferimento|Rif. cliente
billTo: Spett.le|Cliente|Destinatario|Intestatario|Cessionario
from: Fornitore|Emittente|Cedente
net: Imponibile|Totale imponibile|Totale netto|Subtotale
vat: IVA|Imposta
vatOf: IVA {rate}|Iva {rate}|IVA ({rate})|Imposta {rate}
total: Totale|Totale fattura|Totale documento|Totale da pagare|Netto a pagare|TOTALE EURO
tillTotal: TOTALE COMPLESSIVO|TOTALE|TOTALE EURO|Totale
subtotal: Subtotale|SUBTOTALE
cash: Pagamento contante|Contanti|CONTANTE
change: Resto|RESTO
card: Pagamento elettronico|Carta|Bancomat|CARTA DI CREDITO
discount: Sconto|SCONTO
tip: Mancia
rounding: Arrotondamento
columns: Descrizione|Quantità|Prezzo unitario|IVA|Importo
vatNumber: P.IVA|Partita IVA|P. IVA|P.IVA/C.F.
registration: REA|C.F.|Codice fiscale
phone: Tel.|Telefono
thanks: Grazie e arrivederci|Grazie per la visita|Arrivederci e grazie
terms: Pagamento: bonifico a {days} giorni|Rimessa diretta {days} gg|Pagare entro il {date}
untaxed: Operazione esente IVA art. 10|Operazione in franchigia da IVA
served: Operatore|Cassa|Tavolo
goods: Sedia da ufficio|Manutenzione sito|Carta A4|Consulenza oraria|Rimborso trasferta|Supporto monitor|Abbonamento mensile|Backup 500 GB|Pulizia vetri|Filtro di ricambio|Giardinaggio|Pannello LED 60 x 60|Scarpe antinfortunistiche|Licenza annuale|Consegna e montaggio
foods: Caffè|Cornetto|Acqua naturale|Spaghetti al pomodoro|Pizza margherita|Vino della casa|Pane casereccio|Parmigiano|Banane|Latte intero|Minestrone|Succo d'arancia|Tiramisù
months: gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre
short: gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic
trade: Codice cliente|Periodo di fatturazione|Saldo precedente|Pagamenti ricevuti|Addebiti del periodo|Saldo|Arrivo|Partenza|Camera|Pernottamento|Colazione|La sua bolletta|Biglietto|Data del viaggio|Emesso il|Codice prenotazione|Dare|Avere|Estratto conto|Saldo precedente|Spedire a|Adulto
weekdays: domenica|lunedì|martedì|mercoledì|giovedì|venerdì|sabato
`)

export const portuguese: Words = words(`
invoice: Fatura|FATURA|Fatura-Recibo|Factura
creditNote: Nota de crédito|NOTA DE CRÉDITO
receipt: Fatura simplificada|Recibo|Talão
number: Fatura n.º|Número da fatura|Fatura nº|N.º da fatura
creditNumber: Nota de crédito n.º|N.º documento
receiptNumber: Fatura simplificada n.º|Talão n.º|Recibo nº
date: Data da fatura|Data|Data de emissão|Emitida em
plainDate: Data
due: Data de vencimento|Vencimento|Data limite de pagamento
delivered: Data de entrega|Data do serviço
order: Encomenda n.º|Nota de encomenda|V/ encomenda
customerNumber: N.º cliente|Código cliente
reference: V/ referência|Referência
billTo: Faturar a|Cliente|Exmo.(s) Sr.(s)|Dados do cliente
from: Emitente|Fornecedor
net: Total ilíquido|Subtotal|Valor sem IVA|Incidência|Total líquido
vat: IVA
vatOf: IVA {rate}|IVA ({rate})|IVA a {rate}
total: Total|Total a pagar|Valor total|Total da fatura|TOTAL (EUR)|Total com IVA
tillTotal: TOTAL|Total a pagar|TOTAL EUR|Total
subtotal: Subtotal|SUBTOTAL
cash: Numerário|Dinheiro|Entregue
change: Troco|TROCO
card: Multibanco|MULTIBANCO|Cartão|VISA
discount: Desconto
tip: Gratificação
rounding: Arredondamento
columns: Descrição|Qtd.|Preço|IVA|Valor
vatNumber: NIF|Contribuinte n.º|NIPC|N.º contribuinte
registration: NIPC|Capital social 5.000,00 EUR Matrícula
phone: Tel.|Telef.
thanks: Obrigado pela sua visita|Obrigado e volte sempre|Guarde o talão|IVA incluído
terms: Condições de pagamento: {days} dias|Pagamento até {date}|Processado por programa certificado
untaxed: IVA - regime de isenção|Isento art. 53.º do CIVA
served: Operador|Caixa|Mesa
goods: Cadeira de escritório|Manutenção do site|Papel A4|Consultoria, hora|Deslocações|Suporte de portátil|Assinatura mensal|Cópia de segurança|Limpeza de vidros|Filtro de substituição|Jardinagem|Painel LED 60 x 60|Botas de segurança 43|Licença anual|Entrega e montagem
foods: Café|Pastel de nata|Água 50cl|Bitoque|Bacalhau à Brás|Imperial|Pão alentejano|Queijo flamengo|Bananas|Leite meio gordo|Sopa do dia|Sumo de laranja|Arroz doce
months: janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro
short: jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez
trade: Número de conta|Período de faturação|Saldo anterior|Pagamentos recebidos|Consumos do período|Saldo|Chegada|Partida|Quarto|Alojamento|Pequeno-almoço|A sua fatura|Bilhete|Data da viagem|Emitido em|Código de reserva|Débito|Crédito|Extrato de conta|Saldo anterior|Entregar a|Adulto
weekdays: domingo|segunda-feira|terça-feira|quarta-feira|quinta-feira|sexta-feira|sábado
`)

export const polish: Words = words(`
invoice: Faktura VAT|Faktura|FAKTURA
creditNote: Faktura korygująca|KOREKTA FAKTURY
receipt: PARAGON FISKALNY|Paragon
number: Faktura nr|Numer faktury|Nr faktury|Faktura VAT nr
creditNumber: Faktura korygująca nr|Nr korekty
receiptNumber: Nr paragonu|Paragon nr|nr wydr.
date: Data wystawienia|Data faktury|Wystawiono dnia|Data
plainDate: Data
due: Termin płatności|Termin zapłaty|Płatne do
delivered: Data sprzedaży|Data dostawy
order: Zamówienie nr|Nr zamówienia
customerNumber: Nr klienta|Kod klienta
reference: Referencja|Państwa znak
billTo: Nabywca|Odbiorca|Płatnik
from: Sprzedawca|Wystawca
net: Razem netto|Wartość netto|Netto|Suma netto
vat: VAT|PTU
vatOf: VAT {rate}|Kwota VAT {rate}|PTU {rate}
total: Do zapłaty|Razem brutto|Wartość brutto|Razem do zapłaty|Kwota do zapłaty|Razem
tillTotal: SUMA PLN|SUMA|Do zapłaty|RAZEM PLN
subtotal: Podsuma|SUMA CZĘŚCIOWA
cash: Gotówka|GOTÓWKA
change: Reszta|RESZTA
card: Karta|KARTA|Karta płatnicza
discount: Rabat|OPUST
tip: Napiwek
rounding: Zaokrąglenie
columns: Nazwa towaru lub usługi|Ilość|Cena netto|VAT|Wartość
vatNumber: NIP|NIP:
registration: REGON|KRS
phone: tel.|Telefon
thanks: Dziękujemy za zakupy|Zapraszamy ponownie|Zachowaj paragon
terms: Sposób zapłaty: przelew {days} dni|Prosimy o wpłatę do dnia {date}|Uwagi: dziękujemy za współpracę
untaxed: Zwolnienie z VAT art. 113|zw.
served: Kasjer|Kasa|Stolik
goods: Krzesło biurowe|Obsługa strony www|Papier A4|Konsultacje, godz.|Koszty dojazdu|Podstawka pod laptop|Abonament miesięczny|Kopia zapasowa|Mycie okien|Filtr wymienny|Pielęgnacja ogrodu|Panel LED 60 x 60|Buty robocze 43|Licencja roczna|Dostawa i montaż
foods: Kawa|Drożdżówka|Woda niegaz.|Pierogi ruskie|Schabowy|Piwo 0,5 l|Chleb żytni|Ser żółty|Banany|Mleko 2%|Żurek|Sok pomarańczowy|Sernik
months: stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia
short: sty|lut|mar|kwi|maj|cze|lip|sie|wrz|paź|lis|gru
trade: Numer konta|Okres rozliczeniowy|Saldo poprzednie|Otrzymane wpłaty|Opłaty bieżące|Saldo|Przyjazd|Wyjazd|Pokój|Nocleg|Śniadanie|Twój rachunek|Bilet|Data podróży|Wystawiono dnia|Numer rezerwacji|Winien|Ma|Wyciąg z konta|Saldo z przeniesienia|Adres dostawy|Dorosły
weekdays: niedziela|poniedziałek|wtorek|środa|czwartek|piątek|sobota
`)

export const czech: Words = words(`
invoice: Faktura|FAKTURA - daňový doklad|Faktura - daňový doklad
creditNote: Opravný daňový doklad|Dobropis
receipt: Účtenka|Paragon|Zjednodušený daňový doklad
number: Faktura č.|Číslo faktury|Číslo dokladu|Faktura číslo
creditNumber: Dobropis č.|Číslo dokladu
receiptNumber: Účtenka č.|Číslo účtenky|Doklad č.
date: Datum vystavení|Vystaveno|Vystaveno dne
plainDate: Datum
due: Datum splatnosti|Splatnost|Splatné do
delivered: Datum zdanitelného plnění|DUZP|Datum dodání
order: Objednávka č.|Číslo objednávky
customerNumber: Číslo zákazníka|Zákaznické číslo
reference: Vaše značka|Reference
billTo: Odběratel|Zákazník|Příjemce
from: Dodavatel|Prodávající
net: Základ daně|Celkem bez DPH|Cena bez DPH
vat: DPH
vatOf: DPH {rate}|{rate} DPH|DPH ({rate})
total: Celkem k úhradě|K úhradě|Celkem s DPH|Celkem|Částka k úhradě
tillTotal: CELKEM|Celkem Kč|K ÚHRADĚ|Celkem
subtotal: Mezisoučet
cash: Hotovost|HOTOVĚ|Přijato
change: Vráceno|Vrátit
card: Karta|Platební karta|KARTOU
discount: Sleva
tip: Spropitné
rounding: Zaokrouhlení|Haléřové vyrovnání
columns: Popis|Množství|Cena za MJ|DPH|Celkem
vatNumber: DIČ|DIČ:
registration: IČO|IČ
phone: Tel.|Telefon
thanks: Děkujeme za nákup|Těšíme se na vaši návštěvu|Děkujeme za návštěvu
terms: Splatnost {days} dní|Prosíme o úhradu do {date}|Děkujeme za spolupráci
untaxed: Nejsme plátci DPH|Neplátce DPH
served: Obsluha|Pokladna|Stůl
goods: Kancelářská židle|Správa webu|Papír A4|Konzultace, hod.|Cestovné|Stojan na notebook|Měsíční předplatné|Zálohování dat|Mytí oken|Náhradní filtr|Údržba zahrady|LED panel 60 x 60|Pracovní obuv 43|Roční licence|Doprava a montáž
foods: Káva|Koláč|Voda 0,5 l|Svíčková|Řízek|Pivo 0,5 l|Chléb|Eidam|Banány|Mléko|Gulášová polévka|Džus|Štrúdl
months: ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince
short: led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro
trade: Číslo účtu zákazníka|Zúčtovací období|Předchozí zůstatek|Přijaté platby|Poplatky za období|Zůstatek|Příjezd|Odjezd|Pokoj|Ubytování|Snídaně|Vaše vyúčtování|Jízdenka|Datum cesty|Vydáno|Číslo rezervace|Má dáti|Dal|Výpis z účtu|Počáteční zůstatek|Dodací adresa|Dospělý
weekdays: neděle|pondělí|úterý|středa|čtvrtek|pátek|sobota
`)
