import { MAX_LABEL, MAX_TAG } from '@clinic/contract/questionnaires/edits'
import { isMap } from '../edits/read-question.ts'
import { usableName } from '../edits/usable-name.ts'
import { FHIR_URLS, OWN_URLS } from '../types/fhir-urls.ts'
import { type FhirError, type FhirErrorCode, fhirError } from './fhir-error.ts'
import type { FhirCoding } from './fhir-questionnaire.ts'
import { extensionsIn, listOf, type ReadOption, readCoding, readOptions } from './read-options.ts'

/** When an item is asked: the answer of another one, as the resource writes it. */
export type ReadCondition = { question: string; operator: string; answer: boolean | string | number | FhirCoding | null }

/** An item as it was read, whatever system wrote it: every part has its shape, missing ones are empty. */
export type ReadItem = {
  linkId: string
  text: string
  type: string
  repeats: boolean
  /** A heading of our own that is a question without an answer. */
  section: boolean
  /** Text that explains the item it stands in. */
  help: boolean
  hidden: boolean
  /** Worked out by the other system, not answered. */
  computed: boolean
  extensions: ({ url: string } & Record<string, unknown>)[]
  conditions: ReadCondition[]
  behavior: 'all' | 'any'
  options: ReadOption[]
  items: ReadItem[]
}

const MAX_ITEMS = 5000
const MAX_DEPTH = 60

/** The items of a Questionnaire from any system, or why they can't be read. `contained`: resources that stand inside it. Never throws. */
export function readItems(items: unknown, contained: readonly unknown[]): { items: ReadItem[] } | { faults: FhirError[] } {
  const reading: Reading = { contained, faults: [], linkIds: new Set(), count: 0 }
  const read = readList(reading, items, 0)
  return reading.faults.length > 0 ? { faults: reading.faults } : { items: read }
}

type Reading = { contained: readonly unknown[]; faults: FhirError[]; linkIds: Set<string>; count: number }

function readList(reading: Reading, items: unknown, depth: number): ReadItem[] {
  const list = items === undefined ? [] : Array.isArray(items) ? items : [items]
  const read: ReadItem[] = []
  for (const one of list) {
    reading.count += 1
    if (reading.count > MAX_ITEMS || depth > MAX_DEPTH) {
      const fault = depth > MAX_DEPTH ? 'too-deep' : 'too-many'
      if (!reading.faults.some((known) => known.fault === fault)) reading.faults.push(fhirError(fault, nameOf(one)))
      return read
    }
    if (isMap(one)) read.push(readItem(reading, one, depth))
    else reading.faults.push(fhirError('bad-item', nameOf(one)))
  }
  return read
}

function readItem(reading: Reading, item: Record<string, unknown>, depth: number): ReadItem {
  const linkId = typeof item.linkId === 'string' ? item.linkId : ''
  const options = readOptions(item, reading.contained)
  for (const fault of itemFaults(reading, linkId, options)) reading.faults.push(fhirError(fault, nameOf(item)))
  reading.linkIds.add(linkId)
  const extensions = extensionsIn(item)
  const isTrue = (address: string) => extensions.some(({ url, valueBoolean }) => url === address && valueBoolean === true)
  return {
    linkId,
    text: typeof item.text === 'string' ? item.text : '',
    type: typeof item.type === 'string' ? item.type : '',
    repeats: item.repeats === true,
    section: isTrue(OWN_URLS.section),
    help:
      codesOf(extensions, FHIR_URLS.displayCategory).includes('instructions') ||
      codesOf(extensions, FHIR_URLS.itemControl).includes('help'),
    hidden: isTrue(FHIR_URLS.hidden),
    computed: item.readOnly === true || extensions.some(({ url }) => url === FHIR_URLS.calculated),
    extensions,
    conditions: listOf(item.enableWhen).flatMap(readCondition),
    behavior: item.enableBehavior === 'all' ? 'all' : 'any',
    options,
    items: readList(reading, item.item, depth + 1),
  }
}

function itemFaults({ linkIds }: Reading, linkId: string, options: readonly ReadOption[]): FhirErrorCode[] {
  const named = usableName(linkId, MAX_TAG)
  const refused = options.some(({ label }) => 'refused' in usableName(label, MAX_LABEL))
  return [
    ...(linkId.trim() === ''
      ? ['no-link-id' as const]
      : !('refused' in named) && named.name === linkId
        ? []
        : ['link-id-refused' as const]),
    ...(linkId !== '' && linkIds.has(linkId) ? ['double-link-id' as const] : []),
    ...(refused ? ['option-refused' as const] : []),
  ]
}

/** The codes of an extension that holds a concept. */
export function codesOf(extensions: ReadItem['extensions'], address: string): string[] {
  return extensions
    .filter(({ url }) => url === address)
    .flatMap(({ valueCodeableConcept }) => (isMap(valueCodeableConcept) ? listOf(valueCodeableConcept.coding) : []))
    .flatMap((coding) => readCoding(coding)?.code ?? [])
}

function readCondition(given: unknown): ReadCondition[] {
  if (!isMap(given) || typeof given.question !== 'string') return []
  const value = Object.entries(given).find(([name]) => name.startsWith('answer'))?.[1]
  const isPlain = typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number'
  const operator = typeof given.operator === 'string' ? given.operator : '='
  return [{ question: given.question, operator, answer: isPlain ? value : readCoding(value) }]
}

function nameOf(item: unknown): string {
  if (!isMap(item)) return typeof item === 'string' ? item : ''
  return [item.text, item.linkId].find((one): one is string => typeof one === 'string' && one.trim() !== '') ?? ''
}
