import type { Question } from '@clinic/contract/questionnaires'
import { isMap, readQuestion } from '../edits/read-question.ts'
import { OWN_URLS } from '../types/fhir-urls.ts'
import type { FhirExtension } from './fhir-questionnaire.ts'

/** Their keys stand in the order that a patient sees. */
export const ORDERED_FIELDS: readonly (keyof Question)[] = ['options', 'select_multiple_options']

/** A field of a question as an extension of our own: its JSON, `null` where the question has no such field. */
export function ownExtension(field: keyof Question, value: unknown): FhirExtension {
  return {
    url: `${OWN_URLS.field}${field.replaceAll('_', '-')}`,
    valueString: JSON.stringify(ORDERED_FIELDS.includes(field) ? value : sorted(value)) ?? 'null',
  }
}

/** One text for one value: keys in the order of the alphabet, where their order says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isMap(value)) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, one]) => [key, sorted(one)]))
}

/** The fields that extensions of our own carry; what is no JSON is passed over. */
export function ownFields(extensions: readonly { url: string; valueString?: unknown }[]): Record<string, unknown> {
  const fields = extensions.flatMap(({ url, valueString }) => {
    if (!url.startsWith(OWN_URLS.field) || typeof valueString !== 'string') return []
    const value = readJson(valueString)
    return value === undefined ? [] : [[url.slice(OWN_URLS.field.length).replaceAll('-', '_'), value] as const]
  })
  return Object.fromEntries(fields)
}

/** A question with such fields put over what the standard said; `null` where they do not make a question. */
export function putOver(question: Question, fields: Readonly<Record<string, unknown>>): Question | null {
  return Object.keys(fields).length === 0 ? question : readQuestion({ ...question, ...fields }, question.question_number)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
