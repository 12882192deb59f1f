import type { Question, Questions } from '@clinic/contract/questionnaires'
import { evaluateEligibility } from '../../eligibility/rules.ts'
import { scoreAnswers } from '../../scales/score-answers.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { answerText } from '../answer-text.ts'
import type { Answer, Answers } from '../answers.ts'
import { flagsOf } from '../flags.ts'
import { outcomesOf } from '../outcomes-of.ts'
import { walk } from '../question-map/walk.ts'
import { sentences } from '../sentences.ts'

/** A question that was asked, and the answer in words; `null` where it was skipped or is open. */
export type AskedLine = { tag: string; question: string; answer: string | null }

/** `total` is that of an instrument where the key names one, else the questionnaire's own; `null` where nothing is scored. */
export type TestCaseScore = { total: number | null; raised: string[] }

/**
 * What came of one patient's answers, kept so that a later version can be held against it. It is plain data, `answers` included.
 * `eligibility`: the reason that a rule on answers gave, `null` for none; age is no part of a questionnaire.
 */
export type Run = {
  key: string | null
  answers: Answers
  asked: AskedLine[]
  sentences: string[]
  score: TestCaseScore
  flags: Record<string, boolean>
  alerts: string[]
  follow: string[]
  eligibility: { reason: string; because: string } | null
}

/**
 * Walks a questionnaire with a patient's answers and keeps everything that comes of it. What has no answer is passed by as if skipped, so that
 * all that would be asked is there. `key`: that of the questionnaire, where it may be an instrument.
 */
export function recordTestCase(questions: Questions, answers: Answers, key: string | null = null): Run {
  const whole = passOpen(questions, answers)
  const given = liveOnly(whole, answers)
  const { score, alerts, triggers } = outcomesOf(questions, given)
  const scale = key === null ? null : scoreAnswers(key, questions, given)
  return {
    key,
    answers: structuredClone(answers),
    asked: whole.path.flatMap((tag) => asked(tag, getOwnProperty(questions, tag), getOwnProperty(answers, tag))),
    sentences: sentences(questions, given),
    score: { total: scale ? scale.total : score, raised: scale?.raised.map(({ label }) => label) ?? [] },
    flags: { ...flagsOf(questions, given), ...scale?.flags },
    alerts: alerts.map(({ message }) => message),
    follow: triggers.map((trigger) => trigger.key),
    eligibility: eligibilityOf(questions, given),
  }
}

/** The way to the end, whatever is open on it skipped. */
function passOpen(questions: Questions, answers: Answers): { path: string[] } {
  const skipped = Object.fromEntries(Object.keys(questions).map((tag) => [tag, { value: '' }]))
  return walk(questions, { ...skipped, ...answers })
}

function liveOnly({ path }: { path: string[] }, answers: Answers): Answers {
  return Object.fromEntries(
    path.flatMap((tag) => {
      const answer = getOwnProperty(answers, tag)
      return answer ? [[tag, answer]] : []
    }),
  )
}

function asked(tag: string, question: Question | undefined, answer: Answer | undefined): AskedLine[] {
  if (!question) return []
  return [{ tag, question: question.text, answer: answer ? answerText(question, answer.value) || null : null }]
}

/** The date matters to no rule on answers, only to what it fills in. */
function eligibilityOf(questions: Questions, answers: Answers): Run['eligibility'] {
  const judged = evaluateEligibility({ dateOfBirth: null, today: '2000-01-01', questions, answers })
  if (judged.eligible || !('question' in judged.because)) return null
  return { reason: judged.reason, because: judged.because.question }
}
