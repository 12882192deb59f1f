import { expect, test } from 'vitest'
import { timeZoneOf } from './time-zone-of.ts'

test.each([
  ['British Columbia', 'Creston', 'V0B 1G0', 'America/Creston'],
  ['BC', 'CRESTON ', '', 'America/Creston'],
  ['BC', 'Vancouver', 'V6B 1A1', 'America/Vancouver'],
  ['BC', 'Fort St. John', 'V1J 1A1', 'America/Dawson_Creek'],
  ['BC', 'somewhere', 'V1G 2A2', 'America/Dawson_Creek'],
  ['BC', 'Fort Nelson', 'V0C 1R0', 'America/Fort_Nelson'],
  ['BC', 'Cranbrook', 'V1C 1A1', 'America/Edmonton'],
  ['Ontario', 'Kenora', 'P9N 1A1', 'America/Winnipeg'],
  ['Ontario', 'Atikokan', 'P0T 1C0', 'America/Atikokan'],
  ['Ontario', 'Thunder Bay', 'P7B 1A1', 'America/Toronto'],
  ['Newfoundland and Labrador', 'Happy Valley-Goose Bay', 'A0P 1C0', 'America/Goose_Bay'],
  ['Newfoundland and Labrador', "St. John's", 'A1A 1A1', 'America/St_Johns'],
  ['Quebec', 'Les Îles-de-la-Madeleine', 'G4T 1A1', 'America/Halifax'],
  ['Nunavut', 'Rankin Inlet', 'X0C 0G0', 'America/Rankin_Inlet'],
  ['Nunavut', 'Iqaluit', 'X0A 0H0', 'America/Iqaluit'],
  ['Saskatchewan', 'Lloydminster', 'S9V 0A1', 'America/Edmonton'],
  ['Saskatchewan', 'Regina', 'S4P 1A1', 'America/Regina'],
])('%s, %s %s is in the time zone of %s … (E-10)', (province, city, zipcode, zone) => {
  expect(timeZoneOf({ province, city, zipcode })).toBe(zone)
})

test('ignores a town of another province, and is unknown without a province', () => {
  expect(timeZoneOf({ province: 'Ontario', city: 'Creston', zipcode: '' })).toBe('America/Toronto')
  expect(timeZoneOf({ province: '', city: 'Creston', zipcode: 'V0B 1G0' })).toBeNull()
})

test('every zone is one that the runtime knows', () => {
  for (const city of ['Creston', 'Dawson Creek', 'Fort Nelson', 'Golden'])
    expect(() => new Intl.DateTimeFormat('en', { timeZone: timeZoneOf({ province: 'BC', city, zipcode: '' }) ?? '' })).not.toThrow()
})
