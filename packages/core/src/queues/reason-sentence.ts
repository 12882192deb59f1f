import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { urgentSentence } from '../patients/is-urgent.ts'
import type { Patient } from '../patients/patient.ts'

type Facts = Pick<Patient, 'need_pcr_help_flag' | 'pcr_help_reason' | 'help_about' | 'urgent_reason' | 'safety_concern'>

const SENTENCES: Readonly<Record<string, string>> = {
  [HELP_REASONS.chatbot]: 'Asked for a person',
  [HELP_REASONS.followUp]: 'Finished a follow-up that needs a review',
  [HELP_REASONS.manager]: 'A manager set a priority',
  [HELP_REASONS.patientManager]: 'Added by an administrator',
}

const CONCERN = 'Call today: may be in danger'

/**
 * Why a patient needs a person, in words; null without an open request. `waited`: how long the request has been open, in words. Reasons of
 * outside clients are shown as they were written.
 */
export function reasonSentence(row: Facts, waited: string | null): string | null {
  if (!row.need_pcr_help_flag) return null
  const asked = row.safety_concern ? CONCERN : row.help_about || (SENTENCES[row.pcr_help_reason] ?? (row.pcr_help_reason || 'Needs help'))
  const why = urgentSentence(row)?.replace(/\.$/, '') ?? asked
  return waited === null ? why : `${why}, waiting ${waited}`
}
