import type { Sql, Tx } from '../../../platform/db/database.ts'

/** A document in force, with the grams a day of the one before it; null: there was none. `done`: steps already taken. */
export type SignedTreatment = {
  document_id: number
  patient_id: string
  signed_on: string
  ends_on: string
  grams: number
  grams_before: number | null
  done: string[]
}

const inForce = (sql: Sql, today: string) => sql`
  select d.id as document_id, p.patient_id, d.signed_on, s.ends_on, d.daily_grams::float8 as grams,
    (select b.daily_grams::float8 from medical_documents b join document_standings bs on bs.document_id = b.id
      where b.patient_id = any(record_family(p.patient_id)) and b.signed_at < d.signed_at and bs.state <> 'voided'
      order by b.signed_at desc limit 1) as grams_before,
    array(select f.step from treatment_follow_ups f where f.document_id = d.id) as done
  from medical_documents d join document_standings s on s.document_id = d.id
  join patients o on o.patient_id = d.patient_id join patients p on p.patient_id = coalesce(o.merged_into, o.patient_id)
  where s.ends_on >= ${today} and s.state not in ('expired', 'replaced', 'support-withdrawn', 'voided')
    and p.patient_active and p.eligible and p.merged_into is null`

/** Documents in force that were signed on one of these days, of patients who are treated. Documents of merged records belong to the one that is left. */
export function findTreatments(sql: Sql, { days, today }: { days: readonly string[]; today: string }): Promise<SignedTreatment[]> {
  return sql<SignedTreatment[]>`${inForce(sql, today)} and d.signed_on = any(${days as string[]}::date[]) order by d.signed_on, d.id`
}

/** Those of one patient, the newest first. */
export function findTreatmentsOf(sql: Sql, { patient_id, today }: { patient_id: string; today: string }): Promise<SignedTreatment[]> {
  return sql<SignedTreatment[]>`
    ${inForce(sql, today)} and d.patient_id = any(record_family(${patient_id})) order by d.signed_at desc, d.id desc`
}

type Done = { document_id: number; step: string; kind: string; now: string }

/** False: another process was first. */
export async function insertStep(tx: Tx, { document_id, step, kind, now }: Done): Promise<boolean> {
  const rows = await tx`
    insert into treatment_follow_ups (document_id, step, kind, done_at) values (${document_id}, ${step}, ${kind}, ${now})
    on conflict do nothing returning document_id`
  return rows.length > 0
}

export type SilentQuestions = { document_id: number; step: string; patient_id: string; done_at: string; called_at: string | null }

/** Questions that were asked and are still open, of patients who are treated; the oldest first. */
export function findSilent(sql: Sql | Tx, { before, most }: { before: string; most: number }): Promise<SilentQuestions[]> {
  return sql<SilentQuestions[]>`
    select f.document_id, f.step, p.patient_id, f.done_at, f.called_at
    from treatment_follow_ups f join medical_documents d on d.id = f.document_id
    join patients o on o.patient_id = d.patient_id join patients p on p.patient_id = coalesce(o.merged_into, o.patient_id)
    where f.kind = 'questions' and f.decided_at is null and f.done_at <= ${before} and p.follow_up_questionnaire_required
      and p.patient_active and p.eligible and p.merged_into is null
    order by f.done_at, f.document_id, f.step limit ${most}`
}

/** Notes once what an open question led to; false where that was noted before. */
export async function noteSilence(
  tx: Tx,
  { document_id, step }: Pick<SilentQuestions, 'document_id' | 'step'>,
  { led_to, now }: { led_to: 'call' | 'decide'; now: string },
): Promise<boolean> {
  const rows =
    led_to === 'call'
      ? await tx`
          update treatment_follow_ups set called_at = ${now}
          where document_id = ${document_id} and step = ${step} and called_at is null and decided_at is null returning step`
      : await tx`
          update treatment_follow_ups set called_at = coalesce(called_at, ${now}), decided_at = ${now}
          where document_id = ${document_id} and step = ${step} and decided_at is null returning step`
  return rows.length > 0
}
