import fc from 'fast-check'
import type { Instrument, Item } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'
import type { ItemValues } from './score-instrument.ts'

/** A valid value of an item. */
function allowedValue({ values }: Item): fc.Arbitrary<number> {
  return 'from' in values ? fc.integer({ min: values.from, max: values.to }) : fc.constantFrom(...values)
}

/** Answers to every scored item. */
export function allAnswers(instrument: Instrument): fc.Arbitrary<ItemValues> {
  return fc.record(Object.fromEntries(instrument.items.map((item) => [item.tag, allowedValue(item)])))
}

/** Answers to some items and extras, including invalid values. */
export function anyAnswers(instrument: Instrument): fc.Arbitrary<ItemValues> {
  const wrong = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 0.5, 99_999)
  const fields = [...instrument.items, ...instrument.extras].map((item) => [item.tag, fc.oneof(allowedValue(item), wrong)] as const)
  const some = fc.record(Object.fromEntries(fields), { requiredKeys: [] })
  return some.map((given) =>
    Object.fromEntries(Object.entries(given).flatMap(([tag, value]) => (value === undefined ? [] : [[tag, value]]))),
  )
}

export const anyInstrument = fc.constantFrom(...INSTRUMENTS)
