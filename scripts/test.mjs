import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'
import { failuresIn, journeyFailuresIn } from './failures.mjs'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { openMemoryFolder } from './memory-folder.mjs'
import { REPORTS, updateTable } from './requirements.mjs'
import { ROOT, runInFront } from './run.mjs'

// npm test                all of it
// npm test -- unit …      Vitest alone, the rest goes to it
// npm test -- e2e …       Playwright alone, the rest goes to it
const [first, ...others] = process.argv.slice(2)
const only = first === 'unit' || first === 'e2e' ? first : null
const rest = only ? others : process.argv.slice(2)

await ensureInstalled()
const browser = only === 'unit' ? null : await ensureBrowser()
await ensureWebBuilt()

// A whole run leaves reports, from which the table of rows and tests is made.
const whole = only === null && rest.length === 0
const memory = openMemoryFolder()
process.once('exit', () => memory?.remove())
const env = withNode24({
  // The program is started some sixty times; it is compiled once.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'),
  ...(browser && { CHROMIUM_PATH: browser }),
  ...(memory && { TMPDIR: memory.path }),
  ...(whole && { E2E_REPORT: REPORTS.e2e }),
})
const parts = [
  {
    name: 'unit',
    title: 'Unit and server tests',
    script: ['vitest', 'vitest.mjs'],
    verb: 'run',
    report: ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', REPORTS.unit],
  },
  { name: 'e2e', title: 'Journeys in the browser', script: ['@playwright', 'test', 'cli.js'], verb: 'test', report: [] },
]

/** @type {string[]} */
const verdicts = []
let failed = false
for (const part of parts.filter(({ name }) => only === null || only === name)) {
  const started = Date.now()
  const code = await runInFront([node24(), join(ROOT, 'node_modules', ...part.script), part.verb, ...(whole ? part.report : []), ...rest], {
    env,
  })
  if (code >= 128) process.exit(code)
  failed ||= code !== 0
  verdicts.push(`${part.title}: ${code === 0 ? 'passed' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`)
}
if (whole && !failed) {
  const wrong = updateTable(ROOT)
  failed = wrong.length > 0
  verdicts.push(...wrong)
}
// A long log shows its end only: the end names what failed, also where a second go passed.
if (whole) verdicts.push(...failuresIn(join(ROOT, REPORTS.unit)), ...journeyFailuresIn(join(ROOT, REPORTS.e2e)))
console.log(`\n${verdicts.join('\n')}`)
process.exit(failed ? 1 : 0)
