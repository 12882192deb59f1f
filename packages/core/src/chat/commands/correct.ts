import { correction } from '@clinic/nlu/intents/detect-intent'
import { walk } from '../../questionnaires/question-map/walk.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { answer } from '../stages/questionnaire.ts'
import { stoppedAt } from '../state/pending-stop.ts'
import { readRendered, renderedAnswer } from '../state/rendered.ts'
import type { Stage } from '../state/state.ts'
import { type Outcome, type PendingQuestion, questionnaireOf, say, type Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'

/** Where an answer to the questionnaire in hand can be corrected. */
export const CORRECTABLE: readonly Stage[] = ['questionnaire', 'stop-check', 'stop', 'finish']

/** "back": opens the question before the pending one; its answer stays until a new one is given. */
export function goBack(turn: Turn): Outcome {
  const { stage } = turn.state
  if (stage === 'waiting') return say(turn, textsOf(turn.state).tooLateToChange)
  const before = lastAnswered(turn)
  if (!before) return say(turn, textsOf(turn.state).nothingBefore)
  const given = getOwnProperty(turn.state.answers, before.tag)
  const said = given ? renderedAnswer(turn, before, given.value) : ''
  return { state: { ...turn.state, stage: 'questionnaire', reopened: before.tag, misses: 0 }, lead: textsOf(turn.state).reopened(said) }
}

/** "I meant no": changes the last answer at once where the words answer it, else opens it. `null` where the message is no correction. */
export function correctLast(turn: Turn): Outcome | null {
  const words = correction(turn.text)
  if (words === null || !CORRECTABLE.includes(turn.state.stage)) return null
  const before = lastAnswered(turn)
  if (!before) return say(turn, textsOf(turn.state).nothingBefore)
  const read = readRendered(turn, before, { text: words })
  if (!('value' in read)) return goBack(turn)
  const outcome = answer(turn, before, read.value)
  const lead = [textsOf(turn.state).corrected(renderedAnswer(turn, before, read.value)), outcome.lead].filter(Boolean).join(' ')
  return { ...outcome, lead }
}

function lastAnswered(turn: Turn): PendingQuestion | null {
  if (!CORRECTABLE.includes(turn.state.stage)) return null
  const { questions } = questionnaireOf(turn.state, turn.knowledge)
  const stopped = stoppedAt(turn.state, turn.knowledge)
  const stopping = getOwnProperty(questions, stopped)
  if (stopped !== null && stopping) return { tag: stopped, question: stopping }
  const { path } = walk(questions, turn.state.answers)
  const { reopened } = turn.state
  const place = reopened === null ? path.length : path.indexOf(reopened)
  const tag = place > 0 ? path[place - 1] : undefined
  const question = getOwnProperty(questions, tag)
  return tag !== undefined && question ? { tag, question } : null
}
