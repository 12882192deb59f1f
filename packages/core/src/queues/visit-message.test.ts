import { DECISIONS } from '@clinic/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { plannedText, visitMessage } from './visit-message.ts'

const next = (kind: string) => (['defer', 'see-again', 'call-back'].includes(kind) ? '2026-03-30' : null)

describe('the suggested message of a decision (F-8)', () => {
  test.each(DECISIONS)('%s is told in both languages, with its day and without a gap', (kind) => {
    for (const language of ['en', 'fr'] as const) {
      const text = visitMessage({ kind }, { language, next_on: next(kind) })
      expect(text).toContain(language === 'fr' ? 'Merci pour votre rendez-vous' : 'Thank you for your visit')
      expect(text.includes('2026')).toBe(next(kind) !== null)
      expect(text).not.toMatch(/ {2}|undefined|null|\bg\b|grams?/)
    }
  })

  test('a day is written as the language writes it', () => {
    expect(visitMessage({ kind: 'call-back' }, { language: 'fr', next_on: '2026-03-30' })).toContain('vers le lundi 30 mars 2026.')
    expect(visitMessage({ kind: 'see-again' }, { language: 'en', next_on: '2026-03-30' })).toContain('around Monday, March 30, 2026.')
  })

  test('what ends is not told as a plan', () => {
    expect(plannedText({ kind: 'see-again', on: '2026-03-30' }, 'fr')).toContain('souhaite vous revoir vers le lundi 30 mars 2026')
    for (const kind of ['authorize', 'decline', 'refer'] as const) expect(plannedText({ kind, on: '2026-03-30' }, 'en')).toBe('')
  })
})
