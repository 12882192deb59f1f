import { parseSpokenDate } from '../../shared/spoken-date.ts'
import { formatValue } from './format-value.ts'
import { ANY_PROBLEMS, saidIn } from './said-in.ts'
import type { TypeRules } from './type-rules.ts'

const ISO_DAY = /^\d{4}-\d\d-\d\d$/

/** A day, kept as ISO. */
export const date: TypeRules<'not-a-date' | 'ambiguous-date'> = {
  knownBy: { input: 'date' },
  widget: 'date',
  answered: 'with a date',
  acceptsFreeText: false,
  seconds: 25,
  fields: [],
  hearsYes: () => false,
  read(_, given) {
    const said = saidIn(given)
    if ('problem' in said) return said
    const read = parseSpokenDate(said.said)
    if ('date' in read) return { value: read.date }
    return 'ambiguous' in read ? { problem: 'ambiguous-date', detail: read.ambiguous } : { problem: 'not-a-date' }
  },
  problems: { ...ANY_PROBLEMS, 'not-a-date': (words) => words.notADate, 'ambiguous-date': (words, _, readings) => words.between(readings) },
  say: formatValue,
  isPossible: (_, value) => typeof value === 'string' && ISO_DAY.test(value),
  fhir: {
    type: 'date',
    reads: ['date', 'dateTime'],
    extensions: () => [],
    answer: (value) => {
      const day = String(value).trim()
      return ISO_DAY.test(day) ? { valueDate: day } : null
    },
  },
  paper: { takes: 'date', hint: 'day, month, year' },
  sample: (_, choice) => `2025-06-${String((Math.abs(choice) % 28) + 1).padStart(2, '0')}`,
}
