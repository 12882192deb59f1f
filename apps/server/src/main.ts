import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What V8 made of two thousand files is kept for the next start: half the time between a crash and the next answer was spent on it (F4).
enableCompileCache(process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)))
// Not a plain import: those are read before the line above is.
const { boot } = await import('./boot.ts')
await boot()
// Who is killed does not write it on the way out.
flushCompileCache()
