import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run train     trains the classifiers from data/ and writes data/models/; commit both together
await ensureInstalled()
process.exit(
  await runInFront([node24(), join('apps', 'server', 'src', 'assistant', 'chat', 'models', 'run-training.ts')], { env: withNode24() }),
)
