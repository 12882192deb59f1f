import { SOON_MAX, type Thresholds, WAIT_MAX } from '@clinic/contract/queues'
import { t } from '../../../lib/messages/t.ts'

export const UNITS = { minutes: 1, hours: 60, days: 1440 } as const
export type Unit = keyof typeof UNITS
export const UNIT_NAMES: Readonly<Record<Unit, string>> = { minutes: t('minutes'), hours: t('hours'), days: t('days') }
/** A span of time as someone types it. An empty field is an empty text. */
export type Span = { count: number | string; unit: Unit }
export type SpanName = Exclude<keyof Thresholds, 'soon'>
export const SPAN_NAMES = ['help', 'pcr', 'np_new', 'np_other', 'hold'] as const satisfies readonly SpanName[]
export type ThresholdsDraft = Record<SpanName, Span> & { soon: number | string }

/** Minutes in the largest unit that leaves nothing over: 1440 is one day, 90 stays ninety minutes. */
function spanOf(minutes: number): Span {
  const unit = (['days', 'hours'] as const).find((one) => minutes % UNITS[one] === 0) ?? 'minutes'
  return { count: minutes / UNITS[unit], unit }
}

export function draftOf(known: Thresholds): ThresholdsDraft {
  const spans = Object.fromEntries(SPAN_NAMES.map((name) => [name, spanOf(known[name])])) as Record<SpanName, Span>
  return { ...spans, soon: known.soon }
}

/** What was typed as the call takes it, or which fields are with an error. */
export function readDraft(draft: ThresholdsDraft): { thresholds: Thresholds } | { errors: ReadonlySet<string> } {
  const minutes = Object.fromEntries(SPAN_NAMES.map((name) => [name, minutesOf(draft[name])])) as Record<SpanName, number>
  const thresholds = { ...minutes, soon: numberOf(draft.soon) }
  const errors = Object.entries(thresholds).filter(([name, value]) => !isWithin(value, name === 'soon' ? SOON_MAX : WAIT_MAX))
  return errors.length === 0 ? { thresholds } : { errors: new Set(errors.map(([name]) => name)) }
}

function isWithin(value: number, most: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= most
}

/** `1 day`, `90 minutes`. */
export function spanText(minutes: number): string {
  const { unit } = spanOf(minutes)
  const count = minutes / UNITS[unit]
  if (unit === 'minutes') return t('{count, plural, one {# minute} other {# minutes}}', { count })
  return unit === 'hours'
    ? t('{count, plural, one {# hour} other {# hours}}', { count })
    : t('{count, plural, one {# day} other {# days}}', { count })
}

function minutesOf({ count, unit }: Span): number {
  return Math.round(numberOf(count) * UNITS[unit])
}

function numberOf(typed: number | string): number {
  return typed === '' ? Number.NaN : Number(typed)
}
