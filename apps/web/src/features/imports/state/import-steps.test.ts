import { IMPORT_STATES } from '@clinic/contract/imports'
import { expect, it } from 'vitest'
import { STEPS } from './import-search.ts'
import { isDroppable, isWorking, openSteps, shownStep } from './import-steps.ts'

it.each([
  ['reading', 'rows', 'file'],
  ['choosing', null, 'kind'],
  ['choosing', 'columns', 'columns'],
  ['choosing', 'import', 'kind'],
  ['checking', 'columns', 'rows'],
  ['checked', null, 'rows'],
  ['checked', 'import', 'import'],
  ['applied', 'columns', 'import'],
  ['applied', 'rows', 'rows'],
  ['undone', null, 'import'],
] as const)('an import that is %s, asked for %s, shows %s', (state, asked, step) => {
  expect(shownStep(state, asked)).toBe(step)
})

it('every state shows a step that can be gone to in it', () => {
  for (const state of IMPORT_STATES) for (const asked of [null, ...STEPS]) expect(openSteps(state)).toContain(shownStep(state, asked))
})

it('what goes on by itself cannot be dropped meanwhile', () => {
  for (const state of IMPORT_STATES) expect(isWorking(state) && isDroppable(state)).toBe(false)
  expect(isWorking(undefined)).toBe(false)
})
