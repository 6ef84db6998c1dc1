// Reads which node is the current one of its kind: Chromium tells that to screen readers, and to its own page on accessibility, but to no debugger.

/** What is current in a page, by the browser's page on accessibility: `{ role, kind, name }` of each node. */
export async function readCurrent(internals, page) {
  internals.setDefaultTimeout(5_000)
  await internals.locator('#filter-allow').fill('name=* ariaCurrentState=*')
  const shown = internals.locator('#pages .row', { hasText: page.url() })
  await shown.getByRole('button', { name: /show accessibility tree/i }).click()
  await shown.getByText('+main').waitFor()
  const lines = (await shown.innerText()).split('\n')
  return lines.flatMap((line) => {
    const kind = /ariaCurrentState=(\w+)/.exec(line)?.[1]
    const [, role = '', name = ''] = /^\+*(?:id#=\S+ )?(\w+).*? name='(.*?)'/.exec(line) ?? []
    const isTold = kind !== undefined && kind !== 'false' && !/ ignored /.test(line)
    return isTold ? [{ role, kind, name }] : []
  })
}
