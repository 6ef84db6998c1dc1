/** The made-up service: answers what the app asks of it, at once and truthfully; the network does the rest. */
import type { Reply, Request } from '../../../electron/api/http/transport'
import type { BookedLine, Company } from './company'
import { expenseBody, expensePage } from './expense-page'
import { lookUp } from './lookups'
import type { SignIns } from './sign-ins'

export const addresses = {
  baseUrl: 'https://api.example',
  authUrl: 'https://auth.example',
  legacyBaseUrl: 'https://api.example',
  clientId: 'docket',
}

export interface Answer {
  reply: Reply
  /** Whose books it tells of. */
  company?: Company
  onTaken?: () => void
}

/** A create of the app as it reached the service. */
export interface Create {
  company: Company
  /** Of its files, that of the receipt first. */
  markers: readonly string[]
  expenseId: number
}

interface Parts {
  signIns: SignIns
  companies: readonly Company[]
  /** True time, in milliseconds. */
  now: () => number
  /** How far behind the list of expenses is. */
  staleMs: () => number
  /** What becomes of a file that is stored. */
  storing: (bytes: Buffer) => Buffer
  onCreate: (create: Create) => void
}

export class Service {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** @param sentAt when the app sent it */
  answer(request: Request, sentAt: number): Answer {
    if (request.url.pathname === '/token') return this.#token(request)
    const bearer = (request.headers?.['Authorization'] ?? '').replace('Bearer ', '')
    const number = this.#parts.signIns.companyOf(bearer, this.#parts.now())
    const company = this.#parts.companies.find((each) => each.number === number)
    if (!company) return { reply: json(401, { error: 'invalid_token' }) }
    return { reply: this.#replyOf(company, request, sentAt), company }
  }

  #replyOf(company: Company, { url, method, body = '' }: Request, sentAt: number): Reply {
    switch (`${method} ${url.pathname}`) {
      case 'POST /v1/expenses':
        return this.#create(company, body, sentAt)
      case 'GET /v1/expenses':
        return this.#list(company, url.searchParams)
      case 'GET /v1/expenses/attachments':
        return file(company, url.searchParams)
      case 'GET /v1/expenses/suppliers':
        return json(200, this.#suppliers(company, url.searchParams.get('supplierName')))
      case 'POST /v1/expenses/suppliers':
        return this.#createSupplier(company, body)
      default: {
        const known = method === 'GET' ? lookUp(company, url.pathname) : undefined
        return known ?? json(404, { message: `No ${method} ${url.pathname}` })
      }
    }
  }

  #token(request: Request): Answer {
    const form = new URLSearchParams(request.body ?? '')
    const { status, body, onTaken } = this.#parts.signIns.answer(form, this.#parts.now())
    return { reply: json(status, body), ...(onTaken && { onTaken }) }
  }

  #create(company: Company, text: string, sentAt: number): Reply {
    const body = JSON.parse(text) as CreateBody
    const files = body.attachments.map(({ fileName, fileContents }) => {
      const sent = Buffer.from(fileContents.slice(fileContents.indexOf(',') + 1), 'base64')
      return { fileName, bytes: this.#parts.storing(sent) }
    })
    const markers = files.flatMap(({ fileName }) => markerIn(fileName) ?? [])
    const booked = company.add({
      files,
      sentAt,
      supplierId: body.supplier.id,
      postingDate: body.postingDate,
      lines: body.expenseLineItems.map(({ amount, ...line }) => ({
        ...line,
        gross: amount.grossAmount,
      })),
      bookedAt: this.#parts.now(),
      ...(markers.length > 0 && { markers }),
    })
    this.#parts.onCreate({ company, markers, expenseId: booked.id })
    return json(201, expenseBody(company, booked))
  }

  #list(company: Company, query: URLSearchParams): Reply {
    const { habits } = company
    if (company.refusesList(this.#parts.now())) return json(403, { message: 'Not for you' })
    const size = Math.min(Number(query.get('size')), habits.mostPerPage)
    const page = Number(query.get('page'))
    const isDescending = query.get('sort') !== 'id,asc'
    const all = company.listedAt(this.#parts.now() - this.#parts.staleMs(), isDescending)
    return json(200, expensePage(company, { page, size, all }))
  }

  #suppliers(company: Company, name: string | null) {
    return company.suppliers
      .filter((supplier) => name === null || supplier.name === name)
      .map(({ id, name }) => supplierBody(id, name))
  }

  #createSupplier(company: Company, text: string): Reply {
    const { companyName } = JSON.parse(text) as { companyName: string }
    const { id } = company.addSupplier(companyName, this.#parts.now())
    return json(201, supplierBody(id, companyName))
  }
}

/** A create as it is sent (specification, Expense). */
interface CreateBody {
  supplier: { id: number }
  postingDate: string
  attachments: { fileName: string; fileContents: string }[]
  expenseLineItems: (Omit<BookedLine, 'gross'> & { amount: { grossAmount: string } })[]
}

function supplierBody(id: number, companyName: string) {
  return {
    id,
    companyName,
    contactName: null,
    country: null,
    expenseType: null,
    vatRegistrationNumber: null,
    archived: false,
  }
}

function file(company: Company, query: URLSearchParams): Reply {
  const expense = company.find(Number(query.get('expenseId')))
  const stored = company.hiding.files
    ? undefined
    : expense?.files[Number(query.get('attachmentId'))]
  const isMeant = stored?.fileName === query.get('fileName') || !company.habits.probesByName
  if (!stored || !isMeant) return json(404, { message: 'No such attachment' })
  const headers = { 'content-type': 'application/octet-stream' }
  return { status: 200, headers, body: stored.bytes }
}

/** The markers in the body of a create. */
export function markersSent(body: string): string[] {
  const names = [...body.matchAll(/"fileName":"([^"]*)"/g)]
  return names.flatMap(([, name = '']) => markerIn(name) ?? [])
}

/** As a person would read it off the name. */
function markerIn(fileName: string): string | undefined {
  return /([0-9A-HJKMNP-TV-Z]{16})\.\w+$/.exec(fileName)?.[1]
}

export function json(status: number, body: unknown, headers: Reply['headers'] = {}): Reply {
  const type = { 'content-type': 'application/json' }
  return { status, headers: { ...type, ...headers }, body: Buffer.from(JSON.stringify(body)) }
}
