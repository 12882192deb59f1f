import { formatLanguage } from '../messages/language.ts'

/** A number as the person writes numbers: `1,234.5` or `1 234,5`, with so many places after the point. */
export function numberText(value: number, places = 0): string {
  return new Intl.NumberFormat(formatLanguage(), { minimumFractionDigits: places, maximumFractionDigits: places }).format(value)
}
