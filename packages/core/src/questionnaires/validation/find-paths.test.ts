import type { Questions } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brokenQuestions, soundQuestions } from '../arbitrary.test-data.ts'
import { allPaths, jumpy } from './all-ways.test-data.ts'
import { exploreRoutes } from './explore-routes.ts'
import { findPaths, nearestNodes, pathToQuestion, tagsOfPath } from './find-paths.ts'

const jumps = fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 4 })
const maps = fc.oneof(
  soundQuestions,
  fc.tuple(soundQuestions, jumps).map(([map, list]) => jumpy(map, list)),
  brokenQuestions,
)

test('every question that somebody can be asked has a shortest way, no other has one, and each way begins one that walk goes', () => {
  fc.assert(
    fc.property(maps, (questions) => {
      const walked = waysOf(questions)
      fc.pre(walked !== null)
      const routes = exploreRoutes(questions)
      if (!routes || !walked) return
      const ways = findPaths(routes)
      const nearest = nearestNodes(routes, ways)
      expect([...nearest.keys()].toSorted()).toEqual([...new Set(walked.flat())].toSorted())
      for (const [tag, node] of nearest) {
        const way = tagsOfPath(routes, pathToQuestion(ways, node))
        const lengths = walked.filter((one) => one.includes(tag)).map((one) => one.indexOf(tag) + 1)
        expect(way.length).toBe(Math.min(...lengths))
        expect(walked.some((one) => one.slice(0, way.length).join(' ') === way.join(' '))).toBe(true)
      }
    }),
    { numRuns: 200 },
  )
})

function waysOf(questions: Questions): string[][] | null {
  const ways = allPaths(questions)
  return ways && [...ways].map((way): string[] => JSON.parse(way))
}
