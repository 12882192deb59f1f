import { isDeepStrictEqual } from 'node:util'
import type { RequestResult } from '@clinic/core/chat/state/requests'
import { type ChatState, newConversation, upToDate } from '@clinic/core/chat/state/state'
import type { ChatEvent } from '@clinic/core/chat/state/turn'
import { continueStep, step } from '@clinic/core/chat/step'
import { readConfig } from '../../platform/config.ts'
import { encryptColumns } from '../../platform/crypto/encrypted-columns.ts'
import { openKeyRing } from '../../platform/crypto/key-ring.ts'
import { openDatabase, type Sql } from '../../platform/db/database.ts'
import { missingDatabase, reachDatabase } from '../../platform/embedded/reach-database.ts'
import { type KnowledgeNote, recallKnowledge } from './load-knowledge.ts'
import { findState, findTurns } from './store.ts'

/** Replays a conversation from its stored events: the state it gives, and the state that is stored; the two are equal. */
export async function replay(sql: Sql, conversation_id: string): Promise<{ stored: ChatState; replayed: ChatState } | null> {
  const conversation = await findState(sql, conversation_id)
  if (!conversation) return null
  let state = newConversation(conversation.patient_id)
  for (const turn of await findTurns(sql, conversation_id)) {
    // Said to a person: the dialog waited.
    if (turn.reply.ACTION === 'ATTENDED') continue
    const {
      context,
      told = [],
      ...event
    } = turn.event as Omit<ChatEvent, 'told'> & { context: ChatEvent['context'] | null; told?: RequestResult[] }
    const knowledge = await recallKnowledge(sql, turn.knowledge as KnowledgeNote)
    let done = step(state, { ...event, context: context ?? undefined }, knowledge)
    for (const one of told) done = continueStep(done, one, { knowledge, now: event.now, today: event.today })
    state = done.state
  }
  return { stored: upToDate(conversation.state), replayed: state }
}

const [EQUAL, DIFFERENT, NOT_DONE] = [0, 1, 2]

/**
 * `npm run replay -- CONVERSATION`: whether the stored turns give the stored state. It names the parts that differ and never their
 * contents, which are a patient's. Returns the exit code.
 */
export async function runReplay(id: string, environment: Record<string, string | undefined>, say: (line: string) => void): Promise<number> {
  if (id === '') throw new Error('Name the conversation: npm run replay -- CONVERSATION')
  const config = readConfig(environment)
  const missing = missingDatabase(config)
  if (missing !== null) throw new Error(missing)
  const { address, stop } = await reachDatabase(config, say)
  const { sql, close } = openDatabase(address, { connections: 1, name: 'replay' })
  try {
    await encryptColumns(sql, openKeyRing(config))
    const found = await replay(sql, id)
    if (!found) throw new Error(`There is no conversation ${id}.`)
    const names = Object.keys({ ...found.replayed, ...found.stored }) as (keyof ChatState)[]
    const different = names.filter((name) => !isDeepStrictEqual(found.stored[name], found.replayed[name]))
    say(
      different.length === 0
        ? 'The turns give the stored state.'
        : `The turns give another state than the stored one: ${different.join(', ')}.`,
    )
    return different.length === 0 ? EQUAL : DIFFERENT
  } finally {
    await close()
    await stop()
  }
}

if (process.argv[1] === import.meta.filename) {
  const say = (line: string) => void process.stdout.write(`${line}\n`)
  try {
    process.exitCode = await runReplay(process.argv[2] ?? '', process.env, say)
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    process.exitCode = NOT_DONE
  }
}
