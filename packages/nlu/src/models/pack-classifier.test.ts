import { describe, expect, test } from 'vitest'
import { classify } from '../classifier/classify.ts'
import { trainClassifier } from '../classifier/train-classifier.ts'
import { scoreCrisis, trainCrisisClassifier } from '../crisis/crisis-classifier.ts'
import { arrayOf, packArrays, unpackArrays } from './pack-arrays.ts'
import { packClassifier, unpackClassifier } from './pack-classifier.ts'
import { packCrisisClassifier, unpackCrisisClassifier } from './pack-crisis-classifier.ts'

const FEES = ['what does a visit cost', 'how much do you charge', 'is there a fee for the visit', 'do i pay for it', 'what is the price']
const TRAVEL = [
  'can i fly with it',
  'may i take it across the border',
  'can i travel abroad',
  'is it allowed on a plane',
  'what about trips',
]
const OTHERS = ['who won the game', 'what is the weather', 'tell me a joke', 'what time is it in paris', 'who is the king']
const NEW = ['what is the price of a trip', 'how much is it on a plane', 'tell me who won', 'zzz', '']

describe('a model that was packed and unpacked', () => {
  test('classifies as before, to the third digit', () => {
    const examples = [...FEES.map((text) => ({ label: 'fees', text })), ...TRAVEL.map((text) => ({ label: 'travel', text }))]
    const model = trainClassifier(examples, OTHERS)
    const again = unpackClassifier(unpackArrays(packArrays(packClassifier(model))))
    for (const text of [...FEES, ...TRAVEL, ...NEW]) {
      const [before, after] = [classify(model, text), classify(again, text)]
      expect(after.map(({ label }) => label)).toEqual(before.map(({ label }) => label))
      for (const [at, { score }] of after.entries()) expect(score).toBeCloseTo(before[at]?.score ?? Number.NaN, 3)
    }
    expect([again.threshold, again.sure]).toEqual([model.threshold, model.sure])
  })

  test('scores crises as before, to the third digit', () => {
    const crises = ['i want to die tonight', 'i am going to end my life', 'i took all the pills', 'i want to end it tonight']
    const texts = [...crises, ...FEES, ...OTHERS]
    const model = trainCrisisClassifier(texts.map((text) => ({ text, crisis: crises.includes(text), trust: 1 })))
    const again = unpackCrisisClassifier(unpackArrays(packArrays(packCrisisClassifier(model))))
    expect(again.known).toEqual(model.known)
    for (const text of [...texts, ...NEW]) expect(scoreCrisis(again, text)).toBeCloseTo(scoreCrisis(model, text), 3)
  })
})

test('the same model gives the same bytes, wherever they lie', () => {
  const packed = packArrays({ fields: { name: 'é' }, arrays: { a: Int16Array.of(-1, 2), b: Float32Array.of(0.5) } })
  const moved = new Uint8Array(packed.length + 3)
  moved.set(packed, 3)
  const again = unpackArrays(moved.subarray(3))
  expect(packArrays(again)).toEqual(packed)
  expect(again.fields).toEqual({ name: 'é' })
  expect(() => arrayOf(again, 'a', 'Uint16Array')).toThrow('no Uint16Array called a')
})
