import { expect, test } from 'vitest'
import { bulkMessage } from './bulk-message.ts'

test('says how many succeeded, and why the others did not', () => {
  const claimed = { message: 'This patient has already been claimed by another user.', count: 2 }
  const held = { message: 'This patient is on hold.', count: 1 }
  expect(bulkMessage('claim', 12, [])).toBe('12 patients claimed.')
  expect(bulkMessage('hold', 1, [])).toBe('1 patient placed on hold.')
  expect(bulkMessage('claim', 12, [claimed])).toBe('12 patients claimed. 2 skipped: This patient has already been claimed by another user.')
  expect(bulkMessage('sendBack', 0, [claimed, held])).toBe(
    'No patients were moved back to the PCR queue. 3 skipped: 2 × This patient has already been claimed by another user. 1 × This patient is on hold.',
  )
})
