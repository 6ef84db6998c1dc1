/** Books of a second company, beside those of the demo company, and what a person may file in either. */
import { onTestFinished } from 'vitest'
import { startDemoService } from '../../sandbox/service'
import { emptyVoucher, type VoucherDraft } from '../../shared/expenses/voucher'
import type { Rig } from './harness'

/** Connects them to a service of their own, which ends with the test. They are at hand then; answers their account's id. */
export async function connectSecond({ core: { accounts } }: Pick<Rig, 'core'>): Promise<string> {
  const service = await startDemoService({ consent: 'page', seedNumber: 7 })
  onTestFinished(() => service.close())
  const { baseUrl, authUrl, legacyBaseUrl, clientId } = service
  await accounts.connect('Second', { baseUrl, authUrl, legacyBaseUrl, clientId }, 'full')
  return accounts.need().id
}

export const parkingVoucher: VoucherDraft = {
  ...emptyVoucher,
  kind: 'expense',
  date: '2026-11-20',
  payee: 'Car park',
  what: 'Parking',
  why: 'Visit to a client',
  person: 'Ann',
  gross: '4.20',
  expenseType: 'FUEL',
}
