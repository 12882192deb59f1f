import type { Questionnaire } from '@clinic/contract/questionnaires'
import { ANSWER_FIELDS, type AnswerField } from '@clinic/contract/vocabulary'
import { describe, expect, it } from 'vitest'
import { answerSets } from './answer-lines.ts'

const nothing = Object.fromEntries(ANSWER_FIELDS.map((field) => [field, null])) as Record<AnswerField, null>
const question = {
  text: 'How many hours do you sleep?',
  required: true,
  start_branch: false,
  in_branch: false,
  branch_origin: null,
  branch_id: null,
  child_branches: {},
  branch_level: 0,
  previous_question: null,
  next_question: null,
  question_number: 1,
  input: 'number' as const,
  unit: 'hours',
}
const intake: Questionnaire = { key: 'async', name: 'Intake', version: 1, questions: { sleep: question } }
const linesOf = (field: AnswerField, set: unknown) =>
  answerSets({ ...nothing, [field]: set }, [intake]).find((one) => one.field === field)?.lines

describe('answers of a record', () => {
  it('are listed by set, every set, in one order (REQ-575, REQ-686)', () => {
    const sets = answerSets(nothing, [])
    expect(sets.map((set) => set.field)).toEqual([...ANSWER_FIELDS])
    expect(sets.every((set) => set.lines.length === 0)).toBe(true)
  })

  it('carry the words of their question and read like an answer', () => {
    expect(linesOf('async_answers', { sleep: { value: 6, at: '2026-01-01T00:00:00Z' } })).toEqual([
      { tag: 'sleep', question: 'How many hours do you sleep?', answer: '6 hours' },
    ])
  })

  it('take the words that came with the answer first, and the tag where there are none', () => {
    expect(linesOf('async_answers', { sleep: { question: 'Asked then', value: true } })?.[0]).toMatchObject({
      question: 'Asked then',
      answer: 'Yes',
    })
    expect(linesOf('renewal_answers', { sideEffects_seen: ['dry mouth', 'sleepy'] })?.[0]).toMatchObject({
      question: 'Side effects seen',
      answer: 'dry mouth, sleepy',
    })
  })

  it('of a scale stand under the form that was asked, in its own words (REQ-146)', () => {
    const phq9: Questionnaire = { key: 'phq9', name: 'PHQ-9', version: 1, questions: { phq9_1: { ...question, text: 'Little interest?' } } }
    const sets = answerSets({ ...nothing, phq9_answers: { instrument: 'phq9', phq9_1: { value: 6 }, total: { value: 6 } } }, [phq9])
    expect(sets.find(({ field }) => field === 'phq9_answers')).toMatchObject({
      title: 'PHQ-9',
      lines: [{ question: 'Little interest?' }, { question: 'Total', answer: '6 of 27' }],
    })
    expect(sets.find(({ field }) => field === 'hads_scale_answers')?.lines).toEqual([])
  })

  it('say that a question was skipped', () => {
    expect(linesOf('async_answers', { sleep: { value: '' } })?.[0]?.answer).toBe('Skipped')
  })

  it('may come as JSON text, or as words that are none (REQ-686)', () => {
    expect(linesOf('pain_scale_answers', '{"worst": 7}')?.[0]).toMatchObject({ question: 'Worst', answer: '7' })
    expect(linesOf('pain_scale_answers', 'about seven')?.[0]?.answer).toBe('about seven')
  })

  it('write a total as its instrument does', () => {
    expect(
      linesOf('pain_scale_answers', { instrument: 'pain_scale', total: { value: 22 / 3, at: '2026-11-01T00:00:00Z' } })?.[0],
    ).toMatchObject({
      question: 'Total',
      answer: '7.3 of 10',
    })
    expect(linesOf('cuditr_answers', { total: 4 })?.[0]).toMatchObject({ answer: '4 of 32' })
  })
})
