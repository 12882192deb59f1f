import { ALARM_STEPS, type AlarmStep, type AlarmTiming } from '@clinic/contract/alarms'
import type { AuditEntry } from '@clinic/contract/audit'
import { dueSteps, nextStepAt } from '@clinic/core/alarms/due-steps'
import { type Context, change, FOUND_NOTHING } from '../../../platform/db/change.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { putEmails } from '../alarm-email-store.ts'
import { alarmNotice } from '../alarm-notice.ts'
import { isVisible } from '../is-visible.ts'
import { clearTaken, findOnCall, lockAlarm, type StoredAlarm } from '../store.ts'
import { findAddresses, findEscalating, findOnShift, findSteps, insertStep, isAway } from './escalation-store.ts'
import { readAlarmTiming } from './read-alarm-timing.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }

/** `next`: when the next step of any alarm is due. */
export type Escalated = { steps: number; next: string | null }

/**
 * Calls those who are due about alarms that no one has (F-4), and takes an alarm from who is away. Each alarm in a transaction of its own under the
 * lock of its row, with its entries, so that after a crash, and with any number of processes, each step is made once.
 */
export async function escalateAlarms({ sql, now, zone }: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<Escalated> {
  const context: Context = { ...BY_TIMETABLE, sql, now, zone }
  const timing = await readAlarmTiming(sql)
  const done: Escalated[] = []
  for (const id of await findEscalating(sql, ALARM_STEPS.length)) done.push(await escalate(context, id, timing))
  const moments = done.map(({ next }) => next).filter((next) => next !== null)
  return { steps: done.reduce((sum, { steps }) => sum + steps, 0), next: moments.toSorted()[0] ?? null }
}

function escalate(context: Context, id: number, timing: AlarmTiming): Promise<Escalated> {
  return change(context, async (tx, { now }) => {
    const alarm = await lockAlarm(tx, id)
    if (!alarm || alarm.closed_at !== null) return { result: { steps: 0, next: null }, audit: FOUND_NOTHING }
    const left = await takeFromAway(tx, alarm, { now, timing })
    if (alarm.taken_by !== null && !left) return { result: { steps: 0, next: null }, audit: FOUND_NOTHING }
    const since = left ? now : alarm.since
    const made = await findSteps(tx, id, since)
    const onShift = (await findOnShift(tx, { now, minutes: timing.active })).filter((staff) => isVisible(staff, alarm))
    const due = dueSteps({ since, made, onShift: onShift.length > 0 }, { now, timing })
    const entries: AuditEntry[] = left ? [left] : []
    for (const step of due) {
      await insertStep(tx, { alarm_id: id, since, step, now })
      const called = step === 'shift' ? onShift.length : await putStepEmails(tx, id, { step, now })
      entries.push(entryOf(alarm, `${STEP_TEXTS[step]} (${called})`))
    }
    const result = { steps: due.length, next: nextStepAt({ since, made: [...made, ...due] }, timing) }
    const [first, ...rest] = entries
    return first ? { result, audit: [first, ...rest], live: [alarmNotice(id)] } : { result, audit: FOUND_NOTHING }
  })
}

/** The entry, if the one who has the alarm was not seen for too long. */
async function takeFromAway(tx: Tx, alarm: StoredAlarm, { now, timing }: { now: string; timing: AlarmTiming }): Promise<AuditEntry | null> {
  const { taken_by, taken_name, taken_at } = alarm
  if (taken_by === null || taken_at === null) return null
  const justTaken = Date.parse(taken_at) > Date.parse(now) - timing.away * 60_000
  if (justTaken || !(await isAway(tx, taken_by, { now, minutes: timing.away }))) return null
  await clearTaken(tx, alarm.id, now)
  return {
    ...entryOf(alarm, `${taken_name} was away for ${timing.away} min`),
    action: 'Alarm Given Back',
    changes: { taken_by: { from: taken_name, to: null } },
  }
}

const STEP_TEXTS: Readonly<Record<AlarmStep, string>> = {
  shift: 'Called everyone on shift',
  managers: 'Called everyone again, and the managers',
  'on-call': 'Called the on-call list',
  administrators: 'Called the administrators',
}

type EmailedStep = Exclude<AlarmStep, 'shift'>

/** Everyone logged in is called by the live event; this is for those who may not be. Returns how many. */
async function putStepEmails(tx: Tx, alarm_id: number, { step, now }: { step: EmailedStep; now: string }): Promise<number> {
  const emails = await addressesOf(tx, step)
  await putEmails(tx, alarm_id, { emails, now })
  return emails.length
}

function addressesOf(tx: Tx, step: EmailedStep): Promise<string[]> {
  if (step === 'on-call') return findOnCall(tx)
  return findAddresses(tx, step === 'managers' ? ['pcrmanager', 'npmanager'] : ['admin'])
}

function entryOf({ id, patient_id }: StoredAlarm, description: string): AuditEntry {
  return { action: 'Alarm Escalated', description, entity: { kind: 'alarm', id: String(id) }, ...(patient_id !== null && { patient_id }) }
}
