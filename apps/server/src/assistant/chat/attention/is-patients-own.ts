import type { ask } from '@clinic/contract/chat'
import type { Parsed } from '@clinic/contract/endpoint'
import { ownQuestion } from '@clinic/core/chat/own-question'
import type { Effect } from '@clinic/core/chat/state/effects'
import type { ChatState } from '@clinic/core/chat/state/state'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import type { Step } from '@clinic/core/chat/step'

type ChatRequest = Parsed<typeof ask>['body']

/** What no typed words are: a form, or what was chosen on a card. */
export function isPatientsOwn(request: ChatRequest): boolean {
  const { context } = request
  return isForm(request) || (context !== undefined && ('selected' in context || 'answers' in context))
}

/** Forms are not words: the transcript leaves them out, and a form that comes twice was sent again. */
export function isForm({ context }: ChatRequest): boolean {
  return context !== undefined && ('consent' in context || 'personalInformation' in context)
}

/** The patient’s words in the transcript. `before`: beside a person, whose view lacks the question that a choice answers. */
export function heardIn(
  request: ChatRequest,
  text: string | null,
  before: { state: ChatState; knowledge: Knowledge } | null,
): string | null {
  if (isForm(request)) return null
  const asked = before && request.context && 'selected' in request.context ? ownQuestion(before.state, before.knowledge) : null
  return asked === null || text === null ? text : `${asked} ${text}`
}

/** What asks about safety and whom to call is said also beside a person. */
export function mayBeSilent(before: ChatState, { state, reply }: Step, effects: readonly Effect[]): boolean {
  if (before.crisis || state.crisis || reply.DATA?.level === 'concern') return false
  return reply.ACTION !== 'CLOSECHAT' && !effects.some((effect) => effect.kind === 'need-help' && effect.urgent)
}
