import type { AnsweredQuestion, AskedQuestionnaire, Findings } from '@clinic/contract/chart/phone-intake'
import type { EmergencyNumber } from '@clinic/contract/emergency-numbers'
import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Visit } from '../chat/state/state.ts'
import { reviewReasons } from '../eligibility/review-reasons.ts'
import { evaluateEligibility } from '../eligibility/rules.ts'
import type { MedicineKnowledge } from '../medicines/interactions-of.ts'
import { medicineReasons } from '../medicines/medicine-findings.ts'
import { answerText } from '../questionnaires/answer-text.ts'
import type { Answers } from '../questionnaires/answers.ts'
import { flagsOf } from '../questionnaires/flags.ts'
import { outcomesOf } from '../questionnaires/outcomes-of.ts'
import { progress } from '../questionnaires/progress.ts'
import { chosenLabels } from '../questionnaires/question-map/options.ts'
import { walk } from '../questionnaires/question-map/walk.ts'
import { emergencyLines } from '../reference-data/emergency-lines.ts'
import { provinceCode } from '../reference-data/provinces.ts'
import { scoreAnswers } from '../scales/score-answers.ts'
import { ageOn } from '../shared/dates.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'

/** `dateOfBirth` (null when unknown) and `today` are ISO dates. `province`: of the patient, null when unknown. */
export type AskedOf = {
  questionnaire: Questionnaire
  answers: Answers
  dateOfBirth: string | null
  today: string
  province: string | null
  numbers: readonly EmergencyNumber[]
  medicines: MedicineKnowledge
}
export type IntakeSoFar = Pick<AskedQuestionnaire, 'answered' | 'next' | 'progress' | 'findings'>

/** A questionnaire in progress: answered questions on the path, the next one, progress and findings. */
export function intakeSoFar(asked: AskedOf): IntakeSoFar {
  const { questionnaire, answers } = asked
  const { questions } = questionnaire
  const { path, next } = walk(questions, answers)
  const question = getOwnProperty(questions, next)
  return {
    answered: path.flatMap((tag) => answeredAt(asked, tag)),
    next: next !== null && question ? { tag: next, question } : null,
    progress: progress(questions, answers),
    findings: findingsOf(asked),
  }
}

function answeredAt({ questionnaire, answers }: AskedOf, tag: string): AnsweredQuestion[] {
  const question = getOwnProperty(questionnaire.questions, tag)
  const given = getOwnProperty(answers, tag)
  if (!question || !given) return []
  const flags = chosenLabels(question, given.value).flatMap((label) => getOwnProperty(question.flags ?? {}, label) ?? [])
  return [{ tag, question, value: given.value, answer: answerText(question, given.value), flags }]
}

/** The questionnaires of a visit; a scale has its own findings. */
const VISITS: readonly string[] = ['async', 'renewal', 'follow_up'] satisfies Visit[]

/** Findings for the interviewer; nothing is decided here (D-9). */
export function findingsOf({
  questionnaire: { key, questions },
  answers,
  dateOfBirth,
  today,
  province,
  numbers,
  medicines,
}: AskedOf): Findings {
  const age = dateOfBirth === null ? null : ageOn(dateOfBirth, today)
  const place = { province: province === null ? null : provinceCode(province), language: 'en' as const }
  const review = () => [
    ...reviewReasons({ questions, answers, age, province: place.province }),
    ...medicineReasons({ knowledge: medicines, questions, answers, age }),
  ]
  const scale = scoreAnswers(key, questions, answers)
  const raised = scale?.raised ?? []
  const { score, alerts } = outcomesOf(questions, answers)
  const total = scale ? scale.total : score
  const flags = flagsOf(questions, answers)
  return {
    eligibility: eligibilityOf(evaluateEligibility({ dateOfBirth, today, questions, answers })),
    review: VISITS.includes(key) ? review() : [],
    red_flags: raised.flatMap(({ id, severity, label }) => (severity === 'urgent' && id !== 'suicidality' ? [label] : [])),
    crisis: flags.suicidality === true || raised.some(({ id }) => id === 'suicidality'),
    attempt: flags.suicide_attempt_past === true,
    lines: emergencyLines(numbers, 'suicide', place).map(({ service, label, number, tel }) => ({ service, label, number, tel })),
    alerts: alerts.map(({ message }) => message),
    score: total === null ? null : { total, band: scale?.band?.name ?? null },
  }
}

function eligibilityOf(judged: ReturnType<typeof evaluateEligibility>): Findings['eligibility'] {
  if (judged.eligible) return null
  const { reason, eligible_date, because } = judged
  const cause = 'question' in because ? because : { question: 'Date of birth', answer: 'Under 18' }
  return { reason, eligible_date, question: cause.question, answer: cause.answer }
}
