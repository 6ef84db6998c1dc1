/** Of electron/reading/fields: what numbers are called on papers of Europe and North America, and what looks like one and is none. */
import { expect, test } from 'vitest'
import { documentNumberIn } from '../../../../../../electron/reading/fields/numbers/document-number'
import { rowsOf } from '../../../../../../electron/reading/fields/lines/rows'
import { paper } from '../paper'

const found = (...rows: string[]) =>
  documentNumberIn(rowsOf(paper('Northgate Trading', ...rows, 'Thank you')))?.value

/** A line as it stands, and the number in it; `-` for none. */
const lines: Record<string, string> = {
  English: `
    Invoice #: 10442 => 10442
    K-20417 Invoice => K-20417
    771203 invoice number => 771203
    Invoice # 10442 => 10442
    INV# 10442 => 10442
    Inv. No. 10442 => 10442
    Invoice ID: 9F2-1 => 9F2-1
    Invoice Ref: ABC123 => ABC123
    Invoice Ref. ABC123 => ABC123
    Receipt #1234-5678 => 1234-5678
    Invoice number 3D5B0C1F-0002 => 3D5B0C1F-0002
    Sales Receipt # 00123 => 00123
    Docket No 44321 => 44321
    Check # 1023 => 1023
    Ticket #: 3344 => 3344
    Transaction # 004512 => 004512
    Confirmation code: HMX4T2 => HMX4T2
    Reservation number 8823411 => 8823411
    Sale #: 4451 => 4451
    Invoice No / Date: 4451 / 03.02.2024 => 4451
    Statement No. 2207 => 2207
    Credit Memo # CM0042 => CM0042
    Self-billing invoice no. SB-2241 => SB-2241
    Account number: 10442 => -
    Customer no. 10442 => -
    VAT No. 123456789 => -
    Company No. 01234567 => -
    Phone number: 01614960000 => -
    Auth code: 05365D => -
    Approval code 053651 => -
    Terminal ID 2233445 => -
    Merchant no. 8823441 => -
    Purchase order no: 4500012 => -
    PO Number: 4500012 => -
    Sort code 20-00-00 Account no. 12345678 => -
  `,
  German: `
    Rechnungs-Nr.: 2024-0815 => 2024-0815
    Rechnungs-Nr. 4711 => 4711
    Rechnung Nr.: 4711 => 4711
    Rechn.-Nr. 4711 => 4711
    Rechn.-Nr.: 4711 => 4711
    Rg.-Nr. 4711 => 4711
    Rg.Nr.: 4711 => 4711
    Re-Nr.: 4711 => 4711
    RNr. 4711 => 4711
    Beleg-Nr. 123/4 => 123/4
    Bon-Nr. 0815 => 0815
    Bon-Nr.:1234 => 1234
    Kassenbon-Nr. 1234 => 1234
    Quittung Nr. 1204 => 1204
    Rechnungsnummer / Invoice No.: 90001 => 90001
    Rechnung / Invoice 90001 => 90001
    Gutschriftsnummer 90001 => 90001
    Vorgangs-Nr. 90001 => 90001
    Auftragsnummer 90001 => 90001
    Bestell-Nr. 90001 => 90001
    Buchungs-Nr. 90001 => 90001
    Faktura Nr. 90001 => 90001
    Liquidation Nr. 90001 => 90001
    Unsere Rechnung Nr. 90001 vom 03.02.2024 => 90001
    Parkschein-Nr. 90001 => 90001
    Ticket-Nr. 90001 => 90001
    Sammelrechnung 90001 => 90001
    Kundennummer 10442 => -
    Kunden-Nr. 10442 => -
    Kd.-Nr. 10442 => -
    Steuernummer 12/345/67890 => -
    Steuer-Nr.: 12/345/67890 => -
    USt-IdNr. DE123456789 => -
    TSE-Transaktion: 12345 => -
    TSE-Seriennummer: 4f2a11 => -
    Seriennummer Kasse: 4F2A11C => -
    Signaturzähler 33221 => -
    Terminal-Nr. 65001234 => -
    Trace-Nr. 004711 => -
    Genehmigungs-Nr. 004711 => -
    VU-Nr. 455600123 => -
    Mandatsreferenz: M-10442 => -
    Vertragsnummer 10442 => -
    Zählernummer 10442 => -
  `,
  French: `
    Facture n° FA2024-0012 => FA2024-0012
    Facture N°: 1204 => 1204
    FACTURE N° : 2024-12 => 2024-12
    FACTURE No 2024-12 => 2024-12
    N° facture : 123 => 123
    N° de facture 123 => 123
    Numéro de facture : 123 => 123
    Facture no 123 => 123
    Réf. facture : F-123 => F-123
    Facture : 12345 => 12345
    N° Ticket : 1234 => 1234
    Ticket : 1234 => 1234
    N° de commande : 1234 => 1234
    Avoir n° AV-12 => AV-12
    Reçu No : 9934 => 9934
    N° pièce : 000123 => 000123
    N° de document : 000123 => 000123
    Note d'honoraires n° 24-12 => 24-12
    Réservation n° 88231 => 88231
    N° de dossier : 88231 => 88231
    N° client : 10442 => -
    N° de client 10442 => -
    Référence client : 10442 => -
    N° TVA : FR12345678901 => -
    SIRET : 123 456 789 00012 => -
    N° SIRET 12345678900012 => -
    N° de contrat : 10442 => -
    N° autorisation 053651 => -
  `,
  Spanish: `
    Factura Nº 2024/15 => 2024/15
    Nº Factura: 1534 => 1534
    Nº de factura: 1534 => 1534
    Número de factura 1534 => 1534
    Núm. factura: 1534 => 1534
    Núm. de factura 1534 => 1534
    Factura núm. 1534 => 1534
    FACTURA 15/2024 => 15/2024
    Fra. nº 1534 => 1534
    Factura simplificada Nº: A-12 => A-12
    FRA. SIMPLIFICADA: 001-2334 => 001-2334
    Ticket: 12344 => 12344
    Nº de ticket: 12344 => 12344
    Nº Op.: 12344 => 12344
    Nº recibo 12344 => 12344
    Serie A Número 12344 => 12344
    Nº de documento: 12344 => 12344
    Factura rectificativa nº R-12 => R-12
    Albarán nº 12344 => -
    Nº Cliente: 10442 => -
    Cód. cliente 10442 => -
    NIF B12345678 => -
    CIF: B12345678 => -
  `,
  Italian: `
    Fattura n. 12/2024 => 12/2024
    Fattura nr. 1234 => 1234
    Fattura N° 1234 => 1234
    N. fattura: 1234 => 1234
    N.ro fattura: 1234 => 1234
    Numero fattura 1234 => 1234
    Nr. fattura 1234 => 1234
    Fatt. n. 12/24 => 12/24
    Fattura elettronica n. 1234 => 1234
    DOCUMENTO N. 0034-0012 => 0034-0012
    Doc. n. 0034-0012 => 0034-0012
    RT doc. n. 0123 => 0123
    Scontrino fiscale N. 45 => 45
    Ricevuta n. 3345 => 3345
    Nr. doc. 1234 => 1234
    N. documento 1234 => 1234
    Parcella n. 12/2024 => 12/2024
    Nota di credito n. 12/24 => 12/24
    Ordine n. 1234 => 1234
    Biglietto n. 12344 => 12344
    RT 99MEY012345 => -
    Matricola RT 99MEY012345 => -
    P.IVA 01234567890 => -
    Cod. cliente 10442 => -
    Codice destinatario: M5UXCR1 => -
    REA MI-1234567 => -
  `,
  Dutch: `
    Factuurnummer: 2024001 => 2024001
    Factuurnr.: 1234 => 1234
    Factuur nr. 1234 => 1234
    Factuur nr: 1234 => 1234
    Factuur 2024-12 => 2024-12
    Factuurnr 1234 => 1234
    Fact. nr. 1234 => 1234
    Bonnummer: 1234 => 1234
    Bon nr. 1234 => 1234
    Kassabonnummer 1234 => 1234
    Ticket nr: 1234 => 1234
    Transactie 12344 => 12344
    Bestelnummer: 12344 => 12344
    Creditfactuur 1234 => 1234
    Reserveringsnummer 12344 => 12344
    Rekeningnummer NL91ABNA0417164300 => -
    Debiteurnummer 10442 => -
    Klantnummer 10442 => -
    Betalingskenmerk 1234567890123456 => -
    KvK-nummer 12345678 => -
    BTW-nummer NL001234567B01 => -
  `,
  Portuguese: `
    Fatura n.º FT 2024/12 => FT 2024/12
    Fatura Nº FT 2024A1/12 => FT 2024A1/12
    Fatura-recibo nº FR 2024A/55 => FR 2024A/55
    Fatura-Recibo FR 2024A/55 => FR 2024A/55
    Fatura simplificada FS 01/1234 => FS 01/1234
    Fatura Simplificada Nº FS 01/1234 => FS 01/1234
    N.º Fatura: 1234 => 1234
    Documento Nº FT 1/22 => FT 1/22
    Nota de crédito NC 1/3312 => NC 1/3312
    FT A/22 => FT A/22
    ATCUD: JFX3K2RT-1234 => -
    NIF 501234567 => -
    Contribuinte nº 501234567 => -
    Nº Cliente 10442 => -
  `,
  Polish: `
    Faktura nr 12/2024 => 12/2024
    Faktura VAT nr 12/03/2024 => 12/03/2024
    FAKTURA VAT FV 12/03/2024 => FV 12/03/2024
    Faktura VAT 1234/24 => 1234/24
    Nr faktury: FV/1/2024 => FV/1/2024
    Numer faktury FV/1/2024 => FV/1/2024
    Faktura nr: FS-12/2024/MAG => FS-12/2024/MAG
    Faktura nr F/000123/24 => F/000123/24
    Faktura zaliczkowa nr ZAL/12/2024 => ZAL/12/2024
    Paragon nr 12344 => 12344
    nr wydr. 004321 => 004321
    Nr rachunku: 12/2024 => 12/2024
    Dokument nr 12344 => 12344
    Bilet nr 12344 => 12344
    Nr rachunku: 12 1020 1097 0000 1234 5678 9012 => -
    Nr rachunku PL12102010970000123456789012 => -
    Nr konta: 12 1020 1097 0000 1234 5678 9012 => -
    Nr klienta 10442 => -
    NIP 123-456-78-90 => -
    Nr rej. BDO 000123456 => -
    Nr ewidencyjny kasy: 4412233 => -
  `,
  Swedish: `
    Fakturanr: 12345 => 12345
    Fakturanr 12345 => 12345
    Fakturanummer 12345 => 12345
    Faktura nr 12345 => 12345
    Faktura 12345 => 12345
    Faktura: 12345 => 12345
    Fakt.nr 12345 => 12345
    Kvittonr: 1234 => 1234
    Kvittonummer 1234 => 1234
    Notanr 1234 => 1234
    Nota nr 1234 => 1234
    Order nr: 12345 => 12345
    Bokningsnummer: 12345 => 12345
    Samlingsfaktura nr 12345 => 12345
    OCR: 12345678 => -
    OCR-nummer 12345678 => -
    OCR-nr: 12345678 => -
    Kundnr 10442 => -
    Kundnummer 10442 => -
    Org.nr 556677-8899 => -
    Bankgiro 123-4567 => -
  `,
  'Danish and Norwegian': `
    Fakturanr. 12345 => 12345
    Faktura nr.: 12345 => 12345
    Bonnr. 1234 => 1234
    Bon: 1234 => 1234
    Kvittering nr. 1234 => 1234
    Kvitteringsnr. 1234 => 1234
    Kvitteringsnummer: 1234 => 1234
    Ordrenummer: 12345 => 12345
    Kreditnota nr. 12345 => 12345
    Ekspeditionsnr. 12345 => 12345
    Bong nr: 1234 => 1234
    Bilag nr. 1234 => 1234
    Salgskvittering 1234 => 1234
    Betalings-ID: 123456789012345 => -
    Kundenr. 10442 => -
    CVR-nr. 12345678 => -
    Reg.nr. 1234 Kontonr. 1234567890 => -
    KID: 123456789 => -
    KID-nummer 123456789 => -
    KID nr. 123456789 => -
    Org.nr. 987 654 321 MVA => -
    Kontonummer 1234.56.78901 => -
  `,
  Finnish: `
    Laskun numero: 12345 => 12345
    Laskunumero 12345 => 12345
    Lasku nro 12345 => 12345
    Lasku nro: 12345 => 12345
    Laskunro 12345 => 12345
    Laskun nro 12345 => 12345
    LASKU 12345 => 12345
    Kuittinro: 1234 => 1234
    Kuitin nro 1234 => 1234
    Kuitti 1234 => 1234
    Tositenumero: 1234 => 1234
    Tilausnro 12345 => 12345
    Viitenumero 12345 67890 => -
    Viite: 1234567 => -
    Asiakasnumero 10442 => -
    Y-tunnus 1234567-8 => -
  `,
  'Czech and Slovak': `
    Faktura č. 2024001 => 2024001
    Faktura č.: 2024001 => 2024001
    Faktura číslo 2024001 => 2024001
    Faktura číslo: 2024001 => 2024001
    Číslo faktury: 2024001 => 2024001
    Číslo dokladu: 12345 => 12345
    Doklad č.: 12345 => 12345
    Číslo daňového dokladu: 12345 => 12345
    Účtenka č. 1234 => 1234
    Číslo účtenky: 1234 => 1234
    FAKTURA - DAŇOVÝ DOKLAD č. 2024001 => 2024001
    Faktura-daňový doklad č.: 2024001 => 2024001
    Ev. č. dokladu: 12345 => 12345
    Dobropis č. 12345 => 12345
    Objednávka č. 12345 => 12345
    Pořadové číslo účtenky 1234 => 1234
    Faktúra číslo: 12345 => 12345
    Číslo faktúry 12345 => 12345
    Pokladničný doklad č. 12345 => 12345
    Variabilní symbol: 2024001 => -
    Var. symbol 2024001 => -
    Konstantní symbol: 0308 => -
    FIK: b3a09b52-7c87-4014-a496-4c7a53cf9120-03 => -
    BKP: 01234567-89ABCDEF-01234567-89ABCDEF-01234567 => -
    IČO: 12345678 => -
    DIČ: CZ12345678 => -
    Číslo účtu: 123456789/0100 => -
    Variabilný symbol 12345 => -
    Dátum dodania: 03.02.2024 => -
    UID: O-7DBCDA8A56EE426DBCDA8A56EE426D1A => -
  `,
  Hungarian: `
    Számla sorszáma: 2024/000123 => 2024/000123
    Számla sorszám: 2024/000123 => 2024/000123
    A számla sorszáma: ABC-2024-12 => ABC-2024-12
    Számlaszám: 2024/000123 => 2024/000123
    Számla száma: 2024/000123 => 2024/000123
    Számla: ABC-2024-12 => ABC-2024-12
    Számla azonosító: ABC-2024-12 => ABC-2024-12
    Bizonylatszám: 12345 => 12345
    Nyugtaszám: 0012/00034 => 0012/00034
    Nyugta szám 0012/00034 => 0012/00034
    Rendelés száma: 12345 => 12345
    Bankszámlaszám: 11700000-20000000-00000000 => -
    Számlaszám: 11700000-20000000-00000000 => -
    Adószám: 12345678-2-42 => -
    Vevőkód: 10442 => -
  `,
  Romanian: `
    Factura nr. 12345 => 12345
    Factură nr. 12345 => 12345
    Factura fiscală seria ABC nr. 0123 => 0123
    Seria AB nr. 00412 din 03.02.2024 => 00412
    Număr factură: 12345 => 12345
    Nr. factură: 12345 => 12345
    Nr. facturii 12345 => 12345
    Bon fiscal nr. 1234 => 1234
    BF: 0123 => 0123
    Nr. document 1234 => 1234
    Comandă nr. 12345 => 12345
    Nr. Reg. Com.: J40/1234/2010 => -
    CUI: RO12345678 => -
    C.I.F. RO12345678 => -
    Cod client 10442 => -
  `,
  'Croatian and Slovenian': `
    Račun br. 12-1-1 => 12-1-1
    Račun broj: 123/1/1 => 123/1/1
    Račun br.: 123/1/1 => 123/1/1
    Broj računa: 123/P1/1 => 123/P1/1
    Br. računa 123/1/1 => 123/1/1
    R-1 račun br. 123/1/1 => 123/1/1
    Račun: 123/1/1 => 123/1/1
    Broj narudžbe 12345 => 12345
    Račun št.: 24-300-001 => 24-300-001
    Številka računa: 24-300-001 => 24-300-001
    Račun 24-300-001 => 24-300-001
    Broj računa: HR1210010051863000160 => -
    IBAN: HR1210010051863000160 => -
    OIB: 12345678901 => -
    JIR: 9d6f5bb6-da48-4fcd-a803-4586a025e0e4 => -
    ZKI: e4d909c290d0fb1ca068ffaddf22cbd0 => -
    Poziv na broj: HR00 123-456 => -
    ID za DDV: SI12345678 => -
    EOR: a1b2c3d4-1111-2222-3333-444455556666 => -
    TRR: SI56 0110 0600 0123 456 => -
    Sklic: SI00 123-456 => -
  `,
  Greek: `
    Αριθμός: 12345 => 12345
    Αρ. Τιμολογίου: 12345 => 12345
    Αριθμός τιμολογίου 12345 => 12345
    Αρ. Παραστατικού: 12345 => 12345
    Αριθμός Παραστατικού 12345 => 12345
    Αρ. Απόδειξης 12345 => 12345
    Αριθμός απόδειξης: 12345 => 12345
    Τιμολόγιο Νο. 12345 => 12345
    Αρ. 12345 => 12345
    ΑΦΜ: 123456789 => -
    Α.Φ.Μ. 123456789 => -
    ΜΑΡΚ: 400001234567890 => -
    ΑΡ. ΓΕΜΗ: 123456789000 => -
    Κωδικός πελάτη 10442 => -
  `,
  'Estonian, Latvian and Lithuanian': `
    Arve nr 12345 => 12345
    Arve nr. 12345 => 12345
    Arve number: 12345 => 12345
    Arve: 12345 => 12345
    Arve 12345 => 12345
    Arve-saateleht nr 12345 => 12345
    Kviitung nr 1234 => 1234
    Tšekk nr 1234 => 1234
    Dokumendi nr 1234 => 1234
    Tellimus nr 12345 => 12345
    Rēķina numurs: 12345 => 12345
    Rēķins numurs 12345 => 12345
    Čeka Nr. 1234 => 1234
    Dokumenta Nr. 1234 => 1234
    Kvīts Nr. 1234 => 1234
    Sąskaita faktūra Nr. 12345 => 12345
    PVM sąskaita faktūra serija ABC Nr. 12345 => 12345
    Sąskaitos numeris: 12345 => 12345
    Serija AB Nr. 12345 => 12345
    Kvito Nr. 1234 => 1234
    Kvito numeris 1234 => 1234
    Užsakymo Nr. 12345 => 12345
    Viitenumber 1234567 => -
    Reg. nr 12345678 => -
    KMKR EE101234567 => -
    PVN reģ. Nr. LV40001234567 => -
    Įmonės kodas 123456789 => -
    PVM kodas LT123456789 => -
  `,
  Bulgarian: `
    Фактура № 0000012345 => 0000012345
    Фактура №: 0000012345 => 0000012345
    Фактура номер 0000012345 => 0000012345
    Номер на фактура: 0000012345 => 0000012345
    Номер: 0000012345 => 0000012345
    Данъчна фактура № 0000012345 => 0000012345
    Кредитно известие № 0000012345 => 0000012345
    Бон № 12345 => 12345
    ФАКТУРА № 0000012345 / 04.05.2026 г. => 0000012345
    ЕИК: 123456789 => -
    ЗДДС № BG123456789 => -
    Клиентски номер 10442 => -
  `,
  'more of all': `
    Auftragsnummer (Online-Ticket): AB12CD => AB12CD
    Bordereau n° 4421 => 4421
    Conf. No. 99124 => 99124
    Dok.-Nr. 4711 => 4711
    Facture d'acompte n° 4421 => 4421
    Facture de solde n° 4421 => 4421
    Facture n°: FA 2024 0012 => FA 2024 0012
    Honorar-Note Nr. 12/2024 => 12/2024
    Lieferschein-Nr. 44123 => -
    Mietvertrag Nr. 4711 => 4711
    NOTE : 0442 => 0442
    Note de crédit n° 4421 => 4421
    N° BL 44210 => -
    N° de bordereau 4421 => 4421
    Parkticket Nr. 44123 => 44123
    Payment reference 9912A44 => -
    Pro forma no. PF-12 => PF-12
    Quittance de loyer n° 4421 => 4421
    RA No. 991244 => 991244
    RG 2024-4412 => 2024-4412
    Referenz: 4412A => 4412A
    Referenznummer 44123 => 44123
    ST# 1234 OP# 0042 TE# 12 TR# 04432 => 04432
    TR# 04432 => 04432
    Tck: 4421 => 4421
    Tick. 4421 => 4421
    Transaktions-Nr. 4711 => 4711
    Transaktionsnummer: 4711 => 4711
    Voucher no. 33421 => 33421
    Creditnr. 44123 => 44123
    Declaratie nr. 44123 => 44123
    Declaratienummer 44123 => 44123
    FS: 0012-3 => 0012-3
    Fac. Simpl.: 0012-3 => 0012-3
    Fattura nr 12 del 03/02/2024 => 12
    Kasticket 4412 => 4412
    Kasticketnr. 4412 => 4412
    Kwitantie nr. 44123 => 44123
    Kwitantienummer 44123 => 44123
    Nota credito n. 1234 => 1234
    Nota di addebito n. 1234 => 1234
    Nº Fact. 2024-15 => 2024-15
    Recibo verde nº FR ATSIRE01FR/12 => FR ATSIRE01FR/12
    Rif. ordine 1234 => -
    Ritnummer 44123 => 44123
    Serie/Nº A/0012 => A/0012
    Termijnfactuur 44123 => 44123
    Tique Nº 0012 => 0012
    Tiquet núm. 0012 => 0012
    Tiquet: 0012 => 0012
    Verzamelfactuur 44123 => 44123
    Werkbon 44123 => 44123
    Bokningsreferens ABC12D => ABC12D
    Bookingreferanse: ABC12D => ABC12D
    Dowód sprzedaży nr 15/2024 => 15/2024
    Ekspedition: 12345 => 12345
    Faktura Sprzedaży FS 15/2024 => FS 15/2024
    Faktura VAT marża nr 15/2024 => 15/2024
    Faktura VAT sprzedaży 15/2024 => 15/2024
    Faktura końcowa nr 15/2024 => 15/2024
    Faktura pro forma nr 15/2024 => 15/2024
    Faktura sprzedaży nr 15/2024 => 15/2024
    Faktura uproszczona nr 15/2024 => 15/2024
    Faktura-/OCR-nr 12345678 => 12345678
    Fakturanr/OCR: 12345678 => 12345678
    Fakturanummer/OCR 12345678 => 12345678
    KP nr 15/2024 => 15/2024
    Kassakuitti nro 1234 => 1234
    Kassakvitto 12345 => 12345
    Kassakvitto nr: 12345 => 12345
    Kassalapp nr 12345 => 12345
    Kassebon nr. 12345 => 12345
    Kassebon: 12345 => 12345
    Kontantnota 12345 => 12345
    Käteiskuitti 1234 => 1234
    Käteislasku 12345 => 12345
    Lippunumero 12345 => 12345
    Nota księgowa nr 15/2024 => 15/2024
    Nr faktury korygującej KOR/15/2024 => KOR/15/2024
    Nr rach. 15/2024 => 15/2024
    Nr sys. 44321 => 44321
    Nr umowy 44321 => -
    Nr wydruku: 044321 => 044321
    Potwierdzenie nr 15/2024 => 15/2024
    Referansenr. 12345 => 12345
    Referensnummer 12345 => 12345
    Transaktionsnr. 12345 => 12345
    Varaustunnus ABC12D => ABC12D
    Verifikat nr 12345 => 12345
    Verifikationsnr 12345 => 12345
    Arve nr/viide 2024-12 => 2024-12
    BF nr. 1234 => 1234
    Bilieto Nr. 12345 => 12345
    Blok č. 20241 => 20241
    Broj kupca 12345 => -
    Broj rezervacije: 12345 => 12345
    Broj rn: 123/1/1 => 123/1/1
    Broneeringu nr 12345 => 12345
    Broneeringu number: 12345 => 12345
    Darījuma Nr. 12345 => 12345
    Dokl. č. 12345 => 12345
    Díjbekérő sorszáma: D-2024-12 => D-2024-12
    Előlegszámla sorszáma: E-2024-12 => E-2024-12
    Ettemaksuarve nr 12345 => 12345
    Factura storno nr. 12345 => 12345
    Faktura (daňový doklad) č. 2024001 => 2024001
    Faktura přijatá č. 2024001 => 2024001
    Faktura vydaná 2024001 => 2024001
    Faktura vydaná č. 2024001 => 2024001
    Foglalás száma 12345 => 12345
    Foglalási szám: 12345 => 12345
    Jegy száma: 12345 => 12345
    Jízdenka č. 12345 => 12345
    Megrendelés száma 12345 => 12345
    Müügiarve 12345 => 12345
    Müügiarve nr 12345 => 12345
    Naročilo št. 12345 => 12345
    Odobrenje br. 12345 => 12345
    Pilet nr 12345 => 12345
    Predračun br. 12345 => 12345
    Predračun št. 24-12 => 24-12
    Prodejka č. 12345 => 12345
    Prodejka: 12345 => 12345
    Račun za predujam br. 123/1/1 => 123/1/1
    Račun-otpremnica br. 123/1/1 => 123/1/1
    Račun/otpremnica 123/1/1 => 123/1/1
    Rendelési szám: 12345 => 12345
    Rezervacija št. 12345 => 12345
    Rezervare nr. 12345 => 12345
    Rn. br. 123/1/1 => 123/1/1
    Stvrzenka č. 12345 => 12345
    Sularahaarve nr 12345 => 12345
    Számla azonosítója: E-ABC-2024-12 => E-ABC-2024-12
    Számla sorsz.: 2024/0012 => 2024/0012
    Tranzakció száma: 12345 => 12345
    Tranzakcióazonosító 12345 => 12345
    Végszámla sorszáma: E-2024-12 => E-2024-12
    Zakázkový list č. 12345 => 12345
    Č.dokl.: 12345 => 12345
    Číslo bločku 20241 => 20241
    Číslo prodejky 12345 => 12345
    Číslo transakce 12345 => 12345
    Št. kupca 12345 => -
    Št. naročila 12345 => 12345
    Številka naročila: 12345 => 12345
    ΑΠΥ 12345 => 12345
    ΑΡ. ΑΠΟΔ. 12345 => 12345
    Αρ. Παραγγελίας 12345 => 12345
    Αρ. Τιμ.: 12345 => 12345
    Αρ. παρ/κού 12345 => 12345
    Κωδικός Κράτησης: ABC12D => ABC12D
    Παραγγελία: 12345 => 12345
    ΤΠΥ 12345 => 12345
    BARVERKAUF Nr. 4711 => 4711
    Bestellreferenz 44123 => 44123
    Buchungsreferenz ABC123 => ABC123
    Payment ref: 4411-2233 => -
    Rech. 4711 => 4711
    Rech.Nr. 4711 => 4711
    Rechng. Nr. 4711 => 4711
    Rg 4711 Tisch 12 => 4711
    Référence de réservation ABC123 => ABC123
    Table 12 Note 4411 => 4411
    Tavolo 12 Conto 4411 => 4411
  `,
}

const cases = Object.entries(lines).flatMap(([language, all]) =>
  all
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', number = ''] = line.trim().split(' => ')
      return { language, text, number: number === '-' ? undefined : number }
    }),
)

test.each(cases)('$language: `$text` has the number $number', ({ text, number }) => {
  expect(found(text)).toBe(number)
})

const layouts: [string, string[], string | undefined][] = [
  [
    'a number before its label',
    ['Deliver to: | K-20417 Invoice', 'Ida Holm | 4 May 2026 Date'],
    'K-20417',
  ],
  ['a number before its label in German', ['Frau Ida Holm | V-7781 Rechnung Nr.'], 'V-7781'],
  [
    'a number before its label in French',
    ['Mme Ida Holm | F-4410 facture', '4 mai 2026 du'],
    'F-4410',
  ],
  ['a quantity before what was bought', ['12 tickets | 30.00'], undefined],
  [
    'a heading in two languages',
    ['Facture / Factuur | Date / Datum', '26/40117 | 04.05.2026'],
    '26/40117',
  ],
  [
    'a heading in two languages of Switzerland',
    ['Rechnung / Facture | Datum / Date', 'Q-5512 | 04.05.2026'],
    'Q-5512',
  ],
  [
    'an agreement in the heading of a form',
    ['RENTAL AGREEMENT | DRIVER | CAR', '511-730264 | Ida Holm | BKT 207'],
    '511-730264',
  ],
  ['a heading beside a day', ['Bon | Datum | Tafel', '5120 | 04-05-2026 | 12'], '5120'],
  [
    'a number at the end of another column',
    ['an | Rechnungsnummer', 'Holm und Partner Gesellschaft mbH Nord 24.1180 |'],
    undefined,
  ],
  [
    'a receipt that corrects another',
    ['Ticket rectificativo R26/310', 'Rectifica al ticket T-991'],
    'R26/310',
  ],
  ['a series of Greek papers', ['ΑΠΟΔΕΙΞΗ ΛΙΑΝΙΚΗΣ ΠΩΛΗΣΗΣ', 'ΣΕΙΡΑ Β ΑΡΙΘΜΟΣ 20417'], '20417'],
  [
    'a fiscal device of Serbia',
    ['ПФР број рачуна:', 'QWERTYUI-ASDFGHJK-4102'],
    'QWERTYUI-ASDFGHJK-4102',
  ],
  ['a fiscal printer of Bulgaria', ['04-05-2026 17:16 | 004417', 'ФИСКАЛЕН БОН'], '004417'],
  ['a call of funds', ['Appel de fonds n° AF26-118 du 04/05/2026'], 'AF26-118'],
  [
    'a yearly account',
    ['Vyúčtování č. 4410276', 'Částku uhraďte na účet 118822-4410276113/0800.'],
    '4410276',
  ],
  ['days in a sentence', ['FACTURE EN 30 DIAS CON ESTE'], undefined],
  [
    '`Kassenzeichen (bitte angeben) `',
    ['Kassenzeichen (bitte angeben) | Datum', '5.0100.707270.2 | 06.09.2025'],
    '5.0100.707270.2',
  ],
  ['`N° reçu / Nr. bewijs | P2-6680`', ['N° reçu / Nr. bewijs | P2-668070'], 'P2-668070'],
  ['`Laskun nro / Fakturans nr 9667`', ['Laskun nro / Fakturans nr 9667'], '9667'],
  ['`Référence | Acheté le;;UVU406 `', ['Référence | Acheté le', 'UVU406 | 01/06/2024'], 'UVU406'],
]

test.each(layouts)('%s is told for what it is', (_, rows, number) => {
  expect(found(...rows)).toBe(number)
})

test.each([
  ['Rechnungs-Nr.', '2024-0815'],
  ['N° de facture :', '1234'],
  ['Numero documento', '0034-0012'],
  ['Nr faktury', 'FV/1/2024'],
  ['Číslo dokladu:', '12345'],
  ['Laskun numero', '12345'],
  ['Számla sorszáma:', '2024/000123'],
  ['Αρ. Παραστατικού', '12345'],
  ['Kvitto:', '1234'],
])('under and beside `%s` stands %s', (label, number) => {
  expect(found(label, number)).toBe(number)
  expect(found(`${label} | ${number}`)).toBe(number)
  expect(found(`${label} | : | ${number}`)).toBe(number)
  expect(found(`Datum | ${label}`, `03.02.2024 | ${number}`)).toBe(number)
})

test.each([
  [['Minuta (factura) número A-6232-25, expedida el 5 de enero'], 'A-6232-25'],
  [['AVVISO DI PAGAMENTO N. AV-24-7509 del 10/05/2024'], 'AV-24-7509'],
  [['Note de participation n° S25-579'], 'S25-579'],
  [['Aanslagnummer | Dagtekening', '98751513 | 15-07-2026'], '98751513'],
  [['Bordereau | Titre n°', '165 | 000884'], '000884'],
  [['FACTURA seria și nr. | Data', 'BNC 2944 | 26/06/2026'], 'BNC 2944'],
  [['Účet – daňový doklad č. | Příjezd', 'U25/0253 | 3.3.2025'], 'U25/0253'],
  [['facture', 'n° 2025/96 — 15 février 2025'], '2025/96'],
  [['24.09.2026 15:11 | Salg 829475'], '829475'],
  [['Job card 55559'], '55559'],
  [['lnvoice No | 696873', 'Order No | 3360'], '696873'],
  [['involce number 000096939900'], '000096939900'],
  [
    [
      'Syarikat Maju Jaya | INVOICE',
      'Puchong | No. | : IV-07980',
      'Tel | Our D/O No. | : DO-04489',
    ],
    'IV-07980',
  ],
  [['Rechnungsnr. | INV-DE-88744591-', '| 25-466'], 'INV-DE-88744591-25-466'],
  [['N° de facture 10416916 9 24 | 12 rue de la Forêt'], '10416916 9 24'],
  [['Rechnungsnummer | M 25 447 336 171'], 'M 25 447 336 171'],
  [['10-01-2026 | nr:638406', 'PARAGON FISKALNY', 'Nr transakcji 4664036497'], '638406'],
  [
    [
      'ul. Składowa 12 | Faktura VAT sprzedaż',
      '35-105 Rzeszów | FS 408/MAG/2026',
      'Zamówienie | ZK 4078/26',
    ],
    'FS 408/MAG/2026',
  ],
  [['Fattura n. | 7 004 118 263', 'Data fattura | 08.07.2026'], '7 004 118 263'],
  [['Doklad č.: 14/2/260607/00391', 'CELKEM Kč | 1635,13'], '14/2/260607/00391'],
  [['18.09.2026 20:41 | Reikn.nr. 2-031877'], '2-031877'],
  [['Tekući račun: 265-131196731074777-07'], undefined],
  [['TRN: 100467776812194', 'SIMPLIFIED TAX INVOICE'], undefined],
])('%j has the number %s', (rows, number) => {
  expect(found(...rows)).toBe(number)
})

test('beside a label a telephone of the sender is no number, what stands under it is', () => {
  const rows = [
    'Brackenbury Joinery | Invoice Number | 01765 496 0218',
    'THIRSK | INV-2217 | x@fp.example',
  ]
  expect(found(...rows)).toBe('INV-2217')
  const apart = ['Marsh Plumbing | Invoice', 'Invoice number | 0042 / 2026', 'Order 77182 |']
  expect(found(...apart)).toBe('0042 / 2026')
})
