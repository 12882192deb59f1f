import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { App } from '../http/http.ts'
import type { TaskMetrics } from './watch-tasks.ts'

/** Something that is counted elsewhere, by outcome since the start. */
export type Counted = { name: string; help: string; counts: () => Readonly<Record<string, number>> }
/** A value that is read when metrics are requested; `null`, or a read that fails, yields none. */
export type WatchedValue = { name: string; help: string; look: () => Promise<number | null> }
export type Watched = {
  counted?: readonly Counted[]
  looked?: readonly WatchedValue[]
  tasks?: (() => ReadonlyMap<string, TaskMetrics>) | undefined
  /** Who may read: callers with this bearer token; without one, only this machine. */
  token?: string | undefined
}

const LOOK_MS = 2_000

/**
 * `GET /metrics` for Prometheus: process metrics, request durations by route pattern (never by address), task outcomes,
 * and other counters and values. Nothing in it identifies a person, but it is not for the public either: others get 404.
 */
export function mountMetrics(app: App, { counted = [], looked = [], tasks, token }: Watched = {}): void {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const durations = new Histogram({
    name: 'clinic_http_seconds',
    help: 'Seconds from request to answer, by route',
    labelNames: ['method', 'route'],
    buckets: [0.1, 1, 5],
    registers: [register],
  })
  // Apart from the durations: each status of each route would have buckets of its own, which was a megabyte.
  const requests = new Counter({
    name: 'clinic_http_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [register],
  })
  for (const one of counted) count(register, one)
  for (const one of looked) lookUp(register, one)
  if (tasks) countTasks(register, tasks)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'other'
    durations.observe({ method: request.method, route }, reply.elapsedTime / 1000)
    requests.inc({ method: request.method, route, status: reply.statusCode })
  })
  app.get('/metrics', { schema: { summary: 'Prometheus figures' } }, async (request, reply) => {
    // Not as an unknown address, which is answered with the page that says so: a scraper would take that for figures.
    if (!mayRead(request, token)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found\n')
    return reply.type(register.contentType).send(await register.metrics())
  })
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const PROXIED = ['x-forwarded-for', 'forwarded', 'via'] as const

function mayRead({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>, token: string | undefined): boolean {
  if (token === undefined) return LOOPBACK.test(socket.remoteAddress ?? '') && !PROXIED.some((name) => name in headers)
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}

function count(register: Registry, { name, help, counts }: Counted): void {
  new Counter({
    ...{ name, help, labelNames: ['outcome'], registers: [register] },
    collect() {
      this.reset()
      for (const [outcome, times] of Object.entries(counts())) this.inc({ outcome }, times)
    },
  })
}

/** With a label, though it has no values: without one the library gives 0 where nothing is known. */
function lookUp(register: Registry, { name, help, look }: WatchedValue): void {
  new Gauge({
    ...{ name, help, labelNames: ['none'], registers: [register] },
    async collect() {
      this.reset()
      const value = await Promise.race([look().catch(() => null), inTime()])
      if (value !== null) this.set({}, value)
    },
  })
}

function inTime(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, LOOK_MS, null).unref())
}

/** Counters that nothing was added to are given as 0, so that the first failure already is a rise. */
function countTasks(register: Registry, tasks: () => ReadonlyMap<string, TaskMetrics>): void {
  const registers = [register]
  new Counter({
    ...{
      name: 'clinic_task_runs_total',
      help: 'Runs of a task in this process, by what came of them',
      labelNames: ['task', 'outcome'],
      registers,
    },
    collect() {
      this.reset()
      for (const [task, { done, failed }] of tasks()) {
        this.inc({ task, outcome: 'done' }, done)
        this.inc({ task, outcome: 'failed' }, failed)
      }
    },
  })
  new Counter({
    ...{ name: 'clinic_task_seconds_total', help: 'Seconds that the runs of a task took together', labelNames: ['task'], registers },
    collect() {
      this.reset()
      for (const [task, { seconds }] of tasks()) this.inc({ task }, seconds)
    },
  })
  new Gauge({
    ...{
      name: 'clinic_task_success_seconds',
      help: 'When a task last came to its end in this process, in seconds since 1970',
      labelNames: ['task'],
      registers,
    },
    collect() {
      this.reset()
      for (const [task, { succeeded_at }] of tasks()) if (succeeded_at !== null) this.set({ task }, succeeded_at)
    },
  })
}
