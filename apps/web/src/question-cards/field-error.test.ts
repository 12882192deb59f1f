import { expect, it } from 'vitest'
import { fieldError as faultOf } from './field-error.ts'
import { EN } from './messages/chat-messages.ts'
import { FR } from './messages/chat-messages-fr.ts'

const fieldError = (answer: string, shape: Parameters<typeof faultOf>[1]) => faultOf(answer, shape, EN.error)

const plain = { minimum: null, maximum: null, unit: null }

it('asks for a number within its bounds, in its unit', () => {
  const weight = { input: 'number', minimum: 30, maximum: 300, unit: 'kg' } as const
  expect(fieldError('72,5', weight)).toBeNull()
  expect(fieldError('a lot', weight)).toBe('Please enter a number.')
  expect(fieldError('20', weight)).toBe('Please give a number of at least 30 kg.')
  expect(fieldError('301', weight)).toBe('Please give a number of at most 300 kg.')
})

it('asks for a day that exists', () => {
  expect(fieldError('2026-02-28', { ...plain, input: 'date' })).toBeNull()
  expect(fieldError('2026-02-30', { ...plain, input: 'date' })).not.toBeNull()
})

it('takes any words where words are asked for', () => {
  expect(fieldError('anything', { ...plain, input: 'text' })).toBeNull()
})

it('says it in French, with the comma of French numbers', () => {
  const dose = { input: 'number', minimum: 0.5, maximum: 1000, unit: 'g' } as const
  expect(faultOf('0,1', dose, FR.error)).toBe('Indiquez un nombre d’au moins 0,5 g.')
  expect(faultOf('0,5', dose, FR.error)).toBeNull()
})
