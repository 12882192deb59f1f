import type { Change, QuestionField } from './change.ts'
import { eligibilityChanges } from './compare-options.ts'
import { type Comparison, nameOf, type Pair } from './comparison.ts'
import { inWordsOf } from './in-words-of.ts'

/** `true`: a patient notices. */
const FIELDS: Readonly<Record<QuestionField, boolean>> = {
  text: true,
  subtext: true,
  required: true,
  unit: true,
  unit_singular: true,
  unit_plural: true,
  minimum: true,
  maximum: true,
  widget: true,
  label: true,
  variable: false,
  natural_language: false,
  exportable_name: false,
  no_color_coding: false,
  not_related_to_total_score: false,
  use_input_for_scoring: false,
  patient_data: false,
}

/** What changed in the words and settings of one question, its inner name included. */
export function compareFields({ after }: Comparison, { was, is, old, now }: Pair): Change[] {
  const about = { tag: is, question: nameOf(after, is) }
  const fields = (Object.keys(FIELDS) as QuestionField[]).flatMap((field): Change[] => {
    const [from, to] = [inWordsOf(old[field]), inWordsOf(now[field])]
    // Whether it has to be answered follows from where it stands (REQ-360).
    if (field === 'required' && old.in_branch !== now.in_branch) return []
    return from === to ? [] : [{ ...about, what: 'field', field, from, to, notices: FIELDS[field] ? 'patient' : 'staff' }]
  })
  const renamed: Change[] = was === is ? [] : [{ ...about, what: 'tag', from: was, to: is, notices: 'staff' }]
  return [...fields, ...eligibilityChanges(about, old.variable, now.variable), ...renamed]
}
