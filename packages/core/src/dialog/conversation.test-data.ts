import type { ChatContext, PersonalInformation } from '@clinic/contract/chat'
import { buildQuestions } from '../questionnaires/build.ts'
import type { Effect } from './effects.ts'
import { newConversation } from './state.ts'
import { type Step, step } from './step.ts'
import type { Knowledge } from './turn.ts'

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
  },
  provincesServed: ['ON', 'AB', 'BC'],
  expectedWait: '20 to 45 minutes',
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

/** A conversation that remembers its last step and every effect. `tell` sends a message, `last` is what came back. */
export function startConversation(knowledge: Knowledge = CLINIC) {
  const effects: Effect[] = []
  let last: Step = step(newConversation('patient-1'), { query: 'book with tcn', ...NOW }, knowledge)
  effects.push(...last.effects)
  const tell = (query: string, context?: ChatContext) => {
    last = step(last.state, { query, context, ...NOW }, knowledge)
    effects.push(...last.effects)
    return last
  }
  return { effects, tell, last: () => last, kinds: () => effects.map(({ kind }) => kind) }
}

export type Conversation = ReturnType<typeof startConversation>

/** Goes the usual way to the first question. */
export function upToQuestions(conversation: Conversation, personal: Partial<PersonalInformation> = {}, choice = 'New Patient Intake') {
  conversation.tell(choice)
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
