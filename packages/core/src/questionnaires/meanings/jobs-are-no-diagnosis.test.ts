import { expect, test } from 'vitest'
import { askedFor, sayTo, storedFor } from '../../chat/shipped-clinic.test-data.ts'

const reasonFor = (language: 'en' | 'fr', said: string) => storedFor(sayTo(askedFor('async', 'main_reason', language), said), 'main_reason')

test.each([
  ['en', 'I’m a veteran'],
  ['en', 'first responder, twenty years'],
  ['en', 'served in Afghanistan'],
  ['en', 'I was in the army'],
  ['en', 'police officer'],
  ['fr', 'je suis un vétéran'],
  ['fr', 'militaire'],
  ['fr', 'ancien militaire, je reviens d’Afghanistan'],
  ['fr', 'j’étais pompier'],
] as const)('what someone does or did for a living is no diagnosis (%s): %s', (language, said) => {
  expect(reasonFor(language, said)).toBeUndefined()
})

test.each([
  ['en', 'I’m a veteran, flashbacks and nightmares', 'PTSD'],
  ['en', 'PTSD from Afghanistan', 'PTSD'],
  ['en', 'veteran with back pain', 'Chronic pain'],
  ['fr', 'vétéran, un TSPT', 'PTSD'],
  ['fr', 'ancien militaire, je dors pas', 'Trouble sleeping'],
] as const)('what they have is read beside it (%s): %s', (language, said, reason) => {
  expect([reasonFor(language, said)].flat()).toEqual([reason])
})
