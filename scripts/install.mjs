import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fail, ROOT, runQuietly } from './run.mjs'

const MODULES = join(ROOT, 'node_modules')
const LOCK = join(ROOT, 'package-lock.json')
const STAMP = join(MODULES, '.install-stamp')
const FLAGS = ['--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional']
const LEAST_NODE = [22, 18]

/** Installs the packages when they are missing or not those of package-lock.json; quick when there is nothing to do. */
export async function ensureInstalled() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted()) return
  if (!agreesWithLock()) await install()
  writeFileSync(STAMP, wanted())
}

/** The Node that everything runs on: the one among the packages, or this one where there is none for the machine and it is new enough. */
export function node24() {
  const packages = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
  const installed = [...packages.map((name) => join(MODULES, name, 'bin', 'node')), join(MODULES, '.bin', 'node')]
  const found = [...installed.filter((file) => existsSync(file)), process.execPath].find(isNewEnough)
  if (found) return found
  return fail(
    `This machine (${process.platform} ${process.arch}) needs Node ${LEAST_NODE.join('.')} or newer: install Node 24 from https://nodejs.org and run the command again.`,
  )
}

/**
 * The environment in which every tool finds that Node first.
 * @param {NodeJS.ProcessEnv} [changes]
 * @returns {NodeJS.ProcessEnv}
 */
export function withNode24(changes = {}) {
  const path = [dirname(node24()), join(MODULES, '.bin'), process.env.PATH].filter(Boolean).join(delimiter)
  return { ...process.env, ...changes, PATH: path }
}

async function install() {
  const label = 'Installing packages'
  const packages = lockedPackages().map(([path]) => join(ROOT, path, 'package.json'))
  const percent = () => (packages.filter((file) => existsSync(file)).length / Math.max(1, packages.length)) * 100
  let result = await runQuietly(label, [...npm(), lockIsComplete() ? 'ci' : 'install', ...FLAGS], { percent })
  if (!result.ok && result.output.includes('EUSAGE')) {
    console.log('package-lock.json does not fit package.json: installing what package.json asks for.')
    result = await runQuietly(label, [...npm(), 'install', ...FLAGS], { percent })
  }
  if (!result.ok)
    fail(
      'The packages could not be installed: check that this machine reaches the npm registry, then run the command again.',
      result.output,
    )
}

/** npm as it was called, else the one on the PATH. */
function npm() {
  const script = process.env.npm_execpath ?? ''
  return basename(script).startsWith('npm') && script.endsWith('.js') ? [process.execPath, script] : ['npm']
}

/** What the stamp says when the packages are right: the lock file, and the machine that they were chosen for. */
function wanted() {
  const lock = existsSync(LOCK) ? readFileSync(LOCK) : ''
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
}

/** `npm ci` refuses a lock file without the packages of other platforms, which npm leaves out when its registry has none of them. */
function lockIsComplete() {
  const entries = Object.entries(lockFile())
  const present = new Set(entries.map(([path]) => path.split('node_modules/').at(-1)))
  return entries.every(([, entry]) => Object.keys(entry.optionalDependencies ?? {}).every((name) => present.has(name)))
}

/** True when somebody has run npm by hand, and what npm noted then is what the lock file asks for. */
function agreesWithLock() {
  const noted = join(MODULES, '.package-lock.json')
  if (!existsSync(noted) || !existsSync(LOCK)) return false
  const installed = JSON.parse(readFileSync(noted, 'utf8')).packages ?? {}
  return lockedPackages().every(
    ([path, entry]) => entry.optional || (installed[path]?.version === entry.version && existsSync(join(ROOT, path))),
  )
}

/** The packages of package-lock.json that belong on this machine. */
function lockedPackages() {
  const fits = (/** @type {string[] | undefined} */ list, /** @type {string} */ name) => !list || list.includes(name)
  return Object.entries(lockFile()).filter(
    ([path, entry]) => path.startsWith('node_modules/') && fits(entry.os, process.platform) && fits(entry.cpu, process.arch),
  )
}

/**
 * @typedef {{ version?: string, optional?: boolean, os?: string[], cpu?: string[], optionalDependencies?: Record<string, string> }} Locked
 * @returns {Record<string, Locked>}
 */
function lockFile() {
  return existsSync(LOCK) ? (JSON.parse(readFileSync(LOCK, 'utf8')).packages ?? {}) : {}
}

/** @param {string} file */
function isNewEnough(file) {
  const asked = spawnSync(file, ['--version'], { encoding: 'utf8' })
  const [major = 0, minor = 0] = (asked.stdout ?? '').trim().replace('v', '').split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE
  return asked.status === 0 && (major > leastMajor || (major === leastMajor && minor >= leastMinor))
}
