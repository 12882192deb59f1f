/**
 * True for words in the present tense that an old date beside them makes no past: "back pain since 2009 and I want to kill myself", "my husband
 * has been hitting me since 2019". A denial is not looked for here.
 */
export function happensStill(sentence: string): boolean {
  return STILL.some((pattern) => pattern.test(sentence))
}

/**
 * True where an age of two figures ("when I was 16") makes a phrase past: in its own clause, or in one in the past tense. "When I was 16 I left home
 * and my boyfriend is hitting me" is of now.
 */
export function isOfAnAge(sentence: string, at: number, phrase: string): boolean {
  if (!AGE.test(sentence)) return false
  const before = sentence.slice(0, at).split(BREAK).at(-1) ?? ''
  const [behind = '', next = ''] = sentence.slice(at + phrase.length).split(BREAK)
  const clause = `${before}${phrase}${behind}`
  return !inPresent(clause) && !AT_HAND.test(next) && (AGE.test(clause) || PAST_TENSE.test(clause))
}

/** The same where facts of several clauses are one danger: nothing of it may be told in the present tense. */
export function tellsOfAnAge(said: string): boolean {
  return AGE.test(said) && !inPresent(said)
}

function inPresent(clause: string): boolean {
  return PRESENT_TENSE.test(clause.replace(WELL, ' '))
}

const AGE = /\bwhen (?:i was|we were) \d\d\b/
const BREAK = /[,;]|\b(?:and|but|so|because|then)\b/
const PRESENT_TENSE =
  /\b(?:am|is|are|(?:it|he|she|that|there) s|keeps|wish|will|hits|beats|chokes|hurts|i (?:want|need|plan|think|feel|have)|(?:he|she|they) wants?|(?:has|have) been|can not|just|(?:hours?|minutes?|mins?|days?) ago|yesterday|last night|this (?:morning|week))\b/
/** Of the means that the clause before names. */
const AT_HAND = /^ ?(?:it is|they are) (?:\w+ )?(?:tied|ready|hanging|loaded|hidden|here|in|under|on|beside|next)\b/
const PAST_TENSE = /\b(?:was|were|had|did|took|cut|hit|thought|felt|drank|ate|\w{2,}ed)\b/
const WELL =
  /\b(?:i (?:am|feel)|he is|she is|all is|it is) (?:\w+ )?(?:fine|ok|okay|good|better|well|clean|sober|safe|stable|great|happy|recovered|over it|past (?:that|it)|\d\d)\b/g

/** Words of someone else, or of another time, are before it. */
const SAID = '(?<!\\b(?:said|say|saying|told|thought|thinking|like|that|when|if) )\\b'
const OFTEN = '(?:(?:really|just|still|often|always|also|so|very|now|both) )*'
const MY_DEATH =
  '(?:kill myself|hang myself|shoot myself|drown myself|end (?:my life|it all)|die|commit suicide|overdose|take my (?:own )?life)'
const MY_DYING =
  '(?:killing myself|hanging myself|shooting myself|ending (?:my life|it all)|committing suicide|suicide|my suicide|overdosing|taking my (?:own )?life)'
const HURTING = '(?:hitting|beating|choking|strangling|raping|abusing|threatening|stalking|punching|kicking|molesting)'
const MA_MORT = '(?:me (?:tuer|suicider|pendre|enlever la vie)|mourir|en finir)'
const PERSON =
  '(?:ex|husband|wife|partner|boyfriend|girlfriend|boss|mother|mom|mum|father|dad|stepdad|brother|sister|son|daughter|kids?|children|baby|neighbou?rs?|family|landlord|roommate|coworkers?)'
const PROCHE =
  '(?:ex|mari|femme|chum|blonde|conjointe?|copain|copine|boss|patron|pere|mere|beau pere|frere|soeur|fils|gars|fille|enfants?|bebe|voisine?s?|famille|coloc)'
const LUI = `(?:il|elle|(?:mon|ma) ${PROCHE})`
const STILL = [
  `${SAID}i ${OFTEN}(?:want|plan|intend|am going|going|am about|need|will) ${OFTEN}(?:to )?${MY_DEATH}`,
  `${SAID}i ${OFTEN}(?:am|have been|been) ${OFTEN}(?:planning|wanting|going|preparing) to ${MY_DEATH}`,
  `${SAID}i ${OFTEN}(?:(?:am|have been|been) ${OFTEN}(?:thinking|planning|considering|contemplating)|think|keep thinking|keep planning) (?:(?:about|of|on) )?${MY_DYING}`,
  `${SAID}i ${OFTEN}am ${OFTEN}suicidal|${SAID}i have a plan to ${MY_DEATH}`,
  `${SAID}i (?:have )?just (?:took|taken|swallowed)`,
  `${SAID}i ${OFTEN}(?:want|plan|am going|going|am about) to (?:kill|shoot|stab|strangle|murder) (?:him|her|them|everyone|everybody|my ${PERSON})`,
  `(?<!\\b(?:dream|dreams|memory|memories) )\\b(?:is|are|keeps|has been|have been) (?:still )?${HURTING} (?:me|us)|\\b(?:hits|beats|chokes|rapes|threatens) (?:me|us)`,
  '\\bvoices? (?:\\w+ ){0,2}tell(?:s|ing)? me to (?:kill|hurt|stab|die|jump)',
  '\\b(?:je|j) serai (?:plus|pus|pu) (?:la|icitte|de ce monde)',
  `(?:je|j) ?(?:veux|vais|compte|pense a) (?:juste |vraiment )?${MA_MORT}`,
  `\\b(?:jai|je ai|j ai) (?:le gout|envie|lenvie|un plan|lintention) (?:de |pour )${MA_MORT}|\\b(?:je|j) ?pense (?:souvent |encore )?au suicide`,
  `\\b(?:je|j) ?(?:veux|vais) (?:tuer|poignarder|etrangler) (?:(?:mon|ma|mes) ${PROCHE}|tout le monde)`,
  `\\b${LUI} (?:me |m ?|nous )(?:bat|frappe|etrangle|viole|menace|tape dessus|suit)(?! (?:plus|pus|pu|jamais)\\b)`,
].map((pattern) => new RegExp(`${pattern}\\b`))
