import type { Stretch } from '@clinic/core/patient-list/segments'
import type { Sql } from '../../platform/db/database.ts'
import { namedPeople, presentedColumns } from '../patients/named-columns.ts'
import { holdsFlags, LAST, type Listing, type Part, type Window, written } from './match-store.ts'
import { begunPage, searchListed, searchTermCounts } from './search-store.ts'

/** `rows`: the page as JSON text, as sent on the wire. */
type ListedRows = { rows: string; total: number }

/** Fewer rows than this are faster to sort than to find along the order. */
const FEW = 5000

/**
 * A page and its exact total from one snapshot. The query plan depends on what narrows the list; the result does not.
 */
export async function findListed(sql: Sql, listing: Listing): Promise<ListedRows> {
  const { needle, stretches } = listing
  if (stretches.length === 0) return { rows: '[]', total: 0 }
  if (listing.pcr !== null || listing.renewal_from !== '' || listing.renewal_to !== '') return show(sql, searchListed(sql, listing))
  if (!needle) return show(sql, counted(sql, listing, { counts: listCounts(sql), pageOf: (stretch, window) => walk(sql, stretch, window) }))
  if (needle.kind === 'part' || [...needle.text].length > 2) return show(sql, searchListed(sql, listing))
  const counts = searchTermCounts(sql, needle)
  const ordered = stretches.every(({ by }) => by === 'name') || (await countAll(sql, counts)) > FEW
  if (!ordered) return show(sql, searchListed(sql, listing))
  return show(sql, counted(sql, listing, { counts, pageOf: (stretch, window) => begunPage(sql, { stretch, needle }, window) }))
}

/** `found` defines the tables `page` (`name_key`, `stretch`, `place`) and `sum` (`total`). */
async function show(sql: Sql, found: Part): Promise<ListedRows> {
  const [answer] = await sql<ListedRows[]>`
    with ${found}
    select (select total from sum) as total, (
      select coalesce(json_agg(shown), '[]')::text from (
        select ${presentedColumns(sql)} from page join managed_patients m on m.name_key = page.name_key
        join patients p on p.patient_id = m.patient_id ${namedPeople(sql)}
        order by page.stretch, page.place
      ) as shown
    ) as rows`
  return answer ?? { rows: '[]', total: 0 }
}

async function countAll(sql: Sql, counts: Part): Promise<number> {
  const [row] = await sql<{ total: number }[]>`select coalesce(sum(count), 0)::bigint as total from (${counts}) as counts`
  return row?.total ?? 0
}

type Counted = { counts: Part; pageOf(stretch: Stretch, window: Window): Part }

/** Stored counts by flags say which segments hold a page, and the total. */
function counted(sql: Sql, { stretches, skip, ...listing }: Listing, { counts, pageOf }: Counted): Part {
  const take = written(sql, listing.take)
  const totalOf = ({ flags }: Stretch) => sql`(select coalesce(sum(count), 0) from counts where ${holdsFlags(sql, flags)})`
  const before = (index: number) => stretches.slice(0, index).reduce((sum, stretch) => sql`${sum} + ${totalOf(stretch)}`, sql`0`)
  const pages = stretches.map((stretch, index) => {
    // A segment that ends before the page is not read.
    const from = sql`greatest(0, ${skip} - (${before(index)}))::bigint`
    const part = pageOf(stretch, { from, take })
    return sql`select name_key, ${index}::int as stretch, place from (${part}) as part where ${from} < ${totalOf(stretch)}`
  })
  const all = pages.reduce((some, page) => sql`${some} union all ${page}`)
  return sql`
    counts as materialized (select flags, sum(count) as count from (${counts}) as every group by flags),
    page as (select * from (${all}) as parts order by stretch, place limit ${take}),
    sum as (select ${before(stretches.length)} as total)`
}

function listCounts(sql: Sql): Part {
  return sql`select flags, count from managed_fences union all select flags, change from managed_changes`
}

/** Only buckets, or days, with rows of the page are read. */
function walk(sql: Sql, { by, flags, descending }: Stretch, { from, take }: Window): Part {
  const direction = descending ? sql`desc` : sql`asc`
  const { key, spans, bounds } = storedOrder(sql, by)
  const order = by === 'renewal' ? sql`key ${direction}, name_key ${direction}` : sql`key ${direction}`
  return sql`
    with placed as (${spans}), spans as (
      select fence, lead(fence) over (order by fence) as next, rows, (sum(rows) over (order by fence ${direction}))::bigint - rows as before
      from (select fence, coalesce(sum(count) filter (where ${holdsFlags(sql, flags)}), 0) as rows from placed group by fence) as fences
    ), touched as (
      select fence, next, before from spans where rows > 0 and before < ${from} + ${take} and before + rows > ${from}
    )
    select name_key, row_number() over (order by ${order}) as place from (
      select walked.key, walked.name_key from touched t cross join lateral (
        select ${key} as key, name_key from managed_patients where ${bounds} and ${holdsFlags(sql, flags)}
        order by ${order} limit ${from} + ${take} - t.before
      ) as walked
      order by ${order} offset ${from} - (select min(before) from touched) limit ${take}
    ) as walked`
}

/** An order’s counts including pending changes, and the rows of a bucket. */
function storedOrder(sql: Sql, by: Stretch['by']): { key: Part; spans: Part; bounds: Part } {
  const fenced = (fences: Part, column: Part) => sql`
    select max(fence) over (order by key) as fence, flags, count from (
      select fence as key, fence, flags, count from ${fences}
      union all
      select ${column}, null, flags, change from managed_changes where ${column} is not null
    ) as laid`
  const upTo = (key: Part) => sql`${key} >= t.fence and ${key} < coalesce(t.next, ${LAST})`
  const id = sql`patient_id collate "C"`
  switch (by) {
    case 'name':
      return { key: sql`name_key`, spans: fenced(sql`managed_fences`, sql`name_key`), bounds: upTo(sql`name_key`) }
    case 'patient_id':
      return { key: id, spans: fenced(sql`managed_id_fences`, sql`patient_id`), bounds: upTo(id) }
    case 'renewal': {
      const days = sql`
        select day as fence, flags, count from managed_days
        union all select renewal, flags, change from managed_changes where renewal is not null`
      return { key: sql`renewal`, spans: days, bounds: sql`renewal = t.fence` }
    }
  }
}
