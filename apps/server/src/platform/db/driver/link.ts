import { Socket } from 'node:net'
import { Client, type ClientConfig, type Submittable } from 'pg'
import { connectionError, toldError } from './lost.ts'
import type { Rendered } from './render.ts'
import { type Fields, type Prepared, Run } from './run.ts'
import type { Rows } from './sql.ts'
import { BY_THE_SERVER, type Types } from './types.ts'
import { Describe, Greeting, type Submitted, type Wire } from './wire.ts'

/** A statement that was seen before; `oids`: the types of its parameters, once a server has said them. */
export type Shape = { text: string; types: readonly number[]; oids: readonly number[] | null }
/** `rendered`: a text alone goes by the simple protocol. `named`: prepared under a name, to be asked again. */
export type Asked = { rendered: Rendered | string; named: boolean; portal?: Portal }
/** `more`: the fields of an open portal whose next rows are wanted. */
export type Portal = { name: string; rows: number; more?: Fields }
/** `suspended`: the portal has more rows, with these fields. */
export type Answered = { rows: Rows; suspended: boolean; fields: Fields | null }
type Request = Asked & { done(answer: Answered): void; failed(error: Error): void; again: boolean }
type Waiting = { go(): void; failed(error: Error): void }
/** What the connections of a pool share. */
export type Shared = { types: Types; shapes: Map<string, Shape>; sent(text: string, values: readonly (string | Buffer | null)[]): void }

/** Above this number, a connection prepares further statements each time: their texts contain values. */
const MOST_PREPARED = 1_000
/** The same for the statements that a process remembers. */
const MOST_SHAPES = 5_000
export const COMMIT = 'commit'
export const ROLLBACK = 'rollback'
const NO_FIELDS: Fields = { names: [], oids: [], readers: [], version: -1 }
const NEXT_ROWS = { text: '', values: null, types: [], parse: null }
/** Where the server says that what it has prepared no longer fits its tables. */
const OUTDATED = new Set(['FetchPreparedStatement', 'RevalidateCachedQuery', 'transformAssignedExpr'])

/**
 * One connection. Statements are sent at once and in order, without waiting for earlier answers. Only a statement that
 * is new to this process waits until the server has described its parameters, and later statements wait behind it.
 */
export class Link {
  lost: Error | null = null
  /** Asked and not answered. */
  inFlight = 0
  /** In exclusive use. */
  taken = false
  /** Gets no more statements, so that it becomes free for exclusive use. */
  claimed = false
  idleTimer: NodeJS.Timeout | undefined
  /** Why a statement of its transaction never reached the server, which would commit without it. */
  unsent: unknown = null
  /** Called when the connection is lost while it is in exclusive use. */
  onLost: ((error: Error) => void) | null = null
  readonly #client: Client
  readonly #socket = new Socket()
  readonly #shared: Shared
  readonly #sent: Submitted[] = []
  readonly #behind: Waiting[] = []
  readonly #prepared = new Map<Shape, Prepared | 'being prepared'>()
  #wire: Wire | null = null
  #held = false
  #corked = false
  #names = 0
  readonly #told: { idle(link: Link): void; lost(link: Link): void }

  constructor(config: ClientConfig, shared: Shared, told: { idle(link: Link): void; lost(link: Link): void }) {
    this.#shared = shared
    this.#told = told
    this.#client = new Client({ ...config, pipeline: true, stream: () => this.#socket })
    this.#client.on('error', (error) => this.#lose(toldError(error)))
    this.#client.on('end', () => this.#lose(connectionError('CONNECTION_CLOSED', 'the connection to the database was lost')))
  }

  async connect(): Promise<void> {
    try {
      await this.#client.connect()
      // The server may have taken its leave together with its greeting.
      if (this.lost) throw this.lost
      this.#submit(
        new Greeting(
          (wire) => this.#meet(wire),
          () => this.#sent.shift(),
        ),
      )
    } catch (error) {
      this.destroy()
      throw toldError(error)
    }
  }

  onNotification(heard: (channel: string, payload: string) => void): void {
    this.#client.on('notification', ({ channel, payload }) => heard(channel, payload ?? ''))
  }

  /** Whether no transaction is open on it. */
  get outside(): boolean {
    return this.#client.getTransactionStatus() === 'I'
  }

  ask(asked: Asked): Promise<Answered> {
    return new Promise((done, failed) => this.#take({ ...asked, done, failed, again: false }))
  }

  /** Begins a copy; nothing else is sent before `ended` was called. `failed`: the connection is gone. */
  copy(make: (ended: () => void) => Submitted, failed: (error: Error) => void): void {
    const go = () => {
      this.#held = true
      const ended = () => {
        this.#sent.shift()
        this.#goOn()
        this.#settled()
      }
      this.#submit(make(ended))
    }
    this.#inTurn({ go, failed })
  }

  /** Takes leave of the server. */
  async close(): Promise<void> {
    clearTimeout(this.idleTimer)
    await this.#client.end().catch(() => undefined)
  }

  destroy(): void {
    clearTimeout(this.idleTimer)
    this.#socket.destroy()
    this.#client.end().catch(() => undefined)
    this.#lose(connectionError('CONNECTION_CLOSED', 'the connection to the database was closed'))
  }

  #take(request: Request): void {
    this.#inTurn({ go: () => this.#dispatch(request), failed: request.failed })
  }

  #inTurn(waiting: Waiting): void {
    if (this.lost) {
      waiting.failed(this.lost)
      return
    }
    this.inFlight += 1
    if (this.#held) this.#behind.push(waiting)
    else waiting.go()
  }

  #dispatch(request: Request): void {
    const { rendered } = request
    if (typeof rendered === 'string') {
      const sending = rendered === COMMIT && this.unsent !== null ? ROLLBACK : rendered
      this.#shared.sent(sending, [])
      this.#run(request, { sending })
      return
    }
    if (request.portal?.more) {
      const { more, ...portal } = request.portal
      this.#run(request, { sending: { ...NEXT_ROWS, prepared: { name: '', fields: more }, portal } })
      return
    }
    const shape = this.#shapeOf(request, rendered)
    if (shape.oids === null) this.#describe(request, shape)
    else this.#send(request, shape)
  }

  #shapeOf(request: Request, { text, types }: Rendered): Shape {
    const { shapes } = this.#shared
    const shape = { text, types, oids: types.includes(BY_THE_SERVER) ? null : types }
    const key = `${types.join()} ${text}`
    const known = request.named ? shapes.get(key) : undefined
    if (known) return known
    if (shapes.size >= MOST_SHAPES) request.named = false
    if (request.named) shapes.set(key, shape)
    return shape
  }

  #send(request: Request, shape: Shape): void {
    const { values } = request.rendered as Rendered
    const { types } = this.#shared
    let sent: (string | Buffer | null)[]
    try {
      sent = values.map((value, at) => types.serialize(value, shape.oids?.[at] ?? BY_THE_SERVER))
    } catch (error) {
      this.unsent ??= error
      request.failed(error as Error)
      this.#settled()
      return
    }
    this.#shared.sent(shape.text, sent)
    const known = this.#prepared.get(shape)
    const prepared = known === 'being prepared' ? null : (known ?? null)
    const naming = request.named && known === undefined && this.#prepared.size < MOST_PREPARED
    const parse = prepared ? null : naming ? this.#name(shape) : ''
    const { portal } = request
    this.#run(request, {
      sending: { text: shape.text, values: sent, types: shape.types, parse, prepared, ...(portal && { portal }) },
      shape,
    })
  }

  #name(shape: Shape): string {
    this.#prepared.set(shape, 'being prepared')
    this.#names += 1
    return `s${this.#names}`
  }

  #run(request: Request, { sending, shape }: { sending: ConstructorParameters<typeof Run>[0]; shape?: Shape }): void {
    const parsing = typeof sending !== 'string' && shape && sending.parse ? sending.parse : null
    const run: Run = new Run(sending, this.#shared.types, {
      parsed: () => {
        if (parsing && shape) this.#prepared.set(shape, { name: parsing, fields: null })
      },
      done: (answer) => {
        this.#sent.shift()
        const prepared = shape && this.#prepared.get(shape)
        if (prepared && prepared !== 'being prepared' && typeof sending !== 'string' && sending.parse !== '')
          prepared.fields ??= run.answer.fields ?? NO_FIELDS
        request.done({ ...answer, fields: run.answer.fields })
        this.#settled()
      },
      failed: (error) => {
        this.#sent.shift()
        if (shape && this.#prepared.get(shape) === 'being prepared' && parsing) this.#prepared.delete(shape)
        if (shape && this.#mayAskAgain(request, error)) {
          this.#prepared.delete(shape)
          this.#shared.shapes.delete(`${shape.types.join()} ${shape.text}`)
          this.inFlight -= 1
          this.#take({ ...request, again: true })
          return
        }
        request.failed(toldError(error))
        this.#settled()
      },
    })
    this.#submit(run)
  }

  /** Once, and not in a transaction, which has failed with it. */
  #mayAskAgain({ again }: Request, error: unknown): boolean {
    return !again && !this.taken && this.lost === null && OUTDATED.has((error as { routine?: string }).routine ?? '')
  }

  #describe(request: Request, shape: Shape): void {
    this.#held = true
    const name = request.named && !this.#prepared.has(shape) && this.#prepared.size < MOST_PREPARED ? this.#name(shape) : ''
    const describing: Describe = new Describe({ name, text: shape.text, types: shape.types }, (error) => {
      this.#sent.shift()
      if (error !== null) {
        if (name !== '') this.#prepared.delete(shape)
        request.failed(toldError(error))
        this.#settled()
      } else {
        shape.oids = describing.oids
        if (name !== '') this.#prepared.set(shape, { name, fields: null })
        this.#send(request, shape)
      }
      this.#goOn()
    })
    this.#submit(describing)
  }

  #goOn(): void {
    this.#held = false
    while (!this.#held && this.#behind.length > 0) this.#behind.shift()?.go()
  }

  #submit(query: Submitted): void {
    this.#sent.push(query)
    this.#cork()
    this.#client.query(query as unknown as Submittable)
  }

  #meet(wire: Wire): void {
    this.#wire = wire
    wire.on('parseComplete', () => this.#sent[0]?.parsed?.())
    wire.on('parameterDescription', ({ dataTypeIDs }) => this.#sent[0]?.parameters?.(dataTypeIDs))
  }

  /** What is asked in one turn of the event loop goes out as one piece. */
  #cork(): void {
    const stream = this.#wire?.stream
    if (!stream || this.#corked) return
    this.#corked = true
    stream.cork()
    process.nextTick(() => {
      this.#corked = false
      stream.uncork()
    })
  }

  #settled(): void {
    this.inFlight -= 1
    if (this.inFlight === 0 && this.lost === null) this.#told.idle(this)
  }

  #lose(error: Error): void {
    if (this.lost) return
    this.lost = error
    clearTimeout(this.idleTimer)
    for (const waiting of this.#behind.splice(0)) {
      this.inFlight -= 1
      waiting.failed(error)
    }
    this.onLost?.(error)
    this.#told.lost(this)
  }
}
