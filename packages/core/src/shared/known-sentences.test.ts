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

test('a list whose parts are all known is said part by part, where the whole would fit another sentence too', () => {
  const french = knownSentences(
    {
      'First: {~reasons}.': 'D’abord : {reasons}.',
      'an interaction': 'une interaction',
      '{one} with {two}: sedation': '{one} avec {two} : sédation',
    },
    (text) => text,
  )
  expect(french('First: an interaction; codeine with THC: sedation.')).toBe('D’abord : une interaction; codeine avec THC : sédation.')
})

test('a value named digits is a number, and reasons with how many each is for are said one by one', () => {
  const french = knownSentences(
    { '{digits} skipped: {~reason}': '{digits} omis : {reason}', '{digits} × {~reason}': '{digits} × {reason}' },
    (text) => ({ 'Sent. Look again.': 'Envoyé. Regardez encore.', 'Held.': 'Retenu.' })[text] ?? text,
  )
  expect(french('3 skipped: Sent. Look again.')).toBe('3 omis : Envoyé. Regardez encore.')
  expect(french('3 skipped: 2 × Sent. Look again. 1 × Held.')).toBe('3 omis : 2 × Envoyé. Regardez encore. 1 × Retenu.')
  expect(french('Some skipped: Held.')).toBe('Some skipped: Held.')
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
