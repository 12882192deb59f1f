import { describe, expect, test } from 'vitest'
import { startConversation, upToQuestions } from '../conversation.test-data.ts'
import { FRENCH_CLINIC } from '../scripts/french-clinic.test-data.ts'
import { TEXTS } from '../texts/texts.ts'
import { TEXTS_FR } from '../texts/texts-fr.ts'

describe('the other language is asked for in words', () => {
  test.each([
    'en français svp',
    'En français, s’il vous plaît',
    'can we do French?',
    'french please',
    'Bonjour, est-ce qu’on peut parler en français?',
    'do you speak french',
    'parlez-vous français?',
    'français',
    'je préfère le français',
    'on peut tu continuer en francais',
    'switch to french instead of english',
    'I would like to do this in French please',
  ])('%s', (said) => {
    const talk = startConversation(FRENCH_CLINIC)
    const step = talk.tell(said)
    expect(step.state).toMatchObject({ language: 'fr', stage: 'greeting', misses: 0 })
    expect(step.reply.text).toContain(TEXTS_FR.language.switched)
    expect(step.reply.text).toContain(TEXTS_FR.choose)
    expect(step.reply.DATA).toMatchObject({ language: 'fr' })
    expect(talk.tell('repeat').state.language).toBe('fr')
  })

  test.each(['in english please', 'can we do English', 'en anglais svp', 'je voudrais passer à l’anglais', 'English'])('%s', (said) => {
    const talk = startConversation(FRENCH_CLINIC)
    talk.tell('en français')
    const step = talk.tell(said)
    expect(step.state.language).toBe('en')
    expect(step.reply.text).toContain(TEXTS.language.switched)
    expect(step.reply.DATA).toMatchObject({ language: 'en' })
  })

  test('in the middle of the questions the same question follows, with its answers kept', () => {
    const talk = startConversation(FRENCH_CLINIC)
    upToQuestions(talk)
    talk.tell('Sleep')
    const before = talk.last().state
    const step = talk.tell('on peut parler français?')
    expect(step.state).toMatchObject({ stage: 'questionnaire', answers: before.answers, language: 'fr' })
  })

  test('where there is no French yet, a person is offered', () => {
    const step = startConversation().tell('en français svp')
    expect(step.reply.text).toContain(TEXTS.language.noFrench)
    expect(step.state.language).toBe('en')
  })
})

test.each([
  'not in french',
  'my mother speaks french',
  'I ate french fries',
  'my doctor is English',
  'is the consent form in English or French?',
  'I want to speak to someone who knows English medicine names',
])('"%s" switches nothing', (said) => {
  const talk = startConversation(FRENCH_CLINIC)
  expect(talk.tell(said).state.language).toBe('en')
})
