import type { ProvinceCode } from '@clinic/contract/provinces'
import type { PageQuery, Queue } from '@clinic/contract/queues'
import { namedColumns, namedPeople, presentedColumns } from '../patients/named-columns.ts'
import type { NamedPatient } from '../patients/present.ts'
import { type Sql, shortReads } from '../platform/database.ts'

export type Page = PageQuery & { queue: Queue; user_id: number; provinces: readonly ProvinceCode[] }
/** `rows`: the rows of the page as they go over the wire, as JSON text. */
export type PageRows = { rows: string; total: number; held: number }

/** One page with its total, from one snapshot: help first, then the oldest entry (C-6). A search takes its time apart from the short reads. */
export async function findPage(pool: Sql, page: Page): Promise<PageRows> {
  const sql = page.search === '' ? shortReads(pool) : pool
  const where = conditions(sql, page)
  const order = page.queue === 'pcr' ? sql`p.entered_pcr_queue_at` : sql`p.entered_np_queue_at`
  const [found] = await sql<PageRows[]>`
    select count(*) as total, count(*) filter (where p.on_hold_in_queue) as held, (
      select coalesce(json_agg(shown), '[]')::text from (
        select ${presentedColumns(sql)} from patients p ${namedPeople(sql)} where ${where}
        order by p.need_pcr_help_flag desc, ${order}, p.patient_id limit ${page.size} offset ${(page.page - 1) * page.size}
      ) as shown
    ) as rows
    from patients p where ${where}`
  return found ?? { rows: '[]', total: 0, held: 0 }
}

function conditions(sql: Sql, { queue, list, user_id, provinces, search, type }: Page) {
  const place = queue === 'pcr' ? sql`p.in_pcr_queue` : sql`p.in_np_queue`
  const holder = queue === 'pcr' ? sql`p.assigned_pcr` : sql`p.assigned_np`
  const whose = list === 'mine' ? sql`${holder} = ${user_id}` : sql`${holder} is null and p.province = any(${provinces as string[]})`
  return sql`${place} and ${whose}
    ${type === '' ? sql`` : sql`and p.appointment_type = ${type}`}
    ${search === '' ? sql`` : sql`and p.search_text like ${`%${escapeLike(search.toLowerCase())}%`}`}`
}

/** A search text is words, not a pattern. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`)
}

/** The whole queue for an outside client: everybody in it whom the person may see (REQ-458, REQ-515). `provinces` null: all of them. */
export async function findQueue(
  sql: Sql,
  { queue, provinces, user_id }: { queue: Queue; provinces: readonly ProvinceCode[] | null; user_id: number },
) {
  const place = queue === 'pcr' ? sql`p.in_pcr_queue` : sql`p.in_np_queue`
  const holder = queue === 'pcr' ? sql`p.assigned_pcr` : sql`p.assigned_np`
  const order = queue === 'pcr' ? sql`p.entered_pcr_queue_at` : sql`p.entered_np_queue_at`
  const within = provinces === null ? sql`true` : sql`(p.province = any(${provinces as string[]}) or ${holder} = ${user_id})`
  return sql<NamedPatient[]>`
    select ${namedColumns(sql)} from patients p ${namedPeople(sql)} where ${place} and ${within} order by p.need_pcr_help_flag desc, ${order}, p.patient_id`
}
