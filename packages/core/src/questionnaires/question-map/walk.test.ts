import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerAlong, anyAnswers, brokenQuestions, someAnswer, soundQuestions } from '../arbitrary.test-data.ts'
import { buildQuestions } from './build.ts'
import { originsOf } from './origins-of.ts'
import { walk } from './walk.ts'

const questions = buildQuestions([
  { tag: 'name', text: 'Name?' },
  {
    tag: 'pets',
    text: 'Pets?',
    yesNo: true,
    branches: {
      yes: [
        {
          tag: 'kinds',
          text: 'Which?',
          several: ['cat', 'dog', 'fish'],
          branches: { cat: [{ tag: 'cat_name', text: 'Cat?' }], fish: [{ tag: 'tank', text: 'Tank?' }] },
        },
        { tag: 'vet', text: 'Vet?' },
      ],
    },
  },
  { tag: 'end', text: 'More?' },
])
const said = (...pairs: [string, string | boolean | string[]][]) => Object.fromEntries(pairs.map(([tag, value]) => [tag, { value }]))

describe('walking a questionnaire', () => {
  test('begins with the lowest number outside branches', () => {
    expect(walk(questions, {})).toEqual({ path: [], next: 'name', setAside: [] })
  })

  test('follows the destination of the chosen option, else the next question (REQ-350, REQ-352)', () => {
    expect(walk(questions, said(['name', 'Ana'], ['pets', true])).next).toBe('kinds')
    expect(walk(questions, said(['name', 'Ana'], ['pets', false])).next).toBe('end')
  })

  test('walks the branch of each of several chosen options in option order, then goes on (REQ-351)', () => {
    const answers = said(
      ['name', 'Ana'],
      ['pets', true],
      ['kinds', ['fish', 'cat']],
      ['cat_name', 'Tom'],
      ['tank', 'big'],
      ['vet', 'no'],
      ['end', 'no'],
    )
    expect(walk(questions, answers)).toEqual({
      path: ['name', 'pets', 'kinds', 'cat_name', 'tank', 'vet', 'end'],
      next: null,
      setAside: [],
    })
  })

  test('sets aside what a corrected answer made void, and keeps the rest', () => {
    const answers = said(['name', 'Ana'], ['pets', false], ['kinds', ['cat']], ['cat_name', 'Tom'], ['vet', 'x'], ['end', 'no'])
    expect(walk(questions, answers)).toEqual({ path: ['name', 'pets', 'end'], next: null, setAside: ['kinds', 'cat_name', 'vet'] })
  })

  test('asks a newly opened branch before what is already answered behind it, and keeps that', () => {
    const answers = said(['name', 'Ana'], ['pets', true], ['end', 'no'])
    expect(walk(questions, answers)).toEqual({ path: ['name', 'pets'], next: 'kinds', setAside: [] })
  })

  test('goes on after a skipped question', () => {
    expect(walk(questions, said(['name', ''], ['pets', ''])).next).toBe('end')
  })

  test('returns from a branch that just ends to the question after the one it began at', () => {
    const open = structuredClone(questions)
    if (open.vet) open.vet.next_question = null
    const answers = said(['name', 'Ana'], ['pets', true], ['kinds', ['dog']], ['vet', 'x'])
    expect(walk(open, answers).next).toBe('end')
  })

  test('follows a pointer that leaves a branch of one option early', () => {
    const jumping = structuredClone(questions)
    if (jumping.kinds) jumping.kinds.next_question = 'end'
    expect(walk(jumping, said(['name', 'Ana'], ['pets', true], ['kinds', ['dog']])).next).toBe('end')
  })

  test('sets aside answers to questions that the map no longer has', () => {
    expect(walk(questions, said(['gone', 'x'])).setAside).toEqual(['gone'])
  })
})

describe('on any map, sound or broken', () => {
  const cases = fc.oneof(
    fc.tuple(brokenQuestions, anyAnswers),
    fc.tuple(soundQuestions, fc.array(fc.nat(50), { maxLength: 40 })).map(([map, choices]) => [map, answerAlong(map, choices)] as const),
  )

  test('it ends, asks nothing twice, and what is next is unanswered', () => {
    fc.assert(
      fc.property(cases, ([map, answers]) => {
        const { path, next, setAside } = walk(map, answers)
        expect(new Set(path).size).toBe(path.length)
        expect(path.filter((tag) => !Object.hasOwn(answers, tag) || !Object.hasOwn(map, tag))).toEqual([])
        if (next !== null) expect([Object.hasOwn(map, next), Object.hasOwn(answers, next)]).toEqual([true, false])
        expect(setAside.filter((tag) => path.includes(tag))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('answering what is next lengthens the path by it, and sets nothing aside', () => {
    fc.assert(
      fc.property(soundQuestions, fc.array(fc.nat(50), { maxLength: 30 }), fc.nat(50), (map, choices, choice) => {
        const answers = answerAlong(map, choices)
        const before = walk(map, answers)
        const question = before.next === null ? undefined : map[before.next]
        fc.pre(before.next !== null && question !== undefined)
        if (before.next === null || !question) return
        const after = walk(map, { ...answers, [before.next]: { value: someAnswer(question, choice) } })
        expect(after.path).toEqual([...before.path, before.next])
        expect(after.setAside).toEqual([])
      }),
    )
  })

  test('a changed answer sets aside only what stands in branches of its question', () => {
    fc.assert(
      fc.property(soundQuestions, fc.array(fc.nat(50), { maxLength: 40 }), fc.nat(50), fc.nat(50), (map, choices, which, choice) => {
        const answers = answerAlong(map, choices)
        const tags = Object.keys(answers)
        const tag = tags[which % Math.max(1, tags.length)]
        const question = tag === undefined ? undefined : map[tag]
        fc.pre(question !== undefined)
        if (tag === undefined || !question) return
        const { setAside } = walk(map, { ...answers, [tag]: { value: someAnswer(question, choice) } })
        expect(setAside.filter((one) => !originsOf(map, one).includes(tag))).toEqual([])
      }),
      { numRuns: 300 },
    )
  })

  test('every question of a sound map is on the path when everything is chosen or it lies in a branch of one option', () => {
    fc.assert(
      fc.property(soundQuestions, (map) => {
        const answers = answerAlong(map, new Array(400).fill(6))
        const { path, next } = walk(map, answers)
        expect(next).toBeNull()
        const open = Object.keys(map).filter((tag) => !path.includes(tag))
        expect(open.filter((tag) => !originsOf(map, tag).some((origin) => !map[origin]?.select_multiple_options))).toEqual([])
      }),
    )
  })
})
