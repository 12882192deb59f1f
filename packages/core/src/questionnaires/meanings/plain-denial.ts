import type { Question } from '@clinic/contract/questionnaires'
import { plainWords } from './spoken-words.ts'

/**
 * True for a short reply to a yes-or-no question that only denies, with any words behind it: "none to speak of", « rien de dérangeant »,
 * "pas moi mais ma tante oui". Not where something remains: "nothing serious", "only vitamins", "not always".
 */
export function isPlainDenial(question: Question, text: string): boolean {
  const said = plainWords(text)
  if (soundsLost(said)) return false
  if (NOT_MINE.test(said) || ONLY_THEIRS.test(said)) return true
  if (ASKS_OF_NOW.test(question.text) && NO_LONGER.test(said) && !LEFT_OVER.test(said.replace(NO_LONGER, ' '))) return true
  // "Never had anything like it": that is a change.
  if (ASKS_OF_CHANGE.test(question.text) && /\b(?:never|jamais)\b/.test(said)) return false
  return (
    (DENIAL.test(said) || (ASKS_OF_CHANGE.test(question.text) && UNCHANGED.test(said))) &&
    !LEFT_OVER.test(said) &&
    said.split(' ').length <= LONGEST
  )
}

/** Words in which a denial may be despair: "no one would miss me", « rien ne sert à rien ». Such a message is no answer before risk has been looked at. */
export function soundsLost(said: string): boolean {
  return LOST.test(said)
}

const LOST =
  /\b(?:matters?|cares?|miss(?:es)?|love[sd]?|lives?|living|alive|life|wake|waking|hope|point|worth|die|dying|dead|anymore|any more|exist|gone|burden|without me|(?:needs?|wants?|helps?|hears?|listens?) me|left (?:for|to)|to lose|end it|vie|vivre|vivant|mourir|mort|aime|maime|manqu\w+|espoir|sert|vaut|existe\w*|fardeau|sans moi|besoin de moi|a perdre|reveiller|finir)\b/

/** "No pills no… oh wait, I do have that patch", « pas enceinte mais j'allaite »: something of one's own stays behind the no, which is asked. */
export function turnsDenial(text: string): boolean {
  const behind = TURN.exec(text)?.[1]
  return behind !== undefined && !DENIES_TOO.test(behind) && !OF_KIN.test(behind)
}

const TURN =
  /(?:(?<!\p{L})(?:but|mais|except|sauf|oh wait|wait)(?!\p{L})|\.{2,}|…)\W*(?:(?:well|ok|okay|oh|wait|yeah|yes|oui|ben|bon) ?\W*)*((?:j['’]|(?:i|i['’]?(?:m|ve|d|ll)|my|je|chu|mon|ma|mes)(?!\p{L})).*)$/isu
const DENIES_TOO =
  /n['’]?t(?!\p{L})|(?<!\p{L})(?:not?|never|none|nothing|used to|quit|stopp?\w*|did|had|was|would|could|want|like|know|think|pas|jamais|rien|aucune?|plus|pus|pu|avant|arr[eê]t\w*|l[aâ]ch\w*|avais|étais|faisais|aimerais|voudrais|veux|pense|sais)(?!\p{L})/iu
const OF_KIN =
  /^(?:my|mon|ma|mes) (?:\p{L}+[- ]){0,1}(?:mom|mum|mother|dad|father|brother|sister|wife|husband|son|daughter|kids?|partner|uncle|aunt|cousin|grand\p{L}+|friends?|mère|père|frère|sœur|soeur|femme|mari|conjointe?|fils|fille|enfants?|chum|blonde|oncle|tante|cousine?|amie?s?)(?!\p{L})/iu

/** It is so for another person. */
const NOT_MINE =
  /^(?:no|nope|non|not me|pas moi|moi non|me no|i do not|not (?:personally|myself))(?: i do not| pas moi| not me)? (?:but|mais|just|only|juste) (?:my|mon|ma|mes) (?:\w+ ){1,2}(?:does|do|did|had|has|is|was|oui|yes|a|en a|en fait|en fait oui|l a|a eu|avait)$/
/** "My brother has it but not me." */
const ONLY_THEIRS =
  /^(?:my|mon|ma|mes) (?:\w+ ){1,6}(?:but|mais) (?:not me|not myself|i do not|i have not|i am not|pas moi|moi non|moi pas|me no)$/
/** A question about the present, to which what has ended is a no. */
const ASKS_OF_NOW = /\b(?:right now|now|at the moment|do you (?:take|see|use))\b/i
const NO_LONGER =
  /^(?:(?:no|nope|non|nan) )?(?:not (?:any more|anymore)|no longer|i used to|used to|(?:plus|pu|pus) (?:maintenant|asteure|astheure|la|depuis))\b|\b(?:but|mais) (?:not (?:any more|anymore|now|lately|yet)|(?:pas|plus|pu|pus) (?:encore|maintenant|asteure|astheure|la|ces temps ci))$/
const DENIAL =
  /^(?:(?:no|nope|nah|non|nan|well|ben) )*(?:nobody|no one|none|nothing|nope|nah|not (?:that|any|a (?:thing|soul|one)|one|at (?:all|the moment)|allowed|me|yet|right|currently|since|to my)|never (?:ever|once|had|have|been|happened|in)|no (?:more|longer|new|issues?|problems?|trouble)|(?:can not|cannot|could not|can) (?:not )?think of (?:any|anything|one)|aucune?s?|rien|personne|pas (?:encore|que|de|d|une|un|moi|non plus|en ce moment|presentement)|jamais (?:eu|de|fait|arrive|vu)|(?:je (?:pense|crois) (?:que )?)?c est (?:pas mal )?tout)\b/
const ASKS_OF_CHANGE = /\b(?:chang|new|started|different)/i
const UNCHANGED =
  /^(?:(?:no|nope|non) )*(?:(?:everything|all|it is all|they are all|it|they)(?: is| are)? (?:still |about |just )?(?:the )?(?:same|usual)|(?:the |all )?(?:same|usual)\b|(?:toujours |encore )?(?:pareil|la meme chose|les memes?|comme (?:avant|d habitude|toujours)))/
const LEFT_OVER =
  /\b(?:only|just|except|but|besides|other than|apart|aside|unless|sauf|seulement|juste|mais|a part|excepte|serious|major|big|bad|grave|gros|grosse|much|important|serieux|serieuse|tant|beaucoup|trop|special|unusual|maybe|perhaps|peutetre|sure|sur|certain|if|si|yes|oui|some|sometimes|parfois|des fois|stop|stopped|quit|without|sans|always|toujours|every|avant|know|sais|remember|rappelle|say|mal|pire)\b/
const LONGEST = 9
