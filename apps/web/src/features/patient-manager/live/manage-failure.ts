import type { StatusRow } from '@clinic/contract/patients'
import type { ChangeTexts } from '@clinic/core/patient-list/change-texts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'

/** What to say when a change failed: the change's own words, then why (C-11). */
export function failureText(texts: Pick<ChangeTexts, 'failed' | 'error'>, error: unknown): string {
  const text = error instanceof ApiProblem && error.status > 0 ? texts.failed : texts.error
  return `${text}${text.endsWith('.') ? '' : '.'} ${problemSentence(error)}`
}

/** A refusal is until something changes; anything else may go better the next time. */
export function mayRetry(error: unknown): boolean {
  return !(error instanceof ApiProblem) || error.status === 0 || error.status >= 500
}

/** The row as it is by now, which a refusal of an old version brings along. */
export function freshRow(error: unknown): StatusRow | null {
  return error instanceof ApiProblem && error.code === 'version-conflict'
    ? ((error.details.patient as StatusRow | undefined) ?? null)
    : null
}
