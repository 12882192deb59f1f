import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from '../reports/csv-line.ts'
import { cellText, isNothing } from './cell-text.ts'

describe('the text of a cell (E-4)', () => {
  it.each([
    ['plain text', 'plain text'],
    ['  two   spaces\n', 'two spaces'],
    ['Zoe\u0301', 'Zo\u00e9'],
    ['\ufeffPatient\u200b ID\u00a0', 'Patient ID'],
    ['   ', ''],
    ["'=1+1", '=1+1'],
    ["'+1 416 555 0123", '+1 416 555 0123'],
    ["'-5", '-5'],
    ["'@home", '@home'],
    ["'tis", "'tis"],
    ["''=1", "''=1"],
    ["'", "'"],
    ['+1 416', '+1 416'],
  ])('%j is %j', (cell, text) => {
    expect(cellText(cell)).toEqual({ text })
  })

  it.each([
    ['=A1+B1', 'formula'],
    [' =HYPERLINK("x")', 'formula'],
    ['#N/A', 'sheetError'],
    ['#REF!', 'sheetError'],
    ['#DIV/0!', 'sheetError'],
    ['a\u0000b', 'unreadable'],
    ['Montr\ufffdal', 'unreadable'],
    ['\ud800', 'unreadable'],
  ])('%j is an error', (cell, fault) => {
    expect(cellText(cell)).toEqual({ fault })
  })

  it('is unchanged after a round trip through our own files', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), fc.constantFrom('', '=', '+', '-', '@', '＝', "'"), (end, start) => {
        const first = cellText(start === '=' ? `'=${end}` : `${start}${end}`)
        if ('text' in first) expect(cellText(written(first.text))).toEqual(first)
      }),
    )
  })
})

it.each(['-', '--', 'N/A', 'n.a.', 'NULL', 'none', 's/o', 'Aucun'])('%j is nothing', (text) => {
  expect(isNothing(text)).toBe(true)
})

it.each(['no', '0', 'Nona', '-5', 'unknown', ''])('%j is something', (text) => {
  expect(isNothing(text)).toBe(false)
})

/** Parses a line with one cell like a spreadsheet program. */
function written(text: string): string {
  const line = csvLine([text]).slice(0, -2)
  return line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line
}
