import { expect, test } from 'vitest'
import { assessRisk } from './assess-risk.ts'
import { deniesDanger } from './denies-danger.ts'

test.each([
  "j'ai jamais pensé à me tuer",
  'je pense pas à me tuer',
  "j'ai jamais voulu me suicider",
  "non j'ai jamais essayé de m'enlever la vie",
  "j'ai jamais fait de tentative de suicide",
  'chu pas suicidaire pantoute',
  "j'ai pas d'idées noires",
  'je ne veux pas me faire du mal',
  'ma fille a jamais voulu se faire mal',
  'personne me frappe à la maison',
  'my daughter has never tried to hurt herself',
  'I do not think about suicide at all',
  'No one at home hurts me',
  'nobody hits me here',
])('a danger that is denied as a whole is none, however it is asked: %s', (text) => {
  expect(deniesDanger(text)).toBe(true)
  expect(assessRisk(text, { suspect: () => 0.9 })).toBeNull()
})

test.each([
  "j'ai jamais autant pensé à me tuer",
  "j'ai pas réussi à me tuer",
  "j'ai pas encore essayé de me tuer",
  "je pense pas à me tuer, mais j'ai sorti les pilules",
  'je peux pas me tuer, même ça je suis pas capable',
  'j’ai jamais voulu mourir comme ce soir',
  'I have never wanted to die more than tonight',
  'I never said I would not kill myself',
  'nobody hits me harder than my husband',
  'nobody would care if I kill myself',
  'I am not going to kill myself until Friday',
  'personne me frappe, mais mon mari oui',
  'I do not want to hurt myself but I will',
  "je veux pas mourir mais je vois pas d'autre issue",
])('what a denial only begins is no denial: %s', (text) => {
  expect(deniesDanger(text)).toBe(false)
})
