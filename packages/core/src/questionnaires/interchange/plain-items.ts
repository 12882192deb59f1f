import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { inOrder } from '../diff/in-order.ts'
import { type Place, placesOf } from '../diff/places-of.ts'
import { kindOf } from '../question-map/kind.ts'
import type { FhirAnswerOption, FhirEnableWhen, FhirExtension, FhirItem, FhirItemType } from './fhir-questionnaire.ts'
import { FHIR_URLS, OWN_URLS } from './fhir-urls.ts'
import { optionCodings } from './option-codings.ts'

/** Widgets that the standard has a code for. */
export const ITEM_CONTROLS = { radio: 'radio-button', multi_select: 'check-box', select_box: 'drop-down', slider: 'slider' } as const

/**
 * The questions as items, with what FHIR R4 has words for: those of a branch inside the item that it begins at, asked after the answers that
 * lead there. Every question is there once, on a broken map too. `origin`: as for `toFhir`.
 */
export function plainItems(questions: Questions, origin?: string): FhirItem[] {
  const children = new Map<string | null, string[]>()
  for (const [tag, { branch_origin }] of inOrder(questions)) {
    const parent = branch_origin !== null && branch_origin !== tag && getOwnProperty(questions, branch_origin) ? branch_origin : null
    children.set(parent, [...(children.get(parent) ?? []), tag])
  }
  const codings = (question: Question) => optionCodings(question, origin)
  const tree: Tree = { questions, codings, places: placesOf(questions), children, done: new Set() }
  const items = itemsBelow(tree, null)
  const lost = inOrder(questions).flatMap(([tag]) => itemOf(tree, tag))
  return [...items, ...lost]
}

/** `done`: tags that have their item, so that branches that go in a circle end. */
type Tree = {
  questions: Questions
  codings: (question: Question) => ReturnType<typeof optionCodings>
  places: Map<string, Place>
  children: Map<string | null, string[]>
  done: Set<string>
}

function itemsBelow(tree: Tree, parent: string | null): FhirItem[] {
  return (tree.children.get(parent) ?? []).flatMap((tag) => itemOf(tree, tag))
}

function itemOf(tree: Tree, tag: string): FhirItem[] {
  const question = getOwnProperty(tree.questions, tag)
  if (!question || tree.done.has(tag)) return []
  tree.done.add(tag)
  const options = answerOptions(tree, question)
  const extension = extensionsOf(question)
  const enableWhen = conditionsOf(tree, tree.places.get(tag))
  const help = helpItem(tree, tag, question)
  const item = [...help, ...itemsBelow(tree, tag)]
  const type = typeOf(question)
  return [
    {
      ...(extension.length > 0 ? { extension } : {}),
      linkId: tag,
      ...(question.text === '' ? {} : { text: question.text }),
      type,
      ...(enableWhen.length > 0 ? { enableWhen } : {}),
      ...(enableWhen.length > 1 ? { enableBehavior: 'any' as const } : {}),
      ...(question.required && type !== 'display' ? { required: true as const } : {}),
      ...(kindOf(question) === 'select_multiple_options' ? { repeats: true as const } : {}),
      ...(options.length > 0 ? { answerOption: options } : {}),
      ...(item.length > 0 && type !== 'display' ? { item } : {}),
    },
  ]
}

/** How FHIR has a question answered. */
export function typeOf(question: Question): FhirItemType {
  const kind = kindOf(question)
  if (kind === 'yes_no_options') return 'boolean'
  if (kind !== 'none') return 'choice'
  if (question.input === 'number') return 'decimal'
  if (question.input === 'date') return 'date'
  return question.widget === 'section' ? 'display' : 'string'
}

function answerOptions({ codings }: Tree, question: Question): FhirAnswerOption[] {
  if (typeOf(question) !== 'choice') return []
  return [...codings(question)].map(([label, valueCoding]) => {
    const score = getOwnProperty(question.scores ?? {}, label)
    const extension: FhirExtension[] = [
      ...(score === undefined ? [] : [{ url: FHIR_URLS.ordinal, valueDecimal: score }]),
      ...(question.exclusive?.includes(label) ? [{ url: FHIR_URLS.exclusive, valueBoolean: true }] : []),
    ]
    return { ...(extension.length > 0 ? { extension } : {}), valueCoding }
  })
}

function extensionsOf(question: Question): FhirExtension[] {
  const { unit, minimum, maximum, widget } = question
  const type = typeOf(question)
  const control = widget === undefined ? undefined : getOwnProperty<string>(ITEM_CONTROLS, widget)
  return [
    ...(type === 'display' ? [{ url: OWN_URLS.section, valueBoolean: true }] : []),
    ...(type === 'decimal' && unit ? [{ url: FHIR_URLS.unit, valueCoding: { display: unit } }] : []),
    ...(type === 'decimal' && minimum !== undefined ? [{ url: FHIR_URLS.minimum, valueDecimal: minimum }] : []),
    ...(type === 'decimal' && maximum !== undefined ? [{ url: FHIR_URLS.maximum, valueDecimal: maximum }] : []),
    ...(control === undefined
      ? []
      : [{ url: FHIR_URLS.itemControl, valueCodeableConcept: { coding: [{ system: FHIR_URLS.itemControls, code: control }] } }]),
  ]
}

function conditionsOf(tree: Tree, place: Place | undefined): FhirEnableWhen[] {
  const origin = getOwnProperty(tree.questions, place?.origin)
  if (!place || place.origin === null || !origin) return []
  const codings = tree.codings(origin)
  const question = place.origin
  const isYesNo = kindOf(origin) === 'yes_no_options'
  return place.labels.flatMap((label): FhirEnableWhen[] => {
    const coding = codings.get(label)
    if (!coding) return []
    return [{ question, operator: '=', ...(isYesNo ? { answerBoolean: label === 'yes' } : { answerCoding: coding }) }]
  })
}

/** The help text, as an item that is only shown. */
function helpItem({ questions }: Tree, tag: string, question: Question): FhirItem[] {
  if (!question.subtext || typeOf(question) === 'display') return []
  let linkId = `${tag}/help`
  while (getOwnProperty(questions, linkId)) linkId += '+'
  const coding = [{ system: FHIR_URLS.displayCategories, code: 'instructions' }]
  return [
    { extension: [{ url: FHIR_URLS.displayCategory, valueCodeableConcept: { coding } }], linkId, text: question.subtext, type: 'display' },
  ]
}
