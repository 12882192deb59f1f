import type { Overview } from '@clinic/contract/chart'
import { recordWords } from '../../lib/format/record-words.ts'

/** What a practitioner looks for first, found among all answers by the tag of its question: the newest answers count, there the first tag. */
export function newestAnswer(overview: Overview | undefined, tags: readonly string[]): string | null {
  for (const set of overview?.answer_sets ?? []) {
    for (const wanted of tags) {
      const line = set.lines.find(({ tag }) => tag === wanted)
      if (line) return recordWords(overview).answer(line)
    }
  }
  return null
}

/** The last word on consent; `null` where no one was asked. */
export function consentOf(overview: Overview | undefined): Overview['consents'][number] | null {
  return overview?.consents[0] ?? null
}

/** What the builder of a questionnaire wanted the practitioner to be told of these answers (REQ-421): of the newest finished set of each kind. */
export function alertsOf(overview: Overview | undefined): string[] {
  const finished = (overview?.answer_sets ?? []).filter(({ finished_at }) => finished_at !== null)
  const newest = new Map(finished.toReversed().map((set) => [set.key, set]))
  return [...new Set([...newest.values()].flatMap(({ alerts }) => alerts.map(({ message }) => message)))]
}
