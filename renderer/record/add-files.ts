/** Files that a person gives to a record of the books. */
import type { Toasts } from '../base/toasts.svelte'

interface Given {
  fileName: string
  mediaType: string
  bytes: Uint8Array<ArrayBuffer>
}

interface Parts<View> {
  toasts: Pick<Toasts, 'fail' | 'show'>
  /** Whether the record that they are for is still shown. */
  isShown: () => boolean
  /** The record as it is now; undefined where it cannot be had. */
  view: () => View | undefined | Promise<View | undefined>
  /** Adds one. False where it was not added; then nothing after it is. */
  add: (view: View, file: Given) => Promise<boolean>
  /** Says what was left, from the file of this name on, because another record is shown. */
  left: (values: { count: number; name: string }) => string
}

/** Adds them one after the other, each to the record as the one before left it; none to another that is shown by then. */
export async function addFiles<View>(files: readonly File[], parts: Parts<View>): Promise<void> {
  const { add, isShown, left, toasts } = parts
  for (const [at, file] of files.entries()) {
    const { name, type: mediaType } = file
    const view = isShown() ? await parts.view() : undefined
    if (!isShown())
      return toasts.show({ tone: 'bad', title: left({ count: files.length - at, name }) })
    if (!view) return
    // A folder has no bytes.
    const bytes = await bytesOf(file).catch((thrown: unknown) => {
      toasts.fail(thrown)
    })
    if (!bytes || !(await add(view, { fileName: name, mediaType, bytes }))) return
  }
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())
