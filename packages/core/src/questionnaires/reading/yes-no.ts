import { foldText } from '../../shared/fold-text.ts'

const YES = `yes|yeah|yea|yep|yup|ya|yah|yessir|aye|sure|sure thing|ok|okay|correct|right|true|affirmative|absolutely|definitely|certainly|of course|
indeed|agreed|i agree|exactly|for sure|totally|positive|uh huh|mhm|y|oui|i do|i am|i have|i did|i was|i can|it is|it does|that is right|thats right|
i think so|i believe so|please do|go ahead|sounds good|fine|i would|id like that|i will|no doubt|without a doubt|very much so|you bet|you betcha|
100|100 percent|roger|affirm|thumbs up|right on|go for it|true that|thats me|that is me|all true|that is true|thats true|that is correct|thats correct|
mm hmm|mmhmm|i guess so|i suppose so|i guess yes|im afraid so|i am afraid so|most definitely|most certainly|most certainly do|i really do|i certainly do|
i most certainly do|i definitely do|i do indeed|i have indeed|i sure do|sure do|sure am|always|all the time|every day|daily|k|kk|okey|okie|okey dokey|alright|
all right|yas|yeh|yee|yse|eys|ye|yeas|oui oui|bien sur|certainement|absolument|tout a fait|exactement|daccord|cest vrai|cest exact|cest ca|en effet|ouais|
je crois que oui|je pense que oui|sure why not|i do yes|i am yes|i have yes|hell yes`
const NO = `no|nope|nah|naw|no way|never|none|not really|not at all|not currently|not right now|not now|not that i know of|not that im aware of|
not to my knowledge|negative|false|incorrect|n|non|i dont|i do not|i am not|im not|i havent|i have not|i didnt|i did not|i wasnt|i was not|
i dont think so|i do not think so|no thanks|no thank you|i cant|i cannot|it isnt|it is not|it doesnt|i would not|i wouldnt|i wont|i dont have any|
i dont have one|i dont take any|i have none|i never have|i have never|uh uh|definitely not|absolutely not|certainly not|of course not|
nuh uh|nu uh|nada|zero|zilch|nothing|not me|not i|not ever|not once|not any|not one|not a chance|no chance|not yet|not so far|not lately|not recently|not these days|
not that i remember|not that i recall|none that i know of|none whatsoever|none at all|nobody in my family|no one|nobody|no more|without|not applicable|n a|na|noope|npoe|nop|
noo|nooo|noooope|hell no|heck no|i guess not|i suppose not|probably not|im afraid not|i am afraid not|i think not|i believe not|i hope not|hopefully not|fortunately not|
unfortunately not|it does not|they dont|we dont|he doesnt|she doesnt|she does not|he does not|they do not|we do not|i sure dont|i really dont|i certainly do not|
i definitely do not|never have|never had|never did|never used it|never in my life|i never did|i never smoke|i never drink|thats wrong|that is wrong|thats not true|
jamais|aucun|aucune|pas vraiment|pas du tout|je ne crois pas|je ne pense pas|je crois que non|pas que je sache|absolument pas|certainement pas|bien sur que non|
ben non|pantoute|nenni|nono|i do not believe so|i dont believe so`
const UNDECIDED =
  segmentsOf(`maybe|perhaps|possibly|might|unsure|not sure|not certain|not positive|dont know|do not know|no idea|no clue|depends|
sometimes|used to|not anymore|not any more|no problem|no worries|dont mind|not wrong|not only|prefer not|rather not`)

const UNDECIDED_FRENCH = /\b(peut etre|sais pas|parfois|ca depend|aucune idee|pas (?:sur|sure|certaine?))\b/

const YES_PHRASES = new Set(phrases(YES))
const NO_PHRASES = new Set(phrases(NO))
/** Words before an answer that add nothing to it. */
const OPENING =
  /^(?:(?:oh|well|um|uh|hmm|actually|ouin|ben|why|big|i am afraid|unfortunately|sadly|luckily|thankfully|thank god|fortunately|probably) )+(?=(?:yes|yeah|oui|no|nope|non)\b)/
const YES_START = /^(yes|yeah|yea|yep|yup|oui|ouais|absolutely|definitely|certainly|of course)\b/
const NO_START = /^(no|nope|nah|naw|non|never)\b/
/** "Never till this winter": since then it is so. */
const UNTIL = /^(?:never|jamais)\b.*\b(?:till|until|jusqu)\b/
/** "Never had them like this before": now it is so. */
const NEVER_LIKE_NOW =
  /^(?:never|jamais)\b.*\b(?:like (?:this|that)|(?:this|that) (?:bad|strong|often|long)|comme ca|aussi (?:fort|pire|souvent|mal))\b/
const NEGATION = /\b(no|nope|not|never|none|dont|didnt|isnt|havent|cant|wont|wasnt)\b/
/** "That is a yes", "the answer is no": a verdict of few words. */
const VERDICT =
  /^(?:oh|well|um|uh|hmm|very|that is|thats|that would be|it is|its|this is|the answer is|my answer is|i say|i would say|id say)(?: \p{L}+){0,2} (\p{L}+)$/u
const NEGATED = /\bi (do|did|am|have|was) (not|never|no|none)\b/g
const OWN_DENIAL = /^(i dont|i do not|i am not|im not|i havent|i have not|i have never|i never|i didnt|i did not) /
const KNOWING =
  /\b(know|sure|certain|confident|idea|clue|answer|foggiest|decide|decided|information|mind|say|tell|able|think|remember|recall|understand|want)\b/
const AFFIRMATION = /\b(yes|yeah|yea|yep|yup|i do|i did|i am|i have|i was)\b/

/** Yes or no said in everyday English or French; `null` where it could be either, hedged or mixed: then ask again, never guess. */
export function readYesNo(text: string): boolean | null {
  const said = foldText(text)
    .replace(/\./g, ' ')
    .replace(/\b(please|thanks|thank you|sir|maam|actually|merci)$/, '')
    .replace(OPENING, '')
    .replace(/^(y)e+(s)+$|^(n)o+$|^(yea)h+$|^(yu)p+$/, (said) => said.replace(/(.)\1+/g, '$1'))
    .trim()
  if (said === '') return byThumb(text)
  if (UNDECIDED_FRENCH.test(said) || UNDECIDED.test(said)) return null
  if (YES_PHRASES.has(said)) return true
  if (NO_PHRASES.has(said)) return false
  const verdict = VERDICT.exec(said)?.[1] ?? ''
  if (/^(yes|yeah|affirmative|true|correct)$/.test(verdict)) return !NEGATION.test(said)
  if (/^(no|nope|false|incorrect|wrong|untrue)$/.test(verdict)) return / (not|isnt|never) /.test(said) ? null : false
  if (YES_START.test(said)) return NEGATION.test(said) ? null : true
  if (NO_START.test(said)) return contradicts(said) || UNTIL.test(said) || NEVER_LIKE_NOW.test(said) ? null : false
  return startsWithPhrase(said)
}

function byThumb(text: string): boolean | null {
  const up = /[👍✅]/u.test(text)
  return up === /[👎❌]/u.test(text) ? null : up
}

/** "No, I have not" agrees with itself; "no, I do" does not. */
function contradicts(said: string): boolean {
  return AFFIRMATION.test(said.replace(NEGATED, ''))
}

/** "I am not pregnant", "I don't smoke": a denial of one's own may go on, unless it denies knowing. */
function startsWithPhrase(said: string): boolean | null {
  if (!OWN_DENIAL.test(said) || KNOWING.test(said)) return null
  return AFFIRMATION.test(said.replace(NEGATED, '')) ? null : false
}

function segmentsOf(list: string): RegExp {
  return new RegExp(`\\b(${phrases(list).join('|')})\\b`)
}

function phrases(list: string): string[] {
  return list.split(/[|\n]/).filter((phrase) => phrase !== '')
}
