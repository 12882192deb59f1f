import type { Score } from '@clinic/contract/chart'
import { bandOf, scaleName } from './bands.ts'
import { instrumentOf } from './instruments.ts'

/**
 * Answers with an optional total: `answers.total` as `{ value, at? }` or a number. `at`: when finished. For a field
 * that several instruments share, `answers.instrument` names the one asked.
 */
export type ScoredSet = { key: string; answers: Record<string, unknown>; at: string | null }

/** Totals over time by scale with their bands, oldest first, without duplicates. */
export function scoresOf(sets: readonly ScoredSet[]): Score[] {
  const points = new Map<string, Map<string, number>>()
  for (const set of sets) {
    const total = totalOf(set)
    if (!total) continue
    const key = keyOf(set)
    const own = points.get(key) ?? new Map<string, number>()
    points.set(key, own.set(total.at, total.value))
  }
  return [...points].map(([key, own]) => ({
    key,
    name: scaleName(key),
    points: [...own].sort(([a], [b]) => a.localeCompare(b)).map(([at, value]) => ({ at, value, ...shown(key, value) })),
  }))
}

function keyOf({ key, answers }: ScoredSet): string {
  const { instrument } = answers
  return typeof instrument === 'string' && instrumentOf(instrument) ? instrument : key
}

function shown(key: string, value: number): { band: string | null; high: boolean } {
  const band = bandOf(key, value)
  return { band: band?.name ?? null, high: band?.high ?? false }
}

function totalOf({ answers, at }: ScoredSet): { value: number; at: string } | null {
  const { total } = answers
  const held = typeof total === 'object' && total !== null ? (total as { value?: unknown; at?: unknown }) : { value: total }
  const moment = typeof held.at === 'string' ? held.at : at
  return typeof held.value === 'number' && Number.isFinite(held.value) && moment !== null ? { value: held.value, at: moment } : null
}
