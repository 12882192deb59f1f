import type { VisitKind } from '@clinic/contract/booking'
import type { CancelReason, FreeTime, Visit, VisitState, VisitWay } from '@clinic/contract/booking/visits'
import { clockText } from '../../../lib/format/dates.ts'
import { longDay } from '../../../lib/format/long-day.ts'
import { t } from '../../../lib/messages/t.ts'

export const KIND_NAMES: Readonly<Record<VisitKind, string>> = { new: t('First visit'), renewal: t('Renewal'), follow_up: t('Follow-up') }
export const WAY_NAMES: Readonly<Record<VisitWay, string>> = { phone: t('Phone'), video: t('Video') }
export const REASON_NAMES: Readonly<Record<CancelReason, string>> = {
  patient: t('The patient asked'),
  practitioner: t('The practitioner is away'),
  clinic: t('The clinic needs to change it'),
  'not-needed': t('No longer needed'),
  other: t('Another reason'),
}
export const STATE_NAMES: Readonly<Record<VisitState, string>> = {
  booked: t('Booked'),
  cancelled: t('Cancelled'),
  completed: t('Completed'),
  'no-show': t('No-show'),
  over: t('Time has passed'),
}
export const STATE_TONES = { booked: 'good', cancelled: 'plain', completed: 'accent', 'no-show': 'warn', over: 'plain' } as const

/** `09:15` or `9 h 15`, from `2026-03-02 09:15`. */
export function clockOf(at: string): string {
  return clockText(at.slice(-5))
}

/** A time in clinic time, with the patient’s where it differs: `Monday, 2 Mar 2026, 09:15 (12:15 for the patient)`. */
export function timeText({ at, localAt, sameClock }: Pick<FreeTime, 'at' | 'localAt' | 'sameClock'>): string {
  const clinic = `${longDay(at.slice(0, 10))}, ${clockOf(at)}`
  if (sameClock) return clinic
  const otherDay = at.slice(0, 10) === localAt.slice(0, 10) ? '' : `${longDay(localAt.slice(0, 10))}, `
  return t('{clinic} ({otherDay}{localAt} for the patient)', { clinic, otherDay, localAt: clockOf(localAt) })
}

/** `Renewal by phone with Dana Whitfield`. */
export function visitText({ visit, way, practitioner }: Pick<Visit, 'visit' | 'way' | 'practitioner'>): string {
  return t('{visit}{way, select, phone { by phone} video { by video} other {}} with {practitioner}', {
    visit: KIND_NAMES[visit],
    way,
    practitioner,
  })
}

/** Free times by the clinic’s day, in order. */
export function daysOf(times: readonly FreeTime[]): { day: string; times: FreeTime[] }[] {
  const days = new Map<string, FreeTime[]>()
  for (const time of times) {
    const day = time.at.slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), time])
  }
  return [...days].map(([day, times]) => ({ day, times }))
}

/** What a patient is called in sentences. */
export function calledOf(name: string, patientId: string): string {
  return name === '' ? patientId : name
}
