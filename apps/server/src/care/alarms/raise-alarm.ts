import type { AuditEntry } from '@clinic/contract/audit'
import type { AlarmKind, AlarmSource } from '@clinic/contract/vocabulary'
import { graverKind } from '@clinic/core/alarms/alarm-kind-of'
import type { Tx } from '../../platform/db/database.ts'
import type { Notice } from '../../platform/events.ts'
import { alarmNotice } from './alarm-notice.ts'
import { insertAlarm, insertLine, lockCurrent } from './store.ts'

/**
 * `conversation_id` null: by phone. `again`: still the same crisis, so that its open alarm gets a line. `words`: what the person said,
 * `told`: what they were answered.
 */
export type Danger = {
  conversation_id: string | null
  patient_id: string
  kind: AlarmKind
  source: AlarmSource
  again: boolean
  words: string | null
  told: string | null
  callback_number: string | null
  now: string
}
export type Raised = { entries: AuditEntry[]; live: Notice[] }

/**
 * Raises an alarm in the transaction of the turn or answer that told of the danger (F-4), or adds to the one that is open. The caller holds
 * the lock of the conversation or of the patient, so that two at once raise one.
 */
export async function raiseAlarm(tx: Tx, danger: Danger): Promise<Raised> {
  const { conversation_id, patient_id, kind, source, now, words, told, callback_number } = danger
  const open = danger.again ? await lockCurrent(tx, danger) : null
  if (open) {
    const line = { alarm_id: open.id, kind: 'danger' as const, now, words, told }
    await insertLine(tx, line, { kind: graverKind(open.kind, kind), patient_id, callback_number })
    return { entries: [], live: [alarmNotice(open.id)] }
  }
  const id = await insertAlarm(tx, { conversation_id, patient_id, kind, level: 'acute', source, now, words, told, callback_number })
  const entry = {
    action: 'Alarm Raised' as const,
    description: `${kind}, found by ${source}`,
    entity: { kind: 'alarm' as const, id: String(id) },
  }
  return { entries: [{ ...entry, patient_id }], live: [alarmNotice(id)] }
}
