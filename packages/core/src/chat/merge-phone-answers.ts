import { pendingQuestion } from './stages/questionnaire.ts'
import type { ChatState } from './state/state.ts'
import { isMain, type Knowledge, type PhoneAnswers } from './state/turn.ts'

/**
 * The conversation after staff asked its patient by phone: it goes on with what was answered, in the version that asked it; a questionnaire
 * that was finished is finished here too, and one that was still to come is not asked again.
 */
export function mergePhoneAnswers(state: ChatState, asked: readonly PhoneAnswers[]): ChatState {
  const key = state.questionnaire?.key ?? state.visit ?? 'async'
  const done = new Set(asked.flatMap((one) => (one.finished ? [one.key] : [])))
  const [gone, plan] = [state.plan.filter((one) => done.has(one)), state.plan.filter((one) => !done.has(one))]
  const ahead: ChatState = { ...state, plan, begun: [...state.begun, ...gone] }
  const inHand = ['begin', 'questionnaire', 'stop-check', 'stop'].includes(state.stage) ? asked.find((one) => one.key === key) : undefined
  if (!inHand) return ahead
  const { version, answers, finished } = inHand
  const questionnaire = { key, name: state.questionnaire?.name ?? key, version }
  const taken: ChatState = { ...ahead, questionnaire, answers, reopened: null, misses: 0 }
  if (!finished) return { ...taken, stage: 'questionnaire' }
  return { ...taken, stage: 'finish', intake: isMain(state) ? answers : state.intake }
}

/** True where another question waits now than the one that the patient was shown: what they say to that one is no answer to this. */
export function hasMovedOn(before: ChatState, after: ChatState, knowledge: Knowledge): boolean {
  if (before.stage !== after.stage || before.questionnaire?.version !== after.questionnaire?.version) return true
  return after.stage === 'questionnaire' && pendingQuestion(before, knowledge)?.tag !== pendingQuestion(after, knowledge)?.tag
}
