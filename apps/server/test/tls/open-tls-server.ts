import { chmodSync, chownSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@clinic/testing/free-port'
import { openDatabase } from '../../src/platform/db/database.ts'
import { findPackage, prepareBinaries } from '../../src/platform/embedded/binaries.ts'
import { spawnSupervised } from '../../src/platform/embedded/child-process.ts'
import { openEmbedded } from '../../src/platform/embedded/open.ts'
import { choosePlace, type Place, prepareDataDir } from '../../src/platform/embedded/place.ts'
import { serverArguments } from '../../src/platform/embedded/settings.ts'
import { until } from '../../src/platform/embedded/until.ts'

/** The server’s self-signed certificate, for the name `localhost`. */
export const OWN_CERTIFICATE = join(import.meta.dirname, 'server.crt')
/** Another self-signed certificate. */
export const OTHER_CERTIFICATE = join(import.meta.dirname, 'other.crt')
const ONLY_TLS = 'hostssl all all all scram-sha-256\n'

/** A real PostgreSQL on a port of this machine that refuses connections without TLS. */
export type TlsServer = { url(host: string, query: string): string; close(): Promise<void> }

export async function openTlsServer(): Promise<TlsServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-tls-'))
  // PostgreSQL's own account has to reach the data folder.
  chmodSync(dataDir, 0o711)
  const made = await openEmbedded({ dataDir, log: () => {} })
  await made.stop()
  const place = choosePlace(prepareDataDir(dataDir))
  const { postgres } = prepareBinaries(findPackage(), place.home, place.runAs)
  const port = await freePort()
  const settings = {
    ...{ listen_addresses: '127.0.0.1', port: String(port), ssl: 'on', hba_file: give(place, 'rules.conf', ONLY_TLS) },
    ...{ ssl_cert_file: give(place, 'server.crt'), ssl_key_file: give(place, 'server.key') },
  }
  const command = [postgres, '-D', place.cluster, '-k', made.socketDir, ...serverArguments(settings)]
  const { child, ended } = spawnSupervised(command, { runAs: place.runAs, lastWord: 'interrupt', output: 'pipe' })
  let log = ''
  child.stderr?.on('data', (text: Buffer) => {
    log += text.toString()
  })
  const url = (host: string, query: string) =>
    `postgres://${made.owner.user}:${made.owner.password}@${host}:${port}/${made.database}${query}`
  const answers = () => canConnect(url('localhost', `?sslmode=verify-full&sslrootcert=${OWN_CERTIFICATE}`))
  if (!(await until(answers, 20_000, 100))) throw new Error(`the server does not answer: ${log}`)
  return {
    url,
    async close() {
      child.kill('SIGINT')
      await ended
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function canConnect(url: string): Promise<boolean> {
  const { sql, close } = openDatabase({ url }, { connections: 1 })
  try {
    await sql`select 1`
    return true
  } catch {
    return false
  } finally {
    await close()
  }
}

/** Copies a file into the cluster, readable only by PostgreSQL’s account. */
function give({ cluster, runAs }: Place, name: string, text?: string): string {
  const file = join(cluster, name)
  if (text === undefined) copyFileSync(join(import.meta.dirname, name), file)
  else writeFileSync(file, text)
  chmodSync(file, 0o600)
  if (runAs !== null) chownSync(file, runAs.uid, runAs.gid)
  return file
}
