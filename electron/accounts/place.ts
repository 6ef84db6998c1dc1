/** The place of an account: whom its tokens, keys and cookies were given for. They are bound to it and go nowhere else. Pure. */
import type { Account, Service } from '../../shared/accounts/account'
import { pageAddress, pagedLists, type PagedList } from '../../shared/accounts/book-pages'
import { AppError } from '../../shared/errors'

/**
 * The origins of the three addresses (RFC 6454) and the client that a grant was given to (RFC 6749 6, 10.3). A path may
 * change without making another place. The demo company, which this app starts itself, listens at another port each time.
 */
export function placeOf(
  { kind }: Pick<Account, 'kind'>,
  { baseUrl, authUrl, legacyBaseUrl, clientId }: Service,
): string {
  if (kind === 'demo') return 'the demo company'
  const origins = [baseUrl, authUrl, legacyBaseUrl].map((address) => new URL(address).origin)
  return [...origins, clientId].join(' ')
}

/** For which records the service has a page. */
export const pagesOf = ({ pages }: Service): PagedList[] =>
  pagedLists.filter((list) => pages?.[list] !== undefined)

/** Where the page of a record is. @throws AppError `wrong-state` where the service has none */
export function pageOf({ pages }: Service, list: PagedList, id: number): URL {
  const address = pageAddress(pages?.[list], id)
  if (address === undefined || !URL.canParse(address))
    throw new AppError('wrong-state', 'No page is known for it')
  return new URL(address)
}
