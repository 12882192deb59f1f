import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from './http.ts'
import { describeProblem } from './problem.ts'

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'%s; img-src 'self' data: blob:; media-src 'self' blob:; font-src 'self'; connect-src 'self'%c; frame-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors %f"

export type Page = { file: string; framedByUs: boolean }
export type PagesOptions = {
  folder: string
  /** Which HTML entry a path gets. */
  choose(request: FastifyRequest): Page
  /** The values of the page's meta elements: each replaces `__NAME__` in the file. */
  values: Readonly<Record<string, string>>
  /** The same for what may change while we run; asked each time a page that has such a value is opened. */
  live(): Promise<Readonly<Record<string, string>>>
  /** An origin other than the pages' own that their calls go to, or none. */
  connect?: string | null
}

/** Serves the built web: hashed files for good, the HTML entries with a fresh nonce and a strict policy, JSON for unknown calls. */
export async function mountPages(app: App, { folder, choose, values, live, connect = null }: PagesOptions): Promise<void> {
  const pages = new Map<string, string>()
  if (existsSync(join(folder, 'assets'))) {
    const forGood = { immutable: true, maxAge: '365d', index: false, preCompressed: true } as const
    await app.register(staticFiles, { root: join(folder, 'assets'), prefix: '/assets/', ...forGood })
    for (const file of await filesOf(folder)) {
      app.get(`/${file}`, { schema: { hide: true } }, (_, reply) => reply.sendFile(file, folder, { maxAge: '1h', immutable: false }))
    }
  }
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|assets)(\/|$|\?)/i.test(request.url)
    if (!isPage) {
      const { status, body } = describeProblem('not-found')
      return reply.code(status).send(body)
    }
    const page = choose(request)
    const text = pages.get(page.file) ?? (await readPage(folder, page.file, values))
    pages.set(page.file, text)
    return sendPage(
      reply,
      { ...page, connect },
      /__[A-Z_]+__/.test(text.replaceAll('__CSP_NONCE__', '')) ? filled(text, await live()) : text,
    )
  })
}

function sendPage(reply: FastifyReply, page: Page & { connect: string | null }, text: string) {
  const nonce = randomBytes(16).toString('base64')
  const policy = CSP.replace('%s', ` 'nonce-${nonce}'`)
    .replace('%c', page.connect === null ? '' : ` ${page.connect}`)
    .replace('%f', page.framedByUs ? "'self'" : "'none'")
  return reply
    .code(200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('x-frame-options', page.framedByUs ? 'SAMEORIGIN' : 'DENY')
    .send(text.replaceAll('__CSP_NONCE__', nonce))
}

/** The few files beside the HTML entries whose names carry no hash. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html') && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
}

async function readPage(folder: string, file: string, values: Readonly<Record<string, string>>): Promise<string> {
  const text = await readFile(join(folder, file), 'utf8')
  return filled(text, values)
}

function filled(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((page, [name, value]) => page.replaceAll(`__${name}__`, escapeAttribute(value)), text)
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
