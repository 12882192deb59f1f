import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

// Which test checks which row of the specification, from the reports of a whole run: `npm test` calls it at its end.

export const TABLE = 'docs/requirements.md'
export const REPORTS = { unit: 'node_modules/.cache/reports/unit.json', e2e: 'node_modules/.cache/reports/e2e.json' }

/** Every row of the specification has to be named by a passing test. */
export const ROWS = 699
const SHOWN = 4

/** @typedef {{ file: string, title: string, passed: boolean, skipped?: boolean }} Ran */
/** @typedef {{ testResults: { name: string, assertionResults: { status: string, ancestorTitles: string[], title: string }[] }[] }} UnitReport */
/** @typedef {{ title: string, file: string, specs?: { title: string, ok: boolean, tests: { status: string }[] }[], suites?: Suite[] }} Suite */

/**
 * The numbers of the rows that a title names: `REQ-012`, `REQ-012 to REQ-015`.
 * @param {string} title
 * @returns {number[]}
 */
export function rowsNamed(title) {
  const named = title.matchAll(/REQ-(\d{3})(?:\s*(?:to|–|-)\s*(?:REQ-)?(\d{3}))?/g)
  return [...named].flatMap(([, first, last]) => {
    const from = Number(first)
    const length = last === undefined ? 1 : Number(last) - from + 1
    return Array.from({ length: Math.max(1, length) }, (_, step) => from + step)
  })
}

/**
 * @param {UnitReport} report
 * @param {string} root
 * @returns {Ran[]}
 */
export function readUnit(report, root) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, ancestorTitles, title }) => ({
      file: relative(root, name),
      title: [...ancestorTitles, title].join(' · '),
      passed: status === 'passed',
    })),
  )
}

/**
 * @param {Suite} suite
 * @param {string[]} above
 * @returns {Ran[]}
 */
export function readJourneys(suite, above = []) {
  const here = suite.title.endsWith('.ts') || suite.title === '' ? above : [...above, suite.title]
  const own = (suite.specs ?? []).map((spec) => ({
    file: `e2e/${suite.file}`,
    title: [...here, spec.title].join(' · '),
    passed: spec.ok && spec.tests.some(({ status }) => status === 'expected' || status === 'flaky'),
    skipped: spec.tests.every(({ status }) => status === 'skipped'),
  }))
  return [...own, ...(suite.suites ?? []).flatMap((inner) => readJourneys(inner, here))]
}

/**
 * The table, and the needed rows that no passing test names.
 * @param {Ran[]} ran
 * @returns {{ table: string, missing: string[] }}
 */
export function drawTable(ran) {
  /** @type {Map<number, Set<string>>} */
  const byRow = new Map()
  for (const { file, title, passed } of ran) {
    // The tests of the project's own tools name rows as examples.
    if (!passed || file.startsWith('scripts/')) continue
    for (const row of rowsNamed(title)) byRow.set(row, (byRow.get(row) ?? new Set()).add(`${cell(title)} (\`${file}\`)`))
  }
  const lines = [...byRow.keys()].sort((a, b) => a - b).map((row) => `| ${nameOf(row)} | ${listed([...(byRow.get(row) ?? [])].sort())} |`)
  const missing = Array.from({ length: ROWS }, (_, step) => step + 1)
    .filter((row) => !byRow.has(row))
    .map(nameOf)
  const head = `# Rows of the specification and the tests that check them

Written by \`npm test\` from the titles of the tests that passed; not by hand. A row without a test fails the run.

| row | checked by |
|---|---|
`
  return { table: `${head}${lines.join('\n')}\n`, missing }
}

/** @param {string[]} tests */
function listed(tests) {
  const more = tests.length > SHOWN ? ` · and ${tests.length - SHOWN} more` : ''
  return `${tests.slice(0, SHOWN).join('<br>')}${more}`
}

/** @param {string} title */
function cell(title) {
  return title.replaceAll('|', '\\|').replaceAll('`', "'").replaceAll('<', '‹').replaceAll('>', '›').replaceAll('\n', ' ')
}

/** @param {number} row */
function nameOf(row) {
  return `REQ-${String(row).padStart(3, '0')}`
}

/**
 * Writes the table from the reports below `root`. Answers what is wrong: rows without a test that passed.
 * @param {string} root
 * @returns {string[]}
 */
export function updateTable(root) {
  const unit = JSON.parse(readFileSync(join(root, REPORTS.unit), 'utf8'))
  const e2e = JSON.parse(readFileSync(join(root, REPORTS.e2e), 'utf8'))
  const journeys = /** @type {Suite[]} */ (e2e.suites).flatMap((suite) => readJourneys(suite))
  const { table, missing } = drawTable([...readUnit(unit, root), ...journeys])
  writeFileSync(join(root, TABLE), table)
  return missing.length > 0 ? [`No passing test names ${missing.join(', ')}.`] : []
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const wrong = updateTable(resolve(fileURLToPath(import.meta.url), '../..'))
  for (const line of wrong) console.error(line)
  process.exitCode = wrong.length > 0 ? 1 : 0
}
