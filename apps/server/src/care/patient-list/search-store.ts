import type { SearchTerm } from '@clinic/core/patient-list/search-term'
import type { Stretch } from '@clinic/core/patient-list/segments'
import type { Sql } from '../../platform/db/database.ts'
import { holdsFlags, keyPart, LAST, type Listing, matchWords, type Part, type Window, within, written } from './match-store.ts'

/** Patients by flags that match a prefix of one or two characters. */
export function searchTermCounts(sql: Sql, { text }: SearchTerm): Part {
  return sql`
    select flags, count from managed_needle_counts where needle = ${text}
    union all
    select flags, change from managed_changes where ${beginsSo(sql, text)}`
}

/** A page within one segment that matches a prefix of one or two characters. */
export function begunPage(sql: Sql, { stretch, needle }: { stretch: Stretch; needle: SearchTerm }, window: Window): Part {
  return stretch.by === 'name' ? merged(sql, { stretch, needle }, window) : sifted(sql, { stretch, needle }, window)
}

/** Merges three index scans, of last names, first names and IDs with the prefix. */
function merged(sql: Sql, { stretch, needle: { text } }: { stretch: Stretch; needle: SearchTerm }, { from, take }: Window): Part {
  const direction = stretch.descending ? sql`desc` : sql`asc`
  const run = (where: Part) => sql`
    select name_key from managed_patients where ${where} and ${holdsFlags(sql, stretch.flags)} order by name_key ${direction} limit ${from} + ${take}`
  const begun = (column: Part) =>
    sql`(select k.name_key from beginnings cross join lateral (${run(sql`${column} = needle`)}) as k order by 1 ${direction} limit ${from} + ${take})`
  return sql`
    with beginnings as (
      select needle from managed_needle_counts where needle >= ${text} and needle < ${text + LAST} group by needle
      union
      select left(${keyPart(sql, 2)}, 2) from managed_changes where starts_with(${keyPart(sql, 2)}, ${text})
      union
      select left(${keyPart(sql, 3)}, 2) from managed_changes where starts_with(${keyPart(sql, 3)}, ${text})
    ),
    runs as (
      (${run(within(sql, sql`name_key`, text))}) union ${begun(sql`first2`)} union ${begun(sql`id2`)}
    )
    select name_key, row_number() over (order by name_key ${direction}) as place from (
      select name_key from runs order by name_key ${direction} offset ${from} limit ${take}
    ) as laid`
}

/** Scans in order and filters: with this many matches the next is never far. */
function sifted(sql: Sql, { stretch, needle: { text } }: { stretch: Stretch; needle: SearchTerm }, { from, take }: Window): Part {
  const direction = stretch.descending ? sql`desc` : sql`asc`
  const order = stretch.by === 'renewal' ? sql`renewal ${direction}, name_key ${direction}` : sql`patient_id collate "C" ${direction}`
  return sql`
    select name_key, row_number() over () as place from (
      select name_key from managed_patients
      where ${beginsSo(sql, text)} and ${holdsFlags(sql, stretch.flags)}
        ${stretch.by === 'renewal' ? sql`and renewal is not null` : sql``}
      order by ${order} offset ${from} limit ${take}
    ) as along`
}

/** The condition that `managed_needles` counts, on a key. */
function beginsSo(sql: Sql, text: string): Part {
  const [first, id] = [keyPart(sql, 2), keyPart(sql, 3)]
  return sql`(starts_with(name_key, ${text}) or starts_with(${first}, ${text}) or starts_with(${id}, ${text}))`
}

/**
 * Gathers matches of a search, days or an assigned user from an index, then counts and sorts them. `offset 0` keeps
 * the planner from walking the whole list in order until enough match.
 */
export function searchListed(sql: Sql, listing: Listing): Part {
  const { stretches, skip } = listing
  const take = written(sql, listing.take)
  const stretch = stretches.reduceRight(
    (rest, { flags }, index) => sql`case when ${holdsFlags(sql, flags)} then ${index}::int else ${rest} end`,
    sql`${stretches.length}::int`,
  )
  const orders = stretches.flatMap(({ by, descending }, index) => {
    const columns = { name: [sql`name_key`], patient_id: [idOfKey(sql)], renewal: [sql`renewal`, sql`name_key`] }[by]
    const only = (column: Part) => (stretches.length === 1 ? column : sql`case when stretch = ${index} then ${column} end`)
    return columns.map((column) => sql`${only(column)} ${descending ? sql`desc` : sql`asc`}`)
  })
  const order = [...(stretches.length === 1 ? [] : [sql`stretch`]), ...orders].reduce((some, one) => sql`${some}, ${one}`)
  return sql`
    hits as (${found(sql, listing)}),
    page as (
      select name_key, stretch, row_number() over (order by ${order}) as place from (
        select name_key, renewal, stretch from (select name_key, renewal, ${stretch} as stretch from hits offset 0) as hits
        order by ${order} offset ${skip} limit ${take}
      ) as first
    ),
    sum as (select count(*) as total from hits)`
}

/** The ID from the end of the sort key. */
function idOfKey(sql: Sql): Part {
  return sql`coalesce(nullif(split_part(name_key, chr(1), 4), ''), split_part(name_key, chr(1), 3))`
}

function found(sql: Sql, { needle, pcr, flags, renewal_from, renewal_to }: Listing): Part {
  return sql`
    select name_key, renewal, flags from managed_patients where ${holdsFlags(sql, flags)}
      ${renewal_from === '' ? sql`` : sql`and renewal >= ${renewal_from}`} ${renewal_to === '' ? sql`` : sql`and renewal <= ${renewal_to}`}
      ${needle ? sql`and ${matchWords(sql, needle)}` : sql``}
      ${pcr === null ? sql`` : sql`and patient_id in (select patient_id from patients where assigned_pcr = ${pcr})`}`
}
