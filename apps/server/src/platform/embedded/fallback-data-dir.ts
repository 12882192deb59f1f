import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, renameSync, rmdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { clusterVersion } from './cluster.ts'
import { toFailure } from './failure.ts'
import { fsyncFolder } from './fsync-folder.ts'
import { newFallbackDataDir, type Place } from './place.ts'

/**
 * A folder outside the data folder that PostgreSQL's account can reach. A cluster already in the data folder (a clone
 * that was moved below a private folder) is copied there and only then removed; `linkFallbackDataDir` makes the link.
 */
export function chooseFallbackDataDir(place: Place, log: (line: string) => void): Place {
  const home = newFallbackDataDir(place.dataDir, log)
  const cluster = join(home, 'db')
  log(`PostgreSQL's account cannot enter ${place.dataDir}: the database is kept in ${home}, and ${join(place.dataDir, 'db')} links to it.`)
  if (clusterVersion(place.cluster) !== null) moveCluster(place, cluster)
  return { ...place, home, cluster, needsFallback: false }
}

/** Makes `db` in the data folder a link to the sheltered cluster, which must be complete by now. */
export function linkFallbackDataDir(place: Place): void {
  const link = join(place.dataDir, 'db')
  if (place.home === place.dataDir || lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()) return
  if (existsSync(link)) rmdirSync(link)
  symlinkSync(place.cluster, link)
  fsyncFolder(place.dataDir)
}

function moveCluster(place: Place, target: string): void {
  const copy = `${target}.moving-${randomBytes(4).toString('hex')}`
  const copied = spawnSync('cp', ['-pPR', place.cluster, copy], { encoding: 'utf8' })
  if (copied.status !== 0) {
    rmSync(copy, { recursive: true, force: true })
    throw toFailure(copied.error ?? new Error(`copying it to ${target} failed: ${copied.stderr.trim()}`), place.dataDir)
  }
  spawnSync('sync')
  renameSync(copy, target)
  const old = join(place.dataDir, `db.moved-${randomBytes(4).toString('hex')}`)
  renameSync(join(place.dataDir, 'db'), old)
  linkFallbackDataDir({ ...place, home: join(target, '..'), cluster: target })
  for (const name of readdirSync(place.dataDir)) {
    if (name.startsWith('db.moved-')) rmSync(join(place.dataDir, name), { recursive: true, force: true })
  }
}
