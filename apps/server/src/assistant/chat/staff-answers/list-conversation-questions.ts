import type { AskedQuestion, AskedQuestions } from '@clinic/contract/chat/attention'
import { renderedAnswer, renderedLabel, shown } from '@clinic/core/chat/state/rendered'
import { upToDate } from '@clinic/core/chat/state/state'
import { staysWithPatient } from '@clinic/core/intake/stays-with-patient'
import { labelsOf } from '@clinic/core/questionnaires/question-map/options'
import { walk } from '@clinic/core/questionnaires/question-map/walk'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { findOpenAnswers } from '../../../care/chart/phone-answers/find-open-answers.ts'
import type { StaffContext } from '../../../identity/auth/access/context.ts'
import type { Config } from '../../../platform/config.ts'
import { note } from '../../../platform/db/change.ts'
import { Problem } from '../../../platform/http/problem.ts'
import { mayAttend } from '../attention/change-attention.ts'
import { findAttended } from '../holding/attention-store.ts'
import { loadKnowledge, pinKnowledge } from '../load-knowledge.ts'
import { findState } from '../store.ts'

/**
 * The questions of the questionnaire in hand as the patient reads them, with the answers so far; null where there is none. Reading them is an
 * entry. Refusal: `conversation-not-found`.
 */
export async function listConversationQuestions(
  context: StaffContext,
  config: Pick<Config, 'BRAND_NAME' | 'CLINIC_CONTACT' | 'SERVED_PROVINCES'>,
  id: string,
): Promise<AskedQuestions | null> {
  const { sql, staff } = context
  const [held, found] = await Promise.all([findAttended(sql, id), findState(sql, id)])
  if (!held || !found || !mayAttend(staff, held)) throw new Problem('conversation-not-found')
  const state = upToDate(found.state)
  if (!held.patient || !state.questionnaire) return null
  const { key, version } = state.questionnaire
  const knowledge = await pinKnowledge(sql, await loadKnowledge(context, config), state.questionnaire)
  const questionnaire = knowledge.questionnaires[key]
  if (!questionnaire) return null
  const { name, questions } = questionnaire
  const set = await findOpenAnswers(sql, { patient_id: held.patient_id, questionnaire })
  const answers = set?.answers ?? state.answers
  await note(context, {
    action: 'Read Patient Record',
    description: 'Read the questions and answers of the conversation',
    entity: { kind: 'patient', id: held.patient_id },
    patient_id: held.patient_id,
  })
  const { path, next } = walk(questions, answers)
  const present = (tag: string): AskedQuestion[] => {
    const question = getOwnProperty(questions, tag)
    if (!question) return []
    const given = getOwnProperty(answers, tag)
    return [
      {
        tag,
        text: shown(state, knowledge, { tag, question }).text,
        options: labelsOf(question).map((label) => ({ label: renderedLabel(state, knowledge, { tag, label }), value: label })),
        answer: given ? renderedAnswer({ state, knowledge }, { tag, question }, given.value) : null,
        entered_by: given?.by?.name ?? null,
        yours: !staysWithPatient(key, question),
      },
    ]
  }
  return { name, version, revision: set?.revision ?? 0, next, questions: [...path, ...(next === null ? [] : [next])].flatMap(present) }
}
