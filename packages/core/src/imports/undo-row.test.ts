import type { FieldChange } from '@clinic/contract/imports'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { IMPORT_FIELDS } from './fields.ts'
import { planRow } from './plan-row.ts'
import type { ReadRow } from './read-row.ts'
import { undoRow } from './undo-row.ts'

const changes: FieldChange[] = [
  { field: 'phone', from: '', to: '4165550123' },
  { field: 'city', from: 'Guelph', to: 'Toronto' },
]

describe('undoing a row of an import (E-4)', () => {
  it('restores what is unchanged since the import', () => {
    expect(undoRow(changes, { phone: '4165550123', city: 'Toronto' }, new Set())).toEqual({
      back: { phone: '', city: 'Guelph' },
      since: [],
    })
  })

  it('lists what changed since and keeps it, unless named', () => {
    const now = { phone: '4165550123', city: 'Ottawa' }
    const since = [{ field: 'city', from: 'Guelph', to: 'Toronto', now: 'Ottawa' }]
    expect(undoRow(changes, now, new Set(['street']))).toEqual({ back: { phone: '' }, since })
    expect(undoRow(changes, now, new Set(['city']))).toEqual({ back: { phone: '', city: 'Guelph' }, since })
  })

  it('has nothing to do for a field already restored', () => {
    expect(undoRow(changes, { phone: '', city: 'Guelph' }, new Set(['city']))).toEqual({ back: {}, since: [] })
  })

  it('clears what a new row wrote', () => {
    expect(undoRow([{ field: 'city', from: null, to: 'Toronto' }], { city: 'Toronto' }, new Set())).toEqual({
      back: { city: '' },
      since: [],
    })
  })

  it('leaves every field as without the import, or lists it', () => {
    const names = IMPORT_FIELDS.patients.map(({ name }) => name)
    const texts = fc.constantFrom('', 'a', 'b', 'c')
    const record = fc.record(Object.fromEntries(names.map((name) => [name, texts])))
    const edits = fc.dictionary(fc.constantFrom(...names), texts)
    fc.assert(
      fc.property(record, record, edits, fc.subarray(names), fc.boolean(), (before, file, edited, restore, isNew) => {
        const start = isNew ? {} : before
        const values = Object.fromEntries(
          Object.entries(file)
            .filter(([name, value]) => value !== '' || names.indexOf(name) < 4)
            .map(([name, value]) => [name, value || 'd']),
        )
        const read: ReadRow = { kind: 'patients', key: 'k', values, faults: [] }
        const plan = planRow(read, isNew ? null : { ...before, patient_id: values.patient_id ?? '' }, null)
        const imported: Record<string, string> = { ...start, ...Object.fromEntries(plan.changes.map(({ field, to }) => [field, to])) }
        // Saving the same text is not an edit.
        const real = Object.entries(edited).filter(([name, text]) => (imported[name] ?? '') !== text)
        const now = { ...imported, ...Object.fromEntries(real) }
        const { back, since } = undoRow(plan.changes, now, new Set(restore))
        const undone: Record<string, string> = { ...now, ...back }
        const without: Record<string, string> = { ...start, ...Object.fromEntries(real) }
        const listed = since.map(({ field }) => field)
        for (const name of names) if (!listed.includes(name)) expect([name, undone[name] ?? '']).toEqual([name, without[name] ?? ''])
        for (const { field, from, to, now: current } of since) {
          expect(current).not.toBe(to)
          expect(undone[field]).toBe(restore.includes(field) ? (from ?? '') : current)
        }
      }),
    )
  })
})
