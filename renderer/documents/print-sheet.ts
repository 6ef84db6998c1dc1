/** Gives the printer a sheet of its own, beside the window and hidden in it; see `.print-sheet` in app.css. */

/** Prints these elements, and nothing of the window. */
export function printSheet(...content: readonly Node[]): void {
  const sheet = document.createElement('div')
  sheet.className = 'print-sheet'
  sheet.setAttribute('aria-hidden', 'true')
  sheet.append(...content)
  document.querySelector('.print-sheet')?.remove()
  document.body.append(sheet)
  window.addEventListener('afterprint', () => sheet.remove(), { once: true })
  window.print()
}
