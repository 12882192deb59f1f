import type { Intent } from '@clinic/contract/intents'
import { describe, expect, test } from 'vitest'
import { CLINIC, startConversation, upToQuestions } from '../conversation.test-data.ts'
import { TEXTS } from '../texts/texts.ts'

const SAID = 'zzz qqq'

/** A clinic that takes `SAID` for an intent. */
function hears(intent: Intent, sure = true) {
  return startConversation({ ...CLINIC, understand: () => ({ intent, confidence: 0.9, sure, source: 'model' }) })
}

describe('what nothing else understood is done where the classifier is sure', () => {
  test.each([
    ['help', TEXTS.help],
    ['skip', TEXTS.required],
    ['why', TEXTS.why],
  ] as const)('%s', (intent, words) => {
    const talk = hears(intent)
    upToQuestions(talk)
    const { reply, effects, state } = talk.tell(SAID)
    expect(reply.text).toContain(words)
    expect(effects).toContainEqual({ kind: 'audit', action: 'Predicted Intent Check', description: `${intent} at questionnaire, 90% sure` })
    expect(state.misses).toBe(0)
  })

  test.each([
    ['person', 'NEEDPCRHELP'],
    ['stop', 'CLOSECHAT'],
    ['goodbye', 'CLOSECHAT'],
  ] as const)('%s brings %s', (intent, action) => {
    const talk = hears(intent)
    upToQuestions(talk)
    expect(talk.tell(SAID).reply.ACTION).toBe(action)
  })

  test('going on and choosing at the start', () => {
    const talk = hears('new-patient')
    expect(talk.tell(SAID).state.stage).toBe('consent-offer')
    const next = hears('continue')
    next.tell('New Patient Intake')
    expect(next.tell(SAID).state.stage).toBe('consent')
  })
})

test('where it is not sure the message is missed, as ever', () => {
  const talk = hears('help', false)
  upToQuestions(talk)
  const { state, effects } = talk.tell(SAID)
  expect(state.misses).toBe(1)
  expect(effects).toMatchObject([{ action: 'Misunderstood User Message' }])
})

test('where words are an answer they stay one', () => {
  const talk = hears('stop')
  upToQuestions(talk)
  for (const said of ['Sleep', 'no', 'yes']) talk.tell(said)
  expect(talk.tell(SAID).state.answers.MedicineList?.value).toBe(SAID)
})
