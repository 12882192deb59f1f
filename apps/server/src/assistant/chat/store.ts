import type { ChatReply } from '@clinic/contract/chat'
import { type ConsentPurpose, FORM_PURPOSES } from '@clinic/contract/vocabulary'
import type { Attention } from '@clinic/core/chat/attention/attend'
import { SAFETY_ANSWER_SECONDS } from '@clinic/core/chat/stages/concern'
import type { ConsentRecord } from '@clinic/core/chat/state/effects'
import type { Prediction } from '@clinic/core/chat/state/prediction'
import type { ChatState } from '@clinic/core/chat/state/state'
import { foldText } from '@clinic/core/shared/fold-text'
import { RECORD_ACCESS } from '../../care/patients/access/record-access.ts'
import type { NamedPatient } from '../../care/patients/present.ts'
import { later } from '../../platform/clock.ts'
import type { Json, Sql, Tx } from '../../platform/db/database.ts'
import { ATTENTION_VALUE } from './holding/attention-value.ts'
import { summarizeState, summarizeTurn } from './summarize-turn.ts'

export type Conversation = {
  id: string
  patient_id: string
  state: ChatState
  turn: number
  started_at: string
  closed_at: string | null
  /** Staff have asked the patient by phone, and the conversation does not know yet. */
  asked: boolean
  fresh: boolean
  attention: Attention
}
export type StoredReply = Omit<ChatReply, 'key' | 'conversation_state'>
export type Turn = {
  conversation_id: string
  turn: number
  at: string
  request_hash: Buffer
  event: unknown
  knowledge: unknown
  reply: StoredReply
  heard: string | null
  said: string
}

/** A conversation under lock, if there is one already. */
export async function lockConversation(tx: Tx, id: string): Promise<Conversation | null> {
  const [row] = await tx<Omit<Conversation, 'fresh'>[]>`
    select c.id, c.patient_id, c.state, c.turn, c.started_at, c.closed_at, ${tx.unsafe(ATTENTION_VALUE)} as attention,
      exists (
        select from answer_sets s where s.patient_id = c.patient_id and s.archived_at is null and not s.heard
          and (s.finished_at is null or s.finished_at > c.started_at)
      ) as asked
    from conversations c where c.id = ${id} for update of c`
  return row ? { ...row, fresh: false } : null
}

/** The conversation under lock, made when it is new: the patient's id is minted with it. */
export async function openConversation(tx: Tx, begun: Begun): Promise<Conversation> {
  const [fresh, conversation] = await Promise.all([makeConversation(tx, begun), lockConversation(tx, begun.id)])
  if (!conversation) throw new Error('a conversation that was just made is gone')
  return { ...conversation, fresh }
}

type Begun = { id: string; now: string; address: string; agent: string }

/** False where there is one already. */
async function makeConversation(tx: Tx, { id, now, address, agent }: Begun): Promise<boolean> {
  const made = await tx`
    insert into conversations (id, patient_id, state, started_at, last_turn_at, address, agent)
    values (${id}, 'TCN-' || nextval('patient_number'), ${tx.types.sealed({})}, ${now}, ${now}, ${address}, ${agent})
    on conflict (id) do nothing returning id`
  return made.length > 0
}

/** What a reply tells of the patient of a conversation, and who else hears of them. */
export type ShownPatient = Pick<
  NamedPatient,
  | 'patient_id'
  | 'version'
  | 'province'
  | 'assigned_pcr'
  | 'assigned_np'
  | 'eligible'
  | 'ineligible_reason'
  | 'eligible_date'
  | 'questionnaire_in_progress'
  | 'in_pcr_queue'
  | 'in_np_queue'
  | 'is_new_patient'
  | 'seen_name'
  | 'abandoned_at'
  | 'death_recorded_at'
  | 'record_access'
>

/** The patient of a conversation as the reply shows them; `null` before there is a record. */
export async function findShown(tx: Tx, conversation_id: string): Promise<ShownPatient | null> {
  const [row] = await tx<ShownPatient[]>`
    select p.patient_id, p.version, p.province, p.assigned_pcr, p.assigned_np, p.eligible, p.ineligible_reason, p.eligible_date,
      p.questionnaire_in_progress, p.in_pcr_queue, p.in_np_queue, p.is_new_patient, p.abandoned_at, p.death_recorded_at, seen.name as seen_name,
      ${tx.unsafe(RECORD_ACCESS)} as record_access
    from conversations c join patients p on p.patient_id = c.patient_id left join users seen on seen.id = p.last_seen_practitioner
    where c.id = ${conversation_id}`
  return row ?? null
}

/** How many conversations an address has begun since a moment. */
export async function countStarted(sql: Sql | Tx, address: string, since: string): Promise<number> {
  const [row] = await sql<
    { count: number }[]
  >`select count(*) as count from conversations where address = ${address} and started_at > ${since}`
  return row?.count ?? 0
}

export type NewTurn = Turn & { state: ChatState; closed: boolean; prediction: Prediction | null }

/** Stores the new state and the turn that led to it, with its outline and what its words were taken for. */
export async function saveTurn(tx: Tx, { state, closed, prediction, ...turn }: NewTurn): Promise<void> {
  const { sealed } = tx.types
  const { stage, eligible } = summarizeState(state)
  await tx`
    with moved as (
      update conversations set state = ${sealed(state)}, stage = ${stage}, eligible = ${eligible}, turn = ${turn.turn}, last_turn_at = ${turn.at},
        closed_at = ${closed ? turn.at : null}, ${timerOf(tx, state, turn.at)} where id = ${turn.conversation_id}
    )
    insert into conversation_turns (conversation_id, turn, at, request_hash, event, knowledge, reply, heard, said, outline,
      predicted_intent, predicted_by, confidence, article_confidence)
    values (${turn.conversation_id}, ${turn.turn}, ${turn.at}, ${turn.request_hash}, ${sealed(turn.event)}, ${tx.json(turn.knowledge as Json)},
      ${sealed(turn.reply)}, ${turn.heard}, ${turn.said}, ${tx.json(summarizeTurn(turn))},
      ${prediction?.intent ?? null}, ${prediction?.by ?? null}, ${prediction?.confidence ?? null}, ${prediction?.article ?? null})`
}

/** A question about safety waits from when it was asked, however often the page is opened again. */
function timerOf(tx: Tx, { concern, concern_asked_at }: ChatState, at: string) {
  if (!concern) return tx`concern_due_at = null, concern_called_at = null`
  // A state of the version before has no moment of its own.
  return concern_asked_at === null
    ? tx`concern_due_at = coalesce(concern_due_at, ${later(at, SAFETY_ANSWER_SECONDS)}::timestamptz)`
    : tx`concern_due_at = ${later(concern_asked_at, SAFETY_ANSWER_SECONDS)}`
}

export type Unanswered = { id: string; patient_id: string; state: ChatState }

/** The conversation that has waited longest for an answer to the question about safety, under lock, unless another transaction has it. */
export async function lockUnanswered(tx: Tx, now: string): Promise<Unanswered | null> {
  const [row] = await tx<Unanswered[]>`
    select id, patient_id, state from conversations where concern_due_at <= ${now} and concern_called_at is null
    order by concern_due_at, id limit 1 for update skip locked`
  return row ?? null
}

/** Staff are asked to call; `at` null: the question no longer waits. */
export async function noteCallBack(tx: Tx, id: string, at: string | null): Promise<void> {
  await tx`
    update conversations set concern_called_at = ${at}, concern_due_at = case when ${at}::timestamptz is null then null else concern_due_at end
    where id = ${id}`
}

/** One turn by its number. */
export async function findTurn(sql: Sql | Tx, conversation_id: string, turn: number): Promise<Turn | null> {
  const [row] = await sql<Turn[]>`select * from conversation_turns where conversation_id = ${conversation_id} and turn = ${turn}`
  return row ?? null
}

/** When a turn was taken. */
export async function findMoment(tx: Tx, conversation_id: string, turn: number): Promise<string | null> {
  const [row] = await tx<{ at: string }[]>`select at from conversation_turns where conversation_id = ${conversation_id} and turn = ${turn}`
  return row?.at ?? null
}

/** Every turn in order: enough to replay the conversation. */
export function findTurns(sql: Sql | Tx, conversation_id: string): Promise<Turn[]> {
  return sql<Turn[]>`select * from conversation_turns where conversation_id = ${conversation_id} order by turn`
}

type HeldState = Pick<Conversation, 'state' | 'patient_id' | 'turn' | 'started_at'>

/** The stored state of a conversation, whose it is and at which turn, without a lock. */
export async function findState(sql: Sql, id: string): Promise<HeldState | null> {
  const [row] = await sql<HeldState[]>`select state, patient_id, turn, started_at from conversations where id = ${id}`
  return row ?? null
}

export type ConsentRow = {
  conversation_id: string
  patient_id: string
  text_hash: string
  address: string
  agent: string
  given_at: string
}

/** Keeps a consent, given or declined, with the hash of the text that was shown (D-4), and a record for each of its purposes (F-21). */
export async function insertConsent(tx: Tx, consent: ConsentRecord, row: ConsentRow): Promise<void> {
  await tx`
    with signed as (insert into consents ${tx({
      ...row,
      version: consent.version,
      option: consent.option,
      signature: consent.signature,
      date_of_birth: consent.dateOfBirth === '' ? null : consent.dateOfBirth,
      scrolled_percent: consent.scrolledPercent,
    })} returning id)
    insert into consent_purposes (consent_id, purpose, given)
    select id, purpose, ${consent.option === 'yes'} from signed cross join unnest(${[...FORM_PURPOSES]}::text[]) as named (purpose)`
}

export type StoredConsent = {
  version: string
  option: 'yes' | 'no'
  signature: string
  date_of_birth: string | null
  scrolled_percent: number | null
  given_at: string
  purposes: { purpose: ConsentPurpose; given: boolean }[]
}

/** Every consent of a patient, given or declined, oldest first. */
export function findConsents(sql: Sql, patient_id: string): Promise<StoredConsent[]> {
  return sql<StoredConsent[]>`
    select version, option, signature, date_of_birth, scrolled_percent::float8 as scrolled_percent, given_at, coalesce((
      select json_agg(json_build_object('purpose', p.purpose, 'given', p.given) order by p.purpose desc)
      from consent_purposes p where p.consent_id = consents.id), '[]') as purposes
    from consents where patient_id = any(record_family(${patient_id})) order by given_at, id`
}

export type CodeRow = {
  patient_id: string | null
  salt: Buffer
  hash: Buffer
  sent_at: string
  expires_at: string
  tries: number
  spent_at: string | null
}

/** The code of a conversation, under the lock that the turn holds on the conversation. */
export async function findCode(tx: Tx, conversation_id: string): Promise<CodeRow | null> {
  const [row] = await tx<CodeRow[]>`
    select patient_id, salt, hash, sent_at, expires_at, tries, spent_at from patient_codes where conversation_id = ${conversation_id}`
  return row ?? null
}

/** A new code; the one before it is void. */
export async function replaceCode(tx: Tx, conversation_id: string, code: Omit<CodeRow, 'tries' | 'spent_at'>): Promise<void> {
  await tx`delete from patient_codes where conversation_id = ${conversation_id}`
  await tx`insert into patient_codes ${tx({ conversation_id, ...code })}`
}

/** Counts a wrong try. */
export async function countTry(tx: Tx, conversation_id: string): Promise<void> {
  await tx`update patient_codes set tries = tries + 1 where conversation_id = ${conversation_id}`
}

/** A code works once. */
export async function spendCode(tx: Tx, conversation_id: string, now: string): Promise<void> {
  await tx`update patient_codes set spent_at = ${now} where conversation_id = ${conversation_id}`
}

/** The conversation is that patient's from now on. */
export async function linkToPatient(
  tx: Tx,
  { conversation_id, patient_id }: { conversation_id: string; patient_id: string },
): Promise<void> {
  await tx`
    with linked as (update conversations set patient_id = ${patient_id} where id = ${conversation_id})
    update consents set patient_id = ${patient_id} where conversation_id = ${conversation_id}`
}

/** A patient's newest other conversation since a moment: its state, and when it began. */
export async function findEarlier(
  tx: Tx,
  { patient_id, conversation_id, since }: { patient_id: string; conversation_id: string; since: string },
): Promise<Pick<Conversation, 'state' | 'started_at'> | null> {
  const [row] = await tx<Pick<Conversation, 'state' | 'started_at'>[]>`
    select state, started_at from conversations where patient_id = ${patient_id} and id <> ${conversation_id} and last_turn_at > ${since} and turn > 0
    order by last_turn_at desc limit 1`
  return row ?? null
}

/** Another patient of the same name and birthday: two people, or one with two records. */
export async function findNamesake(
  tx: Tx,
  patient_id: string,
  { firstName, lastName, dateOfBirth }: { firstName: string; lastName: string; dateOfBirth: string },
): Promise<string | null> {
  const [row] = await tx<{ patient_id: string }[]>`
    select patient_id from patients
    where last_name = ${lastName} and lower(first_name) = lower(${firstName}) and date_of_birth = ${dateOfBirth} and patient_id <> ${patient_id}
      and merged_into is null
    order by patient_id limit 1`
  return row?.patient_id ?? null
}

/** A patient with the same names, date of birth and email address. */
export async function findMatch(
  tx: Tx,
  patient_id: string,
  { firstName, lastName, dateOfBirth, email }: { firstName: string; lastName: string; dateOfBirth: string; email: string },
): Promise<string | null> {
  const rows = await tx<{ patient_id: string; first_name: string; last_name: string }[]>`
    select patient_id, first_name, last_name from patients
    where lower(email) = lower(${email}) and date_of_birth = ${dateOfBirth} and (patient_active or abandoned_at is not null)
      and patient_id <> ${patient_id} order by patient_id`
  const names = foldText(`${firstName} ${lastName}`)
  return rows.find(({ first_name, last_name }) => foldText(`${first_name} ${last_name}`) === names)?.patient_id ?? null
}

/** Whether staff disabled the record: its patient is offered no times, and the team decides. */
export async function isDisabled(tx: Tx, patient_id: string): Promise<boolean> {
  return (await tx`select from patients where patient_id = ${patient_id} and not patient_active and abandoned_at is null`).length > 0
}

/** The version of the consent text that a patient last said yes to; `null` where the last word was no, or nobody asked. */
export async function findConsentVersion(tx: Tx, patient_id: string): Promise<string | null> {
  const [row] = await tx<{ version: string; option: string }[]>`
    select version, option from consents where patient_id = any(record_family(${patient_id})) order by given_at desc, id desc limit 1`
  return row?.option === 'yes' ? row.version : null
}

/** Keeps a piece of a sealed state and answers all that have come, in order; a new first piece begins anew. */
export async function saveChunk(tx: Tx, conversation_id: string, { index, chunk }: { index: number; chunk: string }): Promise<string[]> {
  await tx`delete from conversation_chunks where conversation_id = ${conversation_id} and index >= ${index}`
  await tx`insert into conversation_chunks (conversation_id, index, chunk) values (${conversation_id}, ${index}, ${chunk})`
  const rows = await tx<
    { chunk: string }[]
  >`select chunk from conversation_chunks where conversation_id = ${conversation_id} order by index`
  return rows.map((row) => row.chunk)
}

/** The pieces are put together. */
export async function dropChunks(tx: Tx, conversation_id: string): Promise<void> {
  await tx`delete from conversation_chunks where conversation_id = ${conversation_id}`
}
