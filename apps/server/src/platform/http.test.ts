import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, openHttp } from './http.ts'

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
