import { type Classifier, classify } from './classify.ts'
import { CRISIS_EXAMPLES, ORDINARY_EXAMPLES } from './crisis-examples.ts'
import { trainClassifier } from './train-classifier.ts'

const CRISIS = 'crisis'

/** The second net under `noticeCrisis`: likeness to sentences of crisis. Takes under a second; train once. */
export function trainCrisisNet(ordinary: readonly string[] = []): Classifier {
  return trainClassifier([
    ...CRISIS_EXAMPLES.map((text) => ({ label: CRISIS, text })),
    ...[...ORDINARY_EXAMPLES, ...ordinary].map((text) => ({ label: 'ordinary', text })),
  ])
}

/**
 * True where a text that no rule caught reads like a crisis (D-6). It is less certain than a rule: good for asking "Are you safe?" with
 * the card beside it, after `noticeCrisis` has found nothing.
 */
export function suspectCrisis(net: Classifier, text: string): boolean {
  return (classify(net, text).find(({ label }) => label === CRISIS)?.score ?? 0) >= SUSPICIOUS
}

const SUSPICIOUS = 0.9
