import { PROVINCE_CODES, PROVINCES } from '@clinic/contract/provinces'
import { expect, test } from 'vitest'
import { readProvinces } from './read-provinces.ts'

test('a comma-separated text or a list, full names or codes, are equivalent (B-11)', () => {
  expect(readProvinces('Ontario, nova scotia,Yukon')).toEqual(['NS', 'ON', 'YT'])
  expect(readProvinces(['YT', 'Ontario', 'NS', 'ON'])).toEqual(['NS', 'ON', 'YT'])
  expect(readProvinces('')).toEqual([])
})

test('accepts all thirteen provinces and territories, and nothing else (REQ-275)', () => {
  expect(PROVINCE_CODES).toHaveLength(13)
  expect(readProvinces(Object.values(PROVINCES))).toEqual(PROVINCE_CODES)
  expect(readProvinces('Ontario, Texas')).toBeNull()
})
