import { readFileSync } from 'node:fs'

const SHOWN = 20
const LENGTH = 600

/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Assertion */
/** @typedef {{ testResults: { name: string, status: string, message?: string, assertionResults: Assertion[] }[] }} UnitReport */

/**
 * What failed in a report of Vitest, a line or two each: tests, and files that failed outside of one.
 * @param {string} path
 * @returns {string[]}
 */
export function failuresIn(path) {
  /** @type {UnitReport} */
  let report
  try {
    report = JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return [`no report at ${path}`]
  }
  const failed = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (tests.length > 0) return tests.map((test) => say(`${name} › ${test.fullName}`, test.failureMessages?.[0]))
    return status === 'failed' ? [say(name, message)] : []
  })
  const more = failed.length - SHOWN
  return more > 0 ? [...failed.slice(0, SHOWN), `and ${more} more`] : failed
}

/** @param {string} what @param {string | undefined} why @returns {string} */
function say(what, why) {
  return `  ✗ ${what}\n    ${(why ?? 'no message').slice(0, LENGTH).replaceAll('\n', '\n    ')}`
}
