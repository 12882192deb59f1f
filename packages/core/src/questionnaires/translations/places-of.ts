import type { Question, Questionnaire } from '@clinic/contract/questionnaires'
import type { WordPart, WordPlace } from '@clinic/contract/translations'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { lookOf } from '../card-extras.ts'
import { optionsOf } from '../question-map/options.ts'

/**
 * The English that a questionnaire says to patients, in the order of its questions, each text once at its place; yes and no are said by the
 * dialog itself.
 */
export function placesOf({ name, questions }: Pick<Questionnaire, 'name' | 'questions'>): WordPlace[] {
  const places: WordPlace[] = [{ tag: '', part: 'name', original: name }]
  for (const [tag, question] of Object.entries(questions)) places.push(...inQuestion(tag, question))
  const said = places.filter(({ original }) => original.trim() !== '')
  return [...new Map(said.map((place) => [placeKey(place), place])).values()]
}

/** One text for each place: what is written for it holds wherever the same English stands at the same place. */
export function placeKey({ tag, part, original }: WordPlace): string {
  return JSON.stringify([tag, part, original])
}

const BESIDE: readonly WordPart[] = ['group', 'message']

const LOOKS: readonly WordPart[] = ['look', 'unit_singular', 'unit_plural']

/** True for what stands beside a question and its options, and had no French before. */
export function isAuxiliaryText({ part }: Pick<WordPlace, 'part'>): boolean {
  return BESIDE.includes(part)
}

/** True for looks of buttons and units for one and for several, which had none for longer. */
export function isVariantText({ part }: Pick<WordPlace, 'part'>): boolean {
  return LOOKS.includes(part)
}

function inQuestion(tag: string, question: Question): WordPlace[] {
  const { text, subtext = '', unit = '', unit_singular = '', unit_plural = '' } = question
  return [
    { tag, part: 'text', original: text },
    { tag, part: 'subtext', original: subtext },
    { tag, part: 'unit', original: unit },
    { tag, part: 'unit_singular', original: unit_singular },
    { tag, part: 'unit_plural', original: unit_plural },
    ...optionsOf(question).flatMap(({ label }) => atOption(tag, question, label)),
  ]
}

function atOption(tag: string, question: Question, label: string): WordPlace[] {
  const choice = getOwnProperty(question.choices ?? {}, label) ?? {}
  const { group_label = '', popup_message = '' } = choice
  return [
    { tag, part: 'group', original: group_label.trim() },
    ...(question.yes_no_options ? [] : [{ tag, part: 'option' as const, original: label }]),
    { tag, part: 'look', original: lookOf(question, choice) },
    { tag, part: 'message', original: popup_message.trim() },
  ]
}
