import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint } from '@clinic/contract/endpoint'
import { EVENTS_CHANNEL } from '../../src/platform/events.ts'
import { buildSession, buildStaff } from '../build.ts'
import { allEndpoints } from '../endpoints.ts'
import { ask, CHAT_KEY, openProcesses, type Processes, type Reply } from '../processes.ts'
import { schemaOf } from '../sample.ts'
import { fieldsOf, markedFields, marksIn } from './marked-fields.ts'

export type Sent = {
  params?: Record<string, string>
  query?: unknown
  body?: unknown
  headers?: Record<string, string>
  /** Sent instead of a JSON body. */
  raw?: string | FormData
}

/** The server in its own process with an all-powerful user, and every output except successful responses. */
export type MarkedClinic = {
  processes: Processes
  /** Logs in again, after a call that ends sessions. */
  enter(): Promise<void>
  /** `POST /api/ai`; records which fields carried a mark, and what was refused. */
  send(call: string, sent?: Sent): Promise<Reply>
  /** Free-text fields of the contract that no successful call has carried a mark in yet. */
  missing(): string[]
  /** Refused responses by status. */
  refusals(): Record<number, number>
  /** The server’s log so far. */
  said(): string
  /** Forbidden places that contain a mark. */
  leaks(): Promise<string[]>
  close(): Promise<void>
}

const GROUPS = ['admins', 'nps', 'pcrs', 'npManagers', 'pcrManagers'] as const

export async function openMarkedClinic(loader: string): Promise<MarkedClinic> {
  const processes = await openProcesses({ count: 1, settings: { LOG_LEVEL: 'trace' }, loaders: [loader] })
  const { sql } = processes.database
  const staff = await buildStaff(sql, { groups: GROUPS, provinces: ['ON'], first_name: 'Worker', last_name: 'Unmarked' })
  const tokens: string[] = []
  const enter = async () => {
    const { authorization } = await buildSession(sql, staff.id, new Date().toISOString())
    tokens.push(authorization.replace('Bearer ', ''))
  }
  await enter()
  await keepJobs(processes.database.owner)
  const heard: string[] = []
  const listening = await sql.listen(
    EVENTS_CHANNEL,
    (payload) => void heard.push(payload),
    () => {},
  )
  const calls = new Map((await allEndpoints()).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]))
  const accepted = new Set<string>()
  const refused: Refused[] = []
  return {
    processes,
    enter,
    async send(call, { params = {}, query, body, headers = {}, raw } = {}) {
      const endpoint = calls.get(call)
      if (!endpoint) throw new Error(`no call ${call}`)
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'Zqmarkpath'))
      const search = query === undefined ? '' : `?${new URLSearchParams(textsOf(query as object))}`
      const token = tokens.at(-1) ?? ''
      const all = { 'x-api-key': CHAT_KEY, ...headers }
      const line = `${endpoint.method} ${path}${search}`
      const { url } = running(processes)
      const reply =
        raw === undefined
          ? await ask(url, line, { token, headers: all, body })
          : await sendRaw(`${url}${path}`, { token, headers: all, raw })
      if (reply.status >= 400) refused.push({ call, status: reply.status, text: reply.text })
      else for (const at of marksOf(endpoint, { query, body })) accepted.add(`${call} ${at}`)
      return reply
    },
    missing: () =>
      [...calls].flatMap(([call, endpoint]) => fieldsOf(endpoint).map((at) => `${call} ${at}`)).filter((at) => !accepted.has(at)),
    refusals: () => count(refused.map(({ status }) => status)),
    said: () => running(processes).said(),
    leaks: () => findLeaks({ processes, tokens, heard, refused }),
    async close() {
      await listening.unlisten()
      await processes.close()
    },
  }
}

type Refused = { call: string; status: number; text: string }
type Left = { processes: Processes; tokens: readonly string[]; heard: readonly string[]; refused: readonly Refused[] }

async function findLeaks({ processes, tokens, heard, refused }: Left): Promise<string[]> {
  const { url, said } = running(processes)
  const metrics = await ask(url, 'GET /metrics')
  const jobs = await processes.database.sql<{ said: string }[]>`select said from kept_jobs`
  return [
    ...found('log', said()),
    ...[...tokens, CHAT_KEY].filter((secret) => said().includes(secret)).map(() => 'log: a secret'),
    ...found('log of PostgreSQL', readFileSync(databaseLog(processes), 'utf8')),
    ...found('metrics', metrics.text),
    ...mailsIn(join(processes.folder, 'mail')).flatMap((text) => found('mail', text)),
    ...jobs.flatMap((job) => found('job', job.said)),
    // Whose page is woken is named by the conversation, which says nothing of anyone.
    ...heard.flatMap((payload) => found('live event', payload.replace(/"chat:\w+"/, ''))),
    ...refused.flatMap(({ call, status, text }) => found(`${status} of ${call}`, withoutRow(text))),
  ]
}

/** The free-text fields of a call that carried a mark. */
function marksOf(endpoint: Endpoint, { query, body }: Pick<Sent, 'query' | 'body'>): string[] {
  return [
    ...(query !== undefined && endpoint.query ? markedFields('query', query, schemaOf(endpoint.query)) : []),
    ...(body !== undefined && endpoint.body ? markedFields('body', body, schemaOf(endpoint.body)) : []),
  ]
}

/** A form, or non-JSON. */
async function sendRaw(
  url: string,
  { token, headers, raw }: { token: string; headers: Record<string, string>; raw: string | FormData },
): Promise<Reply> {
  const response = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}`, ...headers }, body: raw })
  const text = await response.text()
  return { status: response.status, text, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

function running({ running: [first] }: Processes) {
  if (!first) throw new Error('the server is not running')
  return first
}

/** Records every job when queued and when failed, since finished ones are deleted. */
async function keepJobs(sql: Processes['database']['sql']): Promise<void> {
  await sql.unsafe(`
    create table kept_jobs (said text);
    grant select, insert on kept_jobs to public;
    create function keep_job() returns trigger language plpgsql as $$
      begin insert into kept_jobs values (row_to_json(new)::text); return new; end $$;
    create trigger keep_job after insert or update on graphile_worker._private_jobs for each row execute function keep_job()`)
}

/** The test server is the product’s, with its settings. */
function databaseLog({ database: { address } }: Processes): string {
  if ('url' in address) throw new Error('the log of a remote server cannot be read')
  return LOG_BESIDE.map((part) => join(address.socketDir, part)).find(existsSync) ?? ''
}

const LOG_BESIDE = ['postgres.log', '../postgres.log', '../run/postgres.log']

/** Without the recipient’s address. */
function mailsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => {
      const mail = readFileSync(join(folder, name), 'utf8')
      return mail.replaceAll(/^To: (.+)$/m.exec(mail)?.[1] ?? 'nobody', '')
    })
}

type ErrorBody = { error?: { details?: { patient?: unknown; errors?: { value?: unknown; column?: unknown }[] } } }

/**
 * A version conflict includes the fresh patient row, which the caller may read, and a refused import the cells of the
 * caller’s own file: neither is an error text.
 */
function withoutRow(text: string): string {
  if (!text.startsWith('{')) return text
  const { error = {}, ...rest } = JSON.parse(text) as ErrorBody
  const { patient: _row, errors, ...details } = error.details ?? {}
  const places = errors?.map(({ value: _cell, column: _header, ...place }) => place)
  return JSON.stringify({ ...rest, error: { ...error, details: { ...details, ...(places && { errors: places }) } } })
}

function found(place: string, text: string): string[] {
  return [...new Set(marksIn(text))].map((word) => `${place}: ${word}`)
}

function textsOf(query: object): [string, string][] {
  return Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
}

function count(statuses: readonly number[]): Record<number, number> {
  return Object.fromEntries([...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]))
}
