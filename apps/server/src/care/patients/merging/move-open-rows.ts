import type { Tx } from '../../../platform/db/database.ts'
import type { Moved } from './merge-store.ts'

type Pair = { survivor_id: string; merged_id: string; now: string }

/** Moves what is open in a merged record to the survivor (F-13): conversations, answers, visits, alarms, calls, drafts, access. */
export async function moveOpenRows(tx: Tx, pair: Pair): Promise<Moved> {
  const { survivor_id: to, merged_id: from } = pair
  const { answers, archived } = await moveAnswers(tx, pair)
  const conversations = await tx<{ id: string }[]>`
    update conversations set patient_id = ${to} where patient_id = ${from} and closed_at is null returning id`
  const appointments = await tx<{ id: number }[]>`
    update appointments set patient_id = ${to} where patient_id = ${from} and state = 'booked' returning id::integer`
  const alarms = await tx<{ id: number }[]>`
    update crisis_alarms set patient_id = ${to} where patient_id = ${from} and closed_at is null returning id::integer`
  const calls = await tx<
    { id: number }[]
  >`update contact_attempts set patient_id = ${to} where patient_id = ${from} and closed_at is null returning id`
  const drafts = await tx<
    { id: number }[]
  >`update visit_notes set patient_id = ${to} where patient_id = ${from} and signed_at is null returning id`
  const triggered = await tx<{ root: number; key: string }[]>`
    update called_questionnaires c set patient_id = ${to} where patient_id = ${from} and passed_at is null and not exists (
      select from answer_sets s where s.patient_id = ${from} and s.key = c.key and s.finished_at >= c.called_at)
    returning root::integer, key`
  const messages = await tx<
    { id: number }[]
  >`update visit_messages set patient_id = ${to} where patient_id = ${from} and said_at is null and undone_at is null returning id::integer`
  return {
    ...{ messages: messages.map(({ id }) => id) },
    ...{ answers, archived, triggered: [...triggered], conversations: conversations.map(({ id }) => id) },
    ...{ appointments: appointments.map(({ id }) => id), alarms: alarms.map(({ id }) => id) },
    ...{ calls: calls.map(({ id }) => id), drafts: drafts.map(({ id }) => id) },
    ...{ access: await copyAccess(tx, pair), decision: await copyDecision(tx, pair), unsubscribed: await copyUnsubscribed(tx, pair) },
  }
}

/** Of two open sets of one questionnaire the one that was changed last stays open. */
async function moveAnswers(tx: Tx, { survivor_id, merged_id, now }: Pair): Promise<Pick<Moved, 'answers' | 'archived'>> {
  const open = await tx<{ id: number; patient_id: string; key: string }[]>`
    select id::integer, patient_id, key from answer_sets
    where patient_id in (${survivor_id}, ${merged_id}) and finished_at is null and archived_at is null order by changed_at desc, id desc`
  const archived = open.filter(({ id, key }) => open.find((other) => other.key === key)?.id !== id).map(({ id }) => id)
  const answers = open.filter(({ id, patient_id }) => patient_id === merged_id && !archived.includes(id)).map(({ id }) => id)
  await tx`update answer_sets set archived_at = ${now} where id = any(${archived})`
  await tx`update answer_sets set patient_id = ${survivor_id} where id = any(${answers})`
  return { answers, archived }
}

/** People who may open one record may open what remains. */
async function copyAccess(tx: Tx, { survivor_id, merged_id }: Pair): Promise<Moved['access']> {
  const rows = await tx<Moved['access']>`
    insert into record_access (patient_id, user_id, reason, until)
    select ${survivor_id}, user_id, reason, until from record_access where patient_id = ${merged_id} and (until is null or until > now())
    on conflict (patient_id, user_id, reason) do nothing returning user_id, reason, until`
  await tx`
    insert into left_queues (patient_id, queue, until) select ${survivor_id}, queue, until from left_queues where patient_id = ${merged_id} order by queue
    on conflict (patient_id, queue) do update set until = greatest(left_queues.until, excluded.until)`
  return [...rows]
}

/** The decision goes where the completed visit goes, so that its next step counts (F-3). */
async function copyDecision(tx: Tx, { survivor_id, merged_id }: Pair): Promise<string | null> {
  const [row] = await tx<{ decided_at: string }[]>`
    insert into visit_decisions (patient_id, decided_at, user_id, kind, grams_per_day, months, next_on, reason)
    select ${survivor_id}, d.decided_at, d.user_id, d.kind, d.grams_per_day, d.months, d.next_on, d.reason
    from visit_decisions d join patients p on p.patient_id = ${survivor_id} and p.completed_appointment_at = d.decided_at
    where d.patient_id = ${merged_id} and d.undone_at is null on conflict do nothing returning decided_at`
  return row?.decided_at ?? null
}

/** Who asked for no emails gets none. */
async function copyUnsubscribed(tx: Tx, { survivor_id, merged_id }: Pair): Promise<boolean> {
  const rows = await tx`
    insert into unsubscribed_patients select (jsonb_populate_record(u, jsonb_build_object('patient_id', ${survivor_id}::text))).*
    from unsubscribed_patients u where u.patient_id = ${merged_id} on conflict do nothing returning patient_id`
  return rows.length > 0
}

/** Moves back what moved, as far as it is still there. A draft that was signed since stays where it was signed. */
export async function returnOpenRows(tx: Tx, { survivor_id: from, merged_id: to }: Pair, moved: Moved): Promise<void> {
  await tx`update conversations set patient_id = ${to} where id = any(${moved.conversations}) and patient_id = ${from}`
  await tx`update answer_sets set patient_id = ${to} where id = any(${moved.answers}) and patient_id = ${from}`
  await tx`
    update answer_sets s set archived_at = null where id = any(${moved.archived}) and not exists (
      select from answer_sets o where o.patient_id = s.patient_id and o.key = s.key and o.finished_at is null and o.archived_at is null)`
  await tx`update appointments set patient_id = ${to} where id = any(${moved.appointments}) and patient_id = ${from}`
  await tx`update crisis_alarms set patient_id = ${to} where id = any(${moved.alarms}) and patient_id = ${from}`
  await tx`update contact_attempts set patient_id = ${to} where id = any(${moved.calls}) and patient_id = ${from}`
  await tx`update visit_notes set patient_id = ${to} where id = any(${moved.drafts}) and patient_id = ${from} and signed_at is null`
  for (const { root, key } of moved.triggered)
    await tx`update called_questionnaires set patient_id = ${to} where root = ${root} and key = ${key} and patient_id = ${from}`
  for (const { user_id, reason, until } of moved.access)
    await tx`
      delete from record_access where patient_id = ${from} and user_id = ${user_id} and reason = ${reason} and until is not distinct from ${until}`
  await tx`
    delete from record_access a where a.patient_id = ${from} and a.reason = 'booked' and not exists (
      select from appointments v where v.patient_id = ${from} and v.user_id = a.user_id and v.state not in ('held', 'cancelled'))`
  await tx`update visit_messages set patient_id = ${to} where id = any(${moved.messages ?? []}::bigint[]) and patient_id = ${from} and said_at is null`
  if (moved.decision) await tx`delete from visit_decisions where patient_id = ${from} and decided_at = ${moved.decision}`
  if (moved.unsubscribed) await tx`delete from unsubscribed_patients where patient_id = ${from}`
}
