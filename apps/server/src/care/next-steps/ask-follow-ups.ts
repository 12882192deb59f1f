import { requestFollowUp } from '@clinic/core/patients/request-follow-up'
import { addDays } from '@clinic/core/shared/dates'
import { remindOfFollowUp } from '../../booking/reminders/remind-of-follow-up.ts'
import { dayIn } from '../../platform/clock.ts'
import type { Context } from '../../platform/db/change.ts'
import type { Sql } from '../../platform/db/database.ts'
import { changePatient } from '../patients/change-patient.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
/** The questions come before the day, so that the practitioner has the answers by then. */
const DAYS_AHEAD = 7
/** After downtime; an older one is in the PCR queue. */
const MOST_DAYS_LATE = 30
const MOST = 500

/**
 * Each night: has the assistant ask the follow-up questions of patients whom a practitioner wanted to see again, a week before that day and once
 * for each decision; emails lead them to the chat. Returns how many.
 */
export async function askFollowUps(schedule: Pick<Context, 'sql' | 'now' | 'zone'>): Promise<number> {
  const context: Context = { ...BY_TIMETABLE, ...schedule }
  const due = await findDueFollowUps(schedule.sql, dayIn(schedule.zone, schedule.now))
  for (const { patient_id, decided_at } of due) await askOne(context, patient_id, decided_at)
  return due.length
}

function askOne(context: Context, patient_id: string, decided_at: string) {
  const { now, zone } = context
  return changePatient(context, {
    patient_id,
    action: 'Follow-Up Requested',
    description: 'A follow-up questionnaire is due: the practitioner wants to see the patient again',
    // Staff may have asked before: then nothing of the patient changes.
    decide: async (patient, { tx }) => {
      await tx`insert into visit_follow_ups (patient_id, decided_at, asked_at) values (${patient_id}, ${decided_at}, ${now}) on conflict do nothing`
      return requestFollowUp(patient, true)
    },
    onChange: (tx, before, after) => remindOfFollowUp(tx, { before, after }, { now, zone }),
  })
}

function findDueFollowUps(sql: Sql, today: string): Promise<{ patient_id: string; decided_at: string }[]> {
  return sql<{ patient_id: string; decided_at: string }[]>`
    select d.patient_id, d.decided_at from visit_decisions d
    join patients p on p.patient_id = d.patient_id and p.completed_appointment_at = d.decided_at
    where d.kind = 'see-again' and d.undone_at is null and d.next_on between ${addDays(today, -MOST_DAYS_LATE)} and ${addDays(today, DAYS_AHEAD)}
      and p.patient_active and p.eligible and p.merged_into is null
      and not exists (select from visit_follow_ups f where f.patient_id = any(record_family(d.patient_id)) and f.decided_at = d.decided_at)
    order by d.next_on, d.patient_id limit ${MOST}`
}
