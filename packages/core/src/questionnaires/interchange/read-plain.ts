import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { isMap } from '../edits/read-question.ts'
import { buildQuestions, type Draft } from '../question-map/build.ts'
import { FHIR_URLS } from '../types/fhir-urls.ts'
import { QUESTION_TYPES } from '../types/question-types.ts'
import { isChoice, labelsOf, type Placed } from './evaluate-conditions.ts'
import { type FhirError, fhirError } from './fhir-error.ts'
import { placeItems } from './place-items.ts'
import { ITEM_CONTROLS } from './plain-items.ts'
import { codesOf, type ReadItem, readItems } from './read-items.ts'

/** `extensions`: those of each question's item, by tag. */
export type TextReading = { questions: Questions; notes: string[]; extensions: Map<string, ReadItem['extensions']> }

const MAX_LEVEL = 60

/** Reads items by what FHIR R4 says alone, whatever system wrote them. Never throws. */
export function readPlain(items: unknown, contained: readonly unknown[] = []): TextReading | { faults: FhirError[] } {
  const read = readItems(items, contained)
  if ('faults' in read) return read
  const { placed, notes } = placeItems(read.items)
  if (placed.length === 0) return { faults: [fhirError('no-questions', '')] }
  const below = Map.groupBy(placed, ({ condition }) => condition?.origin ?? null)
  const tooDeep = deepest(placed)
  if (tooDeep) return { faults: [fhirError('too-deep', tooDeep)] }
  const questions = buildQuestions(draftsOf(below, below.get(null) ?? []))
  for (const { entry, condition } of placed) {
    const { linkId } = entry.item
    const question = getOwnProperty(questions, linkId)
    if (question) questions[linkId] = { ...question, ...extrasOf(entry.item) }
    if (condition) joinBranch(questions, { tag: linkId, ...condition })
  }
  return {
    questions,
    notes: [...notes, ...placed.flatMap(({ entry }) => typeNotes(entry.item))],
    extensions: new Map(placed.map(({ entry }) => [entry.item.linkId, entry.item.extensions])),
  }
}

type Below = ReadonlyMap<string | null, Placed[]>

function draftsOf(below: Below, chain: readonly Placed[]): Draft[] {
  return chain.map(({ entry: { item, help } }) => {
    const labels = labelsOf(item)
    const branches: Record<string, Draft[]> = Object.create(null)
    const inside = Map.groupBy(
      below.get(item.linkId) ?? [],
      ({ condition }) => labels.find((label) => condition?.labels.includes(label)) ?? '',
    )
    for (const [label, one] of inside) branches[label] = draftsOf(below, one)
    const kind = item.type === 'boolean' ? { yesNo: true as const } : item.repeats ? { several: labels } : { one: labels }
    return {
      tag: item.linkId,
      text: item.text,
      ...(help === '' ? {} : { subtext: help }),
      ...(labels.length > 0 ? { ...kind, branches } : {}),
    }
  })
}

/** Where several answers lead into one branch: the draft knows the first of them, the others are pointed there too. */
function joinBranch(questions: Questions, { tag, origin, labels }: { tag: string; origin: string; labels: readonly string[] }): void {
  const question = getOwnProperty(questions, origin)
  const first = getOwnProperty(questions, tag)
  if (!question || labels.length < 2 || first?.previous_question !== origin) return
  const options = question.yes_no_options ?? question.options ?? question.select_multiple_options ?? {}
  for (const label of labels) (options as Record<string, string | null>)[label] = tag
}

function extrasOf(item: ReadItem): Partial<Question> {
  const controls = codesOf(item.extensions, FHIR_URLS.itemControl)
  const [widget] = Object.entries(ITEM_CONTROLS).find(([, code]) => controls.includes(code)) ?? []
  const scores = item.options.flatMap(({ label, score }) => (score === null ? [] : [[label, score] as const]))
  const exclusive = item.options.filter(({ alone }) => alone).map(({ label }) => label)
  return {
    ...inputOf(item),
    ...(widget === undefined ? {} : { widget: widget as keyof typeof ITEM_CONTROLS }),
    ...(item.section ? { widget: 'section' } : {}),
    ...(scores.length > 0 ? { scores: Object.fromEntries(scores) } : {}),
    ...(exclusive.length > 0 ? { exclusive } : {}),
  }
}

/** What a type without options is known by; words need not be named. */
function inputOf(item: ReadItem): Partial<Question> {
  const rules = rulesReading(item.type)
  if (!rules) return {}
  const known = 'kind' in rules.knownBy || rules === QUESTION_TYPES.words ? {} : rules.knownBy
  return { ...known, ...(rules.fields.includes('minimum') ? rangeOf(item) : {}) }
}

function rulesReading(type: string) {
  return Object.values(QUESTION_TYPES).find(({ fhir }) => fhir.reads.includes(type))
}

function rangeOf({ extensions }: ReadItem): Partial<Question> {
  const numberAt = (address: string) => {
    const found = extensions.find(({ url }) => url === address)
    return [found?.valueDecimal, found?.valueInteger].find((value): value is number => typeof value === 'number' && Number.isFinite(value))
  }
  const [minimum, maximum] = [numberAt(FHIR_URLS.minimum), numberAt(FHIR_URLS.maximum)]
  const coding = extensions.find(({ url }) => url === FHIR_URLS.unit)?.valueCoding
  const unit = isMap(coding) ? [coding.display, coding.code].find((one): one is string => typeof one === 'string') : undefined
  return {
    ...(unit === undefined ? {} : { unit }),
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
  }
}

/** What this type of item asks for that a question of ours can't. */
function typeNotes(item: ReadItem): string[] {
  const it = `“${item.text || item.linkId}”`
  if (item.type === 'open-choice') return [`${it} takes answers outside its list there, here only those in it.`]
  if (isChoice(item.type)) return item.options.length === 0 ? [`${it} has options that stand elsewhere; it is answered in words here.`] : []
  const rules = rulesReading(item.type)
  if (item.type === 'boolean' || rules === QUESTION_TYPES.number) return item.repeats ? [`${it} takes one answer here.`] : []
  if (rules || item.section) return []
  return [`${it} is answered in words here; what it takes there (${item.type}) is not known.`]
}

/** The text of a question that stands deeper inside branches than can be read; `null` where none does. */
function deepest(placed: readonly Placed[]): string | null {
  const levels = new Map<string, number>()
  for (const { entry, condition } of placed) {
    const level = condition ? (levels.get(condition.origin) ?? 0) + 1 : 0
    levels.set(entry.item.linkId, level)
    if (level > MAX_LEVEL) return entry.item.text || entry.item.linkId
  }
  return null
}
