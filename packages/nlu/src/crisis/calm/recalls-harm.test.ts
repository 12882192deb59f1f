import { loadCorpus } from '@clinic/data/load-corpus'
import { expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { recallsHarm } from './recalls-harm.ts'

test.each([
  'My best friend killed himself two years ago and I still have nightmares about it.',
  "My husband's suicide left me with panic attacks.",
  'I was raped at nineteen and I do not trust doctors easily.',
  "Mon frère s'est pendu en 2015 et ce temps-ci est difficile.",
  'Mon ex me frappait, je suis partie il y a six ans et je vérifie encore les serrures.',
])('%j is told, not happening, and gets a warm sentence (F-5)', (text) => {
  expect(recallsHarm(text)).toBe(true)
  expect(assessRisk(text, {})).toEqual({ level: 'distress' })
})

test.each([
  'My brother killed himself two years ago and tonight I am joining him.',
  'I was beaten as a child and now I want to die.',
  'I was raped last night.',
  'My ex used to hit me and he is outside again.',
  "Mon frère s'est pendu en 2015 et je vais faire pareil.",
  'Did two tours and my pistol is on the table.',
  'I stopped drinking Tuesday, I shake, I saw my dead aunt.',
])('%j is more than a memory', (text) => {
  expect(recallsHarm(text)).toBe(false)
})

test('a question about a history needs no date', () => {
  const text = 'I was the one who cut my buddy down after he hanged himself.'
  expect(recallsHarm(text)).toBe(false)
  expect(recallsHarm(text, true)).toBe(true)
})

test('no sentence of crisis that is trained on is taken for a memory', () => {
  const taken = loadCorpus('crisis/crisis').filter(({ text }) => recallsHarm(text))
  expect(taken.map(({ text }) => text)).toEqual([])
})
