import { describe, expect, test } from 'vitest'
import { suspectCrisis, trainCrisisNet } from '../language/suspect-crisis.ts'
import { CLINIC, CONSENT, startConversation, upToQuestions } from './conversation.test-data.ts'
import { TEXTS } from './texts.ts'

test('crisis words stop the flow, show the numbers, raise an urgent request, and quote nothing (D-6)', () => {
  const talk = startConversation()
  upToQuestions(talk)
  talk.tell('Sleep')
  const { reply, effects, state } = talk.tell('I want to kill myself')
  expect(reply).toMatchObject({ ACTION: 'CRISIS', PREDICTED_INTENT: 'crisis', DATA: { lines: [{ number: '9-1-1' }, { number: '9-8-8' }] } })
  expect(reply.text).toContain('9-8-8')
  expect(effects).toEqual([
    {
      kind: 'need-help',
      reason: 'Chatbot Help',
      urgent: true,
      urgent_reason: 'suicide',
      note: 'Crisis words (suicide) at questionnaire',
      contact: null,
    },
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

describe('words that only read like a crisis', () => {
  const net = trainCrisisNet()
  const suspect = (text: string) => suspectCrisis(net, text)
  const HINT = 'the letters for my boys are in the drawer and i am at peace'

  function checked() {
    const talk = startConversation({ ...CLINIC, suspect: (text) => (text === HINT ? 0.7 : null) })
    upToQuestions(talk)
    talk.tell('Sleep')
    talk.tell(HINT)
    return talk
  }

  test('bring the card as a gentle question, with the numbers and an urgent request', () => {
    const { reply, effects, state } = checked().last()
    expect(reply).toMatchObject({
      ACTION: 'CRISIS',
      PREDICTED_INTENT: 'crisis',
      DATA: { lines: [{ number: '9-1-1' }, { number: '9-8-8' }] },
    })
    expect(reply.text).toBe(TEXTS.crisis.check)
    expect(effects).toEqual([
      {
        kind: 'need-help',
        reason: 'Chatbot Help',
        urgent: true,
        urgent_reason: 'suspected-crisis',
        note: 'May be in crisis, at questionnaire',
        contact: null,
      },
      { kind: 'audit', action: 'Crisis Words Noticed', description: 'suspected at questionnaire, 70% sure' },
    ])
    expect(Object.keys(state.answers)).toEqual(['Reason'])
  })

  test.each(["yes, I'm safe", 'I am safe, continue', "I'm fine", 'you misunderstood me', 'that was a false alarm', 'ok'])(
    'are over with: %s',
    (said) => {
      const { reply, state } = checked().tell(said)
      expect(reply.text).toContain(TEXTS.crisis.over)
      expect(reply.DATA).toMatchObject({ question: { tag: 'Expecting' } })
      expect(state.crisis).toBe(false)
    },
  )

  test.each(['no', 'I am not safe', 'not really', HINT])('keep the card with: %s', (said) => {
    expect(checked().tell(said).reply.ACTION).toBe('CRISIS')
  })

  test('were an answer: it is taken once the person is safe, and nobody goes in circles', () => {
    const talk = startConversation({ ...CLINIC, suspect: (text) => (/inhaler/.test(text) ? 0.3 : null) })
    upToQuestions(talk)
    for (const said of ['Sleep', 'no', 'no']) talk.tell(said)
    talk.tell('Nausea', { selected: ['Nausea'] })
    for (const said of ['6', '2 March 2026', 'no']) talk.tell(said)
    expect(talk.tell('the chest, hence the blue inhaler').reply.ACTION).toBe('CRISIS')
    expect(talk.tell('what?').reply.ACTION).toBe('CRISIS')
    const { reply, state, effects } = talk.tell('I am safe, continue')
    expect(reply.text).toContain(TEXTS.crisis.over)
    expect(reply.ACTION).not.toBe('CRISIS')
    expect({ ...state.intake, ...state.answers }.Where?.value).toBe('the chest, hence the blue inhaler')
    expect(state).toMatchObject({ crisis: false, doubted: null })
    expect(effects.map(({ kind }) => kind)).toContain('keep-answers')
  })

  test('are not taken for an answer where crisis words followed', () => {
    const talk = checked()
    talk.tell('I want to kill myself')
    const { reply, effects } = talk.tell('I am safe now')
    expect(reply.DATA).toMatchObject({ question: { tag: 'Expecting' } })
    expect(effects).toEqual([])
  })

  test('labels, buttons, forms and single words are never suspected', () => {
    const talk = startConversation({ ...CLINIC, suspect: () => 0.7 })
    upToQuestions(talk)
    for (const said of ['sleep.', 'no', 'no']) expect(talk.tell(said).reply.ACTION, said).not.toBe('CRISIS')
    expect(talk.tell('Nausea, Chest pain', { selected: ['Nausea', 'Chest pain'] }).reply.ACTION).toBe('OPENQUESTIONTEXT')
    expect(talk.tell('anything at all').reply.ACTION).toBe('CRISIS')
  })

  test.each([
    ['a veteran', 'Chronic pain', 'both knees and my back, from jumping out of trucks in the army'],
    ['a farmer', 'Chronic pain', 'shoulders mostly, thirty years of lifting bales'],
    ['somebody who grieves', 'Sleep', 'my neck, since I look after the house alone'],
    ['a new mother', 'Sleep', 'wrists and lower back from carrying the baby'],
    ['an older person', 'Chronic pain', 'My hips and hands, dear, it is the arthritis'],
    ['a student', 'Sleep', 'headaches mostly, too much screen lol'],
    ['a nurse', 'Chronic pain', 'lower back, I lift patients all day'],
    ['somebody who had a stroke', 'Chronic pain', 'the left side is stiff since my stroke in 2016'],
    ['somebody with epilepsy', 'Seizures', 'nowhere, I am here for my seizures'],
    ['a newcomer', 'Chronic pain', 'pain in back long time from factory'],
    ['a butcher', 'Chronic pain', 'my hands ache from holding knives at work'],
    ['a cancer patient', 'Sleep', 'my stomach after chemo'],
    ['a hockey player', 'Chronic pain', 'groin and knee, old hockey injury'],
    ['a trucker', 'Chronic pain', 'tailbone, I sit twelve hours a day'],
    ['somebody anxious', 'Sleep', 'my jaw, I grind my teeth at night'],
    ['a caregiver', 'Sleep', 'shoulders, from helping my husband out of bed'],
    ['an office worker', 'Chronic pain', 'carpal tunnel in both wrists'],
    ['a roofer', 'Chronic pain', 'ankles, I fell off a roof in 2011'],
    ['une retraitée', 'Chronic pain', "j'ai mal aux hanches depuis dix ans"],
    ['un camionneur', 'Sleep', 'le bas du dos, je conduis toute la journée'],
  ])('ordinary answers of %s go through without it', (_, reason, where) => {
    const talk = startConversation({ ...CLINIC, suspect })
    upToQuestions(talk)
    for (const said of [reason, 'no', 'no']) talk.tell(said)
    talk.tell('Nausea', { selected: ['Nausea'] })
    for (const said of ['about 6 hours', '2 March 2026', 'no', where]) expect(talk.tell(said).reply.ACTION, said).not.toBe('CRISIS')
    expect(talk.last().state.intake.Where?.value ?? talk.last().state.answers.Where?.value).toBe(where)
  })
})
