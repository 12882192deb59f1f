import type { Questions } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { soundQuestions } from '../arbitrary.test-data.ts'
import { mapAfter, play, steps } from '../edits/arbitrary-edits.test-data.ts'
import { fromFhir } from './from-fhir.ts'
import { toFhir } from './to-fhir.ts'
import { errorsOfR4 } from './validate-r4.test-data.ts'

/** Not those of which every question was deleted: nobody takes in a questionnaire that asks nothing. */
const edited = (free: boolean): fc.Arbitrary<Questions> =>
  fc
    .tuple(soundQuestions, steps(25))
    .map(([start, list]) => play(start, list, free).reduce(mapAfter, start))
    .filter((questions) => Object.keys(questions).length > 0)
const named = (questions: Questions) => ({ key: 'edited', name: 'Edited', version: 1, questions })

test.each([
  ['', false],
  [', drawn lines included,', true],
])('a map of many edits%s comes back from FHIR as it was', (_, free) => {
  fc.assert(
    fc.property(edited(free), (questions) => {
      expect(fromFhir(JSON.parse(JSON.stringify(toFhir(named(questions)).resource)))).toEqual({
        questionnaire: named(questions),
        notes: [],
      })
    }),
  )
})

test('it holds by R4 too', () => {
  fc.assert(
    fc.property(edited(true), (questions) => {
      expect(errorsOfR4(toFhir(named(questions)).resource)).toEqual([])
    }),
    { numRuns: 40 },
  )
})
