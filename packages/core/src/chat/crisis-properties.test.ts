import { loadCorpus } from '@clinic/data/load-corpus'
import { loadRiskDevelopment } from '@clinic/data/load-evaluation'
import { saysNoDanger } from '@clinic/nlu/crisis/says-no-danger'
import { saysSafe } from '@clinic/nlu/crisis/says-safe'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLINIC, CONSENT, NOW, oneFree, PERSON, takeMessage } from './conversation.test-data.ts'
import { type ChatState, newConversation } from './state/state.ts'
import { step } from './step.ts'
import { labelText } from './texts/texts-of.ts'

const MESSAGES = 5000
/** Milliseconds: a few seconds of work, also on a machine that others use. */
const PATIENCE = 180_000

/** What people write: crises, ordinary messages, commands and replies, evenly taken from the training sentences. */
const sentences = everyNth(
  [...loadCorpus('crisis/crisis'), ...loadCorpus('crisis/ordinary'), ...loadCorpus('intents/train'), ...loadRiskDevelopment()].map(
    ({ text }) => text,
  ),
  MESSAGES,
)
const REPLIES =
  'yes|no|nope|oui|non|ok|okay|continue|stop|bye|skip|back|help|call me|I am safe|I am not safe|je suis en sécurité|nobody is safe|safe|I was safe yesterday|no danger|not in danger|oui je suis en danger|no, but I still want to die|Talk to a person|I am safe, continue|No, not in danger|Yes, still in danger|Yes|No|delete my data|I withdraw my consent|book with tcn|quiero morir|🙂||   '.split(
    '|',
  )

const WAY = [
  { query: 'New Patient Intake' },
  { query: 'ok' },
  { query: '', context: CONSENT },
  { query: '', context: { personalInformation: PERSON } },
  ...['yes', 'ok', 'Sleep', 'no', 'yes', 'Ramipril'].map((query) => ({ query })),
  { query: 'Nausea', context: { selected: ['Nausea'] } },
  ...['6', '2 March 2026', 'no', 'my knee', 'ok'].map((query) => ({ query })),
]

/** Every state on the way from the greeting into line, and beside it. */
function reached(): ChatState[] {
  const states: ChatState[] = [newConversation('p')]
  for (const said of WAY) {
    const state = takeMessage(states.at(-1) as ChatState, said, { clinic: oneFree }).at(-1)?.state
    if (state) states.push(state)
  }
  return states
}

const STATES = reached()
const say = (state: ChatState, query: string) => step(state, { query, ...NOW }, CLINIC)
const IN_CRISIS = STATES.flatMap((state) => {
  const card = say(state, 'I want to kill myself').state
  return [card, say(card, 'I am safe').state]
})
const ASKED = STATES.map((state) => say(state, 'I wish I would not wake up').state).filter(({ concern }) => concern)

describe('from any state, any message (F-5)', { timeout: PATIENCE }, () => {
  test('there are enough of both', () => {
    expect(sentences).toHaveLength(MESSAGES)
    expect(IN_CRISIS.every(({ crisis }) => crisis)).toBe(true)
    expect(ASKED.length).toBeGreaterThan(10)
  })

  test('the card is lost only by the two steps, and takes no answer', () => {
    for (const [at, query] of [...sentences, ...REPLIES.flatMap((reply) => IN_CRISIS.map(() => reply))].entries()) {
      const before = IN_CRISIS[at % IN_CRISIS.length] as ChatState
      const { state, reply, effects } = say(before, query)
      const released = before.crisis_check && (saysNoDanger(query) || labelText(query) === 'noDanger')
      expect(state.crisis, query).toBe(!released)
      expect(state, query).toMatchObject({ stage: before.stage, answers: before.answers, personal: before.personal })
      expect(effects.every(({ kind }) => ['need-help', 'audit', 'crisis-place', 'crisis-callback'].includes(kind))).toBe(true)
      if (released) continue
      expect(reply.ACTION, query).toBe('CRISIS')
      const stepped = query === 'ok' || saysSafe(query) || labelText(query) === 'safe'
      if (state.crisis_check) expect(stepped || query === 'book with tcn', query).toBe(true)
    }
  })

  test('the classifier never releases the card', () => {
    const anything = fc.oneof(fc.constantFrom(...REPLIES), fc.constantFrom(...sentences), fc.string({ maxLength: 80, unit: 'binary' }))
    const chance = fc.constantFrom(0, 0.3, 0.6, 0.99)
    fc.assert(
      fc.property(fc.constantFrom(...IN_CRISIS), anything, chance, (before, query, sure) => {
        const knowledge = { ...CLINIC, suspect: () => sure }
        const { state } = step(before, { query, ...NOW }, knowledge)
        expect(state.crisis).toBe(say(before, query).state.crisis)
      }),
      { numRuns: 2000 },
    )
  })

  test('a pending gentle question ends in the card, a call, or a plain no, and its reply answers nothing else', () => {
    for (const [at, query] of [...sentences, ...REPLIES].entries()) {
      const before = ASKED[at % ASKED.length] as ChatState
      const { state, reply, effects } = say(before, query)
      expect(state.answers, query).toEqual(before.answers)
      if (state.concern) expect(reply.DATA).toMatchObject({ level: 'concern' })
      else if (state.crisis) expect(reply.ACTION).toBe('CRISIS')
      else if (state.denials === before.denials) expect(effects).toContainEqual(expect.objectContaining({ kind: 'need-help' }))
    }
  })

  test('no reply to a crisis, a concern or distress names a dose or a diagnosis', () => {
    const named =
      /\b\d+ ?(?:mg|milligrams?|milligrammes?|ml|grams?|grammes?|pills|pilules|comprimés|tablets)\b|you have (?:depression|psychosis|ptsd)|vous avez (?:une dépression|une psychose)/i
    for (const [at, query] of sentences.entries()) {
      const { state, reply } = say(STATES[at % STATES.length] as ChatState, query)
      if (state.crisis || state.concern || state.comforted) expect(reply.text, query).not.toMatch(named)
    }
  })
})

function everyNth(texts: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => texts[Math.floor((at * texts.length) / count)] as string)
}
