import { expect, test } from 'vitest'
import { CLINIC, startConversation, upToQuestions } from '../conversation.test-data.ts'
import { FRENCH_CLINIC } from '../scripts/french-clinic.test-data.ts'
import type { Found, Knowledge } from '../state/turn.ts'
import { LABELS } from '../texts/texts.ts'

const TITLES = ['Cost and insurance', 'If you took too much', 'Travel']
const answer = (text: string): Found => {
  const title = TITLES.find((one) => one === text)
  return title ? { kind: 'article', title, text: `About ${title}.` } : { kind: 'choices', titles: TITLES }
}
const withArticles = (clinic: Knowledge): Knowledge => ({ ...clinic, answer })

function offered(clinic = CLINIC) {
  const talk = startConversation(withArticles(clinic))
  upToQuestions(talk)
  const choice = talk.tell('what about my stuff abroad?')
  return { talk, choice }
}

test('titles that may be meant are sent as buttons beside the pending question', () => {
  const { choice } = offered()
  expect(choice.reply.DATA).toMatchObject({ alternatives: TITLES })
  expect(choice.reply.ACTION).toBe('OPENQUESTIONRADIOOPTIONSWINDOW')
})

test.each([
  ['the first one', 0],
  ['second please', 1],
  ['the last one', 2],
  ['la deuxième', 1],
  ['la première svp', 0],
  ['Travel', 2],
  // The words of a button are no sign of danger, even where they read like one.
  ['If you took too much', 1],
] as const)('"%s" answers with that article and leaves the question open', (said, place) => {
  const { talk } = offered()
  const step = talk.tell(said)
  expect(step.reply.text).toContain(`About ${TITLES[place]}.`)
  expect(step.state).toMatchObject({ stage: 'questionnaire', answers: {}, crisis: false, alternatives: [] })
})

test('an ordinal is for the titles only while they are on offer; then it is for the options of the question', () => {
  const { talk } = offered()
  talk.tell('repeat')
  expect(talk.tell('the second one').state.answers.Reason?.value).toBe('Sleep')
})

test('danger beside titles is still danger', () => {
  const { talk } = offered()
  expect(talk.tell('I took too much and I cannot breathe').state.crisis).toBe(true)
})

test.each([
  ['the first one', 'consent-offer'],
  ['je prends la deuxième', 'who'],
])('"%s" at the greeting is that button', (said, stage) => {
  expect(startConversation().tell(said).state.stage).toBe(stage)
})

test('a step without buttons does not understand an ordinal', () => {
  const talk = startConversation(FRENCH_CLINIC)
  talk.tell(LABELS.renewal)
  talk.tell('noor@example.ca')
  expect(talk.tell('the second one').state.stage).toBe('born')
})
