/** Opens a dialog over everything, and gives the focus back to where it was when the dialog goes. */

/** An attachment for a `dialog` element. Whoever moves the focus while it closes is left alone. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement
  dialog.showModal()
  return () => {
    const isLost =
      document.activeElement === document.body || dialog.contains(document.activeElement)
    if (before instanceof HTMLElement && before.isConnected && isLost)
      before.focus({ preventScroll: true })
  }
}
