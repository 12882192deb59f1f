import { expect, test } from 'vitest'
import { openHttp } from '../http/http.ts'
import { mountMetrics, type Watched } from './metrics.ts'
import { watchTasks } from './watch-tasks.ts'

/** The figures of the clinic's own, without their explanations. */
async function figures(watched: Watched): Promise<string[]> {
  const app = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: true })
  mountMetrics(app, watched)
  const { body } = await app.inject('/metrics')
  await app.close()
  return body.split('\n').filter((line) => line.startsWith('clinic_') && !line.startsWith('clinic_http'))
}

test('what others count is shown as it stands at each look', async () => {
  const app = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: true })
  const counts = { chosen: 1, failed: 0 }
  mountMetrics(app, { counted: [{ name: 'clinic_choices_total', help: 'Choices', counts: () => counts }] })
  const look = async () => (await app.inject('/metrics')).body.split('\n').filter((line) => line.startsWith('clinic_choices_total'))
  expect(await look()).toEqual(['clinic_choices_total{outcome="chosen"} 1', 'clinic_choices_total{outcome="failed"} 0'])
  counts.chosen = 3
  expect(await look()).toContain('clinic_choices_total{outcome="chosen"} 3')
  await app.close()
})

test('a number that is looked up is given as it is, and left out where nobody knows it', async () => {
  const looked = [
    { name: 'clinic_known', help: 'Known', look: async () => 7 },
    { name: 'clinic_unknown', help: 'Unknown', look: async () => null },
    { name: 'clinic_broken', help: 'Broken', look: () => Promise.reject(new Error('the database is away')) },
  ]
  expect(await figures({ looked })).toEqual(['clinic_known 7'])
})

test('each task has its runs, failures and seconds from the start on, and the moment of its last success once there is one', async () => {
  const helpers = {} as Parameters<NonNullable<Parameters<typeof watchTasks>[0][string]>>[1]
  const { tasks, figures: taken } = watchTasks({
    works: async () => undefined,
    breaks: () => Promise.reject(new Error('it broke')),
    rests: async () => undefined,
  })
  await tasks.works?.({}, helpers)
  await expect(tasks.breaks?.({}, helpers)).rejects.toThrow('it broke')
  const given = await figures({ tasks: taken })
  expect(given.filter((line) => line.startsWith('clinic_task_runs_total'))).toEqual([
    'clinic_task_runs_total{task="works",outcome="done"} 1',
    'clinic_task_runs_total{task="works",outcome="failed"} 0',
    'clinic_task_runs_total{task="breaks",outcome="done"} 0',
    'clinic_task_runs_total{task="breaks",outcome="failed"} 1',
    'clinic_task_runs_total{task="rests",outcome="done"} 0',
    'clinic_task_runs_total{task="rests",outcome="failed"} 0',
  ])
  const successes = given.filter((line) => line.startsWith('clinic_task_success_seconds'))
  expect(successes).toHaveLength(1)
  expect(Math.abs(Number(successes[0]?.split(' ')[1]) - Date.now() / 1000)).toBeLessThan(60)
})

test('the figures are for this machine, or for callers with the token, and the rest get 404', async () => {
  const open = async (token?: string) => {
    const app = await openHttp({ logLevel: 'silent', trustProxy: '', checkResponses: true })
    mountMetrics(app, { token })
    return app
  }
  const [without, guarded] = [await open(), await open('a token of metrics')]
  const status = async (app: typeof without, more: { remoteAddress?: string; headers?: Record<string, string> }) =>
    (await app.inject({ url: '/metrics', ...more })).statusCode
  expect(await status(without, { remoteAddress: '127.0.0.1' })).toBe(200)
  expect(await status(without, { remoteAddress: '203.0.113.7' })).toBe(404)
  expect(await status(without, { remoteAddress: '127.0.0.1', headers: { 'x-forwarded-for': '203.0.113.7' } })).toBe(404)
  expect(await status(guarded, { remoteAddress: '203.0.113.7', headers: { authorization: 'Bearer a token of metrics' } })).toBe(200)
  for (const authorization of ['Bearer a token of metricX', 'Bearer ', 'a token of metrics', ''])
    expect(await status(guarded, { remoteAddress: '127.0.0.1', headers: { authorization } })).toBe(404)
  await Promise.all([without.close(), guarded.close()])
})
