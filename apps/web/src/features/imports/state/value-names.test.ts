import { IMPORT_KINDS } from '@clinic/contract/imports'
import { IMPORT_FIELDS } from '@clinic/core/imports/fields'
import { expect, it } from 'vitest'
import { valueChoices, valueText } from './value-names.ts'

it.each([
  ['patients', 'province', 'ON', 'Ontario'],
  ['patients', 'gender', 'FEMALE', 'Female'],
  ['patients', 'patient_active', 'no', 'No'],
  ['patients', 'date_of_birth', '1980-04-03', '3 Apr 1980'],
  ['patients', 'city', 'ON', 'ON'],
  ['staff', 'licensed_provinces', 'ON,QC', 'Ontario, Quebec'],
  ['staff', 'groups', 'nps, Night team', 'nps, Night team'],
  ['patients', 'province', '', ''],
  ['patients', 'no_such_field', 'yes', 'yes'],
] as const)('in %s, the %s %s reads %s', (kind, field, text, content) => {
  expect(valueText(kind, field, text)).toBe(content)
})

it('whatever a word of a file may mean has a name of its own', () => {
  for (const kind of IMPORT_KINDS)
    for (const field of IMPORT_FIELDS[kind]) {
      const labels = valueChoices(field).map(({ label }) => label)
      expect(new Set(labels).size).toBe(labels.length)
      if (['choice', 'province', 'yes-no'].includes(field.kind)) expect(labels.length).toBeGreaterThan(1)
    }
})
