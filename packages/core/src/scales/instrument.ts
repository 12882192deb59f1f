import type { AnswerField } from '@clinic/contract/vocabulary'

/** A band of values: from and to inclusive, what it is called, and whether a practitioner has to look at it. */
export type Band = { from: number; to: number; name: string; high: boolean }
export type Range = { from: number; to: number }

/** What a patient reports that makes an instrument worth asking. */
export const CONDITIONS = [
  'pain',
  'sleep',
  'anxiety',
  'mood',
  'ptsd',
  'cancer',
  'epilepsy',
  'bowel',
  'migraine',
  'adhd',
  'cannabis',
] as const
export type Condition = (typeof CONDITIONS)[number]

/**
 * E-11. `ship`: its questions are part of the product. `score-only`: totals may be entered and are banded, but the text is its owner's.
 * `customer-must-license`: asked with the text that a clinic has loaded under a licence of its own.
 */
export type LicenceState = 'ship' | 'score-only' | 'customer-must-license'

/** An item by the tag of its question: the values it may have, one of a list or anything in a range. A reversed one counts from the top. */
export type Item = { tag: string; values: readonly number[] | Range; reversed?: true }

/** Items that make a value of their own: `needed` is how many symptoms a cluster has to show. */
export type Part = { name: string; items: readonly string[]; range: Range; needed?: number }

/**
 * How answers become values; the bands of the instrument are those of what the rule gives: the total (`sum`, `mean`, `count`, `clusters`),
 * each part (`subscales`) or each item (`per-item`). `count`: items at or above their threshold. `clusters`: the total is the sum, and an
 * item is a symptom from `symptom` on. Parts beside a count or a sum are for comparison only.
 */
export type Scoring =
  | { rule: 'sum' | 'mean'; parts?: readonly Part[] }
  | { rule: 'count'; thresholds: Readonly<Record<string, number>>; parts?: readonly Part[] }
  | { rule: 'subscales'; parts: readonly Part[] }
  | { rule: 'clusters'; symptom: number; parts: readonly Part[] }
  | { rule: 'per-item' }

/** What has to hold for a flag: a scored or unscored item, any scored item, a part, or the total, at or above a value. */
export type FlagTest =
  | { item: string; atLeast: number }
  | { anyItem: true; atLeast: number }
  | { part: string; atLeast: number }
  | { total: true; atLeast: number }

/** `urgent` reaches staff at once, `review` waits for the practitioner. `when`: all of them. `label` says what was answered, no diagnosis. */
export type FlagRule = { id: string; severity: 'urgent' | 'review'; when: readonly FlagTest[]; label: string }

/** Points from which on a change is more than chance (`reliable`) or matters to the patient (`meaningful`); or a fall in percent. */
export type Change = { reliable?: number; meaningful?: number; meaningfulFall?: number; note: string }

/** An instrument as data (REQ-686, E-11). Item wording is never part of it. */
export type Instrument = {
  /** That of the record's answer field where it has one. */
  key: string
  name: string
  version: string
  /** Where its structure and figures come from; "general knowledge" where no source was seen. */
  source: string
  licence: { state: LicenceState; note: string }
  /** REQ-146: the field of the record that keeps its answers. */
  answer_field: AnswerField
  asked_for: readonly Condition[]
  /** Keys of what may be asked in its place while its text is not there. */
  stand_ins: readonly string[]
  recall: string
  /** The same in days. */
  looks_back: number
  items: readonly Item[]
  /** Asked and not scored; flags may read them. */
  extras: readonly Item[]
  scoring: Scoring
  /** How many items may be missing before there is no total; then it is scaled up to all items and rounded. */
  max_missing: number
  range: Range
  bands: readonly Band[]
  direction: 'higher-is-worse' | 'higher-is-better'
  change: Change | null
  flags: readonly FlagRule[]
  loinc: Readonly<Record<string, string>>
}

/** `count` items of one kind, tagged prefix_1 and on. */
export function itemsOf(prefix: string, count: number, values: Item['values']): Item[] {
  return Array.from({ length: count }, (_, index) => ({ tag: `${prefix}_${index + 1}`, values }))
}

/** The tags prefix_from to prefix_to. */
export function tagsOf(prefix: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${prefix}_${from + index}`)
}

/** A band that needs nobody's attention by itself. */
export function band(from: number, to: number, name: string): Band {
  return { from, to, name, high: false }
}

/** One that a practitioner has to look at. */
export function highBand(from: number, to: number, name: string): Band {
  return { from, to, name, high: true }
}

export const YES_NO = [0, 1] as const
export const ZERO_TO_THREE = [0, 1, 2, 3] as const
export const ZERO_TO_FOUR = [0, 1, 2, 3, 4] as const
export const ZERO_TO_TEN: Range = { from: 0, to: 10 }
