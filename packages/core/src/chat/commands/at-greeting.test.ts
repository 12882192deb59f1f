import type { ChatLanguage } from '@clinic/contract/chat'
import { describe, expect, test } from 'vitest'
import { NOW } from '../conversation.test-data.ts'
import { SHIPPED } from '../shipped-clinic.test-data.ts'
import { newConversation } from '../state/state.ts'
import type { Found } from '../state/turn.ts'
import { step } from '../step.ts'

const NEAR: Found = { kind: 'choices', titles: ['Travel', 'Privacy'], likely: false, confidence: 0.2 }
const NONE: Found = { kind: 'none', confidence: 0 }
const PRICES: Found = { kind: 'article', title: 'Cost', text: 'Ask for fees.', confidence: 0.9 }
const ADVICE: Found = { kind: 'refused', confidence: 0.9 }

function first(query: string, found: Found, language: ChatLanguage = 'en') {
  const knowledge = { ...SHIPPED, answer: () => found }
  const opened = step(newConversation('p'), { query: 'book with tcn', language, ...NOW }, knowledge)
  return step(opened.state, { query, language, ...NOW }, knowledge)
}

describe('a question before anything has begun', () => {
  test.each([
    ['are you open on the moon', NEAR, /^I’m not sure I have an answer to that\. Is it about "Travel" or "Privacy"\? If not, a person/],
    ['my boss asks for a note, what do i tell him', NONE, /^I cannot answer that one yet\. A person/],
    ['do you see people with PTSD', NEAR, /^Thank you for telling me\. I understood: PTSD\./],
    ['i was in hospital for depression in 2015, does that disqualify me', NONE, /^Thank you for telling me\./],
    ['I have arthritis since 2009, how much does it cost', PRICES, /^Ask for fees\./],
    ['been throwing up for two days after smoking, hot showers help', PRICES, /^Ask for fees\./],
    ['should I take less of the oil', ADVICE, /^That’s a question for your nurse practitioner/],
  ])('%s', (said, found, expected) => {
    const { reply, state } = first(said, found)
    expect(reply.text).toMatch(expected)
    expect(state.stage).toBe('greeting')
  })

  test('titles that are not likely are buttons, and the message is on the list of what was not understood', () => {
    const { reply, effects, state } = first('are you open on the moon', NEAR)
    expect(reply.DATA).toMatchObject({ alternatives: ['Travel', 'Privacy'] })
    expect(state.alternatives).toEqual(['Travel', 'Privacy'])
    expect(effects).toContainEqual(expect.objectContaining({ action: 'Misunderstood User Message' }))
  })

  test('what it tells beside the question is held for the intake', () => {
    const { state } = first('I have arthritis since 2009, how much does it cost', PRICES)
    expect(state.first_words).toMatchObject({ answers: { main_reason: 'Chronic pain' }, confirmed: false })
  })

  test('is held too where no article answers', () => {
    const { state, reply } = first('My name is Joyce Abernathy, does a flip phone do for this?', NONE)
    expect(reply.text).toMatch(/^I cannot answer that one yet/)
    expect(state.first_words).toMatchObject({ name: { firstName: 'Joyce', lastName: 'Abernathy' }, confirmed: false })
  })

  test.each([
    ['since 2015, tried everything', { since_when: 'More than 5 years' }],
    ['on warfarin and ramipril', { medications: 'warfarin and ramipril' }],
  ])('who tells one thing of themselves is offered the intake, and it is held: %s', (said, answers) => {
    const { state, reply } = first(said, NONE)
    expect(reply.text).toMatch(/^Thank you for telling me\./)
    expect(state).toMatchObject({ stage: 'greeting', first_words: { answers, confirmed: false } })
  })

  test.each([
    ['en', 'I was a patient with you in 2021, do i need to start all over'],
    ['en', 'You had me as a patient before covid, how do I get back in?'],
    ['fr', 'c quand mon suivi'],
    ['fr', 'j’étais patiente chez vous, est-ce que je recommence tout'],
  ] as const)('%s: who was here before is looked for where no article answers: %s', (language, said) => {
    expect(first(said, NONE, language).state).toMatchObject({ stage: 'who', visit: 'renewal' })
  })
})

test.each([
  ['I would like a higher dose', ADVICE, /^That’s a question for your nurse practitioner/],
  ['the moon is bright tonight', NEAR, /^Sorry, I’m not sure I understood\. .*ask for a person/],
] as const)('a statement that asks for advice is refused, and articles far from it are not named: %s', (said, found, expected) => {
  expect(first(said, found).reply.text).toMatch(expected)
})

test.each([
  ['en', 'On a change of address: my address is new, I moved'],
  ['fr', 'On a déménagé de Laval à Gatineau, je dois changer mon adresse'],
] as const)('%s: a new address is no reason to come', (language, said) => {
  expect(first(said, NONE, language).reply.text).not.toMatch(/^(?:Thank you for telling me|Merci de me le dire)/)
})

test.each([
  ['en', 'my dad is 84 with parkinsons, can i fill in the form for him'],
  ['en', 'my husband is going through chemo, his oncologist is fine with it. how do we sign him up'],
  ['en', 'I have power of attorney for my father, can I manage his file'],
  ['fr', 'Mon père a 88 ans et je suis son mandataire. Est-ce que je peux gérer son dossier?'],
  ['fr', 'mon mari est en chimio, comment on l’inscrit'],
] as const)('%s: who asks for another is told how: %s', (language, said) => {
  const { state, reply } = first(said, NONE, language)
  expect(state.helped, reply.text).toBe(true)
})
