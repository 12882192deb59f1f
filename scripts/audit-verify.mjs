import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run audit:verify    computes the audit log's chain anew and says which entry broke it; exit code 1 when one did
await ensureInstalled()
const verification = join('apps', 'server', 'src', 'audit', 'run-verification.ts')
process.exit(await runInFront([node24(), verification], { env: withNode24() }))
