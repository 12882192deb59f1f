import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureServerBuilt } from './build-server.mjs'
import { ensureWebBuilt, viteScript } from './build-web.mjs'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { ROOT, runInFront } from './run.mjs'

const dev = process.argv.includes('--dev')
const rest = process.argv.slice(2).filter((argument) => argument !== '--dev')

await ensureInstalled()
if (!dev) await ensureWebBuilt()
const server = dev ? join('apps', 'server', 'src', 'main.ts') : await ensureServerBuilt()
const web = dev ? startVite() : null
// The channel closes when this process dies, however that happens: the server hears `disconnect` and ends too.
const flags = dev ? ['--watch', '--watch-preserve-output'] : ['--no-regexp-tier-up']
const code = await runInFront([node24(), ...flags, server, ...rest], {
  // What is watched for changes is one process.
  env: withNode24(dev ? { STANDBY: '0' } : {}),
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
web?.kill()
process.exit(code)

/** Vite's own server, which shows every change at once and passes /api on to ours. */
function startVite() {
  const env = withNode24({ API_ORIGIN: process.env.API_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}` })
  return spawn(node24(), [viteScript()], { cwd: join(ROOT, 'apps', 'web'), env, stdio: ['ignore', 'inherit', 'inherit'] })
}
