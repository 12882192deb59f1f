import { describe, expect, test } from 'vitest'
import { buildQuestions } from '../../questionnaires/question-map/build.ts'
import { answerAll, CLINIC, startConversation, upToQuestions } from '../conversation.test-data.ts'
import { TEXTS } from '../texts/texts.ts'

function atFirstQuestion(knowledge = CLINIC) {
  const talk = startConversation(knowledge)
  upToQuestions(talk)
  return talk
}

describe('corrections', () => {
  test('back opens the last answer; a new one walks the branch again and sets aside what it made void', () => {
    const talk = atFirstQuestion()
    for (const said of ['Sleep', 'no', 'yes', 'Ramipril']) talk.tell(said)
    expect(talk.tell('back').reply.DATA).toMatchObject({ question: { tag: 'MedicineList' }, current: 'Ramipril' })
    expect(talk.tell('go back').reply.DATA).toMatchObject({ question: { tag: 'Medicines' } })
    const { reply, state, effects } = talk.tell('no')
    expect(reply.text).toContain(TEXTS.setAside(1))
    expect(reply.DATA).toMatchObject({ question: { tag: 'Symptoms' } })
    expect(Object.keys(state.answers)).toEqual(['Reason', 'Expecting', 'Medicines'])
    expect(effects).toMatchObject([{ kind: 'keep-answers', set_aside: { MedicineList: { value: 'Ramipril' } } }])
  })

  test('an answer set aside is asked again, not used, when its branch comes back', () => {
    const talk = atFirstQuestion()
    for (const said of ['Sleep', 'no', 'yes', 'Ramipril', 'back', 'back', 'no', 'back']) talk.tell(said)
    expect(talk.tell('yes').reply.DATA).toMatchObject({ question: { tag: 'MedicineList' } })
  })

  test('"I meant no" changes the last answer at once', () => {
    const talk = atFirstQuestion()
    talk.tell('Sleep')
    talk.tell('yes')
    const { state, reply } = talk.tell('oops, I meant no')
    expect(state.answers.Expecting?.value).toBe(false)
    expect(reply.text).toContain(TEXTS.corrected('No'))
    expect(reply.DATA).toMatchObject({ question: { tag: 'Medicines' } })
  })

  test('a reopened answer is kept by "ok", and back works from the end', () => {
    const talk = atFirstQuestion()
    answerAll(talk)
    expect(talk.tell('back').reply.DATA).toMatchObject({ question: { tag: 'Where' }, current: 'My lower back' })
    expect(talk.tell('ok').reply.ACTION).toBe('FINISHINITIALQUESTIONNAIRE')
    expect(talk.last().state.answers.Where?.value).toBe('My lower back')
  })

  test('"back" is an answer where the question asks for a part of the body', () => {
    const talk = atFirstQuestion()
    for (const said of ['Sleep', 'no', 'no']) talk.tell(said)
    talk.tell('Nausea', { selected: ['Nausea'] })
    for (const said of ['6', '2 March 2026', 'no', 'back']) talk.tell(said)
    expect(talk.last().state.answers.Where?.value).toBe('back')
  })
})

test('a sentence that is no answer is offered a person at the first try, a word at the second', () => {
  const sentence = atFirstQuestion().tell('my visit is on wednesday and i am away')
  expect(sentence.reply.text).toContain(`${TEXTS.problems.notAnOption} ${TEXTS.wayOut}`)
  const talk = atFirstQuestion()
  expect(talk.tell('purple').reply.text).not.toContain(TEXTS.wayOut)
  expect(talk.tell('purple').reply.text).toContain(TEXTS.wayOut)
})

describe('interruptions', () => {
  test('a free question gets an honest answer and the pending question again, unchanged (D-7)', () => {
    const talk = atFirstQuestion()
    const pending = talk.tell('Sleep').reply
    const { reply, state } = talk.tell('how much should I take?')
    expect(reply.text).toContain(TEXTS.cannotAnswer)
    expect({ ACTION: reply.ACTION, options: reply.options, DATA: reply.DATA }).toEqual({
      ACTION: pending.ACTION,
      options: pending.options,
      DATA: pending.DATA,
    })
    expect(Object.keys(state.answers)).toEqual(['Reason'])
  })

  test('an approved article answers, named by its title', () => {
    const talk = atFirstQuestion({ ...CLINIC, answer: () => ({ kind: 'article', text: 'The visit is free.', title: 'Costs' }) })
    const { reply } = talk.tell('what does it cost?')
    expect(reply.text).toContain('The visit is free.')
    expect(reply.DATA).toMatchObject({ source: 'Costs', question: { tag: 'Reason' } })
  })

  test('a question that several articles may answer is asked back, and advice is for practitioners (D-7)', () => {
    const choices = atFirstQuestion({ ...CLINIC, answer: () => ({ kind: 'choices', titles: ['Costs', 'Renewals'] }) }).tell('how much?')
    expect(choices.reply.text).toContain('"Costs" or "Renewals"')
    const refused = atFirstQuestion({ ...CLINIC, answer: () => ({ kind: 'refused' }) }).tell('how many mg should I take?')
    expect(refused.reply.text).toContain(TEXTS.onlyPractitioner('8-1-1', '9-1-1'))
    expect(refused.reply.DATA).toMatchObject({ question: { tag: 'Reason' } })
  })

  test('"Ask questions" takes anything typed as a question', () => {
    const talk = startConversation()
    expect(talk.tell('Ask questions').reply.ACTION).toBe('GREETING')
    expect(talk.tell('side effects of oil').reply.text).toContain(TEXTS.cannotAnswer)
    expect(talk.tell('New Patient Intake').reply.ACTION).toBe('LAUNCHCONSENT')
  })

  test('repeat repeats, skip explains on a required question and works on an optional one', () => {
    const talk = atFirstQuestion()
    expect(talk.tell('skip').reply.text).toContain(TEXTS.required)
    expect(talk.tell('repeat').reply.text).toBe('What brings you here?')
    for (const said of ['Sleep', 'no', 'yes']) talk.tell(said)
    const { state, reply } = talk.tell('skip')
    expect(state.answers.MedicineList?.value).toBe('')
    expect(reply).toMatchObject({ ACTION: 'SKIPTONEXT', text: TEXTS.skipped })
    expect(talk.tell('ok').reply.DATA).toMatchObject({ question: { tag: 'Symptoms' } })
  })

  test('words sent before the question after a skipped one is shown answer nothing (REQ-157)', () => {
    const talk = atFirstQuestion()
    for (const said of ['Sleep', 'no', 'yes', 'skip']) talk.tell(said)
    const { state, reply } = talk.tell('Nausea')
    expect(reply.DATA).toMatchObject({ question: { tag: 'Symptoms' } })
    expect(state.answers.Symptoms).toBeUndefined()
    expect(talk.tell('Nausea').state.answers.Symptoms?.value).toEqual(['Nausea'])
  })

  test('"why" is answered with what the question is for', () => {
    const talk = atFirstQuestion()
    talk.tell('Sleep')
    expect(talk.tell('why do you ask?').reply.text).toContain('It matters for the safety of the child.')
  })

  test('stop saves, says how to come back, and the same question waits', () => {
    const talk = atFirstQuestion()
    talk.tell('Sleep')
    const { reply, effects } = talk.tell("I'll finish later")
    expect(reply).toMatchObject({ ACTION: 'CLOSECHAT', text: TEXTS.stopped(true) })
    expect(effects).toEqual([{ kind: 'close' }])
    expect(talk.tell('book with tcn').reply.DATA).toMatchObject({ question: { tag: 'Expecting' } })
  })

  test('a person comes on request, and "ok" goes on where it was (REQ-143)', () => {
    const talk = atFirstQuestion()
    const { reply, effects } = talk.tell('can I talk to a person')
    expect(reply).toMatchObject({ ACTION: 'NEEDPCRHELP', text: expect.stringContaining('I can’t say how long it will take') })
    expect(effects).toMatchObject([{ kind: 'need-help', reason: 'Chatbot Help', urgent: false }])
    expect(talk.tell('ok').reply.DATA).toMatchObject({ question: { tag: 'Reason' } })
  })

  test('before there is a record, a way to be reached is asked for', () => {
    const talk = startConversation()
    expect(talk.tell('agent please').reply.text).toContain(TEXTS.personNoContact)
    expect(talk.tell('it is 416-555-0142').effects).toMatchObject([{ kind: 'need-help', contact: '4165550142' }])
    expect(talk.tell('ok').reply.ACTION).toBe('GREETING')
  })
})

describe('misunderstandings', () => {
  test('three unhelpful tries raise a person and keep the question, without the words in the log', () => {
    const talk = atFirstQuestion()
    const tries = ['purple monkey', 'xyzzy', 'blah blah'].map((said) => talk.tell(said))
    expect(tries.map(({ reply }) => reply.ACTION)).toEqual([
      'OPENQUESTIONRADIOOPTIONSWINDOW',
      'OPENQUESTIONRADIOOPTIONSWINDOW',
      'NEEDPCRHELP',
    ])
    const audits = tries.flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'audit'))
    expect(audits).toEqual([1, 2, 3].map((n) => ({ kind: 'audit', action: 'Misunderstood User Message', description: `Reason, try ${n}` })))
    expect(talk.kinds()).toContain('need-help')
    expect(talk.tell('ok').reply.DATA).toMatchObject({ question: { tag: 'Reason' } })
    expect(talk.tell('sleep').reply.DATA).toMatchObject({ question: { tag: 'Expecting' } })
  })

  test('a number out of range and a date with two readings say what is wrong', () => {
    const talk = atFirstQuestion()
    for (const said of ['Sleep', 'no', 'no']) talk.tell(said)
    talk.tell('Nausea', { selected: ['Nausea'] })
    expect(talk.tell('30').reply.text).toContain(TEXTS.problems.outOfRange('0', '24'))
    talk.tell('8')
    expect(talk.tell('02/03/2024').reply.options).toEqual([
      { label: '2 March 2024', value: '2024-03-02' },
      { label: '3 February 2024', value: '2024-02-03' },
    ])
    expect(talk.tell('2024-03-02').state.answers.LastVisit?.value).toBe('2024-03-02')
  })

  test('an option that stands alone is not taken with others', () => {
    const talk = atFirstQuestion()
    for (const said of ['Sleep', 'no', 'no']) talk.tell(said)
    const { reply } = talk.tell('Nausea, None of these', { selected: ['Nausea', 'None of these'] })
    expect(reply.text).toContain(TEXTS.problems.alone('None of these'))
  })

  test('a form that does not belong here changes nothing', () => {
    const talk = atFirstQuestion()
    const before = talk.last().state
    const { state, reply, effects } = talk.tell('', { consent: { consentOption: 'no', signature: 'x', dateOfBirth: '' } })
    expect(state).toEqual(before)
    expect(reply.text).toContain(TEXTS.outOfPlace)
    expect(effects).toEqual([])
  })

  test('a very long answer is asked to be shorter once the conversation is full, never cut', () => {
    const questions = buildQuestions(Array.from({ length: 40 }, (_, n) => ({ tag: `Q${n}`, text: 'Tell me more.' })))
    const intake = { ...CLINIC.questionnaires.async, questions }
    const long = { ...CLINIC, questionnaires: { ...CLINIC.questionnaires, async: intake } }
    const talk = atFirstQuestion(long)
    const said = Array.from({ length: 40 }, () => talk.tell('a'.repeat(2000)))
    expect(said.at(-1)?.reply.text).toContain(TEXTS.problems.tooLong(200))
    expect(JSON.stringify(talk.last().state).length).toBeLessThan(65_536)
  })
})
