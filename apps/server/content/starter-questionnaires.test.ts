import { questionnaire } from '@clinic/contract/questionnaires'
import { evaluateEligibility } from '@clinic/core/eligibility/rules'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { flagsOf, RISK_FLAGS } from '@clinic/core/questionnaires/flags'
import { preferencesOf } from '@clinic/core/questionnaires/preferences'
import { progress } from '@clinic/core/questionnaires/progress'
import { checkQuestions } from '@clinic/core/questionnaires/question-map/check'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { walk } from '@clinic/core/questionnaires/question-map/walk'
import { describe, expect, test } from 'vitest'
import { asyncIntake, followUp, renewal } from './starters.ts'

describe.each([asyncIntake, renewal, followUp])('$name', ({ questions, ...head }) => {
  const all = Object.entries(questions)

  test('is a questionnaire of the contract, and nothing stops its publication', () => {
    expect(questionnaire.safeParse({ ...head, questions }).error).toBeUndefined()
    expect(checkQuestions(questions)).toEqual([])
  })

  test('every question outside branches is required, none inside (REQ-360)', () => {
    for (const [, question] of all) expect(question.required).toBe(!question.in_branch)
  })

  test('texts are short and plain enough for a phone', () => {
    for (const [tag, question] of all) {
      expect(question.text.length, tag).toBeLessThanOrEqual(110)
      expect(question.subtext?.length ?? 0, tag).toBeLessThanOrEqual(130)
      for (const { label } of optionsOf(question)) expect(label.length, label).toBeLessThanOrEqual(60)
    }
  })

  test('every flag it can raise is one that the record knows', () => {
    const raised = all.flatMap(([, question]) => Object.values(question.flags ?? {}).flat())
    expect(raised.filter((flag) => !RISK_FLAGS.some((known) => known === flag))).toEqual([])
  })

  test('whatever option is chosen, the way leads to the last question', () => {
    const longest = Math.max(...all.map(([, question]) => optionsOf(question).length))
    for (let turn = 0; turn < longest; turn += 1) {
      const { answers, left } = answerAll(questions, turn)
      expect(left).toBeNull()
      expect(walk(questions, answers).path.at(-1)).toBe(Object.keys(questions).at(-1))
    }
  })

  test('begins with a fair estimate of the time it takes', () => {
    const { minutesLeft, total } = progress(questions, {})
    expect(minutesLeft).toBeLessThanOrEqual(12)
    expect(total).toBeLessThanOrEqual(38)
  })
})

test('the intake stops for pregnancy, schizophrenia and addiction, each by its own answer (D-9)', () => {
  for (const tag of ['pregnant_or_breastfeeding', 'schizophrenia', 'current_addiction']) {
    for (const { questions } of [asyncIntake, renewal]) {
      const { answers } = answerAll(questions, 1)
      const no = evaluateEligibility({ dateOfBirth: '1980-01-01', today: '2026-11-02', questions, answers })
      expect(no).toEqual({ eligible: true })
      const onWay = tag === 'schizophrenia' && questions === renewal.questions
      const toBranch: Answers = onWay ? { new_diagnosis: { value: ['Schizophrenia or psychosis'] } } : {}
      const given = { ...answers, ...toBranch, [tag]: { value: true } }
      const judged = evaluateEligibility({ dateOfBirth: '1980-01-01', today: '2026-11-02', questions, answers: given })
      expect(judged).toMatchObject({ eligible: false, because: { tag, answer: 'Yes' } })
    }
  }
})

test('the intake fills the three preferences and the flags of the record', () => {
  const { answers } = answerAll(asyncIntake.questions, 0)
  expect(preferencesOf(asyncIntake.questions, answers)).toEqual({
    preferred_licensed_seller: { selected_options: ['Northern Meadow'] },
    preferred_cannabinoids: { selected_options: ['Mostly THC'] },
    preferred_consumption_methods: { selected_options: ['Oil'] },
  })
  expect(flagsOf(asyncIntake.questions, answers)).toMatchObject({ anticoagulant: true, driving_daily: true, liver_disease: false })
})

/** Answers everything on the way: of each list the option of the turn, else its last one. */
function answerAll(questions: typeof asyncIntake.questions, turn: number): { answers: Answers; left: string | null } {
  const answers: Answers = {}
  for (let step = 0; step < 200; step += 1) {
    const { next } = walk(questions, answers)
    const question = next === null ? undefined : questions[next]
    if (next === null || !question) break
    const labels = optionsOf(question).map((option) => option.label)
    const label = labels[Math.min(turn, labels.length - 1)] ?? ''
    const value = question.yes_no_options ? label === 'yes' : question.input === 'number' ? 2 : label || 'some words'
    answers[next] = { value: question.select_multiple_options ? [label] : value }
  }
  return { answers, left: walk(questions, answers).next }
}
