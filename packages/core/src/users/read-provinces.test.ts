import { PROVINCE_CODES, PROVINCES } from '@clinic/contract/provinces'
import { expect, test } from 'vitest'
import { readProvinces } from './read-provinces.ts'

test('a text with commas or a list, full names or codes, says the same (B-11)', () => {
  expect(readProvinces('Ontario, nova scotia,Yukon')).toEqual(['NS', 'ON', 'YT'])
  expect(readProvinces(['YT', 'Ontario', 'NS', 'ON'])).toEqual(['NS', 'ON', 'YT'])
  expect(readProvinces('')).toEqual([])
})

test('all thirteen provinces and territories are known, and nothing else (REQ-275)', () => {
  expect(PROVINCE_CODES).toHaveLength(13)
  expect(readProvinces(Object.values(PROVINCES))).toEqual(PROVINCE_CODES)
  expect(readProvinces('Ontario, Texas')).toBeNull()
})
