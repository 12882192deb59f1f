import { digitsForWords } from '../../shared/digits-for-words.ts'
import { foldText } from '../../shared/fold-text.ts'

/**
 * How many days of the week are named: "monday to friday" is 5, « lundi mercredi vendredi » 3, "all of them except sunday" 6. `null` where none
 * are, or only one that may be an example.
 */
export function weekDaysIn(text: string): number | null {
  const said = foldText(text)
  if (/\d/.test(digitsForWords(said.split(' ')).join(' ')) || OTHER_DAY.test(said)) return null
  const named = said.split(' ').flatMap((word) => placeOf(word) ?? [])
  const days = new Set(named)
  if (EXCEPT.test(said)) return days.size > 0 && !/\b(?:to|through|thru|au|a)\b.*\b(?:except|sauf)\b/.test(said) ? 7 - days.size : null
  const [first, last] = named
  if (named.length === 2 && first !== undefined && last !== undefined && THROUGH.test(said)) return ((last - first + 7) % 7) + 1
  return days.size > 2 || (days.size === 2 && BOTH.test(said)) ? days.size : null
}

const DAYS = 'mon|lun tue|mar wed|mer thu|jeu fri|ven sat|sam sun|dim'.split(' ').map((names) => names.split('|'))
const DAY =
  /^(?:mon|tues?|wed|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?$|^(?:tuesdays?|wednesdays?|thursdays?|saturdays?)$|^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?$/
const EXCEPT = /\b(?:all|every|tou(?:te)?s|chaque)\b.*\b(?:except|but|sauf|excepte|a part)\b/
/** A day that may be one of those named, or another. */
const OTHER_DAY = /\b(?:hier|yesterday|last night|today|tonight|aujourd hui|aujourdhui)\b/
const THROUGH = /\b(?:to|through|thru|till|au|a|jusqu au)\b/
const BOTH = /\b(?:and|et|pis|puis)\b/

function placeOf(word: string): number | null {
  if (!DAY.test(word) || word === 'sat' || word === 'sun') return null
  const place = DAYS.findIndex((names) => names.some((name) => word.startsWith(name)))
  return place < 0 ? null : place
}
