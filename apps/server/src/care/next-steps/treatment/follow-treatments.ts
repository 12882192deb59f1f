import { daysSignedWithStep, type FollowUpKind, type FollowUpStep, isDue } from '@clinic/core/calls/follow-up-steps'
import { type Patient, prependNote } from '@clinic/core/patients/patient'
import { requestFollowUp } from '@clinic/core/patients/request-follow-up'
import { entered } from '@clinic/core/queues/enter'
import { remindOfFollowUp } from '../../../booking/reminders/remind-of-follow-up.ts'
import { dayIn, minuteIn } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/db/change.ts'
import type { Sql } from '../../../platform/db/database.ts'
import { readMedications } from '../../chart/answers/read-medications.ts'
import { changePatient } from '../../patients/change-patient.ts'
import { readPatient } from '../../patients/read-patient.ts'
import { stepsOf } from './steps-of.ts'
import { findTreatments, insertStep, type SignedTreatment } from './treatment-store.ts'

const BY_TIMETABLE = { actor: { kind: 'nobody' as const, name: 'Schedule' }, address: '' }
const MOST = 500
const WORDS: Readonly<Record<Exclude<FollowUpKind, 'questions'>, string>> = {
  call: 'a call in the first week of the treatment is due',
  tests: 'liver tests are due on this treatment',
}
/** Until the clinical lead confirms the schedule. */
const DRAFT = 'draft schedule'

type Schedule = Pick<Context, 'sql' | 'now' | 'zone'>
type DueStep = FollowUpStep & { treatment: SignedTreatment }

/**
 * Each night: takes what is due of the follow-up of signed documents (docs/decisions/0163): the assistant asks its questions, and calls and liver
 * tests put the patient in line with the reason. Each step once, at most 500 a night. Returns how many.
 */
export async function followTreatments(schedule: Schedule): Promise<number> {
  const context: Context = { ...BY_TIMETABLE, ...schedule }
  const today = dayIn(schedule.zone, schedule.now)
  let taken = 0
  for (const treatment of await findTreatments(schedule.sql, { days: daysSignedWithStep(today), today })) {
    for (const step of await dueSteps(schedule.sql, treatment, today)) {
      if (taken >= MOST) return taken
      await takeStep(context, { ...step, treatment })
      taken += 1
    }
  }
  return taken
}

async function dueSteps(sql: Sql, treatment: SignedTreatment, today: string): Promise<FollowUpStep[]> {
  const patient = await readPatient(sql, treatment.patient_id)
  if (!patient) return []
  return stepsOf(treatment, patient, { medications: await readMedications(sql, treatment.patient_id), today }).filter(
    ({ step, on }) => isDue(on, today) && !treatment.done.includes(step),
  )
}

async function takeStep(context: Context, { treatment, step, kind, on }: DueStep): Promise<void> {
  const { now, zone } = context
  const { document_id, patient_id } = treatment
  await changePatient(context, {
    patient_id,
    action: kind === 'questions' ? 'Follow-Up Requested' : 'Returned To Queue',
    description:
      kind === 'questions'
        ? 'A follow-up questionnaire is due by the draft schedule'
        : kind === 'call'
          ? 'In the PCR queue: a call in the first week of the treatment is due'
          : 'In the PCR queue: liver tests are due on this treatment',
    decide: async (patient, { tx }) => {
      if (!(await insertStep(tx, { document_id, step, kind, now }))) return { change: {} }
      return kind === 'questions'
        ? requestFollowUp(patient, true)
        : { change: inLine(patient, `${WORDS[kind]} (since ${on}, ${DRAFT})`, { now, at: minuteIn(zone, now) }) }
    },
    onChange: (tx, before, after) => remindOfFollowUp(tx, { before, after }, { now, zone }),
  })
}

/** In the PCR queue with the reason; one who waits in a queue keeps their place and what it is for. */
export function inLine(patient: Patient, because: string, { now, at }: { now: string; at: string }): Partial<Patient> {
  const waits = patient.in_pcr_queue || patient.in_np_queue
  return {
    ...entered(patient, now),
    ...(!waits && { appointment_type: 'Follow Up' }),
    system_notes: prependNote(patient.system_notes, `Follow-up: ${because} (${at})`),
  }
}
