import { type Comparison, MERGE_FIELDS, type MergeSide } from '@clinic/contract/patients/duplicates'
import { describe, expect, it } from 'vitest'
import { differing, orderOf, refusalFor, sourceOf } from './merge-messages.ts'

const side = (patient_id: string, fields: Partial<MergeSide['fields']>): MergeSide => ({
  ...{ patient_id, version: 3, created_at: '2026-01-01T00:00:00Z', active: true, facts: [] },
  fields: { ...(Object.fromEntries(MERGE_FIELDS.map((field) => [field, ''])) as MergeSide['fields']), ...fields },
})
const compared: Comparison = {
  one: side('A', { first_name: 'Maude', phone: '', email: 'a@mail.example' }),
  other: side('B', { first_name: 'Maud', phone: '4165550101', email: 'a@mail.example' }),
  refusal: 'A reason',
  reversed: null,
}

describe('the choice of fields', () => {
  it('is asked where the records differ (F-13)', () => {
    expect(differing(compared)).toEqual(['first_name', 'phone'])
  })

  it('begins with the record that remains, and with the other one where that is empty', () => {
    const choice = { survivor: 'one', from: {} } as const
    expect([sourceOf(compared, choice, 'first_name'), sourceOf(compared, choice, 'phone')]).toEqual(['one', 'other'])
    expect(orderOf(compared, choice)).toEqual({
      ...{ survivor_id: 'A', survivor_version: 3, merged_id: 'B', merged_version: 3, take: ['phone'] },
    })
    expect(orderOf(compared, { survivor: 'other', from: { first_name: 'one' } })).toMatchObject({ survivor_id: 'B', take: ['first_name'] })
  })

  it('tells why not for the way around that was chosen', () => {
    expect([refusalFor(compared, 'one'), refusalFor(compared, 'other')]).toEqual(['A reason', null])
  })
})
