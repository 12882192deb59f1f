import { changeTexts } from '@clinic/core/patient-list/change-texts'
import { expect, test } from 'vitest'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { failureText, freshRow, mayRetry } from './manage-failure.ts'

const texts = changeTexts({ verb: 'set-province', province: 'ON' })
const refused = new ApiProblem({ code: 'version-conflict', message: 'It changed.', status: 409, details: { patient: { patient_id: '7' } } })
const broken = new ApiProblem({ code: 'internal-error', message: 'Down.', status: 500 })
const unreached = new ApiProblem({ code: 'no-connection', message: 'No way.', status: 0 })

test('a failure begins with its own words, "Error" where the server was not reached (REQ-641)', () => {
  expect(failureText(texts, refused)).toBe('Failed to update province. It changed.')
  expect(failureText(texts, broken)).toBe('Failed to update province. Down.')
  expect(failureText(texts, unreached)).toBe('Error updating province. No way.')
})

test('words without a full stop get one before the reason (REQ-643)', () => {
  expect(failureText(changeTexts({ verb: 'reset-eligibility' }), broken)).toBe('Failed to reset eligibility status. Down.')
})

test('only what may go better is offered again, and only a conflict brings a fresh row', () => {
  expect([refused, broken, unreached].map(mayRetry)).toEqual([false, true, true])
  expect([refused, broken].map(freshRow)).toEqual([{ patient_id: '7' }, null])
})
