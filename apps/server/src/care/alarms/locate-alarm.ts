import type { ProvinceCode } from '@clinic/contract/provinces'
import type { Tx } from '../../platform/db/database.ts'
import { alarmNotice } from './alarm-notice.ts'
import type { Raised } from './raise-alarm.ts'
import { lockCurrent, saveWhereabouts } from './store.ts'

type Whereabouts = { place?: string; province?: ProvinceCode | null; callback_number?: string }

/** Keeps where the person in danger says they are, or how to call them, with the open alarm of the conversation. */
export async function locateAlarm(tx: Tx, whose: { conversation_id: string; patient_id: string }, said: Whereabouts): Promise<Raised> {
  const open = await lockCurrent(tx, whose)
  if (!open) return { entries: [], live: [] }
  await saveWhereabouts(tx, open.id, said)
  return { entries: [], live: [alarmNotice(open.id)] }
}
