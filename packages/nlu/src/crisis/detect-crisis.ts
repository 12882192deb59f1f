import type { CrisisKind } from '@clinic/contract/vocabulary'
import { isOneSlip } from '../text/is-one-slip.ts'
import { normalize } from '../text/normalize.ts'
import { type AskedFor, asksForHistory, asksForReactions, happensNow, isCertainAnywhere, tellsOfThePast } from './answers-asked.ts'
import { BODILY_PHRASES } from './bodily-phrases.ts'
import { CRISIS_FAMILIES } from './crisis-families.ts'
import { CRISIS_FAMILIES_FRENCH } from './crisis-families-french.ts'
import { CRISIS_PATTERNS, type CrisisPattern, type Excuse } from './crisis-patterns.ts'
import { frenchDanger } from './french/french-danger.ts'
import { INDIRECT_PHRASES } from './indirect-phrases.ts'
import { INTENT_PHRASES } from './intent-phrases.ts'
import { OVERLOOKED_DANGERS } from './kinds/overlooked-dangers.ts'
import { mentionsOnly } from './mentions-only.ts'
import { METHOD_REQUESTS } from './method-requests.ts'
import { asksForMethod } from './methods/asks-for-method.ts'
import { NEARBY_DANGERS } from './nearby-dangers.ts'
import { clausesOfNow, comesNow } from './situations/beside-the-past.ts'
import { happensStill, isOfAnAge } from './situations/happens-still.ts'
import { situationOf } from './situations/situation.ts'
import { withoutTurnsOfPhrase } from './turns-of-phrase.ts'

export type Crisis = { kind: CrisisKind }

/**
 * Looks for words of crisis (D-6): suicide, violence, overdose, medical emergency, of the writer or of somebody near. No model, no
 * state. Null when nothing is there, or when all that is there is denied, long past, habitual, a general question, or only
 * spoken of.
 */
export function detectCrisis(text: string, asked: AskedFor | null = null): Crisis | null {
  const crisis = crisisIn(text, asked)
  if (crisis !== null) return crisis
  for (const clause of clausesOfNow(text)) {
    const beside = crisisIn(clause, asked)
    if (beside !== null && (!OF_THE_BODY.has(beside.kind) || comesNow(clause))) return beside
  }
  return null
}

const OF_THE_BODY: ReadonlySet<CrisisKind> = new Set(['emergency', 'overdose', 'adverse-reaction', 'child-ingestion'])

function crisisIn(text: string, asked: AskedFor | null): Crisis | null {
  const message = normalize(text)
  const method = asked !== null && tellsOfThePast(message) ? null : asksForMethod(text)
  if (method !== null) return { kind: method }
  const sentences = prepareForCrisis(text).map(withoutTurnsOfPhrase)
  for (const pattern of PATTERNS) {
    const heard = sentences.find(
      (sentence, place) =>
        speaks(sentence, pattern) &&
        !mentionsOnly(message, withAnswer(sentence, sentences[place + 1])) &&
        (asked === null || !answersOnly(pattern.kind, asked, { sentence, message })),
    )
    if (heard !== undefined) return { kind: exactKind(pattern.kind, heard) }
  }
  return dangerIn(sentencesOf(text), { message, asked })
}

/** By what French puts together and by the facts that are told, sentence by sentence and as one message: "J'ai sorti les pilules. Il y en a assez." */
function dangerIn(parts: readonly string[], { message, asked }: { message: string; asked: AskedFor | null }): Crisis | null {
  for (const part of parts) {
    const sentence = normalize(part)
    const kind = (mentionsOnly(message, sentence) ? null : frenchDanger(part)) ?? situationOf(part)
    if (kind !== null && (asked === null || !answersOnly(kind, asked, { sentence, message }))) return { kind }
  }
  return null
}

function sentencesOf(text: string): string[] {
  return [text, ...text.split(/[.!?\n]+/).filter((part) => part.trim() !== '')]
}

/** Where a history or a list is asked for, words of danger are its answer unless they tell of now. */
function answersOnly(kind: CrisisKind, asked: AskedFor, { sentence, message }: { sentence: string; message: string }): boolean {
  if (isCertainAnywhere(sentence)) return false
  // What a treatment does to someone goes on until they stop: only a question about reactions makes it an answer.
  if (kind === 'adverse-reaction' && !asksForReactions(asked)) return tellsOfThePast(message)
  return tellsOfThePast(message) || (kind !== 'suicide' && asksForHistory(asked) && !happensNow(sentence))
}

/** Earlier rules do not tell a victim from a writer who threatens, nor a child or an overdose from other emergencies. */
function exactKind(kind: CrisisKind, sentence: string): CrisisKind {
  if (kind === 'child-ingestion' && ON_PURPOSE.test(sentence)) return 'suicide'
  if (kind === 'suicide' && TO_OTHERS.test(sentence) && !TO_ONESELF.test(sentence)) return 'violence'
  if (kind === 'violence' && VICTIM.test(sentence)) return 'abuse'
  if ((kind === 'overdose' || kind === 'emergency') && CHILD_SWALLOWED.test(sentence)) return 'child-ingestion'
  if (kind === 'emergency' && OVERDOSE_WORDS.test(sentence)) return 'overdose'
  return kind
}

const ON_PURPOSE = /\b(?:to die|on purpose|wants? to die|suicid\w*|antidepress\w*|pour mourir|expres|en finir)\b/
const TO_OTHERS =
  /\b(?:kill|hurt|stab|shoot|strangl\w*|chok\w*|smother\w*|attack|harm|beat|poison|burn)(?:ing)? (?:up )?(?:him|her|them|someone|somebody|people|everyone|others|(?:my|the|his|their|that|your) (?!life|self|wrists?|arms?|legs?|throat|heart|brains?|pain)\w+)|\b(?:tuer|poignarder|etrangler|blesser|frapper|tirer sur|faire (?:du )?mal a|etouffer) (?:le |la |les |l|mon |ma |mes |du monde|tout le monde|quelquun)|\b(?:la|le|les) (?:tuer?|poignarder?|tue)\b/
const TO_ONESELF =
  /\b(?:myself|my life|kill me|i (?:want|wish) to die|me too|me tuer|me suicider|mourir|ma vie|mes jours|suicid\w*|himself|herself|themselves|se tuer|die)\b/
const VICTIM =
  /\b(?:(?:hits?|beats?|chok\w+|strangl\w+|rap(?:ed|es|ing)|assault\w*|punch\w*|kick\w*|slap\w*|threaten\w*|hurts?|attack\w*|abus\w+|molest\w*|stabbed|kill|burned|pushed|drugged|touches|stalking|following) (?:me|us)|was (?:\w+ )?(?:raped|assaulted|molested|stabbed)|for my life|hiding|not safe at home|enfermee?|cachee?|defonce|scared of (?:him|her)|let me (?:leave|go)|(?:me|m|nous|ma) ?(?:frapp\w+|bat|battue?|viol\w+|etrangl\w+|menac\w+|agress\w+|pouss\w+|enferm\w+|touche)|me tuer si|va me tuer|peur (?:de lui|pour ma vie|qu)|ete (?:violee?|battue?|agressee?|poignardee?))\b(?!.*\bi (?:will|am going to) kill\b)/
const CHILD_SWALLOWED =
  /\b(?:kids?|child|children|toddler|baby|son|daughter|grand\w+|niece|nephew|boy|girl|(?:year|yr|month|mo) old|enfants?|bebe|fils|fille|petite?|garcon|gars|flo)\b(?=.*\b(?:ate|eaten|swallowed|drank|drunk|got into|gotten into|chewed|took|mange\w*|avale\w*|bu|pris)\b)(?=.*\b(?:gumm\w+|edibles?|cookies?|brownies?|chocolates?|thc|cannabis|weed|oil|cand\w+|vape|pills?|meds|capsules?|jujubes?|huile|pot|bonbons?|biscuits?|chocolats?|pilules?|comestibles?|javel|bleach)\b)/
const OVERDOSE_WORDS =
  /\b(?:overdos\w*|surdose|od|pris trop|trop (?:de|pris)|avale (?:une poignee|toutes?|tous|trop)|toutes? (?:mes|ses|les) pilules)\b/

/** True for a request for a way to die, which is more than a wish however passively it is put. */
export function requestsMethod(text: string): boolean {
  if (asksForMethod(text) !== null) return true
  const sentences = prepareForCrisis(text).map(withoutTurnsOfPhrase)
  return METHOD_REQUESTS.some((pattern) => sentences.some((sentence) => speaks(sentence, pattern)))
}

/** "Any thoughts of suicide? None." is one thing said in two sentences. */
function withAnswer(sentence: string, next = ''): string {
  return /^(?:the )?(?:answer|reponse|no|none|never|non|jamais|aucune?)\b/.test(next) ? `${sentence} ${next}` : sentence
}

/** In order of precedence: when two kinds are there, the first names the crisis. */
const PATTERNS: readonly CrisisPattern[] = [
  ...METHOD_REQUESTS,
  ...CRISIS_PATTERNS.filter(({ kind }) => kind === 'suicide'),
  ...INTENT_PHRASES,
  ...NEARBY_DANGERS,
  ...CRISIS_PATTERNS.filter(({ kind }) => kind !== 'suicide'),
  ...INDIRECT_PHRASES,
  ...BODILY_PHRASES,
  ...CRISIS_FAMILIES,
  ...CRISIS_FAMILIES_FRENCH,
  ...OVERLOOKED_DANGERS,
]

/** Sentences in lower case with spelling, spacing and disguises undone ("k!ll", "s u i c i d e", "sucidal", "my self"). */
function prepareForCrisis(text: string): string[] {
  const open = text
    .replace(/(?<=\p{L})[1!|](?=\p{L})/gu, 'i')
    .replace(/(?<=\p{L})@(?=\p{L})/gu, 'a')
    .replace(/(?<=\p{L})0(?=\p{L})/gu, 'o')
    .replace(/(?<=\p{L})3(?=\p{L})/gu, 'e')
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}[ .*_-]){3,20}\p{L}(?![\p{L}\p{N}])/gu, (run) => run.replace(/[ .*_-]/g, ''))
  const spelled = normalize(open)
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/[a-z]+/g, correct)
    .replace(/\b(my|him|her) self\b/g, '$1self')
    .replace(/\b(?:wnat|watn|wnt|wantt|want too|waant|wan)(?= to| )/g, 'want')
    .replace(/\bto (?:dei|dye|diee|dy)\b(?! (?:my|the|her|his|hair))/g, 'to die')
    .replace(/\b(kil|kll|klil|kiil|kiill) (?=my|him|her|me)/g, 'kill ')
  return spelled
    .split(/[.?]+|\bbut\b|\bhowever\b/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

function speaks(sentence: string, pattern: CrisisPattern): boolean {
  for (const found of sentence.matchAll(pattern.phrase)) {
    const excused = pattern.excuses.some((excuse) => EXCUSED[excuse](sentence, found.index, found[0]))
    if (!excused) return true
  }
  return false
}

type IsExcused = (sentence: string, at: number, phrase: string) => boolean
const EXCUSED: Record<Excuse, IsExcused> = {
  denied: (sentence, at, phrase) =>
    denies(sentence.slice(0, at)) || /^(?:have|has|had|having|got|with|feel|feeling) (?:no|not|never|zero)\b/.test(phrase),
  past: (sentence, at, phrase) =>
    !happensStill(sentence) &&
    (FRENCH_PAST.test(sentence) ||
      ((PAST.test(sentence) || isOfAnAge(sentence, at, phrase)) && !PRESENT.test(sentence.replace(RECOVERED, ' ')))),
  habit: (sentence) => ROUTINE.test(sentence) || (HABIT.test(sentence) && !NOW.test(sentence)),
  question: (sentence) => GENERAL_QUESTION.test(sentence) && !NOW.test(sentence),
  general: (sentence) => GENERAL_QUESTION.test(sentence) && !/\b(?:i|me|my|myself)\b/.test(sentence),
  bereaved: (sentence) => BEREAVED.test(sentence),
  accident: (sentence) => ACCIDENT.test(sentence),
  figurative: (sentence) => /\b(?:kill|murder|strangle|shoot) me if i\b|\b(?:lol|haha|jk)\b/.test(sentence),
  away: (sentence) =>
    /\b(?:away|mexico|vacation|holidays?|travel\w*|trip|out of town|visiting|cottage|florida|cruise|moving|surgery)\b/.test(sentence),
  errand: (sentence) =>
    /\b(?:form|page|site|website|questionnaire|survey|list|link|button|printer|computer|phone|login|appointment|booking|renewal|seller|insurance|account|app)\b/.test(
      sentence,
    ) && !/\b(?:alive|die|dying|dead|live|life|myself)\b/.test(sentence),
  pets: (sentence) => /\b(?:my |the )?(?:dogs?|cats?|puppy|kitten|pets?|chiens?|chats?|chiot|weeds|mice|rats|bugs|ants)\b/.test(sentence),
  'past-in-french': (sentence) => !happensStill(sentence) && FRENCH_PAST.test(sentence),
  'refused-in-french': (sentence) =>
    /^(?:non )?(?:(?:je nai )?(?:pas|jamais eu|jamais fait|aucune?)(?: de| d)? (?:douleurs?|idees?|pensees?|convulsions?|crises?|surdoses?|antecedents?|allergies?)|personne (?:ne )?me|je ne (?:suis|veux) pas (?:mourir|suicidaire|en danger|me (?:tuer|faire)))\b/.test(
      sentence,
    ) ||
    /\b(?:ne|nai|nest|nas|na|jamais|aucune?|suis|sont|est|ai) (?!respir|reveil|repond|arret|boug|veu)(?:\w+ )?(?:pas|jamais|aucune?)\b(?!.*\b(?:respir\w*|reveil\w*|arret\w*|repond\w*)\b)/.test(
      sentence,
    ),
}

/** A denial reaches over a list ("no chest pain, no thoughts of …") and ends where a new subject begins ("I am not ok, I want …"). */
function denies(before: string): boolean {
  const reach = (before.split(NEW_SUBJECT).at(-1) ?? '').replace(FALSE_DENIAL, ' ')
  const denial =
    /\b(?:no|not|never|nobody|deny|denies|denied|denying|without|nor|neither|pas|jamais|aucune?|zero|negative for|free of|none of)\b(.*)$/.exec(
      reach,
    )
  return denial !== null && (denial[1] ?? '').split(/\s+/).filter(Boolean).length <= DENIAL_REACH
}

const NEW_SUBJECT =
  /(?<!think|thought|believe|say|saying|said|mean|feel|that|like|if|when|time|where|and)[ ,]+(?=(?:i|my|he|she|they|it) )|\b(?:any ?more|any longer|because|so|then|now) /
/** Words between a denial and what it denies. */
const DENIAL_REACH = 7
const FALSE_DENIAL =
  /\b(?:(?:can|could|will|do|does|did) not (?:stop|help|quit|control|shake|resist|know|see|care|understand|get (?:rid|away)|trust|speak|talk|swallow|breathe?|move|feel|stand|walk|wake|stay|live|cope)|not (?:only|just|sure|ok|okay|well|fine|good|safe|joking|kidding|lying|going to lie|alone|sleeping|doing)|why not|no (?:longer|doubt|idea|joke|choice|way out|hope|one|other way|more)|never (?:stop|stopped|felt (?:so|this|more)|mind)|not (?:eat|sleep|ate|slept)\w*|no matter)\b/g
const PAST =
  /\b(?:(?:years?|months?|decades?) (?:ago|back)|(?:19|20)\d\d|used to|when (?:i was|we were) (?:a |an |in |young|little|kids|\d\b)|in the (?:\d0s|nineties|eighties)|behind me|back then|as an? (?:kid|child|teen|teenager|young)|last year|history of|back in|in high school|in my (?:past|teens|twenties|thirties|youth|\d0s|20s)|in the past|previously|long ago|family history|runs in)\b/
const FRENCH_PAST =
  /\bdepuis toujours\b|\b(?:ca|sa) fait (?:des|\w+) (?:annees|ans)\b|\b(?:dit que )?cest (?:juste )?(?:mon|de l|l)anxiete\b|\b(?:mavai(?:t|ent)|me) (?:rendait|rendue?) (?:\w+ )?suicidaire|\bquand (?:je (?:pense|dois|conduis|vois|monte|marche)|jentends)\b|\b(?:jetouffe|etouffe) dans (?:cette|cet|ma|ce|la) (?:job|travail|emploi|couple|relation|ville)\b|\b(?:deja (?:eu|fait|pense|ete|voulu)|cest du passe|plus maintenant|dans le passe|depuis lenfance)\b|\b(?:fait|eu) (?:\w+ ){1,3}(?:bebe|enfant)$|\b(?:mere|pere) (?:a|ont) fait un avc (?!en ce)|\b(?:il y a|ya|y a) (?:\w+ ){0,2}(?:ans?|annees|mois|longtemps)\b|\b(?:en|depuis) (?:19|20)\d\d\b|\b(?:quand j(?:etais|avais)|jetais (?:jeune|ado|suicidaire|depressi\w+)|dans ma jeunesse|(?<!\b(?:il|elle|qui|on|fille|fils|gars|garcon|flo|enfant|ado|mari|femme|chum|blonde|mere|pere|soeur|frere|amie?) )a \d\d ans|loin derriere|plus jamais depuis|pus jamais depuis|lan (?:passe|dernier)|autrefois|jadis)\b/
const PRESENT =
  /\b(?:now|again|tonight|today|still|right now|this (?:morning|week|evening|afternoon)|currently|lately|these days|coming back|came back)\b/
const RECOVERED =
  /\b(?:(?:fine|ok|okay|good|better|well|clean|sober|safe|stable|great|happy|recovered|over it|past that)(?: \w+)? (?:now|today|these days|again)|now (?:i am |he is |she is )?(?:fine|ok|okay|good|better|well|clean|sober|safe|stable|great|happy))\b/g
const NOW = /\b(?:now|right now|tonight|today|suddenly|all of a sudden|help me|just|this (?:morning|minute))\b/
const ROUTINE = /\bas (?:prescribed|directed|instructed|usual|needed)\b/
const HABIT =
  /\b(?:sometimes|usually|often|occasionally|at times|from time to time|on and off|every (?:day|night|week|month|time|morning|year|few)|daily|weekly|monthly|per (?:day|week|month|year)|(?:a|each|once a|twice a) (?:day|week|month|year)|(?:when|whenever|each time|every time) i (?:think|hear|see|remember|drive|go|climb|walk|run|exercise|drink|eat|lie|lay|cough|am stressed|get (?:anxious|stressed|my))|chronic|as (?:prescribed|directed|usual|needed)|copd|asthma|cpap|apnea|angina|gerd|reflux|(?:my|a|the) (?:disorder|condition)|epilepsy|periods?|for (?:many |several )?years|since (?:19|20|i was|my|the)|wants? to take fewer|want to (?:cut|take) (?:down|fewer|less)|work as|for work|my job|once when|emergency contact|in case of|always been like (?:that|this)|always has|for as long as i|all my life|says it is (?:my |just )?(?:anxiety|panic|stress|muscular)|(?:when|whenever|each time|every time) i (?:have to|need to|must|call|phone|talk|get (?:mail|a call)|panic|worry)|through my nose)\b/
const GENERAL_QUESTION =
  /^(?:and |so |also |hi |hello )*(?:can|could|does|do|is|are|will|would|what|which|should|how|may|might|has|have) (?!not |i think|he |she )/
const BEREAVED =
  /\b(?:died (?:by|of|from)|lost (?:\w+ ){1,4}to|committed|death (?:by|of (?:my|a))|suicide (?:prevention|hotline|helpline|awareness|training|watch team|squad)|saw|seen|witness\w*|funeral|grief|grieving|risk of|side effects?|(?:afraid|scared|fear) of (?:death|dying))\b/
const ACCIDENT =
  /\b(?:at work|while|cooking|lifting|playing|at the gym|working out|gardening|shaving|fell|fall|falling|slipped|accident|accidentally|skiing|hockey|hiking|running|in the kitchen|on the job|car crash|moving (?:furniture|boxes)|by mistake|sports?|stove|oven|iron|hot water|coffee|a paper|on (?:a|the|some|broken) (?:glass|can|nail)|without (?:hurting|harming))\b/

/** One slip of the keyboard in a word that carries everything. */
const KEY_WORDS = [
  'suicide',
  'suicidal',
  'myself',
  'overdose',
  'overdosed',
  'breathe',
  'breathing',
  'seizure',
  'ambulance',
  'unconscious',
  'emergency',
]
const OTHER_WORDS = new Set(['overdone', 'itself', 'breath', 'breathed', 'breather', 'breathes', 'oneself', 'breeding'])

function correct(word: string): string {
  if (word === 'dieing') return 'dying'
  if (word.length < 5 || OTHER_WORDS.has(word) || KEY_WORDS.some((key) => word.startsWith(key))) return word
  return KEY_WORDS.find((key) => isOneSlip(word, key)) ?? word
}
