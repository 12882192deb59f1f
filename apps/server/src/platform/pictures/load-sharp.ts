import { isMainThread } from 'node:worker_threads'
import type sharp from 'sharp'

type Sharp = typeof sharp

/** What decodes pictures; read with the first picture, so that a start after a crash does not wait for it (F4). */
export function loadSharp(): Promise<Sharp> {
  loading ??= load()
  return loading
}

let loading: Promise<Sharp> | undefined

async function load(): Promise<Sharp> {
  const { default: loaded } = await import('sharp')
  // These are the process's own: set once, since a thread that blocks everything again stops what another one decodes in that moment.
  if (isMainThread) {
    loaded.cache(false)
    loaded.concurrency(1)
    // Every other decoder (SVG, TIFF, PDF …) stays out of reach.
    loaded.block({ operation: ['VipsForeignLoad'] })
    loaded.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
  }
  return loaded
}
