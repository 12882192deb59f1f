import { type EmailKind, planEmails } from '@clinic/core/booking/plan-emails'
import { clockUntil } from '../../src/booking/emails/plan-appointment-emails.ts'
import { minuteIn } from '../../src/platform/clock.ts'
import { aboutPatient, assistantEntry, type Entry, type Timeline, timetableEntry } from '../scenarios/timelines.ts'
import type { Appointment, AppointmentMail } from './appointment-rows.ts'
import type { Calendar } from './calendar.ts'

type Facts = { life: Timeline; practitioner: string; calendar: Calendar }

const SUBJECTS: Readonly<Partial<Record<EmailKind, string>>> = {
  confirmed: 'your appointment is booked',
  reminder_48h: 'your appointment is coming up',
  reminder_2h: 'your appointment is today',
}

/** The emails about an appointment as the product plans them: due ones were sent and audited. */
export function mailsOf(
  { id, booked_at, starts_at, patient_zone }: Appointment,
  { life, practitioner, calendar: { now, zone } }: Facts,
): { mails: AppointmentMail[]; entries: Entry[] } {
  const planned = planEmails({
    event: 'booked',
    told: false,
    now: booked_at,
    starts_at,
    clock: clockUntil(patient_zone, booked_at, starts_at),
  })
  const about = aboutPatient(life)
  const description = `Booked for ${minuteIn(zone, starts_at)} with ${practitioner}`
  return {
    mails: planned.map(({ kind, due_at }) => {
      const sent_at = due_at <= now ? due_at : null
      return { appointment_id: id, kind, due_at, tries: sent_at ? 1 : 0, claimed_at: sent_at, sent_at }
    }),
    entries: [
      { ...assistantEntry(life.profile.address, booked_at), ...about, action: 'Appointment Booked', description },
      ...planned
        .filter(({ due_at }) => due_at <= now)
        .map(({ kind, due_at }) => ({
          ...timetableEntry(due_at),
          ...about,
          action: kind === 'confirmed' ? ('Appointment Mail Sent' as const) : ('Appointment Reminder Sent' as const),
          description: `Mailed: ${SUBJECTS[kind]}`,
        })),
    ],
  }
}
