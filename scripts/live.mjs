import { join } from 'node:path'
import { ensureServerBuilt } from './build-server.mjs'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { ROOT, runInFront } from './run.mjs'

// npm run demo:live                               a day of eight hours in eight minutes, on a demo clinic of its own
// npm run demo:live -- --speed 10 --hours 4 --seed 7 --scale 3
// npm run demo:live -- --url http://localhost:3000      against a demo clinic that runs already, with TRUST_PROXY=127.0.0.1
await ensureInstalled()
if (!process.argv.some((argument) => argument.startsWith('--url'))) await ensureWebBuilt()
const CLINIC_MAIN = await ensureServerBuilt()
const env = withNode24({ CLINIC_MAIN, NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node') })
process.exit(await runInFront([node24(), join('live', 'run.ts'), ...process.argv.slice(2)], { env }))
