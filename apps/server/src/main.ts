import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// What V8 made of two thousand files is kept for the next start: half the time between a crash and the next answer was spent on it (F4).
enableCompileCache(process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('../../../node_modules/.cache/node', import.meta.url)))
// A busy process is collected when its heap has doubled; left to itself, V8 waits until it has quadrupled (docs/decisions/0187).
setFlagsFromString('--heap-growing-percent=100')
// Not plain imports: those are read before the line above is.
const { forkFirstWorker } = await import('./platform/standby/fork-worker.ts')
const first = forkFirstWorker(process.env)
const { boot } = await import('./boot.ts')
await boot(first)
// Who is killed does not write it on the way out.
flushCompileCache()
