import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { CRISIS_KINDS } from '@clinic/contract/vocabulary'
import { loadEmergencyNumbers } from '@clinic/data/load-emergency-numbers'
import { expect, test } from 'vitest'
import { addictionLine, emergencyLines, hasEmergencyNumber, nurseLine } from './emergency-lines.ts'

const NUMBERS = loadEmergencyNumbers()
const PLACES = [null, ...PROVINCE_CODES] as const
const dialled = (kind: (typeof CRISIS_KINDS)[number] | null, province: (typeof PLACES)[number]) =>
  emergencyLines(NUMBERS, kind, { province, language: 'en' }).map(({ number }) => number)

test('every danger in every place shows 9-8-8 by call and text, and 9-1-1 everywhere but in Nunavut (F-20)', () => {
  for (const kind of [...CRISIS_KINDS, null]) {
    for (const province of PLACES) {
      const lines = emergencyLines(NUMBERS, kind, { province, language: 'fr' })
      expect(lines.filter(({ tel, sms }) => tel === 'tel:988' && sms === 'sms:988')).toHaveLength(1)
      expect(
        lines.some(({ tel }) => tel === 'tel:911'),
        `${kind} in ${province}`,
      ).toBe(province !== 'NU')
    }
  }
  expect(PLACES.filter((province) => !hasEmergencyNumber(NUMBERS, province))).toEqual(['NU'])
})

test('a number that was not seen at its source is never shown, and a verified one has a source and a day (F-20)', () => {
  const unconfirmed = NUMBERS.filter(({ status }) => status !== 'verified')
  expect(unconfirmed.length).toBeGreaterThan(20)
  const hidden = new Set(unconfirmed.map(({ key }) => key))
  const made = NUMBERS.map((number) => (hidden.has(number.key) ? { ...number, number: `000-${number.number}` } : number))
  for (const kind of CRISIS_KINDS) {
    for (const province of PLACES) {
      const shown = emergencyLines(made, kind, { province, language: 'en' }).map(({ number }) => number)
      expect(shown.filter((number) => number.startsWith('000-'))).toEqual([])
    }
  }
  for (const province of PLACES) expect(nurseLine(made, province) ?? '').not.toMatch(/^000-/)
  for (const one of NUMBERS) if (one.status === 'verified') expect([one.source, one.checked_on].every(Boolean), one.key).toBe(true)
})

test('the numbers are those of the danger and of the province', () => {
  expect(dialled('suicide', 'ON')).toEqual(['9-1-1', '9-8-8'])
  expect(dialled('child-ingestion', 'ON')).toEqual(['1-844-764-7669', '9-1-1', '9-8-8'])
  expect(dialled('child-ingestion', 'QC')).toEqual(['1-800-463-5060', '9-1-1', '9-8-8'])
  expect(dialled('child-ingestion', 'NU')).toEqual(['9-8-8'])
  expect(dialled('abuse', 'QC')).toEqual(['9-1-1', '1-800-363-9010', '1-888-933-9007', '9-8-8'])
  expect(dialled('abuse', 'BC')).toEqual(['9-1-1', '1-800-563-0808', '9-8-8'])
  expect(dialled('abuse', null)).toEqual(['9-1-1', '9-8-8'])
  expect(dialled('adverse-reaction', 'MB')).toEqual(['9-1-1', '1-888-315-9257', '9-8-8'])
})

test('where the place is unknown, both poison centres are shown, and Quebec’s says so', () => {
  const lines = emergencyLines(NUMBERS, 'child-ingestion', { province: null, language: 'fr' })
  expect(lines.map(({ number }) => number)).toEqual(['1-844-764-7669', '1-800-463-5060', '9-1-1', '9-8-8'])
  expect(lines[1]?.label).toContain('Québec')
})

test('a nurse line is named only where one is confirmed', () => {
  expect([nurseLine(NUMBERS, 'QC'), nurseLine(NUMBERS, 'MB')]).toEqual(['8-1-1', '1-888-315-9257'])
  expect([nurseLine(NUMBERS, 'NU'), nurseLine(NUMBERS, 'AB'), nurseLine(NUMBERS, null)]).toEqual([null, null, null])
})

test.each([
  ['AB', '1-866-332-2322'],
  ['SK', '8-1-1'],
  ['QC', '1-866-277-3553'],
  ['NB', '1-866-355-5550'],
  ['NT', '8-1-1'],
  ['ON', null],
  ['BC', null],
  [null, null],
] as const)('the line for alcohol and drugs of %s is %s: one without a source is not named (F-20)', (province, number) => {
  expect(addictionLine(NUMBERS, province)).toBe(number)
})
