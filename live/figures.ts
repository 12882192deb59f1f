import { quantile } from '@clinic/testing/quantile'

/** What is counted, over the whole day and a quarter of an hour. */
export const COUNTED = [
  'arrived',
  'finished',
  'turned away',
  'left',
  'came back',
  'asked for a person',
  'crisis words',
  'booked',
  'claimed',
  'sent on',
  'sent back',
  'held',
  'completed',
  'given back',
  'too late',
  'errors',
] as const
export type Counted = (typeof COUNTED)[number]

/** Times in milliseconds of ours (`turn`: of the chat, `screen`: of staff) or in minutes of the played day (waits for being claimed). */
export const TIMED = ['turn', 'screen', 'pcr wait', 'np wait'] as const
export type Timed = (typeof TIMED)[number]

export type Quarter = { from: string; counts: Record<Counted, number>; times: Record<Timed, { p50: number; p99: number; of: number }> }
export type DayMetrics = {
  count(what: Counted): void
  time(what: Timed, value: number): void
  /** An unexpected failure: its first words are recorded. */
  fail(words: string): void
  /** Closes the quarter of an hour that began at `from`. */
  close(from: string): Quarter
  total(): Quarter
  quarters: Quarter[]
  errors: string[]
}

const MOST_ERRORS = 50

/** Counts a day. */
export function openMetrics(begins: string): DayMetrics {
  const all = openTally()
  let current = openTally()
  const quarters: Quarter[] = []
  const errors: string[] = []
  const count = (what: Counted) => {
    all.counts[what] += 1
    current.counts[what] += 1
  }
  return {
    quarters,
    errors,
    count,
    time(what, value) {
      all.times[what].push(value)
      current.times[what].push(value)
    },
    fail(words) {
      count('errors')
      if (errors.length < MOST_ERRORS) errors.push(words)
    },
    close(from) {
      const quarter = summed(from, current)
      quarters.push(quarter)
      current = openTally()
      return quarter
    },
    total: () => summed(begins, all),
  }
}

type Tally = { counts: Record<Counted, number>; times: Record<Timed, number[]> }

function openTally(): Tally {
  return {
    counts: Object.fromEntries(COUNTED.map((what) => [what, 0])) as Tally['counts'],
    times: Object.fromEntries(TIMED.map((what) => [what, [] as number[]])) as Tally['times'],
  }
}

function summed(from: string, { counts, times }: Tally): Quarter {
  const share = (what: Timed) => {
    const list = times[what]
    const at = (part: number) => (list.length === 0 ? 0 : Math.round(quantile(list, part) * 10) / 10)
    return [what, { p50: at(0.5), p99: at(0.99), of: list.length }] as const
  }
  return { from, counts: { ...counts }, times: Object.fromEntries(TIMED.map(share)) as Quarter['times'] }
}

/** A quarter of an hour on one line. */
export function lineOf({ from, counts, times }: Quarter): string {
  const figure = (value: number, width = 3) => String(value).padStart(width)
  const waits = (what: Timed) => (times[what].of === 0 ? '    –' : `${figure(Math.round(times[what].p50))} m`)
  return [
    from,
    `${figure(counts.arrived)} came`,
    `${figure(counts.finished)} in line`,
    `${figure(counts.claimed)} claimed`,
    `${figure(counts.completed)} completed`,
    `waited${waits('pcr wait')} for PCR,${waits('np wait')} for NP`,
    `turn ${times.turn.p50.toFixed(0)}/${times.turn.p99.toFixed(0)} ms`,
    `${counts.errors} errors`,
  ].join('  ')
}
