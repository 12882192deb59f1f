import { importChoices } from '@clinic/contract/imports'
import { expect, it } from 'vitest'
import { suggestChoices } from './suggest-choices.ts'

it('suggests the kind, columns and values of last time, and never an order of days (E-4)', () => {
  const suggested = suggestChoices({
    sheet: 'Export',
    header_row: 3,
    headers: ['MRN', 'Region', 'Sexe', 'Comment'],
    remembered: { columns: { Region: 'province' }, values: { province: { 'golden horseshoe': 'ON' }, language: { ang: 'en' } } },
  })
  expect(suggested).toEqual({
    sheet: 'Export',
    header_row: 3,
    kind: 'patients',
    columns: ['patient_id', 'province', 'gender', null],
    values: { province: { 'golden horseshoe': 'ON' } },
    day_order: 'unsaid',
    faulty_rows: 'leave_out',
  })
  expect(importChoices.parse(suggested)).toEqual(suggested)
})

it('uses the kind chosen by the user', () => {
  const { kind, columns } = suggestChoices({
    ...{ sheet: 'A', header_row: 1, headers: ['Email', 'Date'], remembered: { columns: {}, values: {} } },
    kind: 'slots',
  })
  expect({ kind, columns }).toEqual({ kind: 'slots', columns: [null, 'day'] })
})
