import type { VisitWish } from '../state/state.ts'
import type { Turn } from '../state/turn.ts'
import { acceptsFreeText } from './questionnaire.ts'

const VISIT = '(?:visits?|appointments?|appt|booking|consultations?|rendez[- ]?vous|rdv|visites?)'
const OWN = String.raw`(?:(?:my|our|the|that|this|mon|ma|mes|le|la|ce|cette)\s+(?:[\p{L}-]+\s+){0,2}?)?`
const POLITE = String.raw`(?:(?:hi|hello|bonjour|salut|please|sorry|svp|s'il vous pla[iî]t)[,\s]+)*(?:(?:i|we)(?:'d| would)? (?:need|want|like|have|wish|got)(?: to)? |(?:i )?(?:can|could|may) (?:i|you|we) |i am (?:trying|calling) to |(?:je|j') ?(?:veux|voudrais|dois|aimerais|souhaite) |(?:puis-je|pouvez-vous|est-ce que je peux|peut-on) )?`
const VERBS: readonly (readonly [VisitWish, string])[] = [
  ['cancel', '(?:cancel|call off|drop|annuler?|annulez|cancell?er|cancell?ez|d[eé]commander)'],
  ['move', '(?:move|change|reschedule|re-?book|postpone|push|switch|shift|d[eé]placer|d[eé]placez|reporter|changer|modifier|remettre)'],
]
const SEE =
  /\b(?:when(?:'s| is| was)|what (?:time|day|date) is|what's the (?:time|date) of|do i have|i (?:already )?have|i've got|is|confirm|check|quand est|c'est quand|[aà] quelle heure est|quelle? (?:est la date|date|heure)|j'ai|ai-je|est-ce que j'ai|confirmer|v[eé]rifier)\s+(?:(?:my|our|the|an?|mon|ma|un|une|d[eé]j[aà]|already|next|prochain|booked|still)\s+){0,3}(?:visit|appointment|appt|booking|consultation|rendez[- ]?vous|rdv)(?!\p{L})/iu
/** The verb that is said of nothing but a visit. */
const ALONE =
  /^(?:(?:can|could|may) (?:i|we|you) |i (?:need|want|have|would like) to )?(?:please )?re-?schedule(?: it)?(?: please)?[.!? ]*$/i
/** Where the booked visit is shown, "it" is that visit. */
const SHOWN = VERBS.filter(([wish]) => wish === 'move').map(
  ([wish, verb]) =>
    [
      wish,
      new RegExp(
        `^${POLITE}${verb}\\s+(?:it|that|this|le|la|[cç]a)(?:[\\s,]+(?:to|for|[aà]|au|pour)\\s+[\\p{L}\\s]{1,40})?(?:[\\s,]+(?:please|svp))?[.?! ]*$`,
        'iu',
      ),
    ] as const,
)
const NEGATED = /\b(?:don'?t|do not|did ?n[o']t|never|not|ne\s+(?:veux|souhaite)|n'?\s?annul\w+ pas|pas)(?!\p{L})/iu
const LONGEST = 160

const LOOSE = VERBS.map(([wish, verb]) => [wish, new RegExp(`(?<!\\p{L})${verb}\\s+${OWN}${VISIT}(?!\\p{L})`, 'iu')] as const)
const WHOLE = VERBS.map(
  ([wish, verb]) =>
    [
      wish,
      new RegExp(`^${POLITE}${verb}\\s+${OWN}${VISIT}(?:[\\s,]+(?:please|svp|with you|today|tomorrow|demain))*[.!? ]*$`, 'iu'),
    ] as const,
)

/** "Can I move my visit?", "annuler mon rendez-vous". Where free words are an answer only a message of nothing else counts. */
export function readVisitWish(turn: Turn): VisitWish | null {
  const text = turn.text.replaceAll('’', "'")
  if (turn.context !== null || text.length > LONGEST || NEGATED.test(text)) return null
  const free = acceptsFreeText(turn)
  const verb = (free ? WHOLE : LOOSE).find(([, pattern]) => pattern.test(text))
  if (verb) return verb[0]
  if (ALONE.test(text)) return 'move'
  const shown = turn.state.stage === 'visit' ? SHOWN.find(([, pattern]) => pattern.test(text)) : undefined
  if (shown) return shown[0]
  return !free && turn.state.stage !== 'questionnaire' && SEE.test(text) ? 'see' : null
}
