import { defaultEligibleDate } from '../../eligibility/rules.ts'
import { readYesNo } from '../../questionnaires/reading/yes-no.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { metStops, pendingStop } from '../state/pending-stop.ts'
import { renderedAnswer, shown } from '../state/rendered.ts'
import type { ChatState } from '../state/state.ts'
import { isGoAhead, type Knowledge, type Outcome, questionnaireOf, type StageRules, say, type Turn } from '../state/turn.ts'
import { dateOf, labelsOf, labelText, textsOf } from '../texts/texts-of.ts'
import { askForReview, asksForReason, asksForReview, markIneligible, reasonText, reviewLabels, withReview } from './ineligible.ts'
import { goOn } from './questionnaire.ts'

/** An answer that stops the intake is read back before it counts (F-19). */
export const stopCheck: StageRules = {
  hears: (turn) => ['rightAnswer', 'wrongAnswer'].includes(labelText(turn.text) ?? '') || asksForReason(turn),
  prompt: (state, knowledge) => ({
    ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
    text: checkText(state, knowledge),
    VIDEO: null,
    options: [
      { label: labelsOf(state).rightAnswer, value: 'yes' },
      { label: labelsOf(state).wrongAnswer, value: 'no' },
    ],
    DATA: { confirm: pendingStop(state, knowledge)?.because.tag ?? null },
  }),
  take(turn) {
    if (turn.text === 'ok') return say(turn, '')
    const label = labelText(turn.text)
    const said = label === 'rightAnswer' ? true : label === 'wrongAnswer' ? false : readYesNo(turn.text)
    if (said === true) return confirm(turn)
    if (said === false || turn.intent === 'change') return reopen(turn)
    return asksForReason(turn) ? say(turn, textsOf(turn.state).stop.whyCheck) : null
  },
}

/** Once it is confirmed the patient chooses: end, or continue for the practitioner; a review and a person are offered. */
export const stop: StageRules = {
  hears: (turn) =>
    ['continueForPractitioner', 'endHere'].includes(labelText(turn.text) ?? '') || asksForReview(turn) || asksForReason(turn),
  prompt: (state) => {
    const labels = labelsOf(state)
    const { stop, ineligibleOnTreatment } = textsOf(state)
    return {
      ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
      text: state.ineligible?.onTreatment ? ineligibleOnTreatment : stop.choice,
      VIDEO: null,
      options: [labels.continueForPractitioner, ...reviewLabels(state), labels.person, labels.endHere],
      DATA: { eligible_date: state.ineligible?.eligible_date ?? null, review_due: state.review_due },
    }
  },
  take(turn) {
    if (turn.text === 'ok') return say(turn, '')
    const label = labelText(turn.text)
    if (label === 'endHere') return { state: { ...turn.state, stage: 'ineligible', misses: 0 } }
    if (asksForReview(turn)) return askForReview(turn)
    if (asksForReason(turn)) return say(turn, reasonText(turn.state))
    return label === 'continueForPractitioner' || isGoAhead(turn) ? continueForPractitioner(turn) : null
  },
}

function checkText(state: ChatState, knowledge: Knowledge): string {
  const stop = pendingStop(state, knowledge)
  if (!stop) return textsOf(state).whenReady
  const { tag } = stop.because
  const question = getOwnProperty(questionnaireOf(state, knowledge).questions, tag)
  const given = getOwnProperty(state.answers, tag)
  if (!question || !given) return textsOf(state).whenReady
  const asked = { tag, question }
  return textsOf(state).stop.check(shown(state, knowledge, asked).text, renderedAnswer({ state, knowledge }, asked, given.value))
}

/** Marked at once, so that it counts even if the page is closed now; of several rules the first in their order names the reason. */
function confirm(turn: Turn): Outcome {
  const { knowledge, today } = turn
  const stop = pendingStop(turn.state, knowledge)
  const state: ChatState = { ...turn.state, stage: 'questionnaire', reopened: null, misses: 0 }
  if (!stop) return goOn({ ...turn, state }, [])
  const confirmed_stops = [...state.confirmed_stops, stop.rule]
  const first = metStops(state, knowledge).find(({ rule }) => confirmed_stops.includes(rule)) ?? stop
  const judged = { eligible: false, eligible_date: defaultEligibleDate(first.reason, today), ...first } as const
  const marked: Outcome = state.ineligible?.reason === first.reason ? { state } : markIneligible(turn, judged)
  const outcome = goOn(
    { ...turn, state: { ...marked.state, stage: 'questionnaire', confirmed_stops, reopened: null } },
    marked.effects ?? [],
  )
  return state.continues ? { ...outcome, lead: [textsOf(state).stop.noted, outcome.lead].filter(Boolean).join(' ') } : outcome
}

/** The answer was wrong: the question again. */
function reopen(turn: Turn): Outcome {
  const tag = pendingStop(turn.state, turn.knowledge)?.because.tag ?? null
  return { state: { ...turn.state, stage: 'questionnaire', reopened: tag, misses: 0 }, lead: textsOf(turn.state).stop.again }
}

/** The remaining questions, and a practitioner who reads them by a date. */
function continueForPractitioner(turn: Turn): Outcome {
  const { state, effects } = withReview(turn)
  const words = textsOf(state).stop
  const lead = state.review_due === null ? words.continuesToday : words.continues(dateOf(state, state.review_due))
  const outcome = goOn({ ...turn, state: { ...state, stage: 'questionnaire', continues: true, misses: 0 } }, effects)
  return { ...outcome, lead: [lead, outcome.lead].filter(Boolean).join('\n\n') }
}
