import type { Row, Rows } from './sql.ts'
import type { Sent, Types } from './types.ts'
import { type DoneMessage, type FieldMessage, type RowMessage, Silent, type Wire } from './wire.ts'

/** The columns of an answer, with how each is read as of a version of the types. */
export type Fields = { names: string[]; oids: number[]; readers: (((text: string) => unknown) | null)[]; version: number }
/** A statement as the server of one connection has prepared it; `fields` are known once it was answered. */
export type Prepared = { name: string; fields: Fields | null }

/** What is sent of a statement: `parse` with its name or `''`, else what is prepared; `rows`: so many of a portal at first. */
export type Sending = {
  text: string
  /** `null`: the portal is open already. */
  values: readonly Sent[] | null
  types: readonly number[]
  parse: string | null
  prepared: Prepared | null
  portal?: { name: string; rows: number }
}
type Reported = { done(answer: { rows: Rows; suspended: boolean }): void; failed(error: unknown): void; parsed?(): void }

/** Reads an answer's rows as they come. */
export class Answer {
  fields: Fields | null
  results: Row[][] = []
  error: unknown = null
  #rows: Row[] = []
  #count = 0
  readonly #types: Types

  constructor(types: Types, fields: Fields | null) {
    this.#types = types
    this.fields = fields
  }

  describe({ fields }: FieldMessage): void {
    const oids = fields.map(({ dataTypeID }) => dataTypeID)
    this.fields = fieldsOf(this.#types, { names: fields.map(({ name }) => name), oids })
  }

  add({ fields: texts }: RowMessage): void {
    const { fields } = this
    if (this.error !== null || !fields) return
    if (fields.version !== this.#types.version) Object.assign(fields, fieldsOf(this.#types, fields))
    try {
      const row: Row = {}
      for (let at = 0; at < texts.length; at += 1) {
        const text = texts[at] as string | null
        const read = fields.readers[at]
        row[fields.names[at] as string] = text === null || !read ? text : read(text)
      }
      this.#rows.push(row)
    } catch (error) {
      this.error = error
    }
  }

  complete({ text }: DoneMessage): void {
    this.#count = Number(/\d+$/.exec(text)?.[0] ?? 0)
    this.results.push(this.take())
  }

  /** The rows so far. */
  take(): Rows {
    const rows = Object.defineProperty(this.#rows, 'count', { value: this.#count || this.#rows.length }) as unknown as Rows
    this.#rows = []
    this.#count = 0
    return rows
  }
}

function fieldsOf(types: Types, { names, oids }: Pick<Fields, 'names' | 'oids'>): Fields {
  return { names, oids, readers: oids.map((oid) => types.parser(oid)), version: types.version }
}

/** A statement under way by the extended protocol, or several by the simple one (`types` null). */
export class Run extends Silent {
  readonly answer: Answer
  readonly #sending: Sending | string
  readonly #told: Reported
  #suspended = false

  constructor(sending: Sending | string, types: Types, told: Reported) {
    super()
    this.#sending = sending
    this.#told = told
    this.answer = new Answer(types, typeof sending === 'string' ? null : (sending.prepared?.fields ?? null))
  }

  submit(wire: Wire): null {
    const sending = this.#sending
    if (typeof sending === 'string') wire.query(sending)
    else send(wire, sending)
    return null
  }

  parsed(): void {
    this.#told.parsed?.()
  }

  override handleRowDescription(message: FieldMessage): void {
    this.answer.describe(message)
  }

  override handleDataRow(message: RowMessage): void {
    this.answer.add(message)
  }

  override handleCommandComplete(message: DoneMessage): void {
    this.answer.complete(message)
  }

  override handlePortalSuspended(): void {
    this.#suspended = true
    this.answer.results.push(this.answer.take())
  }

  protected ended(error: unknown): void {
    const { results } = this.answer
    const failure = this.answer.error ?? error
    if (failure !== null) {
      this.#told.failed(failure)
      return
    }
    const rows = (results.length > 1 ? results : (results[0] ?? this.answer.take())) as unknown as Rows
    this.#told.done({ rows, suspended: this.#suspended })
  }
}

function send(wire: Wire, { text, values, types, parse, prepared, portal }: Sending): void {
  if (parse !== null) wire.parse({ name: parse, text, types })
  const statement = parse ?? prepared?.name ?? ''
  if (values) wire.bind({ portal: portal?.name ?? '', statement, values })
  if (!prepared?.fields) wire.describe({ type: 'P', name: portal?.name ?? '' })
  wire.execute(portal ? { portal: portal.name, rows: portal.rows } : null)
  wire.sync()
}
