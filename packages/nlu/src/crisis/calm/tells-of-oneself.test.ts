import { expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { tellsOfOneself } from './tells-of-oneself.ts'

test.each([
  'j’ai 67 ans pis ma santé est plus ce qu’elle était',
  '72 years old and living alone up north',
  'I’m 68, widowed four years',
  'veuf depuis trois ans, je vis tout seul dans le bois',
  'retired trucker, 71, my back is shot',
  'at my age, knees are worn out',
  'my health has been going downhill',
  '78 ans, mes genoux sont finis',
  'not living with anyone, just the cat',
])('%j says who someone is, and the classifier is not asked', (text) => {
  expect(tellsOfOneself(text)).toBe(true)
  const risk = assessRisk(text, { suspect: () => 0.9 })
  expect(risk === null || risk.level === 'distress').toBe(true)
})

test.each([
  '72, living alone up north and the gun is loaded',
  '72 years old and living alone up north, I won’t see the spring',
  'I’m 68, widowed four years, going to join her',
  'veuf depuis trois ans, je m’en vas la rejoindre',
  'j’ai 67 ans pis j’en ai assez',
  'my health has been going downhill and I am ending it',
  'living alone in danger',
  'alone tonight',
  '81, I am done',
  'mes genoux sont finis pis moi aussi',
  'je suis seule avec lui',
])('%j says more, which the classifier hears', (text) => {
  expect(tellsOfOneself(text)).toBe(false)
})
