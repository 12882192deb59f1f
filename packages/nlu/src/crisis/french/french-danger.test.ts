import { loadCorpus } from '@clinic/data/load-corpus'
import { expect, test } from 'vitest'
import { frenchDanger } from './french-danger.ts'

test.each([
  ["j'ai décidé de m'ôter la vie", 'suicide'],
  ["m'as me câlisser en bas du pont", 'suicide'],
  ["J'ai sorti les pilules et je les ai comptées. Il y en a assez.", 'suicide'],
  ['mon frère parle de se pendre', 'suicide'],
  ["demain j'amène mon gun à la job", 'violence'],
  ["m'as y péter la tête", 'violence'],
  ['mon chum m’a pognée par la gorge', 'abuse'],
  ['ma grand-mère, on arrive pas à la réveiller', 'emergency'],
] as const)('%j tells of %s (F-5)', (text, kind) => {
  expect(frenchDanger(text)).toBe(kind)
})

test.each([
  'je ne veux pas me tuer',
  "j'ai pas envie de me tuer à l'ouvrage",
  "j'ai essayé de me tuer il y a vingt ans",
  'mon gars me bat au hockey',
  'je veux étrangler mon imprimante',
  "j'ai sorti ma carabine de chasse, elle est chargée sur la table du chalet de chasse",
  'mon mari répond pas, il travaille',
])('%j tells of none', (text) => {
  expect(frenchDanger(text)).toBeNull()
})

test('at most 1 in 1,000 ordinary sentences is taken for a danger', () => {
  const ordinary = loadCorpus('crisis/ordinary')
  const taken = ordinary.filter(({ text }) => frenchDanger(text) !== null).map(({ text }) => text)
  expect(taken.length / ordinary.length, taken.join('\n')).toBeLessThanOrEqual(0.001)
})
