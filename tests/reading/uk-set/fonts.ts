/** The typefaces of the set, by what a printer of that sort would use, and the Debian packages they come from. */

/**
 * fonts-dejavu, fonts-liberation, fonts-noto-mono, fonts-inconsolata, fonts-freefont-ttf, fonts-3270, fonts-ocr-b,
 * fonts-dotgothic16, fonts-hack, fonts-courier-prime, fonts-jetbrains-mono, fonts-anonymous-pro, fonts-gnutypewriter.
 */
export const tillFonts = [
  'DejaVu Sans Mono',
  'Liberation Mono',
  'Noto Sans Mono',
  'Inconsolata',
  'FreeMono',
  'IBM 3270',
  'OCR-B',
  'DotGothic16',
  'Hack',
  'Courier Prime',
  'JetBrains Mono',
  'Anonymous Pro',
  'Gnutypewriter',
] as const

/** fonts-lato, fonts-open-sans, fonts-cabin, fonts-quattrocento, fonts-roboto-unhinted, gsfonts and the above. */
export const letterFonts = [
  'Liberation Sans',
  'Liberation Serif',
  'Lato',
  'Open Sans',
  'Cabin',
  'Quattrocento',
  'Roboto',
  'Nimbus Sans Narrow',
  'P052',
  'C059',
  'URW Gothic',
  'DejaVu Sans',
  'Liberation Sans Narrow',
] as const

/** fonts-league-spartan, fonts-lobstertwo, fonts-kaushanscript: for names drawn large. */
export const logoFonts = [
  'League Spartan',
  'Lobster Two',
  'Kaushan Script',
  'URW Gothic',
  'URW Bookman',
  'Lato',
  'Quattrocento',
] as const
