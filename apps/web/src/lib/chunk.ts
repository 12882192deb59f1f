/** REQ-068. */
export const CHUNK_TIMEOUT = 120_000

/** A part of the application that did not arrive. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

/** Waits for a lazily loaded part, but no longer than 120 seconds. `timeout` in milliseconds. */
export async function loadChunk<T>(load: () => Promise<T>, timeout: number = CHUNK_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('This part of the application took too long to load.')), timeout)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    throw cause instanceof ChunkLoadError ? cause : new ChunkLoadError('This part of the application could not be loaded.', { cause })
  } finally {
    clearTimeout(timer)
  }
}
