import type { AnswerSetOverview, Score } from '@clinic/contract/chart'
import type { NoteContent } from '@clinic/contract/patients/visit-notes'
import { buildBrief } from '../questionnaires/build-brief.ts'
import { roundedText, scoreText } from '../scales/score-text.ts'

type Known = { answer_sets: readonly AnswerSetOverview[]; scores: readonly Score[] }

/** A new SOAP note: what the patient answered in Subjective, the scores in Objective; the practitioner writes the rest. `dayText`: how days are shown. */
export function prefillNote({ answer_sets, scores }: Known, dayText: (at: string) => string): Extract<NoteContent, { template: 'soap' }> {
  const brief = buildBrief(answer_sets)
  const said = brief ? [`${brief.name}, answered ${dayText(brief.finished_at)}:`, ...brief.sentences.map(({ text }) => `- ${text}`)] : []
  const measured = scores.flatMap((score) => scoreLine(score, dayText) ?? [])
  return { template: 'soap', subjective: said.join('\n'), objective: measured.join('\n'), assessment: '', plan: '' }
}

function scoreLine({ key, name, points }: Score, dayText: (at: string) => string): string | null {
  const [before, last] = [points.at(-2), points.at(-1)]
  if (!last) return null
  const band = last.band === null ? '' : `, ${last.band}`
  const earlier = before ? `; before: ${roundedText(before.value)} (${dayText(before.at)})` : ''
  return `- ${name} ${scoreText(key, last.value)}${band} (${dayText(last.at)})${earlier}`
}
