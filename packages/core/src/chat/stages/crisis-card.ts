import type { ProvinceCode } from '@clinic/contract/provinces'
import { type EmergencyLine, emergencyLines, hasEmergencyNumber } from '../../reference-data/emergency-lines.ts'
import { provinceCode } from '../../reference-data/provinces.ts'
import type { ChatState } from '../state/state.ts'
import type { Knowledge, Prompt } from '../state/turn.ts'
import { labelsOf, textsOf } from '../texts/texts-of.ts'

type Known = Pick<Knowledge, 'numbers'>

/**
 * The card of a person in danger: the numbers for this danger in this province, a note where 9-1-1 may not exist, and what is still to be asked.
 * `quickExit`: a person who is being hurt may have to leave the page at once. Who threatens whom may be unclear.
 */
export function crisisCard(state: ChatState, knowledge: Known, text: string): Prompt {
  const note = noteOf(state, knowledge)
  const ask = questionOf(state)
  return {
    ACTION: 'CRISIS',
    text: [text, note, ask].filter((part) => part !== null).join('\n\n'),
    VIDEO: null,
    options: [{ label: labelsOf(state).safe, value: 'ok' }],
    DATA: {
      kind: state.crisis_kind,
      lines: linesOf(state, knowledge),
      quickExit: state.crisis_kind === 'abuse' || state.crisis_kind === 'violence',
      ...(note !== null && { note }),
      ...(ask !== null && { ask }),
    },
  }
}

/** The same card with the check question in `DATA.check`. "Yes" comes last, where the button for safety was: a second tap on that must not release the card. */
export function checkCard(state: ChatState, knowledge: Known): Prompt {
  const { beforeGoingOn, stillInDanger: check } = textsOf(state).crisis
  const labels = labelsOf(state)
  const card = crisisCard({ ...state, crisis_ask: null }, knowledge, beforeGoingOn)
  const options = [
    { label: labels.noDanger, value: 'no' },
    { label: labels.inDanger, value: 'yes' },
  ]
  return { ...card, text: `${card.text}\n\n${check}`, options, DATA: { ...card.DATA, check } }
}

/** What is said of the danger. Where no poison centre is confirmed, none is named. */
export function dangerText(state: ChatState, knowledge: Known): string {
  const kind = state.crisis_kind ?? 'emergency'
  const hasPoisonCentre = linesOf(state, knowledge).some(({ service }) => service === 'poison')
  const said = kind === 'child-ingestion' && !hasPoisonCentre ? 'emergency' : kind
  return textsOf(state).crisis.kinds[said](callFirst(state, knowledge))
}

/** Whom to call first, as a sentence names it. */
export function callFirst(state: ChatState, { numbers }: Known): string {
  if (!hasEmergencyNumber(numbers, provinceOf(state))) return textsOf(state).crisis.noNumber
  return state.language === 'fr' ? 'le 9-1-1' : '9-1-1'
}

/** Where the person is: as they said in the crisis, else as their record has it. */
export function provinceOf(state: ChatState): ProvinceCode | null {
  return state.crisis_province ?? (state.personal ? provinceCode(state.personal.province) : null)
}

/** The numbers for this danger, or for any where none is known, in this province. */
export function linesOf(state: ChatState, { numbers }: Known): EmergencyLine[] {
  return emergencyLines(numbers, state.crisis_kind, { province: provinceOf(state), language: state.language })
}

function noteOf(state: ChatState, { numbers }: Known): string | null {
  const province = provinceOf(state)
  const { elsewhere, nowhere } = textsOf(state).crisis
  if (province === null) return elsewhere
  return hasEmergencyNumber(numbers, province) ? null : nowhere
}

function questionOf(state: ChatState): string | null {
  const { askPlace, askCallback } = textsOf(state).crisis
  if (state.crisis_ask === null) return null
  return state.crisis_ask === 'place' ? askPlace : askCallback
}
