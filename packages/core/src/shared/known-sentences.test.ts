import { expect, test } from 'vitest'
import { knownSentences } from './known-sentences.ts'

const TABLE = {
  'Undid: {~action}': 'Annulé : {action}',
  'Opened the record': 'Ouverture du dossier',
  '{~what}, after looking up the caller': '{what}, après une recherche d’appelant',
  'First: {~reasons}.': 'D’abord : {reasons}.',
  'Speaks French.': 'Parle français.',
  'falls; drowsy': 'chutes; somnolence',
  'Moved by {name} on {at}': 'Envoyé le {at} par {name}',
  name: 'nom',
  phone: 'téléphone',
}
const french = knownSentences(TABLE, (text) => (text === 'Claim Patient' ? 'Patient pris en charge' : text))

test('a sentence of the list is said in the other language, with its values where that language has them', () => {
  expect(french('Opened the record')).toBe('Ouverture du dossier')
  expect(french('Moved by Amara Osei on 2026-11-26 10:52')).toBe('Envoyé le 2026-11-26 10:52 par Amara Osei')
})

test('a value that is a sentence of the list, a message or a list of them is said too; a name is not', () => {
  expect(french('Opened the record, after looking up the caller')).toBe('Ouverture du dossier, après une recherche d’appelant')
  expect(french('Undid: Claim Patient')).toBe('Annulé : Patient pris en charge')
  expect(french('First: name, phone.')).toBe('D’abord : nom, téléphone.')
  expect(french('First: name and phone.')).toBe('D’abord : nom et téléphone.')
  expect(french('First: name; falls; drowsy; new words.')).toBe('D’abord : nom; chutes; somnolence; new words.')
  expect(french('Moved by name on phone')).toBe('Envoyé le phone par name')
})

test('lines, sentences beside each other and the minute after them stay', () => {
  expect(french('Speaks French. First: name. (2026-11-26 10:52)\nOpened the record ')).toBe(
    'Parle français. D’abord : nom. (2026-11-26 10:52)\nOuverture du dossier',
  )
})

test('what is not in the list stays as it is', () => {
  expect(french('Sleeps well. Prefers mornings (2026-11-26 10:52)')).toBe('Sleeps well. Prefers mornings (2026-11-26 10:52)')
  expect(french('')).toBe('')
})
