import type { QuestionnaireSegments } from '@clinic/contract/questionnaires'
import type { Word, WordPlace } from '@clinic/contract/translations'
import { placesOf } from '@clinic/core/questionnaires/translations/places-of'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { FRENCH } from '../../../content/french-questionnaires.ts'
import { STARTERS } from '../../../content/starters.ts'

const kept = new Map<string, readonly Word[]>()

/** The French that comes with the program for a questionnaire, beside the program's own English: what a clinic begins with. */
export function listShipped(key: string): readonly Word[] {
  const known = kept.get(key)
  if (known) return known
  const starter = STARTERS.find((one) => one.key === key)
  const french = getOwnProperty(FRENCH, key)
  const places = starter && french ? placesOf(starter) : []
  const words = french ? places.map((place) => ({ ...place, translation: wordAt(french, place) })).filter(hasFrench) : []
  kept.set(key, words)
  return words
}

function wordAt(french: QuestionnaireSegments, { tag, part, original }: WordPlace): string {
  if (part === 'name') return french.name
  const question = getOwnProperty(french.questions, tag)
  if (!question) return ''
  const lists = { option: question.options, look: question.looks, group: question.groups, message: question.messages }
  return part in lists ? (getOwnProperty(lists[part as keyof typeof lists] ?? {}, original) ?? '') : (question[part as 'text'] ?? '')
}

function hasFrench({ translation }: Word): boolean {
  return translation !== ''
}
