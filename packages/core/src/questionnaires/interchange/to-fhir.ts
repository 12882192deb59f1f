import type { Question, Questionnaire, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { sameExactly, sameValue } from '../edits/same-value.ts'
import { clinicUrls } from '../types/fhir-urls.ts'
import type { FhirExtension, FhirItem, FhirQuestionnaire } from './fhir-questionnaire.ts'
import { ORDERED_FIELDS, ownExtension } from './own-fields.ts'
import { plainItems } from './plain-items.ts'
import { readPlain } from './read-plain.ts'

/** Something of a question that another system will not know from the resource, with a sentence for staff. */
export type Inexpressible = { tag: string; field: keyof Question; text: string }

/** Fields that other systems have no use for: they are kept, and nobody is bothered with them. */
const SILENT: readonly (keyof Question)[] = [
  'required',
  'start_branch',
  'in_branch',
  'branch_id',
  'child_branches',
  'branch_level',
  'previous_question',
  'question_number',
]
const LEADS = 'where an answer leads, past other questions'
const WORDS: Readonly<Partial<Record<keyof Question, string>>> = {
  next_question: 'what comes next, past other questions',
  branch_origin: 'the question that its branch begins at',
  options: LEADS,
  select_multiple_options: LEADS,
  yes_no_options: LEADS,
  input: 'that words are asked for',
  patient_data: 'where the answer goes in the record',
  choices: 'what a choice sets off, shows and says in the note',
}

/**
 * A questionnaire as a FHIR R4 Questionnaire. What R4 has no words for stands in extensions of our own, which `fromFhir` reads back, and is
 * listed in `cannotSay`: another system will not act by it. Nothing is lost. `origin`: the clinic's public address, below which its
 * questionnaires have their names.
 */
export function toFhir(
  { key, name, version, questions }: Questionnaire,
  origin?: string,
): { resource: FhirQuestionnaire; cannotSay: Inexpressible[] } {
  const urls = clinicUrls(origin)
  const items = plainItems(questions, origin)
  const read = readPlain(items)
  const understood = 'questions' in read ? read.questions : {}
  const fields = fieldsNotSaid(questions, understood)
  const item = items.map((one) => withFields(one, questions, fields))
  return {
    resource: {
      resourceType: 'Questionnaire',
      url: `${urls.questionnaire}/${key}`,
      identifier: [{ system: urls.key, value: key }],
      version: String(version),
      name: computerName(key),
      title: name,
      status: 'active',
      subjectType: ['Patient'],
      ...(item.length > 0 ? { item } : {}),
    },
    cannotSay: [...fields].flatMap(([tag, names]) =>
      names
        .filter((field) => !SILENT.includes(field))
        .map((field) => ({ tag, field, text: sayField(getOwnProperty(questions, tag), field) })),
    ),
  }
}

/** What a reader of the standard alone would get wrong, by tag. */
function fieldsNotSaid(questions: Questions, understood: Questions): Map<string, (keyof Question)[]> {
  const entries = Object.entries(questions).map(([tag, question]) => {
    const plain = getOwnProperty(understood, tag)
    if (sameExactly(question, plain ?? null)) return [tag, []] as const
    const names = [...new Set([...Object.keys(question), ...Object.keys(plain ?? {})])].sort() as (keyof Question)[]
    return [tag, names.filter((field) => !isSaid(field, question, plain))] as const
  })
  return new Map(entries.filter(([, names]) => names.length > 0).map(([tag, names]) => [tag, [...names]]))
}

function isSaid(field: keyof Question, question: Question, plain: Question | undefined): boolean {
  const [meant, understood] = [question[field], plain?.[field]]
  if (!sameValue(meant, understood)) return false
  return !ORDERED_FIELDS.includes(field) || sameValue(Object.keys(meant ?? {}), Object.keys(understood ?? {}))
}

function withFields(item: FhirItem, questions: Questions, fields: ReadonlyMap<string, (keyof Question)[]>): FhirItem {
  const question = getOwnProperty(questions, item.linkId)
  const extension: FhirExtension[] = [
    ...(item.extension ?? []),
    ...(question ? (fields.get(item.linkId) ?? []).map((field) => ownExtension(field, question[field])) : []),
  ]
  const inner = item.item?.map((one) => withFields(one, questions, fields))
  return { ...(extension.length > 0 ? { extension } : {}), ...without(item), ...(inner ? { item: inner } : {}) }
}

function without({ extension: _extension, item: _item, ...item }: FhirItem): FhirItem {
  return item
}

function sayField(question: Question | undefined, field: keyof Question): string {
  return `“${question?.text.trim() || 'A question without words'}”: ${WORDS[field] ?? field.replaceAll('_', ' ')}.`
}

/** The standard wants a name that programs can use: `pain_scale` is PainScale. */
function computerName(key: string): string {
  const words = key.split('_').map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
  return words.join('') || 'Questionnaire'
}
