import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { expect, test } from 'vitest'
import { choiceFacts } from './choice-facts.ts'

test('what is kept of a choice is told in a word each (REQ-420, REQ-421)', () => {
  const questions = buildQuestions([{ tag: 'aids', text: 'What helps?', several: ['Tea', 'Nothing'], exclusive: ['Nothing'] }])
  const to = {
    alert_message: 'Look',
    trigger_questionnaires: ['gad7'],
    natural_language: 'tea',
    override_natural_language: true,
    select_all: true,
  }
  const result = applyEdit(questions, { edit: 'set_choice', tag: 'aids', label: 'Tea', to })
  const aids = 'refused' in result ? undefined : result.questions.aids
  expect(aids && choiceFacts(aids, 'Tea')).toEqual(['alerts the provider', 'then gad7', 'selects all', 'custom sentence'])
  expect(aids && choiceFacts(aids, 'Nothing')).toEqual(['unselects all others'])
  expect(aids && choiceFacts(aids, 'constructor')).toEqual([])
})
