import { detectIntent } from '@clinic/nlu/intents/detect-intent'
import { bare } from '@clinic/nlu/text/normalize'
import { acceptsFreeText, pendingQuestion, questionnaire } from '../stages/questionnaire.ts'
import { isMiss } from '../state/prediction-of.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { command } from './command.ts'

/** Where one thing ends and another begins: at the end of a sentence, or at a comma before words that ask. */
const BREAK =
  /(?<=[.!?;\n])\s+|,\s*(?=(?:(?:and|but|also|by the way|et|mais|pis|en passant) )*(?:is|are|can|could|do|does|will|would|what|how|when|why|where|who|should|est[- ]ce|combien|c['’]est quoi|quand|comment|pourquoi|puis-je|qui|quel(?:le)?s?)\b)/iu
const LEADING = /^(?:(?:and|but|also|by the way|et|mais|pis|en passant)[, ]+)+/iu
/** Words around a question that answer nothing. */
const REMARK =
  /^(?:(?:hi|hello|hey|ok|okay|well|so|um|uh|sorry|excuse me|please|thanks|thank you|quick question|one question|a question|question|i have (?:a|one) (?:quick )?question|just wondering|i wonder|wait|hmm|i am not sure|i do not (?:know|understand)|before i answer|first|bonjour|allo|merci|svp|excusez moi|pardon|une question|jai une question|petite question|je (?:ne )?(?:sais|comprends) pas|attendez|euh)(?: |$))+$/

/** An answer and a question in one message: the one is stored, the other is answered. `null` where it is not both. */
export function answerAndQuestion(turn: Turn): Outcome | null {
  const { state, knowledge, context, text } = turn
  if (context !== null || !knowledge.meanings || state.stage !== 'questionnaire') return null
  const asked = pendingQuestion(state, knowledge)
  if (!asked || ASKS_FOR_QUESTIONS.test(asked.question.text)) return null
  const parts = partsOf(text)
  const questions = parts.filter(asks)
  const said = parts.filter((part) => !asks(part) && !REMARK.test(bare(part))).join(' ')
  if (questions.length === 0 || !/\p{L}|\d/u.test(said)) return null
  const answering: Turn = { ...turn, text: said, intent: detectIntent(said).intent }
  if (acceptsFreeText(turn) && answering.intent !== 'unknown') return null
  const answered = questionnaire.take(answering)
  if (!answered || isMiss(answered) || !answered.effects?.some(({ kind }) => kind === 'keep-answers')) return null
  const asking = questions.join(' ').replace(LEADING, '')
  const { intent } = detectIntent(asking)
  const told = command({ ...turn, text: asking, intent: intent === 'unknown' ? 'question' : intent })
  if (!told) return null
  // What an answer raises comes before anything that was asked.
  if (answered.show) return answered
  return {
    ...answered,
    lead: [told.lead, answered.lead].filter(Boolean).join('\n\n'),
    ...(told.data && { data: told.data }),
    effects: [...(answered.effects ?? []), ...(told.effects ?? [])],
  }
}

/** A message that ends with a question mark may ask after its last comma too: "oui, voulez-vous la liste?". */
function partsOf(text: string): string[] {
  const parts = text.split(BREAK).filter((part) => part.trim() !== '')
  if ((parts.length > 1 && parts.some(asks)) || !/\?\s*$/.test(text)) return parts
  const comma = text.lastIndexOf(',')
  return comma < 0 ? parts : [text.slice(0, comma), text.slice(comma + 1).trim()]
}

/** The patient's own questions are the answer here. */
const ASKS_FOR_QUESTIONS = /\b(?:questions|to ask|like the nurse practitioner to know)\b/i

/** "…, when I must present to the class" tells, unless a question mark follows. */
const TELLS = /^(?:when|where|who|what|how|quand|où|qui) (?:i|my|we|they|the|it|je|j['’]|mon|ma|mes|on|le|la|les|il|elle)\b/iu

function asks(part: string): boolean {
  if (TELLS.test(part) && !part.includes('?')) return false
  const { intent, sure } = detectIntent(part.replace(LEADING, ''))
  return (sure && (intent === 'question' || intent === 'why')) || (part.trimEnd().endsWith('?') && /\p{L}+\P{L}+\p{L}+/u.test(part))
}
