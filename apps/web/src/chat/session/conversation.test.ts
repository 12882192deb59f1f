import type { ChatReply } from '@clinic/contract/chat'
import { CHAT_ACTIONS } from '@clinic/contract/chat'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../question-cards/answer.ts'
import { headingOf } from '../../question-cards/heading-of.ts'
import { EN } from '../../question-cards/messages/chat-messages.ts'
import { AGAIN, BEGIN, type Conversation, conversation, emptyConversation, isOutdated, nextChunk, OK, turnOf } from './conversation.ts'

const TIMEOUT = { kind: 'timeout', message: 'Connection was aborted!', code: null } as const

function reply(part: Omit<Partial<ChatReply>, 'ACTION'> & { ACTION?: string }): ChatReply {
  const empty = { ACTION: 'GREETING', text: '', VIDEO: null, options: null, DATA: null, conversation_state: '', key: 'key-1' }
  return { ...empty, ...part } as ChatReply
}
function started(): Conversation {
  return conversation(emptyConversation(), { type: 'begun', id: 'abcDEF123456', key: '' })
}
function send(state: Conversation, answer: Answer): Conversation {
  return conversation(state, { type: 'sent', turn: turnOf(state, answer) })
}
function receive(state: Conversation, part: Parameters<typeof reply>[0]): Conversation {
  return conversation(state, { type: 'answered', reply: reply(part) })
}
const content = (state: Conversation) => state.messages.map(({ from, text }) => `${from}: ${text}`)
const typed = (query: string): Answer => ({ query, shown: query, typed: true })

describe('a turn', () => {
  it('begins with the machine message, which is not shown (REQ-126)', () => {
    const state = send(started(), BEGIN)
    expect(state.turn?.body).toEqual({ action: 'query', conversation_id: 'abcDEF123456', query: 'book with tcn', key: '' })
    expect(content(receive(state, { text: 'Hello.' }))).toEqual(['assistant: Hello.'])
  })

  it('carries the newest key that the server gave (REQ-202)', () => {
    const once = receive(send(started(), BEGIN), { key: 'first' })
    const twice = receive(send(once, typed('hello')), { key: 'second' })
    expect(turnOf(once, OK).body.key).toBe('first')
    expect(turnOf(twice, OK).body.key).toBe('second')
  })

  it('is sent again unchanged after the network failed, so that the server can answer the same reply', () => {
    const sent = send(receive(send(started(), BEGIN), { key: 'first' }), typed('my answer'))
    const retried = conversation(conversation(sent, { type: 'problem', problem: TIMEOUT }), { type: 'problem', problem: null })
    expect(retried.turn?.body).toBe(sent.turn?.body)
    expect(retried.problem).toBeNull()
  })

  it('gives typed words back when the person gives up on sending them', () => {
    const asked = receive(send(started(), BEGIN), { ACTION: 'OPENQUESTIONTEXT', text: 'Which medicines?' })
    const failed = conversation(send(asked, typed('ibuprofen')), { type: 'problem', problem: TIMEOUT })
    const given = conversation(failed, { type: 'dismissed' })
    expect(given.handedBack).toBe('ibuprofen')
    expect(given.messages).toEqual(asked.messages)
    expect(given.card).toBe(asked.card)
  })

  it('gives back nothing that was not typed', () => {
    const failed = conversation(send(started(), OK), { type: 'problem', problem: TIMEOUT })
    expect(conversation(failed, { type: 'dismissed' }).handedBack).toBe('')
  })
})

describe('the messages', () => {
  const question = { ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', options: ['Often', 'Never'] }

  it('take in the question once it is answered, above the answer (REQ-113)', () => {
    const asked = receive(send(started(), BEGIN), { ...question, text: 'Good.\n\nDoes it hurt?' })
    expect(content(asked)).toEqual(['assistant: Good.'])
    expect(asked.card).toMatchObject({ kind: 'one', heading: 'Does it hurt?' })
    const next = receive(send(asked, { query: 'Often', shown: 'Often' }), { ...question, text: 'Do you sleep?' })
    expect(content(next)).toEqual(['assistant: Good.', 'assistant: Does it hurt?', 'patient: Often'])
  })

  it('keep a question in its card while a free question is answered', () => {
    const asked = receive(send(started(), BEGIN), { ...question, text: 'Does it hurt?' })
    const answered = receive(send(asked, typed('can I drive?')), {
      ...question,
      text: 'Not for 4 to 6 hours.\n\nBack to where we were:\n\nDoes it hurt?',
      DATA: { source: 'Driving and cannabis' },
    })
    expect(content(answered)).toEqual(['patient: can I drive?', 'assistant: Not for 4 to 6 hours.', 'assistant: Back to where we were:'])
    expect(answered.messages.map(({ source }) => source)).toEqual([null, 'Driving and cannabis', null])
    expect(answered.card?.heading).toBe('Does it hurt?')
  })

  it('come back from the server after a reload, without saying the pending question twice', () => {
    const back = receive(send(started(), BEGIN), {
      ...question,
      text: 'Does it hurt?',
      DATA: {
        transcript: [
          { from: 'assistant', text: 'Hello.' },
          { from: 'patient', text: 'New Patient Intake' },
          { from: 'assistant', text: 'Good.\n\nDoes it hurt?' },
        ],
      },
    })
    expect(content(back)).toEqual(['assistant: Hello.', 'patient: New Patient Intake', 'assistant: Good.'])
    expect(back.messages.every(({ restored }) => restored)).toBe(true)
    expect(back.card?.heading).toBe('Does it hurt?')
  })

  it('are numbered without a repetition, whatever is said', () => {
    const texts = fc.array(fc.string(), { maxLength: 12 })
    fc.assert(
      fc.property(texts, (input) => {
        const end = input.reduce((state, text) => receive(send(state, typed(text)), { ...question, text }), started())
        const ids = end.messages.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })
})

describe('a dialog', () => {
  const details = { ACTION: 'OPENPERSONALINFORMATIONWINDOW', text: 'Your details, please.' }

  it('opens by itself when its step begins (REQ-151) and not again over the answer to a free question', () => {
    const opened = receive(send(started(), BEGIN), details)
    expect(opened.opensByItself).toBe(true)
    expect(receive(send(opened, typed('why?')), details).opensByItself).toBe(false)
  })

  it('opens again when the server found something to mend (REQ-176)', () => {
    const opened = receive(send(started(), BEGIN), details)
    const errors = { firstName: 'Please enter a valid first name.' }
    const again = receive(send(opened, { query: 'Here are my details.', shown: null }), { ...details, DATA: { errors } })
    expect(again).toMatchObject({ opensByItself: true, card: { kind: 'details', errors } })
  })

  it('thanks only when the step was really left (REQ-116)', () => {
    const opened = receive(send(started(), BEGIN), details)
    const sent = send(opened, { query: 'Here are my details.', shown: null, thanks: 'Your details were received.' })
    expect(receive(sent, details).notice).toBeNull()
    expect(receive(sent, { ACTION: 'CONFIRMPERSONALINFORMATION' }).notice).toBe('Your details were received.')
  })
})

describe('beside the card', () => {
  it('offers titles to choose from until the next reply', () => {
    const offered = receive(started(), { ACTION: 'GREETING', text: 'Which one?', DATA: { alternatives: ['Travel', 'Cost', 7] } })
    expect(offered.alternatives).toEqual(['Travel', 'Cost'])
    expect(receive(send(offered, { query: 'Travel', shown: 'Travel' }), { text: 'About travel.' }).alternatives).toEqual([])
  })

  it('continues in the language that the conversation changed to', () => {
    const changed = receive(send(started(), { query: 'en français svp', shown: 'en français svp' }), {
      ACTION: 'GREETING',
      text: 'D’accord.',
      DATA: { language: 'fr' },
    })
    expect([isOutdated(changed, 'fr'), isOutdated(changed, 'en')]).toEqual([false, true])
    expect(changed.messages.at(-1)?.language).toBe('fr')
  })
})

describe('the other language', () => {
  const choice = { ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', options: [{ label: 'Yes', value: 'Yes' }] }
  const asked = receive(send(receive(send(started(), BEGIN), { text: 'Hello.' }), { query: 'start', shown: 'Start' }), {
    ...choice,
    text: 'Good.\n\nDoes it hurt?',
  })
  const again = conversation(asked, { type: 'sent', turn: turnOf(asked, AGAIN, 'fr') })
  const inFrench = { ...choice, options: [{ label: 'Oui', value: 'Yes' }], text: 'Avez-vous mal ?', DATA: { transcript: [] } }

  it('is named in each turn where the page offers two, and left out where it does not', () => {
    expect(again.turn?.body).toMatchObject({ query: 'book with tcn', language: 'fr' })
    expect(turnOf(asked, OK).body).not.toHaveProperty('language')
  })

  it('takes the place of the pending card, and keeps everything else on the page', () => {
    const switched = receive(again, inFrench)
    expect(switched.card).toMatchObject({ heading: 'Avez-vous mal ?', options: [{ label: 'Oui', value: 'Yes' }] })
    expect(switched.cardNumber).toBe(asked.cardNumber)
    expect(content(switched)).toEqual(content(asked))
    expect(content(receive(send(switched, { query: 'Yes', shown: 'Oui' }), { text: 'Merci.' })).slice(-3)).toEqual([
      'assistant: Avez-vous mal ?',
      'patient: Oui',
      'assistant: Merci.',
    ])
  })

  it('adds what was not said in it before, once', () => {
    const told = { ACTION: 'GREETING', text: 'Bonjour.' }
    const once = receive(conversation(started(), { type: 'sent', turn: turnOf(started(), AGAIN, 'fr') }), told)
    const twice = receive(conversation(once, { type: 'sent', turn: turnOf(once, AGAIN, 'fr') }), told)
    expect(content(twice)).toEqual(['assistant: Bonjour.'])
    expect(twice.messages.map(({ language }) => language)).toEqual(['fr'])
  })

  it('is asked for once, when nothing else is under way, and never of a conversation that is over', () => {
    expect(isOutdated(asked, 'fr')).toBe(true)
    expect(isOutdated(asked, 'en')).toBe(false)
    expect(isOutdated(again, 'fr')).toBe(false)
    expect(isOutdated(send(asked, OK), 'fr')).toBe(false)
    const failed = conversation(again, { type: 'problem', problem: TIMEOUT })
    expect(isOutdated(conversation(failed, { type: 'dismissed' }), 'fr')).toBe(false)
    expect(isOutdated(receive(send(asked, OK), { ACTION: 'CLOSECHAT' }), 'fr')).toBe(false)
  })
})

describe('an earlier conversation', () => {
  const sealed = ['a', 'b']
    .map((letter) => letter.repeat(2000))
    .join('')
    .concat('c')

  it('goes back to the server in chunks of 2000 characters, one after the other (REQ-138)', () => {
    let state = receive(send(started(), OK), { ACTION: 'CHECKFORSESSION', DATA: { found: true }, conversation_state: sealed })
    const sent: unknown[] = []
    for (let chunk = nextChunk(state); chunk; chunk = nextChunk(state)) {
      sent.push(chunk.context)
      const last = sent.length === 3
      state = receive(
        send(state, chunk),
        last ? { ACTION: 'LOGINELIGIBLE', text: 'Welcome back.' } : { ACTION: 'CHECKFORSESSION', DATA: { found: true } },
      )
    }
    expect(sent).toEqual([
      { state: { index: 0, total: 3, chunk: 'a'.repeat(2000) } },
      { state: { index: 1, total: 3, chunk: 'b'.repeat(2000) } },
      { state: { index: 2, total: 3, chunk: 'c' } },
    ])
    expect(state).toMatchObject({ restore: null, card: { kind: 'next', action: 'LOGINELIGIBLE' } })
  })

  it('waits for the answer where the patient is asked whether to pick up where they left off', () => {
    const text = 'Thank you, Noor, I found your record.\n\nYou’ve already started. Shall we pick up where you left off?'
    const options = ['Yes, pick up where I left off', 'No, something else']
    const state = receive(send(started(), OK), {
      ...{ ACTION: 'CHECKFORSESSION', text, options, conversation_state: sealed },
      DATA: { found: true, unfinished: true },
    })
    expect(nextChunk(state)).toBeNull()
    expect(state.card).toMatchObject({ kind: 'one', heading: 'You’ve already started. Shall we pick up where you left off?' })
    expect(state.card?.kind === 'one' && state.card.options.map(({ label }) => label)).toEqual(options)
  })

  it('is not sent when there is none (REQ-137)', () => {
    const state = receive(send(started(), OK), { ACTION: 'CHECKFORSESSION', DATA: { found: false }, conversation_state: sealed })
    expect(nextChunk(state)).toBeNull()
    expect(state.card).toMatchObject({ kind: 'session', found: false })
  })

  it('stops being sent as soon as the server says something else', () => {
    const state = receive(send(started(), OK), { ACTION: 'CHECKFORSESSION', DATA: { found: true }, conversation_state: sealed })
    const chunk = nextChunk(state) ?? OK
    expect(nextChunk(receive(send(state, chunk), { ACTION: 'GREETING' }))).toBeNull()
  })
})

it('gives one card for every ACTION, and for any that it does not know (REQ-127)', () => {
  for (const ACTION of [...CHAT_ACTIONS, 'SOMETHINGNEW']) {
    const state = receive(send(started(), OK), { ACTION, text: 'Words.' })
    expect(state.card?.action).toBe(ACTION)
    expect(state.card && headingOf(state.card, EN)).toMatch(/\w/)
  }
})
