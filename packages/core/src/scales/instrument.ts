import type { AnswerField } from '@clinic/contract/vocabulary'

/** Values from and to, inclusive, with a name, and whether a practitioner must look at it. */
export type Band = { from: number; to: number; name: string; high: boolean }
export type Range = { from: number; to: number }

/** Reported conditions that make an instrument worth asking. */
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
 * E-11. `ship`: questions are included. `score-only`: totals can be entered and banded, but the text belongs to its
 * owner. `customer-must-license`: asked with text that the clinic loaded under its own licence.
 */
export type LicenceState = 'ship' | 'score-only' | 'customer-must-license'

/** An item by question tag, with its allowed values: a list or a range. A reversed one counts from the top. */
export type Item = { tag: string; values: readonly number[] | Range; reversed?: true }

/** Items with a value of their own: `needed` is the number of symptoms a cluster requires. */
export type Part = { name: string; items: readonly string[]; range: Range; needed?: number }

/**
 * How answers become values; bands apply to the result: the total (`sum`, `mean`, `count`, `clusters`), each part
 * (`subscales`) or item (`per-item`). `count`: items at or above their threshold. `clusters`: a sum, where an item is
 * a symptom from `symptom`. Parts beside a count or sum are informative only.
 */
export type Scoring =
  | { rule: 'sum' | 'mean'; parts?: readonly Part[] }
  | { rule: 'count'; thresholds: Readonly<Record<string, number>>; parts?: readonly Part[] }
  | { rule: 'subscales'; parts: readonly Part[] }
  | { rule: 'clusters'; symptom: number; parts: readonly Part[] }
  | { rule: 'per-item' }

/** A flag’s condition: an item, any scored item, a part or the total at or above a value. */
export type FlagTest =
  | { item: string; atLeast: number }
  | { anyItem: true; atLeast: number }
  | { part: string; atLeast: number }
  | { total: true; atLeast: number }

/**
 * `urgent` reaches staff immediately, `review` waits for the practitioner. `when`: all must hold. `label` describes
 * the answer, never a diagnosis.
 */
export type FlagRule = { id: string; severity: 'urgent' | 'review'; when: readonly FlagTest[]; label: string }

/**
 * Points from which a change is more than chance (`reliable`) or matters to the patient (`meaningful`); or a
 * percentage decrease.
 */
export type Change = { reliable?: number; meaningful?: number; meaningfulFall?: number; note: string }

/** An instrument as data (REQ-686, E-11). Item wording is never part of it. */
export type Instrument = {
  /** The record’s answer field, if there is one. */
  key: string
  name: string
  version: string
  /** The source of structure and figures; "general knowledge" if no source was seen. */
  source: string
  licence: { state: LicenceState; note: string }
  /** The record field that stores its answers (REQ-146). */
  answer_field: AnswerField
  asked_for: readonly Condition[]
  /** Keys of instruments to ask while its text is missing. */
  stand_ins: readonly string[]
  recall: string
  /** Recall period in days. */
  looks_back: number
  items: readonly Item[]
  /** Asked but not scored; flags may use them. */
  extras: readonly Item[]
  scoring: Scoring
  /** Most missing items for a total, which is then prorated to all items and rounded. */
  max_missing: number
  range: Range
  bands: readonly Band[]
  direction: 'higher-is-worse' | 'higher-is-better'
  change: Change | null
  flags: readonly FlagRule[]
  loinc: Readonly<Record<string, string>>
}

/** `count` items of one kind, tagged prefix_1 and up. */
export function itemsOf(prefix: string, count: number, values: Item['values']): Item[] {
  return Array.from({ length: count }, (_, index) => ({ tag: `${prefix}_${index + 1}`, values }))
}

export function tagsOf(prefix: string, from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => `${prefix}_${from + index}`)
}

/** A band that needs no attention by itself. */
export function band(from: number, to: number, name: string): Band {
  return { from, to, name, high: false }
}

/** A band that a practitioner must look at. */
export function highBand(from: number, to: number, name: string): Band {
  return { from, to, name, high: true }
}

export const YES_NO = [0, 1] as const
export const ZERO_TO_THREE = [0, 1, 2, 3] as const
export const ZERO_TO_FOUR = [0, 1, 2, 3, 4] as const
export const ZERO_TO_TEN: Range = { from: 0, to: 10 }
