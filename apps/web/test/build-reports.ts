import { type ClinicOverview, type DayCounts, FUNNEL_STEPS, type Metrics, REPORT_LISTS, type Totals } from '@clinic/contract/reports'
import { NOW } from './build.ts'

const TODAY = '2026-03-02'

/** The counts of the seven lists; those that are not given are 0. */
export function totals(parts: Partial<Totals> = {}): Totals {
  return { ...(Object.fromEntries(REPORT_LISTS.map((list) => [list, 0])) as Totals), ...parts }
}

function dayCounts(day: string, parts: Partial<DayCounts> = {}): DayCounts {
  const counts = { newPatients: 0, renewPatients: 0, patientsSeen: 0, markedIneligible: 0, optInForCall: 0, chatsStarted: 0 }
  return { day, ...counts, queueEntered: 0, ...parts }
}

const DANA = { user_id: 12, user: 'Dana Whitfield', ...totals({ newPatients: 2, patientsSeen: 3, renewPatients: 1 }) }
const AMARA = { user_id: 11, user: 'Amara Osei', ...totals({ optInForCall: 4 }) }

/** A week in which two people worked: three patients seen, one fewer than the week before. */
export function metrics(parts: Partial<Metrics> = {}): Metrics {
  const wait = { count: 4, mean_minutes: 30, median_minutes: 25, under: 3 }
  const aged = { count: 2, unassigned: 1, buckets: [1, 1, 0, 0, 0], mean_minutes: 70, median_minutes: 60, longest_minutes: 90 }
  return {
    ...{ startDate: '2026-02-24', endDate: TODAY, comparedWith: { startDate: '2026-02-17', endDate: '2026-02-23' }, today: TODAY },
    ...{ zone: 'America/Toronto', asOf: '10:00', people: [DANA, AMARA], perDayBefore: null, perHour: [], check: null, patients: 120 },
    totals: totals({ newPatients: 2, patientsSeen: 3, renewPatients: 1, optInForCall: 4 }),
    totalsBefore: totals({ patientsSeen: 4 }),
    ...{ callers: { count: 3, before: 2 }, followUps: { count: 1, before: 0 } },
    perDay: [dayCounts('2026-03-01', { patientsSeen: 3, newPatients: 2, renewPatients: 1 }), dayCounts(TODAY)],
    provinces: [
      { code: 'ON', province: 'Ontario', newPatients: 2, renewPatients: 1, patientsSeen: 3, patientsSeenBefore: 4, patients: 120 },
    ],
    reasons: [{ reason: 'Too young', count: 2, before: 1 }],
    types: [],
    funnel: FUNNEL_STEPS.map((step, place) => ({ step, count: 60 - place * 10, before: 50 })),
    waits: [
      { figure: 'pcrWait', threshold_minutes: 60, now: wait, before: wait },
      { figure: 'npWait', threshold_minutes: 120, now: wait, before: null },
    ],
    ageing: (['waitingPcr', 'waitingNp', 'onHold'] as const).map((figure) => ({ figure, ...aged })),
    renewals: { overdue: 5, due: [30, 60, 90].map((days) => ({ days, count: days / 10 })) },
    ...parts,
  }
}

/** The clinic of the metrics as everyone sees it. */
export function overview(parts: Partial<ClinicOverview> = {}): ClinicOverview {
  return {
    ...{ now: NOW, today: TODAY, zone: 'America/Toronto', own: [], seen_a_week_ago: 2, renewals_due: 6, patients: 120 },
    queues: [
      {
        queue: 'pcr',
        unassigned: 4,
        assigned: 3,
        on_hold: 0,
        help: 1,
        late: 2,
        oldest_at: '2026-03-02T12:00:00.000Z',
        on_duty: 2,
        names: null,
      },
      { queue: 'np', unassigned: 0, assigned: 5, on_hold: 1, help: 0, late: 0, oldest_at: null, on_duty: 1, names: ['Dana Whitfield'] },
    ],
    waits: [{ reason: 'help', threshold_minutes: 60, count: 1, soon: 1, late: 1 }],
    days: [{ day: TODAY, patientsSeen: 3, newPatients: 2, renewPatients: 1, queueEntered: 4, detailsConfirmed: 4 }],
    provinces: [
      { code: 'ON', province: 'Ontario', patients: 100 },
      { code: null, province: 'Not known', patients: 20 },
    ],
    ...parts,
  }
}
