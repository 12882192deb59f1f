import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { EmbeddedFailure } from './failure.ts'
import { until } from './until.ts'

/**
 * Clears away what a dead owner left: a server that still runs on the cluster, half-made clusters beside it, and the lock files of
 * a server that is gone. Only for the holder of the owner lock, who knows that no living program needs them.
 *
 * PostgreSQL itself trusts the process number in its lock file, which a zombie, a reused number or a torn file would block for ever.
 */
export async function clearLeftovers(cluster: string, socketDir: string, log: (line: string) => void): Promise<void> {
  if (existsSync(cluster)) await stopServer(cluster, log)
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(socketDir, name), { force: true })
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

/** Removes clusters that were being made when their maker died. */
export function removeHalfMade(cluster: string): void {
  for (const name of readdirSync(dirname(cluster))) {
    if (!name.startsWith(`${basename(cluster)}.init-`) && !name.startsWith(`${basename(cluster)}.moving-`)) continue
    const half = join(dirname(cluster), name)
    signal(usersOf(half), 'SIGKILL')
    rmSync(half, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
  }
}

/** The living PostgreSQL processes of a cluster: the server and each of its children have it as their working folder. */
export function usersOf(cluster: string): number[] {
  const real = realpathSync(cluster)
  if (!existsSync('/proc/self/stat')) return usersByArguments(real)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && isLivePostgres(name) && worksIn(name, real))
    .map(Number)
}

async function stopServer(cluster: string, log: (line: string) => void): Promise<void> {
  const users = usersOf(cluster)
  if (users.length === 0) return
  const server = recordedServer(cluster)
  if (users.includes(server)) {
    log(`A PostgreSQL (process ${server}) of an earlier run still uses ${cluster}: stopping it.`)
    signal([server], 'SIGCONT')
    signal([server], 'SIGINT')
    if (await gone(cluster, 10_000)) return
  } else if (await gone(cluster, 2_000)) return // children end by themselves once they notice that their server is dead
  signal(usersOf(cluster), 'SIGQUIT')
  if (await gone(cluster, 5_000)) return
  signal(usersOf(cluster), 'SIGKILL')
  if (await gone(cluster, 5_000)) return
  throw new EmbeddedFailure(
    'in-use',
    `Processes ${usersOf(cluster).join(', ')} still use ${cluster} and do not end: end them and start again.`,
  )
}

function gone(cluster: string, milliseconds: number): Promise<boolean> {
  return until(() => usersOf(cluster).length === 0, milliseconds)
}

function recordedServer(cluster: string): number {
  try {
    return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
  } catch {
    return Number.NaN
  }
}

function isLivePostgres(pid: string): boolean {
  const stat = readOrNothing(`/proc/${pid}/stat`)
  const state = stat.slice(stat.lastIndexOf(')') + 2)[0]
  return stat.includes('(postgres)') && state !== 'Z' && state !== 'X'
}

function worksIn(pid: string, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster
  } catch {
    // Containers can hide the working folders of other accounts from root; arguments stay visible.
    return namesCluster(readOrNothing(`/proc/${pid}/cmdline`).split('\0'), cluster)
  }
}

/** macOS has no /proc: there the server is known by the folder in its arguments. */
function usersByArguments(cluster: string): number[] {
  const list = spawnSync('ps', ['-axo', 'pid=,stat=,command='], { encoding: 'utf8' }).stdout ?? ''
  return list.split('\n').flatMap((line) => {
    const [, pid, state, command] = /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? []
    const ours =
      pid !== undefined && state?.startsWith('Z') === false && command?.includes('postgres') && command.includes(`-D ${cluster} `)
    return ours ? [Number(pid)] : []
  })
}

function namesCluster(args: string[], cluster: string): boolean {
  const folder = args[args.indexOf('-D') + 1]
  if (!args.includes('-D') || folder === undefined) return false
  try {
    return realpathSync(resolve('/', folder)) === cluster
  } catch {
    return false
  }
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It has ended by now.
    }
  }
}
