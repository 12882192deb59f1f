import type { Questions } from '@clinic/contract/questionnaires'
import { newQuestions } from '@clinic/core/questionnaires/edits/new-questions'
import { validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'
import { expect, test } from 'vitest'
import { type Asked, openChecksWorker, type Proved } from './checks-worker-client.ts'

/** A worker that proves when it is told to, or fails. */
function fakeWorker() {
  const hearers: Record<string, (event: { data?: unknown }) => void> = {}
  const sent: Asked[] = []
  return {
    sent,
    answer: () => hearers.message?.({ data: validateQuestionnaire(sent.at(-1)?.questions ?? {}) }),
    fail: () => hearers.error?.({}),
    worker: {
      postMessage: (asked: Asked) => sent.push(asked),
      terminate: () => undefined,
      addEventListener: (name: string, hear: (event: { data?: unknown }) => void) => {
        hearers[name] = hear
      },
    } as unknown as Worker,
  }
}

function opened(start: () => Worker | null) {
  const heard: Proved[] = []
  const prover = openChecksWorker((proved) => heard.push(proved), start)
  return { heard, ask: (questions: Questions) => prover.ask({ questions, about: {} }) }
}

const [first, second, third] = [newQuestions(), newQuestions(), newQuestions()]

test('a proof names the questions that were proved', () => {
  const fake = fakeWorker()
  const { heard, ask } = opened(() => fake.worker)
  ask(first)
  expect(heard).toEqual([])
  fake.answer()
  expect(heard).toEqual([{ ...validateQuestionnaire(first), questions: first }])
  expect(heard[0]?.questions).toBe(first)
})

test('of what is asked for during a proof only the newest is proved', () => {
  const fake = fakeWorker()
  const { heard, ask } = opened(() => fake.worker)
  for (const questions of [first, second, third]) ask(questions)
  expect(fake.sent).toHaveLength(1)
  fake.answer()
  fake.answer()
  expect(heard.map(({ questions }) => questions)).toEqual([first, third])
  expect(heard[1]?.questions).toBe(third)
})

test('where the worker fails, the page proves itself, what was asked for first', () => {
  const fake = fakeWorker()
  const { heard, ask } = opened(() => fake.worker)
  ask(first)
  ask(second)
  fake.fail()
  ask(third)
  expect(heard.map(({ questions }) => questions)).toEqual([first, second, third])
})

test('without workers the page proves itself', () => {
  const { heard, ask } = opened(() => null)
  ask(first)
  expect(heard).toHaveLength(1)
})
