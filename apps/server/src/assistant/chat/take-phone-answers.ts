import type { ChatState } from '@clinic/core/chat/state/state'
import type { PhoneAnswers } from '@clinic/core/chat/state/turn'
import type { Tx } from '../../platform/db/database.ts'
import { takeUnseenAnswers } from './answer-store.ts'

/** What staff asked the patient of a conversation by phone `since` it began, as far as it matters there now; absent where nothing does. */
export async function takePhoneAnswers(tx: Tx, state: ChatState, since: string): Promise<PhoneAnswers[] | undefined> {
  const { stage, questionnaire, visit, plan, patient_id } = state
  const inHand = stage === 'begin' || stage === 'questionnaire' ? (questionnaire?.key ?? visit ?? 'async') : null
  const ahead = [...(inHand === null ? [] : [inHand]), ...plan]
  if (ahead.length === 0) return undefined
  const asked = await takeUnseenAnswers(tx, { patient_id, begun: inHand, ahead, since })
  return asked.length > 0 ? asked : undefined
}
