import { join } from 'node:path'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { runInFront } from './run.mjs'

// npm run evaluate -- --development     measures how replies are understood on the development sets, and lists those that are not
// npm run evaluate     measures crisis detection on the frozen sets and writes the figures into data/nlu/evaluation/README.md
await ensureInstalled()
process.exit(
  await runInFront(
    [node24(), join('apps', 'server', 'src', 'assistant', 'chat', 'models', 'run-evaluation.ts'), ...process.argv.slice(2)],
    { env: withNode24() },
  ),
)
