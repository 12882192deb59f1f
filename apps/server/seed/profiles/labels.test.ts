import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { expect, test } from 'vitest'
import { asyncIntake } from '../../content/starters.ts'
import { FORMS, LICENSED_SELLERS, NONE_OF_THESE } from './labels.ts'

test('the shipped intake offers every label that made-up patients choose by name', () => {
  const offered = new Set(Object.values(asyncIntake.questions).flatMap((question) => optionsOf(question).map(({ label }) => label)))
  expect([NONE_OF_THESE, ...FORMS, ...LICENSED_SELLERS].filter((label) => !offered.has(label))).toEqual([])
})
