import { issueText } from '@clinic/core/questionnaires/validation/issue-text'
import { pathTo } from '@clinic/core/questionnaires/validation/path-to'
import { PLANT_NAMES, seedFaults } from '@clinic/core/questionnaires/validation/seeded-faults.test-data'
import { validateQuestionnaire } from '@clinic/core/questionnaires/validation/validate'
import { expect, test } from 'vitest'
import { asyncIntake, renewal, STARTERS } from './starters.ts'

const questionnaires = STARTERS.map(({ key }) => key)

test.each(STARTERS.map((one) => [one.key, one] as const))(
  '%s may be published as it is shipped, without a warning to sign',
  (key, { questions }) => {
    const { faults, warnings, paths } = validateQuestionnaire(questions, { key, questionnaires })
    expect([...faults, ...warnings].map((one) => issueText(one, questions))).toEqual([])
    expect(paths?.exact).toBe(true)
    expect(paths?.longest.questions).toBeLessThanOrEqual(Object.keys(questions).length)
  },
)

test('faults planted in shipped questionnaires are found at their question', () => {
  const seeded = seedFaults(
    STARTERS.map(({ questions }) => questions),
    STARTERS.length,
  )
  expect(seeded.length).toBeGreaterThan(200)
  expect(new Set(seeded.map(({ name }) => name)).size).toBe(PLANT_NAMES.length)
  for (const { name, questions, about, code, tag } of seeded) {
    expect(validateQuestionnaire(questions, about).faults, name).toContainEqual(expect.objectContaining({ code, tag }))
  }
})

test('the intake and the renewal lose their proof with any question that a rule reads (D-9)', () => {
  for (const { key, questions } of [asyncIntake, renewal]) {
    for (const variable of ['pregnant_or_breastfeeding', 'schizophrenia_personal', 'current_addiction']) {
      const [tag = '', question] = Object.entries(questions).find(([, one]) => one.variable === variable) ?? []
      const without = { ...questions, [tag]: { ...(question ?? expect.fail()), variable: 'other' } }
      expect(validateQuestionnaire(without, { key }).faults).toMatchObject([{ code: 'rule-missing', field: variable }])
    }
  }
})

test('the renewal says when it asks about schizophrenia', () => {
  expect(pathTo(renewal.questions, 'schizophrenia')?.choices).toEqual([{ tag: 'new_diagnosis', labels: ['Schizophrenia or psychosis'] }])
})
