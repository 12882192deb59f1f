import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { openingText } from '../attention/opening-text.ts'
import { HELP_ABOUT } from '../state/help-about.ts'
import { misunderstood, notUnderstood } from '../state/intent-check.ts'
import { personCard } from '../state/person-card.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'

/** After this many unhelpful tries on one message a person is asked to help. */
const TRIES = 3
/** From so many words a message may have meant something else than an answer: "my visit is on Wednesday and I am away". */
const SENTENCE = 4

/**
 * A message that could not be used. The first two tries say so (with `why`, where it is known); the third raises a person and keeps the
 * question, so that nothing typed is ever a dead end. `at` names the question or the stage for the audit log, never the words.
 */
export function fallback(turn: Turn, at: string, why?: string): Outcome {
  const tries = turn.state.misses + 1
  const texts = textsOf(turn.state)
  const audit = misunderstood(turn, `${at}, try ${tries}`)
  const predicted = notUnderstood(turn)
  if (tries < TRIES) {
    // The same words twice help nobody.
    const needsWayOut = tries > 1 || turn.text.split(/\s+/).length >= SENTENCE
    const reason = why !== undefined && needsWayOut ? `${why} ${texts.wayOut}` : why
    const sorry = texts.missed[tries - 1] ?? texts.missed[0]
    return { state: { ...turn.state, misses: tries }, lead: reason ?? sorry, effects: [audit], predicted }
  }
  const note = `Could not get past ${at}`
  return {
    state: { ...turn.state, misses: 0, contact_wanted: !turn.state.created },
    show: personCard(
      [texts.misses, openingText(turn.state, turn.knowledge.opening), ...(turn.state.created ? [] : [texts.leaveContact])].join(' '),
    ),
    predicted,
    effects: [audit, { kind: 'need-help', reason: HELP_REASONS.chatbot, about: HELP_ABOUT.stuck, urgent: false, note, contact: null }],
  }
}
