import { asksTheClinic } from '@clinic/nlu/crisis/calm/asks-the-clinic'
import { tellsOfAnAnimal } from '@clinic/nlu/crisis/calm/tells-of-an-animal'
import { bare } from '@clinic/nlu/text/normalize'
import { needsExplicitChoice } from '../../questionnaires/meanings/read-meaning.ts'
import { asksSomething } from '../first-words/asks-something.ts'
import { pendingQuestion } from '../stages/questionnaire.ts'
import { isMachine } from '../state/opening-message.ts'
import { isMiss } from '../state/prediction-of.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { OPEN, question } from './command.ts'
import { isAskedForQuestions } from './is-part-of-answer.ts'

/** From this chance a statement asks for medical advice: "I would like a higher dose". */
const PLAIN = 0.8

/** "I want a refund", « je suis un vétéran »: no question by its form, but an article answers it. Null where none does. */
export function answerStatement(turn: Turn): Outcome | null {
  if (turn.context !== null || turn.text === '' || !OPEN.includes(turn.state.stage)) return null
  const found = turn.knowledge.answer?.(turn.text, turn.state.language) ?? { kind: 'none' }
  const isRefused = found.kind === 'refused' && (found.confidence ?? 0) >= PLAIN
  if (found.kind !== 'article' && !isRefused && (found.kind !== 'choices' || found.likely === false)) return null
  return answered(turn)
}

/**
 * The same in the middle of a questionnaire, for words that answer nothing there and plainly ask or want something of the clinic: "the page keeps
 * freezing", « j’ai perdu mon document ». Any other words may be an answer.
 */
export function answerBesideQuestion(turn: Turn): Outcome | null {
  const { state, context, text, knowledge } = turn
  if (context !== null || state.stage !== 'questionnaire' || isMachine(text) || text.length > LONGEST) return null
  if (bare(text).split(' ').length < LEAST_WORDS || isAskedForQuestions(turn)) return null
  if (!asksSomething(text) && !asksTheClinic(text) && !tellsOfAnAnimal(text)) return null
  const asked = pendingQuestion(state, knowledge)
  // "My kids are my whole reason" is about what was asked.
  if (asked && needsExplicitChoice(asked.question) && !text.includes('?')) return null
  const found = knowledge.answer?.(text, state.language)
  return found && found.kind !== 'none' && !(found.kind === 'choices' && found.likely === false) ? answered(turn) : null
}

function answered(turn: Turn): Outcome | null {
  const outcome = question(turn)
  return isMiss(outcome) ? null : outcome
}

const LONGEST = 160
const LEAST_WORDS = 3
