import { ageOn } from '@clinic/core/shared/dates'
import { parseTypedDate } from '@clinic/core/shared/typed-date'
import { today } from '../../question-cards/controls/long-date.ts'

/** REQ-199: the age below which the form warns; the server knows each province's own minimum (D-5). */
const WARNING_AGE = 19

/** Whether a date of birth, as typed, is that of someone under 19. Half a date, or one in the future, says nothing. */
export function isUnderNineteen(typed: string, on: string = today()): boolean {
  const read = parseTypedDate(typed)
  return 'date' in read && read.date <= on && ageOn(read.date, on) < WARNING_AGE
}
