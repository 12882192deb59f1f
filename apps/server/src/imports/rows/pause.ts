/** Others have their turn. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
