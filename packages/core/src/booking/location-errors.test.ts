import type { LocationFields } from '@clinic/contract/booking'
import { describe, expect, test } from 'vitest'
import { locationErrors } from './location-errors.ts'

const CLINIC: LocationFields = {
  name: 'Harbour Clinic',
  street: '12 Water Street',
  city: 'Halifax',
  province: 'NS',
  postal_code: 'B3H 1A1',
  phone: '902-555-0123',
  hours: 'Weekdays 09:00 to 17:00',
  active: true,
}
const faults = (change: Partial<LocationFields>) => locationErrors({ ...CLINIC, ...change })

describe('a clinic’s fields', () => {
  test('are complete with a name, a street, a city and a postal code; phone and hours are optional', () => {
    expect(faults({})).toEqual({})
    expect(faults({ phone: '', hours: '' })).toEqual({})
    expect(faults({ postal_code: 'b3h1a1' })).toEqual({})
  })

  test('are reported individually when missing or invalid', () => {
    expect(faults({ name: ' ', street: '', city: '' })).toEqual({
      name: 'This field is required',
      street: 'This field is required',
      city: 'This field is required',
    })
    expect(faults({ postal_code: '' })).toEqual({ postal_code: 'This field is required' })
    expect(faults({ postal_code: '12345' })).toEqual({ postal_code: 'Please enter a valid postal code.' })
    expect(faults({ phone: '555' })).toEqual({ phone: 'Please enter a valid phone number (10–15 digits).' })
  })
})
