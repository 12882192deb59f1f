import { describe, expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { detectCrisis } from '../detect-crisis.ts'

describe('an age makes past only what is told of it (D-6)', () => {
  test.each([
    ['abuse', 'when I was 16 I left home and my boyfriend is hitting me'],
    ['abuse', 'started smoking when I was 18 and my husband is choking me'],
    ['suicide', 'I got sick when I was 30 and I’m thinking about killing myself'],
    ['suicide', 'when I was 19 I lost my leg, I am suicidal'],
    ['suicide', 'MS since when I was 33 and I have a plan to kill myself'],
    ['suicide', 'when I was 50 I bought a rope, it’s tied in the garage'],
    ['violence', 'when I was 14 I was abused and I want to kill my husband'],
    ['violence', 'I was hurt at work when I was 28 and I’m going to stab my boss'],
    ['overdose', 'diagnosed when I was 17, I took 40 pills an hour ago'],
    ['emergency', 'broke my neck when I was 22, can’t breathe and chest is crushing'],
    ['emergency', 'I’ve had seizures when I was 10 and my wife is having a seizure that won’t stop'],
  ])('%s: %s', (kind, text) => expect(detectCrisis(text)).toEqual({ kind }))

  test('a wish to be dead beside an age brings the gentle question', () => {
    expect(assessRisk('pain since when I was 20 and I wish I was dead', {})).toMatchObject({ level: 'concern', by: 'rule' })
  })

  test.each([
    'when I was 16 I was suicidal, I’m good now',
    'when I was 18 I tried to kill myself, I have two kids and a good life',
    'I took 30 pills when I was 17, I’m okay',
    'I had a plan to kill myself when I was 17',
    'my dad beat me when I was 14, I am well',
  ])('past: %s', (text) => expect(detectCrisis(text)).toBeNull())
})

describe('a danger in the present tense beside an old date (D-6)', () => {
  test.each([
    ['suicide', 'I’m suicidal, had surgery in 2018'],
    ['suicide', 'arthritis since 2012, I keep thinking about ending my life'],
    ['suicide', 'I been wanting to kill myself since 2019'],
    ['suicide', 'fibro since 2016 and I gonna kill myself'],
    ['suicide', 'my doctor retired last year and I am thinking about overdosing'],
    ['suicide', 'I was a patient in 2021 and I’m planning to end my life'],
    ['abuse', 'my husband has been hitting me since 2019'],
    ['violence', 'since 2015 my back hurts, I want to kill my husband'],
    ['overdose', 'depressed since 2018 and I just swallowed all my pills'],
    ['suicide', 'quand j’étais jeune je fumais du pot, là j’ai le goût de mourir'],
    ['suicide', 'quand j’avais 20 ans j’ai eu un accident, j’ai un plan pour me tuer'],
    ['suicide', 'l’an passé j’ai eu un accident, maintenant j’veux mourir'],
    ['violence', 'is it free? bipolar since 2010 and voices tell me to kill my kids'],
    ['suicide', 'douleur depuis 2010, je serai plus là la semaine prochaine'],
    ['suicide', 'ma fille a 15 ans et elle veut mourir, peut-elle s’inscrire'],
    ['abuse', 'l’an dernier j’ai arrêté de travailler, mon mari m’étrangle'],
    ['abuse', 'mon mari me menace avec son fusil depuis l’an passé'],
    ['abuse', 'mon ex me suit depuis l’an passé, il est devant chez nous'],
  ])('%s: %s', (kind, text) => expect(detectCrisis(text)).toEqual({ kind }))

  test.each([
    ['abuse', 'when I was 12 my dad hit me and my husband hits me'],
    ['violence', 'l’an passé il m’a frappée, je vais tuer mon mari'],
    ['violence', 'quand j’avais 14 ans j’ai été abusée, là je veux tuer mon mari'],
  ])('%s beside a memory of harm: %s', (kind, text) => expect(assessRisk(text, {})).toMatchObject({ level: 'acute', kind }))

  test.each([
    'I want to kill my back pain, since 2009',
    'I just took my first capsule, had surgery in 2020',
    'my ex has been bothering me for child support since 2019',
    'I used to want to die, in 2015, I’m better',
    'je veux tuer mon mal de dos, depuis 2010',
    'mon mari me tape dans le dos depuis 2019',
    'mon médecin me suit depuis 2019',
    'à 15 ans je voulais mourir, ça va bien',
    'il y a 3 ans je voulais me tuer, ça va mieux',
    'mon ex me frappait en 2012, c’est fini',
  ])('none: %s', (text) => expect(detectCrisis(text)).toBeNull())
})
