import { soundsLost } from '../../questionnaires/meanings/plain-denial.ts'
import { needsExplicitChoice, readMeaning } from '../../questionnaires/meanings/read-meaning.ts'
import { plainWords } from '../../questionnaires/meanings/spoken-words.ts'
import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { labelsOf } from '../../questionnaires/question-map/options.ts'
import { foldText } from '../../shared/fold-text.ts'
import { type PendingQuestion, questionnaireOf, type Turn } from '../state/turn.ts'

/**
 * What a message says beside a plain answer to the question that waits: "never, I pay my bills" leaves "I pay my bills". Empty where it is nothing
 * but the answer; `null` where it does not begin with one. The classifier, which knows few answers, then reads what is left.
 */
export function besideAnswer({ state, knowledge, text, today }: Turn, { tag, question }: PendingQuestion): string | null {
  if (!knowledge.meanings || kindOf(question) === 'none' || needsExplicitChoice(question) || OPEN.test(tag)) return null
  if (soundsLost(plainWords(text))) return null
  const { key } = questionnaireOf(state, knowledge)
  const meanings = knowledge.meanings
  const isAnswer = (said: string) => {
    if (labelsOf(question).some((label) => foldText(label) === foldText(said))) return true
    const meant = readMeaning(meanings, { key, tag, question, today }, said)
    return 'value' in meant && meant.exact
  }
  if (isAnswer(text)) return ''
  const [, lead = '', rest = ''] = LEAD.exec(text) ?? []
  return lead !== '' && isAnswer(lead) ? rest : null
}

/** Where an answer may be about how a patient feels or whether they continue. */
const OPEN = /^(?:mental_health|go_on|main_reason)$/
/** An answer in front, up to a comma, the end of a sentence or words that give a reason. */
const LEAD =
  /^(.+?)(?:\s*(?:[,;:!?…–—]+|\.(?!\d)|\s-\s)\s*|\s+(?=(?:because|cause|cuz|since|when|but|parce|car|quand|mais|vu|depuis|surtout)(?:\s|['’])))(.+)$/isu
