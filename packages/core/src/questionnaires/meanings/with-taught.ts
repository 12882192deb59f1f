import type { Question } from '@clinic/contract/questionnaires'
import { labelsOf } from '../question-map/options.ts'
import type { Meaning, Meanings } from './meaning.ts'
import { isTaught, taughtFor } from './plain-fault.ts'
import { UNSCORED } from './read-meaning.ts'

type Place = { key: string; tag: string; question: Question }

/** What ships with the program, and before it what the clinic taught for the options of this question. */
export function withTaught(meanings: Meanings, { key, tag, question }: Place): Meanings {
  if (!isTaught(question)) return meanings
  const known = joined.get(question)
  if (known?.meanings === meanings && known.place === `${key}/${tag}`) return known.all
  const all = [...labelsOf(question).flatMap((label) => rowOf({ key, tag, question }, label)), ...meanings]
  joined.set(question, { meanings, place: `${key}/${tag}`, all })
  return all
}

/** A published question never changes: what was put together for it is used again. */
const joined = new WeakMap<Question, { meanings: Meanings; place: string; all: Meanings }>()

function rowOf({ key, tag, question }: Place, option: string): Meaning[] {
  const { en = [], fr = [] } = taughtFor(question, option)
  if (en.length + fr.length === 0) return []
  // A scale counts only whole replies.
  const written = UNSCORED.includes(key) ? asWritten : (phrase: string) => `=${asWritten(phrase)}`
  return [{ questions: [`${key}/${tag}`], option, en: en.map(written), fr: fr.map(written), taught: true }]
}

/** The signs that mean something in a shipped phrase mean nothing here. */
function asWritten(phrase: string): string {
  return phrase
    .replace(/[()/#=]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
