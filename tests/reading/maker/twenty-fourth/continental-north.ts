/** Papers of Belgium, Poland and Denmark: a crane's hours with the least that is billed, a town's permit to park, a month of a car shared with others. */
import { escaped, line, onTop, several, within } from '../eighth/kit'
import { be, dk, pl } from '../eighth/notations'
import { grid, legal, paper, place, told, who, type Papers } from '../fifteenth/kit'
import { halved, lying, settled } from '../fourteenth/kit'
import { beside, part, ribbon } from '../nineteenth/kit'
import { registered } from '../nineteenth/north-kit'
import { buyer, dayOff, measured } from '../nineteenth/west-kit'
import { iban, taxNumber } from '../ninth/numbers'
import { decimal, formed, stacked, tally, tornOff } from '../thirteenth/kit'
import { say } from '../twelfth/kit'
import { inPolish } from '../twentieth/east-and-north-kit'
import { monthOf, since } from '../twenty-second/north-kit'
import { besideTax, penned } from '../twenty-third/continental-kit'

export const bePapers: Papers = {
  /** A crane's hours on a sheet on its side: a docket filled by hand on the left that is the bill on the right, fewer hours worked than the least that is billed, what the load is insured for, tax shifted to the builder, the hirer along the foot. */
  'kraan-minimum': paper(
    { ...be, money: '€ #' },
    'DD/MM/YYYY|D/MM/YYYY|D month YYYY',
    'plain narrow slab',
    'Kraanverhuur De Meulemeester;Zandvoordestraat 220;8400 Oostende;De Meulemeester Hijswerken BV|HIJSCENTRUM KEMPEN;Nijverheidsweg 14;2240 Zandhoven;Hijscentrum Kempen NV|Torens & Telescopen;Brusselsesteenweg 405;9090 Melle;Torens & Telescopen CommV|Autokranen Haspengouw;Industriepark Noord 1022;3800 Sint-Truiden;Bert Vanormelingen|Kranen Denderleeuw;Steenweg 88;9470 Denderleeuw',
    'VL',
    (pen, firm) => {
      const to = buyer(pen, 'aannemers')
      const least = pen.pick([4, 4, 5, 8])
      const worked = pen.whole(5, 38) * 25
      const billed = Math.max(worked, least * 100)
      const [crane, from, most] = pen.pick([
        ['Autokraan 40 ton', 98, 128],
        ['Telescoopkraan 60 ton', 125, 158],
        ['Kraan op vrachtwagen', 72, 95],
        ['Autokraan 100 ton', 178, 225],
      ] as const)
      const work = measured(`${crane}, uur`, billed, pen.whole(from, most) * 1000, 0)
      const sums = onTop([
        work,
        line('Aan- en afvoer', pen.whole(80, 340) * 100),
        ...(pen.chance(0.4) ? [several('Ballasttransport', pen.whole(1, 3), 29_000)] : []),
        ...(pen.chance(0.5) ? [several('Seingever, uur', pen.whole(2, 8), 4850)] : []),
        ...(pen.chance(0.3) ? [several('Rijplaten, stuk', pen.whole(4, 20), 1250)] : []),
        ...(pen.chance(0.3) ? [line('Signalisatievergunning', 9500)] : []),
      ])
      const number = pen.digits(say(pen, 'WB26-####|26/#####|K######'))
      const due = pen.after(pen.pick([15, 30]))
      return [
        `${beside(
          '112mm 1fr',
          `<p><b style="font-size:13pt">WERKBON</b> van ${dayOff(pen, -pen.whole(2, 9))}</p>${penned(
            [
              ['Werf', say(pen, 'Loods Vets, Ham|Kerkstraat 4|Silo Roels|Dak sporthal')],
              ['Kraanman', say(pen, 'Kevin|J. Baert|Rudi D.')],
              ['Begin', say(pen, '6u45|7u30|8u00')],
              ['Gepresteerd', `${decimal(pen, worked / 100, 2)} u`],
              ['Last / vlucht', `${pen.whole(2, 9)} t / ${pen.whole(8, 38)} m`],
              ['Wind', `${pen.whole(1, 5)} Bft`],
            ],
            2,
          )}<p class="tiny">Minimumfacturatie ${least} uur. De gehesen last is verzekerd tot ${pen.money(pen.pick([12_500_000, 25_000_000]))}. Dagforfait van 10 uur: ${pen.money(Math.round(work.price * 0.95))}. Voor akkoord de werfleider: ${say(pen, '(getekend)|…………………')}</p>`,
          `<div class="sides"><b style="font-size:13pt">${say(pen, 'FACTUUR OP WERKBON|FACTUUR KRAANWERK')}</b><span>${number}</span></div>${beside(
            '1fr 1fr',
            `<p>${who(to)}<br>${taxNumber(pen, 'BE')}</p>`,
            told([
              ['Opgemaakt', pen.day()],
              ['Te betalen tegen', pen.day(due)],
            ]),
          )}${grid(
            'boxy',
            'lrrr',
            'Prestatie|Aantal|Tarief|Bedrag',
            sums.lines.map((one, at) => [
              one.text,
              at === 0 ? decimal(pen, billed / 100, 2) : String(one.quantity),
              pen.plain(at === 0 ? work.price / 10 : one.unit),
              pen.plain(one.amount),
            ]),
          )}<p class="r">${say(pen, 'Te vereffenen|Bedrag van deze werkbon|Door u verschuldigd')} <b style="font-size:13pt">${pen.money(sums.total)}</b></p><p class="tiny">Btw verlegd: verlegging van heffing, art. 20 KB nr. 1. Bij gebrek aan betwisting binnen een maand wordt u geacht te erkennen dat u een aangifteplichtige bent.</p>`,
        )}<div class="foot tiny sides" style="border-top:0.8mm solid #f59e0b;padding-top:1.5mm"><b>${escaped(firm.name)}</b><span>${firm.also.length > 0 ? `${legal(firm)} – ` : ''}${place(firm, ', ')} – BTW ${taxNumber(pen, 'BE')} – ${iban(pen, 'BE')}</span></div>`,
        { sums, documentNumber: number, due },
        lying,
      ]
    },
    since,
  ),
}

export const plPapers: Papers = {
  /** A town's permit to park on half a page: plate and zone in large letters, from when to when it holds, what a year and a fine would cost, no tax, paid at the counter, the office named in the slip below to lay behind the glass. */
  'abonament-strefa': paper(
    { ...pl, money: '# zł' },
    'DD.MM.YYYY|YYYY-MM-DD|D month YYYY',
    'plain book wide',
    'Strefa Płatnego Parkowania Olsztyn;ul. Knosały 3;10-015 Olsztyn;Zarząd Dróg w Olsztynie|BIURO STREFY PARKOWANIA;ul. Długa 41;58-300 Wałbrzych;Gmina Wałbrzych|Miejski Zarząd Ulic;pl. Kościuszki 9;63-400 Ostrów Wielkopolski;Miasto Ostrów Wielkopolski|Parkingi Miejskie Zamość;ul. Peowiaków 92;22-400 Zamość;Parkingi Miejskie Sp. z o.o.|Zarząd Dróg Miejskich;ul. Sienkiewicza 15;27-600 Sandomierz',
    'PL',
    (pen, firm, to) => {
      const months = pen.pick([1, 3, 3, 6])
      const price = pen.pick([15_000, 18_000, 22_000, 30_000])
      const sums = within([
        several('Abonament dla przedsiębiorcy, miesiąc', months, price),
        ...(pen.chance(0.4) ? [several('Drugi pojazd, miesiąc', months, price / 2)] : []),
        ...(pen.chance(0.3) ? [line('Zmiana numeru rejestracyjnego', 1500)] : []),
        ...(pen.chance(0.3) ? [line('Identyfikator na szybę', 1000)] : []),
      ])
      const number = pen.digits(say(pen, 'AB/####/26|SPP-#####|##/A/2026'))
      const plate = pen.digits(say(pen, '@@ #####|@@@ ##@@|@@ ####@'))
      const [first, last] = [pen.whole(0, 5), months * 30]
      return [
        `${beside(
          '1fr 50mm',
          `<p>Wniosek z dnia ${dayOff(pen, -pen.whole(2, 14))} złożył(a):<br>${who(to)}</p>`,
          stacked([
            ['Abonament nr', number],
            ['Wydano dnia', pen.day()],
          ]),
        )}${part('border:0.5mm solid #222;text-align:center;padding:3mm;margin:3mm 0', `<div style="font-size:17pt;letter-spacing:1mm">${plate}</div>strefa <b>${say(pen, 'A|B|C1')}</b>, ważny od ${dayOff(pen, first)} do ${dayOff(pen, first + last)}`)}${grid(
          'ruled',
          'lrrr',
          'Opłata|Liczba|Stawka|Kwota',
          sums.lines.map((one) => [
            one.text,
            String(one.quantity),
            pen.plain(one.unit),
            pen.plain(one.amount),
          ]),
        )}<p class="r" style="font-size:12pt">${say(pen, 'Wniesiono w kasie|Pobrano opłatę|Uiszczono')} <b>${pen.money(sums.total)}</b></p><p>Słownie: ${inPolish(sums.total)}. Forma: ${say(pen, 'karta|gotówka|karta')}.</p><p class="tiny">Opłata publicznoprawna, nie podlega VAT. Abonament roczny: ${pen.money(price * 11)}. Opłata dodatkowa za brak ważnego abonamentu: ${pen.money(pen.pick([20_000, 25_000, 30_000]))}.</p>${tornOff(
          `<div class="mid"><b>${escaped(firm.name)}</b><br><span class="tiny">${[...firm.also.map(escaped), place(firm, ', ')].join(', ')}<br>NIP ${taxNumber(pen, 'PL')} – proszę położyć za przednią szybą</span></div>`,
          'left:9mm;right:9mm;bottom:6mm',
        )}`,
        { sums, documentNumber: number, ...settled },
        halved,
      ]
    },
    since,
  ),
}

export const dkPapers: Papers = {
  /** A month of a car shared with others: each ride with its day, minutes and kilometres, a member's fee, a bridge's toll passed on outside the tax, last month's and an accident's sums above and below, the club in the opening sentence. */
  'delebil-maaned': paper(
    { ...dk, money: 'kr. #' },
    'DD-MM-YYYY|D. month YYYY|DD.MM.YYYY',
    'plain light wide',
    'Grøn Delebil Fyn;Kongensgade 66;5000 Odense C;Delebil Fyn A.m.b.a.|BYBILEN;Jyllandsgade 20;9000 Aalborg;Bybilen Danmark ApS|Fælles Hjul;Vester Allé 9;8000 Aarhus C;Foreningen Fælles Hjul|Kør & Del;Stændertorvet 4;4000 Roskilde;Kør & Del Mobilitet A/S|Delebilklubben Vejle Fjord;Havnegade 31;7100 Vejle',
    'DK',
    (pen, firm, to) => {
      const [first, last] = monthOf(pen.date, -1)
      const [minute, kilometre] = [pen.pick([75, 85, 95]), pen.pick([275, 310, 345])]
      const rides = Array.from({ length: pen.whole(4, 9) }, (_, at) => {
        const [minutes, way] = [pen.whole(18, 290), pen.whole(4, 140)]
        const car = say(pen, 'Zoe 14|Yaris 3|e-Up 22|Berlingo 1')
        const day = new Date(first.getTime() + (at * 3 + pen.whole(0, 2)) * 86_400_000)
        return {
          day: pen.day(day, 'DD.MM'),
          minutes,
          way,
          one: line(`Tur, ${car}`, minutes * minute + way * kilometre, 25),
        }
      })
      const own = within([
        line(say(pen, 'Abonnement|Medlemskab'), pen.pick([9900, 14_900, 19_900]), 25),
        ...rides.map(({ one }) => one),
      ])
      const toll = pen.chance(0.5) ? [line('Storebælt, udlæg', pen.pick([27_000, 21_500]))] : []
      const sums = besideTax(own, toll)
      const before = sums.total + pen.whole(80, 900) * 100
      const number = pen.digits(say(pen, '26#####|DB-26-####|M######'))
      const due = pen.after(pen.pick([5, 8, 14]))
      return [
        `${ribbon(
          [
            ['Periode', `${pen.day(first)} – ${pen.day(last)}`],
            ['Afregning', number],
            ['Udskrevet', pen.day()],
            ['Medlem', pen.digits('#####')],
          ],
          'border-top:1mm solid #15803d;padding-top:2mm',
        )}<p style="margin:10mm 0">${who(to)}</p><p>Tak for turen! Her er, hvad I har kørt hos ${escaped(firm.name)} i ${dayOff(pen, -pen.date.getUTCDate(), 'month')}. Forrige afregning lød på ${pen.money(before)}.</p>${grid(
          'ruled',
          'llrrr',
          'Dato|Ydelse|Min.|Km|Beløb inkl. moms',
          sums.lines.map((one) => {
            const ride = rides.find((each) => each.one === one)
            return [
              ride?.day ?? '',
              one.text,
              ride ? String(ride.minutes) : '',
              ride ? String(ride.way) : '',
              pen.plain(one.amount),
            ]
          }),
        )}${tally(
          [
            ['Heraf moms 25%', pen.money(own.vat)],
            ...toll.map((one) => ['Momsfrit udlæg', pen.money(one.amount)] as const),
            [say(pen, 'Månedens kørsel i alt|Trækkes på jeres kort'), pen.money(sums.total)],
          ],
          'width:96mm;margin-left:auto',
        )}${formed(
          [
            ['Trækkes den', pen.day(due)],
            ['Kort', pen.digits('**** ####')],
            ['Selvrisiko ved skade', pen.money(pen.pick([350_000, 500_000, 700_000]))],
          ],
          3,
        )}<p class="tiny">Pris pr. minut ${pen.plain(minute)}, pr. km ${pen.plain(kilometre)}, brændstof og strøm inkluderet. Nye priser fra ${dayOff(pen, pen.whole(30, 70))}.</p><div class="foot tiny mid grey">${firm.also.length > 0 ? `${legal(firm)}, ` : ''}${place(firm, ', ')} – CVR ${registered(pen, 'DK').own} – hverdage 9–15</div>`,
        { sums, documentNumber: number, due },
      ]
    },
    since,
  ),
}
