import type { Word, WordPlace } from '@clinic/contract/languages'
import type { QuestionnaireWords } from '@clinic/contract/questionnaires'
import { placesOf } from '@clinic/core/questionnaires/words/places-of'
import { own } from '@clinic/core/reference/own'
import { FRENCH } from '../../content/french/french-questionnaires.ts'
import { STARTERS } from '../../content/questionnaires/starters.ts'

const kept = new Map<string, readonly Word[]>()

/** The French that comes with the program for a questionnaire, beside the program's own English: what a clinic begins with. */
export function listShipped(key: string): readonly Word[] {
  const known = kept.get(key)
  if (known) return known
  const starter = STARTERS.find((one) => one.key === key)
  const french = own(FRENCH, key)
  const places = starter && french ? placesOf(starter) : []
  const words = french ? places.map((place) => ({ ...place, translation: wordAt(french, place) })).filter(hasFrench) : []
  kept.set(key, words)
  return words
}

function wordAt(french: QuestionnaireWords, { tag, part, original }: WordPlace): string {
  if (part === 'name') return french.name
  const question = own(french.questions, tag)
  if (!question) return ''
  const lists = { option: question.options, look: question.looks, group: question.groups, message: question.messages }
  return part in lists ? (own(lists[part as keyof typeof lists] ?? {}, original) ?? '') : (question[part as 'text'] ?? '')
}

function hasFrench({ translation }: Word): boolean {
  return translation !== ''
}
