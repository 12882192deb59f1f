import type { Stage } from '@clinic/core/chat/state/state'
import { asyncIntake } from '../../../content/starters.ts'
import { TEST_NOW } from '../../../test/build.ts'
import { later } from '../../platform/clock.ts'
import type { Sql } from '../../platform/db/database.ts'
import { summarizeState, summarizeTurn } from '../chat/summarize-turn.ts'

/** What came of one message: `question` is what then waits for an answer; `after`: seconds since the turn before. */
export type SampleTurn = {
  heard?: string | null
  context?: object
  query?: string
  after?: number
  said?: string
  ACTION?: string
  intent?: string | null
  confidence?: number
  told?: readonly string[]
  question?: string
  again?: boolean
  source?: string
}
export type SampleConversation = {
  id: string
  patient_id?: string
  minutesAgo?: number
  stage?: string
  closed?: boolean
  turns: readonly SampleTurn[]
}

/** Writes a conversation as the chat does: its row, then one turn after the other, or all of them at once. */
export async function createConversation(sql: Sql, talk: SampleConversation, { atOnce = false } = {}): Promise<void> {
  const { id, patient_id = 'TCN-0', minutesAgo = 60, stage = 'greeting', closed = false, turns } = talk
  const begun = later(TEST_NOW, -minutesAgo * 60)
  let at = begun
  await sql`insert into conversations (id, patient_id, state, started_at, last_turn_at) values (${id}, ${patient_id}, ${sql.types.sealed({})}, ${begun}, ${begun})`
  const rows = turns.map((turn, index) => {
    at = later(at, turn.after ?? 0)
    return rowOf(id, { turn, number: index + 1, at })
  })
  const insert = (some: typeof rows) => sql`insert into conversation_turns ${sql(some as never)}`
  if (atOnce) await insert(rows)
  else for (const row of rows) await insert([row])
  const state = { stage: stage as Stage, visit: 'async' as const, questionnaire: { ...asyncIntake, key: 'async' } }
  const outlined = summarizeState(state)
  await sql`
    update conversations set state = ${sql.types.sealed(state)}, ${sql(outlined)}, turn = ${turns.length}, last_turn_at = ${at}, closed_at = ${closed ? at : null} where id = ${id}`
}

function rowOf(conversation_id: string, { turn, number, at }: { turn: SampleTurn; number: number; at: string }) {
  const {
    heard = null,
    context = null,
    question,
    again = false,
    source,
    told = [],
    intent = null,
    confidence,
    said = 'Words',
    ACTION,
  } = turn
  const DATA = { ...(question && { question: { tag: question } }), ...(again && { current: 'Yes' }), ...(source && { source }) }
  const event = { query: turn.query ?? heard ?? 'ok', context }
  const reply = {
    ACTION: ACTION ?? (question ? 'OPENQUESTIONTEXT' : 'GREETING'),
    DATA,
    AUDITLOG: told,
    PREDICTED_INTENT: intent,
    CURRENT_QUESTIONNAIRE_NAME: asyncIntake.name,
  }
  const judged = confidence !== undefined
  return {
    ...{ conversation_id, turn: number, at, request_hash: Buffer.of(), event, reply, heard, said },
    knowledge: { questionnaires: { async: asyncIntake.version } },
    outline: summarizeTurn({ event, reply, heard }),
    predicted_intent: judged ? intent : null,
    predicted_by: judged ? 'classifier' : null,
    confidence: confidence ?? null,
  }
}

/** The first questions of the intake. */
export const QUESTIONS = Object.entries(asyncIntake.questions)
  .sort(([, one], [, other]) => one.question_number - other.question_number)
  .map(([tag]) => tag) as [string, string, string, ...string[]]
