import type { ChatAction } from '@clinic/contract/vocabulary'
import { judgeEligibility } from '../eligibility/rules.ts'
import { ageFlags, flagsOf } from '../questionnaires/flags.ts'
import { medicationsOf } from '../questionnaires/medications.ts'
import { callWish, preferencesOf, referralCodesOf } from '../questionnaires/preferences.ts'
import { readYesNo } from '../questionnaires/yes-no.ts'
import { ageOn } from '../reference/dates.ts'
import { planScales } from '../scales/plan-scales.ts'
import { scoreAnswers } from '../scales/score-answers.ts'
import type { Effect, FinishedQuestionnaire } from './effects.ts'
import { markIneligible } from './ineligible.ts'
import { appointmentType, beginNext, enterQueue } from './next.ts'
import type { DialogState, Visit } from './state.ts'
import { textsOf } from './texts-of.ts'
import { isGoAhead, isMain, type Outcome, questionnaireOf, type StageRules, say, type Turn } from './turn.ts'

/** After the last question of any questionnaire (REQ-144 to REQ-147): what was stored, and on. */
export const finished: StageRules = {
  prompt: (state) => ({
    ACTION: actionOf(state),
    text: isMain(state) ? textsOf(state).finish[state.visit === 'follow_up' ? 'followUp' : 'main'] : textsOf(state).finish.scale,
    VIDEO: 'finish',
    options: null,
    DATA: null,
  }),
  take(turn) {
    if (isGoAhead(turn)) return goOnFrom(turn)
    return readYesNo(turn.text) === false ? say(turn, textsOf(turn.state).whenReady) : null
  },
}

/** Hands the finished answers over, with everything that is read from them. */
export function finish(turn: Turn): Outcome {
  const state: DialogState = { ...turn.state, stage: 'finish', reopened: null, misses: 0 }
  return isMain(state)
    ? { state: { ...state, intake: state.answers }, effects: [mainEffect(turn)] }
    : { state, effects: [scaleEffect(turn)] }
}

function mainEffect(turn: Turn): FinishedQuestionnaire {
  const { questions, version } = questionnaireOf(turn.state, turn.knowledge)
  const { answers, personal } = turn.state
  const age = personal ? ageFlags(ageOn(personal.dateOfBirth, turn.today)) : {}
  const visit = turn.state.visit ?? 'async'
  return {
    kind: 'finish-questionnaire',
    key: visit,
    version,
    field: `${visit}_answers`,
    appointment_type: appointmentType(visit),
    answers,
    medications: medicationsOf(questions, answers),
    flags: { ...flagsOf(questions, answers), ...age },
    ...preferencesOf(questions, answers),
    opted_in_for_call: callWish(questions, answers),
    referral_codes: referralCodesOf(questions, answers),
  }
}

function scaleEffect({ state, knowledge }: Turn): Effect {
  const { questions, version } = questionnaireOf(state, knowledge)
  const key = state.questionnaire?.key ?? ''
  const score = scoreAnswers(key, questions, state.answers)
  return {
    kind: 'finish-scale',
    key,
    version,
    answers: state.answers,
    total: score?.total ?? null,
    flags: { ...flagsOf(questions, state.answers), ...score?.flags },
  }
}

/** The visit's own questionnaire is judged by the rules (D-9) and followed by the scales that it calls for; a scale by what is left. */
function goOnFrom(turn: Turn): Outcome {
  const { state, knowledge, today } = turn
  if (!isMain(state)) return beginNext(turn)
  if (state.visit === 'follow_up') return enterQueue(turn)
  const { questions } = questionnaireOf(state, knowledge)
  const dateOfBirth = state.personal?.dateOfBirth ?? null
  const judged = judgeEligibility({ dateOfBirth, today, questions, answers: state.answers })
  if (!judged.eligible) return markIneligible(turn, judged)
  const plan = planScales({
    visit: state.visit ?? 'async',
    questions,
    answers: state.answers,
    today,
    known: state.recognised?.conditions ?? [],
    answered: state.recognised?.answered ?? {},
    ...(dateOfBirth && { age: ageOn(dateOfBirth, today) }),
  })
  const outcome = beginNext({ ...turn, state: { ...state, plan } })
  const again: Effect[] = state.recognised?.eligible === false ? [{ kind: 'mark-eligible' }] : []
  return { ...outcome, effects: [...again, ...(outcome.effects ?? [])] }
}

const FINISH: Record<Visit, ChatAction> = {
  async: 'FINISHINITIALQUESTIONNAIRE',
  renewal: 'FINISHINITIALQUESTIONNAIRE',
  follow_up: 'FINISHFOLLOWUP',
}

function actionOf(state: DialogState): ChatAction {
  if (isMain(state)) return FINISH[state.visit ?? 'async']
  return state.questionnaire?.key === 'cuditr' ? 'FINISHCUDITRQUESTIONNAIRE' : 'FINISHSCALEQUESTIONNAIRE'
}
