import { UPLOAD_TEXTS } from '@clinic/contract/texts'
import { describe, expect, it } from 'vitest'
import { startedImport, uploadMessage } from './upload-message.ts'

describe('the words for what an upload came to', () => {
  it.each([200, 204])('say that it went well with status %i (REQ-328, REQ-331)', (status) => {
    expect(uploadMessage({ status, body: undefined })).toBe(UPLOAD_TEXTS.uploaded)
  })

  it.each([201, 202, 302])('are none with status %i, which is neither (REQ-332)', (status) => {
    expect(uploadMessage({ status, body: { error: 'never shown' } })).toBe('')
  })

  it('are those of the error field, as words or in the form of every refusal (REQ-333)', () => {
    expect(uploadMessage({ status: 400, body: { error: 'Row 3 is upside down.' } })).toBe('Row 3 is upside down.')
    expect(uploadMessage({ status: 413, body: { error: { code: 'body-too-large', message: 'Too large.' } } })).toBe('Too large.')
  })

  it.each([undefined, null, '<html>', {}, { error: '' }, { error: {} }, { error: { message: 3 } }])(
    'are the general ones where the refusal says %j (REQ-333)',
    (body) => {
      expect(uploadMessage({ status: 500, body })).toBe(UPLOAD_TEXTS.failed)
    },
  )

  it('are the general ones where nothing came back (REQ-333)', () => {
    expect(uploadMessage({ status: 0, body: undefined })).toBe(UPLOAD_TEXTS.failed)
  })
})

it('an upload that went well names its import, where the answer does', () => {
  expect(startedImport({ status: 200, body: { id: 12 } })).toBe(12)
  expect(startedImport({ status: 204, body: undefined })).toBeNull()
  expect(startedImport({ status: 200, body: { id: '12' } })).toBeNull()
  expect(startedImport({ status: 400, body: { id: 12 } })).toBeNull()
})
