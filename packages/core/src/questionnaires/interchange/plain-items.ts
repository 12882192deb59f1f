import type { Question, Questions } from '@clinic/contract/questionnaires'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { inOrder } from '../diff/in-order.ts'
import { type Place, placesOf } from '../diff/places-of.ts'
import { kindOf } from '../question-map/kind.ts'
import { FHIR_URLS, OWN_URLS } from '../types/fhir-urls.ts'
import { rulesOf } from '../types/question-types.ts'
import type { FhirAnswerOption, FhirEnableWhen, FhirExtension, FhirItem } from './fhir-questionnaire.ts'
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
  const { type } = rulesOf(question).fhir
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

function answerOptions({ codings }: Tree, question: Question): FhirAnswerOption[] {
  if (rulesOf(question).fhir.type !== 'choice') return []
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
  const { widget } = question
  const { type, extensions } = rulesOf(question).fhir
  const control = widget === undefined ? undefined : getOwnProperty<string>(ITEM_CONTROLS, widget)
  return [
    ...(type === 'display' ? [{ url: OWN_URLS.section, valueBoolean: true }] : []),
    ...extensions(question),
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
  if (!question.subtext || rulesOf(question).fhir.type === 'display') return []
  let linkId = `${tag}/help`
  while (getOwnProperty(questions, linkId)) linkId += '+'
  const coding = [{ system: FHIR_URLS.displayCategories, code: 'instructions' }]
  return [
    { extension: [{ url: FHIR_URLS.displayCategory, valueCodeableConcept: { coding } }], linkId, text: question.subtext, type: 'display' },
  ]
}
