import type { ChatLanguage } from '@clinic/contract/chat'
import { expect, test } from 'vitest'
import { NOW } from '../conversation.test-data.ts'
import { SHIPPED } from '../shipped-clinic.test-data.ts'
import { newConversation } from '../state/state.ts'
import { type Step, step } from '../step.ts'
import { TEXTS } from '../texts/texts.ts'
import { TEXTS_FR } from '../texts/texts-fr.ts'

const WORDS = { en: TEXTS, fr: TEXTS_FR } as const

function first(language: ChatLanguage, query: string): Step {
  const greeted = step(newConversation('p'), { query: 'book with tcn', language, ...NOW }, SHIPPED)
  return step(greeted.state, { query, language, ...NOW }, SHIPPED)
}

test.each<[ChatLanguage, string]>([
  ['en', 'My wife passed away in March'],
  ['en', 'I lost my son in the fall and I want to try something for sleep'],
  ['fr', 'ma femme est partie en mars du cancer, je mange pas beaucoup'],
  ['fr', 'mon père est décédé au printemps'],
])('who begins with the death of someone close hears first that we are sorry (%s: %s)', (language, text) => {
  const { reply, state } = first(language, text)
  expect(reply.text.startsWith(WORDS[language].stop.loss)).toBe(true)
  expect(state.crisis).toBe(false)
})
