import { HELP_REASONS } from '@clinic/contract/vocabulary'
import type { CrisisKind } from '../language/crisis-patterns.ts'
import { bare } from '../language/normalise.ts'
import { readYesNo } from '../questionnaires/yes-no.ts'
import type { Effect } from './effects.ts'
import type { DialogState } from './state.ts'
import { EMERGENCY_LINES, LABELS, TEXTS } from './texts.ts'
import type { Outcome, Prompt, Turn } from './turn.ts'

/** Stops the flow, shows the emergency numbers and raises an urgent request (D-6). Nothing of the conversation is lost. */
export function crisisNoticed(turn: Turn, kind: CrisisKind, before: Effect[] = []): Outcome {
  const { stage } = turn.state
  return {
    state: { ...turn.state, crisis: true, misses: 0 },
    show: crisisCard(`${TEXTS.crisis[kind]} ${TEXTS.crisis.alerted}`),
    effects: [
      ...before,
      { kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: true, note: `Crisis words (${kind}) at ${stage}`, contact: null },
      { kind: 'audit', action: 'Crisis Words Noticed', description: `${kind} at ${stage}` },
    ],
  }
}

/** A turn while the card stands: on only when the person says so. */
export function duringCrisis(turn: Turn): Outcome {
  if (!saysSafe(turn.text)) return { state: turn.state, show: crisisCard(TEXTS.crisis.again) }
  return { state: { ...turn.state, crisis: false }, lead: TEXTS.crisis.over }
}

/** The card as it stands, for a page that opens again. */
export function standingCard(state: DialogState): Prompt | null {
  return state.crisis ? crisisCard(TEXTS.crisis.again) : null
}

function saysSafe(text: string): boolean {
  const said = bare(text)
  if (/\b(?:not|never|no longer|hardly) (?:\w+ ){0,2}(?:safe|ok|okay|fine|alright|good)\b/.test(said)) return false
  if (text === LABELS.safe || /^(?:ok|okay|continue|go on|go ahead|carry on|let us (?:go on|continue))\b/.test(said)) return true
  if (/\b(?:am|are|is|feel|feeling|was|it was|all) (?:\w+ ){0,2}(?:safe|ok|okay|fine|alright|all right|good|better)\b/.test(said))
    return true
  return (
    /\b(?:false alarm|misunderst\w+|not (?:in danger|an emergency|what i meant)|did not mean|just (?:kidding|joking|an expression)|figure of speech)\b/.test(
      said,
    ) || readYesNo(text) === true
  )
}

function crisisCard(text: string): Prompt {
  return {
    ACTION: 'CRISIS',
    text,
    VIDEO: null,
    options: [{ label: LABELS.safe, value: 'ok' }],
    DATA: { lines: EMERGENCY_LINES.map((line) => ({ ...line })) },
  }
}
