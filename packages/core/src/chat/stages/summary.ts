import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { optionsOf } from '../../questionnaires/question-map/options.ts'
import { walk } from '../../questionnaires/question-map/walk.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { renderedAnswer, shown } from '../state/rendered.ts'
import type { ChatState } from '../state/state.ts'
import { isMain, type Knowledge, type Outcome, type PendingQuestion, questionnaireOf, say, type Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'

/** One answer as the person reads it; `answer` is empty where the question was skipped. */
type SummaryLine = { tag: string; question: string; answer: string }

/** What was answered of the visit's own questions, in the order of the questions; empty for the forms that follow them. */
export function summaryOf(state: ChatState, knowledge: Knowledge): SummaryLine[] {
  if (!isMain(state)) return []
  return answeredOf(state, knowledge).map((asked) => {
    const given = getOwnProperty(state.answers, asked.tag)
    return {
      tag: asked.tag,
      question: shown(state, knowledge, asked).text,
      answer: given ? renderedAnswer({ state, knowledge }, asked, given.value) : '',
    }
  })
}

/** Opens one answer of the questionnaire in hand again; once it is given, or kept, what waited follows. */
export function reopenAnswer(turn: Turn, tag: string): Outcome {
  const asked = answeredOf(turn.state, turn.knowledge).find((one) => one.tag === tag)
  if (!asked) return say(turn, textsOf(turn.state).outOfPlace)
  return { state: { ...turn.state, stage: 'questionnaire', reopened: tag, misses: 0 } }
}

/** What was answered of the questionnaire in hand. */
export function answeredOf(state: ChatState, knowledge: Knowledge): PendingQuestion[] {
  const { questions } = questionnaireOf(state, knowledge)
  return walk(questions, state.answers).path.flatMap((tag) => {
    const question = getOwnProperty(questions, tag)
    return question && getOwnProperty(state.answers, tag) && isAnswered(question) ? [{ tag, question }] : []
  })
}

/** A heading with a single button asks nothing. */
function isAnswered(question: PendingQuestion['question']): boolean {
  return kindOf(question) !== 'options' || optionsOf(question).length > 1
}
