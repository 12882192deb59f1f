import { describe, expect, test } from 'vitest'
import { answerAll, CLINIC, CONSENT, PERSON, startConversation, upToQuestions } from './conversation.test-data.ts'
import { moveToVersion } from './state/move-to-version.ts'
import { TEXTS } from './texts/texts.ts'

describe('the way of a new patient', () => {
  test('leads from the greeting through consent, details and questions into the queue (REQ-110, REQ-141, REQ-144, REQ-148, REQ-149, REQ-150, REQ-151, REQ-152, REQ-153, REQ-154, REQ-156)', () => {
    const talk = startConversation()
    expect(talk.last().reply).toMatchObject({
      ACTION: 'GREETING',
      options: ['New Patient Intake', 'Renew a medical document', 'Ask questions'],
      USER_TEXT: null,
    })
    expect(talk.tell('New Patient Intake').reply.ACTION).toBe('LAUNCHCONSENT')
    expect(talk.tell('ok').reply).toMatchObject({ ACTION: 'OPENCONSENTFORMWINDOW', DATA: { consent: { version: '2026-1' } } })
    expect(talk.tell('', CONSENT).reply).toMatchObject({
      ACTION: 'OPENPERSONALINFORMATIONWINDOW',
      DATA: { personalInformation: { dateOfBirth: '1984-05-03' }, provinces: [{ code: 'ON', name: 'Ontario' }, {}, {}] },
    })
    expect(talk.tell('', { personalInformation: PERSON }).reply).toMatchObject({
      ACTION: 'CONFIRMPERSONALINFORMATION',
      DATA: { personalInformation: { phone: '4165550142' } },
    })
    expect(talk.tell('yes').reply.ACTION).toBe('BEGINQUESTIONNAIRES')
    expect(talk.tell('ok').reply).toMatchObject({
      ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW',
      options: ['Chronic pain', 'Sleep', 'Seizures'],
      DATA: { progress: { done: 0 }, question: { tag: 'Reason', number: 1 } },
    })
    expect(answerAll(talk).reply.ACTION).toBe('FINISHINITIALQUESTIONNAIRE')
    const { reply } = talk.tell('ok')
    expect(reply).toMatchObject({ ACTION: 'ENTERPCRQUEUE', DATA: { expectedWait: '20 to 45 minutes' } })
    expect(talk.kinds().filter((kind) => kind !== 'keep-answers')).toEqual([
      'start-conversation',
      'record-consent',
      'create-patient',
      'start-questionnaire',
      'finish-questionnaire',
      'enter-pcr-queue',
    ])
  })

  test('hands over answers with what is read from them (REQ-144)', () => {
    const talk = startConversation()
    upToQuestions(talk)
    for (const said of ['Sleep', 'no', 'yes', 'Ramipril, metformin']) talk.tell(said)
    talk.tell('Nausea', { selected: ['Nausea'] })
    for (const said of ['6', '2 March 2026', 'no', 'My back']) talk.tell(said)
    expect(talk.effects.find(({ kind }) => kind === 'finish-questionnaire')).toMatchObject({
      field: 'async_answers',
      appointment_type: 'New Patient',
      version: 3,
      answers: { Hours: { value: 6 }, LastVisit: { value: '2026-03-02' }, Symptoms: { value: ['Nausea'] }, Medicines: { value: true } },
      medications: [{ name: 'Ramipril' }, { name: 'metformin' }],
      flags: { suicidality: false, under_25: false },
      opted_in_for_call: null,
    })
  })

  test('a renewal asks its own questions and is stored as one', () => {
    const talk = startConversation()
    upToQuestions(talk, {}, 'Renew a medical document')
    expect(talk.tell('nope').reply.ACTION).toBe('FINISHINITIALQUESTIONNAIRE')
    talk.tell('ok')
    expect(talk.effects).toContainEqual(expect.objectContaining({ kind: 'create-patient', isNew: false }))
    expect(talk.effects).toContainEqual(expect.objectContaining({ kind: 'finish-questionnaire', field: 'renewal_answers' }))
    expect(talk.effects).toContainEqual({ kind: 'enter-pcr-queue', appointment_type: 'Renewal', note: '' })
  })

  test('the three choices are understood in other words', () => {
    expect(startConversation().tell('my document expires soon').state.visit).toBe('renewal')
    expect(startConversation().tell("hi, I'm a new patient").state.visit).toBe('async')
    const asked = startConversation().tell('how do I renew?')
    expect(asked.state.visit).toBe('renewal')
    expect(asked.effects).toContainEqual({ kind: 'audit', action: 'Predicted Intent Check', description: 'renewal at greeting, 50% sure' })
  })
})

describe('consent', () => {
  test('an incomplete form says so and stays open (REQ-164, REQ-165)', () => {
    const talk = startConversation()
    talk.tell('new patient')
    talk.tell('ok')
    const { reply, effects } = talk.tell('', { consent: { consentOption: 'yes', signature: ' ', dateOfBirth: '' } })
    expect(reply).toMatchObject({ ACTION: 'OPENCONSENTFORMWINDOW', DATA: { errors: { signature: expect.any(String) }, consent: {} } })
    expect(reply.text).toContain('Please complete the consent form before submitting.')
    expect(effects).toEqual([])
  })

  test.each([
    ['signature', { signature: '\u200b\u2060', dateOfBirth: '13 May 1984' }],
    ['dateOfBirth', { signature: 'Maude Lavoie', dateOfBirth: '13 May 1850' }],
  ])('a %s that no one can have is refused (REQ-164)', (field, given) => {
    const talk = startConversation()
    talk.tell('new patient')
    talk.tell('ok')
    const { reply, effects } = talk.tell('', { consent: { consentOption: 'yes', ...given } })
    expect(reply).toMatchObject({ ACTION: 'OPENCONSENTFORMWINDOW', DATA: { errors: { [field]: expect.any(String) } } })
    expect(effects).toEqual([])
  })

  test('declined, it is recorded, and only a person or the form again is left (REQ-168, D-4)', () => {
    const talk = startConversation()
    talk.tell('new patient')
    talk.tell('ok')
    const declined = talk.tell('', { consent: { consentOption: 'no', signature: '', dateOfBirth: '' } })
    expect(declined.effects).toMatchObject([{ kind: 'record-consent', consent: { option: 'no', version: '2026-1' } }])
    for (const said of ['what does it cost?', 'ok', 'New Patient Intake']) {
      expect(talk.tell(said).reply.options, said).toEqual(['Talk to a person', 'Read the consent again'])
    }
    expect(talk.tell('', { personalInformation: PERSON }).state.stage).toBe('declined')
    expect(talk.tell('Talk to a person').effects).toMatchObject([{ kind: 'need-help', urgent: false }])
    expect(talk.tell('Read the consent again').reply.ACTION).toBe('OPENCONSENTFORMWINDOW')
    expect(talk.tell('', CONSENT).state.stage).toBe('personal-information')
  })
})

describe('personal information', () => {
  test('what is wrong is told field by field, what was typed comes back (REQ-175 to REQ-197)', () => {
    const talk = startConversation()
    talk.tell('new patient')
    talk.tell('ok')
    talk.tell('', CONSENT)
    const { reply } = talk.tell('', { personalInformation: { ...PERSON, phone: '12', firstName: 'N' } })
    expect(reply).toMatchObject({
      ACTION: 'OPENPERSONALINFORMATIONWINDOW',
      DATA: {
        errors: { phone: 'Please enter a valid phone number (10–15 digits).', firstName: 'Please enter a valid first name.' },
        personalInformation: { phone: '12' },
      },
    })
    talk.tell('', { personalInformation: PERSON })
    expect(talk.tell('change').reply.ACTION).toBe('OPENPERSONALINFORMATIONWINDOW')
  })

  test('the page’s own "ok" does not confirm', () => {
    const talk = startConversation()
    talk.tell('new patient')
    talk.tell('ok')
    talk.tell('', CONSENT)
    talk.tell('', { personalInformation: PERSON })
    expect(talk.tell('ok').reply.ACTION).toBe('CONFIRMPERSONALINFORMATION')
    expect(talk.kinds()).not.toContain('create-patient')
  })

  test('two dates of birth go to the PCR (D-4)', () => {
    const talk = startConversation()
    upToQuestions(talk, { dateOfBirth: '1984-05-04' })
    answerAll(talk)
    talk.tell('ok')
    expect(talk.effects).toContainEqual(expect.objectContaining({ kind: 'create-patient', dateOfBirthMismatch: true }))
    expect(talk.effects).toContainEqual(
      expect.objectContaining({ kind: 'enter-pcr-queue', note: 'Date of birth differs between consent form and personal details.' }),
    )
  })

  test('a province that is not served is said kindly and passed on (D-5)', () => {
    const talk = startConversation()
    const { reply } = upToQuestions(talk, { province: 'Quebec', zipcode: 'H2X 1Y4' })
    expect(reply.text).toContain('Quebec')
    expect(talk.kinds()).toEqual(['start-conversation', 'record-consent', 'create-patient', 'need-help'])
  })
})

describe('eligibility (D-9)', () => {
  test('under 18 ends at once, with the day from which it is different', () => {
    const talk = startConversation()
    const { reply, state } = upToQuestions(talk, { dateOfBirth: '2010-01-31' })
    expect(state.stage).toBe('ineligible')
    expect(reply.text).toContain('31 January 2028')
    expect(reply.options).toContain('Talk to a person')
    expect(talk.effects.at(-1)).toEqual({
      kind: 'mark-ineligible',
      reason: 'Paediatric Patient',
      eligible_date: '2028-01-31',
      rule: 'paediatric-patient',
      because: { dateOfBirth: true },
      onTreatment: false,
    })
  })

  test('pregnancy sets a date 16 months ahead and names the answer (REQ-160)', () => {
    const talk = startConversation()
    upToQuestions(talk)
    talk.tell('Sleep')
    expect(talk.tell('yes').state.stage).toBe('stop-check')
    const { reply, effects } = talk.tell('yes')
    expect(effects).toMatchObject([{ kind: 'mark-ineligible', eligible_date: '2028-03-21', because: { tag: 'Expecting', answer: 'Yes' } }])
    expect(reply.DATA).toMatchObject({ eligible_date: '2028-03-21' })
    expect(talk.kinds()).not.toContain('enter-pcr-queue')
    expect(talk.tell('I want to talk to a person').reply.ACTION).toBe('NEEDPCRHELP')
    expect(talk.tell('End the chat').reply.ACTION).toBe('CLOSECHAT')
  })
})

describe('coming back', () => {
  test('the first message on a running conversation shows the pending message again and changes nothing', () => {
    const talk = startConversation()
    upToQuestions(talk)
    const before = talk.tell('Sleep')
    const after = talk.tell('book with tcn')
    expect(after.reply).toEqual({ ...before.reply, USER_TEXT: null, PREDICTED_INTENT: null })
    expect(after.state).toEqual(before.state)
    expect(after.effects).toEqual([])
  })

  test('a newer version keeps what still means the same and asks the rest (D-11)', () => {
    const talk = startConversation()
    upToQuestions(talk)
    talk.tell('Sleep')
    const { state } = talk.tell('no')
    const from = CLINIC.questionnaires.async
    const questions = structuredClone(from.questions)
    if (questions.Reason) questions.Reason.text = 'What may we help with?'
    const reworded = { ...from, version: 4, questions }
    const moved = moveToVersion(state, from, reworded)
    expect(Object.keys(moved.answers)).toEqual(['Expecting'])
    expect(moved.questionnaire).toEqual({ key: 'async', name: 'Health intake', version: 4 })
  })

  test('after the queue: thanks, a question, goodbye', () => {
    const talk = startConversation()
    upToQuestions(talk)
    answerAll(talk)
    talk.tell('ok')
    expect(talk.tell('thanks').reply).toMatchObject({ ACTION: 'ENTERPCRQUEUE', text: expect.stringContaining(TEXTS.thanks) })
    expect(talk.tell('how long will it take?').reply.ACTION).toBe('ENTERPCRQUEUE')
    expect(talk.tell('bye')).toMatchObject({ reply: { ACTION: 'CLOSECHAT' }, effects: [{ kind: 'close' }] })
    expect(talk.tell('book with tcn').reply.ACTION).toBe('ENTERPCRQUEUE')
  })
})
