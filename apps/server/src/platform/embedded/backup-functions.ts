/** What a backup calls, and a role that is no superuser may not call unless it is let. */
export const BACKUP_FUNCTIONS = ['pg_backup_start(text, boolean)', 'pg_backup_stop(boolean)', 'pg_switch_wal()']
