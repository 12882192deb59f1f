import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AccountFacts, editChanges, isOutOfDate } from './user-edit.ts'

const stored: AccountFacts = {
  email: 'a@clinic.example',
  first_name: 'Ana',
  last_name: 'Silva',
  phone: '',
  sms: false,
  notify: true,
  active: true,
  queue_enabled: true,
  licensed_provinces: ['NS', 'ON'],
  group_ids: [2, 3],
}

describe('the changes of an edit', () => {
  test('are the differences after normalization', () => {
    const edit = { email: ' A@Clinic.example', first_name: ' Anna ', group_ids: [3, 2, 3], licensed_provinces: ['ON' as const] }
    expect(editChanges(stored, edit)).toEqual({
      first_name: { from: 'Ana', to: 'Anna' },
      licensed_provinces: { from: ['NS', 'ON'], to: ['ON'] },
    })
  })

  test('prefer the name that differs where a field has two (B-9)', () => {
    const off = { active: { from: true, to: false } }
    expect(editChanges(stored, { active: false })).toEqual(off)
    expect(editChanges(stored, { enabled: false })).toEqual(off)
    expect(editChanges(stored, { active: true, enabled: false })).toEqual(off)
    expect(editChanges(stored, { active: true, enabled: true })).toEqual({})
  })

  test('are none for the row as read, whatever is omitted', () => {
    fc.assert(
      fc.property(fc.subarray(Object.keys(stored) as (keyof AccountFacts)[]), (fields) => {
        expect(editChanges(stored, Object.fromEntries(fields.map((field) => [field, stored[field]])))).toEqual({})
      }),
    )
  })
})

describe('an edit is outdated', () => {
  const changes = editChanges(stored, { first_name: 'Anna' })

  test('when a field it changes differs from what its editor saw', () => {
    expect(isOutOfDate(stored, changes, { first_name: 'Anita' })).toBe(true)
    expect(isOutOfDate(stored, changes, { first_name: 'Ana ' })).toBe(false)
  })

  test('not by fields that its editor did not send or change', () => {
    expect(isOutOfDate(stored, changes, {})).toBe(false)
    expect(isOutOfDate(stored, changes, { first_name: 'Ana', phone: '4165550100' })).toBe(false)
  })
})
