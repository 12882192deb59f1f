import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { soundQuestions } from '../arbitrary.test-data.ts'
import { buildQuestions } from '../question-map/build.ts'
import { pathTo } from './path-to.ts'

const questions = buildQuestions([
  { tag: 'name', text: 'Name?' },
  { tag: 'plan', text: 'Plan?', one: ['a', 'b'], branches: { a: [{ tag: 'plan_a', text: 'A?' }], b: [{ tag: 'plan_b', text: 'B?' }] } },
  {
    tag: 'pets',
    text: 'Pets?',
    one: ['many', 'some', 'none'],
    branches: {
      many: [
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
if (questions.pets?.options) questions.pets.options.some = 'kinds'

describe('the way to a question', () => {
  test('names the choices that decide about it, and no others', () => {
    expect(pathTo(questions, 'tank')).toEqual({
      tags: ['name', 'plan', 'plan_a', 'pets', 'kinds', 'tank'],
      choices: [
        { tag: 'pets', labels: ['many', 'some'] },
        { tag: 'kinds', labels: ['fish'] },
      ],
    })
    expect(pathTo(questions, 'vet')?.choices).toEqual([{ tag: 'pets', labels: ['many', 'some'] }])
    expect(pathTo(questions, 'plan_b')?.choices).toEqual([{ tag: 'plan', labels: ['b'] }])
    expect(pathTo(questions, 'end')?.choices).toEqual([])
  })

  test('is none for a question that nobody is asked', () => {
    expect(pathTo(questions, 'gone')).toBeNull()
    expect(pathTo({}, 'name')).toBeNull()
  })

  test('ends at every question of a sound map, and decides nothing outside of branches', () => {
    fc.assert(
      fc.property(soundQuestions, (map) => {
        for (const [tag, question] of Object.entries(map)) {
          const path = pathTo(map, tag)
          expect(path?.tags.at(-1)).toBe(tag)
          if (!question.in_branch) expect(path?.choices).toEqual([])
          else expect(path?.choices.map((one) => one.tag)).toContain(question.branch_origin)
        }
      }),
      { numRuns: 60 },
    )
  })
})
