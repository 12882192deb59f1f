import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLINIC, NOW, startConversation, upToQuestions } from '../conversation.test-data.ts'
import { step } from '../step.ts'
import { TEXTS } from '../texts/texts.ts'
import { newConversation } from './state.ts'
import { REFUSED, type Suggestion } from './suggestion.ts'
import type { Found, Knowledge } from './turn.ts'

const ARTICLE: Found = { kind: 'article', title: 'Fees', text: 'What it costs.' }
const LEARNED: Knowledge = {
  ...CLINIC,
  suspect: (text) => (/whole thing to be over/.test(text) ? 0.8 : null),
  near: () => ['Fees', 'Privacy'],
  answer: (text) => (text === 'Fees' ? ARTICLE : text.includes('dose') ? { kind: 'refused' } : { kind: 'none' }),
}
const QUESTION = 'what about the money side of it?'
const MUDDLE = 'well hmm a breathing soul would be lovely'
const begun = { ...newConversation('TCN-1'), started: true }
const say = (query: string, suggested?: Suggestion, state = begun) => step(state, { query, ...NOW }, { ...LEARNED, suggested })

test('where nothing is sure the step says among what it wavers, and answers all the same (D-7)', () => {
  expect(say(QUESTION)).toMatchObject({ unsure: { about: 'article', options: { Fees: '', Privacy: '', [REFUSED]: expect.any(String) } } })
  expect(say(QUESTION).reply.text).toContain(TEXTS.cannotAnswer)
  const { unsure, reply } = say(MUDDLE)
  expect(Object.keys(unsure?.options ?? {})).toEqual(expect.arrayContaining(['new-patient', 'person', 'question']))
  expect(reply.text).toContain(TEXTS.missed[0])
})

test('what was chosen from that list is done, and the audit log says who chose', () => {
  const answered = say(QUESTION, { about: 'article', choice: 'Fees' })
  expect(answered.reply).toMatchObject({ text: expect.stringContaining('What it costs.'), DATA: { source: 'Fees' } })
  expect(answered.effects).toEqual([
    { kind: 'audit', action: 'Predicted Intent Check', description: 'question at greeting, chosen by the language model' },
  ])
  expect(say(QUESTION, { about: 'article', choice: REFUSED }).reply.text).toContain(TEXTS.onlyPractitioner(null, '9-1-1'))
  expect(say(MUDDLE, { about: 'intent', choice: 'renewal' }).state.stage).toBe('who')
})

test('how sure somebody was is said, and who was not sure enough was not understood (REQ-215, REQ-216)', () => {
  const checked = (said: string, suggested: Suggestion) => say(said, suggested).effects.find((effect) => effect.kind === 'audit')
  expect(checked(MUDDLE, { about: 'intent', choice: 'help', confidence: 0.6 })).toMatchObject({
    description: 'help at greeting, chosen by the language model, 60% sure',
  })
  expect(say(QUESTION, { about: 'article', choice: 'Fees', confidence: 0.8 })).toMatchObject({ prediction: { article: 0.8 } })
  expect(checked(QUESTION, { about: 'article', choice: REFUSED, confidence: 0.8 })).toMatchObject({
    description: 'question at greeting, chosen by the language model, 80% sure',
  })
  expect(say(MUDDLE, { about: 'intent', choice: 'help', confidence: 0.59 })).toEqual(say(MUDDLE))
  expect(say(QUESTION, { about: 'article', choice: 'Fees', confidence: 0.59 })).toEqual(say(QUESTION))
})

test('whatever else is suggested, the step is the same as without', () => {
  const about = fc.constantFrom('article' as const, 'intent' as const)
  const choice = fc.oneof(
    fc.string(),
    fc.constantFrom('constructor', '__proto__', 'none', 'unknown', 'continue', 'change', 'yes', 'Privacy policy'),
  )
  fc.assert(
    fc.property(about, choice, fc.constantFrom(QUESTION, MUDDLE), (about, choice, said) => {
      const plain = say(said)
      fc.pre(plain.unsure?.about !== about || !Object.hasOwn(plain.unsure.options, choice))
      expect(say(said, { about, choice })).toEqual(plain)
    }),
  )
})

test('a crisis comes before any suggestion, and nothing is unsure about it (D-6)', () => {
  for (const said of ['i want to kill myself', 'i want this whole thing to be over']) {
    const done = say(said, { about: 'intent', choice: 'goodbye' })
    expect(done).toMatchObject({ unsure: null, state: { crisis: true } })
    expect(say('what is that for you think', undefined, done.state).unsure).toBeNull()
  }
})

test('what was refused or answered by likeness is put to nobody', () => {
  for (const said of ['what dose is right?', 'what about Fees', 'fees', 'ok', '']) {
    const knowledge = { ...LEARNED, answer: (text: string) => (/fees/i.test(text) ? ARTICLE : { kind: 'refused' as const }) }
    const event = { query: said === 'what about Fees' ? 'what about Fees?' : said, ...NOW }
    expect(step(begun, event, knowledge).unsure).toBeNull()
  }
})

test('nothing is asked before the examples of crisis are learned, nor where people say who they are', () => {
  expect(step(begun, { query: MUDDLE, ...NOW }, { ...LEARNED, suspect: undefined }).unsure).toBeNull()
  for (const stage of ['who', 'born', 'code', 'consent', 'declined', 'personal-information', 'confirm'] as const)
    expect(say(MUDDLE, undefined, { ...begun, stage }).unsure).toBeNull()
  expect(say(MUDDLE, undefined, { ...begun, contact_wanted: true }).unsure).toBeNull()
})

test('a choice among options may be asked about, an answer in free words never', () => {
  const talk = startConversation(LEARNED)
  upToQuestions(talk)
  expect(talk.tell(MUDDLE).unsure).toMatchObject({ about: 'intent' })
  for (const said of ['Sleep', 'no', 'yes']) talk.tell(said)
  expect(talk.last().reply.DATA).toMatchObject({ question: { tag: 'MedicineList' } })
  expect(talk.tell('what about the money side of it?').unsure).toBeNull()
})
