import { AGEING_MINUTES } from '@clinic/contract/reports'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { arrangeSnapshot, bucketMinutes } from './arrange-snapshot.ts'

it('every wait falls into exactly one bucket', () => {
  const buckets = AGEING_MINUTES.length + 1
  fc.assert(
    fc.property(fc.nat(2_000_000), (minutes) => {
      const inside = Array.from({ length: buckets }, (_, bucket) => bucketMinutes(bucket)).filter(
        ([from, until]) => minutes >= from && minutes < until,
      )
      expect(inside).toHaveLength(1)
      const { ageing } = arrangeSnapshot([{ figure: 'waitingPcr', free: true, minutes, count: 3 }], { overdue: 0, due: [] })
      expect(ageing[0]?.buckets.reduce((sum, count) => sum + count, 0)).toBe(3)
    }),
  )
})

it('renewals due count from today up to the given day', () => {
  const due = [
    { days: 0, count: 1 },
    { days: 30, count: 2 },
    { days: 31, count: 4 },
    { days: 90, count: 8 },
    { days: 91, count: 16 },
  ]
  expect(arrangeSnapshot([], { overdue: 5, due }).renewals).toEqual({
    overdue: 5,
    due: [
      { days: 30, count: 3 },
      { days: 60, count: 7 },
      { days: 90, count: 15 },
    ],
  })
})
