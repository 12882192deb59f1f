import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { LiveEvents, Notice } from '../events.ts'
import type { Follower, Following } from './followers.ts'
import type { Admit, App } from './http.ts'
import { openLine } from './line.ts'
import { Problem } from './problem.ts'

const SIGN_OF_LIFE_MS = 20_000
const RECHECK_MS = 4_000
/** Every open window of a user has one; browsers close those of hidden pages. */
const STREAMS_PER_PERSON = 10

export type StreamOptions<C, Q extends z.ZodType> = {
  path: string
  /** The parameters that say what to follow. */
  query: Q
  /** Data that is sent beside events, for as long as the stream is open. Refusals are those of the caller’s own. */
  follow(caller: C, query: z.output<Q>): Promise<(follower: Follower) => Following>
  admit: Admit<C>
  events: LiveEvents
  /** The tags whose events this caller hears, who the caller is, and the tag of events about what is their own. */
  audienceOf(caller: C): { person: string; tags: readonly string[]; own: string }
  /** Whether an event may change what this person hears: the stream then ends, and the page opens another with the new rights. */
  changesRights(notice: Notice, person: string): boolean
  /** Asked every few seconds, and when the person’s session is said to have changed; until it is answered nothing is sent. A stream ends soon after the session behind it (it does not keep the session alive). */
  stillAdmitted(caller: C): Promise<boolean>
  /** Told every twenty seconds while a stream is open. */
  alive?(caller: C): Promise<void>
}

/**
 * Server-sent events: which row changed, and the data that the caller follows. A stream ends when the database connection was lost, so
 * that the page reloads its data.
 */
export function mountStream<C, Q extends z.ZodType>(app: App, options: StreamOptions<C, Q>): void {
  const open = new Map<string, number>()
  const closers = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const close of [...closers]) close()
  })
  const schema = { summary: 'Live events (text/event-stream)', querystring: options.query }
  app.get(options.path, { schema }, async (request, reply) => {
    let gone = false
    request.raw.once('close', () => {
      gone = true
    })
    const caller = await options.admit(request, 'staff', reply)
    const follow = await options.follow(caller, request.query as z.output<Q>)
    // A client that left before this point has closed already: its place would never be freed.
    if (gone) return void reply.hijack().raw.destroy()
    const { person, tags, own } = options.audienceOf(caller)
    const streams = open.get(person) ?? 0
    if (streams >= STREAMS_PER_PERSON) throw new Problem('too-many-streams')
    open.set(person, streams + 1)
    const close = start({
      ...{ request, reply, tags, own, events: options.events, follow },
      changesRights: (notice) => options.changesRights(notice, person),
      stillAdmitted: () => options.stillAdmitted(caller),
      alive: () => options.alive?.(caller).catch(() => undefined),
    })
    closers.add(close)
    request.raw.on('close', () => {
      open.set(person, (open.get(person) ?? 1) - 1)
      closers.delete(close)
    })
  })
}

type Stream = {
  request: FastifyRequest
  reply: FastifyReply
  tags: readonly string[]
  own: string
  events: LiveEvents
  follow(follower: Follower): Following
  changesRights(notice: Notice): boolean
  stillAdmitted(): Promise<boolean>
  alive(): unknown
}

function start({ request, reply, tags, own, events, follow, changesRights, stillAdmitted, alive }: Stream): () => void {
  const { raw } = reply
  reply.hijack()
  raw.writeHead(200, {
    ...reply.getHeaders(),
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  } as Record<string, string>)
  raw.write(': live\n\n')
  const line = openLine(raw, () => following?.resume())
  void alive()
  const life = setInterval(() => {
    line.send(': still here\n\n')
    void alive()
  }, SIGN_OF_LIFE_MS)
  const check = async () => {
    const admitted = await stillAdmitted().catch(() => null)
    if (admitted === false) close()
    return admitted
  }
  const recheck = setInterval(check, RECHECK_MS)
  const unsubscribe = events.subscribe((heard) => {
    if (heard === 'lost') return close()
    const concerned = heard.audience.some((tag) => tags.includes(tag))
    if (concerned) line.send(frameOf(heard, heard.version === null || heard.audience.includes(own)))
    if (changesRights(heard)) close()
    // Of a session that ended nothing more is sent, not even while that is being found out.
    else if (concerned && heard.kind === 'session') line.pauseWhile(check())
  })
  let following: Following | null = null
  const close = () => {
    clearInterval(life)
    clearInterval(recheck)
    unsubscribe()
    following?.stop()
    following = null
    line.end()
  }
  following = follow(line)
  request.raw.on('close', close)
  return close
}

/** Written once for all streams: a change reaches hundreds of them. */
const frames = new WeakMap<Notice, Map<boolean, string>>()

function frameOf(notice: Notice, own: boolean): string {
  const written = frames.get(notice) ?? new Map<boolean, string>()
  frames.set(notice, written)
  const { audience: _, ...event } = notice
  const frame = written.get(own) ?? `data: ${JSON.stringify({ ...event, own })}\n\n`
  written.set(own, frame)
  return frame
}
