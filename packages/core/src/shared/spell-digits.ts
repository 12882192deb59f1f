const UNITS = words('zero one two three four five six seven eight nine', 'zero un deux trois quatre cinq six sept huit neuf')
const TEENS = words(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'dix onze douze treize quatorze quinze seize',
)
const TENS = words(
  '- - twenty thirty forty fifty sixty seventy eighty ninety',
  '- - vingt trente quarante cinquante soixante',
  '- - vingts - fourty',
)
for (const [word, digit] of [
  ['oh', 0],
  ['une', 1],
] as const)
  UNITS.set(word, digit)
/** Spoken separators of a number or code. */
const BETWEEN = /\b(?:space|dash|hyphen|minus|dot|then|espace|tiret|trait d'union|puis)\b/giu
/** "M as in Mike", "V comme Victor": only the letter counts. */
const SPELLED = /(?<![\p{L}\d])(\p{L})[\s,]+(?:as in|like in|like|for|comme)\s+\p{L}{3,}/giu

/**
 * Converts dictated numbers and codes, in English or French, to digits: "four one six", "double five", "quatre cent
 * seize", "M as in Mike". Other words are unchanged.
 */
export function spellDigits(text: string): string {
  const plain = text.replaceAll('’', "'").replace(SPELLED, '$1 ').replace(BETWEEN, ' ')
  const parts = plain.match(/\p{L}+|[^\p{L}]+/gu) ?? []
  let said = ''
  for (let at = 0; at < parts.length; ) {
    const read = numberAt(parts, at)
    said += read ? read.digits : (parts[at] ?? '')
    at = read ? read.next : at + 1
  }
  return said.replace(/(?<=\d)\s*,\s*(?=\d)/g, ' ')
}

type Read = { digits: string; next: number }

function numberAt(parts: readonly string[], at: number): Read | null {
  const times = REPEATED.get(fold(parts[at]))
  const repeated = times === undefined ? null : smallAt(parts, at + 2)
  if (times !== undefined && repeated && repeated.digits.length === 1) return { ...repeated, digits: repeated.digits.repeat(times) }
  return hundredsAt(parts, at)
}

const REPEATED = new Map([
  ['double', 2],
  ['triple', 3],
])

/** "four hundred and sixteen", "quatre cent seize". */
function hundredsAt(parts: readonly string[], at: number): Read | null {
  const first = smallAt(parts, at)
  if (first?.digits.length !== 1 || !/^(?:hundred|cents?)$/.test(fold(parts[first.next + 1]))) return first
  const after = first.next + 2
  const rest = smallAt(parts, fold(parts[after + 1]) === 'and' ? after + 3 : after + 1)
  return rest ? { digits: first.digits + rest.digits.padStart(2, '0'), next: rest.next } : { digits: `${first.digits}00`, next: after }
}

/** One number below a hundred. */
function smallAt(parts: readonly string[], at: number): Read | null {
  const word = fold(parts[at])
  const unit = UNITS.get(word)
  if (unit === 4 && word === 'quatre' && /^vingts?$/.test(fold(parts[at + 2]))) return tensAt(parts, { value: 80, at: at + 2, upTo: 19 })
  if (unit !== undefined) return { digits: String(unit), next: at + 1 }
  const ten = TENS.get(word)
  if (ten !== undefined) return tensAt(parts, { value: ten * 10, at, upTo: word === 'soixante' ? 19 : 9 })
  const teen = TEENS.get(word)
  if (teen === undefined) return null
  const more = word === 'dix' ? UNITS.get(fold(parts[at + 2])) : undefined
  return more !== undefined && more >= 7 ? { digits: String(10 + more), next: at + 3 } : { digits: String(10 + teen), next: at + 1 }
}

/** The units after tens: "forty-two", "vingt et un", "soixante-dix-huit". */
function tensAt(parts: readonly string[], { value, at, upTo }: { value: number; at: number; upTo: number }): Read {
  const added = fold(parts[at + 2]) === 'et' ? at + 4 : at + 2
  const rest = smallAt(parts, added)
  const more = Number(rest?.digits ?? 0)
  return rest && more > 0 && more <= upTo ? { digits: String(value + more), next: rest.next } : { digits: String(value), next: at + 1 }
}

function words(...lists: string[]): Map<string, number> {
  return new Map(lists.flatMap((list) => list.split(' ').map((word, value) => [word, value] as const)).filter(([word]) => word !== '-'))
}

function fold(word = ''): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
