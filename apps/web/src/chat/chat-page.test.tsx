import { ask } from '@clinic/contract/chat'
import { listLines } from '@clinic/contract/chat/attention'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { chatReply, inFrench, MESSAGES, renderChat } from '../../test/chat.tsx'
import { expectAccessible } from '../../test/expect-accessible.ts'
import { api } from '../../test/fake-api.ts'
import { ChatPage } from './chat-page.tsx'

const GREETING = chatReply({ ACTION: 'GREETING', text: 'Hello.\n\nHow can I help?', options: ['New Patient Intake', 'Ask questions'] })
const { talk, intro, button, problem } = MESSAGES.en
const NOTHING_SAID = {
  lines: [],
  attention: { state: 'bot' as const, name: null, role: null, unread: 0 },
  ...{ read_turn: 0, typing: false, known: 'bot' },
}
const composer = () => screen.getByRole<HTMLInputElement>('textbox', { name: talk.message })
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: talk.send })
const log = () => screen.getByRole('log')

async function begin() {
  api.answers(listLines, NOTHING_SAID)
  api.answers(ask, GREETING)
  const shown = renderChat(<ChatPage />)
  await shown.user.click(screen.getByRole('button', { name: 'Begin Conversation With Our AI' }))
  await screen.findByRole('button', { name: 'New Patient Intake' })
  return shown
}

afterEach(() => sessionStorage.clear())

describe('the intro', () => {
  test('has a heading and the button to begin (REQ-109, REQ-111)', async () => {
    renderChat(<ChatPage />)
    expect(screen.getByRole('heading', { level: 1, name: intro.heading })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Begin Conversation With Our AI' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login')
    await expectAccessible()
  })

  test('names the emergency number in both languages', async () => {
    const { redraw } = renderChat(<ChatPage />)
    expect(screen.getAllByRole('link', { name: '9-1-1' })[0]?.getAttribute('href')).toBe('tel:911')
    redraw(null)
    await inFrench()
    renderChat(<ChatPage />)
    expect(screen.getByRole('button', { name: 'Commencer' })).toBeDefined()
    expect(screen.getAllByRole('link', { name: '9-1-1' })).not.toEqual([])
    await expectAccessible()
  })
})

describe('the link of a reminder (REQ-137)', () => {
  const ways = { ...GREETING, DATA: { more: ['I’ve been here before'] } }
  const words = () => api.received(ask).map(({ body }) => body.query)

  test('leads past the greeting once, to those who were here before', async () => {
    history.replaceState(null, '', '?back=1')
    onTestFinished(() => history.replaceState(null, '', location.pathname))
    api.answers(listLines, NOTHING_SAID)
    api.answers(ask, ways)
    const { user } = renderChat(<ChatPage />)
    await user.click(screen.getByRole('button', { name: 'Begin Conversation With Our AI' }))
    await waitFor(() => expect(words()).toEqual(['book with tcn', 'I’ve been here before']))
    await user.click(await screen.findByRole('button', { name: 'Ask questions' }))
    await waitFor(() => expect(words()).toHaveLength(3))
  })

  test('nothing is said for a visitor without it', async () => {
    await begin()
    expect(words()).toEqual(['book with tcn'])
  })
})

describe('a conversation', () => {
  test('begins with “book with tcn” under an id of twelve letters and digits (REQ-126, REQ-133)', async () => {
    await begin()
    const [first] = api.received(ask)
    expect(first?.body).toMatchObject({ action: 'query', query: 'book with tcn' })
    expect(first?.body.conversation_id).toMatch(/^[A-Za-z0-9]{12}$/)
    expect(
      within(log())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([`${talk.assistant}Hello.`, `${talk.assistant}How can I help?`])
    await expectAccessible()
  })

  test('sends what is typed on Enter, with the newest key, and empties the line (REQ-113, REQ-114, REQ-202)', async () => {
    const { user } = await begin()
    expect(send().disabled).toBe(true)
    await user.type(composer(), '  What is a strain?  {Enter}')
    await waitFor(() => expect(api.received(ask)).toHaveLength(2))
    expect(api.received(ask)[1]?.body).toMatchObject({ query: 'What is a strain?', key: GREETING.key })
    expect(composer().value).toBe('')
    await waitFor(() => expect(log().textContent).toContain(`${talk.you}What is a strain?`))
  })

  test('sends nothing that is blank (REQ-114)', async () => {
    const { user } = await begin()
    await user.type(composer(), '   {Enter}')
    expect(api.received(ask)).toHaveLength(1)
  })

  test('shows what is sent before the greeting at once, and sends it as soon as the chat is ready (REQ-114)', async () => {
    api.answers(listLines, NOTHING_SAID)
    const answer = api.stalls(ask, GREETING)
    const { user } = renderChat(<ChatPage />)
    await user.click(screen.getByRole('button', { name: 'Begin Conversation With Our AI' }))
    await user.type(composer(), 'Do you treat{Enter}')
    await user.type(composer(), 'pain?{Enter}still typing')
    expect(screen.getByText('Do you treat pain?')).toBeDefined()
    expect(composer().value).toBe('still typing')
    answer()
    await waitFor(() => expect(api.received(ask)).toHaveLength(2))
    expect(api.received(ask)[1]?.body).toMatchObject({ query: 'Do you treat pain?', key: GREETING.key })
    await waitFor(() => expect(log().textContent).toContain(`${talk.you}Do you treat pain?`))
    expect(composer().value).toBe('still typing')
  })

  test('gives back what was sent before a greeting that never came (REQ-115)', async () => {
    api.answers(listLines, NOTHING_SAID)
    const { promise, reject } = Promise.withResolvers<typeof GREETING>()
    api.answers(ask, () => promise)
    const { user } = renderChat(<ChatPage />)
    await user.click(screen.getByRole('button', { name: 'Begin Conversation With Our AI' }))
    await user.type(composer(), 'Do you treat pain?{Enter}')
    reject(new TypeError('Failed to fetch'))
    const dialog = await screen.findByRole('alertdialog')
    await user.click(within(dialog).getAllByRole('button', { name: button.close }).at(-1) as HTMLElement)
    await waitFor(() => expect(composer().value).toBe('Do you treat pain?'))
  })

  test('says that it waits, in the specified words, once that takes longer than a second (REQ-128)', async () => {
    const { user } = await begin()
    const answer = api.stalls(ask, GREETING)
    await user.click(screen.getByRole('button', { name: 'Ask questions' }))
    expect(await screen.findByText('Waiting for response, this may take up to two minutes...')).toBeDefined()
    expect(send().disabled).toBe(true)
    answer()
    await waitFor(() => expect(screen.queryByText(/^Waiting for response/)).toBeNull())
  })

  test('what is typed while a reply is on its way stays (REQ-114)', async () => {
    const { user } = await begin()
    const answer = api.stalls(ask, GREETING)
    await user.click(screen.getByRole('button', { name: 'Ask questions' }))
    await user.type(composer(), 'One more thing{Enter}')
    answer()
    await waitFor(() => expect(send().disabled).toBe(false))
    expect(composer().value).toBe('One more thing')
  })

  test('loses no words when a message does not get through, and sends the same turn again (REQ-115, REQ-130)', async () => {
    const { user } = await begin()
    api.disconnects(ask)
    await user.type(composer(), 'Do you treat pain?{Enter}')
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('There was an error sending the message!')
    await expectAccessible()
    await user.click(within(dialog).getByRole('button', { name: button.tryAgain }))
    await waitFor(() => expect(api.received(ask)).toHaveLength(3))
    expect(api.received(ask)[2]?.body).toEqual(api.received(ask)[1]?.body)
    await user.click(
      within(await screen.findByRole('alertdialog'))
        .getAllByRole('button', { name: button.close })
        .at(-1) as HTMLElement,
    )
    expect(composer().value).toBe('Do you treat pain?')
  })

  test('shows the server’s own words for a refusal (REQ-131)', async () => {
    const { user } = await begin()
    api.refuses(ask, 'too-many-attempts', { details: { seconds: 30 } })
    await user.click(screen.getByRole('button', { name: 'Ask questions' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Too many attempts. Please wait 30 seconds and try again.')
  })

  test('says that something unknown went wrong where the refusal has no words (REQ-131)', async () => {
    const { user } = await begin()
    api.garbles(ask, 400, {})
    await user.click(screen.getByRole('button', { name: 'Ask questions' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('An unknown error occurred.')
  })

  test('offers to start again where it is no longer one’s own', async () => {
    const { user } = await begin()
    api.refuses(ask, 'conversation-key-invalid')
    await user.click(screen.getByRole('button', { name: 'Ask questions' }))
    const dialog = await screen.findByRole('alertdialog')
    api.answers(ask, GREETING)
    await user.click(within(dialog).getByRole('button', { name: intro.startAgain }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const bodies = api.received(ask).map(({ body }) => body)
    expect(bodies.at(-1)?.query).toBe('book with tcn')
    expect(bodies.at(-1)?.conversation_id).not.toBe(bodies[0]?.conversation_id)
  })

  test('is said aloud once the sound is on, and no more once it is off again (REQ-112)', async () => {
    const said: string[] = []
    const cancel = vi.fn()
    vi.stubGlobal('speechSynthesis', { speak: ({ text }: { text: string }) => said.push(text), cancel, getVoices: () => [] })
    vi.stubGlobal('SpeechSynthesisUtterance', function (this: { text: string }, text: string) {
      this.text = text
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    const { user } = await begin()
    const sound = () => screen.getByRole('switch', { name: /^Sound (?:on|off)$/ })
    expect([sound().textContent, sound().getAttribute('aria-checked'), said]).toEqual(['Sound off', 'false', []])
    await user.click(sound())
    expect([sound().textContent, sound().getAttribute('aria-checked'), said]).toEqual(['Sound on', 'true', ['Hello.', 'How can I help?']])
    cancel.mockClear()
    await user.click(sound())
    expect([sound().textContent, said.length, cancel.mock.calls.length > 0]).toEqual(['Sound off', 2, true])
  })

  test('asks for a person in words (REQ-143)', async () => {
    const { user } = await begin()
    await user.click(screen.getByRole('button', { name: MESSAGES.en.face.person }))
    await waitFor(() => expect(api.received(ask)[1]?.body.query).toBe(MESSAGES.en.face.personPlease))
  })

  test('names the article that an answer comes from (D-7)', async () => {
    const { user } = await begin()
    api.answers(
      ask,
      chatReply({ ACTION: 'OPENQUESTIONTEXT', text: 'A strain is a variety.\n\nAnything else?', DATA: { source: 'Strains' } }),
    )
    await user.type(composer(), 'What is a strain?{Enter}')
    expect(await screen.findByText(talk.source('Strains'))).toBeDefined()
  })

  test('takes the focus to a new card’s heading, and leaves it to whoever writes', async () => {
    const { user } = await begin()
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'))
    await user.type(composer(), 'Hello{Enter}')
    await waitFor(() => expect(api.received(ask)).toHaveLength(2))
    expect(document.activeElement).toBe(composer())
  })

  test('that has ended has no line to write in, and is forgotten on this device and its screen (REQ-159)', async () => {
    const { user } = await begin()
    api.answers(ask, chatReply({ ACTION: 'CLOSECHAT', text: 'Goodbye.' }))
    await user.click(screen.getByRole('button', { name: 'Ask questions' }))
    await screen.findByRole('heading', { name: MESSAGES.en.heading.CLOSECHAT })
    expect(
      within(screen.getByRole('log'))
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([expect.stringContaining('Goodbye.')])
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  test('is offered to go on with at the next visit, and starting again asks first', async () => {
    const { user, redraw } = await begin()
    redraw(null)
    sessionStorage.clear()
    renderChat(<ChatPage />)
    expect(screen.getByRole('button', { name: intro.goOn })).toBeDefined()
    await user.click(screen.getByRole('button', { name: intro.startAgain }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: intro.keep }))
    await user.click(screen.getByRole('button', { name: intro.goOn }))
    await waitFor(() => expect(api.received(ask)).toHaveLength(2))
    const [before, now] = api.received(ask)
    expect(now?.body.conversation_id).toBe(before?.body.conversation_id)
  })
})

test('errors are French on a French page (REQ-130)', async () => {
  await inFrench()
  api.disconnects(ask)
  const { user } = renderChat(<ChatPage />)
  await user.click(screen.getByRole('button', { name: 'Commencer' }))
  const dialog = await screen.findByRole('alertdialog', { name: MESSAGES.fr.problem.title })
  expect(dialog.textContent).toContain(MESSAGES.fr.problem.network)
  expect(dialog.textContent).not.toContain(problem.network)
  expect(within(dialog).getByRole('button', { name: 'Réessayer' })).toBeDefined()
})

test('F-11: a person who joins is named, what they write follows, and the question waits behind it', async () => {
  await begin()
  const said = { turn: 1, at: '2026-03-02T15:00:00.000Z', name: 'Dana', role: 'team' as const }
  api.answers(listLines, {
    lines: [
      { ...said, seq: 1, mark: 'joined', text: '' },
      { ...said, seq: 2, mark: null, text: 'Hello, Dana here.' },
    ],
    attention: { state: 'held', name: 'Dana', role: 'team', unread: 2 },
    ...{ read_turn: 0, typing: true, known: 'held Dana' },
  })
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(log().textContent).toContain('Dana, care team, has joined'))
  expect(log().textContent).toContain('Dana, care team: Hello, Dana here.')
  expect(screen.queryByRole('button', { name: 'New Patient Intake' })).toBeNull()
  expect(await screen.findByText('Dana is typing')).toBeDefined()
  expect(screen.queryByRole('button', { name: MESSAGES.en.face.person })).toBeNull()
  await expectAccessible()
})

test('F-10: who waits for a person reads what has changed and can choose a call instead', async () => {
  const { user } = await begin()
  const told = { seq: 1, turn: 1, at: '2026-03-02T15:00:00.000Z', name: '', role: 'team' as const, mark: 'told' as const }
  api.answers(listLines, {
    lines: [{ ...told, text: 'I’m sorry, no one on our team is free yet.' }],
    attention: { state: 'asked', name: null, role: null, unread: 0, offers: ['call', 'email', 'cancel'] },
    ...{ read_turn: 0, typing: false, known: 'asked' },
  })
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(log().textContent).toContain('no one on our team is free yet'))
  const offers = within(await screen.findByRole('group', { name: 'You can also' }))
  expect(offers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Please call me',
    'Please email me',
    'I no longer need a person',
  ])
  await expectAccessible()
  await user.click(offers.getByRole('button', { name: 'Please call me' }))
  await waitFor(() => expect(api.received(ask).at(-1)?.body.query).toBe('Please call me'))
  // The server still answers that all three are offered.
  await waitFor(() => expect(offers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['I no longer need a person']))
})

test('F-11: what was chosen is no longer offered, unless it could not be sent', async () => {
  const { user } = await begin()
  const attention = {
    state: 'asked' as const,
    name: null,
    role: null,
    unread: 0,
    offers: ['call' as const, 'email' as const, 'cancel' as const],
  }
  api.answers(listLines, { lines: [], attention, read_turn: 0, typing: false, known: 'asked' })
  document.dispatchEvent(new Event('visibilitychange'))
  const offers = within(await screen.findByRole('group', { name: 'You can also' }))
  api.refuses(ask, 'too-many-attempts')
  await user.click(offers.getByRole('button', { name: 'I no longer need a person' }))
  await user.keyboard('{Escape}')
  expect(offers.getAllByRole('button')).toHaveLength(3)
  api.answers(ask, GREETING)
  await user.click(offers.getByRole('button', { name: 'I no longer need a person' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'You can also' })).toBeNull())
})

test('F-11: while a person is there the questions and a call are a tap away, and the question comes back', async () => {
  const { user } = await begin()
  const joined = { seq: 1, turn: 1, at: '2026-03-02T15:00:00.000Z', name: 'Dana', role: 'team' as const, mark: 'joined' as const, text: '' }
  const held = { state: 'held' as const, name: 'Dana', role: 'team' as const, unread: 0 }
  const attention = { ...held, instead: ['questions' as const, 'callInstead' as const] }
  api.answers(listLines, { lines: [joined], attention, read_turn: 0, typing: false, known: 'held Dana' })
  document.dispatchEvent(new Event('visibilitychange'))
  const offers = within(await screen.findByRole('group', { name: 'You can also' }))
  expect(offers.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Back to the questions', 'Call me instead'])
  await expectAccessible()
  await user.click(offers.getByRole('button', { name: 'Call me instead' }))
  await waitFor(() => expect(api.received(ask).at(-1)?.body.query).toBe('Call me instead'))
  await user.click(await offers.findByRole('button', { name: 'Back to the questions' }))
  await waitFor(() => expect(api.received(ask).at(-1)?.body.query).toBe('Back to the questions'))
  api.answers(listLines, { ...NOTHING_SAID, known: 'returned' })
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(api.received(ask).at(-1)?.body.query).toBe('book with tcn'))
  expect(screen.queryByRole('group', { name: 'You can also' })).toBeNull()
})

test('F-11: who asked for a person reads it where they could ask, also after more words, until they no longer wait', async () => {
  const { user } = await begin()
  const face = within(screen.getByRole('complementary', { name: MESSAGES.en.face.label }))
  const askAgain = () => face.queryByRole('button', { name: MESSAGES.en.face.person })
  const waits = { state: 'asked' as const, name: null, role: null, unread: 0, offers: ['cancel' as const] }
  api.answers(listLines, { lines: [], attention: waits, read_turn: 0, typing: false, known: 'asked' })
  expect(askAgain()).not.toBeNull()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await face.findByText(MESSAGES.en.heading.NEEDPCRHELP)).toBeDefined()
  expect(askAgain()).toBeNull()
  await expectAccessible()
  await user.type(composer(), 'What is a strain?{Enter}')
  await waitFor(() => expect(log().textContent).toContain('What is a strain?'))
  expect(askAgain()).toBeNull()
  api.answers(listLines, NOTHING_SAID)
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(askAgain()).not.toBeNull())
})
