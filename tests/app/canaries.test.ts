/**
 * Forty words that appear nowhere else go through the real app, and are looked for wherever they must not be.
 *
 * | where                                   | what signs in | names, amounts, texts of people |
 * | --------------------------------------- | ------------- | ------------------------------- |
 * | log, report                             | nowhere       | nowhere                         |
 * | command lines, environments             | nowhere       | nowhere                         |
 * | what a crash leaves                     | nowhere       | may be there, and is said to be |
 * | profile                                 | sealed only   | its databases and files         |
 * | what main tells the window              | nowhere       | what the window shows           |
 */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'
import { startDemoService, type DemoService } from '../../sandbox/service'
import { electronArguments } from '../../build/prepare.mjs'
import { root } from '../../build/terminal.mjs'
import type { ReferenceData } from '../../shared/books/reference-data'
import type { Report } from '../../shared/report'
import { EchoingHost } from '../support/echoing-host'
import { fileIn, pdfPaper, pngBytes } from '../support/files'
import { filesWithSecrets } from '../proofs/tokens/canary'
import { expect, test, type Desk } from './support'

test.skip(process.platform !== 'linux', 'only Linux shows the environments of processes as files')
test.setTimeout(300_000)

/** Typed by a person, and kept from everybody but the service they are for. */
const keys = {
  consumerKey: 'canary-consumer-key-Vb81',
  consumerSecret: 'canary-consumer-secret-Wd52',
  token: 'canary-legacy-token-Xe93-long',
  tokenSecret: 'canary-legacy-secret-Yf64-long',
}

const words = {
  account: 'Zephyrine Holdings',
  renamed: 'Zephyrine Renamed',
  supplier: 'Wrenfeather Ironmongers',
  otherSupplier: 'Quillback Plumbing',
  description: 'Obsidian teapot repair',
  otherDescription: 'Marigold valve fitting',
  amount: '7319.83',
  otherAmount: '4682.57',
  number: 'QX-55120987',
  otherNumber: 'QX-66231098',
  iban: 'GB94BARC10201530093459',
  card: '4929731068052274',
  email: 'odalys.fernsby@wrenfeather.example',
  telephone: '07700900846',
  vatNumber: 'GB927418365',
  fileName: 'Kestrelmoor-quittance',
  otherFileName: 'Ptarmigan-voucher',
  folder: 'Lapwing-papers',
  printed: 'Tamarisk lantern glass',
  printedAgain: 'Halcyon bracket brass',
  printedTotal: '5937.41',
  client: 'Bellwether Orchards',
  clientEmail: 'accounts@bellwether.example',
  clientStreet: '17 Gossamer Rise',
  clientTown: 'Thistlecombe',
  clientPostCode: 'TX4 9QZ',
  invoiceText: 'Pruning of the espaliers',
  invoiceText2: 'Grafting of quinces',
  invoicePrice: '8264.19',
  invoicePrice2: '3175.62',
  search: 'Nightjar cushions',
  clientId: 'docket-canary-client-2f9c',
  host: 'books.peregrine-canary.example',
  paste: 'pasted-canary-address-7c1e',
  otherClient: 'Fennimore Kilns',
  otherClientEmail: 'ledger@fennimore.example',
} as const

type Draft = 'first' | 'second'

async function review(desk: Desk, id: string, which: Draft, end: RegExp): Promise<void> {
  const choices = (await desk.ask('books.choices')) as ReferenceData
  const isFirst = which === 'first'
  const draft = {
    supplierName: isFirst ? words.supplier : words.otherSupplier,
    postingDate: new Date().toISOString().slice(0, 10),
    documentNumber: isFirst ? words.number : words.otherNumber,
    lines: [
      {
        expenseType: choices.expenseTypes[0]?.code ?? '',
        description: isFirst
          ? `${words.description} ${words.iban} ${words.card}`
          : `${words.otherDescription} ${words.email} ${words.telephone} ${words.vatNumber}`,
        vatType: 'Standard',
        gross: isFirst ? words.amount : words.otherAmount,
      },
    ],
  }
  await desk.ask('receipts.edit', { id, draft })
  const asked = (await desk.ask('receipts.confirm', { id, accepted: [] })) as {
    verdict?: { reasons: { key: string }[] }
  }
  const accepted = asked.verdict?.reasons.map(({ key }) => key)
  if (accepted) await desk.ask('receipts.confirm', { id, accepted })
  const state = async () => (await desk.receipts()).find((row) => row.id === id)?.state
  await expect.poll(state, { timeout: 60_000 }).toMatch(end)
}

/** Asks what is refused; whatever comes back counts as told to the window. */
const refusedAsk = (desk: Desk, channel: string, input?: unknown) =>
  desk.ask(channel, input).catch(() => undefined)

/** Keeps in main all that it tells the window, and looks there for words. */
async function listenToMain(desk: Desk): Promise<(wanted: string[]) => Promise<string[]>> {
  await desk.app.evaluate(({ BrowserWindow, ipcMain }) => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    const [window] = BrowserWindow.getAllWindows()
    if (!window) throw new Error('There is no window')
    const { webContents } = window
    const send = webContents.send.bind(webContents)
    webContents.send = (channel, ...values: unknown[]) => {
      told.push(JSON.stringify(values))
      send(channel, ...values)
    }
    type Handler = (event: unknown, input: unknown) => unknown
    const handlers = (ipcMain as unknown as { _invokeHandlers: Map<string, Handler> })
      ._invokeHandlers
    for (const [channel, handle] of handlers)
      handlers.set(channel, async (event, input) => {
        const reply = await handle(event, input)
        told.push(JSON.stringify(reply))
        return reply
      })
  })
  return (wanted) =>
    desk.app.evaluate((_electron, looked) => {
      const { told } = globalThis as unknown as { told: string[] }
      if (told.length === 0) throw new Error('Nothing was told')
      return looked.filter((word) => told.some((text) => text.includes(word)))
    }, wanted)
}

/** Command lines and environments of the app and of every process below it. */
function processTexts(first: number): string[] {
  const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const about = (pid: string, name: string) => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, 'latin1')
    } catch {
      return ''
    }
  }
  const parents = numbers.map((pid) => [pid, /\) \w (\d+)/.exec(about(pid, 'stat'))?.[1]] as const)
  const family = new Set([String(first)])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const [pid, parent] of parents) if (parent && family.has(parent)) family.add(pid)
  }
  return [...family].flatMap((pid) => [about(pid, 'cmdline'), about(pid, 'environ')])
}

/** Starts the app once more without Playwright, which switches Crashpad off, and has it crash while it is signed in. */
async function crashSignedIn(desk: Desk): Promise<void> {
  const executable = process.env['ELECTRON_EXEC_PATH'] ?? ''
  const args = [`--user-data-dir=${desk.profile}`, '--password-store=gnome-libsecret', root]
  const child = spawn(executable, [...electronArguments(), ...args])
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const isNew = () => desk.log().split('"event":"quit"').at(-1) ?? ''
  await expect.poll(isNew, { timeout: 60_000 }).toMatch(/"event":"start"[^]*"connected":1/)
  child.kill('SIGSEGV')
  await ended
}

const found = (texts: readonly string[], wanted: readonly string[]) =>
  wanted.filter((word) => texts.some((text) => text.includes(word)))

/** What a person does with the app, and a service that refuses with the words of what it was sent. */
async function useEverything(desk: Desk, host: EchoingHost, demo: DemoService): Promise<void> {
  await desk.page.getByRole('button', { name: 'Try the demo company' }).waitFor()
  const service = await host.service(demo)
  await desk.ask('session.connect', { name: words.account, service, access: 'full' })
  await expect
    .poll(async () => ((await desk.ask('books.choices')) as ReferenceData).asOf, {
      timeout: 60_000,
    })
    .toBeDefined()
  const [account] = (await desk.ask('accounts.list')) as { account: { id: string } }[]
  await desk.ask('accounts.change', { id: account?.account.id, name: words.renamed })
  await desk.ask('accounts.setLegacyKeys', keys)
  await desk.ask('accounts.configure', {
    baseUrl: `https://${words.host}`,
    clientId: words.clientId,
  })
  await refusedAsk(desk, 'session.paste', `http://127.0.0.1:1/cb?code=${words.paste}`)

  const folder = path.join(desk.inbox, words.folder)
  const paper = pdfPaper(words.printed, words.printedAgain, `Total ${words.printedTotal}`)
  await desk.drop(
    fileIn(desk.inbox, `${words.fileName}.pdf`, paper),
    fileIn(desk.inbox, `${words.otherFileName}.png`, pngBytes()),
  )
  await expect.poll(async () => (await desk.receipts()).length).toBe(2)
  await refusedAsk(desk, 'capture.paths', { paths: [folder] })
  const [first, second] = (await desk.receipts()).map(({ id }) => id)
  if (!first || !second) throw new Error('There are no receipts')

  host.refuses = 'changes'
  await review(desk, first, 'first', /rejected/)
  host.refuses = 'everything'
  await refusedAsk(desk, 'books.refresh', { everything: true })
  await refusedAsk(desk, 'clients.create', { draft: clientDraft, isMeant: true })
  await refusedAsk(desk, 'invoices.open', '4711')
  await refusedAsk(desk, 'books.expenses', { search: words.search, limit: 5 })
  host.refuses = 'nothing'
  await review(desk, second, 'second', /proven/)
  await refusedAsk(desk, 'clients.create', { draft: clientDraft, isMeant: true })
  const line = { quantity: '1', vatType: 'Standard' }
  await desk.ask('invoices.begin', {
    clientName: words.otherClient,
    issuedDate: '',
    paymentTermsDays: '',
    lines: [
      { ...line, description: words.invoiceText, price: words.invoicePrice },
      { ...line, description: words.invoiceText2, price: words.invoicePrice2 },
    ],
  })
  await refusedAsk(desk, 'clients.alike', { name: words.client, email: words.otherClientEmail })
}

const clientDraft = {
  name: words.client,
  email: words.clientEmail,
  paymentTermsDays: '30',
  line1: words.clientStreet,
  line2: words.clientTown,
  line3: '',
  line4: '',
  postCode: words.clientPostCode,
  country: 'GB',
}

test('what signs in and what people wrote is found nowhere but where it belongs', async ({
  desk,
}) => {
  const demo = await startDemoService({ consent: 'page' })
  const host = new EchoingHost()
  try {
    await desk.start()
    const wasTold = await listenToMain(desk)
    await useEverything(desk, host, demo)
    expect(host.refusals).toBeGreaterThan(2)
    const secrets = [...host.secrets, ...Object.values(keys)]
    const all = [...secrets, ...Object.values(words)]
    expect(host.secrets.size).toBeGreaterThanOrEqual(2)
    expect(new Set(all).size).toBeGreaterThanOrEqual(40)

    // The looks themselves see: what may be there is there.
    expect(await wasTold([words.supplier])).toEqual([words.supplier])
    expect(filesWithSecrets([desk.profile], [words.description])).not.toEqual([])

    const { files } = (await desk.ask('report.make')) as Report
    expect(
      found(
        files.map(({ text }) => text),
        all,
      ),
    ).toEqual([])
    expect(found(processTexts(desk.app.process().pid ?? 0), all)).toEqual([])
    expect(await wasTold(secrets)).toEqual([])
    const zip = path.join(desk.inbox, 'report.zip')
    await desk.choosesPlace(zip)
    const { id } = (await desk.ask('report.make')) as Report
    await desk.ask('report.save', { id, withDumps: true })
    const packed = Object.values(unzipSync(readFileSync(zip))).map((bytes) => Buffer.from(bytes))
    expect(
      found(
        packed.map((bytes) => bytes.toString('latin1')),
        all,
      ),
    ).toEqual([])
    await desk.close()

    const logs = path.join(desk.profile, 'logs')
    const read = readdirSync(logs).map((name) => readFileSync(path.join(logs, name), 'utf8'))
    expect(read.join('').split('\n').length).toBeGreaterThan(5)
    expect(found(read, all)).toEqual([])
    expect(filesWithSecrets([desk.profile], secrets)).toEqual([])

    await crashSignedIn(desk)
    const dumps = path.join(desk.profile, 'Crashpad')
    expect(readdirSync(dumps, { recursive: true }).join(' ')).toContain('.dmp')
    expect(filesWithSecrets([dumps], [...secrets, ...host.secrets])).toEqual([])
  } finally {
    host.close()
    await demo.close()
  }
})
