import { Pending, type Written } from './pending.ts'
import { Columns, Parameter } from './sql.ts'
import { typeOf } from './types.ts'

/** A statement as it is sent: its text with `$1`, the values in their order, and their types as far as they say so themselves. */
export type Rendered = { text: string; values: unknown[]; types: number[] }

/** Puts a statement together from its pieces. */
export function render(query: Written): Rendered {
  const rendered: Rendered = { text: '', values: [], types: [] }
  write(query, rendered)
  if (!query.tagged) for (const value of query.parameters) take(value, rendered)
  return rendered
}

function write({ strings, parameters, tagged }: Omit<Written, 'isSimple'>, into: Rendered): void {
  into.text += strings[0] ?? ''
  if (!tagged) return
  for (let at = 0; at < parameters.length; at += 1) {
    writeValue(parameters[at], into)
    into.text += strings[at + 1] ?? ''
  }
}

function writeValue(value: unknown, into: Rendered): void {
  if (value instanceof Pending) writePiece(value, into)
  else if (value instanceof Columns) into.text += columnsText(value, into)
  else if (Array.isArray(value) && value[0] instanceof Pending) {
    for (const piece of value as Pending[]) {
      into.text += ' '
      writePiece(piece, into)
    }
  } else into.text += take(value, into)
}

function writePiece(piece: Pending, into: Rendered): void {
  if (!piece.tagged && piece.parameters.length > 0) throw new Error('a text with parameters of its own cannot be a piece of a statement')
  write(piece, into)
}

/** Adds a value as a parameter; returns its placeholder. */
function take(value: unknown, { values, types }: Rendered): string {
  if (value instanceof Parameter) {
    values.push(value.value)
    types.push(value.type)
  } else {
    values.push(value)
    types.push(typeOf(value))
  }
  return `$${values.length}`
}

type Keyword = 'values' | 'in' | 'select' | 'as' | 'returning' | '(' | 'update' | 'insert'
const KEYWORDS = /(?:^|[\s(])(values|in|select|as|returning|update|insert|\()(?=$|[\s(])/gi

function columnsText({ first, rest }: Columns, into: Rendered): string {
  if (typeof first === 'string') return [first, ...rest].map(quoteName).join(',')
  const keyword = lastKeyword(into.text)
  const rows = (Array.isArray(first) ? first : [first]) as Record<string, unknown>[]
  switch (keyword) {
    case 'insert': {
      const names = namesOf(rows[0], rest)
      return `(${names.map(quoteName).join(',')})values${rowsText(rows, names, into)}`
    }
    case 'update':
      return namesOf(rows[0], rest)
        .map((name) => `${quoteName(name)}=${valueText(rows[0]?.[name], into)}`)
        .join(',')
    case 'values':
    case 'in': {
      const many = Array.isArray(first) && typeof first[0] === 'object' && first[0] !== null
      if (many) return rowsText(rows, namesOf(rows[0], rest), into)
      const values = Array.isArray(first) ? first : namesOf(rows[0], rest).map((name) => rows[0]?.[name])
      return values.length === 0 ? '(null)' : `(${values.map((value) => valueText(value, into)).join(',')})`
    }
    default:
      if (Array.isArray(first)) return (first as string[]).map(quoteName).join(',')
      return namesOf(rows[0], rest)
        .map((name) => `${valueText(rows[0]?.[name], into)} as ${quoteName(name)}`)
        .join(',')
  }
}

/** The keyword nearest before these columns, which says what they are for. */
function lastKeyword(before: string): Keyword | null {
  let last: Keyword | null = null
  for (const match of before.matchAll(KEYWORDS)) last = (match[1]?.toLowerCase() ?? null) as Keyword | null
  return last
}

function rowsText(rows: readonly Record<string, unknown>[], names: readonly string[], into: Rendered): string {
  return rows.map((row) => `(${names.map((name) => valueText(row[name], into)).join(',')})`).join(',')
}

function valueText(value: unknown, into: Rendered): string {
  const { values, types } = into
  const inner: Rendered = { text: '', values, types }
  writeValue(value, inner)
  return inner.text
}

function namesOf(row: Record<string, unknown> | undefined, rest: readonly string[]): string[] {
  return rest.length > 0 ? [...rest] : Object.keys(row ?? {})
}

/** A name as SQL writes it; a dot parts a schema from its table. */
function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""').replaceAll('.', '"."')}"`
}
