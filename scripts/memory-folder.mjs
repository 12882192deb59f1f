import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const PREFIX = 'clinic-tests-'
/** Bytes. */
const ROOM = 6 * 1024 ** 3

/**
 * A folder in memory for what tests write: a few hundred databases are made and dropped, each of a thousand files. Null where there is too little room or
 * programs cannot be started from it; tests then write to the disk.
 * @returns {{ path: string, remove(): void } | null}
 */
export function openMemoryFolder() {
  const path = join(MEMORY, `${PREFIX}${process.pid}`)
  const remove = () => rmSync(path, { recursive: true, force: true })
  try {
    removeLeftovers()
    const { bavail, bsize } = statfsSync(MEMORY)
    if (Math.min(bavail * bsize, freemem()) < ROOM) return null
    mkdirSync(path)
    // PostgreSQL runs under an account of its own where this is run as root.
    chmodSync(path, 0o755)
    if (startsPrograms(path)) return { path, remove }
  } catch {
    // No such folder on this system, or not ours to write in.
  }
  remove()
  return null
}

/** Some systems let no program be started from there; PostgreSQL is. */
function startsPrograms(/** @type {string} */ folder) {
  const file = join(folder, 'starts')
  writeFileSync(file, '#!/bin/sh\nexit 0\n', { mode: 0o755 })
  const { status } = spawnSync(file)
  rmSync(file)
  return status === 0
}

/** Of runs that were killed. */
function removeLeftovers() {
  for (const name of readdirSync(MEMORY).filter((one) => one.startsWith(PREFIX)))
    if (!runs(Number(name.slice(PREFIX.length)))) rmSync(join(MEMORY, name), { recursive: true, force: true })
}

function runs(/** @type {number} */ pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
