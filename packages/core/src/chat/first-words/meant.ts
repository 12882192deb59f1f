import type { Questions } from '@clinic/contract/questionnaires'
import type { Meanings } from '../../questionnaires/meanings/meaning.ts'
import { type MeantAnswer, readMeaning } from '../../questionnaires/meanings/read-meaning.ts'
import { withTaught } from '../../questionnaires/meanings/with-taught.ts'
import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'

/** What a first message is read with. `today`: ISO. */
export type Known = { questions: Questions; meanings: Meanings; medicines: ReadonlyMap<string, string>; today: string }

/** The option of a question of the intake that a part of a message means; null where it means none, or more than one. */
export function meant(tag: string, text: string, known: Known): string | null {
  const read = readPart(tag, text, known)
  return read && 'value' in read && typeof read.value === 'string' ? read.value : null
}

/** True where a part of a message means more than one option. */
export function meansSeveral(tag: string, text: string, known: Known): boolean {
  const read = readPart(tag, text, known)
  return read !== null && 'between' in read && read.between.length > 1
}

function readPart(tag: string, text: string, { questions, meanings, today }: Known): MeantAnswer | null {
  const question = getOwnProperty(questions, tag)
  if (!question || kindOf(question) !== 'options') return null
  const asked = { key: 'async', tag, question }
  return readMeaning(withTaught(meanings, asked), { ...asked, today }, text.trim())
}
