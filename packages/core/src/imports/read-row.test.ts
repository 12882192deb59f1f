import { IMPORT_KINDS, type ImportChoices, type ImportKind } from '@clinic/contract/imports'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvLine } from '../reports/csv-line.ts'
import { type CellErrorCode, ERROR_TEXTS } from './error-texts.ts'
import { IMPORT_FIELDS } from './fields.ts'
import { readRow } from './read-row.ts'
import { templateRows } from './template-rows.ts'

const TODAY = { today: '2026-11-21' }

function choicesOf(kind: ImportKind, columns: readonly (string | null)[]): ImportChoices {
  return { sheet: 'A', header_row: 1, kind, columns: [...columns], values: {}, day_order: 'unsaid', faulty_rows: 'leave_out' }
}

/** One cell of one field in a row with a key. */
function readOne(kind: ImportKind, name: string, cell: string) {
  const [headers = [], good = []] = templateRows(kind)
  const columns = IMPORT_FIELDS[kind].map((field) => field.name)
  const cells = headers.map((_, at) => (columns[at] === name ? cell : (good[at] ?? '')))
  return readRow(cells, choicesOf(kind, columns), TODAY)
}

describe('a row of patients (E-4)', () => {
  it.each([
    ['patient_id', ' 30001 ', '30001'],
    ['patient_id', 'AB-12.3:x@y', 'AB-12.3:x@y'],
    ['first_name', 'Noémie', 'Noémie'],
    ['first_name', 'Null', 'Null'],
    ['last_name', 'O’Neil–Roy', "O'Neil-Roy"],
    ['last_name', 'VAN DER BERG', 'VAN DER BERG'],
    ['date_of_birth', '13 May 1984', '1984-05-13'],
    ['gender', 'femme', 'FEMALE'],
    ['phone', '(416) 555-0123', '4165550123'],
    ['phone', "'+1 416 555 0123", '14165550123'],
    ['phone', '416.555.0123 ext. 5', '4165550123'],
    ['email', 'Robin.S@Example.CA', 'Robin.S@example.ca'],
    ['health_number', 'treb 1234 5678', 'TREB 1234 5678'],
    ['street_address', '5 - 12 Main St\nUnit 4', '5 - 12 Main St Unit 4'],
    ['city', "St. John's", "St. John's"],
    ['province', 'Ont.', 'ON'],
    ['postal_code', 'm5v2t6', 'M5V 2T6'],
    ['postal_code', 'M5V-2T6', 'M5V 2T6'],
    ['upcoming_renewal_date', '2027/3/31', '2027-03-31'],
    ['patient_active', 'Inactive', 'no'],
    ['is_new_patient', 'TRUE', 'yes'],
    ['language', 'Français', 'fr'],
  ])('reads %s from %j', (name, cell, value) => {
    const { values, faults } = readOne('patients', name, cell)
    expect({ value: values[name], faults }).toEqual({ value, faults: [] })
  })

  const refused: [string, string, CellErrorCode][] = [
    ['patient_id', '', 'needed'],
    ['patient_id', 'n/a', 'needed'],
    ['patient_id', '12 345', 'id'],
    ['patient_id', 'x'.repeat(65), 'id'],
    ['patient_id', '3.0001E+04', 'turnedIntoNumber'],
    ['patient_id', '30001.0', 'turnedIntoNumber'],
    ['first_name', 'A', 'name'],
    ['first_name', 'R2D2', 'name'],
    ['last_name', '-', 'name'],
    ['last_name', 'x'.repeat(101), 'tooLong'],
    ['date_of_birth', '03/04/1980', 'dayOrder'],
    ['date_of_birth', '13/05/84', 'shortYear'],
    ['date_of_birth', '30815', 'serialDay'],
    ['date_of_birth', '2026-11-22', 'birthDate'],
    ['date_of_birth', '1860-01-01', 'birthDate'],
    ['date_of_birth', 'x'.repeat(5000), 'notDate'],
    ['gender', 'X', 'unknownWord'],
    ['phone', '4.16555E+09', 'turnedIntoNumber'],
    ['phone', '4165550123.0', 'turnedIntoNumber'],
    ['phone', '165550123', 'shortPhone'],
    ['phone', '555-0123', 'shortPhone'],
    ['phone', '+', 'shortPhone'],
    ['phone', '416-555-0123 / 647-555-0123', 'twoPhones'],
    ['phone', '416 555 0123 647 555 0123', 'longPhone'],
    ['phone', '1-800-FLOWERS', 'phoneLetters'],
    ['phone', '416-555-O123', 'phoneLetters'],
    ['email', 'a@b', 'email'],
    ['email', 'a@example.ca; b@example.ca', 'email'],
    ['health_number', '1.23457E+11', 'turnedIntoNumber'],
    ['health_number', '12/34', 'healthNumber'],
    ['street_address', 'x'.repeat(301), 'tooLong'],
    ['street_address', '=A2&B2', 'formula'],
    ['city', '#REF!', 'sheetError'],
    ['city', 'Montr\ufffdal', 'unreadable'],
    ['province', 'Texas', 'province'],
    ['postal_code', '90210', 'postalCode'],
    ['postal_code', 'M5V 2T6 Toronto', 'postalCode'],
    ['upcoming_renewal_date', 'next spring', 'notDate'],
    ['patient_active', 'maybe', 'unknownWord'],
  ]
  it.each(refused)('rejects %s %j: %s', (name, cell, code) => {
    const { values, faults } = readOne('patients', name, cell)
    expect(faults).toEqual([{ field: name, message: ERROR_TEXTS[code] }])
    expect(Object.hasOwn(values, name)).toBe(false)
  })

  it('leaves blank and missing cells alone', () => {
    const choices = choicesOf('patients', ['patient_id', 'phone', null, 'city', 'email'])
    expect(readRow(['30001', '  ', 'x', '-'], choices, TODAY)).toEqual({
      kind: 'patients',
      key: '30001',
      values: { patient_id: '30001' },
      faults: [],
    })
  })

  it('requires two columns of one field to agree', () => {
    const choices = choicesOf('patients', ['patient_id', 'city', 'city'])
    expect(readRow(['1', 'Guelph', ' Guelph '], choices, TODAY).faults).toEqual([])
    expect(readRow(['1', '', 'Guelph'], choices, TODAY).values.city).toBe('Guelph')
    expect(readRow(['1', 'Guelph', 'Toronto'], choices, TODAY).faults).toEqual([{ field: 'city', message: ERROR_TEXTS.twoColumns }])
  })

  it('reads days and values as the user chose', () => {
    const choices = { ...choicesOf('patients', ['patient_id', 'date_of_birth', 'province']), day_order: 'day_first' as const }
    const said = { ...choices, values: { province: { 'up north': 'NU', elsewhere: '' } } }
    expect(readRow(['1', '03/04/1980', 'Up North'], said, TODAY).values).toEqual({
      patient_id: '1',
      date_of_birth: '1980-04-03',
      province: 'NU',
    })
    expect(readRow(['1', '', 'Elsewhere'], said, TODAY)).toMatchObject({ values: { patient_id: '1' }, faults: [] })
  })
})

describe('a row of staff (E-4)', () => {
  it.each([
    ['email', ' Nurse@Example.CA ', 'nurse@example.ca'],
    ['first_name', 'J', 'J'],
    ['groups', 'User; Nurse Practitioner, np', 'User, nps'],
    ['licensed_provinces', 'Québec / Ont. | Newfoundland and Labrador', 'NL, ON, QC'],
    ['active', 'oui', 'yes'],
  ])('reads %s from %j', (name, cell, value) => {
    const { values, faults } = readOne('staff', name, cell)
    expect({ value: values[name], faults }).toEqual({ value, faults: [] })
  })

  it.each([
    ['email', 'nobody', ERROR_TEXTS.email],
    ['email', '', ERROR_TEXTS.needed],
    ['groups', 'nps, Night desk', ERROR_TEXTS.unknownWord],
    ['licensed_provinces', 'ON, Texas', ERROR_TEXTS.unknownWord],
  ])('rejects %s %j', (name, cell, message) => {
    expect(readOne('staff', name, cell).faults).toEqual([{ field: name, message }])
  })

  it('is identified by an email address', () => {
    expect(readOne('staff', 'email', 'A@Example.ca').key).toBe('a@example.ca')
  })
})

describe('a row of slots (E-4)', () => {
  const columns = ['practitioner', 'day', 'starts', 'ends', 'minutes']
  const read = (...cells: string[]) => readRow(cells, choicesOf('slots', columns), TODAY)

  it('accepts an end, or the minutes instead', () => {
    const values = { practitioner: 'Ada Roy', day: '2027-03-01', starts: '09:00', ends: '09:30' }
    expect(read('Ada Roy', '2027-03-01', '9:00 AM', '9:30')).toEqual({ kind: 'slots', key: 'ada roy 2027-03-01 09:00', values, faults: [] })
    expect(read('Ada Roy', '2027-03-01', '09:00', '', '30 min')).toMatchObject({ values, faults: [] })
    expect(read('Ada Roy', '2027-03-01', '09:00', '09:30', '30')).toMatchObject({ values, faults: [] })
  })

  it.each([
    [['09:00', '', ''], 'ends', 'needed'],
    [['09:00', '09:00', ''], 'ends', 'endsFirst'],
    [['14:00', '13:00', ''], 'ends', 'endsFirst'],
    [['23:30', '', '45'], 'minutes', 'endsFirst'],
    [['09:00', '09:30', '45'], 'ends', 'endsDiffer'],
    [['09:00', '', 'half an hour'], 'minutes', 'minutes'],
    [['09:00', '', '0'], 'minutes', 'minutes'],
    [['1:30', '14:00', ''], 'starts', 'halfDay'],
    [['', '14:00', ''], 'starts', 'needed'],
  ] as [string[], string, CellErrorCode][])('rejects %j: %s %s', (times, field, code) => {
    expect(read('Ada Roy', '2027-03-01', ...times).faults).toEqual([{ field, message: ERROR_TEXTS[code] }])
  })
})

describe('any row at all', () => {
  const fieldNames = Object.values(IMPORT_FIELDS).flatMap((fields) => fields.map(({ name }) => name))
  const column = fc.option(fc.oneof(fc.constantFrom(...fieldNames), fc.string({ maxLength: 9 })))
  const likely = fc.constantFrom(
    '30001',
    '2026-11-22',
    '03/04/1980',
    '9:00',
    '416 555 0123',
    'ON',
    "'=1",
    '=1',
    'nps, User',
    '-',
    'yes',
    'M5V 2T6',
    '30',
  )
  const cell = fc.oneof(
    likely,
    fc.string({ maxLength: 30 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
  const order = fc.constantFrom('unsaid' as const, 'day_first' as const, 'month_first' as const)

  it('never throws, and its result is unchanged after a round trip through our own file', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...IMPORT_KINDS),
        fc.array(column, { maxLength: 25 }),
        fc.array(cell, { maxLength: 25 }),
        order,
        (kind, columns, cells, day_order) => {
          const choices = { ...choicesOf(kind, columns), day_order }
          const { values, faults } = readRow(cells, choices, TODAY)
          for (const { field, message } of faults) {
            expect(IMPORT_FIELDS[kind].map(({ name }) => name)).toContain(field)
            expect(Object.values<string>(ERROR_TEXTS)).toContain(message)
          }
          const again = readRow(Object.values(values).map(written), choicesOf(kind, Object.keys(values)), TODAY)
          expect(again.values).toEqual(values)
        },
      ),
      { numRuns: 500 },
    )
  })
})

/** Parses a line with one cell like a spreadsheet program. */
function written(text: string): string {
  const line = csvLine([text]).slice(0, -2)
  return line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line
}
