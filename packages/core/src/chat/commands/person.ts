import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { isPhone, numbersIn } from '../../shared/read-phone.ts'
import { spellDigits } from '../../shared/spell-digits.ts'
import { openingText } from '../attention/opening-text.ts'
import { helpAbout } from '../state/help-about.ts'
import { personCard } from '../state/person-card.ts'
import { type Outcome, say, type Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'

/** A person was asked for (REQ-143). Whoever has no record yet is asked how to be reached. */
export function callPerson(turn: Turn): Outcome {
  const { created, stage } = turn.state
  const contact = created ? null : contactIn(turn.text)
  const reachable = created || contact !== null
  const texts = textsOf(turn.state)
  const when = openingText(turn.state, turn.knowledge.opening)
  const about = helpAbout(stage)
  const note = `${turn.state.language === 'fr' ? 'Speaks French. ' : ''}${about || 'Asked for a person'}`
  return {
    state: { ...turn.state, contact_wanted: !reachable, misses: 0 },
    show: personCard(
      contact !== null ? `${texts.contactKept} ${when}` : reachable ? texts.person(when) : `${texts.personNoContact} ${when}`,
    ),
    effects: [{ kind: 'need-help', reason: HELP_REASONS.chatbot, about, urgent: false, note, contact }],
  }
}

/** A phone number or e-mail address left after asking for a person; `null` where the message holds none. */
export function saveContact(turn: Turn): Outcome | null {
  const contact = turn.state.contact_wanted ? contactIn(turn.text) : null
  if (contact === null) return null
  return {
    state: { ...turn.state, contact_wanted: false, misses: 0 },
    show: personCard(`${textsOf(turn.state).contactKept} ${openingText(turn.state, turn.knowledge.opening)}`),
    effects: [{ kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: false, note: 'Left a way to be reached', contact }],
  }
}

/** Asked about the wait by someone who has asked for a person. */
export function stillWaiting(turn: Turn): Outcome {
  return say(turn, textsOf(turn.state).opening.stillAsked(openingText(turn.state, turn.knowledge.opening)))
}

function contactIn(text: string): string | null {
  const email = /[^\s@,;<>()]{1,64}@[^\s@,;<>()]{1,190}\.\p{L}{2,24}/u.exec(text)?.[0]
  if (email) return email
  return numbersIn(spellDigits(text)).find(({ digits }) => isPhone(digits))?.digits ?? null
}
