import type { Asking } from '../platform/db/database.ts'

/** `system`: the system identifier; the rest describes its WAL segments. */
export type ServerIdentity = { system: string; timeline: number; version: number; segment_bytes: number; archives: boolean }

/** Asks the server who it is; any role may. */
export async function identifyServer(sql: Asking): Promise<ServerIdentity> {
  const [row] = await sql<ServerIdentity[]>`
    select s.system_identifier::text as system, c.timeline_id as timeline, current_setting('server_version_num')::integer as version,
      pg_size_bytes(current_setting('wal_segment_size'))::integer as segment_bytes, current_setting('archive_mode') <> 'off' as archives
    from pg_control_system() as s, pg_control_checkpoint() as c`
  if (!row) throw new Error('the server does not say which it is')
  return row
}

/** Statements of this connection may take as long as they need. */
export async function allowLong(sql: Asking): Promise<void> {
  await sql`set statement_timeout = 0; set lock_timeout = '30s'; set idle_in_transaction_session_timeout = 0; set transaction_timeout = 0`.simple()
}

/** Tells the server that its files are about to be copied. The same connection has to end it; one that breaks off ends it too. */
export async function startCopy(connection: Asking, label: string): Promise<{ segment: string }> {
  const [row] = await connection<
    { segment: string }[]
  >`select pg_walfile_name(lsn) as segment from pg_backup_start(${label}, true) as s (lsn)`
  if (!row) throw new Error('the server did not start the backup')
  return row
}

/** Ends it: the label file that makes the copy a backup, and the last piece of the log that it needs. `wait`: until that was archived. */
export async function stopCopy(connection: Asking, wait: boolean): Promise<{ segment: string; label: string; tablespaces: string }> {
  const [row] = await connection<{ segment: string; label: string; tablespaces: string }[]>`
    select pg_walfile_name(lsn) as segment, labelfile as label, coalesce(spcmapfile, '') as tablespaces from pg_backup_stop(${wait})`
  if (!row) throw new Error('the server did not end the backup')
  return row
}

/** Closes the piece of the log that is being written, so that it can be archived. */
export async function switchWal(sql: Asking): Promise<void> {
  await sql`select pg_switch_wal()`
}

/** Where a server keeps its files, where it tells that to this role. */
export async function findDataDirectory(sql: Asking): Promise<string | null> {
  const [row] = await sql<{ folder: string }[]>`select setting as folder from pg_settings where name = 'data_directory'`
  return row?.folder ?? null
}

/** Whether a restored server still reads its backup. */
export async function isRecovering(sql: Asking): Promise<boolean> {
  const [row] = await sql<{ recovering: boolean }[]>`select pg_is_in_recovery() as recovering`
  return row?.recovering === true
}

/** Rows of every table, each read to its end, by name. */
export async function countRows(sql: Asking): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p' order by 1`
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await sql<{ rows: number }[]>`select count(*) as rows from ${sql(name)}`
    counts[name] = row?.rows ?? 0
  }
  return counts
}
