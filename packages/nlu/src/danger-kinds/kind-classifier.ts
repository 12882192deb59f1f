import type { CrisisKind } from '@clinic/contract/vocabulary'
import type { Features } from '../classifier/features.ts'
import { marginsOf, type Svm, trainSvm } from '../classifier/svm.ts'
import { rowOf, type Vocabulary, vocabularyOf } from '../classifier/vocabulary.ts'
import { crisisFeaturesOf } from '../crisis/crisis-features.ts'
import { expandTemplates } from '../text/expand-templates.ts'
import { aimsAtOthers } from './aims-at-others.ts'

/** What a danger is about, once there is one: likeness to sentences of each kind. It says nothing of whether there is danger. */
export type KindClassifier = { kinds: readonly CrisisKind[]; vocabulary: Vocabulary; svm: Svm }

type KindExample = { text: string; kind?: CrisisKind | undefined }

/** `templates` are expanded; examples of no known kind teach nothing. The same examples always give the same classifier. */
export function trainKinds(sentences: readonly KindExample[], templates: readonly KindExample[]): KindClassifier {
  const expanded = templates.flatMap(({ text, kind }) => expandTemplates([text]).map((one) => ({ text: one, kind })))
  const examples = [...sentences, ...expanded].flatMap(({ text, kind }) =>
    kind === undefined ? [] : [{ features: featuresOf(text), kind }],
  )
  const kinds = [...new Set(examples.map(({ kind }) => kind))].sort()
  const counts = kinds.map((kind) => examples.filter((one) => one.kind === kind).length)
  const most = Math.max(...counts)
  const vocabulary = vocabularyOf(examples.map(({ features }) => features))
  const rows = examples.map(({ features }) => rowOf(features, vocabulary))
  const target = Int32Array.from(examples, ({ kind }) => kinds.indexOf(kind))
  const trust = Float32Array.from(target, (kind) => (most / (counts[kind] as number)) ** RARE)
  return {
    kinds,
    vocabulary,
    svm: trainSvm(rows, target, { classes: kinds.length, features: vocabulary.rarity.length, trust, rounds: ROUNDS }),
  }
}

/**
 * The kind whose card serves. Where suicide only just leads before a danger whose card has 9-8-8 too, that card serves both; where nobody can tell an
 * overdose from another emergency, its card has the poison centre as well; and the card of a threat asks whether anyone is in danger, with the lines for
 * those who are being hurt.
 */
export function servingKind(classifier: KindClassifier, text: string): CrisisKind {
  const ranked = rankKinds(classifier, text)
  const [first, second] = ranked
  if (!first) return 'suicide'
  const violence = ranked.find(({ kind }) => kind === 'violence')
  if (first.kind === 'suicide' && violence && first.margin - violence.margin < DOUBTFUL_OF_OTHERS && aimsAtOthers(text)) return 'violence'
  if (!second || first.margin - second.margin > DOUBTFUL) return first.kind
  return SERVES_BOTH[first.kind]?.includes(second.kind) ? second.kind : first.kind
}

/** Every kind, the likeliest first. */
export function rankKinds({ kinds, vocabulary, svm }: KindClassifier, text: string): { kind: CrisisKind; margin: number }[] {
  const margins = marginsOf(svm, rowOf(featuresOf(text), vocabulary))
  return kinds.map((kind, place) => ({ kind, margin: margins[place] ?? -1 })).sort((a, b) => b.margin - a.margin)
}

/** Examples of rare kinds count for more by this power of how rare they are. */
const RARE = 0.3
const ROUNDS = 7
/** Two kinds that are nearer to each other than this. Found on the development sentences. */
const DOUBTFUL = 0.5
/** Suicide has by far the most examples: about someone else, it has to lead a threat by more. Found on the same. */
const DOUBTFUL_OF_OTHERS = 1.5
/** The second kind's card also serves the first. */
const SERVES_BOTH: Partial<Record<CrisisKind, readonly CrisisKind[]>> = {
  suicide: ['violence', 'abuse', 'overdose'],
  emergency: ['overdose', 'child-ingestion'],
  overdose: ['child-ingestion'],
  abuse: ['violence'],
}

function featuresOf(text: string): Features {
  const { words, about, letters } = crisisFeaturesOf(text)
  return { words: [...words, ...about.map((one) => `@${one}`)], pieces: letters.map((one) => `~${one}`) }
}
