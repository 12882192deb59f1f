import { expect, test } from 'vitest'
import { knowing, NOW, startConversation, upToQuestions } from '../conversation.test-data.ts'
import { FRENCH_CLINIC } from '../scripts/french-clinic.test-data.ts'
import { step } from '../step.ts'
import { TEXTS } from '../texts/texts.ts'
import { TEXTS_FR } from '../texts/texts-fr.ts'

const FRENCH = 'bonjour, j’aimerais avoir de l’aide pour mon dos'

test('a first message in French is answered in French, and the page is informed', () => {
  const step = startConversation(FRENCH_CLINIC).tell('bonjour je voudrais poser une question à quelqu’un')
  expect(step.state).toMatchObject({ language: 'fr', misses: 0 })
  expect(step.reply.text.startsWith(TEXTS_FR.language.followed)).toBe(true)
  expect(step.reply.DATA).toMatchObject({ language: 'fr' })
})

test('it goes over once: who chooses English again stays with it', () => {
  const talk = startConversation(FRENCH_CLINIC)
  talk.tell(FRENCH)
  talk.tell('in english please')
  const step = talk.tell(FRENCH)
  expect(step.state.language).toBe('en')
  expect(step.reply.text).not.toContain(TEXTS_FR.language.followed)
})

test('a whole sentence in the first language is followed back, a few words are not', () => {
  const talk = startConversation(FRENCH_CLINIC)
  expect(talk.tell('bonjour je voudrais savoir vos heures').state.language).toBe('fr')
  expect(talk.tell('i have no idea').state.language).toBe('fr')
  const step = talk.tell('what are your opening hours please')
  expect(step.state.language).toBe('en')
  expect(step.reply.text).toContain(TEXTS.language.followed)
})

test('a language chosen on the page after that holds', () => {
  const talk = startConversation(FRENCH_CLINIC)
  expect(talk.tell(FRENCH).state.language).toBe('fr')
  const { state } = talk.last()
  const event = { language: 'en' as const, ...NOW }
  const chosen = step(state, { query: 'what does it cost to be seen', ...event }, FRENCH_CLINIC)
  expect(chosen.state.language).toBe('en')
  expect(step(chosen.state, { query: FRENCH, ...event }, FRENCH_CLINIC).state.language).toBe('en')
})

test('English words in a French conversation are followed too', () => {
  const talk = startConversation(FRENCH_CLINIC)
  talk.tell('en français')
  const step = talk.tell('I would like to know how long it takes to get a visit')
  expect(step.state.language).toBe('en')
  expect(step.reply.text).toContain(TEXTS.language.followed)
})

test('an answer in French is taken, and the next question is asked in French', () => {
  const talk = startConversation(FRENCH_CLINIC)
  upToQuestions(talk)
  const step = talk.tell('j’ai beaucoup de douleur dans le dos depuis des années')
  expect(step.state).toMatchObject({ stage: 'questionnaire', language: 'fr' })
  expect(step.reply.text).toContain(TEXTS_FR.language.followed)
})

test('the card of someone in danger is in the language they wrote, with no word about languages before it', () => {
  const step = startConversation(FRENCH_CLINIC).tell('je veux mourir, j’ai pris toutes mes pilules')
  expect(step.state).toMatchObject({ crisis: true, language: 'fr' })
  expect(step.reply.text).not.toContain(TEXTS_FR.language.followed)
  expect(step.reply.DATA).toMatchObject({ language: 'fr' })
})

test('words of a button and what a page sends on its own are followed nowhere', () => {
  const talk = startConversation(FRENCH_CLINIC)
  talk.tell('en français')
  expect(talk.tell('I have no record here').state.language).toBe('fr')
})

test('a clinic without French stays in English', () => {
  expect(startConversation().tell(FRENCH).state.language).toBe('en')
})

test('who asks for French in French is answered once', () => {
  const step = startConversation(FRENCH_CLINIC).tell('Bonjour, est-ce qu’on peut parler en français?')
  expect(step.reply.text).toContain(TEXTS_FR.language.switched)
  expect(step.reply.text).not.toContain(TEXTS_FR.language.followed)
})

test('who comes back on an English page a week later is followed again', () => {
  const first = startConversation(FRENCH_CLINIC)
  upToQuestions(first)
  const unfinished = first.tell('j’ai beaucoup de douleur dans le dos depuis des années').state
  expect(unfinished.language_followed).toBe(true)
  const talk = startConversation(FRENCH_CLINIC, knowing({}, unfinished))
  for (const said of ['I was here before', 'my id is TCN-7', '3 May 1984', '123456']) talk.tell(said)
  expect(talk.last().state).toMatchObject({ stage: 'found', language: 'en' })
  expect(talk.tell('oui je voudrais continuer là où j’étais').state.language).toBe('fr')
})
