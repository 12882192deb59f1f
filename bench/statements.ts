import { type Sql, shortReads } from '@clinic/server/testing/database'

/** A statement as the driver sends it; a parameter is its text form, or `null`. */
export type Statement = { text: string; parameters: (string | null)[] }
type Debug = (connection: number, text: string, parameters: unknown[]) => void

/** Runs some work of the server and answers with every statement that it sent: what the bare competitor has to do too. One at a time. */
export async function capture(sql: Sql, work: () => Promise<unknown>): Promise<Statement[]> {
  const heard: Statement[] = []
  const debug: Debug = (_, text, parameters) => heard.push({ text: text.trim(), parameters: parameters.map(asText) })
  const pools = [sql, shortReads(sql)].map((pool) => pool.options as unknown as { debug?: Debug | false })
  for (const options of pools) options.debug = debug
  try {
    await work()
  } finally {
    for (const options of pools) options.debug = false
  }
  return heard.filter(({ text }) => !text.includes('pg_catalog.pg_type'))
}

/** The settings of a pool's connections that decide how a statement is planned. */
export function settingsOf(sql: Sql): Record<string, string> {
  const { plan_cache_mode = 'auto' } = sql.options.connection as { plan_cache_mode?: string }
  return { plan_cache_mode }
}

/** As PostgreSQL reads it from text. */
function asText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  if (Array.isArray(value) && value.every((item) => typeof item === 'string' || typeof item === 'number')) return `{${value.join(',')}}`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
