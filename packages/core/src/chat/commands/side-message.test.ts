import { expect, test } from 'vitest'
import { startConversation, upToQuestions } from '../conversation.test-data.ts'
import { TEXTS } from '../texts/texts.ts'

test.each([
  'c tu un robot',
  'are you human',
  'are you a human?',
  'are you a real person or a bot?',
  'r u a bot',
  'am i talking to a real person',
  'is this a chatbot',
  'wait, are you even real',
  'who are you',
  'êtes-vous humaine?',
  't’es tu un robot?',
  'tu es un vrai humain ou un robot?',
  'c’est-tu un robot',
  'est-ce que je parle à une vraie personne?',
  'est-ce que t’es une machine',
  'is there a human on the other end',
  'u real?',
  'are you a nurse?',
  'c’est tu un robot ça',
  'vous êtes une vraie infirmière?',
])('"%s" hears what the assistant is, and the question stays (REQ-127)', (said) => {
  const talk = startConversation()
  upToQuestions(talk)
  const step = talk.tell(said)
  expect(step.reply.text).toContain(TEXTS.whoIAm('TCN'))
  expect(step.state).toMatchObject({ stage: 'questionnaire', answers: {}, misses: 0 })
})

test.each(['is there a real person I can talk to?', 'I want a real person', 'je veux parler à une vraie personne'])(
  '"%s" still asks for a person (REQ-143)',
  (said) => {
    const talk = startConversation()
    upToQuestions(talk)
    talk.tell(said)
    expect(talk.kinds()).toContain('need-help')
  },
)
