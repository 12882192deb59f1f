import { z } from 'zod'

const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2200-12-31'
/** Beyond these days PostgreSQL, JavaScript and our own calendar disagree on what a year is, so that a call would fail. */
export const DAYS_TAKEN = `from ${FIRST_DAY} to ${LAST_DAY}`

/** A day that is sent to us; an answer may hold an earlier one. */
export const possibleDay = z.iso.date({ abort: true }).refine(isPossible, `is not a day ${DAYS_TAKEN}`).describe(DAYS_TAKEN)

/** The same of an instant. */
export const possibleMoment = z.iso
  .datetime({ offset: true, abort: true })
  .refine((moment) => isPossible(moment.slice(0, FIRST_DAY.length)), `is not a time ${DAYS_TAKEN}`)
  .describe(DAYS_TAKEN)

/** The same of a time by someone’s clock, `yyyy-MM-ddTHH:mm`; whether that clock shows it is for the use case to say. */
export const possibleLocal = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, { error: 'is not a date and a time', abort: true })
  .refine((local) => isPossible(local.slice(0, FIRST_DAY.length)), `is not a time ${DAYS_TAKEN}`)
  .describe(DAYS_TAKEN)

function isPossible(day: string): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY
}
