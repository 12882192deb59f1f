import type { ChatLanguage } from '@clinic/contract/chat'
import { describe, expect, test } from 'vitest'
import { NOW } from '../conversation.test-data.ts'
import { askedFor, SHIPPED, sayTo } from '../shipped-clinic.test-data.ts'
import { type ChatState, newConversation, type Recognised } from '../state/state.ts'
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

test.each<[ChatLanguage, string, boolean]>([
  ['en', 'nightmares', false],
  ['fr', 'des cauchemars', false],
  ['en', 'nightmares every night, I cry and can’t cope', true],
])('an option by its name needs no comfort (%s: %s)', (language, text, comforted) => {
  const { reply, state } = sayTo(askedFor('async', 'sleep_trouble', language), text)
  expect(state.comforted).toBe(comforted)
  expect(reply.text.includes(WORDS[language].distress)).toBe(comforted)
})

test.each<[ChatLanguage, string]>([
  ['en', 'I was told I can’t be a patient because I was pregnant. I lost the baby last week'],
  ['fr', 'vous m’avez dit que je pouvais pas être patiente, mais j’ai fait une fausse couche'],
])('who was turned away for a pregnancy and lost it is looked for, without a word on babies (%s)', (language, text) => {
  const { reply, state } = first(language, text)
  expect(state).toMatchObject({ stage: 'who', lost_pregnancy: true })
  expect(reply.text.startsWith(WORDS[language].stop.loss)).toBe(true)
  expect(reply.text).not.toMatch(/baby|bébé|breast|allait/i)
})

describe('a pregnancy that stopped the intake and was lost', () => {
  const barred: ChatState = {
    ...newConversation('p'),
    ...{ started: true, stage: 'ineligible', ineligible: { reason: 'Pregnant or Breastfeeding', eligible_date: '2028-03-29' } },
  }

  test.each<[ChatLanguage, string]>([
    ['en', 'I had a miscarriage two weeks ago'],
    ['fr', 'j’étais enceinte mais je l’ai perdu'],
  ])('is met with kind words and a review, not with the baby or a date (%s)', (language, query) => {
    const told = step({ ...barred, language }, { query, language, ...NOW }, SHIPPED)
    const { loss, afterLoss } = WORDS[language].stop
    expect(told.reply.text.startsWith(loss)).toBe(true)
    expect(told.reply.text).toContain(afterLoss)
    expect(told.reply.text).not.toMatch(/baby|midwife|bébé|sage-femme|2028/)
    const why = step(told.state, { query: language === 'en' ? 'why' : 'pourquoi', language, ...NOW }, SHIPPED)
    expect(why.reply.text).not.toMatch(/baby|bébé|2028/)
  })

  test('prints no date that is only counted, also when the patient comes back (F-19)', () => {
    const recognised = {
      ...{ firstName: 'Renée', consentVersion: null, eligible: false, reason: 'Pregnant or Breastfeeding' as const },
      ...{ eligible_date: '2028-03-29', followUp: false, queue: null },
    }
    const shown = (known: Recognised) => step({ ...barred, recognised: known }, { query: 'hm', ...NOW }, SHIPPED).reply.text
    expect(shown({ ...recognised, calculated: true })).not.toContain('2028')
    expect(shown(recognised)).toContain('2028')
  })
})

test('“no one helps me” is no request for the list of commands', () => {
  const understand = () => ({ intent: 'help', confidence: 0.9, sure: true, source: 'model' }) as const
  const greeted = step(newConversation('p'), { query: 'book with tcn', ...NOW }, SHIPPED)
  const { reply } = step(greeted.state, { query: 'i feel like no one helps me', ...NOW }, { ...SHIPPED, understand })
  expect(reply.text.startsWith(TEXTS.distress)).toBe(true)
  expect(reply.text).not.toContain('say “back”')
})
