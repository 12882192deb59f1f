import { type Question, type Questions, questionnaire as schema } from '@clinic/contract/questionnaires'
import { readAnswer } from '@clinic/core/questionnaires/answer'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { flagsOf, RISK_FLAGS } from '@clinic/core/questionnaires/flags'
import { progress } from '@clinic/core/questionnaires/progress'
import { checkQuestions } from '@clinic/core/questionnaires/question-map/check'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { INSTRUMENTS, instrumentOf } from '@clinic/core/scales/instruments'
import { scoreAnswers } from '@clinic/core/scales/score-answers'
import { describe, expect, test } from 'vitest'
import { SCALE_QUESTIONNAIRES } from './starters.ts'

/** Wording that is the authors': their texts are as long as they are. */
const PUBLISHED = ['phq9', 'gad7', 'ptsd_scale', 'adhd_scale', 'cuditr']

test('there is one for every instrument that may be shipped, and none for any other (E-11)', () => {
  const shipped = INSTRUMENTS.filter(({ licence }) => licence.state === 'ship').map(({ key }) => key)
  expect(SCALE_QUESTIONNAIRES.map(({ key }) => key).toSorted()).toEqual(shipped.toSorted())
})

describe.each(SCALE_QUESTIONNAIRES.map((one) => [one.key, one] as const))('%s', (key, questionnaire) => {
  const { questions } = questionnaire
  const all = Object.entries(questions)
  const instrument = instrumentOf(key)

  test('is a questionnaire of the contract, and nothing stops its publication (REQ-146, REQ-147)', () => {
    expect(schema.safeParse(questionnaire).error).toBeUndefined()
    expect(checkQuestions(questions)).toEqual([])
    expect(questionnaire.key).toBe(key)
  })

  test('asks every item of its instrument with just the values that the item may have', () => {
    const items = [...(instrument?.items ?? []), ...(instrument?.extras ?? [])]
    expect(items.map(({ tag, values }) => [tag, values])).toEqual(items.map(({ tag }) => [tag, valuesIn(questions[tag])]))
    const scored = all.filter(([, question]) => question.scores || question.input === 'number').map(([tag]) => tag)
    expect(scored.toSorted()).toEqual(items.map(({ tag }) => tag).toSorted())
  })

  test('the lowest and the highest answers come to the ends of the range', () => {
    const { range, scoring } = instrument ?? {}
    const [low, high] = [answered(questions, 'low'), answered(questions, 'high')].map((answers) => scoreAnswers(key, questions, answers))
    expect([low?.complete, high?.complete]).toEqual([true, true])
    const totals = scoring?.rule === 'per-item' ? [null, null] : [range?.from, range?.to]
    expect([low?.total, high?.total]).toEqual(totals)
    expect(low?.raised).toEqual([])
  })

  test('what is typed as an answer stands is read as that answer', () => {
    for (const [, question] of all) {
      for (const { label } of optionsOf(question)) {
        const value = question.yes_no_options ? label === 'yes' : question.select_multiple_options ? [label] : label
        expect(readAnswer(question, { text: label })).toEqual({ value })
      }
    }
  })

  test('raises only flags that the record knows, and fits a phone', () => {
    const raised = all.flatMap(([, question]) => Object.values(question.flags ?? {}).flat())
    expect(raised.filter((flag) => !RISK_FLAGS.some((known) => known === flag))).toEqual([])
    for (const [tag, question] of all) {
      expect(question.text.length, tag).toBeLessThanOrEqual(PUBLISHED.includes(key) ? 240 : 110)
      expect(question.subtext?.length ?? 0, tag).toBeLessThanOrEqual(130)
      for (const { label } of optionsOf(question)) expect(label.length, label).toBeLessThanOrEqual(40)
    }
    expect(progress(questions, {}).minutesLeft).toBeLessThanOrEqual(5)
  })
})

const phq9 = { questions: SCALE_QUESTIONNAIRES.find(({ key }) => key === 'phq9')?.questions ?? {} }

test.each(['Several days', 'More than half the days', 'Nearly every day'])(
  '"%s" to item 9 of the PHQ-9 raises suicidality (REQ-147)',
  (label) => {
    const answers = { ...answered(phq9.questions, 'low'), phq9_9: { value: label } }
    expect(flagsOf(phq9.questions, answers)).toEqual({ suicidality: true })
    expect(scoreAnswers('phq9', phq9.questions, answers)).toMatchObject({ flags: { suicidality: true }, raised: [{ severity: 'urgent' }] })
  },
)

test('"Not at all" to item 9 raises nothing', () => {
  const answers = answered(phq9.questions, 'low')
  expect(flagsOf(phq9.questions, answers)).toEqual({ suicidality: false })
  expect(scoreAnswers('phq9', phq9.questions, answers)).toMatchObject({ total: 0, flags: { suicidality: false }, raised: [] })
})

test('the lowest answer of the PHQ-9 and the GAD-7 reads "Not at all"', () => {
  for (const questionnaire of SCALE_QUESTIONNAIRES.filter(({ key }) => ['phq9', 'gad7'].includes(key))) {
    for (const { tag } of instrumentOf(questionnaire.key)?.items ?? [])
      expect(questionnaire.questions[tag]?.scores).toMatchObject({ 'Not at all': 0 })
  }
})

test('a citation or a notice stands with every item that is to carry one (E-11)', () => {
  for (const [instrument, words] of [
    ['adhd_scale', '© World Health Organization'],
    ['cuditr', 'Adamson et al. 2010'],
  ] as const) {
    const questionnaire = SCALE_QUESTIONNAIRES.find(({ key }) => key === instrument)
    for (const [tag, { subtext }] of Object.entries(questionnaire?.questions ?? {})) expect(subtext, tag).toContain(words)
  }
})

/** The values that answers to a question can have, as an item states them. */
function valuesIn(question: Question | undefined): unknown {
  if (question?.input === 'number') return { from: question.minimum, to: question.maximum }
  return Object.values(question?.scores ?? {}).toSorted((a, b) => a - b)
}

/** Answers every question with what counts least or most; where nothing counts, with the last option. */
function answered(questions: Questions, end: 'low' | 'high'): Answers {
  return Object.fromEntries(Object.entries(questions).map(([tag, question]) => [tag, { value: endOf(question, end) }]))
}

function endOf(question: Question, end: 'low' | 'high'): string | number | string[] {
  if (question.input === 'number') return (end === 'low' ? question.minimum : question.maximum) ?? 0
  const labels = Object.entries(question.scores ?? {}).toSorted(([, a], [, b]) => a - b)
  const [label] = (end === 'low' ? labels[0] : labels.at(-1)) ?? []
  return label ?? [optionsOf(question).at(-1)?.label ?? '']
}
