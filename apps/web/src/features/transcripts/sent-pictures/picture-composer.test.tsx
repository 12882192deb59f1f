import { type LiveConversation, readLiveConversation, sayInConversation, sendStaffSigns } from '@clinic/contract/chat/attention'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../../../../test/fake-api.ts'
import { render } from '../../../../test/render.tsx'
import { LiveChat } from '../live-chat.tsx'

vi.mock('../../../question-cards/controls/shrink-picture.ts', () => ({
  shrinkPicture: async ({ type }: File) => (type === 'image/png' ? { base64: 'AAAA', address: 'data:image/png;base64,AAAA' } : null),
}))

const LIVE: LiveConversation = {
  ...{ id: 'pictured0001', patient_id: 'TCN-20001', live_id: 'TCN-20001', closed: false, ineligible: false, language: 'en', turn: 3 },
  ...{ state: 'held', holder: 'Noor Ito', mine: true, unread: 0, patient: { delivered_seq: 0, read_seq: 0 }, log: [] },
}
const PHOTO = new File(['x'], 'card.png', { type: 'image/png' })

beforeEach(() => {
  api.answers(sendStaffSigns, { unread: 0 })
})

async function open(live: Partial<LiveConversation> = {}) {
  api.answers(readLiveConversation, { ...LIVE, ...live })
  await render(<LiveChat id={LIVE.id} />, { as: { scopes: ['pcr'] } })
  return screen.findByRole('textbox')
}
const paste = (field: HTMLElement, files: File[]) => act(async () => fireEvent.paste(field, { clipboardData: { files } }))

test('a picture that is pasted is looked at and described, and sent behind the line that still waits (F-11)', async () => {
  const field = await open()
  api.answers(sayInConversation, { state: 'held' })
  await userEvent.type(field, 'See here{Enter}')
  await paste(field, [PHOTO, PHOTO])
  await screen.findByText('One picture at a time: this is the first. Send the others afterwards.')
  await userEvent.type(screen.getByRole('textbox', { name: 'What it shows' }), 'Where the code is')
  await userEvent.click(screen.getByRole('button', { name: 'Send picture' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Picture to the patient' })).toBeNull())
  expect(api.received(sayInConversation).map(({ body }) => [body.text, body.picture, body.turn, body.sure])).toEqual([
    ['See here', undefined, 3, false],
    ['Where the code is', 'AAAA', 3, false],
  ])
  expect(document.activeElement).toBe(field)
})

test('a picture that was not sent says so, stays with its words, and is the same picture when it is sent again (F-11)', async () => {
  const field = await open()
  api.disconnects(sayInConversation)
  await act(async () => fireEvent.drop(field, { dataTransfer: { types: ['Files'], files: [PHOTO] } }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'What it shows' }), 'A form')
  await userEvent.click(screen.getByRole('button', { name: 'Send picture' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The picture was not sent\. /)
  api.answers(sayInConversation, { state: 'held' })
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(screen.queryByRole('form', { name: 'Picture to the patient' })).toBeNull())
  const [first, second] = api.received(sayInConversation).map(({ body }) => body)
  expect(second).toEqual(first)
})

test('a file that is no picture is refused, and Escape puts it away (F-11)', async () => {
  const field = await open()
  await paste(field, [new File(['x'], 'a.pdf', { type: 'application/pdf' })])
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be opened as a picture')
  expect(screen.queryByRole('button', { name: 'Send picture' })).toBeNull()
  screen.getByRole('button', { name: 'Cancel' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('form', { name: 'Picture to the patient' })).toBeNull()
})

test('a picture for staff alone, or before joining, is not taken and the reason is told (F-11)', async () => {
  const field = await open({ mine: false, holder: null, state: 'asked' })
  await paste(field, [PHOTO])
  expect((await screen.findByRole('alert')).textContent).toBe('Join the conversation to send a picture.')
  expect(api.received(sayInConversation)).toEqual([])
})

test('interleaving 45: a description that names someone else is warned of, and sent when it is sent again as it is (F-11)', async () => {
  const field = await open()
  api.refuses(sayInConversation, 'message-names-others')
  await paste(field, [PHOTO])
  await userEvent.type(await screen.findByRole('textbox', { name: 'What it shows' }), 'Tyler Mackinnon')
  await userEvent.click(screen.getByRole('button', { name: 'Send picture' }))
  await screen.findByRole('alert')
  api.answers(sayInConversation, { state: 'held' })
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(api.received(sayInConversation).map(({ body }) => body.sure)).toEqual([false, true]))
})
