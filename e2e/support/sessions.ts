import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ask, logIn } from '@clinic/testing/log-in'
import { request } from '@playwright/test'
import { codeFromEmail, emailsTo } from './mail.ts'
import { PASSWORD } from './staff.ts'

export type BrowserState = {
  cookies: Awaited<ReturnType<Awaited<ReturnType<typeof request.newContext>>['storageState']>>['cookies']
  origins: { origin: string; localStorage: { name: string; value: string }[] }[]
}

/** Logs someone in by the calls that a browser makes; answers what it holds then. */
export async function logInByCalls(email: string): Promise<BrowserState> {
  const origin = process.env.CLINIC_URL ?? ''
  const calls = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  const ask: Ask = async (call, { body, token }) => {
    const [method = '', path = ''] = call.split(' ')
    const headers = token ? { authorization: `Bearer ${token}` } : {}
    const answer = await calls.fetch(path, { method, headers, ...(body && { data: body }) })
    return { status: answer.status(), body: await answer.json() }
  }
  const newCode = async (to: string) => {
    const before = emailsTo(to)
    return () => codeFromEmail(to, before)
  }
  const { token } = await logIn({ ask, newCode }, { email, password: PASSWORD, rotate: true })
  const { cookies } = await calls.storageState()
  await calls.dispose()
  const localStorage = ['authToken', 'jwtToken'].map((name) => ({ name, value: token }))
  return { cookies, origins: [{ origin, localStorage }] }
}

/** Logs someone in once for all journeys: codes are emailed sparingly. */
export async function keepSession(email: string): Promise<void> {
  mkdirSync(folder(), { recursive: true })
  writeFileSync(join(folder(), `${email}.json`), JSON.stringify(await logInByCalls(email)))
}

export function storedSession(email: string): BrowserState {
  return JSON.parse(readFileSync(join(folder(), `${email}.json`), 'utf8')) as BrowserState
}

/** Both halves of a session, for a call beside the browser. */
export function sessionHeaders({ cookies, origins }: BrowserState): Record<string, string> {
  return {
    authorization: `Bearer ${origins[0]?.localStorage[0]?.value}`,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
  }
}

/** A call as someone who is logged in; answers the body. */
export async function callAs<Body>(email: string, path: string): Promise<Body> {
  const response = await fetch(`${process.env.CLINIC_URL}${path}`, { headers: sessionHeaders(storedSession(email)) })
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`)
  return (await response.json()) as Body
}

function folder(): string {
  return join(process.env.CLINIC_DATA_DIR ?? '', 'e2e-sessions')
}
