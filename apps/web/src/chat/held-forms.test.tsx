import { ask } from '@clinic/contract/chat'
import { listLines, sendPatientSigns } from '@clinic/contract/chat/attention'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { chatReply, MESSAGES, renderChat } from '../../test/chat.tsx'
import { api } from '../../test/fake-api.ts'
import { ChatPage } from './chat-page.tsx'

const GREETING = chatReply({ ACTION: 'GREETING', text: 'Hello.', options: ['New Patient Intake'] })
const CONSENT = { version: '1', sections: [{ heading: 'A. What it is', text: 'Words.' }] }
const FORM = chatReply({ ACTION: 'OPENCONSENTFORMWINDOW', text: 'Please read the consent form.', DATA: { consent: CONSENT } })
const dialogName = MESSAGES.en.forms.consent.title

afterEach(() => sessionStorage.clear())

/** Dana joins when what this answers is called. */
function mayJoin(): () => void {
  let joined = false
  api.answers(listLines, ({ body }) => {
    const line = { seq: 1, turn: 2, at: '2026-03-02T15:00:00.000Z', name: 'Dana', role: 'team' as const, mark: 'joined' as const, text: '' }
    const who = joined ? { state: 'held' as const, name: 'Dana', role: 'team' as const } : { state: 'bot' as const, name: null, role: null }
    return {
      lines: joined && body.after < 1 ? [line] : [],
      attention: { ...who, unread: 0 },
      read_turn: 0,
      typing: false,
      known: String(joined),
    }
  })
  return () => {
    joined = true
  }
}

test('interleaving 18: a consent form that is open when a person joins stays open, and can be opened while they are there (F-11)', async () => {
  const join = mayJoin()
  api.answers(sendPatientSigns, { unread: 0 })
  api.answers(ask, GREETING)
  const { user } = renderChat(<ChatPage />)
  await user.click(screen.getByRole('button', { name: 'Begin Conversation With Our AI' }))
  await screen.findByRole('button', { name: 'New Patient Intake' })
  api.answers(ask, FORM)
  join()
  await user.click(screen.getByRole('button', { name: 'New Patient Intake' }))
  const form = await screen.findByRole('dialog', { name: dialogName })
  await screen.findByText(/^Dana, care team, has joined/, {}, { timeout: 15_000 })
  expect(screen.getByRole('dialog', { name: dialogName })).toBe(form)
  await user.click(screen.getByRole('button', { name: MESSAGES.en.button.cancel }))
  const question = screen.getByRole('alertdialog')
  await user.click(within(question).getByRole('button', { name: MESSAGES.en.forms.consent.close }))
  api.answers(ask, chatReply({ ACTION: 'ATTENDED', text: '', DATA: { waits: 'OPENCONSENTFORMWINDOW', consent: CONSENT, turn: 3 } }))
  await user.type(screen.getByRole('textbox', { name: MESSAGES.en.talk.message }), 'What is section A?{Enter}')
  await waitFor(() => expect(screen.getByRole('log').textContent).toContain('What is section A?'))
  expect(screen.queryByRole('dialog', { name: dialogName })).toBeNull()
  await user.click(screen.getByRole('button', { name: MESSAGES.en.consent.open }))
  await screen.findByRole('dialog', { name: dialogName })
})

test('a question about self-harm stays on the screen when a person joins: words are for the person, and only the choice on its card is the answer (F-11)', async () => {
  const join = mayJoin()
  const own = 'Have you had thoughts of hurting yourself?'
  const DATA = { question: { tag: 'self_harm', number: 33, required: false }, progress: { done: 4, total: 9, minutesLeft: 2 }, own }
  const options = [
    { label: 'Yes', value: 'yes' },
    { label: 'No', value: 'no' },
  ]
  const attended = chatReply({
    ...{ ACTION: 'ATTENDED', text: '', options },
    DATA: { ...DATA, waits: 'OPENQUESTIONRADIOOPTIONSWINDOW', turn: 3 },
  })
  const sent: unknown[] = []
  api.answers(sendPatientSigns, { unread: 0 })
  api.answers(ask, GREETING)
  const { user } = renderChat(<ChatPage />)
  await user.click(screen.getByRole('button', { name: 'Begin Conversation With Our AI' }))
  await screen.findByRole('button', { name: 'New Patient Intake' })
  api.answers(ask, chatReply({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', text: own, options, DATA }))
  await user.click(screen.getByRole('button', { name: 'New Patient Intake' }))
  await screen.findByRole('heading', { name: own })
  expect(await screen.findByRole('button', { name: `← ${MESSAGES.en.card.back}` }, { timeout: 15_000 })).not.toBeNull()
  join()
  await screen.findByText(/^Dana, care team, has joined/, {}, { timeout: 15_000 })
  expect(screen.getByRole('heading', { name: own })).not.toBeNull()
  for (const name of [`← ${MESSAGES.en.card.back}`, MESSAGES.en.button.skip]) expect(screen.queryByRole('button', { name })).toBeNull()
  api.answers(ask, ({ body }) => {
    sent.push([body.query, body.context])
    return attended
  })
  await user.type(screen.getByRole('textbox', { name: MESSAGES.en.talk.message }), 'no{Enter}')
  await waitFor(() => expect(sent).toEqual([['no', undefined]]))
  const choice = await screen.findByRole('radio', { name: 'No' })
  await waitFor(() => expect(choice.closest('[inert]')).toBeNull())
  await user.click(choice)
  await waitFor(() => expect(sent.at(-1)).toEqual(['no', { selected: ['no'] }]))
})
