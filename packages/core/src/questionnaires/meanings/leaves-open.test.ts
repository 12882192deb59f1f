import { expect, test } from 'vitest'
import { askedFor, sayTo, storedFor } from '../../chat/shipped-clinic.test-data.ts'

const stored = (place: string, said: string, language: 'en' | 'fr' = 'en') => {
  const [key = '', tag = ''] = place.split('/')
  return storedFor(sayTo(askedFor(key, tag, language), said), tag)
}

test.each([
  ['async/pregnant_or_breastfeeding', 'fr', 'ça se pourrait bien, j’attends le résultat'],
  ['async/psychosis', 'en', 'not right now'],
  ['async/has_allergies', 'fr', 'je pense pas… attendez, peut-être le latex? pas sûre'],
  ['async/ptsd_support', 'fr', 'on verra si j’y retourne ou pas'],
  ['async/ptsd_support', 'fr', 'pas présentement, ma psy est en congé'],
  ['async/has_allergies', 'en', 'milk gives me gas does that count'],
  ['renewal/side_effects', 'fr', 'rien de grave'],
  ['bowel_symptoms/bowel_weight', 'en', 'yes but on purpose, weight watchers'],
  ['async/family_psychosis', 'en', 'an uncle on my dads side but parents and siblings and kids no'],
  ['follow_up/uses_now', 'en', 'more or less'],
  ['follow_up/uses_now', 'en', 'yes and no'],
] as const)('neither a yes nor a no is stored of %s, "%s", "%s" (REQ-154)', (place, language, said) => {
  expect(stored(place, said, language)).toBeUndefined()
})

test.each([
  ['async/psychosis', 'en', 'never', false],
  ['async/psychosis', 'en', 'yes, maybe ten years ago', true],
  ['async/takes_medication', 'en', 'not right now', false],
  ['async/current_addiction', 'fr', 'zéro dépendance, même pas le café', false],
] as const)('a plain one is stored of %s, "%s", "%s"', (place, language, said, value) => {
  expect(stored(place, said, language)).toBe(value)
})
