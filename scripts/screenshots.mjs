import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { ROOT, runInFront } from './run.mjs'

// npm run screenshots                           retakes the pictures in docs/screenshots
// npm run screenshots -- --sheets [FOLDER] [--pages PATTERN]     every page, or those whose path matches, at four widths, light and dark, on one sheet each
await ensureInstalled()
const browser = await ensureBrowser()
await ensureWebBuilt()
const given = process.argv.slice(2)
const script = join(ROOT, 'e2e', given.includes('--sheets') ? 'contact-sheets.ts' : 'screenshots.ts')
process.exit(await runInFront([node24(), script, ...given], { env: withNode24({ CHROMIUM_PATH: browser }) }))
