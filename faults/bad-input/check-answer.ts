import type { BadRequest } from './bad-request.ts'

/** `null`: no answer, and why not. */
export type RawAnswer = { status: number; type: string; text: string; headers: Record<string, unknown> } | { broken: string }

/** What no answer may hold: stacks, statements, paths, names of libraries and of tables. */
const INSIDE =
  /\n\s+at |node_modules|\.[cm]?[jt]s:\d|file:\/\/|PostgresError|ZodError|TypeError|RangeError|SyntaxError|Unexpected token|is not a function|Cannot (read|convert)|syntax error at|violates |relation "|column "|insert into |select .{1,80} from |password_hash|token_hash|ECONN|FST_ERR|multipart data|Boundary/

/** What is wrong with an answer, or `null`. */
export function checkAnswer(request: BadRequest, heard: RawAnswer): string | null {
  if ('broken' in heard) return `no answer: ${heard.broken}`
  const { status, text } = heard
  const body = read(heard)
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`
  const inside = INSIDE.exec(text)?.[0]
  if (inside && status >= 400) return `${status} tells of the inside (${inside.trim()}): ${text.slice(0, 200)}`
  if (status >= 400 && (typeof body?.error?.code !== 'string' || typeof body.message !== 'string')) return `${status} in no voice of ours`
  if (status < 400 && !takes(request)) return `${status} for what the schema refuses`
  if (status === 400 && body?.error?.code === 'invalid-input') return namesWrong(request, Object.keys(body.error.fields ?? {}))
  return null
}

type Body = { error?: { code?: string; fields?: Record<string, string> }; message?: string }

function read({ type, text }: { type: string; text: string }): Body | null {
  if (!type.startsWith('application/json')) return null
  try {
    return JSON.parse(text) as Body
  } catch {
    return null
  }
}

/** Whether the call's own schema takes the body. */
function takes({ endpoint, body }: BadRequest): boolean {
  if (!endpoint.body || body === null) return true
  try {
    return endpoint.body.safeParse(body === '' ? undefined : JSON.parse(body.replace(/^\ufeff/, ''))).success
  } catch {
    return false
  }
}

/** A refusal names the invalid field: the corrupted one, if the schema checks it. */
function namesWrong(request: BadRequest, named: string[]): string | null {
  if (named.length === 0) return '400 names no field'
  const [first] = request.wrong ?? []
  // An empty name is in no path.
  if (first === undefined || first === '' || takes(request)) return null
  const right = named.some((name) => name === first || name.startsWith(`${first}.`) || name === 'body')
  return right ? null : `400 names ${named.join(', ').slice(0, 200)} where ${request.wrong?.join('.').slice(0, 200)} is wrong`
}
