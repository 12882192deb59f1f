import { expect, test } from 'vitest'
import { type Ask, logIn } from './log-in.ts'

const bodies: Record<string, object> = {
  'POST /api/auth/login': { token: 'half' },
  'GET /api/auth/generate-otp': { success: true },
  'POST /api/auth/verify-otp': { token: 'whole', user: { name: 'Renée Côté' } },
}
const person = { email: 'renee@clinic.example', password: 'a long password' }

test('the mail is watched before the code is sent, and the code completes the login', async () => {
  const steps: unknown[] = []
  const ask: Ask = async (call, given) => {
    steps.push([call, given])
    return { status: 200, body: bodies[call] }
  }
  const newCode = async () => {
    steps.push('watch')
    return async () => '123456'
  }
  expect(await logIn({ ask, newCode }, { ...person, rotate: true })).toEqual({ token: 'whole', user: { name: 'Renée Côté' } })
  expect(steps).toEqual([
    ['POST /api/auth/login', { body: person }],
    'watch',
    ['GET /api/auth/generate-otp', { token: 'half' }],
    ['POST /api/auth/verify-otp', { token: 'half', body: { token: '123456', rotate: true } }],
  ])
})

test('a refusal names the person, the call and the answer', async () => {
  const ask: Ask = async () => ({ status: 401, body: { error: { code: 'wrong-password' } } })
  const failed = logIn({ ask, newCode: async () => async () => '' }, person)
  await expect(failed).rejects.toThrow('renee@clinic.example: POST /api/auth/login was answered 401 {"error":{"code":"wrong-password"}}')
})
