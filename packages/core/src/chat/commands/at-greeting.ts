import type { Intent } from '@clinic/contract/intents'
import { lostPregnancy } from '@clinic/nlu/crisis/calm/speaks-of-loss'
import { vomitsAndShowers } from '@clinic/nlu/crisis/calm/vomits-and-showers'
import { asksPlainly } from '../first-words/asks-plainly.ts'
import { asksSomething } from '../first-words/asks-something.ts'
import { firstWordsOf } from '../first-words/first-words.ts'
import { askedReasons } from '../first-words/offer-intake.ts'
import { registersMinor, tellsMinor } from '../first-words/tells-minor.ts'
import { cameBack, offer, together } from '../stages/greeting.ts'
import { clearTopic } from '../state/clear-topic.ts'
import { isMiss } from '../state/prediction-of.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { question } from './command.ts'
import { callPerson } from './person.ts'

/** A request for a person, or a question, before anything has begun. */
export function asksAtGreeting({ state, text }: Turn, intent: Intent): boolean {
  if (state.stage !== 'greeting') return false
  // "Do youse charge for the first visit" asks, also where its words name a way in.
  return (
    ['person', 'question'].includes(intent) ||
    (intent === 'unknown' && (asksSomething(text) || vomitsAndShowers(text))) ||
    (WAYS.includes(intent) && asksPlainly(text))
  )
}

/** What the clinic says to who is under 18, where it has an article on that. */
export function forMinor(turn: Turn): Outcome | null {
  const isYoung = turn.state.stage === 'greeting' && (tellsMinor(turn.text) || registersMinor(turn.text))
  const said = isYoung ? question({ ...turn, text: UNDER_AGE[turn.state.language] }) : null
  return said?.data?.source === undefined ? null : said
}

/** Titles of the articles that say whom the clinic can care for. */
const UNDER_AGE = { en: 'Children and people under 18', fr: 'Enfants et personnes de moins de 18 ans' } as const

const WAYS: readonly Intent[] = ['new-patient', 'renewal']

/**
 * "How do I renew?" is both a question and a choice: an article answers it, else the choice is taken. "Do you treat migraines" that no article
 * answers is a reason to come. What the message says of the person is held for the intake.
 */
export function atGreeting(turn: Turn, intent: Intent): Outcome | null {
  if (intent === 'person') return callPerson(turn)
  const answered = question(turn)
  const first = together(turn.state.first_words, firstWordsOf(turn))
  const kept = { ...answered, state: { ...answered.state, first_words: first && { ...first, confirmed: false } } }
  const returns = cameBack(turn.text)
  if (returns && (lostPregnancy(turn.text) || answered.data?.alternatives !== undefined)) return null
  if (!isMiss(answered)) return kept
  if (returns || ['new-patient', 'renewal'].includes(clearTopic(turn)?.intent ?? '')) return null
  const reasons = turn.state.asking ? [] : askedReasons(turn)
  return reasons.length > 0 ? offer(turn, reasons, first) : kept
}
