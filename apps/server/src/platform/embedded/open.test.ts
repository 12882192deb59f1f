import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { prepareBinaries } from './binaries.ts'
import { usersOf } from './leftovers.ts'
import {
  account,
  canMount,
  client,
  keepScratchFolder,
  makeReadOnly,
  newFolder,
  open,
  otherProgram,
  root,
  scratch,
  template,
  undo,
  unlinkedPackage,
  usedFolder,
  works,
} from './open.harness.ts'

keepScratchFolder()

describe('a start', () => {
  test('makes a database of its own on a new folder and finds it again on the next start', async () => {
    const dataDir = join(newFolder(), 'deep', 'er')
    const first = await open(dataDir)
    await client(first.owner)`create table kept as select 7 as n`
    await first.stop()
    expect(usersOf(join(dataDir, 'db'))).toEqual([])
    const again = await open(dataDir)
    expect((await client(again.owner)`select n from kept`)[0]).toEqual({ n: 7 })
    expect(again.lines).toEqual([])
    expect(readFileSync(join(dataDir, 'run', 'postgres.log'), 'utf8')).not.toContain('automatic recovery')
  })

  test('works from a package whose links were never made', () => {
    const bare = unlinkedPackage()
    expect(prepareBinaries(bare, scratch, account())).toMatchObject({ postgres: join(bare, 'native', 'bin', 'postgres'), major: '18' })
  })

  test.skipIf(root && !canMount)(
    'works from a copy beside the data when the package can be neither linked nor written (as root: one that may mount)',
    () => {
      const bare = unlinkedPackage()
      makeReadOnly(bare)
      const home = newFolder()
      mkdirSync(home, { mode: 0o711 })
      const made = prepareBinaries(bare, home, account())
      expect(made).toMatchObject({ postgres: expect.stringContaining(`${home}/postgres-18`), major: '18' })
      expect(prepareBinaries(bare, home, account())).toEqual(made)
    },
  )

  test('keeps every commit safe and every page checked, and lets nobody in without the password', async () => {
    const dataDir = usedFolder()
    const embedded = await open(dataDir)
    const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'server_encoding']
    const shown = await client(embedded)`select name, setting from pg_settings where name in ${client(embedded)(names)}`
    expect(Object.fromEntries(shown.map((row) => [row.name, row.setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      data_checksums: 'on',
      listen_addresses: '',
      server_encoding: 'UTF8',
    })
    const locale = client(embedded)`select datlocprovider as provider, datlocale as locale from pg_database where datname = 'clinic'`
    expect((await locale)[0]).toEqual({ provider: 'b', locale: 'C.UTF-8' })
    await expect(client(embedded, { password: 'guess' })`select 1`).rejects.toMatchObject({ code: '28P01' })
    await expect(client(embedded, { user: 'postgres' })`select 1`).rejects.toMatchObject({ code: '28P01' })
    expect((await client(embedded)`select rolsuper from pg_roles where rolname = current_user`)[0]).toEqual({ rolsuper: false })
    expect(statSync(join(dataDir, 'db.password')).mode & 0o777).toBe(0o600)
    expect(statSync(join(embedded.socketDir, '.s.PGSQL.5432')).mode & 0o777).toBe(0o700)
  })

  test('is refused when the database was told to lose commits', async () => {
    const dataDir = usedFolder()
    const before = await open(dataDir)
    await client(before)`alter role clinic set synchronous_commit = off`
    await before.stop()
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'not-durable', message: expect.stringContaining('synchronous_commit') })
    expect(usersOf(join(dataDir, 'db'))).toEqual([])
  })

  test('gives the database the password of db.password again when that file was lost', async () => {
    const dataDir = usedFolder()
    rmSync(join(dataDir, 'db.password'))
    const embedded = await open(dataDir)
    expect(embedded.password).not.toBe(readFileSync(join(template, 'db.password'), 'utf8').trim())
    await works(embedded)
  })

  test('takes a restored copy whose owner and mode changed', async () => {
    const dataDir = usedFolder()
    if (root) execFileSync('chown', ['-R', '0:0', join(dataDir, 'db')])
    chmodSync(join(dataDir, 'db'), 0o755)
    writeFileSync(join(dataDir, 'db', 'pg_hba.conf'), 'local all all trust\n')
    await expect(client(await open(dataDir), { password: 'guess' })`select 1`).rejects.toMatchObject({ code: '28P01' })
  })

  test('uses a short folder for its sockets when the path of the data folder is too long for one', async () => {
    const deep = join(newFolder(), 'a'.repeat(60), 'b'.repeat(60))
    execFileSync('mkdir', ['-p', deep])
    const dataDir = usedFolder(join(deep, 'data'))
    const embedded = await open(dataDir)
    undo.unshift(() => rmSync(embedded.socketDir, { recursive: true, force: true }))
    expect(embedded.socketDir.length).toBeLessThan(60)
    expect(statSync(embedded.socketDir).mode & 0o777).toBe(0o700)
    await works(embedded)
    expect((await otherProgram(dataDir)).said.code).toBe('in-use')
  })

  test.skipIf(!root)('shelters the database elsewhere when its account cannot enter the data folder (as root)', async () => {
    const closed = newFolder()
    mkdirSync(closed, { mode: 0o700 })
    const dataDir = join(closed, 'data')
    const first = await open(dataDir)
    const shelter = join(realpathSync(join(dataDir, 'db')), '..')
    undo.unshift(() => rmSync(shelter, { recursive: true, force: true }))
    expect(shelter).toMatch(/^\/var\/lib\/clinic\/[0-9a-f]{16}$/)
    expect(first.lines).toEqual([expect.stringContaining(shelter)])
    await client(first.owner)`create table kept as select 7 as n`
    expect((await otherProgram(dataDir)).said.code).toBe('in-use')
    await first.stop()
    const again = await open(dataDir)
    expect(again.lines).toEqual([])
    expect((await client(again.owner)`select n from kept`)[0]).toEqual({ n: 7 })
  })

  test.skipIf(!root)('moves a database along that stands where its account can no longer go (as root)', async () => {
    const closed = newFolder()
    mkdirSync(closed, { mode: 0o700 })
    const dataDir = usedFolder(join(closed, 'data'))
    const embedded = await open(dataDir)
    const shelter = join(realpathSync(join(dataDir, 'db')), '..')
    undo.unshift(() => rmSync(shelter, { recursive: true, force: true }))
    expect(shelter).toMatch(/^\/var\/lib\/clinic\//)
    await works(embedded)
    expect(readdirSync(dataDir).sort()).toEqual(['db', 'db-owner.password', 'db.password', 'run'])
  })
})
