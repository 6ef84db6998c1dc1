/** How numbers are written on this computer, as far as a spreadsheet goes by it. Pure. */

/** What parts the whole from the rest of a number. */
export type DecimalSign = '.' | ','

/**
 * The locale by which numbers are written (BCP 47): on Linux what the environment says of them (POSIX, environment
 * variables: LC_ALL goes before LC_NUMERIC, and that before LANG), elsewhere that of the system's regional settings.
 */
export function numberLocale(
  platform: NodeJS.Platform,
  environment: Record<string, string | undefined>,
  systemLocale: string,
): string {
  if (platform !== 'linux') return systemLocale
  const { LC_ALL, LC_NUMERIC, LANG } = environment
  const [name = ''] = (LC_ALL || LC_NUMERIC || LANG || '').split(/[.@]/, 1)
  return name
}

/** Of a locale that is not known, a point. */
export function decimalSignOf(locale: string): DecimalSign {
  try {
    const parts = new Intl.NumberFormat(locale.replaceAll('_', '-')).formatToParts(1.5)
    return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
  } catch {
    return '.'
  }
}
