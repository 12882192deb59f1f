import { isUnavailable } from '../db/database.ts'
import { openSay } from './log.ts'
import { failureWords, safeError } from './safe-error.ts'

/** Milliseconds that what is under way has to finish, once nothing more is sent here. */
const PATIENCE = 10_000
const demo = process.env.DEMO !== '0'
let patience = PATIENCE
let ending: Promise<void> | null = null

/** How this process speaks of itself. */
export const say = openSay(process.stdout, { demo })

/** What is up, in the order in which it came up: closed from the last to the first. */
export const closing: { name: string; close(): Promise<unknown> }[] = []

/** Gives an end so many milliseconds more before it comes by force. */
export function waitLonger(more: number): void {
  patience = PATIENCE + more
}

/** Says that nothing more is to be sent here, stops taking requests, lets those under way finish, then lets go of the database; in the end by force. */
export function shutDown(code: number): Promise<void> {
  ending ??= (async () => {
    setTimeout(() => process.exit(code || 1), patience).unref()
    for (const { name, close } of closing.reverse()) {
      await close().catch((error: unknown) => say(`Closing ${name}: ${failureWords(error)}`, 'error'))
    }
    process.exit(code || Number(process.exitCode ?? 0))
  })()
  return ending
}

/** Shuts down cleanly on a signal, and says why when it ends for another reason. */
export function handleSignals(): void {
  process.on('SIGTERM', () => void shutDown(0))
  process.on('SIGINT', () => void shutDown(0))
  // The launcher's channel closes when the launcher dies, however that happens.
  process.on('disconnect', () => void shutDown(0))
  // A library without an error listener reports a lost connection to the process, as a rejection or as an event. Any other uncaught error
  // ends it, as always.
  process.on('unhandledRejection', (error) => {
    if (!isUnavailable(error)) throw error
    say('The database was away for a moment.', 'warn')
  })
  // Node's own last words would quote all that the error carries.
  process.on('uncaughtException', (error) => {
    if (isUnavailable(error)) return say('The database was away for a moment.', 'warn')
    openSay(process.stderr, { demo })(`The program ended: ${failureWords(error)}\n${safeError(error).stack}`, 'fatal')
    process.exit(1)
  })
}
