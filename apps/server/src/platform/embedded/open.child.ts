import { createInterface } from 'node:readline'
import type { EmbeddedFailure } from './failure.ts'
import { openEmbedded } from './open.ts'

// Another program on the same data folder, for the tests: says in one line of JSON how opening it went, stops when told to.
const dataDir = process.argv[2] ?? ''
try {
  const embedded = await openEmbedded({ dataDir, log: () => {} })
  process.stdout.write(`${JSON.stringify({ pid: embedded.pid() })}\n`)
  createInterface(process.stdin).once('line', () => void embedded.stop().then(() => process.exit(0)))
} catch (error) {
  process.stdout.write(`${JSON.stringify({ code: (error as EmbeddedFailure).code, message: (error as Error).message })}\n`)
}
