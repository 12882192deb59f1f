import type { Sql } from '@clinic/server/testing/database'

/** The program under attack; every user has `password`. It trusts loopback as a proxy. */
export type Target = { port: number; sql: Sql; dataDir: string; chatKey: string; password: string; password_hash: string }
/** What an attack came to: in words, and whether the program held. */
export type Finding = { measured: string; held: boolean }
