import {
  type LiveConversation,
  type LogEntry,
  readLiveConversation,
  readSentPicture,
  sayInConversation,
  sendStaffSigns,
} from '@clinic/contract/chat/attention'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { api } from '../../../test/fake-api.ts'
import { render } from '../../../test/render.tsx'
import { listen } from '../../../test/screen-reader.ts'
import { LiveChat } from './live-chat.tsx'

const entry = (id: string, parts: Partial<LogEntry>): LogEntry => ({
  ...{ id, seq: null, minute: '2026-03-02 10:00', from: 'patient', picture: null, drawing: null, name: null, mark: null, text: '' },
  ...parts,
})
const BEFORE = entry('1p', { text: 'I want to talk to a person' })
const LIVE: LiveConversation = {
  ...{ id: 'heard0000001', patient_id: 'TCN-20001', live_id: 'TCN-20001', closed: false, ineligible: false, language: 'en', turn: 1 },
  ...{ state: 'asked', holder: null, mine: false, unread: 0, patient: { delivered_seq: 0, read_seq: 0 }, log: [BEFORE] },
}

test('a member of staff with a screen reader hears who joins, what the patient writes and what only staff see, each once, and nothing of their own (F-11)', async () => {
  let live = LIVE
  api.answers(readLiveConversation, () => live)
  api.answers(sendStaffSigns, { unread: 0 })
  const { client } = await render(<LiveChat id={LIVE.id} />, { as: { scopes: ['pcr'] } })
  await screen.findByText('I want to talk to a person')
  const heard = await listen()
  const happens = async (parts: Partial<LiveConversation>, more: LogEntry) => {
    live = { ...live, ...parts, log: [...live.log, more] }
    await act(() => client.invalidateQueries({ queryKey: ['conversations'] }))
    await waitFor(() => expect(screen.getByRole('list', { name: 'Conversation' }).children).toHaveLength(live.log.length))
  }
  const held = { state: 'held' as const, holder: 'Noor Ito', mine: true }
  await happens(held, entry('1s', { from: 'mark', mark: 'joined', seq: 1, name: 'Noor Ito' }))
  await happens({ turn: 2 }, entry('2p', { text: 'Are you there?' }))
  await happens({}, entry('2s', { from: 'staff', seq: 2, name: 'Noor Ito', text: 'Yes' }))
  await happens({ turn: 3 }, entry('3p', { text: 'Sent a drawing', drawing: 'M10 10l5 5' }))
  await happens({}, entry('3s', { from: 'mark', mark: 'concern', seq: 3 }))
  await happens({}, entry('4s', { from: 'note', seq: 4, name: 'Sam Okafor', text: 'She works nights.' }))
  api.answers(readSentPicture, { kind: 'image/jpeg', bytes: 'AAAA' })
  await happens({}, entry('5s', { from: 'staff', seq: 5, name: 'Sam Okafor', text: 'Where the code is', sent_picture: true }))
  expect(await heard()).toEqual([
    'polite: You have this conversation. The assistant is silent.',
    'polite: Patient: Are you there?',
    'polite: Patient: Sent a drawing',
    'polite: Only staff see this: the last message may mean danger. Ask the patient about it.',
    'polite: Internal note of Sam Okafor: She works nights.',
    'polite: Sam Okafor sent a picture: Where the code is',
  ])
})

test('messages that arrive together are each heard, and so is one that says the same as the one before (F-11)', async () => {
  let live: LiveConversation = { ...LIVE, state: 'held', holder: 'Noor Ito', mine: true }
  api.answers(readLiveConversation, () => live)
  api.answers(sendStaffSigns, { unread: 0 })
  const { client } = await render(<LiveChat id={LIVE.id} />, { as: { scopes: ['pcr'] } })
  await screen.findByText('I want to talk to a person')
  const heard = await listen()
  const arrive = async (...more: LogEntry[]) => {
    live = { ...live, log: [...live.log, ...more], turn: live.turn + more.length }
    await act(() => client.invalidateQueries({ queryKey: ['conversations'] }))
    await waitFor(() => expect(screen.getByRole('list', { name: 'Conversation' }).textContent).toContain(live.log.at(-1)?.text))
  }
  await arrive(entry('2p', { text: 'ok' }))
  await arrive(entry('3p', { text: 'ok' }))
  await arrive(entry('4p', { text: 'Wait' }), entry('5p', { text: 'I found it' }))
  expect((await heard()).join('\n').match(/Patient: .+/g)).toEqual(['Patient: ok', 'Patient: ok', 'Patient: Wait', 'Patient: I found it'])
})

test('who sends a message hears that it can still be undone, for how long, and nothing once it is gone (F-11)', async () => {
  api.answers(readLiveConversation, { ...LIVE, state: 'held', holder: 'Noor Ito', mine: true })
  api.answers(sendStaffSigns, { unread: 0 })
  api.answers(sayInConversation, { state: 'held' })
  await render(<LiveChat id={LIVE.id} />, { as: { scopes: ['pcr'] } })
  await userEvent.type(await screen.findByRole('textbox', { name: 'To the patient' }), 'Hello')
  // What is put into the page together with its words is not said by every screen reader, so the region is there before.
  const empty = screen.getAllByRole('status').filter(({ textContent }) => textContent === '')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  const said = empty.filter(({ textContent }) => textContent === 'Goes to the patient in 5 seconds')
  expect(said).toHaveLength(1)
  await userEvent.click(undo)
  expect(said[0]?.textContent).toBe('')
})
