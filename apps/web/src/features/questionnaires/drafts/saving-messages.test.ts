import { expect, test } from 'vitest'
import { ApiProblem } from '../../../lib/api-problem.ts'
import { editMessage } from '../editor/edit-messages.ts'
import { savingMessage } from './saving-messages.ts'

test('the state of saving is told in words', () => {
  expect(savingMessage({ saving: 'saved', problem: null }, 0, null)).toBe('All changes saved')
  expect(savingMessage({ saving: 'saved', problem: null }, 0, '14:32')).toBe('All changes saved 14:32')
  expect(savingMessage({ saving: 'saving', problem: null }, 2, '14:32')).toBe('Saving…')
  expect(savingMessage({ saving: 'offline', problem: null }, 3, null)).toBe(
    'Offline: 3 changes are kept here. They’ll be sent when you’re back online.',
  )
  expect(savingMessage({ saving: 'offline', problem: null }, 1, null)).toBe(
    'Offline: 1 change is kept here. They’ll be sent when you’re back online.',
  )
  expect(savingMessage({ saving: 'offline', problem: null }, 0, null)).toBe('Offline. Retrying…')
  const gone = new ApiProblem({ code: 'questionnaire-not-found', message: 'There is no such questionnaire.', status: 404 })
  expect(savingMessage({ saving: 'stopped', problem: gone }, 1, null)).toBe('There is no such questionnaire. 1 change is kept here.')
})

test('what can be taken back has a name of its own', () => {
  const edits = [
    editMessage({ edit: 'set_fields', tag: 'q1', to: { text: 'a', unit_plural: 'b' } }),
    editMessage({ edit: 'rename_tag', tag: 'q1', to: ' sleep ' }),
    editMessage({ edit: 'delete_question', tag: 'q1' }),
    editMessage({ edit: 'add_next', tag: 'q1', as: 'NewQuestion1' }),
    editMessage({ edit: 'point', tag: 'q1', label: null, to: null }),
    editMessage({ edit: 'set_choice', tag: 'q1', label: 'yes', to: { score: 2 } }),
  ]
  expect(edits).toEqual([
    'text, unit plural of q1',
    'rename q1 to sleep',
    'delete question q1',
    'new question NewQuestion1 after q1',
    'where the end of q1 leads',
    'score of q1, yes',
  ])
})
