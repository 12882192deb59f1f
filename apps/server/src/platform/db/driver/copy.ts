import { Readable, Writable } from 'node:stream'
import type { Link } from './link.ts'
import { toldError } from './lost.ts'
import { type ChunkMessage, Silent, type Wire } from './wire.ts'

type Callback = (error?: Error | null) => void

/** The sink of a `copy … from stdin`. Ends once the server has accepted everything. */
export function copyIn(link: Link, text: string): Promise<Writable> {
  return new Promise((started, failed) =>
    link.copy((ended) => {
      const copy = new CopyIn(text, {
        started: () => started(copy.sink),
        ended(error) {
          ended()
          if (error) failed(error)
        },
      })
      return copy
    }, failed),
  )
}

/** What a `copy … to stdout` of this connection answers. One that is not read to its end takes the connection with it. */
export function copyOut(link: Link, text: string): Promise<Readable> {
  return new Promise((started, failed) =>
    link.copy((ended) => {
      const copy = new CopyOut(text, { ended, leave: () => link.destroy() })
      started(copy.source)
      return copy
    }, failed),
  )
}

class CopyIn extends Silent {
  readonly sink: Writable
  readonly #text: string
  readonly #told: { started(): void; ended(error: Error | null): void }
  #wire: Wire | null = null
  #over: Error | 'done' | null = null
  #finish: Callback | null = null
  #started = false

  constructor(text: string, told: { started(): void; ended(error: Error | null): void }) {
    super()
    this.#text = text
    this.#told = told
    this.sink = new Writable({
      write: (chunk: Buffer, _, next) => this.#write(chunk, next),
      final: (done) => this.#final(done),
      destroy: (error, done) => {
        if (this.#over === null) this.#wire?.sendCopyFail('given up')
        done(error)
      },
    })
  }

  submit(wire: Wire): null {
    this.#wire = wire
    wire.query(this.#text)
    return null
  }

  override handleCopyInResponse(): void {
    this.#started = true
    this.#told.started()
  }

  #write(chunk: Buffer, next: Callback): void {
    if (this.#over instanceof Error) {
      next(this.#over)
      return
    }
    const wire = this.#wire as Wire
    wire.sendCopyFromChunk(chunk)
    if (!wire.stream.writableNeedDrain) {
      next()
      return
    }
    const goOn = () => {
      wire.stream.off('drain', goOn)
      wire.stream.off('close', goOn)
      next(this.#over instanceof Error ? this.#over : null)
    }
    wire.stream.on('drain', goOn)
    wire.stream.on('close', goOn)
  }

  #final(done: Callback): void {
    if (this.#over !== null) {
      done(this.#over === 'done' ? null : this.#over)
      return
    }
    this.#finish = done
    this.#wire?.endCopyFrom()
  }

  protected ended(error: unknown): void {
    this.#over = error === null ? 'done' : toldError(error)
    const failure = this.#over === 'done' ? null : this.#over
    this.#told.ended(failure)
    if (this.#finish) this.#finish(failure)
    else if (failure && this.#started) this.sink.destroy(failure)
  }
}

class CopyOut extends Silent {
  readonly source: Readable
  readonly #text: string
  readonly #told: { ended(): void; leave(): void }
  #wire: Wire | null = null
  #over = false

  constructor(text: string, told: { ended(): void; leave(): void }) {
    super()
    this.#text = text
    this.#told = told
    this.source = new Readable({
      read: () => this.#wire?.stream.resume(),
      destroy: (error, done) => {
        if (!this.#over) this.#told.leave()
        done(error)
      },
    })
  }

  submit(wire: Wire): null {
    this.#wire = wire
    wire.query(this.#text)
    return null
  }

  override handleCopyData({ chunk }: ChunkMessage): void {
    // The bytes belong to pg, which writes the next ones over them.
    if (!this.source.push(Buffer.from(chunk))) this.#wire?.stream.pause()
  }

  protected ended(error: unknown): void {
    this.#over = true
    this.#told.ended()
    if (error === null) this.source.push(null)
    else this.source.destroy(toldError(error))
  }
}
