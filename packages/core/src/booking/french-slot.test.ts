import type { Slot } from '@clinic/contract/booking'
import { expect, test } from 'vitest'
import { frenchSlot } from './french-slot.ts'
import { localTexts } from './local-text.ts'

const plain: Slot = {
  slotId: 'x',
  provider_firstName: 'Dana',
  provider_lastName: 'Whitfield',
  location_name: 'Video',
  visitType: 'Renewal',
  startAt: '2026-03-10T17:05:00.000Z',
  untilAt: '2026-03-10T17:20:00.000Z',
  ...localTexts('2026-03-10 13:05', 'America/Toronto'),
  clinicText: localTexts('2026-03-01 00:30', 'America/Winnipeg').localText,
}

test('formats a slot in French in the same time zone (D-1)', () => {
  expect(frenchSlot(plain)).toMatchObject({
    visitType: 'Renouvellement',
    localDate: '2026-03-10',
    localTime: '13\u00A0h\u00A005',
    localText: 'mardi 10 mars 2026, 13\u00A0h\u00A005 (heure de l’Est)',
    clinicText: 'dimanche 1er mars 2026, 0\u00A0h\u00A030 (heure du Centre)',
  })
})

test('formats noon and midnight, and an unknown zone by its city', () => {
  expect(frenchSlot({ ...plain, ...localTexts('2026-12-31 12:00', 'America/Swift_Current') }).localText).toBe(
    'jeudi 31 décembre 2026, 12\u00A0h\u00A000 (heure de Swift Current)',
  )
})

test('leaves French text unchanged', () => {
  expect(frenchSlot(frenchSlot(plain))).toEqual(frenchSlot(plain))
})
