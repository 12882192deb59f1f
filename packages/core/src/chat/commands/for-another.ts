import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { bare } from '@clinic/nlu/text/normalize'
import { acceptsFreeText } from '../stages/questionnaire.ts'
import { HELP_ABOUT } from '../state/help-about.ts'
import type { Outcome, Turn } from '../state/turn.ts'
import { textsOf } from '../texts/texts-of.ts'

const WHO =
  '(?:(?:my|our|a|an|the|his|her|their) )?(?:\\w+ )?(?:mother|mom|mum|father|dad|parents?|son|daughter|child|kid|teenager|wife|husband|partner|spouse|brother|sister|grand\\w+|aunt|uncle|friend|neighbou?r|client|patient|somebody else|someone else|another person|loved one)'
const WHO_FRENCH =
  '(?:(?:ma|mon|notre|une?|sa|son) )?(?:\\w+ )?(?:mere|maman|pere|papa|parents?|fils|fille|enfant|ado|adolescente?|femme|mari|conjointe?|partenaire|frere|soeur|grand \\w+|tante|oncle|amie?|voisine?|cliente?|patiente?|proche|quelquun dautre|une autre personne)'

/** Whole messages of somebody who is not the patient: what they do is for another, or what they are to one. */
const PATTERNS = [
  `^(?:.{0,30} )?(?:i am|am i|can i|could i|may i|i have to|i need to|i want to|i will|i would like to|we are)? ?(?:allowed to )?(?:fill|filling|fill this|answer|answering|do|doing|sign|signing|complete|completing|write|writing|type|typing|register|registering|here|apply|applying|help|helping)(?: \\w+){0,4}? (?:for|in for|out for|on behalf of|instead of) ${WHO}(?: .{0,60})?$`,
  `^(?:(?:hi|hello|ok) )?(?:this|it|the (?:appointment|document|intake|form)|all this) is (?:not for me(?: but)? ?(?:it is )?)?(?:for|about) ${WHO}(?: .{0,40})?$`,
  '^(?:(?:hi|hello) )?i am (?:not the patient|(?:a|the|her|his|their|my \\w+) (?:care ?giver|carer|guardian|legal guardian|power of attorney|substitute decision maker|support worker))(?: .{0,60})?$',
  `^(?:.{0,30} )?(?:je (?:remplis|reponds|ecris|signe|fais|complete|inscris)|(?:est ce que )?je peux (?:le |la |les |tout )?(?:remplir|repondre|ecrire|signer|faire|completer)|puis je (?:remplir|repondre|signer|faire)|jaide|jecris)(?: \\w+){0,4}? (?:pour|au nom de|a la place de) ${WHO_FRENCH}(?: .{0,60})?$`,
  `^(?:bonjour )?(?:cest|ce nest pas pour moi cest|le rendez vous est|tout ca est) pour ${WHO_FRENCH}(?: .{0,40})?$`,
  '^(?:bonjour )?je (?:ne suis pas (?:le|la) patiente?|suis (?:son|sa|le|la|un|une) (?:proche aidante?|aidante?|tuteur|tutrice|mandataire|representante?))(?: .{0,60})?$',
  `^(?:.{0,80} )?${WHO} .{0,80}?(?:can i|could i|may i|how (?:do|can) (?:i|we)|i (?:want|would like|need) to)\\b.{0,30}? (?:for (?:him|her|them)|(?:him|her|them) (?:up|in)|(?:his|her|their) (?:file|forms?|account|records?|paperwork|appointments?|intake))(?: .{0,40})?$`,
  '^(?:.{0,40} )?i have (?:the )?(?:power of attorney|poa)(?: .{0,80})?$',
  `^(?:.{0,80} )?${WHO_FRENCH} .{0,80}?(?:je peux|puis je|jpeux|on peut|comment (?:on|je|faire))\\b.{0,40}? (?:(?:pour|a la place d) ?(?:lui|elle|eux)|l ?inscri\\w+|(?:son|sa|ses|leur) (?:dossier|formulaires?|papiers?|compte|rendez vous))(?: .{0,40})?$`,
].map((pattern) => new RegExp(pattern))

/** Of a grown person: what is said of a child has an article. */
const OF_ADULTS = [
  `^(?:.{0,60} )?(?:sign|signing|register|registering|enrol|enroll|enrolling) (?:up )?${WHO}(?: up)?(?: .{0,80})?$`,
  `^(?:.{0,30} )?(?:can|could|may) ${WHO} (?:do|fill|sign|complete|answer|register|type|write) (?:.{0,30} )?for me(?: .{0,80})?$`,
  `^(?:.{0,80} )?${WHO} .{0,80}?if i (?:do|fill|sign|type|answer) (?:it|this|that)(?: (?:for|with) (?:him|her|them))?(?: .{0,40})?$`,
  `^(?:.{0,60} )?(?:inscrire|enregistrer|ouvrir un dossier (?:pour|a)|faire un dossier (?:pour|a)) ${WHO_FRENCH}(?: .{0,80})?$`,
  `^(?:.{0,30} )?${WHO_FRENCH} (?:peut|peux|pourrait)(?: t)?(?: (?:il|elle|tu))? (?:le |la |me )?(?:faire|remplir|signer|repondre|inscrire) (?:.{0,30} )?(?:pour moi|a ma place)(?: .{0,80})?$`,
  `^(?:.{0,80} )?${WHO_FRENCH} .{0,80}?si je (?:le |la )?(?:fais|remplis|signe) (?:a sa place|pour (?:lui|elle|eux)|avec (?:lui|elle|eux))(?: .{0,40})?$`,
].map((pattern) => new RegExp(pattern))
const YOUNG =
  /\b(?:child|kid|teen\w*|baby|toddler|minor|enfant|ado|adolescente?|bebe|mineure?)\b|\b(?:1[0-7]|[1-9]) (?:ans|years? old|yrs? old|yo|y o|months? old|mois)\b/

/** One of these is in all of them; most messages have none, and cost nothing. */
const HINT =
  /\b(?:for|him|her|his|them|son|ses|lui|elle|inscri\w+|enregistrer|dossier|sign(?:ing)?|register\w*|enrol\w*|if i|moi|about|behalf|instead|patient|guardian|care ?giver|carer|attorney|decision|support|pour|nom|place|patiente?|aidante?|tut\w+|mandataire|repr[eé]sentante?)(?!\p{L})/iu

/**
 * Somebody fills this in for another person: the patient's own are the details, the answers and the consent, and the care team reads that somebody
 * helped. `null` where nothing of the kind is said, or where free words are an answer.
 */
export function forAnother(turn: Turn): Outcome | null {
  if (turn.context !== null || !HINT.test(turn.text) || acceptsFreeText(turn)) return null
  const said = bare(turn.text)
  const isAdult = turn.state.stage === 'greeting' && !YOUNG.test(said) && OF_ADULTS.some((pattern) => pattern.test(said))
  if (!isAdult && !PATTERNS.some((pattern) => pattern.test(said))) return null
  const { state } = turn
  const note = 'Somebody else fills this in with the patient'
  const isInLine = state.queue !== null && !state.helped
  return {
    state: { ...state, helped: true, misses: 0 },
    lead: textsOf(state).forAnother,
    effects: isInLine
      ? [{ kind: 'need-help', reason: HELP_REASONS.chatbot, about: HELP_ABOUT.helper, urgent: false, note, contact: null }]
      : [],
  }
}
