import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { authorizer } from '../src/identity/auth/access/authorizer.ts'
import type { Caller, Services } from '../src/identity/auth/access/context.ts'
import { later } from '../src/platform/clock.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import { type App, type Mount, mounter, openHttp } from '../src/platform/http/http.ts'
import { openMailer } from '../src/platform/mail/mail.ts'
import { TEST_NOW } from './build.ts'
import type { TestDatabase } from './database.ts'

/** Some route groups over HTTP with a controllable clock. Emails are files below `config.DATA_DIR`. */
export type TestHttp = {
  app: App
  services: Services
  /** Sends a call as a non-browser client; a body makes it a POST. */
  call(url: string, options?: Omit<InjectOptions, 'url' | 'body'> & { body?: object; token?: string }): Promise<LightMyRequestResponse>
  wait(seconds: number): void
  /** The newest email to someone; fails without one. */
  mailTo(email: string): Promise<string>
  close(): Promise<void>
}

type Groups = (mount: Mount<Caller>, services: Services) => void

/** Opens an application with the given routes; responses are checked against the contract. */
export async function openTestHttp(db: TestDatabase, groups: Groups, settings: Record<string, string> = {}): Promise<TestHttp> {
  let now = TEST_NOW
  const folder = await mkdtemp(join(tmpdir(), 'clinic-mail-'))
  const config: Config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: folder, ...settings })
  const services: Services = { sql: db.sql, config, mailer: openMailer(config), now: () => now }
  const app = await openHttp({ logLevel: config.LOG_LEVEL, trustProxy: config.TRUST_PROXY, checkResponses: true })
  groups(mounter(app, authorizer(services)), services)
  return {
    app,
    services,
    call(url, { body, token, headers, ...options } = {}) {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
      return app.inject({
        method: body ? 'POST' : 'GET',
        url,
        ...options,
        ...(body && { payload: body }),
        headers: { ...authorization, ...headers },
      })
    },
    wait(seconds) {
      now = later(now, seconds)
    },
    async mailTo(email) {
      const names = (await readdir(join(folder, 'mail'))).filter((name) => name.includes(email)).sort()
      return readFile(join(folder, 'mail', names.at(-1) ?? 'none'), 'utf8')
    },
    async close() {
      await app.close()
      services.mailer.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The code on its own line of an email. */
export function codeIn(mail: string): string {
  const code = /^(\d{6})$/m.exec(mail)?.[1]
  if (!code) throw new Error('the email has no code alone on a line')
  return code
}
