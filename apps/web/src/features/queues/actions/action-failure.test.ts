import { PROBLEMS } from '@clinic/contract/problem'
import { describe, expect, it } from 'vitest'
import { actionFailure, mayRetry } from './action-failure.ts'

const claim = { failed: 'Failed to claim patient', error: 'Error claiming patient' }
type Code = keyof typeof PROBLEMS | 'no-connection'
const failure = (status: number, code: Code, rest: { message: string; details?: Record<string, unknown> }) => ({
  status,
  code,
  details: {},
  ...rest,
})

describe('a verb that failed (C-11)', () => {
  it('is told in the server’s words, with who holds the patient now (A-10, REQ-464)', () => {
    const message = PROBLEMS['already-claimed'][1]
    expect(actionFailure('claim', claim, failure(409, 'already-claimed', { message, details: { holder: 'Ana Ruiz' } }))).toBe(
      'This patient has already been claimed by another user. Ana Ruiz holds the patient now.',
    )
    expect(actionFailure('claim', claim, failure(409, 'already-claimed', { message }))).toBe(message)
  })

  it('names what was wrong with a choice', () => {
    const fields = { hold_until: 'The hold must end in the future.' }
    const refusal = { ...failure(400, 'invalid-input', { message: PROBLEMS['invalid-input'][1] }), fields }
    expect(actionFailure('hold', { failed: 'Failed to update hold status.', error: '' }, refusal)).toBe(
      'Failed to update hold status. The hold must end in the future.',
    )
  })

  it('names what failed when the server broke down or was out of reach (REQ-468, REQ-469)', () => {
    expect(actionFailure('claim', claim, failure(500, 'internal-error', { message: 'Again.' }))).toBe('Failed to claim patient. Again.')
    expect(actionFailure('claim', claim, failure(0, 'no-connection', { message: 'Away.' }))).toBe('Error claiming patient. Away.')
  })

  it('says of a claim that the assignment could not be verified while the database is away (REQ-465)', () => {
    expect(actionFailure('claim', claim, failure(503, 'database-unavailable', { message: 'Busy.' }))).toBe(
      'Unable to verify patient assignment. Please try again.',
    )
    expect(
      actionFailure(
        'hold',
        { failed: 'Failed to update hold status.', error: '' },
        failure(503, 'database-unavailable', { message: 'Busy.' }),
      ),
    ).toBe('Failed to update hold status. Busy.')
  })

  it('may be tried again unless it was refused', () => {
    expect([0, 409, 500, 503].map((status) => mayRetry({ status }))).toEqual([true, false, true, true])
  })
})
