const ENGLISH: Record<string, number> = Object.fromEntries(
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`
    .split(' ')
    .map((word, value) => [word, value]),
)
const FRENCH: Record<string, number> = {
  ...Object.fromEntries(
    `zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize`
      .split(' ')
      .map((word, value) => [word, value]),
  ),
  une: 1,
}
const UNITS = { ...ENGLISH, ...FRENCH }
const ENGLISH_TENS: Record<string, number> = {
  ...{ twenty: 20, thirty: 30, forty: 40, fourty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
}
const FRENCH_TENS: Record<string, number> = {
  ...{ vingt: 20, vingts: 20, trente: 30, quarante: 40, cinquante: 50, soixante: 60, septante: 70, huitante: 80, octante: 80, nonante: 90 },
}
type Multiple = { size: number; names: ReadonlySet<string>; count: Reader }
type Reader = (words: readonly string[], start: number) => Found | null
const HUNDREDS: Multiple = { size: 100, names: new Set(['hundred', 'hundreds', 'cent', 'cents']), count: belowHundred }
const THOUSANDS: Multiple = { size: 1000, names: new Set(['thousand', 'thousands', 'mille']), count: belowThousand }

/** Numbers written as words become digits: "two hundred and fifty", "soixante et onze", "a hundred". Words in a row that form no number stay apart. */
export function digitsForWords(words: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < words.length; ) {
    const found = cardinalAt(words, at)
    out.push(found ? String(found.value) : (words[at] ?? ''))
    at = found?.end ?? at + 1
  }
  return out
}

type Found = { value: number; end: number }

function cardinalAt(words: readonly string[], start: number): Found | null {
  const thousands = multiplied(words, start, THOUSANDS)
  if (!thousands) return belowThousand(words, start)
  return withRest(words, thousands, belowThousand)
}

function belowThousand(words: readonly string[], start: number): Found | null {
  const hundreds = multiplied(words, start, HUNDREDS)
  if (!hundreds) return belowHundred(words, start)
  return withRest(words, hundreds, belowHundred)
}

/** "two hundred", "5 hundred", "cent", "a thousand": how many of them, one where nothing is said. */
function multiplied(words: readonly string[], start: number, { size, names, count: read }: Multiple): Found | null {
  const spoken = read(words, start)
  const first = words[start] ?? ''
  const count = spoken ?? (/^\d{1,3}$/.test(first) ? { value: Number(first), end: start + 1 } : null)
  if (count && names.has(words[count.end] ?? '')) return { value: count.value * size, end: count.end + 1 }
  const alone = first === 'a' ? start + 1 : start
  const name = words[alone] ?? ''
  const isOne = names.has(name) && (first === 'a' || name === 'cent' || name === 'mille')
  return isOne ? { value: size, end: alone + 1 } : null
}

function withRest(words: readonly string[], { value, end }: Found, read: (words: readonly string[], start: number) => Found | null): Found {
  const from = words[end] === 'and' ? end + 1 : end
  const rest = read(words, from)
  return rest && rest.value > 0 ? { value: value + rest.value, end: rest.end } : { value, end }
}

function belowHundred(words: readonly string[], at: number): Found | null {
  const word = words[at] ?? ''
  const next = words[at + 1] ?? ''
  if (word === 'quatre' && next.startsWith('vingt')) return withTeens(words, { value: 80, end: at + 2 })
  const english = own(ENGLISH_TENS, word)
  if (english !== undefined) {
    const unit = own(ENGLISH, next) ?? 0
    return unit > 0 && unit < 10 ? { value: english + unit, end: at + 2 } : { value: english, end: at + 1 }
  }
  const french = own(FRENCH_TENS, word)
  if (french !== undefined) return withTeens(words, { value: french, end: at + 1 })
  if (word === 'dix' && ['sept', 'huit', 'neuf'].includes(next)) return { value: 10 + (own(FRENCH, next) ?? 0), end: at + 2 }
  const unit = own(UNITS, word)
  return unit === undefined ? null : { value: unit, end: at + 1 }
}

/** "vingt et un", "soixante et onze", "quatre-vingt-dix-sept": only sixty and eighty continue to nineteen. */
function withTeens(words: readonly string[], tens: Found): Found {
  const from = words[tens.end] === 'et' ? tens.end + 1 : tens.end
  const ten = words[from] === 'dix' && ['sept', 'huit', 'neuf'].includes(words[from + 1] ?? '')
  const rest = ten ? { value: 10 + (own(FRENCH, words[from + 1] ?? '') ?? 0), end: from + 2 } : unitAt(words, from)
  const most = tens.value === 60 || tens.value === 80 ? 19 : 9
  return rest && rest.value > 0 && rest.value <= most ? { value: tens.value + rest.value, end: rest.end } : tens
}

function unitAt(words: readonly string[], at: number): Found | null {
  const value = own(FRENCH, words[at] ?? '')
  return value === undefined ? null : { value, end: at + 1 }
}

function own(values: Record<string, number>, word: string): number | undefined {
  return Object.hasOwn(values, word) ? values[word] : undefined
}
