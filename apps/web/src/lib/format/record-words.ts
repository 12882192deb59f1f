import type { Overview } from '@clinic/contract/chart'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { tSentence } from '../messages/sentence.ts'
import { t } from '../messages/t.ts'

type Asked = { question: string; answer: string }

/** What was asked and answered, in the person's language where the clinic has words for it; otherwise as it was asked (F-14). */
export type RecordWords = {
  name: (english: string) => string
  question: (english: string) => string
  answer: (asked: Asked) => string
  /** A sentence that was composed from an answer. */
  sentence: (english: string, asked: Asked | undefined) => string
}

export function recordWords(overview: Pick<Overview, 'french'> | undefined): RecordWords {
  const { names = {}, questions = {} } = overview?.french ?? {}
  const answerOf = ({ question, answer }: Asked) => {
    // An answer is also read away from its question, as a preference or as the answer to an earlier wording.
    const places = [getOwnProperty(questions, question), ...Object.values(questions)]
    const said = places.map((place) => getOwnProperty(place?.answers ?? {}, answer)).find((one) => one !== undefined)
    return said ?? (answer === 'Yes' || answer === 'No' ? t(answer) : tSentence(answer))
  }
  return {
    name: (english) => getOwnProperty(names, english) ?? tSentence(english),
    question: (english) => getOwnProperty(questions, english)?.text ?? tSentence(english),
    answer: answerOf,
    sentence: (english, asked) => tSentence(asked?.answer ? english.replace(asked.answer, () => answerOf(asked)) : english),
  }
}
