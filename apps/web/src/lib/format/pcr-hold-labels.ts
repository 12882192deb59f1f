import type { PcrHoldReason } from '@clinic/contract/patients'
import { t } from '../messages/t.ts'

/** Why a PCR put a patient on hold. */
export const PCR_HOLD_LABELS: Readonly<Record<PcrHoldReason, string>> = {
  patient: t('Waiting for the patient'),
  documents: t('Waiting for documents'),
  seller: t('Waiting for the seller'),
  payer: t('Waiting for the payer'),
  colleague: t('Waiting for a colleague'),
  other: t('Another reason: see the notes'),
}
