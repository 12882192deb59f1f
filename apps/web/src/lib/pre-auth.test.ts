import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearPreAuth, readPreAuth, writePreAuth } from './pre-auth.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('a log-in that waits for its code is there again after a reload, until it is done', () => {
  expect(readPreAuth()).toBeNull()
  writePreAuth({ token: 't', email: 'a@b.ca', sentAt: 7 })
  expect(readPreAuth()).toEqual({ token: 't', email: 'a@b.ca', sentAt: 7 })
  clearPreAuth()
  expect(readPreAuth()).toBeNull()
})

it.each(['{', '[]', '7', '{"token":1,"email":"a","sentAt":0}', '{"token":"t"}'])('what cannot be read (%s) is none', (text) => {
  stored.set('preAuth', text)
  expect(readPreAuth()).toBeNull()
})
