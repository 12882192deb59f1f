import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { BatchSpanProcessor, TracerProvider, type TracerProviderOptions } from '@opentelemetry/sdk-trace'
import type { TaskList } from 'graphile-worker'
import { describeStatement } from '../db/describe-statement.ts'
import { observeStatements, type Seen } from '../db/driver/observe.ts'
import type { App } from '../http/http.ts'

const SEND_AFTER_MS = 1_000
const SEND_WITHIN_MS = 3_000
/** A collector that is away holds no end up. */
const LAST_WORDS_MS = 1_500
/** Asked every second by machines. */
const UNTOLD = new Set(['/healthz', '/readyz', '/metrics'])
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** What of this process is told to a collector of traces. */
export type Tracing = {
  /** Each request, by its route's pattern. */
  requests(app: App): void
  /** Each statement that a request or a task makes, by its verb and its table: for every pool of the process. */
  statements(): void
  /** The same tasks, each run a trace of its own. */
  tasks(tasks: TaskList): TaskList
  /** Sends what there still is. */
  close(): Promise<void>
}

/**
 * Spans of requests, statements and tasks, sent to a collector as OTLP. Their names are patterns of this program's own and their attributes come
 * from short lists: no address, no value, no error text is in them.
 */
export function traceOverHttp(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: SEND_WITHIN_MS })
  const provider = new TracerProvider({
    resource: OURS,
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: SEND_AFTER_MS })],
  })
  const tracing: Inner = { tracer: provider.getTracer('clinic'), under: new AsyncLocalStorage<Context>() }
  const undo: (() => void)[] = []
  return {
    requests: (app) => traceRequests(app, tracing),
    statements: () => void undo.push(traceStatements(tracing)),
    tasks: (tasks) => traceTasks(tasks, tracing),
    async close() {
      for (const one of undo) one()
      await Promise.race([provider.shutdown(), sleep(LAST_WORDS_MS, undefined, { ref: false })])
    },
  }
}

/** `under`: the span that current work belongs to. */
type Inner = { tracer: ReturnType<TracerProvider['getTracer']>; under: AsyncLocalStorage<Context> }
type Resource = NonNullable<TracerProviderOptions['resource']>

const attributes = { 'service.name': 'clinic', 'service.instance.id': String(process.pid) }
const OURS: Resource = { attributes, merge: () => OURS, getRawAttributes: () => Object.entries(attributes) } as Resource

function traceRequests(app: App, { tracer, under }: Inner): void {
  const spans = new WeakMap<object, { span: Span; context: Context }>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'other'
    if (UNTOLD.has(route)) return done()
    const named = { 'http.request.method': request.method, 'http.route': route }
    const parent = parentOf(request.headers.traceparent)
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes: named }, parent)
    const context = trace.setSpan(parent, span)
    spans.set(request, { span, context })
    under.run(context, done)
  })
  // The body came by the connection, which belongs to no span.
  app.addHook('preHandler', (request, _reply, done) => {
    const own = spans.get(request)
    if (own) under.run(own.context, done)
    else done()
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request)?.span
    span?.setAttribute('http.response.status_code', statusCode)
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}

/** The span of the balancer before us, where it names one. */
function parentOf(header: unknown): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(String(header)) ?? []
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true })
}

function traceStatements({ tracer, under }: Inner): () => void {
  return observeStatements((statement) => {
    const parent = under.getStore()
    if (!parent) return null
    const span = tracer.startSpan(...spanOf(statement), parent)
    return { answered: () => span.end(), failed: (error) => fail(span, error) }
  })
}

function spanOf({ tagged, strings }: Seen) {
  // What was put together elsewhere may hold values: of that its first word alone.
  const { verb, table } = describeStatement(tagged ? strings.join(' ') : (strings[0]?.split(' ', 1)[0] ?? ''))
  const named = { 'db.system.name': 'postgresql', 'db.operation.name': verb, ...(table !== null && { 'db.collection.name': table }) }
  return [table === null ? verb : `${verb} ${table}`, { kind: SpanKind.CLIENT, attributes: named }] as const
}

function traceTasks(tasks: TaskList, { tracer, under }: Inner): TaskList {
  const traced = Object.entries(tasks).map(([name, task]): [string, typeof task] => [
    name,
    async (payload, helpers) => {
      const span = tracer.startSpan(`task ${name}`, {}, ROOT_CONTEXT)
      try {
        return await under.run(trace.setSpan(ROOT_CONTEXT, span), async () => task?.(payload, helpers))
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    },
  ])
  return Object.fromEntries(traced)
}

/** The code alone: messages of errors quote values. */
function fail(span: Span, error: unknown): void {
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') span.setAttribute('error.type', code)
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
