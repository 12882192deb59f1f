import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { openMemoryFolder } from './memory-folder.mjs'

test('tests write to a folder in memory, which goes with the run, also if that was killed; or to the disk', () => {
  const folder = openMemoryFolder()
  // A system without such a folder, or with too little memory.
  if (!folder) return expect(folder).toBeNull()
  const ended = spawnSync('true').pid
  const leftover = join(dirname(folder.path), `clinic-tests-${ended}`)
  mkdirSync(leftover)
  folder.remove()
  expect(existsSync(folder.path)).toBe(false)
  const next = openMemoryFolder()
  expect([existsSync(leftover), existsSync(next?.path ?? '')]).toEqual([false, true])
  next?.remove()
})
