import type { Question, Questions } from '@clinic/contract/questionnaires'
import { foldText } from '../../shared/fold-text.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { kindOf } from '../question-map/kind.ts'
import { inOrder } from './in-order.ts'
import { type Place, placesOf } from './places-of.ts'

/** Which question of the newer map is which of the older: by tag both ways, and what only one of them has, in the order asked. */
export type Pairing = { toAfter: Map<string, string>; toBefore: Map<string, string>; removed: string[]; added: string[] }

const SIMILAR = 0.5

/**
 * Pairs the questions of two versions. The same tag is the same question; what is left is the same under another tag where its words are
 * the same, else where its variable is, else where it stands at the same place of a branch with words that are much alike.
 */
export function matchQuestions(before: Questions, after: Questions): Pairing {
  const view = { before, after, placesBefore: placesOf(before), placesAfter: placesOf(after), toAfter: new Map<string, string>() }
  const olds = inOrder(before)
  const news = inOrder(after)
  for (const [tag] of olds) if (Object.hasOwn(after, tag)) view.toAfter.set(tag, tag)
  for (const isSame of PASSES) {
    const taken = new Set(view.toAfter.values())
    for (const [tag, old] of olds) {
      if (view.toAfter.has(tag)) continue
      const found = news.find(([other, now]) => !taken.has(other) && isSame({ view, tag, other, old, now }))
      if (!found) continue
      view.toAfter.set(tag, found[0])
      taken.add(found[0])
    }
  }
  const toBefore = new Map([...view.toAfter].map(([tag, other]) => [other, tag]))
  return {
    toAfter: view.toAfter,
    toBefore,
    removed: olds.map(([tag]) => tag).filter((tag) => !view.toAfter.has(tag)),
    added: news.map(([tag]) => tag).filter((tag) => !toBefore.has(tag)),
  }
}

type View = {
  before: Questions
  after: Questions
  placesBefore: Map<string, Place>
  placesAfter: Map<string, Place>
  toAfter: Map<string, string>
}
type Candidate = { view: View; tag: string; other: string; old: Question; now: Question }

/** The surer sign first; each goes over all questions before the next one does. */
const PASSES: readonly ((candidate: Candidate) => boolean)[] = [
  (one) => hasSameWords(one) && standsAlike(one),
  hasSameWords,
  ({ old, now }) => old.variable !== undefined && old.variable === now.variable && kindOf(old) === kindOf(now),
  (one) => standsAlike(one) && kindOf(one.old) === kindOf(one.now) && likeness(one.old.text, one.now.text) >= SIMILAR,
]

function hasSameWords({ old, now }: Candidate): boolean {
  const folded = foldText(old.text)
  return old.text === now.text || (folded !== '' && folded === foldText(now.text))
}

function standsAlike({ view, tag, other }: Candidate): boolean {
  const [was, is] = [view.placesBefore.get(tag), view.placesAfter.get(other)]
  if (!was || !is) return false
  const mapped = (one: string | null) => (one === null ? null : (view.toAfter.get(one) ?? undefined))
  if (mapped(was.origin) !== is.origin || was.labels.some((label) => !is.labels.includes(label))) return false
  const next = getOwnProperty(view.before, tag)?.next_question ?? null
  return mapped(was.after) === is.after || mapped(next) === (getOwnProperty(view.after, other)?.next_question ?? null)
}

/** What share of the words of two texts they have in common, 0 to 1. */
export function likeness(one: string, other: string): number {
  const [a, b] = [new Set(foldText(one).split(' ')), new Set(foldText(other).split(' '))]
  const common = [...a].filter((word) => word !== '' && b.has(word)).length
  return common / Math.max(1, new Set([...a, ...b]).size)
}
