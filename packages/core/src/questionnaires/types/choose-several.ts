import { chosenLabels, labelsOf } from '../question-map/options.ts'
import { matchOption } from '../reading/match-option.ts'
import { matchOptions } from '../reading/match-options.ts'
import { formatValue } from './format-value.ts'
import { ANY_PROBLEMS } from './said-in.ts'
import type { TypeRules } from './type-rules.ts'

/** Any of several options, kept as their labels in the order of the options. */
export const chooseSeveral: TypeRules<never> = {
  knownBy: { kind: 'select_multiple_options' },
  widget: 'multi_select',
  answered: 'with any of several options',
  acceptsFreeText: false,
  seconds: 12,
  fields: [],
  hearsYes: () => false,
  read(question, given) {
    if (given.drawing !== undefined || given.picture !== undefined) return { problem: 'empty' }
    const labels = labelsOf(question)
    const exclusive = question.exclusive ?? []
    const found = given.selected ? matchSelected(labels, given.selected) : matchOptions(labels, exclusive, given.text.trim())
    if ('unread' in found) return { problem: 'not-an-option', detail: found.unread }
    if (found.labels.length === 0) return { problem: 'empty' }
    const alone = found.labels.filter((label) => exclusive.includes(label))
    if (alone.length > 0 && found.labels.length > 1) return { problem: 'not-an-option', detail: alone }
    return { value: found.labels }
  },
  problems: ANY_PROBLEMS,
  say: formatValue,
  isPossible: (question, value) => chosenLabels(question, value).length === (Array.isArray(value) ? new Set(value).size : 1),
  fhir: { type: 'choice', reads: [], extensions: () => [], answer: () => null },
  paper: 'tick-any',
  sample: (question, choice) => labelsOf(question).filter((_, index) => ((Math.abs(choice) % 7) + 1) & (1 << index)),
}

function matchSelected(labels: string[], selected: readonly string[]): { labels: string[] } | { unread: string[] } {
  const matches = selected.map((one) => matchOption(labels, one))
  const unread = selected.filter((_, index) => !('label' in (matches[index] ?? {})))
  if (unread.length > 0) return { unread }
  const chosen = new Set(matches.flatMap((match) => ('label' in match ? [match.label] : [])))
  return { labels: labels.filter((label) => chosen.has(label)) }
}
