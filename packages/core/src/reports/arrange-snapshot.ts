import { AGEING_MINUTES, type Ageing, type Metrics, RENEWAL_DAYS } from '@clinic/contract/reports'
import { summariseWaits } from './summarise-waits.ts'

/** Patients of a queue by whole minutes waited; `free`: unassigned. */
export type Waiting = { figure: Ageing['figure']; free: boolean; minutes: number; count: number }
/** Renewals by days from today; `overdue`: earlier ones. */
export type Due = { overdue: number; due: readonly { days: number; count: number }[] }

/** The present: waits in the queues, and upcoming renewals. */
export function arrangeSnapshot(waiting: readonly Waiting[], { overdue, due }: Due): Pick<Metrics, 'ageing' | 'renewals'> {
  return {
    ageing: (['waitingPcr', 'waitingNp', 'onHold'] as const).map((figure) => ageing(figure, waiting)),
    renewals: { overdue, due: RENEWAL_DAYS.map((days) => ({ days, count: sum(due.filter((one) => one.days <= days)) })) },
  }
}

function ageing(figure: Ageing['figure'], all: readonly Waiting[]): Ageing {
  const waiting = all.filter((one) => one.figure === figure)
  const { count, mean_minutes, median_minutes } = summariseWaits(waiting, 0)
  return {
    figure,
    count,
    unassigned: sum(waiting.filter(({ free }) => free)),
    buckets: Array.from({ length: AGEING_MINUTES.length + 1 }, (_, bucket) => {
      const [from, until] = bucketMinutes(bucket)
      return sum(waiting.filter(({ minutes }) => minutes >= from && minutes < until))
    }),
    mean_minutes,
    median_minutes,
    longest_minutes: count === 0 ? null : Math.max(...waiting.map(({ minutes }) => minutes)),
  }
}

/** A bucket’s minutes: from the first, below the second. */
export function bucketMinutes(bucket: number): [from: number, until: number] {
  return [AGEING_MINUTES[bucket - 1] ?? 0, AGEING_MINUTES[bucket] ?? 2_147_483_647]
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0)
}
