import type { AnswerSetOverview, Score } from '@clinic/contract/chart'
import type { NoteContent } from '@clinic/contract/patients/visit-notes'
import { buildBrief } from '../questionnaires/build-brief.ts'
import type { AnswerRef } from '../questionnaires/find-contradictions.ts'
import { roundedText, scoreText } from '../scales/score-text.ts'

type Known = { answer_sets: readonly AnswerSetOverview[]; scores: readonly Score[] }
type ScoreFacts = {
  key: string
  name: string
  value: number
  band: string | null
  day: string
  before: { value: number; day: string } | null
}
/** How the practitioner reads what is known, in their language. */
export type NoteWords = {
  heading: (name: string, day: string) => string
  sentence: (text: string, source: AnswerRef) => string
  score: (facts: ScoreFacts) => string
}

const ENGLISH: NoteWords = {
  heading: (name, day) => `${name}, answered ${day}:`,
  sentence: (text) => text,
  score: ({ key, name, value, band, day, before }) => {
    const earlier = before ? `; before: ${roundedText(before.value)} (${before.day})` : ''
    return `${name} ${scoreText(key, value)}${band === null ? '' : `, ${band}`} (${day})${earlier}`
  },
}

/** A new SOAP note: what the patient answered in Subjective, the scores in Objective; the practitioner writes the rest. `dayText`: how days are shown. */
export function prefillNote(
  { answer_sets, scores }: Known,
  dayText: (at: string) => string,
  words = ENGLISH,
): Extract<NoteContent, { template: 'soap' }> {
  const brief = buildBrief(answer_sets)
  const said = brief
    ? [
        words.heading(brief.name, dayText(brief.finished_at)),
        ...brief.sentences.map(({ text, source }) => `- ${words.sentence(text, source)}`),
      ]
    : []
  const measured = scores.flatMap((score) => factsOf(score, dayText) ?? []).map((facts) => `- ${words.score(facts)}`)
  return { template: 'soap', subjective: said.join('\n'), objective: measured.join('\n'), assessment: '', plan: '' }
}

function factsOf({ key, name, points }: Score, dayText: (at: string) => string): ScoreFacts | null {
  const [before, last] = [points.at(-2), points.at(-1)]
  if (!last) return null
  const { value, band, at } = last
  return { key, name, value, band, day: dayText(at), before: before ? { value: before.value, day: dayText(before.at) } : null }
}
