import { expect, test } from 'vitest'
import { type Mergeable, mergeRecords } from './merge-records.ts'
import { newPatient } from './status-fields.ts'

const record = (id: string, parts: Partial<Mergeable> = {}): Mergeable => ({
  row: newPatient(id),
  identity: {
    ...{ phone: '', email: '', gender: null, language: 'en', health_number: '', street_address: '', city: '', postal_code: '' },
    ...{ mailing_street_address: null, mailing_city: null, mailing_province: null, mailing_postal_code: null },
  },
  ...{ merged_into: null, visitAhead: false, callAhead: false, drafts: [], hasDocument: false, ...parts },
})

test('a record with a medical document in force remains; two visits, calls or drafts of one author are refused (F-13)', () => {
  const [one, other] = [record('TCN-1'), record('TCN-2', { hasDocument: true })]
  expect(mergeRecords(one, other, [])).toEqual({ refuse: 'merge-has-document' })
  expect(mergeRecords(other, one, [])).toHaveProperty('survivor')
  const both = (parts: Partial<Mergeable>) => mergeRecords(record('TCN-1', parts), record('TCN-2', parts), [])
  expect(both({ visitAhead: true })).toEqual({ refuse: 'merge-both-visits' })
  expect(both({ callAhead: true })).toEqual({ refuse: 'merge-both-calls' })
  expect(both({ drafts: [7] })).toEqual({ refuse: 'merge-both-drafts' })
  expect(mergeRecords(one, one, [])).toEqual({ refuse: 'merge-same-record' })
})
