import { describe, expect, test } from 'vitest'
import { lastWeekText, minutesSince, percentText, provinceMessage, todayAndLastWeek } from './overview-messages.ts'

const day = (on: string, patientsSeen: number) => ({
  ...{ day: on, patientsSeen, newPatients: 0, renewPatients: patientsSeen },
  ...{ queueEntered: 0, detailsConfirmed: 0 },
})

describe('the words of the overview', () => {
  test('set today beside the same weekday last week', () => {
    const days = [day('2026-02-23', 9), day('2026-03-01', 3), day('2026-03-02', 5)]
    const { now, before } = todayAndLastWeek({ days, today: '2026-03-02' })
    expect([now.patientsSeen, before.patientsSeen]).toEqual([5, 9])
    expect(lastWeekText({ days, today: '2026-03-02', seen_a_week_ago: 4 })).toBe('Last Monday: 4 by this time, 9 for the day')
    expect(todayAndLastWeek({ days: [], today: '2026-03-02' }).before).toMatchObject({ day: '2026-02-23', patientsSeen: 0 })
  })

  test('say how long somebody has waited in whole minutes, and nothing of nobody', () => {
    expect(minutesSince('2026-03-02T14:58:30.000Z', '2026-03-02T15:00:00.000Z')).toBe(1)
    expect(minutesSince('2026-03-02T15:00:01.000Z', '2026-03-02T15:00:00.000Z')).toBe(0)
    expect(minutesSince(null, '2026-03-02T15:00:00.000Z')).toBeNull()
  })

  test('tell a province with its number and its share', () => {
    expect(provinceMessage({ province: 'Ontario', patients: 31 }, 100)).toBe('Ontario: 31 active patients, 31%')
    expect(provinceMessage({ province: 'Yukon', patients: 1 }, 1000)).toBe('Yukon: 1 active patient, less than 1%')
    expect(provinceMessage({ province: 'Nunavut', patients: 0 }, 100)).toBe('Nunavut: 0 active patients')
    expect(percentText(0, 0)).toBe('')
  })
})
