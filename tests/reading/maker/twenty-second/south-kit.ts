/** What the southern papers of the twenty-second set are drawn with beside what the sets before it have. */
import { wares, type Firm, type Line, type Pen } from '../eighth/kit'
import { say } from '../twelfth/kit'

/** The first day of most papers: their rates are those of 2025 and 2026. */
export const since = '2025-01-01'

/** A name as the address of a site has it. */
export const site = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replace(/[^a-z0-9]/g, '')

/** The town of an address without the code before it. */
export const town = ({ address }: Firm): string =>
  (address[1] ?? '').replace(/^[\dA-Z-]*\d[\d ]* /, '')

/** How many decimals a measure has is the seller's own matter. @param hundredths of the measure */
export const measureOf = (pen: Pen, hundredths: number, places = 2): string =>
  (hundredths / 100).toFixed(places).replace('.', pen.notation.decimal)

/** A number of one of these forms, as `pen.digits` has them, `MM` being the month of the paper. */
export const numbered = (pen: Pen, forms: string): string =>
  pen.digits(say(pen, forms).replace('MM', pen.day(pen.date, 'MM')))

/** What is eaten and drunk, at prices as cards have them. @param goods as `wares` takes them, with tax in their prices */
export const served = (
  pen: Pen,
  goods: string,
  count: [least: number, most: number],
  most: number,
  step = 50,
): Line[] => pen.buy(wares(goods), { count, most, step, isGross: true }).lines
