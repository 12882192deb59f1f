import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run export [-- --to FILE]     the contents of the database, at one moment, in one sealed file
await ensureInstalled()
const command = join('apps', 'server', 'src', 'backup', 'run-export.ts')
process.exit(await runInFront([node24(), command, ...process.argv.slice(2)], { env: withNode24() }))
