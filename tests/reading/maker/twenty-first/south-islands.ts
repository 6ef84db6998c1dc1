/** Seldom papers of Greece, Bulgaria, Malta, Cyprus and Turkey: a chamber's call, a bill abroad with the buyer owing the tax, a ship's agent, a keeper of companies, a lawyer's receipt and an agent of patents. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { gb } from '../eighth/notations'
import { linesAs, sumsAs } from '../eighth/rows'
import { leaders, mailHead } from '../eleventh/kit'
import { facts, gr, grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { code } from '../fifteenth/tills-kit'
import { beside, part, ribbon } from '../nineteenth/kit'
import { titled } from '../nineteenth/north-kit'
import { buyer, dayOff, share } from '../nineteenth/west-kit'
import { tr } from '../tenth/notations'
import { bg, cells, cy, decimal, formed, mt, tally, tornOff } from '../thirteenth/kit'
import { headed, oneLine, say } from '../twelfth/kit'
import { turk } from './south-kit'

export const grPapers: Papers = {
  /** A chamber of trade asks for what its member owes: years in rows with what is added for being late, a code to pay by at any bank, no tax; the amount in a heavy box. */
  'syndromi-epimelitiriou': paper(
    gr,
    'DD/MM/YYYY|D month YYYY|DD-MM-YYYY',
    'plain narrow',
    'Εμπορικό και Βιοτεχνικό Επιμελητήριο Καλλιρρόης;Πλατεία Δημοκρατίας 5;24100 Καλαμάτα|ΕΠΙΜΕΛΗΤΗΡΙΟ ΝΗΣΩΝ ΑΙΓΑΙΟΥ;ΑΚΤΗ ΠΕΤΡΟΥ ΡΑΛΛΗ 20;84100 ΕΡΜΟΥΠΟΛΗ|Σύνδεσμος Ξενοδόχων Ολύμπου;Μεγάλου Αλεξάνδρου 12;60100 Κατερίνη',
    'GR',
    (pen, firm, to) => {
      const year = pen.date.getUTCFullYear()
      const yearly = pen.pick([6000, 8000, 10_000, 16_000])
      const back = pen.whole(0, 2)
      const rows = Array.from({ length: back + 1 }, (_, at) => {
        const late = back - at
        return { year: year - late, base: yearly, more: share(yearly, late * 10) }
      })
      const sums = within(rows.map((one) => line(`Συνδρομή ${one.year}`, one.base + one.more)))
      const [number, due] = [
        pen.digits(say(pen, '26####|ΕΙΔ-#####|####/26')),
        pen.after(pen.whole(25, 40)),
      ]
      return [
        `<div style="display:flex;gap:5mm;align-items:center"><svg width="52" height="52"><circle cx="26" cy="26" r="24" fill="none" stroke="#1e40af" stroke-width="2"/><path d="M14 36V18l12-8 12 8v18" fill="none" stroke="#1e40af" stroke-width="2"/></svg><div><b style="font-size:12pt">${escaped(firm.name)}</b><br>${place(firm, ', ')}<br>ΑΦΜ ${pen.digits('09#######')} · Τηλ. ${pen.digits('2### ######')}</div></div><div class="sides" style="margin-top:10mm"><div style="width:86mm">Προς<br>${who(to)}</div>${told(
          [
            ['Ημερομηνία έκδοσης', pen.day()],
            ['Αρ. ειδοποίησης', number],
            ['Αρ. Μητρώου', pen.digits('#####')],
            ['ΓΕΜΗ', pen.digits('############')],
          ],
        )}</div><h1 style="font-size:14pt;text-align:center">ΕΙΔΟΠΟΙΗΣΗ ΠΛΗΡΩΜΗΣ ΣΥΝΔΡΟΜΩΝ</h1>${grid(
          'boxy',
          'lrrr',
          'Έτος|Ετήσια συνδρομή|Προσαύξηση|Σύνολο έτους',
          rows.map((one) => [
            `Συνδρομή ${one.year}`,
            pen.plain(one.base),
            pen.plain(one.more),
            pen.plain(one.base + one.more),
          ]),
        )}${part('border:0.7mm solid #1e40af;padding:4mm;margin:6mm 0;display:flex;justify-content:space-between', `<div>Κωδικός πληρωμής<br><b>${pen.digits('RF## 9070 #### #### #### ####')}</b></div>`, `<div>Πληρωτέο έως<br><b>${pen.day(due)}</b></div>`, `<div class="r">Συνολικό ποσό<br><b style="font-size:14pt">${pen.money(sums.total)}</b></div>`)}<p>Η πληρωμή γίνεται μέσω ηλεκτρονικής τραπεζικής ή σε οποιοδήποτε κατάστημα τράπεζας με τον παραπάνω κωδικό. Μετά την προθεσμία η οφειλή προσαυξάνεται σύμφωνα με τον ν. 4497/2017.</p><p style="margin:16mm 0 0 100mm;text-align:center">Ο Οικονομικός Επόπτης<br><br>${say(pen, 'Γεώργιος Μανωλάς|Ελένη Ζήση')}</p>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const bgPapers: Papers = {
  /** A Bulgarian firm's bill in English to a customer in another land: ten figures of a number, two dates, no tax as the buyer owes it, an account in euros; sender and buyer in one frame. */
  'reverse-charge-abroad': paper(
    { ...bg, words: gb.words, money: '€ #' },
    'DD.MM.YYYY|D month YYYY|DD/MM/YYYY',
    'wide plain light',
    'Vitosha Voices Ltd.;12 Shipka Street;1504 Sofia, Bulgaria|BLACK SEA SUBTITLES EOOD;48 Slivnitsa Blvd.;9000 Varna, Bulgaria|Trakia Test Lab;7 Gladstone Street;4000 Plovdiv, Bulgaria;Trakia Test Laboratories OOD',
    'several',
    (pen, firm, to) => {
      const what = firm.name.includes('Test')
        ? ['Laboratory test EN 71-3', 'Test report', 'Sample preparation', 'Courier of samples']
        : [
            'Voice-over recording, min.',
            'Subtitling, min. of film',
            'Studio hour',
            'Proofreading, page',
          ]
      const sums = within(
        pen.random
          .shuffled(what)
          .slice(0, pen.whole(1, 3))
          .map((text) => several(text, pen.whole(1, 24), pen.whole(9, 140) * 100)),
      )
      const [number, due] = [
        pen.digits(say(pen, '0000000###|10000#####|00000#####')),
        pen.after(pen.pick([14, 15, 30])),
      ]
      return [
        `<div style="border:0.4mm solid #334155"><div style="display:grid;grid-template-columns:1fr 1fr"><div style="padding:3mm;border-right:0.4mm solid #334155"><span class="tiny">RECIPIENT</span><br><b>${escaped(to.name)}</b><br>${place(to)}<br>VAT No. ${pen.digits('@@#########')}</div><div style="padding:3mm"><span class="tiny">SUPPLIER</span><br><b>${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>VAT No. ${pen.digits('BG20#######')}</div></div><div style="border-top:0.4mm solid #334155;padding:3mm;text-align:center"><b style="font-size:15pt">INVOICE</b> &nbsp; No. <b>${number}</b> &nbsp; ORIGINAL</div></div>${ribbon(
          [
            ['Date of issue', pen.day()],
            ['Date of tax event', dayOff(pen, -pen.whole(0, 4))],
            ['Place', (firm.address[1] ?? '').slice(5)],
            ['Due date', pen.day(due)],
          ],
        )}${grid(
          'boxy',
          'clrrr',
          'No.|Description of services|Qty|Unit price, EUR|Amount, EUR',
          linesAs(pen, sums.lines, 'tqua').map((row, at) => [String(at + 1), ...row]),
        )}<table style="margin-left:auto">${[
          ['Taxable amount', pen.plain(sums.net)],
          ['VAT rate', '0%'],
          ['Amount payable', pen.money(sums.total)],
        ]
          .map(
            ([label = '', value = ''], at) =>
              `<tr style="${at === 2 ? 'font-weight:bold' : ''}"><td>${label}</td><td class="r">${value}</td></tr>`,
          )
          .join(
            '',
          )}</table><p>Grounds for 0% rate: reverse charge, Art. 21, para. 2 of the Bulgarian VAT Act; Art. 196 of Directive 2006/112/EC.</p><p>Payment: bank transfer<br>IBAN ${pen.digits('BG## UNCR 7000 15## #### ##')}, BIC UNCRBGSF</p><div class="cols" style="margin-top:16mm"><div>Received by: ....................</div><div>Prepared by: ${say(pen, 'Desislava Koleva|Ivaylo Penchev')}</div></div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

export const mtPapers: Papers = {
  /** A ship's agent's account: vessel and call in a box, vouchers by number, two of them in another currency with its rate, the fee, funds that came before and what is left; no tax for ships at sea. */
  'port-disbursements': paper(
    { ...mt, money: 'EUR #' },
    'D month YYYY|DD/MM/YYYY|DD mon YYYY',
    'narrow plain slab',
    'Cassar Ship Agencies Ltd;27, Pinto Wharf;Floriana FRN 1915|GRAND HARBOUR MARITIME;Valletta Waterfront, Vault 8;Floriana FRN 1914;Grand Harbour Maritime Services Ltd|J. Farrugia & Nephews;Triq ix-Xatt;Marsa MRS 1961;J. Farrugia & Nephews (Shipping) Ltd',
    'several',
    (pen, firm, to) => {
      const costs = pen.random
        .shuffled([
          'Port dues',
          'Pilotage in/out',
          'Towage, 2 tugs',
          'Mooring and unmooring',
          'Garbage removal',
          'Launch hire',
          'Fresh water',
          'Light dues',
        ])
        .slice(0, pen.whole(4, 7))
        .map((text) => ({
          text,
          amount: pen.whole(90, 2400) * 100 + pen.pick([0, 0, 50, 75]),
          abroad: '',
          voucher: pen.digits('V###'),
        }))
      const [rate, dollars] = [pen.whole(10_650, 11_790) / 10_000, pen.whole(3, 28) * 10_000]
      const abroad = {
        text: say(pen, 'Cash to master|Crew medical, hospital account'),
        amount: Math.round(dollars / rate),
        abroad: `USD ${pen.plain(dollars)} @ ${decimal(pen, rate, 4)}`,
        voucher: pen.digits('V###'),
      }
      const all = [
        ...costs,
        ...(pen.chance(0.7) ? [abroad] : []),
        {
          text: 'Agency fee',
          amount: pen.pick([65_000, 85_000, 110_000]),
          abroad: 'as agreed',
          voucher: '',
        },
      ]
      const sums = within(all.map(({ text, amount }) => line(text, amount)))
      const paid = Math.floor(sums.total / 100_000) * 80_000
      const number = pen.digits(say(pen, 'DA/26/###|26-###/F|GHM-####'))
      return [
        `<div style="text-align:right"><b style="font-size:16pt">${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm, ', ')].join('<br>')}, Malta<br>VAT ${pen.digits('MT########')}</div>${part('margin:6mm 0', `To: Owners / Managers<br>${who(to)}`)}<h1 style="font-size:14pt;text-decoration:underline">FINAL DISBURSEMENT ACCOUNT</h1>${formed(
          [
            ['D/A No.', number],
            ['Date', pen.day()],
            ['Vessel', say(pen, 'M.V. ARCTIC TERN|M.T. LEVANTE STAR|M.V. ANNA K')],
            ['Port', 'Marsaxlokk'],
            ['Arrived', dayOff(pen, -pen.whole(14, 24))],
            ['Sailed', dayOff(pen, -pen.whole(9, 13))],
            ['Purpose of call', say(pen, 'Bunkers|Crew change|Discharging')],
            ['GRT', String(pen.whole(4100, 38_900))],
          ],
          4,
        )}${cells(
          'llrr',
          'Voucher|Particulars|Foreign currency|EUR',
          all.map((one) => [one.voucher, one.text, one.abroad, pen.plain(one.amount)]),
          'lined',
        )}${facts(
          [
            ['TOTAL DISBURSEMENTS', pen.money(sums.total)],
            [`Less: remittance received ${dayOff(pen, -pen.whole(18, 26))}`, pen.money(-paid)],
            ['Balance due to us', pen.money(sums.total - paid)],
          ],
          'margin-left:auto;font-weight:bold',
        )}<p>Supplies to vessels engaged in international traffic: exempt with credit, Fifth Schedule Part One, VAT Act Cap. 406.</p><p>E. &amp; O. E. Vouchers enclosed. Kindly remit the balance to Bank of Valletta, IBAN ${pen.digits('MT## VALL 2201 3### #### #### #### #### ###')}.</p>`,
        { sums, documentNumber: number },
      ]
    },
  ),
}

export const cyPapers: Papers = {
  /** A keeper of companies: a printed mail with the bill as its body, fees for a year with tax and the register's levy without, told apart by column, a part to send back. */
  'company-fees': paper(
    { ...cy, money: '€#' },
    'DD/MM/YYYY|D month YYYY|DD mon YYYY',
    'light plain book',
    'Meridian Corporate Services Ltd;42 Griva Digeni Avenue;1080 Nicosia|ANDREOU & KOUMI SECRETARIAL;8 Spyrou Kyprianou Street;4001 Limassol;A&K Secretarial Limited|Halcyon Trustees;3 Archbishop Makarios III;6017 Larnaca;Halcyon Trustees (Cyprus) Ltd',
    'several',
    (pen, firm, ship) => {
      const to = pen.chance(0.5) ? ship : buyer(pen, 'CY')
      const fees = [
        line('Registered office, annual', pen.pick([35_000, 40_000, 50_000]), 19),
        line('Company secretary, annual', pen.pick([35_000, 45_000]), 19),
        ...(pen.chance(0.6)
          ? [line('Nominee director, annual', pen.pick([60_000, 75_000]), 19)]
          : []),
        ...(pen.chance(0.4)
          ? [line('Certified copies, courier', pen.whole(60, 180) * 100, 19)]
          : []),
      ]
      const outlays = [
        line('Registrar: annual return HE32', pen.pick([2000, 4000])),
        ...(pen.chance(0.5)
          ? [line('Registrar: certificates', pen.pick([6000, 8000, 12_000]))]
          : []),
      ]
      const sums = onTop([...fees, ...outlays])
      const [number, due] = [
        pen.digits(say(pen, 'INV-26-####|26/0###|HT####')),
        pen.after(pen.pick([14, 30])),
      ]
      const file = pen.digits('HE ######')
      return [
        `${mailHead([
          [
            'From:',
            `${firm.name} <accounts@${(firm.name.toLowerCase().match(/[a-z]+/) ?? ['office'])[0]}.com.cy>`,
          ],
          ['To:', to.name],
          ['Subject:', `Invoice ${number} – ${file}`],
        ])}<div class="sides"><div>${who(to)}</div><div class="r"><b style="font-size:13pt">${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>VAT ${pen.digits('CY10######@')}</div></div>${headed(
          [
            ['INVOICE', number],
            ['Date', pen.day()],
            ['Due', pen.day(due)],
            ['Company', file],
          ],
        )}${titled('Professional fees', leaders(linesAs(pen, fees, 'ta').map(([text = '', amount = '']) => [text, amount] as const)))}${titled('Disbursements (outside the scope of VAT)', leaders(linesAs(pen, outlays, 'ta').map(([text = '', amount = '']) => [text, amount] as const)))}${facts(
          [
            ['Fees', pen.plain(sums.shares[0]?.net ?? 0)],
            ['VAT 19%', pen.plain(sums.vat)],
            ['Disbursements', pen.plain(sums.shares[1]?.net ?? 0)],
            ['Total due', pen.money(sums.total)],
          ],
          'margin-left:auto',
        )}<p>Please settle by bank transfer: ${pen.digits('CY## 0020 0195 0000 #### #### ####')}, Bank of Cyprus.</p>${tornOff(`<div class="sides"><span>Remittance advice<br><b>${escaped(to.name)}</b></span><span>${number}<br>${file}</span><span class="r">Amount<br><b>${pen.money(sums.total)}</b></span></div><p class="tiny">${legal(firm)} is regulated by the Cyprus Securities and Exchange Commission, licence ${pen.digits('###/196')}.</p>`)}`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}

const lira = { ...tr, money: '# TL' }

export const trPapers: Papers = {
  /** A lawyer's or adviser's electronic receipt of a free profession: gross fee, tax, both together, then the income tax kept back by the payer, when it was paid. */
  'serbest-meslek-makbuzu': paper(
    lira,
    'DD.MM.YYYY|DD-MM-YYYY|DD/MM/YYYY',
    'plain narrow light',
    'Av. Selin Aktaş;Cumhuriyet Cad. No: 41/6;34367 Şişli / İstanbul|SMMM Kemal Özdoğan;Atatürk Bulvarı No: 118/4;06680 Çankaya / Ankara|Mimar Ebru Tanrıverdi;Lara Cad. No: 22/1;07100 Muratpaşa / Antalya',
    'several',
    (pen, firm) => {
      const to = turk(pen)
      const sums = onTop([
        line(
          say(
            pen,
            firm.name.startsWith('Av.')
              ? 'Hukuki danışmanlık ücreti|Dava takip ücreti|Sözleşme hazırlama ücreti'
              : firm.name.startsWith('SMMM')
                ? 'Mali müşavirlik ücreti|Beyanname ve bordro hizmeti'
                : 'Proje hizmet bedeli|Rölöve ve uygulama projesi',
          ),
          pen.whole(30, 900) * 10_000,
          20,
        ),
      ])
      const kept = share(sums.net, 20)
      const number = `${say(pen, 'SMM|EAM|ABC')}${pen.date.getUTCFullYear()}${pen.digits('000000###')}`
      return [
        `<div class="sides"><div style="width:84mm;border-top:0.6mm solid;border-bottom:0.6mm solid;padding:2mm 0"><b>${escaped(firm.name)}</b><br>${place(firm)}<br>Tel: ${pen.digits('0 5## ### ## ##')}<br>Vergi Dairesi: ${say(pen, 'Zincirlikuyu|Çankaya|Kurumlar')}<br>TCKN: ${pen.digits('1##########')}</div><div class="mid"><svg width="60" height="60"><circle cx="30" cy="30" r="26" fill="none" stroke="#b91c1c" stroke-width="3"/><path d="M18 34h24M18 26h24" stroke="#b91c1c" stroke-width="3"/></svg><br><b>e-SERBEST MESLEK MAKBUZU</b></div></div><div class="sides" style="margin-top:7mm"><div style="width:90mm;border-top:0.6mm solid;border-bottom:0.6mm solid;padding:2mm 0">SAYIN<br>${who(to)}<br>VKN: ${pen.digits('##########')}</div>${grid(
          'boxy tiny',
          'll',
          '',
          [
            ['Makbuz No:', number],
            ['Düzenleme Tarihi:', pen.day()],
            ['Düzenleme Saati:', pen.clock()],
            ['Gönderim Şekli:', 'ELEKTRONİK'],
          ],
        ).replace('class="t boxy tiny"', 'class="t boxy tiny" style="width:70mm"')}</div>${grid(
          'boxy',
          'clr',
          'Sıra No|Hizmetin Niteliği|Brüt Ücret',
          linesAs(pen, sums.lines, 'tA').map((row) => ['1', ...row]),
        )}${facts(
          [
            ['Brüt Ücret', pen.money(sums.net)],
            ['KDV (%20)', pen.money(sums.vat)],
            ['Toplam (KDV Dahil)', pen.money(sums.total)],
            ['Gelir Vergisi Stopajı (%20)', pen.money(-kept)],
            ['Tahsil Edilen Net Tutar', pen.money(sums.total - kept)],
          ],
          'margin-left:auto',
        )}<p style="margin-top:8mm">Ödeme: ${say(pen, 'Banka havalesi|EFT')} ile tahsil edilmiştir, ${pen.day()}.</p><div class="foot tiny">ETTN: ${pen.digits('########-####-4###-####-############')}</div>`,
        { sums, documentNumber: number, kind: 'receipt', due: null },
      ]
    },
  ),

  /** An agent of patents and marks: its own fee with tax, the office's charges without, an electronic bill with a long number, a column of tax for each line, by when to pay. */
  'marka-patent': paper(
    lira,
    'DD-MM-YYYY|DD.MM.YYYY',
    'narrow plain',
    'Anka Marka Patent Danışmanlık Ltd. Şti.;Mithatpaşa Cad. No: 33/9;06420 Çankaya / Ankara|İKLİM PATENT;Büyükdere Cad. No: 140 K: 7;34394 Şişli / İstanbul;İklim Sınai Mülkiyet Hizmetleri A.Ş.|Ege Tescil;Şair Eşref Bulvarı No: 6/402;35210 Konak / İzmir;Ege Tescil ve Danışmanlık Tic. Ltd. Şti.',
    'several',
    (pen, firm) => {
      const to = turk(pen)
      const sums = onTop([
        line(
          say(
            pen,
            'Marka başvuru vekillik ücreti|Tasarım tescil vekillik ücreti|Marka yenileme hizmet bedeli',
          ),
          pen.whole(35, 160) * 10_000,
          20,
        ),
        ...(pen.chance(0.5)
          ? [several('İlave sınıf hizmet bedeli', pen.whole(1, 3), pen.pick([90_000, 120_000]), 20)]
          : []),
        line(
          say(pen, 'TÜRKPATENT başvuru harcı|TÜRKPATENT yenileme harcı'),
          pen.whole(18, 88) * 10_000,
        ),
        ...(pen.chance(0.4)
          ? [line('Noter ve vekâletname masrafı', pen.whole(6, 22) * 10_000)]
          : []),
      ])
      const [number, due] = [
        `${say(pen, 'ANK|IKL|EGE')}${pen.date.getUTCFullYear()}${pen.digits('000000###')}`,
        pen.after(pen.pick([7, 15, 30])),
      ]
      return [
        `<div style="display:grid;grid-template-columns:1fr 34mm 1fr;gap:4mm"><div style="font-size:88%"><b style="font-size:120%">${escaped(firm.name)}</b><br>${[...firm.also.map(escaped), place(firm)].join('<br>')}<br>Vergi Dairesi: ${say(pen, 'Kızılbey|Mecidiyeköy|Kordon')}<br>VKN: ${pen.digits('##########')} · Mersis: ${pen.digits('0###############')}</div><div class="mid"><b>e-Arşiv Fatura</b>${code(pen, 22)}</div><div><div style="font-size:88%">SAYIN<br>${who(to)}<br>VKN: ${pen.digits('##########')}</div></div></div>${ribbon(
          [
            ['Fatura No', number],
            ['Fatura Tarihi', `${pen.day()} ${pen.clock()}`],
            ['Fatura Tipi', 'SATIŞ'],
            ['Son Ödeme Tarihi', pen.day(due)],
            ['Dosya', pen.digits('2026/0#####')],
          ],
          'background:#f3f4f6;padding:2mm',
        )}${grid(
          'boxy tiny',
          'clrrrrr',
          'Sıra|Mal Hizmet|Miktar|Birim Fiyat|KDV Oranı|KDV Tutarı|Mal Hizmet Tutarı',
          sums.lines.map((one, at) => [
            String(at + 1),
            one.text,
            `${one.quantity} Adet`,
            pen.money(one.unit),
            `%${one.rate}`,
            pen.money(share(one.amount, one.rate)),
            pen.money(one.amount),
          ]),
        )}${beside('1fr 84mm', `<p class="tiny">Resmî harçlar müvekkil adına ve hesabına ödenmiş olup KDV matrahına dâhil değildir.<br>IBAN: ${pen.digits('TR## 0006 2000 #### #### #### ##')}</p>`, tally([...sumsAs(pen, sums, 'NV', 'Mal Hizmet Toplam Tutarı|Hesaplanan KDV (%20)'), ['Vergiler Dahil Toplam Tutar', pen.money(sums.total)], ['Ödenecek Tutar', pen.money(sums.total)]]))}<div class="foot tiny">${oneLine(firm)}<br>ETTN: ${pen.digits('########-####-4###-####-############')} · Gönderim şekli: ELEKTRONİK</div>`,
        { sums, documentNumber: number, due },
      ]
    },
  ),
}
