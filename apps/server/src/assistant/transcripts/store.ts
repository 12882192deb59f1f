import type { Judge, Outcome, OutcomeDay, PathStep, TranscriptTurn } from '@clinic/contract/transcripts'
import type { Connected } from '@clinic/core/queues/can-see'
import { RECORD_ACCESS } from '../../care/patients/access/record-access.ts'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'

/** A stretch of time: from the first to before the last moment; `null` is open. `idle`: who has been silent since before is gone. */
export type Period = { from: string | null; until: string | null; idle: string }
export type Wanted = Period & { outcome: string; stage: string; misunderstood: boolean }
/** A place in the list. */
export type Place = { at: string; id: string }
export type FoundConversation = {
  id: string
  started_at: string
  stage: string
  messages: number
  seconds: number
  outcome: Outcome
  misunderstood: number
  patient_id: string
  /** What decides who may see the patient; `null` where no patient record created. */
  patient: Connected | null
}

type Db = Sql | TransactionSql

/** One page of the conversations that fit, newest first. */
export function findConversations(sql: Sql, wanted: Wanted, page: { before: Place | null; limit: number }): Promise<FoundConversation[]> {
  const { before, limit } = page
  return sql<FoundConversation[]>`
    ${described(sql, wanted.idle)} where ${fits(sql, wanted)}
      ${before ? sql`and (f.started_at, f.conversation_id) < (${before.at}::timestamptz, ${before.id})` : sql``}
    order by f.started_at desc, f.conversation_id desc limit ${limit}`
}

/** One conversation; `null` where there is none. */
export async function findConversation(sql: Sql, id: string, idle: string): Promise<FoundConversation | null> {
  const [row] = await sql<FoundConversation[]>`${described(sql, idle)} where f.conversation_id = ${id}`
  return row ?? null
}

/** How many conversations fit; counts no further than `limit`. */
export async function countConversations(sql: Sql, wanted: Wanted, limit: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from (select from conversation_figures f where ${fits(sql, wanted)} limit ${limit}) as found`
  return row?.count ?? 0
}

export type StoredTurn = Omit<SpokenTurn, 'event'> & Pick<TranscriptTurn, 'heard'> & { drawn: string | null; pictured: string | null }
type SpokenTurn = {
  turn: number
  at: string
  heard: string | null
  said: string
  event: { context?: { selected?: string[]; drawing?: string; picture?: string } | null }
  form: NonNullable<TranscriptTurn['form']> | null
  action: string
  intent: string | null
  confidence: number | null
  by: Judge | null
  article_confidence: number | null
  article: string | null
  misunderstood: boolean
  guessed: boolean
}

/** Every turn of a conversation in order, without what was filled in forms. */
export async function findSpoken(sql: Sql, id: string): Promise<StoredTurn[]> {
  const told = (action: string) => sql`outline -> 'told' ? ${action}`
  const turns = await sql<SpokenTurn[]>`
    select turn, at, said, heard, event, outline ->> 'action' as action, coalesce(predicted_intent, outline ->> 'intent') as intent, confidence,
      predicted_by as by, article_confidence, outline ->> 'source' as article, outline ->> 'form' as form,
      ${told('Misunderstood User Message')} as misunderstood, ${told('Predicted Intent Check')} as guessed
    from conversation_turns where conversation_id = ${id} order by turn`
  return turns.map(({ event: { context }, heard, ...turn }) => ({
    ...turn,
    heard: heard ?? context?.selected?.join(', ') ?? null,
    drawn: context?.drawing ?? null,
    pictured: context?.picture ?? null,
  }))
}

/** How many conversations got at least so far. */
export async function countPath(sql: Db, stretch: Period): Promise<Record<PathStep, number>> {
  const [row] = await sql<Record<PathStep, number>[]>`
    with reached as (
      select in_line or booked as over, eligible or in_line or booked as eligible, questioned, detailed, consented, booked, in_line
      from conversation_figures f where ${within(sql, stretch)}
    )
    select count(*)::int as started, count(*) filter (where consented or detailed or questioned or eligible)::int as consented,
      count(*) filter (where detailed or questioned or eligible)::int as detailed, count(*) filter (where questioned or eligible)::int as questioned,
      count(*) filter (where eligible)::int as eligible, count(*) filter (where booked)::int as booked, count(*) filter (where in_line)::int as in_line
    from reached`
  if (!row) throw new Error('counting gives a row')
  return row
}

export type StoredStop = {
  questionnaire: string
  version: number
  name: string
  question: string
  asked: number
  answered: number
  left: number
  median_seconds: number | null
  p90_seconds: number | null
  again: number
  missed: number
}

/** What befell each question in the conversations that began in a stretch of time, in the order of the questionnaires and their questions. */
export function findDropOff(sql: Db, stretch: Period): Promise<StoredStop[]> {
  return sql<StoredStop[]>`
    with happened as (
      select question_id, count(*) filter (where what = 'asked')::int as asked, count(*) filter (where what = 'answered')::int as answered,
        count(*) filter (where what = 'again')::int as again, count(*) filter (where what = 'missed')::int as missed,
        percentile_cont(array[0.5, 0.9]) within group (order by seconds) filter (where what = 'answered') as took
      from conversation_steps f where ${within(sql, stretch)} group by question_id
    ),
    gone as (
      select question_id, count(*)::int as "left" from conversation_figures f
      where ${within(sql, stretch)} and question_id is not null and last_at < ${stretch.idle} group by question_id
    )
    select q.questionnaire, q.version, q.name, q.question, h.asked, h.answered, coalesce(g."left", 0) as "left", h.took[1] as median_seconds,
      h.took[2] as p90_seconds, h.again, h.missed
    from happened h join conversation_questions q on q.id = h.question_id left join gone g using (question_id)
    order by array_position(array['async', 'renewal', 'follow_up'], q.questionnaire), q.questionnaire, q.version desc, q.place, q.id`
}

/** How often each question was the next after another. A question that was asked again counts where it was asked first. */
export function countFlow(
  sql: Db,
  { questionnaire, since }: { questionnaire: string; since: string },
): Promise<{ from: string; to: string; patients: number }[]> {
  return sql<{ from: string; to: string; patients: number }[]>`
    select question as "from", next as "to", count(*)::int as patients
    from (
      select q.question, lead(q.question) over (partition by s.conversation_id, q.version order by s.turn) as next
      from conversation_steps s join conversation_questions q on q.id = s.question_id
      where s.what = 'asked' and s.started_at >= ${since} and q.questionnaire = ${questionnaire}
    ) as asked
    where next is not null group by question, next order by patients desc, question, next`
}

type Clock = { starts: string[]; seconds: number[] }
export type CountedDay = OutcomeDay & { crisis: number; handed: number }

/** Conversations by the clinic's day on which they began; days on which none did are left out. */
export function countDays(sql: Db, stretch: Period, { starts, seconds }: Clock): Promise<CountedDay[]> {
  return sql<CountedDay[]>`
    select clinic_time(started_at, ${starts}::timestamptz[], ${seconds}::int[])::date as day, count(*)::int as conversations,
      count(*) filter (where (in_line or booked) and not helped and not person_wanted)::int as alone,
      count(*) filter (where misunderstood > 0)::int as misunderstood, count(*) filter (where crisis)::int as crisis,
      count(*) filter (where helped)::int as handed
    from conversation_figures f where ${within(sql, stretch)} group by 1`
}

export type FreeQuestions = { from_articles: number; refused: number; unanswered: number }

/** What was made of free questions that were put in a stretch of time; `refusals`, `regrets`: how the assistant begins to say so. */
export async function countFreeQuestions(
  sql: Db,
  { from, until }: Period,
  { refusals, regrets }: { refusals: readonly string[]; regrets: readonly string[] },
): Promise<FreeQuestions> {
  const counted = { from_articles: 0, refused: 0, unanswered: 0 }
  // Few among the turns, but what was said to them is sealed: read by hundreds.
  const answers = sql<{ said: string; article: boolean }[]>`
    select said, outline ->> 'source' is not null as article from conversation_turns
    where heard is not null and (outline ->> 'intent' = 'question' or outline ->> 'action' = 'GREETING') and at >= ${from} and at < ${until}`
  for await (const some of answers.cursor(500)) {
    for (const { said, article } of some) {
      const begins = (words: readonly string[]) => words.some((one) => said.startsWith(one))
      if (article) counted.from_articles += 1
      if (begins(refusals)) counted.refused += 1
      if (begins(regrets)) counted.unanswered += 1
    }
  }
  return counted
}

/** The first of these that is so (`OUTCOMES`). */
const outcome = (sql: Db, idle: string) => sql`
  case when f.crisis then 'crisis' when f.helped then 'handed' when f.stage in ('stop', 'ineligible', 'unserved') then 'ineligible'
    when f.in_line or f.booked then 'finished' when f.closed then 'closed' when f.last_at >= ${idle} then 'in_progress' else 'left' end`

const described = (sql: Sql, idle: string) => sql`
  select f.conversation_id as id, f.started_at, f.stage, f.messages, f.seconds, ${outcome(sql, idle)} as outcome, f.misunderstood, c.patient_id,
    case when p.patient_id is not null then jsonb_build_object('province', p.province, 'in_pcr_queue', p.in_pcr_queue, 'in_np_queue', p.in_np_queue,
      'assigned_pcr', p.assigned_pcr, 'assigned_np', p.assigned_np, 'record_access', ${sql.unsafe(RECORD_ACCESS)}) end as patient
  from conversation_figures f join conversations c on c.id = f.conversation_id left join patients p on p.patient_id = c.patient_id`

function fits(sql: Sql, { outcome: wanted, stage, misunderstood, ...stretch }: Wanted) {
  return sql`${within(sql, stretch)}
    ${wanted === '' ? sql`` : sql`and ${outcome(sql, stretch.idle)} = ${wanted}`}
    ${stage === '' ? sql`` : sql`and f.stage = ${stage}`}
    ${misunderstood ? sql`and f.misunderstood > 0` : sql``}`
}

function within(sql: Db, { from, until }: Period) {
  return sql`true ${from === null ? sql`` : sql`and f.started_at >= ${from}`} ${until === null ? sql`` : sql`and f.started_at < ${until}`}`
}
