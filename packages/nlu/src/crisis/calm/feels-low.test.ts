import { expect, test } from 'vitest'
import { feelsLow } from './feels-low.ts'

test.each([
  'chui pas bien mais je veux pas mourir',
  'ça va vraiment pas bien',
  'je me sens mal',
  'I’m not ok',
  'I feel awful',
  'I don’t want to die',
])('low: %s', (text) => {
  expect(feelsLow(text)).toBe(true)
})

test.each(['ça va bien', 'je dors pas bien', 'I am not pregnant', 'not well known', 'I feel the pain in my back', 'j’ai mal au dos'])(
  'an answer: %s',
  (text) => {
    expect(feelsLow(text)).toBe(false)
  },
)
