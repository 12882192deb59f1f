import { expect, test } from 'vitest'
import type { EditDescription, EditRefused } from './edit-result.ts'
import { editText } from './edit-text.ts'

test.each<[string, EditDescription | EditRefused, string | null]>([
  ['REQ-397', { said: 'field-updated', field: 'text', tag: 'q1' }, 'Updated text for question q1.'],
  [
    'REQ-398',
    { said: 'branch-created', tag: 'Question2', label: 'yes', id: 'b7' },
    "Branch question 'Question2' created for option 'yes' with branch ID 'b7'.",
  ],
  [
    'REQ-390',
    { said: 'reference-cleared', question: 'q1', field: 'next_question', tag: 'gone' },
    'The specified next_question (gone) does not exist in the questionnaire.',
  ],
  ['REQ-390', { refused: 'missing-target', field: 'yes', tag: 'gone' }, 'The specified yes (gone) does not exist in the questionnaire.'],
  ['REQ-387', { refused: 'tag-taken', tag: 'q1' }, 'A question with this tag already exists! Please use a unique tag.'],
  ['REQ-388', { refused: 'key-taken', tag: 'q1', label: 'x' }, 'Key already exists! Please use a unique key.'],
  ['REQ-392', { refused: 'not-start-branch', tag: 'q1' }, 'This question is not a start branch question.'],
  ['REQ-371', { refused: 'branch-exists', tag: 'q1', label: 'x' }, 'You have already created a branch for this option'],
  ['REQ-389', { refused: 'unchanged' }, null],
  ['E-1', { refused: 'loop', path: ['a', 'b', 'a'] }, 'This would create a loop: a → b → a.'],
  [
    'E-1',
    {
      refused: 'conflict',
      conflicts: [
        { tag: 'q1', field: 'text', present: 'x', wanted: 'y' },
        { tag: 'q2', field: null, present: null, wanted: null },
      ],
    },
    'Someone else changed text of q1, q2. Your change wasn’t applied.',
  ],
  [
    'E-1',
    { refused: 'conflict', conflicts: ['a', 'b', 'c', 'd', 'e'].map((tag) => ({ tag, field: null, present: null, wanted: null })) },
    'Someone else changed a, b, c, 2 more. Your change wasn’t applied.',
  ],
  ['E-1', { refused: 'name-too-long', limit: 120 }, 'A name has at most 120 characters here.'],
])('%s: %j is told in words', (_, told, text) => {
  expect(editText(told)).toBe(text)
})
