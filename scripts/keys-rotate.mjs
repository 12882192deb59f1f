import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run keys:rotate    seals answers and health numbers anew under a new key while the program runs; says which key is done with
await ensureInstalled()
const rotation = join('apps', 'server', 'src', 'platform', 'crypto', 'rotate-keys.ts')
process.exit(await runInFront([node24(), rotation], { env: withNode24() }))
