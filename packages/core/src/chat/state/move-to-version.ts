import type { Questionnaire } from '@clinic/contract/questionnaires'
import { migrateAnswers } from '../../questionnaires/migrate-answers.ts'
import { walk } from '../../questionnaires/question-map/walk.ts'
import type { ChatState } from './state.ts'

/**
 * A conversation after a newer version was published (D-11): answers to questions that still mean the same are kept, only what is missing
 * is asked. `from` is the version that asked them. A conversation past its questions stays as it is.
 */
export function moveToVersion(state: ChatState, from: Questionnaire, to: Questionnaire): ChatState {
  if (!state.questionnaire || !['begin', 'questionnaire', 'finish'].includes(state.stage)) return state
  const answers = migrateAnswers(from.questions, to.questions, state.answers)
  const questionnaire = { key: state.questionnaire.key, name: to.name, version: to.version }
  const unfinished = state.stage === 'finish' && walk(to.questions, answers).next !== null
  const stage = unfinished ? 'questionnaire' : state.stage
  return { ...state, answers, intake: unfinished ? {} : state.intake, questionnaire, reopened: null, stage }
}
