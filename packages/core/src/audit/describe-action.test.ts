import { AUDIT_ACTIONS } from '@clinic/contract/vocabulary'
import { expect, test } from 'vitest'
import { describeAction } from './describe-action.ts'

const said = (action: string, patient_id: string | null = 'TCN-30012', description = 'Told') =>
  describeAction({ action, description, patient_id })

test('an action is a sentence around its patient', () => {
  expect(said('Claim Patient')).toEqual({ before: 'You claimed ', patient_id: 'TCN-30012', after: '' })
  expect(said('Hold Patient')).toEqual({ before: 'You put ', patient_id: 'TCN-30012', after: ' on hold' })
  expect(said('Hold Patient', null)).toEqual({ before: 'You put a patient on hold', patient_id: null, after: '' })
  expect(said('Log In', null)).toEqual({ before: 'You logged in', patient_id: null, after: '' })
  expect(said('Log In', null, 'Password accepted, the code is still to come').before).toBe('You entered your password')
})

test('an action without a sentence uses its description', () => {
  expect(said('Update Thresholds', null, 'Set the wait')).toEqual({
    before: 'Update Thresholds: Set the wait',
    patient_id: null,
    after: '',
  })
  expect(said('Update Thresholds', null, '')).toEqual({ before: 'Update Thresholds', patient_id: null, after: '' })
})

test('no sentence has two places for the patient, and every action has a text', () => {
  for (const action of AUDIT_ACTIONS) {
    const { before, after } = said(action)
    expect(`${before}${after}`, action).not.toContain('*')
    expect(before.length, action).toBeGreaterThan(4)
  }
})

test('the record that someone created from paper has a sentence of its own', () => {
  expect(describeAction({ action: 'New Patient Created', description: 'Typed in from paper', patient_id: 'TCN-30012' })).toEqual({
    before: 'You created the record of ',
    patient_id: 'TCN-30012',
    after: '',
  })
})
