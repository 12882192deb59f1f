import { detectIntent } from '@clinic/nlu/intents/detect-intent'
import { asksSomething } from './asks-something.ts'

/** `asks` and `tells` are never empty. */
type Parts = { asks: string; tells: string }

/** What a first message asks and what it tells, where it does both: "I have had migraines since 2015, how does this work". */
export function splitAsk(text: string): Parts | null {
  const asks: string[] = []
  const tells: string[] = []
  for (const sentence of text.split(/(?<=[.!?])\s+|\n+/)) {
    const parts = sentence.split(CLAUSES).filter((part) => /\p{L}/u.test(part))
    const told = parts.filter((part) => !isAsked(part))
    asks.push(...parts.filter(isAsked))
    if (told.length > 0) tells.push(told.join(', '))
  }
  return asks.length > 0 && tells.length > 0 ? { asks: asks.join(' '), tells: tells.join('. ') } : null
}

function isAsked(clause: string): boolean {
  return clause.trimEnd().endsWith('?') || asksSomething(clause) || ['question', 'help'].includes(detectIntent(clause).intent)
}

/** How a question begins that is spoken without a mark behind what is told. */
const BEGINS = [
  'how (?:much|long|soon|do|does|can|would)',
  'what (?:do|should|can) i',
  '(?:can|could) (?:you|yous|youse|i)',
  'do (?:you|yous|youse|i) (?:have|need|treat|help|take)',
  'is (?:it|this|that) (?:a|free|covered|legal)',
  'are you (?:a|human|real)',
  'comment (?:[çc]a|on|je|j|faire|est-ce)',
  "c[’' ]?est (?:combien|quoi)",
  '(?<!est )combien',
  "c[’' ]?est[- ]tu",
  'est[- ]ce que?',
  'pouvez[- ]vous',
  'peux[- ]tu',
  "(?:je veux|je voudrais|j[’' ]?aimerais) savoir",
].join('|')
const CLAUSES = new RegExp(
  `[,;]\\s*|\\s+(?:and|but|so|et|pis|puis|mais|fait que|faque)\\s+(?=(?:${BEGINS})(?!\\p{L}))|\\s+(?=(?:${BEGINS})(?!\\p{L}))`,
  'iu',
)
