import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { Sent } from '@clinic/testing/chat-patient'
import { nobodyContext, TEST_NOW } from '../../../test/build.ts'
import { loadKnowledge } from '../../assistant/chat/load-knowledge.ts'
import { type ChatContext, takeTurn } from '../../assistant/chat/take-turn.ts'
import { change } from '../../platform/db/change.ts'
import type { Sql } from '../../platform/db/database.ts'
import { type Danger, raiseAlarm } from './raise-alarm.ts'

/** Raises an alarm as an answer by phone does, and returns its id. */
export async function buildAlarm(sql: Sql, patient_id: string, more: Partial<Danger> = {}): Promise<number> {
  const danger: Danger = {
    ...{ conversation_id: null, patient_id, kind: 'suicide', source: 'rule', again: false },
    ...{ words: 'I want to die', told: 'Call 9-1-1 or 9-8-8.', callback_number: null, now: TEST_NOW },
    ...more,
  }
  return change({ ...nobodyContext({ sql }), actor: { kind: 'assistant' } }, async (tx) => {
    const { entries, live } = await raiseAlarm(tx, danger)
    const [entry] = entries
    if (!entry) throw new Error('no alarm was raised')
    return { result: Number(entry.entity.id), audit: entry, live }
  })
}

/** A patient’s side of the chat, without models: what the rules find. `choose`: a language model, which is asked once crises are learned. */
export async function openChat(db: { sql: Sql }, at = TEST_NOW, { choose }: Pick<ChatContext, 'choose'> = {}) {
  const loaded = await loadKnowledge(nobodyContext(db, at), { BRAND_NAME: 'TCN AI', SERVED_PROVINCES: PROVINCE_CODES })
  const knowledge = choose ? { ...loaded, suspect: () => null } : loaded
  const mailer = { send: async () => undefined, close: () => {} }
  return (conversation_id: string, key: string, sent: Sent, now: string = TEST_NOW) =>
    takeTurn(
      {
        ...nobodyContext(db, now),
        actor: { kind: 'assistant' as const },
        ...{ knowledge, secret: 'a secret for tests', agent: 'a browser', mailer, choose },
      },
      { action: 'query', conversation_id, key, ...sent },
    )
}

export type StoredAlarm = {
  id: number
  kind: string
  source: string
  episode: number | null
  patient_id: string | null
  words: string | null
  told: string | null
  released_at: string | null
  closed_at: string | null
  outcome: string | null
  next_step: string | null
}
/** Alarms of a patient or a conversation as they are stored, oldest first. */
export function storedAlarms(sql: Sql, whose: string): Promise<StoredAlarm[]> {
  return sql<StoredAlarm[]>`
    select id::integer, kind, source, episode, patient_id, words, told, released_at, closed_at, outcome, next_step from crisis_alarms
    where patient_id = ${whose} or conversation_id = ${whose} order by id`
}
