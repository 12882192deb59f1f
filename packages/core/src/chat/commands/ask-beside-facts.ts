import { refusedByRule } from '@clinic/nlu/articles/refused-by-rule'
import { speaksOfEffects } from '@clinic/nlu/crisis/calm/speaks-of-effects'
import { detectIntent, topic } from '@clinic/nlu/intents/detect-intent'
import { firstWordsOf } from '../first-words/first-words.ts'
import { saidReasons } from '../first-words/offer-intake.ts'
import { countFacts, type FirstWords } from '../first-words/read-first-words.ts'
import { splitAsk } from '../first-words/split-ask.ts'
import { cameBack, offer, startIntake, together } from '../stages/greeting.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'
import { question } from './command.ts'
import { sideMessage } from './side-message.ts'

/**
 * A first message that tells why someone comes and asks something as well: both count. An article answers the question, or the assistant says that it is
 * not a person, and the intake is offered. If the question is how to begin, the intake is the answer. `null` for anything else, also where advice is asked for.
 */
export function askBesideFacts(turn: Turn): Outcome | null {
  const { state, context, text } = turn
  const parts = state.stage === 'greeting' && !state.asking && context === null ? splitAsk(text) : null
  if (!parts || refusedByRule(text) !== null || speaksOfEffects(text) || cameBack(text)) return null
  const telling = withText(turn, parts.tells)
  const reasons = saidReasons(telling)
  const first = together(state.first_words, firstWordsOf(telling))
  if (reasons === null && !hasAnswer(first)) return null
  const asking = withText(turn, parts.asks)
  const begins = waysToBegin(asking)
  if (begins === 'start' || (begins === 'help' && first && countFacts(first) > 1)) return startIntake(turn, first)
  if (begins === 'help') return offer(turn, reasons ?? [], first)
  const answered = answerTo(asking)
  if (answered === null) return null
  const offered = offer(turn, reasons ?? [], first)
  return { ...offered, ...answered, lead: [answered.lead, offered.lead].join('\n\n') }
}

function withText(turn: Turn, text: string): Turn {
  return { ...turn, text, intent: detectIntent(text).intent }
}

function hasAnswer(first: FirstWords | null): boolean {
  return first !== null && countFacts({ ...first, name: null }) > 0
}

/** What is said to the question alone. */
function answerTo(asking: Turn): Pick<Outcome, 'lead' | 'data' | 'predicted'> | null {
  const who = sideMessage(asking)?.lead
  if (who !== undefined && who === textsOf(asking.state).whoIAm(asking.knowledge.brand)) return { lead: who }
  const { lead = '', data, predicted } = question(asking)
  return data?.source === undefined ? null : { lead, data, ...(predicted && { predicted }) }
}

/** "Comment on fait pour avoir un rendez-vous" starts; "how does this work", "can you help" ask for help, which is the intake as well. */
function waysToBegin({ text, intent, knowledge }: Turn): 'start' | 'help' | null {
  const heard = knowledge.understand?.(text)
  if (heard?.sure) return heard.intent === 'new-patient' ? 'start' : heard.intent === 'help' ? 'help' : null
  return topic(text).intent === 'new-patient' ? 'start' : intent === 'help' ? 'help' : null
}
