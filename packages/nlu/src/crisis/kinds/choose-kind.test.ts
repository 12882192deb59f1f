import type { CrisisKind } from '@clinic/contract/vocabulary'
import { loadKindsDevelopment } from '@clinic/data/load-evaluation'
import { describe, expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { chooseKind } from './choose-kind.ts'

const sentences = loadKindsDevelopment().filter(({ label }) => label === 'acute')
const BY_OTHERS: readonly string[] = ['emergency', 'adverse-reaction']
const KINDS = ['overdose', 'violence', 'abuse', 'child-ingestion', 'suicide', ...BY_OTHERS]

test.each(KINDS)('most sentences of %s get its card, even where nothing but “suicide” was guessed (F-5)', (wanted) => {
  const of = sentences.filter(({ kind }) => kind === wanted)
  const guess = (BY_OTHERS.includes(wanted) ? wanted : 'suicide') as CrisisKind
  const missed = of.filter(({ text }) => chooseKind(text, guess) !== wanted)
  expect(of.length).toBeGreaterThan(2)
  expect(missed.length / of.length, missed.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.06)
})

describe('what comes first', () => {
  test.each<[CrisisKind, CrisisKind, string]>([
    ['overdose', 'suicide', 'I took all my pills because I wanted to die'],
    ['overdose', 'child-ingestion', 'my daughter is 16 and swallowed a handful of antidepressants'],
    ['overdose', 'emergency', 'elle a calé une bouteille pis des dilaudid, elle répond pus'],
    ['child-ingestion', 'emergency', 'my toddler ate one of my gummies and is floppy'],
    ['violence', 'abuse', 'my ex hits me and tonight I will kill him in his sleep'],
    ['abuse', 'violence', 'mon mari dit qu’y va brûler la maison si je le laisse'],
    ['abuse', 'violence', 'my brother says he is going to shoot his wife'],
    ['suicide', 'suicide', 'my husband hits me and I just want to die'],
    ['suicide', 'suicide', 'I have forty pills in front of me and I am going to take them all'],
    ['suicide', 'overdose', 'je veux faire une surdose à soir'],
    ['suicide', 'suicide', 'if I took all my pills would I die'],
    ['suicide', 'violence', 'j’ai le couteau sur le poignet'],
    ['adverse-reaction', 'adverse-reaction', 'since the gummies I see things that are not there'],
    ['emergency', 'emergency', 'she took her morning pills and now her face is drooping'],
    ['emergency', 'emergency', 'I hurt my back and I can’t feel my legs'],
    ['emergency', 'emergency', 'I hit my head and I see double'],
    ['emergency', 'emergency', 'I took three Advil and my chest is still crushing'],
    ['emergency', 'emergency', 'j’ai frappé ma tête pis je vois double'],
    ['emergency', 'emergency', 'my husband hit his head and will not wake up'],
  ])('is %s, where %s was guessed: %s', (wanted, guess, text) => {
    expect(chooseKind(text, guess)).toBe(wanted)
  })
})

test.each([
  ['overdose', 'I gave myself four times my insulin by accident'],
  ['overdose', 'je me suis trompée, j’ai pris quatre fois ma dose d’insuline'],
  ['overdose', 'I drank cleaning fluid by mistake'],
  ['overdose', 'I’ve had way too much THC oil and I think I’m dying'],
  ['overdose', 'la naloxone a pas marché'],
  ['child-ingestion', 'la petite a léché l’huile sur la cuillère'],
  ['child-ingestion', 'our twins opened the chocolate bar with weed in it'],
  ['adverse-reaction', 'people are watching me'],
  ['adverse-reaction', 'I saw things that are not there'],
  ['adverse-reaction', 'paranoid, no sleep 4 nights'],
  ['adverse-reaction', 'I took my oil like every night and now I hear voices'],
  ['adverse-reaction', 'j’ai vu des choses qui sont pas là'],
  ['adverse-reaction', 'parano, pas dormi depuis 4 nuits'],
  ['violence', 'If you don’t renew my script I’m coming down there with a bat'],
  ['violence', 'sometimes I want to throw my baby out the window'],
])('by rule alone, %s is noticed in “%s”', (kind, text) => {
  expect(assessRisk(text, {})).toMatchObject({ level: 'acute', kind, by: 'rule' })
})

test.each([
  'My wife is a nurse and says naloxone does not work on cannabis. True or no?',
  'I take insulin twice a day',
  'je prends mon insuline deux fois par jour',
  'in a crowd I feel like people are watching me',
  'my kids are watching me cook',
  'I was up for two nights with a toothache',
  'I ate too many edibles once in college and thought I was dying',
  'I come with a bat and a glove every Sunday to coach my kids',
])('nothing is swallowed and nobody threatened in “%s”', (text) => {
  expect(assessRisk(text, {})?.level).not.toBe('acute')
})

/** A classifier that takes everything for a crisis. */
const suspicious = () => 0.95

describe('vomiting that hot water eases is no danger that only the classifier may see', () => {
  test.each(loadKindsDevelopment().flatMap(({ label, text }) => (label === 'ordinary' ? [text] : [])))('%s', (text) => {
    expect(assessRisk(text, { suspect: suspicious })?.level).not.toBe('acute')
  })

  test.each([
    'I am vomiting blood, hot showers do not help anymore',
    'I throw up all day and sit in the hot shower with the razor, I want to die',
  ])('unless it comes with one: %s', (text) => {
    expect(assessRisk(text, { suspect: suspicious })?.level).toBe('acute')
  })
})

test('where anything else is asked for, the classifier alone notices as much as in the open, and where a list is asked for it does not', () => {
  const text = 'Everyone is asleep, so I can finally do it.'
  const suspect = () => 0.5
  expect(assessRisk(text, { suspect })?.level).toBe('acute')
  expect(assessRisk(text, { suspect, asked: { tag: 'anything_else', text: 'Is there anything else?' } })?.level).toBe('acute')
  expect(assessRisk(text, { suspect, asked: { tag: 'goals', text: 'What would you like to be better?' } })?.level).not.toBe('acute')
})
