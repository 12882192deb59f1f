import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { render } from '../../../../test/render.tsx'
import { UploadForm } from './upload-form.tsx'
import { useUpload } from './use-upload.ts'

type Answer = { status: number; body: string } | 'broken'
let answer: Answer = { status: 204, body: '' }
let sent: FormData[] = []
let onHold = false

/** Uploads go by XMLHttpRequest, which tells how far they are. */
class FakeRequest {
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
  status = 0
  responseText = ''
  withCredentials = false
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  open() {}
  setRequestHeader() {}
  abort() {
    this.onabort?.()
  }
  send(form: FormData) {
    sent.push(form)
    if (onHold) return
    queueMicrotask(() => {
      if (answer === 'broken') return this.onerror?.()
      Object.assign(this, { status: answer.status, responseText: answer.body })
      this.onload?.()
    })
  }
}

const onStarted = vi.fn<(id: number) => void>()
function Uploader() {
  return <UploadForm upload={useUpload(onStarted)} />
}
const file = () => new File(['Patient ID\n1\n'], 'list.csv', { type: 'text/csv' })
const upload = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Upload' })
const says = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text))

beforeEach(() => {
  sent = []
  onHold = false
  onStarted.mockReset()
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
})
afterEach(() => vi.unstubAllGlobals())

describe('the upload of a spreadsheet', () => {
  test('waits for a file, and takes .xls, .xlsx and .csv (REQ-324 to REQ-326)', async () => {
    const { user } = await render(<Uploader />)
    const field = screen.getByLabelText<HTMLInputElement>('Spreadsheet file')
    expect(field.accept.split(',').sort()).toEqual(['.csv', '.xls', '.xlsx'])
    expect(upload().disabled).toBe(true)
    await user.upload(field, file())
    expect(upload().disabled).toBe(false)
    expect(screen.getByText(/^list\.csv/)).toBeDefined()
    await expectAccessible()
  })

  test('without a file says “Please select a file to upload.” (REQ-326, REQ-330)', async () => {
    await render(<Uploader />)
    fireEvent.drop(screen.getByLabelText('Spreadsheet file'), { dataTransfer: { files: [] } })
    await says('Please select a file to upload.')
  })

  test('refuses a dropped file with another name, and says which are taken (REQ-324)', async () => {
    await render(<Uploader />)
    fireEvent.drop(screen.getByLabelText('Spreadsheet file'), { dataTransfer: { files: [new File(['%PDF'], 'list.pdf')] } })
    await says('The name of this file does not end in .xlsx, .xls or .csv. Choose a spreadsheet, or save yours as one of these.')
    expect(upload().disabled).toBe(true)
  })

  test.each([
    [{ status: 204, body: '' }, 'File uploaded successfully!', 'REQ-331, REQ-332'],
    [{ status: 202, body: '{"error":"not a failure"}' }, '', 'REQ-332'],
    [{ status: 400, body: '{"error":"Row 3 is upside down."}' }, 'Row 3 is upside down.', 'REQ-333'],
    [{ status: 500, body: '<html>' }, 'An error occurred during upload.', 'REQ-333'],
    ['broken' as const, 'An error occurred during upload.', 'REQ-333'],
  ])('that is answered with %o says “%s” (%s)', async (given, text, _rows) => {
    answer = given
    const { user } = await render(<Uploader />)
    await user.upload(screen.getByLabelText('Spreadsheet file'), file())
    await user.click(upload())
    await waitFor(() => expect(sent).toHaveLength(1))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Spreadsheet file').disabled).toBe(false))
    await says(text)
  })

  test('sends the file in the field that the specification names (REQ-327)', async () => {
    const { user } = await render(<Uploader />)
    await user.upload(screen.getByLabelText('Spreadsheet file'), file())
    await user.click(upload())
    await waitFor(() => expect(sent[0]?.get('spreadsheet')).toMatchObject({ name: 'list.csv' }))
  })

  test('can’t be changed while it is under way', async () => {
    onHold = true
    const { user } = await render(<Uploader />)
    await user.upload(screen.getByLabelText('Spreadsheet file'), file())
    await user.click(upload())
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Spreadsheet file').disabled).toBe(true))
  })
})
