import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { ensureServerBuilt } from './build-server.mjs'
import { ensureWebBuilt } from './build-web.mjs'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { ROOT, runInFront } from './run.mjs'

// npm run bench                               all of it, on 200 000 patients
// npm run bench -- page|claim|chat|memory …   these parts alone
// npm run bench -- --patients 20000           a quick look; only the full size counts
const IN_A_BROWSER = ['editor', 'first-load', 'record']

await ensureInstalled()
const given = process.argv.slice(2)
const named = given.filter((argument) => /^[a-z]/.test(argument))
const shown = named.length === 0 || named.some((part) => IN_A_BROWSER.includes(part))
const CHROMIUM_PATH = shown ? await ensureBrowser() : undefined
if (shown) await ensureWebBuilt()
// Node's compile cache is reused, so that a second start saves the time and 25 MB.
const CLINIC_MAIN = await ensureServerBuilt()
const env = withNode24({
  CLINIC_MAIN,
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'),
  ...(CHROMIUM_PATH && { CHROMIUM_PATH }),
})
process.exit(await runInFront([node24(), join('bench', 'run.ts'), ...given], { env }))
