import type { Amounts } from '@clinic/contract/documents/amounts'
import { AMOUNT_STEPS } from '@clinic/contract/documents/amounts'
import type { TransactionSql } from '../../../platform/db/database.ts'

/** `name` null: the whole clinic. `month` null: of all days. */
export type FoundAmounts = Amounts & { name: string | null; month: string | null }

/** Daily grams of the documents signed between two days, those voided before they left aside: of the clinic and of each practitioner by name, in all and by month, the newest first. */
export function measureAmounts(tx: TransactionSql, { first, last }: { first: string; last: string }): Promise<FoundAmounts[]> {
  return tx<FoundAmounts[]>`
    select u.name, to_char(date_trunc('month', d.signed_on), 'YYYY-MM') as month, count(d.id)::int as documents,
      round((percentile_cont(0.5) within group (order by d.daily_grams))::numeric, 2)::float8 as median,
      round((percentile_cont(0.9) within group (order by d.daily_grams))::numeric, 2)::float8 as p90, max(d.daily_grams)::float8 as highest,
      array(select (count(*) filter (where grams > step))::int from unnest(${[...AMOUNT_STEPS]}::numeric[]) with ordinality as s (step, place)
        cross join unnest(array_agg(d.daily_grams)) as g (grams) group by place order by place) as above
    from medical_documents d join document_standings s on s.document_id = d.id join users u on u.id = d.author_id
    where s.state <> 'voided' and d.signed_on between ${first} and ${last}
    group by grouping sets ((), (u.id, u.name), (date_trunc('month', d.signed_on)), (u.id, u.name, date_trunc('month', d.signed_on)))
    order by u.name nulls first, u.id, month desc nulls first`
}
