import { expect, test } from 'vitest'
import { scoreCrisis, trainCrisisClassifier } from './crisis-classifier.ts'

const CRISIS = [
  'i want to die',
  'i just want to die',
  'i took all my pills',
  'i took all the pills',
  'he is not breathing',
  'she is not breathing',
]
const ORDINARY = ['i want to renew', 'i just want to renew', 'i took the bus', 'i took my bus', 'he is not home', 'she is not home']
const examples = (trust: number) => [
  ...CRISIS.map((text) => ({ text, crisis: true, trust: 1 })),
  ...ORDINARY.map((text) => ({ text, crisis: false, trust })),
]
const classifier = trainCrisisClassifier(examples(1))

test('what was learned is told apart', () => {
  for (const text of CRISIS) expect(scoreCrisis(classifier, text), text).toBeGreaterThan(0)
  for (const text of ORDINARY) expect(scoreCrisis(classifier, text), text).toBeLessThan(0)
})

test('an example in one language teaches the other', () => {
  expect(scoreCrisis(classifier, 'je veux mourir')).toBeGreaterThan(scoreCrisis(classifier, 'je veux renouveler'))
})

test('less trusted examples hold it back less', () => {
  expect(scoreCrisis(trainCrisisClassifier(examples(0.1)), 'i want it')).toBeGreaterThan(scoreCrisis(classifier, 'i want it'))
})

test('the same examples give the same classifier', () => {
  expect(trainCrisisClassifier(examples(1)).weights).toEqual(classifier.weights)
})
