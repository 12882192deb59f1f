import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run evaluate     measures crisis detection on the frozen sets and writes the figures into data/nlu/evaluation/README.md
await ensureInstalled()
process.exit(
  await runInFront([node24(), join('apps', 'server', 'src', 'assistant', 'chat', 'models', 'run-evaluation.ts')], { env: withNode24() }),
)
