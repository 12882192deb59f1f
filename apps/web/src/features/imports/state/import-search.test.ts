import { expect, it } from 'vitest'
import { readImportSearch, writeImportSearch } from './import-search.ts'

it.each([
  [{}, { open: null, step: null }],
  [{ import: '12' }, { open: 12, step: null }],
  [
    { import: '12', step: 'rows' },
    { open: 12, step: 'rows' },
  ],
  [
    { import: '12', step: 'elsewhere' },
    { open: 12, step: null },
  ],
  [{ import: '0' }, { open: null, step: null }],
  [{ import: '-3' }, { open: null, step: null }],
  [{ import: '1.5' }, { open: null, step: null }],
  [{ import: '1e3' }, { open: null, step: null }],
  [{ import: '99999999999' }, { open: null, step: null }],
  [{ step: 'rows' }, { open: null, step: null }],
] as const)('reads the address %j as %j', (raw, search) => {
  expect(readImportSearch(raw)).toEqual(search)
})

it('writes only what is given, and reads it back', () => {
  expect(writeImportSearch({ open: null, step: 'rows' })).toEqual({})
  expect(writeImportSearch({ open: 7, step: null })).toEqual({ import: '7' })
  expect(readImportSearch(writeImportSearch({ open: 7, step: 'columns' }))).toEqual({ open: 7, step: 'columns' })
})
