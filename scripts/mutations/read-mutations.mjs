import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testNamed } from './test-named.mjs'

/** One edit that breaks a row: `find` is in the file exactly once. @typedef {{ row: string, file: string, find: string, replace: string }} Mutation */
/** What the last run found: the first test that failed, as `file: title`, and what it holds for. @typedef {{ noticedBy: string | null, hash: string }} Result */

export const FOLDER = 'scripts/mutations/rows'
export const RESULTS = 'scripts/mutations/results.json'

/**
 * Every mutation of the project. A place that no longer exists, or exists twice, is an error that names it.
 * @param {string} root
 * @returns {{ mutations: Mutation[], wrong: string[] }}
 */
export function readMutations(root) {
  const files = readdirSync(join(root, FOLDER)).sort()
  const mutations = files.flatMap((name) => /** @type {Mutation[]} */ (JSON.parse(readFileSync(join(root, FOLDER, name), 'utf8'))))
  const wrong = mutations.flatMap((mutation) => {
    const times = existsSync(join(root, mutation.file))
      ? readFileSync(join(root, mutation.file), 'utf8').split(mutation.find).length - 1
      : 0
    return times === 1 ? [] : [`${mutation.row}: "${mutation.find}" is in ${mutation.file} ${times} times, not once.`]
  })
  return { mutations, wrong }
}

/**
 * The name of a mutation in the results: its row, and what tells two of one row apart.
 * @param {Mutation} mutation
 */
export function keyOf({ row, file, find, replace }) {
  return `${row} ${digest([file, find, replace]).slice(0, 8)}`
}

/**
 * Changes when the mutation does, or the test that noticed it.
 * @param {string} root
 * @param {Mutation} mutation
 * @param {string | null} noticedBy
 */
export function hashOf(root, { file, find, replace }, noticedBy) {
  return digest([file, find, replace, noticedBy === null ? '' : testNamed(root, noticedBy)])
}

/**
 * The results of the last run that still hold. What no test noticed is tried again: a test may do so by now.
 * @param {string} root
 * @param {readonly Mutation[]} mutations
 * @returns {Record<string, Result>}
 */
export function freshResults(root, mutations) {
  /** @type {Record<string, Result>} */
  const all = existsSync(join(root, RESULTS)) ? JSON.parse(readFileSync(join(root, RESULTS), 'utf8')) : {}
  const fresh = mutations.filter((mutation) => {
    const result = all[keyOf(mutation)]
    return result?.noticedBy && result.hash === hashOf(root, mutation, result.noticedBy)
  })
  return Object.fromEntries(fresh.map((mutation) => [keyOf(mutation), /** @type {Result} */ (all[keyOf(mutation)])]))
}

/** @param {readonly string[]} parts */
function digest(parts) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16)
}
