import { t } from './messages/t.ts'

/** REQ-068. */
const CHUNK_TIMEOUT = 120_000

/** A part of the application that did not arrive. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Waits for a lazily loaded part, but no longer than 120 seconds. `timeout` in milliseconds. */
export async function loadChunk<T>(load: () => Promise<T>, timeout: number = CHUNK_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(t('This part of the application took too long to load.'))), timeout)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    forgetStyles(cause)
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('This page didn’t load. Reload to try again.', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Before a part that did not arrive is asked for again. Milliseconds. */
const PAUSES = [500, 2_000]

/** Waits for a part of a page, as above: what did not arrive is asked for twice more, without a connection as soon as it is back. */
export function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const over = new AbortController()
  return loadChunk(() => persistently(load, over.signal)).finally(() => over.abort())
}

async function persistently<T>(load: () => Promise<T>, over: AbortSignal): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await load()
    } catch (cause) {
      forgetStyles(cause)
      await (navigator.onLine === false ? connection(over) : passing(pause, over))
    }
  }
  return load()
}

/** A style sheet that did not arrive still is in the page, and would be taken for one that did. */
function forgetStyles(cause: unknown): void {
  const [, address] = /Unable to preload CSS for (\S+)/.exec(cause instanceof Error ? cause.message : '') ?? []
  if (address === undefined) return
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) if (link.href === address) link.remove()
}

function connection(over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal: over })
  })
}

function passing(pause: number, over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pause)
    over.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })
}
