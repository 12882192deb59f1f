import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fail, ROOT, runQuietly } from './run.mjs'

const STAMPS = join(ROOT, 'node_modules', '.cache')

/**
 * Runs a build whose result is missing, or older than a change of its sources.
 * @param {'web' | 'server'} name
 * @param {{ sources: readonly string[], result: string, command: readonly string[], options: import('./run.mjs').QuietOptions }} build
 */
export async function ensureBuilt(name, { sources, result, command, options }) {
  const stamp = join(STAMPS, `${name}-build-stamp`)
  const now = fingerprint(sources)
  if (existsSync(result) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  rmSync(stamp, { force: true })
  const built = await runQuietly(`Building the ${name}`, command, options)
  if (!built.ok) fail(`The ${name} could not be built: correct what is said above and run the command again.`, built.output)
  mkdirSync(STAMPS, { recursive: true })
  writeFileSync(stamp, now)
}

/**
 * One number for everything that a build depends on; tests do not count.
 * @param {readonly string[]} sources
 */
function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap(filesBelow)) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
}
