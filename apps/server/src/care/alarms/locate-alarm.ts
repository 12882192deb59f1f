import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Tx } from '../../platform/db/database.ts'
import { alarmNotice } from './alarm-notice.ts'
import type { Raised } from './raise-alarm.ts'
import { lockLatest, saveWhereabouts } from './store.ts'

type Whereabouts = { place?: string; province?: ProvinceCode | null; callback_number: string | null }

/**
 * Keeps where the person in danger says they are, and how to call them, with the newest alarm of the conversation, even where staff have closed it
 * while the card is still shown. The audit entry says what was given, and not the words.
 */
export async function locateAlarm(tx: Tx, whose: { conversation_id: string; patient_id: string }, said: Whereabouts): Promise<Raised> {
  const given = [...(said.place === undefined ? [] : ['where they are']), ...(said.callback_number === null ? [] : ['a number to call'])]
  const alarm = given.length > 0 ? await lockLatest(tx, whose.conversation_id) : null
  if (!alarm) return { entries: [], live: [] }
  await saveWhereabouts(tx, alarm.id, said)
  const entry = { action: 'Alarm Located' as const, description: `Gave ${given.join(' and ')}`, patient_id: whose.patient_id }
  return { entries: [{ ...entry, entity: { kind: 'alarm', id: String(alarm.id) } }], live: [alarmNotice(alarm.id)] }
}
