import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SPREADSHEETS } from '../hostile.test-data.ts'
import { SHEET, withPart, workbookParts, zipOf } from '../zip.test-data.ts'
import { listSheets } from './list-sheets.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import type { SheetRow, SpreadsheetSource } from './spreadsheet.ts'

const PATIENTS_SHEET = 1

async function rowsOf(source: SpreadsheetSource, sheet = 0): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  await readSpreadsheet(source, { sheet }, (some) => void rows.push(...some))
  return rows
}

function saved(name: string): { path: string } {
  return { path: join(SPREADSHEETS, name) }
}

const HEADER = [
  ...['patient_id', 'First name', 'Last name', 'Date of birth', 'Phone', 'Phone as number', 'Health number', 'Province'],
  ...['Last seen', 'Arrives at', 'Consent', 'Weight (kg)', 'Next renewal', 'Check'],
]
const ZOE = ['P-1001', 'Zoé', 'Tremblay', '1958-02-28', '(416) 555-0123', '4165550123', '0012345678', 'Ont.']

test.each(['clinic.xlsx', 'clinic.xls'])(
  '%s: finds sheets, marks hidden ones, and finds the header below the title (REQ-324, E-4)',
  async (name) => {
    const { format, sheets } = await listSheets(saved(name))
    expect(format).toBe(name.slice('clinic.'.length))
    expect(sheets.map((sheet) => [sheet.name, sheet.hidden, sheet.rows, sheet.columns, sheet.header_row])).toEqual([
      ['Read me', false, 1, 1, null],
      ['Patients & more', false, 7, 14, 3],
      ['Old', true, 2, 2, 1],
    ])
    expect(sheets[PATIENTS_SHEET]?.first_rows.map(({ row }) => row)).toEqual([1, 3, 4, 5, 6, 7, 9])
  },
)

test.each(['clinic.xlsx', 'clinic.xls'])('%s: every cell is the text it shows (E-4)', async (name) => {
  const [, header, zoe, anne, lukasz, renee, last] = await rowsOf(saved(name), PATIENTS_SHEET)
  expect(header?.cells).toEqual(HEADER)
  expect(zoe?.cells).toEqual([...ZOE, '2026-10-05 14:30', '09:15', 'TRUE', '71.5', '2027-01-01', 'Zoé Tremblay'])
  expect(anne?.cells.slice(4, 12)).toEqual([
    '604.555.0199',
    '6045550199',
    '0987654321',
    'BC',
    '2026-11-02 00:00',
    '23:59:30',
    'FALSE',
    '0.1',
  ])
  expect(lukasz?.cells.slice(1, 12)).toEqual([
    ...['Łukasz', 'Müller & Söhne', '2004-02-29', '555-0100 ext. 4', '5550100', '0000000001', 'Quebec', '2025-12-31 23:59'],
    ...['00:00', 'TRUE', '100000000000000000000'],
  ])
  expect(renee?.cells[2]).toBe('"Ren" D’Aoust; Jr.')
  expect(last).toEqual({
    row: 9,
    cells: ['P-1005', 'Line\nbreak', '  spaced  ', '', '', '', '0000000042', '', '', '', '', '#DIV/0!', '', '=1+2'],
    formulas: [{ column: 11, formula: '=1/0' }],
  })
})

test.each(['clinic.xlsx', 'clinic.xls'])(
  '%s: a formula is marked and never computed; text that looks like one is not (E-4)',
  async (name) => {
    const rows = await rowsOf(saved(name), PATIENTS_SHEET)
    expect(rows.find(({ row }) => row === 4)?.formulas).toEqual([
      { column: 12, formula: '=D4+365' },
      { column: 13, formula: '=B4&" "&C4' },
    ])
    expect(rows.find(({ row }) => row === 3)).not.toHaveProperty('formulas')
  },
)

test.each([
  ['comma-utf8.csv', 'Łukasz'],
  ['semicolon-windows-1252.csv', '?ukasz'],
  ['tab-utf16.csv', 'Łukasz'],
])('%s: detects delimiter and encoding, and keeps dates and phones as written (REQ-324, E-4)', async (name, lukasz) => {
  const { format, sheets } = await listSheets(saved(name))
  expect([format, sheets.length, sheets[0]?.header_row, sheets[0]?.rows]).toEqual(['csv', 1, 3, 7])
  const rows = await rowsOf(saved(name))
  expect(rows[1]?.cells).toEqual(HEADER)
  expect(rows[2]?.cells.slice(0, 6)).toEqual(['P-1001', 'Zoé', 'Tremblay', '02/28/1958', '(416) 555-0123', '4165550123'])
  expect(rows[4]?.cells[1]).toBe(lukasz)
  expect(rows[5]?.cells[2]).toBe('"Ren" D’Aoust; Jr.')
  expect(rows[6]).toEqual({
    row: 9,
    cells: ['P-1005', 'Line\nbreak', '  spaced  ', '', '', '', '42', '', '', '', '', '#DIV/0!', '', '=1+2'],
  })
})

test('bytes are read like a file, and are not transferred from the caller', async () => {
  const bytes = readFileSync(saved('clinic.xlsx').path)
  const rows = await rowsOf(bytes, PATIENTS_SHEET)
  expect(rows).toEqual(await rowsOf(saved('clinic.xlsx'), PATIENTS_SHEET))
  expect(bytes.length).toBeGreaterThan(0)
})

test.each([
  ['UTF-8 with a mark', Buffer.from('\ufeffId,Name\r\n1,Zoé\r\n')],
  ['UTF-8 without one', Buffer.from('Id,Name\n1,Zoé\n')],
  ['Windows-1252', Buffer.from('Id,Name\r1,Zo\xe9', 'latin1')],
  ['UTF-16, little end first, without a mark', Buffer.from('Id\tName\r\n1\tZoé\r\n', 'utf16le')],
  ['UTF-16, big end first', Buffer.from('\ufeffId;Name\n1;Zoé\n', 'utf16le').swap16()],
  ['a line that tells the delimiter', Buffer.from('sep=|\r\nId|Name\r\n1|Zoé\r\n')],
  ['a mark of the end from DOS', Buffer.from('Id,Name\r\n1,Zo\xe9\r\n\x1a', 'latin1')],
])('a .csv in %s', async (_, bytes) => {
  expect(await rowsOf(bytes)).toEqual([
    { row: 1, cells: ['Id', 'Name'] },
    { row: 2, cells: ['1', 'Zoé'] },
  ])
})

test('reads the characters specific to Windows-1252', async () => {
  expect((await rowsOf(Buffer.from('a;b\n5 \x80;\x93quoted\x94 O\x92Neill\n', 'latin1')))[1]?.cells).toEqual(['5 €', '“quoted” O’Neill'])
})

test('multi-line values, doubled quotation marks and commas stay in one cell', async () => {
  const rows = await rowsOf(Buffer.from('Id,Note\r\n1,"one\r\ntwo, ""three"""\r\n2,"x"\r\n'))
  expect(rows.slice(1)).toEqual([
    { row: 2, cells: ['1', 'one\r\ntwo, "three"'] },
    { row: 3, cells: ['2', 'x'] },
  ])
})

test('reads shared, rich and inline strings, prefixes and missing references as other programs write them', async () => {
  const texts =
    '<si><t>Name</t></si><si><r><t xml:space="preserve">Zo</t></r><r><t>é &amp; &#x1F600;</t></r><rPh sb="0" eb="1"><t>zo</t></rPh></si>'
  const sheet =
    '<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c></x:row>' +
    '<x:row r="5"><x:c t="s"><x:v>1</x:v></x:c><x:c t="inlineStr"><x:is><x:t>a_x000D_b</x:t></x:is></x:c>' +
    '<x:c t="d"><x:v>2026-11-21T00:00:00</x:v></x:c><x:c t="e"><x:v>#REF!</x:v></x:c></x:row></x:sheetData>' +
    '<x:extLst><x:row><x:c><x:v>9</x:v></x:c></x:row></x:extLst></x:worksheet>'
  const rows = await rowsOf(zipOf(withPart(workbookParts('', { texts }), { name: SHEET, data: sheet })))
  expect(rows).toEqual([
    { row: 1, cells: ['Name'] },
    { row: 5, cells: ['Zoé & 😀', 'a\rb', '2026-11-21', '#REF!'] },
  ])
})

test('formatting far out and empty rows cost nothing and do not count', async () => {
  const rows = '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row><row r="1048576"><c r="A1048576" t="str"><v> </v></c></row>'
  expect(await rowsOf(zipOf(workbookParts(rows)))).toEqual([{ row: 1, cells: ['1'] }])
})
