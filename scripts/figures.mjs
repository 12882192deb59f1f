import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { ROOT, runInFront } from './run.mjs'

await ensureInstalled()
process.exit(await runInFront([node24(), join(ROOT, 'scripts', 'structure-figures.mjs'), ...process.argv.slice(2)], { env: withNode24() }))
