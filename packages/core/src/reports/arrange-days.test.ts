import { expect, test } from 'vitest'
import { arrangeDays } from './arrange-days.ts'

test('every day of a range has its counts, including days without events', () => {
  const counted = [{ day: '2026-03-01', newPatients: 2, renewPatients: 3, queueEntered: 4, detailsConfirmed: 1 }]
  expect(arrangeDays(counted, { first: '2026-02-28', last: '2026-03-02' })).toEqual([
    { day: '2026-02-28', patientsSeen: 0, newPatients: 0, renewPatients: 0, queueEntered: 0, detailsConfirmed: 0 },
    { day: '2026-03-01', patientsSeen: 5, newPatients: 2, renewPatients: 3, queueEntered: 4, detailsConfirmed: 1 },
    { day: '2026-03-02', patientsSeen: 0, newPatients: 0, renewPatients: 0, queueEntered: 0, detailsConfirmed: 0 },
  ])
})
