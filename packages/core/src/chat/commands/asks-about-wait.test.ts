import { describe, expect, test } from 'vitest'
import { NOW, startConversation } from '../conversation.test-data.ts'
import { FRENCH_CLINIC } from '../scripts/french-clinic.test-data.ts'
import { newConversation } from '../state/state.ts'
import { step } from '../step.ts'
import { TEXTS } from '../texts/texts.ts'
import { TEXTS_FR } from '../texts/texts-fr.ts'
import { asksAboutWait } from './asks-about-wait.ts'

const ENGLISH = [
  ...['how long', 'how long is the wait?', 'How long do I have to wait', 'how much longer', 'so how long until someone calls me'],
  ...[
    'when will someone call me?',
    'When is someone going to answer',
    'when are you guys gonna call',
    'is anyone there',
    'any body there??',
  ],
  ...['hello??', 'hello? anyone there', 'I’m still waiting', 'still waiting for a person', 'no body has called', 'no one is answering me'],
]
const FRENCH = [
  ...['combien de temps?', 'ça va prendre combien de temps', 'dans combien de temps', 'combien de temps d’attente', 'allô?'],
  ...['quand est-ce qu’on va m’appeler', 'c’est quand que vous me rappelez', 'y a quelqu’un?', 'ya tu quelqu’un là', 'j’attends toujours'],
  ...['toujours personne', 'personne m’a appelé', 'personne ne répond', 'est-ce qu’il y a quelqu’un', 'quand allez-vous me rappeler svp'],
]

describe('who waits for a person and asks about it', () => {
  test.each([...ENGLISH, ...FRENCH])('%s', (text) => expect(asksAboutWait(text)).toBe(true))

  test.each([
    ...[
      'how long does it take to get a document',
      'how long have you been open',
      'when is my visit',
      'when can I drive',
      'hello, I hurt my back',
    ],
    ...['I have been waiting for a specialist for two years', 'someone in my family', 'no one in my family has it', 'no', 'call me'],
    ...[
      'I am waiting for surgery',
      'waiting for my MRI',
      'personne n’a eu ça dans ma famille',
      'quand j’ai mal je peux pas parler',
      'combien de temps avant mon rendez-vous',
    ],
    ...['combien de temps dure une visite', 'quand est mon rendez-vous', 'il y a dix ans', 'personne dans ma famille', 'combien ça coûte'],
  ])('something else: %s', (text) => expect(asksAboutWait(text)).toBe(false))
})

describe('what they hear (F-10)', () => {
  const ask = (query: string, language: 'en' | 'fr', waiting: boolean) =>
    step({ ...newConversation('TCN-1'), started: true, language }, { query, language, waiting, ...NOW }, FRENCH_CLINIC)

  test.each(['how long do I have to wait', 'hello??'])('the request is with the team, and how to get a call instead: %s', (query) => {
    expect(ask(query, 'en', true).reply.text).toContain(TEXTS.opening.stillAsked(TEXTS.opening.unknown))
  })

  test('in French', () => {
    expect(ask('y a quelqu’un?', 'fr', true).reply.text).toContain(TEXTS_FR.opening.stillAsked(TEXTS_FR.opening.unknown))
  })

  test('who has asked for no person is asked as before', () => {
    expect(ask('how long do I have to wait', 'en', false).reply.text).not.toContain(TEXTS.opening.stillAsked(TEXTS.opening.unknown))
  })

  test('it is asked nowhere else', () => expect(startConversation().tell('hello').reply.text).toContain(TEXTS.smallTalk))
})
