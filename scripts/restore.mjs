import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run restore -- --into FOLDER [--to '2026-11-21 12:00:00']     a new data folder as the clinic was at that moment
await ensureInstalled()
const command = join('apps', 'server', 'src', 'backup', 'run-restore.ts')
process.exit(await runInFront([node24(), command, ...process.argv.slice(2)], { env: withNode24() }))
