import type { Overview } from '@clinic/contract/chart'
import type { StatusRecord } from '@clinic/contract/patients'
import { flagText, trueFlags } from './flag-text.ts'

/** What a practitioner looks for first, found among all answers by the tag of its question: the newest answers count, there the first tag. */
export function newestAnswer(overview: Overview | undefined, tags: readonly string[]): string | null {
  for (const set of overview?.answer_sets ?? []) {
    for (const wanted of tags) {
      const line = set.lines.find(({ tag }) => tag === wanted)
      if (line) return line.answer
    }
  }
  return null
}

export type Risk = { flag: string; text: string; because: string | null; checks: boolean }

/** Looked at before anything else: what may rule the treatment out. */
const FIRST = new Set([
  'psychosis_personal',
  'bipolar_mania',
  'suicidality',
  'pregnant_breastfeeding',
  'cardiovascular_unstable',
  'substance_use_current',
])

/** The flags that are true, each with the answer that raised it where one is known. */
export function risksOf(record: Pick<StatusRecord, 'risks_vs_benefits_flags'>, overview: Overview | undefined): Risk[] {
  const lines = (overview?.answer_sets ?? []).flatMap((set) => set.lines)
  return trueFlags(record.risks_vs_benefits_flags).map((flag) => {
    const line = lines.find(({ flags }) => flags.includes(flag))
    return { flag, text: flagText(flag), because: line ? `${line.question} ${line.answer}` : null, checks: FIRST.has(flag) }
  })
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
