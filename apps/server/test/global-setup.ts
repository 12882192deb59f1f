import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type DatabaseAddress, openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openEmbedded } from '../src/platform/embedded/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The tests’ server, and the migrated database that each clones. */
    testDatabase: { address: DatabaseAddress; template: string }
  }
}

const MIGRATIONS = new URL('../migrations', import.meta.url).pathname

/** One PostgreSQL per run, embedded unless `TEST_DATABASE_URL` is set, with one migrated template to clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer()
  const template = `clinic_template_${randomBytes(4).toString('hex')}`
  const admin = openDatabase(server.address, { connections: 1 })
  await admin.sql`create database ${admin.sql(template)}`
  await fillTemplate(databaseAt(server.address, template))
  project.provide('testDatabase', { address: server.address, template })
  return async () => {
    await admin.sql`drop database if exists ${admin.sql(template)} with (force)`
    await admin.close()
    await server.stop()
  }
}

/** Another database on the same server. */
export function databaseAt(address: DatabaseAddress, database: string): DatabaseAddress {
  if (!('url' in address)) return { ...address, database }
  const url = new URL(address.url)
  url.pathname = `/${database}`
  return { url: url.href }
}

async function openServer(): Promise<{ address: DatabaseAddress; stop(): Promise<void> }> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { address: { url }, stop: async () => {} }
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-test-'))
  const { socketDir, port, user, password, database, stop } = await openEmbedded({ dataDir, log: () => {} })
  return {
    address: { socketDir, port, user, password, database },
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function fillTemplate(address: DatabaseAddress): Promise<void> {
  const { sql, close } = openDatabase(address, { connections: 2 })
  await migrate(sql, MIGRATIONS)
  // Tests choose their own `now`, so one partition takes every month.
  await close()
}
