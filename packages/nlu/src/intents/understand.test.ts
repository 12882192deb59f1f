import { INTENTS } from '@clinic/contract/intents'
import { loadIntentPhrases } from '@clinic/data/load-training-data'
import { readModel } from '@clinic/data/model-files'
import { describe, expect, test } from 'vitest'
import { unpackArrays } from '../models/pack-arrays.ts'
import { unpackClassifier } from '../models/pack-classifier.ts'
import { trainIntents, understand } from './understand.ts'

const phrases = loadIntentPhrases()
const holdout = loadIntentPhrases('holdout')
/** As it is shipped. */
const model = unpackClassifier(unpackArrays(readModel('intents').packed))

describe('intents of messages that training has not seen', () => {
  const heard = holdout.examples.map(({ label: intent, text }) => ({ text, intent, got: understand(model, text).intent }))

  test('at least 92 in 100 are understood', () => {
    const missed = heard.filter(({ intent, got }) => intent !== got)
    for (const intent of INTENTS.filter((one) => one !== 'unknown'))
      expect(heard.filter((one) => one.intent === intent).length, intent).toBeGreaterThanOrEqual(15)
    expect(1 - missed.length / heard.length, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.92)
  })

  test('at least 95 in 100 are taken for some intent, and of answers and small talk at least 85 for none', () => {
    expect(heard.filter(({ got }) => got !== 'unknown').length / heard.length).toBeGreaterThanOrEqual(0.95)
    const taken = holdout.outOfScope.filter((text) => understand(model, text).intent !== 'unknown')
    expect(1 - taken.length / holdout.outOfScope.length, taken.join('|')).toBeGreaterThanOrEqual(0.85)
  })
})

test('a sure rule is never overruled', () => {
  expect(understand(model, 'go back')).toEqual({ intent: 'back', confidence: 1, sure: true, source: 'rule' })
})

test('where the rules are silent the model answers, and says so', () => {
  expect(understand(model, 'hoping to get approved for medical marijuana')).toMatchObject({ intent: 'new-patient', source: 'model' })
})

test('phrases that staff added count', () => {
  const taught = trainIntents(phrases, [
    { label: 'stop', text: 'zap the thing' },
    { label: 'stop', text: 'zap it' },
  ])
  expect(understand(taught, 'zap the thing').intent).toBe('stop')
})
