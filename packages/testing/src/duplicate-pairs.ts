import type { Comparable } from '@clinic/core/patients/score-duplicate'
import { type Chance, openChance } from '@clinic/core/shared/chance'

export type Pair = { one: Comparable; other: Comparable; isSame: boolean }

const FIRST =
  'Maude Robert Elizabeth Étienne Katherine Michael Béatrice James Véronique William Soo-jin Ingrid Patricia Noah Claire Joseph Søren Łukasz Aisha Thomas Marie-Ève Jean-François Priya Wei Gabriel'.split(
    ' ',
  )
const LAST =
  'Lavoie Tremblay Smith Gagné MacDonald Nguyen Singh Côté Roy O’Brien Kowalski Okafor Bouchard Campbell Chen Ferguson Arsenault Lévesque Wong Sharma Boudreau Pelletier'.split(
    ' ',
  )
const SHORT: Readonly<Record<string, string>> = {
  Robert: 'Bob',
  Elizabeth: 'Liz',
  Katherine: 'Kate',
  Michael: 'Mike',
  James: 'Jim',
  William: 'Bill',
  Patricia: 'Pat',
  Joseph: 'Joe',
}

/**
 * Pairs of patients, half of them one person who was entered twice: with typos, short names, moves, marriages, new
 * numbers, missing fields. The others are strangers, twins, parents, spouses and namesakes. Deterministic.
 */
export function duplicatePairs(count: number, seed = 19): Pair[] {
  const chance = openChance(seed)
  return Array.from({ length: count }, (_, place) => {
    const one = person(chance)
    return place % 2 === 0
      ? { one, other: enteredAgain(one, chance), isSame: true }
      : { one, other: someoneElse(one, chance), isSame: false }
  })
}

function person(chance: Chance): Comparable {
  const [first_name, last_name] = [chance.pick(FIRST), chance.pick(LAST)]
  return {
    first_name,
    last_name,
    date_of_birth: `${chance.int(1940, 2006)}-${two(chance.int(1, 12))}-${two(chance.int(1, 28))}`,
    phone: phone(chance),
    email: `${first_name}.${chance.digits(4)}@mail.example`,
    postal_code: postalCode(chance),
    health_number: chance.yes(0.6) ? chance.digits(10) : '',
  }
}

function enteredAgain(one: Comparable, chance: Chance): Comparable {
  const again = { ...one }
  if (chance.yes(0.15)) again.first_name = SHORT[one.first_name] ?? one.first_name
  if (chance.yes(0.12)) again.first_name = typo(again.first_name, chance)
  if (chance.yes(0.12)) again.last_name = typo(one.last_name, chance)
  if (chance.yes(0.06)) again.last_name = chance.pick(LAST)
  if (chance.yes(0.03)) [again.first_name, again.last_name] = [again.last_name, again.first_name]
  if (chance.yes(0.08)) again.date_of_birth = wrongDate(one.date_of_birth ?? '', chance)
  if (chance.yes(0.3)) again.phone = chance.yes(0.4) ? '' : phone(chance)
  if (chance.yes(0.3)) again.email = chance.yes(0.4) ? '' : `other.${chance.digits(5)}@mail.example`
  if (chance.yes(0.25)) again.postal_code = chance.yes(0.4) ? '' : postalCode(chance)
  if (chance.yes(0.4)) again.health_number = ''
  else if (chance.yes(0.05)) again.health_number = typo(one.health_number, chance)
  return again
}

function someoneElse(one: Comparable, chance: Chance): Comparable {
  const other = person(chance)
  const { last_name, phone, email, postal_code, date_of_birth, first_name } = one
  const home = { postal_code, ...(chance.yes(0.5) && { phone }), ...(chance.yes(0.3) && { email }) }
  return chance.weighted<() => Comparable>([
    [() => other, 5],
    [() => ({ ...other, ...home, last_name, date_of_birth }), 1],
    [() => ({ ...other, ...home, last_name, first_name: chance.yes(0.3) ? first_name : other.first_name }), 1],
    [() => ({ ...other, ...home }), 1],
    [() => ({ ...other, first_name, last_name }), 1],
    [() => ({ ...other, first_name, last_name, date_of_birth }), 0.05],
  ])()
}

function typo(text: string, chance: Chance): string {
  if (text.length < 3) return text
  const at = chance.int(1, text.length - 2)
  const [before, after] = [text.slice(0, at), text.slice(at + 1)]
  return chance.pick([before + after, `${before}${text[at]}${text[at]}${after}`, `${before}${chance.pick([...'aeirn1'])}${after}`])
}

function wrongDate(date: string, chance: Chance): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return chance.yes(0.5) && Number(day) <= 12 ? `${year}-${day}-${month}` : `${year}-${month}-${two((Number(day) % 28) + 1)}`
}

function phone(chance: Chance): string {
  return `${chance.pick(['416', '902', '514'])}555${chance.digits(4)}`
}

function postalCode(chance: Chance): string {
  const letter = () => chance.pick([...'ABCEGHJKLMNPRSTVXY'])
  return `${letter()}${chance.digits(1)}${letter()} ${chance.digits(1)}${letter()}${chance.digits(1)}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
