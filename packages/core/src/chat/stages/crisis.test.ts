import { readModel } from '@clinic/data/model-files'
import { saysNoDanger } from '@clinic/nlu/crisis/says-no-danger'
import { saysSafe } from '@clinic/nlu/crisis/says-safe'
import { screenCrisis } from '@clinic/nlu/crisis/screen-crisis'
import { unpackArrays } from '@clinic/nlu/models/pack-arrays'
import { unpackCrisisClassifier } from '@clinic/nlu/models/pack-crisis-classifier'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLINIC, CONSENT, NOW, PERSON, startConversation, upToQuestions } from '../conversation.test-data.ts'
import { type ChatState, newConversation, upToDate } from '../state/state.ts'
import { step } from '../step.ts'
import { LABELS, TEXTS } from '../texts/texts.ts'
import { LABELS_FR, TEXTS_FR } from '../texts/texts-fr.ts'
import { labelText } from '../texts/texts-of.ts'

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
      crisis: 'suicide',
      note: 'Crisis words (suicide) at questionnaire',
      contact: null,
    },
    { kind: 'audit', action: 'Crisis Words Noticed', description: 'suicide at questionnaire' },
  ])
  expect(Object.keys(state.answers)).toEqual(['Reason'])
})

test('the card stays until the person is safe and nobody is in danger any more, then the pending question comes again (D-6, F-5)', () => {
  const talk = startConversation()
  upToQuestions(talk)
  talk.tell('I want to kill myself')
  for (const said of ['Sleep', 'what?', 'book with tcn', 'I am not safe', 'stop']) expect(talk.tell(said).reply.ACTION, said).toBe('CRISIS')
  expect(talk.tell('', CONSENT).reply.ACTION).toBe('CRISIS')
  const check = talk.tell("I'm safe now, thank you")
  expect(check.reply).toMatchObject({
    ACTION: 'CRISIS',
    DATA: { check: TEXTS.crisis.stillInDanger, lines: [{ number: '9-1-1' }, { number: '9-8-8' }] },
  })
  expect(check.reply.options).toEqual([
    { label: LABELS.noDanger, value: 'no' },
    { label: LABELS.inDanger, value: 'yes' },
  ])
  const { reply } = talk.tell('no')
  expect(reply).toMatchObject({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', DATA: { question: { tag: 'Reason' } } })
})

test.each(['I’m not ok but I don’t want to die', 'i am not doing well'])(
  'after the card, “%s” is answered warmly, not like a typing error',
  (said) => {
    const talk = startConversation()
    upToQuestions(talk)
    for (const message of ['I want to kill myself', 'I am safe', 'no']) talk.tell(message)
    const { reply } = talk.tell(said)
    expect(reply.text.startsWith(TEXTS.distress)).toBe(true)
    expect(reply).toMatchObject({ DATA: { question: { tag: 'Reason' } } })
  },
)

test.each(['greeting', 'declined'])('crisis words are heard at %s too', (where) => {
  const talk = startConversation()
  if (where === 'declined') {
    talk.tell('new patient')
    talk.tell('ok')
    talk.tell('', { consent: { consentOption: 'no', signature: '', dateOfBirth: '' } })
  }
  expect(talk.tell('my chest is really tight and my arm is numb').reply.ACTION).toBe('CRISIS')
  for (const said of ['ok', 'no']) talk.tell(said)
  expect(talk.last().state).toMatchObject({ stage: where, crisis: false })
})

test('an answer that raises suicidality is kept and brings the gentle question, and staff review it the same day', () => {
  const talk = startConversation()
  upToQuestions(talk)
  for (const said of ['Sleep', 'no', 'no']) talk.tell(said)
  talk.tell('Nausea', { selected: ['Nausea'] })
  for (const said of ['6', '2 March 2026']) talk.tell(said)
  const { reply, state, effects } = talk.tell('yes')
  expect(reply.DATA).toMatchObject({ level: 'concern' })
  expect(state.answers.Mood?.value).toBe(true)
  expect(effects).toMatchObject([
    { kind: 'keep-answers' },
    { kind: 'need-help', urgent: true, urgent_reason: 'red-flag' },
    { kind: 'audit' },
  ])
  expect(talk.tell('no').reply.DATA).toMatchObject({ check: TEXTS.concern.attempt })
  expect(talk.tell('no').reply.DATA).toMatchObject({ question: { tag: 'Where' } })
})

test('a label on offer is an answer, the same word with more around it is heard', () => {
  const talk = startConversation({ ...CLINIC })
  upToQuestions(talk)
  for (const said of ['Sleep', 'no', 'no']) talk.tell(said)
  expect(talk.tell('Nausea, Chest pain', { selected: ['Nausea', 'Chest pain'] }).reply.ACTION).toBe('OPENQUESTIONTEXT')
  expect(talk.tell('I am having chest pain right now').reply.ACTION).toBe('CRISIS')
})

describe('leaving the card (F-5)', () => {
  const STAGES = ['greeting', 'questionnaire'] as const

  function inCrisis(stage: (typeof STAGES)[number], check: boolean): ChatState {
    const talk = startConversation()
    if (stage === 'questionnaire') upToQuestions(talk)
    talk.tell('I want to kill myself')
    return check ? talk.tell('I am safe now').state : talk.last().state
  }
  const FROM = STAGES.flatMap((stage) => [false, true].map((check) => inCrisis(stage, check)))

  const words = fc.constantFrom(
    ...'yes|no|nope|non|oui|okay|Ok|continue|go on|I am ok|ça va|je vais bien|I am safe|je suis en sécurité|nobody is safe|oui je suis en danger|okay I will do it tonight then|not in danger|I am not safe|no, but I still want to die|Sleep|Chronic pain|stop|bye|back|skip|call me|Talk to a person|false alarm|book with tcn|delete my data|I withdraw my consent|no idea'.split(
      '|',
    ),
  )
  const context = fc.constantFrom(
    undefined,
    undefined,
    CONSENT,
    { personalInformation: PERSON },
    { selected: ['no'] },
    { appointment: { slotId: '7.1' } },
  )
  const anything = fc.oneof(
    words,
    fc.tuple(words, words).map((two) => two.join(' ')),
    fc.string({ maxLength: 60, unit: 'binary' }),
  )

  test('takes the two steps, whatever is said, in whichever language, whatever a classifier makes of it', () => {
    const suspicions = [undefined, () => 0.9, () => null]
    fc.assert(
      fc.property(fc.constantFrom(...FROM), anything, context, fc.constantFrom(...suspicions), (before, query, given, suspect) => {
        const said = { query, ...(given && { context: given }), ...NOW }
        const { state, reply, effects } = step(before, said, { ...CLINIC, suspect, understand: () => CERTAIN })
        const answersNo = given === undefined && (saysNoDanger(query) || labelText(query) === 'noDanger')
        const saysSo = given === undefined && (saysSafe(query) || query === 'ok' || labelText(query) === 'safe')
        expect(state.crisis).toBe(!(before.crisis_check && answersNo))
        if (!state.crisis) return
        expect(reply.ACTION).toBe('CRISIS')
        expect(state).toMatchObject({ stage: before.stage, answers: before.answers })
        if (state.crisis_check) expect(saysSo || (before.crisis_check && query === 'book with tcn')).toBe(true)
        expect(effects.every(({ kind }) => ['need-help', 'audit', 'crisis-place', 'crisis-callback'].includes(kind))).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
  const CERTAIN = { intent: 'continue', confidence: 1, sure: true, source: 'model' } as const

  test.each([LABELS.safe, LABELS_FR.safe])('the label %s, typed, is the button', (label) => {
    expect(step(inCrisis('greeting', false), { query: label, ...NOW }, CLINIC).state).toMatchObject({ crisis: true, crisis_check: true })
  })

  test.each([LABELS.noDanger, LABELS_FR.noDanger])('the label %s, typed, is the answer', (label) => {
    expect(step(inCrisis('greeting', true), { query: label, ...NOW }, CLINIC).state.crisis).toBe(false)
  })

  test.each([LABELS.inDanger, LABELS_FR.inDanger, 'yes', 'oui', 'yes, he is still here'])('%s raises the request again', (said) => {
    const { state, reply, effects } = step(inCrisis('greeting', true), { query: said, ...NOW }, CLINIC)
    expect(state).toMatchObject({ crisis: true, crisis_check: false })
    expect(reply.text).toContain('9-1-1')
    expect(effects[0]).toMatchObject({ kind: 'need-help', urgent: true })
  })

  test.each(['i am at my sisters', 'je suis chez ma mère'])('%s is no yes: nothing is raised again, and the card stays', (said) => {
    const { state, effects } = step(inCrisis('greeting', true), { query: said, ...NOW }, CLINIC)
    expect(state).toMatchObject({ crisis: true, crisis_check: false })
    expect(effects.filter(({ kind }) => kind === 'need-help')).toEqual([])
  })

  test('a conversation that an earlier version left in crisis stays in crisis, and takes the same two steps', () => {
    const { crisis_check: _, ...earlier } = {
      ...newConversation('p'),
      started: true,
      crisis: true,
      doubted: { text: 'x y', selected: null },
    }
    const loaded = upToDate(earlier as unknown as ChatState)
    const no = step(loaded, { query: 'no', ...NOW }, CLINIC)
    expect(no.state.crisis).toBe(true)
    const check = step(no.state, { query: 'I am safe', ...NOW }, CLINIC)
    expect(step(check.state, { query: 'no', ...NOW }, CLINIC).state.crisis).toBe(false)
  })
})

describe('an attempt in the last two weeks (F-5)', () => {
  const asked = (about: ChatState['concern_about']) =>
    step(
      { ...newConversation('p'), started: true, stage: 'greeting', concern: true, concern_about: about, concern_asked_at: NOW.now },
      { query: 'no', ...NOW },
      CLINIC,
    )

  test('is asked about after the gentle question that followed an answer, and not after one that followed words', () => {
    expect(asked('answer').reply.DATA).toMatchObject({ level: 'concern', check: TEXTS.concern.attempt })
    expect(asked('answer').state).toMatchObject({ concern: true, concern_about: 'attempt', attempt_denied: false })
    expect(asked('words').state).toMatchObject({ concern: false, denials: 1 })
  })

  const attempt = asked('answer').state
  test.each(['yes', 'Yes', 'I did', 'I tried last Tuesday', 'oui', 'j’ai essayé', 'last week'])('is acute: %s', (query) => {
    const { reply, effects, state } = step(attempt, { query, ...NOW }, CLINIC)
    expect(reply).toMatchObject({ ACTION: 'CRISIS', DATA: { kind: 'suicide' } })
    expect(effects[0]).toMatchObject({ kind: 'need-help', urgent: true, urgent_reason: 'suicide' })
    expect(state).toMatchObject({ concern: false, concern_about: 'words', concern_asked_at: null })
  })

  test.each(['no, not last week, this morning', 'il y a deux jours', 'two days ago', 'non, pas la semaine passée, hier'])(
    'is acute with nothing but a time of these two weeks: %s',
    (query) => expect(step(attempt, { query, ...NOW }, CLINIC).reply).toMatchObject({ ACTION: 'CRISIS', DATA: { kind: 'suicide' } }),
  )

  test.each(['I saw my doctor this morning', 'two years ago', 'not last week'])('is not with: %s', (query) => {
    expect(step(attempt, { query, ...NOW }, CLINIC).reply.ACTION).not.toBe('CRISIS')
  })

  test.each(['no', 'No', 'never', 'No, I did not', "no, I didn't", 'non', 'jamais', 'no, that was years ago'])(
    'is denied, and not asked again: %s',
    (query) => {
      const { state, reply } = step(attempt, { query, ...NOW }, CLINIC)
      expect(state).toMatchObject({ concern: false, crisis: false, attempt_denied: true })
      expect(reply.ACTION).toBe('GREETING')
      const again = step({ ...state, concern: true, concern_about: 'answer' }, { query: 'no', ...NOW }, CLINIC)
      expect(again.state.concern).toBe(false)
    },
  )

  test.each(['I am safe', 'I am not suicidal', 'maybe', 'what do you mean', 'does it matter'])('is neither with: %s', (query) => {
    const { effects } = step(attempt, { query, ...NOW }, CLINIC)
    expect(effects[0]).toMatchObject({ kind: 'need-help' })
  })
})

describe('words that only read like a crisis', () => {
  const classifier = unpackCrisisClassifier(unpackArrays(readModel('crisis').packed))
  const suspect = (text: string) => screenCrisis(classifier, text)
  const HINT = 'the letters for my boys are in the drawer and i am at peace'

  function checked(confidence = 0.4) {
    const talk = startConversation({ ...CLINIC, suspect: (text) => (text === HINT ? confidence : null) })
    talk.tell(HINT)
    return talk
  }

  test('bring one gentle question with the numbers, and no alarm', () => {
    const { reply, effects, state } = checked().last()
    expect(reply).toMatchObject({
      ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
      PREDICTED_INTENT: 'crisis',
      DATA: { level: 'concern', check: TEXTS.concern.question, lines: [{ number: '9-1-1' }, { number: '9-8-8' }] },
    })
    expect(effects.filter(({ kind }) => kind === 'need-help')).toEqual([])
    expect(state).toMatchObject({ concern: true, crisis: false })
  })

  test('bring the card where the classifier is very sure', () => {
    expect(checked(0.9).last().reply).toMatchObject({ ACTION: 'CRISIS', DATA: { kind: 'suicide' } })
  })

  test.each(['no', 'non', 'No, not at all', 'I am safe', "no I don't want to die", 'je ne pense pas à ça'])('go on with: %s', (said) => {
    const talk = checked()
    const { reply, state, effects } = talk.tell(said)
    expect(reply).toMatchObject({ ACTION: 'GREETING' })
    expect(state).toMatchObject({ concern: false, crisis: false, denials: 1 })
    expect(effects).toMatchObject([{ kind: 'audit', description: 'asked, no, at greeting' }])
  })

  test.each(['yes', 'oui', 'Yes', 'yeah I guess', 'I want to die'])('are a crisis with: %s', (said) => {
    const { reply, effects } = checked().tell(said)
    expect(reply.ACTION).toBe('CRISIS')
    expect(effects[0]).toMatchObject({ kind: 'need-help', urgent: true, urgent_reason: 'suicide' })
  })

  test.each(['I am not safe', 'not really', 'no, but I have the pills', 'what?', 'sort of'])(
    'ask for a call-back or more with: %s',
    (said) => {
      const { effects } = checked().tell(said)
      expect(effects[0]).toMatchObject({ kind: 'need-help' })
    },
  )

  test.each(['I don’t want to live anymore', 'j’ai pas jeté les pilules', 'no, but I never got rid of the rope', 'je veux plus vivre'])(
    'are a crisis with words that would bring the question themselves: %s',
    (said) => {
      expect(checked().tell(said).reply).toMatchObject({ ACTION: 'CRISIS', DATA: { kind: 'suicide' } })
    },
  )

  test.each(['no, I still have the pills', 'non mais j’ai encore les pilules'])('are a crisis with a means at hand: %s', (said) => {
    expect(checked().tell(said).reply).toMatchObject({ ACTION: 'CRISIS', DATA: { kind: 'suicide' } })
  })

  test.each([
    'he is in hospital and he is safe',
    'help is here and I’m safe',
    'I left and I’m safe',
    'je suis partie et je suis en sécurité',
  ])('ask for a call-back where someone is safe from what happened: %s', (said) => {
    const { effects, state } = checked().tell(said)
    expect(state.crisis).toBe(false)
    expect(effects[0]).toMatchObject({ kind: 'need-help', urgent: false, concern: true })
  })

  test.each(['no, I wish it would all stop', 'not right now', 'I didn’t throw the bottle out, here is the lot number', 'what number'])(
    'ask for a call-back and show no card with: %s',
    (said) => {
      const { effects, state } = checked().tell(said)
      expect(state.crisis).toBe(false)
      expect(effects[0]).toMatchObject({ kind: 'need-help', urgent: false, concern: true })
    },
  )

  test.each([
    ['what number', 'I am safe', TEXTS],
    ['quel numéro', 'je suis en sécurité', TEXTS_FR],
  ])('after %j, %j is thanked for, takes no call back and is no question about medicine', (unclear, said, texts) => {
    const talk = checked()
    talk.tell(unclear)
    const { reply, effects } = talk.tell(said)
    expect([TEXTS.concern.no, texts.concern.no].some((words) => reply.text.startsWith(words))).toBe(true)
    expect(effects.filter(({ kind }) => kind === 'need-help')).toEqual([])
  })

  test('wait for an answer where the page only opens again', () => {
    const talk = checked()
    expect(talk.tell('book with tcn').reply.DATA).toMatchObject({ level: 'concern' })
    expect(talk.tell('ok').reply.DATA).toMatchObject({ level: 'concern' })
  })

  test('are asked about once; the same words again are not, other words that say it plainly are', () => {
    const talk = checked()
    talk.tell('no')
    expect(talk.tell(HINT).state.concern).toBe(false)
    expect(talk.tell('I wish I would not wake up').state.concern).toBe(true)
    talk.tell('no')
    expect(talk.tell('I want to kill myself').reply.ACTION).toBe('CRISIS')
  })

  test('labels, buttons, forms and single words are never suspected', () => {
    const talk = startConversation({ ...CLINIC, suspect: () => 0.7 })
    upToQuestions(talk)
    for (const said of ['sleep.', 'no', 'no']) expect(talk.tell(said).reply.ACTION, said).not.toBe('CRISIS')
    expect(talk.tell('Nausea, Chest pain', { selected: ['Nausea', 'Chest pain'] }).reply.ACTION).toBe('OPENQUESTIONTEXT')
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
