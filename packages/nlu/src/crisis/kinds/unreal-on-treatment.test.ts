import { expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { chooseKind } from './choose-kind.ts'

const SINCE_WHEN = { tag: 'since_when', text: 'How long has this been going on?' }
const WHAT_HAPPENED = { tag: 'past_reaction_story', text: 'What happened?' }

const UNREAL = [
  'depuis que je prends l’huile, les voisins parlent de moi à travers les murs',
  'j’ai l’impression que tout le monde m’espionne depuis que je vape du THC',
  'depuis les gouttes, la radio m’envoie des messages',
  'since the gummies I keep thinking my coworkers can read my mind',
  'I started the oil and now the TV talks to me',
  'ever since the drops the songs are sending signals to me',
  'depuis les capsules je dors pu pantoute pis je me sens comme le bon dieu',
  'je me prends pour le messie depuis l’huile',
  '5 jours sans dormir, j’ai flambé toutes mes économies depuis le thc',
  'have not slept in 5 days, I am full of energy and I know I was chosen, started after the THC',
]

test.each(UNREAL)('what is not real since the treatment began is a reaction, also beside a question about how long: %s', (text) => {
  expect(assessRisk(text, {})).toMatchObject({ level: 'acute', kind: 'adverse-reaction', by: 'rule' })
  expect(assessRisk(text, { asked: SINCE_WHEN })).toMatchObject({ level: 'acute', kind: 'adverse-reaction' })
})

test.each(['I was hearing voices after taking THC', 'j’entendais des voix après le pot'])(
  'where an earlier reaction is asked for, it is the answer: %s',
  (text) => {
    expect(assessRisk(text, { asked: WHAT_HAPPENED })?.level).not.toBe('acute')
  },
)

test.each([
  'since the oil I watch TV with my wife',
  'depuis l’huile mes amis me parlent de leurs problèmes',
  'my doctor talked to me about the oil',
  'since the oil I follow my exercise plan',
  'depuis que je prends l’huile, mes collègues rient avec moi',
  'depuis les gouttes je suis comme neuf, merci mon dieu',
])('ordinary life on treatment is none: %s', (text) => {
  expect(assessRisk(text, {})).toBeNull()
})

test.each([
  ['my grandmother says she wants to go be with grandpa', 'suicide'],
  ['ma mère voudrait aller rejoindre papa', 'suicide'],
  ['j’vas y péter la yeule au docteur', 'violence'],
  ['I will knock the landlord out, I have the bat', 'violence'],
] as const)('to join the dead is a wish to die, and a face to break is a threat: %s', (text, kind) => {
  expect(chooseKind(text, kind === 'suicide' ? 'violence' : 'suicide')).toBe(kind)
})

test.each(['I was diagnosed with terminal cancer and I am dying', 'I am dying of lung cancer'])(
  'a life that ends by an illness is no emergency of this minute: %s',
  (text) => {
    expect(assessRisk(text, {})?.level).not.toBe('acute')
  },
)

test.each(['I have terminal cancer and I am dying now, help', 'I am dying of cancer and I want to end it tonight'])(
  'unless it is now, or by their own hand: %s',
  (text) => {
    expect(assessRisk(text, {})?.level).toBe('acute')
  },
)
