import fc from 'fast-check'
import { expect, test } from 'vitest'
import { classify } from './classify.ts'
import { trainClassifier } from './train-classifier.ts'

const EXAMPLES = {
  drive: ['can i drive', 'when can i drive my car', 'is driving allowed', 'how long before i drive', 'driving to work after'],
  cost: ['what does it cost', 'how much is it', 'is there a fee', 'price please', 'do i have to pay for this'],
  travel: ['can i fly with it', 'is it ok on a plane', 'crossing the border', 'travel to the states', 'can i take it on a trip'],
}
const examples = Object.entries(EXAMPLES).flatMap(([label, texts]) => texts.map((text) => ({ label, text })))
const OTHER = ['what is the weather', 'tell me a joke', 'purple monkey', 'my dog is brown', 'who won the game']
const model = trainClassifier(examples, OTHER)

test.each([
  ['how soon may i drive', 'drive'],
  ['what is the price', 'cost'],
  ['can i bring it on the airplane', 'travel'],
  ['drivng my car', 'drive'],
])('%j is about %s', (text, label) => {
  expect(classify(model, text)[0]?.label).toBe(label)
})

test('what is about nothing known scores below what is', () => {
  expect(classify(model, 'the purple dog won')[0]?.score ?? 1).toBeLessThan(classify(model, 'can i drive my car')[0]?.score ?? 0)
})

test('the same examples give the same scores', () => {
  const again = trainClassifier(examples, OTHER)
  for (const text of ['drive', 'how much', 'plane to the states', 'joke']) expect(classify(again, text)).toEqual(classify(model, text))
})

test('any text gets every label once, the best first, with a score from 0 to 1', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const guesses = classify(model, text)
      expect(new Set(guesses.map(({ label }) => label))).toEqual(new Set(Object.keys(EXAMPLES)))
      for (const { score } of guesses) expect(score >= 0 && score <= 1).toBe(true)
    }),
  )
})
