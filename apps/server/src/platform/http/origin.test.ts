import { beforeEach, describe, expect, test } from 'vitest'
import { type App, openHttp } from './http.ts'
import { allowOwnPages, refuseForeignOrigins } from './origin.ts'

const PAGES = 'https://clinic.example'
const HOST = { host: 'api.clinic.example' }
let app: App

async function open(publicUrl: string | undefined): Promise<App> {
  const opened = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: false })
  opened.addHook('onRequest', refuseForeignOrigins(publicUrl))
  allowOwnPages(opened, publicUrl)
  opened.get('/api/thing', async () => ({ ok: true }))
  return opened
}

beforeEach(async () => {
  app = await open(PAGES)
  return () => app.close()
})

describe('an API at an address of its own (REQ-076)', () => {
  test('answers our pages, with their cookies', async () => {
    const answer = await app.inject({ url: '/api/thing', headers: { ...HOST, origin: PAGES } })
    expect(answer.json()).toEqual({ ok: true })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': PAGES,
      'access-control-allow-credentials': 'true',
      vary: 'origin',
    })
  })

  test('tells a browser that asks first what our pages may send', async () => {
    const headers = { ...HOST, origin: PAGES, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization' }
    const answer = await app.inject({ method: 'OPTIONS', url: '/api/thing', headers })
    expect(answer.statusCode).toBe(204)
    expect(answer.headers['access-control-allow-methods']).toContain('PUT')
    expect(answer.headers['access-control-allow-headers']).toContain('authorization')
  })

  test.each(['https://evil.example', 'https://clinic.example.evil.example', 'http://clinic.example', 'null'])(
    'refuses pages of %s, before and after',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const headers = { ...HOST, origin, 'access-control-request-method': 'GET' }
        const answer = await app.inject({ method, url: '/api/thing', headers })
        expect(answer.json().error.code).toBe('origin-refused')
        expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      }
    },
  )
})

test('pages and API at one address need no leave of each other, the default', async () => {
  const one = await open(undefined)
  const answer = await one.inject({ url: '/api/thing', headers: { host: 'localhost:3000', origin: 'http://localhost:3000' } })
  expect(answer.json()).toEqual({ ok: true })
  expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  await one.close()
})
