import { FIND_LIMIT, type FoundPatient } from '@clinic/contract/manager'
import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Staff } from '@clinic/core/access/staff'
import { FLAG_SETS } from '@clinic/core/manager/flags'
import { contactText, type Needle } from '@clinic/core/manager/needle'
import { type Sight, sightOf } from '@clinic/core/manager/sight'
import type { Stretch } from '@clinic/core/manager/stretches'
import type { PendingQuery, Row } from 'postgres'
import { namedPeople, presentedColumns } from '../patients/named-columns.ts'
import type { Sql, Tx } from '../platform/database.ts'

/** What the list shows: `flags` are the sets let through, `stretches` the order of all of them. */
export type Listing = {
  stretches: readonly Stretch[]
  flags: readonly number[]
  needle: Needle | null
  renewal_from: string
  renewal_to: string
  pcr: number | null
  skip: number
  take: number
}
/** `rows`: the rows of the page as they go over the wire, as JSON text. */
export type ListedRows = { rows: string; total: number }

type Part = PendingQuery<Row[]>

/** After every name, and after the sign that stands for a missing one. */
const LAST = '\u{10ffff}'

/** A page and its exact total, both from one snapshot. How it is found depends on what narrows the list; what is found does not. */
export async function findListed(sql: Sql, listing: Listing): Promise<ListedRows> {
  const { needle, stretches } = listing
  const narrowed = listing.pcr !== null || listing.renewal_from !== '' || listing.renewal_to !== ''
  const [first] = stretches
  if (!first) return { rows: '[]', total: 0 }
  if (!narrowed && !needle) return show(sql, counted(sql, listing))
  const merges = !narrowed && needle?.kind === 'start' && [...needle.text].length <= 2 && stretches.length === 1 && first.by === 'name'
  return show(sql, merges ? merged(sql, listing, needle) : gathered(sql, listing))
}

/** `found` names the tables `page` (`patient_id`, `stretch`, `place`) and `sum` (`total`). */
async function show(sql: Sql, found: Part): Promise<ListedRows> {
  const [answer] = await sql<ListedRows[]>`
    with ${found}
    select (select total from sum) as total, (
      select coalesce(json_agg(shown), '[]')::text from (
        select ${presentedColumns(sql)} from page join patients p on p.patient_id = page.patient_id ${namedPeople(sql)}
        order by page.stretch, page.place
      ) as shown
    ) as rows`
  return answer ?? { rows: '[]', total: 0 }
}

/** Nothing but flags narrows the list: the counts say where a page begins and how many there are, and a few hundred rows are walked at most. */
function counted(sql: Sql, { stretches, skip, take }: Listing): Part {
  const before = (index: number) => stretches.slice(0, index).reduce((sum, stretch) => sql`${sum} + ${totalOf(sql, stretch)}`, sql`0`)
  const pages = stretches.map((stretch, index) => {
    const from = sql`greatest(0, ${skip} - (${before(index)}))`
    return sql`select patient_id, ${index}::int as stretch, place from (${pageOf(sql, stretch, { from, take })}) as part`
  })
  const all = pages.reduce((some, page) => sql`${some} union all ${page}`)
  return sql`
    counts as (
      select fence, flags, count from managed_fences
      union all
      select (select max(f.fence) from managed_fences f where f.fence <= c.name_key), c.flags, c.change from managed_changes c
    ),
    page as (select * from (${all}) as parts order by stretch, place limit ${take}),
    sum as (select ${before(stretches.length)} as total)`
}

function totalOf(sql: Sql, { flags }: Stretch): Part {
  return sql`(select coalesce(sum(count), 0) from counts where ${holdsFlags(sql, flags)})`
}

function pageOf(sql: Sql, stretch: Stretch, { from, take }: { from: Part; take: number }): Part {
  const direction = stretch.descending ? sql`desc` : sql`asc`
  if (stretch.by === 'patient_id') {
    return sql`
      select patient_id, row_number() over (order by patient_id ${direction}) as place from (
        select patient_id from managed_patients where ${holdsFlags(sql, stretch.flags)} order by patient_id ${direction} offset ${from} limit ${take}
      ) as ids`
  }
  const keys = stretch.by === 'renewal' ? keysByRenewal(sql, stretch, { from, take }) : keysByName(sql, stretch, { from, take })
  return sql`select m.patient_id, keys.place from (${keys}) as keys join managed_patients m on m.name_key = keys.name_key`
}

/** From the end that was asked for: a page past the dated ones reads none of them. */
function keysByRenewal(sql: Sql, stretch: Stretch, { from, take }: { from: Part; take: number }): Part {
  const order = stretch.descending ? sql`renewal desc, name_key desc` : sql`renewal, name_key`
  return sql`
    select name_key, row_number() over (order by ${order}) as place from (
      select name_key, renewal from managed_patients
      where renewal is not null and ${holdsFlags(sql, stretch.flags)} and ${from} < ${totalOf(sql, stretch)}
      order by ${order} offset ${from} limit ${take}
    ) as dated`
}

/** Only the spans between fences that hold rows of the page are walked. */
function keysByName(sql: Sql, stretch: Stretch, { from, take }: { from: Part; take: number }): Part {
  const direction = stretch.descending ? sql`desc` : sql`asc`
  return sql`
    with spans as (
      select fence, lead(fence) over (order by fence) as next, rows, (sum(rows) over (order by fence ${direction}))::bigint - rows as before
      from (select fence, coalesce(sum(count) filter (where ${holdsFlags(sql, stretch.flags)}), 0) as rows from counts group by fence) as fences
    ), touched as (
      select fence, next, before from spans where rows > 0 and before < ${from} + ${take} and before + rows > ${from}
    )
    select name_key, row_number() over (order by name_key ${direction}) as place from (
      select m.name_key from touched t cross join lateral (
        select name_key from managed_patients
        where name_key >= t.fence and name_key < coalesce(t.next, ${LAST}) and ${holdsFlags(sql, stretch.flags)}
        order by name_key ${direction} limit ${from} + ${take} - t.before
      ) as m
      order by m.name_key ${direction} offset ${from} - (select min(before) from touched) limit ${take}
    ) as walked`
}

/**
 * One or two characters: three runs in the order of names, of last names, first names and ids that begin so, laid together; the total is
 * counted beforehand.
 */
function merged(sql: Sql, { stretches, flags, skip, take }: Listing, { text }: Needle): Part {
  const direction = stretches[0]?.descending ? sql`desc` : sql`asc`
  const far = skip + take
  const run = (where: Part) =>
    sql`select name_key from managed_patients where ${where} and ${holdsFlags(sql, flags)} order by name_key ${direction} limit ${far}`
  const begun = (column: Part) =>
    sql`(select k.name_key from beginnings cross join lateral (${run(sql`${column} = needle`)}) as k order by 1 ${direction} limit ${far})`
  return sql`
    beginnings as (
      select needle from managed_needle_counts where needle >= ${text} and needle < ${text + LAST} group by needle
      union
      select needle from managed_changes, unnest(managed_needles(name_key)) as needle where starts_with(needle, ${text})
    ),
    runs as (
      (${run(within(sql, sql`name_key`, text))}) union ${begun(sql`first2`)} union ${begun(sql`id2`)}
    ),
    page as (
      select m.patient_id, 0 as stretch, row_number() over (order by runs.name_key ${direction}) as place from (
        select name_key from runs order by name_key ${direction} offset ${skip} limit ${take}
      ) as runs join managed_patients m on m.name_key = runs.name_key
    ),
    sum as (
      select coalesce(sum(count), 0) as total from (
        select count from managed_needle_counts where needle = ${text} and ${holdsFlags(sql, flags)}
        union all
        select change from managed_changes where ${text} = any (managed_needles(name_key)) and ${holdsFlags(sql, flags)}
      ) as counted
    )`
}

/** Whatever is found by words, days or a holder is gathered from an index, counted and put in order. */
function gathered(sql: Sql, listing: Listing): Part {
  const { stretches, needle, renewal_from, renewal_to, pcr, skip, take } = listing
  const stretch = stretches.reduceRight(
    (rest, { flags }, index) => sql`case when ${holdsFlags(sql, flags)} then ${index}::int else ${rest} end`,
    sql`${stretches.length}::int`,
  )
  const orders = stretches.flatMap(({ by, descending }, index) => {
    const columns = { name: [sql`name_key`], patient_id: [sql`patient_id`], renewal: [sql`renewal`, sql`name_key`] }[by]
    return columns.map((column) => sql`case when stretch = ${index} then ${column} end ${descending ? sql`desc` : sql`asc`}`)
  })
  const order = [...orders, sql`name_key`].reduce((some, one) => sql`${some}, ${one}`)
  const column = stretches.some(({ by }) => by === 'patient_id') ? sql`, patient_id` : sql``
  return sql`
    hits as materialized (
      select name_key, renewal, ${stretch} as stretch ${column} from managed_patients where ${holdsFlags(sql, listing.flags)}
        ${needle ? sql`and ${holdsWords(sql, needle)}` : sql``}
        ${renewal_from === '' ? sql`` : sql`and renewal >= ${renewal_from}`} ${renewal_to === '' ? sql`` : sql`and renewal <= ${renewal_to}`}
        ${pcr === null ? sql`` : sql`and patient_id in (select patient_id from patients where assigned_pcr = ${pcr})`}
    ),
    page as (
      select m.patient_id, found.stretch, found.place from (
        select name_key, stretch, row_number() over (order by stretch, ${order}) as place from hits
        order by stretch, ${order} offset ${skip} limit ${take}
      ) as found join managed_patients m on m.name_key = found.name_key
    ),
    sum as (select count(*) as total from hits)`
}

function holdsFlags(sql: Sql, flags: readonly number[]): Part {
  return flags.length === FLAG_SETS.length ? sql`true` : sql`flags = any (${flags as number[]}::smallint[])`
}

/** In the id or the full name, whichever of the two names comes first (REQ-588); or how one of them begins. */
function holdsWords(sql: Sql, { text, kind }: Needle): Part {
  const part = (number: number) => sql`split_part(name_key, chr(1), ${number}::int)`
  if (kind === 'start') {
    const [two = '', word = ''] = [text, text.split(' ')[0] ?? ''].map((piece) => [...piece].slice(0, 2).join(''))
    // A first name of one letter ends where a space follows: it begins with less than the words do.
    const begins = (column: Part, whole: Part) =>
      text.length < 2 ? within(sql, column, text) : sql`(${column} = any (${[two, word]}) and starts_with(${whole}, ${text}))`
    return sql`(${within(sql, sql`name_key`, text)} or ${begins(sql`first2`, sql`${part(2)} || ' ' || ${part(1)}`)} or ${begins(sql`id2`, part(3))})`
  }
  const words = text.split(' ')
  const pieces = words.map((word) => sql`name_key like ${like(word)}`).reduce((some, one) => sql`${some} and ${one}`)
  if (words.length === 1) return pieces
  return sql`(${pieces} and (name_key like ${like(text)} or ${part(2)} || ' ' || ${part(1)} like ${like(text)} or ${part(1)} || ' ' || ${part(2)} like ${like(text)}))`
}

function within(sql: Sql, column: Part, text: string): Part {
  return sql`(${column} >= ${text} and ${column} < ${text + LAST})`
}

/** Words are words, not a pattern. */
function like(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

/** A hit as it is stored: with the code of the province. */
export type FoundRow = Omit<FoundPatient, 'province'> & { province: ProvinceCode | null }

/** What a broad search looks at before it ranks: nobody reads on past the first few. */
const CANDIDATES = 500

/**
 * The best hits of a search by id, name, phone or e-mail among those somebody may see: the id itself first, then what begins so. Those who see
 * everybody search the list; everybody else's patients are few enough to be looked through.
 */
export async function findVisible(sql: Sql, staff: Staff, { typed, needle }: { typed: string; needle: Needle }): Promise<FoundRow[]> {
  const contact = like(contactText(typed))
  const words = holdsWords(sql, needle)
  const sight = sightOf(staff)
  const found = sight.all
    ? sql`
        (select patient_id from managed_patients where patient_id = ${typed}) union
        (select patient_id from managed_patients where ${words} limit ${CANDIDATES})
        ${needle.kind === 'part' ? sql`union (select patient_id from patients where search_text like ${contact} limit ${CANDIDATES})` : sql``}`
    : sql`
        select m.patient_id from (${seenBy(sql, staff, sight)}) as seen join managed_patients m using (patient_id)
        where ${words} ${needle.kind === 'part' ? sql`or seen.search_text like ${contact}` : sql``}`
  return sql<FoundRow[]>`
    with found as (${found})
    select p.patient_id, p.first_name, p.last_name, p.date_of_birth, p.province, p.patient_active,
      p.in_pcr_queue, p.in_np_queue, pcr.name as assigned_pcr, np.name as assigned_np
    from found join patients p using (patient_id) join managed_patients m using (patient_id) ${namedPeople(sql)}
    order by p.patient_id = ${typed} desc, starts_with(m.name_key, ${needle.text}) desc, m.name_key limit ${FIND_LIMIT}`
}

/** `canSee` in SQL, for those who do not see everybody: whom one holds, and whom the queues show. */
function seenBy(sql: Sql, staff: Staff, sight: { pcr: Sight; np: Sight }): Part {
  const queue = (place: Part, seen: Sight) => {
    if (seen === 'own') return sql``
    const licensed = seen === 'licensed' ? sql`and province = any (${[...staff.provinces]})` : sql``
    return sql`union select patient_id, search_text from patients where ${place} ${licensed}`
  }
  return sql`
    select patient_id, search_text from patients where assigned_pcr = ${staff.id}
    union select patient_id, search_text from patients where assigned_np = ${staff.id}
    ${queue(sql`in_pcr_queue`, sight.pcr)} ${queue(sql`in_np_queue`, sight.np)}`
}

/** Whether a search has left its entry already. */
export async function hasBegun(sql: Sql, { user_id, session }: { user_id: number; session: string }): Promise<boolean> {
  const rows = await sql`select 1 from patient_searches where user_id = ${user_id} and session = ${session}`
  return rows.length > 0
}

/** Remembers that a search has left its entry; false when another of its calls was quicker. */
export async function keepSearch(tx: Tx, search: { user_id: number; session: string; begun_at: string }): Promise<void> {
  await tx`insert into patient_searches ${tx(search)} on conflict do nothing`
}

/** Forgets searches that were begun before a moment. */
export async function forgetSearches(sql: Sql, before: string): Promise<void> {
  await sql`delete from patient_searches where begun_at < ${before}`
}

/** Moves changes of the list into its counts; answers how many. */
export async function foldChanges(sql: Sql, batch: number): Promise<number> {
  const [row] = await sql<{ folded: number }[]>`select fold_managed_changes(${batch}) as folded`
  return row?.folded ?? 0
}

/** Sets fences closer where the list has grown; answers how many new ones. */
export async function splitFences(sql: Sql, { size, parts }: { size: number; parts: number }): Promise<number> {
  const [row] = await sql<{ made: number }[]>`select split_managed_fences(${size}, ${parts}) as made`
  return row?.made ?? 0
}
