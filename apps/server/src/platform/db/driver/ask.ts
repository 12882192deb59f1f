import type { Readable, Writable } from 'node:stream'
import { copyIn, copyOut } from './copy.ts'
import type { Answered, Asked, Link } from './link.ts'
import { type Carrier, Pending, type Written } from './pending.ts'
import { render } from './render.ts'
import { type Asking, Columns, Parameter, type Row, type Rows } from './sql.ts'
import { BY_THE_SERVER, JSONB } from './types.ts'

/** The tag function that builds statements and hands them to a carrier. */
export function askingOf(carrier: Carrier): Asking {
  const tag = (first: unknown, ...rest: unknown[]) => {
    if (!isTemplate(first)) return new Columns(first, rest as string[])
    if (!places.has(first)) places.set(first, new Error('asked here'))
    return new Pending(carrier, { strings: first, parameters: rest, tagged: true })
  }
  return Object.assign(tag, {
    unsafe: (text: string, parameters: readonly unknown[] = []) => new Pending(carrier, { strings: [text], parameters, tagged: false }),
    json: (value: unknown) => new Parameter(value, JSONB),
    types: { sealed: (value: unknown) => new Parameter(value, BY_THE_SERVER) },
  }) as unknown as Asking
}

function isTemplate(first: unknown): first is TemplateStringsArray {
  return Array.isArray(first) && 'raw' in first
}

/** Where a statement was written, for the stack of its error: made once for each place. */
const places = new WeakMap<readonly string[], Error>()

/** How a statement is asked of a connection. */
export function askedBy(query: Written): Asked {
  const rendered = render(query)
  if (!query.isSimple) return { rendered, named: query.tagged }
  if (rendered.values.length > 0) throw new Error('a statement with parameters cannot be sent as a simple one')
  return { rendered: rendered.text, named: false }
}

/** The error of a statement, with the place where that was written. */
export function placed(error: unknown, { strings }: Written): unknown {
  const place = places.get(strings)?.stack?.split('\n').slice(1).join('\n')
  if (place && error instanceof Error && !error.stack?.includes(place)) error.stack = `${error.name}: ${error.message}\n${place}`
  return error
}

/** A connection in exclusive use. `refuse`: why it accepts no more statements; `asked` gets the answer of each statement to come. */
export type Own = { link: Link; refuse(): Error | null; asked(answer: Promise<unknown>): void }

let portals = 0

/** Carries statements out on one connection, in their order. */
export function carryOn({ link, refuse, asked }: Own): Carrier {
  const run = async <T>(query: Written, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw placed(error, query)
    }
  }
  const rendered = (query: Written): Asked => {
    try {
      return askedBy(query)
    } catch (error) {
      link.unsent ??= error
      throw error
    }
  }
  const ask = <T>(query: Written, work: () => Promise<T>): Promise<T> => {
    const refused = refuse()
    if (refused) return Promise.reject(refused)
    const answer = run(query, work)
    asked(answer)
    return answer
  }
  return {
    rows: (query): Promise<Rows> => ask(query, async () => (await link.ask(rendered(query))).rows),
    copyIn: (query): Promise<Writable> => ask(query, () => copyIn(link, textOf(query))),
    copyOut: (query): Promise<Readable> => ask(query, () => copyOut(link, textOf(query))),
    cursor: (query, size) => readPortal(link, size, (work) => ask(query, async () => work(rendered(query)))),
  }
}

type Reading = (work: (asked: Asked) => Promise<Answered>) => Promise<Answered>

/** Rows of a portal in batches; it is closed with its transaction or when the reader stops. */
async function* readPortal(link: Link, rows: number, read: Reading): AsyncGenerator<Row[]> {
  portals += 1
  const name = `rows_${portals}`
  let answer = await read((asked) => link.ask({ ...asked, named: false, portal: { name, rows } }))
  try {
    for (;;) {
      if (answer.rows.length > 0) yield answer.rows
      const { fields, suspended } = answer
      if (!suspended || !fields) return
      answer = await read((asked) => link.ask({ ...asked, named: false, portal: { name, rows, more: fields } }))
    }
  } finally {
    if (answer.suspended && !link.lost) await link.ask({ rendered: `close ${name}`, named: false }).catch(() => undefined)
  }
}

function textOf(query: Written): string {
  const { text, values } = render(query)
  if (values.length > 0) throw new Error('a copy takes no parameters')
  return text
}
