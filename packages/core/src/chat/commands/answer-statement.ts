import type { Intent } from '@clinic/contract/intents'
import { asksTheClinic } from '@clinic/nlu/crisis/calm/asks-the-clinic'
import { tellsOfAnAnimal } from '@clinic/nlu/crisis/calm/tells-of-an-animal'
import { bare } from '@clinic/nlu/text/normalize'
import { needsExplicitChoice } from '../../questionnaires/meanings/read-meaning.ts'
import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { asksPlainly } from '../first-words/asks-plainly.ts'
import { asksSomething } from '../first-words/asks-something.ts'
import { acceptsFreeText, pendingQuestion } from '../stages/questionnaire.ts'
import { isMachine } from '../state/opening-message.ts'
import { isMiss } from '../state/prediction-of.ts'
import type { Found, Outcome, Turn } from '../state/turn.ts'
import { command, OPEN, question } from './command.ts'
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
 * Words that ask beside any question of a questionnaire: answered, or a person is offered; never an answer to what waits. Where the patient is asked
 * for their questions, they are one.
 */
export function answerPlainQuestion(turn: Turn): Outcome | null {
  const { state, context, text, intent } = turn
  if (context !== null || state.stage !== 'questionnaire' || isMachine(text) || text.length > LONGEST) return null
  if (!ASKS_OR_UNHEARD.includes(intent) || isAskedForQuestions(turn) || !asksPlainly(text)) return null
  if (isAmount(turn)) return null
  return WHY.test(bare(text)) ? command({ ...turn, intent: 'why' }) : question(turn)
}

const WHY = /\b(?:not (?:get|see|understand) why (?:you|this|that)|(?:comprends|vois) pas pourquoi (?:vous|tu|on))\b/

/** "Two drops or three" answers how much is taken. */
function isAmount({ state, knowledge, text }: Turn): boolean {
  const asked = pendingQuestion(state, knowledge)
  return (
    asked !== null &&
    kindOf(asked.question) === 'none' &&
    /^\W*(?:\w+ )?(?:\d|half|one|two|three|une?|deux|trois)/i.test(text) &&
    OF_AMOUNTS.test(asked.question.text)
  )
}

const OF_AMOUNTS = /\b(?:how much|amount|medicines?|what changed)\b/i
const ASKS_OR_UNHEARD: readonly Intent[] = ['unknown', 'question', 'new-patient', 'renewal', 'ask-questions']

/**
 * The same in the middle of a questionnaire, for words that answer nothing there and plainly ask or want something of the clinic: "the page keeps
 * freezing", « j’ai perdu mon document ». Any other words may be an answer.
 */
export function answerBesideQuestion(turn: Turn): Outcome | null {
  const { state, context, text, knowledge } = turn
  if (context !== null || state.stage !== 'questionnaire' || isMachine(text) || text.length > LONGEST) return null
  if (bare(text).split(' ').length < LEAST_WORDS || isAskedForQuestions(turn)) return null
  const asked = pendingQuestion(state, knowledge)
  // "My kids are my whole reason" is about what was asked.
  if (asked && needsExplicitChoice(asked.question) && !text.includes('?')) return null
  const found = knowledge.answer?.(text, state.language)
  if (!asksSomething(text) && !asksTheClinic(text) && !tellsOfAnAnimal(text)) return isSurely(turn, found) ? answered(turn) : null
  return found && found.kind !== 'none' && !(found.kind === 'choices' && found.likely === false) ? answered(turn) : null
}

/** Where no words answer what waits, words that are plainly about one article or are plain advice to give need not ask: "I closed it by accident". */
function isSurely(turn: Turn, found: Found | undefined): boolean {
  if (acceptsFreeText(turn) || bare(turn.text).split(' ').length <= LEAST_WORDS) return false
  return (found?.kind === 'article' || found?.kind === 'refused') && (found.confidence ?? 0) >= SURELY
}

const SURELY = 0.95

function answered(turn: Turn): Outcome | null {
  const outcome = question(turn)
  return isMiss(outcome) ? null : outcome
}

const LONGEST = 160
const LEAST_WORDS = 3
