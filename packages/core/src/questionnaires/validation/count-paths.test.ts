import type { Questions } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { brokenQuestions, soundQuestions } from '../arbitrary.test-data.ts'
import { secondsFor } from '../progress.ts'
import { buildQuestions } from '../question-map/build.ts'
import { allPaths, jumpy } from './all-ways.test-data.ts'
import { countPaths } from './count-paths.ts'
import { exploreRoutes } from './explore-routes.ts'

const measured = (questions: Questions) => {
  const routes = exploreRoutes(questions)
  return routes && countPaths(questions, routes)
}

describe('the ways through a questionnaire', () => {
  test('are one where nothing branches, measured in questions and minutes', () => {
    const questions = buildQuestions([
      { tag: 'a', text: 'A?' },
      { tag: 'b', text: 'B?', yesNo: true },
      { tag: 'c', text: 'C?' },
    ])
    const way = { questions: 3, minutes: 2, tags: ['a', 'b', 'c'] }
    expect(measured(questions)).toEqual({ count: '1', exact: true, shortest: way, longest: way })
  })

  test('are every combination of branches that several options lead to, and one for each that stands alone', () => {
    const questions = buildQuestions([
      {
        tag: 'a',
        text: 'A?',
        several: ['none', 'p', 'q', 'r', 'plain'],
        exclusive: ['none'],
        branches: {
          p: [{ tag: 'p1', text: 'P' }],
          q: [{ tag: 'q1', text: 'Q' }],
          r: [{ tag: 'r1', text: 'R' }],
          none: [{ tag: 'n1', text: 'N' }],
        },
      },
      { tag: 'z', text: 'Z?' },
    ])
    expect(measured(questions)).toMatchObject({
      count: '9',
      shortest: { tags: ['a', 'z'] },
      longest: { tags: ['a', 'p1', 'q1', 'r1', 'z'] },
    })
  })

  test('are counted beyond what a number holds', () => {
    const drafts = Array.from({ length: 80 }, (_, index) => ({
      ...{ tag: `q${index}`, text: `Q${index}`, several: ['x', 'y', 'z'] },
      branches: { x: [{ tag: `x${index}`, text: 'X' }], y: [{ tag: `y${index}`, text: 'Y' }] },
    }))
    expect(measured(buildQuestions(drafts))).toMatchObject({ count: String(4n ** 80n), exact: true })
  })

  test('are exact where chosen options share a branch, ten times over', () => {
    const questions = buildQuestions(
      Array.from({ length: 10 }, (_, index) => ({
        ...{ tag: `q${index}`, text: `Q${index}`, several: ['x', 'y', 'z'] },
        branches: { x: [{ tag: `x${index}`, text: 'X', yesNo: true as const }] },
      })),
    )
    for (let index = 0; index < 10; index += 1) {
      const options = questions[`q${index}`]?.select_multiple_options
      if (options) options.y = `x${index}`
    }
    expect(measured(questions)).toMatchObject({ count: String(2 ** 10), exact: true })
  })

  test('are none where there is no question', () => {
    expect(measured({})).toBeNull()
  })
})

describe('against every way that walk goes', () => {
  const agrees = (questions: Questions) => {
    const ways = allPaths(questions)
    const found = measured(questions)
    fc.pre(ways !== null)
    expect(found === null).toBe(ways?.has('[]') ?? false)
    if (!ways || !found) return
    const all = [...ways].map((way): string[] => JSON.parse(way))
    const seconds = (way: readonly string[]) => way.reduce((sum, tag) => sum + timeOf(questions, tag), 0)
    const ranked = all.map((way) => [seconds(way), way.length] as const).sort((a, b) => a[0] - b[0] || a[1] - b[1])
    const [low, high] = [ranked[0], ranked.at(-1)]
    expect(found.exact).toBe(true)
    expect(found.count).toBe(String(ways.size))
    expect([found.shortest.questions, found.shortest.minutes]).toEqual([low?.[1], Math.ceil((low?.[0] ?? 0) / 60)])
    expect([found.longest.questions, found.longest.minutes]).toEqual([high?.[1], Math.ceil((high?.[0] ?? 0) / 60)])
    expect(ways.has(JSON.stringify(found.shortest.tags))).toBe(true)
    expect(ways.has(JSON.stringify(found.longest.tags))).toBe(true)
  }

  test('count and both ends are right on sound maps', () => {
    fc.assert(fc.property(soundQuestions, agrees), { numRuns: 150 })
  })

  test('they are right where pointers jump, branches just end and options share branches', () => {
    fc.assert(
      fc.property(soundQuestions, fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 4 }), (map, jumps) =>
        agrees(jumpy(map, jumps)),
      ),
      {
        numRuns: 300,
      },
    )
  })

  test('they are right even on maps as broken files hold them', () => {
    fc.assert(fc.property(brokenQuestions, agrees), { numRuns: 500 })
  })
})

function timeOf(questions: Questions, tag: string): number {
  const question = getOwnProperty(questions, tag)
  return question ? secondsFor(question) : 0
}
