/** Main's end of the contract: the only file that touches ipcMain, and where every sender is checked. */
import { ipcMain, type WebContents, type WebFrameMain } from 'electron'
import { createResponder, eachChannel, type Readable, type Reply } from '../../shared/channel'
import type { AppError } from '../../shared/errors'
import { contract, type AppHandlers } from '../../shared/ipc'
import type { Channel } from '../shell/log/events'

interface Parts {
  /** The one page that may ask, and that is shown live values. */
  page: WebContents
  isOurs: (address: string) => boolean
  report: (channel: Channel, error: AppError) => void
}

const refused: Reply = { ok: false, error: { code: 'untrusted', message: 'Untrusted sender' } }
const flooded: Reply = { ok: false, error: { code: 'rate-limited', message: 'Too many calls' } }
const callsPerSecond = 300

/**
 * Answers the whole contract, one channel per member (Electron security items 17 and 20). What the page asks before the
 * handlers are there waits for them.
 * @returns begins to answer; to be called once
 */
export function serveIpc({ page, isOurs, report }: Parts): (handlers: AppHandlers) => void {
  type Respond = ReturnType<typeof createResponder>
  let begin: (respond: Respond) => void = () => undefined
  const begun = new Promise<Respond>((resolve) => {
    begin = resolve
  })
  const mayCall = allowance(callsPerSecond)

  const isTrusted = (frame: WebFrameMain | null): boolean => {
    return frame !== null && frame === page.mainFrame && isOurs(frame.url)
  }

  eachChannel(contract, (channel) => {
    ipcMain.handle(channel, async (event, input: unknown) => {
      if (!isTrusted(event.senderFrame)) return refused
      if (!mayCall()) return flooded
      return (await begun)(channel, input)
    })
  })

  return (handlers) => {
    const members = handlers as unknown as Record<string, Record<string, Readable<unknown>>>
    eachChannel(contract, (channel, spec, group, name) => {
      if (spec.kind === 'call') return
      members[group]?.[name]?.subscribe((value) => {
        if (!page.isDestroyed()) page.send(channel, value)
      })
    })
    begin(
      createResponder(contract, handlers, (channel, error) => {
        report(channel as Channel, error)
      }),
    )
  }
}

/** A bucket that refills steadily; a page gone wild cannot keep main busy. */
function allowance(perSecond: number): () => boolean {
  let left = perSecond
  let filledAt = performance.now()
  return () => {
    const now = performance.now()
    left = Math.min(perSecond, left + ((now - filledAt) / 1000) * perSecond)
    filledAt = now
    if (left < 1) return false
    left -= 1
    return true
  }
}
