import type { StatusRow } from '@clinic/contract/patients'
import { PCR_HOLD_LABELS } from '../../../lib/format/pcr-hold-labels.ts'
import { t } from '../../../lib/messages/t.ts'
import { nearText } from './near-text.ts'

type Held = Pick<StatusRow, 'pcr_hold_reason' | 'pcr_hold_until'>

/** Why a PCR put a patient on hold, and until when; null without a hold. `now` in milliseconds. */
export function pcrHoldText({ pcr_hold_reason, pcr_hold_until }: Held, now: number): string | null {
  if (!pcr_hold_reason || !pcr_hold_until) return null
  return t('{reason}, on hold until {until}', { reason: PCR_HOLD_LABELS[pcr_hold_reason], until: nearText(pcr_hold_until, now) })
}
