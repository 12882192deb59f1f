import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { expect, test } from 'vitest'
import { emergencyNumbers } from '../../../content/emergency-numbers.ts'
import { readConfig } from '../../platform/config.ts'
import { checkServedProvinces } from './check-served-provinces.ts'

test('a province without a verified emergency number stops the start, which names the setting (F-20)', () => {
  expect(() => checkServedProvinces(PROVINCE_CODES, emergencyNumbers)).toThrow(/SERVED_PROVINCES: Nunavut has no verified emergency number/)
  const seen = { status: 'verified', source: 'https://clinic.example', checked_on: '2026-11-22' } as const
  const verified = emergencyNumbers.map((number) => (number.key === 'nu-police' ? { ...number, ...seen } : number))
  expect(() => checkServedProvinces(PROVINCE_CODES, verified)).not.toThrow()
})

test('the default serves every province with a verified emergency number, except Quebec (F-20)', () => {
  const { SERVED_PROVINCES } = readConfig({})
  expect(() => checkServedProvinces(SERVED_PROVINCES, emergencyNumbers)).not.toThrow()
  expect(PROVINCE_CODES.filter((code) => !SERVED_PROVINCES.includes(code))).toEqual(['NU', 'QC'])
})
