import type { StatusRow } from '@clinic/contract/patients'
import { listText } from '../../../lib/format/lists.ts'
import { numberText } from '../../../lib/format/numbers.ts'
import { tServer } from '../../../lib/messages/sentence.ts'
import { t, tIn } from '../../../lib/messages/t.ts'

const DAY = 86_400_000

/** Whole days since a moment; null without one. `now`: the server's clock. */
export function daysSince(moment: string | null, now: string): number | null {
  return moment === null ? null : Math.max(0, Math.floor((Date.parse(now) - Date.parse(moment)) / DAY))
}

/** `today`, `1 day ago`, `12 days ago`. */
export function daysAgoText(days: number): string {
  if (days === 0) return t('today')
  return days === 1 ? t('1 day ago') : t('{days} days ago', { days })
}

type Questionnaires = Pick<
  StatusRow,
  | 'questionnaire_in_progress'
  | 'current_questionnaire_name'
  | 'async_questionnaire_complete'
  | 'renewal_questionnaire_complete'
  | 'scale_questionnaire_complete'
  | 'cuditr_questionnaire_required'
  | 'cuditr_questionnaire_complete'
  | 'follow_up_questionnaire_required'
  | 'follow_up_questionnaire_complete'
>
export type QuestionnaireStatus = { label: string; tone: 'warn' | 'good' | 'plain'; detail: string }

/** Where a patient is with their questionnaires, and which ones that are. */
export function questionnaireStatus(row: Questionnaires): QuestionnaireStatus {
  const complete = [
    row.async_questionnaire_complete && t('Intake'),
    row.renewal_questionnaire_complete && t('Renewal'),
    row.scale_questionnaire_complete && t('Scales'),
    row.cuditr_questionnaire_complete && 'CUDIT-R',
    row.follow_up_questionnaire_complete && t('Follow-up'),
  ].filter((name) => name !== false)
  const open = [
    row.cuditr_questionnaire_required && !row.cuditr_questionnaire_complete && 'CUDIT-R',
    row.follow_up_questionnaire_required && !row.follow_up_questionnaire_complete && t('Follow-up'),
  ].filter((name) => name !== false)
  const stillTo = open.length > 0 ? t('Still to do: {open}', { open: listText(open) }) : ''
  if (row.questionnaire_in_progress) {
    const { current_questionnaire_name: name } = row
    return { label: t('Unfinished'), tone: 'warn', detail: name === null ? stillTo : tServer(name) }
  }
  if (complete.length === 0) return { label: t('Not started'), tone: 'plain', detail: stillTo }
  return { label: tIn('state', 'Complete'), tone: 'good', detail: [complete.join(', '), stillTo].filter(Boolean).join('; ') }
}

/** REQ-584: "Patients", the name of the PCR filter, and how many. */
export function managerTitle({ pcr, total }: { pcr: string | null; total: number | null }): string {
  const count = total === null ? '' : ` (${numberText(total)})`
  return `${t('Patients')}${pcr ? ` – ${pcr}` : ''}${count}`
}
