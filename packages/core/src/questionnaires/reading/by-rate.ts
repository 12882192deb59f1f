import { foldText } from '../../shared/fold-text.ts'
import { inDigits } from './in-digits.ts'

/**
 * What a rate comes to where days a month are asked about: "once a week" is 4, "every other day" 15. `null` for anything that is no plain rate,
 * and for any other unit: seizures of another time are asked again.
 */
export function byRate(text: string, unit: string): number | null {
  if (!/^(?:days a month|jours par mois)/.test(foldText(unit))) return null
  const said = inDigits(text).replace(/ {2,}/g, ' ').trim().replace(AROUND, '').replace(BEHIND, '')
  const every = EVERY.exec(said)
  if (every) return Math.floor(DAYS_OF_A_MONTH / Number(every[1] ?? 2))
  const [, low = '', word = '', period = ''] = RATE.exec(said) ?? []
  const count = word === 'once' ? 1 : word === 'twice' ? 2 : Number(low || Number.NaN)
  const times = /^(?:d|j)/.test(period) ? DAYS_OF_A_MONTH : /^(?:w|s)/.test(period) ? Math.floor(DAYS_OF_A_MONTH / 7) : 1
  return Number.isInteger(count) ? count * times : null
}

const DAYS_OF_A_MONTH = 30
const AROUND =
  /^(?:(?:about|around|bout|roughly|maybe|probably|like|usually|just|only|at about|i get|i have|i d say|i would say|i guess|like clockwork|environ|a peu pres|peut etre|mettons|genre|j en ai|j en fais|pas mal) )+/
const BEHIND = /(?: (?:give or take|about|usually|i guess|i d say|roughly|environ|a peu pres|mettons|je dirais))+$/
const EVERY = /^every (?:(\d+) days|(?:other|second) day)$/
const RATE =
  /^(?:(\d+)(?: (?:times?|days?|of them|seizures?|migraines?|fois|jours?|crises?|x))?|(once|twice)) (?:a|an|per|each|every|in a|par|chaque) (day|week|month|jour|semaine|mois)$/
