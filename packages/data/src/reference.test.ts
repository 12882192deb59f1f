import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { authorityFields } from '@clinic/contract/documents/authority'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'

const folded = z.string().regex(/^[a-z ]+$/)
const zone = z.string().refine((name) => Intl.DateTimeFormat('en', { timeZone: name }) !== null)

const read = (file: string): unknown => JSON.parse(readFileSync(join(DATA_FOLDER, 'reference', file), 'utf8'))

test('every province has a zone, names and letters of postal codes', () => {
  const reference = z.strictObject({ time_zone: zone, other_names: z.array(folded), postal_letters: z.array(z.string().length(1)).min(1) })
  z.record(z.enum(PROVINCE_CODES), reference).parse(read('provinces.json'))
})

test('towns of other zones are folded, each once in its province', () => {
  const place = z.strictObject({
    province: z.enum(PROVINCE_CODES),
    time_zone: zone,
    towns: z.array(folded).min(1),
    postal_areas: z.array(z.string().regex(/^[A-Z]\d[A-Z]$/)),
  })
  const places = z.array(place).parse(read('time-zones.json'))
  const towns = places.flatMap(({ province, towns }) => towns.map((town) => `${province} ${town}`))
  expect(new Set(towns).size).toBe(towns.length)
})

test('common passwords are words of small letters', () => {
  const lines = z.array(folded).parse(read('common-passwords.json'))
  expect(lines.join(' ').split(' ').length).toBeGreaterThan(500)
})

test('given names are in small letters, each in one list', () => {
  const names = z.strictObject({ names: z.array(folded).min(1), words_too: z.array(folded).min(1) }).parse(read('given-names.json'))
  const all = [...names.names, ...names.words_too].flatMap((line) => line.split(' '))
  expect(new Set(all).size).toBe(all.length)
})

test('every province says whether NPs may authorize cannabis there, and only with a source (F-7)', () => {
  const rows = z.array(authorityFields).parse(read('np-authority.json'))
  expect(rows.map(({ province }) => province)).toEqual([...PROVINCE_CODES])
  expect(rows.filter(({ status, source }) => (status === 'unknown') !== (source === ''))).toEqual([])
})

test('the rules of Veterans Affairs are dated, in order, each with its source', () => {
  const rule = z.strictObject({
    ...{ from: z.iso.date(), grams_a_day: z.number().positive(), dollars_a_gram: z.number().positive() },
    ...{ above: z.string().min(1), source: z.string().min(1), checked_on: z.iso.date() },
  })
  const days = z
    .array(rule)
    .min(2)
    .parse(read('veterans.json'))
    .map(({ from }) => from)
  expect(days).toEqual([...days].sort())
})
