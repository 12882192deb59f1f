import { expect, test } from 'vitest'
import { readSlotId, writeSlotId } from './slot-id.ts'

test('a slot id encodes practitioner, start and visit; anything else is invalid', () => {
  const name = { user_id: 7, starts_at: '2026-03-09T13:15:00.000Z', visit: 'renewal' as const }
  expect(readSlotId(writeSlotId(name))).toEqual(name)
  for (const text of [
    '',
    '7',
    '7.29551835',
    '7.29551835.constructor',
    '-7.29551835.new',
    '7.1e9.new',
    '7.29551835.new.',
    '7.2955183512.new',
  ])
    expect(readSlotId(text)).toBeNull()
})
