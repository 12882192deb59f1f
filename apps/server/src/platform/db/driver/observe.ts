/** What an observer is told of a statement: its pieces; only where it was written as a template they hold no values. */
export type Seen = { readonly strings: readonly string[]; readonly tagged: boolean }
export type Observed = { answered(): void; failed(error: unknown): void }
type Observer = (statement: Seen) => Observed | null

let observer: Observer | null = null

/** Tells of every statement of the process, as it is sent. Answers how to end that. */
export function observeStatements(told: Observer): () => void {
  observer = told
  return () => {
    observer = null
  }
}

/** Subscribes to the end of a statement, if anyone is interested. */
export function observe(statement: Seen): Observed | null {
  return observer?.(statement) ?? null
}
