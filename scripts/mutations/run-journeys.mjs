import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { node24, withNode24 } from '../install.mjs'
import { readJourneys, rowsNamed } from '../requirements.mjs'

/** @import { Ran, Suite } from '../requirements.mjs' */

/** Whether a row has a journey that names it. @param {string} row @param {string} title */
const names = (row, title) => rowsNamed(title).includes(Number(row.slice('REQ-'.length)))

/**
 * The journeys that name a row, as they are listed.
 * @param {string} folder
 * @param {string} browser
 * @returns {Promise<(row: string) => Ran[]>}
 */
export async function listJourneys(folder, browser) {
  const all = await playwright(folder, ['--list', '--project=desktop'], browser)
  return (row) => all.filter(({ title }) => names(row, title))
}

/**
 * Runs these journeys in `folder`, with the web built from what is there: on a wide screen, then on a phone. Answers with those that failed
 * on the first of the two that noticed, as `file: title`.
 * @param {string} folder
 * @param {readonly Ran[]} journeys
 * @param {string} browser
 * @returns {Promise<string[]>}
 */
export async function failingJourneys(folder, journeys, browser) {
  if (journeys.length === 0) return []
  const files = [...new Set(journeys.map(({ file }) => file))]
  const titles = journeys.map(({ title }) => title.replaceAll(' · ', ' ').replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  for (const project of ['desktop', 'phone']) {
    const chosen = [...files, `--project=${project}`, '-g', `(${titles.join('|')})$`, '--workers', '1']
    // On a busy machine a start may time out: only one that fails twice is the row's.
    const first = await playwright(folder, chosen, browser)
    const ran = first.length > 0 || project !== 'desktop' ? first : await playwright(folder, chosen, browser)
    if (ran.length === 0 && project === 'desktop') return [`${files[0]}: (does not start)`]
    const failed = ran.filter(({ passed, skipped }) => !passed && !skipped)
    if (failed.length > 0) return failed.map(({ file, title }) => `${file}: ${title}`)
  }
  return []
}

/**
 * @param {string} folder
 * @param {readonly string[]} parameters
 * @param {string} browser
 * @returns {Promise<Ran[]>}
 */
async function playwright(folder, parameters, browser) {
  const report = join(folder, 'journeys.json')
  rmSync(report, { force: true })
  const env = withNode24({ CHROMIUM_PATH: browser, E2E_REPORT: report, NODE_COMPILE_CACHE: join(folder, '.compiled') })
  const given = [join(folder, 'node_modules/@playwright/test/cli.js'), 'test', ...parameters]
  const child = spawn(node24(), given, { cwd: folder, env, stdio: 'ignore' })
  await new Promise((settle) => child.once('close', settle))
  if (!existsSync(report)) return []
  /** @type {{ suites: Suite[] }} */
  const { suites } = JSON.parse(readFileSync(report, 'utf8'))
  return suites.flatMap((suite) => readJourneys(suite))
}
