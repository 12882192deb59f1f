import type { ChatReply } from '@clinic/contract/chat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headingOf } from './heading-of.ts'
import { EN } from './messages/chat-messages.ts'
import { readReply } from './read-reply.ts'

function read(part: Omit<Partial<ChatReply>, 'ACTION'> & { ACTION: string }) {
  return readReply({ text: '', VIDEO: null, options: null, DATA: null, conversation_state: '', key: '', ...part } as unknown as ChatReply)
}

describe('the card of a reply', () => {
  it('offers the three ways in (REQ-123, REQ-124, REQ-125, REQ-156)', () => {
    const options = ['New Patient Intake', 'Renew a medical document', 'Ask questions']
    const { card } = read({ ACTION: 'GREETING', options })
    expect(card.kind === 'greeting' && card.options.map(({ label }) => label)).toEqual(options)
  })

  it('sends back the value and shows the label (REQ-153)', () => {
    const { card } = read({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', text: 'Sure?', options: ['Maybe', { label: 'Yes', value: 'yes' }] })
    expect(card).toMatchObject({
      kind: 'one',
      options: [
        { label: 'Maybe', value: 'Maybe' },
        { label: 'Yes', value: 'yes' },
      ],
    })
  })

  it('knows which labels stand alone (REQ-154)', () => {
    const { card } = read({ ACTION: 'OPENQUESTIONCHECKBOXOPTIONSWINDOW', text: 'Which?', DATA: { exclusive: ['None of these', 3] } })
    expect(card).toMatchObject({ kind: 'many', exclusive: ['None of these'] })
  })

  it('leaves what a builder set to a card of its own, and tells what the questions are about (REQ-413, REQ-420)', () => {
    const DATA = { question: { tag: 'q' }, section: 'Your nights' }
    const radio = { ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', text: 'How?', options: ['a', 'b'] }
    expect(read({ ...radio, DATA: { ...DATA, widget: 'star' } }).card).toMatchObject({
      kind: 'look',
      heading: 'How?',
      section: 'Your nights',
    })
    expect(read({ ...radio, DATA: { ...DATA, popups: [{ value: 'a', text: 'Sure?' }] } }).card.kind).toBe('look')
    expect(read({ ...radio, DATA: { ...DATA, widget: 'radio' } }).card).toMatchObject({ kind: 'one', section: 'Your nights' })
  })

  it('waits for Continue at a ready check (REQ-155) and goes on by itself where there is only something to tell (REQ-134, REQ-157)', () => {
    expect(read({ ACTION: 'OPENQUESTIONCHECKREADY', text: 'Ready?' }).card.kind).toBe('ready')
    for (const ACTION of ['LAUNCHCONSENT', 'BEGINQUESTIONNAIRES', 'FINISHFOLLOWUP', 'SKIPTONEXT', 'LOGINELIGIBLE']) {
      expect(read({ ACTION }).card.kind).toBe('next')
    }
  })

  it('shapes the field for a free answer', () => {
    const DATA = { input: 'number', unit: 'hours', minimum: 0, maximum: 24 }
    expect(read({ ACTION: 'OPENQUESTIONTEXT', text: 'How many?', DATA }).card).toMatchObject({ kind: 'text', ...DATA })
    expect(read({ ACTION: 'OPENQUESTIONTEXT', text: 'What?', DATA: { input: 'hologram' } }).card).toMatchObject({ input: 'text' })
  })

  it('holds the consent text (REQ-150, REQ-169)', () => {
    const consent = { version: '2026-1', sections: [{ heading: 'A', text: 'What may happen.' }] }
    expect(read({ ACTION: 'OPENCONSENTFORMWINDOW', DATA: { consent } }).card).toMatchObject({ kind: 'consent', consent, errors: {} })
  })

  it('prefills the details and offers the provinces that the server serves (REQ-151)', () => {
    const personalInformation = { firstName: 'Noor', differentMailingAddress: false, city: null }
    const { card } = read({
      ACTION: 'OPENPERSONALINFORMATIONWINDOW',
      DATA: { personalInformation, provinces: [{ code: 'ON', name: 'Ontario' }] },
    })
    expect(card).toMatchObject({
      information: { firstName: 'Noor', differentMailingAddress: false },
      provinces: [{ code: 'ON', label: 'Ontario', disabled: false }],
    })
  })

  it('lists the free times in order, each on its local day (REQ-117, REQ-200)', () => {
    const slot = (slotId: string, startAt: string) => ({
      slotId,
      startAt,
      provider_firstName: 'Avery',
      provider_lastName: 'Chen',
      localText: '9:00 a.m.',
    })
    const { card } = read({
      ACTION: 'OPENAPPOINTMENTWINDOW',
      DATA: { slots: [slot('b', '2026-11-05T09:00:00-05:00'), slot('a', '2026-11-04T23:30:00-08:00'), { slotId: 'broken' }] },
    })
    expect(card.kind === 'appointment' && card.slots).toMatchObject([
      { slotId: 'a', day: '2026-11-04', provider: 'Avery Chen', label: '9:00 a.m.' },
      { slotId: 'b', day: '2026-11-05' },
    ])
  })

  it('says what happens next and how long it may take (REQ-139, REQ-141, REQ-143)', () => {
    const { card } = read({ ACTION: 'NEEDPCRHELP', DATA: { expectedWait: '20 to 45 minutes' } })
    expect(card).toMatchObject({ kind: 'queue', wait: '20 to 45 minutes', canGoOn: true })
    expect(read({ ACTION: 'ENTERNPQUEUE' }).card).toMatchObject({ kind: 'queue', wait: null, canGoOn: false })
  })

  it('shows the emergency numbers and the goodbye as their own cards (REQ-159, D-6)', () => {
    expect(read({ ACTION: 'CRISIS' }).card).toMatchObject({ kind: 'crisis', check: false, heading: null })
    expect(read({ ACTION: 'CLOSECHAT' }).card.kind).toBe('closed')
  })

  it('shows the numbers, the note and the question of the emergency card once, and dials nothing that is no number (F-20)', () => {
    const line = { service: 'poison', label: 'Poison centre', number: '1-800-463-5060', tel: 'tel:+18004635060', sms: null }
    const note = 'No 9-1-1 where you are?'
    const ask = 'Where are you?'
    const DATA = { kind: 'abuse', lines: [line, { ...line, tel: 'javascript:alert(1)' }, 'x'], note, ask, quickExit: true }
    const { bubbles, card } = read({ ACTION: 'CRISIS', text: `You did nothing wrong.\n\n${note}\n\n${ask}`, DATA })
    expect(bubbles).toEqual(['You did nothing wrong.'])
    expect(card).toMatchObject({ kind: 'crisis', lines: [line], note, ask, quickExit: true })
  })

  it('heads the numbers of an assistant that is not open with whom to call (F-21)', () => {
    const line = { service: 'emergency', label: 'Emergency services', number: '9-1-1', tel: 'tel:911', sms: null }
    const DATA = { closed: true, lines: [line] }
    const { bubbles, card } = read({
      ACTION: 'GREETING',
      text: 'We are not open yet.\n\nIn an emergency, call 9-1-1.',
      options: null,
      DATA,
    })
    expect(bubbles).toEqual(['We are not open yet.'])
    expect(card).toMatchObject({ kind: 'greeting', heading: 'In an emergency, call 9-1-1.', lines: [line], options: [] })
  })

  it('heads the emergency card with its check question, and offers the two answers (F-5)', () => {
    const check = 'Are you, or is the person, still in danger?'
    const options = [
      { label: 'No, not in danger', value: 'no' },
      { label: 'Yes, still in danger', value: 'yes' },
    ]
    const { bubbles, card } = read({ ACTION: 'CRISIS', text: `Thank you.\n\n${check}`, options, DATA: { lines: [], check } })
    expect(bubbles).toEqual(['Thank you.'])
    expect(card).toMatchObject({ kind: 'crisis', check: true, heading: check, options })
  })

  it('shows the words and Continue for an ACTION that it does not know (REQ-127)', () => {
    const { bubbles, card } = read({ ACTION: 'SOMETHINGNEW', text: 'First.\n\nSecond.' })
    expect({ bubbles, kind: card.kind }).toEqual({ bubbles: ['First.'], kind: 'ready' })
    expect(card.heading).toBe('Second.')
  })

  it('lets an answer be changed once there is one, and a question be skipped where it is not required', () => {
    const first = read({
      ACTION: 'OPENQUESTIONTEXT',
      text: 'What?',
      DATA: { progress: { done: 0, total: 9 }, question: { required: true } },
    })
    const later = read({
      ACTION: 'OPENQUESTIONTEXT',
      text: 'What?',
      DATA: { progress: { done: 3, total: 9 }, question: { required: false } },
    })
    expect(first.card).toMatchObject({ canGoBack: false, canSkip: false })
    expect(later.card).toMatchObject({ canGoBack: true, canSkip: true, progress: { done: 3, total: 9, minutesLeft: null } })
  })
})

describe('the words of a reply', () => {
  it('name the article of an answer once, whether it came as data or as a line (D-7)', () => {
    const text = 'Do not drive for 4 to 6 hours.\n\nFrom our article "Driving".\n\nDoes it hurt?'
    expect(read({ ACTION: 'OPENQUESTIONTEXT', text })).toMatchObject({ bubbles: ['Do not drive for 4 to 6 hours.'], source: 'Driving' })
    const french = 'Attendez de 4 à 6 heures.\n\nTiré de notre article « Conduire ».\n\nAvez-vous mal ?'
    expect(read({ ACTION: 'OPENQUESTIONTEXT', text: french })).toMatchObject({ bubbles: ['Attendez de 4 à 6 heures.'], source: 'Conduire' })
  })

  it('put a long message in a bubble and head the card with its last question', () => {
    const told = `${'I have noted it and nothing is lost. '.repeat(6)}`.trim()
    const { bubbles, card } = read({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', text: `${told} What would you like to do?` })
    expect(bubbles).toEqual([told])
    expect(card.heading).toBe('What would you like to do?')
  })

  it('survive whatever DATA holds', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), fc.string(), (DATA, text) => {
        for (const ACTION of ['OPENAPPOINTMENTWINDOW', 'OPENCONSENTFORMWINDOW', 'OPENPERSONALINFORMATIONWINDOW', 'OPENQUESTIONTEXT']) {
          expect(headingOf(read({ ACTION, text, DATA }).card, EN)).not.toBe('')
        }
      }),
    )
  })
})

it('a form that is sent as a whole is one card: its name heads it, and what all items share is said once', () => {
  const item = (tag: string, subtext: string | null) => ({ tag, text: `Item ${tag}`, subtext, unit: null, required: true, options: [] })
  const DATA = {
    itemsName: 'Your mood',
    subtext: 'In two weeks',
    items: [item('a', 'In two weeks'), item('b', 'In two weeks'), item('c', 'Overall')],
  }
  const { bubbles, card } = read({ ACTION: 'OPENQUESTIONTEXT', text: 'Here it is.\n\nItem a', DATA })
  expect(bubbles).toEqual(['Here it is.'])
  expect(card).toMatchObject({ kind: 'scale', heading: 'Your mood', subtext: 'In two weeks', canSkip: false })
  expect(card.kind === 'scale' && card.items.map(({ subtext }) => subtext)).toEqual([null, null, 'Overall'])
})

it('what is said of the first item alone is said there, and an item that takes several says which are alone', () => {
  const item = (tag: string, subtext: string | null) => ({
    tag,
    text: `Item ${tag}`,
    subtext,
    required: true,
    options: [{ label: 'No', value: 'no' }],
  })
  const items = [{ ...item('a', 'As many as you like'), exclusive: ['No'] }, item('b', null), item('c', null)]
  const { card } = read({ ACTION: 'OPENQUESTIONTEXT', text: 'Item a', DATA: { subtext: 'As many as you like', items } })
  expect(card.subtext).toBeNull()
  expect(card.kind === 'scale' && card.items.map(({ subtext, exclusive }) => [subtext, exclusive])).toEqual([
    ['As many as you like', ['No']],
    ...[
      [null, null],
      [null, null],
    ],
  ])
})
