import type { Draft } from '@clinic/core/questionnaires/question-map/build'

/** `scale`: labels with what each counts. `stem` is shown with every item, since the chat asks them one by one. */
type Rated = { prefix: string; name: string; stem: string; scale: Readonly<Record<string, number>>; texts: readonly string[] }

/** Items that share one list of answers, tagged prefix_1 and on. In a note each goes by its number. */
export function ratedItems({ prefix, name, stem, scale, texts }: Rated): Draft[] {
  return texts.map((text, index) => ({
    tag: `${prefix}_${index + 1}`,
    text,
    subtext: stem,
    one: Object.keys(scale),
    scores: { ...scale },
    natural_language: `${name} item ${index + 1}: #answer.`,
  }))
}

/** A yes/no question that counts 1 for yes. */
export function alarm(draft: Pick<Draft, 'tag' | 'text' | 'subtext' | 'flags' | 'natural_language'>): Draft {
  return { ...draft, yesNo: true, scores: { yes: 1, no: 0 } }
}

/** A number from 0 to 10, both ends named. */
export function zeroToTen(draft: Pick<Draft, 'tag' | 'text' | 'natural_language'>, ends: readonly [string, string]): Draft {
  return { ...draft, subtext: `A number from 0 (${ends[0]}) to 10 (${ends[1]}).`, input: 'number', minimum: 0, maximum: 10 }
}
