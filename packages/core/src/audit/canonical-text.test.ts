import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalText, SEALED_COLUMNS, type StoredTexts } from './canonical-text.ts'

const value = fc.oneof(fc.constant(null), fc.string(), fc.constantFrom('null', '', '","', '\\', '[]'))
const entry = fc
  .tuple(...SEALED_COLUMNS.map(() => value))
  .map((values) => Object.fromEntries(SEALED_COLUMNS.map((name, at) => [name, values[at]])) as StoredTexts)
const place = { number: 7, previous: 'ab' }

test('two entries that differ in any column have different texts', () => {
  fc.assert(
    fc.property(entry, entry, (one, other) => {
      const same = SEALED_COLUMNS.every((column) => one[column] === other[column])
      expect(canonicalText(one, place) === canonicalText(other, place)).toBe(same)
    }),
  )
})

test('the text includes the place in the chain', () => {
  fc.assert(
    fc.property(entry, (one) => {
      expect(canonicalText(one, { ...place, number: 8 })).not.toBe(canonicalText(one, place))
      expect(canonicalText(one, { ...place, previous: 'ac' })).not.toBe(canonicalText(one, place))
    }),
  )
})

test('the text format is frozen: every existing signature depends on it', () => {
  const one = Object.fromEntries(SEALED_COLUMNS.map((column) => [column, column === 'entity_type' ? null : column])) as StoredTexts
  expect(canonicalText(one, place)).toBe(
    '["entry",7,"ab","id","created_at","user_id","user_name","action","description","entity_kind","entity_id",null,"changes","additional_info","patient_id","address"]',
  )
})
