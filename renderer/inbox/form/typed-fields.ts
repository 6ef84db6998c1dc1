/** Tells whether a text field has typing of its own to undo, so that Ctrl+Z is left to it. */

const typed = new WeakMap<Element, { start: string; isTyped: boolean }>()

function isText(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type))
  )
}

/** To be attached to what holds the fields. */
export function watchTyping(root: HTMLElement): () => void {
  const begin = ({ target }: Event) => {
    if (isText(target)) typed.set(target, { start: target.value, isTyped: false })
  }
  const type = ({ target }: Event) => {
    const known = isText(target) ? typed.get(target) : undefined
    if (known && isText(target)) known.isTyped = target.value !== known.start
  }
  root.addEventListener('focusin', begin)
  root.addEventListener('input', type, true)
  return () => {
    root.removeEventListener('focusin', begin)
    root.removeEventListener('input', type, true)
  }
}

/** Whether something was typed into the field since it got the focus. */
export function hasTyping(target: EventTarget | null): boolean {
  return isText(target) && typed.get(target)?.isTyped === true
}
