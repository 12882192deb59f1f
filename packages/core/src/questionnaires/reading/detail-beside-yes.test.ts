import { expect, test } from 'vitest'
import { detailBesideYes } from './detail-beside-yes.ts'

test.each([
  ['yeah penicillin', 'penicillin'],
  ['yes, to peanuts and bees please', 'peanuts and bees'],
  ['oui, je suis allergique aux arachides', 'arachides'],
  ['ouais le latex', 'le latex'],
])('%j names %j beside the yes', (text, detail) => {
  expect(detailBesideYes(text, { bare: false, least: 1 })).toBe(detail)
})

test.each([
  'yes',
  'yes please',
  'yes a lot of things',
  'yes but not really',
  'oui malheureusement',
  'penicillin',
  'yes, why?',
  'yes my mom is',
])('%j names nothing', (text) => {
  expect(detailBesideYes(text, { bare: false, least: 1 })).toBeNull()
})

test('a story takes more words than a name, and may come without the yes where that is asked', () => {
  expect(detailBesideYes('yes panic', { bare: false, least: 3 })).toBeNull()
  expect(detailBesideYes('yes it made my heart race all night', { bare: false, least: 3 })).toBe('it made my heart race all night')
  expect(detailBesideYes('I am allergic to bees', { bare: true, least: 1 })).toBe('bees')
})
