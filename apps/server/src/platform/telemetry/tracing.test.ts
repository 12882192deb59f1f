import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Collector, openCollector } from '../../../test/collector.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { type App, openHttp } from '../http/http.ts'
import type { Tracing } from './trace-over-http.ts'
import { openTracing } from './tracing.ts'

const SECRET = 'Renée Côté asked for oil'
const TRACE = '0af7651916cd43dd8448eb211c80319c'

let db: TestDatabase
let collector: Collector
let tracing: Tracing
let app: App
let url: string

beforeAll(async () => {
  db = await openTestDatabase({ connections: 2 })
  collector = await openCollector()
  tracing = (await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` })) as Tracing
  tracing.statements()
  app = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: true })
  tracing.requests(app)
  app.post('/api/patients/:id', async (request) => {
    const { text } = request.body as { text: string }
    await db.sql`select from patients where last_name = ${text}`
    await db.sql.begin(async (tx) => void (await tx`update settings set value = ${tx.json(text)} where key = ${text}`))
    for await (const _rows of db.sql`select name from users where name = ${text} or true`.cursor(1)) break
    return { text }
  })
  app.get('/api/broken/:id', async () => db.sql`select ${SECRET}::integer`)
  app.get('/readyz', async () => ({}))
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await app.close()
  await tracing.close()
  await collector.close()
  await db.close()
})

const arrived = (name: string) => expect.poll(() => collector.spans.find((span) => span.name === name), { timeout: 10_000 }).toBeDefined()
const found = (name: string) => collector.spans.filter((span) => span.name === name)

test('a request is a span by its route, its statements are spans within it, and it belongs to the trace of the balancer before us', async () => {
  const headers = { 'content-type': 'application/json', traceparent: `00-${TRACE}-b7ad6b7169203331-01` }
  const body = JSON.stringify({ text: SECRET })
  expect((await fetch(`${url}/api/patients/P-77?name=${encodeURIComponent(SECRET)}`, { method: 'POST', headers, body })).status).toBe(200)
  await arrived('POST /api/patients/:id')
  const [request] = found('POST /api/patients/:id')
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331', instance: String(process.pid) })
  expect(request?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/patients/:id',
    'http.response.status_code': '200',
  })
  for (const name of ['select patients', 'begin', 'update settings', 'commit', 'select users'])
    expect(found(name), name).toMatchObject([{ traceId: TRACE, parentSpanId: request?.spanId }])
  expect(found('update settings')[0]?.attributes).toEqual({
    'db.system.name': 'postgresql',
    'db.operation.name': 'update',
    'db.collection.name': 'settings',
  })
})

test('what fails is marked, with its code at most', async () => {
  expect((await fetch(`${url}/api/broken/P-77`)).status).toBe(400)
  await arrived('GET /api/broken/:id')
  expect(found('select')).toMatchObject([{ failed: true, attributes: { 'error.type': '22P02' } }])
})

test('each run of a task is a trace of its own', async () => {
  const tasks = tracing.tasks({
    looks: async () => void (await db.sql`select from conversations where id = ${SECRET}`),
    breaks: () => Promise.reject(new Error(SECRET)),
  })
  await tasks.looks?.({ SECRET }, {} as never)
  await expect(tasks.breaks?.({ SECRET }, {} as never)).rejects.toThrow(SECRET)
  await arrived('task breaks')
  const [looks] = found('task looks')
  expect(looks).toMatchObject({ parentSpanId: '', failed: false })
  expect(found('select conversations')).toMatchObject([{ traceId: looks?.traceId, parentSpanId: looks?.spanId }])
  expect(found('task breaks')).toMatchObject([{ failed: true }])
})

test('nothing that anybody asked or wrote is sent, no machine that looks whether we are well makes a span, and nothing outside of a span', async () => {
  await fetch(`${url}/readyz`)
  await db.sql`select from legal_holds`
  await fetch(`${url}/api/nowhere/P-77`)
  await arrived('GET other')
  const sent = collector.sent.join('\n')
  for (const told of ['Renée', 'asked for', 'P-77', 'traceparent', 'readyz', 'legal_holds']) expect(sent).not.toContain(told)
})

test('without an address of a collector there is no tracing', async () => {
  expect(await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined })).toBeNull()
})

test('a collector that is away costs its spans and nothing else: what is traced goes on, and the end does not wait for it', async () => {
  const away = (await openTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })) as Tracing
  const { looks } = away.tasks({ looks: async () => void (await db.sql`select 1`) })
  await looks?.({}, {} as never)
  await away.close()
})
