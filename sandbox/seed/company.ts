// Owns the fixed facts of the made-up company: its name, its people, its accounts, its application.
export const companyName = 'Marlow Design Ltd'
export const demoClientId = 'docket-demo'

export const directors = [
  { id: 580, forename: 'Priya', surname: 'Marlow' },
  { id: 581, forename: 'Tom', surname: 'Ashworth' },
] as const

export const signedInAs = `${directors[0].forename} ${directors[0].surname}`

export const bankAccounts = [
  { id: 304, name: 'Business account', number: '12345678', sortCode: '000000', pence: 1_842_057 },
  { id: 305, name: 'Savings account', number: '12345686', sortCode: '000000', pence: 2_500_000 },
  { id: 306, name: 'Business credit card', number: '40120093', sortCode: '000001', pence: -64_318 },
] as const

export const bankName = 'Example Bank'
export const defaultBankAccountId = 304
export const cardAccountId = 306
