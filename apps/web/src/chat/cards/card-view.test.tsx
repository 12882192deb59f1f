import { screen, within } from '@testing-library/react'
import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { cardProps, chatCard, inFrench, MESSAGES, renderChat } from '../../../test/chat.tsx'
import { expectAccessible } from '../../../test/expect-accessible.ts'
import { CardView } from './card-view.tsx'

type Content = Parameters<typeof chatCard>[0]
const show = (content: Content, { parts = {}, more = {} }: { parts?: object; more?: object } = {}) => {
  const props = { ...cardProps(), ...more }
  return { ...renderChat(<CardView {...props} card={chatCard(content, { heading: null, ...parts })} />), props }
}

describe('the greeting', () => {
  const options = ['New Patient Intake', 'Renew a medical document', 'Ask questions'].map((label) => ({ label, value: label }))

  test('offers its three ways as buttons, each an answer (REQ-123 to REQ-125, REQ-156)', async () => {
    const { user, props } = show(
      { kind: 'greeting', options, more: ['I’ve been here before'], lines: [] },
      { parts: { action: 'GREETING' } },
    )
    const names = [...options.map(({ label }) => label), 'I’ve been here before']
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(names)
    await user.click(screen.getByRole('button', { name: 'Renew a medical document' }))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'Renew a medical document', shown: 'Renew a medical document' })
    await expectAccessible()
  })
})

const CRISIS = { kind: 'crisis', check: false, options: [], lines: [], note: null, ask: null, quickExit: false } as const satisfies Content

test('an assistant that is not open offers the numbers to call and nothing else (F-21)', async () => {
  const lines = [{ service: 'emergency', label: 'Emergency services', number: '9-1-1', tel: 'tel:911', sms: null }]
  show({ kind: 'greeting', options: [], more: [], lines }, { parts: { action: 'GREETING', heading: 'In an emergency, call 9-1-1.' } })
  expect(screen.getByRole('link', { name: /Call 9-1-1/ }).getAttribute('href')).toBe('tel:911')
  expect(screen.queryByRole('button')).toBeNull()
  await expectAccessible()
})

describe('somebody in danger', () => {
  test('sees the numbers of the reply in their order, what to do without 9-1-1, and what staff need to know (F-20)', async () => {
    const lines = [
      { service: 'poison', label: 'Poison centre', number: '1-800-463-5060', tel: 'tel:+18004635060', sms: null },
      { service: 'emergency', label: 'Emergency services', number: '9-1-1', tel: 'tel:911', sms: null },
    ]
    show({ ...CRISIS, lines, note: 'No 9-1-1?', ask: 'Where are you?' }, { parts: { action: 'CRISIS' } })
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Call 1-800-463-5060Poison centre',
      'Call 9-1-1Emergency services',
    ])
    expect(screen.getByText('No 9-1-1?')).toBeDefined()
    expect(screen.getByText('Where are you?')).toBeDefined()
    expect(screen.queryByRole('button', { name: MESSAGES.en.crisis.leave })).toBeNull()
    await expectAccessible()
  })

  test('can leave the page at once where someone may be watching', async () => {
    show({ ...CRISIS, quickExit: true }, { parts: { action: 'CRISIS' } })
    expect(screen.getByRole('button', { name: MESSAGES.en.crisis.leave })).toBeDefined()
    await expectAccessible()
  })

  test('sees the two numbers to call or text, and nothing else to do but to say that they are safe (D-6)', async () => {
    const options = [{ label: 'I am safe', value: 'ok' }]
    const { user, props } = show({ ...CRISIS, options }, { parts: { action: 'CRISIS' } })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['tel:911', 'tel:988', 'sms:988'])
    expect(screen.getByRole('link', { name: /Call 9-1-1/ })).toBeDefined()
    expect(screen.getByRole('link', { name: /Call 9-8-8/ })).toBeDefined()
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: MESSAGES.en.crisis.safe }))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'ok', shown: null })
  })

  test('reads it in French (D-6)', async () => {
    await inFrench()
    show(CRISIS, { parts: { action: 'CRISIS' } })
    expect(screen.getByRole('heading', { name: 'De l’aide, tout de suite' })).toBeDefined()
    expect(screen.getByRole('link', { name: /Appelez le 9-8-8/ }).getAttribute('href')).toBe('tel:988')
    await expectAccessible()
  })
})

describe('a step that only tells something', () => {
  test('waits for Continue where an answer is wanted (REQ-122, REQ-155)', async () => {
    const { user, props } = show({ kind: 'ready' }, { parts: { action: 'OPENQUESTIONCHECKREADY' }, more: { goesOn: true } })
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'ok', shown: null })
  })

  test('goes on by itself after a second, with “ok” (REQ-134, REQ-157)', async () => {
    vi.useFakeTimers()
    const { props } = show({ kind: 'next' }, { parts: { action: 'SKIPTONEXT' }, more: { goesOn: true } })
    act(() => vi.advanceTimersByTime(999))
    expect(props.onAnswer).not.toHaveBeenCalled()
    act(() => vi.advanceTimersByTime(1))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'ok', shown: null })
  })

  test('says which clip was watched to its end (REQ-134)', async () => {
    vi.useFakeTimers()
    const { props } = show({ kind: 'next' }, { parts: { action: 'LAUNCHCONSENT', clip: 'consent' }, more: { goesOn: true } })
    act(() => vi.advanceTimersByTime(1_000))
    expect(props.onAnswer.mock.calls[0]?.[0].context).toEqual({ video: { clip: 'consent', ended: true } })
  })

  test('waits while something holds the conversation up (REQ-134)', async () => {
    vi.useFakeTimers()
    const { props } = show({ kind: 'next' }, { parts: { action: 'SKIPTONEXT' } })
    act(() => vi.advanceTimersByTime(60_000))
    expect(props.onAnswer).not.toHaveBeenCalled()
  })

  test('stops while it is paused, and goes on once it is told to (D-8)', async () => {
    const { user, props } = show({ kind: 'next' }, { parts: { action: 'SKIPTONEXT' }, more: { goesOn: true } })
    await user.click(screen.getByRole('button', { name: MESSAGES.en.button.pause }))
    await new Promise((resolve) => setTimeout(resolve, 1_200))
    expect(props.onAnswer).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: MESSAGES.en.button.goOn }))
    await vi.waitFor(() => expect(props.onAnswer).toHaveBeenCalledOnce(), 3_000)
  })
})

describe('the details to confirm', () => {
  const information = {
    ...{ firstName: 'Noémie', lastName: 'Desrosiers', dateOfBirth: '1980-05-17', gender: 'FEMALE', phone: '4165550134' },
    ...{ streetAddress: '1 Main Street', city: 'Ottawa', province: 'Ontario', zipcode: 'K1A 0B1', country: 'Canada' },
  }

  test('stand there in words (REQ-152)', async () => {
    show({ kind: 'confirm', information, warnings: {} })
    await screen.findByText('Noémie Desrosiers')
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent)
    expect(facts).toEqual(['Noémie Desrosiers', 'May 17, 1980', 'Female', '4165550134', '1 Main Street, Ottawa, Ontario, K1A 0B1, Canada'])
    await expectAccessible()
  })

  test('are confirmed or changed (REQ-152)', async () => {
    const { user, props } = show({ kind: 'confirm', information, warnings: {} })
    await user.click(await screen.findByRole('button', { name: MESSAGES.en.details.change }))
    await user.click(screen.getByRole('button', { name: MESSAGES.en.details.right }))
    expect(props.onAnswer.mock.calls.map(([answer]) => answer.query)).toEqual(['change', 'yes'])
  })

  test('stay in view for six seconds with the sound on, and wait without it (REQ-135)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const loud = show({ kind: 'confirm', information, warnings: {} }, { more: { goesOn: true, sound: true } })
    await act(() => vi.advanceTimersByTimeAsync(5_999))
    expect(loud.props.onAnswer).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(loud.props.onAnswer.mock.calls[0]?.[0].query).toBe('yes')
    const quiet = show({ kind: 'confirm', information, warnings: {} }, { more: { goesOn: true } })
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(quiet.props.onAnswer).not.toHaveBeenCalled()
  })

  test('say what looks mistaken without standing in the way (REQ-152)', async () => {
    show({ kind: 'confirm', information, warnings: { zipcode: 'This postal code looks like one of another province.' } })
    expect((await screen.findByRole('listitem')).textContent).toBe('This postal code looks like one of another province.')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: MESSAGES.en.details.right }).disabled).toBe(false)
  })

  test('are French on a French page, provinces and warnings too', async () => {
    await inFrench()
    show({ kind: 'confirm', information: { ...information, province: 'Quebec' }, warnings: { zipcode: 'Looks wrong.' } })
    expect((await screen.findByText(/Québec/)).textContent).toBe('1 Main Street, Ottawa, Québec, K1A 0B1, Canada')
    expect(screen.getByText('17 mai 1980')).toBeDefined()
    expect(screen.queryByText('Looks wrong.')).toBeNull()
  })
})

describe('a time that is kept', () => {
  const options = [
    { label: 'Book it', value: 'book' },
    { label: 'Another time', value: 'other' },
  ]

  test('says for how long still, and then that it may be taken (D-1)', async () => {
    const until = new Date(Date.now() + 9 * 60_000 + 500).toISOString()
    show({ kind: 'held', until, options }, { parts: { heading: 'Shall I book it?' } })
    expect((await screen.findByRole('timer')).textContent).toMatch(/(9:0[01]|8:59)$/)
    await expectAccessible()
  })

  test('says that it is over (D-1)', async () => {
    show({ kind: 'held', until: '2020-01-01T00:00:00.000Z', options }, { parts: { heading: 'Shall I book it?' } })
    expect((await screen.findByRole('timer')).textContent).toBe(MESSAGES.en.forms.visit.notSaved)
  })

  test('is booked or exchanged by one press (D-1)', async () => {
    const { user, props } = show({ kind: 'held', until: '2020-01-01T00:00:00.000Z', options })
    await user.click(await screen.findByRole('button', { name: 'Book it' }))
    await user.click(screen.getByRole('button', { name: 'Another time' }))
    expect(props.onAnswer.mock.calls.map(([answer]) => answer)).toEqual([
      { query: 'book', shown: 'Book it' },
      { query: 'other', shown: 'Another time' },
    ])
  })
})

describe('a patient in line', () => {
  const base = { kind: 'queue' as const, wait: null, visit: null, canGoOn: false }

  test.each(['ENTERPCRQUEUE', 'ENTERNPQUEUE', 'ENTERPCRQUEUEFOLLOWUP', 'NEEDPCRHELP'] as const)(
    'after %s reads what happens next, in both languages (REQ-139 to REQ-143)',
    async (action) => {
      const { redraw } = show(base, { parts: { action } })
      const list = await screen.findByRole('list')
      expect(
        within(list)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(MESSAGES.en.queue.steps[action])
      redraw(null)
      await inFrench()
      show(base, { parts: { action } })
      const french = within(await screen.findByRole('list')).getAllByRole('listitem')
      expect(french.map((item) => item.textContent)).toEqual(MESSAGES.fr.queue.steps[action])
    },
  )

  test('sees the expected wait, the booked visit and the way to change it (REQ-139, D-1)', async () => {
    const visit = { text: 'Tuesday, March 10, 2026, 9:00 a.m.', link: 'https://clinic.example/appointment?key=abc' }
    show({ ...base, wait: '20 to 45 minutes', visit }, { parts: { action: 'ENTERNPQUEUE' } })
    expect(await screen.findByText('20 to 45 minutes')).toBeDefined()
    expect(screen.getByText(visit.text)).toBeDefined()
    expect(screen.getByRole('link').getAttribute('href')).toBe(visit.link)
    expect(screen.queryByRole('button')).toBeNull()
    await expectAccessible()
  })

  test('can go on where a person only was asked for (REQ-143)', async () => {
    const { user, props } = show({ ...base, canGoOn: true }, { parts: { action: 'NEEDPCRHELP' } })
    await user.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(props.onAnswer).toHaveBeenCalledExactlyOnceWith({ query: 'ok', shown: null })
  })
})

describe('an earlier conversation', () => {
  const found = { kind: 'session' as const, found: true, sealed: 'sealed' }

  test('is told as not found where there is none (REQ-137)', async () => {
    show({ ...found, found: false }, { parts: { action: 'CHECKFORSESSION' } })
    expect(await screen.findByRole('heading', { name: MESSAGES.en.session.none })).toBeDefined()
  })

  test('shows how far it has come back (REQ-138)', async () => {
    show(found, { parts: { action: 'CHECKFORSESSION' }, more: { restored: { chunks: ['a', 'b', 'c', 'd'], sent: 1 } } })
    const progress = await screen.findByRole<HTMLProgressElement>('progressbar', { name: MESSAGES.en.session.restoring })
    expect([progress.value, progress.max]).toEqual([1, 4])
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test('a conversation that has ended leads back to the start and takes no more answers (REQ-159)', async () => {
  show({ kind: 'closed' }, { parts: { action: 'CLOSECHAT' } })
  expect(screen.getByRole('heading', { name: MESSAGES.en.heading.CLOSECHAT })).toBeDefined()
  expect(screen.getAllByRole('button')).toHaveLength(1)
  await expectAccessible()
})
