import type { DocumentAction, DocumentState } from '@clinic/contract/documents/medical-document'
import type { ProblemCode } from '@clinic/contract/problem'

/** Where it is registered, and since when. */
export type Placed = {
  state: DocumentState
  signed_on: string
  seller_id: number | null
  registered_on: string | null
  /** From the earliest registration, or else from the signature. */
  ends_on: string
}
/** What is to happen to a document. `seller_id`: to whom or by whom. `on`: the day it happened. `left`: whether it was ever sent. */
export type DocumentStep =
  | { action: 'deliver'; seller_id: number; today: string }
  | { action: 'register'; seller_id: number; on: string; today: string }
  | { action: 'transfer'; seller_id: number; on: string; today: string }
  | { action: 'return'; on: string; today: string }
  | { action: 'replace' }
  | { action: 'withdraw-support' }
  | { action: 'void'; left: boolean }

export type StepRefusal = { refuse: ProblemCode }

const OVER: readonly DocumentState[] = ['expired', 'replaced', 'support-withdrawn', 'voided']
const REGISTERED: readonly DocumentState[] = ['registered', 'expiring']

/** From which states an action begins. */
const FROM: Readonly<Record<DocumentAction, readonly DocumentState[]>> = {
  deliver: ['signed', 'sent', 'received', 'returned', 'transferred', 'registered', 'expiring'],
  register: ['signed', 'sent', 'received', 'returned', 'transferred', 'registered', 'expiring'],
  transfer: ['registered', 'expiring'],
  return: ['sent', 'received', 'registered', 'expiring', 'transferred'],
  replace: ['signed', 'sent', 'received', 'registered', 'expiring', 'returned', 'transferred'],
  'withdraw-support': ['signed', 'sent', 'received', 'registered', 'expiring', 'returned', 'transferred'],
  void: ['signed'],
  copy: ['signed', 'sent', 'received', 'registered', 'expiring', 'returned', 'transferred'],
}
const TO: Readonly<Record<DocumentStep['action'], DocumentState>> = {
  deliver: 'sent',
  register: 'registered',
  transfer: 'transferred',
  return: 'returned',
  replace: 'replaced',
  'withdraw-support': 'support-withdrawn',
  void: 'voided',
}

export function isOver(state: DocumentState): boolean {
  return OVER.includes(state)
}

/** Signed, not ended by a person, and not past its end. */
export function isInForce({ state, ends_on }: Pick<Placed, 'state' | 'ends_on'>, today: string): boolean {
  return !OVER.includes(state) && ends_on >= today
}

/** What can be done in a state, as far as the state decides it. */
export function actionsFrom({ state, ends_on }: Pick<Placed, 'state' | 'ends_on'>, today: string): DocumentAction[] {
  const actions = (Object.keys(FROM) as DocumentAction[]).filter((action) => FROM[action].includes(state))
  return ends_on < today ? actions.filter((action) => action === 'copy') : actions
}

/** The state after a step, or why it is refused. A document is registered with one seller at a time (s. 276); an ended one is no basis (s. 284(1)(d)). */
export function takeStep(document: Placed, step: DocumentStep): { state: DocumentState } | StepRefusal {
  if (OVER.includes(document.state)) return { refuse: document.state === 'expired' ? 'document-expired' : 'document-over' }
  if ('today' in step && document.ends_on < step.today && step.action !== 'return') return { refuse: 'document-expired' }
  if (step.action === 'void' && step.left) return { refuse: 'document-left' }
  if (!FROM[step.action].includes(document.state)) return { refuse: 'document-step' }
  const refuse = placeRefusal(document, step) ?? dayRefusal(document, step)
  return refuse ? { refuse } : { state: TO[step.action] }
}

/** One document, one seller: while it is registered another seller gets it by a transfer alone. */
function placeRefusal({ state, seller_id }: Placed, step: DocumentStep): ProblemCode | null {
  if (!('seller_id' in step)) return null
  const isElsewhere = seller_id !== null && seller_id !== step.seller_id
  if (step.action === 'transfer') return isElsewhere ? null : 'document-same-seller'
  if (REGISTERED.includes(state)) {
    if (isElsewhere) return 'document-registered-elsewhere'
    return step.action === 'deliver' ? 'document-step' : null
  }
  return state === 'transferred' && isElsewhere ? 'document-registered-elsewhere' : null
}

function dayRefusal({ signed_on }: Placed, step: DocumentStep): ProblemCode | null {
  if (!('on' in step)) return null
  if (step.on < signed_on) return 'document-before-signature'
  return step.on > step.today ? 'document-day-ahead' : null
}
