import type { Question } from '@clinic/contract/questionnaires'
import { foldText } from '../../shared/fold-text.ts'
import { optionsOf } from '../question-map/options.ts'
import { likeness, type Pairing } from './match-questions.ts'

/** `toAfter`: labels of the older question by what they are called now. */
export type LabelPairing = { toAfter: Map<string, string>; removed: string[]; added: string[] }

const SIMILAR = 0.5

/**
 * Pairs the options of one question in two versions. A label that is gone is the same option under another label where a new one is written
 * much alike, or leads to the same question that no other option leads to.
 */
export function pairLabels(old: Question, now: Question, questions: Pick<Pairing, 'toAfter'>): LabelPairing {
  const [were, are] = [optionsOf(old), optionsOf(now)]
  const labels = new Set(are.map(({ label }) => label))
  const toAfter = new Map(were.filter(({ label }) => labels.has(label)).map(({ label }) => [label, label]))
  const taken = new Set(toAfter.values())
  const ownTarget = (options: typeof were, destination: string | null) =>
    destination !== null && options.filter((one) => one.destination === destination).length === 1
  for (const { label, destination } of were) {
    if (toAfter.has(label)) continue
    const leadsAlike = (to: string | null) =>
      ownTarget(were, destination) &&
      ownTarget(are, to) &&
      destination !== old.next_question &&
      questions.toAfter.get(destination ?? '') === to
    const free = are.filter((one) => !taken.has(one.label))
    const found =
      free.find((one) => foldText(one.label) === foldText(label) && foldText(label) !== '') ??
      free.find((one) => leadsAlike(one.destination)) ??
      free.find((one) => likeness(one.label, label) >= SIMILAR)
    if (!found) continue
    toAfter.set(label, found.label)
    taken.add(found.label)
  }
  return {
    toAfter,
    removed: were.map(({ label }) => label).filter((label) => !toAfter.has(label)),
    added: are.map(({ label }) => label).filter((label) => !taken.has(label)),
  }
}
