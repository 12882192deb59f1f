import { IMPORT_KINDS } from '@clinic/contract/imports'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ERROR_TEXTS } from './error-texts.ts'
import { IMPORT_FIELDS, keyOf } from './fields.ts'
import { planRow } from './plan-row.ts'
import type { ReadRow } from './read-row.ts'

const row: ReadRow = { kind: 'patients', key: '30001', values: { patient_id: '30001', phone: '4165550123', city: 'Toronto' }, faults: [] }

describe('the outcome of a row (E-4)', () => {
  it('changes the fields that differ, and leaves absent ones alone', () => {
    expect(planRow(row, { patient_id: '30001', phone: '', city: 'Toronto', email: 'a@example.ca' }, null)).toEqual({
      outcome: 'changed',
      faults: [],
      changes: [{ field: 'phone', from: '', to: '4165550123' }],
    })
  })

  it('is unchanged when nothing differs', () => {
    expect(planRow(row, { patient_id: '30001', phone: '4165550123', city: 'Toronto' }, null)).toEqual({
      outcome: 'same',
      faults: [],
      changes: [],
    })
  })

  it('is rejected for a new patient without a name, not for an existing one', () => {
    const { outcome, faults, changes } = planRow(row, null, null)
    expect({ outcome, changes }).toEqual({ outcome: 'refused', changes: [] })
    expect(faults).toEqual(['first_name', 'last_name', 'date_of_birth'].map((field) => ({ field, message: ERROR_TEXTS.neededWhenNew })))
    expect(planRow(row, {}, null).outcome).toBe('changed')
  })

  it('reports an invalid required field once', () => {
    const wrong = { ...row, faults: [{ field: 'date_of_birth', message: ERROR_TEXTS.dayOrder }] }
    expect(planRow(wrong, null, null).faults.map(({ field }) => field)).toEqual(['date_of_birth', 'first_name', 'last_name'])
    expect(planRow(wrong, {}, null)).toEqual({ outcome: 'refused', faults: wrong.faults, changes: [] })
  })

  it('writes every field of a new entity', () => {
    const values = { ...row.values, first_name: 'Ada', last_name: 'Roy', date_of_birth: '1980-01-01' }
    const { outcome, changes } = planRow({ ...row, values }, null, null)
    expect(outcome).toBe('new')
    expect(Object.fromEntries(changes.map(({ field, to }) => [field, to]))).toEqual(values)
    expect(changes.every(({ from }) => from === null)).toBe(true)
  })

  it('is rejected when an earlier row has the same key, naming that row', () => {
    const { outcome, faults } = planRow(row, {}, 7)
    expect(outcome).toBe('refused')
    expect(faults).toEqual([{ field: 'patient_id', message: expect.stringContaining('Row 7 ') }])
  })

  it('is rejected without a key', () => {
    expect(planRow({ ...row, key: null }, null, null).outcome).toBe('refused')
  })

  it('never changes a key: a practitioner given by name keeps the stored address', () => {
    const slot: ReadRow = {
      kind: 'slots',
      key: 'x',
      values: { practitioner: 'Ada Roy', day: '2027-03-01', starts: '09:00', ends: '09:30' },
      faults: [],
    }
    const kept = { practitioner: 'ada@example.ca', day: '2027-03-01', starts: '09:00', ends: '09:30' }
    expect(planRow(slot, kept, null).outcome).toBe('same')
  })

  it('is unchanged when the same row comes again after writing', () => {
    const text = fc.string({ maxLength: 3 })
    const given = text.filter((value) => value !== '')
    fc.assert(
      fc.property(
        fc.constantFrom(...IMPORT_KINDS),
        fc.option(fc.dictionary(text, text)),
        fc.infiniteStream(fc.tuple(fc.boolean(), given, text)),
        (kind, known, stream) => {
          const values: Record<string, string> = {}
          const existing: Record<string, string> = { ...known }
          for (const { name, needed } of IMPORT_FIELDS[kind]) {
            const [isGiven = false, value = 'a', before = ''] = stream.next().value ?? []
            if (isGiven || needed !== null) values[name] = value
            existing[name] = keyOf[kind].includes(name) ? value : before
          }
          const read: ReadRow = { kind, key: 'a', values, faults: [] }
          const first = planRow(read, known === null ? null : existing, null)
          const written = { ...(known === null ? {} : existing), ...Object.fromEntries(first.changes.map(({ field, to }) => [field, to])) }
          expect(first.outcome).not.toBe('refused')
          expect(planRow(read, written, null)).toEqual({ outcome: 'same', faults: [], changes: [] })
        },
      ),
    )
  })
})
