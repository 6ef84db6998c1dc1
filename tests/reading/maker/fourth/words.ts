/** Slovene, Ukrainian and Icelandic, the Portuguese of Brazil, the Spanish of Chile and the English of Japan. */
import { words, wordsBut, type Words } from '../words'
import { englishBut } from '../known/words-germanic'
import { portuguese, spanish } from '../known/words-south'

export const slovene: Words = words(`
invoice: Račun|RAČUN|Račun - original|e-Račun
creditNote: Dobropis|DOBROPIS
receipt: Račun|RAČUN|Potrdilo o plačilu
number: Račun št.|Št. računa|Številka računa|Številka
creditNumber: Dobropis št.|Št. dobropisa
receiptNumber: Račun št.|Št. računa|Št.
date: Datum izdaje|Datum računa|Datum izdaje računa|Ljubljana, dne
plainDate: Datum|Dne
due: Rok plačila|Datum zapadlosti|Zapade|Plačilo do
delivered: Datum opravljene storitve|Datum dobave|Datum odpreme
order: Naročilo št.|Vaše naročilo
customerNumber: Šifra kupca|Št. stranke
reference: Sklic|Zadeva
billTo: Kupec|Naročnik|Prejemnik računa|Plačnik
from: Prodajalec|Izdajatelj|Dobavitelj
net: Osnova za DDV|Skupaj brez DDV|Vrednost brez DDV|Neto
vat: DDV
vatOf: DDV {rate}|{rate} DDV|Obračunan DDV {rate}
total: Za plačilo|Skupaj za plačilo|Skupaj z DDV|ZA PLAČILO EUR|Znesek za plačilo
tillTotal: SKUPAJ|ZA PLAČILO|Skupaj EUR|SKUPAJ ZA PLAČILO
subtotal: Vmesna vsota|VMESNA VSOTA
cash: Gotovina|GOTOVINA|Plačano z gotovino
change: Vračilo|Vrnjeno
card: Kartica|PLAČILNA KARTICA|Mastercard
discount: Popust|Rabat
tip: Napitnina
rounding: Izravnava
columns: Opis|Količina|Cena|DDV|Znesek
vatNumber: ID za DDV|Davčna št.|ID št. za DDV
registration: Matična št.|Mat. št.
phone: T|Tel.|Telefon
thanks: Hvala za obisk|Hvala za nakup!|Nasvidenje|Hvala za zaupanje
terms: Rok plačila je {days} dni.|Prosimo, poravnajte račun do {date}.|Po preteku roka plačila zaračunamo zakonske zamudne obresti.
untaxed: DDV ni obračunan na podlagi 94. člena ZDDV-1|Oproščeno DDV
served: Blagajnik|Natakar|Miza
goods: Pisarniški stol|Vzdrževanje spletne strani|Papir A4|Svetovanje, ura|Potni stroški|Stojalo za prenosnik|Mesečna naročnina|Varnostna kopija 500 GB|Čiščenje oken|Nadomestni filter|Urejanje vrta|LED plošča 60 x 60|Delovni čevlji 43|Letna licenca|Dostava in montaža
foods: Kava z mlekom|Potica|Radenska 0,5 l|Kranjska klobasa|Žlikrofi|Točeno pivo|Črni kruh|Tolminc|Banane|Mleko 1 l|Goveja juha|Jabolčni sok|Kremšnita
months: januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december
short: jan.|feb.|mar.|apr.|maj|jun.|jul.|avg.|sep.|okt.|nov.|dec.
trade: Številka odjemnega mesta|Obračunsko obdobje|Prejšnje stanje|Prejeta plačila|Poraba v obdobju|Stanje|Prihod|Odhod|Soba|Nočitev|Zajtrk|Vaš mesečni račun|Vozovnica|Datum potovanja|Izdano|Koda rezervacije|Breme|Dobro|Izpisek|Začetno stanje|Naslov za dostavo|Odrasli
weekdays: nedelja|ponedeljek|torek|sreda|četrtek|petek|sobota
`)

export const ukrainian: Words = words(`
invoice: РАХУНОК|Рахунок-фактура|Рахунок на оплату|РАХУНОК-ФАКТУРА
creditNote: Розрахунок коригування|Кредит-нота
receipt: ФІСКАЛЬНИЙ ЧЕК|Чек|Квитанція
number: Рахунок №|Номер рахунку|Рахунок-фактура №|№
creditNumber: Розрахунок №|Номер документа
receiptNumber: ЧЕК №|Чек №|ФН чека
date: Дата|від|Дата рахунку|Дата складання
plainDate: Дата|ДАТА
due: Сплатити до|Термін оплати|Оплатити до
delivered: Дата поставки|Дата відвантаження
order: Замовлення №|Номер замовлення
customerNumber: Код клієнта|Договір №
reference: Підстава|Проєкт
billTo: Покупець|Одержувач|Платник|Замовник
from: Постачальник|Продавець|Виконавець
net: Разом без ПДВ|Сума без ПДВ|Усього без ПДВ
vat: ПДВ
vatOf: ПДВ {rate}|ПДВ ({rate})|у т.ч. ПДВ {rate}
total: Всього до сплати|До сплати|Разом з ПДВ|Усього з ПДВ
tillTotal: СУМА|ДО СПЛАТИ|ВСЬОГО
subtotal: Проміжний підсумок|ПРОМІЖНИЙ ПІДСУМОК
cash: ГОТІВКА|Готівка
change: РЕШТА|Решта
card: БЕЗГОТІВКОВА|Картка|ПЛАТІЖНА КАРТКА
discount: Знижка|ЗНИЖКА
tip: Чайові
rounding: Заокруглення
columns: Найменування|Кількість|Ціна|ПДВ|Сума
vatNumber: ІПН|ПН|Індивідуальний податковий номер
registration: ЄДРПОУ|Код ЄДРПОУ
phone: Тел.|тел.
thanks: Дякуємо за покупку!|ДЯКУЄМО ЗА ПОКУПКУ|Чекаємо на вас знову
terms: Рахунок дійсний до сплати протягом {days} днів.|Просимо сплатити до {date}.|Відпуск товару за фактом оплати.
untaxed: Без ПДВ|Не є платником ПДВ
served: Касир|Офіціант|Стіл
goods: Офісне крісло|Підтримка сайту|Папір А4|Консультація, година|Витрати на відрядження|Підставка для ноутбука|Місячна підписка|Резервна копія 500 ГБ|Миття вікон|Змінний фільтр|Догляд за садом|LED панель 60 x 60|Робоче взуття 43|Річна ліцензія|Доставка і монтаж
foods: Кава американо|Круасан|Вода 0,5л|Борщ український|Вареники з картоплею|Узвар|Хліб житній|Сир кисломолочний|Банани|Молоко 2,5%|Котлета по-київськи|Сік яблучний|Наполеон
months: січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня
short: січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|лис|гру
trade: Особовий рахунок|Розрахунковий період|Попередній борг|Сплачено|Нараховано за період|Баланс|Заїзд|Виїзд|Номер|Проживання|Сніданок|Ваш рахунок за послуги|Квиток|Дата поїздки|Видано|Код бронювання|Дебет|Кредит|Виписка|Вхідний залишок|Адреса доставки|Дорослий
weekdays: неділя|понеділок|вівторок|середа|четвер|п'ятниця|субота
`)

export const icelandic: Words = words(`
invoice: Reikningur|REIKNINGUR|Sölureikningur|Rafrænn reikningur
creditNote: Kreditreikningur|KREDITREIKNINGUR
receipt: Kvittun|KVITTUN|Greiðslukvittun
number: Reikningsnúmer|Reikningur nr.|Reikningsnr.|Nr. reiknings
creditNumber: Kreditreikningur nr.|Númer
receiptNumber: Kvittun nr.|Nóta nr.|Sölunúmer
date: Dagsetning|Útgáfudagur|Dags. reiknings|Dags.
plainDate: Dags.|Dagsetning
due: Gjalddagi|Eindagi|Eindagi reiknings
delivered: Afhendingardagur|Afhent
order: Pöntun nr.|Beiðni
customerNumber: Viðskiptanúmer|Viðskiptamannanr.
reference: Tilvísun|Verk
billTo: Kaupandi|Viðskiptavinur|Greiðandi
from: Seljandi|Útgefandi
net: Samtals án VSK|Upphæð án vsk.|Nettó
vat: VSK
vatOf: VSK {rate}|Virðisaukaskattur {rate}|{rate} vsk.
total: Samtals til greiðslu|Til greiðslu|Heildarupphæð|Samtals með VSK
tillTotal: SAMTALS|Samtals|Alls|TIL GREIÐSLU
subtotal: Millisamtala|MILLISAMTALA
cash: Reiðufé|REIÐUFÉ|Peningar
change: Til baka|Afgangur
card: Greiðslukort|KORT|Debetkort
discount: Afsláttur
tip: Þjórfé
rounding: Námundun
columns: Lýsing|Magn|Ein. verð|VSK|Upphæð
vatNumber: VSK nr.|VSK-númer|Vsknr.
registration: Kt.|Kennitala
phone: Sími|S.
thanks: Takk fyrir viðskiptin|Takk fyrir komuna|Verið velkomin aftur
terms: Greiðslufrestur er {days} dagar.|Vinsamlegast greiðið fyrir {date}.|Dráttarvextir reiknast frá gjalddaga.
untaxed: Undanþegið VSK|Án virðisaukaskatts
served: Afgreitt af|Afgreiðsla|Borð
goods: Skrifstofustóll|Umsjón vefs|Pappír A4|Ráðgjöf, klst.|Ferðakostnaður|Fartölvustandur|Mánaðaráskrift|Afritun 500 GB|Gluggaþvottur|Varasía|Garðvinna|LED ljós 60 x 60|Öryggisskór 43|Ársleyfi|Akstur og uppsetning
foods: Kaffi latte|Kleina|Kristall 0,5 l|Plokkfiskur|Kjötsúpa|Bjór|Rúgbrauð|Skyr|Bananar|Nýmjólk|Pylsa|Eplasafi|Pönnukökur
months: janúar|febrúar|mars|apríl|maí|júní|júlí|ágúst|september|október|nóvember|desember
short: jan|feb|mar|apr|maí|jún|júl|ágú|sep|okt|nóv|des
trade: Notkunarstaður|Tímabil|Fyrri staða|Móttekið|Gjöld tímabils|Staða|Koma|Brottför|Herbergi|Gisting|Morgunverður|Reikningur tímabilsins|Farmiði|Ferðadagur|Gefið út|Bókunarnúmer|Debet|Kredit|Reikningsyfirlit|Flutt|Afhendingarstaður|Fullorðinn
weekdays: sunnudagur|mánudagur|þriðjudagur|miðvikudagur|fimmtudagur|föstudagur|laugardagur
`)

export const brazilian: Words = wordsBut(
  portuguese,
  `
invoice: NOTA FISCAL|Nota Fiscal de Serviços Eletrônica|Fatura|NF-e
creditNote: Nota de Crédito|Nota Fiscal de Devolução
receipt: CUPOM FISCAL|Recibo|NFC-e
number: Nota Fiscal Nº|Número da Nota|Fatura nº|NF-e Nº
creditNumber: Nota Nº|Número da Nota
receiptNumber: Cupom nº|Extrato nº|COO
date: Data de Emissão|Data e Hora de Emissão|Emissão|Data da Fatura
due: Vencimento|Data de Vencimento|Vence em
delivered: Data da Saída|Data da Prestação
order: Pedido nº|Nº do Pedido
customerNumber: Código do Cliente|Cód. Cliente
billTo: Tomador de Serviços|Destinatário|Cliente|Sacado
from: Prestador de Serviços|Emitente|Remetente
net: Base de Cálculo|Subtotal|Valor dos Serviços
vat: ISS
vatOf: ISS {rate}|ICMS {rate}|Valor do ISS ({rate})
total: Valor Total|Valor Líquido da Nota|VALOR TOTAL DA NOTA|Total a Pagar
tillTotal: VALOR TOTAL R$|TOTAL R$|VALOR A PAGAR
cash: Dinheiro|DINHEIRO
card: Cartão de Crédito|CARTÃO DE DÉBITO|PIX
columns: Discriminação|Qtde|Vl. Unit.|ISS|Vl. Total
vatNumber: CNPJ|CNPJ/MF
registration: Inscrição Estadual|IE|Inscrição Municipal
phone: Fone|Tel
thanks: Obrigado pela preferência|Volte sempre!|OBRIGADO E VOLTE SEMPRE
terms: Pagamento em {days} dias|Vencimento em {date}|Após o vencimento cobrar multa de 2%
untaxed: Optante pelo Simples Nacional|Isento
`,
)

export const chilean: Words = wordsBut(
  spanish,
  `
invoice: FACTURA ELECTRÓNICA|Factura Electrónica|Factura
creditNote: NOTA DE CRÉDITO ELECTRÓNICA|Nota de Crédito
receipt: BOLETA ELECTRÓNICA|Boleta|Comprobante de venta
number: Factura N°|Folio|N° Factura|Nº
creditNumber: Nota de Crédito N°|Folio
receiptNumber: Boleta N°|Folio|N° Boleta
date: Fecha Emisión|Fecha de Emisión|Santiago,|Fecha
due: Fecha Vencimiento|Vencimiento|Vence
billTo: Señor(es)|Cliente|Razón Social
from: Emisor|Proveedor
net: Monto Neto|Neto|Afecto
vatOf: IVA {rate}|I.V.A. ({rate})|{rate} IVA
total: Total|Monto Total|TOTAL A PAGAR|Total Factura
tillTotal: TOTAL|Total|TOTAL A PAGAR|Monto Total
cash: Efectivo|EFECTIVO
change: Vuelto|VUELTO
card: Tarjeta Débito|TARJETA DE CRÉDITO|Redcompra
columns: Detalle|Cant.|P. Unitario|IVA|Total
vatNumber: R.U.T.|RUT
registration: Giro|S.I.I.
thanks: Gracias por su compra|Gracias por preferirnos
terms: Condición de pago: {days} días|Pagar hasta el {date}|Timbre Electrónico SII Res. 80 de 2014
untaxed: Exento de IVA|Monto exento
`,
)

export const japanese: Words = englishBut(`
vat: Consumption Tax
vatOf: Consumption Tax {rate}|Tax ({rate})|C-Tax {rate}
net: Subtotal|Amount before tax|Taxable amount
total: Total Amount|Grand Total|Amount Due (JPY)|Total
tillTotal: TOTAL|Total (tax incl.)|Grand Total
vatNumber: Registration No.|Invoice Registration Number
registration: Corporate Number
thanks: Thank you very much|Thank you for your visit|We look forward to seeing you again
`)
