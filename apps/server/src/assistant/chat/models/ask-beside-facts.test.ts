import type { ChatLanguage } from '@clinic/contract/chat'
import { FIRST_WORDS_TEXTS } from '@clinic/core/chat/texts/first-words-texts'
import { FIRST_WORDS_TEXTS_FR } from '@clinic/core/chat/texts/first-words-texts-fr'
import { textsOf } from '@clinic/core/chat/texts/texts-of'
import { beforeAll, describe, expect, test } from 'vitest'
import { shippedKnowledge, shippedTitles } from './shipped-knowledge.ts'
import { stepFirst } from './step-first.ts'

let knowledge: ReturnType<typeof shippedKnowledge>
beforeAll(() => {
  knowledge = shippedKnowledge()
})
const hear = (text: string, language: ChatLanguage) => stepFirst({ text, language }, knowledge)
const idOf = (title: unknown, language: ChatLanguage) => shippedTitles()[language].get(String(title))
const BEGIN = { en: FIRST_WORDS_TEXTS.begin, fr: FIRST_WORDS_TEXTS_FR.begin }

describe('a question beside facts: how one begins is answered by the intake, with the facts held', () => {
  test.each<[ChatLanguage, string, string]>([
    ['en', 'hi there I have PTSD from the military since 2006, taking effexor, how does this work', 'PTSD'],
    ['en', 'how do i become a patient? I get bad headaches every day', 'Migraine'],
    [
      'fr',
      'bonjour jai mal au dos depuis mon accident en 2019, je prends du tylenol pis un peu de gabapentine. jaimerais savoir comment ca marche icitte',
      'Chronic pain',
    ],
    ['fr', 'jai de larthrite depuis 5 ans, je prends du celebrex, comment on fait pour avoir un rendez-vous', 'Chronic pain'],
    ['fr', 'je souffre d’insomnie depuis 2012, je prends du zopiclone. c’est quoi les étapes', 'Trouble sleeping'],
  ])('%s: %s', (language, text, reason) => {
    const { state } = hear(text, language)
    expect([state.stage, state.first_words?.answers.main_reason]).toEqual(['consent-offer', reason])
  })
})

describe('a question beside facts: an article answers it, and the intake is offered with the facts held', () => {
  test.each<[ChatLanguage, string, string, string | undefined]>([
    ['en', 'how much does this cost? I have bad knees since 2015', 'cost-and-insurance', 'Chronic pain'],
    ['en', 'migraines since high school, do I need a referral from my doctor', 'referrals', 'Migraine'],
    ['en', 'I can’t sleep since the passing of my wife, how much do you charge', 'cost-and-insurance', 'Trouble sleeping'],
    ['fr', 'bonjour, c’est combien? je dors pu depuis la mort de mon mari', 'cost-and-insurance', 'Trouble sleeping'],
    [
      'fr',
      'est-ce que c’est long l’attente? j’ai un cancer pis la chimio me donne mal au cœur',
      'how-long-it-takes',
      'Cancer-related symptoms',
    ],
  ])('%s: %s', (language, text, article, reason) => {
    const { state, reply } = hear(text, language)
    expect([state.stage, idOf(reply.DATA?.source, language), state.first_words?.answers.main_reason]).toEqual(['greeting', article, reason])
    expect(reply.text.endsWith(BEGIN[language])).toBe(true)
  })
})

test.each<[ChatLanguage, string]>([
  ['en', 'is this a real person? i need help with my insomnia since covid'],
  ['en', 'are you a bot? my knees hurt'],
  ['fr', 'êtes-vous une vraie personne? j’ai des migraines depuis 6 ans'],
])('whether a person answers is told beside the offer, %s: %s', (language, text) => {
  const { state, reply, effects } = hear(text, language)
  expect(reply.text.startsWith(textsOf(state).whoIAm(knowledge.brand))).toBe(true)
  expect(reply.text.endsWith(BEGIN[language])).toBe(true)
  expect(effects.some(({ kind }) => kind === 'need-help')).toBe(false)
})

describe('what did not change', () => {
  test.each<[ChatLanguage, string]>([
    ['en', 'I want to talk to a real person about my migraines'],
    ['fr', 'je veux parler à une vraie personne pour mes migraines'],
  ])('a person who is asked for is called, %s: %s', (language, text) =>
    expect(hear(text, language).effects.some(({ kind }) => kind === 'need-help')).toBe(true),
  )

  test.each<[ChatLanguage, string]>([
    ['en', 'my back has been bad since 2011 and I take percocet is it ok to mix them'],
    ['fr', 'j’ai mal au dos, combien de thc je devrais prendre'],
  ])('advice about oneself is refused, %s: %s', (language, text) => {
    const { reply, state } = hear(text, language)
    expect(reply.text.startsWith(textsOf(state).onlyPractitioner('8-1-1', '9-1-1').split('.')[0] ?? '-')).toBe(true)
  })

  test.each<[ChatLanguage, string]>([
    ['en', 'I have back pain since 2009 and I want to kill myself, how does this work'],
    ['fr', 'j’ai mal au dos depuis 2009, je veux mourir, comment ça marche'],
    ['en', 'are you a real person? I took all my pills'],
  ])('danger goes first, %s: %s', (language, text) => expect(hear(text, language).state.crisis).toBe(true))
})

test.each<[ChatLanguage, string]>([
  ['en', 'hello I’m scared to do this, never tried weed, my doctor said maybe it’d help my anxiety'],
  ['fr', 'j’ai peur d’être gelée mais mon médecin m’a dit que ça pourrait aider ma neuropathie'],
])('who is uneasy is reassured and offered the intake, %s: %s', (language, text) => {
  const { state, reply } = hear(text, language)
  expect(reply.text).toContain(textsOf(state).firstWords.reassure)
  expect(reply.text.endsWith(BEGIN[language])).toBe(true)
})
