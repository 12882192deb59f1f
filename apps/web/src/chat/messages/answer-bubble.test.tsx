import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chatCard, inFrench, renderChat } from '../../../test/chat.tsx'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { emptyConversation, type Message } from '../session/conversation.ts'
import type { Talk } from '../session/use-conversation.ts'
import { AnswerBubble } from './answer-bubble.tsx'

const options = [{ label: 'Well', value: 'well' }]
const asked = chatCard({ kind: 'one', options }, { tag: 'sleep', form: 'Intake' })
const message: Message = { id: 4, from: 'patient', text: 'Well', source: null, restored: false, language: 'en', asked }

function show(parts: Partial<Talk> = {}) {
  const send = vi.fn<Talk['send']>()
  const card = chatCard({ kind: 'one', options }, { tag: 'pain', form: 'Intake' })
  const state = { ...emptyConversation(), messages: [message], card }
  const talk = { state, waiting: false, send, ...parts } as unknown as Talk
  const ui = (
    <ul>
      <AnswerBubble message={message} talk={talk} />
    </ul>
  )
  return { ...renderChat(ui), send, state }
}

test('an answer has Change beside, which opens exactly that question again', async () => {
  const { user, send } = show()
  expect(screen.getByRole('listitem').textContent).toContain('Well')
  await user.click(screen.getByRole('button', { name: 'Change: How do you sleep?' }))
  expect(send).toHaveBeenCalledExactlyOnceWith({ query: '', shown: 'Change: How do you sleep?', context: { reopen: 'sleep' } })
  await expectAccessible()
})

test('it says « Modifier » in French', async () => {
  await inFrench()
  show()
  expect(screen.getByRole('button', { name: 'Modifier\u00a0: How do you sleep?' }).textContent).toBe('Modifier')
})

test('it waits while a reply is on its way, and is not there while a person has the conversation', () => {
  const { state } = show({ waiting: true })
  expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true)
  document.body.replaceChildren()
  show({ state: { ...state, person: { name: 'Dana', role: 'PCR' } } } as unknown as Partial<Talk>)
  expect(screen.getByRole('listitem').textContent).toContain('Well')
  expect(screen.queryByRole('button')).toBeNull()
})
