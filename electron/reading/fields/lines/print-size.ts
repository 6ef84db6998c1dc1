/** How large print is beside the rest of its page. */

/**
 * How much larger print is than its box says on a recognised page: boxes are padded, small ones most. Print of 1.5, 2 and 3 times
 * has boxes of 1.25, 1.5 and 1.8 times, measured on 337 photographs beside the PDFs that they are of.
 */
const hidden = 2

/**
 * 0 for print as large as most of its page, 1 for twice as large, below 0 for small print.
 * @param height of a line's box, in pixels
 * @param unit of most lines' boxes on the page, in pixels
 * @param confidence of recognition: 1 where the file itself has the text
 */
export function largeness(height: number, unit: number, confidence: number): number {
  const more = height / unit - 1
  return more > 0 && confidence < 1 ? hidden * more : more
}
