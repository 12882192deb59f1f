import { expect, test } from 'vitest'
import { NOW } from '../conversation.test-data.ts'
import { SHIPPED } from '../shipped-clinic.test-data.ts'
import { type ChatState, newConversation } from '../state/state.ts'
import { step } from '../step.ts'

const IN_LINE: ChatState = { ...newConversation('p'), started: true, created: true, stage: 'waiting', queue: 'pcr', visit: 'async' }

test.each([
  'i forgot to tell you i take plavix',
  'change my answer about medicines',
  'can you add plavix to my medicines',
  'tell the nurse i also take plavix',
  'oh, I also take Plavix',
  'I’m allergic to sulfa too',
  'can I change one of my answers',
  'j’ai oublié de dire que je prends du Plavix',
  'je voudrais changer ma réponse sur les médicaments',
  'je prends aussi du Plavix',
])('in line a person hears what is still to be known: %s', (query) => {
  const { effects, reply } = step(IN_LINE, { query, ...NOW }, SHIPPED)
  expect(effects).toContainEqual(expect.objectContaining({ kind: 'need-help', urgent: false }))
  expect(reply.ACTION).toBe('NEEDPCRHELP')
})

test.each([
  'can you change my phone number',
  'I want to change my appointment',
  'how long will it take',
  'thanks',
  'I just want to say thank you',
  'I have to say this was great',
  'I’m on my way',
  'can I change my seller',
  'ok',
])('is another matter: %s', (query) => {
  const { reply } = step(IN_LINE, { query, ...NOW }, SHIPPED)
  expect(reply.ACTION).not.toBe('NEEDPCRHELP')
})
