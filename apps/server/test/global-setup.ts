import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { PROGRAM_RIGHTS } from '../src/audit/program-rights.ts'
import { type DatabaseAddress, openDatabase } from '../src/platform/db/database.ts'
import { prepareSchema } from '../src/platform/db/prepare-schema.ts'
import { openEmbedded } from '../src/platform/embedded/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The tests’ server as the program’s role and as the owner of the tables, and the migrated database that each clones. */
    testDatabase: { address: DatabaseAddress; owner: DatabaseAddress; template: string }
  }
}

/** One PostgreSQL per run, embedded unless `TEST_DATABASE_URL` is set, with one migrated template to clone. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer()
  const template = `clinic_template_${randomBytes(4).toString('hex')}`
  const admin = openDatabase(server.owner, { connections: 1 })
  await admin.sql`create database ${admin.sql(template)}`
  await fillTemplate(databaseAt(server.address, template), databaseAt(server.owner, template))
  project.provide('testDatabase', { address: server.address, owner: server.owner, template })
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

type Server = { address: DatabaseAddress; owner: DatabaseAddress; stop(): Promise<void> }

async function openServer(): Promise<Server> {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { address: { url }, owner: { url }, stop: async () => {} }
  const dataDir = mkdtempSync(join(tmpdir(), 'clinic-test-'))
  const { socketDir, port, user, password, database, owner, stop } = await openEmbedded({ dataDir, log: () => {} })
  return {
    address: { socketDir, port, user, password, database },
    owner,
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function fillTemplate(address: DatabaseAddress, owner: DatabaseAddress): Promise<void> {
  const { sql, close } = openDatabase(address, { connections: 2 })
  await prepareSchema(sql, { owner, limits: PROGRAM_RIGHTS }, async () => {})
  // Tests choose their own `now`, so one partition takes every month.
  await close()
}
