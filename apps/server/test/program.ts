import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Ask, logIn } from '@clinic/testing/log-in'
import { STARTERS } from '../content/starters.ts'
import { type AppServices, openApp } from '../src/app.ts'
import { answerWithModels } from '../src/assistant/chat/models/answer-with-models.ts'
import { loadModels } from '../src/assistant/chat/models/load-models.ts'
import { later, now } from '../src/platform/clock.ts'
import { readConfig } from '../src/platform/config.ts'
import { openMailer } from '../src/platform/mail/mail.ts'
import { openTestDatabase, type TestDatabase } from './database.ts'
import { publishApproved } from './publish-approved.ts'

export type Answer = {
  status: number
  body: Record<string, never> & { error?: { code: string; fields?: Record<string, string> } }
  text: string
}
export type Program = {
  url: string
  /** Every mounted route, as a text tree. */
  routes: string
  database: TestDatabase
  /** A call over real HTTP; `token` is the bearer. */
  call(method: string, path: string, options?: { body?: unknown; token?: string; headers?: Record<string, string> }): Promise<Answer>
  /** Logs in with password and emailed code like an outside client; returns the token. */
  logIn(email: string, password: string): Promise<string>
  /** The newest code emailed to an address. */
  codeFor(email: string): Promise<string>
  /** Lets time go by for the server. */
  pass(seconds: number): void
  close(): Promise<void>
}

export const CHAT_KEY = 'a-chat-key'

let shipped: ReturnType<typeof answerWithModels> | undefined
/** The shipped models, without an article that they could answer from. */
export function shippedModels(): ReturnType<typeof answerWithModels> {
  shipped ??= answerWithModels(loadModels(), { articles: [] })
  return shipped
}

type Options = { connections?: number } & Partial<Pick<AppServices, 'nlu'>>

/** The real server on its own database and a free loopback port, with emails as files. */
export async function openProgram(settings: Record<string, string> = {}, options: Options = {}): Promise<Program> {
  const { connections = 12, nlu = shippedModels } = options
  const database = await openTestDatabase({ connections })
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'clinic-program-'))
  await publishApproved(database.sql, STARTERS)
  const config = readConfig({ DATA_DIR, LOG_LEVEL: 'silent', CHAT_API_KEY: CHAT_KEY, DEMO: '0', ...settings })
  let passed = 0
  const clock = () => later(now(), passed)
  const services = {
    sql: database.sql,
    config,
    nlu,
    mailer: openMailer(config),
    now: clock,
    secret: 'a secret for tests',
    web: join(DATA_DIR, 'no-web'),
    demo: false,
    ready: async () => true,
  }
  const app = await openApp({ ...services, migrations: '' }, { checkResponses: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = urlOf(app)

  const call: Program['call'] = async (method, path, { body, token, headers } = {}) => {
    const json = body !== undefined
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(json && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(json && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, text, body: parse(text) }
  }
  return {
    url,
    routes: app.printRoutes({ commonPrefix: false }),
    database,
    call,
    pass: (seconds) => {
      passed += seconds
    },
    async logIn(email, password) {
      const ask: Ask = (line, given) => {
        const [method = '', path = ''] = line.split(' ')
        return call(method, path, given)
      }
      const newCode = async (to: string) => () => newestCode(join(DATA_DIR, 'mail'), to)
      return (await logIn({ ask, newCode }, { email, password })).token
    },
    codeFor: (email) => newestCode(join(DATA_DIR, 'mail'), email),
    async close() {
      await app.close()
      await database.close()
      rmSync(DATA_DIR, { recursive: true, force: true })
    },
  }
}

function urlOf({ server }: Awaited<ReturnType<typeof openApp>>): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

function parse(text: string): Answer['body'] {
  try {
    return JSON.parse(text) as Answer['body']
  } catch {
    return {} as Answer['body']
  }
}

async function newestCode(folder: string, email: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.includes(email)).sort()
  const mail = await readFile(join(folder, names.at(-1) ?? ''), 'utf8')
  return /^(\d{6})$/m.exec(mail)?.[1] ?? ''
}
