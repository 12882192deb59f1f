import { REMINDER_DAYS, type ReminderKind } from '@clinic/core/booking/plan-reminders'
import { daysBetween } from '@clinic/core/shared/dates'
import { dayIn } from '../../src/platform/clock.ts'
import { aboutPatient, type Entry, type Timeline, timetableEntry } from '../scenarios/timelines.ts'
import type { Calendar } from './calendar.ts'

export type Reminder = {
  patient_id: string
  kind: ReminderKind
  due_on: string
  days: number
  mail_at: string
  tries: number
  claimed_at: string
  sent_at: string
}

/** Noon in clinic time is daytime everywhere in Canada. */
const NOON = 12 * 60

/** Reminders sent before today to patients who consented in the chat; the server sends today’s. */
export function sendEarlier(calendar: Calendar, lives: readonly Timeline[]): { reminders: Reminder[]; entries: Entry[] } {
  const sent = lives.flatMap((life) => subjectsOf(calendar, life).flatMap((about) => sentAbout(calendar, life, about)))
  return { reminders: sent.map(({ reminder }) => reminder), entries: sent.map(({ entry }) => entry) }
}

type Subject = { kind: ReminderKind; due_on: string }

function subjectsOf({ zone }: Calendar, { patient }: Timeline): Subject[] {
  if (!patient.patient_active || !patient.eligible) return []
  const { questionnaire_in_progress, questionnaire_started_at, upcoming_renewal_date } = patient
  if (questionnaire_in_progress)
    return questionnaire_started_at ? [{ kind: 'unfinished', due_on: dayIn(zone, questionnaire_started_at) }] : []
  return upcoming_renewal_date ? [{ kind: 'renewal', due_on: upcoming_renewal_date }] : []
}

function sentAbout(calendar: Calendar, life: Timeline, { kind, due_on }: Subject): { reminder: Reminder; entry: Entry }[] {
  const since = daysBetween(due_on, calendar.today)
  return REMINDER_DAYS[kind].flatMap((days) => {
    const at = calendar.moment(since - days, NOON)
    if (days >= since || at <= life.created_at) return []
    const { patient_id } = life.patient
    const distance = days === 0 ? 'on the day' : `${Math.abs(days)} day${Math.abs(days) === 1 ? '' : 's'} ${days < 0 ? 'before' : 'after'}`
    const description = `Mailed a reminder: ${kind === 'renewal' ? 'renewal date' : 'questionnaire begun on'} ${due_on}, ${distance}`
    return [
      {
        reminder: { patient_id, kind, due_on, days, mail_at: at, tries: 1, claimed_at: at, sent_at: at },
        entry: { ...timetableEntry(at), ...aboutPatient(life), action: 'Reminder Sent', description },
      },
    ]
  })
}
