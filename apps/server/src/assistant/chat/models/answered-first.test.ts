import type { ChatLanguage } from '@clinic/contract/chat'
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

describe('first messages that ask for advice about oneself get a practitioner or pharmacist, also beside a reason', () => {
  test.each<[ChatLanguage, string]>([
    ['en', 'i have a stent can i smoke'],
    ['en', 'i have copd is vaping ok'],
    ['en', 'i missed my seizure meds can i use cbd instead'],
    ['en', 'what strain is best for fibromyalgia'],
    ['en', 'will it raise my blood pressure'],
    ['en', 'my heart is racing after the oil should i worry'],
    ['fr', 'chu cardiaque, j’ai tu le droit de vapoter'],
    ['fr', 'le cbd est-tu mauvais pour le foie'],
    ['fr', 'quelle sorte est la meilleure pour l’anxiété'],
  ])('%s: %s', (language, text) => {
    const { reply, state } = hear(text, language)
    const [refusal] = textsOf(state).onlyPractitioner('8-1-1', '9-1-1').split('.')
    expect(reply.text.startsWith(refusal ?? '-')).toBe(true)
    expect([state.stage, state.crisis, state.concern]).toEqual(['greeting', false, false])
  })
})

describe('first messages that tell of something get the article about it, and no intake and no alarm', () => {
  test.each<[ChatLanguage, string, string]>([
    ['en', 'i get chest tightness when i use it', 'side-effects'],
    ['en', 'i feel dizzy every time i get up since starting', 'side-effects'],
    ['fr', 'j’ai le cœur qui débat depuis que j’ai fumé', 'side-effects'],
    ['fr', 'je vomis à chaque matin c’est normal', 'repeated-vomiting'],
    ['en', 'my dog got into my edibles', 'storage-and-children'],
    ['fr', 'mon chien a mangé mes brownies', 'storage-and-children'],
  ])('%s: %s', (language, text, article) => {
    const { reply, state } = hear(text, language)
    expect(idOf(reply.DATA?.source, language)).toBe(article)
    expect([state.stage, state.crisis, state.concern]).toEqual(['greeting', false, false])
  })

  test.each<[ChatLanguage, string]>([
    ['en', 'my kid ate one of my gummies what do i do'],
    ['en', 'my son and the dog got into my edibles'],
    ['fr', 'mon petit a mangé un jujube au thc'],
    ['en', 'i took too much oil and my heart is racing and i want to die'],
  ])('a person in danger still gets the card, %s: %s', (language, text) => expect(hear(text, language).state.crisis).toBe(true))
})
