import { expect, test } from 'vitest'
import { safeError } from './safe-error.ts'

test('an error of a database, of a parser or of a check is told by kind and code, and what a text of many lines holds is not taken for its place', () => {
  for (const name of ['PostgresError', 'error', 'SyntaxError', 'ZodError']) {
    const quoting = Object.assign(new Error('value "first words"\n  second words\n    at home with words'), { name, code: '22007' })
    const told = safeError(quoting)
    expect(told).toMatchObject({ type: name, code: '22007', message: `${name} 22007` })
    expect(told.stack).toMatch(/^ +at .*safe-error\.test\.ts:\d+:\d+\)?\n/)
    expect(JSON.stringify(told)).not.toContain('words')
  }
})

test('what the program or the machine says itself is told whole', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:25'), { code: 'ECONNREFUSED' })
  expect(safeError(refused)).toMatchObject({ type: 'Error', code: 'ECONNREFUSED', message: 'connect ECONNREFUSED 127.0.0.1:25' })
})

test('what is thrown and is no error is told by its kind alone', () => {
  expect(safeError('words')).toEqual({ type: 'string', code: '', message: '', stack: '' })
})
