import { INTENT_MEANINGS, type Intent } from '@clinic/contract/intents'
import { kindOf } from '../../questionnaires/question-map/kind.ts'
import { getOwnProperty } from '../../shared/get-own-property.ts'
import { asksSomething } from '../first-words/asks-something.ts'
import { isNoLongerDoubted } from '../stages/crisis.ts'
import { acceptsFreeText, pendingQuestion } from '../stages/questionnaire.ts'
import { STAGE_RULES } from '../stages/stages.ts'
import { intentCheck } from '../state/intent-check.ts'
import type { Prediction } from '../state/prediction.ts'
import type { Stage } from '../state/state.ts'
import { trusted, type Unsure } from '../state/suggestion.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { type Label, labelsOf, labelText } from '../texts/texts-of.ts'
import { command, OPEN } from './command.ts'
import { CORRECTABLE } from './correct.ts'

const COMMANDS: readonly Intent[] = ['person', 'help', 'back', 'repeat', 'skip', 'stop', 'goodbye', 'thanks', 'why', 'question']
/** Where going on asks for nothing that somebody has to have said in so many words. */
const GOES_ON: readonly Stage[] = ['found', 'welcome', 'consent-offer', 'begin', 'finish']
const ENDS: readonly Intent[] = ['stop', 'goodbye']
const SURE_TO_END = 0.85
const CHOICES: Partial<Record<Intent, Label>> = { 'new-patient': 'newPatient', renewal: 'renewal', 'ask-questions': 'askQuestions' }
/** What is typed here is who somebody is, their consent or a code: it is nobody else's to read. */
const PRIVATE: readonly Stage[] = ['who', 'born', 'code', 'consent', 'declined', 'personal-information', 'confirm']
const LONGEST = 500

/**
 * What a message that nothing else understood most likely asks for, done; `null` where the classifier is not sure, or where free words are
 * an answer. The audit log names the guess, never the words.
 */
export function understood(turn: Turn): Outcome | null {
  const heard = acceptsFreeText(turn) ? null : turn.knowledge.understand?.(turn.text)
  if (!heard?.sure || heard.source !== 'model' || isAnswered(turn, heard.confidence)) return null
  // "Do I have to stop before my operation?" asks something: nothing ends on a guess.
  if (ENDS.includes(heard.intent) && (heard.confidence < SURE_TO_END || asksSomething(turn.text))) return null
  return guessed(turn, heard.intent, { intent: heard.intent, confidence: heard.confidence, by: 'classifier' })
}

/** "I want to file a complaint": an article is about it more surely than it is a wish for anything to do. */
function isAnswered({ state, text, knowledge }: Turn, confidence: number): boolean {
  if (!OPEN.includes(state.stage)) return false
  const found = knowledge.answer?.(text, state.language)
  return found?.kind === 'article' && (found.confidence ?? 0) > confidence
}

/** The same with the intent that a language model chose (D-7), where it was one of those on offer. */
export function suggested(turn: Turn): Outcome | null {
  const suggestion = trusted(turn.knowledge.suggested, 'intent')
  if (suggestion === null || !mayAsk(turn)) return null
  const intent = intentsAt(turn).find((one) => one === suggestion.choice)
  return intent ? guessed(turn, intent, { intent, confidence: suggestion.confidence ?? null, by: 'language-model' }) : null
}

/** What a message that nothing understood may ask for here, as a list to choose from. */
export function unsureOf(turn: Turn): Unsure {
  return {
    about: 'intent',
    options: Object.fromEntries(intentsAt(turn).map((intent) => [intent, getOwnProperty(INTENT_MEANINGS, intent) ?? ''])),
  }
}

/**
 * True where words of the patient's own may be put, without what is personal in them, to a language model: not single words, which rules know;
 * not where they say who they are; not where free words are the answer.
 */
export function mayAsk({ state, text, context, knowledge }: Turn): boolean {
  // Nothing leaves before the examples of crisis are learned (D-6).
  if (context !== null || knowledge.suspect === undefined || state.contact_wanted) return false
  if (state.crisis || state.concern || isNoLongerDoubted({ state, text }) || PRIVATE.includes(state.stage) || labelText(text) !== null)
    return false
  const asked = state.stage === 'questionnaire' ? pendingQuestion(state, knowledge) : null
  return (asked === null || kindOf(asked.question) !== 'none') && text.length <= LONGEST && /\p{L}.*[^\p{L}].*\p{L}/u.test(text)
}

function intentsAt({ state }: Turn): Intent[] {
  const here = GOES_ON.includes(state.stage) ? (['continue'] as const) : []
  return [...(state.stage === 'greeting' ? (Object.keys(CHOICES) as Intent[]) : here), ...COMMANDS]
}

function guessed(turn: Turn, intent: Intent, prediction: Prediction): Outcome | null {
  const outcome = does(turn, intent)
  if (!outcome) return null
  const predicted = { ...prediction, article: outcome.predicted?.article }
  return { ...outcome, predicted, effects: [intentCheck(prediction, turn.state.stage), ...(outcome.effects ?? [])] }
}

function does(turn: Turn, intent: Intent): Outcome | null {
  const { stage } = turn.state
  const take = (meant: Partial<Turn>) => STAGE_RULES[stage].take({ ...turn, ...meant })
  const choice = CHOICES[intent]
  if (choice) return stage === 'greeting' ? take({ text: labelsOf(turn.state)[choice] }) : null
  // Where nothing was answered yet, "my back" and "my money back" are no wish to go back.
  if (intent === 'back' && !CORRECTABLE.includes(stage)) return null
  if (intent === 'continue') return GOES_ON.includes(stage) ? take({ intent }) : null
  return COMMANDS.includes(intent) ? command({ ...turn, intent }) : null
}
