import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sample } from './edits.test-data.ts'
import { newQuestions } from './new-questions.ts'
import { parseQuestions } from './parse-questions.ts'
import { toSaved } from './to-saved.ts'

const invalid = { fault: 'invalid-json' }

describe('pasted text', () => {
  test('is read where only text and what it needs stand, the rest filled in (REQ-354)', () => {
    const text = '\uFEFF{ "a": { "text": "A?", "next_question": "", "options": {}, "yes_no_options": { "yes": "a" } } }'
    const yes_no_options = { yes: 'a', no: null }
    expect(parseQuestions(text)).toEqual({ questions: { a: { ...newQuestions().Question1, text: 'A?', yes_no_options } } })
  })

  test('is read without what the editor or another tool keeps for itself (REQ-353)', () => {
    const read = parseQuestions(
      JSON.stringify({ a: { text: 'A?', type: 'none', tempKey: 7, isCollapsed: true, colour: 'red', unit: null } }),
    )
    expect(read).toEqual({ questions: { a: { ...newQuestions().Question1, text: 'A?' } } })
  })

  test('is a map by tag: a list of questions, or a question alone, is none (REQ-348)', () => {
    const question = { text: 'Any pain?' }
    expect(parseQuestions(JSON.stringify({ pain: question, sleep: question }))).toMatchObject({
      questions: { pain: { text: 'Any pain?' }, sleep: { text: 'Any pain?' } },
    })
    for (const other of [[question], question]) expect(parseQuestions(JSON.stringify(other))).toEqual({ fault: 'invalid-json' })
  })

  test('may hold a question called fault', () => {
    expect(parseQuestions('{"fault":{"text":"Whose?"}}')).toHaveProperty('questions.fault.text', 'Whose?')
  })

  test('that was saved is read as it was', () => {
    expect(parseQuestions(JSON.stringify(toSaved(sample)))).toEqual({ questions: sample })
  })

  test.each([
    '',
    'not json',
    '{',
    '[]',
    'null',
    '7',
    '"text"',
    '{"a":[]}',
    '{"a":null}',
    '{"a":{}}',
    '{"a":{"text":7}}',
    '{"a":{"text":"A?","options":["x"]}}',
    '{"a":{"text":"A?","options":{"x":7}}}',
    '{"a":{"text":"A?","options":{"__proto__":"a"}}}',
    '{"a":{"text":"A?","options":{" ":"a"}}}',
    '{"a":{"text":"A?","question_number":0}}',
    '{"a":{"text":"A?","question_number":"1"}}',
    '{"a":{"text":"A?","required":"yes"}}',
    '{"a":{"text":"A?","widget":"rocket"}}',
    '{"a":{"text":"A?","scores":{"x":"2"}}}',
    '{"a":{"text":"A?","minimum":1e999}}',
    '{"a":{"text":"A?","patient_data":{"category":"vitals"}}}',
    '{"a":{"text":"A?","choices":{"x":{"select_all":"on"}}}}',
    '{"__proto__":{"text":"A?"}}',
    '{"":{"text":"A?"}}',
    `{"${'x'.repeat(121)}":{"text":"A?"}}`,
    '['.repeat(200_000),
    `{"a":${'{"a":'.repeat(50_000)}`,
  ])('text %# is invalid (REQ-386)', (text) => {
    expect(parseQuestions(text)).toEqual(invalid)
  })

  test('names that every object inherits are names', () => {
    const read = parseQuestions('{"constructor":{"text":"A?","options":{"toString":"constructor"}}}')
    const [[tag, question] = []] = Object.entries('questions' in read ? read.questions : {})
    expect([tag, Object.entries(question?.options ?? {})]).toEqual(['constructor', [['toString', 'constructor']]])
  })

  test('of any kind is read or invalid, never an error', () => {
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .dictionary(fc.string(), fc.dictionary(fc.constantFrom('text', 'options', 'flags', 'choices'), fc.jsonValue()))
        .map((one) => JSON.stringify(one)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const read = parseQuestions(text)
        if ('fault' in read) expect(read).toEqual(invalid)
        else for (const question of Object.values(read.questions)) expect(question.text).toBeTypeOf('string')
      }),
      { numRuns: 300 },
    )
  })

  test('of many questions is read', () => {
    const many = Object.fromEntries(
      Array.from({ length: 5000 }, (_, index) => [`q${index}`, { text: 'Q?', next_question: `q${index + 1}` }]),
    )
    const read = parseQuestions(JSON.stringify(many))
    expect(Object.keys('questions' in read ? read.questions : {})).toHaveLength(5000)
  })
})

describe('saving', () => {
  test('sorts by number, drops what only the editor needs and applies the required rule (REQ-349, REQ-353, REQ-360, REQ-384)', () => {
    const plain = newQuestions().Question1
    if (!plain) throw new Error('not made')
    const saved = toSaved({
      b: { ...plain, question_number: 2, required: true, in_branch: true, tempKey: 'k', isCollapsed: true, type: 'none' },
      a: { ...plain },
    })
    expect(Object.keys(saved)).toEqual(['a', 'b'])
    expect(saved).toEqual({ a: { ...plain, required: true }, b: { ...plain, question_number: 2, required: false, in_branch: true } })
  })

  test('a new questionnaire is one plain question (REQ-359, REQ-402)', () => {
    expect(newQuestions()).toMatchObject({
      Question1: { text: 'Default Question Text', required: false, start_branch: false, question_number: 1, branch_level: 0 },
    })
    expect(Object.keys(newQuestions())).toEqual(['Question1'])
  })
})
