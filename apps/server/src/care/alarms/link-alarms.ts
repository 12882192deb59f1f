import type { Tx } from '../../platform/db/database.ts'
import type { Notice } from '../../platform/events.ts'
import { alarmNotice } from './alarm-notice.ts'
import { linkToPatient } from './store.ts'

/** Gives the alarms of a conversation the patient it turned out to be with. */
export async function linkAlarms(tx: Tx, whose: { conversation_id: string; patient_id: string }): Promise<Notice[]> {
  return (await linkToPatient(tx, whose)).map(alarmNotice)
}
