import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  canMount,
  keepScratchFolder,
  kill,
  makeReadOnly,
  newFolder,
  open,
  otherProgram,
  root,
  smallDisk,
  usedFolder,
  works,
} from './open.harness.ts'

keepScratchFolder()

describe('a refusal in one sentence', () => {
  test('for a second program on the same folder, which leaves the first alone', async () => {
    const dataDir = usedFolder()
    const first = await open(dataDir)
    const pid = first.pid()
    const { said } = await otherProgram(dataDir)
    expect(said).toEqual({
      code: 'in-use',
      message: `Another copy of this program (process ${process.pid}) is already using ${dataDir}: stop it first, or give this one a DATA_DIR of its own.`,
    })
    expect(first.pid()).toBe(pid)
    await works(first)
  })

  test('for all but one of several that start together over a dead owner', async () => {
    const dataDir = usedFolder()
    kill((await otherProgram(dataDir)).process.pid)
    const programs = await Promise.all([1, 2, 3].map(() => otherProgram(dataDir)))
    expect(programs.map(({ said }) => said.code ?? 'opened').sort()).toEqual(['in-use', 'in-use', 'opened'])
  })

  test('for a database of another major version', async () => {
    const dataDir = usedFolder()
    writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '17\n')
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'other-major', message: expect.stringContaining('made by PostgreSQL 17') })
  })

  test('for a folder with files in it that are no database, which stay untouched', async () => {
    const dataDir = newFolder()
    mkdirSync(join(dataDir, 'db'), { recursive: true })
    writeFileSync(join(dataDir, 'db', 'holiday.jpg'), 'x')
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'not-a-database' })
    expect(readdirSync(join(dataDir, 'db'))).toEqual(['holiday.jpg'])
  })

  test('for a link to a database that is gone', async () => {
    const dataDir = newFolder()
    mkdirSync(dataDir)
    symlinkSync('/nowhere/db', join(dataDir, 'db'))
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'not-a-database', message: expect.stringContaining('is gone') })
  })

  test('for a file where the data folder should be', async () => {
    const dataDir = newFolder()
    writeFileSync(dataDir, 'x')
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'not-a-database' })
  })

  test.skipIf(root && !canMount)('for a folder that cannot be written (as root: one that may mount)', async () => {
    const dataDir = usedFolder()
    makeReadOnly(dataDir)
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'read-only', message: expect.stringContaining(dataDir) })
  })

  test.skipIf(!canMount)('for a disk without room for a database, which leaves nothing half-made (a root that may mount)', async () => {
    const dataDir = smallDisk('20m')
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'disk-full', message: expect.stringContaining(dataDir) })
    expect(readdirSync(dataDir).filter((name) => name.startsWith('db') && !name.endsWith('.password'))).toEqual([])
  })

  test('for a database whose write-ahead log is gone, which is left as it was', async () => {
    const dataDir = usedFolder()
    const log = join(dataDir, 'db', 'pg_wal')
    for (const name of readdirSync(log)) rmSync(join(log, name), { recursive: true })
    const message = expect.stringMatching(/missing from \S+pg_wal \(.*checkpoint record.*\): move .* or restore a backup/)
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'start-failed', message })
    expect(readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name))).toEqual([])
  })

  test('for a damaged database, with the place of the log', async () => {
    const dataDir = usedFolder()
    rmSync(join(dataDir, 'db', 'global', 'pg_control'))
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'start-failed', message: expect.stringContaining('postgres.log') })
  })
})
