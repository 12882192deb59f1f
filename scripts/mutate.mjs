import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled } from './install.mjs'
import { copyProject } from './mutations/project-copy.mjs'
import { FOLDER, freshResults, hashOf, keyOf, RESULTS, readMutations } from './mutations/read-mutations.mjs'
import { failingJourneys, listJourneys } from './mutations/run-journeys.mjs'
import { failingTests, listTests } from './mutations/run-tests.mjs'
import { ROWS } from './requirements.mjs'
import { fail, ROOT } from './run.mjs'

/** @import { Mutation, Result } from './mutations/read-mutations.mjs' */

// npm run mutate                    breaks every row whose result is not fresh, and runs the tests that name the row; journeys only where there is no other
// npm run mutate -- --row REQ-137   one row, fresh or not
// npm run mutate -- --all           every row
// npm run mutate -- --check         runs nothing: fails where a result is missing, out of date, or says that no test noticed
const { values } = parseArgs({
  options: {
    row: { type: 'string', multiple: true, default: [] },
    all: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})
const AT_ONCE = 2

await ensureInstalled()
const { mutations, wrong } = readMutations(ROOT)
if (wrong.length > 0) fail(`Correct these places in ${FOLDER}:\n${wrong.join('\n')}`)
const rows = new Set(mutations.map(({ row }) => row))
const unbroken = Array.from({ length: ROWS }, (_, step) => `REQ-${String(step + 1).padStart(3, '0')}`).filter((row) => !rows.has(row))
if (unbroken.length > 0) fail(`No edit in ${FOLDER} breaks ${unbroken.join(', ')}.`)
const results = freshResults(ROOT, mutations)
const stale = mutations.filter((mutation) => !results[keyOf(mutation)])
if (values.check && stale.length > 0)
  fail(`${stale.length} results are out of date, run \`npm run mutate\`: ${[...new Set(stale.map(({ row }) => row))].join(', ')}`)
const asked = values.row.length > 0 ? mutations.filter(({ row }) => values.row.includes(row)) : values.all ? mutations : stale
const chosen = values.check ? [] : asked
const copies = Array.from({ length: Math.min(AT_ONCE, chosen.length) }, () => copyProject(ROOT))
process.on('exit', () => {
  for (const copy of copies) copy.remove()
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
if (copies[0]) {
  const { folder } = copies[0]
  const browser = await ensureBrowser()
  const [tests, journeys] = [await listTests(folder), await listJourneys(folder, browser)]
  const run = (/** @type {string} */ folder, /** @type {string} */ row) =>
    tests(row).length > 0 ? failingTests(folder, row, tests(row)) : failingJourneys(folder, journeys(row), browser)
  const waiting = [...chosen]
  const work = async (/** @type {ReturnType<typeof copyProject>} */ copy) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results[keyOf(next)] = await breakRow(copy, next, () => run(copy.folder, next.row))
      report(next, chosen.length - waiting.length)
      save()
    }
  }
  await Promise.all(copies.map(work))
}
const unnoticed = mutations.filter((mutation) => results[keyOf(mutation)]?.noticedBy === null)
console.log(`\n${mutations.length} mutations of ${rows.size} rows, ${unnoticed.length} not noticed.`)
for (const { row, file, find } of unnoticed) console.log(`  ${row}: ${file}: ${find}`)
process.exitCode = unnoticed.length > 0 ? 1 : 0

/**
 * @param {ReturnType<typeof copyProject>} copy
 * @param {Mutation} mutation
 * @param {() => Promise<string[]>} run
 * @returns {Promise<Result>}
 */
async function breakRow(copy, mutation, run) {
  const restore = copy.apply(mutation)
  try {
    const [noticedBy = null] = await run()
    return { noticedBy, hash: hashOf(ROOT, mutation, noticedBy) }
  } finally {
    restore()
  }
}

/** @param {Mutation} mutation @param {number} done */
function report(mutation, done) {
  const by = results[keyOf(mutation)]?.noticedBy
  console.log(`${String(done).padStart(4)}/${chosen.length} ${mutation.row} ${by ? `noticed by ${by}` : 'NOT NOTICED'}`)
}

function save() {
  const known = mutations.flatMap((mutation) => {
    const result = results[keyOf(mutation)]
    return result ? [[keyOf(mutation), result]] : []
  })
  writeFileSync(join(ROOT, RESULTS), `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
}
