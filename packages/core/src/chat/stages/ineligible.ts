import type { Eligibility } from '../../eligibility/rules.ts'
import type { ChatState } from '../state/state.ts'
import type { Outcome, Prompt, StageRules, Turn } from '../state/turn.ts'
import { dateOf, labelsOf, textsOf } from '../texts/texts-of.ts'

/** The end of the way for now, said kindly, with a person offered. */
export const ineligible: StageRules = {
  prompt: (state) => {
    if (state.ineligible?.onTreatment) return untilDecided(state)
    const { reason = 'Other', eligible_date = null } = state.ineligible ?? {}
    const until = eligible_date === null ? [] : [textsOf(state).ineligibleUntil(dateOf(state, eligible_date))]
    return {
      ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
      text: [textsOf(state).ineligible[reason], ...until, textsOf(state).ineligibleThen].join(' '),
      VIDEO: null,
      options: [labelsOf(state).person, labelsOf(state).end],
      DATA: { eligible_date },
    }
  },
  take: () => null,
}

/** A renewal of a patient whom the clinic treats: care continues until a practitioner decides (F-19). */
function isOnTreatment({ visit, recognised }: ChatState): boolean {
  return visit === 'renewal' && recognised !== null
}

function untilDecided(state: ChatState): Prompt {
  return {
    ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
    text: textsOf(state).ineligibleOnTreatment,
    VIDEO: null,
    options: [labelsOf(state).person, labelsOf(state).end],
    DATA: { eligible_date: state.ineligible?.eligible_date ?? null },
  }
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

/** Ends the intake with the rule and the answer that caused it (D-9). */
export function markIneligible(turn: Turn, judged: Extract<Eligibility, { eligible: false }>): Outcome {
  const { reason, eligible_date, rule, because } = judged
  const onTreatment = isOnTreatment(turn.state)
  return {
    state: {
      ...turn.state,
      stage: 'ineligible',
      ineligible: { reason, eligible_date, ...(onTreatment && { onTreatment: true as const }) },
      misses: 0,
    },
    effects: [{ kind: 'mark-ineligible', reason, eligible_date, rule, because, onTreatment }],
  }
}
