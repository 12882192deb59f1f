import { expect, test } from 'vitest'
import { NOW } from '../conversation.test-data.ts'
import { SHIPPED } from '../shipped-clinic.test-data.ts'
import { newConversation } from '../state/state.ts'
import { step } from '../step.ts'
import { registersMinor, tellsMinor } from './tells-minor.ts'

test.each([
  'hi im 17 can i get medical for my anxiety',
  'I’m 16',
  'hey im sixteen and my knees are wrecked from hockey can i get some',
  'j’ai seize ans pis je dors pas',
  'my son is fifteen, can he sign up',
  'I am only 15 and I can’t sleep',
  'j’ai 16 ans pis je dors pas',
  'j’ai juste 17 ans',
  'my son is 17 and depressed can he sign up',
  'my daughter is 12 and has seizures, would you see her',
  'my daughter’s 14, how do I book her in',
  'is 17 old enough to register',
  'mon ado de 16 ans peut-il s’inscrire',
  '17 ans c’est assez vieux pour s’inscrire?',
  'ma petite-fille de 10 ans, on commence comment',
])('is under 18: %s', (text) => expect(tellsMinor(text)).toBe(true))

test.each([
  'I’m 17 weeks pregnant',
  'pain since I was 17',
  'pain since I was sixteen',
  'I’m seventeen weeks pregnant',
  'I’m 71',
  'my son is 17',
  'my daughter is 12 and I can’t sleep, can you help me',
  'j’ai mal depuis 12 ans, je peux-tu m’inscrire',
  'ma fille de 12 ans me tient occupée, je dors mal',
  'j’ai 15 ans d’expérience',
  'j’ai mal depuis 12 ans',
  'I am 10 minutes away',
])('says nothing of being under 18: %s', (text) => expect(tellsMinor(text)).toBe(false))

test('who says so before anything else hears at once whom the clinic can care for, and no intake is offered', () => {
  const answer = (text: string) =>
    /under 18/.test(text)
      ? ({ kind: 'article', title: text, text: 'Our clinic can only care for people who are 18 or older.', confidence: 1 } as const)
      : ({ kind: 'none', confidence: 0 } as const)
  const greeted = step(newConversation('p'), { query: 'book with tcn', ...NOW }, SHIPPED)
  const query = 'hi im 17 can i get medical for my anxiety'
  const told = step(greeted.state, { query, ...NOW }, { ...SHIPPED, answer })
  expect(told.reply.text).toContain('18 or older')
  expect(told.state).toMatchObject({ stage: 'greeting', first_words: null })
  // Without that article it is a reason to come, as ever.
  expect(step(greeted.state, { query, ...NOW }, SHIPPED).reply.text).toContain('Anxiety')
})

test.each(['I want to start for my 12 year old', 'can I register my teenage son', 'je veux inscrire mon ado'])(
  'is about registering a child: %s',
  (text) => expect(registersMinor(text)).toBe(true),
)

test('who registers their mother registers no child', () =>
  expect(registersMinor('can I start for my mother, she is 80 years old')).toBe(false))
