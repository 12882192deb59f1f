import { t } from '../messages/t.ts'
import { numberText } from './numbers.ts'

/** `Ontario, Nova Scotia and Alberta`. */
export function listText(items: readonly string[]): string {
  const last = items.at(-1)
  if (last === undefined) return ''
  return items.length === 1 ? last : t('{items} and {last}', { items: items.slice(0, -1).join(', '), last })
}

/** `1 patient`, `4 patients`, `1,204 patients`. */
export function countText(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`
}
