import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { openSql } from '../db/driver/open.ts'
import { findPackage } from './binaries.ts'
import { type Embedded, openEmbedded } from './open.ts'
import { choosePlace } from './place.ts'
import type { Connection } from './ready.ts'
import { until } from './until.ts'

// Scratch folders, clients and other programs for the tests of the embedded PostgreSQL: real processes throughout.

export const root = process.getuid?.() === 0
// Small and read-only disks are mounted for the test, which takes a root that may mount: a container's often may not.
export const canMount = root && spawnSync('unshare', ['-m', 'true']).status === 0
const PATIENCE_MS = 20_000

export let scratch: string
export let template: string
let count = 0
/** What the test under way has to put back, last first. */
export const undo: (() => unknown)[] = []

/** Called by each file of these tests: their folder is made before the first of them, and what each has to put back is put back after it. */
export function keepScratchFolder(): void {
  beforeAll(async () => {
    scratch = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-')))
    chmodSync(scratch, 0o711)
    template = join(scratch, 'template')
    const embedded = await openEmbedded({ dataDir: template, log: () => {} })
    await embedded.stop()
  }, 60_000)

  afterEach(async () => {
    // Each is put back whatever becomes of the others: a disk that stays mounted fails the whole file.
    const failures: unknown[] = []
    for (const step of undo.splice(0).reverse()) {
      try {
        await step()
      } catch (error) {
        failures.push(error)
      }
    }
    expect(failures).toEqual([])
  }, 60_000)

  afterAll(() => rmSync(scratch, { recursive: true, force: true }))
}

export function newFolder(): string {
  count += 1
  return join(scratch, `data-${count}`)
}

/** A data folder whose database was made and cleanly stopped earlier. */
export function usedFolder(dataDir = newFolder()): string {
  execFileSync('cp', ['-pPR', template, dataDir])
  rmSync(join(dataDir, 'run'), { recursive: true })
  return dataDir
}

export async function open(
  dataDir: string,
  options: Partial<Parameters<typeof openEmbedded>[0]> = {},
): Promise<Embedded & { lines: string[] }> {
  const lines: string[] = []
  const embedded = await openEmbedded({ dataDir, log: (line) => lines.push(line), ...options })
  undo.push(() => embedded.stop())
  return { ...embedded, lines }
}

export function client({ socketDir, port, user, password, database }: Connection, changes: { user?: string; password?: string } = {}) {
  const place = { host: socketDir, port, user, password, database, ...changes }
  const sql = openSql({ client: place, settings: {}, max: 1, idleMs: 60_000, wait: () => 0 })
  undo.push(() => sql.end({ timeout: 0 }))
  return sql
}

export type Program = { process: ChildProcess; said: { pid?: number; code?: string; message?: string } }

/** Another program that opens the folder; resolves once it said how that went. */
export async function otherProgram(dataDir: string): Promise<Program> {
  const child = launch(dataDir)
  const [line] = (await once(child)) as [string]
  return { process: child, said: JSON.parse(line) }
}

export function launch(dataDir: string): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'open.child.ts'), dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
  undo.push(() => child.kill('SIGKILL'))
  return child
}

export function once(child: ChildProcess): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => reject(new Error(`ended with ${signal ?? code} before it said anything`)))
    if (child.stdout) createInterface(child.stdout).once('line', (line) => resolve([line]))
  })
}

export function kill(pid: number | null | undefined): void {
  if (pid) process.kill(pid, 'SIGKILL')
}

/** The account that PostgreSQL runs under in these tests. */
export function account() {
  return choosePlace(template).runAs
}

export async function eventually(condition: () => boolean | Promise<boolean>): Promise<void> {
  expect(await until(condition, PATIENCE_MS)).toBe(true)
}

export async function works(embedded: Embedded): Promise<void> {
  expect((await client(embedded)`select 6 * 7 as answer`)[0]).toEqual({ answer: 42 })
}

export function answers(embedded: Embedded): Promise<boolean> {
  return client(embedded)`select 1`.then(
    () => true,
    () => false,
  )
}

/** A copy of the package of binaries as npm leaves it when it runs no install scripts. */
export function unlinkedPackage(): string {
  const bare = newFolder()
  mkdirSync(bare, { mode: 0o711 })
  cpSync(findPackage(), bare, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith('.a') })
  const lib = join(bare, 'native', 'lib')
  for (const name of readdirSync(lib)) if (lstatSync(join(lib, name)).isSymbolicLink()) rmSync(join(lib, name))
  return bare
}

/** Until the test ends nobody can write there: root by a mount, anybody else by the folders' modes. */
export function makeReadOnly(dir: string): void {
  if (root) {
    execFileSync('mount', ['--bind', dir, dir])
    undo.push(() => execFileSync('umount', ['-l', dir]))
    execFileSync('mount', ['-o', 'remount,bind,ro', dir])
  } else {
    execFileSync('chmod', ['-R', 'a-w', dir])
    undo.push(() => execFileSync('chmod', ['-R', 'u+w', dir]))
  }
}

/** A disk of its own in memory, gone after the test. */
export function smallDisk(size: string): string {
  const disk = newFolder()
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0711`, 'tmpfs', disk])
  undo.push(() => execFileSync('umount', ['-l', disk]))
  return disk
}
