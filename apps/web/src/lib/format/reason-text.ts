import type { StatusRow } from '@clinic/contract/patients'
import { urgentSentence } from '@clinic/core/patients/is-urgent'
import { reasonSentence } from '@clinic/core/queues/reason-sentence'
import { tServer } from '../messages/sentence.ts'
import { t } from '../messages/t.ts'
import { clockText, dayText } from './dates.ts'

/** Why a patient needs a person, and for how long they have waited; null without an open request. */
export function reasonText(row: Parameters<typeof reasonSentence>[0], waited: string | null): string | null {
  const sentence = urgentSentence(row) ?? reasonSentence(row, null)
  if (sentence === null || !row.need_pcr_help_flag) return null
  const why = tServer(sentence).replace(/\.$/, '')
  return waited === null ? why : t('{why}, waiting {waited}', { why, waited })
}

type Calls = Pick<StatusRow, 'call_state' | 'next_call_local' | 'call_attempts'>

/** Where the calls to a patient have got to, as a sentence; null without any. `next_call_local` is by the patient’s clock. */
export function callSentence({ call_state, next_call_local }: Pick<Calls, 'call_state' | 'next_call_local'>): string | null {
  switch (call_state) {
    case 'due':
      return t('Call was due {minute} (patient’s time)', { minute: shortMinute(next_call_local) })
    case 'planned':
      return t('Call planned {minute} (patient’s time)', { minute: shortMinute(next_call_local) })
    case 'correct':
      return t('Wrong number: correct it')
    case 'decide':
      return t('Not reached: a manager decides')
    case '':
      return null
  }
}

/** `2 calls`: how many in a row were not answered; null without any. */
export function callsText({ call_attempts }: Pick<Calls, 'call_attempts'>): string | null {
  return call_attempts === 0 ? null : t('{calls, plural, one {# call} other {# calls}}', { calls: call_attempts })
}

/** `2026-03-02 14:30` as `2 Mar 14:30`. */
function shortMinute(minute: string): string {
  const [day = '', clock] = minute.split(' ')
  return clock === undefined ? minute : `${dayText(day).replace(/ \d{4}$/, '')} ${clockText(clock)}`
}
