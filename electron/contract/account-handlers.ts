/** What main answers about accounts, their sign-ins, and the service that new ones find. */
import { withPresets } from '../../shared/accounts/presets'
import { isNamed } from '../../shared/accounts/removal'
import { AppError } from '../../shared/errors'
import type { AppHandlers } from '../../shared/ipc'
import { deskFigures } from './desk-figures'
import { searchElsewhere } from './found-elsewhere'
import type { Modules } from './modules'

type Handlers = Pick<AppHandlers, 'session' | 'accounts'>

export function accountHandlers(modules: Modules): Handlers {
  const { accounts, configuration, settings } = modules
  const search = searchElsewhere(modules)
  const presets = () => settings.current.get().presets ?? []
  const assertOurs = () => {
    if (configuration.get().from === 'administrator')
      throw new AppError('wrong-state', 'The administrator has set this')
  }
  return {
    session: {
      current: accounts.session,
      startDemo: () => accounts.startDemo(),
      connect: ({ name, service, access }) => accounts.connect(name, service, access),
      signIn: ({ access }) => accounts.need().signIn(access),
      reopenPage: () => accounts.need().reopenPage(),
      paste: (text) => {
        accounts.need().paste(text)
      },
      cancelSignIn: () => {
        accounts.atHand?.cancelSignIn()
      },
      tryOnceMore: () => accounts.need().tryOnceMore(),
      settleBooks: (answer) => accounts.settleBooks(answer),
      signOut: () => accounts.need().signOut(),
    },
    accounts: {
      list: accounts.list,
      figures: () => deskFigures(modules),
      search: (asked) => search(asked.search),
      show: (id) => {
        accounts.show(id)
      },
      change: ({ id, ...changes }) => {
        accounts.change(id, changes)
      },
      removal: (id) => accounts.removal(id),
      remove: ({ id, name, agreed }) => {
        const known = accounts.all().find((account) => account.id === id)?.stored.account.name
        if (known !== undefined && !isNamed(name, known))
          throw new AppError('invalid-input', 'Another name than that of the account')
        if (!modules.intake.batch.get().finished)
          throw new AppError('account-in-use', 'Files are being taken in')
        const { state, accountId } = modules.scanning.standing.get()
        if (state === 'scanning' && accountId === id)
          throw new AppError('account-in-use', 'Pages are being scanned')
        return accounts.remove(id, agreed)
      },
      service: () => accounts.atHand?.stored.service,
      changeService: (service) => accounts.moveTo(service),
      setLegacyKeys: (keys) => accounts.need().setLegacyKeys(keys),
      hasLegacyKeys: () => accounts.atHand?.hasLegacyKeys() ?? false,
      configuration,
      services: () => accounts.services(),
      configure: (service) => {
        assertOurs()
        settings.change({ service })
      },
      addPresets: (file) => {
        assertOurs()
        const end = withPresets(presets(), file)
        if ('problem' in end) return end
        settings.change({ presets: end.presets })
        return { added: end.added }
      },
      removePreset: (name) => {
        assertOurs()
        settings.change({ presets: presets().filter((preset) => preset.name !== name) })
      },
      unlockKeyring: () => accounts.unlock(),
      keepUnprotected: (isAllowed) => modules.keepUnprotected(isAllowed),
    },
  }
}
