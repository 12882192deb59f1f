import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

let base: string
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'make-folder-'))
})
afterEach(() => rmSync(base, { recursive: true }))

test('missing folders above are made too, with the mode, and an existing one is no error', () => {
  const path = join(base, 'one', 'two', 'three')
  expect(makeFolder(path, 0o700)).toBe(true)
  expect(statSync(path).mode & 0o777).toBe(0o700)
  expect(makeFolder(path, 0o700)).toBe(false)
})

test('a file in its place is refused', () => {
  writeFileSync(join(base, 'file'), '')
  expect(() => makeFolder(join(base, 'file'))).toThrow('EEXIST')
  expect(() => makeFolder(join(base, 'file', 'inside'))).toThrow('ENOTDIR')
})

test.skipIf(!existsSync('/proc/self'))('a folder below /proc is refused at once instead of never (only where there is /proc)', () => {
  for (const path of ['/proc/clinic', '/proc/clinic/data'])
    expect(() => makeFolder(path)).toThrow(expect.objectContaining({ code: 'EROFS' }))
})
