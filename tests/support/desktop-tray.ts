/**
 * The tray of a desktop, stood in for: a StatusNotifierWatcher (freedesktop.org, "StatusNotifierItem") at which icons register, and
 * whose menus are read and pressed over com.canonical.dbusmenu.
 */
import { busSocket, SessionBus, type BusCall } from './session-bus'
import type { BusValue } from './bus-message'

const watcherName = 'org.kde.StatusNotifierWatcher'
const itemFace = 'org.kde.StatusNotifierItem'
const menuFace = 'com.canonical.dbusmenu'
const propertiesFace = 'org.freedesktop.DBus.Properties'

export interface TrayEntry {
  id: number
  label: string
  isOn: boolean
  isEnabled: boolean
}

export class DesktopTray {
  /** Names at the bus of the icons that are there. */
  readonly items: string[] = []
  #bus: SessionBus | undefined

  /** Undefined where no bus can be reached, or another desktop is at it. */
  static async open(): Promise<DesktopTray | undefined> {
    const socket = busSocket()
    if (socket === undefined) return undefined
    const tray = new DesktopTray()
    const bus = await SessionBus.join(socket, (call) => tray.#answer(call))
    tray.#bus = bus
    try {
      await bus.own(watcherName)
      return tray
    } catch {
      bus.leave()
      return undefined
    }
  }

  /** The entries of an icon's menu that have words. */
  async menu(item: string): Promise<TrayEntry[]> {
    const path = await this.#menuPath(item)
    const asked = { signature: 'iias', body: [0, -1, []] }
    const [, layout] = await this.#joined.call({ name: item, path }, menuFace, 'GetLayout', asked)
    const [, , children] = layout as [number, BusValue[], [string, [number, Pairs]][]]
    return children.flatMap(([, [id, pairs]]) => {
      const said = new Map(pairs.map(([name, [, value]]) => [name, value]))
      const label = said.get('label')
      if (typeof label !== 'string') return []
      const isEnabled = said.get('enabled') !== false
      return [{ id, label, isEnabled, isOn: said.get('toggle-state') === 1 }]
    })
  }

  async press(item: string, label: string): Promise<void> {
    const entry = (await this.menu(item)).find((one) => one.label === label)
    if (!entry) throw new Error(`The menu has no ${label}`)
    const path = await this.#menuPath(item)
    const body = [entry.id, 'clicked', ['s', ''] as BusValue, 0]
    await this.#joined.call({ name: item, path }, menuFace, 'Event', { signature: 'isvu', body })
  }

  close(): void {
    this.#bus?.leave()
  }

  get #joined(): SessionBus {
    if (!this.#bus) throw new Error('It is not at the bus')
    return this.#bus
  }

  async #menuPath(item: string): Promise<string> {
    const to = { name: item, path: '/StatusNotifierItem' }
    const body = [itemFace, 'Menu']
    const [found] = await this.#joined.call(to, propertiesFace, 'Get', { signature: 'ss', body })
    return (found as [string, string])[1]
  }

  #answer({ face, member, body }: BusCall): { signature?: string; body?: BusValue[] } | undefined {
    const known: Record<string, [string, BusValue]> = {
      IsStatusNotifierHostRegistered: ['b', true],
      ProtocolVersion: ['i', 0],
      RegisteredStatusNotifierItems: ['as', this.items],
    }
    if (face === propertiesFace && member === 'GetAll')
      return { signature: 'a{sv}', body: [Object.entries(known)] }
    if (face === propertiesFace && member === 'Get') {
      const found = known[String(body[1])]
      return found && { signature: 'v', body: [found] }
    }
    if (face !== watcherName || member !== 'RegisterStatusNotifierItem') return undefined
    this.items.push(String(body[0]))
    return {}
  }
}

type Pairs = [string, [string, BusValue]][]
