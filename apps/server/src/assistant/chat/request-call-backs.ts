import { noAnswerCall } from '@clinic/core/chat/stages/concern'
import { minuteIn } from '../../platform/clock.ts'
import { type Context, change, FOUND_NOTHING } from '../../platform/db/change.ts'
import { applyQueue } from './apply-queue.ts'
import { describeConversationEffect } from './describe-effect.ts'
import { lockUnanswered, noteCallBack } from './store.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
/** Conversations of one run; the rest follow a minute later. */
const MOST = 500

/**
 * Asks staff to call back everyone whose question about safety was not answered in time (F-5), and says how many. Each in a transaction of its own,
 * so that processes share the work and none is asked for twice.
 */
export async function requestCallBacks({ sql, now, zone }: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<number> {
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  let asked = 0
  for (let taken = 0; taken < MOST; taken += 1) {
    const outcome = await requestOne(context)
    if (outcome === 'none') break
    if (outcome === 'asked') asked += 1
  }
  return asked
}

function requestOne(context: Context): Promise<'asked' | 'answered' | 'none'> {
  return change(context, async (tx, { now, zone }) => {
    const found = await lockUnanswered(tx, now)
    if (!found) return { result: 'none' as const, audit: FOUND_NOTHING }
    const { id: conversation_id, patient_id, state } = found
    // A process of the version before takes an answer without stopping the timer.
    if (!state.concern) {
      await noteCallBack(tx, conversation_id, null)
      return { result: 'answered' as const, audit: FOUND_NOTHING }
    }
    await noteCallBack(tx, conversation_id, now)
    const called = await applyQueue(tx, noAnswerCall(state), { patient_id, conversation_id, now, at: minuteIn(zone, now) })
    const noticed = describeConversationEffect(
      { conversation_id, patient_id },
      { action: 'Crisis Words Noticed', description: 'no answer in time' },
    )
    const entries = called.entries.map((entry) => ({ ...entry, description: 'The question about safety was not answered' }))
    const [first, ...rest] = [...noticed.entries, ...entries]
    if (!first) throw new Error('a call-back has no audit entry')
    return { result: 'asked' as const, audit: [first, ...rest], live: called.live }
  })
}
