import { IMPORT_KINDS } from '@clinic/contract/imports'
import { describe, expect, it } from 'vitest'
import { IMPORT_FIELDS } from './fields.ts'
import { planRow } from './plan-row.ts'
import { readRow } from './read-row.ts'
import { suggestChoices } from './suggest-choices.ts'
import { templateRows } from './template-rows.ts'

describe.each(IMPORT_KINDS)('the template of %s (E-4)', (kind) => {
  const [headers = [], ...rows] = templateRows(kind)
  const choices = suggestChoices({ sheet: 'Template', header_row: 1, headers, remembered: { columns: {}, values: {} } })

  it('has headers that map to their fields', () => {
    expect(choices.kind).toBe(kind)
    expect(choices.columns).toEqual(IMPORT_FIELDS[kind].map(({ name }) => name))
  })

  it('has two examples that parse without errors and would be new', () => {
    const read = rows.map((cells) => readRow(cells, choices, { today: '2026-11-21' }))
    expect(read.map((row) => planRow(row, null, null).outcome)).toEqual(['new', 'new'])
    expect(new Set(read.map(({ key }) => key)).size).toBe(2)
  })

  it('fills in every field at least once', () => {
    for (const [at, header] of headers.entries()) expect([header, rows.some((cells) => cells[at] !== '')]).toEqual([header, true])
  })
})
