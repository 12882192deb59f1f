import { trainSvm } from '../classifier/svm.ts'
import { type Row, rowOf, vocabularyOf } from '../classifier/vocabulary.ts'
import { replyFeatures } from './reply-features.ts'
import type { AskedQuestion, ReplyFamily, ReplyModel } from './reply-model.ts'

/** A reply and the options it means; none where a careful nurse would ask again. */
export type ReplyExample = { place: string; text: string; labels: readonly string[] }

/**
 * Learns from replies and phrases which option of a question other words mean: for each option of each family of questions a linear support vector
 * machine against the others. `others` are messages that answer no question. The same examples always give the same model.
 */
export function trainReplies(
  questions: readonly AskedQuestion[],
  examples: readonly ReplyExample[],
  others: readonly string[],
): ReplyModel {
  const families = Map.groupBy(questions, nameOf)
  const unrelated = others.map(replyFeatures)
  const byPlace = Map.groupBy(examples, ({ place }) => place)
  return {
    families: [...families.values()].flatMap((asked) => {
      const own = asked.flatMap(({ place }) => byPlace.get(place) ?? [])
      return own.length < FEWEST ? [] : [trainFamily(asked, own, unrelated)]
    }),
  }
}

const FEWEST = 12

/** Questions of a scale share their options; what is asked with yes or no has its tag. */
function nameOf({ place, labels, several }: AskedQuestion): string {
  return JSON.stringify([several, labels, labels.includes('yes') ? place.split('/')[1] : null])
}

function trainFamily(
  asked: readonly AskedQuestion[],
  examples: readonly ReplyExample[],
  unrelated: readonly ReturnType<typeof replyFeatures>[],
): ReplyFamily {
  const { labels = [], several = false } = asked[0] ?? {}
  const once = new Map(examples.map((one) => [JSON.stringify([one.text.toLowerCase(), one.labels]), one]))
  const own = [...once.values()].map((one) => ({ meant: one.labels, features: replyFeatures(one.text) }))
  const vocabulary = vocabularyOf(own.map(({ features }) => features))
  const seen = [...own, ...unrelated.map((features) => ({ meant: [] as readonly string[], features }))]
  const rows = seen.map(({ features }) => rowOf(features, vocabulary))
  const weights = new Float32Array((vocabulary.rarity.length + 1) * labels.length)
  for (const [place, label] of labels.entries()) {
    const column = columnFor(
      rows,
      seen.map(({ meant }) => meant.includes(label)),
      vocabulary.rarity.length,
    )
    for (let feature = 0; feature < column.length; feature += 1) weights[feature * labels.length + place] = column[feature] ?? 0
  }
  return {
    places: asked.map(({ place }) => place),
    ...{ labels, several, vocabulary },
    svm: { weights, classes: labels.length, features: vocabulary.rarity.length },
  }
}

/** The weights of one option against all others; it may be meant beside them. */
function columnFor(rows: readonly Row[], inside: readonly boolean[], features: number): Float32Array {
  return trainSvm(
    rows,
    Int32Array.from(inside, (one) => (one ? 0 : -1)),
    { classes: 1, features },
  ).weights
}
