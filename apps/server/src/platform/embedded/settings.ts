/**
 * The server's command-line settings, which override the cluster's files. No address: it listens only on a Unix socket.
 * Nothing from a query reaches the log: no statements, parameters, row contents, or client errors, whose texts quote
 * values; the program receives those errors itself.
 */
const SERVER_SETTINGS = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '100',
  password_encryption: 'scram-sha-256',

  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',

  shared_buffers: '128MB',
  io_method: 'sync',
  max_worker_processes: '4',
  max_parallel_workers: '2',
  jit: 'off',
  random_page_cost: '1.1',

  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '%m [%p] ',
  log_checkpoints: 'off',
  log_statement: 'none',
  log_duration: 'off',
  log_min_duration_statement: '-1',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
} as const

/** What must hold before anything is written: an answered write survives a power cut, and a damaged page is noticed. */
export const DURABLE_SETTINGS = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  data_checksums: 'on',
  listen_addresses: '',
} as const

/** The server's own settings, and those of this start, as command-line arguments. */
export function serverArguments(more: Readonly<Record<string, string>>): string[] {
  return Object.entries({ ...SERVER_SETTINGS, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * Settings that put every finished piece of the write-ahead log into a folder, each minute at least. On the disk before it counts, under its
 * name only once it is whole; asked again for a piece that lies there already, it looks whether it is the same.
 */
export function archivingSettings(spool: string): Record<string, string> {
  const folder = `'${spool.replaceAll("'", "'\\''").replaceAll('%', '%%')}'`
  const [piece, draft] = [`${folder}/%f`, `${folder}/.%f.part`]
  const put = `cp "%p" ${draft} && sync ${draft} && mv ${draft} ${piece} && sync ${folder}`
  return {
    archive_mode: 'on',
    archive_command: `if [ -f ${piece} ]; then cmp -s "%p" ${piece}; else ${put}; fi`,
    archive_timeout: '60',
  }
}
