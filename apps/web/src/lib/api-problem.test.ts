import { afterEach, expect, test } from 'vitest'
import { problemFromBody } from './api-problem.ts'
import { setFormatLanguage } from './messages/language.ts'
import { setRefusals } from './messages/refusal.ts'
import { translateRefusal } from './messages/refusal-text.ts'
import { tServer } from './messages/sentence.ts'
import { setTranslations } from './messages/t.ts'

afterEach(() => {
  setTranslations({})
  setFormatLanguage('en-CA')
  setRefusals(({ message }) => tServer(message))
})

test('what a refusal says of a field is in the person’s language, and in English where that has no French (F-14, F-15)', () => {
  setTranslations({ 'is in the future': 'est dans le futur' })
  const fields = { onset_on: 'is in the future', product: 'Too big: expected string to have <=200 characters' }
  const problem = problemFromBody(400, { error: { code: 'invalid-input', message: 'x', fields } })
  expect(problem.fields).toEqual({ ...fields, onset_on: 'est dans le futur' })
})

const body = (code: string, message: string, details?: Record<string, unknown>) => ({ error: { code, message, details }, message })

test('a refusal is shown in the server’s words, and what is not ours by its status', () => {
  const message = 'Too many attempts. Please wait 2 minutes and try again.'
  expect(problemFromBody(429, body('too-many-attempts', message, { seconds: 100 })).message).toBe(message)
  expect(problemFromBody(502, '<html>Bad gateway</html>')).toMatchObject({
    code: 'database-unavailable',
    message: 'The service is briefly unavailable. Please try again.',
  })
})

test('in French it is the text of its code with its details, or the sentence that the server composed', () => {
  setFormatLanguage('fr-CA')
  setTranslations({
    'Too many attempts. Please wait {wait} and try again.': 'Trop d’essais. Attendez {wait}, puis réessayez.',
    'Choose an NP.': 'Choisissez une IP.',
  })
  setRefusals(translateRefusal)
  const wait = body('too-many-attempts', 'Too many attempts. Please wait 2 minutes and try again.', { seconds: 100 })
  expect(problemFromBody(429, wait).message).toBe('Trop d’essais. Attendez 2\u00a0minutes, puis réessayez.')
  expect(problemFromBody(400, body('invalid-input', 'Choose an NP.')).message).toBe('Choisissez une IP.')
  expect(problemFromBody(400, body('of-a-newer-server', 'Choose an NP.')).message).toBe('Choisissez une IP.')
})
