const BOOL = 16
const BYTEA = 17
const BIGINT = 20
const TIMESTAMPTZ = 1184
const JSON_TEXT = 114
export const JSONB = 3802
/** The server says of which type a parameter is. */
export const BY_THE_SERVER = 0
/** The array type of each element type. */
const ARRAYS: Readonly<Record<number, number>> = {
  ...{ 16: 1000, 17: 1001, 18: 1002, 19: 1003, 20: 1016, 21: 1005, 23: 1007, 24: 1008, 25: 1009, 26: 1028, 114: 199, 700: 1021, 701: 1022 },
  ...{ 1042: 1014, 1043: 1015, 1082: 1182, 1083: 1183, 1114: 1115, 1184: 1185, 1186: 1187, 1700: 1231, 2205: 2210, 2206: 2211, 2950: 2951 },
  ...{ 3802: 3807, 3904: 3905, 3906: 3907, 3908: 3909, 3910: 3911, 3912: 3913, 3926: 3927 },
}
const NUMBERS = [BIGINT, 21, 23, 26, 700, 701]

export type Sent = string | Buffer | null
type Serialize = (value: unknown) => string | Buffer
type Parse = (text: string) => unknown
/** A kind of column that the program reads and writes in its own way; `array`: of its arrays. */
export type OwnType = { oid: number; array: number; serialize(value: unknown): string; parse(text: string): unknown }

/**
 * How values are sent and read, by PostgreSQL's type numbers. Instants are ISO strings in UTC with milliseconds, plain
 * dates stay `yyyy-MM-dd`: no `Date` reaches the code. Types without an entry are sent as text.
 */
export class Types {
  #serializers = new Map<number, Serialize>()
  #parsers = new Map<number, Parse>()
  /** Changes with each type that comes to it. */
  version = 0

  constructor() {
    const json: Serialize = (value) => JSON.stringify(value)
    for (const oid of [JSON_TEXT, JSONB]) this.#add(oid, json, JSON.parse)
    this.#add(
      BOOL,
      (value) => (value === true ? 't' : value === false ? 'f' : String(value)),
      (text) => text === 't',
    )
    this.#add(
      BYTEA,
      (value) => Buffer.from(value as Uint8Array),
      (text) => Buffer.from(text.slice(2), 'hex'),
    )
    this.#add(TIMESTAMPTZ, asText, parseMoment)
    for (const oid of NUMBERS) this.#add(oid, asText, Number)
    for (const [one, array] of Object.entries(ARRAYS)) this.#addArray(Number(one), array)
  }

  add({ oid, array, serialize, parse }: OwnType): void {
    this.#add(oid, serialize, parse)
    this.#addArray(oid, array)
    this.version += 1
  }

  /** How a value of this type is sent. */
  serialize(value: unknown, oid: number): Sent {
    if (value === null) return null
    if (value === undefined) throw Object.assign(new Error('Undefined values are not allowed'), { code: 'UNDEFINED_VALUE' })
    const serialize = this.#serializers.get(oid)
    if (serialize) return serialize(value)
    return Array.isArray(value) ? arrayText(value, asText) : asText(value)
  }

  /** How a value of this type is read; `null`: as its text. */
  parser(oid: number): Parse | null {
    return this.#parsers.get(oid) ?? null
  }

  #add(oid: number, serialize: Serialize, parse: Parse): void {
    this.#serializers.set(oid, serialize)
    this.#parsers.set(oid, parse)
  }

  #addArray(oid: number, array: number): void {
    const serialize = this.#serializers.get(oid) ?? asText
    const parse = this.#parsers.get(oid) ?? ((text: string) => text)
    this.#serializers.set(array, (value) => (Array.isArray(value) ? arrayText(value, serialize) : asText(value)))
    this.#parsers.set(array, (text) => parseArray(text, parse))
  }
}

/** The type that a value itself says it has. */
export function typeOf(value: unknown): number {
  if (typeof value === 'boolean') return BOOL
  if (typeof value === 'bigint') return BIGINT
  if (value instanceof Date) return TIMESTAMPTZ
  return value instanceof Uint8Array ? BYTEA : BY_THE_SERVER
}

function asText(value: unknown): string {
  return value instanceof Date ? value.toISOString() : String(value)
}

function arrayText(values: readonly unknown[], serialize: Serialize): string {
  const items = values.map((value) => {
    if (value === null || value === undefined) return 'NULL'
    if (Array.isArray(value)) return arrayText(value, serialize)
    const text = serialize(value)
    const plain = typeof text === 'string' ? text : `\\x${text.toString('hex')}`
    return `"${plain.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  })
  return `{${items.join(',')}}`
}

/** Reads PostgreSQL's text of an array, of several dimensions too: `{1,NULL,"a \"b\""}`. */
function parseArray(text: string, parse: Parse): unknown[] {
  let at = text.indexOf('{') + 1
  const list = (): unknown[] => {
    const items: unknown[] = []
    for (;;) {
      const sign = text[at]
      if (sign === '}' || sign === undefined) {
        at += 1
        return items
      }
      if (sign === ',') at += 1
      else if (sign === '{') {
        at += 1
        items.push(list())
      } else if (sign === '"') items.push(parse(quoted()))
      else items.push(bare())
    }
  }
  const quoted = (): string => {
    let value = ''
    for (at += 1; text[at] !== '"'; at += 1) {
      if (text[at] === '\\') at += 1
      value += text[at]
    }
    at += 1
    return value
  }
  const bare = (): unknown => {
    const start = at
    while (text[at] !== ',' && text[at] !== '}') at += 1
    const value = text.slice(start, at)
    return value === 'NULL' ? null : parse(value)
  }
  return list()
}

/** `2026-11-21 09:05:03.12+00` becomes `2026-11-21T09:05:03.120Z`. */
function parseMoment(text: string): string {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text)
  if (!match) return text
  return `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(3, '0').slice(0, 3)}Z`
}
