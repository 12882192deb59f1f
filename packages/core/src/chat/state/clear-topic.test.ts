import { loadIntentPhrases } from '@clinic/data/load-training-data'
import { trainIntents, understand } from '@clinic/nlu/intents/understand'
import { expect, test } from 'vitest'
import { CLINIC, startConversation } from '../conversation.test-data.ts'

const model = trainIntents(loadIntentPhrases())
const clinic = { ...CLINIC, understand: (text: string) => understand(model, text) }

test.each([
  ['hi, i have chronic back pain for five years now and i would like to become a patient at your clinic', 'consent-offer'],
  ['I want to apply for medical cannabis, I have insomnia and anxiety and nothing works anymore', 'consent-offer'],
  ['my document expires next month and i would like to renew it with you please if possible', 'who'],
  ['bonjour j’aimerais ouvrir un dossier parce que j’ai mal au dos depuis dix ans et rien ne marche', 'consent-offer'],
  ['je voudrais renouveler mon document médical qui se termine à la fin du mois de décembre', 'who'],
])('"%s" is understood', (said, stage) => {
  expect(startConversation(clinic).tell(said).state.stage).toBe(stage)
})

test.each([
  'i book flights for a living and i sit at a desk all day long without a window',
  'my passport expired and the government office will not answer the phone at all this week',
  'my son is in the join the army programme and he is doing so well we are very proud of him',
  'i apply paint to old chairs as a hobby and my garden is full of them in the summer',
])('a weak guess starts nothing: "%s"', (said) => {
  const step = startConversation(clinic).tell(said)
  expect(step.state).toMatchObject({ stage: 'greeting', visit: null })
  expect(step.reply.options).toHaveLength(3)
})
