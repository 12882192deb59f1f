import type { takeAsAnswer as contract } from '@clinic/contract/chat/attention'
import type { Output, Parsed } from '@clinic/contract/endpoint'
import { upToDate } from '@clinic/core/chat/state/state'
import { staysWithPatient } from '@clinic/core/intake/stays-with-patient'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { savePhoneAnswer } from '../../../care/chart/phone-answers/save-phone-answer.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { loadVersion } from '../../questionnaires/load-version.ts'
import { mayAttend } from '../attention/change-attention.ts'
import { findAttended } from '../holding/attention-store.ts'
import { findState } from '../store.ts'

/**
 * The holder enters what the patient said as the answer to a question of the questionnaire in hand, as an answer by phone is entered: the dialog
 * continues behind it after the hand-back. Scales and questions about self-harm stay the patient’s; consent and details are no questions. Refusals:
 * `conversation-not-found`, `conversation-not-yours`, `question-not-asked`, `answer-stays-with-patient`, and as `savePhoneAnswer`.
 */
export async function takeAsAnswer(
  context: StaffContext,
  conversation_id: string,
  { tag, text, selected, version, revision }: Parsed<typeof contract>['body'],
): Promise<Output<typeof contract>> {
  const { sql, staff } = context
  const [held, found] = await Promise.all([findAttended(sql, conversation_id), findState(sql, conversation_id)])
  if (!held || !found || !mayAttend(staff, held)) throw new Problem('conversation-not-found')
  if (held.attention.held_by !== staff.id) throw new Problem('conversation-not-yours')
  const inHand = upToDate(found.state).questionnaire
  const questionnaire = held.patient && inHand ? await loadVersion(sql, inHand.key, version) : null
  const question = questionnaire && getOwnProperty(questionnaire.questions, tag)
  if (!inHand || !question) throw new Problem('question-not-asked')
  if (staysWithPatient(inHand.key, question)) throw new Problem('answer-stays-with-patient')
  await savePhoneAnswer(context, { patient_id: held.patient_id, key: inHand.key, tag, text, selected, version, revision, via: 'chat' })
  return { state: held.attention.state }
}
