import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { expect, test } from 'vitest'
import { publishLacks, publishNeeds } from './publish-needs.ts'

const questions = buildQuestions([{ tag: 'where', text: 'Where does it hurt?' }])
const needs = publishNeeds(questions, { key: 'night', known: [], runs: [], published: questions })
const ticks = { signed: needs.proof.warnings.map(({ id }) => id), seen: [], approved: [], notes: 'x' }

test('replies that are read differently have to be confirmed, and their number has to be known first', () => {
  expect(publishLacks(needs, ticks, null)).toEqual(['wait for the effect of new meanings'])
  expect(publishLacks(needs, ticks, 3)).toEqual(['confirm the replies that are read differently'])
  expect(publishLacks(needs, { ...ticks, reread: true }, 3)).toEqual([])
  expect(publishLacks(needs, ticks, 0)).toEqual([])
})
