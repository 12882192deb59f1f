import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type DrawnPicture, drawPicture, type PictureLimits, type PictureRefusal } from './draw-picture.ts'
import { loadSharp } from './load-sharp.ts'

/** Tells this file that it runs as the thread. */
const DRAW = 'draw picture'
const AT_ONCE = 2
const MOST_WAITING = 60
const SECONDS = 10
/** Of JavaScript; what the decoder takes is bounded by the picture’s pixels. */
const HEAP_MEGABYTES = 64

let running = 0
const waiting: (() => void)[] = []

type Options = { seconds?: number; script?: URL }
type Outcome = DrawnPicture | PictureRefusal

/**
 * Draws an uploaded picture again (`drawPicture`) in a thread of its own that is ended after the picture, or when it
 * takes too long. Two run at once, so many wait, and the rest is `busy`. `script`: what the thread runs.
 */
export async function redrawPicture(bytes: Uint8Array, limits: PictureLimits, options: Options = {}): Promise<Outcome> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) return 'busy'
    // The one that ends hands its place over, so `running` stays the same.
    await new Promise<void>((go) => waiting.push(go))
  } else running += 1
  try {
    return await runThread(bytes, limits, options)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

async function runThread(
  bytes: Uint8Array,
  limits: PictureLimits,
  { seconds = SECONDS, script = new URL(import.meta.url) }: Options,
): Promise<Outcome> {
  // Before the first thread loads it.
  await loadSharp()
  const worker = new Worker(script, {
    workerData: { task: DRAW, bytes, limits },
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: 16 },
    stdout: true,
    stderr: true,
  })
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  const timer = setTimeout(() => resolve('unreadable'), seconds * 1000)
  worker.on('message', (drawn: Outcome) => resolve(typeof drawn === 'string' ? drawn : { ...drawn, bytes: Buffer.from(drawn.bytes) }))
  worker.on('error', () => resolve('unreadable'))
  worker.on('exit', () => resolve('unreadable'))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

if (!isMainThread && parentPort && workerData?.task === DRAW) {
  parentPort.postMessage(await drawPicture(workerData.bytes, workerData.limits))
}
