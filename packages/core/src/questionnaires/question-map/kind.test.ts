import { expect, test } from 'vitest'
import { buildQuestions } from './build.ts'
import { kindOf } from './kind.ts'

test('the kind is told by the option map (REQ-342 to REQ-345, REQ-355), and an empty map is none (REQ-381)', () => {
  const { a, b, c, d } = buildQuestions([
    { tag: 'a', text: 'A?', yesNo: true },
    { tag: 'b', text: 'B?', one: ['x'] },
    { tag: 'c', text: 'C?', several: ['x'] },
    { tag: 'd', text: 'D?' },
  ])
  if (!a || !b || !c || !d) throw new Error('not built')
  expect([a, b, c, d].map(kindOf)).toEqual(['yes_no_options', 'options', 'select_multiple_options', 'none'])
  expect(kindOf({ ...d, options: {} })).toBe('none')
})
