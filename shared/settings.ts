/** What a person may set about the app on this computer. */
import * as z from 'zod'
import { NamedService, ServiceDefaults } from './accounts/account'
import { mostPresets } from './accounts/presets'
import { ExpenseColumn } from './expenses/expense-columns'
import { KeyChanges } from './keys/key-changes'
import { ReceiptSort } from './receipts/receipt'

export const graceSteps = [0, 5, 15, 60] as const
export const GraceSeconds = z.literal(graceSteps)
export type GraceSeconds = z.infer<typeof GraceSeconds>

/** Widths of what stands beside the middle of a screen, in CSS pixels; absent: as they are made. */
export const Panes = z
  .object({
    /** The list of receipts. */
    list: z.number().int(),
    /** The form of a receipt. */
    form: z.number().int(),
    /** The record beside a list of the books. */
    record: z.number().int(),
  })
  .partial()
export type Panes = z.infer<typeof Panes>

/** Where the window stood when it was seen last, in the coordinates that Electron gives displays. */
export const WindowPlace = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  /** How it filled the screen, if it did; its size is what it goes back to. */
  fills: z.enum(['maximized', 'full-screen']).optional(),
  /** 1 is the usual size of everything. */
  zoom: z.number().min(0.25).max(5),
})
export type WindowPlace = z.infer<typeof WindowPlace>

/** The screens of the window, in the order of its sidebar. */
export const screenNames = [
  'inbox',
  'expenses',
  'suppliers',
  'invoices',
  'clients',
  'bankAccounts',
  'overview',
  'activity',
  'desk',
  'settings',
] as const
export const ScreenName = z.enum(screenNames)
export type ScreenName = z.infer<typeof ScreenName>

/** How many days the files of receipts that are proven in the books stay on this computer; 0: for good. */
export const filesKeptSteps = [0, 30, 90, 365] as const
export const FilesKeptDays = z.literal(filesKeptSteps)

export const Settings = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  /** Sending is held back by the person, whatever the network does. */
  paused: z.boolean(),
  /** Seconds after confirming in which a receipt is not sent, so that taking it back is certain; absent: 5. */
  graceSeconds: GraceSeconds.optional(),
  /** How the lists of receipts are ordered, if the person has chosen. */
  receiptSort: ReceiptSort.optional(),
  /** What the list of expenses shows besides date, supplier and amount, if the person has chosen. */
  expenseColumns: z.array(ExpenseColumn).optional(),
  /** Whether a person away from the window is told by the desktop what came of it; absent: yes. */
  notices: z.boolean().optional(),
  /** Whether the number of a document goes into the description of its expense; absent: yes. */
  numberInDescription: z.boolean().optional(),
  /** Whether the app goes on behind an icon in the tray when its window is closed; absent: no. */
  staysInTray: z.boolean().optional(),
  /** Whether the app starts, unseen, when the person signs in to this computer; absent: no. */
  startsAtLogin: z.boolean().optional(),
  /** Whether new versions of the app are looked for; absent: yes. */
  updates: z.boolean().optional(),
  /** Days after which files of proven receipts are removed here; absent or 0: they stay. */
  filesKeptDays: FilesKeptDays.optional(),
  /** Widths that the person gave to parts of the window. */
  panes: Panes.optional(),
  /** Absent: in the middle of the main display. */
  window: WindowPlace.optional().catch(undefined),
  /** The keys that the person gave to actions; absent: none. */
  keys: KeyChanges.optional().catch(undefined),
  /** The screen that was shown last; absent: the inbox. */
  screen: ScreenName.optional().catch(undefined),
  /** What is filled in when an account is added. */
  service: ServiceDefaults.optional(),
  /** Services that the person added from files; they concern books that are added later alone. */
  presets: z.array(NamedService).max(mostPresets).optional().catch(undefined),
})
export type Settings = z.infer<typeof Settings>

/** What the window may change: all but what has a way of its own. */
export const SettingsChange = Settings.omit({
  paused: true,
  service: true,
  presets: true,
  window: true,
}).partial()
export type SettingsChange = z.infer<typeof SettingsChange>

/** The grace before sending that a person chose, in milliseconds. */
export const graceMsOf = ({ graceSeconds = 5 }: Settings): number => graceSeconds * 1000

export const defaultSettings: Settings = { theme: 'system', paused: false }

/** Settings as they were stored. One that is not understood, as of another version, counts as not set, and the others stay. */
export function settingsFrom(stored: Readonly<Record<string, unknown>>): Settings {
  const understood = Object.entries(Settings.shape).flatMap(([name, setting]) => {
    const { data } = setting.safeParse(stored[name])
    return data === undefined ? [] : [[name, data]]
  })
  return Settings.parse({ ...defaultSettings, ...Object.fromEntries(understood) })
}

/** What a click on a notice of the desktop, or a word of a menu, shows; `add-receipts` asks the person for files. */
export const NoticeAim = z.enum([
  'review',
  'books',
  'attention',
  'reminders',
  'sign-in',
  'settings',
  'about',
  'keys',
  'guide',
  'report',
  'backup',
  'add-receipts',
  'scan',
])
export type NoticeAim = z.infer<typeof NoticeAim>

/** A receipt that a notice leads to, and the account that it is of. */
export const ShownReceipt = z.object({ id: z.uuid(), accountId: z.uuid().optional() })
export type ShownReceipt = z.infer<typeof ShownReceipt>
