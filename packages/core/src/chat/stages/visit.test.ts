import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerAll,
  bookOf,
  CLINIC,
  CONSENT,
  knowing,
  PERSON,
  slotOn,
  startConversation,
  takeMessage,
  upToQuestions,
} from '../conversation.test-data.ts'
import { newConversation } from '../state/state.ts'
import type { Knowledge } from '../state/turn.ts'
import { LABELS, TEXTS } from '../texts/texts.ts'
import { LABELS_FR } from '../texts/texts-fr.ts'

/** A patient with a first visit on the 24th who has come back and proved who they are. */
function comeBack(
  said = 'I’ve been here before',
  recognised: Parameters<typeof knowing>[0] = { queue: 'pcr' },
  known: Partial<Knowledge> = {},
) {
  const { book, clinic } = bookOf(slotOn(24), knowing(recognised))
  const talk = startConversation({ ...CLINIC, ...known }, clinic)
  for (const words of [said, 'my id is TCN-7', '3 May 1984', '123456']) talk.tell(words)
  talk.tell('ok')
  return { talk, book }
}

describe('a visit that is booked', () => {
  test('is shown to a patient who comes back, before anything else', () => {
    const { talk } = comeBack()
    expect(talk.last().state.stage).toBe('visit')
    expect(talk.last().reply.text).toContain('November 24, 10:00')
    expect(talk.last().reply.options).toEqual([LABELS.keepVisit, LABELS.moveVisit, LABELS.cancelVisit])
    const kept = talk.tell('keep it')
    expect(kept.reply).toMatchObject({ ACTION: 'ENTERPCRQUEUE', DATA: { appointment: { slot: { localText: 'November 24, 10:00' } } } })
  })

  test('once the patient keeps it, is followed by the follow-up that was asked for (REQ-142, REQ-145)', () => {
    const { talk } = comeBack('I was here before', { queue: null, followUp: true })
    expect(talk.last().state.stage).toBe('visit')
    const kept = talk.tell('keep it')
    expect(kept.reply).toMatchObject({ ACTION: 'LOGINELIGIBLE', DATA: { next: 'follow_up' } })
    expect(talk.tell('ok').state.questionnaire?.key).toBe('follow_up')
  })

  test.each([
    'I need to cancel my appointment',
    'annuler mon rendez-vous',
    'Can I move my visit please?',
    'when is my appointment?',
    'whens my visit',
    'what day am I seeing the nurse',
    'quand est-ce que je vois l’infirmière',
    'i gotta cancel tuesday',
    'faut que j’annule jeudi',
  ])('is what “%s” leads to, once the person has proved who they are', (said) => {
    const { talk } = comeBack(said)
    const { wish, stage, reply } = { ...talk.last().state, reply: talk.last().reply }
    expect(wish).toBeNull()
    expect(stage).toBe(/^(?:when|what|quand)/.test(said) ? 'visit' : said.startsWith('Can') ? 'appointment' : 'visit-cancel')
    expect(JSON.stringify(reply)).not.toContain('cancelled.')
  })

  test.each(['yes cancel', 'yes please cancel', 'oui annulez', 'cancel it please'])('is cancelled by “%s” where that is asked', (said) => {
    const { talk, book } = comeBack('I need to cancel my appointment')
    expect(book.changes).toEqual([])
    expect(talk.tell(said).reply.text).toContain(TEXTS.visit.cancelled('November 24, 10:00'))
  })

  test.each(['no dont cancel', 'cancel', 'non annule pas'])('stays where “%s” is the reply to that', (said) => {
    const { talk, book } = comeBack('I need to cancel my appointment')
    talk.tell(said)
    expect(book.changes).toEqual([])
  })

  test('is moved to another time of its own kind by a yes that names both', () => {
    const { talk, book } = comeBack('Renew a medical document', {})
    talk.tell(LABELS.moveVisit)
    const held = talk.tell('the first one')
    expect(held.reply.text).toContain('November 25, 10:00')
    expect(held.reply.text).toContain('November 24, 10:00')
    expect(held.reply.options).toEqual([LABELS.moveIt, LABELS.otherTime])
    expect(book.changes).toEqual([])
    const { reply } = talk.tell(LABELS.moveIt)
    expect(reply.text).toContain('Your visit is moved: November 25, 10:00')
    expect(book.changes).toEqual([{ from: slotOn(24), to: slotOn(25, 'new') }])
  })

  test('of another kind is replaced only by a yes to a question that names both kinds', () => {
    const { talk, book } = comeBack('Renew a medical document', {})
    for (const said of [LABELS.renewal, 'ok', 'yes', 'ok', 'no', 'ok']) talk.tell(said)
    expect(talk.last().reply.ACTION).toBe('OPENAPPOINTMENTWINDOW')
    const held = talk.tell('the first one')
    expect(held.reply.text).toContain('That was a first visit, this is a renewal.')
    talk.tell(LABELS.otherTime)
    talk.tell('none of these')
    expect(book.changes).toEqual([])
  })

  test('is cancelled by a yes to exactly that, and another time of the same kind is offered', () => {
    const { talk, book } = comeBack()
    expect(talk.tell('cancel it').state.stage).toBe('visit')
    talk.tell(LABELS.cancelVisit)
    expect(talk.tell('no, keep it').reply.text).toContain(TEXTS.visit.kept)
    talk.tell('cancel my visit')
    expect(talk.tell('yes').reply.text).toContain(TEXTS.visit.cancelled('November 24, 10:00'))
    expect(book.booked).toBeNull()
    expect(talk.tell('yes please').reply).toMatchObject({
      ACTION: 'OPENAPPOINTMENTWINDOW',
      DATA: { slots: [slotOn(25, 'new'), slotOn(26, 'new')] },
    })
  })

  test('that is cancelled without another time leaves the patient in line, never nowhere (F-3)', () => {
    const { talk } = comeBack('cancel my visit', {})
    talk.tell('yes')
    expect(talk.tell(LABELS.notNow).reply.ACTION).toBe('ENTERPCRQUEUE')
    expect(talk.effects).toContainEqual(expect.objectContaining({ kind: 'enter-pcr-queue', appointment_type: 'New Patient' }))
  })

  test('that staff have moved is shown as it is now, and nothing is done', () => {
    const { talk, book } = comeBack('cancel my visit')
    book.booked = slotOn(26)
    const { reply, state } = talk.tell('yes')
    expect(reply.text).toContain(TEXTS.visit.changedMeanwhile)
    expect(reply.text).toContain('November 26, 10:00')
    expect(state.stage).toBe('visit')
    talk.tell(LABELS.moveVisit)
    talk.tell('the first one')
    book.booked = slotOn(24)
    expect(talk.tell(LABELS.moveIt).reply.text).toContain(TEXTS.visit.changedMeanwhile)
    expect(book.changes).toEqual([])
  })

  test('can be asked about in the middle of the questions, which resume at the same one', () => {
    const { book, clinic } = bookOf(slotOn(24))
    const talk = startConversation(CLINIC, clinic)
    const asked = upToQuestions(talk).reply.text
    talk.tell('move my visit')
    expect(talk.last().reply.ACTION).toBe('OPENAPPOINTMENTWINDOW')
    const kept = talk.tell('none of these')
    expect(kept.reply.text).toContain(TEXTS.visit.kept)
    expect(kept.reply.text).toContain(asked)
    expect(book.changes).toEqual([])
  })

  test.each(['I had to cancel my appointment with the heart doctor last week', 'It got worse since I have an appointment every week'])(
    'is not meant by an answer in free words: %s',
    (said) => {
      const { clinic } = bookOf(slotOn(24))
      const talk = startConversation(CLINIC, clinic)
      upToQuestions(talk)
      for (const words of ['Chronic pain', 'no', 'no']) talk.tell(words)
      talk.tell('Nausea', { selected: ['Nausea'] })
      for (const words of ['6', '2 March 2026', 'no']) talk.tell(words)
      expect(talk.tell(said).reply.ACTION).toBe('FINISHINITIALQUESTIONNAIRE')
    },
  )

  test.each([
    ['i need to move it, something came up at work', 'appointment'],
    ['actually I have to change it because my daughter is sick', 'appointment'],
    ['faudrait que je le change, je travaille', 'appointment'],
    ['je voudrais le déplacer', 'appointment'],
    ['actually cancel it im feeling better', 'visit-cancel'],
    ['ok just cancel it', 'visit-cancel'],
    ['finalement annulez-le', 'visit-cancel'],
    ['faut que je l’annule, je suis malade', 'visit-cancel'],
    ['what time is it again?', 'visit'],
    ['so when is it now', 'visit'],
    ['is it by phone or video', 'visit'],
    ['c’est à quelle heure déjà', 'visit'],
    ['don’t cancel it', 'visit'],
    ['can we make it later i got my kids hockey thing', 'appointment'],
    ['hmm that day doesnt work for me anymore is there anything else', 'appointment'],
    ['i cant make it that day i start a new job', 'appointment'],
    ['ben là ça marche pu pour moé, faudrait une autre journée', 'appointment'],
    ['je pourrai pas être là, avez-vous plus tard', 'appointment'],
    ['wait actually i dont think i can make it sorry can you just cancel the whole thing', 'visit-cancel'],
    ['finalement laisse faire, annule toute', 'visit-cancel'],
    ['um so when was it again i cant find the email', 'visit'],
    ['c’est quand déjà, j’ai perdu le courriel', 'visit'],
    ['i dont want to cancel i just want to see it', 'visit'],
  ])('shown, it is what is meant: %s leads to %s', (said, stage) => {
    const { talk } = comeBack()
    const { state, reply } = talk.tell(said)
    expect(state.stage).toBe(stage)
    expect(reply.text).not.toContain(TEXTS.cannotAnswer)
  })

  test.each([
    ['actually cancel it, I’m feeling better', 'visit-cancel'],
    ['finalement annulez-le', 'visit-cancel'],
    ['so when is it now', 'visit'],
    ['i dont think i can make it that day sorry can you just cancel the whole thing', 'visit-cancel'],
    ['ça marche pu pour moi jeudi, faudrait une autre date pour mon rendez-vous', 'appointment'],
    ['i cant do it anymore', 'waiting'],
    ['i feel like i cant make it through today', 'waiting'],
  ])('kept and in line, it is still what is meant: %s leads to %s', (said, stage) => {
    const { talk } = comeBack()
    expect(talk.tell('keep it').state.stage).toBe('waiting')
    expect(talk.tell(said).state.stage).toBe(stage)
  })

  test.each([
    ['wait actually i dont think i can make it that day either sorry can you just cancel the whole thing', true],
    ['i wont be there thursday', true],
    ['je pourrai pas être là jeudi', true],
    ['ça marche pu pour moi, annulez tout', true],
    ['i wont be there thursday, can you move it', true],
    ['sorry i can’t make it tomorrow', true],
    ['i can’t make it to tomorrow', false],
    ['i wont be there', false],
    ['i wont be there anymore', false],
    ['so sorry i wont be there anymore today', false],
    ['je serai plus là demain', false],
    ['je serai pu là jeudi', false],
    ['i wont be there thursday, i wont be anywhere', false],
    ['je pourrai pas être là jeudi, je serai plus là pour personne', false],
    ['cancel everything i am done', false],
  ])('shown, not being able to come is no sign of a crisis, and with more than that it may be: %s', (said, isCalm) => {
    const { talk } = comeBack('I’ve been here before', { queue: 'pcr' }, { suspect: (text) => (text === said ? 0.5 : null) })
    const { crisis, stage } = talk.tell(said).state
    expect(crisis).toBe(!isCalm)
    if (isCalm) expect(stage).toMatch(/^(?:appointment|visit-cancel)$/)
  })

  test.each([
    ['um so when was it again', 'visit'],
    ['no just cancel the whole thing', 'visit-cancel'],
    ['can we make it later', 'appointment'],
    ['do you have anything later in the day', 'appointment'],
    ['avez-vous plus tard dans la journée', 'appointment'],
    ['later', 'waiting'],
  ])('while other times are offered: %s leads to %s', (said, stage) => {
    const { talk } = comeBack()
    talk.tell('move my visit')
    expect(talk.tell(said).state.stage).toBe(stage)
  })

  test.each(['what happens if i cancel last minute', 'y a-tu des frais si j’annule'])('asks about cancelling: %s', (said) => {
    expect(comeBack().talk.tell(said).state.stage).toBe('visit')
  })

  test.each<[string, string]>([
    ['hey i already have an appointment i think its thursday?? need to change it', 'move'],
    ['salut j’ai déjà un rendez-vous avec vous autres pis faut que je le change', 'move'],
    ['i have an appointment tomorrow and i gotta cancel it', 'cancel'],
    ['i have an appointment tomorrow', 'see'],
  ])('told with its change before anyone is known: “%s” is to %s', (said, wish) => {
    expect(startConversation().tell(said).state).toMatchObject({ stage: 'who', wish })
  })

  test.each(['is the appointment free or do i pay', 'is my visit covered by OHIP', 'est-ce que la visite est gratuite'])(
    'asks what a visit costs before anyone is known: %s',
    (said) => expect(startConversation().tell(said).state.wish).toBeNull(),
  )

  test.each(['how long does the visit take?', 'where are you located', 'when will I get my oil'])('asks something else: %s', (said) => {
    const { talk } = comeBack()
    expect(talk.tell(said).prediction?.intent).toBe('question')
  })

  test.each(['don’t cancel my visit', 'do not cancel my appointment', 'je ne veux pas annuler mon rendez-vous'])(
    'stays with “%s”',
    (said) => {
      const { talk, book } = comeBack()
      talk.tell(said)
      expect(talk.last().state.stage).not.toBe('visit-cancel')
      expect(book.changes).toEqual([])
    },
  )

  test('that is not there is said, and the way in continues', () => {
    const { clinic } = bookOf(null, knowing())
    const talk = startConversation(CLINIC, clinic)
    for (const words of ['when is my visit', 'my id is TCN-7', '3 May 1984', '123456']) talk.tell(words)
    const { reply } = talk.tell('ok')
    expect(reply).toMatchObject({ ACTION: 'LOGINELIGIBLE' })
    expect(reply.text).toContain(TEXTS.visit.none)
  })
})

describe('a visit, for any message', () => {
  /** By its place, the first button of the question whether to cancel or move is a yes too. */
  const yes = [
    ...[LABELS.cancelVisit, LABELS.cancelIt, LABELS.moveIt, LABELS.book, LABELS_FR.cancelIt],
    ...['cancel my appointment', 'yes', 'oui', 'the first one'],
  ]
  const noYes = [
    ...[LABELS.keepVisit, LABELS.moveVisit, LABELS.keepIt, LABELS.otherTime, LABELS.anotherTime, LABELS.notNow, LABELS.renewal],
    ...['move my visit', 'when is my visit?', 'no', 'ok', 'none of these', 'skip', 'back', 'stop', 'later', 'maybe'],
    ...['Renew a medical document', 'what does it cost?', 'not yet', 'peut-être', 'non', 'blah'],
  ]
  const words = fc.constantFrom(...yes, ...noYes)
  const CANCELS = ['cancel my appointment', LABELS.cancelIt]
  const MOVES = ['move my visit', 'the first one', LABELS.moveIt]

  test('changes its time or kind, or is cancelled, only by a yes to a question that shows exactly that', () => {
    const made = { moved: 0, cancelled: 0 }
    fc.assert(
      fc.property(fc.array(fc.tuple(words, fc.boolean()), { maxLength: 14 }), (said) => {
        const { book, clinic } = bookOf(slotOn(24), knowing({}))
        let state = newConversation('patient-1')
        for (const one of ['book with tcn', 'Renew a medical document', 'my id is TCN-7', '3 May 1984', '123456', 'ok'])
          state = takeMessage(state, { query: one }, { clinic }).at(-1)?.state ?? state
        for (const [query, movedByStaff] of said) {
          if (movedByStaff && book.booked) book.booked = slotOn(book.booked.localDate.endsWith('24') ? 26 : 24)
          const before = book.changes.length
          const asked = state
          state = takeMessage(state, { query }, { clinic }).at(-1)?.state ?? state
          const change = book.changes[before]
          expect(book.changes.length - before).toBeLessThanOrEqual(1)
          if (!change) continue
          made[change.to === null ? 'cancelled' : 'moved'] += 1
          expect(yes).toContain(query)
          expect(asked.booked?.slot ?? null).toEqual(change.from)
          expect(asked.stage).toBe(change.to === null ? 'visit-cancel' : 'held')
          if (change.to !== null) expect(asked.appointment?.slot).toEqual(change.to)
        }
      }),
      { numRuns: 400, examples: [CANCELS, MOVES].map((said) => [said.map((one): [string, boolean] => [one, false])]) },
    )
    // Otherwise nothing above was looked at.
    expect(Math.min(made.moved, made.cancelled)).toBeGreaterThan(0)
  })
})

describe('details that fit a record', () => {
  const matching = (ask: Parameters<ReturnType<typeof knowing>>[0]) =>
    ask.kind === 'find-match' ? { kind: 'find-match' as const, matches: true } : bookOf(null, knowing()).clinic(ask)
  const upToMatch = () => {
    const talk = startConversation(CLINIC, matching)
    for (const said of ['New Patient Intake', 'ok']) talk.tell(said)
    talk.tell('', CONSENT)
    talk.tell('', { personalInformation: PERSON })
    talk.tell('yes')
    return talk
  }

  test('lead to a code, never silently to a second record, and then to the record that is there', () => {
    const talk = upToMatch()
    expect(talk.last().reply.text).toContain(TEXTS.visit.match)
    expect(talk.kinds()).not.toContain('create-patient')
    expect(talk.tell('ok').state.stage).toBe('known')
    expect(talk.tell(LABELS.sendCode).state).toMatchObject({ stage: 'code', claim: { who: PERSON.email, born: '1984-05-03' } })
    expect(talk.tell('the code is 123456').reply.ACTION).toBe('CHECKFORSESSION')
    talk.tell('ok')
    expect(talk.tell('ok').reply.ACTION).toBe('CONFIRMPERSONALINFORMATION')
    talk.tell('yes')
    expect(talk.kinds()).not.toContain('create-patient')
    expect(talk.kinds()).toContain('confirm-details')
  })

  test('become no second record for any message, unless the person was asked to prove who they are and says that they have none', () => {
    const way = [
      { query: 'New Patient Intake' },
      { query: 'ok' },
      { query: '', context: CONSENT },
      { query: '', context: { personalInformation: PERSON } },
    ]
    const none = [LABELS.noRecord, LABELS_FR.noRecord, 'New Patient Intake', 'no', 'I was never here before']
    const others = [
      'yes',
      'ok',
      'oui',
      'skip',
      'back',
      'stop',
      'later',
      'blah',
      'no code came',
      '111111',
      'the code is 123456',
      LABELS.sendCode,
    ]
    const message = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...way) },
      { weight: 5, arbitrary: fc.constantFrom(...none, ...others).map((query) => ({ query })) },
    )
    let created = 0
    fc.assert(
      fc.property(fc.nat(way.length), fc.array(message, { maxLength: 14 }), (length, rest) => {
        let state = newConversation('patient-1')
        for (const said of [
          { query: 'book with tcn' },
          ...way.slice(0, length),
          ...(length === way.length ? [{ query: 'yes' }] : []),
          ...rest,
        ]) {
          const asked = state
          const steps = takeMessage(state, said, { clinic: matching })
          state = steps.at(-1)?.state ?? state
          if (!steps.some(({ effects }) => effects.some(({ kind }) => kind === 'create-patient'))) continue
          created += 1
          expect(asked.matched).toBe(true)
          expect(['known', 'code', 'who', 'born']).toContain(asked.stage)
          expect([...none, 'no code came']).toContain(said.query)
        }
      }),
      { numRuns: 400, examples: [[way.length, [{ query: LABELS.noRecord }]]] },
    )
    // Otherwise nothing above was looked at.
    expect(created).toBeGreaterThan(0)
  })

  test.each(['at the question', 'at the code'])('open a new record for a person who says, %s, that they have none', (where) => {
    const talk = upToMatch()
    if (where === 'at the code') talk.tell(LABELS.sendCode)
    expect(talk.tell(LABELS.noRecord).reply.ACTION).toBe('BEGINQUESTIONNAIRES')
    expect(talk.kinds().filter((kind) => kind === 'create-patient')).toHaveLength(1)
    talk.tell('ok')
    expect(answerAll(talk).reply.ACTION).toBe('FINISHINITIALQUESTIONNAIRE')
  })
})
