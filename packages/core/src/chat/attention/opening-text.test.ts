import { expect, test } from 'vitest'
import { newConversation } from '../state/state.ts'
import { type KnownOpening, openingText } from './opening-text.ts'

const shown = { 'America/Toronto': '2026-03-03 08:00', 'America/Halifax': '2026-03-03 09:00', 'America/Vancouver': '2026-03-03 05:00' }
const CLOSED: KnownOpening = { open: false, at: '2026-03-03T13:00:00.000Z', zone: 'America/Toronto', shown }
const OPEN: KnownOpening = { ...CLOSED, open: true }
const state = newConversation('TCN-1')
const livingIn = (province: string) => ({
  ...state,
  personal: { province, city: '', zipcode: '' } as NonNullable<typeof state.personal>,
})

test('tells when the team opens in clinic time and in local time, where they differ (F-10)', () => {
  expect(openingText(state, CLOSED)).toContain('It opens on Tuesday, March 3, 2026, 8:00 a.m. Eastern time. You keep')
  expect(openingText(livingIn('Ontario'), CLOSED)).not.toContain('where you are')
  expect(openingText(livingIn('Nova Scotia'), CLOSED)).toContain('8:00 a.m. Eastern time (9:00 a.m. where you are)')
  expect(openingText(livingIn('British Columbia'), OPEN)).toContain('until 8:00 a.m. Eastern time (5:00 a.m. where you are). I can’t say')
})

test('tells the same in French', () => {
  const french = { ...livingIn('Nova Scotia'), language: 'fr' as const }
  expect(openingText(french, CLOSED)).toContain('mardi 3 mars 2026, 8\u00a0h\u00a000 (heure de l’Est) (9\u00a0h\u00a000 chez vous)')
  expect(openingText(french, OPEN)).toContain('jusqu’à 8\u00a0h\u00a000 (heure de l’Est) (9\u00a0h\u00a000 chez vous).')
})

test('says that it cannot say, and never how long', () => {
  expect(openingText(state, null)).toBe('I can’t say how long it will take.')
  expect(openingText(state, { ...CLOSED, at: null, shown: {} })).toContain('I can’t say when it opens')
  expect(openingText(state, OPEN)).toContain('I can’t say how long it will take.')
})
