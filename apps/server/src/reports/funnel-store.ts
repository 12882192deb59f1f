import type { FunnelStep } from '@clinic/contract/reports'
import type { TransactionSql } from '../platform/db/database.ts'
import type { Range } from './resolve-range.ts'

/**
 * One cohort, the chats that began in a range: how many of them got at least so far, until now. `patientsSeen`: their patient had an appointment that
 * was completed after the chat began and not undone.
 */
export async function countFunnel(tx: TransactionSql, { from, until }: Pick<Range, 'from' | 'until'>): Promise<Record<FunnelStep, number>> {
  const [row] = await tx<Record<FunnelStep, number>[]>`
    with reached as (
      select f.consented, f.detailed, f.questioned or f.eligible as questioned, f.in_line or f.booked as entered, exists (
        select from conversations c join encounters e on e.patient_id = c.patient_id
        where c.id = f.conversation_id and e.undone_at is null and e.completed_at >= f.started_at
      ) as seen
      from conversation_figures f where f.started_at >= ${from} and f.started_at < ${until}
    )
    select count(*)::int as "chatsStarted",
      count(*) filter (where consented or detailed or questioned or entered or seen)::int as "consentsGiven",
      count(*) filter (where detailed or questioned or entered or seen)::int as "detailsConfirmed",
      count(*) filter (where questioned or entered or seen)::int as "questionnairesFinished",
      count(*) filter (where entered or seen)::int as "queueEntered", count(*) filter (where seen)::int as "patientsSeen"
    from reached`
  if (!row) throw new Error('counting gives a row')
  return row
}
