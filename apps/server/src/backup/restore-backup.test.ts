import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { archiveKey } from '../platform/archive/archive-key.ts'
import { later } from '../platform/clock.ts'
import { readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/db/database.ts'
import { openEmbedded } from '../platform/embedded/open.ts'
import { listBackups, type Shelf } from './list-backups.ts'
import { makeBackup } from './make-backup.ts'
import { pruneBackups } from './prune-backups.ts'
import { readLastBackup } from './read-last-backup.ts'
import { type BackedClinic, openBackedClinic } from './restore-backup.harness.ts'
import { restoreBackup } from './restore-backup.ts'
import { countRows } from './store.ts'

// The test mounts a small disk, which needs a root user with mount permission; containers often lack it.
const canMount = process.getuid?.() === 0 && spawnSync('unshare', ['-m', 'true']).status === 0

let clinic: BackedClinic
let before: Record<string, number>
let target: string
beforeAll(async () => {
  clinic = await openBackedClinic()
  await clinic.write(500)
  await clinic.backUp()
  await clinic.write(300)
  before = await clinic.counts()
  target = await clinic.moment()
  await clinic.mistake()
  await clinic.write(20)
  await clinic.archive()
}, 60_000)
afterAll(() => clinic.close())

let made = 0
const restore = (changes: Partial<Parameters<typeof restoreBackup>[0]> = {}) => {
  made += 1
  const into = join(clinic.scratch, `restored-${made}`)
  return restoreBackup({ shelf: clinic.shelf, key: clinic.key, target, into, auditKey: undefined, log: () => {}, ...changes })
}

/** A copy of the backups that a test may corrupt. */
function copyOfShelf(): Shelf {
  made += 1
  const copy = join(clinic.scratch, `copy-${made}`)
  cpSync(join(clinic.shelf.base, '..'), copy, { recursive: true })
  return { base: join(copy, 'base'), wal: join(copy, 'wal') }
}

const fileIn = (folder: string, ending: string) => join(folder, readdirSync(folder).findLast((name) => name.endsWith(ending)) ?? '')

function flip(file: string, at = 0.5): void {
  const bytes = readFileSync(file)
  const place = Math.floor(bytes.length * at)
  bytes[place] = (bytes[place] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

/** Fails with the code in one sentence, and leaves no restored folder. */
async function refuses(changes: Parameters<typeof restore>[0], code: string, words: RegExp): Promise<void> {
  const error = (await restore(changes).catch((failure: unknown) => failure)) as { code?: string; message?: string }
  expect(error).toMatchObject({ code, message: expect.stringMatching(words) })
  expect(readdirSync(clinic.scratch).filter((name) => name === `restored-${made}` || name.includes('restoring'))).toEqual([])
}

test('a clinic whose patients were deleted is restored to the instant before: every row, with an intact audit chain (F11)', async () => {
  expect(before).toMatchObject({ patients: 800, patient_details: 800, audit_log: 800 })
  expect(await clinic.counts()).toMatchObject({ patients: 20 })
  const restored = await restore()
  expect({ ...restored.rows, audit_marks: 0 }).toEqual({ ...before, audit_marks: 0 })
  expect(restored.audit).toEqual({ findings: [], checked: 800 })
  const opened = await openEmbedded({ dataDir: restored.into, log: () => {} })
  const { sql, close } = openDatabase(opened, { connections: 1 })
  expect(await countRows(sql)).toMatchObject({ patients: 800 })
  await close()
  await opened.stop()
  expect(readdirSync(clinic.scratch).filter((name) => name.includes('restoring'))).toEqual([])
})

describe('a failed restore is reported in one sentence and leaves nothing behind', () => {
  test('another key', () =>
    refuses({ key: archiveKey({ BACKUP_KEY: 'k'.repeat(40), DATA_DIR: clinic.scratch }) }, 'wrong-key', /another key/))

  test('a target before the first backup', () =>
    refuses({ target: later(target, -86_400) }, 'refused', /^The oldest backup was finished at 2.*Z: ask for a moment after that\.$/))

  test('a target beyond the archive', () => refuses({ target: later(target, 86_400) }, 'refused', /^The archive ends at 2/))

  test('a non-empty folder', async () => {
    const into = join(clinic.scratch, 'in-use')
    mkdirSync(into)
    writeFileSync(join(into, 'something'), '')
    await refuses({ into }, 'refused', /is not empty/)
    expect(readdirSync(into)).toEqual(['something'])
  })

  test('a truncated backup', () => {
    const shelf = copyOfShelf()
    const file = fileIn(shelf.base, '.base')
    truncateSync(file, readFileSync(file).length - 40)
    return refuses({ shelf }, 'cut-short', /bytes: take a whole copy/)
  })

  test('a backup with a flipped byte', () => {
    const shelf = copyOfShelf()
    flip(fileIn(shelf.base, '.base'))
    return refuses({ shelf }, 'damaged', /was changed or damaged/)
  })

  test('a modified manifest', () => {
    const shelf = copyOfShelf()
    const file = fileIn(shelf.base, '.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"timeline": 1', '"timeline": 2'))
    return refuses({ shelf }, 'damaged', /\.json was changed or damaged/)
  })

  test('a log with a missing segment or a flipped byte', async () => {
    const lacking = copyOfShelf()
    const [first] = listBackups(clinic.shelf, clinic.key)
    rmSync(join(lacking.wal, `${first?.stop}.wal`))
    await refuses({ shelf: lacking }, 'missing', new RegExp(`^The piece ${first?.stop} of the archived log is missing`))
    const spoilt = copyOfShelf()
    flip(fileIn(spoilt.wal, '.wal'))
    await refuses({ shelf: spoilt }, 'damaged', /\.wal was changed or damaged/)
  })

  test('no backups at all', () => {
    const folder = join(clinic.scratch, 'nothing')
    return refuses({ shelf: { base: folder, wal: folder } }, 'missing', /^There is no backup/)
  })
})

describe('what cannot be backed up', () => {
  const backUpTo = (backupDir: string) =>
    makeBackup(clinic.sql, { place: { ...clinic.place, backupDir }, key: clinic.key, now: () => target }).catch((error: unknown) => error)

  test('an unwritable folder is reported by name', async () => {
    const file = join(clinic.scratch, 'a-file')
    writeFileSync(file, '')
    expect(await backUpTo(join(file, 'backups'))).toMatchObject({ code: 'not-writable', message: expect.stringContaining(file) })
  })

  test.skipIf(!canMount)('a full disk leaves no partial backup (needs a root that may mount)', async () => {
    const disk = join(clinic.scratch, 'small-disk')
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', disk])
    try {
      expect(await backUpTo(disk)).toMatchObject({ code: 'disk-full', message: expect.stringContaining(disk) })
      expect(readdirSync(disk, { recursive: true }).filter((name) => /\.(base|json|part)/.test(String(name)))).toEqual([])
    } finally {
      execFileSync('umount', ['-l', disk])
    }
  })

  test('another server’s files are refused', async () => {
    const place = { ...clinic.place, cluster: clinic.scratch }
    await expect(makeBackup(clinic.sql, { place, key: clinic.key, now: () => target })).rejects.toMatchObject({ code: 'refused' })
  })
})

test('only the newest backups are kept, with their WAL, and without a target everything is restored', async () => {
  const [oldest] = listBackups(clinic.shelf, clinic.key)
  const newest = await clinic.backUp()
  expect(pruneBackups(clinic.shelf, clinic.key, 2)).toBe(0)
  expect(pruneBackups(clinic.shelf, clinic.key, 1)).toBe(1)
  expect(listBackups(clinic.shelf, clinic.key)).toEqual([newest])
  expect(existsSync(join(clinic.shelf.wal, `${oldest?.start}.wal`))).toBe(false)
  const restored = await restore({ target: null })
  expect(restored.rows).toMatchObject({ patients: 20, audit_log: 820 })
  expect(restored.audit).toEqual({ findings: [], checked: 820 })
}, 120_000)

test('the metric of the newest backup is its completion time, and 0 without a usable one', async () => {
  const { sql, key, scratch, shelf } = clinic
  const told = (folder: string) => readLastBackup({ sql, key, config: readConfig({ DATA_DIR: join(scratch, 'data'), BACKUP_DIR: folder }) })
  const done = listBackups(shelf, key).at(-1)?.ended_at ?? ''
  expect(await told(join(scratch, 'backups'))).toBe(Date.parse(done) / 1000)
  expect(await told(join(scratch, 'no-backups'))).toBe(0)
  const spoiled = join(scratch, 'spoiled-backups')
  cpSync(join(scratch, 'backups'), spoiled, { recursive: true })
  const manifest = fileIn(join(spoiled, basename(join(shelf.base, '..')), 'base'), '.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"bytes": \d+/, '"bytes": 1'))
  expect(await told(spoiled)).toBe(0)
})
