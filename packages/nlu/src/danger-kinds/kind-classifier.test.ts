import type { CrisisKind } from '@clinic/contract/vocabulary'
import { loadKindsDevelopment } from '@clinic/data/load-evaluation'
import { readModel } from '@clinic/data/model-files'
import { expect, test } from 'vitest'
import { assessRisk } from '../crisis/assess-risk.ts'
import { screenCrisis } from '../crisis/screen-crisis.ts'
import { unpackArrays } from '../models/pack-arrays.ts'
import { unpackCrisisClassifier } from '../models/pack-crisis-classifier.ts'
import { packKindClassifier, unpackKindClassifier } from '../models/pack-kind-classifier.ts'
import { rankKinds, servingKind, trainKinds } from './kind-classifier.ts'

const classifier = unpackCrisisClassifier(unpackArrays(readModel('crisis').packed))
const kinds = unpackKindClassifier(unpackArrays(readModel('crisis-kinds').packed))
const suspect = (text: string) => screenCrisis(classifier, text)
const kindOf = (text: string) => servingKind(kinds, text)

test('of dangers in unusual words three in four are noticed, and most of those get the card of their kind (F-5)', () => {
  const sentences = loadKindsDevelopment('kinds-unusual')
  const acute = sentences.flatMap(({ text, kind }) => {
    const risk = assessRisk(text, { suspect, kindOf })
    return risk?.level === 'acute' ? [{ text, kind, shown: risk.kind }] : []
  })
  const wrong = acute.filter(({ kind, shown }) => shown !== kind)
  expect(acute.length / sentences.length).toBeGreaterThan(0.75)
  expect(wrong.length / acute.length, wrong.map(({ text, shown }) => `${shown}: ${text}`).join('\n')).toBeLessThan(0.2)
})

test('of threats in unusual words most are noticed, and most get the card of a threat', () => {
  const risks = loadKindsDevelopment('threats-unusual').map(({ text }) => assessRisk(text, { suspect, kindOf }))
  const acute = risks.flatMap((risk) => (risk?.level === 'acute' ? [risk.kind] : []))
  expect(acute.length / risks.length).toBeGreaterThan(0.85)
  expect(acute.filter((kind) => kind === 'violence').length / risks.length).toBeGreaterThan(0.6)
})

test.each<[CrisisKind, string]>([
  ['violence', 'that judge gave her my kids so I’m giving her a funeral'],
  ['violence', 'j’ai ressorti la carabine de mon grand-père, j’ai trois noms en tête'],
  ['suicide', 'they can have my dog and my tools, I’m done on Friday'],
  ['suicide', 'mon chum tient une lame sur son cou'],
  ['suicide', 'my wife says she will kill herself if I leave'],
])('a danger about others is a threat unless it is someone’s own end: %s, %s', (kind, text) => {
  expect(assessRisk(text, { suspect, kindOf })).toMatchObject({ level: 'acute', kind })
})

test.each<[CrisisKind, string]>([
  ['abuse', 'my coach touches me and says nobody will believe me'],
  ['violence', 'I keep seeing myself shaking my newborn'],
  ['child-ingestion', 'y a des capsules mâchées à côté de mon bébé'],
  ['overdose', 'I misread the syringe and injected ten times the dose'],
  ['emergency', 'maman échappe sa tasse d’une main et dit des mots mêlés'],
  ['adverse-reaction', 'ever since the tincture the television speaks to me'],
])('what only the classifier notices gets the card of %s: %s', (kind, text) => {
  expect(kindOf(text)).toBe(kind)
})

test('where it is doubtful whether someone wants to die or is in another danger, the card that has both is shown', () => {
  const toy = trainKinds(
    [
      { text: 'I want to end it', kind: 'suicide' },
      { text: 'tonight it ends', kind: 'suicide' },
      { text: 'he hits me', kind: 'abuse' },
      { text: 'he hurts me', kind: 'abuse' },
      { text: 'no kind is known of this one' },
    ],
    [{ text: 'he (locks/ties) me in', kind: 'abuse' }],
  )
  expect(servingKind(toy, 'I want to end it')).toBe('suicide')
  expect(servingKind(toy, 'he hits me')).toBe('abuse')
  const [first] = rankKinds(toy, 'it hits')
  expect(first?.margin).toBeLessThan(0.5)
  expect(servingKind(toy, 'it hits')).toBe('abuse')
})

test('a packed classifier ranks as before', () => {
  const again = unpackKindClassifier(packKindClassifier(kinds))
  for (const text of ['he hits me', 'j’ai pris trop de pilules', 'zzz'])
    expect(rankKinds(again, text).map(({ kind }) => kind)).toEqual(rankKinds(kinds, text).map(({ kind }) => kind))
})
