import { stat } from 'node:fs/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import {
  type ReaderOrder,
  type ReaderResult,
  type ReaderSays,
  type ReadingOptions,
  type SheetRow,
  SpreadsheetError,
  type SpreadsheetSource,
} from './spreadsheet.ts'

/** Tells this file that it runs as the thread. */
const READ = 'read spreadsheet'
const SECONDS = 60
/** The thread’s heap in megabytes by file size; buffers come on top, bounded by the parsers’ limits. */
const HEAP = { least: 64, perMegabyte: 64, most: 256 } as const
/** Rows are short-lived: a larger young generation would only delay collection. */
const YOUNG_MEGABYTES = 16

type OnRows = (rows: SheetRow[]) => void | Promise<void>

/**
 * Reads in a thread that is ended when it finishes, fails, takes too long, uses too much memory or is cancelled: a
 * hostile file can only harm that thread. Fails with a `SpreadsheetError`, with what `onRows` throws, or with the
 * signal’s reason.
 */
export async function runReader(order: ReaderOrder, options: ReadingOptions, onRows?: OnRows): Promise<ReaderResult> {
  const heap = heapFor(await sizeOf(order.source))
  options.signal?.throwIfAborted()
  const { source, transfer } = handOver(order.source)
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { task: READ, order: { ...order, source } },
    transferList: transfer,
    resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    stdout: true,
    stderr: true,
  })
  try {
    return await heard(worker, options, onRows)
  } finally {
    await worker.terminate()
  }
}

function heard(worker: Worker, { signal, seconds = SECONDS }: ReadingOptions, onRows?: OnRows): Promise<ReaderResult> {
  const { promise, resolve, reject } = Promise.withResolvers<ReaderResult>()
  const clock = startClock(seconds * 1000, () => reject(new SpreadsheetError('took-too-long', { limit: seconds })))
  const cancel = () => reject(signal?.reason)
  signal?.addEventListener('abort', cancel, { once: true })

  // The thread’s last message and its exit can arrive in one turn.
  let isOver = false
  let handled = Promise.resolve()
  let waiting = 0
  const handle = async (rows: SheetRow[]) => {
    if (!signal?.aborted) await onRows?.(rows)
    waiting -= 1
    if (waiting === 0) clock.go()
    worker.postMessage('more')
  }
  worker.on('message', (said: ReaderSays) => {
    if (said.kind === 'rows') {
      waiting += 1
      clock.pause()
      handled = handled.then(() => handle(said.rows))
      handled.catch(reject)
      return
    }
    isOver = true
    if (said.kind === 'done') {
      clock.pause()
      handled.then(() => resolve(said.result), reject)
    } else reject(said.kind === 'fault' ? new SpreadsheetError(said.code, said.details) : said.error)
  })
  worker.on('error', (error) => reject(outOfMemory(error) ? new SpreadsheetError('too-complex') : error))
  worker.on('exit', () => {
    if (!isOver) reject(new Error('the reader thread exited without a result'))
  })

  return promise.finally(() => {
    clock.pause()
    signal?.removeEventListener('abort', cancel)
  })
}

async function sizeOf(source: SpreadsheetSource): Promise<number> {
  if ('path' in source) return (await stat(source.path)).size
  return ('given' in source ? source.given : source).length
}

/** A small file that needs much memory is hostile. */
function heapFor(bytes: number): number {
  return Math.min(HEAP.most, HEAP.least + Math.round((bytes / 1e6) * HEAP.perMegabyte))
}

/** Fires after so many unpaused milliseconds. */
function startClock(milliseconds: number, over: () => void): { pause(): void; go(): void } {
  let left = milliseconds
  let since = 0
  let timer: NodeJS.Timeout | undefined
  const clock = {
    pause: () => {
      if (!timer) return
      clearTimeout(timer)
      timer = undefined
      left -= performance.now() - since
    },
    go: () => {
      since = performance.now()
      timer ??= setTimeout(over, Math.max(0, left))
    },
  }
  clock.go()
  return clock
}

/** The thread gets its own copy: the caller may still need its bytes, and only a whole buffer can be transferred. */
function handOver(source: SpreadsheetSource): { source: SpreadsheetSource; transfer: ArrayBuffer[] } {
  if ('given' in source) return { source: source.given, transfer: [source.given.buffer] }
  if (!(source instanceof Uint8Array)) return { source, transfer: [] }
  const own = new Uint8Array(source)
  return { source: own, transfer: [own.buffer] }
}

function outOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

if (!isMainThread && parentPort && workerData?.task === READ) {
  const { serveReader } = await import('./serve-reader.ts')
  await serveReader(workerData.order, parentPort)
}
