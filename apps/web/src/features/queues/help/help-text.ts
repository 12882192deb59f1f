import type { StatusRow } from '@clinic/contract/patients'
import { CALL_DAYS } from '@clinic/contract/patients/calls'
import type { HelpNext } from '@clinic/contract/queues'
import type { LostReason } from '@clinic/contract/queues/today'
import { urgentSentence } from '@clinic/core/patients/is-urgent'
import { addDays } from '@clinic/core/shared/dates'
import { identityText, personText } from '../../../lib/format/person-text.ts'
import { t } from '../../../lib/messages/t.ts'

export type HelpQuestion = { title: string; text: string; confirm: string; tone: 'accent' | 'bad' }

const ALARM_STAYS = t('Their alarm stays open: only “Close with an outcome” ends it.')

/** Whom it is about, and what to know before the request is completed. `alarmed`: an open alarm is about the patient, which stays (F-4). */
export function helpQuestion(row: StatusRow, alarmed: boolean): HelpQuestion {
  const sentence = urgentSentence(row)
  const why = sentence && t(sentence)
  const person = personText(row)
  const named = why && t('{why} The audit log names you as the person who completed the request.', { why })
  return {
    title: why ? t('Complete the urgent request of {person}?', { person }) : t('Complete the help request of {person}?', { person }),
    text: [identityText(row), named, alarmed && ALARM_STAYS].filter(Boolean).join(' '),
    confirm: why ? t('Complete urgent request') : t('Complete help request'),
    tone: why ? 'bad' : 'accent',
  }
}

/** `staysFor`: why the patient stays in line with “Nothing”; null where something else would happen next. */
export const nextChoices = (staysFor: LostReason | null): readonly { next: HelpNext['next']; label: string; description: string }[] => [
  { next: 'in-line', label: t('Back in line'), description: t('They wait in the PCR queue, unassigned.') },
  { next: 'call-back', label: t('Call back'), description: t('They leave the queue and return to it at the time of the call.') },
  { next: 'nothing', label: t('Nothing'), description: nothingText(staysFor) },
]

function nothingText(staysFor: LostReason | null): string {
  if (staysFor === null) return t('They leave the queue, unless nothing else is planned for them.')
  return staysFor === 'visit-missed'
    ? t('Their last visit did not take place, so they stay in the PCR queue.')
    : t('Nothing else is planned for them, so they stay in the PCR queue.')
}

/** Why no call can be at a time; null where one can. Both by the patient’s clock, which the server goes by too. */
export function callBackError(at_local: string, clock: string | undefined): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(at_local)) return t('Enter a date and a time.')
  if (clock === undefined) return null
  const now = clock.replace(' ', 'T')
  if (at_local <= now) return t('Choose a time in the future.')
  const last = `${addDays(now.slice(0, 10), CALL_DAYS)}${now.slice(10)}`
  return at_local > last ? t('Choose a time in the next {CALL_DAYS} days.', { CALL_DAYS }) : null
}
