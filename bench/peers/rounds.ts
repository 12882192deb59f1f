import { median } from '@clinic/testing/quantile'

/** `--short` tries a part in less than a minute; its figures mean nothing. */
export const SHORT = process.argv.includes('--short')
const ROUNDS = 3
export const ROUND_SECONDS = SHORT ? 2 : 4
/** Until the compiler has made its best of the hot paths: a process that serves a clinic has run for days. */
const WARM_UP_SECONDS = SHORT ? 1 : 6

/** Measures for so many seconds; answers what it did in one. */
export type Competitor = { name: string; round(seconds: number): Promise<number> }
export type Snapshot = { name: string; perSecond: number; rates: number[] }

/**
 * Warms up all candidates, then runs them in turns, so that a machine that slows down affects all of them. Medians of
 * the rounds.
 */
export async function compete(competitors: readonly Competitor[]): Promise<Snapshot[]> {
  for (const { round } of competitors) await round(WARM_UP_SECONDS)
  const standings = competitors.map(({ name }) => ({ name, rates: [] as number[] }))
  for (let turn = 0; turn < ROUNDS; turn += 1)
    for (const [index, { round }] of competitors.entries()) standings[index]?.rates.push(await round(ROUND_SECONDS))
  return standings.map(({ name, rates }) => ({ name, rates, perSecond: median(rates) }))
}

/** How two candidates compare: the median of the rounds' ratios. */
export function ratio(one: Snapshot | undefined, other: Snapshot | undefined): number {
  return median((one?.rates ?? []).map((rate, turn) => rate / (other?.rates[turn] ?? Number.NaN)))
}
