import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run replay -- CONVERSATION    computes a conversation's state from its stored turns; exit code 1 if it is not the stored one
await ensureInstalled()
const replay = join('apps', 'server', 'src', 'assistant', 'chat', 'replay.ts')
process.exit(await runInFront([node24(), replay, ...process.argv.slice(2)], { env: withNode24() }))
