import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { patientRow, statusRecord } from '../../../../test/build.ts'
import { render } from '../../../../test/render.tsx'
import { RecordNotes } from './record-notes.tsx'
import type { RecordFacts } from './record-tab.ts'

test('the notes of a record: appointment notes to write, system notes to read (REQ-571, REQ-572)', async () => {
  const record = statusRecord(patientRow({ appointment_notes: 'Prefers mornings', system_notes: 'Sent to the NP queue' }))
  const facts: Pick<RecordFacts, 'record' | 'onChanged'> = { record, onChanged: vi.fn() }
  await render(<RecordNotes facts={facts as RecordFacts} />)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Prefers mornings')
  expect(within(screen.getByRole('region', { name: 'System Notes' })).getByText('Sent to the NP queue')).toBeDefined()
})
