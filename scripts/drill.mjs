import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run drill     backs a scratch clinic up, deletes its patients, restores them, and writes F11's row of docs/reliability.md
await ensureInstalled()
process.exit(await runInFront([node24(), join('faults', 'drill.ts')], { env: withNode24() }))
