import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run demo:refresh    gives a demo clinic, running or not, the visits, calls and documents of today; refuses any other clinic
await ensureInstalled()
const command = join('apps', 'server', 'seed', 'run-refresh.ts')
process.exit(await runInFront([node24(), command], { env: withNode24() }))
