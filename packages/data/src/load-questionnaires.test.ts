import { describe, expect, test } from 'vitest'
import { loadQuestionnaires, loadTranslations, readShipped } from './load-questionnaires.ts'

describe.each(['questionnaires', 'scales'] as const)('data/%s', (folder) => {
  test('fits its schema, each file with a key, a place, a source and a licence of its own', () => {
    const shipped = readShipped(folder)
    expect(shipped.length).toBeGreaterThanOrEqual(3)
    expect(new Set(shipped.map(({ key }) => key)).size).toBe(shipped.length)
    expect(shipped.map(({ order }) => order)).toEqual(shipped.map((_, index) => index + 1))
  })

  test('gives questionnaires as the contract has them, without what only the files hold', () => {
    for (const questionnaire of loadQuestionnaires(folder))
      expect(Object.keys(questionnaire)).toEqual(['key', 'name', 'version', 'questions'])
  })
})

test('translations are of questionnaires that ship', () => {
  const keys = [...loadQuestionnaires('questionnaires'), ...loadQuestionnaires('scales')].map(({ key }) => key)
  expect(Object.keys(loadTranslations('fr')).filter((key) => !keys.includes(key))).toEqual([])
})
