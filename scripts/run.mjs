// Plain JavaScript for any Node on the machine: these files run before anything is installed.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

/** The folder of the whole project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, timeoutSeconds?: number, percent?: () => number }} QuietOptions */

/**
 * Runs a program with one line of progress instead of its output, which is returned for the case that it fails.
 * @param {string} label what is being done, for the person who waits
 * @param {readonly string[]} command
 * @param {QuietOptions} [options] `percent`: how far it is, where that can be told
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export async function runQuietly(label, command, options = {}) {
  const progress = showProgress(label, options.percent)
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: options.cwd ?? ROOT,
    env: { ...(options.env ?? process.env), NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const keep = (/** @type {Buffer} */ bytes) => {
    output = (output + bytes).slice(-20_000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const stopGroup = () => killGroup(child.pid)
  const timer = options.timeoutSeconds && setTimeout(stopGroup, options.timeoutSeconds * 1000)
  const release = onEnd((signal) => {
    stopGroup()
    process.exit(128 + constants.signals[signal])
  })
  /** @type {number | null} */
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(null)
    })
    child.once('close', resolve)
  })
  clearTimeout(timer || undefined)
  release()
  progress.end(code === 0)
  return { ok: code === 0, output: output.trim() }
}

/**
 * Runs a program in the foreground and returns its exit code; signals to end go on to it.
 * @param {readonly string[]} command
 * @param {{ env?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} [options]
 * @returns {Promise<number>}
 */
export async function runInFront(command, options = {}) {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd: ROOT, env: options.env ?? process.env, stdio: options.stdio ?? 'inherit' })
  const release = onEnd(() => child.kill('SIGTERM'))
  const parent = process.ppid
  // npm's own process can be killed without a signal to us; the program must not outlive the command that started it.
  const orphaned = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500)
  /** @type {number} */
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (status, signal) => resolve(status ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
  clearInterval(orphaned)
  release()
  return code
}

/**
 * Ends the command with one sentence that says what to do, after what the failed program said.
 * @param {string} sentence
 * @param {string} [output]
 * @returns {never}
 */
export function fail(sentence, output = '') {
  if (output) console.error(output.split('\n').slice(-30).join('\n'))
  console.error(`\n${sentence}`)
  process.exit(1)
}

/**
 * @param {string} label
 * @param {() => number} [percent]
 */
function showProgress(label, percent) {
  const started = Date.now()
  const terminal = process.stdout.isTTY
  const state = () => {
    const share = percent ? ` ${Math.min(99, Math.floor(percent()))} %` : ''
    return `${label}…${share} (${Math.round((Date.now() - started) / 1000)} s)`
  }
  const show = () => (terminal ? process.stdout.write(`\r\x1b[K${state()}`) : console.log(state()))
  if (terminal) show()
  else console.log(`${label}…`)
  const ticking = setInterval(show, terminal ? 500 : 10_000)
  return {
    /** @param {boolean} ok */
    end(ok) {
      clearInterval(ticking)
      const seconds = Math.round((Date.now() - started) / 1000)
      console.log(`${terminal ? '\r\x1b[K' : ''}${label}: ${ok ? 'done' : 'failed'} (${seconds} s)`)
    },
  }
}

/** @param {number | undefined} pid */
function killGroup(pid) {
  if (!pid) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by now.
  }
}

/** @param {(signal: 'SIGINT' | 'SIGTERM' | 'SIGHUP') => void} act */
function onEnd(act) {
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
  for (const signal of signals) process.on(signal, act)
  return () => {
    for (const signal of signals) process.off(signal, act)
  }
}
