import { PROVINCE_CODES } from '@clinic/contract/provinces'
import type { Scope } from '@clinic/contract/vocabulary'
import type { Staff } from '@clinic/core/authorization/staff'
import { canSee } from '@clinic/core/queues/can-see'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Placed, patientChannelsOf, patientNotice, patientsNotice } from './patient-notice.ts'

const ROLES: Readonly<Record<string, Scope[]>> = {
  'without a queue': ['user'],
  'a PCR': ['pcr', 'user'],
  'an NP': ['np', 'user'],
  'a PCR manager': ['pcrmanager', 'pcr', 'user'],
  'an NP manager': ['npmanager', 'np', 'user'],
  'an administrator': ['admin', 'npmanager', 'pcrmanager', 'user'],
}
const staffOf = (scopes: Scope[], provinces: Staff['provinces']) => ({ id: 1, scopes, provinces }) as unknown as Staff
const province = fc.constantFrom(...PROVINCE_CODES.slice(0, 3))
const holder = fc.constantFrom(null, 1, 2)
const access = fc.array(fc.record({ user_id: fc.constantFrom(1, 2), reason: fc.constantFrom('booked', 'held', 'completed') }), {
  maxLength: 2,
})
const placed: fc.Arbitrary<Placed> = fc.record({
  ...{ patient_id: fc.constant('P-1'), version: fc.constant(2), province: fc.option(province) },
  ...{ assigned_pcr: holder, assigned_np: holder, in_pcr_queue: fc.boolean(), in_np_queue: fc.boolean(), record_access: access },
})

test.each(Object.entries(ROLES))(
  '%s hears of exactly the patients that they may see, before a change or after it (A-15, F-1)',
  (_, scopes) => {
    fc.assert(
      fc.property(placed, fc.option(placed), fc.uniqueArray(province, { maxLength: 2 }), (after, before, provinces) => {
        const staff = staffOf(scopes, provinces)
        const channels = patientChannelsOf(staff)
        const hears = patientNotice(before, after).audience.some((channel) => channels.includes(channel))
        expect(hears).toBe(canSee(staff, after) || (before !== null && canSee(staff, before)))
      }),
      { numRuns: 500 },
    )
  },
)

test('a bulk change names no patient, and does not reach a person without a queue', () => {
  const { id, audience } = patientsNotice()
  expect(id).toBe('several')
  const reaches = (scopes: Scope[]) => patientChannelsOf(staffOf(scopes, ['ON'])).some((channel) => audience.includes(channel))
  expect(Object.values(ROLES).map(reaches)).toEqual([false, true, true, true, true, true])
  expect(patientChannelsOf(staffOf(['user'], ['ON']))).toEqual(['user:1'])
})
