import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run import -- --from FILE     an export into a new database
await ensureInstalled()
const command = join('apps', 'server', 'src', 'backup', 'run-import.ts')
process.exit(await runInFront([node24(), command, ...process.argv.slice(2)], { env: withNode24() }))
