import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run backup     makes a sealed backup now; -- --list tells which there are; -- --to FOLDER instead of BACKUP_DIR
await ensureInstalled()
const command = join('apps', 'server', 'src', 'backup', 'run-backup.ts')
process.exit(await runInFront([node24(), command, ...process.argv.slice(2)], { env: withNode24() }))
