import { afterEach, expect, test } from 'vitest'
import { problemFromBody } from './api-problem.ts'
import { setTranslations } from './messages/t.ts'

afterEach(() => setTranslations({}))

test('what a refusal says of a field is in the person’s language, and in English where that has no French (F-14, F-15)', () => {
  setTranslations({ 'is in the future': 'est dans le futur' })
  const fields = { onset_on: 'is in the future', product: 'Too big: expected string to have <=200 characters' }
  const problem = problemFromBody(400, { error: { code: 'invalid-input', message: 'x', fields } })
  expect(problem.fields).toEqual({ ...fields, onset_on: 'est dans le futur' })
})
