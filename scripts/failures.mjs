import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const SHOWN = 20
const LENGTH = 600

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion */
/** @typedef {{ testResults: { name: string, status: string, message?: string, assertionResults: Assertion[] }[] }} UnitReport */
/** @typedef {{ message?: string }} Mishap */
/** @typedef {{ status: string, retry: number, errors: Mishap[] }} Try */
/** @typedef {{ file: string, line: number, title: string, tests: { projectName: string, results: Try[] }[] }} Journey */
/** @typedef {{ specs?: Journey[], suites?: JourneySuite[], errors?: Mishap[] }} JourneySuite */

/**
 * What failed in a report of Vitest, a line or two each: tests, also those that passed at a second go, and files that failed outside of one.
 * @param {string} path
 * @returns {string[]}
 */
export function failuresIn(path) {
  const report = /** @type {UnitReport | null} */ (read(path))
  if (!report) return [`no report at ${path}`]
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed' || (test.failureMessages ?? []).length > 0)
    const again = (/** @type {Assertion} */ test) => (test.status === 'failed' ? '' : ' (passed at the second go)')
    if (tests.length > 0) return tests.map((test) => say(`${name} › ${test.fullName}${again(test)}`, test.failureMessages?.[0]))
    return status === 'failed' ? [say(name, message)] : []
  })
  return shorten(failed)
}

/**
 * What failed in a report of Playwright, each time that it did, also where a later try passed.
 * @param {string} path
 * @returns {string[]}
 */
export function journeyFailuresIn(path) {
  const report = /** @type {JourneySuite | null} */ (read(path))
  if (!report) return [`no report at ${path}`]
  return shorten([...(report.errors ?? []).map((error) => say('outside of a journey', error.message)), ...journeysOf(report)])
}

/** @param {JourneySuite} suite @returns {string[]} */
function journeysOf(suite) {
  const own = (suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results
        .filter(({ status }) => status !== 'passed' && status !== 'skipped')
        .map(({ retry, errors }) => say(`${projectName} › ${file}:${line} › ${title} (try ${retry + 1})`, errors[0]?.message)),
    ),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => journeysOf(inner))]
}

/** @param {string} path @returns {unknown} */
function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** @param {string[]} failed @returns {string[]} */
function shorten(failed) {
  const more = failed.length - SHOWN
  return more > 0 ? [...failed.slice(0, SHOWN), `and ${more} more`] : failed
}

/** @param {string} what @param {string | undefined} why @returns {string} */
function say(what, why) {
  return `  ✗ ${what}\n    ${stripVTControlCharacters(why ?? 'no message')
    .slice(0, LENGTH)
    .replaceAll('\n', '\n    ')}`
}
