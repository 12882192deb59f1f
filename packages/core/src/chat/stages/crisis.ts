import { type CrisisKind, HELP_REASONS, type UrgentReason } from '@clinic/contract/vocabulary'
import type { Risk } from '@clinic/nlu/crisis/assess-risk'
import { saysNoDanger } from '@clinic/nlu/crisis/says-no-danger'
import { saysSafe, tellsWhere } from '@clinic/nlu/crisis/says-safe'
import { bare } from '@clinic/nlu/text/normalize'
import { foldText } from '../../shared/fold-text.ts'
import type { Effect } from '../state/effects.ts'
import type { Prediction } from '../state/prediction.ts'
import type { ChatState } from '../state/state.ts'
import type { Knowledge, Outcome, Prompt, Turn } from '../state/turn.ts'
import { labelText, textsOf } from '../texts/texts-of.ts'
import { answerToAsk, firstAsk, whereaboutsIn } from './answer-to-ask.ts'
import { callFirst, checkCard, crisisCard, dangerText } from './crisis-card.ts'
import { readOwnPlace } from './read-place.ts'

/** Stops the flow, shows the emergency numbers and raises an urgent request (D-6). Nothing of the conversation is lost. */
export function startCrisis(turn: Turn, kind: CrisisKind, predicted?: Prediction): Outcome {
  const { state: was, knowledge } = turn
  const { stage } = was
  const words = textsOf(was).crisis
  const crisis_ask = firstAsk(was)
  const state: ChatState = {
    ...{ ...was, crisis: true, crisis_kind: kind, crisis_check: false, crisis_ask },
    crisis_province: readOwnPlace(turn.text)?.province ?? was.crisis_province,
    ...{ concern: false, concern_asked_at: null, concern_about: 'words' as const, doubted: null, misses: 0 },
  }
  return {
    state,
    show: crisisCard(state, knowledge, `${dangerText(state, knowledge)} ${words.alerted}`),
    ...(predicted && { predicted }),
    effects: [
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
      ...whereaboutsIn(turn),
    ],
  }
}

/** The stored reason of the kind that is nearest. */
export function urgentReasonOf(kind: CrisisKind): Extract<UrgentReason, 'suicide' | 'overdose' | 'violence' | 'emergency'> {
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

/**
 * A turn while the card is shown. Only the button or a plain statement of safety leads to the check question, and only a plain no to that question
 * releases the card (F-5). Nothing here touches the urgent request: staff close it.
 */
export function duringCrisis(turn: Turn, risk: Risk | null): Outcome {
  const { knowledge } = turn
  const words = textsOf(turn.state).crisis
  const call = callFirst(turn.state, knowledge)
  const own = turn.context === null
  if (own && turn.state.crisis_check && answersNo(turn.text))
    return { state: { ...turn.state, crisis: false, crisis_kind: null, crisis_check: false, crisis_ask: null }, lead: words.over(call) }
  if (own && (isSafeButton(turn.text) || saysSafe(turn.text))) {
    const state = { ...turn.state, crisis_check: true }
    return { state, show: checkCard(state, knowledge) }
  }
  const state = { ...turn.state, crisis_check: false }
  if (own && turn.state.crisis_check && answersYes(turn.text)) return { ...stillInDanger(turn), state }
  const said = own ? answerToAsk({ ...turn, state }) : null
  const wrote = own && risk !== null ? [wroteOn(turn, risk)] : []
  if (!said) return { state, show: crisisCard(state, knowledge, words.again(call)), effects: wrote }
  const thanks = said.kept ? words.kept : words.notKept
  const text = `${thanks} ${words.again(callFirst(said.state, knowledge))}`
  return { state: said.state, show: crisisCard(said.state, knowledge, text), effects: [...said.effects, ...wrote] }
}

/** Every message on the card is a line of its alarm; one that reads like danger raises the request again. */
function wroteOn({ state }: Turn, risk: Risk): Effect {
  const kind = state.crisis_kind
  return {
    kind: 'need-help',
    reason: HELP_REASONS.chatbot,
    urgent: true,
    urgent_reason: kind === null ? 'suspected-crisis' : urgentReasonOf(kind),
    ...(kind !== null && { crisis: kind }),
    note: `Wrote again while the emergency card showed, at ${state.stage}: reads as ${risk.level}`,
    contact: null,
  }
}

/** The card as it is, for a page that opens again. */
export function snapshotCard(state: ChatState, knowledge: Knowledge): Prompt | null {
  if (!state.crisis) return null
  return state.crisis_check
    ? checkCard(state, knowledge)
    : crisisCard(state, knowledge, textsOf(state).crisis.again(callFirst(state, knowledge)))
}

/** True for the very words that were doubted before and that the person has since answered for: asking again would go in circles. */
export function isNoLongerDoubted({ state, text }: Pick<Turn, 'state' | 'text'>): boolean {
  return state.doubted !== null && foldText(state.doubted.text) === foldText(text)
}

function stillInDanger({ state, knowledge }: Turn): Pick<Outcome, 'show' | 'effects'> {
  return {
    show: crisisCard(state, knowledge, textsOf(state).crisis.getHelp(callFirst(state, knowledge))),
    effects: [
      {
        kind: 'need-help',
        reason: HELP_REASONS.chatbot,
        urgent: true,
        urgent_reason: state.crisis_kind === null ? 'emergency' : urgentReasonOf(state.crisis_kind),
        ...(state.crisis_kind !== null && { crisis: state.crisis_kind }),
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
  if (labelText(text) === 'inDanger') return true
  return /^(?:yes|yeah|yep|yup|oui|ouais|i am|we are|je suis|still|encore|toujours)\b/.test(bare(text)) && !tellsWhere(text)
}
