import { REPORT_LISTS } from '@clinic/contract/reports'
import { statistics } from '@clinic/core/reports/statistics'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openReportClinic, type ReportClinic, WEEK } from './clinic.harness.ts'
import { collectMetrics } from './collect-metrics.ts'
import { entry, visit, ZONE } from './figures.harness.ts'

let clinic: ReportClinic

beforeAll(async () => {
  clinic = await openReportClinic()
})
afterAll(() => clinic.close())

describe('the figures', () => {
  test('default to the last 7 days up to today (REQ-651)', async () => {
    const { startDate, endDate, today, zone, asOf, comparedWith } = await clinic.figures('')
    expect({ startDate, endDate, today }).toEqual({ startDate: '2026-02-24', endDate: '2026-03-02', today: '2026-03-02' })
    expect({ zone, asOf }).toEqual({ zone: ZONE, asOf: '2026-03-02 10:00' })
    expect(comparedWith).toEqual({ startDate: '2026-02-17', endDate: '2026-02-23' })
  })

  test('per user are the lengths of the user’s lists, and the totals those of the lists (REQ-658)', async () => {
    const { people, totals } = await clinic.figures()
    const lists = await clinic.report()
    for (const list of REPORT_LISTS) {
      expect(totals[list], list).toBe(lists[list].length)
      for (const person of people)
        expect(person[list], `${person.user} ${list}`).toBe(lists[list].filter(({ user }) => user === person.user).length)
    }
    const none = {
      user_id: 0,
      user: '',
      newPatients: 0,
      markedIneligible: 0,
      renewPatients: 0,
      unfinishedQuestionnaire: 0,
      renewalMissed: 0,
      patientsSeen: 0,
      optInForCall: 0,
    }
    const [dana] = people
    expect(dana).toEqual({
      ...none,
      user_id: clinic.who.np,
      user: 'Dana Whitfield',
      newPatients: 3,
      renewPatients: 1,
      patientsSeen: 4,
      renewalMissed: 2,
    })
    const counts = people.flatMap(({ user_id, user, patientsSeen: _, ...lists }) =>
      Object.entries(lists).map(([list, count]) => ({ user_id, user, list: list as 'newPatients', count })),
    )
    expect(statistics(counts)).toEqual(people)
  })

  test('count the patients who are to be called beside the requests, and follow-ups apart from renewals, next to the week before', async () => {
    const { sql } = clinic.db
    const [one, other] = [{ patient_id: 'caller' }, { patient_id: 'waiting' }]
    const ask = (patient_id: string, at: string) => entry(sql, { action: 'Opt In For Call', patient_id, user_id: clinic.who.pcr, at })
    for (const at of ['2025-11-18T15:00:00.000Z', '2025-11-25T15:00:00.000Z', '2025-11-26T15:00:00.000Z']) await ask(one.patient_id, at)
    await ask(other.patient_id, '2025-11-26T16:00:00.000Z')
    const seen = { user_id: clinic.who.np, isNew: false }
    await visit(sql, { ...seen, patient_id: one.patient_id, at: '2025-11-25T16:00:00.000Z', type: 'Follow Up' })
    await visit(sql, { ...seen, patient_id: other.patient_id, at: '2025-11-26T16:00:00.000Z', type: 'Renewal' })
    const { totals, callers, followUps } = await clinic.figures('startDate=2025-11-24&endDate=2025-11-30')
    expect(totals).toMatchObject({ optInForCall: 3, renewPatients: 2 })
    expect({ callers, followUps }).toEqual({ callers: { count: 2, before: 1 }, followUps: { count: 1, before: 0 } })
  })

  test('count events by day, hour, province and reason, next to the previous period', async () => {
    const shown = await clinic.figures()
    expect(shown.perDay.map(({ day, patientsSeen }) => [day, patientsSeen])).toEqual([
      ...[
        ['2026-02-24', 1],
        ['2026-02-25', 2],
        ['2026-02-26', 0],
        ['2026-02-27', 0],
        ['2026-02-28', 1],
        ['2026-03-01', 0],
        ['2026-03-02', 1],
      ],
    ])
    expect(shown.perDayBefore?.reduce((sum, { newPatients }) => sum + newPatients, 0)).toBe(1)
    expect(shown.totalsBefore).toMatchObject({ patientsSeen: 1, markedIneligible: 0 })
    expect(
      shown.perHour.filter(({ patientsSeen }) => patientsSeen > 0).map(({ weekday, hour, patientsSeen }) => [weekday, hour, patientsSeen]),
    ).toEqual([
      ...[
        [1, 9, 1],
        [2, 23, 1],
        [3, 11, 1],
        [3, 21, 1],
        [6, 23, 1],
      ],
    ])
    const alberta = shown.provinces.find(({ code }) => code === 'AB')
    expect(alberta).toEqual({
      code: 'AB',
      province: 'Alberta',
      newPatients: 1,
      renewPatients: 0,
      patientsSeen: 1,
      patientsSeenBefore: 0,
      patients: 1,
    })
    expect(shown.reasons).toEqual([
      { reason: '=HYPERLINK("http://x")', count: 1, before: 0 },
      { reason: 'Schizophrenia', count: 1, before: 0 },
    ])
    expect(shown.waits.find(({ figure }) => figure === 'npWait')?.now).toEqual({ count: 4, mean_minutes: 30, median_minutes: 30, under: 4 })
    expect(shown.patients).toBe(Object.keys(clinic.patients).length)
  })

  test('count who waits now and which renewals are due (C-13)', async () => {
    const { ageing, renewals } = await clinic.figures()
    expect(ageing).toEqual([
      {
        figure: 'waitingPcr',
        count: 1,
        unassigned: 1,
        buckets: [0, 0, 0, 0, 1],
        mean_minutes: 5760,
        median_minutes: 5760,
        longest_minutes: 5760,
      },
      {
        figure: 'waitingNp',
        count: 1,
        unassigned: 0,
        buckets: [0, 1, 0, 0, 0],
        mean_minutes: 180,
        median_minutes: 180,
        longest_minutes: 180,
      },
      {
        figure: 'onHold',
        count: 0,
        unassigned: 0,
        buckets: [0, 0, 0, 0, 0],
        mean_minutes: null,
        median_minutes: null,
        longest_minutes: null,
      },
    ])
    expect(renewals).toEqual({
      overdue: 3,
      due: [
        { days: 30, count: 1 },
        { days: 60, count: 2 },
        { days: 90, count: 2 },
      ],
    })
  })

  test('are the same before and after collection into the daily counts', async () => {
    const before = await clinic.figures()
    expect(await collectMetrics({ sql: clinic.db.sql, now: clinic.http.services.now(), zone: ZONE })).toBeGreaterThan(0)
    expect(await clinic.figures()).toEqual(before)
  })
})

describe('the patients behind a figure', () => {
  test.each([
    ['figure=patientsSeen', ['day-before', 'renewed', 'same-day', 'late-new', 'western']],
    ['figure=patientsSeen&province=AB', ['western']],
    ['figure=patientsSeen&weekday=3&hour=11', ['renewed']],
    ['figure=patientsSeen&type=Renewal', ['renewed']],
    ['figure=markedIneligible&user=0', ['judged']],
    ['figure=markedIneligible&reason=Schizophrenia', ['marked']],
    ['figure=npWait', ['day-before', 'renewed', 'same-day', 'late-new']],
    ['figure=chatsStarted', ['caller']],
    ['figure=waitingPcr&bucket=4', ['new-here']],
    ['figure=waitingPcr&bucket=3', []],
    ['figure=waitingNp', ['waiting']],
    ['figure=renewalsDue&within=30', ['today']],
    ['figure=renewalsDue&within=60', ['today', 'soon']],
    ['figure=patients&province=BC', ['lapsed']],
    ['figure=patientsSeen&page=2', []],
  ])('of %s', async (query, expected) => {
    const { rows } = await clinic.behind(`${query}&${WEEK}`)
    expect(rows.map(({ patient_id }) => patient_id)).toEqual(expected)
  })

  test('come in pages with a total', async () => {
    const all = await clinic.behind('figure=patients&size=100')
    expect(all.total).toBe(Object.keys(clinic.patients).length)
    const first = await clinic.behind('figure=patients&size=20&page=1')
    const second = await clinic.behind('figure=patients&size=20&page=2')
    expect([...first.rows, ...second.rows]).toEqual(all.rows)
    expect(second.total).toBe(all.total)
  })
})
