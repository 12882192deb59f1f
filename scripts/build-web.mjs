import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { node24, withNode24 } from './install.mjs'
import { fail, ROOT, runQuietly } from './run.mjs'

const WEB = join(ROOT, 'apps', 'web')
const STAMP = join(ROOT, 'node_modules', '.cache', 'web-build-stamp')

/** Builds the web when it was never built or one of its sources has changed since. */
export async function ensureWebBuilt() {
  const now = fingerprint()
  if (existsSync(join(WEB, 'dist', 'index.html')) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now) return
  rmSync(STAMP, { force: true })
  const built = await runQuietly('Building the web', [node24(), viteScript(), 'build'], {
    cwd: WEB,
    env: withNode24({ NODE_ENV: 'production' }),
  })
  if (!built.ok) fail('The web could not be built: mend what is said above and run the command again.', built.output)
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, now)
}

/** Vite's own script, wherever npm put it. */
export function viteScript() {
  return join(dirname(createRequire(join(WEB, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js')
}

/** One number for everything that the built web depends on; tests do not count. */
function fingerprint() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name, 'src'))
  const web = readdirSync(WEB).filter((name) => /^(src|public)$|\.html$|^vite\.config\.|^package\.json$/.test(name))
  const hash = createHash('sha256')
  for (const file of [join(ROOT, 'package-lock.json'), ...web.map((name) => join(WEB, name)), ...packages].flatMap(filesBelow)) {
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
