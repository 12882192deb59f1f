import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ensureBuilt } from './ensure-built.mjs'
import { node24, withNode24 } from './install.mjs'
import { ROOT } from './run.mjs'

const WEB = join(ROOT, 'apps', 'web')

/** Builds the web when it was never built or one of its sources has changed since. */
export async function ensureWebBuilt() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => join(ROOT, 'packages', name, 'src'))
  const web = readdirSync(WEB).filter((name) => /^(src|public)$|\.html$|^vite\.config\.|^package\.json$/.test(name))
  await ensureBuilt('web', {
    sources: [join(ROOT, 'package-lock.json'), ...web.map((name) => join(WEB, name)), ...packages],
    result: join(WEB, 'dist', 'index.html'),
    command: [node24(), viteScript(), 'build'],
    options: { cwd: WEB, env: withNode24({ NODE_ENV: 'production' }) },
  })
}

/** Vite's own script, wherever npm put it. */
export function viteScript() {
  return join(dirname(createRequire(join(WEB, 'package.json')).resolve('vite/package.json')), 'bin', 'vite.js')
}
