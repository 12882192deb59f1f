import type { AnswerSetOverview } from '@clinic/contract/chart'
import { expect, test } from 'vitest'
import { allergiesText } from './allergies-text.ts'

const set = (answers: Record<string, string>) =>
  ({
    lines: Object.entries(answers).map(([tag, answer]) => ({ tag, answer })),
  }) as unknown as AnswerSetOverview

test('allergies are those of the newest questionnaire that asked, and “none known” only where the patient said so', () => {
  expect(allergiesText({ answer_sets: [] })).toBe('not asked yet')
  expect(allergiesText({ answer_sets: [set({ sleep: '6 hours' })] })).toBe('not asked yet')
  expect(allergiesText({ answer_sets: [set({ has_allergies: 'No' })] })).toBe('none known')
  expect(allergiesText({ answer_sets: [set({ has_allergies: 'Yes' })] })).toBe('yes, not named')
  expect(allergiesText({ answer_sets: [set({ has_allergies: 'Yes', allergies: 'Latex' }), set({ has_allergies: 'No' })] })).toBe('Latex')
  expect(allergiesText({ answer_sets: [set({ sleep: '6 hours' }), set({ has_allergies: 'No' })] })).toBe('none known')
})
