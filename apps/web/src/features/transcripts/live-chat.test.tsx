import {
  type LiveConversation,
  type LogEntry,
  noteInConversation,
  readLiveConversation,
  sayInConversation,
  sendStaffSigns,
} from '@clinic/contract/chat/attention'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { api } from '../../../test/fake-api.ts'
import { render } from '../../../test/render.tsx'
import { LiveChat } from './live-chat.tsx'

const said = (turn: number): LogEntry => ({
  ...{ id: `${turn}p`, seq: null, minute: '2026-03-02 10:00', from: 'patient', picture: null, drawing: null, name: null, mark: null },
  text: `Message ${turn}`,
})
const LIVE: LiveConversation = {
  ...{ id: 'followed0001', patient_id: 'TCN-20001', live_id: 'TCN-20001', closed: false, ineligible: false, language: 'en', turn: 3 },
  ...{ state: 'held', holder: 'Noor Ito', mine: true, unread: 2, patient: { delivered_seq: 0, read_seq: 0 } },
  log: [said(1), said(2), said(3)],
}
const again = (client: { invalidateQueries: (what: object) => Promise<void> }) =>
  act(() => client.invalidateQueries({ queryKey: ['conversations'] }))

beforeEach(() => {
  api.answers(readLiveConversation, LIVE)
  api.answers(sendStaffSigns, { unread: 0 })
})

test('what is new since the reader was here is below a line, which stays while they read (F-11)', async () => {
  const { client } = await render(<LiveChat id={LIVE.id} />, { as: { scopes: ['pcr'] } })
  const order = () => [...screen.getByRole('list', { name: 'Conversation' }).children].map(({ textContent }) => textContent)
  await screen.findByText('Message 3')
  const parts = [/^Patient 10:00Message 1/, /^New since you last read this$/, /^Patient 10:00Message 2/, /^Patient 10:00Message 3/]
  expect(order()).toEqual(parts.map((part) => expect.stringMatching(part)))
  api.answers(readLiveConversation, { ...LIVE, unread: 0 })
  await again(client)
  expect(order()).toEqual(parts.map((part) => expect.stringMatching(part)))
})

test('a connection that is lost takes neither the messages nor what is being written away (F-11)', async () => {
  const { client } = await render(<LiveChat id={LIVE.id} />, { as: { scopes: ['pcr'] } })
  const field = await screen.findByRole('textbox', { name: 'To the patient' })
  await userEvent.type(field, 'Half a sentence')
  api.disconnects(readLiveConversation)
  await again(client)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The connection was lost\./)
  expect(screen.getByText('Message 3')).toBeDefined()
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'To the patient' }).value).toBe('Half a sentence')
  api.answers(readLiveConversation, LIVE)
  await again(client)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('interleaving 44: a note for staff has a field of its own look and goes to the notes alone; a line to the patient waits and can be undone (F-11)', async () => {
  api.answers(noteInConversation, { state: 'held' })
  api.answers(sayInConversation, { state: 'held' })
  await render(<LiveChat id={LIVE.id} />, { as: { scopes: ['pcr'] } })
  const toPatient = await screen.findByRole('textbox', { name: 'To the patient' })
  expect(toPatient.closest('form')?.dataset.to).toBe('patient')
  await userEvent.type(toPatient, 'She drinks at night{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'To the patient' }).value).toBe('She drinks at night')
  await userEvent.click(screen.getByRole('radio', { name: 'Staff only' }))
  const toStaff = screen.getByRole('textbox', { name: 'Internal note: only staff see this' })
  expect(toStaff.closest('form')?.dataset.to).toBe('staff')
  await userEvent.type(toStaff, '{Enter}')
  await waitFor(() => expect(api.received(noteInConversation)).toMatchObject([{ body: { text: 'She drinks at night' } }]))
  expect(api.received(sayInConversation)).toEqual([])
})

test('interleaving 35: who may no longer read a conversation no longer sees it (F-11)', async () => {
  const { client } = await render(<LiveChat id={LIVE.id} />, { as: { scopes: ['pcr'] } })
  await screen.findByText('Message 3')
  api.refuses(readLiveConversation, 'conversation-not-found')
  await again(client)
  await screen.findByText('The conversation could not be loaded')
  expect(screen.queryByText('Message 3')).toBeNull()
})
