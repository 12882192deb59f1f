import { FLAG_SETS } from '@clinic/core/patient-list/flags'
import type { SearchTerm } from '@clinic/core/patient-list/search-term'
import type { Stretch } from '@clinic/core/patient-list/segments'

import type { Fragment, Sql } from '../../platform/db/database.ts'

/** A piece of a statement. */
export type Part = Fragment

/** `flags`: the accepted flag sets; `stretches`: the segments of the order. */
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
/** A page within one segment: offset and limit, as SQL fragments. */
export type Window = { from: Part; take: Part }

/** Sorts after every name, and after the marker of a missing one. */
export const LAST = '\u{10ffff}'

/** Inlined in the SQL text: with a parameter as limit, the generic plan expects a tenth of the table. */
export const written = (sql: Sql, number: number): Part => sql.unsafe(String(Math.trunc(number)))

/** Last name, first name or ID from the list’s sort key. */
export const keyPart = (sql: Sql, number: 1 | 2 | 3) => sql`split_part(name_key, chr(1), ${written(sql, number)})`

export function holdsFlags(sql: Sql, flags: readonly number[]): Part {
  return flags.length === FLAG_SETS.length ? sql`true` : sql`flags = any (${flags as number[]}::smallint[])`
}

/** In the ID or the full name, in either order of names (REQ-588); or as a prefix of one. */
export function matchWords(sql: Sql, { text, kind }: SearchTerm): Part {
  const [last, first, id] = ([1, 2, 3] as const).map((number) => keyPart(sql, number)) as [Part, Part, Part]
  if (kind === 'start') {
    const [two = '', word = ''] = [text, text.split(' ')[0] ?? ''].map((piece) => [...piece].slice(0, 2).join(''))
    // A one-letter first name is stored without the space that follows it in `two`, so both are looked up.
    const begins = (column: Part, whole: Part) =>
      text.length < 2 ? within(sql, column, text) : sql`(${column} = any (${[two, word]}) and starts_with(${whole}, ${text}))`
    return sql`(${within(sql, sql`name_key`, text)} or ${begins(sql`first2`, sql`${first} || ' ' || ${last}`)} or ${begins(sql`id2`, id)})`
  }
  const words = text.split(' ')
  const pieces = words.map((word) => sql`name_key like ${like(word)}`).reduce((some, one) => sql`${some} and ${one}`)
  if (words.length === 1) return pieces
  return sql`(${pieces} and (name_key like ${like(text)} or ${first} || ' ' || ${last} like ${like(text)} or ${last} || ' ' || ${first} like ${like(text)}))`
}

export function within(sql: Sql, column: Part, text: string): Part {
  return sql`(${column} >= ${text} and ${column} < ${text + LAST})`
}

/** Escapes LIKE wildcards. */
export function like(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
