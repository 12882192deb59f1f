import { type AuditRow, readAuditLog } from '@clinic/contract/audit'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../../test/expect-accessible.ts'
import { api } from '../../../../test/fake-api.ts'
import { readInFrench } from '../../../../test/read-in-french.ts'
import { render } from '../../../../test/render.tsx'
import { RecordTimeline } from './record-timeline.tsx'

const entry = (id: number, action: string, createdAt: string): AuditRow => ({
  ...{ id, action, createdAt, user: 'Noor Ito', description: '', entity: '{}', changes: '{}', additionalInfo: '', patient_id: 'TCN-1' },
})

test('the timeline has a heading for each day, newest first, and who only read the record on request', async () => {
  api.answers(readAuditLog, [
    entry(4, 'Read Patient Record', '2026-03-03T14:00:00.000Z'),
    entry(3, 'Claim Patient', '2026-03-02T15:00:00.000Z'),
    entry(2, 'Read Conversation', '2026-03-02T14:00:00.000Z'),
    entry(1, 'New Patient Created', '2026-03-01T14:00:00.000Z'),
  ])
  const { user } = await render(<RecordTimeline patientId="TCN-1" />, { as: { scopes: ['pcr'] } })
  const history = within(await screen.findByRole('list', { name: 'History' }))
  const said = () => history.getAllByText(/Claim Patient|New Patient Created|Read /).map(({ textContent }) => textContent)
  expect(history.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['2 Mar 2026', '1 Mar 2026'])
  expect(said()).toEqual(['Claim Patient', 'New Patient Created'])
  await user.click(screen.getByRole('checkbox', { name: 'Show who opened or searched for the record (2)' }))
  expect(said()).toEqual(['Read Patient Record', 'Claim Patient', 'Read Conversation', 'New Patient Created'])
  await expectAccessible()
})

test('someone who chose French reads actions and what the server wrote about them in French, and names as they are (F-15)', async () => {
  await readInFrench()
  api.answers(readAuditLog, [
    { ...entry(3, 'Claim Patient', '2026-03-02T15:00:00.000Z'), description: 'Claimed in the NP queue' },
    {
      ...entry(2, 'Enter PCR Queue', '2026-03-02T14:00:00.000Z'),
      description: 'Entered the PCR queue from the chat',
      user: 'AI Assistant',
    },
    { ...entry(1, 'Legal Hold Set', '2026-03-01T14:00:00.000Z'), description: 'Letter from her lawyer' },
  ])
  await render(<RecordTimeline patientId="TCN-1" />, { as: { scopes: ['np'] } })
  const history = within(await screen.findByRole('list', { name: 'Historique' }))
  const said = history.getAllByRole('listitem').filter((item) => item.querySelector('li') === null)
  expect(said.map(({ textContent }) => textContent?.replace(/^\d+\u00a0h(?:\u00a0\d\d)?/, ''))).toEqual([
    'Patient pris en charge par Noor ItoPrise en charge dans la file IP',
    'Entrée dans la file PCR par Assistante IAEntrée dans la file PCR depuis le clavardage',
    'Conservation légale établie par Noor ItoLetter from her lawyer',
  ])
})
