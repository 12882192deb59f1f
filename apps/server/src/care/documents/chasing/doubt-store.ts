import type { TodayDoubts } from '@clinic/contract/queues/today'
import type { Sql } from '../../../platform/db/database.ts'

type Doubted = { since: string; author_id: number | null; limit: number }

/** Calls without an answer since a moment: compared and no match, or ended in doubt or about no document. `author_id`: about this NP’s documents. */
export function findDoubts(sql: Sql, { since, author_id, limit }: Doubted): Promise<(TodayDoubts['rows'][number] & { total: number })[]> {
  return sql`
    select v.id::int, coalesce(d.number, v.number_asked) as document_number, s.name as seller, u.name as by, v.begun_at as at, v.doubt,
      (count(*) over ())::int as total
    from verification_calls v join sellers s on s.id = v.seller_id join users u on u.id = v.user_id
      left join medical_documents d on d.id = v.document_id
    where v.begun_at > ${since} and (v.matched = false or (v.ended_at is not null and (v.doubt or v.matched is null)))
      and (${author_id}::int is null or d.author_id = ${author_id}) order by v.id desc limit ${limit}`
}
