import { type Slot, VISITS, type VisitKind } from '@clinic/contract/booking'
import type { ChatContext, ChatLanguage, PersonalInformation } from '@clinic/contract/chat'
import { loadEmergencyNumbers } from '@clinic/data/load-emergency-numbers'
import { loadInteractions } from '@clinic/data/load-interactions'
import { loadMedications } from '@clinic/data/load-medications'
import { readSlotId, writeSlotId } from '../booking/slot-id.ts'
import { buildQuestions } from '../questionnaires/question-map/build.ts'
import type { Effect } from './state/effects.ts'
import type { RequestResult, StepRequest } from './state/requests.ts'
import { type ChatState, newConversation, type Recognised } from './state/state.ts'
import type { Knowledge } from './state/turn.ts'
import { continueStep, type Step, step } from './step.ts'

/** A small clinic for scripted conversations: every kind of question, a branch, each rule of eligibility. */
export const CLINIC: Knowledge = {
  brand: 'TCN',
  consent: { version: '2026-1', sections: [{ heading: 'A', text: 'What may happen.' }] },
  questionnaires: {
    async: {
      key: 'async',
      name: 'Health intake',
      version: 3,
      questions: buildQuestions([
        { tag: 'Reason', text: 'What brings you here?', one: ['Chronic pain', 'Sleep', 'Seizures'] },
        {
          tag: 'Expecting',
          text: 'Are you pregnant or breastfeeding?',
          subtext: 'It matters for the safety of the child.',
          yesNo: true,
          variable: 'pregnant_or_breastfeeding',
        },
        {
          tag: 'Medicines',
          text: 'Do you take any medicines?',
          yesNo: true,
          branches: { yes: [{ tag: 'MedicineList', text: 'Which ones?', variable: 'medications' }] },
        },
        {
          tag: 'Symptoms',
          text: 'Which of these do you have?',
          several: ['Nausea', 'Chest pain', 'None of these'],
          exclusive: ['None of these'],
        },
        { tag: 'Hours', text: 'How many hours do you sleep?', input: 'number', unit: 'hours', minimum: 0, maximum: 24 },
        { tag: 'LastVisit', text: 'When did you last see a doctor?', input: 'date' },
        { tag: 'Mood', text: 'Have you thought of harming yourself?', yesNo: true, flags: { yes: ['suicidality'] } },
        { tag: 'Where', text: 'Where does it hurt?' },
      ]),
    },
    renewal: {
      key: 'renewal',
      name: 'Renewal',
      version: 1,
      questions: buildQuestions([{ tag: 'Changes', text: 'Has your health changed?', yesNo: true }]),
    },
    follow_up: {
      key: 'follow_up',
      name: 'Follow-up',
      version: 1,
      questions: buildQuestions([{ tag: 'Better', text: 'Are you better?', yesNo: true }]),
    },
  },
  provincesServed: ['ON', 'AB', 'BC'],
  numbers: loadEmergencyNumbers(),
  medicines: { names: loadMedications(), interactions: loadInteractions() },
  expectedWait: { pcr: { least: 20, most: 45 }, np: { least: 1440, most: 4320 } },
}

export const PERSON: PersonalInformation = {
  firstName: 'Noor',
  lastName: 'Haddad',
  dateOfBirth: '1984-05-03',
  gender: 'FEMALE',
  provincialHealthID: '',
  phone: '416 555 0142',
  email: 'noor@example.ca',
  streetAddress: '12 Elm St',
  city: 'Toronto',
  province: 'Ontario',
  country: 'Canada',
  zipcode: 'M5V 2T6',
  differentMailingAddress: false,
}

export const NOW = { now: '2026-11-21T15:00:00.000Z', today: '2026-11-21' }
export const CONSENT = {
  consent: { consentOption: 'yes', signature: 'Noor Haddad', dateOfBirth: '3 May 1984', scrolledPercent: 100 },
} as const

const SLOT: Slot = {
  slotId: '7.1',
  ...{ provider_firstName: 'Amara', provider_lastName: 'Osei', location_name: 'By phone', visitType: 'new' },
  ...{ startAt: '2026-11-24T15:00:00.000Z', untilAt: '2026-11-24T15:30:00.000Z', localDate: '2026-11-24', localTime: '10:00' },
  ...{ localText: 'Tuesday 24 November, 10:00', clinicText: 'Tuesday 24 November, 10:00 in Toronto' },
}

/** A clinic without a free time that finds nobody again. */
export function nothingFree(ask: StepRequest): RequestResult {
  switch (ask.kind) {
    case 'send-code':
      return { kind: 'send-code', outcome: 'sent' }
    case 'check-code':
      return { kind: 'check-code', outcome: 'wrong' }
    case 'find-slots':
      return { kind: 'find-slots', slots: [] }
    case 'hold-slot':
    case 'book-slot':
      return { kind: ask.kind, appointment: null }
    case 'release-slot':
      return { kind: 'release-slot' }
    case 'find-visit':
      return { kind: 'find-visit', appointment: null }
    case 'cancel-visit':
      return { kind: 'cancel-visit', outcome: 'changed' }
    case 'find-match':
      return { kind: 'find-match', matches: false }
  }
}

/** A clinic with one free time, which it keeps and books. */
export function oneFree(ask: StepRequest): RequestResult {
  if (ask.kind === 'find-slots') return { kind: 'find-slots', slots: [SLOT] }
  if (ask.kind === 'hold-slot') return { kind: 'hold-slot', appointment: { slot: SLOT, until: '2026-11-21T15:10:00.000Z', link: null } }
  if (ask.kind === 'book-slot') return { kind: 'book-slot', appointment: { slot: SLOT, until: null, link: '/appointment?key=k' } }
  return nothingFree(ask)
}

const KNOWN: Recognised = {
  firstName: 'Noor',
  consentVersion: '2026-1',
  eligible: true,
  reason: null,
  eligible_date: null,
  followUp: false,
  queue: null,
}

/** A clinic that knows one patient, by the code 123456. */
export function knowing(recognised: Partial<Recognised> = {}, unfinished: ChatState | null = null) {
  const personal = { ...PERSON, phone: '4165550142' }
  return (ask: StepRequest): RequestResult => {
    if (ask.kind === 'check-code' && ask.code === '123456')
      return {
        ...{ kind: 'check-code', outcome: 'right', patient_id: 'TCN-7', personal, unfinished },
        recognised: { ...KNOWN, ...recognised },
      }
    return ask.kind === 'send-code' ? nothingFree(ask) : oneFree(ask)
  }
}

/** Slots of a nurse practitioner on three days. */
export const slotOn = (day: 24 | 25 | 26, kind: VisitKind = 'new'): Slot => ({
  ...SLOT,
  slotId: writeSlotId({ user_id: 7, starts_at: `2026-11-${day}T15:00:00.000Z`, visit: kind }),
  visitType: VISITS[kind].name,
  startAt: `2026-11-${day}T15:00:00.000Z`,
  localDate: `2026-11-${day}`,
  localText: `November ${day}, 10:00`,
})

/** A clinic with a book of its own: at most one visit of the patient, two free times. `knows`: what it says to everything else. */
export function bookOf(booked: Slot | null, knows: (ask: StepRequest) => RequestResult = nothingFree) {
  const book = { booked, held: null as Slot | null, changes: [] as { from: Slot | null; to: Slot | null }[] }
  const kept = (slot: Slot | null) => slot && { slot, until: null, link: '/appointment?key=k' }
  const turnTo = (to: Slot | null) => {
    book.changes.push({ from: book.booked, to })
    book.booked = to
  }
  const clinic = (ask: StepRequest): RequestResult => {
    switch (ask.kind) {
      case 'find-visit':
        return { kind: 'find-visit', appointment: kept(book.booked) }
      case 'find-slots':
        return { kind: 'find-slots', slots: [slotOn(25, ask.visit), slotOn(26, ask.visit)] }
      case 'hold-slot': {
        const { visit, starts_at } = readSlotId(ask.slotId) ?? { visit: 'new', starts_at: '' }
        book.held = slotOn(starts_at.includes('-25T') ? 25 : 26, visit)
        return {
          kind: 'hold-slot',
          appointment: { slot: book.held, until: '2026-11-21T15:10:00.000Z', link: null },
          booked: kept(book.booked),
        }
      }
      case 'book-slot': {
        if (!book.held) return { kind: 'book-slot', appointment: null }
        if (ask.replaces !== (book.booked?.slotId ?? null)) return { kind: 'book-slot', appointment: null, booked: kept(book.booked) }
        turnTo(book.held)
        book.held = null
        return { kind: 'book-slot', appointment: kept(book.booked) }
      }
      case 'cancel-visit':
        if (ask.slotId !== book.booked?.slotId) return { kind: 'cancel-visit', outcome: 'changed' }
        turnTo(null)
        return { kind: 'cancel-visit', outcome: 'cancelled' }
      default:
        return knows(ask)
    }
  }
  return { book, clinic }
}

/** One message with all that it leads to, as the server does it: what is asked for is answered by `clinic`. Every step on the way. */
export function takeMessage(
  state: ChatState,
  said: { query: string; context?: ChatContext | undefined; language?: ChatLanguage | undefined },
  { knowledge = CLINIC, clinic = nothingFree }: { knowledge?: Knowledge; clinic?: (ask: StepRequest) => RequestResult } = {},
): Step[] {
  const steps = [step(state, { ...said, ...NOW }, knowledge)]
  for (let last = steps[0]; last?.ask; last = steps.at(-1)) steps.push(continueStep(last, clinic(last.ask), { knowledge, ...NOW }))
  return steps
}

/** A conversation that remembers its last step and every effect. `tell` sends a message, `last` is what came back. */
export function startConversation(knowledge: Knowledge = CLINIC, clinic: (ask: StepRequest) => RequestResult = nothingFree) {
  const effects: Effect[] = []
  const send = (state: ChatState, said: { query: string; context?: ChatContext | undefined }): Step => {
    const steps = takeMessage(state, said, { knowledge, clinic })
    effects.push(...steps.flatMap((one) => one.effects))
    return steps.at(-1) as Step
  }
  let last = send(newConversation('patient-1'), { query: 'book with tcn' })
  const tell = (query: string, context?: ChatContext) => {
    last = send(last.state, { query, context })
    return last
  }
  return { effects, tell, last: () => last, kinds: () => effects.map(({ kind }) => kind) }
}

export type Conversation = ReturnType<typeof startConversation>

/** Goes the usual way to the first question. */
export function upToQuestions(conversation: Conversation, personal: Partial<PersonalInformation> = {}, choice = 'New Patient Intake') {
  conversation.tell(choice)
  if (choice === 'Renew a medical document') conversation.tell('I have no record here')
  conversation.tell('ok')
  conversation.tell('', CONSENT)
  conversation.tell('', { personalInformation: { ...PERSON, ...personal } })
  conversation.tell('yes')
  return conversation.tell('ok')
}

/** Answers the whole intake, ending at the message after the last question. */
export function answerAll(conversation: Conversation, pregnant = 'no') {
  for (const said of ['Chronic pain', pregnant, 'no']) conversation.tell(said)
  conversation.tell('Nausea', { selected: ['Nausea'] })
  for (const said of ['6', '2 March 2026', 'no']) conversation.tell(said)
  return conversation.tell('My lower back')
}
