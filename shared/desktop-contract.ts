/** What the window asks of the desktop around it: menus at a place, and files that leave it. */
import * as z from 'zod'
import { call } from './channel'

/** A line of a menu; `begins` a group of its own. */
export const MenuLine = z.object({
  id: z.string().min(1).max(100),
  words: z.string().min(1).max(300),
  begins: z.boolean().optional(),
})
export type MenuLine = z.infer<typeof MenuLine>

const nothing = z.void()
const ids = z.array(z.uuid()).min(1).max(50)

export const desktopContract = {
  /**
   * Shows a menu of the system where the pointer is, or at a place in CSS pixels; the id of the line that was chosen,
   * undefined for none.
   */
  menu: call(
    z.object({
      lines: z.array(MenuLine).min(1).max(60),
      at: z.object({ x: z.int(), y: z.int() }).optional(),
    }),
    z.string().optional(),
  ),
  /** Gives files of receipts to the pointer that drags them, under readable names. @throws `not-found`, `original-lost` */
  drag: call(ids, nothing),
  /** Saves the file of a receipt where the person says; false when they did not. @throws `original-lost`, `disk-full` */
  saveOriginal: call(z.uuid(), z.boolean()),
  /** Puts a few words on the clipboard, such as a number or the name of a file. */
  copy: call(z.string().min(1).max(1000), nothing),
}
