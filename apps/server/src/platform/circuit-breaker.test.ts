import { expect, test } from 'vitest'
import { makeBreaker } from './circuit-breaker.ts'
import { later } from './clock.ts'

function open() {
  let now = '2026-03-02T15:00:00.000Z'
  const opened: string[] = []
  const breaker = makeBreaker({ failures: 3, seconds: 60, now: () => now, onOpen: () => opened.push(now) })
  const call = (good: boolean) => {
    const passed = breaker.pass()
    if (passed) breaker.tell(good)
    return passed
  }
  return { breaker, call, opened, wait: (seconds: number) => (now = later(now, seconds)) }
}

test('failures in a row open it for its time, and a good one in between starts the count again', () => {
  const { call, opened, wait } = open()
  for (const good of [false, false, true, false, false]) expect(call(good)).toBe(true)
  expect(opened).toHaveLength(0)
  expect(call(false)).toBe(true)
  expect(opened).toHaveLength(1)
  expect(call(true)).toBe(false)
  wait(59)
  expect(call(true)).toBe(false)
})

test('after its time one call alone is let through; it closes it, or opens it for as long again', () => {
  const { breaker, call, opened, wait } = open()
  for (const good of [false, false, false]) call(good)
  wait(60)
  expect(breaker.pass()).toBe(true)
  expect(breaker.pass()).toBe(false)
  breaker.tell(false)
  expect(call(true)).toBe(false)
  wait(60)
  expect(call(true)).toBe(true)
  expect(call(false)).toBe(true)
  expect(call(true)).toBe(true)
  expect(opened).toHaveLength(1)
})
