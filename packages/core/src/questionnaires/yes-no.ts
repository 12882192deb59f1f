import { foldText } from '../reference/fold-text.ts'

const YES = `yes|yeah|yea|yep|yup|ya|yah|yessir|aye|sure|sure thing|ok|okay|correct|right|true|affirmative|absolutely|definitely|certainly|of course|
indeed|agreed|i agree|exactly|for sure|totally|positive|uh huh|mhm|y|oui|i do|i am|i have|i did|i was|i can|it is|it does|that is right|thats right|
i think so|i believe so|please do|go ahead|sounds good|fine|i would|id like that|i will`
const NO = `no|nope|nah|naw|no way|never|none|not really|not at all|not currently|not right now|not now|not that i know of|not that im aware of|
not to my knowledge|negative|false|incorrect|n|non|i dont|i do not|i am not|im not|i havent|i have not|i didnt|i did not|i wasnt|i was not|
i dont think so|i do not think so|no thanks|no thank you|i cant|i cannot|it isnt|it is not|it doesnt|i would not|i wouldnt|i wont|i dont have any|
i dont have one|i dont take any|i have none|i never have|i have never|uh uh|definitely not|absolutely not|certainly not|of course not`
const UNDECIDED =
  wordsOf(`maybe|perhaps|possibly|might|unsure|not sure|not certain|not positive|dont know|do not know|no idea|no clue|depends|
sometimes|used to|not anymore|not any more|no problem|no worries|dont mind|not wrong|not only|prefer not|rather not`)

const YES_PHRASES = new Set(phrases(YES))
const NO_PHRASES = new Set(phrases(NO))
const YES_START = /^(yes|yeah|yea|yep|yup|oui|absolutely|definitely|certainly|of course)\b/
const NO_START = /^(no|nope|nah|naw|non|never)\b/
const NEGATION = /\b(no|nope|not|never|none|dont|didnt|isnt|havent|cant|wont|wasnt)\b/
/** "That is a yes", "the answer is no": a verdict of few words. */
const VERDICT =
  /^(?:oh|well|um|uh|hmm|very|that is|thats|that would be|it is|its|this is|the answer is|my answer is|i say|i would say|id say)(?: \p{L}+){0,2} (\p{L}+)$/u
const NEGATED = /\bi (do|did|am|have|was) (not|never|no|none)\b/g
const OWN_DENIAL = /^(i dont|i do not|i am not|im not|i havent|i have not|i have never|i never|i didnt|i did not) /
const KNOWING =
  /\b(know|sure|certain|confident|idea|clue|answer|foggiest|decide|decided|information|mind|say|tell|able|think|remember|recall|understand|want)\b/
const AFFIRMATION = /\b(yes|yeah|yea|yep|yup|i do|i did|i am|i have|i was)\b/

/** Yes or no said in everyday English (or `oui`, `non`); `null` where it could be either, hedged or mixed: then ask again, never guess. */
export function readYesNo(text: string): boolean | null {
  const said = foldText(text)
    .replace(/\./g, ' ')
    .replace(/\b(please|thanks|thank you|sir|maam)$/, '')
    .trim()
  if (said === '' || UNDECIDED.test(said)) return null
  if (YES_PHRASES.has(said)) return true
  if (NO_PHRASES.has(said)) return false
  const verdict = VERDICT.exec(said)?.[1] ?? ''
  if (/^(yes|yeah|affirmative|true|correct)$/.test(verdict)) return !NEGATION.test(said)
  if (/^(no|nope|false|incorrect|wrong|untrue)$/.test(verdict)) return / (not|isnt|never) /.test(said) ? null : false
  if (YES_START.test(said)) return NEGATION.test(said) ? null : true
  if (NO_START.test(said)) return contradicts(said) ? null : false
  return startsWithPhrase(said)
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

function wordsOf(list: string): RegExp {
  return new RegExp(`\\b(${phrases(list).join('|')})\\b`)
}

function phrases(list: string): string[] {
  return list.split(/[|\n]/).filter((phrase) => phrase !== '')
}
