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

const NOTES = { added: 'Left a way to be reached', written: 'Wrote in the chat how to be reached' } as const

/**
 * A phone number or email address left after asking for a person; `null` where the message holds none. A patient with a record may write it
 * unasked: staff read it there, and the record stays as it is.
 */
export function saveContact(turn: Turn): Outcome | null {
  const { contact_wanted, created } = turn.state
  const isOffered = created && turn.waiting === true && CONTACT_ALONE.test(turn.text)
  const contact = contact_wanted || isOffered ? contactIn(turn.text) : null
  if (contact === null) return null
  const left = created ? { note: NOTES.written, contact: null } : { note: NOTES.added, contact }
  return {
    state: { ...turn.state, contact_wanted: false, misses: 0 },
    show: personCard(`${textsOf(turn.state).contactKept} ${openingText(turn.state, turn.knowledge.opening)}`),
    effects: [{ kind: 'need-help', reason: HELP_REASONS.chatbot, urgent: false, ...left }],
  }
}

/** "Call me at 514-555-0199", « mon cell c’est le 514 555 0199 », an email address; an answer with a number in it is none. */
const CONTACT_ALONE =
  /^\W*(?:(?:you can|please|better|just|call|text|phone|ring|reach|e-?mail|write|me|to|my|new|other|cell|mobile|home|work|phone|number|is|it['’]?s|at|on|address|vous|pouvez|svp|plut[oô]t|(?:r?appelez|[eé]crivez|joindre|textez)(?:[- ]moi)?|moi|me|mon|ma|le|la|au|[aà]|nouveau|autre|num[eé]ro|t[eé]l[eé]phone|adresse|courriel|maison|travail|est|c['’]est)\b\W*)*(?:\+?[\d\s().-]{7,20}|[^\s@]+@[^\s@]+)\W*(?:please|thanks|thank you|merci|svp)?\W*$/iu

/** Asked about the wait by someone who has asked for a person. */
export function stillWaiting(turn: Turn): Outcome {
  return say(turn, textsOf(turn.state).opening.stillAsked(openingText(turn.state, turn.knowledge.opening)))
}

function contactIn(text: string): string | null {
  const email = /[^\s@,;<>()]{1,64}@[^\s@,;<>()]{1,190}\.\p{L}{2,24}/u.exec(text)?.[0]
  if (email) return email
  return numbersIn(spellDigits(text)).find(({ digits }) => isPhone(digits))?.digits ?? null
}
