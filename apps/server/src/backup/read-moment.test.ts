import { expect, test } from 'vitest'
import { readMoment } from './read-moment.ts'

const ZONE = 'America/Toronto'

test.each([
  ['2026-11-21 12:00:00', '2026-11-21T17:00:00.000Z'],
  ['2026-07-01 12:00', '2026-07-01T16:00:00.000Z'],
  ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00.000Z'],
  ['2026-11-21 12:00:00.25-08:00', '2026-11-21T20:00:00.250Z'],
])('%s is in clinic time unless a zone follows', (written, moment) => {
  expect(readMoment(written, ZONE)).toBe(moment)
})

test.each(['', 'yesterday', '2026-02-30 12:00:00', '2026-11-21', '21.11.2026 12:00'])('refuses “%s” with an example', (written) => {
  expect(() => readMoment(written, ZONE)).toThrow(/write it as 2026-11-21 12:00:00/)
})
