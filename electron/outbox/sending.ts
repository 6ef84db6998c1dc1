/** What the outboxes of all accounts share: the rows they keep, and this profile's count of what it sent. */
import type { DeliveryParts } from './delivery'
import type { Database } from '../store/database/database'
import { Epoch, type OutsideCount } from '../store/recovery/epoch'
import { LaneRows } from '../store/receipts/lane-rows'
import { OutboxItems } from '../store/receipts/outbox-items'
import type { Receipts } from '../store/receipts/receipts'

interface Parts extends Pick<
  DeliveryParts,
  'readOriginal' | 'now' | 'clock' | 'onIntent' | 'receipts'
> {
  receipts: Receipts
  database: Database
  /** Counts outside the profile what must not be repeated. */
  epoch: OutsideCount
}

/** Opened once, before anything is sent: what a restored profile may have sent since is put in doubt here. */
export function openSending({ database, epoch: outside, ...parts }: Parts): DeliveryParts {
  const { receipts, now } = parts
  const epoch = new Epoch({ database, receipts, outside })
  epoch.open()
  const items = new OutboxItems({ database, receipts, now })
  return {
    ...parts,
    items,
    rows: new LaneRows(database),
    earlierSequence: items.newestSequence(),
    countIntent: (write) => epoch.advance(write),
  }
}
