import { AUDIT_KINDS } from '@clinic/contract/audit'
import { AUDIT_ACTIONS } from '@clinic/contract/vocabulary'
import { expect, test } from 'vitest'
import { kindOf, wantedActions } from './kinds.ts'

test('every action is of one kind, and every kind has actions', () => {
  const byKind = AUDIT_KINDS.map((kind) => wantedActions([], kind) ?? [])
  expect(byKind.flat().sort()).toEqual([...AUDIT_ACTIONS].sort())
  for (const actions of byKind) expect(actions.length).toBeGreaterThan(0)
})

test('an unknown action counts as a change', () => {
  expect(kindOf('Something New')).toBe('changes')
})

test('named actions are narrowed by the kind; without either all match', () => {
  expect(wantedActions([], '')).toBeNull()
  expect(wantedActions(['Log In', 'Claim Patient'], '')).toEqual(['Log In', 'Claim Patient'])
  expect(wantedActions(['Log In', 'Claim Patient'], 'log-ins')).toEqual(['Log In'])
  expect(wantedActions(['Claim Patient'], 'reads')).toEqual([])
})
