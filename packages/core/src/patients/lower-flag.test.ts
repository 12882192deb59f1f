import { expect, test } from 'vitest'
import { lowerFlag } from './lower-flag.ts'
import { newPatient } from './status-fields.ts'

const patient = { ...newPatient('P-1'), risks_vs_benefits_flags: { liver_disease: true, anticoagulant: false } }

test('a person lowers one flag, with a reason, and no other changes (F-18)', () => {
  expect(lowerFlag(patient, { flag: 'liver_disease', reason: 'Tested' })).toEqual({
    change: { risks_vs_benefits_flags: { liver_disease: false, anticoagulant: false } },
  })
})

test.each([
  ['liver_disease', '  ', 'flag-reason-needed'],
  ['anticoagulant', 'Stopped', 'flag-not-raised'],
  ['constructor', 'A name of every object', 'flag-not-raised'],
])('lowering %s because “%s” is refused', (flag, reason, code) => {
  expect(lowerFlag(patient, { flag, reason })).toMatchObject({ refuse: code })
})
