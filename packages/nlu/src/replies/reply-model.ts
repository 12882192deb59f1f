import { marginsOf, type Svm } from '../classifier/svm.ts'
import { rowOf, type Vocabulary } from '../classifier/vocabulary.ts'
import { replyFeatures } from './reply-features.ts'

/** A question as a reply to it is read: its place, `questionnaire/tag`, and the labels of its options; `yes` and `no` where it asks that. */
export type AskedQuestion = { place: string; labels: readonly string[]; several: boolean }

/** Questions with the same options learn together. `places`: those that were learned from. */
export type ReplyFamily = {
  places: readonly string[]
  labels: readonly string[]
  several: boolean
  vocabulary: Vocabulary
  svm: Svm
}
export type ReplyModel = { families: readonly ReplyFamily[] }

/** How near a reply is to each option of a question; above zero is inside. `null`: nothing was learned of such a question. */
export function weighReply(
  { families }: ReplyModel,
  asked: AskedQuestion,
  text: string,
): { label: string; margin: number; known: number }[] | null {
  const family = families.find((one) => one.places.includes(asked.place) && isSame(one, asked))
  if (!family) return null
  const row = rowOf(replyFeatures(text), family.vocabulary)
  const margins = marginsOf(family.svm, row)
  return family.labels
    .map((label, place) => ({ label, margin: margins[place] ?? -1, known: row.known }))
    .sort((a, b) => b.margin - a.margin)
}

/** An option that a clinic has renamed or added makes it another question. */
function isSame(family: ReplyFamily, { labels, several }: AskedQuestion): boolean {
  return family.several === several && family.labels.length === labels.length && family.labels.every((label) => labels.includes(label))
}
