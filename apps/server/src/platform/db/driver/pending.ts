import type { Readable, Writable } from 'node:stream'
import { type Observed, observe } from './observe.ts'
import type { PendingQuery, Row, Rows } from './sql.ts'

/** A statement as it was written. */
export type Written = Pick<Pending, 'strings' | 'parameters' | 'tagged' | 'isSimple'>

/** What carries statements out: a pool, a transaction, a connection taken aside. */
export type Carrier = {
  rows(query: Written): Promise<Rows>
  cursor(query: Written, size: number): AsyncIterable<Row[]>
  copyOut(query: Written): Promise<Readable>
  copyIn(query: Written): Promise<Writable>
}

/** A statement that is sent when it is awaited. */
export class Pending<T extends readonly unknown[] = Row[]> implements PendingQuery<T> {
  readonly [Symbol.toStringTag] = 'PendingQuery'
  readonly strings: readonly string[]
  readonly parameters: readonly unknown[]
  /** Written as a template, so that `strings` hold no values. */
  readonly tagged: boolean
  isSimple = false
  readonly #carrier: Carrier
  #answer: Promise<Rows<T>> | null = null

  constructor(carrier: Carrier, text: { strings: readonly string[]; parameters: readonly unknown[]; tagged: boolean }) {
    this.#carrier = carrier
    this.strings = text.strings
    this.parameters = text.parameters
    this.tagged = text.tagged
    this.isSimple = !text.tagged && text.parameters.length === 0
  }

  simple(): this {
    this.isSimple = true
    return this
  }

  execute(): this {
    this.#ask().catch(() => undefined)
    return this
  }

  // biome-ignore lint/suspicious/noThenProperty: it is waited for like a promise, and sent only then
  then<A = Rows<T>, B = never>(
    done?: ((rows: Rows<T>) => A | PromiseLike<A>) | null,
    failed?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#ask().then(done, failed)
  }

  catch<B = never>(failed?: ((error: unknown) => B | PromiseLike<B>) | null): Promise<Rows<T> | B> {
    return this.#ask().catch(failed)
  }

  finally(ended?: (() => void) | null): Promise<Rows<T>> {
    return this.#ask().finally(ended)
  }

  async *cursor(size: number): AsyncGenerator<T> {
    let watched = observe(this)
    try {
      for await (const rows of this.#carrier.cursor(this, size)) {
        watched?.answered()
        watched = null
        yield rows as unknown as T
      }
      watched?.answered()
    } catch (error) {
      watched?.failed(error)
      throw error
    }
  }

  readable(): Promise<Readable> {
    return this.#watched(this.#carrier.copyOut(this))
  }

  writable(): Promise<Writable> {
    return this.#watched(this.#carrier.copyIn(this))
  }

  #ask(): Promise<Rows<T>> {
    this.#answer ??= this.#watched(this.#carrier.rows(this)) as unknown as Promise<Rows<T>>
    return this.#answer
  }

  #watched<A>(answer: Promise<A>): Promise<A> {
    const watched: Observed | null = observe(this)
    if (watched) answer.then(watched.answered, watched.failed)
    return answer
  }
}
