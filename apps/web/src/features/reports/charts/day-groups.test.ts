import type { DayCounts } from '@clinic/contract/reports'
import { addDays } from '@clinic/core/shared/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupDays, groupWord } from './day-groups.ts'

const NONE = { patientsSeen: 0, markedIneligible: 0, optInForCall: 0, chatsStarted: 0, queueEntered: 0 }
const days = (first: string, length: number): DayCounts[] =>
  Array.from({ length }, (_, at) => ({ ...NONE, day: addDays(first, at), newPatients: at % 3, renewPatients: at % 5 }))

describe('bars over time', () => {
  it('are days, then weeks that begin on Monday, then months', () => {
    expect(groupDays(days('2026-03-02', 3)).map(({ label }) => label)).toEqual(['2 Mar', '3 Mar', '4 Mar'])
    expect(groupDays(days('2026-01-01', 60))[1]).toMatchObject({ from: '2026-01-05', to: '2026-01-11', name: '5–11 Jan 2026' })
    expect(groupDays(days('2025-01-15', 500))[1]).toMatchObject({ from: '2025-02-01', to: '2025-02-28' })
    expect([7, 60, 500].map(groupWord)).toEqual(['day', 'week', 'month'])
  })

  it('hold every day once, and few enough bars to see', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 1096 }), (start, length) => {
        const all = days(addDays('2024-01-01', start), length)
        const groups = groupDays(all)
        expect(groups.length).toBeLessThanOrEqual(60)
        expect(groups.reduce((sum, group) => sum + group.New + group.Renewed, 0)).toBe(
          all.reduce((sum, day) => sum + day.newPatients + day.renewPatients, 0),
        )
        for (const [at, group] of groups.entries()) expect(group.from).toBe(at === 0 ? all[0]?.day : addDays(groups[at - 1]?.to ?? '', 1))
        expect(groups.at(-1)?.to).toBe(all.at(-1)?.day)
      }),
    )
  })
})
