import type { Duplex } from 'node:stream'
import { Query } from 'pg'

/** What of pg's connection a statement uses to send itself (pg's `Submittable`). */
export type Wire = {
  readonly stream: Duplex
  parse(statement: { name: string; text: string; types: readonly number[] }): void
  describe(what: { type: 'S' | 'P'; name: string }): void
  bind(values: { portal: string; statement: string; values: readonly (string | Buffer | null)[] }): void
  execute(portal: { portal: string; rows: number } | null): void
  close(what: { type: 'S' | 'P'; name: string }): void
  sync(): void
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(message: string): void
  on(event: 'parseComplete' | 'noData' | 'parameterDescription', told: (message: { dataTypeIDs: number[] }) => void): void
}

export type FieldMessage = { fields: { name: string; dataTypeID: number }[] }
export type RowMessage = { fields: (string | null)[] }
export type DoneMessage = { text: string }
export type ChunkMessage = { chunk: Buffer }

/** How a statement learns what comes back: pg calls these in the order in which statements were sent. */
export type Submitted = {
  submit(wire: Wire): null
  handleRowDescription(message: FieldMessage): void
  handleDataRow(message: RowMessage): void
  handleCommandComplete(message: DoneMessage): void
  handleEmptyQuery(): void
  handlePortalSuspended(): void
  handleCopyInResponse(wire: Wire): void
  handleCopyData(message: ChunkMessage): void
  handleReadyForQuery(): void
  handleError(error: unknown): void
  /** Told by our own connection: the text was taken, and these are the types of its parameters. */
  parsed?(): void
  parameters?(oids: readonly number[]): void
}

/** pg's own query class: pg pipelines nothing else, so our statements extend it and do everything else themselves. */
const PgQuery = Query as unknown as new (text: string) => object

/** A statement of which nothing is expected; others say what they make of an answer. */
export abstract class Silent extends PgQuery implements Submitted {
  #ended = false

  constructor() {
    super('')
  }

  abstract submit(wire: Wire): null
  /** Called once: with `null` when the whole answer has arrived. */
  protected abstract ended(error: unknown): void

  handleRowDescription(_: FieldMessage): void {}

  handleDataRow(_: RowMessage): void {}

  handleCommandComplete(_: DoneMessage): void {}

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyInResponse(wire: Wire): void {
    wire.sendCopyFail('nothing is sent to this statement')
  }

  handleCopyData(_: ChunkMessage): void {}

  handleReadyForQuery(): void {
    this.#end(null)
  }

  handleError(error: unknown): void {
    this.#end(error)
  }

  #end(error: unknown): void {
    if (this.#ended) return
    this.#ended = true
    this.ended(error)
  }
}

/** Learns the connection that pg sends by, and answers nothing. */
export class Greeting extends Silent {
  readonly #met: (wire: Wire) => void
  readonly #done: () => void

  constructor(met: (wire: Wire) => void, done: () => void) {
    super()
    this.#met = met
    this.#done = done
  }

  submit(wire: Wire): null {
    this.#met(wire)
    wire.sync()
    return null
  }

  protected ended(): void {
    this.#done()
  }
}

/** Has the server read a statement and say of which types its parameters are. */
export class Describe extends Silent {
  oids: readonly number[] = []
  readonly #statement: Parameters<Wire['parse']>[0]
  readonly #told: (error: unknown) => void

  constructor(statement: Parameters<Wire['parse']>[0], told: (error: unknown) => void) {
    super()
    this.#statement = statement
    this.#told = told
  }

  submit(wire: Wire): null {
    wire.parse(this.#statement)
    wire.describe({ type: 'S', name: this.#statement.name })
    wire.sync()
    return null
  }

  parameters(oids: readonly number[]): void {
    this.oids = oids
  }

  protected ended(error: unknown): void {
    this.#told(error)
  }
}
