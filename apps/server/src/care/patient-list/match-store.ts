import { FLAG_SETS } from '@clinic/core/patient-list/flags'
import type { SearchTerm } from '@clinic/core/patient-list/search-term'
import type { Stretch } from '@clinic/core/patient-list/segments'

import type { Fragment, Sql } from '../../platform/db/database.ts'

/** A piece of a statement. */
export type Part = Fragment

/** What the list shows: `flags` are the sets let through, `stretches` the order of all of them. */
export type Listing = {
  stretches: readonly Stretch[]
  flags: readonly number[]
  needle: SearchTerm | null
  renewal_from: string
  renewal_to: string
  pcr: number | null
  skip: number
  take: number
}
/** A page within one stretch: from which of its rows on, and how many at most, both as pieces of a statement. */
export type Window = { from: Part; take: Part }

/** After every name, and after the sign that stands for a missing one. */
export const LAST = '\u{10ffff}'

/**
 * A whole number as it stands in the text: of a limit sent as a parameter, a plan kept for all values expects a tenth of the table and prepares for
 * that.
 */
export const written = (sql: Sql, number: number): Part => sql.unsafe(String(Math.trunc(number)))

/** Last name, first name and id, in this order, out of the key of the list. */
export const keyPart = (sql: Sql, number: 1 | 2 | 3) => sql`split_part(name_key, chr(1), ${written(sql, number)})`

/** Has one of these sets of flags. */
export function holdsFlags(sql: Sql, flags: readonly number[]): Part {
  return flags.length === FLAG_SETS.length ? sql`true` : sql`flags = any (${flags as number[]}::smallint[])`
}

/** In the id or the full name, whichever of the two names comes first (REQ-588); or how one of them begins. */
export function matchWords(sql: Sql, { text, kind }: SearchTerm): Part {
  const [last, first, id] = ([1, 2, 3] as const).map((number) => keyPart(sql, number)) as [Part, Part, Part]
  if (kind === 'start') {
    const [two = '', word = ''] = [text, text.split(' ')[0] ?? ''].map((piece) => [...piece].slice(0, 2).join(''))
    // A first name of one letter ends where a space follows: it begins with less than the words do.
    const begins = (column: Part, whole: Part) =>
      text.length < 2 ? within(sql, column, text) : sql`(${column} = any (${[two, word]}) and starts_with(${whole}, ${text}))`
    return sql`(${within(sql, sql`name_key`, text)} or ${begins(sql`first2`, sql`${first} || ' ' || ${last}`)} or ${begins(sql`id2`, id)})`
  }
  const words = text.split(' ')
  const pieces = words.map((word) => sql`name_key like ${like(word)}`).reduce((some, one) => sql`${some} and ${one}`)
  if (words.length === 1) return pieces
  return sql`(${pieces} and (name_key like ${like(text)} or ${first} || ' ' || ${last} like ${like(text)} or ${last} || ' ' || ${first} like ${like(text)}))`
}

/** Begins with the text. */
export function within(sql: Sql, column: Part, text: string): Part {
  return sql`(${column} >= ${text} and ${column} < ${text + LAST})`
}

/** Words are words, not a pattern. */
export function like(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
