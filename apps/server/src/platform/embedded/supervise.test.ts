import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { usersOf } from './leftovers.ts'
import {
  answers,
  canMount,
  client,
  eventually,
  keepScratchFolder,
  kill,
  open,
  otherProgram,
  smallDisk,
  usedFolder,
  works,
} from './open.harness.ts'
import type { Server } from './server.ts'
import { supervise } from './supervise.ts'

keepScratchFolder()

describe('while the program runs', () => {
  test('a killed PostgreSQL is started again by itself, and every answered write is still there', async () => {
    const dataDir = usedFolder()
    let restarts = 0
    const embedded = await open(dataDir, { onRestart: () => (restarts += 1) })
    await client(embedded.owner)`create table written (n int)`
    let answered = 0
    for (let round = 1; round <= 3; round += 1) {
      const sql = client(embedded.owner)
      for (let n = 0; n < 20; n += 1) {
        await sql`insert into written values (${n})`
        answered += 1
      }
      kill(embedded.pid())
      await eventually(() => restarts === round)
    }
    expect((await client(embedded.owner)`select count(*)::int as n from written`)[0]).toEqual({ n: answered })
    expect(embedded.lines.filter((line) => line.includes('ended unexpectedly'))).toHaveLength(3)
  })

  test('one that someone tells to end while it has connections is started again, instead of refusing new ones until they end', async () => {
    let restarts = 0
    const embedded = await open(usedFolder(), { onRestart: () => (restarts += 1) })
    await works(embedded)
    process.kill(embedded.pid() ?? 0, 'SIGTERM')
    await eventually(() => restarts === 1)
    await works(embedded)
  })

  test('a killed connection process drops the connections for a moment only', async () => {
    const embedded = await open(usedFolder())
    const sql = client(embedded.owner)
    const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    kill(row?.pid)
    await eventually(() => answers(embedded))
  })

  test('it gives up in clear words when the database cannot be started again, and stopping still works', async () => {
    const dataDir = usedFolder()
    const gaveUp: string[] = []
    const embedded = await open(dataDir, { restartTries: 2, onGiveUp: ({ code }) => gaveUp.push(code) })
    renameSync(join(dataDir, 'db', 'global', 'pg_control'), join(dataDir, 'pg_control'))
    kill(embedded.pid())
    await eventually(() => gaveUp.length > 0)
    expect(gaveUp).toEqual(['start-failed'])
    expect(embedded.lines.at(-1)).toContain('could not be started again after 2 tries')
    expect(embedded.pid()).toBeNull()
    await embedded.stop()
  })

  test('one that answers again in the moment in which it is told to stop is stopped too', async () => {
    const servers: (Server & { crash(): void })[] = []
    const serve = () => {
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      const server = { pid: servers.length + 1, ended, stop: async () => resolve(), crash: resolve }
      servers.push(server)
      return server
    }
    const { promise: again, resolve: answersAgain } = Promise.withResolvers<Server>()
    let starts = 0
    const start = () => {
      starts += 1
      return starts === 1 ? Promise.resolve(serve()) : again
    }
    const supervised = await supervise({ start, tries: 3, log: () => {}, onRestart: () => {}, onGiveUp: () => {} })
    servers[0]?.crash()
    await eventually(() => starts === 2)
    const stopped = supervised.stop()
    answersAgain(serve())
    await stopped
    expect(supervised.pid()).toBeNull()
  })

  test('stopping never hangs: not twice, not during a restart, not on a PostgreSQL that is suspended', async () => {
    const dataDir = usedFolder()
    const killed = await open(dataDir)
    kill(killed.pid())
    await Promise.all([killed.stop(), killed.stop()])
    const suspended = await open(dataDir)
    process.kill(suspended.pid() ?? 0, 'SIGSTOP')
    await suspended.stop()
    await suspended.stop()
    expect(usersOf(join(dataDir, 'db'))).toEqual([])
    expect(existsSync(join(dataDir, 'db', 'postmaster.pid'))).toBe(false)
  })

  test('Ctrl-C at the terminal reaches the program alone', async () => {
    const dataDir = usedFolder()
    const { process: program, said } = await otherProgram(dataDir)
    const session = (pid: number | undefined) => spawnSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
    expect(session(said.pid)).toBe(String(said.pid))
    expect(session(said.pid)).not.toBe(session(program.pid))
    program.stdin?.write('stop\n')
    await eventually(() => program.exitCode === 0)
    expect(usersOf(join(dataDir, 'db'))).toEqual([])
  })

  test('nothing of what a query carries reaches the log, errors and crashes included', async () => {
    const dataDir = usedFolder()
    const embedded = await open(dataDir)
    const sql = client(embedded.owner)
    await sql`create table people (health_number text primary key check (length(health_number) < 30))`
    await sql`insert into people values ('SECRET-1')`
    await expect(sql`insert into people values (${'SECRET-1'})`).rejects.toMatchObject({ code: '23505' })
    await expect(sql`insert into people values (${'SECRET-1'.repeat(9)})`).rejects.toMatchObject({ code: '23514' })
    await expect(sql.unsafe(`select 'SECRET-2'::date`)).rejects.toMatchObject({ code: '22007' })
    await expect(sql.unsafe(`selec 'SECRET-3'`)).rejects.toMatchObject({ code: '42601' })
    const [row] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    const crashed = sql.unsafe(`select pg_sleep(60), 'SECRET-4'`).catch(() => 'dropped')
    const running = client(embedded.owner)
    await eventually(
      async () => (await running`select 1 from pg_stat_activity where query like ${'%SECRET-4%'} and pid = ${row?.pid ?? 0}`).length === 1,
    )
    kill(row?.pid)
    expect(await crashed).toBe('dropped')
    const log = () => readFileSync(join(dataDir, 'run', 'postgres.log'), 'utf8')
    await eventually(() => log().includes('terminated by signal 9'))
    await eventually(() => answers(embedded))
    expect(log()).not.toContain('SECRET')
  })

  test.skipIf(!canMount)('a disk that fills up loses no answered write (a root that may mount)', async () => {
    const disk = smallDisk('140m')
    const dataDir = usedFolder(join(disk, 'data'))
    const embedded = await open(dataDir)
    await client(embedded.owner)`create table written (n int, filler text)`
    spawnSync('sh', ['-c', 'cat /dev/zero > "$1"; truncate -s -8M "$1"', 'sh', join(disk, 'ballast')], { stdio: 'ignore' })
    let answered = 0
    const sql = client(embedded.owner)
    const filling = async () => {
      for (;;) {
        await sql`insert into written select ${answered}, repeat('x', 2000) from generate_series(1, 500)`
        answered += 500
      }
    }
    await expect(filling()).rejects.toMatchObject({ code: expect.stringMatching(/^53100$|^CONNECTION_/) })
    expect(answered).toBeGreaterThan(0)
    rmSync(join(disk, 'ballast'))
    await eventually(() =>
      client(embedded.owner)`insert into written values (-1, '')`.then(
        () => true,
        () => false,
      ),
    )
    expect((await client(embedded.owner)`select count(*)::int as n from written where n >= 0`)[0]).toEqual({ n: answered })
  })
})
