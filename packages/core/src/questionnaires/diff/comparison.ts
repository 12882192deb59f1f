import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import type { PlaceText } from './change.ts'
import { matchQuestions, type Pairing } from './match-questions.ts'
import { type LabelPairing, pairLabels } from './pair-labels.ts'
import { type Place, placesOf } from './places-of.ts'

/** A question that both versions have, by its tag in each. */
export type Pair = { was: string; is: string; old: Question; now: Question; labels: LabelPairing }

/** Two versions side by side, worked out once: what is the same question, where each stands, what its options are called now. */
export type Comparison = {
  before: Questions
  after: Questions
  pairing: Pairing
  placesBefore: Map<string, Place>
  placesAfter: Map<string, Place>
  pairs: Pair[]
}

/** Lays two versions side by side. */
export function layComparison(before: Questions, after: Questions): Comparison {
  const pairing = matchQuestions(before, after)
  const pairs = [...pairing.toAfter].flatMap(([was, is]): Pair[] => {
    const [old, now] = [getOwnProperty(before, was), getOwnProperty(after, is)]
    return old && now ? [{ was, is, old, now, labels: pairLabels(old, now, pairing) }] : []
  })
  return { before, after, pairing, placesBefore: placesOf(before), placesAfter: placesOf(after), pairs }
}

/** A question as people name it; one without words by its number. */
export function nameOf(questions: Questions, tag: string | null): string {
  const question = getOwnProperty(questions, tag)
  if (!question) return ''
  return question.text.trim() || `Question ${question.question_number}`
}

/** A place in the words of its own version. */
export function describePlace(questions: Questions, place: Place | undefined): PlaceText {
  if (!place) return { origin: null, after: null }
  return {
    origin: place.origin === null ? null : { question: nameOf(questions, place.origin), labels: place.labels },
    after: place.after === null ? null : nameOf(questions, place.after),
  }
}
