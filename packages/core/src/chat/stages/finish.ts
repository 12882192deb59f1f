import type { ChatAction } from '@clinic/contract/chat'
import type { IneligibleReason } from '@clinic/contract/vocabulary'
import { evaluateEligibility } from '../../eligibility/rules.ts'
import { finishAnswers } from '../../intake/finish-answers.ts'
import { readYesNo } from '../../questionnaires/reading/yes-no.ts'
import { planScales } from '../../scales/plan-scales.ts'
import { ageOn } from '../../shared/dates.ts'
import type { Effect } from '../state/effects.ts'
import { appointmentType, beginNext } from '../state/next.ts'
import type { ChatState, Visit } from '../state/state.ts'
import { isGoAhead, isMain, type Outcome, questionnaireOf, type StageRules, say, type Turn, waitForReady } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'
import { markIneligible } from './ineligible.ts'
import { reopenAnswer, summaryOf } from './summary.ts'
import { withTriggered } from './triggered.ts'

/** After the last question of any questionnaire (REQ-144 to REQ-147): what was stored, and on. */
export const finished: StageRules = {
  hears: (turn) => isMain(turn.state) && turn.intent === 'change',
  prompt: (state, knowledge) => {
    const summary = summaryOf(state, knowledge)
    return {
      ACTION: actionOf(state),
      text: finishText(state),
      VIDEO: 'finish',
      options: null,
      DATA: summary.length > 0 ? { summary } : null,
    }
  },
  take(turn) {
    const { context } = turn
    if (context && 'reopen' in context) return reopenAnswer(turn, context.reopen)
    if (isGoAhead(turn)) return goOnFrom(turn)
    if (isMain(turn.state) && (turn.intent === 'change' || readYesNo(turn.text) === false))
      return say(turn, textsOf(turn.state).finish.which)
    return readYesNo(turn.text) === false ? waitForReady(turn, textsOf(turn.state).whenReady) : null
  },
}

function finishText(state: ChatState): string {
  const words = textsOf(state).finish
  if (!isMain(state)) return words.scale
  if (state.visit === 'follow_up') return words.followUp
  return state.ineligible === null ? words.main : words.forPractitioner
}

/** Hands the finished answers over, with everything that is read from them. */
export function finish(turn: Turn): Outcome {
  const state: ChatState = { ...turn.state, stage: 'finish', reopened: null, misses: 0 }
  return { state: isMain(state) ? { ...state, intake: state.answers } : state, effects: [finishedEffect(turn)] }
}

function finishedEffect({ state, knowledge, today }: Turn): Effect {
  const visit = state.visit ?? 'async'
  const { questions, version } = questionnaireOf(state, knowledge)
  const key = isMain(state) ? visit : (state.questionnaire?.key ?? '')
  const dateOfBirth = state.personal?.dateOfBirth ?? null
  const facts = { dateOfBirth, today, appointment_type: appointmentType(visit), medicines: knowledge.medicines }
  return finishAnswers({ key, version, questions, answers: state.answers, ...facts })
}

/**
 * The visit's own questionnaire is judged by the rules (D-9) and followed by the scales that it calls for; a scale by what is left. Last come
 * those that its answers ask for by name.
 */
function goOnFrom(turn: Turn): Outcome {
  const { state, knowledge, today } = turn
  if (!isMain(state)) return goOnWith(turn, state.plan)
  if (state.visit === 'follow_up') return goOnWith(turn, [])
  const { questions } = questionnaireOf(state, knowledge)
  const dateOfBirth = state.personal?.dateOfBirth ?? null
  const judged = evaluateEligibility({ dateOfBirth, today, questions, answers: state.answers })
  if (!judged.eligible) return isMarked(state, judged.reason) ? { state: { ...state, stage: 'ineligible' } } : markIneligible(turn, judged)
  const plan = planScales({
    visit: state.visit ?? 'async',
    questions,
    answers: state.answers,
    today,
    known: state.recognised?.conditions ?? [],
    answered: state.recognised?.answered ?? {},
    ...(dateOfBirth && { age: ageOn(dateOfBirth, today) }),
  })
  const outcome = goOnWith(turn, plan)
  const again: Effect[] = state.recognised?.eligible === false ? [{ kind: 'mark-eligible' }] : []
  return { ...outcome, effects: [...again, ...(outcome.effects ?? [])] }
}

/** Marked when the patient confirmed the answer; not marked where staff asked by phone. */
function isMarked({ ineligible, confirmed_stops }: ChatState, reason: IneligibleReason): boolean {
  return confirmed_stops.length > 0 && ineligible?.reason === reason
}

function goOnWith(turn: Turn, plan: readonly string[]): Outcome {
  const { state, effects } = withTriggered(turn, plan)
  const outcome = beginNext({ ...turn, state })
  return { ...outcome, effects: [...effects, ...(outcome.effects ?? [])] }
}

const FINISH: Record<Visit, ChatAction> = {
  async: 'FINISHINITIALQUESTIONNAIRE',
  renewal: 'FINISHINITIALQUESTIONNAIRE',
  follow_up: 'FINISHFOLLOWUP',
}

function actionOf(state: ChatState): ChatAction {
  if (isMain(state)) return FINISH[state.visit ?? 'async']
  return state.questionnaire?.key === 'cuditr' ? 'FINISHCUDITRQUESTIONNAIRE' : 'FINISHSCALEQUESTIONNAIRE'
}
