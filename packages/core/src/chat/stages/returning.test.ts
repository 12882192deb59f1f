import { describe, expect, test } from 'vitest'
import {
  answerAll,
  CLINIC,
  CONSENT,
  knowing,
  nothingFree,
  oneFree,
  PERSON,
  startConversation,
  upToQuestions,
} from '../conversation.test-data.ts'
import { LABELS, TEXTS } from '../texts/texts.ts'

function proveWho(talk: ReturnType<typeof startConversation>) {
  for (const said of ['Renew a medical document', 'my id is TCN-7', '3 May 1984']) talk.tell(said)
  return talk.tell('123 456')
}

test('a yes to whether someone has been here before still asks who they are, without “I did not understand”', () => {
  const talk = startConversation()
  talk.tell('I started this yesterday on my phone')
  const { reply, state } = talk.tell('yes')
  expect(state).toMatchObject({ stage: 'who', misses: 0 })
  expect(reply.text).toContain(TEXTS.whoForgotten)
})

test.each([
  'hi the nurse said you want to know how its going with the oil',
  'you guys emailed me to come back and answer some questions',
  'got an email saying its time for my check up with yous',
  'i got a message from you about a check in',
  'my nurse practitioner here told me to fill out the check-in',
  'vous m’avez écrit pour savoir comment ça va avec l’huile',
  'j’ai reçu votre courriel pour le suivi',
  'l’infirmière m’a dit que vous vouliez savoir comment ça se passe',
])('who was asked to come back is looked for: %s', (said) => {
  expect(startConversation().tell(said).state.stage).toBe('who')
})

test.each([
  'the nurse at the hospital said I should try cannabis',
  'my doctor wants to know how it is going',
  'a friend emailed me your link',
  'got an email about a side effect of my pills',
  'how is it going',
])('who comes for the first time is not: %s', (said) => {
  expect(startConversation().tell(said).state.stage).not.toBe('who')
})

test.each(['renee@example.ca', 'my email is renee@example.ca', 'mon courriel c’est renee@example.ca', 'TCN-7'])(
  'who begins by saying who they are is asked for the date of birth next: %s',
  (said) => {
    const { state } = startConversation().tell(said)
    expect(state).toMatchObject({ stage: 'born', claim: { who: said.startsWith('TCN') ? 'TCN-7' : 'renee@example.ca' } })
  },
)

describe('somebody who was here before (A-3)', () => {
  test('says who they are, proves it by a code, and sees nothing of the record before (REQ-137)', () => {
    const talk = startConversation(CLINIC, knowing())
    expect(talk.tell('Renew a medical document').reply).toMatchObject({ ACTION: 'OPENQUESTIONTEXT', DATA: { input: 'text' } })
    expect(talk.tell('noor@example.ca').reply).toMatchObject({ ACTION: 'OPENQUESTIONTEXT', DATA: { input: 'date' } })
    const asked = talk.tell('3 May 1984')
    expect(asked.reply).toMatchObject({ ACTION: 'OPENQUESTIONTEXT', DATA: { input: 'code' } })
    expect(asked.reply.text).toContain(TEXTS.codeSent)
    expect(JSON.stringify(asked.reply)).not.toContain('Noor')
    expect(talk.tell('000000').reply.text).toContain(TEXTS.codeWrong)
    const right = talk.tell('123456')
    expect(right.reply).toMatchObject({ ACTION: 'CHECKFORSESSION', DATA: { found: true, unfinished: false } })
    expect(right.state).toMatchObject({ patient_id: 'TCN-7', created: true, claim: null })
    expect(talk.effects).toContainEqual({ kind: 'adopt-patient', patient_id: 'TCN-7' })
  })

  test.each(['the code is 123456', 'My code: 123 456, thanks', "c'est le 123-456", 'one two three four five six', 'I got 123456'])(
    'may put the code in a sentence: %j',
    (text) => {
      const talk = startConversation(CLINIC, knowing())
      for (const said of ['Renew a medical document', 'my id is TCN-7', '3 May 1984']) talk.tell(said)
      expect(talk.tell(text).reply).toMatchObject({ ACTION: 'CHECKFORSESSION', DATA: { found: true } })
    },
  )

  test.each([
    '123456 does not work, send another',
    'my phone is 416 555 0142',
    'the code is 12345',
    '123456 or 654321',
    'my id is TCN-123456',
  ])('takes no code from %j', (text) => {
    const asked: string[] = []
    const clinic = knowing()
    const talk = startConversation(CLINIC, (ask) => {
      asked.push(ask.kind)
      return clinic(ask)
    })
    for (const said of ['Renew a medical document', 'my id is TCN-7', '3 May 1984']) talk.tell(said)
    talk.tell(text)
    expect(asked).not.toContain('check-code')
  })

  test('gets the same words whether or not there is such a record', () => {
    const words = [knowing(), nothingFree].map((clinic) => {
      const talk = startConversation(CLINIC, clinic)
      for (const said of ['Renew a medical document', 'noor@example.ca', '3 May 1984']) talk.tell(said)
      return talk.last().reply
    })
    expect(words[0]).toEqual(words[1])
  })

  test('renews: welcome, details to look over, questions, a time, and straight to the practitioners (REQ-139, REQ-140, REQ-158)', () => {
    const talk = startConversation(CLINIC, knowing())
    proveWho(talk)
    expect(talk.tell('ok').reply).toMatchObject({ ACTION: 'LOGINELIGIBLE', DATA: { next: 'renewal' } })
    expect(talk.tell('ok').reply).toMatchObject({
      ACTION: 'CONFIRMPERSONALINFORMATION',
      DATA: { personalInformation: { ...PERSON, phone: '4165550142' } },
    })
    expect(talk.tell('yes').reply.ACTION).toBe('BEGINQUESTIONNAIRES')
    talk.tell('ok')
    expect(talk.tell('no').reply.ACTION).toBe('FINISHINITIALQUESTIONNAIRE')
    expect(talk.tell('ok').reply.ACTION).toBe('OPENAPPOINTMENTWINDOW')
    expect(talk.tell('none of these').reply.ACTION).toBe('ENTERNPQUEUE')
    expect(talk.effects).toContainEqual({ kind: 'enter-np-queue', appointment_type: 'Renewal', note: '' })
    expect(talk.kinds()).toContain('confirm-details')
    expect(talk.kinds()).not.toContain('create-patient')
  })

  test('reads the consent again where its text has changed since', () => {
    const talk = startConversation(CLINIC, knowing({ consentVersion: '2025-9' }))
    proveWho(talk)
    talk.tell('ok')
    expect(talk.tell('ok').reply.ACTION).toBe('LAUNCHCONSENT')
    talk.tell('ok')
    expect(talk.tell('', CONSENT).reply.ACTION).toBe('CONFIRMPERSONALINFORMATION')
  })

  test('goes on at the question where they stopped, with every answer kept', () => {
    const before = startConversation()
    upToQuestions(before)
    before.tell('Sleep')
    const stopped = before.tell('stop').state
    const talk = startConversation(CLINIC, knowing({}, stopped))
    expect(proveWho(talk).reply).toMatchObject({ ACTION: 'CHECKFORSESSION', DATA: { unfinished: true } })
    const { reply, state } = talk.tell('ok')
    expect(reply.DATA).toMatchObject({ question: { tag: 'Expecting' } })
    expect(reply.text).toContain(TEXTS.resumed)
    expect(state.answers).toHaveProperty('Reason')
  })

  describe('is asked whether to pick up where they left off', () => {
    const asked = (recognised = {}, answered = 'Sleep') => {
      const before = startConversation()
      upToQuestions(before)
      before.tell(answered)
      const talk = startConversation(CLINIC, knowing(recognised, before.tell('stop').state))
      const found = proveWho(talk)
      expect(found.reply.options).toEqual([LABELS.pickUp, LABELS.somethingElse])
      return talk
    }

    test.each([
      LABELS.pickUp,
      'yes',
      'yes please',
      'sure',
      'ok',
      'let’s finish it',
      'pick up where I was',
      'resume',
      'can I continue where I stopped?',
      'oui, on reprend',
      'je veux continuer',
      'I would like to finish the questions',
      'I want to become a patient',
    ])('and %j continues at the question', (said) => {
      const { reply } = asked().tell(said)
      expect(reply.DATA).toMatchObject({ question: { tag: 'Expecting' } })
      expect(reply.text).toContain(TEXTS.resumed)
    })

    test.each([LABELS.somethingElse, 'no', 'no thanks', 'non', 'I don’t want to continue', 'no, not that', 'plutôt autre chose'])(
      'and %j asks what they want instead, and loses nothing',
      (said) => {
        const talk = asked()
        const { reply, state } = talk.tell(said)
        expect(reply).toMatchObject({ ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', text: TEXTS.comeBack.instead })
        expect(reply.options).toEqual([LABELS.pickUp, LABELS.askQuestions, LABELS.person, LABELS.end])
        expect(state).toMatchObject({ stage: 'found', resume: 'questionnaire' })
        expect(talk.tell(LABELS.pickUp).reply.DATA).toMatchObject({ question: { tag: 'Expecting' } })
      },
    )

    test.each(['no, I want to talk to a person', 'can I talk to someone', LABELS.person])('and %j calls a person', (said) => {
      const talk = asked()
      talk.tell(said)
      expect(talk.kinds()).toContain('need-help')
    })

    test.each(['not now', 'later', 'no, I will finish it another time'])('and %j begins nothing', (said) => {
      const { state } = asked().tell(said)
      expect(state).toMatchObject({ stage: 'found', resume: 'questionnaire' })
    })

    test('and a wish to ask something opens the question, and the offer comes back behind the answer', () => {
      const talk = asked()
      talk.tell('no')
      expect(talk.tell(LABELS.askQuestions).reply).toMatchObject({ ACTION: 'OPENQUESTIONCHECKREADY', text: TEXTS.comeBack.ask })
      const { reply } = talk.tell('How long does it take?')
      expect(reply).toMatchObject({ ACTION: 'CHECKFORSESSION', options: [LABELS.pickUp, LABELS.somethingElse] })
    })

    test('and words that are no answer to it are asked again', () => {
      const { reply, state } = asked().tell('the moon is bright')
      expect([reply.ACTION, state.stage, state.misses]).toEqual(['CHECKFORSESSION', 'found', 1])
    })
  })

  test('an unfinished conversation that was left in crisis comes back in crisis, with the check question still to come (F-5)', () => {
    const before = startConversation()
    upToQuestions(before)
    for (const said of ['Sleep', 'I want to kill myself']) before.tell(said)
    const stopped = before.tell('I am safe now').state
    const talk = startConversation(CLINIC, knowing({}, stopped))
    expect(proveWho(talk).reply.ACTION).toBe('CRISIS')
    expect(talk.tell('no').reply.ACTION).toBe('CRISIS')
    talk.tell('I am safe now')
    expect(talk.tell('no').reply).toMatchObject({ ACTION: 'CHECKFORSESSION', DATA: { unfinished: true } })
    expect(talk.tell('ok').reply.DATA).toMatchObject({ question: { tag: 'Expecting' } })
  })

  test('who is in line already is told so, and keeps the place', () => {
    const talk = startConversation(CLINIC, knowing({ queue: 'np' }))
    proveWho(talk)
    expect(talk.tell('ok').reply.ACTION).toBe('ENTERNPQUEUE')
    expect(talk.kinds()).not.toContain('enter-np-queue')
  })

  test('who may not be screened yet is told from when; after that day they are screened again (C-7)', () => {
    const barred = startConversation(CLINIC, knowing({ eligible: false, reason: 'Pregnant or Breastfeeding', eligible_date: '2027-03-01' }))
    proveWho(barred)
    const { reply, state } = barred.tell('ok')
    expect(state.stage).toBe('ineligible')
    expect(reply.text).toContain('1 March 2027')
    const again = startConversation(CLINIC, knowing({ eligible: false, reason: 'Pregnant or Breastfeeding', eligible_date: '2026-11-01' }))
    proveWho(again)
    for (const said of ['ok', 'ok', 'yes', 'ok', 'no', 'ok']) again.tell(said)
    expect(again.effects).toContainEqual({ kind: 'mark-eligible' })
  })

  test('a follow-up asks its questions and goes to the PCRs (REQ-142, REQ-145)', () => {
    const talk = startConversation(CLINIC, knowing({ followUp: true }))
    proveWho(talk)
    expect(talk.tell('ok').reply).toMatchObject({ ACTION: 'LOGINELIGIBLE', DATA: { next: 'follow_up' } })
    expect(talk.tell('ok').reply.ACTION).toBe('BEGINQUESTIONNAIRES')
    talk.tell('ok')
    expect(talk.tell('yes').reply.ACTION).toBe('FINISHFOLLOWUP')
    expect(talk.tell('ok').reply.ACTION).toBe('ENTERPCRQUEUEFOLLOWUP')
    expect(talk.effects).toContainEqual(expect.objectContaining({ kind: 'finish-questionnaire', field: 'follow_up_answers' }))
    expect(talk.effects).toContainEqual({ kind: 'enter-follow-up' })
  })

  test.each(['I have no record here', 'no', "I'm new", "I don't have one"])('may go on without a record: %s', (said) => {
    const talk = startConversation(CLINIC, knowing())
    talk.tell('Renew a medical document')
    expect(talk.tell(said).reply.ACTION).toBe('LAUNCHCONSENT')
  })

  test('asks for another code, and back to the beginning by other words than the button', () => {
    const talk = startConversation(CLINIC, knowing())
    expect(talk.tell('I started already and want to finish').reply.DATA).toMatchObject({ input: 'text' })
    talk.tell('TCN-7')
    expect(talk.tell('02/03/1984').reply.text).toContain(TEXTS.problems.ambiguousDate)
    talk.tell('3 May 1984')
    expect(talk.tell(LABELS.newCode).reply.text).toContain(TEXTS.codeSent)
    expect(talk.tell('the code did not arrive, I have no code').reply.ACTION).toBe('LAUNCHCONSENT')
  })
})

describe('a time for the visit (D-1)', () => {
  const atTimes = (clinic = oneFree) => {
    const talk = startConversation(CLINIC, clinic)
    upToQuestions(talk)
    answerAll(talk)
    talk.tell('ok')
    return talk
  }

  test('is offered, kept for ten minutes, booked, and then the patient is in line (REQ-117, REQ-200)', () => {
    const talk = atTimes()
    expect(talk.last().reply).toMatchObject({ ACTION: 'OPENAPPOINTMENTWINDOW', DATA: { slots: [{ slotId: '7.1', visitType: 'new' }] } })
    const kept = talk.tell('', { appointment: { slotId: '7.1' } })
    expect(kept.reply).toMatchObject({
      ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
      options: [LABELS.book, LABELS.otherTime],
      DATA: { appointment: { until: '2026-11-21T15:10:00.000Z' } },
    })
    const { reply } = talk.tell(LABELS.book)
    expect(reply).toMatchObject({ ACTION: 'ENTERPCRQUEUE', DATA: { appointment: { link: '/appointment?key=k' } } })
    expect(reply.text).toContain('Tuesday 24 November, 10:00')
  })

  test('is chosen in words too; a time that nobody offered is not taken', () => {
    const talk = atTimes()
    expect(talk.tell('', { appointment: { slotId: '9.9' } }).reply.text).toContain(TEXTS.outOfPlace)
    expect(talk.tell('the first one').state.stage).toBe('held')
  })

  test('that somebody else has just taken leads to those that are left', () => {
    const talk = atTimes((ask) => (ask.kind === 'hold-slot' ? nothingFree(ask) : oneFree(ask)))
    const { reply } = talk.tell('', { appointment: { slotId: '7.1' } })
    expect(reply.ACTION).toBe('OPENAPPOINTMENTWINDOW')
    expect(reply.text).toContain(TEXTS.taken)
  })

  test('that was held too long is offered anew, and another may be chosen', () => {
    const talk = atTimes((ask) => (ask.kind === 'book-slot' ? nothingFree(ask) : oneFree(ask)))
    talk.tell('first')
    expect(talk.tell('yes').reply.text).toContain(TEXTS.holdOver)
    talk.tell('first')
    expect(talk.tell(LABELS.otherTime).reply.ACTION).toBe('OPENAPPOINTMENTWINDOW')
  })

  test.each(['none of these', 'skip', 'no thanks', 'later'])('may be left to the care team: %s', (said) => {
    const talk = atTimes()
    expect(talk.tell(said).reply.ACTION).toBe('ENTERPCRQUEUE')
    expect(talk.tell('I want to book an appointment').reply.ACTION).toBe('OPENAPPOINTMENTWINDOW')
    talk.tell('first')
    talk.tell('yes')
    expect(talk.kinds().filter((kind) => kind === 'enter-pcr-queue')).toHaveLength(1)
  })

  test('where none is free the patient is in line without one', () => {
    const talk = atTimes(nothingFree)
    expect(talk.last().reply.ACTION).toBe('ENTERPCRQUEUE')
    expect(talk.last().reply.text).toContain(TEXTS.noTimes)
  })
})

test.each([
  'i dont remember my email',
  'I can’t find my ID',
  'which email did I use?',
  'je me souviens plus de mon courriel',
  'j’ai oublié',
  'aucune idée',
])('who remembers neither their ID nor their email is told what else works: %s', (said) => {
  const talk = startConversation()
  talk.tell('I was here before')
  const step = talk.tell(said)
  expect(step.state.stage).toBe('who')
  expect(step.reply.text).toContain(TEXTS.whoForgotten)
})

test.each(['can I talk to a person, I forgot my email', 'I forgot, talk to someone please'])(
  'who forgot and asks for a person gets one: %s',
  (said) => {
    const talk = startConversation()
    talk.tell('I was here before')
    expect(talk.tell(said).reply.ACTION).toBe('NEEDPCRHELP')
  },
)
