import { parseSync } from 'libpg-query'

/** @import { Node } from 'libpg-query' */
/** @typedef {{ line: number, words: string, reason: string | undefined, node: Node }} Statement */

const NOTE = /^--\s*not additive:\s*(\S.*)$/i

/**
 * The statements of a migration as PostgreSQL itself parses them, each with the line it begins on, its words on one line, and the reason that
 * the comment before it gives for taking something away (`-- not additive: …`). `loadModule` of libpg-query comes first.
 * @param {string} text
 * @returns {Statement[]}
 */
export function readMigration(text) {
  // The parser counts bytes.
  const bytes = Buffer.from(text)
  let end = 0
  return (parseSync(text).stmts ?? []).flatMap(({ stmt, stmt_location: from = 0, stmt_len: length }) => {
    const begin = end
    end = length ? from + length : bytes.length
    if (!stmt) return []
    // From the end of the one before, whose line goes on behind its semicolon.
    const lines = bytes.subarray(begin, end).toString().replace(/^;/, '').split('\n')
    const first = lines.findIndex((line) => !/^\s*(--.*)?$/.test(line))
    const reason = lines.slice(begin === 0 ? 0 : 1, first).flatMap((line) => line.trim().match(NOTE)?.[1] ?? [])[0]
    const line = bytes.subarray(0, begin).toString().split('\n').length + first
    const words = lines
      .slice(first)
      .filter((one) => !/^\s*--/.test(one))
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
    return [{ line, words, reason, node: stmt }]
  })
}

/**
 * Everything of one kind that stands anywhere in a statement.
 * @param {unknown} node
 * @param {string} kind
 * @returns {any[]}
 */
export function allOf(node, kind) {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => [...(name === kind ? [value] : []), ...allOf(value, kind)])
}

/**
 * Every text that stands anywhere in a part of a statement: names and constants.
 * @param {unknown} node
 * @returns {string[]}
 */
export function textsIn(node) {
  return allOf(node, 'sval').filter((text) => typeof text === 'string')
}

/**
 * The last part of a name: `orders` of `public.orders`.
 * @param {unknown} parts
 * @returns {string}
 */
export function lastName(parts) {
  return textsIn(parts).at(-1) ?? ''
}
