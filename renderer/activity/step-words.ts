/** What a step changed, in words. */
import type { StepChange } from '../../shared/step-detail'
import { dayWords, decimalWords, moneyWords } from '../../shared/words/figures'
import { say } from '../../shared/words/words'
import type { Choices } from '../base/choices.svelte'
import { salesVatTypes } from '../record/sales-words'

type Names = Pick<Choices, 'typeName' | 'methodName'>

/** `"Day"`, or `"Amount of line 2"` where there may be several. */
export function fieldWords({ field, at }: StepChange): string {
  const name = say(`activity.field.${field}`)
  return at !== undefined && at > 1 ? say('activity.fieldAt', { name, at }) : name
}

/** A value of that field as the window writes it. */
export function valueWords({ field }: StepChange, value: string, names: Names): string {
  switch (field) {
    case 'day':
    case 'due':
    case 'paid-on':
      return dayWords(value)
    case 'total':
    case 'line-amount':
    case 'payment':
    case 'original':
    case 'price':
      return amountWords(value)
    case 'type':
      return names.typeName(value)
    case 'method':
      return names.methodName(value)
    case 'expense':
      return `#${value}`
    case 'terms':
      return say('activity.days', { count: Number(value) })
    case 'quantity':
      return decimalWords(value)
    case 'vat':
      return salesVatTypes.find(({ code }) => code === value)?.name ?? value
    default:
      return value
  }
}

function amountWords(value: string): string {
  const [amount = '', currency] = value.split(' ').toReversed()
  return moneyWords(amount, currency || undefined)
}

/** The figures that a step was taken with, and what came or went; what is another now is said on its own. */
export function figureWords(detail: readonly StepChange[], names: Names): string {
  return detail
    .flatMap((change) => {
      const { before, after } = change
      if (before !== undefined && after !== undefined) return []
      if (after !== undefined) return [valueWords(change, after, names)]
      const gone = { name: fieldWords(change), value: valueWords(change, before ?? '', names) }
      return [say('activity.gone', gone)]
    })
    .join(' · ')
}
