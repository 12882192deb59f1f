import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { endpoint } from '@clinic/contract/endpoint'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type App, mounter, openHttp } from './http.ts'

let app: App
beforeAll(async () => {
  app = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function open(): Promise<{ socket: Socket; heard: () => string }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  await once(socket, 'connect')
  return { socket, heard: () => text }
}

test('a connection that asks nonsense is told so in the one voice', async () => {
  const { socket, heard } = await open()
  socket.write('NONSENSE\r\n\r\n')
  await once(socket, 'close')
  expect(heard()).toMatch(/^HTTP\/1\.1 400 /)
  expect(heard()).toContain('"code":"broken-request"')
})

test('a connection that was opened ahead of need and never used is closed without a word', async () => {
  const { socket, heard } = await open()
  const [served] = await new Promise<Socket[]>((resolve) => {
    app.server.once('connection', (one: Socket) => resolve([one]))
    void open().then((second) => second.socket.destroy())
  })
  expect(served).toBeDefined()
  app.server.emit('clientError', Object.assign(new Error('timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), served as Socket)
  expect(served?.destroyed).toBe(true)
  socket.destroy()
  expect(heard()).toBe('')
})

test('a connection that was opened ahead of need does not hold up the end', async () => {
  const ending = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: true })
  await ending.listen({ port: 0, host: '127.0.0.1' })
  const unused = connect((ending.server.address() as AddressInfo).port, '127.0.0.1')
  await Promise.all([once(unused, 'connect'), once(ending.server, 'connection')])
  await Promise.all([ending.close(), once(unused, 'close')])
  expect(ending.server.listening).toBe(false)
})

test('a path that nobody can decode is refused in the one voice, with the headers of every answer', async () => {
  const { statusCode, headers, body } = await app.inject('/api/%E0%A4%A')
  expect(statusCode).toBe(400)
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  expect(JSON.parse(body)).toMatchObject({ error: { code: 'broken-request' } })
})

test('an expectation that nobody can meet is refused in the one voice, with the headers of every answer', async () => {
  const { socket, heard } = await open()
  socket.write('GET / HTTP/1.1\r\nHost: clinic.example\r\nExpect: 200-maybe\r\n\r\n')
  await once(socket, 'close')
  expect(heard()).toMatch(/^HTTP\/1\.1 400 /)
  expect(heard()).toContain('"code":"broken-request"')
  expect(heard().toLowerCase()).toContain('x-content-type-options: nosniff')
})

test.each(['__proto__', 'constructor', ''])('a field named %j that nobody knows is named in the refusal', async (name) => {
  const strict = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: true })
  strict.post('/strict', { schema: { querystring: z.strictObject({ known: z.string().optional() }) } }, async () => ({}))
  const answer = await strict.inject({ method: 'POST', url: `/strict?${encodeURIComponent(name)}=1` })
  await strict.close()
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json<{ error: { fields: object } }>().error.fields)).toEqual([name])
})

test('a long answer is compressed for a client that takes gzip, a short one and any other client’s are not', async () => {
  const listing = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: true })
  const query = z.strictObject({ size: z.coerce.number() })
  const list = endpoint({ method: 'GET', path: '/api/list', summary: 'A list', access: 'public', query, response: z.array(z.string()) })
  mounter(listing, async () => null)(list, async ({ query }) => Array.from({ length: query.size }, (_, index) => `patient ${index}`))
  const get = (size: number, encoding: string) =>
    listing.inject({ url: `/api/list?size=${size}`, headers: { 'accept-encoding': encoding } })
  const [plain, packed] = [await get(500, 'identity'), await get(500, 'gzip, deflate, br')]
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding', 'cache-control': 'no-store' })
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
  expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload)
  expect((await get(3, 'gzip')).headers['content-encoding']).toBeUndefined()
  await listing.close()
})

test('a client that leaves before its long answer is compressed is neither an unexpected failure nor counted as one', async () => {
  const busy = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: true })
  const list = endpoint({
    method: 'POST',
    path: '/api/list',
    summary: 'A list',
    access: 'public',
    body: z.strictObject({}),
    response: z.array(z.string()),
  })
  const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const failures: unknown[] = []
  const statuses: number[] = []
  busy.addHook('onRequest', async (request, reply) => {
    vi.spyOn(request.log, 'error').mockImplementation((_, words) => void failures.push(words))
    reply.raw.once('close', left.resolve)
  })
  busy.addHook('onResponse', async (_, reply) => void statuses.push(reply.statusCode))
  const sent = new Promise<void>((resolve) => busy.addHook('onError', async () => resolve()))
  mounter(busy, async () => null)(list, async () => {
    asked.resolve()
    await left.promise
    return Array.from({ length: 50_000 }, (_, index) => `patient ${index}`)
  })
  await busy.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((busy.server.address() as AddressInfo).port, '127.0.0.1')
  const head =
    'POST /api/list HTTP/1.1\r\nHost: clinic.example\r\nAccept-Encoding: gzip\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}'
  socket.write(head)
  await asked.promise
  socket.destroy()
  await sent
  await busy.close()
  expect(failures).toEqual([])
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})
