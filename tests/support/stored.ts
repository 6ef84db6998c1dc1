/** A profile with its real store, opened, closed and broken again, without accounts at work. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Intake } from '../../electron/receipts/intake'
import { mintMarker } from '../../electron/outbox/marker'
import { openStore, type Store } from '../../electron/store/recovery/open-store'
import { newReceiptId } from '../../electron/store/receipts/receipts'
import { sidecarOf, type Stage } from '../../electron/store/files/sidecars'
import type { ExpenseDraft } from '../../shared/expenses/expense'
import { mediaTypeOf } from '../../shared/receipts/media'
import type { Receipt } from '../../shared/receipts/receipt'
import { pngBytes, temporaryFolder } from './files'

const service = {
  baseUrl: 'https://a.example',
  authUrl: 'https://a.example',
  legacyBaseUrl: 'https://a.example',
  clientId: 'docket',
}

export const typed: ExpenseDraft = {
  supplierName: 'Northgate Fuels',
  postingDate: '2026-06-30',
  lines: [{ expenseType: 'FUEL', description: '', vatType: 'Standard', gross: '61.27' }],
}

export class StoredProfile {
  readonly folder: string
  now = new Date('2026-06-30T12:00:00.000Z')
  /** Of the app that opens it. */
  version: string | undefined
  #store: Store | undefined

  constructor(folder = temporaryFolder('docket-store')) {
    this.folder = folder
  }

  get store(): Store {
    if (!this.#store) throw new Error('The store is not open')
    return this.#store
  }

  /** See Retention; to be set before the store is opened. */
  provenDays: (() => number | undefined) | undefined

  async open(): Promise<Store> {
    this.#store = await openStore({
      profile: this.folder,
      now: () => this.now,
      mediaTypeOf,
      mintMarker: () => mintMarker(),
      newId: newReceiptId,
      ...(this.provenDays && { provenDays: this.provenDays }),
      ...(this.version !== undefined && { version: this.version }),
    })
    return this.#store
  }

  close(): void {
    this.#store?.close()
    this.#store = undefined
  }

  async reopen(): Promise<Store> {
    this.close()
    return this.open()
  }

  path(...names: string[]): string {
    return path.join(this.folder, ...names)
  }

  /** An account that is at hand. */
  account(name = 'Mine'): string {
    const { accountRows, receipts } = this.store
    const { account } = accountRows.add({ kind: 'service', name, service, access: 'full' })
    receipts.showAccount(account.id)
    return account.id
  }

  get intake(): Intake {
    const { files, receipts, originalBack } = this.store
    return new Intake({
      files,
      receipts,
      onKept: originalBack,
      mintMarker: () => mintMarker(),
      newId: newReceiptId,
    })
  }

  async capture(bytes: Uint8Array = pngBytes(4), fileName = 'a.png'): Promise<Receipt> {
    const [outcome] = await this.intake.bytes(fileName, bytes)
    if (outcome?.result !== 'saved') throw new Error(`Not saved: ${JSON.stringify(outcome)}`)
    return this.store.receipts.read(outcome.id)
  }

  /** What a person's step writes beside the row. */
  async write(id: string, stage: Stage): Promise<void> {
    const { files, receipts } = this.store
    const receipt = { ...receipts.read(id), accountId: receipts.accountOf(id) }
    await files.sidecars.write([sidecarOf(receipt, { stage })])
  }

  async confirm(id: string): Promise<void> {
    const { receipts } = this.store
    receipts.edit(id, typed)
    await this.write(id, 'confirmed')
    receipts.step(id, { from: ['review'], to: 'ready', event: 'confirmed' })
  }

  async discard(id: string): Promise<void> {
    await this.write(id, 'discarded')
    this.store.receipts.step(id, { from: ['review'], to: 'discarded', event: 'discarded' })
  }

  states(): string[] {
    return this.store.database
      .all('SELECT state FROM receipt ORDER BY sequence')
      .map((row) => String(row['state']))
  }

  /** Every file of the profile with its bytes. */
  bytes(): Map<string, Buffer> {
    return new Map(
      readdirSync(this.folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => {
          const file = path.join(entry.parentPath, entry.name)
          return [path.relative(this.folder, file), readFileSync(file)]
        }),
    )
  }
}
