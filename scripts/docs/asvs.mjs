import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { levelTwo } from './asvs-levels.mjs'
import { SHORT } from './paths.mjs'
import { linesOf } from './references.mjs'

/** @import { Fault } from './references.mjs' */
/** @typedef {{ line: number, id: string, state: string, how: string, shown: string }} Row */
/** @typedef {{ line: number, names: string[], why: string }} Group a line that says what does not apply */

export const ASVS_PAGE = 'docs/asvs.md'
const STATES = ['met', 'partly', 'not met']

/**
 * What is wrong with the page on OWASP ASVS: a requirement of levels 1 and 2 that stands nowhere or twice, a row without a state, a reason or
 * a test, a test that is not there, a count that is not true.
 * @param {string} root
 * @param {string} text
 * @returns {Fault[]}
 */
export function asvsFaults(root, text) {
  const cells = linesOf(text).flatMap(({ content, line, isFenced }) =>
    isFenced || !content.startsWith('|') ? [] : [{ line, row: cellsOf(content) }],
  )
  const rows = cells.flatMap(({ line, row: [id = '', , state = '', how = '', shown = ''] }) =>
    /^V\d+\.\d+\.\d+$/.test(id) && state !== '' ? [{ line, id, state, how, shown }] : [],
  )
  const groups = cells.flatMap(({ line, row }) => (row.length === 2 && /^V\d/.test(row[0] ?? '') ? [groupOf(line, row)] : []))
  return [
    ...placeFaults(rows, groups),
    ...rows.flatMap((row) => rowFaults(root, row)),
    ...groups.flatMap(({ line, why }) => (why === '' ? [{ line, message: 'say why this does not apply' }] : [])),
    ...countFaults(cells, rows, groups),
  ]
}

/** @param {string} content */
function cellsOf(content) {
  return content
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

/** @param {number} line @param {string[]} row @returns {Group} */
function groupOf(line, [names = '', why = '']) {
  return { line, names: names.split(/,\s*/), why }
}

/** `V10`, `V10.1` and `V10.1.2` cover V10.1.2. @param {string} name @param {string} id */
const covers = (name, id) => name === id || id.startsWith(`${name}.`)

/** @param {Row[]} rows @param {Group[]} groups @returns {Fault[]} */
function placeFaults(rows, groups) {
  const known = levelTwo()
  const named = groups.flatMap(({ line, names }) => names.map((name) => ({ line, name })))
  const unknown = [
    ...rows.flatMap(({ line, id }) => (known.includes(id) ? [] : [{ line, name: id }])),
    ...named.filter(({ name }) => !known.some((id) => covers(name, id))),
  ].map(({ line, name }) => ({ line, message: `${name} is no requirement of levels 1 and 2` }))
  const misplaced = known.flatMap((id) => {
    const places = [...rows.filter((row) => row.id === id), ...named.filter(({ name }) => covers(name, id))]
    if (places.length === 1) return []
    return [{ line: places[1]?.line ?? 1, message: places.length === 0 ? `${id} stands nowhere` : `${id} stands more than once` }]
  })
  return [...unknown, ...misplaced]
}

/** @param {string} root @param {Row} row @returns {Fault[]} */
function rowFaults(root, { line, id, state, how, shown }) {
  const faults = []
  if (!STATES.includes(state)) faults.push(`${id}: "${state}" is none of: ${STATES.join(', ')}`)
  if (how === '') faults.push(`${id}: say how it is met, or why it is not`)
  const tests = [...shown.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, path = '', title = '']) => ({ path, title }))
  if (state === 'met' && tests.length === 0 && !/^no test: ./.test(shown))
    faults.push(`${id}: name the test that shows it, or say "no test:" and why`)
  for (const { path, title } of tests) {
    if (!hasTest(root, path, title)) faults.push(`${id}: there is no test “${title}” in ${path}`)
  }
  return faults.map((message) => ({ line, message }))
}

/** @param {string} root @param {string} path @param {string} title */
function hasTest(root, path, title) {
  const [first = '', ...rest] = path.split('/')
  const full = join(root, SHORT[first] ?? first, ...rest)
  if (!/\.(test|spec)\.tsx?$/.test(full) || !existsSync(full)) return false
  const literal = title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`[([]\\s*(['"\`])${literal}\\1`).test(readFileSync(full, 'utf8'))
}

/**
 * The table at the top: `| met | 12 |`.
 * @param {{ line: number, row: string[] }[]} cells
 * @param {Row[]} rows
 * @param {Group[]} groups
 * @returns {Fault[]}
 */
function countFaults(cells, rows, groups) {
  const outside = levelTwo().filter((id) => groups.some(({ names }) => names.some((name) => covers(name, id)))).length
  const counts = [...STATES.map((state) => [state, rows.filter((row) => row.state === state).length]), ['does not apply', outside]]
  return counts.flatMap(([name, count]) => {
    const told = cells.find(({ row }) => row.length === 2 && row[0] === name)
    return told?.row[1] === String(count) ? [] : [{ line: told?.line ?? 1, message: `the count of "${name}" is ${count}` }]
  })
}
