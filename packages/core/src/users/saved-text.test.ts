import { expect, test } from 'vitest'
import { failedText, savedText } from './saved-text.ts'

test.each([
  ['REQ-276', 'password', 'Failed to update password: no'],
  ['REQ-277', 'email', 'Failed to update email: no'],
  ['REQ-278', 'first_name', 'Failed to update first name: no'],
  ['REQ-279', 'last_name', 'Failed to update last name: no'],
  ['REQ-280', 'phone', 'Failed to update phone number: no'],
  ['REQ-281', 'active', 'Failed to update activity: no'],
  ['REQ-282', 'licensed_provinces', 'Failed to update licensed provinces: no'],
  ['REQ-284', 'auth_groups', 'Failed to update auth group: no'],
] as const)('%s: a failed %s is reported with the reason', (_, field, text) => {
  expect(failedText(field, 'no')).toBe(text)
})

test.each([
  ['REQ-289', 'password', 'Successfully updated password'],
  ['REQ-290', 'email', 'Successfully updated email'],
  ['REQ-291', 'first_name', 'Successfully updated first name'],
  ['REQ-292', 'last_name', 'Successfully updated last name'],
  ['REQ-293', 'phone', 'Successfully updated phone number'],
  ['REQ-294', 'active', 'Successfully updated activity'],
  ['REQ-296', 'licensed_provinces', 'Licensed provinces updated successfully'],
  ['REQ-297', 'auth_groups', 'Auth group updated successfully'],
])('%s: a saved %s is reported', (_, field, text) => {
  expect(savedText([field])).toBe(text)
})

test('several fields, or none that differed, are the whole user (REQ-295)', () => {
  expect([savedText(['email', 'phone']), savedText([]), savedText(['sms'])]).toEqual(Array(3).fill('Successfully updated user'))
})
