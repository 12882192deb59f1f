import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('a language model is off unless it has an address, and then it needs a name', () => {
  expect(readConfig({})).not.toHaveProperty('LLM_BASE_URL')
  expect(() => readConfig({ LLM_BASE_URL: 'http://127.0.0.1:8080/v1' })).toThrow('LLM_MODEL')
  expect(() => readConfig({ LLM_BASE_URL: 'file:///models', LLM_MODEL: 'small' })).toThrow('LLM_BASE_URL')
  expect(readConfig({ LLM_BASE_URL: 'http://127.0.0.1:8080/v1', LLM_MODEL: 'small' })).toMatchObject({ LLM_MODEL: 'small' })
})
