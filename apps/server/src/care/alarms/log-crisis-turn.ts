import type { ProvinceCode } from '@clinic/contract/provinces'
import type { AlarmKind, AlarmSource } from '@clinic/contract/vocabulary'
import type { Tx } from '../../platform/db/database.ts'
import { alarmNotice } from './alarm-notice.ts'
import { locateAlarm } from './locate-alarm.ts'
import { type Raised, raiseAlarm } from './raise-alarm.ts'
import { insertLine, lockCurrent } from './store.ts'

/** `kinds`: of the dangers in this turn. `before`, `after`: whether the crisis card was shown before the turn, and is after it. */
export type CrisisTurn = {
  conversation_id: string
  patient_id: string
  kinds: readonly AlarmKind[]
  source: AlarmSource
  before: boolean
  after: boolean
  words: string | null
  told: string
  callback_number: string | null
  place: { place: string; province: ProvinceCode | null } | null
  now: string
}

/**
 * What a chat turn means for the alarms of its conversation. A danger raises an alarm, or is added to the one of the same crisis. Other
 * messages while the card is shown are added too, and so is the answer that releases the card. Where the person is and how they can be called
 * stay with the alarm. Nothing here closes an alarm (F-5).
 */
export async function logCrisisTurn(tx: Tx, turn: CrisisTurn): Promise<Raised> {
  const raised = await logDangers(tx, turn)
  const located = await locateAlarm(tx, turn, { ...turn.place, callback_number: turn.callback_number })
  return { entries: [...raised.entries, ...located.entries], live: raised.live.length > 0 ? raised.live : located.live }
}

async function logDangers(tx: Tx, turn: CrisisTurn): Promise<Raised> {
  const { conversation_id, patient_id, kinds, before, after, words, told, callback_number, now } = turn
  const raised: Raised = { entries: [], live: [] }
  for (const [place, kind] of kinds.entries()) {
    const again = before || place > 0
    const danger = { conversation_id, patient_id, kind, source: turn.source, again, words, told, callback_number, now }
    const { entries, live } = await raiseAlarm(tx, danger)
    raised.entries.push(...entries)
    raised.live.push(...live)
  }
  if (kinds.length > 0 || !before || words === null) return raised
  const open = await lockCurrent(tx, turn)
  if (!open) return raised
  const line = { alarm_id: open.id, kind: after ? ('words' as const) : ('released' as const), now, words, told }
  await insertLine(tx, line, { kind: open.kind, patient_id, callback_number })
  return { entries: [], live: [alarmNotice(open.id)] }
}
