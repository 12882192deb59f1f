import { getOwnProperty } from '../shared/get-own-property.ts'
import { findBand } from './bands.ts'
import type { Band, FlagRule, FlagTest, Instrument, Item, Part } from './instrument.ts'

/** Values by item tag, or by number (from 1) for scored items. */
export type ItemValues = Readonly<Record<string, number>>

/** `symptoms` and `met` for clusters only: the number of symptoms, and whether it suffices (null: undecided). */
export type PartScore = { value: number | null; band: Band | null; symptoms?: number; met?: boolean | null }
export type RaisedFlag = Pick<FlagRule, 'id' | 'severity' | 'label'>

/**
 * `parts`: subscales and clusters by name, items by tag. `missing`: scored items without a valid answer; `prorated`:
 * there is a total despite them. `criteria`: all clusters are met; null without clusters or while undecided.
 */
export type InstrumentScore = {
  total: number | null
  band: Band | null
  parts: Record<string, PartScore>
  criteria: boolean | null
  complete: boolean
  missing: string[]
  prorated: boolean
  flags: RaisedFlag[]
}

/**
 * Scores complete or partial answers (REQ-146, REQ-147). Invalid values count as missing, which needs a rule to get a
 * total. Flags are raised as soon as the answers suffice.
 */
export function scoreInstrument(instrument: Instrument, answers: ItemValues): InstrumentScore {
  const given = readValues(instrument, answers)
  const missing = instrument.items.filter(({ tag }) => !given.has(tag)).map(({ tag }) => tag)
  const prorated = missing.length > 0 && missing.length <= instrument.max_missing
  const total = totalOf(instrument, given, prorated)
  const parts = partsOf(instrument, given)
  return {
    total,
    band: total === null ? null : findBand(instrument.bands, total),
    parts,
    criteria: criteriaOf(parts),
    complete: missing.length === 0,
    missing,
    prorated,
    flags: flagsOf(instrument, { given, total, parts }),
  }
}

type Given = ReadonlyMap<string, number>

function readValues({ items, extras }: Instrument, answers: ItemValues): Given {
  const given = new Map<string, number>()
  for (const [index, item] of items.entries())
    take(given, item, getOwnProperty(answers, item.tag) ?? getOwnProperty(answers, String(index + 1)))
  for (const item of extras) take(given, item, getOwnProperty(answers, item.tag))
  return given
}

function take(given: Map<string, number>, { tag, values, reversed }: Item, value: number | undefined): void {
  if (value === undefined || !Number.isFinite(value)) return
  const [low, high] = 'from' in values ? [values.from, values.to] : [Math.min(...values), Math.max(...values)]
  const allowed = 'from' in values ? value >= low && value <= high : values.includes(value)
  if (allowed) given.set(tag, reversed ? low + high - value : value)
}

function sumOf(tags: readonly string[], given: Given): number {
  return tags.reduce((sum, tag) => sum + (given.get(tag) ?? 0), 0)
}

function totalOf({ scoring, items }: Instrument, given: Given, prorated: boolean): number | null {
  const tags = items.map(({ tag }) => tag)
  const answered = tags.filter((tag) => given.has(tag))
  if (scoring.rule === 'subscales' || scoring.rule === 'per-item') return null
  if (scoring.rule === 'count') {
    return Object.keys(scoring.thresholds).every((tag) => given.has(tag)) ? countOf(scoring.thresholds, given) : null
  }
  if (answered.length < tags.length && !prorated) return null
  const sum = sumOf(answered, given)
  if (scoring.rule === 'mean') return sum / answered.length
  return prorated ? Math.round((sum * tags.length) / answered.length) : sum
}

/** Answered items at or above their threshold. */
function countOf(thresholds: Readonly<Record<string, number>>, given: Given): number {
  return Object.entries(thresholds).filter(([tag, least]) => (given.get(tag) ?? Number.NEGATIVE_INFINITY) >= least).length
}

function partsOf(instrument: Instrument, given: Given): Record<string, PartScore> {
  const { scoring, bands, items } = instrument
  if (scoring.rule === 'per-item') {
    return Object.fromEntries(items.map(({ tag }) => [tag, banded(given.get(tag) ?? null, bands)]))
  }
  const isCluster = scoring.rule === 'clusters'
  return Object.fromEntries(
    (scoring.parts ?? []).map((part) => {
      if (isCluster) return [part.name, clusterOf(part, given, scoring.symptom)]
      const value = part.items.every((tag) => given.has(tag)) ? sumOf(part.items, given) : null
      return [part.name, banded(value, scoring.rule === 'subscales' ? bands : [])]
    }),
  )
}

function banded(value: number | null, bands: readonly Band[]): PartScore {
  return { value, band: value === null ? null : findBand(bands, value) }
}

/** Met once it has enough symptoms; not met only when the unanswered items cannot change that. */
function clusterOf({ items, needed = 0 }: Part, given: Given, symptom: number): PartScore {
  const symptoms = items.filter((tag) => (given.get(tag) ?? 0) >= symptom).length
  const open = items.filter((tag) => !given.has(tag)).length
  const met = symptoms >= needed ? true : symptoms + open < needed ? false : null
  return { value: open === 0 ? sumOf(items, given) : null, band: null, symptoms, met }
}

function criteriaOf(parts: Readonly<Record<string, PartScore>>): boolean | null {
  const met = Object.values(parts).flatMap((part) => (part.met === undefined ? [] : [part.met]))
  if (met.length === 0) return null
  if (met.includes(false)) return false
  return met.includes(null) ? null : true
}

type Scored = { given: Given; total: number | null; parts: Readonly<Record<string, PartScore>> }

function flagsOf(instrument: Instrument, scored: Scored): RaisedFlag[] {
  return instrument.flags
    .filter(({ when }) => when.every((test) => holds(instrument, test, scored)))
    .map(({ id, severity, label }) => ({ id, severity, label }))
}

function holds(instrument: Instrument, test: FlagTest, { given, total, parts }: Scored): boolean {
  const reaches = (value: number | null | undefined) => typeof value === 'number' && value >= test.atLeast
  if ('item' in test) return reaches(given.get(test.item))
  if ('anyItem' in test) return instrument.items.some(({ tag }) => reaches(given.get(tag)))
  if ('part' in test) return reaches(parts[test.part]?.value ?? leastOfPart(instrument, test.part, given))
  return reaches(total ?? leastTotal(instrument, given))
}

/** The lowest possible total given the answers so far; unknown for a mean. */
function leastTotal({ scoring, items }: Instrument, given: Given): number | null {
  if (scoring.rule === 'count') return countOf(scoring.thresholds, given)
  if (scoring.rule !== 'sum' && scoring.rule !== 'clusters') return null
  return sumOf(
    items.map(({ tag }) => tag),
    given,
  )
}

function leastOfPart({ scoring }: Instrument, name: string, given: Given): number | null {
  const parts = 'parts' in scoring ? (scoring.parts ?? []) : []
  const part = parts.find((one) => one.name === name)
  return part ? sumOf(part.items, given) : null
}
