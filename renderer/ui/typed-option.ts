/** Which option of a list is meant by letters that are typed one after the other. */

/**
 * The first option that begins with what was typed; where one letter alone was typed, once or again, the next that
 * begins with it. Case does not matter. Undefined where none does.
 */
export function typedOption<O extends { label: string }>(
  options: readonly O[],
  typed: string,
  current: O | undefined,
): O | undefined {
  const wanted = typed.toLowerCase()
  const letters = Array.from(wanted)
  const first = letters[0] ?? ''
  const begins = (text: string) => (option: O) => option.label.toLowerCase().startsWith(text)
  const whole = options.find(begins(wanted))
  if (first === '' || (wanted !== first && whole)) return whole
  if (letters.some((letter) => letter !== first)) return undefined
  const at = current ? options.indexOf(current) : -1
  return [...options.slice(at + 1), ...options.slice(0, at + 1)].find(begins(first))
}
