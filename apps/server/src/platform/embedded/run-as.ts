import { spawnSync } from 'node:child_process'
import { EmbeddedFailure } from './failure.ts'

/** The account that PostgreSQL runs under; null: the account of this process. */
export type RunAs = { uid: number; gid: number } | null

const OWN_ACCOUNT = 'clinic-db'

/**
 * PostgreSQL refuses to run as root, so root hands it to an account without rights: the owner of the cluster where there is one,
 * else `postgres`, else `clinic-db` (made here), else `nobody`.
 * @param owner the owner of an existing cluster
 */
export function chooseRunAs(owner: RunAs): RunAs {
  if (process.getuid === undefined) {
    throw new EmbeddedFailure(
      'unsupported-platform',
      'There is no embedded PostgreSQL for this system: set DATABASE_URL to a PostgreSQL 18 server.',
    )
  }
  if (process.getuid() !== 0) return null
  if (owner !== null && owner.uid !== 0) return owner
  const account = accountOf('postgres') ?? accountOf(OWN_ACCOUNT) ?? createAccount() ?? accountOf('nobody')
  if (account === null) {
    throw new EmbeddedFailure(
      'not-permitted',
      'PostgreSQL does not run as root and no other account was found: start the program as an ordinary user.',
    )
  }
  return account
}

/** True when that account can enter the folder, every folder above it included. */
export function canEnter(dir: string, runAs: RunAs): boolean {
  const entered = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dir], { ...runAs, cwd: '/', stdio: 'ignore' })
  if ((entered.error as NodeJS.ErrnoException | undefined)?.code === 'EPERM') {
    throw new EmbeddedFailure(
      'not-permitted',
      `PostgreSQL does not run as root, and this root may not change to user ${runAs?.uid}: start the program as an ordinary user, or set DATABASE_URL.`,
      entered.error,
    )
  }
  return entered.status === 0
}

function accountOf(name: string): RunAs {
  const uid = idOf('-u', name)
  const gid = idOf('-g', name)
  return uid === null || gid === null || uid === 0 ? null : { uid, gid }
}

function idOf(flag: '-u' | '-g', name: string): number | null {
  const found = spawnSync('id', [flag, name], { encoding: 'utf8' })
  return found.status === 0 && /^\d+\s*$/.test(found.stdout) ? Number(found.stdout) : null
}

function createAccount(): RunAs {
  spawnSync('useradd', ['--system', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/bin/false', OWN_ACCOUNT], {
    stdio: 'ignore',
  })
  const made = accountOf(OWN_ACCOUNT)
  if (made !== null) return made
  spawnSync('adduser', ['-S', '-D', '-H', '-s', '/bin/false', OWN_ACCOUNT], { stdio: 'ignore' })
  return accountOf(OWN_ACCOUNT)
}
