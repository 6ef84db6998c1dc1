/** Gives a receipt that a person confirmed to main, while the next one is shown. */
import type { AppApi } from '../../../shared/ipc'
import type { Verdict } from '../../../shared/receipts/verdict'
import type { Judgement } from './judgement.svelte'

/** What is shown while main takes it. */
export interface Meanwhile {
  /** All that can be known in the window is well: the next receipt may be shown. */
  goOn: () => void
  /** Main did not take it: it is to be shown again. False where it cannot be, as other books are at hand. */
  comeBack: () => boolean
}

interface Parts {
  api: AppApi
  /** Where it is open. */
  review: { judgement: Judgement; open: (id: string) => Promise<void> }
  meanwhile: Meanwhile | undefined
}

/** False where main refused; then the receipt is open as it was, with the reason. @throws AppError likewise */
export async function handOver(id: string, { api, review, meanwhile }: Parts): Promise<boolean> {
  const { judgement } = review
  const { accepted } = judgement
  judgement.refused(undefined)
  const comeBack = async (verdict?: Verdict) => {
    if (meanwhile?.comeBack() === false) return
    await review.open(id)
    judgement.refused(verdict, accepted)
  }
  // Asked for before, the next one does not wait for what main does with this.
  meanwhile?.goOn()
  try {
    const { verdict } = await api.receipts.confirm({ id, accepted: [...accepted] })
    if (verdict) await comeBack(verdict)
    return verdict === undefined
  } catch (thrown) {
    await comeBack()
    throw thrown
  }
}
