import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { node24, withNode24 } from '../install.mjs'
import { readUnit, rowsNamed } from '../requirements.mjs'

/** Which tests of a file may name a row; `titles` is empty where only a run can say. @typedef {{ file: string, titles: readonly string[] }} Tests */

/**
 * The tests without a browser that may name a row. Vitest lists titles as they are written, so one that is filled in (`%s`, `$name`) may name
 * each row that its file does.
 * @param {string} folder
 * @returns {Promise<(row: string) => Tests[]>}
 */
export async function listTests(folder) {
  const output = join(folder, 'listed.json')
  await vitest(folder, ['list', `--json=${output}`])
  /** @type {{ name: string, file: string }[]} */
  const listed = JSON.parse(readFileSync(output, 'utf8'))
  const paths = [...new Set(listed.map(({ file }) => file))].filter((path) => !path.startsWith(join(folder, 'scripts/')))
  const files = paths.map((path) => {
    // Vitest lists a quotation mark with a backslash.
    const titles = listed.filter(({ file }) => file === path).map(({ name }) => name.replaceAll('\\"', '"'))
    return { file: path.slice(folder.length + 1), rows: rowsNamed(readFileSync(path, 'utf8')), titles }
  })
  return (row) => {
    const number = Number(row.slice('REQ-'.length))
    return files
      .filter(({ rows }) => rows.includes(number))
      .map(({ file, titles }) => ({ file, titles: titles.filter((title) => FILLED_IN.test(title) || rowsNamed(title).includes(number)) }))
  }
}

const FILLED_IN = /%[a-z]|\$/

/**
 * Runs these tests in `folder`. Answers with those that failed and name the row, as `file: title`, or with the files that no longer load.
 * @param {string} folder
 * @param {string} row
 * @param {readonly Tests[]} tests
 * @returns {Promise<string[]>}
 */
export async function failingTests(folder, row, tests) {
  const output = join(folder, 'report.json')
  rmSync(output, { force: true })
  const titles = tests.every((file) => file.titles.length > 0) ? tests.flatMap((file) => file.titles) : []
  const named = titles.length > 0 ? ['-t', `^(${titles.map(patternOf).join('|')})$`] : []
  await vitest(folder, ['run', ...tests.map(({ file }) => file), ...named, '--reporter', 'json', '--outputFile', output])
  /** @type {{ testResults: (import('../requirements.mjs').UnitReport['testResults'][number] & { status: string })[] }} */
  const report = JSON.parse(readFileSync(output, 'utf8'))
  const broken = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
    .map(({ name }) => `${name.slice(folder.length + 1)}: (does not load)`)
  const failed = report.testResults.flatMap((result) => {
    const own = { testResults: [{ ...result, assertionResults: result.assertionResults.filter((test) => test.status === 'failed') }] }
    return readUnit(own, folder)
  })
  const naming = failed.filter(({ title }) => rowsNamed(title).includes(Number(row.slice('REQ-'.length))))
  return [...naming.map(({ file, title }) => `${file}: ${title}`), ...broken].sort()
}

/** @param {string} title */
function patternOf(title) {
  return title.replace(/[.*+?^{}()|[\]\\]/g, '\\$&').replace(/%[a-z]|\$[\w.]*(\\\{.*?\\\})?/g, '.*')
}

/**
 * @param {string} folder
 * @param {readonly string[]} parameters
 * @returns {Promise<void>}
 */
function vitest(folder, parameters) {
  const program = join(folder, 'node_modules/vitest/vitest.mjs')
  return new Promise((settle) => {
    const child = spawn(node24(), [program, ...parameters], { cwd: folder, env: withNode24({ NO_COLOR: '1' }), stdio: 'ignore' })
    child.once('close', () => settle())
  })
}
