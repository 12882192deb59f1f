import type { AskedQuestionnaire } from '@clinic/contract/chart/phone-intake'
import type { Question } from '@clinic/contract/questionnaires'

/** An answer that is being written and not kept yet, in words. */
export type Writing = { tag: string; question: Question; text: string }

type Answered = AskedQuestionnaire['answered'][number]

/**
 * `current`: what is on screen, `null` where all is answered. `again`: what is stored of it. `isHeld`: it stays there only because it is being
 * written. `lost`: was being written, and is asked no more.
 */
type Place = { current: { tag: string; question: Question } | null; again: Answered | undefined; isHeld: boolean; lost: Writing | null }

/** Which question is on screen: what is being written stays, regardless of what the patient answers in the chat at the same time. */
export function currentQuestion(
  { answered, next }: Pick<AskedQuestionnaire, 'answered' | 'next'>,
  reopened: string | null,
  writing: Writing | null,
): Place {
  const opened = answered.find(({ tag }) => tag === reopened)
  if (opened) return { current: opened, again: opened, isHeld: false, lost: null }
  if (writing === null || writing.tag === next?.tag) return { current: next, again: undefined, isHeld: false, lost: null }
  const held = answered.find(({ tag }) => tag === writing.tag)
  return held ? { current: held, again: held, isHeld: true, lost: null } : { current: next, again: undefined, isHeld: false, lost: writing }
}
