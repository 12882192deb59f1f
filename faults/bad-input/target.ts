import type { Sql } from '@clinic/server/testing/database'

/** What is bombarded: the program's port, a look into its database, and the key that its chat page carries. It trusts loopback as a proxy. */
export type Target = { port: number; sql: Sql; chatKey: string }
