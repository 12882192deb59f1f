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

/** An instrument of `data/instruments/` (REQ-686, E-11). Item wording is never part of it. */
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
  flags: readonly FlagRule[]
  loinc: Readonly<Record<string, string>>
}
