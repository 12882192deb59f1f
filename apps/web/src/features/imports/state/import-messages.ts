import type { DAY_ORDERS, ImportCounts, ImportKind, ImportOutcome, ImportState } from '@clinic/contract/imports'
import { IMPORT_FIELDS } from '@clinic/core/imports/fields'
import { numberText } from '../../../lib/format/numbers.ts'
import { t, tIn } from '../../../lib/messages/t.ts'
import type { ChipTone } from '../../../ui/chip.tsx'

export const KIND_NAMES: Readonly<Record<ImportKind, string>> = {
  patients: t('Patients'),
  slots: t('Appointment slots'),
  staff: t('Staff'),
}

/** By what a row is found again, and the result. */
export const KIND_HINTS: Readonly<Record<ImportKind, string>> = {
  patients: t('Each row updates the patient with that patient ID, or adds a new one.'),
  slots: t('Each row is one bookable time. A row with the same practitioner, day and start time updates the existing slot.'),
  staff: t('A row changes the account with its email address, or adds a new one.'),
}

export const STATE_NAMES: Readonly<Record<ImportState, string>> = {
  reading: t('Reading'),
  choosing: t('Needs your input'),
  checking: t('Checking rows'),
  checked: t('Ready to import'),
  applying: t('Importing'),
  applied: tIn('import', 'Imported'),
  undoing: t('Being undone'),
  undone: tIn('import', 'Undone'),
  refused: t('Could not be read'),
  discarded: tIn('import', 'Discarded'),
}

export const STATE_TONES: Readonly<Record<ImportState, ChipTone>> = {
  reading: 'accent',
  choosing: 'warn',
  checking: 'accent',
  checked: 'warn',
  applying: 'accent',
  applied: 'good',
  undoing: 'accent',
  undone: 'plain',
  refused: 'bad',
  discarded: 'plain',
}

/** In the order of their tabs: what needs someone first. */
export const OUTCOMES: readonly ImportOutcome[] = ['refused', 'new', 'changed', 'same', 'left_out']

export const OUTCOME_NAMES: Readonly<Record<ImportOutcome, string>> = {
  new: tIn('row', 'New'),
  changed: tIn('row', 'Changed'),
  same: tIn('row', 'Unchanged'),
  refused: tIn('row', 'Refused'),
  left_out: tIn('row', 'Excluded'),
}

export const OUTCOME_TONES: Readonly<Record<ImportOutcome, ChipTone>> = {
  new: 'good',
  changed: 'accent',
  same: 'plain',
  refused: 'bad',
  left_out: 'plain',
}

type DayOrder = (typeof DAY_ORDERS)[number]

export const DAY_ORDER_NAMES: Readonly<Record<DayOrder, string>> = {
  day_first: t('3 April 1980 (day first)'),
  month_first: t('4 March 1980: the month comes first'),
  unsaid: t('Not sure. Reject those rows'),
}

export const NO_COUNTS: ImportCounts = { new: 0, changed: 0, same: 0, refused: 0, left_out: 0 }

/** `12 new, 3 changed, 1 refused`; what there is none of is not named. */
export function countsText(counts: ImportCounts): string {
  const named = REPORTED_OUTCOMES.flatMap((one) => (counts[one] > 0 ? [COUNTED[one](counts[one])] : []))
  return named.join(', ') || t('no rows')
}

const COUNTED: Readonly<Record<ImportOutcome, (count: number) => string>> = {
  new: (count) => t('{count, plural, other {# new}}', { count }),
  changed: (count) => t('{count, plural, other {# changed}}', { count }),
  same: (count) => t('{count, plural, other {# the same}}', { count }),
  refused: (count) => t('{count, plural, other {# rejected}}', { count }),
  left_out: (count) => t('{count, plural, other {# excluded}}', { count }),
}

const REPORTED_OUTCOMES: readonly ImportOutcome[] = ['new', 'changed', 'same', 'refused', 'left_out']

/** What a field is called on the screen. */
export function fieldLabel(kind: ImportKind, name: string): string {
  return t(IMPORT_FIELDS[kind].find((one) => one.name === name)?.label ?? name)
}

/** What a column is called: its header, or its letter where it has none. `place` counts from 0. */
export function columnLabel(headers: readonly string[], place: number): string {
  return headers[place]?.trim() || t('Column {place}', { place: columnLetters(place) })
}

/** A column as spreadsheet programs call it: A to Z, AA, AB and so on. `place` counts from 0. */
export function columnLetters(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26))
  return place < 26 ? letter : columnLetters(Math.floor(place / 26) - 1) + letter
}

const KB = 1000
const MB = KB * KB

/** `812 B`, `24 kB`, `3.1 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < KB) return `${numberText(bytes)} B`
  return bytes < MB ? t('{bytes} kB', { bytes: numberText(Math.ceil(bytes / KB)) }) : t('{bytes} MB', { bytes: numberText(bytes / MB, 1) })
}
