import { isMap } from '../edits/read-question.ts'
import { FHIR_URLS } from '../types/fhir-urls.ts'
import type { FhirCoding } from './fhir-questionnaire.ts'

/** An option as it was read: what it is called here, and how the resource refers to it. */
export type ReadOption = { label: string; coding: FhirCoding; score: number | null; alone: boolean }

const PLAIN_VALUES = ['valueString', 'valueInteger', 'valueDate', 'valueTime'] as const

/** The options of an item, its own or those of a value set that the resource contains. What is no option is passed over. */
export function readOptions(item: Readonly<Record<string, unknown>>, contained: readonly unknown[]): ReadOption[] {
  const given = listOf(item.answerOption).flatMap(readOption)
  const options = given.length > 0 ? given : conceptsOf(item.answerValueSet, contained)
  const taken = new Set<string>()
  return options.map((option) => {
    const label = freeLabel(option, taken)
    taken.add(label)
    return { ...option, label }
  })
}

/** The extensions of an element by their address. */
export function extensionsIn(element: Readonly<Record<string, unknown>>): ({ url: string } & Record<string, unknown>)[] {
  return listOf(element.extension).flatMap((one) => (isMap(one) && typeof one.url === 'string' ? [{ ...one, url: one.url }] : []))
}

/** A value that may be a list, as one. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** A coding with those of its parts that are texts. */
export function readCoding(value: unknown): FhirCoding | null {
  if (!isMap(value)) return null
  const { system, code, display } = value
  return {
    ...(typeof system === 'string' ? { system } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof display === 'string' ? { display } : {}),
  }
}

function readOption(given: unknown): ReadOption[] {
  if (!isMap(given)) return []
  const plain = PLAIN_VALUES.map((name) => given[name]).find((value) => typeof value === 'string' || typeof value === 'number')
  const reference = isMap(given.valueReference) ? given.valueReference : null
  const coding = readCoding(given.valueCoding) ?? (reference && readCoding({ display: reference.display, code: reference.reference }))
  const label = plain === undefined ? (coding?.display ?? coding?.code) : String(plain)
  if (label === undefined) return []
  const extensions = [...extensionsIn(given), ...(isMap(given.valueCoding) ? extensionsIn(given.valueCoding) : [])]
  const score = extensions.find(({ url }) => url === FHIR_URLS.ordinal)?.valueDecimal
  return [
    {
      label,
      coding: coding ?? { display: label },
      score: typeof score === 'number' && Number.isFinite(score) ? score : null,
      alone: extensions.some(({ url, valueBoolean }) => url === FHIR_URLS.exclusive && valueBoolean === true),
    },
  ]
}

function conceptsOf(reference: unknown, contained: readonly unknown[]): ReadOption[] {
  const set = contained.find((one) => isMap(one) && typeof reference === 'string' && reference === `#${String(one.id)}`)
  if (!isMap(set)) return []
  const expanded = isMap(set.expansion) ? listOf(set.expansion.contains) : []
  const composed = isMap(set.compose) ? listOf(set.compose.include) : []
  const included = composed.flatMap((one) =>
    isMap(one) ? listOf(one.concept).map((concept) => (isMap(concept) ? { ...concept, system: one.system } : concept)) : [],
  )
  return (expanded.length > 0 ? expanded : included).flatMap((concept) => readOption({ valueCoding: concept }))
}

/** Two options of one name are told apart by their code. */
function freeLabel({ label, coding }: ReadOption, taken: ReadonlySet<string>): string {
  const coded = `${label} (${coding.code ?? taken.size + 1})`
  if (!taken.has(label)) return label
  return taken.has(coded) ? `${label} (${taken.size + 1})` : coded
}
