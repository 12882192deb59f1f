import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { ownOrigin, refuseForeignHosts } from './host.ts'
import { type App, openHttp } from './http.ts'

let app: App
afterEach(() => app.close())

async function open(settings: Record<string, string> = {}): Promise<App> {
  const config = readConfig(settings)
  app = await openHttp({ logLevel: 'silent', trustProxy: '127.0.0.1', checkResponses: false })
  app.addHook('onRequest', refuseForeignHosts(config))
  app.get('/api/thing', async (request) => ({ origin: ownOrigin(config, request) }))
  app.get('/healthz', async () => ({ ok: true }))
  return app
}

const get = (host: string, url = '/api/thing', headers: Record<string, string> = {}) => app.inject({ url, headers: { ...headers, host } })

test.each([
  'localhost',
  'LOCALHOST:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
  '10.1.2.3',
  'clinic.example',
  'clinic.example.:443',
  'api.example',
])('a request for %s is served', async (host) => {
  await open({ PUBLIC_URL: 'https://clinic.example', API_URL: 'https://api.example' })
  expect((await get(host)).statusCode).toBe(200)
})

test.each([
  '[',
  ']',
  '[::1',
  'a b',
  'evil.example',
  'clinic.example.evil.example',
  'localhost@evil.example',
  'evil.example:99999',
  '%00',
  'x/y',
])('a request for %j is refused with 421', async (host) => {
  await open({ PUBLIC_URL: 'https://clinic.example' })
  const answer = await get(host)
  expect([answer.statusCode, answer.json().error.code]).toEqual([421, 'host-refused'])
})

test('a rebound name does not get in by X-Forwarded-Host, even from a trusted proxy', async () => {
  await open()
  const headers = { 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' }
  expect((await get('evil.example', '/api/thing', headers)).statusCode).toBe(421)
})

test.each([
  ['two hosts', 'GET /api/thing HTTP/1.1\r\nHost: localhost\r\nHost: evil.example'],
  ['a whole address as path', 'GET http://evil.example/api/thing HTTP/1.1\r\nHost: localhost'],
])('a request with %s is refused with 421', async (_, lines) => {
  await open()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  expect(await overTcp(port, `${lines}\r\nConnection: close\r\n\r\n`)).toContain('HTTP/1.1 421')
})

test('monitoring may use any name', async () => {
  await open()
  expect((await get('app-1:3000', '/healthz')).statusCode).toBe(200)
  expect((await get('evil.example', '/healthzz')).statusCode).toBe(421)
})

test('links start with PUBLIC_URL, else with the port that the request came to, never with a header', async () => {
  await open({ PUBLIC_URL: 'https://clinic.example' })
  expect((await get('127.0.0.1')).json()).toEqual({ origin: 'https://clinic.example' })
  await app.close()
  await open()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const port = (app.server.address() as { port: number }).port
  const answer = await overTcp(port, `GET /api/thing HTTP/1.1\r\nHost: 10.9.9.9\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n`)
  expect(answer).toContain(`{"origin":"http://localhost:${port}"}`)
})

function overTcp(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    connect(port, '127.0.0.1', function begin(this: import('node:net').Socket) {
      this.end(text)
    })
      .on('data', (piece) => {
        answer += piece.toString()
      })
      .on('close', () => resolve(answer))
      .on('error', reject)
  })
}
