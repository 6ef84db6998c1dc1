// Owns the fixed facts of the made-up companies: their names, their people, their accounts, their application.
export const demoClientId = 'docket-demo'

type Director = { id: number; forename: string; surname: string }
type BankAccount = {
  id: number
  name: string
  number: string
  sortCode: string
  pence: number
}

/** A made-up company. Ids are those it is filled with, before its range of ids is moved (id-range.ts). */
export type Company = {
  /** Counted from 1. */
  number: number
  name: string
  directors: readonly [Director, Director]
  bankAccounts: readonly [BankAccount, BankAccount, BankAccount]
}

/** All companies that one service can hold; everybody starts with the first. */
export const companies: readonly [Company, ...Company[]] = [
  company(1, 'Marlow Design Ltd', 'Priya Marlow', 'Tom Ashworth'),
  company(2, 'Hollis Joinery Ltd', 'Grace Hollis', 'Ben Carver'),
  company(3, 'Tarn Outdoor Ltd', 'Isla Tarn', 'Owen Birkett'),
  company(4, 'Pike Street Films Ltd', 'Noor Pike', 'Felix Grant'),
  company(5, 'Wren Bakery Ltd', 'Edith Wren', 'Callum Moss'),
]

/** The facts of a company by its number; the first for a number that none has. */
export function companyOf(number: number): Company {
  return companies[number - 1] ?? companies[0]
}

/** The person who signs in to a company's books: its first director. */
export function signedInAs({ directors: [{ forename, surname }] }: Company): string {
  return `${forename} ${surname}`
}

export const bankName = 'Example Bank'
export const defaultBankAccountId = 304
export const cardAccountId = 306

/** Accounts of all companies are called the same; only their numbers tell them apart. */
function company(number: number, name: string, first: string, second: string): Company {
  return {
    number,
    name,
    directors: [director(580, first), director(581, second)],
    bankAccounts: [
      account(304, 'Business account', { number: `${number}2345678`, pence: 1_842_057 }),
      account(305, 'Savings account', { number: `${number}2345686`, pence: 2_500_000 }),
      {
        ...account(306, 'Business credit card', { number: `4012009${number + 2}`, pence: -64_318 }),
        sortCode: '000001',
      },
    ],
  }
}

function account(
  id: number,
  name: string,
  { number, pence }: { number: string; pence: number },
): BankAccount {
  return { id, name, number, sortCode: '000000', pence }
}

function director(id: number, name: string): Director {
  const [forename = '', surname = ''] = name.split(' ')
  return { id, forename, surname }
}
