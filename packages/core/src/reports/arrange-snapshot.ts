import { AGEING_MINUTES, type Ageing, type Figures, RENEWAL_DAYS } from '@clinic/contract/reports'
import { summariseWaits } from './summarise-waits.ts'

/** How many of a queue have waited so many whole minutes; `free`: assigned to nobody. */
export type Waiting = { figure: Ageing['figure']; free: boolean; minutes: number; count: number }
/** Renewals of today and the days ahead, by days from today; `overdue`: of the days before. */
export type Due = { overdue: number; due: readonly { days: number; count: number }[] }

/** How things stand now: the queues by how long patients have waited, and the renewals ahead. */
export function arrangeSnapshot(waiting: readonly Waiting[], { overdue, due }: Due): Pick<Figures, 'ageing' | 'renewals'> {
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

/** The waits of a bucket: at least the first, less than the second, in minutes. */
export function bucketMinutes(bucket: number): [from: number, until: number] {
  return [AGEING_MINUTES[bucket - 1] ?? 0, AGEING_MINUTES[bucket] ?? 2_147_483_647]
}

function sum(rows: readonly { count: number }[]): number {
  return rows.reduce((total, { count }) => total + count, 0)
}
