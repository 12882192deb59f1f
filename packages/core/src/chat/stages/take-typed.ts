import type { PersonalInformation } from '@clinic/contract/chat'
import { checkPersonalInformation } from '../../patients/personal-information.ts'
import { provinceCode } from '../../reference-data/provinces.ts'
import { EMPTY_DETAILS } from '../state/empty-details.ts'
import { type Outcome, say, type Turn } from '../state/turn.ts'
import { dateOf, textsOf } from '../texts/texts-of.ts'
import { enterDetails } from './enter-details.ts'
import { readTypedDetails, type TypedField, type Unclear } from './typed-details.ts'

/**
 * Details that somebody types instead of filling them in: onto the form, or in place of those that wait to be confirmed. What is not clear is
 * asked back. `null` where the message holds none.
 */
export function takeTyped(turn: Turn): Outcome | null {
  if (turn.context !== null) return null
  const { state, text } = turn
  const { details, unclear } = readTypedDetails(text, provinceCode(state.personal?.province ?? ''))
  const fields = Object.keys(details) as TypedField[]
  if (fields.length === 0 && unclear === null) return null
  const personal: PersonalInformation = { ...EMPTY_DETAILS, dateOfBirth: state.consent?.dateOfBirth ?? '', ...state.personal, ...details }
  const taken = fields.length === 0 ? { state } : withDetails(turn, personal, fields)
  return unclear ? { ...taken, ...askBack({ ...turn, state: taken.state }, unclear, taken.lead) } : taken
}

/** Complete details are to be confirmed; others wait on the form for the rest. */
function withDetails(turn: Turn, personal: PersonalInformation, fields: readonly TypedField[]): Outcome {
  const { typed } = textsOf(turn.state)
  const names = fields.map((field) => typed.fields[field])
  const isComplete = Object.keys(checkPersonalInformation(personal, turn.today)).length === 0
  if (isComplete) return { ...enterDetails(turn, personal), lead: typed.changed(names) }
  return { state: { ...turn.state, stage: 'personal-information', personal, misses: 0 }, lead: typed.onForm(names) }
}

/** Each choice is a sentence that names what it is, so that it is understood wherever it is said. */
function askBack(turn: Turn, unclear: Unclear, lead: string | undefined): Partial<Outcome> {
  const { typed } = textsOf(turn.state)
  if (unclear.about === 'short') return { lead: [lead, typed.short].filter(Boolean).join(' ') }
  const [[field, value] = ['phone', ''] as const] = unclear.choices
  const names = unclear.choices.map(([one]) => typed.fields[one])
  const isDate = unclear.about === 'which-date'
  const text = isDate
    ? textsOf(turn.state).problems.ambiguousDate
    : unclear.about === 'which-number'
      ? typed.which(names, value)
      : typed.whichOne(typed.fields[field])
  const options = unclear.choices.map(([one, given]) => ({
    label: unclear.about === 'which-number' ? typed.fields[one] : isDate ? dateOf(turn.state, given) : given,
    value: `${NAMED[one]} ${given}`,
  }))
  return { ...say(turn, lead ?? ''), show: { ACTION: 'OPENQUESTIONRADIOOPTIONSWINDOW', text, VIDEO: null, options, DATA: null } }
}

const NAMED: Readonly<Record<TypedField, string>> = {
  phone: 'phone',
  zipcode: 'postal code',
  provincialHealthID: 'health card',
  email: 'email',
  province: 'province',
  dateOfBirth: 'born',
}
