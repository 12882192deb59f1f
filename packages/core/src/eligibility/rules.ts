import type { Questions } from '@clinic/contract/questionnaires'
import type { IneligibleReason } from '@clinic/contract/vocabulary'
import { ADULT_AGE } from '../patients/personal-information.ts'
import { answerText } from '../questionnaires/answer-text.ts'
import type { Answers } from '../questionnaires/answers.ts'
import { answerTo } from '../questionnaires/live-answers.ts'
import { saysYes } from '../questionnaires/question-map/options.ts'
import { addMonths, addYears, ageOn } from '../shared/dates.ts'

/** Changes whenever a rule does; stored with every outcome (D-9). */
export const RULES_VERSION = '2026-11-1'
/** REQ-160, REQ-579. */
const PREGNANCY_MONTHS = 16

/** Rules on one answer: a yes to the variable makes the patient ineligible for the reason. In the order of REQ-690. */
export const ANSWER_RULES = [
  { id: 'pregnant-or-breastfeeding', variable: 'pregnant_or_breastfeeding', reason: 'Pregnant or Breastfeeding' },
  { id: 'schizophrenia', variable: 'schizophrenia_personal', reason: 'Schizophrenia' },
  { id: 'current-addiction', variable: 'current_addiction', reason: 'Current Addiction' },
] as const satisfies readonly { id: string; variable: string; reason: IneligibleReason }[]

export const AGE_RULE = { id: 'paediatric-patient', reason: 'Paediatric Patient' } as const
export type EligibilityRuleId = (typeof ANSWER_RULES)[number]['id'] | typeof AGE_RULE.id

/** The cause: one answer, or the date of birth. */
export type Because = { tag: string; question: string; answer: string } | { dateOfBirth: true }
export type Eligibility =
  | { eligible: true }
  | { eligible: false; reason: IneligibleReason; eligible_date: string | null; rule: EligibilityRuleId; because: Because }

/** `dateOfBirth` may be unknown; `today` is the ISO date at the patient. */
export type EligibilityFacts = { dateOfBirth: string | null; today: string; questions: Questions; answers: Answers }

/**
 * The first rule that a patient meets, with its cause; the nurse practitioner decides (D-9). Age is first, since no
 * answer can change it.
 */
export function evaluateEligibility({ dateOfBirth, today, questions, answers }: EligibilityFacts): Eligibility {
  if (dateOfBirth !== null && ageOn(dateOfBirth, today) < ADULT_AGE) {
    const { id, reason } = AGE_RULE
    return { eligible: false, reason, eligible_date: addYears(dateOfBirth, ADULT_AGE), rule: id, because: { dateOfBirth: true } }
  }
  const [first] = stopsIn(questions, answers)
  return first ? { eligible: false, eligible_date: defaultEligibleDate(first.reason, today), ...first } : { eligible: true }
}

/** One rule that an answer meets. */
export type Stop = {
  rule: (typeof ANSWER_RULES)[number]['id']
  reason: IneligibleReason
  because: { tag: string; question: string; answer: string }
}

/** Every rule that the valid answers meet, in the order of the rules; asked after each answer (F-19). */
export function stopsIn(questions: Questions, answers: Answers): Stop[] {
  return ANSWER_RULES.flatMap(({ id, variable, reason }) => {
    const found = answerTo(questions, answers, variable)
    if (!found || !saysYes(found.answer.value)) return []
    const because = { tag: found.tag, question: found.question.text, answer: answerText(found.question, found.answer.value) }
    return [{ rule: id, reason, because }]
  })
}

/** 16 months ahead for Pregnant or Breastfeeding, otherwise none (REQ-579). */
export function defaultEligibleDate(reason: IneligibleReason, today: string): string | null {
  return reason === 'Pregnant or Breastfeeding' ? addMonths(today, PREGNANCY_MONTHS) : null
}
