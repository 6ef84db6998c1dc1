/** Turkish, Slovak, Indonesian and Bulgarian, and the Spanish of Mexico: for measuring what no mending has looked at. */
import { words, wordsBut, type Words } from '../words'
import { spanish } from '../known/words-south'

export const turkish: Words = words(`
invoice: FATURA|e-Fatura|e-Arşiv Fatura|Fatura
creditNote: İADE FATURASI|İade Faturası
receipt: FİŞ|BİLGİ FİŞİ|Perakende Satış Fişi
number: Fatura No|Fatura Numarası|Belge No
creditNumber: İade Fatura No|Fatura No
receiptNumber: FİŞ NO|Fiş No|Belge No
date: Fatura Tarihi|Düzenleme Tarihi|Tarih|Düzenlenme Tarihi
plainDate: TARİH|Tarih
due: Son Ödeme Tarihi|Vade Tarihi|Vade
delivered: Sevk Tarihi|Teslim Tarihi|İrsaliye Tarihi
order: Sipariş No|Sipariş Numarası
customerNumber: Müşteri No|Müşteri Kodu
reference: Referans|Proje
billTo: SAYIN|Sayın|Alıcı|Müşteri
from: Satıcı|Düzenleyen
net: Mal Hizmet Toplam Tutarı|Ara Toplam|Matrah|KDV Matrahı
vat: KDV
vatOf: KDV {rate}|Hesaplanan KDV ({rate})|KDV ({rate})|%KDV {rate}
total: Ödenecek Tutar|Genel Toplam|Vergiler Dahil Toplam Tutar|TOPLAM
tillTotal: TOPLAM|GENEL TOPLAM|TOP
subtotal: ARA TOPLAM|Ara Toplam
cash: NAKİT|Nakit
change: PARA ÜSTÜ|Para Üstü
card: KREDİ KARTI|Kredi Kartı|BANKA KARTI
discount: İSKONTO|İndirim|Toplam İskonto
tip: Servis Ücreti|Bahşiş
rounding: Yuvarlama
columns: Mal Hizmet|Miktar|Birim Fiyat|KDV|Tutar
vatNumber: VKN|Vergi No|Vergi Dairesi Kadıköy VKN
registration: Mersis No|Ticaret Sicil No
phone: Tel|Telefon
thanks: Teşekkür ederiz|Bizi tercih ettiğiniz için teşekkürler|İyi günler dileriz|YİNE BEKLERİZ
terms: Ödeme vadesi {days} gündür.|Lütfen {date} tarihine kadar ödeyiniz.|Bizi tercih ettiğiniz için teşekkür ederiz.
untaxed: KDV'den istisnadır|KDV uygulanmaz
served: Kasiyer|Garson|Masa
goods: Ofis sandalyesi|Web sitesi bakımı|A4 fotokopi kağıdı|Danışmanlık, saat|Seyahat gideri|Dizüstü standı|Aylık abonelik|Yedekleme 500 GB|Cam temizliği|Yedek filtre|Bahçe bakımı|LED panel 60 x 60|İş ayakkabısı 43|Yıllık lisans|Nakliye ve montaj
foods: Türk kahvesi|Simit|Su 0,5 L|Çoban salata|Adana kebap|Ayran|Ekmek|Beyaz peynir|Muz|Süt 1 L|Mercimek çorbası|Elma suyu|Baklava
months: Ocak|Şubat|Mart|Nisan|Mayıs|Haziran|Temmuz|Ağustos|Eylül|Ekim|Kasım|Aralık
short: Oca|Şub|Mar|Nis|May|Haz|Tem|Ağu|Eyl|Eki|Kas|Ara
trade: Abone No|Fatura Dönemi|Önceki Dönem Borcu|Yapılan Ödemeler|Dönem Tutarı|Bakiye|Giriş|Çıkış|Oda|Konaklama|Kahvaltı|Faturanız|Bilet|Seyahat Tarihi|Düzenlenme|Rezervasyon No|Borç|Alacak|Hesap Ekstresi|Devreden Bakiye|Teslimat Adresi|Yetişkin
weekdays: Pazar|Pazartesi|Salı|Çarşamba|Perşembe|Cuma|Cumartesi
`)

export const slovak: Words = words(`
invoice: Faktúra|FAKTÚRA|Faktúra - daňový doklad|FAKTÚRA č.
creditNote: Dobropis|DOBROPIS
receipt: Pokladničný doklad|POKLADNIČNÝ DOKLAD|Doklad
number: Číslo faktúry|Faktúra č.|Faktúra číslo|Variabilný symbol
creditNumber: Dobropis č.|Číslo dobropisu
receiptNumber: Doklad č.|Číslo dokladu|UID
date: Dátum vystavenia|Dátum vyhotovenia|Vystavené dňa
plainDate: Dátum|DÁTUM
due: Dátum splatnosti|Splatnosť|Splatné do
delivered: Dátum dodania|Deň dodania
order: Objednávka č.|Číslo objednávky
customerNumber: Číslo zákazníka|Kód odberateľa
reference: Referencia|Zákazka
billTo: Odberateľ|ODBERATEĽ|Príjemca
from: Dodávateľ|DODÁVATEĽ
net: Základ dane|Spolu bez DPH|Medzisúčet
vat: DPH
vatOf: DPH {rate}|DPH ({rate})|Sadzba DPH {rate}
total: Celkom k úhrade|Na úhradu|Spolu s DPH|Suma na úhradu|SPOLU
tillTotal: SPOLU|CELKOM|Na úhradu|SUMA NA ÚHRADU
subtotal: MEDZISÚČET|Medzisúčet
cash: HOTOVOSŤ|Hotovosť
change: VÝDAVOK|Vrátené
card: PLATOBNÁ KARTA|Karta|VISA
discount: Zľava|ZĽAVA
tip: Prepitné
rounding: Zaokrúhlenie|ZAOKRÚHLENIE
columns: Názov položky|Množstvo|Cena za MJ|DPH|Celkom
vatNumber: IČ DPH|IČ DPH:
registration: IČO|Obchodný register
phone: Tel.|Telefón
thanks: Ďakujeme za nákup|Ďakujeme za návštevu|Dovidenia
terms: Splatnosť {days} dní|Prosíme o úhradu do {date}.|Ďakujeme za spoluprácu.
untaxed: Neplatiteľ DPH|Oslobodené od DPH
served: Pokladník|Obsluha|Stôl
goods: Kancelárska stolička|Správa webu|Papier A4|Konzultácie, hod.|Cestovné náklady|Stojan na notebook|Mesačné predplatné|Záloha 500 GB|Umývanie okien|Náhradný filter|Údržba záhrady|LED panel 60 x 60|Pracovná obuv 43|Ročná licencia|Doprava a montáž
foods: Káva|Rožok|Minerálka 0,5l|Bryndzové halušky|Vyprážaný syr|Kofola|Chlieb|Syr|Banány|Mlieko|Kapustnica|Jablkový džús|Medovník
months: januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra
short: jan|feb|mar|apr|máj|jún|júl|aug|sep|okt|nov|dec
trade: Zákaznícke číslo|Zúčtovacie obdobie|Predchádzajúci zostatok|Prijaté platby|Poplatky za obdobie|Zostatok|Príchod|Odchod|Izba|Ubytovanie|Raňajky|Vaše vyúčtovanie|Cestovný lístok|Dátum cesty|Vystavené|Rezervačný kód|Má dať|Dal|Výpis z účtu|Počiatočný stav|Dodacia adresa|Dospelý
weekdays: nedeľa|pondelok|utorok|streda|štvrtok|piatok|sobota
`)

export const mexican: Words = wordsBut(
  spanish,
  `
invoice: Factura|FACTURA|CFDI de Ingreso|Comprobante Fiscal Digital
creditNote: Nota de Crédito|CFDI de Egreso
receipt: Ticket de venta|NOTA DE VENTA|Comprobante
number: Folio|Serie y Folio|Factura No.|Folio Interno
creditNumber: Folio|Nota de Crédito No.
receiptNumber: Folio|Ticket|No. de Ticket
date: Fecha de Emisión|Fecha|Fecha y Hora de Certificación|Fecha de Expedición
due: Fecha de Vencimiento|Vence|Fecha Límite de Pago
billTo: Receptor|Cliente|Facturado a
from: Emisor
net: Subtotal|SUBTOTAL|Sub-Total
vat: IVA
vatOf: IVA {rate}|I.V.A. {rate}|Traslado IVA {rate}|Impuestos trasladados IVA {rate}
total: Total|TOTAL|Total M.N.|Importe Total
tillTotal: TOTAL|TOTAL M.N.|Total a Pagar
subtotal: SUBTOTAL|Subtotal
cash: EFECTIVO|Efectivo|SU PAGO
change: CAMBIO|Su cambio
card: TARJETA|Tarjeta de crédito|T. DEBITO
columns: Descripción|Cantidad|Valor Unitario|IVA|Importe
vatNumber: RFC|R.F.C.
registration: Régimen Fiscal|Folio Fiscal
thanks: ¡Gracias por su compra!|Gracias por su preferencia|VUELVA PRONTO
terms: Condiciones de pago: crédito {days} días|Pago en una sola exhibición|Método de pago PUE, vence el {date}
untaxed: Exento de IVA|Tasa 0%
served: Le atendió|Cajero|Mesa
goods: Silla ejecutiva|Mantenimiento de sitio web|Papel bond carta|Consultoría, hora|Viáticos|Soporte para laptop|Suscripción mensual|Respaldo 500 GB|Limpieza de vidrios|Filtro de repuesto|Jardinería|Panel LED 60 x 60|Botas de seguridad 28|Licencia anual|Flete e instalación
foods: Café americano|Concha|Agua 600 ml|Tacos al pastor|Enchiladas verdes|Agua de jamaica|Bolillo|Queso Oaxaca|Aguacate|Leche 1 L|Sopa de tortilla|Jugo de naranja|Flan
`,
)

export const indonesian: Words = words(`
invoice: FAKTUR|Faktur Penjualan|INVOICE|Tagihan
creditNote: NOTA KREDIT|Nota Retur
receipt: STRUK|Nota|Struk Pembayaran
number: No. Faktur|Nomor Invoice|Nomor Faktur|No. Invoice
creditNumber: No. Nota Kredit|Nomor Nota
receiptNumber: No. Struk|No. Nota|No. Transaksi
date: Tanggal Faktur|Tanggal|Tgl. Invoice|Tanggal Invoice
plainDate: Tanggal|TGL|Tgl.
due: Jatuh Tempo|Tanggal Jatuh Tempo
delivered: Tanggal Kirim|Tgl. Pengiriman
order: No. PO|Nomor Pesanan
customerNumber: Kode Pelanggan|No. Pelanggan
reference: Referensi|Proyek
billTo: Kepada Yth.|Kepada|Pelanggan|Ditagihkan kepada
from: Penjual|Dari
net: Subtotal|Dasar Pengenaan Pajak|DPP|Jumlah
vat: PPN
vatOf: PPN {rate}|PPN ({rate})|Pajak {rate}
total: Total|Jumlah Total|Total Tagihan|Grand Total|Total Pembayaran
tillTotal: TOTAL|TOTAL BELANJA|Total Bayar
subtotal: SUBTOTAL|Sub Total
cash: TUNAI|Tunai
change: KEMBALI|Kembalian
card: KARTU DEBIT|Kartu Kredit|DEBIT BCA
discount: Diskon|Potongan
tip: Biaya Layanan|Service
rounding: Pembulatan
columns: Keterangan|Jumlah|Harga Satuan|PPN|Total
vatNumber: NPWP|NPWP PKP
registration: NIB|SIUP
phone: Telp.|Tel
thanks: Terima kasih|Terima kasih atas kunjungan Anda|TERIMA KASIH, SELAMAT BELANJA KEMBALI
terms: Pembayaran paling lambat {days} hari|Mohon dibayar sebelum {date}.|Terima kasih atas kerja samanya.
untaxed: Bebas PPN|Bukan PKP
served: Kasir|Pelayan|Meja
goods: Kursi kantor|Pemeliharaan situs web|Kertas A4|Konsultasi, jam|Biaya perjalanan|Dudukan laptop|Langganan bulanan|Cadangan data 500 GB|Pembersihan kaca|Filter pengganti|Perawatan taman|Panel LED 60 x 60|Sepatu keselamatan 43|Lisensi tahunan|Pengiriman dan pemasangan
foods: Kopi susu|Pisang goreng|Air mineral 600ml|Gado-gado|Nasi goreng|Es teh manis|Roti tawar|Tempe|Pisang|Susu UHT|Soto ayam|Jus jeruk|Klepon
months: Januari|Februari|Maret|April|Mei|Juni|Juli|Agustus|September|Oktober|November|Desember
short: Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des
trade: Nomor Pelanggan|Periode Tagihan|Tagihan Sebelumnya|Pembayaran Diterima|Biaya Bulan Ini|Saldo|Masuk|Keluar|Kamar|Akomodasi|Sarapan|Tagihan Anda|Tiket|Tanggal Perjalanan|Diterbitkan|Kode Booking|Debit|Kredit|Rekening Tagihan|Saldo Awal|Dikirim ke|Dewasa
weekdays: Minggu|Senin|Selasa|Rabu|Kamis|Jumat|Sabtu
`)

export const bulgarian: Words = words(`
invoice: ФАКТУРА|Фактура|Фактура - оригинал
creditNote: КРЕДИТНО ИЗВЕСТИЕ|Кредитно известие
receipt: СЛУЖЕБЕН БОН|ФИСКАЛЕН БОН|Касова бележка
number: Фактура №|Номер|Номер на фактура|№
creditNumber: Кредитно известие №|Номер
receiptNumber: Бон №|Бележка №|Документ №
date: Дата на издаване|Дата|Дата на фактура
plainDate: Дата|ДАТА
due: Падеж|Срок за плащане|Платима до
delivered: Дата на данъчно събитие|Дата на доставка
order: Поръчка №|Номер на поръчка
customerNumber: Клиентски номер|Код на клиент
reference: Относно|Проект
billTo: Получател|ПОЛУЧАТЕЛ|Клиент
from: Доставчик|ДОСТАВЧИК
net: Данъчна основа|Сума без ДДС|Междинна сума
vat: ДДС
vatOf: ДДС {rate}|ДДС ({rate})|Начислен ДДС {rate}
total: Сума за плащане|Общо|Всичко за плащане|Общо с ДДС
tillTotal: ОБЩА СУМА|ОБЩО|СУМА
subtotal: МЕЖДИННА СУМА|Междинна сума
cash: В БРОЙ|В брой
change: РЕСТО|Ресто
card: С КАРТА|Дебитна карта|КАРТА
discount: Отстъпка|ОТСТЪПКА
tip: Бакшиш|Сервиз
rounding: Закръгление
columns: Наименование|Кол.|Ед. цена|ДДС|Стойност
vatNumber: ДДС №|ИН по ЗДДС|ЗДДС №
registration: ЕИК|БУЛСТАТ
phone: Тел.|Телефон
thanks: Благодарим Ви!|БЛАГОДАРИМ ЗА ПОКУПКАТА|Заповядайте отново
terms: Срок за плащане: {days} дни|Моля, платете до {date}.|Благодарим Ви за доверието.
untaxed: Неначислен ДДС|Освободена доставка
served: Касиер|Сервитьор|Маса
goods: Офис стол|Поддръжка на сайт|Хартия A4|Консултация, час|Пътни разходи|Стойка за лаптоп|Месечен абонамент|Архивиране 500 GB|Почистване на прозорци|Резервен филтър|Поддръжка на градина|LED панел 60 x 60|Работни обувки 43|Годишен лиценз|Доставка и монтаж
foods: Кафе|Баница|Минерална вода 0,5л|Шопска салата|Мусака|Айрян|Хляб|Сирене|Банани|Прясно мляко|Таратор|Сок от ябълка|Торта
months: януари|февруари|март|април|май|юни|юли|август|септември|октомври|ноември|декември
short: ян.|февр.|март|апр.|май|юни|юли|авг.|септ.|окт.|ноем.|дек.
trade: Клиентски номер|Отчетен период|Предишно салдо|Получени плащания|Начислени суми|Салдо|Пристигане|Заминаване|Стая|Нощувка|Закуска|Вашата сметка|Билет|Дата на пътуване|Издаден на|Номер на резервация|Дебит|Кредит|Извлечение|Начално салдо|Адрес за доставка|Възрастен
weekdays: неделя|понеделник|вторник|сряда|четвъртък|петък|събота
`)
