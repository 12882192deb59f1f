import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { linesOf } from './references.mjs'

/** @import { Fault } from './references.mjs' */

const SCHEMA = 'apps/server/src/platform/config.ts'

/**
 * Settings that the README lists and the schema does not know, and the other way round. The README's list is the first column of the tables,
 * or the first word of the list items, below the heading that names settings or configuration.
 * @param {string} root
 * @param {string} readme
 * @returns {Fault[]}
 */
export function settingFaults(root, readme) {
  if (!existsSync(join(root, SCHEMA))) return []
  const known = [...readFileSync(join(root, SCHEMA), 'utf8').matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map((match) => String(match[1]))
  const section = sectionOf(readme)
  if (section.length === 0) return [{ line: 1, message: 'has no heading "Settings": list every setting there is' }]
  const listed = section.flatMap(({ content, line }) => namesOf(content).map((name) => ({ name, line })))
  const unknown = listed.filter(({ name }) => !known.some((key) => covers(name, key)))
  const missing = known.filter((key) => !listed.some(({ name }) => covers(name, key)))
  return [
    ...unknown.map(({ name, line }) => ({ line, message: `${name} is no setting of ${SCHEMA}` })),
    ...missing.map((key) => ({ line: Number(section[0]?.line), message: `the setting ${key} of ${SCHEMA} is not listed here` })),
  ]
}

/**
 * `LLM_*` covers LLM_URL.
 * @param {string} name
 * @param {string} key
 */
function covers(name, key) {
  return name === key || (name.endsWith('*') && key.startsWith(name.slice(0, -1)))
}

/** @param {string} text */
function sectionOf(text) {
  const lines = linesOf(text).filter(({ isFenced }) => !isFenced)
  const start = lines.findIndex(({ content }) => /^#{1,6} .*\b(settings?|configur\w+)\b/i.test(content))
  if (start < 0) return []
  const depth = String(lines[start]?.content).indexOf(' ')
  const length = lines.slice(start + 1).findIndex(({ content }) => /^#{1,6} /.test(content) && content.indexOf(' ') <= depth)
  return lines.slice(start, length < 0 ? undefined : start + 1 + length)
}

/** @param {string} content */
function namesOf(content) {
  const head = content.match(/^\s*\|([^|]*)\|/)?.[1] ?? content.match(/^\s*[-*] (`[^`]+`)/)?.[1] ?? ''
  return [...head.matchAll(/`([A-Z][A-Z0-9_]*\*?)(?:=[^`]*)?`/g)].map((match) => String(match[1]))
}
