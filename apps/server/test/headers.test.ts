import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApp } from '../src/app.ts'
import { now } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import type { App } from '../src/platform/http/http.ts'
import { openMailer } from '../src/platform/mail/mail.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'

const PAGE = '<html><script nonce="__CSP_NONCE__" src="/assets/app.js"></script></html>'

let database: TestDatabase
let folder: string
let app: App
beforeAll(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'clinic-headers-'))
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true })
  writeFileSync(join(folder, 'web', 'index.html'), PAGE)
  writeFileSync(join(folder, 'web', 'chat.html'), PAGE)
  writeFileSync(join(folder, 'web', 'assets', 'app.js'), 'export {}')
  writeFileSync(join(folder, 'secret.txt'), 'not for anybody')
  app = await open({})
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function open(settings: Record<string, string>): Promise<App> {
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', DEMO: '0', ...settings })
  const services = { sql: database.sql, config, mailer: openMailer(config), now, secret: 'a secret for tests', demo: false, migrations: '' }
  return openApp({ ...services, web: join(folder, 'web'), nlu: () => undefined, ready: async () => true })
}

describe('every response', () => {
  test.each([
    ['of a call', '/healthz', 200],
    ['of a refusal', '/api/me', 401],
    ['of what is not there', '/api/none', 404],
    ['of a page', '/pages/npqueue', 200],
    ['of a file', '/assets/app.js', 200],
    ['of the OpenAPI document', '/api/openapi.json', 200],
  ])('%s is not sniffed, not framed by others, sends no referrer and has a policy', async (_, url, status) => {
    const { statusCode, headers } = await app.inject(url)
    expect(statusCode).toBe(status)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': expect.stringContaining('camera=(), '),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-powered-by'] ?? headers.server).toBeUndefined()
    expect(headers['content-type']).toMatch(/^(application\/json|text\/html|text\/javascript|application\/javascript); charset=utf-8$/)
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test('over HTTPS asks for HTTPS for a year, with all subdomains', async () => {
    const secure = await open({ PUBLIC_URL: 'https://clinic.example' })
    for (const url of ['/healthz', '/api/me', '/pages/npqueue', '/assets/app.js']) {
      expect((await secure.inject(url)).headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    }
    await secure.close()
    expect((await app.inject('/healthz')).headers['strict-transport-security']).toBeUndefined()
  })

  test('to a call is cached by no browser or proxy', async () => {
    expect((await app.inject('/api/me')).headers['cache-control']).toBe('no-store')
    expect((await app.inject('/pages/npqueue')).headers['cache-control']).toBe('no-store')
  })
})

test('the figures that someone may not read are answered with 404, not with a page', async () => {
  for (const headers of [{ 'x-forwarded-for': '203.0.113.7' }, { via: '1.1 proxy' }]) {
    const { statusCode, body } = await app.inject({ url: '/metrics', headers })
    expect([statusCode, body]).toEqual([404, 'Not found\n'])
  }
})

describe('a host that is not ours', () => {
  test.each(['[', 'evil.example', '[::1', 'localhost@evil.example'])(
    '%j is refused on pages, passkey calls and the demo mailbox',
    async (host) => {
      const passkeys = ['/api/auth/passkey', '/api/me/factors', '/api/me/factors/passkeys/offer'].map((url) => ['POST', url] as const)
      for (const [method, url] of [
        ...passkeys,
        ['GET', '/pages/npqueue'],
        ['GET', '/demo/mailbox'],
        ['GET', '/api/demo/mailbox'],
      ] as const) {
        const { statusCode, headers } = await app.inject({ method, url, headers: { host, authorization: 'Bearer x' } })
        expect([url, statusCode]).toEqual([url, 421])
        expect(headers['x-content-type-options']).toBe('nosniff')
      }
    },
  )
})

test('a page runs only its own scripts and styles, each time with another nonce', async () => {
  const [first, second] = [await app.inject('/pages/npqueue'), await app.inject('/pages/npqueue')]
  const policy = String(first.headers['content-security-policy'])
  for (const part of ["script-src 'self';", "object-src 'none'", "base-uri 'none'", "form-action 'self'"]) expect(policy).toContain(part)
  expect(policy).not.toMatch(/unsafe-|\*|https?:/)
  const nonces = [first, second].map(({ headers }) => /'nonce-([^']{22,})'/.exec(String(headers['content-security-policy']))?.[1] ?? '')
  expect(nonces[0]).not.toBe(nonces[1])
  expect(first.body).toContain(`nonce="${nonces[0]}"`)
})

test('the public chat is framed by our own pages only', async () => {
  const { headers } = await app.inject('/coachchat')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
})

describe('directory contents', () => {
  test.each([
    '/assets/',
    '/assets',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/.git/config',
    '/.env',
    '/secret.txt',
  ])('are neither listed nor reachable by %s', async (url) => {
    const { body, statusCode } = await app.inject(url)
    expect(body).not.toContain('not for anybody')
    expect(body).not.toContain('app.js"]')
    expect(body.includes('<html>') || statusCode >= 400).toBe(true)
  })
})

test.each(['TRACE', 'CONNECT', 'PATCH', 'PROPFIND'])('the method %s is not answered', async (method) => {
  const { statusCode, body } = await app.inject({ method: method as 'PATCH', url: '/api/me', headers: { cookie: 'session=mine' } })
  expect(statusCode).toBeGreaterThanOrEqual(400)
  expect(statusCode).toBeLessThan(500)
  expect(body).not.toContain('mine')
})
