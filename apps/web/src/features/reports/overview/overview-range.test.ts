import { expect, test } from 'vitest'
import { OVERVIEW_RANGES, readOverviewRange, sumDays, writeOverviewRange } from './overview-range.ts'

test('the days shown stand in the address; what makes no sense there counts as not given', () => {
  for (const range of OVERVIEW_RANGES) expect(readOverviewRange(writeOverviewRange(range))).toBe(range)
  for (const days of [undefined, '', '8', 'all', 7, '28 ']) expect(readOverviewRange({ days })).toBe(28)
  expect(writeOverviewRange(28)).toEqual({})
})

test('days add up field by field', () => {
  const day = { day: '2026-03-01', patientsSeen: 5, newPatients: 2, renewPatients: 3, queueEntered: 4, detailsConfirmed: 1 }
  expect(sumDays([day, { ...day, day: '2026-03-02', newPatients: 0 }])).toEqual({
    patientsSeen: 10,
    newPatients: 2,
    renewPatients: 6,
    queueEntered: 8,
    detailsConfirmed: 2,
  })
})
