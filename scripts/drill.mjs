import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run drill -- --short     a tenth of the patients, and no row is written
// npm run drill     backs a scratch clinic up, deletes its patients, restores them, and writes F11's row of docs/reliability.md
await ensureInstalled()
process.exit(await runInFront([node24(), join('faults', 'drill.ts'), ...process.argv.slice(2)], { env: withNode24() }))
