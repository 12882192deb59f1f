import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readYesNo } from './yes-no.ts'

describe('yes', () => {
  test.each([
    'yes',
    'Yes.',
    'YES!!',
    'yeah',
    'yep',
    'yup',
    'sure',
    'Sure, thanks',
    'of course',
    'y',
    'oui',
    'I do',
    'i am',
    'yes please',
    'yes, a cat allergy',
    'ok',
    'I think so',
    "that's a yes",
    'that is correct',
  ])('is heard in %j', (text) => {
    expect(readYesNo(text)).toBe(true)
  })
})

describe('no', () => {
  test.each([
    'no',
    'No.',
    'nope',
    'nah',
    'not really',
    'Not that I know of',
    'none',
    'never',
    'n',
    'non',
    "I don't",
    'I don’t think so',
    'no, I do not',
    'no, never',
    'no thank you',
    'I am not pregnant',
    "I don't smoke",
    "I haven't had any",
    'the answer is no',
    "that's not true",
    'No, only dust',
  ])('is heard in %j', (text) => {
    expect(readYesNo(text)).toBe(false)
  })
})

describe('neither', () => {
  test.each([
    '',
    'maybe',
    'not sure',
    "I don't know",
    'i cant remember',
    'I do not remember',
    'no idea',
    'sometimes',
    'I used to',
    'not anymore',
    'yes and no',
    'no, well yes',
    'no, I do',
    "yes but I don't",
    'no problem',
    'depends',
    'banana',
    'know',
    'yesterday',
    "I can't decide",
    'my doctor said so',
    '2',
    'north',
  ])('is heard in %j', (text) => {
    expect(readYesNo(text)).toBeNull()
  })
})

test('is total', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => [true, false, null].includes(readYesNo(text))))
})
