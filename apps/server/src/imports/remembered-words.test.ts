import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Importing, openImporting } from './imports.harness.ts'

let clinic: Importing
beforeAll(async () => {
  clinic = await openImporting()
})
afterAll(() => clinic.close())

const file = (id: string, province: string) => `Patient ID,Province\n${id},${province}\n`
const suggested = async (id: string, province: string) => (await clinic.upload(file(id, province))).choices?.values.province ?? {}

test('what one import says of a word is remembered, also when another import with other words is checked', async () => {
  await clinic.check(file('W-1', 'Belle One'), { values: { province: { 'belle one': 'QC' } } })
  await clinic.check(file('W-2', 'Belle Two'), { values: { province: { 'belle two': 'ON' } } })
  expect(await suggested('W-3', 'Belle One')).toEqual({ 'belle one': 'QC', 'belle two': 'ON' })
})

test('an import that leaves a word of its file without a meaning takes it back', async () => {
  await clinic.check(file('W-4', 'Belle Two'), { values: {} })
  expect(await suggested('W-5', 'Belle Two')).toEqual({ 'belle one': 'QC' })
})
