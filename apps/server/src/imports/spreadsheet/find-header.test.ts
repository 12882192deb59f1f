import { expect, test } from 'vitest'
import { findHeader } from './find-header.ts'
import type { SheetRow } from './spreadsheet.ts'

function rows(...lines: string[]): SheetRow[] {
  return lines.flatMap((line, place) => (line === '' ? [] : [{ row: place + 1, cells: line.split('|') }]))
}

test.each([
  ['in the first row', rows('Id|Name|Province', '1|Zoé|Ontario', '2|Luc|Quebec'), 1],
  ['below a title and a blank row', rows('Patients of November', '', 'Id|Name|Phone', '1|Zoé|555'), 3],
  ['below notes with a date', rows('Clinic|Main Street', 'Printed|2026-11-21', 'Id|Name|Phone|Province|Notes', '1|Zoé|555|Ontario|x'), 3],
  ['where some columns have no name', rows('Id|Name||Phone', '1|Zoé|x|555', '2|Luc||556'), 1],
  ['of one column', rows('patient_id', 'P-1', 'P-2'), 1],
  ['where all below it are words too', rows('First|Last', 'Zoé|Tremblay', 'Luc|Roy'), 1],
])('the header is found %s', (_, given, row) => {
  expect(findHeader(given)).toBe(row)
})

test.each([
  ['numbers alone', rows('1|2|3', '4|5|6')],
  ['a row alone', rows('Id|Name')],
  ['a name twice', rows('Name|Name', '1|2', '3|4')],
  ['nothing', []],
  ['addresses of mail', rows('a@b.example|c@d.example', 'e@f.example|g@h.example')],
])('no header is detected where there are %s', (_, given) => {
  expect(findHeader(given)).toBeNull()
})

test('a row with formulas is not a header', () => {
  const given = rows('Id|Name', '1|Zoé')
  expect(findHeader(given.map((row) => ({ ...row, formulas: [{ column: 1, formula: '=A1' }] })))).toBeNull()
})
