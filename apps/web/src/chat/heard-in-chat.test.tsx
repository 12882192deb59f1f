import { ask } from '@clinic/contract/chat'
import { type ChatLine, listLines, readLinePicture, readOwnPicture, type ShownAttention } from '@clinic/contract/chat/attention'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { chatReply, inFrench, renderChat } from '../../test/chat.tsx'
import { api } from '../../test/fake-api.ts'
import { listen } from '../../test/screen-reader.ts'
import { ChatPage } from './chat-page.tsx'

const GREETING = chatReply({ ACTION: 'GREETING', text: 'Hello.', options: ['New Patient Intake'] })
const HELP = chatReply({ ACTION: 'NEEDPCRHELP', text: 'I asked our care team to help you.' })
const said = (seq: number, parts: Partial<ChatLine> = {}): ChatLine => ({
  ...{ seq, turn: 2, at: '2026-03-02T15:00:00.000Z', name: 'Dana', role: 'team', mark: null, text: '' },
  ...parts,
})
const JOINED = said(1, { mark: 'joined' })
const NOBODY = { state: 'bot', name: null, role: null, unread: 0 } as const

afterEach(() => sessionStorage.clear())

/** A patient who asked for a person, and what a screen reader says from then on. */
async function waitForPerson(begin: string) {
  let lines: ChatLine[] = []
  let typing = false
  const attention = (): ShownAttention => {
    const last = lines.findLast(({ mark }) => mark !== null)
    if (!last || last.mark === 'reconnecting') return { state: 'asked', name: null, role: null, unread: 0 }
    if (last.mark === 'left') return { state: 'returned', name: null, role: null, unread: 0 }
    return { state: last.mark === 'absent' ? 'paused' : 'held', name: last.name, role: last.role, unread: 0 }
  }
  api.answers(listLines, ({ body }) => ({
    lines: lines.filter(({ seq }) => seq > body.after),
    ...{ attention: attention(), read_turn: 0, typing, known: `${lines.length} ${typing}` },
  }))
  api.answers(ask, GREETING)
  const { user } = renderChat(<ChatPage />)
  await user.click(screen.getByRole('button', { name: begin }))
  await screen.findByRole('button', { name: 'New Patient Intake' })
  api.answers(ask, HELP)
  await user.type(screen.getByRole('textbox'), 'A person please{Enter}')
  await waitFor(() => expect(screen.getByRole('log').textContent).toContain('I asked our care team to help you.'))
  // The heading of the card is said a moment after it is drawn.
  await screen.findAllByText(/^(?:A person will help you|Une personne va vous aider)$/, { selector: '[role=status]' })
  const heard = await listen()
  const arrives = (...more: ChatLine[]) => {
    lines = [...lines, ...more]
  }
  const types = (now: boolean) => {
    typing = now
  }
  return { arrives, types, heard }
}

describe('what a patient with a screen reader hears (F-11)', () => {
  test('a person joins, then their message arrives: both are said politely, once, with who it is', async () => {
    const { arrives, heard } = await waitForPerson('Begin Conversation With Our AI')
    arrives(JOINED)
    await waitFor(async () => expect(await heard()).toHaveLength(1), { timeout: 10_000 })
    arrives(said(2, { text: 'How can I help?' }))
    await waitFor(async () => expect((await heard()).length).toBeGreaterThan(1), { timeout: 10_000 })
    expect(await heard()).toEqual([
      'polite: Dana, care team, has joined and can read this chat. The assistant waits, and your answers are saved.',
      'polite: Dana, care team: How can I help?',
    ])
  })

  test('a whole stay is said: who writes, who takes over, who is away, who has left, and that the assistant continues', async () => {
    const { arrives, types, heard } = await waitForPerson('Begin Conversation With Our AI')
    const until = (phrase: RegExp) =>
      waitFor(async () => expect((await heard()).filter((one) => phrase.test(one))).toHaveLength(1), { timeout: 10_000 })
    arrives(JOINED)
    await until(/has joined/)
    types(true)
    await until(/Dana is typing/)
    types(false)
    arrives(said(2, { text: 'One moment' }))
    await until(/One moment/)
    arrives(said(3, { mark: 'taken-over', name: 'Sam', role: 'np' }))
    await until(/taken over/)
    arrives(said(4, { mark: 'absent', name: 'Sam', role: 'np' }))
    await until(/longer than expected/)
    arrives(said(5, { mark: 'reconnecting', name: 'Sam', role: 'np' }))
    await until(/someone else/)
    arrives(said(6, { mark: 'joined' }), said(7, { text: 'Hello again' }))
    await until(/Hello again/)
    api.answers(ask, chatReply({ ACTION: 'OPENQUESTIONTEXT', text: 'What helps?', DATA: { question: { tag: 'helps' } } }))
    arrives(said(8, { mark: 'left' }))
    await until(/What helps/)
    expect(await heard()).toEqual([
      'polite: Dana, care team, has joined and can read this chat. The assistant waits, and your answers are saved.',
      'polite: Dana is typing',
      'polite: Dana, care team: One moment',
      'polite: Sam, nurse practitioner, has taken over.',
      'polite: Sam is taking longer than expected. You can keep writing.',
      'polite: Sam has left. We are connecting you with someone else.',
      'polite: Dana, care team, has joined and can read this chat. The assistant waits, and your answers are saved.',
      'polite: Dana, care team: Hello again',
      'polite: Dana has left. The assistant continues where you stopped.',
      'polite: What helps?',
    ])
  }, 60_000)

  test('a picture of the team is said by what it shows; it opens whole and is put away again', async () => {
    const { arrives, heard } = await waitForPerson('Begin Conversation With Our AI')
    api.answers(readLinePicture, { kind: 'image/jpeg', bytes: 'AAAA' })
    arrives(JOINED)
    await waitFor(async () => expect(await heard()).toHaveLength(1), { timeout: 10_000 })
    arrives(said(2, { text: 'Where the code is', picture: true }))
    const stamp = await screen.findByRole('button', { name: 'Where the code is' }, { timeout: 10_000 })
    const ofPicture = (await heard()).filter((phrase) => /: Dana, care team:|Where the code is/.test(phrase))
    expect(ofPicture.join('\n')).toBe('polite: Dana, care team:\npolite: Where the code is')
    expect(api.received(readLinePicture).at(-1)).toMatchObject({ body: { seq: 2 } })
    await userEvent.click(stamp)
    const whole = screen.getByRole('dialog', { name: 'Where the code is' })
    await userEvent.click(within(whole).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(history.state).toBeNull())
    await userEvent.click(stamp)
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a picture that cannot be had is told in words and can be asked for again', async () => {
    const { arrives } = await waitForPerson('Begin Conversation With Our AI')
    api.disconnects(readLinePicture)
    arrives(JOINED, said(2, { text: 'Where the code is', picture: true }))
    const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
    expect(again.closest('li')?.textContent).toContain('Where the code is')
    api.answers(readLinePicture, { kind: 'image/jpeg', bytes: 'AAAA' })
    await userEvent.click(again)
    await screen.findByRole('button', { name: 'Where the code is' })
  })

  test('the patient’s own picture of before is there after a reload, by its turn, and opens whole', async () => {
    api.answers(listLines, { lines: [], attention: NOBODY, read_turn: 0, typing: false, known: 'bot' })
    api.answers(readOwnPicture, { kind: 'image/jpeg', bytes: 'AAAA' })
    const transcript = [
      { from: 'patient', text: 'New Patient Intake' },
      { from: 'patient', text: 'A picture', picture: 7 },
    ]
    api.answers(ask, { ...GREETING, DATA: { transcript } })
    renderChat(<ChatPage />)
    await userEvent.click(screen.getByRole('button', { name: 'Begin Conversation With Our AI' }))
    const stamp = await screen.findByRole('button', { name: 'A picture' })
    expect(stamp.closest('li')?.textContent).toBe('You: ')
    expect(api.received(readOwnPicture).at(-1)).toMatchObject({ body: { turn: 7 } })
    await userEvent.click(stamp)
    expect(screen.getByRole('dialog', { name: 'A picture' }).querySelector('img')?.src).toBe('data:image/jpeg;base64,AAAA')
  })

  test('in French the same is said in French', async () => {
    await inFrench()
    const { arrives, heard } = await waitForPerson('Commencer')
    arrives(JOINED)
    await waitFor(async () => expect(await heard()).toHaveLength(1), { timeout: 10_000 })
    expect(await heard()).toEqual([
      'polite: Dana (équipe de soins) participe maintenant à la conversation et peut la lire. L’assistante attend, et vos réponses sont conservées.',
    ])
  })

  test('a question that comes back while a picture is open is said when the picture is put away', async () => {
    const { arrives, heard } = await waitForPerson('Begin Conversation With Our AI')
    api.answers(readLinePicture, { kind: 'image/jpeg', bytes: 'AAAA' })
    arrives(JOINED, said(2, { text: 'Where the code is', picture: true }))
    await userEvent.click(await screen.findByRole('button', { name: 'Where the code is' }, { timeout: 10_000 }))
    const whole = screen.getByRole('dialog', { name: 'Where the code is' })
    api.answers(ask, chatReply({ ACTION: 'OPENQUESTIONTEXT', text: 'What helps?', DATA: { question: { tag: 'helps' } } }))
    arrives(said(3, { mark: 'left' }))
    const left = 'polite: Dana has left. The assistant continues where you stopped.'
    await waitFor(async () => expect((await heard()).at(-1)).toBe(left), { timeout: 15_000 })
    await screen.findByText('What helps?', { selector: '#card-heading' })
    expect(screen.getByRole('dialog', { name: 'Where the code is' })).toBe(whole)
    await userEvent.click(within(whole).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('What helps?'))
  }, 60_000)

  test('in French the numbers of a crisis are said in French, and each is a link with its name (F-5)', async () => {
    await inFrench()
    const { heard } = await waitForPerson('Commencer')
    const text = 'Vous avez bien fait de me le dire.'
    api.answers(ask, chatReply({ ACTION: 'CRISIS', text }))
    await userEvent.type(screen.getByRole('textbox'), 'Je veux me tuer{Enter}')
    const first = [`polite: Assistante : ${text}`, 'polite: De l’aide, tout de suite']
    await waitFor(async () => expect(await heard()).toEqual(expect.arrayContaining(first)), { timeout: 10_000 })
    expect((await heard()).filter((phrase) => !phrase.includes(text))).toEqual([
      'polite: De l’aide, tout de suite',
      'polite: Vous : Je veux me tuer',
    ])
    const card = screen.getByRole('main')
    expect(
      within(card)
        .getByRole('link', { name: /^Appelez le 9-1-1/ })
        .getAttribute('href'),
    ).toBe('tel:911')
    expect(
      within(card)
        .getByRole('link', { name: /^Appelez le 9-8-8/ })
        .getAttribute('href'),
    ).toBe('tel:988')
    expect(
      within(card)
        .getByRole('link', { name: /^Textez le 9-8-8/ })
        .getAttribute('href'),
    ).toBe('sms:988')
  }, 60_000)
})
