import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { ROOT } from './run.mjs'

const AT_ONCE = 2

/** @typedef {{ name: string, proves: string, command: [string, ...string[]] }} Step */
/** @typedef {{ step: Step, passed: boolean }} Outcome */

/** The long ones first, so that none of them runs alone at the end. @type {Step[]} */
const STEPS = [
  { name: 'types', proves: 'the compiler understands every workspace', command: ['tsc', '-b'] },
  {
    name: 'tests',
    proves: 'contract, core, web and the checks themselves do what their tests say',
    command: ['vitest', 'run', '--project', 'fast', '--project', 'components', '--reporter', 'dot'],
  },
  { name: 'format and lint', proves: 'one style, no known mistakes', command: ['biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'boundaries',
    proves: 'imports flow one way',
    command: ['depcruise', 'packages', 'apps', 'bench', 'faults', 'live', 'e2e', '--output-type', 'err-long'],
  },
  { name: 'unused', proves: 'no file, export or dependency that nobody needs', command: ['knip'] },
  { name: 'unused but in tests', proves: 'nothing that only tests use', command: ['knip', '--production', '--include', 'files,exports'] },
  { name: 'structure', proves: 'every file has its place, its name and its size', command: ['node', 'scripts/structure.mjs'] },
  {
    name: 'dialect',
    proves: 'no file gains a phrase that a stranger would stumble over',
    command: ['node', 'scripts/dialect.mjs'],
  },
  { name: 'documents', proves: 'what the documents name is there', command: ['node', 'scripts/docs-check.mjs'] },
  {
    name: 'migrations',
    proves: 'the version before goes on serving on the new tables',
    command: ['node', 'scripts/migrations-check.mjs'],
  },
  {
    name: 'mutations',
    proves: 'every row of the specification was broken once, and a test noticed',
    command: ['node', 'scripts/mutate.mjs', '--check'],
  },
  { name: 'lockfile', proves: 'what is installed is what was chosen', command: ['node', 'scripts/lockfile-check.mjs'] },
]

// After running the tests separately, skip them here: `npm run check -- --without tests`.
const { values } = parseArgs({ options: { without: { type: 'string', multiple: true, default: [] } } })
const unknown = values.without.filter((name) => !STEPS.some((step) => step.name === name))
if (unknown.length > 0) throw new Error(`There is no step ${unknown.join(', ')}.`)

await ensureInstalled()
const env = withNode24({ NO_COLOR: '1' })
const start = performance.now()
const outcomes = await runAll(STEPS.filter(({ name }) => !values.without.includes(name)))
const failed = outcomes.filter(({ passed }) => !passed).map(({ step }) => step.name)
const verdict =
  failed.length === 0 ? `all ${outcomes.length} steps passed` : `${failed.length} of ${outcomes.length} steps failed: ${failed.join(', ')}`
console.log(`\ncheck: ${verdict} (${since(start)} s)`)
process.exitCode = failed.length === 0 ? 0 : 1

/**
 * Runs every step, a few at a time, to the end: one run shows all that is wrong.
 * @param {Step[]} steps
 * @returns {Promise<Outcome[]>}
 */
async function runAll(steps) {
  const waiting = [...steps]
  /** @type {Outcome[]} */
  const outcomes = []
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await run(step))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return outcomes
}

/**
 * @param {Step} step
 * @returns {Promise<Outcome>}
 */
function run(step) {
  const [program, ...parameters] = step.command
  const file = program === 'node' ? node24() : join(ROOT, 'node_modules', '.bin', program)
  const begun = performance.now()
  return new Promise((settle) => {
    /** @type {string[]} */
    const output = []
    const child = spawn(file, parameters, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => output.push(text))
    child.on('error', (error) => output.push(String(error)))
    child.on('close', (code) => {
      const passed = code === 0
      console.log(`${passed ? 'ok    ' : 'FAILED'} ${step.name.padEnd(16)} ${since(begun).padStart(5)} s  ${step.proves}`)
      if (!passed) console.log(`${output.join('').trimEnd()}\n`)
      settle({ step, passed })
    })
  })
}

/** @param {number} begun */
function since(begun) {
  return ((performance.now() - begun) / 1000).toFixed(1)
}
