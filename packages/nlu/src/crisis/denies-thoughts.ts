import { bare } from '../text/normalize.ts'
import { plainStatement } from './plain-statement.ts'
import { saysNoDanger } from './says-no-danger.ts'
import { saysSafe } from './says-safe.ts'

/**
 * True for a plain no to "Are you thinking about ending your life or hurting yourself?". The whole message has to be that no: "no, but …" and
 * "not really" are none.
 */
export function deniesThoughts(text: string): boolean {
  if (saysNoDanger(text) || (saysSafe(text) && !CAME_TO_HELP.test(bare(text)))) return true
  const said = plainStatement(text)
  return said !== null && said.length <= LONGEST && DENIAL.test(said)
}

/** Who needed help, left, or has someone in hospital may be safe, and staff still call today: it is no answer about thoughts. */
const CAME_TO_HELP =
  /\b(?:(?:police|ambulance|paramedics|help|ambulanciers|secours) (?:is|are|est|sont)|(?:i|we) (?:left|got out|got away)|(?:est|suis|chu|chuis|jsuis) partie?s?|(?:he|she|they|hes|shes|theyre|my \w+|the \w+)(?: (?:is|are))?(?: now)? (?:at|in) (?:the )?hospital|(?:il|elle|(?:mon|ma) \w+) est (?:rendue? )?a lhopital)\b/

const LONGEST = 200
const DENIAL = new RegExp(
  `^(?:${[
    '(?:no|nope|nah|god no|oh no|no way|never|not at all|absolutely not|definitely not|of course not)(?: (?:no|never|not at all|thanks|thank you|i am not|i am fine|i am ok|i am okay|absolutely not|nothing like that))*',
    '(?:no )?i (?:am not|do not|would not|will not|would never|am not going to|do not want to|have no plans to)(?: (?:think about|thinking about|thinking of|want to|hurt|hurting|kill|killing|harm|die|suicidal|that|it|my|life|ending|end|myself|anyone|of|or|about|anything like))*',
    '(?:no )?(?:i was )?(?:only |just )?(?:talking about|it is|it was|i meant|i mean) (?:just |only )?(?:the |my )?(?:pain|back pain|work|symptoms|medicine|form|cat|dog|migraines?|job)',
    '(?:non|pas du tout|jamais|absolument pas|mais non|ben non|pantoute|non pas du tout|non jamais|non merci)(?: (?:non|jamais|pas du tout|merci|ca va|je vais bien|pantoute))*',
    '(?:non )?(?:je ne |je |jne )(?:pense|veux|vais|suis)(?: pas| jamais)(?: (?:a|ca|cela|du|tout|me|faire|mal|du mal|mourir|tuer|suicidaire|mettre|fin|mes|jours|y|de))*',
    '(?:non )?(?:je parlais|je parle|cest) (?:juste |seulement )?(?:de |du )?(?:la |ma |mon |mes )?(?:douleur|travail|dos|migraines?|symptomes|medicaments?)',
  ].join('|')})$`,
)
