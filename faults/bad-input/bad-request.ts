import type { Endpoint } from '@clinic/contract/endpoint'
import { schemaOf } from '@clinic/server/testing/sample'
import fc from 'fast-check'
import { anyWrongValue, type Corrupted, corrupted, RawJson, write } from './corrupt.ts'
import { type Hints, valuesOf } from './values-of.ts'

/** The caller: anonymous, before the one-time code, with the page's key, or one of the roles. */
export const ASKERS = ['nobody', 'pre-auth', 'disabled', 'user', 'pcr', 'np', 'pcrmanager', 'npmanager', 'admin'] as const
export type Asker = (typeof ASKERS)[number]

/** A request that is ready to be sent; `wrong`: where its body is corrupted, `null` where it is not or was no good before. */
export type BadRequest = {
  endpoint: Endpoint
  asker: Asker
  path: string
  headers: Record<string, string>
  body: string | null
  wrong: readonly string[] | null
}

const MOST_SPOILED = { whole: 2, body: 8, query: 4, path: 2, text: 2, header: 1 } as const
type Kind = keyof typeof MOST_SPOILED

/** Requests to one call: some as they should be, most of them with one thing wrong in body, query, path, encoding or headers. */
export function badRequestsTo(endpoint: Endpoint, { askers, hints }: { askers: readonly Asker[]; hints: Hints }): fc.Arbitrary<BadRequest> {
  const kinds = (Object.keys(MOST_SPOILED) as Kind[]).filter((kind) => (kind !== 'body' && kind !== 'text') || endpoint.body !== undefined)
  const bodies = endpoint.body ? valuesOf(schemaOf(endpoint.body), hints) : null
  const queries = endpoint.query ? valuesOf(schemaOf(endpoint.query), hints) : fc.constant({})
  return fc
    .record({
      asker: fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...askers) }, { weight: 1, arbitrary: fc.constantFrom(...ASKERS) }),
      kind: fc.oneof(...kinds.map((kind) => ({ weight: MOST_SPOILED[kind], arbitrary: fc.constant(kind) }))),
      body: bodies ?? fc.constant(null),
      worse: bodies ? corrupted(bodies) : fc.constant<Corrupted>({ before: null, value: null, at: [] }),
      query: queries,
      worseQuery: corrupted(queries),
      names: fc.record(Object.fromEntries(namesIn(endpoint.path).map((name) => [name, hints[name] ?? fc.constant('1')]))),
      junk: anyWrongValue,
      place: fc.nat({ max: 999 }),
    })
    .map(({ asker, kind, body, worse, query, worseQuery, names, junk, place }) => {
      const shown = kind === 'body' ? worse.value : body
      const text = bodies === null ? null : write(shown)
      return {
        endpoint,
        asker,
        path:
          pathOf(endpoint.path, names as Record<string, unknown>, kind === 'path' ? { junk, place } : null) +
          queryOf(kind === 'query' ? worseQuery.value : query, kind === 'query' ? place : null),
        headers: { ...(text !== null && { 'content-type': 'application/json' }), ...(kind === 'header' && strangeHeader(place)) },
        body: text !== null && kind === 'text' ? mangled(text, place) : text,
        wrong: kind === 'body' && endpoint.body?.safeParse(worse.before).success ? worse.at : null,
      }
    })
}

function namesIn(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
}

type Junk = { junk: unknown; place: number }
/** Undecoded path segments: broken encodings, bytes that are not text, path traversal. */
const UNDECODED = [
  '%',
  '%E0%A4%A',
  '%ff%fe',
  '%00',
  '..%2f..%2fetc',
  '%2e%2e',
  '%ed%a0%80',
  ';x=1',
  '%c0%af',
  '1%0d%0aX:%20y',
  '-1',
  '0x10',
  '1e3',
]
const PATH_MOST = 4000

function pathOf(path: string, names: Record<string, unknown>, spoil: Junk | null): string {
  const all = namesIn(path)
  const chosen = spoil && all[spoil.place % Math.max(all.length, 1)]
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!spoil || name !== chosen) return encoded(names[name])
    if (spoil.place % 3 === 0) return UNDECODED[spoil.place % UNDECODED.length] ?? '%'
    return encoded(spoil.junk).slice(0, PATH_MOST).replace(/%.?$/, '')
  })
}

/** Percent-encoded; half surrogate pairs as their raw bytes. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : value instanceof RawJson ? value.text : String(write(value))
  return text
    .split(/([\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff])/)
    .map((part, at) => (at % 2 === 1 ? '%ED%A0%80' : encodeURIComponent(part)))
    .join('')
}

const QUERY_MOST = 6000
const STRANGE_QUERIES = ['__proto__[admin]=1', 'a[b][c]=d', '%=%', '&&&=&=', 'x'.repeat(QUERY_MOST), '%ff=%00', '__proto__=1&constructor=2']

/** A query written as pages do, or with a name repeated, or with something strange behind it. */
function queryOf(query: unknown, place: number | null): string {
  const fields = typeof query === 'object' && query !== null ? Object.entries(query) : [['x', query]]
  const pairs = fields
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encoded(name)}=${encoded(value).slice(0, QUERY_MOST).replace(/%.?$/, '')}`)
  if (place !== null && place % 4 === 0) pairs.push(...pairs.slice(0, 1))
  if (place !== null && place % 4 === 1) pairs.push(STRANGE_QUERIES[place % STRANGE_QUERIES.length] ?? '')
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** The body's letters, broken. */
function mangled(text: string, place: number): string {
  const ways = [
    () => text.slice(0, place % Math.max(text.length, 1)),
    () => `${text}}`,
    () => `\ufeff${text}`,
    () => '',
    () => 'null',
    () => '[]',
    () => `"${'x'.repeat(300_000)}"`,
    () => text.replaceAll('"', "'"),
    () => `{"__proto__":${text}}`,
    () => `{"constructor":{"prototype":${text}}}`,
    () => text.replace(/^\{/, '{"a":1,"a":2,'),
    () => '\u0000'.repeat(20),
  ]
  return ways[place % ways.length]?.() ?? ''
}

/** Hosts, origins and claims of proxies that no browser or proxy sends. */
const ODD_ADDRESSES: readonly Record<string, string>[] = [
  ...[
    '[',
    ']',
    '[::1',
    '[::1]:99999',
    '',
    ' ',
    'localhost:',
    'localhost:-1',
    'localhost:port',
    'localhost, evil.example',
    'user:pw@localhost',
    'localhost/../evil',
    '127.0.0.1.evil.example',
    '%00',
    'xn--\u00fc',
    'a'.repeat(5000),
  ].map((host) => ({ host })),
  ...[
    '',
    'http://',
    'http://[',
    'http://[::1',
    'http://localhost:99999',
    'javascript:alert(1)',
    'file://',
    'http://localhost, http://evil.example',
    '//localhost',
    `https://${'a'.repeat(5000)}`,
    '\u00ff',
  ].map((origin) => ({ origin })),
  ...['', 'for=', 'for="[', 'for=unknown;host=[;proto=javascript', `for=${'1,'.repeat(2000)}`, '\u00ff=\u00ff'].map((forwarded) => ({
    forwarded,
  })),
  ...['', '[', ',,,', 'unknown', '1.2.3.4:99999', '::ffff:999.1.1.1', '192.0.2.1, '.repeat(500), '\u00ff'].map((address) => ({
    'x-forwarded-for': address,
  })),
  ...['[', 'evil.example', 'a, [', '\u00ff'].map((host) => ({ 'x-forwarded-host': host })),
  ...['javascript', 'https, ', '\u00ff'].map((proto) => ({ 'x-forwarded-proto': proto })),
  { host: '[', origin: 'http://[', forwarded: 'for="["', 'x-forwarded-host': '[', 'x-forwarded-proto': '[' },
]

function strangeHeader(place: number): Record<string, string> {
  const ways: Record<string, string>[] = [
    ...ODD_ADDRESSES,
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-7' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': ';;;' },
    { 'content-encoding': 'gzip' },
    { authorization: 'Bearer ' },
    { authorization: `Bearer ${'x'.repeat(5000)}` },
    { authorization: 'Basic YTpi' },
    { cookie: `session=${'%'.repeat(300)}; __proto__=1; =; ;;` },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { 'x-forwarded-for': "'; drop table sessions; --" },
    { 'user-agent': '\u00ff'.repeat(400) },
    { 'x-api-key': '\u00e9\u00ff' },
    { 'x-http-method-override': 'DELETE' },
    { expect: '200-maybe' },
    { accept: 'application/xml', 'accept-encoding': '*;q=0' },
    { 'if-none-match': '*', range: 'bytes=0-1' },
  ]
  return ways[place % ways.length] ?? {}
}
