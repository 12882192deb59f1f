import fc from 'fast-check'

/** JSON that no value of the language writes: it goes out letter for letter. */
export class RawJson {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const DEEP = 2000
const LONG = 100_000

/** Everything that is not what was asked for. Nothing here looks like what an answer must never hold. */
const WRONG_VALUES: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  new RawJson('1e999'),
  new RawJson('-1e999'),
  new RawJson('123456789012345678901234567890'),
  [],
  {},
  [[[]]],
  { toString: 'x', constructor: { prototype: { admin: true } } },
  Object.fromEntries([['__proto__', { admin: true }]]),
  new RawJson(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`),
  new RawJson(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202e\u200b\ufeff',
  '￿￾',
  'x'.repeat(LONG),
  "'; drop table patients; --",
  "' or '1'='1",
  '$1 \\x00 %s {{7*7}}',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  'a\r\nSet-Cookie: x=y',
  '2026-02-30',
  '9999-99-99',
  '0000-01-01',
  '0000-01-01T00:00',
  '0000-01-01T00:00:00Z',
  '9999-12-31',
  '9999-12-31T23:59',
  '9999-12-31T23:59:59Z',
  '+275760-09-13',
  '2026-01-01T25:61:61Z',
  'Infinity',
  'NaN',
  '١٢٣',
  Array.from({ length: 500 }, (_, at) => at),
]
const EXTRAS = [
  '__proto__',
  'constructor',
  'toString',
  'admin',
  'id',
  'version',
  '',
  'a\u0000',
  '\ud800',
  'x'.repeat(3000),
  "x'; --",
  '$ne',
]

type Corruption = 'drop' | 'replace' | 'add' | 'wrap' | 'double'
/** A value with one thing wrong in it; `at`: where, from the outermost name inwards; `before`: the value without it. */
export type Corrupted = { before: unknown; value: unknown; at: readonly string[] }

const CORRUPTIONS: readonly (readonly [Corruption, number])[] = [
  ['replace', 6],
  ['drop', 2],
  ['add', 2],
  ['wrap', 1],
  ['double', 1],
]

/**
 * The same values with one defect each: a missing field, a wrong type, a duplicate, something extra, or a nonsensical
 * value.
 */
export function corrupted(values: fc.Arbitrary<unknown>): fc.Arbitrary<Corrupted> {
  const corruption = fc.oneof(...CORRUPTIONS.map(([one, weight]) => ({ weight, arbitrary: fc.constant(one) })))
  return fc
    .record({ value: values, place: fc.nat(), corruption, junk: anyWrongValue, extra: fc.constantFrom(...EXTRAS) })
    .map(({ value, place, ...how }) => {
      const places = placesIn(value)
      return { before: value, ...corruptAt(value, places[place % places.length] ?? [], how) }
    })
}

/** One nonsensical value. */
export const anyWrongValue: fc.Arbitrary<unknown> = fc.constantFrom(...WRONG_VALUES)

function placesIn(value: unknown, here: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [here]
  return [here, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...here, key]))]
}

type How = { corruption: Corruption; junk: unknown; extra: string }

function corruptAt(value: unknown, at: readonly string[], how: How): Omit<Corrupted, 'before'> {
  const [key, ...rest] = at
  if (key === undefined) return { value: changed(value, how), at: how.corruption === 'add' && isRecord(value) ? [how.extra] : [] }
  const inner = (value as Record<string, unknown>)[key]
  if (rest.length === 0 && how.corruption === 'drop') return { value: without(value, key), at: [key] }
  const deeper = corruptAt(inner, rest, how)
  return { value: put(value, key, deeper.value), at: [key, ...deeper.at] }
}

function changed(value: unknown, { corruption, junk, extra }: How): unknown {
  if (corruption === 'wrap') return [value]
  if (corruption === 'double') return typeof value === 'string' ? value + value : [value, value]
  if (corruption === 'add' && isRecord(value)) return Object.fromEntries([...Object.entries(value), [extra, junk]])
  return junk
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function put(value: unknown, key: string, inner: unknown): unknown {
  if (Array.isArray(value)) return value.with(Number(key), inner)
  return Object.fromEntries(Object.entries(value as object).map(([name, old]) => [name, name === key ? inner : old]))
}

function without(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1)
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key))
}

/** The text of a value that may hold what JSON.stringify does not write. */
export function write(value: unknown): string {
  if (value instanceof RawJson) return value.text
  if (Array.isArray(value)) return `[${value.map(write).join(',')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`)
      .join(',')}}`
  return JSON.stringify(value) ?? 'null'
}
