import type { WordPlace } from '@clinic/contract/languages'
import type { Question, Questionnaire } from '@clinic/contract/questionnaires'
import { optionsOf } from '../options.ts'

/** The English that a questionnaire says to patients, in the order of its questions; yes and no are said by the dialog itself. */
export function placesOf({ name, questions }: Pick<Questionnaire, 'name' | 'questions'>): WordPlace[] {
  const places: WordPlace[] = [{ tag: '', part: 'name', original: name }]
  for (const [tag, question] of Object.entries(questions)) places.push(...inQuestion(tag, question))
  return places.filter(({ original }) => original.trim() !== '')
}

/** One text for each place: what is written for it holds wherever the same English stands at the same place. */
export function placeKey({ tag, part, original }: WordPlace): string {
  return JSON.stringify([tag, part, original])
}

function inQuestion(tag: string, question: Question): WordPlace[] {
  const { text, subtext = '', unit = '' } = question
  const options = question.yes_no_options ? [] : optionsOf(question)
  return [
    { tag, part: 'text', original: text },
    { tag, part: 'subtext', original: subtext },
    { tag, part: 'unit', original: unit },
    ...options.map(({ label }): WordPlace => ({ tag, part: 'option', original: label })),
  ]
}
