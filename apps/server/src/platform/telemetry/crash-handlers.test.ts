import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HANDLERS = join(import.meta.dirname, 'crash-handlers.ts')

/** A process with the handlers in which `body` goes wrong; undisturbed it ends with 7. */
function endOf(body: string) {
  const script = `
    import { EventEmitter } from 'node:events'
    const { handleSignals } = await import(${JSON.stringify(HANDLERS)})
    handleSignals()
    setTimeout(() => process.exit(7), 300)
    const failure = (code) => Object.assign(new Error('terminating connection'), { code })
    ${body}`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

test.each([
  ['an event without a listener', "new EventEmitter().emit('error', failure('57P01'))"],
  ['a rejection that no one awaits', "void Promise.reject(failure('ECONNREFUSED'))"],
])('a lost connection that is told as %s does not end the process', (_, body) => {
  const { status, said } = endOf(body)
  expect(said).toContain('The database was away for a moment.')
  expect(status).toBe(7)
})

test.each([
  ['an event without a listener', "new EventEmitter().emit('error', failure('42P01'))"],
  ['a rejection that no one awaits', "void Promise.reject(new TypeError('x is not a function'))"],
])('any other error that is told as %s ends it', (_, body) => {
  const { status, said } = endOf(body)
  expect(said).toContain('The program ended')
  expect(status).toBe(1)
})
