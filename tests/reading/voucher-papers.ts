/** Vouchers whose documents are our own papers, with what they come to by HMRC's rates. */
import type { Voucher } from '../../shared/expenses/voucher'

export interface VoucherPaper {
  name: string
  voucher: Voucher
  truth: {
    /** Gross of each line. */
    lines: string[]
    /** In all, and how the document prints it. */
    gross: string
    printed: string
    /** What else the document says. */
    says: string[]
  }
}

const drive: Extract<Voucher, { kind: 'mileage' }> = {
  kind: 'mileage',
  person: 'Zoe Hartley',
  date: '2026-11-12',
  why: 'Visit to a client',
  from: 'York',
  to: 'Hull',
  vehicle: 'car',
  miles: '38.4',
  passengers: 0,
  milesBefore: '0',
}

export const voucherPapers: readonly VoucherPaper[] = [
  {
    name: 'a journey by car, with a tenth of a mile',
    voucher: drive,
    truth: { lines: ['17.28'], gross: '17.28', printed: '£17.28', says: ['38.4', 'York', 'Hull'] },
  },
  {
    name: 'a journey over the threshold of the tax year',
    voucher: { ...drive, miles: '100', milesBefore: '9940' },
    truth: {
      lines: ['27.00', '10.00'],
      gross: '37.00',
      printed: '£37.00',
      says: ['60 miles at 45p', '40 miles at 25p', '9940', '10040'],
    },
  },
  {
    name: 'a journey with two colleagues',
    voucher: { ...drive, miles: '60', passengers: 2 },
    truth: {
      lines: ['27.00', '6.00'],
      gross: '33.00',
      printed: '£33.00',
      says: ['60 miles at 45p', '120 passenger miles at 5p'],
    },
  },
  {
    name: 'a journey by motorcycle beyond ten thousand miles',
    voucher: { ...drive, vehicle: 'motorcycle', miles: '50', milesBefore: '12000' },
    truth: { lines: ['12.00'], gross: '12.00', printed: '£12.00', says: ['50 miles at 24p'] },
  },
  {
    name: 'parking from a machine that printed nothing',
    voucher: {
      kind: 'expense',
      person: 'Zoe Hartley',
      date: '2026-11-12',
      why: 'The machine printed none',
      payee: 'City Car Parks',
      what: 'Parking',
      gross: '4.50',
    },
    truth: {
      lines: ['4.50'],
      gross: '4.50',
      printed: '£4.50',
      says: ['City Car Parks', 'The machine printed none'],
    },
  },
]
