import { ALARM_OUTCOMES, type AlarmOutcome } from '@clinic/contract/alarms'

type Given = { outcome: string; reason: string; next_step: string }
export type Closing = { outcome: AlarmOutcome; reason: string | null; next_step: string }

/** What closes an alarm, or the fields that are missing, each with a sentence. */
export function checkClosing({ outcome, reason, next_step }: Given): { closing: Closing } | { fields: Record<string, string> } {
  const known = ALARM_OUTCOMES.find((one) => one === outcome)
  const why = reason.trim()
  const next = next_step.trim()
  const fields = {
    ...(known === undefined && { outcome: 'Choose an outcome.' }),
    ...(known === 'false-alarm' && why === '' && { reason: 'Say why this was a false alarm.' }),
    ...(next === '' && { next_step: 'Say what happens next.' }),
  }
  if (known === undefined || Object.keys(fields).length > 0) return { fields }
  return { closing: { outcome: known, reason: why === '' ? null : why, next_step: next } }
}
