/** Yields to the event loop. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
