import type { Questions, Widget } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAnswers, brokenQuestions } from '../arbitrary.test-data.ts'
import { buildQuestions } from './build.ts'
import { headedBy } from './headed-by.ts'

const GO_ON = { one: ['Continue'] }
const as = (questions: Questions, widgets: Record<string, Widget>): Questions =>
  Object.fromEntries(Object.entries(questions).map(([tag, one]) => [tag, { ...one, ...(widgets[tag] && { widget: widgets[tag] }) }]))

const MAP = as(
  buildQuestions([
    { tag: 'first', text: 'First?' },
    { tag: 'night', text: 'Your nights', ...GO_ON },
    {
      tag: 'sleep',
      text: 'Do you sleep?',
      yesNo: true,
      branches: {
        no: [
          { tag: 'since', text: 'About that', ...GO_ON },
          { tag: 'why', text: 'Why?' },
        ],
      },
    },
    {
      tag: 'contact',
      text: 'Whom to call',
      one: ['Continue'],
      branches: { Continue: [{ tag: 'name', text: 'Name?' }] },
    },
    { tag: 'last', text: 'Last?' },
  ]),
  { night: 'button', since: 'button', contact: 'form' },
)
const GIVEN = {
  ...{ first: { value: 'x' }, night: { value: 'Continue' }, sleep: { value: false }, since: { value: 'Continue' } },
  ...{ why: { value: 'x' }, contact: { value: 'Continue' }, name: { value: 'x' } },
}

test.each([
  ['first', null],
  ['night', null],
  ['sleep', 'night'],
  ['why', 'since'],
  ['contact', 'night'],
  ['name', 'contact'],
  ['last', 'night'],
])('over %s stands %s: a section over what follows, one in a branch or with a branch over that alone (REQ-413)', (tag, heading) => {
  expect(headedBy(MAP, GIVEN, tag)).toBe(heading)
})

test('one that was not passed stands over nothing', () => {
  expect(headedBy(MAP, { ...GIVEN, sleep: { value: true } }, 'last')).toBe('night')
  expect(headedBy(MAP, {}, 'last')).toBeNull()
})

test('a heading is found or not, on any map', () => {
  fc.assert(
    fc.property(brokenQuestions, anyAnswers, fc.constantFrom('a', 'b', 'gone'), (questions, answers, tag) => {
      const heading = headedBy(questions, answers, tag)
      expect(heading === null || Object.hasOwn(questions, heading)).toBe(true)
    }),
  )
})
