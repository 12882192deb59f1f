import { expect, test } from 'vitest'
import { CLINIC, CONSENT, startConversation, upToQuestions } from './conversation.test-data.ts'

test('crisis words stop the flow, show the numbers, raise an urgent request, and quote nothing (D-6)', () => {
  const talk = startConversation()
  upToQuestions(talk)
  talk.tell('Sleep')
  const { reply, effects, state } = talk.tell('I want to kill myself')
  expect(reply).toMatchObject({ ACTION: 'CRISIS', PREDICTED_INTENT: 'crisis', DATA: { lines: [{ number: '9-1-1' }, { number: '9-8-8' }] } })
  expect(reply.text).toContain('9-8-8')
  expect(effects).toEqual([
    { kind: 'need-help', reason: 'Chatbot Help', urgent: true, note: 'Crisis words (suicide) at questionnaire', contact: null },
    { kind: 'audit', action: 'Crisis Words Noticed', description: 'suicide at questionnaire' },
  ])
  expect(Object.keys(state.answers)).toEqual(['Reason'])
})

test('the card stays until the person says that they are safe, then the pending question comes again', () => {
  const talk = startConversation()
  upToQuestions(talk)
  talk.tell('I want to kill myself')
  for (const said of ['Sleep', 'what?', 'book with tcn', 'I am not safe', 'stop']) expect(talk.tell(said).reply.ACTION, said).toBe('CRISIS')
  expect(talk.tell('', CONSENT).reply.ACTION).toBe('CRISIS')
  const { reply } = talk.tell("I'm safe now, thank you")
  expect(reply).toMatchObject({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', DATA: { question: { tag: 'Reason' } } })
})

test.each(['greeting', 'declined'])('crisis words are heard at %s too', (where) => {
  const talk = startConversation()
  if (where === 'declined') {
    talk.tell('new patient')
    talk.tell('ok')
    talk.tell('', { consent: { consentOption: 'no', signature: '', dateOfBirth: '' } })
  }
  expect(talk.tell('my chest is really tight and my arm is numb').reply.ACTION).toBe('CRISIS')
  talk.tell('ok')
  expect(talk.last().state.stage).toBe(where)
})

test('an answer that raises suicidality is kept and brings the card', () => {
  const talk = startConversation()
  upToQuestions(talk)
  for (const said of ['Sleep', 'no', 'no']) talk.tell(said)
  talk.tell('Nausea', { selected: ['Nausea'] })
  for (const said of ['6', '2 March 2026']) talk.tell(said)
  const { reply, state, effects } = talk.tell('yes')
  expect(reply.ACTION).toBe('CRISIS')
  expect(state.answers.Mood?.value).toBe(true)
  expect(effects.map(({ kind }) => kind)).toEqual(['keep-answers', 'need-help', 'audit'])
  expect(talk.tell('ok').reply.DATA).toMatchObject({ question: { tag: 'Where' } })
})

test('a label on offer is an answer, the same word with more around it is heard', () => {
  const talk = startConversation({ ...CLINIC })
  upToQuestions(talk)
  for (const said of ['Sleep', 'no', 'no']) talk.tell(said)
  expect(talk.tell('Nausea, Chest pain', { selected: ['Nausea', 'Chest pain'] }).reply.ACTION).toBe('OPENQUESTIONTEXT')
  expect(talk.tell('I am having chest pain right now').reply.ACTION).toBe('CRISIS')
})
