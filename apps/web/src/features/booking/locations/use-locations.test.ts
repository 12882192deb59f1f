import type { Location } from '@clinic/contract/booking'
import { provinceName } from '@clinic/core/reference-data/provinces'
import { expect, test } from 'vitest'
import { byProvince } from './use-locations.ts'

test('clinics stand under their provinces, provinces by name and clinics in the order in which they came', () => {
  const location = (id: number, province: Location['province']): Location => ({
    ...{ id, province, version: 1, name: `Clinic ${id}`, street: '', city: '', postal_code: '', phone: '', hours: '', active: true },
  })
  const groups = byProvince([location(1, 'ON'), location(2, 'AB'), location(3, 'ON')], provinceName)
  expect(groups.map(({ name, locations }) => [name, locations.map(({ id }) => id)])).toEqual([
    ['Alberta', [2]],
    ['Ontario', [1, 3]],
  ])
})
