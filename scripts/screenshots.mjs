import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { ROOT, runInFront } from './run.mjs'

// Retakes the pictures in docs/screenshots.
await ensureInstalled()
const browser = await ensureBrowser()
await ensureWebBuilt()
process.exit(await runInFront([node24(), join(ROOT, 'e2e', 'screenshots.ts')], { env: withNode24({ CHROMIUM_PATH: browser }) }))
