import type { Word } from '@clinic/contract/languages'
import type { QuestionnaireWords } from '@clinic/contract/questionnaires'

/** The words as the dialog takes them; `null` where one is missing: nothing is half-translated. */
export function wordsOf(words: readonly Word[]): QuestionnaireWords | null {
  const all: QuestionnaireWords = { name: '', questions: {} }
  for (const { tag, part, original, translation } of words) {
    if (translation === '') return null
    if (part === 'name') all.name = translation
    else {
      const question = all.questions[tag] ?? { text: '' }
      all.questions[tag] = question
      if (part === 'option') question.options = { ...question.options, [original]: translation }
      else question[part] = translation
    }
  }
  return all
}
