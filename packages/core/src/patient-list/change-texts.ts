import type { ManageOrder } from '@clinic/contract/patient-manager'
import { PATIENT_TEXTS } from '@clinic/contract/texts'

/**
 * The specification’s texts for a Patient Manager change: `failed` when the server refused it, `error` when it was
 * unreachable.
 */
export type ChangeTexts = { done: string; failed: string; error: string }

const T = PATIENT_TEXTS
const PCR_QUEUE: ChangeTexts = { done: T.pcrQueueChanged, failed: T.pcrQueueFailed, error: T.pcrQueueError }
const NP_QUEUE: ChangeTexts = { done: T.npQueueChanged, failed: T.npQueueFailed, error: T.npQueueError }

/** Texts for assigning and unassigning (REQ-639, REQ-640). */
export const ASSIGN_TEXTS: Readonly<Record<'pcr' | 'np', ChangeTexts>> = {
  pcr: { done: T.pcrAssigned, failed: T.pcrAssignFailed, error: T.pcrAssignError },
  np: { done: T.npAssigned, failed: T.npAssignFailed, error: T.npAssignError },
}

/** Where the specification has a single failure text, it serves for both (REQ-633 to REQ-648). */
export function changeTexts(order: ManageOrder): ChangeTexts {
  switch (order.verb) {
    case 'set-active':
      return same(order.patient_active ? T.active : T.inactive, T.statusFailed)
    case 'set-province':
      return { done: T.provinceSaved, failed: T.provinceFailed, error: T.provinceError }
    case 'set-renewal-date':
      return same(T.renewalDateSaved, T.renewalDateFailed)
    case 'set-eligibility-date':
      return same(T.eligibleDateSaved, T.eligibleDateFailed)
    case 'reset-eligibility':
      return same(T.eligibilityReset, T.eligibilityResetFailed)
    case 'reset-conversation':
      return same(T.conversationReset, T.conversationResetFailed)
    case 'put-in-np-queue':
      return NP_QUEUE
    case 'remove-from-queue':
    case 'set-appointment-type':
      return order.queue === 'np' ? NP_QUEUE : PCR_QUEUE
    case 'put-in-pcr-queue':
    case 'set-help':
      return PCR_QUEUE
  }
}

function same(done: string, failed: string): ChangeTexts {
  return { done, failed, error: failed }
}
