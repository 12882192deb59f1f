import type { Readable, Writable } from 'node:stream'
import type { QueryResultRow } from 'pg'
import type { Types } from './types.ts'

/** A row without declared columns. */
export type Row = QueryResultRow
export type Json =
  | null
  | boolean
  | number
  | string
  | undefined
  | Date
  | { toJSON(): unknown }
  | readonly Json[]
  | { readonly [key: string]: Json }

/** The rows of an answer. `count`: how many rows the statement wrote or read. */
export type Rows<T extends readonly unknown[] = Row[]> = T & { readonly count: number }

/** A value with the type that it is sent as: its number, `0` where the server says which. */
export class Parameter {
  readonly value: unknown
  readonly type: number

  constructor(value: unknown, type: number) {
    this.value = value
    this.type = type
  }
}

/** Column names, or rows by column; the preceding keyword of the statement decides how they are written. */
export class Columns {
  readonly first: unknown
  readonly rest: readonly string[]

  constructor(first: unknown, rest: readonly string[]) {
    this.first = first
    this.rest = rest
  }
}

/**
 * A statement or a fragment: it is sent when it is awaited; a fragment within another statement is never sent alone.
 * `simple`: several statements at once, without parameters.
 */
export interface PendingQuery<T extends readonly unknown[] = Row[]> extends Promise<Rows<T>> {
  /** Sends it now. */
  execute(): this
  simple(): this
  /** Its rows, so many at once, in a transaction of its own unless it is asked in one. */
  cursor(size: number): AsyncIterable<T>
  /** What a `copy … to stdout` answers. */
  readable(): Promise<Readable>
  /** What a `copy … from stdin` takes. */
  writable(): Promise<Writable>
}

type Value = string | number | bigint | boolean | null | Date | Uint8Array | Parameter | Columns
export type Param = Value | PendingQuery<readonly unknown[]> | readonly Param[]
type Given = Record<string, unknown>

/** What asks the database: a pool, a transaction, or a connection taken aside. */
export interface Asking {
  <T extends readonly unknown[] = Row[]>(text: TemplateStringsArray, ...parameters: readonly Param[]): PendingQuery<T>
  (first: string | readonly string[] | Given | readonly Given[], ...columns: readonly string[]): Columns
  /** A text as it is; without parameters it may hold several statements. */
  unsafe<T extends readonly unknown[] = Row[]>(text: string, parameters?: readonly Param[]): PendingQuery<T>
  json(value: Json): Parameter
  readonly types: { sealed(value: unknown): Parameter }
}

export interface TransactionSql extends Asking {
  /** Runs `work` in a savepoint: its failure undoes only itself. */
  savepoint<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T>
}

export interface ReservedSql extends Asking {
  release(): void
}

export interface Sql extends Asking {
  begin<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T>
  begin<T>(mode: string, work: (sql: TransactionSql) => Promise<T>): Promise<T>
  /** A connection in exclusive use until it is released. */
  reserve(): Promise<ReservedSql>
  listen(channel: string, heard: (payload: string) => void, listening: () => void): Promise<{ unlisten(): Promise<void> }>
  /** Lets what runs come to its end, for so many seconds at most. */
  end(options: { timeout: number }): Promise<void>
  readonly options: SqlOptions
}

/** `settings`: those that each connection begins with. `sent`: told of every statement with its parameters as they are sent. */
export type SqlOptions = {
  readonly types: Types
  readonly settings: Readonly<Record<string, string | number>>
  sent: ((text: string, parameters: readonly (string | Buffer | null)[]) => void) | null
}
