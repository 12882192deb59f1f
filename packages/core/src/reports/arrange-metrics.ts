import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { type DayCounts, FUNNEL_STEPS, type FunnelStep, type HourCounts, type Metrics, type Statistic } from '@clinic/contract/reports'
import type { AppointmentType } from '@clinic/contract/vocabulary'
import { provinceName } from '../reference-data/provinces.ts'
import { addDays } from '../shared/dates.ts'
import { type PersonCount, statistics, totalsOf } from './statistics.ts'
import { summariseWaits } from './summarise-waits.ts'
import { type Counted, type Tally, tally } from './tally.ts'

type ByPerson = { user_id: number; count: number }
/** The data of a period; user ids, 0 for no member of staff. */
export type Period = {
  startDate: string
  endDate: string
  counted: readonly Counted[]
  unfinished: readonly ByPerson[]
  missed: readonly ByPerson[]
  /** Patients for whom a call was requested. */
  callers: number
  /** Of the chats that began in the period, how many got so far. */
  funnel: Readonly<Record<FunnelStep, number>>
}
type Arranged = Pick<
  Metrics,
  | 'people'
  | 'totals'
  | 'totalsBefore'
  | 'callers'
  | 'followUps'
  | 'perDay'
  | 'perDayBefore'
  | 'perHour'
  | 'provinces'
  | 'reasons'
  | 'types'
  | 'funnel'
  | 'waits'
>
export type Known = {
  names: ReadonlyMap<number, string>
  /** Active patients by province code, empty for none. */
  patients: ReadonlyMap<string, number>
  /** Wait limits in minutes. */
  thresholds: { pcrWait: number; npWait: number }
}

/** All figures of a period, next to the previous period if requested. */
export function arrangeMetrics(now: Period, before: Period | null, known: Known): Arranged {
  const here = tally(now.counted)
  const there = before && tally(before.counted)
  const people = peopleOf(now, known.names)
  const compare = (metric: string, dimension: string) =>
    union(here, there, { metric, dimension })
      .map((key) => ({
        key,
        count: here.count({ metric, dimension, key }),
        before: there ? there.count({ metric, dimension, key }) : null,
      }))
      .sort((a, b) => b.count - a.count || (b.before ?? 0) - (a.before ?? 0) || (a.key < b.key ? -1 : 1))
  return {
    people,
    totals: totalsOf(people),
    totalsBefore: before && totalsOf(peopleOf(before, known.names)),
    callers: { count: now.callers, before: before?.callers ?? null },
    followUps: { count: here.count(FOLLOW_UPS), before: there?.count(FOLLOW_UPS) ?? null },
    perDay: perDay(now, here),
    perDayBefore: before && there && perDay(before, there),
    perHour: perHour(here),
    provinces: provinces(here, there, known),
    reasons: compare('markedIneligible', 'reason').map(({ key, ...row }) => ({ reason: key, ...row })),
    types: compare('patientsSeen', 'type').map(({ key, ...row }) => ({ type: key, ...row })),
    funnel: FUNNEL_STEPS.map((step) => ({ step, count: now.funnel[step], before: before?.funnel[step] ?? null })),
    waits: (['pcrWait', 'npWait'] as const).map((figure) => {
      const threshold_minutes = known.thresholds[figure]
      return {
        figure,
        threshold_minutes,
        now: waits(here, figure, threshold_minutes),
        before: there && waits(there, figure, threshold_minutes),
      }
    }),
  }
}

const FOLLOW_UPS = { metric: 'renewPatients', dimension: 'type', key: 'Follow Up' satisfies AppointmentType }

/** Ids of all users with a count in any of the periods. */
export function peopleIn(periods: readonly Period[]): number[] {
  const ids = periods.flatMap(({ counted, unfinished, missed }) => [
    ...counted.filter(({ dimension }) => dimension === 'user').map(({ key }) => Number(key)),
    ...[...unfinished, ...missed].map(({ user_id }) => user_id),
  ])
  return [...new Set(ids)].filter((id) => id !== 0)
}

/** The statistics of a period by user (REQ-658). */
export function peopleOf(period: Pick<Period, 'counted' | 'unfinished' | 'missed'>, names: ReadonlyMap<number, string>): Statistic[] {
  return statistics(personCounts(period, names))
}

const PERSONAL = ['newPatients', 'renewPatients', 'markedIneligible', 'optInForCall'] as const

function personCounts(
  { counted, unfinished, missed }: Pick<Period, 'counted' | 'unfinished' | 'missed'>,
  names: ReadonlyMap<number, string>,
): PersonCount[] {
  const named = (list: PersonCount['list'], { user_id, count }: ByPerson): PersonCount => {
    return { list, count, user_id: user_id === 0 ? null : user_id, user: names.get(user_id) ?? null }
  }
  const happened = counted.flatMap(({ dimension, metric, key, count }) => {
    const list = dimension === 'user' ? PERSONAL.find((one) => one === metric) : undefined
    return list ? [named(list, { user_id: Number(key), count })] : []
  })
  return [
    ...happened,
    ...unfinished.map((row) => named('unfinishedQuestionnaire', row)),
    ...missed.map((row) => named('renewalMissed', row)),
  ]
}

function perDay({ startDate, endDate }: Period, { count }: Tally): DayCounts[] {
  const days: DayCounts[] = []
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) {
    const of = (metric: string) => count({ metric, dimension: 'all', day })
    days.push({
      day,
      newPatients: of('newPatients'),
      renewPatients: of('renewPatients'),
      patientsSeen: of('patientsSeen'),
      markedIneligible: of('markedIneligible'),
      optInForCall: of('optInForCall'),
      chatsStarted: of('chatsStarted'),
      queueEntered: of('queueEntered'),
    })
  }
  return days
}

function perHour({ count }: Tally): HourCounts[] {
  const week = Array.from({ length: 7 * 24 }, (_, place) => ({ weekday: Math.floor(place / 24) + 1, hour: place % 24 }))
  return week
    .map(({ weekday, hour }) => {
      const of = (metric: string) => count({ metric, dimension: 'hour', key: `${weekday}-${hour}` })
      return { weekday, hour, patientsSeen: of('patientsSeen'), chatsStarted: of('chatsStarted'), queueEntered: of('queueEntered') }
    })
    .filter(({ patientsSeen, chatsStarted, queueEntered }) => patientsSeen + chatsStarted + queueEntered > 0)
}

/** All thirteen, plus a row for an unknown province if needed. */
function provinces(here: Tally, there: Tally | null, { patients }: Known): Metrics['provinces'] {
  const rows = PROVINCE_CODES.map((code) => {
    const of = (metric: string, from = here) => from.count({ metric, dimension: 'province', key: code })
    return {
      code: code as string | null,
      province: provinceName(code),
      newPatients: of('newPatients'),
      renewPatients: of('renewPatients'),
      patientsSeen: of('patientsSeen'),
      patientsSeenBefore: there && of('patientsSeen', there),
      patients: patients.get(code) ?? 0,
    }
  })
  const rest = (metric: 'newPatients' | 'renewPatients' | 'patientsSeen') =>
    here.count({ metric, dimension: 'all' }) - rows.reduce((sum, row) => sum + row[metric], 0)
  const restBefore =
    there && there.count({ metric: 'patientsSeen', dimension: 'all' }) - rows.reduce((sum, row) => sum + (row.patientsSeenBefore ?? 0), 0)
  const unknown = {
    code: null,
    province: 'Not known',
    newPatients: rest('newPatients'),
    renewPatients: rest('renewPatients'),
    patientsSeen: rest('patientsSeen'),
    patientsSeenBefore: restBefore,
    patients: patients.get('') ?? 0,
  }
  return unknown.patientsSeen + (unknown.patientsSeenBefore ?? 0) + unknown.patients > 0 ? [...rows, unknown] : rows
}

/** A PCR wait ends when the patient is sent on, an NP wait with the appointment. */
function waits(counts: Tally, figure: 'pcrWait' | 'npWait', threshold: number) {
  const metric = figure === 'pcrWait' ? 'sentToNp' : 'patientsSeen'
  const slots = counts
    .keys('minutes', metric)
    .map((key) => ({ minutes: Number(key), count: counts.count({ metric, dimension: 'minutes', key }) }))
  return summariseWaits(slots, threshold)
}

function union(here: Tally, there: Tally | null, { metric, dimension }: { metric: string; dimension: string }): string[] {
  return [...new Set([...here.keys(dimension, metric), ...(there?.keys(dimension, metric) ?? [])])]
}
