import { login } from '@clinic/contract/auth'
import { expect, test } from 'vitest'
import type { BadRequest } from './bad-request.ts'
import { checkAnswer, type RawAnswer } from './check-answer.ts'

const BODY = '{"email":"a@clinic.example","password":7}'
const request: BadRequest = { endpoint: login, asker: 'nobody', path: '/', headers: {}, body: BODY, wrong: ['password'] }

function heard(status: number, text: string): RawAnswer {
  return { status, text, type: 'application/json; charset=utf-8', headers: {} }
}
const refusal = (fields: Record<string, string>, message = 'no') =>
  JSON.stringify({ error: { code: 'invalid-input', message, fields }, message })

test('a refusal in our own words that names the corrupted field is right', () => {
  expect(checkAnswer(request, heard(400, refusal({ password: 'no' })))).toBeNull()
})

test.each<[string, RawAnswer, string]>([
  ['no answer', { broken: 'nothing within 10 seconds' }, 'no answer'],
  ['a 500', heard(500, refusal({})), '500'],
  ['a stack', heard(400, refusal({ password: 'no' }, 'x\n    at run (a.js:1)').replaceAll('\\n', '\n')), 'inside'],
  ['a statement', heard(400, refusal({ password: 'no' }, 'syntax error at or near "x"')), 'inside'],
  ['a library’s words', heard(400, '{"statusCode":400,"code":"FST_ERR_VALIDATION"}'), 'inside'],
  ['another voice', heard(417, ''), 'no voice of ours'],
  ['another field', heard(400, refusal({ email: 'no' })), 'names email where password is wrong'],
  ['no field', heard(400, refusal({})), 'names no field'],
  ['a corrupted body that was taken', heard(200, '{}'), 'for what the schema refuses'],
])('%s is found', (_, answer, wrong) => {
  expect(checkAnswer(request, answer)).toContain(wrong)
})
