import { type CrisisKind, HELP_REASONS, type UrgentReason } from '@clinic/contract/vocabulary'
import { saysNoDanger } from '@clinic/nlu/crisis/says-no-danger'
import { saysSafe } from '@clinic/nlu/crisis/says-safe'
import { bare } from '@clinic/nlu/text/normalize'
import { foldText } from '../../shared/fold-text.ts'
import type { Effect } from '../state/effects.ts'
import type { ChatState } from '../state/state.ts'
import type { Outcome, Prompt, Turn } from '../state/turn.ts'
import { labelsOf, labelText, linesOf, textsOf } from '../texts/texts-of.ts'

/** Stops the flow, shows the emergency numbers and raises an urgent request (D-6). Nothing of the conversation is lost. */
export function startCrisis(turn: Turn, kind: CrisisKind, before: Effect[] = []): Outcome {
  const { stage } = turn.state
  const words = textsOf(turn.state).crisis
  const state: ChatState = { ...turn.state, crisis: true, crisis_kind: kind, crisis_check: false, doubted: null, misses: 0 }
  return {
    state,
    show: crisisCard(state, `${words[urgentReasonOf(kind)]} ${words.alerted}`),
    effects: [
      ...before,
      {
        kind: 'need-help',
        reason: HELP_REASONS.chatbot,
        urgent: true,
        urgent_reason: urgentReasonOf(kind),
        crisis: kind,
        note: `Crisis words (${kind}) at ${stage}`,
        contact: null,
      },
      { kind: 'audit', action: 'Crisis Words Noticed', description: `${kind} at ${stage}` },
    ],
  }
}

/** The stored reason, and the words of the card, of the kind that is nearest. */
function urgentReasonOf(kind: CrisisKind): Extract<UrgentReason, 'suicide' | 'overdose' | 'violence' | 'emergency'> {
  switch (kind) {
    case 'child-ingestion':
      return 'overdose'
    case 'abuse':
      return 'violence'
    case 'adverse-reaction':
      return 'emergency'
    default:
      return kind
  }
}

/** The same card as a gentle question, where words only read like a crisis: the numbers at once, and staff are asked to look. */
export function crisisSuspected(turn: Turn, confidence: number): Outcome {
  const { stage } = turn.state
  return {
    state: { ...turn.state, crisis: true, crisis_check: false, doubted: { text: turn.text }, misses: 0 },
    show: crisisCard(turn.state, textsOf(turn.state).crisis.check),
    predicted: { intent: 'crisis', confidence, by: 'classifier' },
    effects: [
      {
        kind: 'need-help',
        reason: HELP_REASONS.chatbot,
        urgent: true,
        urgent_reason: 'suspected-crisis',
        note: `May be in crisis, at ${stage}`,
        contact: null,
      },
      { kind: 'audit', action: 'Crisis Words Noticed', description: `suspected at ${stage}, ${Math.round(confidence * 100)}% sure` },
    ],
  }
}

/**
 * A turn while the card is shown. Only the button or a plain statement of safety leads to the check question, and only a plain no to that question
 * releases the card (F-5). Nothing here touches the urgent request: staff close it.
 */
export function duringCrisis(turn: Turn): Outcome {
  const words = textsOf(turn.state).crisis
  const own = turn.context === null
  if (own && turn.state.crisis_check && answersNo(turn.text))
    return { state: { ...turn.state, crisis: false, crisis_kind: null, crisis_check: false }, lead: words.over }
  if (own && (isSafeButton(turn.text) || saysSafe(turn.text))) {
    const state = { ...turn.state, crisis_check: true }
    return { state, show: checkCard(state) }
  }
  const state = { ...turn.state, crisis_check: false }
  if (own && turn.state.crisis_check && answersYes(turn.text)) return { ...stillInDanger(turn), state }
  return { state, show: crisisCard(state, words.again) }
}

/** The card as it is, for a page that opens again. */
export function snapshotCard(state: ChatState): Prompt | null {
  if (!state.crisis) return null
  return state.crisis_check ? checkCard(state) : crisisCard(state, textsOf(state).crisis.again)
}

/** True for the very words that were doubted before and that the person has since left the card from: asking again would go in circles. */
export function isNoLongerDoubted({ state, text }: Pick<Turn, 'state' | 'text'>): boolean {
  return state.doubted !== null && foldText(state.doubted.text) === foldText(text)
}

function stillInDanger({ state }: Turn): Pick<Outcome, 'show' | 'effects'> {
  return {
    show: crisisCard(state, textsOf(state).crisis.getHelp),
    effects: [
      {
        kind: 'need-help',
        reason: HELP_REASONS.chatbot,
        urgent: true,
        urgent_reason: 'emergency',
        note: `Still in danger, at ${state.stage}`,
        contact: null,
      },
      { kind: 'audit', action: 'Crisis Words Noticed', description: `still in danger at ${state.stage}` },
    ],
  }
}

/** On the wire the button is "ok" (D-6). */
function isSafeButton(text: string): boolean {
  return text === 'ok' || labelText(text) === 'safe'
}

function answersNo(text: string): boolean {
  return labelText(text) === 'noDanger' || saysNoDanger(text)
}

function answersYes(text: string): boolean {
  return labelText(text) === 'inDanger' || /^(?:yes|yeah|yep|yup|oui|ouais|i am|we are|je suis|still|encore|toujours)\b/.test(bare(text))
}

function crisisCard(state: ChatState, text: string): Prompt {
  return {
    ACTION: 'CRISIS',
    text,
    VIDEO: null,
    options: [{ label: labelsOf(state).safe, value: 'ok' }],
    DATA: { kind: state.crisis_kind, lines: linesOf(state).map((line) => ({ ...line })) },
  }
}

/** The same card with the check question in `DATA.check`. "Yes" comes last, where the button for safety was: a second tap on that must not release the card. */
function checkCard(state: ChatState): Prompt {
  const { beforeGoingOn, stillInDanger: check } = textsOf(state).crisis
  const labels = labelsOf(state)
  const card = crisisCard(state, `${beforeGoingOn}\n\n${check}`)
  const options = [
    { label: labels.noDanger, value: 'no' },
    { label: labels.inDanger, value: 'yes' },
  ]
  return { ...card, options, DATA: { ...card.DATA, check } }
}
