import { describe, expect, test } from 'vitest'
import { startConversation, upToQuestions } from './conversation.test-data.ts'
import { TEXTS } from './texts/texts.ts'

function atQuestions(...answers: string[]) {
  const talk = startConversation()
  upToQuestions(talk)
  for (const said of answers) talk.tell(said)
  return talk
}

describe('an earlier answer', () => {
  test.each([
    ['change my answer about pregnancy', 'Expecting'],
    ['I want to change the answer about being pregnant', 'Expecting'],
    ['go back to the question about medicines', 'Medicines'],
    ['can I fix my answer on what brings me here', 'Reason'],
  ])('is opened by a word of its question: %s', (said, tag) => {
    const talk = atQuestions('Sleep', 'no', 'no')
    const { reply, state } = talk.tell(said)
    expect(state.reopened).toBe(tag)
    expect(reply.DATA).toMatchObject({ question: { tag } })
    expect(talk.tell(tag === 'Reason' ? 'Seizures' : 'no').reply.DATA).toMatchObject({ question: { tag: 'Symptoms' } })
  })

  test.each(['I said sleep, it is seizures', 'not Sleep, Seizures', 'seizures, not sleep', 'sorry I chose Sleep but I meant Seizures'])(
    'is swapped for another: %s',
    (said) => {
      const { state, reply } = atQuestions('Sleep', 'no').tell(said)
      expect(state.answers.Reason?.value).toBe('Seizures')
      expect(reply.text).toContain(TEXTS.correctedNamed('Seizures'))
      expect(reply.DATA).toMatchObject({ question: { tag: 'Medicines' } })
    },
  )

  test.each([
    ['no wait, I am expecting a baby', 'Expecting'],
    ['Oops, I do take some medicines', 'Medicines'],
    ['non attendez, j’ai des medicines au quotidien', 'Medicines'],
    ['wait no, it was seizures that brought me here', 'Reason'],
    ['hold on, I messed up on the medicines, I don’t take any', 'Medicines'],
    ['wait, I got the medicines one wrong, there are none', 'Medicines'],
    ['attends, je me suis trompée pour les medicines, j’en ai pas', 'Medicines'],
    ['euh scusez, j’ai mal répondu pour les medicines', 'Medicines'],
  ])('that a second thought names is opened, and the pending question stays unanswered: %s', (said, tag) => {
    const talk = atQuestions('Sleep', 'no', 'no')
    const before = talk.tell('hello').state.answers
    const { reply, state } = talk.tell(said)
    expect(state.reopened).toBe(tag)
    expect(state.answers).toEqual(before)
    expect(reply.DATA).toMatchObject({ question: { tag } })
  })

  test('that a second thought leaves open is asked for, never guessed from the words', () => {
    const { reply, state } = atQuestions('Sleep').tell('no wait, my brother was bipolar, not schizophrenia')
    expect(reply.text).toContain(TEXTS.whichAnswer)
    expect(reply.DATA).toMatchObject({ question: { tag: 'Expecting' } })
    expect(state.answers.Expecting).toBeUndefined()
  })

  test('that nobody can find is asked for in other words', () => {
    const { reply, state } = atQuestions('Sleep').tell('change my answer about my grandmother')
    expect(reply.text).toContain(TEXTS.whichAnswer)
    expect(state.reopened).toBeNull()
  })
})

describe('a question typed where an answer is awaited', () => {
  test.each(['is 10 hours too much', 'Is 4 enough?', 'est-ce que 10 heures c’est trop'])('is answered and never stored: %s', (said) => {
    const talk = atQuestions('Sleep', 'no', 'no', 'Nausea')
    const { reply, state } = talk.tell(said)
    expect(state.answers.Hours).toBeUndefined()
    expect(reply.DATA).toMatchObject({ question: { tag: 'Hours' } })
  })
})

describe('what is said in passing leaves the question as it is', () => {
  test.each([
    ['give me a minute', TEXTS.takeYourTime],
    ['hold on please', TEXTS.takeYourTime],
    ['this is so stupid', TEXTS.frustrated],
    ['are you a real person?', TEXTS.whoIAm('TCN')],
    ['who are you', TEXTS.whoIAm('TCN')],
    ['hello', TEXTS.smallTalk],
    ['how are you?', TEXTS.smallTalk],
    ['I would rather not say', TEXTS.required],
    ['none of your business', TEXTS.required],
    ['start over', TEXTS.noRestart],
  ])('%s', (said, words) => {
    const { reply, state } = atQuestions('Sleep').tell(said)
    expect(reply.text).toContain(words)
    expect(reply.DATA).toMatchObject({ question: { tag: 'Expecting' } })
    expect(state.misses).toBe(0)
  })

  test('where nothing is kept yet, starting over starts over', () => {
    const talk = startConversation()
    talk.tell('New Patient Intake')
    expect(talk.tell('start over').reply.ACTION).toBe('GREETING')
  })
})
