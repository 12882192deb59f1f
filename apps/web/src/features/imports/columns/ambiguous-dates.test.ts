import type { ImportField } from '@clinic/core/imports/fields'
import { expect, it } from 'vitest'
import { hasAmbiguousDates, hasDates } from './ambiguous-dates.ts'

const field = (name: string, kind: ImportField['kind']): ImportField => ({ name, label: name, needed: null, hint: '', synonyms: [], kind })
const fields = [field('date_of_birth', 'date'), field('phone', 'phone')]
const columns = ['phone', null, 'date_of_birth']

it.each(['03/04/1980', '3-4-1980', '12.11.2020', ' 1/2/2000', '03/04/1980 00:00'])('%s means two days', (cell) => {
  expect(
    hasAmbiguousDates({
      columns,
      fields,
      rows: [
        ['', '', ''],
        ['', '', cell],
      ],
    }),
  ).toBe(true)
})

it.each(['1980-04-03', '13/04/1980', '04/13/1980', '05/05/1980', '3 April 1980', '03/04/80', '', '03/04-1980'])(
  '%s means one day, or is no date of that form',
  (cell) => {
    expect(hasAmbiguousDates({ columns, fields, rows: [['', '', cell]] })).toBe(false)
  },
)

it('other columns may hold what they like', () => {
  expect(hasAmbiguousDates({ columns, fields, rows: [['03/04/1980', '03/04/1980', '']] })).toBe(false)
  expect(hasDates({ columns: ['phone'], fields })).toBe(false)
  expect(hasDates({ columns, fields })).toBe(true)
})
