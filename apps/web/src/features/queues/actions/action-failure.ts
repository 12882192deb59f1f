import { QUEUE_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import type { ActionName, QueueAction } from './queue-actions.ts'

type Failure = { code: string; message: string; status: number; fields?: Record<string, string>; details: Record<string, unknown> }

/**
 * What to say when a verb failed: a refusal in the server's words, and who holds the patient now (A-10, C-11); a breakdown by the verb's
 * own words first.
 */
export function actionFailure(name: ActionName, { failed, error }: Pick<QueueAction, 'failed' | 'error'>, failure: Failure): string {
  const { holder } = failure.details
  if (failure.status >= 400 && failure.status < 500) {
    const [fieldError] = Object.values(failure.fields ?? {})
    if (fieldError !== undefined) return `${failed} ${fieldError}`
    return typeof holder === 'string' && holder !== ''
      ? t('{message} {holder} holds the patient now.', { message: failure.message, holder })
      : failure.message
  }
  if (name === 'claim' && failure.code === 'database-unavailable') return QUEUE_TEXTS.unverified
  const first = failure.status === 0 ? error : failed
  return `${first}${first.endsWith('.') ? '' : '.'} ${failure.message}`
}

/** A refusal is until something changes; anything else may go better the next time. */
export function mayRetry({ status }: Pick<Failure, 'status'>): boolean {
  return status === 0 || status >= 500
}
