import { join } from 'node:path'
import { ensureServerBuilt } from './build-server.mjs'
import { ensureInstalled, node24, withNode24 } from './install.mjs'
import { ROOT, runInFront } from './run.mjs'

// npm run faults                      the long form: three runs of ten minutes; writes its rows of docs/reliability.md
// npm run faults -- --short           two runs of 35 seconds
// npm run faults -- --seed 7 --seconds 1800
// npm run faults -- bad-input --requests 100000 --seed 7      corrupted input to every call; writes F5 and F6
// npm run faults -- intruders                                 guessed codes and accounts, sockets held open; writes F8 to F10
// npm run faults -- shown                                     the tests that show F3, F7 and F12 to F15, and those rows
await ensureInstalled()
// Programs are started repeatedly: Node's compile cache is reused.
const CLINIC_MAIN = await ensureServerBuilt()
const env = withNode24({ CLINIC_MAIN, NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node') })
const [first = '', ...rest] = process.argv.slice(2)
const own = ['bad-input', 'intruders', 'shown'].includes(first)
const given = own ? rest : process.argv.slice(2)
process.exit(await runInFront([node24(), join('faults', own ? first : '', 'run.ts'), ...given], { env }))
