import { describe, expect, it } from 'vitest'
import { ApiProblem, type ApiProblemCode } from '../../../lib/api-problem.ts'
import { checkLoginForm, isWholeCode, plainCode } from '../password/check-form.ts'
import { codeFailure, loginFailure, pauseAsked, sendFailure } from './login-failure.ts'

const problem = (status: number, code: ApiProblemCode, more: { message?: string; details?: Record<string, unknown> } = {}) =>
  new ApiProblem({ code, message: 'as the server says', status, ...more })

describe('the log-in form', () => {
  it('asks for an email and a password of five characters in the specified words (REQ-080 to REQ-083)', () => {
    expect(checkLoginForm({ email: ' ', password: '' })).toEqual({
      email: 'The field is required',
      password: 'The Password field is required',
    })
    expect(checkLoginForm({ email: 'a@b.ca', password: '1234' })).toEqual({ password: 'The Password field is required' })
    expect(checkLoginForm({ email: 'a@b.ca', password: '12345' })).toEqual({})
  })

  it('takes a code as people paste it', () => {
    expect(plainCode(' 123 456\n')).toBe('123456')
    expect(plainCode('123-4567')).toBe('123456')
    expect(isWholeCode('12345')).toBe(false)
    expect(isWholeCode('012345')).toBe(true)
  })
})

describe('a failed log-in', () => {
  it('is told in the words of the server, or of the specification where the server broke (REQ-095, REQ-099)', () => {
    expect(loginFailure(problem(401, 'bad-credentials', { message: 'Incorrect email or password.' }))).toBe('Incorrect email or password.')
    expect(loginFailure(problem(500, 'internal-error', { message: 'inner words' }))).toBe('A server error occurred. Please try again.')
    expect(loginFailure(new Error('inner words'))).toBe('A server error occurred. Please try again.')
    expect(loginFailure(problem(0, 'no-connection'))).toBe('as the server says')
  })

  it('says that no code could be sent, and how long to wait when that is why (REQ-100)', () => {
    expect(sendFailure(problem(502, 'code-not-sent'))).toBe('Failed to generate OTP.')
    const tooSoon = problem(429, 'code-too-soon', { message: 'Please wait 12 seconds.', details: { seconds: 11.2 } })
    expect(sendFailure(tooSoon)).toBe('Please wait 12 seconds.')
    expect(pauseAsked(tooSoon)).toBe(12)
    expect(pauseAsked(problem(502, 'code-not-sent'))).toBe(0)
  })

  it('tells a wrong code from a log-in that must start again (REQ-087, REQ-097, REQ-098)', () => {
    expect(codeFailure(problem(400, 'bad-code', { message: 'Incorrect code, please try again.' }))).toEqual({
      kind: 'wrong',
      text: 'Incorrect code, please try again.',
    })
    expect(codeFailure(problem(400, 'invalid-input')).text).toBe('Incorrect code, please try again.')
    expect(codeFailure(problem(401, 'unauthenticated')).kind).toBe('start-again')
    expect(codeFailure(problem(503, 'database-unavailable'))).toEqual({
      kind: 'other',
      text: 'A server error occurred. Please try again.',
    })
  })
})
