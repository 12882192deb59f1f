import type { PersonalInformation } from '@clinic/contract/chat'
import { checkPersonalInformation, normalisePersonalInformation } from '../../patients/personal-information.ts'
import { personalInformationWarnings } from '../../patients/personal-information-warnings.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'

/** Personal details as they were entered: to be confirmed, or back to the form with what is wrong by field (REQ-175 to REQ-197). */
export function enterDetails(turn: Turn, given: PersonalInformation): Outcome {
  const personal = normalisePersonalInformation(given)
  const errors = checkPersonalInformation(personal, turn.today)
  if (Object.keys(errors).length > 0) {
    return {
      state: { ...turn.state, stage: 'personal-information', personal: given },
      lead: textsOf(turn.state).personalErrors,
      data: { errors },
    }
  }
  const warnings = personalInformationWarnings(personal, turn.today)
  return { state: { ...turn.state, stage: 'confirm', personal, matched: false, misses: 0 }, data: { warnings } }
}
