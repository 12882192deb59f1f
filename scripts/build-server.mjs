import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { withNode24 } from './install.mjs'
import { ROOT } from './run.mjs'

const SERVER = join(ROOT, 'apps', 'server')
const MAIN = join(SERVER, 'dist', 'main.mjs')

/** The server as few files, which start faster than its sources; built when a source has changed. Returns the file to run. */
export async function ensureServerBuilt() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name, 'src'))
  const own = ['src', 'content', 'seed', 'package.json', 'rolldown.config.ts'].map((name) => join(SERVER, name))
  await ensureBuilt('server', {
    sources: [join(ROOT, 'package-lock.json'), ...own, ...packages],
    result: MAIN,
    command: ['npm', 'run', 'build'],
    options: { cwd: SERVER, env: withNode24() },
  })
  return MAIN
}
