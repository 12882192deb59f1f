import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { patientRow, statusRecord } from '../../../../test/build.ts'
import { readInFrench } from '../../../../test/read-in-french.ts'
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

test('system notes are in French for someone who chose it, appointment notes as they were typed (F-15)', async () => {
  await readInFrench()
  const system_notes =
    'Speaks French. Asked for a person at the questions (2026-11-26 21:05)\nAsked for a person at waiting (2026-11-26 21:01)\nMoved to NP queue by Amara Osei on 2026-11-26 10:52'
  const record = statusRecord(patientRow({ appointment_notes: 'Would like a call', system_notes }))
  const facts: Pick<RecordFacts, 'record' | 'onChanged'> = { record, onChanged: vi.fn() }
  await render(<RecordNotes facts={facts as RecordFacts} />)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Would like a call')
  expect(screen.getByRole('region', { name: 'Notes du système' }).textContent).toContain(
    'Parle français. A demandé à parler à une personne à l’étape des questions (26 nov. 2026, 21\u00a0h\u00a005)\nA demandé à parler à une personne (en attente) (26 nov. 2026, 21\u00a0h\u00a001)\nEnvoyé à la file IP par Amara Osei le 26 nov. 2026, 10\u00a0h\u00a052',
  )
})
