import type { ImportChoices } from '@clinic/contract/imports'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRow } from './read-row.ts'
import { unknownValues } from './unknown-values.ts'

const choices: ImportChoices = {
  sheet: 'A',
  header_row: 1,
  kind: 'patients',
  columns: ['patient_id', 'province', 'gender', null, 'city'],
  values: { province: { 'golden horseshoe': 'ON' } },
  day_order: 'unsaid',
  faulty_rows: 'leave_out',
}

it('counts unknown values, each in one spelling (E-4)', () => {
  const rows = [
    ['1', 'Ont.', 'X', 'Texas', 'Nowhere'],
    ['2', 'Texas', 'x', '', ''],
    ['3', 'TEXAS ', 'F', '', ''],
    ['4', 'Golden Horseshoe', 'n/a', '', ''],
    ['5', '=A1', '', '', ''],
    ['6'],
    ['7', 'Z'.repeat(300)],
  ]
  const unknown = unknownValues(rows, choices)
  expect(Object.keys(unknown).sort()).toEqual(['gender', 'province'])
  expect(unknown.province).toEqual(new Map([['texas', 2]]))
  expect(unknown.gender).toEqual(new Map([['x', 2]]))
})

it('checks each item of a list', () => {
  const staff: ImportChoices = { ...choices, kind: 'staff', columns: ['email', 'groups', 'licensed_provinces'], values: {} }
  const rows = [
    ['a@example.ca', 'nps, Intake', 'ON; Texas'],
    ['b@example.ca', 'intake', 'Alberta'],
  ]
  const unknown = unknownValues(rows, staff)
  expect(unknown.groups).toEqual(new Map([['intake', 2]]))
  expect(unknown.licensed_provinces).toEqual(new Map([['texas', 1]]))
})

it('leaves no value unread once every unknown one has a meaning', () => {
  const word = fc.oneof(fc.constantFrom('Ont.', 'Texas', 'ON', 'F', '???', 'x'), fc.string({ unit: 'grapheme', maxLength: 8 }))
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant('1'), word, word), { maxLength: 20 }), (rows) => {
      const unknown = unknownValues(rows, choices)
      const values = Object.fromEntries(
        Object.entries(unknown).map(([field, words]) => [field, Object.fromEntries([...words.keys()].map((key) => [key, '']))]),
      )
      const all = { ...choices, values }
      expect(unknownValues(rows, all)).toEqual({})
      const known = rows.flatMap((cells) => readRow(cells, all, { today: '2026-11-21' }).faults.map(({ message }) => message))
      expect(known.filter((message) => /choose its meaning|say what the word means/.test(message))).toEqual([])
    }),
  )
})
