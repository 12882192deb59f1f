import type { Slot } from '@clinic/contract/booking'
import { describe, expect, test } from 'vitest'
import { wantedSlots } from './wanted-slots.ts'

/** A Saturday. */
const TODAY = '2026-11-21'

function slot(localDate: string, localTime: string): Slot {
  const startAt = `${localDate}T${localTime}`
  const names = { provider_firstName: 'Amara', provider_lastName: 'Osei', location_name: 'By phone', visitType: 'new' }
  return { slotId: startAt, ...names, startAt, untilAt: startAt, localDate, localTime, localText: startAt, clinicText: startAt }
}

const OFFERED = [
  slot('2026-11-24', '09:30'),
  slot('2026-11-24', '14:00'),
  slot('2026-11-25', '10:00'),
  slot('2026-11-25', '15:30'),
  slot('2026-11-26', '18:00'),
  slot('2026-12-01', '14:00'),
]

function wanted(text: string): string[] | null {
  return wantedSlots(OFFERED, text, TODAY)?.map(({ slotId }) => slotId) ?? null
}

describe('a time in words (REQ-153)', () => {
  test.each([
    ['Wednesday morning please', ['2026-11-25T10:00']],
    ['mercredi matin svp', ['2026-11-25T10:00']],
    ['Wed at 3:30', ['2026-11-25T15:30']],
    ['tuesday at 2pm next week', ['2026-11-24T14:00']],
    ['mardi à 14 h', ['2026-11-24T14:00', '2026-12-01T14:00']],
    ['the 26th', ['2026-11-26T18:00']],
    ['le 26 novembre', ['2026-11-26T18:00']],
    ['December 1', ['2026-12-01T14:00']],
    ['the earliest you have', ['2026-11-24T09:30']],
    ['le plus tôt possible', ['2026-11-24T09:30']],
    ['an evening would be best', ['2026-11-26T18:00']],
    ['après 5 heures', ['2026-11-26T18:00']],
    ['before 10 in the morning', ['2026-11-24T09:30']],
    ['wednesday afternoon', ['2026-11-25T15:30']],
    ['half past ten on friday', []],
    ['the one on the 26th', ['2026-11-26T18:00']],
    ['une plage mercredi après-midi', ['2026-11-25T15:30']],
    ['Sunday', []],
  ])('%j', (text, ids) => {
    expect(wanted(text)).toEqual(ids)
  })

  test.each(['not Wednesday', 'anything but the morning', 'pas le matin', 'yes', 'my back hurts', 'how long is it'])(
    '%j names none',
    (text) => {
      expect(wanted(text)).toBeNull()
    },
  )

  test('reads the clock of the patient in either form', () => {
    expect(wantedSlots([slot('2026-11-24', '1:05 p.m.')], 'tuesday afternoon', TODAY)).toHaveLength(1)
    expect(wantedSlots([slot('2026-11-24', '1:05 p.m.')], 'tuesday at 1:05 pm', TODAY)).toHaveLength(1)
    expect(wantedSlots([slot('2026-11-24', '9:00 a.m.')], 'tuesday at 9 pm', TODAY)).toEqual([])
  })
})
