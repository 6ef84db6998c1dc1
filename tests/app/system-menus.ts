/** Menus of the system, which nobody can click from here: what was in them, and a choice in them. */
import type { Desk } from './support'

/** Menus of the system cannot be clicked from here: each is noted, and the line with these words chosen. */
export async function chooseInMenus(desk: Desk, words?: string): Promise<void> {
  await desk.app.evaluate(({ Menu }, chosen) => {
    const noted = globalThis as { menus?: string[][]; places?: unknown[] }
    noted.menus = []
    noted.places = []
    Menu.prototype.popup = function (options = {}) {
      noted.menus?.push(
        this.items.map(({ label, role, type }) =>
          type === 'separator' ? '-' : label || String(role),
        ),
      )
      noted.places?.push(options.x)
      this.items.find(({ label }) => label === chosen)?.click()
      options.callback?.()
    }
  }, words)
}

/** The lines of each menu since then. */
export const menusOf = (desk: Desk): Promise<string[][]> =>
  desk.app.evaluate(() => (globalThis as { menus?: string[][] }).menus ?? [])
