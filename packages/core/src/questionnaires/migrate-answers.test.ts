import type { Question, Questions } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnswerValue } from './answers.ts'
import { answerAlong, someAnswer, soundQuestions } from './arbitrary.test-data.ts'
import { applyEdit } from './edits/apply-edit.ts'
import { editFrom, type Step, steps } from './edits/arbitrary-edits.test-data.ts'
import { migrateAnswers } from './migrate-answers.ts'
import { buildQuestions } from './question-map/build.ts'
import { kindOf } from './question-map/kind.ts'
import { chosenLabels } from './question-map/options.ts'
import { walk } from './question-map/walk.ts'

const before = buildQuestions([
  { tag: 'a', text: 'How are you?' },
  { tag: 'b', text: 'Which?', one: ['x', 'y'] },
  { tag: 'c', text: 'How many?', input: 'number', unit: 'days' },
  { tag: 'd', text: 'Old?' },
])
const after = buildQuestions([
  { tag: 'new', text: 'New?' },
  { tag: 'a', text: 'how are you' },
  { tag: 'b', text: 'Which?', one: ['y', 'z'] },
  { tag: 'c', text: 'How many?', input: 'number', unit: 'weeks' },
])

test('answers go over to a new version where the question still means the same, and only the rest is asked (D-11)', () => {
  const answers = { a: { value: 'well', at: '2026-11-02T10:00:00Z' }, b: { value: 'y' }, c: { value: 3 }, d: { value: 'x' } }
  const carried = migrateAnswers(before, after, answers)
  expect(carried).toEqual({ a: answers.a, b: answers.b })
  expect(walk(after, carried).next).toBe('new')
  expect(walk(after, { ...carried, new: { value: 'x' } })).toMatchObject({ next: 'c', setAside: [] })
})

test('an answer whose option is gone, or whose number is out of bounds by now, is asked again', () => {
  expect(migrateAnswers(before, after, { b: { value: 'x' } })).toEqual({})
  const [few, many] = [3, 40].map((value) => ({ n: { value } }))
  const [wide, narrow] = [90, 31].map((maximum) => buildQuestions([{ tag: 'n', text: 'How many days?', input: 'number', maximum }]))
  if (!few || !many || !wide || !narrow) throw new Error('nothing to carry')
  expect([migrateAnswers(wide, narrow, few), migrateAnswers(wide, narrow, many)]).toEqual([few, {}])
})

test('what was skipped in a branch is asked again where it has to be answered now (REQ-360)', () => {
  const since = { tag: 'since', text: 'Since when?' }
  const optional = buildQuestions([{ tag: 'pain', text: 'Pain?', yesNo: true, branches: { yes: [since] } }])
  const needed = buildQuestions([{ tag: 'pain', text: 'Pain?', yesNo: true }, since])
  const answers = { pain: { value: true }, since: { value: '' } }
  expect(migrateAnswers(optional, optional, answers)).toEqual(answers)
  expect(migrateAnswers(optional, needed, answers)).toEqual({ pain: { value: true } })
})

describe('a question that only got another tag', () => {
  const questions = buildQuestions([
    { tag: 'pills', text: 'Pills?', yesNo: true, branches: { yes: [{ tag: 'since', text: 'Since when?' }] } },
    { tag: 'drops', text: 'Drops?', yesNo: true, branches: { yes: [{ tag: 'since_2', text: 'Since when?' }] } },
  ])
  const answers = { pills: { value: true }, since: { value: 'May' }, drops: { value: true }, since_2: { value: 'June' } }
  const edited = (...edits: Parameters<typeof applyEdit>[1][]) => edits.reduce((map, edit) => made(map, edit).questions, questions)

  test('takes its answer along, and so do those in its branch', () => {
    const renamed = edited(
      { edit: 'rename_tag', tag: 'pills', to: 'tablets' },
      { edit: 'rename_tag', tag: 'since', to: 'tablets_since' },
      { edit: 'rename_tag', tag: 'since_2', to: 'drops_since' },
    )
    const carried = migrateAnswers(questions, renamed, answers)
    expect(carried).toEqual({
      tablets: { value: true },
      tablets_since: { value: 'May' },
      drops: { value: true },
      drops_since: { value: 'June' },
    })
    expect(walk(renamed, carried)).toMatchObject({ next: null, setAside: [] })
  })

  test('is known also where two have changed their tags with each other', () => {
    const swapped = edited(
      { edit: 'rename_tag', tag: 'pills', to: 'other' },
      { edit: 'rename_tag', tag: 'drops', to: 'pills' },
      { edit: 'rename_tag', tag: 'other', to: 'drops' },
    )
    expect(migrateAnswers(questions, swapped, { pills: { value: true }, drops: { value: false } })).toEqual({
      drops: { value: true },
      pills: { value: false },
    })
  })

  test('never gives its answer to one that is worded alike in another branch, nor to one of two', () => {
    const moved = edited({ edit: 'delete_question', tag: 'since' }, { edit: 'rename_tag', tag: 'since_2', to: 'when' })
    expect(migrateAnswers(questions, moved, { since: { value: 'May' } })).toEqual({})
    const twins = buildQuestions([
      { tag: 'one', text: 'Since when?' },
      { tag: 'two', text: 'Since when?' },
    ])
    const other = made(made(twins, { edit: 'delete_question', tag: 'one' }).questions, { edit: 'rename_tag', tag: 'two', to: 'three' })
    expect(migrateAnswers(twins, other.questions, { one: { value: 'May' } })).toEqual({})
  })
})

/** What became of each question of the start, by the log of edits: its tag now. Those that went are not in it. */
type Fate = Map<string, string>
type Version = { questions: Questions; fate: Fate }

describe('after any edits, of any half-finished session', () => {
  // 120 questionnaires, each at ten moments of its editing, each moment with a session of its own: 1,200 pairs.
  const sessions = fc.array(fc.tuple(fc.nat(39), fc.array(fc.nat(50), { maxLength: 25 })), { minLength: 10, maxLength: 10 })
  const pairs = (check: (start: Questions, now: Version, session: readonly number[]) => void, free = false) =>
    fc.assert(
      fc.property(soundQuestions, steps(40), sessions, (start, list, all) => {
        const versions = versionsOf(start, list, free)
        for (const [moment, session] of all)
          check(start, versions[moment % versions.length] ?? { questions: start, fate: new Map() }, session)
      }),
      { numRuns: 120, endOnFailure: true },
    )

  test.each([
    ['as people edit', false],
    ['lines drawn in the graph included', true],
  ])('an answer that is still valid is there, under the tag of its question now: %s', (_, free) => {
    let [kept, renamed] = [0, 0]
    pairs((start, { questions, fate }, session) => {
      const answers = halfway(start, session)
      const carried = migrateAnswers(start, questions, answers)
      for (const [tag, answer] of Object.entries(answers)) {
        const now = fate.get(tag)
        if (now === undefined || !isValid(start, { questions, fate }, { tag, value: answer.value })) continue
        expect({ tag, now, answer: carried[now] }).toEqual({ tag, now, answer })
        kept += 1
        if (now !== tag) renamed += 1
      }
    }, free)
    expect(kept).toBeGreaterThan(1000)
    expect(renamed).toBeGreaterThan(100)
  })

  test('no answer stands under a question that asks for something else', () => {
    pairs((start, { questions }, session) => {
      const answers = halfway(start, session)
      for (const [tag, answer] of Object.entries(migrateAnswers(start, questions, answers))) {
        const from = Object.keys(answers).find((one) => answers[one] === answer) ?? ''
        expect([questions[tag]?.text, kindOf(questions[tag] as Question)]).toEqual([start[from]?.text, kindOf(start[from] as Question)])
        const chosen = [questions[tag], start[from]].map((question) => chosenLabels(question as Question, answer.value).sort())
        expect(chosen[0]).toEqual(chosen[1])
      }
    }, true)
  })

  test('whoever goes on answering is asked every required question, and nothing twice (REQ-360)', () => {
    pairs((start, { questions }, session) => {
      const answers = { ...migrateAnswers(start, questions, halfway(start, session)) }
      const askedNow: string[] = []
      for (let { next } = walk(questions, answers); next !== null; { next } = walk(questions, answers)) {
        expect([next, Object.hasOwn(answers, next)]).toEqual([next, false])
        askedNow.push(next)
        answers[next] = { value: someAnswer(questions[next] as Question, askedNow.length) }
      }
      const { path } = walk(questions, answers)
      const required = Object.keys(questions).filter((tag) => questions[tag]?.required)
      expect(required.filter((tag) => !path.includes(tag) || answers[tag]?.value === '')).toEqual([])
      expect(new Set(askedNow).size).toBe(askedNow.length)
    })
  })
})

/** A session that was left in the middle, some questions of branches skipped. */
function halfway(questions: Questions, session: readonly number[]) {
  const answers = answerAlong(questions, session)
  return Object.fromEntries(
    Object.entries(answers).map(([tag, answer], place) =>
      questions[tag]?.required || (session[place] ?? 0) % 5 > 0 || kindOf(questions[tag] as Question) !== 'none'
        ? [tag, answer]
        : [tag, { value: '' }],
    ),
  )
}

function versionsOf(start: Questions, list: readonly Step[], free: boolean): Version[] {
  let version: Version = { questions: start, fate: new Map(Object.keys(start).map((tag) => [tag, tag])) }
  return list.map((step) => {
    const edit = editFrom(version.questions, step, free)
    const result = applyEdit(version.questions, edit)
    if ('refused' in result) return version
    const { questions } = result
    const renamed = edit.edit === 'rename_tag' ? edit.tag : null
    const to = renamed === null ? '' : edit.edit === 'rename_tag' ? edit.to.trim() : ''
    const fate = new Map([...version.fate].map(([tag, now]) => [tag, now === renamed ? to : now] as const))
    for (const [tag, now] of fate) if (!Object.hasOwn(questions, now)) fate.delete(tag)
    version = { questions, fate }
    return version
  })
}

/** Whether a question still asks the same, can be known again, and all that was chosen can still be chosen. */
function isValid(start: Questions, { questions, fate }: Version, { tag, value }: { tag: string; value: AnswerValue }): boolean {
  const [was, is] = [start[tag], questions[fate.get(tag) ?? '']]
  if (!was || !is || !asksAlike(was, is) || !isKnown(start, { questions, fate }, tag)) return false
  return chosenLabels(was, value).length === chosenLabels(is, value).length && !(is.required && value === '')
}

/** By its tag, else by its words in the branch that it always stood in, if that is known. */
function isKnown(start: Questions, version: Version, tag: string): boolean {
  const now = version.fate.get(tag)
  const [was, is] = [start[tag], version.questions[now ?? '']]
  if (!was || !is || now === tag) return now === tag
  const origin = was.branch_origin
  if (!asksAlike(was, is) || was.branch_id !== is.branch_id) return false
  return origin === null ? is.branch_origin === null : version.fate.get(origin) === is.branch_origin && isKnown(start, version, origin)
}

function asksAlike(was: Question, is: Question): boolean {
  return was.text === is.text && kindOf(was) === kindOf(is) && was.input === is.input
}

function made(questions: Questions, edit: Parameters<typeof applyEdit>[1]) {
  const result = applyEdit(questions, edit)
  if ('refused' in result) throw new Error(result.refused)
  return result
}
