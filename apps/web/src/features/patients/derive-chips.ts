import type { StatusRow } from '@clinic/contract/patients'
import { urgentSentence } from '@clinic/core/patients/is-urgent'
import { ageOn } from '@clinic/core/shared/dates'
import { dayText, minuteText, momentText } from '../../lib/format/dates.ts'
import { flagText, trueFlags } from '../../lib/format/flag-text.ts'
import { PCR_HOLD_LABELS } from '../../lib/format/pcr-hold-labels.ts'
import { t, tPair } from '../../lib/messages/t.ts'

export type PatientChip = {
  key: string
  label: string
  tone: 'plain' | 'accent' | 'warn' | 'bad' | 'urgent'
  sign?: 'urgent' | 'call' | 'priority' | 'risk' | 'help' | 'hold'
  title?: string
}
type Facts = Pick<
  StatusRow,
  | 'date_of_birth'
  | 'opted_in_for_call'
  | 'need_pcr_help_flag'
  | 'pcr_help_reason'
  | 'urgent_reason'
  | 'safety_concern'
  | 'np_review_due_on'
  | 'manager_priority'
  | 'call_state'
  | 'next_call_local'
  | 'on_hold_in_queue'
  | 'pcr_hold_reason'
  | 'pcr_hold_until'
  | 'in_pcr_queue'
  | 'in_np_queue'
  | 'risks_vs_benefits_flags'
>

const YOUNG = 25

/** What staff should see of a patient at a glance, the most pressing first (C-5). `today` is an ISO day or moment of the server. */
export function deriveChips(row: Facts, today: string): PatientChip[] {
  return [
    ...urgentChips(row),
    ...concernChips(row),
    ...reviewChips(row, today),
    ...callChips(row),
    ...priorityChips(row),
    ...(row.opted_in_for_call ? [{ key: 'call', label: t('call requested'), tone: 'accent', sign: 'call' } as const] : []),
    ...(row.on_hold_in_queue ? [{ key: 'hold', label: t('on hold'), tone: 'plain', sign: 'hold' } as const] : []),
    ...pcrHoldChips(row),
    ...youngChips(row, today),
    ...riskChips(row.risks_vs_benefits_flags),
    ...(row.in_pcr_queue && row.in_np_queue ? [{ key: 'both', label: t('in both queues'), tone: 'plain' } as const] : []),
  ]
}

/** Why a patient needs a PCR, as a chip; none without an open request. */
export function helpChip(row: Pick<Facts, 'need_pcr_help_flag' | 'pcr_help_reason'>): PatientChip | null {
  if (!row.need_pcr_help_flag) return null
  return {
    key: 'help',
    label: row.pcr_help_reason ? t(row.pcr_help_reason) : t('needs help'),
    tone: 'plain',
    sign: 'help',
    title: t('Open help request'),
  }
}

/** Completed years; null where the date of birth is not known. */
export function patientAge(dateOfBirth: string | null, today: string): number | null {
  if (!dateOfBirth) return null
  const age = ageOn(dateOfBirth, today.slice(0, 10))
  return age >= 0 ? age : null
}

function urgentChips(row: Facts): PatientChip[] {
  const why = urgentSentence(row)
  return why === null ? [] : [{ key: 'urgent', label: t('Urgent'), tone: 'urgent', sign: 'urgent', title: t(why) }]
}

/** Not an alarm: no one is called, and staff ask the patient the same day (F-5). */
function concernChips({ safety_concern }: Facts): PatientChip[] {
  if (!safety_concern) return []
  const title = t('Words or an answer of the patient may mean danger. Ask about it today.')
  return [{ key: 'concern', label: t('concern'), tone: 'warn', sign: 'urgent', title }]
}

function reviewChips({ np_review_due_on }: Facts, today: string): PatientChip[] {
  if (np_review_due_on === null) return []
  const isLate = np_review_due_on < today.slice(0, 10)
  const label = `${isLate ? t('review overdue') : t('review due')} ${dayText(np_review_due_on)}`
  return [
    { key: 'review', label, tone: isLate ? 'bad' : 'warn', title: t('The patient asked a practitioner to review why intake stopped') },
  ]
}

function callChips({ call_state, next_call_local }: Facts): PatientChip[] {
  if (call_state === 'due')
    return [
      {
        key: 'calls',
        label: t('call due'),
        tone: 'bad',
        sign: 'call',
        title: t('Due {next_call_local}, by the patient’s clock', { next_call_local: minuteText(next_call_local) }),
      },
    ]
  if (call_state === 'decide')
    return [
      { key: 'calls', label: t('not reached'), tone: 'warn', sign: 'call', title: t('Several calls were not answered: a manager decides') },
    ]
  if (call_state !== 'correct') return []
  return [{ key: 'calls', label: t('wrong number'), tone: 'warn', sign: 'call', title: t('The phone number has to be corrected') }]
}

function priorityChips({ manager_priority }: Facts): PatientChip[] {
  return manager_priority ? [{ key: 'priority', label: t('priority'), tone: 'accent', sign: 'priority', title: t('Set by a manager') }] : []
}

function pcrHoldChips({ pcr_hold_reason, pcr_hold_until }: Facts): PatientChip[] {
  if (!pcr_hold_reason || !pcr_hold_until) return []
  const title = tPair(t('On hold until'), momentText(pcr_hold_until))
  return [{ key: 'pcr-hold', label: PCR_HOLD_LABELS[pcr_hold_reason], tone: 'plain', sign: 'hold', title }]
}

function youngChips(row: Facts, today: string): PatientChip[] {
  const age = patientAge(row.date_of_birth, today)
  const young = age === null ? row.risks_vs_benefits_flags.under_25 === true : age < YOUNG
  return young ? [{ key: 'young', label: t('under 25'), tone: 'plain', sign: 'risk' }] : []
}

function riskChips(flags: Facts['risks_vs_benefits_flags']): PatientChip[] {
  const risks = trueFlags(flags).filter((flag) => flag !== 'under_25')
  return risks.map((flag) => ({ key: flag, label: flagText(flag), tone: 'plain', sign: 'risk' }))
}
