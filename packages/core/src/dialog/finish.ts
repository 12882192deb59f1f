import type { AppointmentType } from '@clinic/contract/vocabulary'
import { judgeEligibility } from '../eligibility/rules.ts'
import { ageWarning } from '../patients/personal-information.ts'
import { ageFlags, flagsOf } from '../questionnaires/flags.ts'
import { medicationsOf } from '../questionnaires/medications.ts'
import { callWish, preferencesOf, referralCodesOf } from '../questionnaires/preferences.ts'
import { readYesNo } from '../questionnaires/yes-no.ts'
import { ageOn } from '../reference/dates.ts'
import type { FinishedQuestionnaire } from './effects.ts'
import { markIneligible } from './ineligible.ts'
import type { DialogState, Visit } from './state.ts'
import { TEXTS } from './texts.ts'
import { isGoAhead, type Outcome, questionnaireOf, type StageRules, say, type Turn } from './turn.ts'

/** After the last question (REQ-144): what was stored, and on to the rules. */
export const finished: StageRules = {
  prompt: () => ({ ACTION: 'FINISHINITIALQUESTIONNAIRE', text: TEXTS.finish, VIDEO: 'finish', options: null, DATA: null }),
  take(turn) {
    if (isGoAhead(turn)) return judge(turn)
    return readYesNo(turn.text) === false ? say(turn, TEXTS.whenReady) : null
  },
}

/** Hands the finished answers over, with everything that is read from them. */
export function finish(turn: Turn): Outcome {
  const { questions, version } = questionnaireOf(turn.state, turn.knowledge)
  const { answers, personal } = turn.state
  const age = personal ? ageFlags(ageOn(personal.dateOfBirth, turn.today)) : {}
  const visit = visitOf(turn.state)
  const effect: FinishedQuestionnaire = {
    kind: 'finish-questionnaire',
    key: visit,
    version,
    field: visit === 'renewal' ? 'renewal_answers' : 'async_answers',
    appointment_type: appointmentType(visit),
    answers,
    medications: medicationsOf(questions, answers),
    flags: { ...flagsOf(questions, answers), ...age },
    ...preferencesOf(questions, answers),
    opted_in_for_call: callWish(questions, answers),
    referral_codes: referralCodesOf(questions, answers),
  }
  return { state: { ...turn.state, stage: 'finish', reopened: null, misses: 0 }, effects: [effect] }
}

function judge(turn: Turn): Outcome {
  const { state, knowledge, today } = turn
  const { questions } = questionnaireOf(state, knowledge)
  const judged = judgeEligibility({ dateOfBirth: state.personal?.dateOfBirth ?? null, today, questions, answers: state.answers })
  if (!judged.eligible) return markIneligible(turn, judged)
  return {
    state: { ...state, stage: 'waiting', misses: 0 },
    effects: [{ kind: 'enter-pcr-queue', appointment_type: appointmentType(visitOf(state)), note: queueNote(turn) }],
  }
}

/** What a PCR has to look at: two dates of birth (D-4), an age below the province's (D-5). */
function queueNote({ state, today }: Turn): string {
  const { personal, consent } = state
  if (!personal || !consent) return ''
  const differs = personal.dateOfBirth !== consent.dateOfBirth
  const notes = [differs ? 'Date of birth differs between consent form and personal details.' : null, ageWarning(personal, today)]
  return notes.filter((note) => note !== null).join(' ')
}

function visitOf(state: DialogState): Visit {
  return state.visit ?? 'async'
}

function appointmentType(visit: Visit): AppointmentType {
  return visit === 'renewal' ? 'Renewal' : 'New Patient'
}
