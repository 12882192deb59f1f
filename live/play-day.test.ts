import { openChance } from '@clinic/core/shared/chance'
import { openProcesses, type Processes } from '@clinic/server/testing/processes'
import { CHAT_KEY } from '@clinic/testing/chat-key'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planDay } from './plan-day.ts'
import { playDay } from './play-day.ts'
import type { Shown } from './show-figures.ts'

let processes: Processes
beforeAll(async () => {
  processes = await openProcesses({ count: 1, settings: { DEMO: '1', CHAT_API_KEY: CHAT_KEY } })
}, 90_000)
afterAll(() => processes.close())

/** Whatever of it is compared; a stream of chance is a set of functions. */
const told = (seed: number) => {
  const order = { seed, begins: 480, hours: 8, scale: 1 }
  return JSON.stringify(planDay(order, { today: '2026-03-02', chance: openChance(seed) }))
}

test('the same seed makes the same day: people, habits, minutes; another one another', () => {
  expect(told(7)).toBe(told(7))
  expect(told(7)).not.toBe(told(8))
  expect(JSON.parse(told(7)).length).toBeGreaterThan(150)
})

test('patients talk and staff work against the running program without an error, its page of figures follows, and stopping ends the day', {
  timeout: 150_000,
}, async () => {
  const [program] = processes.running
  const stopping = new AbortController()
  const lines: string[] = []
  const day = playDay(
    { seed: 7, begins: 9 * 60, hours: 10, scale: 0.3 },
    {
      place: { host: '127.0.0.1', port: program?.port ?? 0 },
      speed: 300,
      figuresPort: 0,
      stopping: stopping.signal,
      say: (line) => void lines.push(line),
    },
  )
  const url = () => /Figures: (\S+)/.exec(lines.join('\n'))?.[1] ?? ''
  await expect.poll(url, { timeout: 30_000 }).toMatch(/^http/)
  expect(await (await fetch(url())).text()).toContain('<h1>A day at the clinic</h1>')
  const read = async () => (await (await fetch(`${url()}figures.json`)).json()) as Shown
  const done = async () => {
    const { total, quarters, errors } = await read()
    const { finished, claimed, completed } = total.counts
    return errors.length > 0 || (quarters.length >= 2 && Math.min(finished, claimed, completed) >= 1)
  }
  await expect.poll(done, { timeout: 120_000, interval: 200 }).toBe(true)
  stopping.abort()
  const { errors, total, page } = await day
  expect(errors).toEqual([])
  expect(total.times.turn.of).toBeGreaterThan(20)
  expect(lines.filter((line) => /^\d\d:\d\d +\d+ came/.test(line)).length).toBeGreaterThanOrEqual(2)
  const kept = /id="kept">(.+)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(kept)).toMatchObject({ over: true, total: { counts: total.counts } })
})
