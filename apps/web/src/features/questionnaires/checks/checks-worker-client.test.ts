import type { Questions } from '@clinic/contract/questionnaires'
import { newQuestions } from '@clinic/core/questionnaires/edits/new-questions'
import { validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'
import { expect, test } from 'vitest'
import { type CheckedDraft, type CheckRequest, openChecksWorker } from './checks-worker-client.ts'

/** A worker that proves when it is told to, or fails. */
function fakeWorker() {
  const listeners: Record<string, (event: { data?: unknown }) => void> = {}
  const sent: CheckRequest[] = []
  return {
    sent,
    answer: () => listeners.message?.({ data: validateQuestionnaire(sent.at(-1)?.questions ?? {}) }),
    fail: () => listeners.error?.({}),
    worker: {
      postMessage: (asked: CheckRequest) => sent.push(asked),
      terminate: () => undefined,
      addEventListener: (name: string, listen: (event: { data?: unknown }) => void) => {
        listeners[name] = listen
      },
    } as unknown as Worker,
  }
}

function opened(start: () => Worker | null) {
  const results: CheckedDraft[] = []
  const checker = openChecksWorker((checked) => results.push(checked), start)
  return { results, ask: (questions: Questions) => checker.ask({ questions, about: {} }) }
}

const [first, second, third] = [newQuestions(), newQuestions(), newQuestions()]

test('a proof names the questions that were proved', () => {
  const fake = fakeWorker()
  const { results, ask } = opened(() => fake.worker)
  ask(first)
  expect(results).toEqual([])
  fake.answer()
  expect(results).toEqual([{ ...validateQuestionnaire(first), questions: first }])
  expect(results[0]?.questions).toBe(first)
})

test('of what is asked for during a proof only the newest is proved', () => {
  const fake = fakeWorker()
  const { results, ask } = opened(() => fake.worker)
  for (const questions of [first, second, third]) ask(questions)
  expect(fake.sent).toHaveLength(1)
  fake.answer()
  fake.answer()
  expect(results.map(({ questions }) => questions)).toEqual([first, third])
  expect(results[1]?.questions).toBe(third)
})

test('where the worker fails, the page proves itself, what was asked for first', () => {
  const fake = fakeWorker()
  const { results, ask } = opened(() => fake.worker)
  ask(first)
  ask(second)
  fake.fail()
  ask(third)
  expect(results.map(({ questions }) => questions)).toEqual([first, second, third])
})

test('without workers the page proves itself', () => {
  const { results, ask } = opened(() => null)
  ask(first)
  expect(results).toHaveLength(1)
})
