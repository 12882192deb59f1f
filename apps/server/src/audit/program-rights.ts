import type { Sql } from '../platform/db/database.ts'
import type { Limits } from '../platform/db/grant-tables.ts'

/** What the program may do with the tables of evidence; with every other table it may read and write rows (F-17). */
export const PROGRAM_RIGHTS: Limits = {
  audit_log: ['select', 'insert'],
  audit_log_id: ['usage', 'select'],
  audit_seals: ['select', 'insert'],
  audit_marks: ['select', 'insert'],
  audit_marks_id_seq: ['select'],
  // A trigger adds; sealing an entry removes it.
  audit_unsealed: ['select', 'delete'],
  schema_migrations: ['select'],
}

/**
 * Whether these connections could change the audit log and hide it from everything but the chain of seals: as superuser, as owner of its tables or
 * of the database, or by a right on them.
 */
export async function canChangeAuditLog(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ can: boolean }[]>`
    select (select rolsuper from pg_roles where rolname = current_user)
      or has_parameter_privilege('session_replication_role', 'set')
      or (select pg_has_role(datdba, 'member') from pg_database where datname = current_database())
      or exists (
        select from pg_class c where c.relnamespace = 'public'::regnamespace
          and (c.relname in ('audit_log', 'audit_seals', 'audit_marks') or c.oid in (select inhrelid from pg_inherits where inhparent = 'audit_log'::regclass))
          and (pg_has_role(c.relowner, 'member') or has_table_privilege(c.oid, 'update, delete, truncate, trigger, references, maintain'))) as can`
  return row?.can === true
}
