import type { Eligibility } from '../../eligibility/rules.ts'
import { addictionLine } from '../../reference-data/emergency-lines.ts'
import { addBusinessDays } from '../../shared/business-days.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { appointmentType } from '../state/next.ts'
import type { ChatState } from '../state/state.ts'
import { type Knowledge, type Outcome, type StageRules, say, type Turn } from '../state/turn.ts'
import { dateOf, labelsOf, labelText, textsOf } from '../texts/texts-of.ts'
import { provinceOf } from './crisis-card.ts'

/** The end of the way for now, with next steps, a review by a practitioner and a person offered. The reason is given when asked. */
export const ineligible: StageRules = {
  hears: (turn) => asksForReview(turn) || asksForReason(turn),
  prompt: (state, knowledge) => ({
    ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
    text: state.ineligible?.onTreatment ? textsOf(state).ineligibleOnTreatment : over(state, knowledge),
    VIDEO: null,
    options: [...reviewLabels(state), labelsOf(state).person, labelsOf(state).end],
    DATA: { eligible_date: state.ineligible?.eligible_date ?? null, review_due: state.review_due },
  }),
  take(turn) {
    if (asksForReview(turn)) return askForReview(turn)
    return asksForReason(turn) ? say(turn, reasonText(turn.state)) : null
  },
}

function over(state: ChatState, { numbers }: Pick<Knowledge, 'numbers'>): string {
  const texts = textsOf(state)
  const { reason = 'Other', eligible_date = null } = state.ineligible ?? {}
  const review = state.review_due === null ? texts.stop.reviewOffered : texts.stop.reviewOpen(dateOf(state, state.review_due))
  if (mournsPregnancy(state)) return [texts.stop.afterLoss, `${review} ${texts.stop.offers}`, texts.stop.whatNext].join('\n\n')
  const until = eligible_date === null || isCalculated(state) ? [] : [texts.ineligibleUntil(dateOf(state, eligible_date))]
  const line = reason === 'Current Addiction' ? addictionLine(numbers, provinceOf(state)) : null
  const call = line === null ? [] : [texts.stop.addictionLine(line)]
  const why = [texts.stop.over, texts.stop.next[reason], ...call, ...until].join(' ')
  return [why, `${review} ${texts.stop.offers}`, texts.stop.whatNext].join('\n\n')
}

/** The date of a pregnancy is only counted from today: a person looks at it before anyone is told to come back then. */
function isCalculated({ ineligible, confirmed_stops, recognised }: ChatState): boolean {
  return ineligible?.reason === 'Pregnant or Breastfeeding' && (confirmed_stops.length > 0 || recognised?.calculated === true)
}

/** Nothing more is said of the baby to someone who told of losing it. */
export function mournsPregnancy({ ineligible, lost_pregnancy }: ChatState): boolean {
  return lost_pregnancy === true && ineligible?.reason === 'Pregnant or Breastfeeding'
}

/** Why, in plain words. */
export function reasonText(state: ChatState): string {
  if (mournsPregnancy(state)) return textsOf(state).stop.afterLoss
  const reason = state.ineligible?.reason ?? 'Other'
  return getOwnProperty(textsOf(state).stop.why, reason) ?? textsOf(state).ineligible[reason]
}

/** "Why?", "what is the reason?" */
export function asksForReason({ text, intent }: Turn): boolean {
  return intent === 'why' || /\b(?:why|reason|pourquoi|raison)\b/i.test(text)
}

/** No button where a review is open already, or where a practitioner decides today anyway. */
export function reviewLabels(state: ChatState): string[] {
  return state.review_due === null && !state.ineligible?.onTreatment ? [labelsOf(state).askReview] : []
}

export function asksForReview({ text }: Turn): boolean {
  return labelText(text) === 'askReview' || /\b(?:review|second look|r[eé]vision|r[eé]examin\w+)\b/i.test(text)
}

/** Business days within which a practitioner looks again (F-19). */
const REVIEW_DAYS = 5

/** A request that practitioners see in their queue with its date (F-19); asked for again, it keeps the first one. */
export function askForReview(turn: Turn): Outcome {
  const { state } = turn
  const reviewing = withReview(turn)
  const words = textsOf(state).stop
  const due = reviewing.state.review_due
  return { ...reviewing, lead: due === null ? words.reviewToday : words.reviewAsked(dateOf(state, due)) }
}

export function withReview({ state, today }: Turn): { state: ChatState; effects: NonNullable<Outcome['effects']> } {
  if (state.review_due !== null || state.ineligible === null || state.ineligible.onTreatment) return { state, effects: [] }
  const due_on = addBusinessDays(today, REVIEW_DAYS)
  const { reason } = state.ineligible
  return {
    state: { ...state, review_due: due_on, misses: 0 },
    effects: [{ kind: 'request-review', due_on, reason, appointment_type: appointmentType(state.visit) }],
  }
}

/** A patient whom the clinic treats: care continues until a practitioner decides (F-19). */
export function isOnTreatment({ visit, recognised }: ChatState): boolean {
  return (visit === 'renewal' || visit === 'follow_up') && recognised !== null
}

/** A province that no one here may treat in (D-5). */
export const unserved: StageRules = {
  prompt: (state) => ({
    ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
    text: textsOf(state).unserved(state.personal?.province ?? ''),
    VIDEO: null,
    options: [labelsOf(state).person, labelsOf(state).end],
    DATA: null,
  }),
  take: () => null,
}

/** Ends the intake with the rule and what caused it (D-9). Whoever was not asked to confirm an answer hears the reason once. */
export function markIneligible(turn: Turn, judged: Extract<Eligibility, { eligible: false }>): Outcome {
  const { reason, eligible_date, rule, because } = judged
  const onTreatment = isOnTreatment(turn.state)
  const state: ChatState = {
    ...turn.state,
    stage: 'ineligible',
    ineligible: { reason, eligible_date, ...(onTreatment && { onTreatment: true as const }) },
    misses: 0,
  }
  return {
    state,
    effects: [{ kind: 'mark-ineligible', reason, eligible_date, rule, because, onTreatment }],
    ...('dateOfBirth' in because && { lead: reasonText(state) }),
  }
}
