import { HELP_REASONS } from '@clinic/contract/vocabulary'
import type { CrisisKind } from '../language/crisis-patterns.ts'
import { bare } from '../language/normalise.ts'
import { readYesNo } from '../questionnaires/yes-no.ts'
import type { Effect } from './effects.ts'
import type { DialogState } from './state.ts'
import { labelSaid, labelsOf, linesOf, textsOf } from './texts-of.ts'
import type { Outcome, Prompt, Turn } from './turn.ts'

/** Stops the flow, shows the emergency numbers and raises an urgent request (D-6). Nothing of the conversation is lost. */
export function crisisNoticed(turn: Turn, kind: CrisisKind, before: Effect[] = []): Outcome {
  const { stage } = turn.state
  const words = textsOf(turn.state).crisis
  return {
    state: { ...turn.state, crisis: true, doubted: null, misses: 0 },
    show: crisisCard(turn.state, `${words[kind]} ${words.alerted}`),
    effects: [
      ...before,
      {
        kind: 'need-help',
        reason: HELP_REASONS.chatbot,
        urgent: true,
        urgent_reason: kind,
        note: `Crisis words (${kind}) at ${stage}`,
        contact: null,
      },
      { kind: 'audit', action: 'Crisis Words Noticed', description: `${kind} at ${stage}` },
    ],
  }
}

/** The same card as a gentle question, where words only read like a crisis: the numbers at once, and staff are asked to look. */
export function crisisSuspected(turn: Turn, confidence: number): Outcome {
  const { stage } = turn.state
  const selected = turn.context && 'selected' in turn.context ? turn.context.selected : null
  return {
    state: { ...turn.state, crisis: true, doubted: { text: turn.text, selected }, misses: 0 },
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

/** A turn while the card stands: on only when the person says so. */
export function duringCrisis(turn: Turn): Outcome {
  if (!saysSafe(turn.text)) return { state: turn.state, show: crisisCard(turn.state, textsOf(turn.state).crisis.again) }
  return { state: { ...turn.state, crisis: false, doubted: null }, lead: textsOf(turn.state).crisis.over }
}

/** The card as it stands, for a page that opens again. */
export function standingCard(state: DialogState): Prompt | null {
  return state.crisis ? crisisCard(state, textsOf(state).crisis.again) : null
}

function saysSafe(text: string): boolean {
  const said = bare(text)
  if (/\b(?:not|never|no longer|hardly) (?:\w+ ){0,2}(?:safe|ok|okay|fine|alright|good)\b/.test(said)) return false
  if (/\b(?:pas|jamais|plus)(?: \w+){0,2} (?:en securite|ok|correcte?|bien|en surete)\b/.test(said)) return false
  if (
    /\b(?:en (?:securite|surete)|ca va(?: bien)?|je vais (?:bien|mieux)|fausse alerte|mal compris|pas en danger|pas une urgence|pas ce que je voulais dire|facon de parler|hors de danger|continue[rz]?)\b/.test(
      said,
    )
  )
    return true
  if (labelSaid(text) === 'safe' || /^(?:ok|okay|continue|go on|go ahead|carry on|let us (?:go on|continue))\b/.test(said)) return true
  if (/\b(?:am|are|is|feel|feeling|was|it was|all) (?:\w+ ){0,2}(?:safe|ok|okay|fine|alright|all right|good|better)\b/.test(said))
    return true
  return (
    /\b(?:false alarm|misunderst\w+|not (?:in danger|an emergency|what i meant)|did not mean|just (?:kidding|joking|an expression)|figure of speech)\b/.test(
      said,
    ) || readYesNo(text) === true
  )
}

function crisisCard(state: DialogState, text: string): Prompt {
  return {
    ACTION: 'CRISIS',
    text,
    VIDEO: null,
    options: [{ label: labelsOf(state).safe, value: 'ok' }],
    DATA: { lines: linesOf(state).map((line) => ({ ...line })) },
  }
}
