import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LAST_BACKUP } from '../src/backup/read-last-backup.ts'
import { WAITING_MAILS } from '../src/booking/emails/count-waiting-emails.ts'
import { KEY_SINCE } from '../src/platform/crypto/key-age.ts'
import { DISK_FREE, DISK_FULL } from '../src/platform/db/disk-space.ts'
import { mountHealth } from '../src/platform/http/health.ts'
import { openHttp } from '../src/platform/http/http.ts'
import { MAILS } from '../src/platform/mail/count-emails.ts'
import { mountMetrics } from '../src/platform/telemetry/metrics.ts'
import { watchTasks } from '../src/platform/telemetry/watch-tasks.ts'

const HOUSE = resolve(import.meta.dirname, '..', '..', '..')
const read = (path: string) => readFileSync(join(HOUSE, path), 'utf8')
const ALERTS = 'deploy/prometheus/alerts.yaml'
const WATCHERS = [ALERTS, ...readdirSync(join(HOUSE, 'deploy/grafana')).map((name) => `deploy/grafana/${name}`)]
const LANGUAGE_MODEL = { name: 'clinic_language_model_total', help: 'Choices' }
const COUNTED = [LANGUAGE_MODEL, MAILS].map((one) => ({ ...one, counts: () => ({ failed: 1 }) }))
const LOOKED = [WAITING_MAILS, LAST_BACKUP, KEY_SINCE, DISK_FREE, DISK_FULL].map((one) => ({ ...one, look: async () => 1 }))
const TASKS = watchTasks({ any: async () => undefined })

/** Everything in `/metrics` after readiness was checked, with both results. */
async function metrics(): Promise<string> {
  const app = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: true })
  mountHealth(app, { ready: async () => false, warnings: async () => [] })
  mountMetrics(app, { counted: COUNTED, looked: LOOKED, tasks: TASKS.figures })
  await app.inject('/readyz')
  await TASKS.tasks.any?.({}, {} as never)
  const { body } = await app.inject('/metrics')
  await app.close()
  return body
}

test('each metric named by an alert or dashboard is in /metrics', async () => {
  const given = new Set([...(await metrics()).matchAll(/^(\w+)[ {]/gm)].map((match) => match[1]))
  const named = WATCHERS.flatMap((file) =>
    [...read(file).matchAll(/\b(?:clinic|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => ({ file, name })),
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ name }) => !given.has(name))).toEqual([])
})

test('alerts and dashboards use only what /metrics and Prometheus itself provide', () => {
  const selectors = WATCHERS.flatMap((file) => [...read(file).matchAll(/\b(\w+)\{(?:job|route|method|status|outcome|task)\\?[=!]/g)])
  expect(selectors.length).toBeGreaterThan(20)
  const others = selectors.map((match) => match[1]).filter((name) => !/^(clinic|nodejs|process)_/.test(name ?? ''))
  expect([...new Set(others)]).toEqual(['up'])
})

test('a process that is not ready shows in the metrics, so that its alert can fire', async () => {
  expect(await metrics()).toMatch(/clinic_http_requests_total\{method="GET",route="\/readyz",status="503"\} 1/)
  expect(read(ALERTS)).toContain('clinic_http_requests_total{route="/readyz",status="503"}')
})

test('each alert links to an existing part of the runbook', () => {
  const headings = [...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, text]) =>
    (text ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
  const alerts = [...read(ALERTS).matchAll(/- alert: /g)]
  const leads = [...read(ALERTS).matchAll(/runbook: docs\/operations\.md#(\S+)/g)].map((match) => match[1])
  expect(leads).toHaveLength(alerts.length)
  expect(leads.filter((lead) => !headings.includes(lead ?? ''))).toEqual([])
})

test('the tasks named by alerts are in the server’s schedule', () => {
  const asked = WATCHERS.flatMap((file) => [...read(file).matchAll(/task=\\?"(\w+)/g)].map((match) => match[1]))
  expect(asked).toContain('end_due_holds')
  const program = ['apps/server/src/serve.ts', 'apps/server/src/backup/plan-backups.ts'].map(read).join('\n')
  expect(asked.filter((task) => !program.includes(`    ${task}: `))).toEqual([])
})

test('the routes named by alerts and dashboards are the server’s', () => {
  const paths = ['auth', 'chat', 'events'].map((noun) => read(`packages/contract/src/${noun}.ts`)).join('\n')
  for (const route of ['/api/auth/login', '/api/auth/verify-otp', '/api/auth/generate-otp', '/api/auth/unlock', '/api/ai', '/api/events'])
    expect(paths).toContain(`'${route}'`)
  const asked = WATCHERS.flatMap((file) => [...read(file).matchAll(/route[=!]~?\\?"([^"\\]+)/g)].map((match) => match[1]))
  expect([...new Set(asked)].sort()).toEqual([
    '/api/ai',
    '/api/auth/(login|verify-otp|generate-otp|unlock)',
    '/readyz',
    '/readyz|/healthz|/metrics',
    '/readyz|/healthz|/metrics|/api/events',
  ])
})
