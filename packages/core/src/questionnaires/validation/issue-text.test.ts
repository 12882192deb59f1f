import { describe, expect, test } from 'vitest'
import { buildQuestions } from '../question-map/build.ts'
import { ISSUE_LEVELS, type ValidationIssueCode } from './issue.ts'
import { issueText } from './issue-text.ts'

const questions = buildQuestions([
  { tag: 'q1', text: 'Do you smoke?', one: ['unit', 'constructor'] },
  { tag: 'q2', text: `How long ${'and how much '.repeat(10)}?` },
  { tag: 'q3', text: ' ' },
])
const said = (code: ValidationIssueCode, rest: { tag?: string; field?: string; target?: string; path?: string[] } = {}) =>
  issueText({ id: code, code, tag: 'q1', path: [], ...rest }, questions)

describe('a finding in words', () => {
  test('names a question by its text, a long one by its beginning, one without by its tag', () => {
    expect(said('unreachable')).toBe('“Do you smoke?” can’t be reached. Link a question or option to it, or delete it.')
    expect(said('unreachable', { tag: 'q2' })).toMatch(/“How long and how much .{40,70}…”/)
    expect(said('blank-text', { tag: 'q3' })).toBe('“q3” has no text. Write what is to be asked.')
  })

  test('names a field in words and an option by its label, even one that is called like a field', () => {
    expect(said('missing-target', { field: 'next_question', target: 'gone' })).toBe(
      '“Do you smoke?”: the next question leads to “gone”, which is not in the questionnaire. Choose another question.',
    )
    expect(said('number-only', { tag: 'q2', field: 'unit' })).toContain('the unit is set')
    expect(said('long-label', { field: 'unit' })).toContain('the option “unit” is too long')
    expect(said('long-label', { tag: 'q2', field: 'constructor' })).toContain('the option “constructor” is too long')
  })

  test.each(Object.keys(ISSUE_LEVELS) as ValidationIssueCode[])('%s says what is wrong and what to do, whatever is known of it', (code) => {
    for (const rest of [{}, { tag: 'gone', field: 'x', target: 'toString', path: ['q1', 'gone'] }]) {
      expect(said(code, rest)).toMatch(/^[A-Z“].+\.$/)
      expect(said(code, rest)).not.toMatch(/undefined|\[object|function/)
    }
  })
})
