import type { Questions } from '@clinic/contract/questionnaires'
import type { Answers } from './answers.ts'
import { outcomesOf } from './outcomes-of.ts'

/** So many questionnaires may answers add to one visit, so that no chain goes on without an end. */
export const MOST_TRIGGERED = 5

/**
 * `begun`: keys that are not asked again. `after`: those that come next anyway. `triggered`: those that answers have added so far.
 * `isPublished`: whether a questionnaire can be asked at all.
 */
type Round = {
  begun: ReadonlySet<string>
  after: readonly string[]
  triggered: readonly string[]
  isPublished: (key: string) => boolean
}

/** `after` and `triggered` with what the answers add; `leftOut`: what can't be asked, and why. */
type Called = { after: string[]; triggered: string[]; leftOut: { key: string; why: string }[] }

/** The questionnaires that finished answers ask for next (REQ-421): each once, and no more than `MOST_TRIGGERED` in a round. */
export function triggeredBy(questions: Questions, answers: Answers, { begun, after, triggered, isPublished }: Round): Called {
  const called: Called = { after: [...after], triggered: [...triggered], leftOut: [] }
  for (const { key } of outcomesOf(questions, answers).triggers) {
    if (begun.has(key) || called.after.includes(key)) continue
    const known = called.triggered.includes(key)
    if (VISITS.includes(key)) called.leftOut.push({ key, why: 'which belongs to a visit of its own' })
    else if (!isPublished(key)) called.leftOut.push({ key, why: 'not published' })
    else if (!known && called.triggered.length >= MOST_TRIGGERED)
      called.leftOut.push({ key, why: `more than the ${MOST_TRIGGERED} that answers may add` })
    else {
      called.after.push(key)
      if (!known) called.triggered.push(key)
    }
  }
  return called
}

const VISITS: readonly string[] = ['async', 'renewal', 'follow_up']
