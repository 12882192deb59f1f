import type { ChatReply } from '@clinic/contract/chat'
import type { ConsentRecord } from '@clinic/core/dialog/effects'
import type { Prediction } from '@clinic/core/dialog/prediction'
import type { DialogState } from '@clinic/core/dialog/state'
import type { AskedByPhone } from '@clinic/core/dialog/turn'
import type { Answers } from '@clinic/core/questionnaires/answers'
import type { Json, Sql, Tx } from '../platform/database.ts'

export type Conversation = {
  id: string
  patient_id: string
  state: DialogState
  turn: number
  started_at: string
  closed_at: string | null
  /** Staff have asked the patient by phone, and the conversation does not know yet. */
  asked: boolean
  fresh: boolean
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
    select c.id, c.patient_id, c.state, c.turn, c.started_at, c.closed_at,
      exists (
        select from answer_sets s where s.patient_id = c.patient_id and s.archived_at is null and not s.heard
          and (s.finished_at is null or s.finished_at > c.started_at)
      ) as asked
    from conversations c where c.id = ${id} for update of c`
  return row ? { ...row, fresh: false } : null
}

/** The conversation under lock, made when it is new: the patient's id is minted with it. */
export async function openConversation(
  tx: Tx,
  { id, now, address, agent }: { id: string; now: string; address: string; agent: string },
): Promise<Conversation> {
  const made = await tx<{ id: string }[]>`
    insert into conversations (id, patient_id, state, started_at, last_turn_at, address, agent)
    values (${id}, 'TCN-' || nextval('patient_number'), '{}', ${now}, ${now}, ${address}, ${agent}) on conflict (id) do nothing returning id`
  const conversation = await lockConversation(tx, id)
  if (!conversation) throw new Error('a conversation that was just made is gone')
  return { ...conversation, fresh: made.length > 0 }
}

/** How many conversations an address has begun since a moment. */
export async function countStarted(sql: Sql | Tx, address: string, since: string): Promise<number> {
  const [row] = await sql<
    { count: number }[]
  >`select count(*) as count from conversations where address = ${address} and started_at > ${since}`
  return row?.count ?? 0
}

export type NewTurn = Turn & { state: DialogState; closed: boolean; prediction: Prediction | null }

/** Stores the new state and the turn that led to it, with what its words were taken for. */
export async function saveTurn(tx: Tx, { state, closed, prediction, ...turn }: NewTurn): Promise<void> {
  await tx`
    with moved as (
      update conversations set state = ${tx.json(state as unknown as Json)}, turn = ${turn.turn}, last_turn_at = ${turn.at},
        closed_at = ${closed ? turn.at : null} where id = ${turn.conversation_id}
    )
    insert into conversation_turns (conversation_id, turn, at, request_hash, event, knowledge, reply, heard, said,
      predicted_intent, predicted_by, confidence, article_confidence)
    values (${turn.conversation_id}, ${turn.turn}, ${turn.at}, ${turn.request_hash}, ${tx.json(turn.event as Json)}, ${tx.json(turn.knowledge as Json)},
      ${tx.json(turn.reply as unknown as Json)}, ${turn.heard}, ${turn.said},
      ${prediction?.intent ?? null}, ${prediction?.by ?? null}, ${prediction?.confidence ?? null}, ${prediction?.article ?? null})`
}

/** One turn by its number. */
export async function findTurn(sql: Sql | Tx, conversation_id: string, turn: number): Promise<Turn | null> {
  const [row] = await sql<Turn[]>`select * from conversation_turns where conversation_id = ${conversation_id} and turn = ${turn}`
  return row ?? null
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

/** Keeps a consent, given or declined, with the hash of the text that was shown (D-4). */
export async function insertConsent(tx: Tx, consent: ConsentRecord, row: ConsentRow): Promise<void> {
  await tx`insert into consents ${tx({
    ...row,
    version: consent.version,
    option: consent.option,
    signature: consent.signature,
    date_of_birth: consent.dateOfBirth === '' ? null : consent.dateOfBirth,
    scrolled_percent: consent.scrolledPercent,
  })}`
}

export type AnswerSet = {
  patient_id: string
  conversation_id: string | null
  key: string
  version: number
  answers: unknown
  set_aside?: unknown
  now: string
}

/**
 * Keeps the answers so far: nothing is lost when somebody leaves. Where staff kept others by phone since the turn began, both stay, and the
 * next turn hears of it.
 */
export async function keepAnswers(
  tx: Tx,
  { patient_id, conversation_id, key, version, answers, set_aside = {}, now }: AnswerSet,
): Promise<void> {
  await tx`
    insert into answer_sets as s (patient_id, conversation_id, key, version, answers, set_aside, started_at, changed_at)
    values (${patient_id}, ${conversation_id}, ${key}, ${version}, ${tx.json(answers as Json)}, ${tx.json(set_aside as Json)}, ${now}, ${now})
    on conflict (patient_id, key) where finished_at is null and archived_at is null do update
      set answers = case when s.heard then excluded.answers else excluded.answers || s.answers end,
        set_aside = case when s.heard then excluded.set_aside else excluded.set_aside || s.set_aside end,
        asked_by = case when s.heard then null else s.asked_by end,
        version = excluded.version, revision = s.revision + 1, changed_at = excluded.changed_at`
}

/** Closes the open set of answers; it is kept for good. */
export async function finishAnswers(tx: Tx, set: AnswerSet): Promise<void> {
  await keepAnswers(tx, set)
  await tx`
    update answer_sets set finished_at = ${set.now}
    where patient_id = ${set.patient_id} and key = ${set.key} and finished_at is null and archived_at is null`
}

type Asked = { patient_id: string; begun: string | null; ahead: readonly string[]; since: string }

/**
 * What staff asked by phone that a conversation has not heard of, which it has from now on: of the questionnaire in hand (`begun`) also what is
 * not finished; of it and of those `ahead` what was finished `since`, the latest of each.
 */
export function takeUnheard(tx: Tx, { patient_id, begun, ahead, since }: Asked): Promise<AskedByPhone[]> {
  return tx<AskedByPhone[]>`
    with taken as (
      update answer_sets set heard = true
      where patient_id = ${patient_id} and not heard and archived_at is null
        and ((finished_at is null and key = ${begun}) or (finished_at > ${since} and key = any(${[...ahead]})))
      returning key, version, answers, finished_at
    )
    select distinct on (key) key, version, answers, finished_at is not null as finished from taken
    order by key, finished_at desc nulls last`
}

export type KeptAnswers = {
  key: string
  version: number
  answers: Answers
  set_aside: Answers
  /** Whoever of the staff kept the latest answer, by phone. */
  by: string | null
  started_at: string
  finished_at: string | null
  archived_at: string | null
}

/** Every set of answers of a patient, oldest first. */
export function findAnswerSets(sql: Sql, patient_id: string): Promise<KeptAnswers[]> {
  return sql<KeptAnswers[]>`
    select s.key, s.version, s.answers, s.set_aside, u.name as by, s.started_at, s.finished_at, s.archived_at
    from answer_sets s left join users u on u.id = s.asked_by where s.patient_id = ${patient_id} order by s.started_at, s.id`
}

export type LastFinished = { key: string; version: number; answers: Answers; finished_at: string }

/** Of each questionnaire what a patient finished last, the newest first; what was archived is left out. */
export function findLastFinished(tx: Tx, patient_id: string): Promise<LastFinished[]> {
  return tx<LastFinished[]>`
    select * from (
      select distinct on (key) key, version, answers, finished_at from answer_sets
      where patient_id = ${patient_id} and finished_at is not null and archived_at is null order by key, finished_at desc
    ) as last order by finished_at desc`
}

export type KeptConsent = {
  version: string
  option: 'yes' | 'no'
  signature: string
  date_of_birth: string | null
  scrolled_percent: number | null
  given_at: string
}

/** Every consent of a patient, given or declined, oldest first. */
export function findConsents(sql: Sql, patient_id: string): Promise<KeptConsent[]> {
  return sql<KeptConsent[]>`
    select version, option, signature, date_of_birth, scrolled_percent::float8 as scrolled_percent, given_at from consents
    where patient_id = ${patient_id} order by given_at, id`
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
export async function giveToPatient(
  tx: Tx,
  { conversation_id, patient_id }: { conversation_id: string; patient_id: string },
): Promise<void> {
  await tx`update conversations set patient_id = ${patient_id} where id = ${conversation_id}`
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
    order by patient_id limit 1`
  return row?.patient_id ?? null
}

/** The version of the consent text that a patient last said yes to; `null` where the last word was no, or nobody asked. */
export async function findConsentVersion(tx: Tx, patient_id: string): Promise<string | null> {
  const [row] = await tx<{ version: string; option: string }[]>`
    select version, option from consents where patient_id = ${patient_id} order by given_at desc, id desc limit 1`
  return row?.option === 'yes' ? row.version : null
}

/** Keeps a piece of a sealed state and answers all that have come, in order; a new first piece begins anew. */
export async function keepChunk(tx: Tx, conversation_id: string, { index, chunk }: { index: number; chunk: string }): Promise<string[]> {
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
