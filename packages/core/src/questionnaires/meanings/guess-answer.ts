import type { AnswerValue } from '../answers.ts'
import { kindOf } from '../question-map/kind.ts'
import { labelsOf } from '../question-map/options.ts'
import { guessSeveral } from './guess-several.ts'
import { type Meanings, meaningsOf } from './meaning.ts'
import { soundsLost } from './plain-denial.ts'
import { type MeaningContext, needsExplicitChoice } from './read-meaning.ts'
import { saysNeverCalm } from './spoken-option.ts'
import { plainWords } from './spoken-words.ts'
import type { Weigh } from './weigh.ts'

type Weighed = NonNullable<ReturnType<Weigh>>

/**
 * What a reply that no rule understood most likely answers, learned from other replies; `null` wherever that is not clear. Never for questions
 * about self-harm, for numbers and times, or for words that ask, doubt or refuse. An answer that hides what a question looks for has to be
 * clearer still.
 */
export function guessAnswer(
  { weigh, meanings }: { weigh: Weigh; meanings: Meanings },
  context: MeaningContext,
  text: string,
): AnswerValue | null {
  const { key, tag, question } = context
  const labels = kindOf(question) === 'yes_no_options' ? ['yes', 'no'] : labelsOf(question)
  const said = plainWords(text)
  if (labels.length === 0 || needsExplicitChoice(question) || said.split(' ').length > LONGEST || text.includes('?')) return null
  if (REFUSES.test(said) || soundsLost(said) || LEAVES_OPEN.test(said)) return null
  if (OF_A_TIME.test(question.text) && LONGER.test(said)) return null
  const asksYesNo = kindOf(question) === 'yes_no_options'
  if (OF_ANOTHER.test(said) || (asksYesNo && looksFor(question) && OPENLY_DOUBTS.test(said))) return null
  const counts = meaningsOf(meanings, context).ranges.length > 0 || SCALE_OF_DAYS.test(labels.join(' '))
  if (counts && (COUNTED.test(said) || SINCE.test(said))) return null
  const several = kindOf(question) === 'select_multiple_options'
  const weighOne = (part: string) => weigh({ place: `${key}/${tag}`, labels, several }, part)
  const weighed = weighOne(text)
  if (!weighed) return null
  const listed = several && !SLIGHT.test(said) ? guessSeveral({ weigh: weighOne, meanings }, context, text) : null
  if (listed !== null) return listed
  if ((weighed[0]?.known ?? 0) < LEAST_KNOWN) return null
  if (several) return severalOf(context, said, weighed)
  const [best, next] = weighed
  if (!best || !next) return null
  if (saysNeverCalm(said) && NEVER.test(best.label)) return null
  const isSafe = !looksFor(question) || Object.keys(question.flags ?? {}).includes(best.label)
  const least = isSafe && !(DOUBTS.test(said) && !UNSURE.test(best.label)) ? CLEAR : CLEARER
  if (best.margin + (best.margin - next.margin) / 2 < least) return null
  return kindOf(question) === 'yes_no_options' ? best.label === 'yes' : best.label
}

/** What is flagged, and the yes or no of a scale. */
function looksFor(question: MeaningContext['question']): boolean {
  return Object.keys(question.flags ?? {}).length > 0 || (kindOf(question) === 'yes_no_options' && question.scores !== undefined)
}

/** One option of several, where the reply is no list: a part of a list that was not heard would be lost. */
function severalOf({ question }: MeaningContext, said: string, weighed: Weighed): AnswerValue | null {
  const [best, next] = weighed
  if (!best || !next) return null
  const isExclusive = (question.exclusive ?? []).includes(best.label)
  if ((LIST.test(said) || SLIGHT.test(said)) && !isExclusive) return null
  if (/^none\b/i.test(best.label) && (!DENIES.test(said) || ALL.test(said))) return null
  return best.margin >= CLEAR_ONE && next.margin <= -CLEAR_ONE * 2 ? [best.label] : null
}

const LONGEST = 45
const LEAST_KNOWN = 0.2
/** Half the lead over the next option is added to how far inside the reply is. */
const CLEAR = 0.45
const CLEARER = 1.2
const CLEAR_ONE = 0.2

/** "In the last 3 months": when something was decides the answer. */
const OF_A_TIME = /\b(?:last|next) \d+ months\b/i
const LONGER =
  /\b(?:years?|ans|annees?|(?:last|next|dernier|passe|prochain|cet) (?:summer|spring|fall|winter|ete|printemps|automne|hiver)|(?:ete|printemps|automne|hiver) (?:passe|dernier|prochain)|(?:[4-9]|1\d|four|five|six|seven|eight|nine|ten|quatre|cinq|sept|huit|neuf|dix) (?:months?|mois))\b/
const NEVER = /^(?:never|not at all|rarely)\b/i
const SCALE_OF_DAYS = /\b(?:half the days|times a week|almost daily|hours?|minutes?|last 6 months|weeks? ago|month ago)\b/i
const COUNTED =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|couple|few|half|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinzaine|vingtaine|trentaine|moitie|quelques)\b/
const SINCE = /\b(?:since|when|ago|depuis|quand|il y a|from|naissance|born)\b/
const DOUBTS =
  /\b(?:maybe|perhaps|possibly|probably|might|could be|supposed|guess|peutetre|probablement|if|si|but|mais|except|sauf|sometimes|parfois)\b/
/** Bare words that lie between options, and what others have not settled: "on and off", "they are still assessing". */
const LEAVES_OPEN =
  /^(?:(?:just|only|oh|well|juste|ben) )*(?:yes|no|ok|okay|sure|oui|non|on and off|off and on|50 50|fifty fifty|half and half|moitie moitie|now and then|now and again|every now and (?:then|again)|once in a while|a fair bit|de temps en temps|de temps a autre|une fois de temps en temps|up and down|des hauts et des bas|des hauts pis des bas)$|\b(?:(?:they|she|he|doctors?|ils|elle|il|on) (?:\w+ ){0,2}(?:not sure|unsure|assess\w*|wonder\w*|suspect\w*|disai\w*|pas (?:sure?s?|certain\w*))|still (?:assess|investigat|wait|test)\w*|(?:encore|toujours) en (?:evaluation|attente|investigation)|disai(?:t|ent) que|pas (?:ete |trop |ben |bien )?clairs?|not (?:very |really |been |too )?clear|unclear|as you (?:wish|like|want)|comme vous (?:voulez|voudrez))\b/
/** "My dad had a heart attack", « mon mari fait des migraines »: nothing of the patient. */
const OF_ANOTHER =
  /^(?:\w+ )?(?:my|mon|ma|mes) (?:mom|mum|mother|dad|father|brother|sister|wife|husband|son|daughter|kid|partner|boyfriend|girlfriend|uncle|aunt|cousin|grand\w+|friend|mere|pere|frere|soeur|femme|mari|conjointe?|fils|fille|enfant|chum|blonde|oncle|tante|cousine?|ami\w*)s? (?:has|had|have|is|was|got|gets|suffers|takes|uses|smokes|drinks|does|did|a|en|prend|fume|boit|est|fait|faisait|avait|souffre|ont|font)\b(?!.*\b(?:i|me|je|j|moi)\b)/
const OPENLY_DOUBTS = /\b(?:maybe|perhaps|possibly|not sure|unsure|peutetre|pas sure?|pas certaine?)\b/
const DENIES = /\b(?:no|not|none|nothing|never|neither|nope|non|rien|aucune?|jamais|pas(?! mal))\b/
const ALL = /\b(?:all|everything|both|tout|toute?s|tous)\b/
const UNSURE = /\b(?:sure|no preference|any time)\b/i
const REFUSES =
  /\b(?:not (?:every|always|all the time)|pas (?:tous|toutes|toujours|tout le temps)|rather not|prefer not|none of your|not (?:sure|certain) (?:what|how|if)|depends?|depend|complique|complicated|why (?:do|are|you|is)|pourquoi|do not (?:know|remember|understand)|no idea|no clue|sais (?:pas|plus)|comprends pas|aucune idee|pas certaine?|pas sure?|j aime mieux pas|prefere (?:ne )?pas|what do you mean|in between)\b/
/** True where a trouble may be too slight, or too well controlled, to be the one that is listed. */
export function soundsSlight(text: string): boolean {
  return SLIGHT.test(plainWords(text))
}

/** A slight or settled trouble is not always the one that is listed. */
const SLIGHT = /\b(?:a (?:little|tiny )?bit|a little|slight\w*|mild\w*|under control|un peu|leger\w*|control\w*)\b/
const LIST = /\b(?:and|et|pis|puis|also|aussi|plus|then|avec|with|but|mais)\b|[,;&+]/
