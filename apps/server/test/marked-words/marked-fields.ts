import type { Endpoint } from '@clinic/contract/endpoint'
import { type Schema, sample, schemaOf } from '../sample.ts'

/** In every mark: letters only, so that names accept it, and no word of any language. */
const MARK = 'zqmark'

/** A mark of its own for each free-text field, or something invalid. */
export type Fill = (field: { at: string; longest: number }) => unknown

let made = 0
/** A new unique mark. */
export function mark(): string {
  made += 1
  const letters = [...String(made)].map((digit) => 'abcdefghij'[Number(digit)])
  return `Zqmark${letters.join('')}`
}

/** Unmistakable values where letters are not accepted: health number, phone, birthday, postal code, file of Veterans Affairs, email. */
export const MARKED_FIGURES = {
  healthNumber: '7391846523',
  phone: '416-555-0163',
  born: '1937-02-27',
  postalCode: 'M9Z 8Q9',
  mailingPostalCode: 'M9Z 8Q7',
  vacFile: 'K74183926',
} as const

/** Finds marks in any encoding: lower case, URL-encoded, base64. */
export function marksIn(text: string): string[] {
  const [area, ...phone] = MARKED_FIGURES.phone.split('-')
  const { healthNumber, born, postalCode, mailingPostalCode, vacFile } = MARKED_FIGURES
  const figures = [healthNumber, MARKED_FIGURES.phone, [area, ...phone].join(''), born, postalCode, mailingPostalCode, vacFile]
  const sought = [...figures, ...figures.map((figure) => figure.replace(' ', '')), ...BASE64]
  const words = text.match(new RegExp(`${MARK}\\w*`, 'gi')) ?? []
  return [...words, ...sought.filter((figure) => text.includes(figure))]
}

/** The mark in base64 at any alignment. */
const BASE64 = ['Zqmark', 'zqmark'].flatMap((word) =>
  ['', 'x', 'xx'].map((before) => {
    const whole = Buffer.from(`${before}${word}`).toString('base64')
    return whole.slice(before === '' ? 0 : before.length + 1, Math.floor(((before.length + word.length) * 8) / 6))
  }),
)

/**
 * The free-text fields of a call: every place in its query and body that accepts any text, such as
 * `body.context.consent.signature`.
 */
export function fieldsOf({ query, body }: Endpoint): string[] {
  const fields = new Set<string>()
  const note: Fill = ({ at }) => {
    fields.add(at)
    return ''
  }
  if (query) variants(schemaOf(query), 'query', note)
  if (body) variants(schemaOf(body), 'body', note)
  return [...fields]
}

/** Queries and bodies that together fill every free-text field of a call, as many as exclusive choices require. */
export function filled({ query, body }: Endpoint, fill: Fill): { query?: unknown; body?: unknown }[] {
  const queries = query ? variants(schemaOf(query), 'query', fill) : [undefined]
  const bodies = body ? variants(schemaOf(body), 'body', fill) : [undefined]
  return Array.from({ length: Math.max(queries.length, bodies.length) }, (_, turn) => ({
    ...(query && { query: queries[Math.min(turn, queries.length - 1)] }),
    ...(body && { body: bodies[Math.min(turn, bodies.length - 1)] }),
  }))
}

/** Fields that carried a mark, named as in `fieldsOf`. */
export function markedFields(part: 'query' | 'body', sent: unknown, schema: Schema): string[] {
  const fields: string[] = []
  const walk = (value: unknown, at: string, among: readonly Schema[]): void => {
    const choices = among.flatMap(unfold)
    if (typeof value === 'string') {
      if (marksIn(value).length > 0 || value.toLowerCase().includes(MARK)) fields.push(at)
    } else if (Array.isArray(value)) {
      for (const item of value)
        walk(
          item,
          `${at}[]`,
          choices.flatMap(({ items }) => items ?? []),
        )
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) {
        const known = choices.flatMap(({ properties }) => properties?.[name] ?? [])
        const any = choices.flatMap(({ additionalProperties: more }) => (typeof more === 'object' ? [more] : []))
        if (known.length > 0) walk(item, `${at}.${name}`, known)
        else walk(item, `${at}{}`, any)
      }
    }
  }
  walk(sent, part, [schema])
  return fields
}

function unfold(schema: Schema): Schema[] {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  return choices.length > 0 ? choices.flatMap(unfold) : [schema]
}

const MOST = 400

function variants(schema: Schema, at: string, fill: Fill): unknown[] {
  if ('const' in schema || schema.enum) return [sample(schema)]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.flatMap((choice) => variants(choice, at, fill)).slice(0, MOST)
  if (schema.allOf)
    return abreast(
      schema.allOf.map((part) => variants(part, at, fill)),
      (parts) => Object.assign({}, ...parts),
    )
  if (schema.type === 'object') {
    const named = Object.entries(schema.properties ?? {}).map(([name, part]) => [name, variants(part, `${at}.${name}`, fill)] as const)
    const more = schema.additionalProperties
    const any = typeof more === 'object' ? [['any', variants(more, `${at}{}`, fill)] as const] : []
    const all = [...named, ...any]
    return abreast(
      all.map(([, values]) => values),
      (values) => Object.fromEntries(all.map(([name], place) => [name, values[place]])),
    )
  }
  if (schema.type === 'array') return variants(schema.items ?? {}, `${at}[]`, fill).map((value) => [value])
  return isFreeText(schema) ? [fill({ at, longest: schema.maxLength ?? 2000 })] : [sample(schema)]
}

/** Zips to the longest list; shorter ones repeat their last. */
function abreast(lists: readonly unknown[][], join: (values: unknown[]) => unknown): unknown[] {
  const most = Math.max(1, ...lists.map((list) => list.length))
  return Array.from({ length: most }, (_, turn) => join(lists.map((list) => list[Math.min(turn, list.length - 1)])))
}

/** Arbitrary text: no enum, no date, long enough for a mark, no conflicting pattern. `{}` accepts anything. */
function isFreeText({ type, format, pattern, maxLength = 100 }: Schema): boolean {
  if (type === undefined) return true
  if (type !== 'string' || format !== undefined || maxLength < 9) return false
  return pattern === undefined || ['Zqmarkaa', 'zqmarkaa', 'Zqmarkaaaaaa'].some((text) => new RegExp(pattern).test(text))
}
