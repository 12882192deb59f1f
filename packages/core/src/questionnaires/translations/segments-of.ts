import type { QuestionnaireSegments } from '@clinic/contract/questionnaires'
import type { Word, WordPart } from '@clinic/contract/translations'

/** The words as the dialog takes them; `null` where one is missing: nothing is half-translated. */
export function segmentsOf(words: readonly Word[]): QuestionnaireSegments | null {
  const all: QuestionnaireSegments = { name: '', questions: {} }
  for (const { tag, part, original, translation } of words) {
    if (translation === '') return null
    if (part === 'name') all.name = translation
    else {
      const question = all.questions[tag] ?? { text: '' }
      all.questions[tag] = question
      const list = LISTS[part]
      if (list) question[list] = { ...question[list], [original]: translation }
      else if (isOne(part)) question[part] = translation
    }
  }
  return all
}

type One = 'text' | 'subtext' | 'unit' | 'unit_singular' | 'unit_plural'
const ONES: readonly WordPart[] = ['text', 'subtext', 'unit', 'unit_singular', 'unit_plural'] satisfies One[]

function isOne(part: WordPart): part is One {
  return ONES.includes(part)
}

/** Where the words of parts go that a question has several of. */
const LISTS: Readonly<Partial<Record<WordPart, 'options' | 'looks' | 'groups' | 'messages'>>> = {
  option: 'options',
  look: 'looks',
  group: 'groups',
  message: 'messages',
}
