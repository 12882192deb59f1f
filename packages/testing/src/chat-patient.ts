import type { ChatContext, ChatReply, PersonalInformation } from '@clinic/contract/chat'
import type { Question } from '@clinic/contract/questionnaires'
import { sampleText } from '@clinic/core/questionnaires/types/sample-text'

/** A chat patient that knows only the protocol: each reply decides the next message. */
export type Persona = {
  personal: PersonalInformation
  signature: string
  visit: string
  answers?: Readonly<Record<string, string>>
  consent?: 'yes' | 'no'
}
const NO_RECORD = 'I have no record here'
export type Sent = { query: string; context?: ChatContext }

export const RENEE: Persona = {
  visit: 'New Patient Intake',
  signature: 'Renée Côté',
  personal: {
    firstName: 'Renée',
    lastName: 'Côté',
    dateOfBirth: '1980-05-17',
    gender: 'FEMALE',
    provincialHealthID: '9876543217',
    phone: '416-555-0134',
    email: 'renee.cote@example.ca',
    streetAddress: '12 Queen Street West',
    city: 'Toronto',
    province: 'Ontario',
    country: 'Canada',
    zipcode: 'M5H 2N2',
    differentMailingAddress: false,
  },
}

/** The next message for a reply; null at the end of the conversation. */
export function nextMessage(reply: ChatReply, persona: Persona): Sent | null {
  switch (reply.ACTION) {
    case 'GREETING':
      return { query: persona.visit }
    case 'OPENCONSENTFORMWINDOW':
      return {
        query: '',
        context: {
          consent: {
            consentOption: persona.consent ?? 'yes',
            signature: persona.signature,
            dateOfBirth: persona.personal.dateOfBirth,
            scrolledPercent: 100,
          },
        },
      }
    case 'OPENPERSONALINFORMATIONWINDOW':
      return { query: '', context: { personalInformation: persona.personal } }
    case 'CONFIRMPERSONALINFORMATION':
      return { query: 'yes' }
    case 'OPENQUESTIONRADIOOPTIONSWINDOW':
    case 'OPENQUESTIONCHECKBOXOPTIONSWINDOW':
    case 'OPENQUESTIONTEXT':
      return answer(reply, persona)
    case 'OPENAPPOINTMENTWINDOW':
      return { query: 'none of these' }
    case 'CRISIS':
      // The check question is answered no; before it the button leads there.
      return { query: reply.options?.some((option) => typeof option === 'object' && option.value === 'no') ? 'no' : 'ok' }
    case 'ENTERPCRQUEUE':
    case 'CLOSECHAT':
    case 'NEEDPCRHELP':
      return null
    default:
      return { query: 'ok' }
  }
}

function answer(reply: ChatReply, { answers = {} }: Persona): Sent | null {
  const question = reply.DATA?.question as { tag: string } | undefined
  const values = (reply.options ?? []).map((option) => (typeof option === 'string' ? option : option.value))
  // Many of these patients have the same details, and none has a code.
  const stranger = reply.ACTION === 'OPENQUESTIONRADIOOPTIONSWINDOW' && values.find((value) => value === NO_RECORD)
  if (stranger) return { query: stranger }
  if (!question) return reply.DATA && 'confirm' in reply.DATA ? { query: 'yes' } : null
  const chosen = answers[question.tag] ?? values.find((value) => /^(no|none)/i.test(value)) ?? values.at(-1)
  if (reply.ACTION === 'OPENQUESTIONCHECKBOXOPTIONSWINDOW') return { query: chosen ?? '', context: { selected: [chosen ?? ''] } }
  if (reply.ACTION === 'OPENQUESTIONRADIOOPTIONSWINDOW') return { query: chosen ?? '' }
  return { query: answers[question.tag] ?? typed(reply) }
}

function typed({ DATA }: ChatReply): string {
  const told = Object.entries(DATA ?? {}).filter(([, value]) => value !== null)
  return sampleText(Object.fromEntries(told) as Question, 'nothing to add')
}
