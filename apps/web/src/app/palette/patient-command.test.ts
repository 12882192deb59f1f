import { expect, test } from 'vitest'
import { patientRow } from '../../../test/build.ts'
import { patientCommand } from './patient-command.ts'

const RUTH = patientRow({ first_name: 'Ruth', last_name: 'Lavoie', date_of_birth: '1950-04-02', in_pcr_queue: false, in_np_queue: false })
const detailOf = (parts: Partial<typeof RUTH>) => patientCommand({ ...RUTH, ...parts }, () => undefined).detail

test('says that someone has died, so that no one calls the family', () => {
  const dead = { patient_active: false, death_recorded_at: '2026-11-28T14:00:00.000Z' }
  expect(detailOf({ ...dead, died_on: '2026-11-12' })).toMatch(/ · Died 12 Nov 2026$/)
  expect(detailOf({ ...dead, died_on: null })).toMatch(/ · Died, date not known$/)
})

test('says where a patient is, and whether they are inactive', () => {
  expect(detailOf({ in_pcr_queue: true, in_np_queue: true })).toMatch(/ · PCR queue, NP queue$/)
  expect(detailOf({ patient_active: false })).toMatch(/ · inactive$/)
})
