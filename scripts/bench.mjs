import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run bench                          all of it, on 200 000 patients
// npm run bench -- page|claim|chat|memory …   these parts alone
// npm run bench -- --patients 20000      a quick look; only the full size counts
await ensureInstalled()
process.exit(await runInFront([node24(), join('bench', 'run.ts'), ...process.argv.slice(2)], { env: withNode24() }))
