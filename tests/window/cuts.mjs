// What a window of a size cuts off: read in the page, of all that is shown in it.

/**
 * In the page: what is cut off without an ellipsis, scrolls sideways though it is not made to, or cannot be reached (WCAG 2.2, 1.4.4
 * and 1.4.10); eight at most.
 */
export function cutOff() {
  const found = []
  const told = (element) =>
    `${element.tagName.toLowerCase()}.${[...element.classList].filter((each) => !each.startsWith('svelte-')).join('.')} “${element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40)}”`
  const { scrollWidth } = document.scrollingElement
  if (scrollWidth > window.innerWidth) found.push(`the page is ${scrollWidth} wide`)
  const modal = document.querySelector('dialog[open]')
  const scrolls = (element, axis) =>
    /auto|scroll/.test(getComputedStyle(element)[`overflow${axis}`])
  for (const element of (modal ?? document.body).querySelectorAll('*')) {
    if (!element.checkVisibility() || element.closest('.unseen, .paper, canvas, svg')) continue
    const style = getComputedStyle(element)
    const isCut =
      element.scrollWidth > element.clientWidth + 1 &&
      style.overflowX === 'hidden' &&
      style.textOverflow !== 'ellipsis' &&
      element.clientWidth > 1
    if (isCut) found.push(`${told(element)} is cut off sideways`)
    if (
      scrolls(element, 'X') &&
      element.scrollWidth > element.clientWidth + 1 &&
      !element.matches('.document *')
    )
      found.push(`${told(element)} scrolls sideways`)
    const box = element.getBoundingClientRect()
    const isControl = element.matches('button, input, select, textarea, a')
    if (!isControl || box.width === 0) continue
    if (box.right > window.innerWidth + 1 || box.left < -1)
      found.push(`${told(element)} lies beside the window`)
    // What lies below has to be inside something that scrolls.
    let around = element.parentElement
    while (around && !scrolls(around, 'Y')) around = around.parentElement
    if (!around && (box.bottom > window.innerHeight + 1 || box.top < -1))
      found.push(`${told(element)} lies below the window and cannot be scrolled to`)
  }
  return [...new Set(found)].slice(0, 8)
}
