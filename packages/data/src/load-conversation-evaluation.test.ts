import type { Question } from '@clinic/contract/questionnaires'
import { describe, expect, test } from 'vitest'
import { loadArticles } from './load-articles.ts'
import {
  type EvaluationReply,
  loadEvaluationOpenings,
  loadEvaluationQuestions,
  loadEvaluationReplies,
  QUESTION_INTENTS,
  type StoredAnswer,
} from './load-conversation-evaluation.ts'
import { loadQuestionnaires } from './load-questionnaires.ts'

const replies = loadEvaluationReplies()
const questions = new Map<string, Question>(
  [...loadQuestionnaires('questionnaires'), ...loadQuestionnaires('scales')].flatMap(({ key, questions: map }) =>
    Object.entries(map).map(([tag, question]) => [`${key}/${tag}`, question] as const),
  ),
)

/** Written after the set was frozen. */
const NEWER = [
  'async/operation',
  'renewal/alcohol',
  'renewal/falls',
  'renewal/side_effect_since',
  'follow_up/side_effect_since',
  'follow_up/side_effect_weight',
]

describe('the replies for evaluation', () => {
  test('are 640 or more, at least 45 % in French, and answer every question that was shipped then twice in each language', () => {
    expect(replies.length).toBeGreaterThanOrEqual(640)
    expect(share(replies, ({ language }) => language === 'fr')).toBeGreaterThanOrEqual(0.45)
    const few = (['en', 'fr'] as const).flatMap((language) =>
      [...questions.keys()].filter(
        (key) => !NEWER.includes(key) && replies.filter((reply) => reply.language === language && keyOf(reply) === key).length < 2,
      ),
    )
    expect(few).toEqual([])
  })

  test('hold between 5 and 10 % that a nurse would have to ask about again', () => {
    const asked = share(replies, ({ expected }) => 'ask' in expected)
    expect(asked).toBeGreaterThanOrEqual(0.05)
    expect(asked).toBeLessThanOrEqual(0.1)
  })

  test('expect only what their question can store', () => {
    const wrong = replies.filter((reply) => {
      const question = questions.get(keyOf(reply))
      return !question || ![reply.expected].flat().every((answer) => fits(answer, question, reply))
    })
    expect(wrong).toEqual([])
  })

  test('are no two the same, nor have the same id', () => {
    expect(doubles(replies)).toEqual([])
  })
})

describe('the questions for evaluation', () => {
  const asked = loadEvaluationQuestions()
  const articles = loadArticles('en').map(({ id }) => id)
  // Written after the set was frozen.
  const newer = ['deleting-my-data', 'refunds', 'referrals', 'children', 'repeated-vomiting']

  test('are 320 or more, at least 45 % in French', () => {
    expect(asked.length).toBeGreaterThanOrEqual(320)
    expect(share(asked, ({ language }) => language === 'fr')).toBeGreaterThanOrEqual(0.45)
  })

  test('expect articles that ship and intents of the list, each of those there when it was frozen at least five times', () => {
    const known = [...articles, ...QUESTION_INTENTS]
    const expected = asked.flatMap((row) => row.expected)
    expect(expected.filter((one) => !known.includes(one))).toEqual([])
    expect(known.filter((one) => !newer.includes(one) && expected.filter((other) => other === one).length < 5)).toEqual([])
  })

  test('are no two the same, nor have the same id', () => {
    expect(doubles(asked)).toEqual([])
  })
})

describe('the openings for evaluation', () => {
  const openings = loadEvaluationOpenings()

  test('are 110 or more, at least 45 % in French', () => {
    expect(openings.length).toBeGreaterThanOrEqual(110)
    expect(share(openings, ({ language }) => language === 'fr')).toBeGreaterThanOrEqual(0.45)
  })

  test('expect reasons and durations that the intake can store, and names that were typed', () => {
    const reasons = Object.keys(questions.get('async/main_reason')?.options ?? {})
    const durations = Object.keys(questions.get('async/since_when')?.options ?? {})
    const wrong = openings.filter(({ text, expected: { reason, duration, firstName, lastName } }) => {
      const names = [firstName ?? [], lastName ?? []].flat()
      const typed = names.every((name) => text.toLowerCase().includes(name.toLowerCase()))
      return !typed || [reason ?? []].flat().some((one) => !reasons.includes(one)) || (duration && !durations.includes(duration))
    })
    expect(wrong).toEqual([])
  })

  test('are no two the same, nor have the same id', () => {
    expect(doubles(openings)).toEqual([])
  })
})

function fits(answer: StoredAnswer, question: Question, { text, question: tag }: EvaluationReply): boolean {
  if ('ask' in answer) return true
  if ('option' in answer) return Object.hasOwn(question.options ?? question.yes_no_options ?? {}, answer.option)
  if ('options' in answer) return answer.options.every((option) => Object.hasOwn(question.select_multiple_options ?? {}, option))
  if ('number' in answer) {
    if (question.input !== 'number') return false
    if (tag === 'grams_per_day') return answer.unit === 'g' || answer.unit === 'mg'
    return answer.unit === question.unit && answer.number >= (question.minimum ?? 0) && answer.number <= (question.maximum ?? Infinity)
  }
  const takesText = !question.options && !question.select_multiple_options && !question.yes_no_options && !question.input
  if ('medicines' in answer)
    return takesText && answer.medicines.every(({ amount }) => !amount || text.includes(amount) || /^[\d.]+$/.test(amount))
  return takesText && ('none' in answer || text.includes(answer.text))
}

function keyOf({ questionnaire, question }: EvaluationReply): string {
  return `${questionnaire}/${question}`
}

function share<T>(rows: T[], holds: (row: T) => boolean): number {
  return rows.filter(holds).length / rows.length
}

function doubles(rows: { id: string; text: string }[]): string[] {
  const plain = rows.map(({ text }) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  const ids = rows.map(({ id }) => id)
  return [plain, ids].flatMap((list) => list.filter((one, index) => list.indexOf(one) !== index))
}
