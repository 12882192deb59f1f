import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findPackage, prepareBinaries } from './binaries.ts'
import { usersOf } from './leftovers.ts'
import {
  account,
  eventually,
  keepScratchFolder,
  kill,
  launch,
  newFolder,
  once,
  open,
  otherProgram,
  undo,
  usedFolder,
  works,
} from './open.harness.ts'

keepScratchFolder()

describe('what an earlier run left', () => {
  test('a killed program takes its PostgreSQL with it, and the next start carries on', async () => {
    const dataDir = usedFolder()
    const program = await otherProgram(dataDir)
    kill(program.process.pid)
    await eventually(() => usersOf(join(dataDir, 'db')).length === 0)
    await works(await open(dataDir))
  })

  test('a start right after a kill does not wait for anybody to clear up', async () => {
    const dataDir = usedFolder()
    const program = await otherProgram(dataDir)
    kill(program.process.pid)
    await works(await open(dataDir))
  })

  test('program and PostgreSQL killed at the same moment are recovered from', async () => {
    const dataDir = usedFolder()
    const program = await otherProgram(dataDir)
    const servers = usersOf(join(dataDir, 'db'))
    expect(servers).toContain(program.said.pid)
    spawnSync('kill', ['-KILL', String(program.process.pid), ...servers.map(String)])
    await works(await open(dataDir))
  })

  test.each([
    ['empty', ''],
    ['garbage', '\u0000xx\n-1\n'],
    ['of a process that is no PostgreSQL any more', `${process.pid}\n/elsewhere\n1\n5432\n\n\n0 0\nready\n`],
  ])('a lock file that is %s is set aside', async (_, content) => {
    const dataDir = usedFolder()
    writeFileSync(join(dataDir, 'db', 'postmaster.pid'), content)
    await works(await open(dataDir))
  })

  test('a process number that another process of the same account got in the meantime is not waited for', async () => {
    const dataDir = usedFolder()
    const sleeper = spawn('sleep', ['60'], { ...account(), stdio: 'ignore' })
    undo.push(() => sleeper.kill('SIGKILL'))
    const content = `${sleeper.pid}\n${join(dataDir, 'db')}\n1\n5432\n${join(dataDir, 'run')}\n\n0 0\nready\n`
    writeFileSync(join(dataDir, 'db', 'postmaster.pid'), content)
    mkdirSync(join(dataDir, 'run'))
    writeFileSync(join(dataDir, 'run', '.s.PGSQL.5432.lock'), content)
    await works(await open(dataDir))
    expect(sleeper.exitCode).toBeNull()
  })

  test('a dead PostgreSQL that nobody has buried (a zombie) is not taken for a living one', async () => {
    const dataDir = usedFolder()
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], { ...account(), stdio: ['ignore', 'pipe', 'ignore'] })
    undo.push(() => parent.kill('SIGKILL'))
    const [zombie] = (await once(parent)) as [string]
    // `sleep` waits for no children, so its own stays a zombie for as long as it sleeps.
    const shown = (pid: unknown, what: string) => spawnSync('ps', ['-o', `${what}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
    await eventually(() => shown(parent.pid, 'comm') === 'sleep' && shown(zombie, 'comm') === 'sleep')
    kill(Number(zombie))
    await eventually(() => shown(zombie, 'stat').startsWith('Z'))
    writeFileSync(join(dataDir, 'db', 'postmaster.pid'), `${zombie}\n${join(dataDir, 'db')}\n1\n5432\n\n\n0 0\nready\n`)
    await works(await open(dataDir))
  })

  test('a server that somebody started by hand on the folder is stopped first', async () => {
    const dataDir = usedFolder()
    const runAs = account()
    const { postgres: binary } = prepareBinaries(findPackage(), dataDir, runAs)
    const args = ['-D', join(dataDir, 'db'), '-k', join(dataDir, 'db'), '-c', 'listen_addresses=']
    const byHand = spawn(binary, args, { ...runAs, cwd: '/', detached: true, stdio: 'ignore' })
    undo.push(() => byHand.kill('SIGKILL'))
    await eventually(() => existsSync(join(dataDir, 'db', '.s.PGSQL.5432')))
    const embedded = await open(dataDir)
    expect(embedded.lines).toEqual([expect.stringContaining(`process ${byHand.pid}`)])
    expect(usersOf(join(dataDir, 'db'))).not.toContain(byHand.pid)
    await works(embedded)
  })

  test('a database whose making was cut short is made anew, never started', async () => {
    const dataDir = newFolder()
    const program = launch(dataDir)
    const half = () => (existsSync(dataDir) ? readdirSync(dataDir) : []).find((name) => name.startsWith('db.init-'))
    await eventually(() => existsSync(join(dataDir, half() ?? 'none', 'PG_VERSION')))
    program.kill('SIGKILL')
    expect(existsSync(join(dataDir, 'db'))).toBe(false)
    await works(await open(dataDir))
    expect(half()).toBeUndefined()
  })
})
